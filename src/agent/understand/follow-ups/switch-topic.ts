import { testIn } from '../../../lib/prefilter/may-match.ts'
import { isKeyed, saysCode } from '../assemble/is-keyed.ts'
import { isFree, use, type Draft } from '../reading/draft.ts'
import { CORRECTS } from './follow-briefly.ts'
import type { Condition, Query, Selection } from '../reading/query.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { relateTo } from '../reading/relate-to.ts'
import { columnsAsked } from './columns-asked.ts'
import { takesPlace, asksNothing, CONTINUES, passOverSame } from './said-of-nodes.ts'

/** "no, I meant leads", "and opportunities?": the same request about other records, where its conditions hold for them too. */
export function switchEntity(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, message } = draft
  const [node] = own
  const text = message.text
  if (!previous || own.length !== 1 || !node || node.previous || node.entity.key === previous.root.entity)
    return undefined
  if (!CORRECTS.test(text) && !(testIn(text, CONTINUES) && message.tokens.length <= 6)) return undefined
  if (takesPlace(draft, node)) return undefined
  if (
    draft.measures.length ||
    draft.group ||
    draft.project.length ||
    node.selection.order ||
    draft.chunks.some(c => c.operator?.type === 'who')
  )
    return undefined
  const has = (column: string) => node.entity.fields.some(f => f.column === column)
  const kept = previous.root.where.filter(c => c.columns.every(has))
  if (!columnsAsked(previous).every(has) || (kept.length < previous.root.where.length && !CORRECTS.test(text)))
    return undefined
  if (kept.length < previous.root.where.length) draft.sureness = Math.min(draft.sureness, WITHOUT_SOME)
  const { order, limit, offset } = previous.root
  const root: Selection = {
    ...node.selection,
    where: [...kept, ...node.selection.where],
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
  }
  // "how many orders has Ann?" – "sorry, I meant refunds": hers.
  if (CORRECTS.test(text))
    for (const { selection, exists, count } of previous.root.related)
      if (exists && !count && !selection.related.length && leadsUpTo(draft, node, selection))
        relateTo(draft.app, root, structuredClone(selection))
  for (const chunk of draft.chunks)
    if (isFree(chunk) && /^(no|nope|not|sorry|meant?|mean|rather|wait|same)$/i.test(chunk.text)) use(chunk, 'follow-up')
  return {
    ...structuredClone(previous),
    root,
    ...(previous.group && { group: { ...previous.group, entity: node.entity.key } }),
    lookup: false,
  }
}

/** How sure it is at most that others are meant of which not all holds that was asked for. */
const WITHOUT_SOME = 0.6

/** Whether the records of a kind belong to those of a selection. */
function leadsUpTo({ app }: Draft, { entity }: Draft['nodes'][number], owners: Selection): boolean {
  const owner = app.entities.find(one => one.key === owners.entity)
  return owner !== undefined && owner !== entity && leadsUp(entity, owner, app)
}

/** "the fee of order 7?" – "and for order 9?", "sorry, order 9": the same that was asked of one record, of another one of its kind. */
export function switchRecord(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, message } = draft
  const [node, ...others] = own
  if (!previous || !node || others.length || node.previous || node.entity.key !== previous.root.entity) return undefined
  if (!CORRECTS.test(message.text) && !testIn(message.text, CONTINUES)) return undefined
  if (previous.ask !== 'list' || !previous.project.length || !asksNothing(draft)) return undefined
  const isKey = (one: Condition) => isKeyed({ ...node, selection: { ...node.selection, where: [one] } }) || saysCode(one) // oxfmt-ignore
  const { where, related } = node.selection
  if (!where.length || related.length || !where.every(isKey) || !previous.root.where.some(isKey)) return undefined
  const root = structuredClone(previous.root)
  root.where = [...root.where.filter(condition => !isKey(condition)), ...where]
  passOverSame(draft)
  return { ...structuredClone(previous), root, winner: undefined, shown: undefined }
}
