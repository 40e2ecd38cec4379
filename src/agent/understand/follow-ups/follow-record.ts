import { isBare } from '../reading/attach.ts'
import type { Draft } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import { findPath } from '../entity-model/relations.ts'

/** The one record that a request was about, or whose others it asked for. */
function recordOf({ lookup, single, root }: Query, app: Draft['app']): Selection | undefined {
  if (lookup || single) return root.limit === undefined ? root : undefined
  const [owner, ...others] = root.related
  const of = owner?.selection
  const entity = app.entities.find(e => e.key === of?.entity)
  const telling = new Set([entity?.idField, ...(entity?.nameFields ?? [])].map(field => field?.column))
  const isTold = of?.where.length && of.where.every(c => c.op === '=' && c.columns.every(one => telling.has(one)))
  return isTold && owner?.exists && !owner.count && !others.length && !root.where.length ? of : undefined
}

/** "and which invoices?": a list of others by their bare noun. */
const asksForOthers = ({ measures, message, nodes }: Draft) =>
  !measures.length &&
  /^\W*(?:and|but|so) (?:which|what)\b/i.test(message.text) &&
  !nodes.some(n => n.selection.order || n.selection.limit !== undefined)

/** "and how many orders?", "and which orders?" after one record was shown: those of that record. */
export function othersOfRecord(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, app, message, measures, group, project } = draft
  const [node, ...others] = own
  const record = previous && recordOf(previous, app)
  const isCount = measures.length === 1 && measures[0]!.fn === 'count' && !measures[0]!.column
  if (!record || !node || others.length || group || project.length || node.previous) return undefined
  if (!isCount && !asksForOthers(draft)) return undefined
  if (!/^\W*(?:and|but|so)\b/i.test(message.text) || !isBare(node.selection)) return undefined
  const owner = app.entities.find(e => e.key === record.entity)
  if (!owner || owner === node.entity || findPath(node.entity, owner, app)?.length !== 1) return undefined
  const root = structuredClone(node.selection)
  if (!relateTo(app, root, structuredClone(record))) return undefined
  const { app: name } = previous
  return {
    ...structuredClone(previous),
    app: name,
    ask: isCount ? 'measure' : 'list',
    root,
    measures,
    project: [],
    single: false,
    lookup: false,
  }
}
