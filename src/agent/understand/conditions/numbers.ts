import type { Field } from '../entity-model/catalogue-model.ts'
import { gradesQuality } from '../language/gradables.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { singular } from '../language/words.ts'
import { addCondition, type Draft, isFree, type Node, use } from '../reading/draft.ts'
import { countedRelation } from './counts.ts'
import { alternatives, attributive, plainCount, plainEquality } from './equalities.ts'
import { fitsUnit, inUnitOf, isMeasuredBy } from './field-units.ts'
import { readSumBelow } from './sums-below.ts'
import { isOfDuration, OTHER_TIME, readLasting, tellsDuration } from './lasting.ts'
import { isBareAge, readAge } from './number-ages.ts'
import { type Ended, fieldByMeasure, fieldByUnit, otherEnd, ownUnit } from './number-target.ts'
import { negationBefore } from './negation.ts'
import { doubtTimeTaken } from './time-taken.ts'
import { inOtherUnit, PERSONS, shareScale, useRate, wordBehind, wordsOfMeasure } from './number-words.ts'
import {
  comparisonAround,
  type Bound,
  distantField,
  fieldAround,
  isNumeric,
  labelOf,
  markUsed,
  MIRRORED,
  numberAt,
  pickField,
  type NumberLiteral,
  SIGNS,
  unitChunkOf,
} from './shared.ts'

/** Numbers with comparators, ranges and bounds: "over $5M", "90 or more", "between 3 and 7", "longer than 2 hours", "500 employees". */
export function readNumberConditions(draft: Draft): void {
  const { chunks } = draft
  let before: Ended | undefined
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at]!
    const literal = numberAt(draft, at)
    if (!isFree(chunk) || !literal) continue
    const bound =
      comparisonAround(draft, at) ??
      forPersons(draft, at) ??
      plainCount(draft, at) ??
      plainEquality(draft, at) ??
      attributive(draft, at)
    if (!bound) continue
    const { op, first, second } = bound
    Object.assign(literal, inOtherUnit(draft, literal, first))
    const unit = unitChunkOf(draft, second ?? at)
    const last = Math.max(bound.last, unit ?? 0)
    const other = second === undefined ? undefined : numberAt(draft, second)
    shareScale(literal, other)
    const measure = literal.measure ?? other?.measure
    if (measure?.quantity === 'time' && !negationBefore(draft, first, 5)) doubtTimeTaken(draft, first)
    const told = [...wordsOfMeasure(draft, first), ...wordBehind(draft, unit ?? at)]
    const fits = ({ field }: { field: Field }) =>
      fitsUnit(field, measure) &&
      (literal.unit === 'plain' || other !== undefined || field.role === 'number' || field.role === literal.unit)
    const behind = bound.named === undefined ? undefined : chunks[bound.named]
    const own =
      behind &&
      pickField(
        draft,
        bound.named!,
        behind.fields.filter(m => isNumeric(m) && fits(m)),
      )
    const beside =
      (own && { ...own, chunk: behind }) ??
      fieldAround(draft, first, last, m => isNumeric(m) && fits(m)) ??
      ownUnit(draft, unit, measure)
    const named = otherEnd(draft, bound, before, measure, beside?.chunk, unit) ?? beside
    if (
      !named &&
      !measure &&
      literal.unit !== 'percent' &&
      !fieldByMeasure(draft, told, undefined) &&
      countedRelation(draft, at, last, op, literal.value)
    ) {
      markUsed(draft, first, last)
      continue
    }
    if (!named && readAge(draft, at, { ...bound, last }, literal, other, told)) continue
    const target =
      named ??
      fieldByMeasure(draft, told, measure) ??
      distantField(draft, first, last, m => isNumeric(m) && fits(m)) ??
      (measure ? undefined : fieldByUnit(draft, at, literal))
    // "lasted under a week": the verb names no figure, it only may measure one.
    const isNamed = named !== undefined && !told.some(({ chunk }) => chunk === named.chunk)
    if (!isNamed && isOfDuration(told) && !(target && tellsDuration(target.field))) {
      const lasting = [literal.value, ...(other ? [other.value] : [])]
      if (readLasting(draft, at, op, lasting, measure)) {
        markUsed(draft, first, last)
        for (const { chunk } of told) use(chunk, 'condition')
        continue
      }
      if (!target) continue
      if (measure) draft.sureness = Math.min(draft.sureness, OTHER_TIME)
    }
    if (!target && isBareAge(op, literal) && readAge(draft, at, { ...bound, last }, literal, other, told, true))
      continue
    if (!target || isAgeOfLife(target, draft, first, literal)) continue
    const { field } = target
    const scale = (number: NumberLiteral) =>
      field.fraction && (number.unit === 'percent' || number.value > 1)
        ? Number((number.value / 100).toPrecision(12))
        : inUnitOf(field, number.value, number.measure ?? measure) * minorUnits(draft, field)
    const values = [scale(literal)]
    if (other) values.push(scale(other))
    if (values.length === 2 && op === 'between') values.sort((a, b) => a - b)
    const more = op === '=' || op === '!=' ? alternatives(draft, last) : []
    values.push(...more.map(i => scale(numberAt(draft, i)!)))
    const listed = op === '=' ? 'in' : 'not in'
    const isSum = readSumBelow(draft, target, bound, values)
    if (!isSum)
      addCondition(target.node, {
        columns: [field.column],
        op: more.length ? listed : isOlderYear(draft, first, field) || isWorse(draft, last, field) ? MIRRORED[op] : op,
        values,
        at,
        // "over 25 tonnes" of kilograms: "over 28?" means tonnes as well.
        ...(values[0] !== literal.value && literal.value && { scale: values[0]! / literal.value }),
        label: `${labelOf(field)} ${SIGNS[op]} ${values.map(v => v.toLocaleString('en-US')).join(' and ')}`,
      })
    if (isAgeOf(target, first, draft)) draft.sureness = Math.min(draft.sureness, AGE)
    before = { target, op, last: Math.max(last, ...more) }
    markUsed(draft, first, Math.max(last, ...more))
    if (unit !== undefined) use(chunks[unit]!, 'condition')
    if (target.chunk) use(target.chunk, 'condition')
    for (const word of told) if (isMeasuredBy(field, word.measured)) use(word.chunk, 'condition')
    useRate(draft, last, field)
  }
}

/** How sure it is that a bound right behind a noun for people is one on their number, where nothing else is spoken of. */
const AGE = 0.3

/** "children under 12", "adults over 60" of a number of them in other records: how old they are, as likely as not. */
const isAgeOf = ({ node, chunk }: { node: Node; chunk?: Chunk }, first: number, { chunks }: Draft): boolean =>
  node.implicit &&
  chunk !== undefined &&
  chunk === chunks[first - 1] &&
  /^(?:under|over|above|below)$/i.test(chunks[first]!.text) &&
  isPersonNoun(singular(chunk.text.toLowerCase()))

/** Nouns for people by how old they are. */
const OF_AN_AGE = /^(?:child|kid|infant|baby|toddler|teen|teenager|teenage|minor|adult|senior|boy|girl|pupil)$/
const OLDEST = 120

/** "children under 12", "adults over 60" of a count of them: an age, which no count tells. */
const isAgeOfLife = (
  { chunk }: { chunk?: Chunk },
  { chunks }: Draft,
  first: number,
  { value, measure }: NumberLiteral,
): boolean =>
  chunk !== undefined &&
  chunk === chunks[first - 1] &&
  !measure &&
  value > 1 &&
  value <= OLDEST &&
  /^(?:under|over|above|below)$/i.test(chunks[first]!.text) &&
  OF_AN_AGE.test(singular(chunk.text.toLowerCase()))

/** Amounts are said in the currency, whatever the service holds them in, unless cents are said. */
const minorUnits = ({ message }: Draft, { role, currency }: Field): number =>
  role === 'money' && currency?.endsWith('/100') && !/\b(?:cents?|pence)\b/i.test(message.text) ? 100 : 1

/** "a room for 12 people" has at least so many places. */
const forPersons = ({ chunks }: Draft, at: number): Bound | undefined =>
  /^for$/i.test(chunks[at - 1]?.text ?? '') && PERSONS.test(chunks[at + 1]?.text ?? '')
    ? { op: '>=', first: at, last: at }
    : undefined

/** "a rating of 3 or worse" is 3 or less, "severity 3 or worse" is 3 or more. */
const isWorse = ({ chunks }: Draft, last: number, field: Field) =>
  /^or worse$/i.test(chunks[last]!.text) && gradesQuality(field)

/** "older than model year 2015": an older one has the smaller year, a newer one the larger. */
const isOlderYear = (draft: Draft, first: number, field: Field) =>
  field.words.includes('year') && /^(older|younger)\b/i.test(draft.chunks[first]!.text)
