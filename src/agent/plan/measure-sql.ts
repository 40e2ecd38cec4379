import type { AnswerShape } from '../../contract/plan.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Grouping, Measure } from '../understand/reading/query.ts'
import type { Rows } from './read-rows.ts'
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

/** What joins the names of two figures that are set against each other. */
const JOINTS = { '/': 'per', '*': 'times', '+': 'plus', '-': 'minus' }

/** The column that a figure has in the answer. */
export const measureName = ({ with: other, ...measure }: Measure): string =>
  other
    ? `${measureName(measure)}_${JOINTS[other.operator]}_${measureName(other.figure)}`
    : measure.per
      ? `${measure.fn === 'count' ? 'count' : `total_${measure.column}`}_per_${measure.per.period}`
      : nameOf(measure)

const nameOf = (measure: Measure): string => {
  const said = measure.said?.replaceAll(' ', '_') ?? (measure.fn === 'share' ? undefined : partName(measure))
  if (measure.fn === 'count') return said ?? 'count'
  if (measure.fn === 'share') return 'percent'
  const name = `${PREFIXES[measure.fn]}_${measure.column}${measure.unit ? `_in_${measure.unit.name}` : ''}`
  return said ? `${said}_${name}` : name
}

/** "won" of those whose stage is won. */
const partName = ({ part }: Measure): string | undefined =>
  part
    ?.map(({ op, values }) => [...(op === '=' || op === 'in' ? [] : ['not']), ...values].join('_'))
    .join('_')
    .replace(/\W+/g, '_')

/** A figure over the rows of a table. */
export function measureSql({ with: other, ...measure }: Measure, table: string): string {
  if (other) {
    const [left, right] = [measure, other.figure].map(one => measureSql(one, table))
    return other.operator === '/' ? `1.0 * ${left} / NULLIF(${right}, 0)` : `${left} ${other.operator} ${right}`
  }
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
  const filter = part ? ` FILTER (WHERE ${part})` : ''
  if (part && measure.fn === 'share') {
    const figure = measure.column === undefined ? 'COUNT(*)' : `TOTAL(${table}.${quoteName(measure.column)})`
    return `100.0 * ${figure}${filter} / NULLIF(${figure}, 0)`
  }
  if (measure.fn === 'count' || !measure.column) return `COUNT(*)${filter}`
  const own = `${table}.${quoteName(measure.column)}`
  const column = measure.unit ? `${own} * ${1 / measure.unit.size}` : own
  if (measure.fn === 'distinct')
    return `COUNT(DISTINCT ${measure.parts ? expression(measure.parts, table) : column})${filter}`
  if (measure.fn === 'sum') return `TOTAL(${column})${filter}`
  return `${measure.fn}(${column})${filter}`
}

/** So many times a figure over other rows, as a value to hold something against. */
export function overallSql(measure: Measure, { from, table, where }: Rows, times = 1): string {
  const figure = measureSql(measure, table)
  return `(SELECT ${times === 1 ? figure : `${times} * ${figure}`} FROM ${from}${where})`
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

/** A measure with those that it is set against. */
export const figuresIn = ({ with: other, ...measure }: Measure): Measure[] =>
  other ? [measure, ...figuresIn(other.figure)] : [measure]

/** How a figure is written. */
export function formatOf(entity: Entity, { with: other, ...measure }: Measure): AnswerShape['format'] {
  if (other?.operator === '/')
    return formatOf(entity, measure) === 'money' && formatOf(entity, other.figure) !== 'money' ? 'money' : 'plain'
  if (measure.fn === 'share') return 'percent'
  if (!measure.per && (measure.fn === 'count' || measure.fn === 'distinct')) return 'count'
  return entity.fields.find(f => f.column === measure.column)?.role === 'money' ? 'money' : 'plain'
}
