import type { Candidate } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { Span } from './planned-call.ts'

/** A way to fill a slot, with its probability; one without candidate leaves it empty. */
export interface Way {
  candidate?: Candidate
  probability: number
  /** The sum of what speaks for it, of which the probability is made. */
  score?: number
}

/** The ways to fill one slot. */
export interface Options<W extends Way = Way> {
  slot: Slot
  ways: W[]
}

/** One slot with what was chosen for it. */
export type Choice<W extends Way = Way> = W & { slot: Slot }

const WIDTH = 24
const MOST_WAYS = 7
/** What it costs that two slots take the same words of the text, or parts of each other's. */
const SHARED = 8
const OVERLAP = 5
const SAME_SOFT = 1.5
const WITHIN_SOFT = 1
/** A text may always leave an argument out: its probability is never less. */
const LEFT_OUT = 0.002
/** What it costs to fill a series of slots against its order. */
const DISORDER = 2.5
/** Slots whose values say what another slot's value is said in, too: an allowed value may stand within a phrase; a comparison does not. */
const isSoft = ({ kind, features }: Candidate) => kind === 'flag' || (kind === 'choice' && !features.comparator)

/** All slots filled together, with the logarithm of how likely that is beside other fillings. */
export interface Filling<W extends Way = Way> {
  choices: Choice<W>[]
  score: number
}

/** The most likely filling of all slots together. */
export function chooseArguments(all: readonly Options[], mentions: readonly Weighed[] = []): Choice[] {
  return withOthers(rankFillings(all, mentions)[0]!.choices, all)
}

/** The likely fillings of all slots, best first: a beam over the slots, surest first; stretches of text serve once. */
export function rankFillings<W extends Way>(
  all: readonly Options<W>[],
  mentions: readonly Weighed[] = [],
): Filling<W>[] {
  const sorted = all
    .map(({ slot, ways }) => ({ slot, ways: ways.toSorted((a, b) => b.probability - a.probability) }))
    .toSorted((a, b) => b.ways[0]!.probability - a.ways[0]!.probability)
  let fillings: Filling<W>[] = [{ choices: [], score: 0 }]
  for (const { slot, ways } of sorted) {
    const tried = ways.filter((way, at) => at < MOST_WAYS || !way.candidate)
    const next: Filling<W>[] = []
    for (const { choices, score } of fillings)
      for (const way of tried) {
        const cost = choices.reduce(
          (total, other) => total + costOf(way.candidate, other.candidate) + costOfOrder(slot, way.candidate, other),
          0,
        )
        const gain = gainOf(way.candidate, choices, mentions)
        next.push({
          choices: [...choices, { slot, ...way }],
          score: score + Math.log(Math.max(way.probability, way.candidate ? 1e-9 : LEFT_OUT)) + gain - cost,
        })
      }
    fillings = next.toSorted((a, b) => b.score - a.score).slice(0, WIDTH)
  }
  return fillings
}

/** Choices as sure as they are once the others are made: what those have taken is no alternative any more. */
function withOthers(choices: Choice[], all: readonly Options[]): Choice[] {
  return choices.map((choice, at) => {
    if (!choice.candidate) return choice
    const others = choices.filter((other, i) => i !== at && other.candidate && other.probability > choice.probability)
    const { ways } = all.find(({ slot }) => slot === choice.slot)!
    const taken = ways.reduce(
      (sum, { candidate, probability }) =>
        candidate !== choice.candidate && others.some(other => costOf(candidate, other.candidate) >= SAME_SOFT)
          ? sum + probability
          : sum,
      0,
    )
    return { ...choice, probability: Math.min(1, choice.probability / Math.max(choice.probability, 1 - taken)) }
  })
}

/** A stretch of the text that some slot should take, and how much speaks for that. */
export interface Weighed extends Span {
  weight: number
}

/** What a candidate adds by taking what no other slot took yet. */
function gainOf(candidate: Candidate | undefined, choices: readonly Choice[], mentions: readonly Weighed[]): number {
  // A moment is none of what a slot for something else should take.
  if (!candidate || candidate.kind === 'flag' || candidate.features.strange) return 0
  let gain = 0
  for (const mention of mentions)
    if (covers(candidate, mention) && !choices.some(other => other.candidate && covers(other.candidate, mention)))
      gain += mention.weight
  return gain
}

const covers = (candidate: Candidate, mention: Span) =>
  candidate.start <= mention.start && candidate.end >= mention.end && candidate.kind !== 'rest'

/** Two slots whose names differ only by a number, a letter or an order word are filled in their order: x1 before x2. */
function costOfOrder(slot: Slot, candidate: Candidate | undefined, other: Choice): number {
  if (!candidate || !other.candidate || slot.place === undefined || other.slot.place === undefined) return 0
  if (slot.kind !== other.slot.kind || slot.series !== other.slot.series) return 0
  const inOrder = slot.place < other.slot.place === candidate.start < other.candidate.start
  return inOrder || candidate.start === other.candidate.start ? 0 : DISORDER
}

const isOneOfEvery = (list: Candidate, one: Candidate): boolean =>
  list.features.everyNumber === 1 && one.kind === 'number' && !Array.isArray(one.value)

function costOf(a: Candidate | undefined, b: Candidate | undefined): number {
  if (!a || !b || a.start >= b.end || b.start >= a.end) return 0
  const same = a.start === b.start && a.end === b.end
  // A flag or an allowed value may be said within what another slot takes, but hardly with the same words.
  if (isSoft(a) || isSoft(b))
    return a.kind === 'choice' && b.kind === 'choice' && same ? SHARED / 2 : same ? SAME_SOFT : WITHIN_SOFT
  // A list of every figure leaves out those that others take.
  if (isOneOfEvery(a, b) || isOneOfEvery(b, a)) return 0
  // Latitude and longitude are said at one place.
  if (a.features.coordinate && b.features.coordinate) return a.value === b.value ? SHARED : 0
  // So are the coefficients of a polynomial.
  if (a.features.coefficient && b.features.coefficient) return 0
  // The things and how many of each are said at one place.
  if (a.features.counted && b.features.counted) return 0
  // A date and its time of day, its year and its month, are said at one place, too.
  if ([a, b].every(c => ['writtenTime', 'written', 'datePart', 'dateYear', 'clockPart'].some(part => c.features[part])))
    return a.value === b.value ? SHARED : 0
  // What is converted is not in the unit it is converted to.
  if (same && a.features.unitOfNumber && b.features.unitOfNumber) return SHARED
  if (
    a.features.unitOfNumber ||
    b.features.unitOfNumber ||
    a.features.currencyOfAmount ||
    b.features.currencyOfAmount ||
    a.features.clockPart ||
    b.features.clockPart
  )
    return 0
  return same ? SHARED : OVERLAP
}
