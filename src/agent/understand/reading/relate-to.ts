import type { AppModel } from '../entity-model/catalogue-model.ts'
import type { Selection } from './query.ts'
import { findPath } from '../entity-model/relations.ts'

/** Restricts records to those that belong to a selection of another kind, over the shortest way; false where there is none. */
export function relateTo(app: AppModel, records: Selection, to: Selection, via?: string): boolean {
  const entity = (key: string) => app.entities.find(e => e.key === key)
  const [from, target] = [entity(records.entity), entity(to.entity)]
  const path = from && target && findPath(from, target, app)
  if (!path?.length) return false
  let at = records
  for (const hop of path) {
    const isLast = hop === path.at(-1)
    const selection = isLast ? to : { entity: hop.to.key, sources: [], args: {}, where: [], related: [] }
    at.related.push({ selection, exists: true, ...(isLast && via && { via }) })
    at = selection
  }
  return true
}
