import type { AppModel, CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Grouping, Selection } from '../understand/reading/query.ts'
import { type Hop, hopsOf } from '../understand/entity-model/relations.ts'
import { periodSql } from './measure-sql.ts'
import { expression, quoteName } from './sql-text.ts'

/** The column under which each record's group is told; its own name where the records have no such column themselves. */
export const eachLabel = ({ columns, period }: Grouping, owner: Entity, entity: Entity): string => {
  if (owner === entity) return period ?? columns.join('_')
  const taken = (name: string) => entity.fields.some(f => f.column === name)
  const noun = owner.noun.replace(/\W+/g, '_')
  return taken(noun) ? `${noun}_name` : noun
}

/** What the records are read with: their table, the conditions on it, and the tables of other kinds. */
interface EachContext {
  table: string
  conditions: string
  model: CatalogueModel
  app: AppModel
  allOf(entity: string): string
  collation(hop: Hop): string
}

/**
 * The records that come first in their group, those that share the last place too (a window function: sqlite.org/windowfunctions.html);
 * records without the figure, or without a group, are in none. What the group is called stands beside records of another kind.
 */
export function bestOfEachSql(
  selection: Selection,
  each: Grouping,
  { table, conditions, model, app, allOf, collation }: EachContext,
): string {
  const entity = model.entities.get(selection.entity)!
  const owner = model.entities.get(each.entity)!
  const key = quoteName(entity.idField!.column)
  const { order, limit } = selection
  const figure = `${table}.${quoteName(order!.columns[0]!)}`
  const isOwn = owner === entity
  const group = isOwn ? periodSql(expression(each.columns, table), each.period) : `${table}.${quoteName(each.via!)}`
  const filled = `${conditions}${conditions ? ' AND' : ' WHERE'} ${figure} IS NOT NULL AND ${group} <> ''`
  const placed =
    `SELECT ${table}.${key} AS key, ${group} AS part, RANK() OVER (PARTITION BY ${group} ` +
    `ORDER BY ${figure} ${order!.direction.toUpperCase()}) AS place FROM ${table}${filled}`
  const label = quoteName(eachLabel(each, owner, entity))
  const named = isOwn ? undefined : allOf(owner.key)
  // A table may stand for both sides of a key ("the best paid of each manager").
  const columns = named
    ? `${periodSql(expression(each.columns, 'g'), each.period)} AS ${label}, `
    : each.period
      ? `p.part AS ${label}, `
      : ''
  const hop = hopsOf(entity, app).find(h => h.direction === 'up' && h.to === owner && h.field.column === each.via)
  const join = named && hop ? ` LEFT JOIN ${named} AS g ON g.${quoteName(hop.theirs)} = p.part${collation(hop)}` : ''
  return (
    `SELECT ${columns}${table}.* FROM ${table} JOIN (${placed}) AS p ON p.key = ${table}.${key}${join} ` +
    `WHERE p.place <= ${limit} ORDER BY ${columns ? label : 'p.part'}, p.place`
  )
}
