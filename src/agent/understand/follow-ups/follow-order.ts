import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { type Draft, useWhole } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'
import { isAdditive, isPriceOfOne } from '../asks/additive.ts'
import { ownOrder } from './follow-groups.ts'
import { figureOf, onlyStretch } from './only-stretch.ts'
import { inPlace, nextPlaces, numberIn, otherOfTwo } from './places-in-rankings.ts'

/** Messages that change the order of what was shown, or go to other places in it. */
export const changeOrder = (draft: Draft): Query | undefined =>
  figureThatRanked(draft) ??
  turnOrder(draft) ??
  turnRound(draft) ??
  inPlace(draft) ??
  nextPlaces(draft) ??
  otherOfTwo(draft) ??
  rankByOther(draft)

const HOW_MUCH = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*how (?:much|many|long|high|large|big|old)(?: exactly)?\W*$
`

/** "who charges the most?" – "how much?": the figure by which that one came first. */
function figureThatRanked({ previous, message, chunks }: Draft): Query | undefined {
  const { order, limit } = previous!.root
  if (previous!.ask !== 'list' || !order || limit !== 1 || !testIn(message.text, HOW_MUCH)) return undefined
  useWhole({ chunks })
  return { ...structuredClone(previous!), project: [order.columns], winner: undefined, shown: undefined, single: true }
}

/** Words that may stand beside a superlative that says no more than which end is meant. */
const THE_OTHER_END = pattern('iu')`
  ^\W*(?:
    (?:and|but|or|ok|okay|so|now|then|what|how|which|who|whose|about|is|are|has|have|had|with|the|a|one|ones|show|give|list|me)\W+
  )*(?:(?<many>\d+|[a-z]+)\ )??(?:[\p{L}-]+)(?: (?:one|ones))?(?:,? please)?\W*$
`

/** "what about the lowest?", "and the five lowest?" after the highest: the same figure from the other end, of as many. */
function turnOrder({ previous, message, chunks, app }: Draft): Query | undefined {
  const query = structuredClone(previous!)
  const { order } = query.root
  const entity = app.entities.find(e => e.key === query.root.entity)
  const found = execIn(message.text, THE_OTHER_END)
  if (query.ask !== 'list' || !order || !entity || !found) return undefined
  const many = numberIn(found.groups?.['many'])
  const said = chunks.filter(
    c =>
      c.kind !== 'filler' &&
      c.operator?.type !== 'who' &&
      !/^ones?$/i.test(c.text) &&
      (many === undefined || numberIn(c.text) !== many),
  )
  const operator = said.length === 1 ? said[0]!.operator : undefined
  if (operator?.type !== 'superlative' || operator.comparative || operator.nouns.length || operator.of === 'date')
    return undefined
  if (entity.fields.find(f => f.column === order.columns[0])?.role === 'date') return undefined
  const limit = many ?? query.root.limit ?? 1
  query.root = { ...query.root, order: { ...order, direction: operator.direction }, limit }
  delete query.root.offset
  useWhole({ chunks })
  return { ...query, winner: undefined, shown: undefined, single: query.root.limit === 1 }
}

const THE_OTHER_WAY = pattern('i')`
  ^\W*(?:(?:and|but|or|now|ok|okay|so|then|what about|how about|the same|show (?:me|them)?|sort (?:them|it)?|list them)\W+)*(?:
    (?:in )?(?:the )?(?:other|opposite) (?:way|direction|order)(?: (?:a?round|about))?
    |(?:in )?(?:the )?revers(?:e|ed)(?: (?:order|it|that|this|them|the (?:list|order)))?
    |turn (?:it|them|that) (?:a?round|upside down)|vice versa|backwards|from the other end|upside down
  )(?: please)?\W*$
`
const OTHER_END = { asc: 'desc', desc: 'asc' } as const
const FIRST_OR_LAST = pattern('i')`
  ^\W*(?:(?:and|but|so|ok|okay|what about|how about)\W+)*(?:(?:which|what|who)(?: one)?(?: (?:is|was|came))? )?(?:the )?
  (?<end>first|last|earliest|latest|oldest|newest)(?: one)?(?: of (?:them|those|these)(?: all)?)?\W*$
`

/** "the other way round": a list that has an order from its other end; "and which one first?" after the last one by a date. */
function turnRound({ previous, message, chunks, app }: Draft): Query | undefined {
  const { order, limit } = previous!.root
  if (previous!.ask === 'group' && previous!.group && testIn(message.text, THE_OTHER_WAY)) {
    useWhole({ chunks })
    const own = ownOrder(previous!)
    const groupOrder = { ...previous!.groupOrder, ...own, direction: OTHER_END[own.direction] }
    delete groupOrder.offset
    return { ...structuredClone(previous!), groupOrder, winner: undefined, shown: undefined }
  }
  if (previous!.ask !== 'list' || !order) return undefined
  const end = execIn(message.text, FIRST_OR_LAST)?.groups?.['end']?.toLowerCase()
  const entity = app.entities.find(e => e.key === previous!.root.entity)
  const isDate = entity?.fields.find(f => f.column === order.columns[0])?.role === 'date'
  if (!testIn(message.text, THE_OTHER_WAY) && !(end && limit === 1 && isDate)) return undefined
  const direction = end ? (/first|earliest|oldest/.test(end) ? 'asc' : 'desc') : OTHER_END[order.direction]
  useWhole({ chunks })
  const query = structuredClone(previous!)
  query.root.order = { ...order, direction }
  delete query.root.offset
  return { ...query, winner: undefined, shown: undefined }
}

const BY_WHAT = pattern('i')`
  ^\W*(?:(?:and|but|or|now|ok|okay|so|then|what about|how about|the same|instead|actually|rank(?:ed)?|sort(?:ed)?|order(?:ed)?|them|it)\W+)*
  (?:by|in terms of|going by)\ (?:the |their |its )?
`

/** "the top 5 by price" – "and by weight?": the same ranking by another figure. */
function rankByOther(draft: Draft): Query | undefined {
  const { previous } = draft
  const { order, limit } = previous!.root
  if (previous!.ask === 'group') return groupsByOther(draft)
  if (previous!.ask !== 'list' || !order || limit === undefined) return undefined
  const column = figureOf(onlyStretch(draft, BY_WHAT), previous!.root.entity)
  if (column === undefined) return undefined
  useWhole(draft)
  const query = structuredClone(previous!)
  query.root.order = { columns: [column], direction: order.direction }
  const project = query.project.filter(columns => columns.join() !== order.columns.join())
  return { ...query, project, winner: undefined, shown: undefined }
}

/** "the top 5 towns by number of boats" – "and by weight?": the same groups by what another figure comes to in each. */
function groupsByOther(draft: Draft): Query | undefined {
  const { previous, app } = draft
  const { root, group, subgroup, measures } = previous!
  const column = figureOf(onlyStretch(draft, BY_WHAT), root.entity)
  const field = app.entities.find(e => e.key === root.entity)?.fields.find(one => one.column === column)
  if (!field || subgroup || measures.length > 1 || group!.columns.includes(field.column)) return undefined
  useWhole(draft)
  const fn = isAdditive(field) && !isPriceOfOne(field) ? ('sum' as const) : ('avg' as const)
  const query = { ...structuredClone(previous!), measures: [{ fn, column: field.column }] }
  return { ...query, having: undefined, winner: undefined, shown: undefined }
}
