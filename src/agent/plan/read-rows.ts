import { keyColumnOf, keyFor } from '../understand/writes/key-values.ts'
import type { CallStep } from '../../contract/plan.ts'
import type { AppModel, CatalogueModel, Entity, Operation, Source } from '../understand/entity-model/catalogue-model.ts'
import type { Condition, Counted as Counts, Derived, Selection } from '../understand/reading/query.ts'
import { type Hop, hopsOf } from '../understand/entity-model/relations.ts'
import { plural } from '../understand/language/words.ts'
import { chooseSources, pushDown, variantsOf } from './choose-sources.ts'
import { bestOfEachSql } from './best-of-each.ts'
import { detailOperation, inList } from './detail-columns.ts'
import { CONTRARY } from '../understand/conditions/shared.ts'
import { itemsSql } from './items-sql.ts'
import type { PlanSteps } from './plan-steps.ts'
import { overallSql } from './measure-sql.ts'
import { againstOtherSql, againstSql, conditionSql, derivedSql, quoteName, reachSql, sameSql } from './sql-text.ts'

/** What the rows of one query are read with. */
export interface RowContext {
  model: CatalogueModel
  /** The application, or several together, of the query. */
  app: AppModel
  /** The columns that it uses, by entity. */
  used: ReadonlyMap<string, ReadonlySet<string>>
  steps: PlanSteps
}

/** Rows as something to select from. */
export interface Rows {
  from: string
  table: string
  where: string
}

type Counted = NonNullable<Selection['related'][number]['count']>

/** "fewer than 3 reviews", "at most one": none are so few too, and only those left out can be told by what they have. */
const isOfNone = ({ op, value, sum }: Counted): boolean =>
  sum === undefined &&
  ((op === '<' && value > 0) || op === '<=' || (op === '=' && value === 0) || (op === '!=' && value !== 0))

export interface RowReader {
  tableOf(selection: Selection): string
  rowsOf(selection: Selection): Rows
}

/** Reads the records of selections: the calls that fetch them, and the SQL that keeps those meant. */
export function createRowReader({ model, app, used, steps: { add, call } }: RowContext): RowReader {
  const entityOf = (selection: Selection): Entity => model.entities.get(selection.entity)!

  /** The table of the records that a selection chooses from. Filters that the service offers go along with the call. */
  function tableOf(selection: Selection): string {
    const [own, further] = inTurn(selection.derived ?? [])
    const table = withColumns(plainTable(selection), selection, own)
    return withColumns(table, selection, further)
  }

  /** A table with columns that are reckoned from its own, or from records that point to it. */
  function withColumns(table: string, selection: Selection, derived: readonly Derived[]): string {
    if (!derived.length) return table
    let joins = ''
    const columns = derived.map((one, at) => {
      if (!one.of) return `${derivedSql(one, table)} AS ${quoteName(one.column)}`
      const hop = hopTo(entityOf(selection), entityOf(one.of.selection), one.of.via, 'down')!
      joins += ` LEFT JOIN (${rowsBelow(one.of.selection, hop, one)}) AS d${at} ON d${at}.owner = ${table}.${quoteName(hop.own)}${collation(hop)}`
      return `coalesce(d${at}.figure, 0) AS ${quoteName(one.column)}`
    })
    const sql = `SELECT ${table}.*, ${columns.join(', ')} FROM ${table}${joins}`
    return add(sql, id => ({ id, sql }))
  }

  /** How many others point to each of them, or what a figure of theirs comes to. */
  function rowsBelow(selection: Selection, hop: Hop, { operator, left }: Derived): string {
    const { from, table, where } = rowsOf(selection)
    const owner = `${table}.${quoteName(hop.theirs)}`
    const figure = operator === 'count' ? 'COUNT(*)' : `TOTAL(${table}.${quoteName(left)})`
    return `SELECT ${owner} AS owner, ${figure} AS figure FROM ${from}${where} GROUP BY 1`
  }

  function plainTable(selection: Selection): string {
    const entity = entityOf(selection)
    if (entity.inside) return itemsOf(entity, entity.inside, selection)
    const byId = readById(entity, selection)
    if (byId) return call(byId)
    const detail = detailOperation(entity, used.get(entity.key))
    return detail && entity.idField ? detailsOf(entity, selection, detail) : listOf(entity, selection)
  }

  /** Records one by one, for what only a look at each of them tells: of those that the rest of the conditions leave. */
  function detailsOf(entity: Entity, selection: Selection, { tool, idParameter }: Operation): string {
    const plain = inList(entity, selection)
    const key = keyColumnOf(entity, idParameter!)!.column
    const table = listOf(entity, plain)
    const sql = `SELECT ${table}.${quoteName(key)} FROM ${table}${whereSql(conditionsOf(plain, table))}`
    const ids = add(sql, id => ({ id, sql }))
    return call({ tool, args: { [idParameter!]: { $from: ids, column: key } }, each: true })
  }

  function listOf(entity: Entity, selection: Selection): string {
    const sources = chooseSources(entity, selection)
    if (!sources.length) throw new Error(`No service lists the ${plural(entity.noun)} of ${entity.app}`)
    const ids = sources.flatMap(source =>
      variantsOf(source, selection).map(variant =>
        call({
          tool: source.tool,
          args: {
            ...source.fixed,
            ...selection.args[source.tool],
            ...pushDown(source, entity, selection.where),
            ...variant,
            ...(source.parent && parentKeys(source.parent, selection)),
          },
          ...(source.parent && { each: true }),
          ...(source.paging && { pages: 'all' as const }),
        }),
      ),
    )
    if (ids.length === 1) return ids[0]!
    const sql = ids.map(id => `SELECT * FROM ${id}`).join(' UNION ')
    return add(sql, id => ({ id, sql }))
  }

  /** The items of a list inside records, a row for each. */
  function itemsOf(entity: Entity, inside: NonNullable<Entity['inside']>, selection: Selection): string {
    const holder = model.entities.get(inside.entity)!
    const detail = detailOperation(holder, new Set([inside.column]))
    const table = detail ? detailsOf(holder, holdersOf(inside, selection), detail) : tableOf(emptyOf(inside.entity))
    const sql = itemsSql(entity, holder, table)
    return add(sql, id => ({ id, sql }))
  }

  /** Records whose items only a look at each of them shows: those alone that are asked about, where the selection says so. */
  function holdersOf({ entity, key }: NonNullable<Entity['inside']>, { where, related }: Selection): Selection {
    const own = where.find(c => c.op === '=' && c.columns.join() === key)
    const of = related.find(r => r.exists && !r.count && r.selection.entity === entity && !r.via && !r.also)
    if (of) return of.selection
    return { ...emptyOf(entity), ...(own && { where: [{ ...own, columns: [model.entities.get(entity)!.idField!.column] }] }) } // oxfmt-ignore
  }

  /** Keys of the parents whose lists are read: of those alone that the selection is about, where it says so. */
  function parentKeys(parent: NonNullable<Source['parent']>, selection: Selection): CallStep['args'] {
    const { parameter, column, keyOf = column, beside = [] } = parent
    const columns = [column, ...beside.map(part => part.column)]
    const from = (id: string) => ({
      [parameter]: { $from: id, column },
      ...Object.fromEntries(beside.map(part => [part.parameter, { $from: id, column: part.column }])),
    })
    const own = selection.where.find(c => c.op === '=' && c.columns.join() === parent.key)
    const related = selection.related.find(
      r => r.exists && !r.count && r.selection.entity === parent.entity && !r.via && !r.also,
    )
    const holder = model.entities.get(parent.entity)!
    const wanted: Selection | undefined = related
      ? related.selection
      : own && { ...emptyOf(parent.entity), where: [{ ...own, columns: [keyOf] }] }
    if (!wanted) return from(tableOf(emptyOf(holder.key)))
    const sql = subquery(wanted, columns)
    return from(add(sql, id => ({ id, sql })))
  }

  function conditionsOf(selection: Selection, table: string): string[] {
    const entity = entityOf(selection)
    const toSql = (condition: Condition) => {
      const { against, counts } = condition
      if (counts) {
        const [left, right] = [counts.left, counts.right].map(side =>
          'column' in side ? `${table}.${quoteName(side.column)}` : numberOf(side, entity, table),
        )
        return `${left} ${condition.op} ${right}`
      }
      if (!against) return conditionSql(condition, table)
      if ('fn' in against && against.over) {
        const { fn, over, times } = against
        const limit = overallSql({ fn, column: over.column }, rowsOf(over.selection), times)
        return `${table}.${quoteName(condition.columns[0]!)} ${condition.op} ${limit}`
      }
      if ('fn' in against)
        return againstSql(
          condition,
          against,
          table,
          tableOf({ ...emptyOf(entity.key), derived: selection.derived ?? [] }),
        )
      if ('same' in against && against.of) {
        const [column, key] = [condition.columns[0]!, entity.idField?.column ?? condition.columns[0]!]
        const name = (one: string) => `${table}.${quoteName(one)}`
        return `(${name(column)} IN (${subquery(against.of, column)}) AND ${name(key)} NOT IN (${subquery(against.of, key)}))`
      }
      if ('same' in against) {
        const all = tableOf(emptyOf(entity.key))
        const those = (name: string) => against.same.map(one => conditionSql(one, name)).join(' AND ')
        return sameSql(condition, { table, all, those })
      }
      const hop = hopTo(entity, model.entities.get(against.entity)!, against.via, 'up')!
      const ends = { ...hop, column: against.column, collate: collation(hop) }
      return againstOtherSql(condition, ends, table, tableOf(emptyOf(against.entity)))
    }
    const out = selection.where.map(toSql)
    for (const group of selection.anyOf ?? []) out.push(`(${group.map(toSql).join(' OR ')})`)
    for (const { selection: other, exists, count, via, also = [], direction } of selection.related) {
      const most = count && isOfNone(count) ? { ...count, op: CONTRARY[count.op] } : undefined
      const [first, ...others] = [via, ...also].map(key => {
        const hop = hopTo(entity, entityOf(other), key, direction)
        if (!hop) throw new Error(`No relation between ${selection.entity} and ${other.entity}`)
        const inner = subquery(other, hop.theirs, most ?? count)
        const own = `${table}.${quoteName(hop.own)}`
        const isIn = `${own}${collation(hop)} ${exists && !most ? 'IN' : 'NOT IN'} (${inner})`
        // A record that points nowhere has none either; SQL's NOT IN leaves it out.
        return !exists && hop.direction === 'up' ? `(${own} IS NULL OR ${isIn})` : isIn
      })
      out.push(others.length ? `(${[first, ...others].join(exists ? ' OR ' : ' AND ')})` : first!)
    }
    if (selection.within && entity.idField)
      out.push(`${table}.${quoteName(entity.idField.column)} IN (${subquery(selection.within, entity.idField.column)})`)
    if (selection.except && entity.idField)
      out.push(
        `${table}.${quoteName(entity.idField.column)} NOT IN (${subquery(selection.except, entity.idField.column)})`,
      )
    return out
  }

  /** How many of others point to a record of the table. */
  function numberOf({ selection, via }: Counts, entity: Entity, table: string): string {
    const hop = hopTo(entity, entityOf(selection), via, 'down')!
    const rows = tableOf(selection)
    const own = `o.${quoteName(hop.theirs)} = ${table}.${quoteName(hop.own)}${collation(hop)}`
    return `(SELECT COUNT(*) FROM ${rows} AS o${whereSql([own, ...conditionsOf(selection, 'o')])})`
  }

  function hopTo(from: Entity, to: Entity, via?: string, direction?: 'up' | 'down') {
    return hopsOf(from, app).find(
      hop => hop.to === to && (!via || hop.field.column === via) && (!direction || hop.direction === direction),
    )
  }

  function subquery(selection: Selection, columns: string | string[], count?: Counted): string {
    const namesOf = (table: string) => [columns].flat().map(column => `${table}.${quoteName(column)}`)
    if (selection.each) {
      const { from, table } = rowsOf(selection)
      return `SELECT ${namesOf(table).join(', ')} FROM ${from}`
    }
    if (count?.through) return countedThrough(selection, [columns].flat()[0]!, count)
    const table = tableOf(selection)
    const names = namesOf(table)
    const [name] = names
    const conditions = conditionsOf(selection, table)
    const counted = count?.sum === undefined ? 'COUNT(*)' : `TOTAL(${table}.${quoteName(count.sum)})`
    const having = count ? ` GROUP BY ${name} HAVING ${reachSql(counted, count)}` : ''
    const from = `SELECT ${names.join(', ')} FROM ${table}`
    const given = [...conditions, `${name} IS NOT NULL`]
    const first = count ? undefined : firstOf(selection)
    if (first) return `${from}${whereSql([...given, extremeSql(first, table, given)])}`
    return `${from}${whereSql(given)}${having}${orderSql(selection, table)}`
  }

  /** Keys of those that have so many of what stands some relations further, each counted once: the reviews of a guest's reservations. */
  function countedThrough(first: Selection, column: string, count: Counted): string {
    const { through = 0 } = count
    const name = `c0.${quoteName(column)}`
    const conditions: string[] = []
    let from = ''
    let selection = first
    for (let step = 0; step <= through; step++) {
      const next = step < through ? selection.related[0] : undefined
      const others = next ? selection.related.slice(1) : selection.related
      from += `${tableOf(selection)} AS c${step}`
      conditions.push(...conditionsOf({ ...selection, related: others }, `c${step}`))
      if (!next) break
      const hop = hopTo(entityOf(selection), entityOf(next.selection), next.via, next.direction)!
      const own = `c${step}.${quoteName(hop.own)}${collation(hop)}`
      conditions.push(`${own} = c${step + 1}.${quoteName(hop.theirs)}`)
      from += ', '
      selection = next.selection
    }
    const key = entityOf(selection).idField
    const number = key ? `COUNT(DISTINCT c${through}.${quoteName(key.column)})` : 'COUNT(*)'
    const counted = count.sum === undefined ? number : `TOTAL(c${through}.${quoteName(count.sum)})`
    return `SELECT ${name} FROM ${from}${whereSql([...conditions, `${name} IS NOT NULL`])} GROUP BY ${name} HAVING ${reachSql(counted, count)}`
  }

  /** Rows of a selection as something to select from, where it is cut to a number before it is measured. */
  function rowsOf(selection: Selection): Rows {
    const table = tableOf(selection)
    const conditions = whereSql(conditionsOf(selection, table))
    if (selection.each) {
      const allOf = (kind: string) => tableOf(emptyOf(kind))
      const from = bestOfEachSql(selection, selection.each, { table, conditions, model, app, collation, allOf })
      return { from: `(${from}) AS s`, table: 's', where: '' }
    }
    if (selection.limit === undefined && selection.offset === undefined)
      return { from: table, table, where: conditions }
    return {
      from: `(SELECT ${table}.* FROM ${table}${conditions}${orderSql(selection, table)}) AS s`,
      table: 's',
      where: '',
    }
  }

  return { tableOf, rowsOf }
}

/** What is reckoned from columns of the records, and then what is reckoned from that. */
function inTurn(derived: readonly Derived[]): [own: Derived[], further: Derived[]] {
  const isFurther = ({ left, right, of }: Derived) =>
    !of && derived.some(({ column }) => column === left || column === right)
  return [derived.filter(one => !isFurther(one)), derived.filter(isFurther)]
}

/** A record asked for by its id is read by the operation for that, where the service has one. */
function readById(entity: Entity, selection: Selection): Omit<CallStep, 'id'> | undefined {
  const operation = entity.operations.find(o => o.action === 'read' && o.idParameter)
  const column = operation ? keyColumnOf(entity, operation.idParameter!)?.column : undefined
  const id = selection.where.find(c => c.op === '=' && c.columns.length === 1 && c.columns[0] === column)
  const hasOthers = operation?.parameters.some(p => p.required && p.name !== operation.idParameter)
  if (!id || !operation || hasOthers || selection.sources.length) return undefined
  const key = keyFor(operation.idParameter!, id.values[0], operation.inputSchema)
  return { tool: operation.tool, args: { [operation.idParameter!]: key } }
}

const whereSql = (conditions: string[]) => (conditions.length ? ` WHERE ${conditions.join(' AND ')}` : '')

/** "the owner of the oldest car": what ranks the one that is spoken of; several may be as old, and nothing tells which is meant. */
function firstOf({ order, limit, offset }: Selection): { column: string; fn: 'MAX' | 'MIN' } | undefined {
  const [column, ...others] = order?.columns ?? []
  if (limit !== 1 || offset !== undefined || column === undefined || others.length) return undefined
  return { column, fn: order!.direction === 'desc' ? 'MAX' : 'MIN' }
}

/** Those that have the highest or lowest value: one of them, or all that share it. */
function extremeSql({ column, fn }: { column: string; fn: string }, table: string, given: string[]): string {
  const name = `${table}.${quoteName(column)}`
  return `${name} = (SELECT ${fn}(${name}) FROM ${table}${whereSql(given)})`
}

/** The order of a selection and how far it goes. */
export function orderSql(selection: Selection, table: string): string {
  const { order, limit, offset } = selection
  const by = order
    ? ` ORDER BY ${order.columns.map(c => `${table}.${quoteName(c)} IS NULL, ${table}.${quoteName(c)} ${order.direction.toUpperCase()}`).join(', ')}`
    : ''
  const cut =
    limit === undefined && offset === undefined
      ? ''
      : ` LIMIT ${limit ?? -1}${offset && offset > 1 ? ` OFFSET ${offset - 1}` : ''}`
  return by + cut
}

/** All records of a kind. */
export const emptyOf = (entity: string): Selection => ({ entity, sources: [], args: {}, where: [], related: [] })

/** Addresses and names are compared without regard to letter case; keys as they are. */
export const collation = (hop: Hop): string =>
  hop.field.type === 'string' && ['email', 'name', 'category'].includes(hop.field.role) ? ' COLLATE NOCASE' : ''
