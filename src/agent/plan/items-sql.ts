import type { Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import { literal, quoteName } from './sql-text.ts'

/**
 * The items of a list inside records as rows of their own (sqlite.org/json1.html#jeach): the key of the record they are
 * in, and what they hold. What is no list of JSON has no items.
 */
export function itemsSql(entity: Entity, holder: Entity, table: string): string {
  const { column, key, value } = entity.inside!
  const list = `${table}.${quoteName(column)}`
  const owner = `${table}.${quoteName(holder.idField!.column)}`
  const own = (field: Field) => {
    if (field.column === key) return owner
    if (field === entity.idField) return `${owner} || ':' || item.key`
    const found = field.column === value ? 'item.value' : `json_extract(item.value, ${literal(pathOf(field.column))})`
    return field.landsAs === 'number' ? `CAST(${found} AS REAL)` : found
  }
  const columns = entity.fields.map(field => `${own(field)} AS ${quoteName(field.column)}`)
  const isList = `CASE WHEN json_valid(${list}) THEN json_type(${list}) = 'array' END`
  return `SELECT ${columns.join(', ')} FROM ${table}, json_each(CASE WHEN ${isList} THEN ${list} END) AS item`
}

/** A dotted column as a path of JSON. */
const pathOf = (column: string) =>
  `$${column
    .split('.')
    .map(name => `."${name.replaceAll('"', '\\"')}"`)
    .join('')}`
