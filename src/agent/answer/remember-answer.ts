import type { JsonObject } from '../../lib/json.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { type Grouping, MOST_SHOWN, type Query } from '../understand/reading/query.ts'
import { wordsFor } from './describe-selection.ts'
import { NAMESAKES } from '../plan/group-sql.ts'
import type { Memory } from './outcome.ts'
import { needsId } from './write-groups.ts'

/** How many requests "go back" can go back. */
const MOST_BACK = 5

type Remembered = Required<Pick<Memory, 'query' | 'history'>>

/** What is kept of an answer for what follows it: the request with what its rows showed, and the requests before it. */
export function rememberAnswer(query: Query, rows: JsonObject[], model: CatalogueModel, memory: Memory): Remembered {
  const history = [...(memory.history ?? []), ...(memory.query ? [memory.query] : [])].slice(-MOST_BACK)
  const winner = winnerOf(query, rows[0], model)
  // Behind the first one the next is read, too, to tell whether it has as much.
  const most = query.groupOrder?.limit === 1 ? 1 : MOST_SHOWN
  const shown = query.ask === 'group' ? rows.slice(0, most).map(keyOf) : undefined
  const { several: _several, isNone: _isNone, ...plain } = query
  const isNone = query.ask === 'exists' && rows.length === 1 && Object.values(rows[0]!)[0] === 0 && { isNone: true }
  const several = query.ask === 'list' && rows.length > 1 && { several: true }
  return { query: { ...plain, ...(winner && { winner }), ...(shown && { shown }), ...several, ...isNone }, history }
}

/** A request that was run, and what came out. */
interface AnsweredPart {
  query: Query
  rows: JsonObject[]
}

/**
 * The same of an answer in several parts: the last one is what is gone on with. The sides of a comparison were asked for one after the other
 * ("which of the two …"), but going back does not go from one side to the other.
 */
export const rememberParts = (parts: AnsweredPart[], model: CatalogueModel, memory: Memory): Remembered =>
  parts.reduce<Memory>(
    (known, { query, rows }, at) =>
      rememberAnswer(at < parts.length - 1 ? { ...query, isSide: true } : query, rows, model, known),
    memory,
  ) as Remembered

const keyOf = (row: JsonObject): string | number | null => {
  const [key] = Object.values(row)
  return typeof key === 'string' || typeof key === 'number' ? key : null
}

/** The group that a ranking of groups put first, as a condition on its records. */
function winnerOf(query: Query, row: JsonObject | undefined, model: CatalogueModel): Query['winner'] {
  const { group, groupOrder } = query
  const entity = group && model.entities.get(group.entity)
  const value = row && Object.values(row)[0]
  if (!entity || !groupOrder || (groupOrder.limit !== 1 && !query.compares) || query.ask !== 'group') return undefined
  if (group.period) return inPeriod(group, value)
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const id = row && needsId(row, entity, group.columns) ? row[NAMESAKES.id] : undefined
  const isUnnamed = id !== undefined && !entity.nameFields.length
  const label = isUnnamed ? `${entity.noun} ${String(id)}` : `${wordsFor(entity, group.columns[0]!)} ${value}`
  if (entity.idField && (typeof id === 'string' || typeof id === 'number'))
    return { entity: entity.key, condition: { columns: [entity.idField.column], op: '=', values: [id], label } }
  const text = typeof value === 'string' && { text: true }
  return { entity: entity.key, condition: { columns: group.columns, op: '=', values: [value], ...text, label } }
}

/** "which month had the most?": the days of it, so that "show me those" means its records. */
function inPeriod({ entity, columns }: Grouping, value: unknown): Query['winner'] {
  const days = typeof value === 'string' ? daysOf(value) : undefined
  const label = `in ${String(value)}`
  return days && { entity, condition: { columns, op: 'between', values: days, asDay: true, label } }
}

const PERIOD = /^(?<year>\d{4})(?:-(?:Q(?<quarter>[1-4])|W(?<week>\d{2})|(?<month>\d{2})(?:-(?<day>\d{2}))?))?$/

/** The first and the last day of a year, a quarter, a month, a week (ISO 8601) or a day, as groups are told. */
export function daysOf(period: string): [string, string] | undefined {
  const { year, quarter, week, month, day } = PERIOD.exec(period)?.groups ?? {}
  if (year === undefined) return undefined
  const at = (months: number, date: number) => new Date(Date.UTC(Number(year), months, date))
  const span = (from: Date, to: Date): [string, string] => [
    from.toISOString().slice(0, 10),
    to.toISOString().slice(0, 10),
  ]
  if (day !== undefined) return [period, period]
  if (month !== undefined) return span(at(Number(month) - 1, 1), at(Number(month), 0))
  if (quarter !== undefined) return span(at(3 * Number(quarter) - 3, 1), at(3 * Number(quarter), 0))
  if (week === undefined) return span(at(0, 1), at(12, 0))
  // The first week is the one that 4 January is in; weeks begin on Monday.
  const monday = 4 - ((at(0, 4).getUTCDay() + 6) % 7) + 7 * (Number(week) - 1)
  return span(at(0, monday), at(0, monday + 6))
}
