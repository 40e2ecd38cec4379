import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { ageField } from '../conditions/ages.ts'
import { spanOf } from '../entity-model/span.ts'
import { isNumeric, labelOf } from '../conditions/shared.ts'
import { isCode } from '../writes/place-value.ts'
import { gradesTime, lastingField } from './durations.ts'
import { isGrouping } from './fields.ts'
import { gradedField, yearOfMaking } from './graded-field.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { hopsOf, primaryDate } from '../entity-model/relations.ts'
import { isPlural, singular } from '../language/words.ts'
import { pattern } from '../../../lib/patterns.ts'
import { findUnit } from '../calls/units.ts'
import type { Derived } from '../reading/query.ts'

/** Words and signs between two figures, and what they make of them. */
const ARITHMETIC: [RegExp, '*' | '/' | '+' | '-'][] = [
  [/^\W*(?:times|multiplied(?: by)?|x|\*|×)\W*$/i, '*'],
  [/^\W*(?:per|divided(?: by)?|over|\/|÷)(?: (?:one|each|every|an?))?\W*$/i, '/'],
  [/^\W*(?:plus|\+|added to)\W*$/i, '+'],
  [/^\W*(?:minus|less|-|−)\W*$/i, '-'],
]

/** Words for how likely something is. */
export const LIKELIHOOD = /^(?:probability|likelihood|chance|odds)$/

/** Arithmetic that is asked for over named fields: "price times quantity", "price per page", "days between … and …", ages. */
export function readDerived(draft: Draft): void {
  for (let at = 0; at < draft.chunks.length; at++) {
    const chunk = draft.chunks[at]!
    if (!isFree(chunk)) continue
    readAge(draft, at)
    if (chunk.fields.some(isNumeric)) readOperation(draft, at)
    if (/^(days?|time|duration|difference|how long)$/i.test(chunk.text)) readDuration(draft, at)
    if (chunk.operator?.type === 'size' || OF_LENGTH.test(chunk.text)) readLength(draft, at)
  }
}

/** Nouns for how long something lasts, in words of their own or beside others. */
const OF_LENGTH = /^(?:durations?|length|times?|periods?|stays?)$/i

function readOperation(draft: Draft, at: number): void {
  const other = draft.chunks.findIndex((c, i) => i > at && c.fields.some(isNumeric))
  if (other < 0 || other > at + 4) return
  const between = draft.message.text
    .slice(endOf(draft, at), startOf(draft, other))
    .replace(/\b(?:the|its|their)\b/gi, '')
  // "rent per bedroom count": the count is the figure itself, by which they are grouped.
  const behind = draft.chunks[other + 1]
  if (behind?.operator?.type === 'count' && /^count$/i.test(behind.text)) return use(behind, 'group')
  const operator = ARITHMETIC.find(([pattern]) => pattern.test(between.replace(/\s+/g, ' ')))?.[1]
  const divides = operator === '/'
  const fits = (m: FieldMention, isLeft: boolean) =>
    isNumeric(m) && !isGrouping(m) && !isKey(draft, m) && !(divides && (isLeft ? isOfOne(m.field) : isLabel(m.field)))
  const pair = operator && sharedFields(draft, draft.chunks[at]!, draft.chunks[other]!, fits)
  if (!operator || !pair) return
  const [left, right] = pair
  const word = { '*': 'times', '/': 'per', '+': 'plus', '-': 'minus' }[operator]
  const column = `${left.field.words.join(' ')} ${word} ${divides ? oneOf(right.field) : right.field.words.join(' ')}`
  const [first, second] = operator === '*' && isPart(left.field) && !isPart(right.field) ? [right, left] : [left, right]
  const scaled = operator === '*' && isPart(second.field) ? timesPart(draft, second.field) : operator
  putDerived(draft, at, other, left, { column, operator: scaled, left: first.field.column, right: second.field.column })
  // "per square foot" of an `area_sqft`: the last word of what the figure is called.
  if (behind && isFree(behind) && !behind.operator && behind.fields.some(f => f.field === right.field))
    use(behind, 'derived')
}

/** "per employee" of an `employee_count`, "per night" of `number_of_nights`. */
function oneOf({ words }: Field): string {
  const plain = words.filter(word => !/^(?:count|number|num|no|of|total)$/.test(word))
  return plain.length && plain.length < words.length
    ? [...plain.slice(0, -1), singular(plain.at(-1)!)].join(' ')
    : words.join(' ')
}

/** Figures that are so many per cent, or a part of one. */
const isPart = ({ role, words, type }: Field): boolean =>
  role === 'percent' || (type !== 'string' && words.some(word => LIKELIHOOD.test(word)))

/** Times so many per cent: whether 1 is all of it or a hundredth, only the records may tell, which are read where a word is left over. */
export function timesPart({ ignored }: Draft, { fraction, words }: Field): '*' | 'percent' {
  if (fraction === undefined) ignored.push(words.join(' '))
  return fraction ? '*' : 'percent'
}

/** "dues per vessel" of calls whose `vessel` is the number of one: a key is no figure that anything is reckoned with. */
const isKey = ({ app }: Draft, { entity, field }: FieldMention): boolean =>
  hopsOf(entity, app).some(hop => hop.direction === 'up' && hop.own === field.column)

/** A price of one (`unit_price`, `rate_per_day`) is per something already: no quantity divides it. */
const isOfOne = ({ words }: Field): boolean => words.some(word => /^(?:unit|per|rate|each|hourly|daily)$/.test(word))

/** `screen`, `floor`, `year`: a whole number that says which one it is, and no number of anything. */
const isLabel = ({ type, words }: Field): boolean =>
  type === 'integer' &&
  !words.some(word => isPlural(word) || AMOUNTS.test(word)) &&
  (words.at(-1) === 'year' || findUnit(words.at(-1)!) === undefined)
const AMOUNTS = pattern()`
  ^(?:
    count|number|num|quantity|qty|total|amount|area|volume|weight|length|width|height|size|capacity|power|mileage|duration|distance|population|headcount|staff
    |stock|price|cost|fee|salary|rent|rate|revenue|value|energy|time
  )$
`

/** "days between ordered and delivered". */
function readDuration(draft: Draft, at: number): void {
  const between = draft.chunks.findIndex((c, i) => i > at && /^(between|from)$/i.test(c.text))
  if (between < 0 || between > at + 8) return
  const dates = [...draft.chunks.keys()].filter(
    i => i > between && i < between + 8 && draft.chunks[i]!.fields.some(isDate),
  )
  const [first, second] = dates
  if (first === undefined || second === undefined) return
  const joint = draft.message.text.slice(endOf(draft, first), startOf(draft, second))
  const pair = /\b(and|to|until)\b/i.test(joint)
    ? (sharedFields(draft, draft.chunks[first]!, draft.chunks[second]!, isDate) ?? sinceMade(draft, first, second))
    : undefined
  if (!pair) return
  const [from, to] = pair
  putDerived(draft, at, second, from, {
    column: `days between ${from.field.words.join(' ')} and ${to.field.words.join(' ')}`,
    operator: 'days',
    left: from.field.column,
    right: to.field.column,
  })
}

/** "between created and shipped" of orders with an `ordered_at`: the day on which they came to be, whatever it is called. */
function sinceMade({ chunks, nodes }: Draft, first: number, second: number): [FieldMention, FieldMention] | undefined {
  if (!/^created$/i.test(chunks[first]!.text)) return undefined
  const done = chunks[second]!.fields.find(f => isDate(f) && nodes.some(n => n.entity === f.entity))
  const made = done && primaryDate(done.entity)
  if (!done || !made || made === done.field) return undefined
  return [{ ...done, field: made, columns: [made.column] }, done]
}

/** "the average duration of stays", "how long do repairs take on average": the time from the beginning to the end, where no field says it. */
function readLength(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const { operator } = chunk
  const asks = operator?.type === 'size' && gradesTime(operator) && operator.direction === 'desc'
  const period = periodOf(draft, at)
  const stay = stayAt(draft, at)
  const isNoun = /^(?:duration|durations|length)$/i.test(chunk.text) || period !== undefined || stay !== undefined
  const entity =
    period ??
    stay ??
    (asks || isNoun ? (draft.nodes.find(n => !n.implicit)?.entity ?? ownerOfKey(draft, at)) : undefined) ??
    (asks ? kindBehind(draft, at) : undefined)
  if (!entity || (isNoun && chunk.fields.some(f => f.entity === entity && isNumeric(f)))) return
  if (asks && operator?.type === 'size' && gradedField(entity, operator)) return
  const field = lastingField(draft, entity)
  if (!field) return
  Object.assign(chunk, {
    kind: 'mention',
    operator: undefined,
    values: [],
    entities: [],
    fields: [{ entity, field, columns: [field.column], quality: 1 }],
    // "the average stay": the verb of lasting is the figure here.
    used: undefined,
  })
}

/** "how long does a rehearsal take" of bookings for a rehearsal: the kind stands for the records that are such. */
function kindBehind({ chunks }: Draft, at: number): Entity | undefined {
  const kind = chunks.slice(at + 1, at + 5).find(c => c.kind !== 'filler')
  const kinds = kind?.values.filter(v => v.quality >= 0.9 && v.field.role === 'category' && v.field.choices.length > 0)
  const [entity, ...others] = new Set(kinds?.map(v => v.entity))
  return others.length ? undefined : entity
}

/** Whether a figure of many is asked for before. */
const isAveraged = ({ chunks }: Draft, at: number): boolean =>
  chunks.slice(0, at).some(c => c.operator?.type === 'aggregate' && c.operator.fn !== 'sum')

/** "the average loan period", "median repair time": right behind the noun of records that begin and end. */
function periodOf(draft: Draft, at: number): Entity | undefined {
  const chunk = draft.chunks[at]!
  if (!/^(?:times?|periods?)$/i.test(chunk.text) || !isFree(chunk) || !isAveraged(draft, at)) return undefined
  const entity = draft.nodes.find(n => !n.implicit && n.at === at - 1)?.entity
  return entity && spanOf(entity) ? entity : undefined
}

/** Dates between which somebody is somewhere. */
const STAYS = /^(?:check(?:ed)? ?in|check(?:ed)? ?out|admi|discharg|moved? in|moved? out)/
/** How sure it is at most that all such records are stays. */
const ALL_STAYED = 0.6

/** "the average stay", "average length of stay" where no record is called so: of the one kind whose dates say when somebody came and left. */
function stayAt(draft: Draft, at: number): Entity | undefined {
  const { chunks, app } = draft
  const isStay = (i: number) => /^stays?$/i.test(chunks[i]?.text ?? '') && chunks[i]!.kind === 'unknown' && isFree(chunks[i]) // oxfmt-ignore
  const isLength = /^(?:length|duration)$/i.test(chunks[at]!.text) && /^of$/i.test(chunks[at + 1]?.text ?? '')
  const stay = isLength ? at + 2 : at
  if (!isStay(stay) || !isAveraged(draft, at)) return undefined
  const stays = app.entities.filter(entity => !entity.hidden && spanOf(entity)?.every(({ words }) => STAYS.test(words.join(' ')))) // oxfmt-ignore
  if (stays.length !== 1) return undefined
  if (isLength) use(chunks[stay]!, 'derived')
  draft.sureness = Math.min(draft.sureness, ALL_STAYED)
  return stays[0]
}

/** "how long has CR-17 been open?": the kind of the one record that is named behind, by its name or another key of its own. */
function ownerOfKey({ chunks }: Draft, at: number): Entity | undefined {
  const named = chunks
    .slice(at + 1)
    .flatMap(c => c.values.filter(v => v.quality === 1 && (v.entity.nameFields.includes(v.field) || isCode(v))))
  const owners = new Set(named.map(v => v.entity))
  return owners.size === 1 ? named[0]!.entity : undefined
}

/** "average age of our authors", "how old is Ann": the years since the date of birth, else since the year of it, or that in which something was made. */
function readAge(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const isAge =
    /^ages?$/i.test(chunk.text) ||
    (chunk.operator?.type === 'size' && chunk.operator.nouns.includes('age') && chunk.operator.direction === 'asc')
  if (!isAge || chunk.fields.length) return
  const near = [
    ...draft.nodes.filter(n => !n.implicit).map(n => n.entity),
    ...draft.chunks.flatMap(c => c.values.map(v => v.entity)),
  ]
  const bornOf = (entity: Entity) => ageField(entity, undefined) ?? yearOfMaking(entity)
  const entity = near.find(bornOf)
  const born = entity && bornOf(entity)
  if (!entity || !born) return
  const operator = born.role === 'date' ? 'age' : 'years'
  if (operator === 'years') draft.notes.push(`counted from the year alone (${labelOf(born)})`)
  putDerived(draft, at, at, { entity }, { column: 'age', operator, left: born.column, right: draft.message.today })
}

const isDate = (mention: FieldMention) => mention.field.role === 'date'
const endOf = (draft: Draft, at: number) => draft.message.tokens[draft.chunks[at]!.to - 1]!.end
const startOf = (draft: Draft, at: number) => draft.message.tokens[draft.chunks[at]!.from]!.start

/** Fields of the same records: those that the message mentions come first. */
function sharedFields(
  draft: Draft,
  left: Chunk,
  right: Chunk,
  fits: (m: FieldMention, isLeft: boolean) => boolean,
): [FieldMention, FieldMention] | undefined {
  const pairs = left.fields
    .filter(one => fits(one, true))
    .flatMap(l =>
      right.fields
        .filter(r => fits(r, false) && r.entity === l.entity && r.field !== l.field)
        .map(r => [l, r] as [FieldMention, FieldMention]),
    )
  const isMentioned = (m: FieldMention) => Number(draft.nodes.some(n => n.entity === m.entity))
  return pairs.sort(
    ([a, b], [c, d]) => isMentioned(c) - isMentioned(a) || c.quality + d.quality - a.quality - b.quality,
  )[0]
}

/** The first chunk of the expression stands for the new field; the others belong to it. */
export function putDerived(
  draft: Draft,
  first: number,
  last: number,
  { entity }: Pick<FieldMention, 'entity'>,
  derived: Derived,
  role: Field['role'] = 'number',
): void {
  const field: Field = {
    column: derived.column,
    words: derived.column.split(' '),
    role,
    type: 'number',
    description: '',
    choices: [],
  }
  const chunk = draft.chunks[first]!
  Object.assign(chunk, {
    kind: 'mention',
    operator: undefined,
    values: [],
    entities: [],
    fields: [{ entity, field, columns: [derived.column], quality: 1 }],
  })
  const speaksOn = ['aggregate', 'superlative', 'count']
  for (const one of draft.chunks.slice(first + 1, last + 1))
    if (!speaksOn.includes(one.operator?.type ?? '')) use(one, 'derived')
  draft.derived.push({ entity, derived })
}
