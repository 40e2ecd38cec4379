import type { AnswerShape, CallStep, Plan, PlanStep } from '../../contract/plan.ts'
import {
  appOf,
  type AppModel,
  type CatalogueModel,
  type Entity,
  type Operation,
  type Source,
} from '../understand/catalogue-model.ts'
import type { Composite, Grouping, Measure, Meaning, Query, Selection } from '../understand/query.ts'
import { findPath, type Hop, hopsOf } from '../understand/relations.ts'
import { plural } from '../understand/words.ts'
import { chooseSources, pushDown, variantsOf } from './choose-sources.ts'
import { columnsOfQuery, detailOperation, inList } from './detail-columns.ts'
import { itemsSql } from './items-sql.ts'
import { conditionSql, derivedSql, expression, quoteName } from './sql-text.ts'

/** A plan, and for each part of the meaning the step that answers it. */
export interface CompiledPlan {
  plan: Plan
  parts: { query: Query; step: string; shape: AnswerShape }[]
}

/** Turns a meaning into the calls that fetch its records and the SQL that answers it. Pure. */
export function compileMeaning(meaning: Meaning, model: CatalogueModel, confidence: number): CompiledPlan {
  const compiler = createCompiler(model)
  const queries = meaning.kind === 'query' ? [meaning] : meaning.parts
  const parts = queries.map(query => compiler.addQuery(query))
  const isOne = meaning.kind === 'query' || parts.length === 1
  const answer = isOne ? parts[0]!.shape : compiler.addFigures(meaning.kind, parts)
  return { plan: { steps: compiler.steps, answer, confidence }, parts }
}

function createCompiler(model: CatalogueModel) {
  const steps: PlanStep[] = []
  const tables = new Map<string, string>()
  /** The application, or several together, of the query at hand. */
  let app: AppModel
  /** The columns that it uses, by entity. */
  let used = new Map<string, Set<string>>()
  const entityOf = (selection: Selection): Entity => model.entities.get(selection.entity)!
  const add = (key: string, make: (id: string) => PlanStep): string => {
    const known = tables.get(key)
    if (known) return known
    const id = `r${steps.length + 1}`
    steps.push(make(id))
    tables.set(key, id)
    return id
  }
  const call = (step: Omit<CallStep, 'id'>) => add(JSON.stringify([step.tool, step.args]), id => ({ id, ...step }))

  /** The table of the records that a selection chooses from. Filters that the service offers go along with the call. */
  function tableOf(selection: Selection): string {
    const table = plainTable(selection)
    if (!selection.derived?.length) return table
    const sql = `SELECT ${table}.*, ${selection.derived.map(d => `${derivedSql(d, table)} AS ${quoteName(d.column)}`).join(', ')} FROM ${table}`
    return add(sql, id => ({ id, sql }))
  }

  function plainTable(selection: Selection): string {
    const entity = entityOf(selection)
    if (entity.inside) return itemsOf(entity, entity.inside)
    const byId = readById(entity, selection)
    if (byId) return call(byId)
    const detail = detailOperation(entity, used.get(entity.key))
    return detail && entity.idField ? detailsOf(entity, selection, detail) : listOf(entity, selection)
  }

  /** Records one by one, for what only a look at each of them tells: of those that the rest of the conditions leave. */
  function detailsOf(entity: Entity, selection: Selection, { tool, idParameter }: Operation): string {
    const plain = inList(entity, selection)
    const key = entity.idField!.column
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
            ...(source.parent && { [source.parent.parameter]: parentKeys(source.parent, selection) }),
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
  function itemsOf(entity: Entity, inside: NonNullable<Entity['inside']>): string {
    const holder = model.entities.get(inside.entity)!
    const sql = itemsSql(entity, holder, tableOf(emptyOf(inside.entity)))
    return add(sql, id => ({ id, sql }))
  }

  /** Keys of the parents whose lists are read: of those alone that the selection is about, where it says so. */
  function parentKeys(parent: NonNullable<Source['parent']>, selection: Selection): { $from: string; column: string } {
    const own = selection.where.find(c => c.op === '=' && c.columns.join() === parent.key)
    const related = selection.related.find(r => r.exists && !r.count && r.selection.entity === parent.entity && !r.via)
    const holder = model.entities.get(parent.entity)!
    const wanted: Selection | undefined = related
      ? related.selection
      : own && { ...emptyOf(parent.entity), where: [{ ...own, columns: [parent.column] }] }
    if (!wanted) return { $from: tableOf(emptyOf(holder.key)), column: parent.column }
    const sql = subquery(wanted, parent.column)
    return { $from: add(sql, id => ({ id, sql })), column: parent.column }
  }

  function conditionsOf(selection: Selection, table: string): string[] {
    const entity = entityOf(selection)
    const out = selection.where.map(condition => conditionSql(condition, table))
    for (const group of selection.anyOf ?? []) out.push(`(${group.map(c => conditionSql(c, table)).join(' OR ')})`)
    for (const { selection: other, exists, count, via, direction } of selection.related) {
      const hop = hopTo(entity, entityOf(other), via, direction)
      if (!hop) throw new Error(`No relation between ${selection.entity} and ${other.entity}`)
      const inner = subquery(other, hop.theirs, count)
      const own = `${table}.${quoteName(hop.own)}`
      const isIn = `${own}${collation(hop)} ${exists ? 'IN' : 'NOT IN'} (${inner})`
      // A record that points nowhere has none either; SQL's NOT IN leaves it out.
      out.push(!exists && hop.direction === 'up' ? `(${own} IS NULL OR ${isIn})` : isIn)
    }
    if (selection.within && entity.idField)
      out.push(`${table}.${quoteName(entity.idField.column)} IN (${subquery(selection.within, entity.idField.column)})`)
    return out
  }

  function hopTo(from: Entity, to: Entity, via?: string, direction?: 'up' | 'down') {
    return hopsOf(from, app).find(
      hop => hop.to === to && (!via || hop.field.column === via) && (!direction || hop.direction === direction),
    )
  }

  const whereSql = (conditions: string[]) => (conditions.length ? ` WHERE ${conditions.join(' AND ')}` : '')

  function orderSql(selection: Selection, table: string): string {
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

  function subquery(selection: Selection, column: string, count?: { op: string; value: number }): string {
    const table = tableOf(selection)
    const name = `${table}.${quoteName(column)}`
    const conditions = conditionsOf(selection, table)
    const having = count ? ` GROUP BY ${name} HAVING COUNT(*) ${count.op} ${count.value}` : ''
    return `SELECT ${name} FROM ${table}${whereSql([...conditions, `${name} IS NOT NULL`])}${having}${orderSql(selection, table)}`
  }

  /** Rows of a selection as something to select from, where it is cut to a number before it is measured. */
  function rowsOf(selection: Selection): { from: string; table: string; where: string } {
    const table = tableOf(selection)
    const conditions = whereSql(conditionsOf(selection, table))
    if (selection.limit === undefined && selection.offset === undefined)
      return { from: table, table, where: conditions }
    return {
      from: `(SELECT ${table}.* FROM ${table}${conditions}${orderSql(selection, table)}) AS s`,
      table: 's',
      where: '',
    }
  }

  function addQuery(query: Query): CompiledPlan['parts'][number] {
    app = appOf(model, query.app)
    used = columnsOfQuery(query)
    const { sql, shape } = queryToSql(query)
    const step = add(`${sql} #${steps.length}`, id => ({ id, sql }))
    return { query, step, shape: { ...shape, from: step, noun: entityOf(query.root).noun } }
  }

  /** Two figures set against each other: the last step of the plan gives the answer itself. */
  function addFigures(kind: Composite['kind'], parts: CompiledPlan['parts']): AnswerShape {
    const [left, right] = parts
    const figures = parts.every(({ shape }) => shape.kind === 'number' && shape.column !== undefined)
    if (kind === 'several')
      return { kind, parts: parts.map(({ query, shape }, at) => ({ ...shape, label: labelOf(query, at) })) }
    const figure = COMBINED[kind]
    if (!figure || !figures || parts.length !== 2) return { kind: 'none' }
    const cell = ({ step, shape }: CompiledPlan['parts'][number]) => `(SELECT ${quoteName(shape.column!)} FROM ${step})`
    const sql = `SELECT ${figure.sql} FROM (SELECT ${cell(left!)} AS a, ${cell(right!)} AS b)`
    const { sql: _sql, ...shape } = figure
    const format = shape.format ?? (shape.column === 'holds' ? undefined : left!.shape.format)
    return { ...shape, ...(format && { format }), from: add(sql, id => ({ id, sql })) }
  }

  function queryToSql(query: Query): { sql: string; shape: AnswerShape } {
    const { root } = query
    const entity = entityOf(root)
    if (query.ask === 'share' || query.ask === 'ratio') return shareSql(query)
    if (query.ask === 'group') return groupSql(query, query.group!)
    // One row more than asked for shows whether the first place is shared.
    const shared = query.ask === 'list' && root.limit === 1 && root.order && !root.offset
    const { from, table, where } = distinctItems(query) ?? rowsOf(shared ? { ...root, limit: 2 } : root)
    if (query.ask === 'measure' || query.ask === 'exists') {
      const columns = query.measures.map(
        measure => `${measureSql(measure, table)} AS ${quoteName(measureName(measure))}`,
      )
      const rows = `FROM ${from}${where}`
      if (query.ask === 'exists') {
        const { op, value } = query.having ?? { op: '>', value: 0 }
        const holds = `${measureSql(query.measures[0]!, table)} ${op === '!=' ? '<>' : op} ${value} AS holds`
        return { sql: `SELECT ${[...columns, holds].join(', ')} ${rows}`, shape: { kind: 'boolean', column: 'holds' } }
      }
      return {
        sql: `SELECT ${columns.join(', ')} ${rows}`,
        shape: {
          kind: columns.length > 1 ? 'record' : 'number',
          ...(columns.length === 1 && { column: measureName(query.measures[0]!) }),
          format: formatOf(entity, query.measures[0]!),
        },
      }
    }
    if (query.ask === 'values') {
      const value = expression(query.project[0]!, table)
      return {
        sql: `SELECT DISTINCT ${value} AS ${quoteName(query.project[0]!.join('_'))} FROM ${from}${where}${where ? ' AND' : ' WHERE'} ${value} IS NOT NULL ORDER BY 1`,
        shape: { kind: 'list', column: query.project[0]!.join('_') },
      }
    }
    const columns = query.project.length
      ? projected(entity, [...query.project, ...(root.order ? [root.order.columns] : [])]).map(
          c => `${table}.${quoteName(c)}`,
        )
      : columnsOf(entity, table, query)
    const order = from === table ? orderSql(root, table) : ''
    const wanted = query.project.length === 1 && query.single ? query.project[0]! : undefined
    return {
      sql: `SELECT ${columns.join(', ')} FROM ${from}${where}${order}`,
      shape: query.compares
        ? { kind: 'record', tied: root.order!.columns[0]! }
        : {
            kind: wanted ? 'value' : query.single ? 'record' : 'list',
            ...(wanted && { column: wanted.join(' ') }),
            ...(query.single && root.order && root.limit === 1 && { first: true }),
          },
    }
  }

  /** Texts in lists inside records (tags, materials) are asked for once each, in however many records they are. */
  function distinctItems({ root, ask, measures, group }: Query): ReturnType<typeof rowsOf> | undefined {
    const entity = entityOf(root)
    const value = entity.inside?.value
    const isPlain = ['list', 'measure', 'exists'].includes(ask) && !group && !root.order && root.limit === undefined
    if (
      value === undefined ||
      !entity.nameFields.length ||
      !isPlain ||
      measures.some(m => m.fn !== 'count' && m.fn !== 'distinct')
    )
      return undefined
    const { from, table, where } = rowsOf(root)
    const column = `${table}.${quoteName(value)}`
    return {
      from: `(SELECT DISTINCT ${column} AS ${quoteName(value)} FROM ${from}${where} ORDER BY 1) AS s`,
      table: 's',
      where: '',
    }
  }

  /** Records keep their key and name beside the columns asked for. */
  function projected(entity: Entity, project: string[][]): string[] {
    return [
      ...new Set([
        ...(entity.idField ? [entity.idField.column] : []),
        ...entity.nameFields.map(f => f.column),
        ...project.flat(),
      ]),
    ]
  }

  function shareSql(query: Query): { sql: string; shape: AnswerShape } {
    const part = rowsOf(query.root)
    const whole = rowsOf(query.whole!)
    const column = query.measures[0]?.column
    const figure = (rows: typeof part) =>
      `(SELECT ${column === undefined ? 'COUNT(*)' : `TOTAL(${rows.table}.${quoteName(column)})`} FROM ${rows.from}${rows.where})`
    if (query.ask === 'ratio')
      return {
        sql: `SELECT ${figure(part)} AS part, ${figure(whole)} AS whole, 1.0 * ${figure(part)} / NULLIF(${figure(whole)}, 0) AS ratio`,
        shape: { kind: 'number', column: 'ratio', format: 'plain' },
      }
    const holds = query.universal ? `, ${figure(part)} = ${figure(whole)} AS holds` : ''
    return {
      sql: `SELECT ${figure(part)} AS part, ${figure(whole)} AS whole, 100.0 * ${figure(part)} / NULLIF(${figure(whole)}, 0) AS percent${holds}`,
      shape: query.universal
        ? { kind: 'boolean', column: 'holds' }
        : { kind: 'number', column: 'percent', format: 'percent' },
    }
  }

  function groupSql(query: Query, group: Grouping): { sql: string; shape: AnswerShape } {
    const entity = entityOf(query.root)
    const owner = model.entities.get(group.entity)!
    const rows = rowsOf(query.root)
    const isRecord = (of: Grouping, by: Entity) =>
      by !== entity &&
      by.inside?.value === undefined &&
      by.nameFields.length > 0 &&
      of.columns.join() === by.nameFields.map(f => f.column).join() &&
      by.idField !== undefined
    // Records that have none are groups too: the selection is joined as a whole.
    const all = Boolean(group.all && isRecord(group, owner) && entity.idField && !query.subgroup)
    const { from, table, where } = all
      ? { from: `(SELECT ${rows.table}.* FROM ${rows.from}${rows.where}) AS s`, table: 's', where: '' }
      : rows
    let join = ''
    let counted = all ? `COUNT(${table}.${quoteName(entity.idField!.column)})` : 'COUNT(*)'
    const joined = new Map<string, string>([[entity.key, table]])
    /** The table that has the columns of a grouping, joined where it is not yet. */
    const tableFor = (to: Entity, via?: string): string => {
      let at = { table, entity }
      const direct =
        via === undefined ? undefined : hopsOf(entity, app).find(h => h.field.column === via && h.to === to)
      for (const hop of direct ? [direct] : (findPath(entity, to, app) ?? [])) {
        const known = joined.get(hop.to.key)
        const next = known ?? tableOf(emptyOf(hop.to.key))
        if (!known) {
          // Records further down multiply those counted: each is counted once, and those without any are no group.
          if (hop.direction === 'down') counted = `COUNT(DISTINCT ${table}.${quoteName(entity.idField!.column)})`
          const kind = hop.direction === 'down' ? 'JOIN' : all ? 'RIGHT JOIN' : 'LEFT JOIN'
          join += ` ${kind} ${next} ON ${next}.${quoteName(hop.theirs)} = ${at.table}.${quoteName(hop.own)}${collation(hop)}`
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
        : of.columns.join('_'))
    const on = tableFor(owner, group.via)
    const key = periodSql(expression(group.columns, on), group.period)
    const label = labelOf(group, owner)
    const inner = query.subgroup && model.entities.get(query.subgroup.entity)!
    const innerKey =
      query.subgroup && periodSql(expression(query.subgroup.columns, tableFor(inner!)), query.subgroup.period)
    const innerLabel = query.subgroup && labelOf(query.subgroup, inner!)
    const named = query.measures.map(
      m => `${m.fn === 'count' ? counted : measureSql(m, table)} AS ${quoteName(measureName(m))}`,
    )
    const first = quoteName(measureName(query.measures[0]!))
    const bounded = query.having?.counts ? counted : first
    const having = query.having ? ` HAVING ${bounded} ${query.having.op} ${query.having.value}` : ''
    const order = query.groupOrder
    const by = order
      ? ` ORDER BY ${order.by === 'key' ? `1 ${order.direction.toUpperCase()}` : `${first} ${order.direction.toUpperCase()}, 1`}${order.limit ? ` LIMIT ${order.limit === 1 && !order.offset ? 2 : order.limit}` : ''}${order.offset && order.offset > 1 ? ` OFFSET ${order.offset - 1}` : ''}`
      : group.period === 'weekday'
        ? ` ORDER BY (CAST(strftime('%w', ${expression(group.columns, on)}) AS INTEGER) + 6) % 7`
        : group.period || query.subgroup
          ? ' ORDER BY 1'
          : ` ORDER BY ${first} DESC, 1`
    // Records without the key are no group of their own where groups are ranked.
    const keyed = query.groupOrder?.limit ? `${where ? ' AND' : ' WHERE'} ${expression(group.columns, on)} <> ''` : ''
    // Two records of the same name are two groups.
    const groups = isRecord(group, owner) ? `${on}.${quoteName(owner.idField!.column)}` : '1'
    const [keys, by2] = innerKey
      ? [
          `${key} AS ${quoteName(label)}, ${innerKey} AS ${quoteName(innerLabel === label ? `${innerLabel}_2` : innerLabel!)}`,
          `${groups}, 2`,
        ]
      : [`${key} AS ${quoteName(label)}`, groups]
    return {
      sql: `SELECT ${keys}, ${named.join(', ')} FROM ${from}${join}${where}${keyed} GROUP BY ${by2}${having}${by}${query.subgroup && !order ? ', 2' : ''}`,
      shape: {
        kind: order?.limit === 1 || query.compares ? 'value' : 'table',
        column: label,
        ...(query.compares && { tied: measureName(query.measures[0]!) }),
        format: formatOf(entity, query.measures[0]!),
      },
    }
  }

  /** A record asked for by its id is read by the operation for that, where the service has one. */
  function readById(entity: Entity, selection: Selection): Omit<CallStep, 'id'> | undefined {
    const id = selection.where.find(
      c => c.op === '=' && c.columns.length === 1 && c.columns[0] === entity.idField?.column,
    )
    const operation = entity.operations.find(o => o.action === 'read' && o.idParameter)
    const hasOthers = operation?.parameters.some(p => p.required && p.name !== operation.idParameter)
    if (!id || !operation || hasOthers || selection.sources.length) return undefined
    return { tool: operation.tool, args: { [operation.idParameter!]: id.values[0] } }
  }

  return { steps, addQuery, addFigures }
}

/** What two figures `a` and `b` come to, for each way to set them against each other that is a figure itself. */
const COMBINED: Partial<Record<Composite['kind'], AnswerShape & { sql: string }>> = {
  difference: { sql: 'abs(a - b) AS difference', kind: 'number', column: 'difference' },
  greater: { sql: 'a > b AS holds', kind: 'boolean', column: 'holds' },
  less: { sql: 'a < b AS holds', kind: 'boolean', column: 'holds' },
  growth: { sql: '100.0 * (b - a) / NULLIF(a, 0) AS percent', kind: 'number', column: 'percent', format: 'percent' },
  change: { sql: 'b - a AS change', kind: 'number', column: 'change' },
  compared: { sql: 'a AS before, b AS after, b - a AS change', kind: 'record' },
  ratio: { sql: '1.0 * a / NULLIF(b, 0) AS ratio', kind: 'number', column: 'ratio', format: 'plain' },
}

/** The name of one of several answers among them. */
export function labelOf({ root, measures: [measure] }: Query, at: number): string {
  const what = measure ? `${measure.fn}${measure.column ? `_${measure.column}` : ''}` : 'records'
  return `${at + 1}_${root.entity.split('/').at(-1)!}_${what}`
}

/** All columns of records; what only tells items of a list apart is nobody's business. */
const columnsOf = (entity: Entity, table: string, { root }: Query): string[] =>
  entity.inside && table !== 's' && !root.order
    ? entity.fields.filter(f => f !== entity.idField).map(f => `${table}.${quoteName(f.column)}`)
    : [`${table}.*`]

const emptyOf = (entity: string): Selection => ({ entity, sources: [], args: {}, where: [], related: [] })

/** Addresses and names are compared without regard to letter case; keys as they are. */
const collation = (hop: Hop): string =>
  hop.field.type === 'string' && ['email', 'name', 'category'].includes(hop.field.role) ? ' COLLATE NOCASE' : ''

const measureName = (measure: Measure): string =>
  measure.fn === 'count'
    ? 'count'
    : measure.fn === 'share'
      ? 'percent'
      : `${{ sum: 'total', avg: 'average', median: 'median', min: 'lowest', max: 'highest', distinct: 'different', share: 'percent', count: 'count' }[measure.fn]}_${measure.column}`

function measureSql(measure: Measure, table: string): string {
  // Each group's part of all that are grouped.
  if (measure.fn === 'share' && !measure.part) return '100.0 * COUNT(*) / SUM(COUNT(*)) OVER ()'
  if (measure.part)
    return `100.0 * COUNT(*) FILTER (WHERE ${measure.part.map(c => conditionSql(c, table)).join(' AND ')}) / COUNT(*)`
  if (measure.fn === 'count' || !measure.column) return 'COUNT(*)'
  const column = `${table}.${quoteName(measure.column)}`
  if (measure.fn === 'distinct') return `COUNT(DISTINCT ${column})`
  if (measure.fn === 'sum') return `TOTAL(${column})`
  return `${measure.fn}(${column})`
}

const PERIODS = { day: '%Y-%m-%d', week: '%G-W%V', month: '%Y-%m', year: '%Y' }

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function periodSql(expression: string, period: Grouping['period']): string {
  if (!period) return expression
  if (period === 'weekday')
    return `CASE strftime('%w', ${expression}) ${WEEKDAYS.map((name, at) => `WHEN '${at}' THEN '${name}'`).join(' ')} END`
  if (period === 'quarter')
    return `strftime('%Y', ${expression}) || '-Q' || ((CAST(strftime('%m', ${expression}) AS INTEGER) + 2) / 3)`
  return `strftime('${PERIODS[period]}', ${expression})`
}

function formatOf(entity: Entity, measure: Measure): AnswerShape['format'] {
  if (measure.fn === 'count' || measure.fn === 'distinct') return 'count'
  if (measure.fn === 'share') return 'percent'
  return entity.fields.find(f => f.column === measure.column)?.role === 'money' ? 'money' : 'plain'
}

export { measureName }
