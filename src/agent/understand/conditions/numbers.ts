import type { Field } from '../entity-model/catalogue-model.ts'
import { gradesQuality } from '../language/gradables.ts'
import type { Condition } from '../reading/query.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { plural, singular, stem } from '../language/words.ts'
import { amountOfWhole } from '../entity-model/whole-amount.ts'
import { addCondition, type Draft, isFree, type Node, nounsBefore, use } from '../reading/draft.ts'
import { countedRelation } from './counts.ts'
import { countedTimes, placeTimes, plainTimes, saysHowOften, useTimesOf } from './how-often.ts'
import { alternatives, attributive, plainCount, plainEquality } from './equalities.ts'
import { fitsUnit, inUnitOf, isMeasuredBy, unitOf } from './field-units.ts'
import { readSumBelow } from './sums-below.ts'
import { isOfDuration, OTHER_TIME, readLasting, tellsDuration } from './lasting.ts'
import { isBareAge, readAge, readHereFor, saysOverdue } from './number-ages.ts'
import {
  type Ended,
  fieldByMeasure,
  fieldByUnit,
  nounBounded,
  otherEnd,
  ownUnit,
  type Target,
} from './number-target.ts'
import { negationBefore } from './negation.ts'
import { peopleOfFirm } from './people-of-firms.ts'
import { doubtTimeTaken } from './time-taken.ts'
import { readYearsOld } from './years-made.ts'
import {
  fieldByRate,
  inOtherUnit,
  PERSONS,
  shareScale,
  shareUnit,
  useRate,
  wordBehind,
  wordsOfMeasure,
} from './number-words.ts'
import {
  comparisonAround,
  countReach,
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
  placeTimes(draft)
  let before: Ended | undefined
  for (let at = 0; at < draft.chunks.length; at++) {
    const figure = readFigure(draft, at)
    const target = figure && targetOf(draft, figure, before)
    if (figure && target) before = restrict(draft, figure, target)
  }
}

/** A number that bounds something, or two: with their unit and the words that tell what they measure. */
interface Figure {
  at: number
  bound: Bound
  literal: NumberLiteral
  other: NumberLiteral | undefined
  /** The chunk of the unit. */
  unit: number | undefined
  last: number
  measure: NumberLiteral['measure']
  told: { chunk: Chunk; measured: Set<string> }[]
  /** Whether a field may be what is bounded. */
  fits: (mention: { field: Field }) => boolean
}

/** The very noun of the records. */
const isCalledSo = ({ entities }: Chunk, { entity }: Node): boolean =>
  entities.some(e => e.entity === entity && e.quality === 1)

function readFigure(draft: Draft, at: number): Figure | undefined {
  const literal = numberAt(draft, at)
  if (!isFree(draft.chunks[at]!) || !literal) return undefined
  const bound = boundAt(draft, at)
  if (!bound) return undefined
  const { first, second } = bound
  Object.assign(literal, inOtherUnit(draft, literal, first))
  const unit = unitChunkOf(draft, second ?? at)
  // "more than one meter" of records that are meters: so many of them, and no length.
  if (unit !== undefined && draft.nodes.some(n => n.at === unit && !n.implicit && isCalledSo(draft.chunks[unit]!, n)))
    delete literal.measure
  const other = second === undefined ? undefined : numberAt(draft, second)
  shareScale(literal, other)
  shareUnit(literal, other)
  const measure = literal.measure ?? other?.measure
  const state = stateOfCounted(draft, bound.last + 1, literal)
  // "the 3 paid bookings with the highest price": where the list is cut.
  if (state && bound.op === '=') return undefined
  if (measure?.quantity === 'time' && !negationBefore(draft, first, 5)) doubtTimeTaken(draft, first)
  return {
    at,
    bound,
    literal,
    other,
    unit,
    last: Math.max(bound.last, unit ?? 0),
    measure,
    told: [...wordsOfMeasure(draft, first), ...wordBehind(draft, unit ?? at)],
    fits: mention =>
      isNumeric(mention) &&
      !state?.fields.some(one => one.field === mention.field) &&
      fitsUnit(mention.field, measure) &&
      (literal.unit === 'plain' || other !== undefined || ['number', literal.unit].includes(mention.field.role)) &&
      !(literal.unit === 'money' && isCountBesideMoney(draft, mention.field)),
  }
}

/** "under 20 euros in stock": no amount is a whole number of things, where the records have amounts. */
const isCountBesideMoney = ({ app }: Draft, { role, type, column }: Field): boolean =>
  role === 'number' &&
  type === 'integer' &&
  app.entities.some(({ fields }) => fields.some(f => f.column === column) && fields.some(f => f.role === 'money'))

/** "2 paid bookings" of a `paid_amount`: so many of those in this state, and no amount. */
const stateOfCounted = ({ chunks, nodes }: Draft, at: number, { unit, measure }: NumberLiteral): Chunk | undefined => {
  const isOfNoun = nodes.some(n => n.at === at + 1 && !n.implicit && chunks[at]!.values.some(v => v.entity === n.entity && v.quality >= 0.8)) // oxfmt-ignore
  return unit === 'plain' && !measure && isOfNoun ? chunks[at] : undefined
}

const boundAt = (draft: Draft, at: number): Bound | undefined =>
  comparisonAround(draft, at) ??
  plainTimes(draft, at) ??
  forPersons(draft, at) ??
  plainCount(draft, at) ??
  plainEquality(draft, at) ??
  attributive(draft, at)

/** The field that a figure bounds; undefined where there is none, or where it was read as something else: a count, an age, a time. */
function targetOf(draft: Draft, figure: Figure, before: Ended | undefined): Target | undefined {
  const { at, bound, literal, other, last, measure, told, fits } = figure
  if (readYearsOld(draft, at, { ...bound, last }, literal)) return undefined
  const lengths = [literal.value, ...(other ? [other.value] : [])]
  if (readHereFor(draft, { ...bound, last }, lengths, measure)) return undefined
  const isOverdue = measure?.quantity === 'time' && saysOverdue(draft, bound.first, last)
  if (isOverdue && readAge(draft, at, { ...bound, last }, literal, other, told)) return undefined
  const named =
    worthOfNamed(draft, figure) ?? peopleOfFirm(draft, bound.first, last, literal) ?? namedField(draft, figure, before)
  if (!named && (countsRelated(draft, figure) || saysHowOften(draft, at))) return undefined
  if (!named && readAge(draft, at, { ...bound, last }, literal, other, told)) return undefined
  const target =
    named ??
    fieldByRate(draft, last, fits) ??
    fieldByMeasure(draft, told, measure) ??
    (isPartOf(draft, last, literal)
      ? undefined
      : (distantField(draft, bound.first, last, fits) ?? (measure ? undefined : fieldByUnit(draft, at, literal))))
  if (lasts(draft, figure, named, target)) return undefined
  const isBare = !target && isBareAge(bound.op, literal) && !countsNamed(draft.chunks[last + 1])
  if (isBare && readAge(draft, at, { ...bound, last }, literal, other, told, true)) return undefined
  const isOther = !target || isAgeOfLife(target, draft, bound.first, literal) || isNoMoney(draft, figure, target.field)
  return isOther ? undefined : target
}

/** "5000 workers or more": what has a noun of its own between figure and bound is no amount of money. */
const isNoMoney = ({ chunks }: Draft, { at, bound, literal }: Figure, { role }: Field): boolean =>
  role === 'money' &&
  literal.unit === 'plain' &&
  chunks[bound.last]!.operator?.type === 'bound' &&
  bound.last === at + 2 &&
  !chunks[at + 1]!.fields.some(({ field }) => field.role === 'money')

/** "more than half of the open orders": so large a part of the records, which no figure of each of them is. */
function isPartOf({ chunks, nodes }: Draft, last: number, { unit }: NumberLiteral): boolean {
  if (unit !== 'percent' || !/^of$/i.test(chunks[last + 1]?.text ?? '')) return false
  const noun = nodes.find(n => n.at > last && !n.implicit)?.at ?? -1
  return noun > last && chunks.slice(last + 1, noun).every(c => c.kind === 'filler' || c.values.length > 0)
}

/** "more than one insurer": what stands behind a bare number is what there is so many of, and the number no age. */
const countsNamed = (behind: Chunk | undefined): boolean =>
  behind !== undefined && (behind.kind === 'unknown' || behind.fields.length > 0 || behind.entities.length > 0)

/** How well a field has to be named where a noun of records stands behind the figure. */
const LEAST_NAMED = 0.8

/** What somebody takes in, has or may spend is not what they are worth. */
const NO_WORTH = /^(?:revenue|turnover|income|salary|wage|budget|limit|balance|capital)s?$/

/** "orders that are worth more than 500 euros": the whole amount of what is spoken of, and no other sum that something beside it has. */
function worthOfNamed(draft: Draft, { at, bound, literal }: Figure): Target | undefined {
  const chunk = draft.chunks
    .slice(Math.max(0, bound.first - 1), bound.first + 1)
    .find(c => /^(?:worth|priced)$/i.test(c.text))
  if (!chunk || literal.unit === 'percent') return undefined
  const isPriced = /^priced$/i.test(chunk.text)
  const worth = ({ entity }: Node) => {
    const field = amountOfWhole(entity) ?? (isPriced ? onlyAmount(entity) : undefined)
    return field?.words.some(word => NO_WORTH.test(word)) ? undefined : field
  }
  const owners = nounsBefore(draft, at).filter(worth)
  // "customers with orders worth 500", "accounts that have a deal that is worth 500": of the noun before it; "orders of customers in Cork
  // that are worth 500": of what is asked for.
  const isOne = /\b(?:is|was)\s+worth\b/i.test(draft.message.text)
  const node = owners.find(n => draft.chunks[n.at + 1] === chunk) ?? (isOne ? owners.at(-1) : owners[0])
  const field = node && worth(node)
  return field && { node, field, chunk }
}

/** "cars priced over 60" of a `daily_rate`: the one amount of money that they have. */
function onlyAmount({ fields }: Node['entity']): Field | undefined {
  const [field, ...others] = fields.filter(f => f.role === 'money' && !f.nested)
  return others.length ? undefined : field
}

/** How sure a bound is at most that is read as one of other records than those it is said of. */
const OF_OTHER = 0.5

/** The field that is named: right behind the number, beside it, by the unit, or as the other end of a range before. */
function namedField(draft: Draft, figure: Figure, before: Ended | undefined): Target | undefined {
  const { bound, unit, last, measure } = figure
  // "authors with at least four books" of an `author.birth_year`: what there is so many of stands behind, and the field is hardly named.
  const isCounting = bound.op !== '=' && draft.nodes.some(n => n.at === last + 1 && !n.implicit)
  const fits = (mention: FieldMention) => figure.fits(mention) && (!isCounting || mention.quality >= LEAST_NAMED)
  const behind = bound.named === undefined ? undefined : draft.chunks[bound.named]
  const own = behind && pickField(draft, bound.named!, behind.fields.filter(fits))
  const noun = nounBounded(draft, bound.first, last)
  const beside =
    (own && { ...own, chunk: behind }) ??
    (noun && fieldAround(draft, bound.first, last, m => m.entity === noun.entity && fits(m))) ??
    fieldAround(draft, bound.first, last, fits) ??
    ownUnit(draft, unit, measure)
  // "tasks over 36 hours whose project is on hold" of a project's hours: not what the number is said of.
  if (noun && beside && beside.node.entity !== noun.entity) draft.sureness = Math.min(draft.sureness, OF_OTHER)
  return otherEnd(draft, bound, before, measure, beside?.chunk, unit) ?? beside
}

/** "with more than 3 orders": a number of other records, which no field tells. */
function countsRelated(draft: Draft, { at, bound, literal, other, last, measure, told }: Figure): boolean {
  if (measure || literal.unit !== 'plain' || fieldByMeasure(draft, told, undefined)) return false
  const reach = countReach(bound.op, literal.value, other?.value)
  const isCounted = countedTimes(draft, at, reach, bound.first) || countedRelation(draft, at, last, reach)
  if (!isCounted) return false
  markUsed(draft, bound.first, last)
  return true
}

/** "lasted under a week": the verb names no figure, it only may measure one; what lasts is told by its beginning and its end. */
function lasts(draft: Draft, figure: Figure, named: Target | undefined, target: Target | undefined): boolean {
  const { at, bound, literal, other, last, measure, told } = figure
  // "that took longer than 30 days": the unit names no figure of records that nobody speaks of.
  const isFar = target !== undefined && target.node.implicit && target.chunk === draft.chunks[figure.unit ?? -1]
  const isNamed = named !== undefined && !isFar && !told.some(({ chunk }) => chunk === named.chunk)
  if (isNamed || !isOfDuration(told) || (target && tellsDuration(target.field))) return false
  if (isFar) draft.nodes = draft.nodes.filter(n => n !== target.node || n.selection.where.length > 0)
  const lasting = [literal.value, ...(other ? [other.value] : [])]
  if (readLasting(draft, at, bound.op, lasting, measure)) {
    markUsed(draft, bound.first, last)
    for (const { chunk } of told) use(chunk, 'condition')
    return true
  }
  if (!target || isFar) return true
  if (measure) draft.sureness = Math.min(draft.sureness, OTHER_TIME)
  return false
}

/** Adds the condition, and marks what said it. */
function restrict(draft: Draft, figure: Figure, target: Target): Ended {
  const { at, bound, literal, unit, last, told } = figure
  const { op, first } = bound
  const { field } = target
  const more = op === '=' || op === '!=' ? alternatives(draft, last) : []
  const values = valuesFor(draft, figure, field, more)
  const listed = op === '=' ? 'in' : 'not in'
  if (!readSumBelow(draft, target, bound, values))
    addCondition(target.node, {
      columns: [field.column],
      op: more.length ? listed : isOlderYear(draft, first, field) || isWorse(draft, last, field) ? MIRRORED[op] : op,
      values,
      at,
      // "over 25 tonnes" of kilograms: "over 28?" means tonnes as well.
      ...(values[0] !== literal.value && literal.value && { scale: values[0]! / literal.value }),
      label: `${labelOf(field)} ${SIGNS[op]} ${values.map(v => v.toLocaleString('en-US')).join(' and ')}`,
    })
  if (target.either) eitherBound(target.node, field, target.either)
  if (isAgeOf(target, first, draft)) draft.sureness = Math.min(draft.sureness, AGE)
  // "longer than 5 hours" of a time that may be in minutes or seconds as well.
  if (figure.measure?.quantity === 'time' && !unitOf(field)) {
    draft.sureness = Math.min(draft.sureness, UNKNOWN_UNIT)
    draft.notes.push(`took the ${field.words.join(' ')} to be in ${plural(figure.measure.name)}`)
  }
  const end = Math.max(last, ...more)
  markUsed(draft, first, end)
  if (unit !== undefined) useUnit(draft.chunks[unit]!)
  if (target.chunk) use(target.chunk, 'condition')
  for (const word of told) if (isMeasuredBy(field, word.measured)) use(word.chunk, 'condition')
  useRate(draft, last, field)
  useTimesOf(draft, at, field)
  passWhatIsMeasured(draft, end, field)
  // "over 500 people but less than 1000": the noun of the figure stands between its ends.
  const isNamedBehind = target.chunk !== undefined && draft.chunks[end + 1] === target.chunk
  return { target, op, last: isNamedBehind ? end + 1 : end }
}

/** "a score below 9 or above 95": the last two bounds of a figure are one of two. */
function eitherBound({ selection }: Node, { column }: Field, or: Chunk): void {
  const isOfField = ({ columns }: Condition) => columns.length === 1 && columns[0] === column
  const bounds = selection.where.filter(isOfField).slice(-2)
  selection.where = selection.where.filter(condition => !bounds.includes(condition))
  selection.anyOf = [...(selection.anyOf ?? []), bounds]
  use(or, 'condition')
}

/** "fewer than 3 hours of holiday left" of `holiday_hours_left`: what the field's own name says of the figure behind it is nothing more. */
function passWhatIsMeasured({ chunks, nodes }: Draft, last: number, { words }: Field): void {
  let at = last + 1
  const isOf = /^of$/i.test(chunks[at]?.text ?? '')
  if (isOf) at++
  for (; at <= last + 4; at++) {
    const chunk = chunks[at]
    const isNoun = nodes.some(n => n.at === at && !n.implicit)
    if (!isFree(chunk) || isNoun || chunk.literal) return
    if (!(isOf || REST.test(chunk.text)) || !words.some(word => stem(word) === stem(chunk.text))) return
    use(chunk, 'condition')
  }
}

const REST = /^(?:left|remaining|available)$/i

/** The word of a unit is sure, whatever fields it might stand for loosely where it has no number. */
function useUnit(chunk: Chunk): void {
  use(chunk, 'condition')
  if (chunk.used !== 'condition' || chunk.fields.some(f => f.quality >= 0.8)) return
  Object.assign(chunk, { certainty: 1, fields: [] })
}

/** The numbers as the field holds them: a share of one, in its unit, in cents. */
function valuesFor(draft: Draft, { bound, literal, other, measure }: Figure, field: Field, more: number[]): number[] {
  const scale = (number: NumberLiteral) =>
    (number.unit === 'percent' && (field.fraction || field.isWithinOne)) || (field.fraction && number.value > 1)
      ? Number((number.value / 100).toPrecision(12))
      : inUnitOf(field, number.value, number.measure ?? measure) * minorUnits(draft, field)
  const values = [scale(literal)]
  if (other) values.push(scale(other))
  if (values.length === 2 && bound.op === 'between') values.sort((a, b) => a - b)
  values.push(...more.map(i => scale(numberAt(draft, i)!)))
  return values
}

/** How sure it is at most that a figure of which no unit is told is in the one that was said. */
const UNKNOWN_UNIT = 0.5

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

/** Amounts are said in the currency, or in hundredths of it, which is read already, whatever the service holds them in. */
const minorUnits = ({ message }: Draft, { role, currency }: Field): number =>
  role === 'money' && !/\bmicros\b/i.test(message.text) ? Number(currency?.split('/')[1] ?? 1) : 1

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
