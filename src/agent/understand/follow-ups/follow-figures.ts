import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { positiveOf } from '../language/gradables.ts'
import { gradedField } from '../asks/graded-field.ts'
import { isOtherPrice } from '../asks/how-much-of.ts'
import { type Composite, type Condition, type Meaning, type Query, type Selection, plainly } from '../reading/query.ts'
import { isFigure as isFigureOf } from '../entity-model/field-roles.ts'
import { firstOf } from './first-of-two.ts'
import { seriesOf } from './follow-series.ts'

/** "so what's the difference?", "the difference between the two", "by how much?". */
const BY_HOW = fragment`(?:by\ how\ (?:much|many)(?:\ (?:more|less|fewer))?
  |how\ (?:much|many)\ (?:more|less|fewer|higher|lower)(?:\ (?:is|are|was|were)\ (?:that|it|this|those|they))?)`
const DIFFERENCE = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|then|but)\W+)*
  (?:${BY_HOW}\W*$|(?:(?:what(?:['’]?s|\ is|\ was)|give\ me|tell\ me)\ )?(?:the\ )?difference
  (?:\ between\ (?:the\ two|them|both|these|those)(?:\ (?:figures|numbers|months|years))?)?\W*$)
`
const BY_HOW_MUCH = pattern('i')`^\W*(?:(?:and|so|ok|okay|then|but)\W+)*${BY_HOW}\W*$`
const TWO = '(?:both|the two|those two|these two|both of them|the two of them)'
/** "so together?", "in total?", "and both together", "what's the total of both?". */
const TOGETHER = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|then)\W+)*(?:
    (?:(?:what|how\ many)(?:['’]?s|\ is|\ are)?\ )?(?:(?:it|that|this|they|those|these|${TWO})\ )?(?:are\ )?
      (?:all\ together|altogether|together|combined|in\ total|in\ all)
    |(?:what(?:['’]?s|\ is|\ was)\ )?(?:the\ |their\ )?(?:total|sum)\ (?:of|for)\ ${TWO}
    |add\ (?:them|${TWO})\ (?:up|together)
  )\W*$
`

const SHARES = '(?:per\\ ?cents?|percentages?|%|shares?)'
/** "what is that in percent?", "as a percentage?", "what share is that?": of the figure before the last, of which the last is a part. */
const IN_PERCENT = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|then|but)\W+)*(?:
    (?:(?:what|how\ much)(?:['’]?s|\ is|\ was|\ are)?\ (?:that|this|it|those|they)\ )?
      (?:in|as|in\ terms\ of)\ (?:an?\ )?${SHARES}
    |(?:what|which|how\ (?:big|large))\ (?:an?\ )?(?:${SHARES}|part|proportion|fraction)
      \ (?:is|was|are|were|would)\ (?:that|this|it|those)(?:\ be)?
    |how\ many\ per\ ?cent(?:\ (?:is|are|was)\ (?:that|this|it|those))?
  )\W*$
`

/**
 * "so what's the difference?", "together?" after two figures that were asked for one after the other: the figures themselves, set
 * against each other or added up. Figures that differ in one value only are one figure of all those values.
 */
export function combineFigures(message: string, queries: readonly Query[], model: CatalogueModel): Meaning | undefined {
  if (testIn(message, IN_PERCENT)) return shareOfLast(queries, model)
  const margin = queries.length && testIn(message, BY_HOW_MUCH) ? overTheNext(queries.at(-1)!) : undefined
  if (margin) return margin
  const told = queries.length ? toldByRank(message, queries.at(-1)!, model) : undefined
  if (told) return told
  const more = moreOfTwo(message, queries)
  if (more) return more
  const isDifference = testIn(message, DIFFERENCE)
  if (!isDifference && !testIn(message, TOGETHER)) return undefined
  const [before, last] = queries.slice(-2)
  if (!before || !last) return undefined
  if (isDifference && isSameField(before, last, model)) return composite('difference', before, last)
  if (!isFigure(before) || !isFigure(last) || !isSameFigure(before, last)) return undefined
  if (JSON.stringify(before.root) === JSON.stringify(last.root)) return undefined
  if (isDifference) return composite('difference', before, last)
  const isOfTwo = new RegExp(`\\b${TWO}\\b`, 'i').test(message)
  const [series] = seriesOf(isOfTwo ? [before, last] : queries.filter(isFigure), model)
  if (series) return { ...structuredClone(last), root: series.root }
  return /^(?:count|sum)$/.test(last.measures[0]!.fn) ? composite('sum', before, last) : undefined
}

/** "and what is it for the new ones?", "how does that look in May": a pronoun for what was asked, and what it is to be of. */
const IT_OF_OTHERS = pattern('iu')`
  ^\W*(?:(?:and|so|ok|okay|then|but|now)\W+)*
  (?:(?:what|how\ (?:much|many|high|large|big))(?:['’]?s|\ is|\ was|\ are|\ were|\ would)|how\ (?:is|was|does|did|do))
  \ (?:it|that|this|they|those|the\ (?:figure|number|result|same))(?:\ be)?(?:\ looks?(?:\ like)?)?
  \ (?<of>(?!on\ average\b|in\ (?:the\ mean|total|all|sum)\b)(?:for|in|of|among|with|at|on|from)\ \S.*)$
`
/** Of records in a list only what is named says of which others. */
const OF_NAMED = /^(?:for|in|among|with|at|on) (?!(?:it|that|this|them|these|those|me|us|what)\b)[\p{L}\d]/iu

/** "what is it for Texas?": the same of others, said briefly. */
export function sayOfOthers(message: string, previous: Query | undefined): string {
  const of = previous && execIn(message, IT_OF_OTHERS)?.groups?.of
  if (!of || testIn(message, IN_PERCENT)) return message
  return /^(?:measure|share|ratio)$/.test(previous.ask) || OF_NAMED.test(of) ? `and ${of}` : message
}

const MANY = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)'
const EXTREME = '(?:(?:most|least) \\p{L}+|\\p{L}{2,}est)'
const SO_MANY_EXTREME = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so|ok|okay|then|but|now|only|just|what about|how about|show|list|give|name|me|us)\W+)*(?:the\ |their\ )?)
  (?:(?<many>${MANY})\ (?<extreme>${EXTREME})|(?<extremeFirst>${EXTREME})\ (?<manyBehind>${MANY}))
  (?<end>(?:\ ones)?(?:,?\ please)?\W*)$
`

/** "the three largest", "the largest three" after records: the three largest ones of them; of a ranking those of all. */
export function sayOnes(message: string, previous: Query | undefined): string {
  const found = previous && previous.ask !== 'group' ? execIn(message, SO_MANY_EXTREME)?.groups : undefined
  if (!found) return message
  const { lead, many = found.manyBehind, extreme = found.extremeFirst, end = '' } = found
  const ones = isRanked(previous!) || /ones/i.test(end) ? '' : ' ones'
  return `${lead}${many} ${extreme}${ones}${end}`
}

/** A ranking goes on with the other end of it. */
const isRanked = ({ ask, root }: Query): boolean => ask === 'list' && root.order !== undefined

/** The last figure in per cent of the one before, of whose records it has some. */
function shareOfLast(queries: readonly Query[], model: CatalogueModel): Query | undefined {
  const last = queries.at(-1)
  if (!last || !isFigure(last)) return undefined
  const [{ fn, column }] = last.measures as [Query['measures'][number]]
  const whole = /^(?:count|sum)$/.test(fn) ? wholeOf(last, queries.at(-2), model) : undefined
  return (
    whole && {
      ...structuredClone(last),
      ask: 'share',
      measures: [{ fn: 'share', ...(fn === 'sum' && column !== undefined && { column }) }],
      whole: structuredClone(whole),
    }
  )
}

/**
 * Of what the last figure is a part: of those before, of whom it is of some; "how many were cancelled?" – "and last month?", of all in that time,
 * for in what state they are is told of those of a time; else of all of the kind, where one thing alone is said of the part.
 */
function wholeOf(last: Query, before: Query | undefined, model: CatalogueModel): Selection | undefined {
  const isOfSome = before && isFigure(before) && isSameFigure(before, last) && isPartOf(last.root, before.root)
  const ofTime = inStateAtTime(last.root, model)
  const isStateOfAll = isOfSome && before.root.where.length > 0 && before.root.where.every(one => !one.asDay)
  if (isOfSome)
    return isStateOfAll && ofTime && ofTime.where.length + before.root.where.length === last.root.where.length
      ? ofTime
      : before.root
  const { where, related, anyOf, within, limit, derived, ...all } = last.root
  if (anyOf?.length || within || limit !== undefined || derived?.length) return undefined
  return ofTime ?? (where.length + related.length === 1 ? { ...all, where: [], related: [] } : undefined)
}

/** The same time without the states that are told of those in it. */
function inStateAtTime({ where, related, ...rest }: Selection, model: CatalogueModel): Selection | undefined {
  const fields = model.entities.get(rest.entity)?.fields ?? []
  const isState = ({ columns }: Condition) =>
    fields.some(
      ({ column, role, words }) => column === columns[0] && (role === 'boolean' || STATE.test(words.at(-1) ?? '')),
    )
  const times = where.filter(({ asDay, as, than }) => asDay && !as && !than)
  const states = where.filter(isState)
  const isWhole =
    !related.length && !rest.anyOf?.length && !rest.within && times.length + states.length === where.length
  return isWhole && times.length && states.length ? { ...rest, where: times, related: [] } : undefined
}
const STATE = /^(?:status|stage|state|phase|outcome|result)$/

/** Whether records are told by all that others are told by, and more. */
function isPartOf(part: Selection, whole: Selection): boolean {
  const plain = (one: unknown) => plainly(one, 'at')
  const lists = (['where', 'related'] as const).map(key => [part[key].map(plain), whole[key].map(plain)] as const)
  const isInside = lists.every(([own, others]) => others.every(one => own.includes(one)))
  const rest = ({ entity, sources, args, anyOf, within, limit, offset }: Selection) =>
    JSON.stringify({ entity, sources, args, anyOf, within, limit, offset })
  return isInside && lists.some(([own, others]) => own.length > others.length) && rest(part) === rest(whole)
}

const isFigure = ({ ask, measures, group, having }: Query): boolean =>
  ask === 'measure' && measures.length === 1 && !group && !having

/** Numbers of records add up whatever they are; other figures are those of one column. */
const isSameFigure = (one: Query, other: Query): boolean =>
  one.measures[0]!.fn === other.measures[0]!.fn &&
  one.measures[0]!.column === other.measures[0]!.column &&
  (one.measures[0]!.fn === 'count' || one.root.entity === other.root.entity)

/** "the fee of order 7?" – "and of order 9?": a figure of one record, then of another one. */
function isSameField(one: Query, other: Query, model: CatalogueModel): boolean {
  const [[column], ...rest] = [one.project[0] ?? [], ...one.project.slice(1)]
  const isOfOne = ({ ask, lookup, single }: Query): boolean => ask === 'list' && (lookup === true || single === true)
  const fields = model.entities.get(one.root.entity)?.fields ?? []
  const isFigureField = fields.some(field => field.column === column && isFigureOf(field))
  const isSame = one.root.entity === other.root.entity && JSON.stringify(one.project) === JSON.stringify(other.project)
  return isOfOne(one) && isOfOne(other) && !rest.length && isSame && isFigureField && JSON.stringify(one.root) !== JSON.stringify(other.root) // oxfmt-ignore
}

/** "which hall is the largest?" – "by how much?": how far the first is ahead of the second, by the figure that ranked them. */
function overTheNext(before: Query): Composite | undefined {
  const last = before.compares && before.ask === 'list' ? firstOf(before) : before
  const { ask, root, groupOrder } = last
  if (ask === 'group' && groupOrder?.limit === 1 && (groupOrder.offset ?? 1) === 1 && groupOrder.by === 'measure') {
    const first: Query = { ...last, winner: undefined, shown: undefined }
    return composite('difference', first, { ...first, groupOrder: { ...groupOrder, offset: 2 } })
  }
  if (ask !== 'list' || !root.order || root.limit !== 1 || (root.offset ?? 1) > 1) return undefined
  const first: Query = { ...last, project: [root.order.columns], single: true, winner: undefined, shown: undefined }
  return composite('difference', first, { ...first, root: { ...root, offset: 2 } })
}

/** "in which of the two were there more?", "which year had more?". */
const MORE_OF_TWO = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|then|but)\W+)*(?:in\ )?which(?:\ (?:one|of\ (?:the\ two|them|those|these|both)|year|month|quarter|week))?
  \ (?:were\ there|was\ there|are\ there|there\ were|had|has|saw|did\ we\ have|was|is|were)
  \ (?:the\ )?(?<end>more|most|fewer|fewest|less|least|higher|lower)\W*$
`
const FEWER = /^(?:few|less|least|low)/i

/** "how many in 2024?" – "and in 2025?" – "which year had more?": two figures that differ in their time alone. */
function moreOfTwo(message: string, queries: readonly Query[]): Composite | undefined {
  const end = queries.length > 1 ? execIn(message, MORE_OF_TWO)?.groups?.['end'] : undefined
  const [before, last] = queries.slice(-2)
  if (end === undefined || !before || !last || !isFigure(before) || !isFigure(last) || !isSameFigure(before, last))
    return undefined
  const times = [before, last].map(({ root }) => root.where.filter(({ asDay }) => asDay === true))
  const rest = [before, last].map(({ root }) =>
    JSON.stringify([
      root.entity,
      root.related,
      root.where.filter(({ asDay }) => asDay !== true).map(one => ({ ...one, at: 0 })),
    ]),
  )
  const [one, other] = times.map(conditions => conditions.map(({ label }) => label).join(' and '))
  if (!one || !other || one === other || rest[0] !== rest[1]) return undefined
  return { kind: FEWER.test(end) ? 'least' : 'most', parts: [structuredClone(before), structuredClone(last)], labels: [one, other] } // oxfmt-ignore
}

/** "how much is it?", "when was that?". */
const HOW_MUCH_IS_IT = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|then|but)\W+)*how\ (?<how>much|many|high|large|big|long)\ (?:is|was|are|were)\ (?:it|that|this|they)\W*$
`
const WHEN_WAS_IT = /^\W*(?:(?:and|so|ok|okay|then|but)\W+)*when (?:is|was|are|were) (?:it|that|this)\W*$/i

/** "which hall has the highest rent?" – "how much is it?", "which was closed last?" – "when was that?": by what it was ranked. */
function toldByRank(message: string, last: Query, model: CatalogueModel): Query | undefined {
  const { ask, root, single } = last
  if (ask !== 'list' || !single || root.limit !== 1 || root.order?.columns.length !== 1) return undefined
  const entity = model.entities.get(root.entity)
  const field = entity?.fields.find(({ column }) => column === root.order!.columns[0])
  if (!entity || !field) return undefined
  const how = isFigureOf(field) ? execIn(message, HOW_MUCH_IS_IT)?.groups?.['how'] : undefined
  const isAsked = how !== undefined ? asksItself(how.toLowerCase(), field, entity) : field.role === 'date' && testIn(message, WHEN_WAS_IT) // oxfmt-ignore
  return isAsked
    ? { ...structuredClone(last), project: [[field.column]], winner: undefined, shown: undefined }
    : undefined
}

/**
 * Whether it is the figure by which the record came first that is asked for: no other one is long or high ("the most difficult piece" – "how
 * long is it?"), and nothing costs anything ("which book has the best rating?" – "how much is it?"), or it is somebody who does not.
 */
function asksItself(how: string, field: Field, entity: Entity): boolean {
  const isPriced = ({ role, nested }: Field) => role === 'money' && !nested
  if (/^m/.test(how))
    return field.role === 'money' || arePeople(entity) || !entity.fields.some(f => isPriced(f) && !isOtherPrice(f))
  const gradable = positiveOf(how)
  const graded = gradable && gradedField(entity, gradable)
  return !graded || graded === field
}

const composite = (kind: Composite['kind'], one: Query, other: Query): Composite => ({
  kind,
  parts: [structuredClone(one), structuredClone(other)],
  labels: ['the first', 'the second'],
})
