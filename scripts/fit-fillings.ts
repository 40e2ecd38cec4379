/**
 * Weights by which the ways to fill slots compete. First each slot by itself (multinomial logit), then all slots of a call
 * together: the fillings that the beam of choose-arguments.ts finds compete, and the probability of those with the fewest
 * wrong slots is raised. AdaGrad, L2, means over the later half of the epochs.
 */
import { rankFillings, type Weighed } from '../src/agent/understand/calls/choose-arguments.ts'
import type { Example } from './argument-examples.ts'
import { scoreOf, toProbabilities, type FeaturedSlot } from '../src/agent/understand/calls/score-ways.ts'

type Weights = Record<string, number>

/** One slot with every way to fill it, and which of those are right. */
interface SlotExample {
  featured: FeaturedSlot
  ways: Weights[]
  right: boolean[]
}

/** The slots of one call that are to be filled together. */
interface CallExample {
  slots: SlotExample[]
  mentions: Weighed[]
}

export interface FitOptions {
  epochs: number
  jointEpochs: number
  l2: number
  /** Features that fewer slots than this have are left out. */
  least: number
}

/** What the weights of the repository are fitted with; `l2` by cross-validation, over rows and over tools. */
export const ARGUMENT_OPTIONS: FitOptions = { epochs: 16, jointEpochs: 4, l2: 0.006, least: 3 }

/** Weights for rows: those of one call are filled together, of others each slot stands by itself. */
export function fitExamples(examples: Example[], options: FitOptions): Weights {
  const calls = Map.groupBy(
    examples.filter(e => e.single),
    e => e.row,
  )
  return fitFillings(
    [...calls.values()].map(slots => ({ slots, mentions: slots[0]!.mentions })),
    examples.filter(e => !e.single),
    options,
  )
}

/** How much a slot by itself counts while whole fillings are fitted. */
const ALONE = 0.3

/** Weights for slots by themselves (`others`) and for calls. */
function fitFillings(calls: CallExample[], others: SlotExample[], options: FitOptions): Weights {
  const slots = [...calls.flatMap(call => call.slots), ...others].filter(isUseful)
  const kept = countFeatures(slots, options.least)
  const first = descend({}, slots, { epochs: options.epochs, rate: 0.25, start: 1e-6, l2: options.l2, kept }, pullSlot)
  return descend(
    first,
    [...calls, ...others.filter(isUseful)],
    { epochs: options.jointEpochs, rate: 0.1, start: 1, l2: options.l2, kept },
    (example, weights, pull) =>
      'slots' in example ? pullCall(example, weights, pull) : pullSlot(example, weights, pull),
  )
}

const isUseful = ({ ways, right }: SlotExample) => ways.length > 1 && right.includes(true)

function countFeatures(slots: readonly SlotExample[], least: number): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { ways } of slots)
    for (const name of new Set(ways.flatMap(features => Object.keys(features))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Set([...counts].flatMap(([name, count]) => (count >= least ? [name] : [])))
}

/** Adds some features to the gradient, so many times. */
type Pull = (features: Weights, times: number) => void

function pullSlot({ ways, right }: SlotExample, weights: Weights, pull: Pull): void {
  const chances = softmax(ways.map(features => scoreOf(features, weights)))
  const good = chances.reduce((sum, chance, i) => sum + (right[i] ? chance : 0), 0)
  ways.forEach((features, i) => pull(features, (right[i] ? chances[i]! / Math.max(good, 1e-12) : 0) - chances[i]!))
}

/** The fillings of a call with the fewest wrong slots against the others that were found. */
function pullCall({ slots, mentions }: CallExample, weights: Weights, pull: Pull): void {
  const options = slots.map(({ featured: { slot, ways }, right }) => ({
    slot,
    ways: toProbabilities(ways, ({ features }) => scoreOf(features, weights)).map((way, i) => ({
      ...way,
      isWrong: right.includes(true) && !right[i],
    })),
  }))
  const fillings = rankFillings(options, mentions)
  const wrong = fillings.map(({ choices }) => choices.filter(choice => choice.isWrong).length)
  const least = Math.min(...wrong)
  const chances = softmax(fillings.map(filling => filling.score))
  const good = chances.reduce((sum, chance, i) => sum + (wrong[i] === least ? chance : 0), 0)
  fillings.forEach(({ choices }, i) => {
    const times = (wrong[i] === least ? chances[i]! / good : 0) - chances[i]!
    if (Math.abs(times) > 1e-4) for (const { features } of choices) pull(features, times)
  })
  for (const slot of slots.filter(isUseful)) pullSlot(slot, weights, (features, times) => pull(features, times * ALONE))
}

/** Ascends the gradient that `pullAll` gives for each example, from some weights. */
function descend<E>(
  from: Weights,
  examples: readonly E[],
  {
    epochs,
    rate,
    start,
    l2,
    kept,
  }: { epochs: number; rate: number; start: number; l2: number; kept: ReadonlySet<string> },
  pullAll: (example: E, weights: Weights, pull: Pull) => void,
): Weights {
  const weights: Weights = { ...from }
  const mean: Weights = {}
  const squares: Weights = {}
  const random = shuffler()
  const later = Math.floor(epochs / 2)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of random(examples)) {
      const gradient: Weights = {}
      pullAll(example, weights, (features, times) => {
        for (const name in features)
          if (kept.has(name)) gradient[name] = (gradient[name] ?? 0) + times * features[name]!
      })
      for (const name in gradient) {
        const step = gradient[name]! - l2 * (weights[name] ?? 0)
        squares[name] = (squares[name] ?? start) + step * step
        weights[name] = (weights[name] ?? 0) + (rate * step) / Math.sqrt(squares[name])
      }
    }
    if (epoch >= epochs - later) for (const name in weights) mean[name] = (mean[name] ?? 0) + weights[name]! / later
  }
  return mean
}

/** Puts examples in another order each time, the same ones in every run. */
function shuffler(): <E>(examples: readonly E[]) => E[] {
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  return examples =>
    examples
      .map(example => ({ example, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ example }) => example)
}

function softmax(scores: number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - most))
  const whole = powers.reduce((a, b) => a + b, 0)
  return powers.map(power => power / whole)
}
