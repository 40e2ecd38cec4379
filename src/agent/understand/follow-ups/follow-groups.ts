import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { isAdditive } from '../asks/additive.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, useWhole } from '../reading/draft.ts'
import { ORDINALS } from '../language/lexicon.ts'
import { pinShown, restrict } from '../reading/group-keys.ts'
import type { Condition, Measure, Query } from '../reading/query.ts'
import { isPlural } from '../language/words.ts'

/** How sure a reading is at most that keeps a group where its records may be meant. */
const EITHER = 0.6
/** Longer messages are requests of their own. */
const LONGEST = 12
/** Words around a change of the groups that change nothing themselves (closed class, and verbs of showing and keeping). */
const AROUND = pattern('i')`
  ^(?:
    and|but|so|then|now|ok|okay|please|just|only|keep|the|all|any|a|an|of|in|with|for|from|to|is|are|was|were
    |has|have|having|had|that|which|what|who|those|them|these|they|it|ones?|groups?|rows?|me|us|list|show|give
    |see|out|rest|can|you|i|want|need|about|how|there|same|again|instead|value|values|figure|figures|order|it's|what's|who's|that's
    |result|results|do|does|whose|where|let|let's|i'd|like|each|every|per|overall|whole|much|turn|convert|put|into
  )$
`
const LEAVES_OUT = pattern('i')`
  \b(?:
    without|except(?: for)?|excluding|exclude|not|but not|other than|leave out|leaving out|drop|remove|skip
    |ignor(?:e|ing)|omit|minus|take out|hide
  )\b
`
/** Verbs that leave groups out; the particle may stand behind. */
const LEAVING =
  /^(?:leave|leaving|drop|remove|skip|ignore|ignoring|omit|exclude|excluding|without|except|minus|take|hide|not)$/i
/** Asks for the records of a group, not for the group. */
const LISTS = pattern('i')`
  ^\W*(?:(?:and|now|ok|okay|so|please|can you|could you) )*
  (?:list|show|give|see|(?:let me|let['’]s|i(?:['’]d like to| want to)) see|who|which|what|display|tell)\b
`

/** "the ten largest in that town": of the group that is pointed to, and no groups. */
const OF_THAT_ONE = /\b(?:in|of|at|for|from|with) (?:that|this|the same) (?!one\b)[\p{L}-]+\W*$/iu

/** "who is in Leeds?", "and the people in Leeds?"; "who has the most?" asks for a group. */
const ASKS_WHO = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|now)\W+)*(?:
    who(?:['’]s|\ is|\ are|\ was|\ were|\ works?)
    |(?:show me\ |list\ |what about\ )?the\ (?:people|persons|folks|members|staff)
  )
  \ (?:in|at|on|of|from|for|with)\b
`

/** A message after groups, while it is read piece by piece. */
interface Change {
  draft: Draft
  query: Query
  /** Keys that were named, and whether they are left out. */
  keys?: { condition: Condition; leavesOut: boolean }
  /** The place of a group in the list that was shown. */
  place?: number
  changed: boolean
}

/**
 * Reads a message as a change to the groups before, where every word of it speaks of them: a bound on their figure ("only
 * those above 1300"), a cut ("just the top two"), groups left out or kept by name ("without Ohio"), another order ("sort
 * them by name"), their shares ("as percentages"), or the records of one ("list the books of the first"). Undefined otherwise.
 */
export function changeGroups(draft: Draft): Query | undefined {
  const { previous, chunks, message } = draft
  if (previous?.ask !== 'group' || !previous.group || message.tokens.length > LONGEST) return undefined
  if (testIn(message.text, OF_THAT_ONE) || asksByItself(draft)) return undefined
  if (asksOtherFigure(previous, chunks) && !chunks.some(isShare)) return undefined
  const change: Change = { draft, query: { ...structuredClone(previous), winner: undefined }, changed: false }
  for (let at = 0; at < chunks.length;) {
    const next =
      readBound(change, at) ??
      readCounts(change, at) ??
      readOrder(change, at) ??
      readCut(change, at) ??
      readKeys(change, at) ??
      pass(change, at)
    if (next === undefined) return undefined
    at = next
  }
  const listed = recordsOf(change)
  if (!listed && !change.changed) return undefined
  // "which garden has the most orders?" – "and Mill House?": how many it has; among those that are named, no first one is asked for.
  if (change.keys?.leavesOut === false && change.query.groupOrder?.limit === 1) {
    const isOne = change.keys.condition.values.length === 1 && !change.query.subgroup
    Object.assign(change.query, { groupOrder: undefined, ...(isOne && { ask: 'measure', group: undefined }) })
  }
  useWhole({ chunks })
  return listed ?? shareOfOne(change) ?? change.query
}

/** "as percentages" – "only the sold ones": how much of all before they are, and not of themselves. */
function shareOfOne({ query, keys, draft }: Change): Query | undefined {
  const [measure, ...others] = query.measures
  const isOne = keys?.leavesOut === false && keys.condition.values.length === 1 && !query.subgroup
  if (!isOne || measure?.fn !== 'share' || measure.part || others.length) return undefined
  const whole = structuredClone(draft.previous!.root)
  return { kind: 'query', app: query.app, root: query.root, ask: 'share', measures: [measure], whole, project: [] }
}

/** "which depot has the most vans?", asked again: both kinds are named, and nothing points back to the groups that were told. */
function asksByItself({ previous, chunks }: Draft): boolean {
  const names = (key: string) => chunks.some(({ entities }) => entities.some(({ entity }) => entity.key === key))
  const isRanked = chunks.some(({ operator }) => operator?.type === 'superlative')
  const pointsBack = chunks.some(({ operator }) => operator?.type === 'pronoun')
  return isRanked && !pointsBack && names(previous!.root.entity) && names(previous!.group!.entity)
}

const isShare = ({ operator }: Chunk): boolean => operator?.type === 'share'

/** "what is the average price of the sold ones?" after totals: another figure than that of the groups is a question of its own. */
const asksOtherFigure = ({ measures }: Query, chunks: readonly Chunk[]): boolean =>
  chunks.some(({ operator }) => operator?.type === 'aggregate' && !measures.some(({ fn }) => fn === operator.fn))

const numberAt = ({ draft }: Change, at: number): number | undefined => {
  const chunk = draft.chunks[at]
  if (!chunk) return undefined
  const literal =
    chunk.literal ?? draft.message.literals.find(l => l.kind === 'number' && l.word && l.from === chunk.from)
  if (literal?.kind === 'number') return literal.value
  return literal?.kind === 'date' && /^\d{4}$/.test(chunk.text) ? Number(chunk.text) : undefined
}

/** Everybody is called so: the records that were counted, where they are people. */
const PEOPLE = /^(?:people|persons|folks|members|staff)$/i
const standsForPeople = ({ draft, query }: Change, { text }: Chunk): boolean => {
  const entity = draft.app.entities.find(({ key }) => key === query.root.entity)
  return PEOPLE.test(text) && entity !== undefined && arePeople(entity)
}

const isFigure = (change: Change, chunk: Chunk) => isFigureOf(change, chunk) || standsForPeople(change, chunk)

const isFigureOf = ({ query }: Change, chunk: Chunk) =>
  chunk.fields.some(f => query.measures.some(m => m.column !== undefined && f.columns[0] === m.column)) ||
  chunk.entities.some(e => e.entity.key === query.root.entity) ||
  chunk.operator?.type === 'count' ||
  chunk.operator?.type === 'aggregate'

const isKey = ({ query }: Change, chunk: Chunk) =>
  chunk.operator?.type !== 'superlative' &&
  (chunk.fields.some(
    f => f.columns.some(c => query.group!.columns.includes(c)) && f.entity.key === query.group!.entity,
  ) ||
    chunk.entities.some(e => e.entity.key === query.group!.entity && e.entity.key !== query.root.entity))

/** "above 1300", "more than 5 orders", "5 or more", "between 10 and 20". */
function readBound(change: Change, at: number): number | undefined {
  const { draft, query } = change
  const chunk = draft.chunks[at]!
  const isComparator = chunk.operator?.type === 'comparator'
  const number = isComparator ? nextNumber(change, at + 1) : at
  const value = number === undefined ? undefined : numberAt(change, number)
  if (number === undefined || value === undefined) return undefined
  let next = number + 1
  let op = chunk.operator?.type === 'comparator' ? chunk.operator.op : undefined
  const behind = draft.chunks[next]?.operator
  if (!op && behind?.type === 'bound') {
    op = behind.op
    next++
  }
  if (!op || op === 'between') return undefined
  const unit = draft.chunks[next]
  if (unit && isFigure(change, unit)) next++
  // "only those with more than five reviews" of average ratings bounds how many there are.
  const counts = unit?.entities.some(e => e.entity.key === query.root.entity) && query.measures[0]?.fn !== 'count'
  if (query.having && !(query.groupOrder?.limit ?? 0)) pinShown(query, draft.app)
  if (query.having) return undefined
  query.having = { op, value, ...(counts && { counts }) }
  change.changed = true
  return next
}

/** The number right behind, past words like "of". */
function nextNumber(change: Change, from: number): number | undefined {
  for (let at = from; at < from + 2; at++) {
    if (numberAt(change, at) !== undefined) return at
    if (change.draft.chunks[at]?.kind !== 'filler') return undefined
  }
  return undefined
}

const OF_EACH = /\b(?:each|every|per)\b/i

/** "average price by kind" – "and how many are there in each?": how many records each of the groups has. */
function readCounts(change: Change, at: number): number | undefined {
  const { draft, query } = change
  if (draft.chunks[at]!.operator?.type !== 'count' || !OF_EACH.test(draft.message.text)) return undefined
  const isAnew = draft.chunks.some(chunk => isKey(change, chunk))
  if (isAnew || query.measures.every(({ fn, part }) => fn === 'count' && !part)) return undefined
  Object.assign(query, { measures: [{ fn: 'count' }], having: undefined })
  change.changed = true
  return at + 1
}

/** "the top two", "the first three", "the lowest": how many, and from which end. */
function readCut(change: Change, at: number): number | undefined {
  const { draft, query } = change
  const chunk = draft.chunks[at]!
  const { operator } = chunk
  const word = chunk.text.toLowerCase()
  const isRank = operator?.type === 'superlative' || operator?.type === 'ordinal' || operator?.type === 'order'
  const before = numberAt(change, at)
  if (!isRank) {
    // "the three largest": the number stands before.
    const next = draft.chunks[at + 1]?.operator
    const isBefore = before !== undefined && next?.type === 'superlative' && !next.comparative
    return isBefore ? cut(change, at + 1, before, at + 2) : undefined
  }
  // "which is higher?": of what was shown, where nothing follows.
  const isLast = draft.chunks.slice(at + 1).every(c => c.kind === 'filler')
  if (operator.type === 'order' || (operator.type === 'superlative' && operator.comparative && !isLast))
    return undefined
  // "the first one" is a place, no number.
  const number = /^ones?$/i.test(draft.chunks[at + 1]?.text ?? '') ? undefined : numberAt(change, at + 1)
  if (number !== undefined) return cut(change, at, number, at + 2)
  if (operator.type === 'ordinal' || word === 'last' || word === 'first') {
    change.place = word === 'last' ? -1 : operator.type === 'ordinal' ? operator.value : (ORDINALS[word] ?? 1)
    // "and second most?", "the third lowest": the place from the end that is said.
    const end = draft.chunks[at + 1]?.operator
    if (change.place > 0 && end?.type === 'superlative' && !end.comparative) {
      query.groupOrder = { by: 'measure', direction: end.direction, limit: 1, offset: change.place }
      change.changed = true
      return at + 2
    }
    query.groupOrder = { ...ownOrder(query), limit: 1, ...(change.place > 1 && { offset: change.place }) }
    if (change.place < 0) query.groupOrder.direction = reverse(query.groupOrder.direction)
    change.changed = true
    return at + 1
  }
  change.place = 1
  return cut(change, at, 1, at + 1)
}

function cut(change: Change, at: number, limit: number, next: number): number | undefined {
  const { query, draft } = change
  const { operator, text } = draft.chunks[at]!
  if (!Number.isInteger(limit) || limit < 1) return undefined
  const isPlace = /^(?:first|last)$/i.test(text)
  const order = ownOrder(query)
  if (isPlace)
    query.groupOrder = { ...order, direction: /last/i.test(text) ? reverse(order.direction) : order.direction, limit }
  else if (operator?.type === 'superlative') query.groupOrder = { by: 'measure', direction: operator.direction, limit }
  else return undefined
  change.changed = true
  return next
}

/** The order in which the groups were shown. */
export const ownOrder = ({ groupOrder, group }: Query): NonNullable<Query['groupOrder']> =>
  groupOrder
    ? { by: groupOrder.by, direction: groupOrder.direction }
    : group!.period
      ? { by: 'key', direction: 'asc' }
      : { by: 'measure', direction: 'desc' }

const SHARES = /^(?:%|per ?cent|percentages?|shares?|proportions?|fractions?)$/i

/** What the figure of each group is of all of them: of how many they are, or of what they add up to. */
function sharesOf({ query, draft }: Change): Measure | undefined {
  const [measure, ...others] = query.measures
  if (!measure || others.length || measure.part || query.subgroup) return undefined
  if (measure.fn === 'count') return { fn: 'share' }
  const field = draft.app.entities
    .find(({ key }) => key === query.root.entity)
    ?.fields.find(({ column }) => column === measure.column)
  return measure.fn === 'sum' && field && isAdditive(field) ? { fn: 'share', column: field.column } : undefined
}

const reverse = (direction: 'asc' | 'desc') => (direction === 'asc' ? 'desc' : 'asc')

/** "sort them by name", "by total, lowest first", "alphabetically", "as percentages". */
function readOrder(change: Change, at: number): number | undefined {
  const { draft, query } = change
  const chunk = draft.chunks[at]!
  const parts = SHARES.test(chunk.text) || chunk.operator?.type === 'share' ? sharesOf(change) : undefined
  if (parts) {
    Object.assign(query, { measures: [parts], having: undefined })
    // "as percentages" behind the one that came first: those of all.
    if (/s$/i.test(chunk.text) && query.groupOrder?.limit === 1) query.groupOrder = undefined
    change.changed = true
    return at + 1
  }
  if (/^(?:as|in)$/i.test(chunk.text)) return at + 1
  if (chunk.operator?.type === 'order') {
    pinShown(query, draft.app)
    const { byName, direction } = chunk.operator
    const by = byName ? 'key' : (query.groupOrder?.by ?? 'measure')
    query.groupOrder = { ...query.groupOrder, by, direction }
    change.changed = true
    return at + 1
  }
  const isSort = chunk.operator?.type === 'sort' || /^(?:sort|sorted|order|ordered|rank|ranked)$/i.test(chunk.text)
  if (!isSort) return undefined
  const by = draft.chunks.findIndex((c, i) => i > at && /^by$/i.test(c.text))
  const rest = draft.chunks.slice(by < 0 ? at + 1 : by + 1)
  const target = rest.findIndex(
    c =>
      /^(?:name|key)s?$/i.test(c.text) ||
      isKey(change, c) ||
      isFigure(change, c) ||
      /^(?:number|value|figure|size|amount)s?$/i.test(c.text),
  )
  if (target < 0) return by < 0 ? at + 1 : undefined
  const found = rest[target]!
  pinShown(query, draft.app)
  const isName = /^(?:name|key)s?$/i.test(found.text) || (isKey(change, found) && !isFigure(change, found))
  query.groupOrder = { ...query.groupOrder, by: isName ? 'key' : 'measure', direction: isName ? 'asc' : 'desc' }
  change.changed = true
  return (by < 0 ? at + 1 : by + 1) + target + 1
}

/** "without Ohio", "only Texas and Ohio": groups by their keys. */
function readKeys(change: Change, at: number): number | undefined {
  const { draft, query } = change
  const chunk = draft.chunks[at]!
  const { columns, entity, period } = query.group!
  const match = chunk.values
    .filter(v => v.entity.key === entity && v.columns.join() === columns.join() && v.values.length === 1)
    .sort((a, b) => b.quality - a.quality)[0]
  if (!match || period) return undefined
  const before = draft.message.text.slice(0, draft.message.tokens[chunk.from]!.start)
  const behind = draft.message.text.slice(draft.message.tokens[chunk.to - 1]!.end)
  const leavesOut = LEAVES_OUT.test(before) || /^\W*out\b/i.test(behind)
  const values = [...(change.keys?.condition.values ?? []), match.values[0]!]
  const label = `${match.field.words.join(' ')} ${leavesOut ? 'not ' : ''}${values.join(' or ')}`
  const op = leavesOut ? (values.length > 1 ? 'not in' : '!=') : values.length > 1 ? 'in' : '='
  change.keys = { condition: { columns, op, values, text: true, label }, leavesOut }
  change.changed = true
  return at + 1
}

/** Words that change nothing, the noun of the records and what the groups are called. */
function pass(change: Change, at: number): number | undefined {
  const { draft } = change
  const chunk = draft.chunks[at]!
  const isWork = /^works?$/i.test(chunk.text) && testIn(draft.message.text, ASKS_WHO)
  const isNoun = isWork || isFigure(change, chunk) || isKey(change, chunk)
  const words = chunk.text.split(/\s+/)
  return isNoun || words.every(word => AROUND.test(word) || LEAVING.test(word)) || chunk.operator?.type === 'or'
    ? at + 1
    : undefined
}

/** Puts the keys that were named into the query; gives the records of one group where they are asked for. */
function recordsOf(change: Change): Query | undefined {
  const { draft, query, keys, place } = change
  const { previous, chunks, message } = draft
  const noun = chunks.find(c => c.entities.some(e => e.entity.key === query.root.entity && e.quality >= 0.75))
  const isKind = query.group!.entity === query.root.entity && chunks.some(standsForRecords)
  const isOfFigure = chunks.some(c => c.operator?.type === 'aggregate')
  const entity = draft.app.entities.find(({ key }) => key === query.root.entity)
  // "who is in Leeds?", "and the people in Leeds?": those that were counted there.
  const isOfPeople = keys !== undefined && entity !== undefined && arePeople(entity) && testIn(message.text, ASKS_WHO)
  const asksRecords =
    !isOfFigure &&
    (saysTheOnes(change) ||
      isOfPeople ||
      (testIn(message.text, LISTS) && (isKind || Boolean(noun && isPlural(noun.text)))))
  const shown = place === undefined ? undefined : previous!.shown?.at(place < 0 ? -1 : place - 1)
  if (place !== undefined && asksRecords) {
    if (shown === undefined || shown === null) return undefined
    const label = `${query.group!.columns.join(' ')} ${shown}`
    return listOf(change, {
      columns: query.group!.columns,
      op: '=',
      values: [shown],
      text: typeof shown === 'string',
      label,
    })
  }
  if (!keys) return undefined
  if (asksRecords && !keys.leavesOut) return listOf(change, keys.condition)
  // "show me the ones for Oslo" after averages: the group or its records.
  if (/\bones\b/i.test(message.text) && LISTS.test(message.text)) draft.sureness = Math.min(draft.sureness, EITHER)
  restrict(draft.app, query, keys.condition)
  return undefined
}

/** "the lamps" of a kind called lamp: the plural stands for records of the kind. */
const standsForRecords = ({ text, values }: Chunk): boolean =>
  /[a-z]s$/.test(text) &&
  isPlural(text.split(' ').at(-1)!) &&
  values.some(v => v.field.role === 'category' && v.values.every(value => value.toLowerCase() !== text.toLowerCase()))

/** A list is one of records, also after their averages. */
const LISTS_RECORDS = /^\W*(?:(?:and|now|ok|okay|so|please|can you|could you)\W+)*list\b/i

/** "show me the ones for Oslo", "which are the blue ones?" after numbers of records: those that were counted; "only" keeps some groups. */
const saysTheOnes = ({ draft, query }: Change): boolean =>
  (query.measures.every(({ fn }) => fn === 'count') || LISTS_RECORDS.test(draft.message.text)) &&
  /\b(?:the|those|these) (?:\S+ ){0,3}?ones\b|\bthose (?=(?:for|in|of|from|at|with|by)\b)/i.test(draft.message.text) &&
  !/\b(?:only|just|keep|but)\b/i.test(draft.message.text)

function listOf(change: Change, condition: Condition): Query | undefined {
  const { query } = change
  if (query.group!.period) return undefined
  const records: Query = {
    kind: 'query',
    app: query.app,
    root: structuredClone(change.draft.previous!.root),
    ask: 'list',
    measures: [],
    project: [],
  }
  restrict(change.draft.app, records, condition, query.group)
  return records
}
