import { wordList } from '../../../lib/patterns.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'
import { stem } from '../language/words.ts'
import { attributesOf, fieldInUnit, unitOf } from './field-units.ts'
import type { Target } from './number-target.ts'
import { fieldAround, isNumeric, type NumberLiteral } from './shared.ts'

/** "taller than 1.8 m", "over 200 pounds": a length or weight, where that is what is measured, and no millions or money. */
export function inOtherUnit(draft: Draft, literal: NumberLiteral, first: number): Partial<NumberLiteral> {
  const { otherwise } = literal
  if (!otherwise) return {}
  const { measure } = otherwise
  // "cost less than a pound": of a price it is money.
  if (draft.chunks.slice(Math.max(0, first - 2), first + 1).some(({ text }) => PRICING.test(text))) return {}
  const told = wordsOfMeasure(draft, first).map(t => t.measured)
  const at = draft.chunks.findIndex(c => c.literal === literal)
  const beside = fieldAround(draft, first, at, m => isNumeric(m) && unitOf(m.field)?.quantity === measure.quantity)
  const isMeasured =
    beside !== undefined || draft.nodes.some(n => fieldInUnit(n.entity, measure, told) && told.length > 0)
  return isMeasured ? { ...otherwise, unit: 'plain' } : {}
}

/** Verbs and adjectives of price (closed class; Levin, 1993, 54.3). */
const PRICING =
  /^(?:costs?|costing|priced|worth|charges?|charging|sells?|selling|paid|pays?|earns?|owes?|owed|cheap(?:er)?|dear(?:er)?|expensive)$/i

/** "from 10 to 30 million": the scale said last holds for both, where the range rises so. */
export function shareScale(literal: NumberLiteral, other: NumberLiteral | undefined): void {
  if (!other?.scale || literal.scale || literal.value >= other.value / other.scale) return
  literal.value *= other.scale
  literal.scale = other.scale
}

/** "between 150 and 350 euros", "$150 to 350": the unit that one end has is that of both. */
export function shareUnit(literal: NumberLiteral, other: NumberLiteral | undefined): void {
  if (!other || literal.unit === other.unit) return
  if (literal.unit === 'plain' && !literal.measure) literal.unit = other.unit
  else if (other.unit === 'plain' && !other.measure) other.unit = literal.unit
}

/** Adjectives and verbs of measure before a number: "longer than", "who owe more than", "lasting". */
export function wordsOfMeasure(draft: Draft, first: number): { chunk: Chunk; measured: Set<string> }[] {
  const out: { chunk: Chunk; measured: Set<string> }[] = []
  for (let i = first; i >= Math.max(0, first - 2); i--) {
    const chunk = draft.chunks[i]!
    const measured = i === first || isFree(chunk) ? (attributesOf(chunk.text) ?? pricedBy(draft, i)) : undefined
    if (measured) out.push({ chunk, measured })
    if (draft.nodes.some(n => n.at === i)) break
  }
  return out
}

/** "bought for 10k to 20k": verbs of exchange with "for" speak of the price (Levin, 1993, 13.5.1). */
const pricedBy = ({ chunks }: Draft, at: number): Set<string> | undefined =>
  /^(bought|purchased|acquired|sold|auctioned|rented|leased|hired)$/i.test(chunks[at]!.text) &&
  /^for$/i.test(chunks[at + 1]?.text ?? '')
    ? PRICED
    : undefined

const PRICED = new Set(['price', 'cost'].map(stem))

/** "5 star", "4 stars or more", "an hour late". */
export function wordBehind(draft: Draft, at: number): { chunk: Chunk; measured: Set<string> }[] {
  const chunk = draft.chunks[at + 1]
  // "people" may be near to a field of others.
  const isNothingElse = chunk && !chunk.entities.length && !chunk.values.length
  const isVague = isNothingElse && PERSONS.test(chunk.text) && chunk.fields.every(f => f.quality < 0.8)
  const isWord = chunk && isFree(chunk) && (chunk.kind === 'unknown' || isVague)
  const counted = BEHIND.find(([words]) => words.test(chunk?.text ?? ''))?.[1]
  const measured = isWord ? (attributesOf(chunk.text) ?? counted) : undefined
  return chunk && measured ? [{ chunk, measured }] : []
}

/** "60 people or more", "for 12 persons": so many have their place. */
export const PERSONS = /^(?:people|persons|pax)$/i
const BEHIND: readonly [words: RegExp, attributes: Set<string>][] = [
  [
    PERSONS,
    new Set(
      wordList`
    capacity seats seat places guests persons people occupancy occupants party covers diners passengers attendees headcount pax
  `.map(stem),
    ),
  ],
  [/^(?:late|delayed)$/i, new Set(['delay', 'lateness', 'delayed'].map(stem))],
]

/** "50 a day" of a `daily_rate`. */
const saysEach = (words: readonly string[], unit: Chunk): boolean =>
  words.some(word => PERIOD_ADJECTIVES.get(word) === unit.text.toLowerCase())

/** "under 200 a night" of a `price_per_night`: the one figure of the records that is for each of what stands behind the number. */
export function fieldByRate(
  draft: Draft,
  last: number,
  fits: (mention: { field: Field }) => boolean,
): Target | undefined {
  const [per, unit] = draft.chunks.slice(last + 1, last + 3)
  if (!/^(?:an?|per|each|every)$/i.test(per?.text ?? '') || !unit || unit.literal || unit.values.length)
    return undefined
  const isFor = ({ words }: Field) => {
    const each = words.indexOf('per')
    return (each > 0 && words[each + 1]?.slice(0, 3) === unit.text.toLowerCase().slice(0, 3)) || saysEach(words, unit)
  }
  const found = draft.nodes.flatMap(node =>
    node.entity.fields.filter(field => isFor(field) && fits({ field })).map(field => ({ node, field })),
  )
  const [one, ...others] = found
  if (!one || others.length) return undefined
  return one
}

/** "150 an hour", "20 per night": the unit of a rate goes with a field that names it. */
export function useRate(draft: Draft, last: number, field: Field): void {
  const [per, unit] = draft.chunks.slice(last + 1, last + 3)
  if (
    /^(a|an|per|each|every)$/i.test(per?.text ?? '') &&
    isFree(unit) &&
    (field.words.some(w => w.slice(0, 3) === unit.text.toLowerCase().slice(0, 3)) || saysEach(field.words, unit))
  ) {
    use(per!, 'condition')
    use(unit, 'condition')
  }
}
