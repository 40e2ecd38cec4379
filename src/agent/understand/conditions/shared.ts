import { namesRecord } from '../vocabulary/vocabulary.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isBroken, isFree, neighbour, nodeFor, use } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { findPath } from '../entity-model/relations.ts'
import { isFigure, PLANNED } from '../entity-model/field-roles.ts'
import type { Literal } from '../requests/read-message.ts'
import type { Condition, Reach } from '../reading/query.ts'

export const isNumeric = (mention: { field: Field }) => isFigure(mention.field)

/** Fields that tell of what kind or whose a record is: what groups of records are made of. */
export const isKind = ({ field }: { field: Field }): boolean =>
  ['category', 'reference', 'boolean', 'name'].includes(field.role)

export const labelOf = (field: Field) =>
  field.words.filter((word, at) => at === 0 || field.role !== 'date' || !/^(at|on)$/.test(word)).join(' ')

export const SIGNS: Record<Comparison, string> = {
  '>': 'over',
  '>=': 'at least',
  '<': 'below',
  '<=': 'at most',
  '=': 'of',
  '!=': 'other than',
  between: 'between',
}

/** Restricts records by a figure of theirs, which is told by its sign: "floor at least 3". */
export const boundFigure = (node: Node, field: Field, op: Comparison, value: number, at: number): void =>
  addCondition(node, {
    columns: [field.column],
    op,
    values: [value],
    at,
    label: `${labelOf(field)} ${SIGNS[op]} ${value}`,
  })

/** A figure says that there is none of what it counts, or that there is some: "stock of 0", "stock over 0". */
export const noneOrSome = (field: Field, isNone: boolean): Pick<Condition, 'columns' | 'op' | 'values' | 'label'> => ({
  columns: [field.column],
  op: isNone ? '<=' : '>',
  values: [0],
  label: `${labelOf(field)} ${isNone ? 'of' : 'over'} 0`,
})

/** A day of the records is today or lies behind. */
export function addUntilToday({ message }: Draft, node: Node, field: Field, at: number): void {
  const label = `${labelOf(field)} until today`
  addCondition(node, { columns: [field.column], op: '<=', values: [message.today], asDay: true, at, label })
}

/** What a number of records has to come to; what goes down to none has no lower end. */
export const countReach = (op: Comparison, value: number, other?: number): Reach => {
  const reach = reachOf(op, value, other)
  return reach.to !== undefined && reach.value <= 0 ? { op: '<=', value: reach.to } : reach
}

/** What a figure has to come to, from one number or the two ends of a range. */
export const reachOf = (op: Comparison, value: number, other?: number): Reach =>
  op === 'between' && other !== undefined
    ? { op, value: Math.min(value, other), to: Math.max(value, other) }
    : { op, value }

export function markUsed(draft: Draft, first: number, last: number): void {
  for (let i = first; i <= last; i++) if (draft.chunks[i]!.kind !== 'filler') use(draft.chunks[i]!, 'condition')
}

export type NumberLiteral = Extract<Literal, { kind: 'number' }>

/** A comparison and the chunks it spans; `second` is the chunk of a range's end. */
export interface Bound {
  op: Comparison
  first: number
  last: number
  second?: number
  /** The chunk right behind that names what the number is of: "3 bedroom houses". */
  named?: number
}

/** The number that a chunk is; a bare year beside a figure's name is one ("model year 2020"). */
export function numberAt(draft: Draft, at: number): NumberLiteral | undefined {
  const literal = draft.chunks[at]?.literal
  if (literal?.kind === 'number') return literal
  if (literal?.kind !== 'date' || !/^\d{4}$/.test(literal.text)) return undefined
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const chunk = draft.chunks[i]!
    const field = chunk.fields.find(
      m =>
        isNumeric(m) && m.quality >= (m.field.words.includes('year') ? 0.5 : 0.8) && !draft.nodes.some(n => n.at === i),
    )?.field
    const timed = draft.chunks.slice(i + 1, at).some(c => /^(in|during|of|for)$/i.test(c.text))
    if (field && (field.words.includes('year') || !timed))
      return {
        kind: 'number',
        value: Number(literal.text),
        unit: 'plain',
        from: literal.from,
        to: literal.to,
        text: literal.text,
      }
    // "between 1825 and 2075": the first end of the range, a year or not.
    const isFirst =
      chunk.literal?.kind === 'number' || (chunk.literal?.kind === 'date' && /^\d{4}$/.test(chunk.literal.text))
    if (chunk.kind !== 'filler' && chunk.operator?.type !== 'comparator' && !isFirst) return undefined
  }
  return undefined
}

/** The chunk that is just the unit behind a number: "hours". */
export function unitChunkOf(draft: Draft, at: number): number | undefined {
  const literal = draft.chunks[at]?.literal
  const next = draft.chunks[at + 1]
  return literal?.kind === 'number' && literal.measure && next && next.from === literal.to && next.to === next.from + 1
    ? at + 1
    : undefined
}

/** What holds where the comparison does not. */
export const CONTRARY = { '>': '<=', '>=': '<', '<': '>=', '<=': '>', '=': '!=', '!=': '=', between: 'between' } as const // oxfmt-ignore

/** The comparison from the other side: the older has the earlier date. */
export const MIRRORED: Record<Comparison, Comparison> = {
  '>': '<', '>=': '<=', '<': '>', '<=': '>=', '=': '=', '!=': '!=', between: 'between',
} // oxfmt-ignore

/** The comparison that a number or date is part of, with the chunks it spans. */
export function comparisonAround(draft: Draft, at: number): Bound | undefined {
  const { chunks } = draft
  const end = unitChunkOf(draft, at) ?? at
  const after = chunks[end + 1]
  if (after?.operator?.type === 'bound' && isFree(after)) {
    const negation = chunks[at - 1]
    // "nor 100 or more", "not 5 or more"
    return negation?.operator?.type === 'negation' && isFree(negation)
      ? { op: CONTRARY[after.operator.op], first: at - 1, last: end + 1 }
      : { op: after.operator.op, first: at, last: end + 1 }
  }
  // "4 stars or more", "3 nights or fewer".
  const further = chunks[end + 2]
  if (
    after &&
    (isFree(after) || after.used === 'entity') &&
    !after.operator &&
    further?.operator?.type === 'bound' &&
    isFree(further)
  )
    // oxfmt-ignore
    return { op: further.operator.op, first: at, last: end + 2 }
  const before = comparatorBefore(draft, at)
  const comparator = before >= 0 ? chunks[before] : undefined
  const kind = numberAt(draft, at) ? 'number' : chunks[at]!.literal!.kind
  const second = secondOf(draft, end, kind)
  const isRange =
    /^(from|between)$/i.test(chunks[at - 1]?.text ?? '') ||
    (comparator?.operator?.type === 'comparator' &&
      (comparator.operator.op === 'between' ||
        (comparator.operator.op === '=' && second !== undefined && isJoined(draft, end, second))))
  if (second !== undefined && isRange)
    return { op: 'between', first: comparator?.operator?.type === 'comparator' ? before : at - 1, last: second, second }
  if (comparator?.operator?.type === 'comparator' && isFree(comparator) && comparator.operator.op !== 'between') {
    let op = comparator.operator.op
    const negation = before > 0 ? chunks[before - 1] : undefined
    if (negation?.operator?.type === 'negation' && isFree(negation)) {
      op = CONTRARY[op]
      return { op, first: before - 1, last: at }
    }
    // "at or above", "equal to or over": the filler before joins.
    const or = chunks
      .slice(Math.max(0, before - 2), before)
      .map(c => c.text.toLowerCase())
      .join(' ')
    if (/\b(at|to) or$/.test(or)) op = op === '>' ? '>=' : op === '<' ? '<=' : op
    return { op, first: before, last: at }
  }
  if (second !== undefined && kind === 'number' && isJoined(draft, end, second))
    return { op: 'between', first: at, last: second, second }
  return undefined
}

/** "5 to 10", "5-10". */
const isJoined = ({ chunks, message }: Draft, end: number, second: number) =>
  /^(to|-|–)$/.test(chunks[end + 1]?.text ?? '') ||
  /^[-–]$/.test(
    message.text.slice(message.tokens[chunks[end]!.to - 1]!.end, message.tokens[chunks[second]!.from]!.start).trim(),
  )

/** The comparator of a value: right before it, or before the field that stands between ("over score 80"). */
function comparatorBefore(draft: Draft, at: number): number {
  const before = neighbour(draft, at, -1, 2)
  const chunk = before >= 0 ? draft.chunks[before]! : undefined
  if (!chunk?.fields.length || chunk.operator || draft.nodes.some(n => n.at === before)) return before
  const further = draft.chunks[before - 1]
  return further?.operator?.type === 'comparator' && isFree(further) && !isBroken(draft, before - 1, at)
    ? before - 1
    : before
}

/** The second value of a range: the same kind, after "and", "to" or "through". */
function secondOf(draft: Draft, end: number, kind: Literal['kind']): number | undefined {
  for (let i = end + 1; i <= end + 2 && i < draft.chunks.length; i++) {
    const chunk = draft.chunks[i]!
    if (chunk.literal?.kind === kind || (kind === 'number' && numberAt(draft, i))) return i
    if (!/^(and|to|through|until|till)$/i.test(chunk.text)) return undefined
  }
  return undefined
}

/** Nouns that only count (numeral classifiers; Quirk et al., A Comprehensive Grammar of the English Language, 1985, 5.6-5.7). */
export const COUNTER = /^(?:units?|pieces?|pcs?|items?)$/i

/** A field named inside a comparison, right before it or right after its value. */
export function fieldAround(
  draft: Draft,
  first: number,
  last: number,
  fits: (mention: FieldMention) => boolean,
): { node: Node; field: Field; chunk?: Chunk } | undefined {
  const isMentioned = (m: FieldMention) => draft.nodes.some(n => n.entity === m.entity)
  return (
    fieldBeside(draft, first, last, m => isMentioned(m) && fits(m)) ??
    fieldBeside(draft, first, last, m => m.quality >= 0.8 && fits(m))
  )
}

/** A field of other records than those mentioned, by a mere synonym: the last resort. */
export const distantField = (draft: Draft, first: number, last: number, fits: (mention: FieldMention) => boolean) =>
  fieldBeside(draft, first, last, fits)

function fieldBeside(
  draft: Draft,
  first: number,
  last: number,
  fits: (mention: FieldMention) => boolean,
): { node: Node; field: Field; chunk?: Chunk } | undefined {
  for (let i = first + 1; i < last; i++) {
    const chunk = draft.chunks[i]!
    const found = isFree(chunk) ? pickField(draft, i, chunk.fields.filter(fits)) : undefined
    if (found) return { ...found, chunk }
  }
  const before = fieldNext(draft, first, -1, fits)
  const after = () => fieldNext(draft, last, 1, fits)
  // "more than 500 employees but less than 10 million revenue": the employees have their number.
  if (before?.chunk.used === 'condition') return freeOnly(after()) ?? before
  // "vans that take more than 6 pallets": the noun behind names a figure, the verb hardly does.
  const named = before && before.mention.quality < 0.6 ? freeOnly(after()) : undefined
  return named && named.mention.quality >= 0.8 ? named : (before ?? after())
}

type Beside = { node: Node; field: Field; mention: FieldMention; chunk: Chunk }

const freeOnly = (found: Beside | undefined): Beside | undefined => (found && isFree(found.chunk) ? found : undefined)

/** "revenue per employee over 1M": the words of a worked-out figure are those of its first one. */
const beforeDerived = ({ chunks }: Draft, at: number): number =>
  chunks[at]?.used === 'derived'
    ? chunks.findLastIndex((c, i) => i < at && c.used !== 'derived' && c.kind !== 'filler')
    : at

/** Between a number and the figure that it bounds. */
const BEFORE_FIGURE = /^(?:in|on|of|for|the|its|their|as|worth|left|remaining)$/i

/** The field that is named right before or behind a place. */
function fieldNext(
  draft: Draft,
  at: number,
  step: 1 | -1,
  fits: (mention: FieldMention) => boolean,
): Beside | undefined {
  const beside = neighbour(draft, at, step, step === -1 ? 4 : 2)
  // "a price that exceeds 20": the relative stands for the field before it.
  const isRelative = step === -1 && /^(?:that|which)$/i.test(draft.chunks[beside]?.text ?? '')
  const next = isRelative ? neighbour(draft, beside, -1, 1) : beside
  const near = step === -1 ? beforeDerived(draft, next) : next
  // "at least $500 with a probability of …": what is joined on is something else.
  if (
    step === 1 &&
    draft.chunks
      .slice(at + 1, near)
      .some(c => c.used !== 'counter' && !COUNTER.test(c.text) && !BEFORE_FIGURE.test(c.text))
  )
    return undefined
  const chunk = near >= 0 ? draft.chunks[near] : undefined
  if (!chunk || isBroken(draft, at, near) || (chunk.used && chunk.used !== 'condition' && chunk.used !== 'aggregate'))
    return undefined
  if (chunk.entities.length && step === 1 && !chunk.fields.some(f => f.quality >= 0.8)) return undefined
  const found = pickField(draft, near, chunk.fields.filter(fits))
  return found && { ...found, chunk }
}

/** Of the fields that a word may mean, the one whose record the clause is about. */
export function pickField(
  draft: Draft,
  at: number,
  mentions: FieldMention[],
): { node: Node; field: Field; mention: FieldMention } | undefined {
  if (!mentions.length) return undefined
  const owners = [...new Set(calledSo(draft, mentions).map(m => m.entity))]
  const known = draft.nodes.length
  const node = nodeFor(draft, at, owners)
  const own = mentions.filter(m => m.entity === node?.entity).sort((a, b) => rankOf(draft, b) - rankOf(draft, a))
  const [mention] = own
  if (!mention || !node) return undefined
  if (draft.nodes.length > known && mention.quality < LOOSE && isFarFrom(draft, node)) return void draft.nodes.pop()
  return { node, field: mention.field, mention }
}

/**
 * "guests who gave a rating of 1" of reviews with a `rating` and houses with `stars`: of others than those spoken of, the ones whose field has the
 * word itself, where they are no further away.
 */
function calledSo(draft: Draft, mentions: FieldMention[]): FieldMention[] {
  const { nodes, app } = draft
  const spoken = nodes.filter(node => !node.implicit).map(node => node.entity)
  const exact = mentions.filter(({ quality }) => quality === 1)
  const both = exact.filter(mention => !hasOwn(spoken, mentions) && hasOtherOf(draft, mention, spoken))
  if (both.length) return both
  const owners = new Set(mentions.map(m => m.entity))
  if (!exact.length || owners.size < 2 || !spoken.length || spoken.some(one => owners.has(one))) return mentions
  const stepsTo = ({ entity }: FieldMention) =>
    Math.min(...spoken.map(one => findPath(one, entity, app)?.length ?? Infinity))
  const nearest = Math.min(...mentions.map(stepsTo))
  const near = exact.filter(mention => stepsTo(mention) <= nearest)
  return near.length ? near : mentions
}

/** Some of these kinds have a field that is called so, and not only one that means as much. */
const hasOwn = (kinds: readonly Entity[], mentions: readonly FieldMention[]): boolean =>
  mentions.some(({ entity, quality }) => quality >= CALLED && kinds.includes(entity))
const CALLED = 0.8

/**
 * "which fee do we pay for each role on a concert" of bookings with a `fee` and a `role`, where concerts have a price and a title: two fields that
 * one kind has by their very words, and that none of those spoken of has.
 */
const hasOtherOf = ({ chunks }: Draft, mention: FieldMention, spoken: readonly Entity[]): boolean =>
  chunks.some(
    ({ fields, values }) =>
      !values.length &&
      !fields.includes(mention) &&
      !hasOwn(spoken, fields) &&
      fields.some(f => f.entity === mention.entity && f.field !== mention.field && f.quality === 1),
  )

/** Between fields that a word means equally, it decides. */
const A_LITTLE = 0.01

/**
 * How good a mention is; of a duration and an estimated duration, "the duration" is the one that came about, and "the year" of a book with a
 * `publicationYear` and an `author.birthYear` its own.
 */
const rankOf = ({ message }: Draft, { field, quality, columns }: FieldMention): number => {
  const isPlan = field.words.some(word => PLANNED.test(word) && !message.tokens.some(t => t.norm === word))
  return quality - (isPlan ? A_LITTLE : 0) - (field.nested && columns.length === 1 ? A_LITTLE : 0)
}

/** A field that a word only means the same as, or nearly. */
const LOOSE = 0.6

/**
 * "members who joined" where only the instructors of their clubs have a date like that: of records that nobody speaks of, and of which
 * each of those spoken of may have many or none, a word that fits loosely says nothing.
 */
function isFarFrom({ nodes, app }: Draft, node: Node): boolean {
  const spoken = nodes.filter(one => one !== node && !one.implicit)
  const paths = spoken.map(one => findPath(one.entity, node.entity, app) ?? [])
  return spoken.length > 0 && paths.every(path => path.length > 1 && path.some(hop => hop.direction === 'down'))
}

/** The kinds of record of which chunks name one clearly, by its name or its number. */
export const kindsOfNamed = (chunks: readonly Chunk[]): Entity[] =>
  chunks.flatMap(c => c.values.filter(v => v.quality >= 0.8 && namesRecord(v)).map(v => v.entity))

/** The kinds of record that chunks name clearly, by their own noun or one as good. */
export const kindsNamed = (chunks: readonly Chunk[]): Set<Entity> =>
  new Set(chunks.flatMap(c => c.entities.filter(e => e.quality >= 0.8).map(e => e.entity)))
