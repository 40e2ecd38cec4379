import type { Entity, Field } from './catalogue-model.ts'
import { objectOf } from './object-of.ts'
import { canBeListed } from './can-be-listed.ts'

/** Columns of records that say nothing of which kind they are. */
const EVERYWHERE = new Set(['id', 'name'])

/**
 * `author: {id, username, name}` of an issue, and the items `{id, username, name}` of its `assignees`: what an object repeats of another
 * record tells which kind it shows, whatever the object is called. Its key then leads there. An `{id, name}` could be of any kind.
 */
export function linkShownRecords(entities: readonly Entity[]): void {
  const listed = entities.filter(entity => !entity.inside && !entity.hidden && entity.idField && canBeListed(entity))
  for (const entity of entities)
    for (const [key, leaves] of objectsIn(entity)) {
      const shown = key.target ? undefined : kindShown(key, leaves, listed)
      if (!shown || shown === entity.inside?.entity) continue
      key.target = shown
      key.role = 'reference'
      if (entity.inside && !key.nested) entity.inside.same = key.column
    }
}

/** The objects of a record, and of an item the item itself: the key in each, and the names of all that is in it. */
function objectsIn(entity: Entity): [Field, string[]][] {
  const keys = entity.fields.filter(f => leafOf(f) === 'id' && (f.nested || entity.inside) && f !== entity.idField)
  return keys.map(key => {
    const object = objectOf(key.column)
    const own = entity.inside?.key
    return [key, entity.fields.filter(f => objectOf(f.column) === object && f.column !== own && f.column !== '_row').map(leafOf)] // oxfmt-ignore
  })
}

const leafOf = ({ column }: Field): string => column.slice(objectOf(column).length && objectOf(column).length + 1)

/** The one kind of record that has all of these columns. */
function kindShown(key: Field, leaves: readonly string[], listed: readonly Entity[]): string | undefined {
  if (leaves.every(leaf => EVERYWHERE.has(leaf))) return undefined
  const [kind, ...others] = listed.filter(
    ({ fields, idField }) =>
      idField!.column === 'id' &&
      idField!.type === key.type &&
      leaves.every(leaf => fields.some(({ column }) => column === leaf)),
  )
  return kind && !others.length ? kind.key : undefined
}
