/**
 * Fits the weights by which arguments are chosen (src/agent/understand/calls/argument-weights.json): for every slot of
 * the accepted call of a row the ways to fill it compete, and the probability of those that are accepted is raised
 * (multinomial logit, AdaGrad, L2). The features are general (see read-features.ts): no word of a row or a tool.
 *
 *   node scripts/fit-arguments.ts FILE.jsonl… [--even | --odd] [--out JSON] [--folds N] [--epochs N] [--l2 X]
 *
 * Prints the share of slots whose best way is an accepted one, on the rows themselves and by cross-validation.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openReader } from '../src/agent/understand/calls/read-text.ts'
import { chooseArguments, type Weighed } from '../src/agent/understand/calls/choose-arguments.ts'
import {
  rateWays,
  readWays,
  scoreOf,
  weighMentions,
  type FeaturedSlot,
} from '../src/agent/understand/calls/score-ways.ts'
import { isSame } from './judge-calls.ts'
import { PART_OPTIONS, partOf, loadRows, messageOf, toCard } from './load-rows.ts'

interface Example {
  row: string
  index: number
  category: string
  message: string
  options: unknown[]
  mentions: Weighed[]
  /** The row accepts one call only. */
  single: boolean
  name: string
  featured: FeaturedSlot
  ways: Record<string, number>[]
  right: boolean[]
}

/** The accepted values of a slot; [''] where the accepted call has none of it. */
function acceptedAt(accepted: Record<string, unknown>, path: string[]): unknown[] {
  let options: unknown[] = [accepted]
  for (const key of path) {
    options = options.flatMap(option => {
      if (typeof option !== 'object' || option === null || Array.isArray(option)) return option === '' ? [''] : []
      const part = (option as Record<string, unknown>)[key]
      return part === undefined ? [''] : Array.isArray(part) ? part : [part]
    })
  }
  return options.length ? options : ['']
}

/**
 * One example for each slot of each function that a row's accepted calls name. Where one function is called several
 * times, the values of all its calls are right: which stretch belongs to which call is no matter of these weights.
 */
async function readExamples(files: string[], part?: 'even' | 'odd'): Promise<Example[]> {
  const read = await openReader()
  const now = new Date()
  const asked = loadRows(files, part).flatMap(row =>
    [...Map.groupBy(row.gold ?? [], gold => Object.keys(gold)[0]!)].map(([name, calls]) => ({
      row,
      name,
      calls: calls.map(call => call[name]!),
    })),
  )
  return asked.flatMap(({ row, name, calls }) => {
    const called = row.functions.find(f => f.name === name)
    if (!called) return []
    const text = read(messageOf(row), now)
    const tool = toCard(called)
    const mentions = weighMentions(text, tool)
    return readWays(text, tool).map(all => {
      const { slot } = all
      const ways = all.ways.filter(way => !way.candidate?.features.unfit)
      const featured = { slot, ways }
      const lists = calls.map(call => acceptedAt(call, slot.path))
      const options = lists.flat()
      return {
        row: row.id,
        index: row.index,
        category: row.category,
        message: messageOf(row),
        options,
        mentions,
        single: row.gold!.length === 1,
        featured,
        name: slot.path.join('.'),
        ways: ways.map(way => way.features),
        right: ways.map(({ candidate }) => {
          if (candidate) return options.some(o => o !== '' && isSame(candidate.value, o))
          return (
            lists.every(list => list.includes('')) ||
            (slot.required && slot.path.length === 1 && options.some(o => isSame(slot.default, o)))
          )
        }),
      }
    })
  })
}

function softmax(scores: number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - most))
  const whole = powers.reduce((a, b) => a + b, 0)
  return powers.map(power => power / whole)
}

function fit(examples: Example[], epochs: number, l2: number): Record<string, number> {
  const weights: Record<string, number> = {}
  /** The mean over the later half of the epochs, which varies less than the last one. */
  const mean: Record<string, number> = {}
  const squares: Record<string, number> = {}
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const usable = examples.filter(e => e.right.includes(true) && e.ways.length > 1)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of usable
      .map(e => ({ e, r: random() }))
      .sort((a, b) => a.r - b.r)
      .map(({ e }) => e)) {
      const chances = softmax(example.ways.map(features => scoreOf(features, weights)))
      const good = chances.reduce((sum, p, i) => sum + (example.right[i] ? p : 0), 0)
      const gradient: Record<string, number> = {}
      example.ways.forEach((features, i) => {
        const pull = (example.right[i] ? chances[i]! / Math.max(good, 1e-12) : 0) - chances[i]!
        for (const name in features) gradient[name] = (gradient[name] ?? 0) + pull * features[name]!
      })
      for (const name in gradient) {
        const step = gradient[name]! - l2 * (weights[name] ?? 0)
        squares[name] = (squares[name] ?? 1e-6) + step * step
        weights[name] = (weights[name] ?? 0) + (0.25 * step) / Math.sqrt(squares[name]!)
      }
    }
    if (epoch >= epochs / 2)
      for (const name in weights) mean[name] = (mean[name] ?? 0) + weights[name]! / Math.floor(epochs / 2)
  }
  return mean
}

interface Result {
  /** Slots whose best way is right, that have a right way at all, and all of them. */
  slots: number
  reachable: number
  all: number
  /** Rows all of whose slots are right once they are filled together, by category. */
  rows: Record<string, [number, number]>
}

const noResult = (): Result => ({ slots: 0, reachable: 0, all: 0, rows: {} })

function measure(examples: Example[], weights: Record<string, number>, result = noResult()): Result {
  for (const { ways, right } of examples) {
    const scores = ways.map(features => scoreOf(features, weights))
    if (right[scores.indexOf(Math.max(...scores))]) result.slots++
    if (right.includes(true)) result.reachable++
    result.all++
  }
  for (const slots of Map.groupBy(
    examples.filter(e => e.single),
    e => e.row,
  ).values()) {
    const chosen = chooseArguments(
      slots.map(e => rateWays(e.featured, weights)),
      slots[0]!.mentions,
    )
    const good = slots.every(({ featured, right }) => {
      const { candidate } = chosen.find(choice => choice.slot === featured.slot)!
      return right[featured.ways.findIndex(way => way.candidate === candidate)]
    })
    const entry = (result.rows[`${slots[0]!.category} ${slots[0]!.index % 2 ? 'odd' : 'even'}`] ??= [0, 0])
    if (good) entry[0]++
    entry[1]++
  }
  return result
}

/** Every slot of even rows that was filled wrongly: what was taken, and what it should have been. */
function showMisses(examples: Example[], weights: Record<string, number>): void {
  for (const slots of Map.groupBy(
    examples.filter(e => e.single && e.index % 2 === 0),
    e => e.row,
  ).values()) {
    const chosen = chooseArguments(
      slots.map(e => rateWays(e.featured, weights)),
      slots[0]!.mentions,
    )
    for (const { row, name, message, options, featured, right } of slots) {
      const choice = chosen.find(c => c.slot === featured.slot)!
      const at = featured.ways.findIndex(way => way.candidate === choice.candidate)
      if (right[at]) continue
      const known = right.includes(true) ? '' : ' (unreachable)'
      console.log(
        `${row} ${name}: ${JSON.stringify(choice.candidate?.value)} (${choice.probability.toFixed(2)}) not ${JSON.stringify(options)}${known}\n    ${message.slice(0, 300)}`,
      )
    }
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...PART_OPTIONS,
      out: { type: 'string' },
      folds: { type: 'string' },
      epochs: { type: 'string' },
      l2: { type: 'string' },
      unreachable: { type: 'boolean' },
      misses: { type: 'boolean' },
    },
  })
  const examples = await readExamples(positionals, partOf(values))
  const epochs = Number(values.epochs ?? 16)
  const l2 = Number(values.l2 ?? 0.001)
  const folds = Number(values.folds ?? 0)
  if (values.unreachable)
    for (const e of examples.filter(x => !x.right.includes(true)))
      console.log(e.row, e.name, JSON.stringify(e.options), '|', e.message.slice(0, 240))
  const weights = fit(examples, epochs, l2)
  console.log('on the rows themselves', measure(examples, weights))
  if (folds > 1) {
    const rows = [...new Set(examples.map(e => e.row))]
    const foldOf = new Map(rows.map((row, at) => [row, at % folds]))
    const total = noResult()
    for (let fold = 0; fold < folds; fold++) {
      const learned = fit(
        examples.filter(e => foldOf.get(e.row) !== fold),
        epochs,
        l2,
      )
      const held = examples.filter(e => foldOf.get(e.row) === fold)
      measure(held, learned, total)
      if (values.misses) showMisses(held, learned)
    }
    console.log(`by ${folds}-fold cross-validation`, total)
  }
  if (values.out) {
    const kept = Object.entries(weights).filter(([, w]) => Math.abs(w) > 0.02)
    const rounded = kept.map(([name, w]) => [name, Number(w.toFixed(3))] as const).sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
  }
}

await main()
