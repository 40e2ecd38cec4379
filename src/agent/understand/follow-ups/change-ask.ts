import { testIn } from '../../../lib/prefilter/may-match.ts'
import { isBare } from '../reading/attach.ts'
import { type Draft } from '../reading/draft.ts'
import { withoutGroup } from './most-of-counted.ts'
import { pinShown } from '../reading/group-keys.ts'
import type { Query } from '../reading/query.ts'
import { takesPlaceOf } from './change-selection.ts'
import { rateOfEach } from './follow-share.ts'
import { asksNothing } from './said-of-nodes.ts'

/** "which was the longest?": what lies between two dates of theirs is a column of its own. */
export function keepDerived({ derived }: Draft, { root }: Query): void {
  const isNew = ({ entity, derived: one }: Draft['derived'][number]) =>
    entity.key === root.entity && !root.derived?.some(({ column }) => column === one.column)
  const own = derived.filter(isNew).map(one => one.derived)
  if (own.length) root.derived = [...(root.derived ?? []), ...own]
}

/** What is asked of the records: figures, groups, values, or the records themselves. */
export function changeAsk(draft: Draft, query: Query): void {
  const isOrdered = draft.nodes.some(n => n.selection.order)
  // "open orders by town" – "which are late?": records, and no groups of them.
  if (
    query.ask === 'group' &&
    asksNothing(draft) &&
    query.measures.every(m => m.fn === 'count') &&
    testIn(draft.message.text, WHICH_ARE)
  )
    Object.assign(query, {
      ask: 'list',
      measures: [],
      group: undefined,
      groupOrder: undefined,
      subgroup: undefined,
      having: undefined,
      shown: undefined,
    })
  if (query.ask === 'exists' && (isOrdered || /\b(which|who|what|list|show)\b/i.test(draft.message.text)))
    Object.assign(query, { ask: 'list', measures: [], having: undefined })
  if (draft.measures.length) changeMeasures(draft, query)
  if (draft.group) {
    if (query.ask === 'share' && !draft.measures.length)
      Object.assign(query, rateOfEach(query, draft.group), { whole: undefined, universal: undefined })
    // "average price of the red ones" – "which colour has the highest?": what was said of one of the groups does not hold for the others.
    if (draft.nodes.every(({ selection }) => isBare(selection))) query.root = withoutGroup(query.root, draft.group)
    Object.assign(query, {
      ask: 'group',
      group: draft.group,
      groupOrder: draft.groupOrder,
      measures: query.measures.length ? query.measures : [{ fn: 'count' }],
      project: [],
      single: false,
    })
  } else if (draft.project.length && !draft.measures.length)
    Object.assign(query, {
      ask: draft.wantsValues && !query.single ? 'values' : 'list',
      project: draft.project.map(p => p.columns),
      measures: [],
    })
  if (!draft.measures.length && !draft.group && isOrdered && query.ask === 'measure')
    Object.assign(query, { ask: 'list', measures: [] })
  // "the largest one": of a list the one that comes first.
  const saysOne = draft.nodes.some(n => n.entity.key === query.root.entity && n.selection.limit === 1)
  if (query.ask === 'list' && query.root.limit === 1 && saysOne) query.single = true
  // "what do they earn?" – "who earns most?": one of them, not what was shown of each.
  if (query.single && saysOne && !draft.project.length && ASKS_FOR_ONE.test(draft.message.text)) query.project = []
}

const WHICH_ARE = /^\W*(?:(?:and|so|but|ok|okay)\W+)*which(?: ones)? (?:are|were|have|had|need)\b/i
const ASKS_FOR_ONE = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:who|which)\b/i

/** "most common reason of those refunded?" – "how many were declined?": of none of the groups that those refunded make. */
const isOfOthers = ({ nodes, previous }: Draft): boolean =>
  nodes.some(
    ({ entity, selection }) =>
      entity.key === previous!.root.entity &&
      selection.where.some(condition => takesPlaceOf(condition, previous!.root)),
  )

/** "and the median?" keeps the column of the last figure; "how many?" counts what was listed. */
function changeMeasures(draft: Draft, query: Query): void {
  const column = query.measures.find(m => m.column)?.column
  const measures = draft.measures.map(m => (m.column || m.fn === 'count' ? m : { ...m, ...(column && { column }) }))
  const keepsGroup = query.ask === 'group' && Boolean(query.group) && !measures.some(m => m.fn === 'count')
  if (query.ask === 'group' && (keepsGroup || !isOfOthers(draft))) pinShown(query, draft.app)
  Object.assign(query, { ask: keepsGroup ? 'group' : 'measure', measures, project: [], single: false, lookup: false })
}
