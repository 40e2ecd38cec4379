import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { objectOf } from '../entity-model/object-of.ts'
import { hopsOf } from '../entity-model/relations.ts'
import type { Node } from '../reading/draft.ts'
import type { Condition, Selection } from '../reading/query.ts'

/**
 * "tasks of the project Oslo" – "and of Bergen?": where what records belong to was told by an object inside them (`project.name`), another one by its
 * name takes the place of it there. False where nothing of the request before was told so.
 */
export function replaceInside(root: Selection, node: Node, app: AppModel): boolean {
  const [name, ...others] = node.selection.where
  if (!name || others.length || name.op !== '=' || node.selection.related.length || node.selection.order) return false
  const holder = app.entities.find(({ key }) => key === root.entity)
  const found = holder && placeOf(root, name, holder, node.entity, app)
  if (found) root.where = root.where.map(one => (one === found.old ? found.fresh : one))
  const below = root.related.filter(({ exists, count }) => exists && !count)
  return found !== undefined || below.some(({ selection }) => replaceInside(selection, node, app))
}

/** The condition on the object inside that leads to the kind, and the same with the name that is said. */
function placeOf(
  { where }: Selection,
  name: Condition,
  holder: Entity,
  to: Entity,
  app: AppModel,
): { old: Condition; fresh: Condition } | undefined {
  for (const hop of hopsOf(holder, app).filter(({ direction, to: owner }) => direction === 'up' && owner === to)) {
    const object = objectOf(hop.field.column)
    const columns = name.columns.map(column => `${object}.${column}`)
    const old = object ? where.find(({ op, columns: own }) => op === '=' && own.join() === columns.join()) : undefined
    if (old) return { old, fresh: { ...name, columns } }
  }
  return undefined
}
