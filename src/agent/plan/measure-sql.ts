import type { AnswerShape } from '../../contract/plan.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Grouping, Measure } from '../understand/reading/query.ts'
import { conditionSql, expression, quoteName } from './sql-text.ts'

/** What comes before the column that was counted with. */
const PREFIXES = {
  sum: 'total',
  avg: 'average',
  median: 'median',
  min: 'lowest',
  max: 'highest',
  distinct: 'different',
}

/** The column that a figure has in the answer. */
export const measureName = (measure: Measure): string =>
  measure.per
    ? `${measure.fn === 'count' ? 'count' : `total_${measure.column}`}_per_${measure.per.period}`
    : nameOf(measure)

const nameOf = (measure: Measure): string =>
  measure.fn === 'count'
    ? (measure.said?.replaceAll(' ', '_') ?? 'count')
    : measure.fn === 'share'
      ? 'percent'
      : `${PREFIXES[measure.fn]}_${measure.column}${measure.unit ? `_in_${measure.unit.name}` : ''}`

/** A figure over the rows of a table. */
export function measureSql(measure: Measure, table: string): string {
  if (measure.per) {
    const { per, ...whole } = measure
    const periods = periodSql(expression(per.columns, table), per.period)
    return `1.0 * ${measureSql(whole, table)} / NULLIF(COUNT(DISTINCT ${periods}), 0)`
  }
  // Each group's part of all that are grouped.
  if (measure.fn === 'share' && !measure.part) {
    const figure = measure.column === undefined ? 'COUNT(*)' : `TOTAL(${table}.${quoteName(measure.column)})`
    return `100.0 * ${figure} / SUM(${figure}) OVER ()`
  }
  const part = measure.part?.map(c => conditionSql(c, table)).join(' AND ')
  if (part && measure.fn === 'count') return `COUNT(*) FILTER (WHERE ${part})`
  if (part) return `100.0 * COUNT(*) FILTER (WHERE ${part}) / COUNT(*)`
  if (measure.fn === 'count' || !measure.column) return 'COUNT(*)'
  const own = `${table}.${quoteName(measure.column)}`
  const column = measure.unit ? `${own} * ${1 / measure.unit.size}` : own
  if (measure.fn === 'distinct') return `COUNT(DISTINCT ${measure.parts ? expression(measure.parts, table) : column})`
  if (measure.fn === 'sum') return `TOTAL(${column})`
  return `${measure.fn}(${column})`
}

const PERIODS = { day: '%Y-%m-%d', week: '%G-W%V', month: '%Y-%m', year: '%Y' }

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The stretch of time that a date is in, as groups are told. */
export function periodSql(expression: string, period: Grouping['period']): string {
  if (!period) return expression
  if (period === 'weekday')
    return `CASE strftime('%w', ${expression}) ${WEEKDAYS.map((name, at) => `WHEN '${at}' THEN '${name}'`).join(' ')} END`
  if (period === 'quarter')
    return `strftime('%Y', ${expression}) || '-Q' || ((CAST(strftime('%m', ${expression}) AS INTEGER) + 2) / 3)`
  return `strftime('${PERIODS[period]}', ${expression})`
}

/** How a figure is written. */
export function formatOf(entity: Entity, measure: Measure): AnswerShape['format'] {
  if (measure.fn === 'share') return 'percent'
  if (!measure.per && (measure.fn === 'count' || measure.fn === 'distinct')) return 'count'
  return entity.fields.find(f => f.column === measure.column)?.role === 'money' ? 'money' : 'plain'
}
