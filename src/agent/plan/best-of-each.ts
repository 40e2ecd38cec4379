import type { AppModel, CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Grouping, Selection } from '../understand/reading/query.ts'
import { type Hop, hopsOf } from '../understand/entity-model/relations.ts'
import { periodSql } from './measure-sql.ts'
import { expression, quoteName } from './sql-text.ts'

/** The column under which each record's group is told; its own name where the records have no such column themselves. */
export const eachLabel = ({ columns, period }: Grouping, owner: Entity, entity: Entity): string => {
  if (owner === entity) return period ?? columns.join('_')
  const taken = (name: string) => entity.fields.some(f => f.column === name)
  const own = period ?? columns.join('_')
  if (isByField({ columns }, owner)) return taken(own) ? `${owner.noun.replace(/\W+/g, '_')}_${own}` : own
  const noun = owner.noun.replace(/\W+/g, '_')
  return taken(noun) ? `${noun}_name` : noun
}

/** "the dearest boat of each country" of their harbours: those whose harbours are alike are one group, not those of each harbour. */
export const isByField = ({ columns }: Pick<Grouping, 'columns'>, { nameFields, idField }: Entity): boolean =>
  columns.join() !== nameFields.map(f => f.column).join() && columns.join() !== idField?.column

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
  const byField = !isOwn && isByField(each, owner)
  const hop = hopsOf(entity, app).find(h => h.direction === 'up' && h.to === owner && h.field.column === each.via)
  const group = isOwn
    ? periodSql(expression(each.columns, table), each.period)
    : byField
      ? periodSql(expression(each.columns, 'h'), each.period)
      : `${table}.${quoteName(each.via!)}`
  const toOwner = (as: string, value: string) =>
    hop ? ` LEFT JOIN ${allOf(owner.key)} AS ${as} ON ${as}.${quoteName(hop.theirs)} = ${value}${collation(hop)}` : ''
  const from = byField ? `${table}${toOwner('h', `${table}.${quoteName(each.via!)}`)}` : table
  const filled = `${conditions}${conditions ? ' AND' : ' WHERE'} ${figure} IS NOT NULL AND ${group} <> ''`
  const placed =
    `SELECT ${table}.${key} AS key, ${group} AS part, RANK() OVER (PARTITION BY ${group} ` +
    `ORDER BY ${figure} ${order!.direction.toUpperCase()}) AS place FROM ${from}${filled}`
  const label = quoteName(eachLabel(each, owner, entity))
  const named = isOwn || byField ? undefined : allOf(owner.key)
  // A table may stand for both sides of a key ("the best paid of each manager").
  const columns = named
    ? `${periodSql(expression(each.columns, 'g'), each.period)} AS ${label}, `
    : each.period || byField
      ? `p.part AS ${label}, `
      : ''
  const join = named ? toOwner('g', 'p.part') : ''
  return (
    `SELECT ${columns}${table}.* FROM ${table} JOIN (${placed}) AS p ON p.key = ${table}.${key}${join} ` +
    `WHERE p.place <= ${limit} ORDER BY ${columns ? label : 'p.part'}, p.place`
  )
}
