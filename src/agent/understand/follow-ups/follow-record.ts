import { pattern } from '../../../lib/patterns.ts'
import { isBare } from '../reading/attach.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { ofWinner } from '../reading/nodes.ts'
import type { Query, Selection } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { findPath } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'

/** The one record that a request was about, or whose others it asked for. */
function recordOf(query: Query, app: Draft['app']): Selection | undefined {
  const { lookup, single, root, winner } = query
  // "which customer has the most orders?": the one that came first.
  if (winner && winner.entity !== root.entity && isKeyedBy(app, winner)) return ofWinner(query)
  // "the largest deal" is one, too.
  if (lookup || single) return (root.limit ?? 1) === 1 ? root : undefined
  const [owner, ...others] = root.related
  const of = owner?.selection
  const entity = app.entities.find(e => e.key === of?.entity)
  const telling = new Set([entity?.idField, ...(entity?.nameFields ?? [])].map(field => field?.column))
  const isTold = of?.where.length && of.where.every(c => c.op === '=' && c.columns.every(one => telling.has(one)))
  return isTold && owner?.exists && !owner.count && !others.length && !root.where.length ? of : undefined
}

/** Whether a group is one record: it is told by what tells records of its kind from each other. */
const isKeyedBy = (app: Draft['app'], { entity, condition }: NonNullable<Query['winner']>): boolean => {
  const kind = app.entities.find(e => e.key === entity)
  const telling = [kind?.idField, ...(kind?.nameFields ?? [])].map(field => field?.column)
  return condition.columns.every(column => telling.includes(column))
}

/** "and which invoices?": a list of others by their bare noun. */
const asksForOthers = ({ measures, message, nodes }: Draft) =>
  !measures.length &&
  /^\W*(?:and|but|so) (?:which|what)\b/i.test(message.text) &&
  !nodes.some(n => n.selection.order || n.selection.limit !== undefined)

/** "who is the landlord?", "and its landlord?": the one that the record points to. */
const ASKS_FOR_ONE = pattern('iu')`
  ^\W*(?:(?:and|so|but) )*
  (?:(?:who|what|which)(?:['’]s| is| was|['’]re) |(?:and|show(?: me)?|tell me|what about|how about) )
  (?:the|its|their|his|her) [\p{L} -]+\W*$
`

/** "who are the contacts?", "show me the orders", "the invoices": all that belong to the record. */
const ASKS_FOR_ALL = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|now|then|please) )*
  (?:(?:who|what|which)(?: are|['’]re| were) |(?:show|list|give|tell|get|see)(?: me| us)? |(?:what|how) about )?
  (?:all )?(?:of )?(?:the|its|their|his|her) [\p{L} -]+\W*$
`

function asksForAll(draft: Draft, node: Draft['nodes'][number], owner: Entity): boolean {
  const path = findPath(owner, node.entity, draft.app)
  return (
    ASKS_FOR_ALL.test(draft.message.text) &&
    !draft.measures.length &&
    !node.negated &&
    node.selection.order === undefined &&
    node.selection.limit === undefined &&
    path?.length === 1 &&
    path[0]!.direction === 'down'
  )
}

function asksForIts(draft: Draft, node: Draft['nodes'][number], owner: Entity): boolean {
  const path = findPath(owner, node.entity, draft.app)
  return (
    ASKS_FOR_ONE.test(draft.message.text) &&
    !draft.measures.length &&
    !isPlural(draft.chunks[node.at]?.text ?? '') &&
    !node.negated &&
    path?.length === 1 &&
    path[0]!.direction === 'up'
  )
}

/** "and how many orders?", "and which orders?" after one record was shown: those of that record. */
export function othersOfRecord(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, app, message, measures, group, project } = draft
  const [node, ...others] = own
  const record = previous && recordOf(previous, app)
  const isCount = measures.length === 1 && measures[0]!.fn === 'count' && !measures[0]!.column
  if (!record || !node || others.length || group || project.length || node.previous) return undefined
  if (!isBare(node.selection)) return undefined
  const owner = app.entities.find(e => e.key === record.entity)
  const isIts = owner !== undefined && asksForIts(draft, node, owner)
  const isAsked = isIts || (owner !== undefined && asksForAll(draft, node, owner))
  if (!isAsked && !((isCount || asksForOthers(draft)) && /^\W*(?:and|but|so)\b/i.test(message.text))) return undefined
  if (!owner || owner === node.entity || findPath(node.entity, owner, app)?.length !== 1) return undefined
  const root = structuredClone(node.selection)
  if (!relateTo(app, root, structuredClone(record))) return undefined
  const { app: name } = previous
  // As much is understood as where the question stands by itself.
  for (const chunk of draft.chunks) if (isFree(chunk) && chunk.operator?.type === 'who') use(chunk, 'who')
  return {
    ...structuredClone(previous),
    app: name,
    ask: isCount ? 'measure' : 'list',
    root,
    measures,
    project: [],
    // What a key points to is one record, of which more may be asked.
    single: isIts,
    lookup: false,
    existence: false,
  }
}
