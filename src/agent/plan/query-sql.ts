import type { AnswerShape } from '../../contract/plan.ts'
import { sequenceOf } from '../understand/entity-model/sequence.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Query, Selection } from '../understand/reading/query.ts'
import { groupSql } from './group-sql.ts'
import { figuresIn, formatOf, measureName, measureSql } from './measure-sql.ts'
import { orderSql, type RowContext, type RowReader, type Rows } from './read-rows.ts'
import { shareSql } from './share-sql.ts'
import { besideSql } from './beside-sql.ts'
import { expression, quoteName, reachSql } from './sql-text.ts'

/** The SQL that answers a query, and what its answer looks like. */
export function queryToSql(query: Query, context: RowContext, reader: RowReader): { sql: string; shape: AnswerShape } {
  const { root } = query
  const entity = context.model.entities.get(root.entity)!
  if (query.ask === 'share' || query.ask === 'ratio')
    return shareSql(query, reader.rowsOf(root), reader.rowsOf(query.whole!))
  if (query.ask === 'group') return groupSql(query, query.group!, context, reader)
  // One row more than asked for shows whether the first place is shared.
  const shared = query.ask === 'list' && root.limit === 1 && root.order && !root.offset && !root.each
  const items = distinctItems(query, entity, reader)
  const { from, table, where } = items ?? reader.rowsOf(shared ? { ...root, limit: 2 } : root)
  if (query.ask === 'measure' || query.ask === 'exists') {
    const [figure, ...others] = query.measures
    // Both of two figures that are set against each other are told, too.
    const told = figure?.with && !others.length && query.ask === 'measure' ? figuresIn(figure) : []
    const columns = [...query.measures, ...told].map(
      measure => `${measureSql(measure, table)} AS ${quoteName(measureName(measure))}`,
    )
    const rows = `FROM ${from}${where}`
    if (query.ask === 'exists') {
      const holds = `${reachSql(measureSql(figure!, table), query.having ?? { op: '>', value: 0 })} AS holds`
      return { sql: `SELECT ${[...columns, holds].join(', ')} ${rows}`, shape: { kind: 'boolean', column: 'holds' } }
    }
    return {
      sql: `SELECT ${columns.join(', ')} ${rows}`,
      shape: {
        kind: others.length ? 'record' : 'number',
        ...(!others.length && { column: measureName(figure!) }),
        format: formatOf(entity, figure!),
      },
    }
  }
  if (query.ask === 'values') {
    const value = expression(query.project[0]!, table)
    return {
      sql:
        `SELECT DISTINCT ${value} AS ${quoteName(query.project[0]!.join('_'))} ` +
        `FROM ${from}${where}${where ? ' AND' : ' WHERE'} ${value} IS NOT NULL ORDER BY 1`,
      shape: { kind: 'list', column: query.project[0]!.join('_') },
    }
  }
  // Of a text that is told once, in however many records it is, there is no more than the text itself.
  const own =
    query.project.length && !items
      ? projected(entity, [...query.project, ...(root.order ? [root.order.columns] : [])]).map(
          c => `${table}.${quoteName(c)}`,
        )
      : columnsOf(entity, table, query)
  const columns = [...own, ...besideSql(query, table, reader)]
  const order = from === table ? orderSql(inShownOrder(root), table) || placeSql(root, entity, table) : ''
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

/** The steps of one recipe, the stops of one line are told in their order. */
function placeSql({ related, where }: Selection, entity: Entity, table: string): string {
  const isOfOne = related.some(({ exists, count, direction }) => exists && !count && direction !== 'down') || where.some(c => c.op === '=') // oxfmt-ignore
  const place = isOfOne ? sequenceOf(entity) : undefined
  return place ? ` ORDER BY ${table}.${quoteName(place.column)}` : ''
}

/** What is told of those that were shown in an order goes on in it, until another one is asked for. */
const inShownOrder = (root: Selection): Selection => {
  const shown = root.order || root.limit !== undefined || !root.within ? undefined : inShownOrder(root.within).order
  return shown ? { ...root, order: shown } : root
}

/** Texts in lists inside records (tags, materials) are asked for once each, in however many records they are. */
function distinctItems(
  { root, ask, measures, group, project }: Query,
  entity: Entity,
  { rowsOf }: RowReader,
): Rows | undefined {
  const value = entity.inside?.value
  const isPlain = ['list', 'measure', 'exists'].includes(ask) && !group && !root.order && root.limit === undefined
  if (
    value === undefined ||
    !entity.nameFields.length ||
    !isPlain ||
    project.flat().some(column => column !== value) ||
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

/** All columns of records; what only tells items of a list apart is nobody's business. */
const columnsOf = (entity: Entity, table: string, { root }: Query): string[] =>
  entity.inside && table !== 's' && !root.order
    ? entity.fields.filter(f => f !== entity.idField).map(f => `${table}.${quoteName(f.column)}`)
    : [`${table}.*`]
