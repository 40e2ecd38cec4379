import { pattern } from '../../../lib/patterns.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isOutcome } from '../entity-model/relations.ts'
import type { Draft, Node } from '../reading/draft.ts'
import type { Condition, Query, Selection } from '../reading/query.ts'

/** "what percentage of orders used a coupon": those that have a value there. */
export function readShareOfFilled(draft: Draft, root: Node): void {
  const [asked] = draft.project
  if (!asked || draft.project.length > 1 || asked.entity !== root.entity || asked.at < root.at) return
  const verb = draft.chunks
    .slice(root.at, asked.at)
    .some(c => /^(has|have|had|use|used|uses|with|got|contain|contains)$/i.test(c.text))
  if (!verb || root.selection.where.some(c => (c.at ?? 0) > root.at)) return
  draft.project.splice(0)
  const words = draft.chunks[asked.at]!.text
  root.selection.where.push({
    columns: asked.columns,
    op: 'filled',
    values: [],
    label: `that have ${words}`,
    at: asked.at,
  })
}

/** "what share of … is": conditions before the verb restrict the whole, those after it the part. */
export function shareOf(draft: Draft, root: Node, query: Query): Partial<Query> {
  const selection = root.selection
  const at = (c: Condition) => c.at ?? Infinity
  const share = draft.chunks.findIndex(x => x.operator?.type === 'share')
  const column = draft.measures.find(m => m.fn === 'sum')?.column
  const isSplit = selection.where.some(c => at(c) < root.at) && placesOf(selection).some(place => place > root.at)
  const from = column === undefined || isSplit ? Math.max(root.at, share) : share
  const verb = mainVerb(draft, from)
  // "the interns that …": the kind stands for its records and is no part of what is asked of them.
  const cut = verb < 0 ? (root.stands ? from + 1 : from) : verb
  if (draft.group) {
    // Every group is a whole of its own.
    const { rate } = draft
    // "share of the won value by region": what is added up is all of it, of which each group has its share.
    const isOfSum = column !== undefined && verb < 0
    const isPart = (c: Condition) => (rate === undefined ? !isOfSum && (verb < 0 || at(c) > cut) : c.at === rate)
    const part = selection.where.filter(isPart)
    // Of what the groups are made by, each has all or nothing.
    const { columns, entity, period } = draft.group
    const isOfGroup = (c: Condition) => c.columns.every(one => columns.includes(one))
    const isItself = entity === root.entity.key && !period && part.length > 0 && part.every(isOfGroup)
    if (selection.anyOf?.length || isItself) draft.ignored.push('a share by group')
    // "… in percent, only those above 10%": what the share of each has to reach.
    const order = {
      ...(draft.groupOrder && { groupOrder: draft.groupOrder }),
      ...(draft.having && { having: draft.having }),
    }
    const all = { fn: 'share' as const, ...(column !== undefined && { column }) }
    if (!part.length) return { ask: 'group', group: draft.group, ...order, measures: [all] }
    const where = selection.where.filter(c => !part.includes(c))
    return {
      ask: 'group',
      group: draft.group,
      ...order,
      measures: [{ fn: 'share', part }],
      root: { ...selection, where },
    }
  }
  // "which harbour has the highest share of moored boats": the share of one record in itself tells nothing.
  if (selection.limit !== undefined && selection.order) draft.ignored.push('highest or lowest share')
  const { rate } = draft
  // "the share of contractors in all staff": what stands before "in" is the part; "of the hours in April went into meetings" is all before the verb.
  const inside = draft.chunks.findIndex(
    (c, i) =>
      i > share + 1 && i < root.at && !(i < verb && verb < root.at) && /^(in|among|amongst|within)$/i.test(c.text),
  )
  const restricts = (c: Condition) =>
    rate !== undefined
      ? c.at !== rate
      : c.at !== undefined &&
        ((share >= 0 && inside > 0 ? c.at > inside : c.at < cut) || isPeriodOfBoth(draft, root, c))
  const isOfPart = (place: number) => (verb >= 0 ? place > cut : inside > 0 && place > share && place < inside)
  const isAll = (other: Selection) => JSON.stringify(other) === JSON.stringify(selection)
  const rest = wholeOf(withoutPart(draft, structuredClone(selection), isOfPart), restricts)
  // "the share of cancelled orders" is that of all orders; a part that is all of it was read wrongly.
  const before = isAll(rest)
    ? wholeOf(structuredClone(selection), c => c.at !== undefined && (c.at < share || c.at > root.at))
    : rest
  const whole = isAll(before) ? withoutBare(before) : before
  if (isAll(whole)) draft.ignored.push(draft.chunks[share]?.text ?? 'share')
  return {
    ...(query.root === selection && { root: selection }),
    ask: 'share',
    measures: [{ fn: 'share', ...(column !== undefined && { column }) }],
    whole,
  }
}

/**
 * "what share of the orders did we lose last year": of those of that year, where the day is one that every record has and a state is
 * the part. A day that only the part has (`paid_on`) is the part's own, and so is one that "and" adds to it.
 */
function isPeriodOfBoth(
  { chunks }: Draft,
  { entity, selection }: Node,
  { asDay, as, columns, than, at = 0 }: Condition,
): boolean {
  const field = entity.fields.find(f => f.role === 'date' && f.column === columns[0])
  if (!asDay || as || than || !field || isOutcome(field)) return false
  return selection.where.some(
    c =>
      c.at !== undefined && c.at < at && isState(entity, c) && !chunks.slice(c.at, at).some(x => /^and$/i.test(x.text)),
  )
}

const isState = ({ fields }: Entity, { columns }: Condition): boolean =>
  fields.some(f => (f.role === 'category' || f.type === 'boolean') && f.column === columns[0])

/** "the boats that are sold were built in Oslo": the verb of a relative clause is not yet that of the question, where another follows. */
function mainVerb({ chunks }: Draft, from: number): number {
  const isVerb = (at: number) => VERB.test(chunks[at]?.text ?? '')
  const first = chunks.findIndex((_, i) => i > from && isVerb(i))
  if (first < 0 || !/^(?:that|which|who)$/i.test(chunks[first - 1]?.text ?? '')) return first
  const isNext = (at: number) =>
    isVerb(at) && !isVerb(at - 1) && !/^(?:and|or|that|which|who)$/i.test(chunks[at - 1]!.text)
  const next = chunks.findIndex((_, i) => i > first + 1 && isNext(i))
  return next < 0 ? first : next
}

/** Verbs of a question about parts: to be, to have, to do, and those that say where somebody is or belongs (Levin, 1993, 46 and 47.1). */
const VERB = pattern('i')`
  ^(?:is|are|was|were|has|have|had|do|does|did|go|goes|went|come|comes|came|make|makes|made|use|uses|used|belong|belongs|got
  |(?:works?|worked|lives?|lived|sits?|sat|stays?|stayed|resides?|resided|studies|studied|serves?|served)(?:\ (?:for|in|at|with|on))?)$
`

/** "are all tasks of project X done": the share of those that are, which is all of them or not. */
export function shareOfAll(draft: Draft, root: Node): Partial<Query> {
  const { selection } = root
  // What is said of all of them stands last.
  const last = Math.max(...placesOf(selection))
  // "all members in Ohio": where they are restricts them, as what stands before the noun does.
  // "all carers without a car": so does what stands right behind it, before what is said of them.
  const isBehind = POSTMODIFIER.test(draft.chunks[root.at + 1]?.text ?? '')
  const isWhere = (at: number) => at < last && (isBehind || IN.test(draft.chunks[at - 1]?.text ?? ''))
  const before = (c: Condition) =>
    c.at !== undefined && ((root.stands ? c.at <= root.at : c.at < root.at) || isWhere(c.at))
  const isRest = (c: Condition) => before(c) || (c.at !== undefined && c.at < last && isRelatedBefore(selection, last))
  return {
    ask: 'share',
    universal: true,
    measures: [{ fn: 'share' }],
    whole: isRelatedBefore(selection, last)
      ? { ...wholeOf(structuredClone(selection), isRest), anyOf: undefined }
      : { ...structuredClone(selection), where: selection.where.filter(before), related: [], anyOf: undefined },
  }
}

/** What a phrase or clause behind a noun begins with that says which of them are meant. */
const POSTMODIFIER =
  /^(?:with|without|in|from|at|of|on|for|by|under|over|above|below|who|that|which|whose|having|lacking)\b/i
const IN = /^(?:in|from|at|of|with|for|by|under)$/i

/** Where in the message the conditions of a selection and its relatives stand. */
const placesOf = ({ where, related }: Selection): number[] => [
  ...where.map(c => c.at ?? -1),
  ...related.flatMap(r => placesOf(r.selection)),
]

/** "… comes from third-party firms": a part of the collection that is named behind the verb is the part. */
function withoutPart({ chunks }: Draft, selection: Selection, isOfPart: (place: number) => boolean): Selection {
  const scopes = chunks.flatMap((c, at) => (c.used === 'scope' ? [at] : []))
  const isPart = scopes.length > 0 && scopes.every(isOfPart)
  return isPart ? { ...selection, sources: [], args: {} } : selection
}

/** The last condition is of the records themselves, and what they belong to is named before it. */
const isRelatedBefore = ({ where, related }: Selection, last: number): boolean =>
  where.some(c => c.at === last) && related.some(r => placesOf(r.selection).some(at => at >= 0 && at < last))

/** The selection with those conditions only, also on related records; relations without conditions stay. */
function wholeOf(selection: Selection, restricts: (c: Condition) => boolean): Selection {
  const related = selection.related
    .filter(r => !isOnlyPart(r.selection, restricts))
    .map(r => ({ ...r, selection: wholeOf(r.selection, restricts) }))
  return { ...selection, where: selection.where.filter(restricts), related }
}

/** "the share of orders with a voucher": that there is any is the part, where nothing else is. */
const withoutBare = (selection: Selection): Selection => ({
  ...selection,
  related: selection.related.filter(({ selection: { where, related } }) => where.length + related.length > 0),
})

const isOnlyPart = ({ where, related }: Selection, restricts: (c: Condition) => boolean): boolean =>
  where.length + related.length > 0 &&
  where.every(c => c.at !== undefined && !restricts(c)) &&
  related.every(r => isOnlyPart(r.selection, restricts))
