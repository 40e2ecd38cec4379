import type { AnswerShape } from '../../contract/plan.ts'
import { tellingColumns } from '../understand/asks/fields.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Grouping, Query } from '../understand/reading/query.ts'
import { belongingTo } from '../understand/reading/belonging-to.ts'
import { nameOfParts } from '../understand/entity-model/object-of.ts'
import { findPath, hopsOf } from '../understand/entity-model/relations.ts'
import { formatOf, measureName, measureSql, overallSql, periodSql } from './measure-sql.ts'
import { collation, emptyOf, type RowContext, type RowReader } from './read-rows.ts'
import { expression, quoteName, reachSql } from './sql-text.ts'

/** The columns of what comes first that tell it from others of its name. */
export const NAMESAKES = { id: 'which', count: 'namesakes' } as const

/** Figures of groups: by columns of the records or of others that they lead to, also groups inside groups. */
export function groupSql(
  query: Query,
  group: Grouping,
  { model, app }: RowContext,
  { tableOf, rowsOf }: RowReader,
): { sql: string; shape: AnswerShape } {
  const entity = model.entities.get(query.root.entity)!
  const owner = model.entities.get(group.entity)!
  const rows = rowsOf(query.root)
  const isRecord = (of: Grouping, by: Entity) =>
    (by !== entity || of.via !== undefined) &&
    by.inside?.value === undefined &&
    by.idField !== undefined &&
    of.columns.join() !== by.idField.column &&
    of.columns.join() === tellingColumns(by).join()
  // What has none makes a group, too, be it a record or a value that others have: the selection is joined as a whole.
  const isOfOthers = isRecord(group, owner) || (owner !== entity && !group.period && !group.via)
  const all = Boolean(group.all && isOfOthers && entity.idField && !query.subgroup)
  const { from, table, where } = all
    ? { from: `(SELECT ${rows.table}.* FROM ${rows.from}${rows.where}) AS s`, table: 's', where: '' }
    : rows
  // "contacts of each account in Texas": an account elsewhere is no group without any.
  const narrowed = all ? belongingTo(query.root, owner.key) : undefined
  const owners = narrowed && rowsOf(narrowed)
  let join = ''
  let counted = all ? `COUNT(${table}.${quoteName(entity.idField!.column)})` : 'COUNT(*)'
  const joined = new Map<string, string>([[entity.key, table]])
  /** The table that has the columns of a grouping, joined where it is not yet. */
  const tableFor = (to: Entity, { via, over }: Pick<Grouping, 'via' | 'over'> = {}): string => {
    let at = { table, entity }
    const from = over === undefined ? entity : model.entities.get(over)!
    const named = via === undefined ? undefined : hopsOf(from, app).find(h => h.field.column === via && h.to === to)
    const direct = over === undefined ? named : undefined
    const way =
      over === undefined
        ? findPath(entity, to, app)
        : [...(findPath(entity, from, app) ?? []), ...(named ? [named] : [])]
    // "who manages the most people": the records that others of their kind name.
    if (direct?.to === entity) {
      join += ` LEFT JOIN ${tableOf(emptyOf(entity.key))} AS m ON m.${quoteName(direct.theirs)} = ${table}.${quoteName(direct.own)}${collation(direct)}`
      return 'm'
    }
    for (const hop of direct ? [direct] : (way ?? [])) {
      const known = joined.get(hop.to.key)
      const isNarrowed = owners !== undefined && hop.to === owner
      const next = known ?? (isNarrowed ? 'g' : tableOf(emptyOf(hop.to.key)))
      if (!known) {
        const source = isNarrowed ? `(SELECT ${owners.table}.* FROM ${owners.from}${owners.where}) AS g` : next
        // Records further down multiply those counted: each is counted once, and those without any are no group.
        if (hop.direction === 'down') counted = `COUNT(DISTINCT ${table}.${quoteName(entity.idField!.column)})`
        const kind = hop.direction === 'down' ? 'JOIN' : all ? 'RIGHT JOIN' : 'LEFT JOIN'
        join += ` ${kind} ${source} ON ${next}.${quoteName(hop.theirs)} = ${at.table}.${quoteName(hop.own)}${collation(hop)}`
        joined.set(hop.to.key, next)
      }
      at = { table: next, entity: hop.to }
    }
    return at.table
  }
  const labelOf = (of: Grouping, by: Entity) =>
    of.period ??
    (of.columns.length > 1 && of.columns.join() === by.nameFields.map(f => f.column).join()
      ? 'name'
      : (nameOfParts(of.columns)?.replaceAll(' ', '_') ?? of.columns.join('_')))
  const on = tableFor(owner, group)
  const key = periodSql(expression(group.columns, on), group.period)
  const label = labelOf(group, owner)
  const inner = query.subgroup && model.entities.get(query.subgroup.entity)!
  const innerKey =
    query.subgroup && periodSql(expression(query.subgroup.columns, tableFor(inner!)), query.subgroup.period)
  const innerLabel = query.subgroup && labelOf(query.subgroup, inner!)
  const named = query.measures.map(
    m => `${m.fn === 'count' && !m.part && !m.with ? counted : measureSql(m, table)} AS ${quoteName(measureName(m))}`,
  )
  const bounded = query.having?.counts ? counted : quoteName(measureName(query.measures[0]!))
  // The part of all that are grouped is only known once they are: what it has to reach is asked of the groups as a whole.
  const isPart =
    query.having !== undefined && !query.having.counts && query.measures[0]!.fn === 'share' && !query.measures[0]!.part
  const having = query.having && !isPart ? ` HAVING ${reachOf(bounded, query.having, rowsOf)}` : ''
  const order = query.groupOrder
  // Records without the key are no group of their own where groups are ranked or have to reach a figure.
  const keyed =
    order?.limit || (query.having && !isPart)
      ? `${where ? ' AND' : ' WHERE'} ${expression(group.columns, on)} <> ''`
      : ''
  // Two records of the same name are two groups.
  const groups = isRecord(group, owner) ? `${on}.${quoteName(keyOf(owner))}` : '1'
  const [keys, by2] = innerKey
    ? [
        `${key} AS ${quoteName(label)}, ${innerKey} AS ${quoteName(innerLabel === label ? `${innerLabel}_2` : innerLabel!)}`,
        `${groups}, 2`,
      ]
    : [`${key} AS ${quoteName(label)}`, groups]
  const told =
    isRecord(group, owner) && order?.limit === 1 && !query.subgroup && query.measures.length === 1
      ? namesakesSql(owner, group.columns, on, tableOf(emptyOf(owner.key)))
      : ''
  const groupedSql = `SELECT ${keys}, ${named.join(', ')}${told} FROM ${from}${join}${where}${keyed} GROUP BY ${by2}${having}`
  const reached = isPart
    ? `SELECT * FROM (${groupedSql}) WHERE ${quoteName(label)} <> '' AND ${reachSql(bounded, query.having!)}`
    : groupedSql
  return {
    sql: `${reached}${orderOf(query, group, expression(group.columns, on))}${query.subgroup && !order ? ', 2' : ''}`,
    shape: {
      kind: order?.limit === 1 || query.compares ? 'value' : 'table',
      column: label,
      ...(query.compares && { tied: measureName(query.measures[0]!) }),
      format: formatOf(entity, query.measures[0]!),
    },
  }
}

/** A figure of groups within a bound, or against one over other records. */
function reachOf(figure: string, having: NonNullable<Query['having']>, rowsOf: RowReader['rowsOf']): string {
  if (!having.against) return reachSql(figure, having)
  const { selection, ...measure } = having.against
  return `${figure} ${having.op} ${overallSql(measure, rowsOf(selection))}`
}

/** What tells the record that comes first from others that are called the same: its id, and how many are called so. */
function namesakesSql(owner: Entity, columns: string[], on: string, table: string): string {
  const same = `${expression(columns, 'n')} = ${expression(columns, on)}`
  const key = quoteName(keyOf(owner))
  const count = `COUNT(${owner.inside?.same === undefined ? '*' : `DISTINCT n.${key}`})`
  return `, ${on}.${key} AS ${NAMESAKES.id}, (SELECT ${count} FROM ${table} AS n WHERE ${same}) AS ${NAMESAKES.count}`
}

/** The column that tells records of a kind apart; items that only show one record are that one. */
const keyOf = ({ inside, idField }: Entity): string => inside?.same ?? idField!.column

/** The order of groups and how many of them: as asked for, else periods as they come and the largest figure first. */
function orderOf({ groupOrder, subgroup, measures }: Query, { period }: Grouping, key: string): string {
  const figure = quoteName(measureName(measures[0]!))
  if (!groupOrder) {
    if (period === 'weekday') return ` ORDER BY (CAST(strftime('%w', ${key}) AS INTEGER) + 6) % 7`
    return period || subgroup ? ' ORDER BY 1' : ` ORDER BY ${figure} DESC, 1`
  }
  const { by, limit, offset } = groupOrder
  const direction = groupOrder.direction.toUpperCase()
  const order = ` ORDER BY ${by === 'key' ? `1 ${direction}` : `${figure} ${direction}, 1`}`
  // One group more than asked for shows whether the first place is shared.
  const cut = limit ? ` LIMIT ${limit === 1 && !offset ? 2 : limit}` : ''
  return `${order}${cut}${offset && offset > 1 ? ` OFFSET ${offset - 1}` : ''}`
}
