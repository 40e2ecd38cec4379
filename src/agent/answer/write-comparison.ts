import type { AnswerShape } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { StepResult } from '../run/create-run.ts'
import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'
import { fieldOf, joinList, nameOf, wordsFor } from './describe-selection.ts'
import { formatFigure, formatValue } from './format.ts'
import { plural } from '../understand/language/words.ts'
import { wordsOfFigure } from './words-of-figure.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** "Vienna: 9 customers, Berlin: 4": the first one answers, the others are said beside it. */
export function compareGroups(
  query: Query,
  shape: AnswerShape,
  { rows, columns }: StepResult,
  model: CatalogueModel,
): WrittenAnswer {
  const [key, value] = columns as [string, string]
  const entity = model.entities.get(query.root.entity)!
  const owner = model.entities.get(query.group!.entity)!
  const field = fieldOf(owner, query.group!.columns[0]!)
  const measure = query.measures[0]!
  const currency = fieldOf(entity, measure.column ?? '')?.currency
  const what = wordsOfFigure(measure, entity)
  const say = (row: JsonObject) =>
    `${formatValue(row[key], field)} ${typeof row[value] === 'number' ? formatFigure(row[value], shape.format, currency) : 'none'}`
  const groups = withMissing(query, rows, key, value)
  const [first, second] = groups
  if (!first) return { text: `There are no such ${plural(entity.noun)} to compare.`, result: null }
  const list = joinList(groups.map(say))
  const isSame = second !== undefined && first[value] === second[value]
  if (query.favours !== undefined) {
    const holds = !isSame && String(first[key]) === String(query.favours)
    const how = isSame ? `both are the same by ${what}` : `by ${what}`
    return { text: `${holds ? 'Yes' : 'No'}, ${how}: ${list}.`, result: holds, columns, total: groups.length }
  }
  if (isSame) return { text: `Both are the same by ${what}: ${list}.`, result: groups, columns, total: groups.length }
  const chart = { kind: 'bar' as const, x: key, y: value }
  return {
    text: `${formatValue(first[key], field)} comes first by ${what}${query.compares === 'asc' ? ' (the lower)' : ''}: ${list}.`,
    result: first[key],
    columns,
    total: groups.length,
    chart,
  }
}

/** Groups that were named but have no records count none; in the order that was asked for. */
function withMissing(query: Query, rows: JsonObject[], key: string, value: string): JsonObject[] {
  if (query.measures[0]!.fn !== 'count' || query.group!.entity !== query.root.entity) return rows
  const named =
    query.root.where.find(c => c.op === 'in' && c.columns.join() === query.group!.columns.join())?.values ?? []
  const known = new Set(rows.map(row => String(row[key]).toLowerCase()))
  const missing = named.filter(v => !known.has(String(v).toLowerCase())).map(v => ({ [key]: v, [value]: 0 }))
  return query.compares === 'asc' ? [...missing, ...rows] : [...rows, ...missing]
}

/** "The Copper Bridge: 515 pages, The Glass Orchard: 402": the first one answers. */
export function compareRecords(query: Query, { rows, columns }: StepResult, entity: Entity): WrittenAnswer {
  const [first, second] = rows
  const column = query.root.order!.columns[0]!
  const field = fieldOf(entity, column)
  if (!first) return { text: `I found none of them among the ${entity.noun} records.`, result: null, notFound: true }
  const list = joinList(rows.map(row => `${nameOf(row, entity)} ${formatValue(row[column], field)}`))
  const same = second !== undefined && first[column] === second[column]
  return {
    text: same
      ? `Both have the same ${wordsFor(entity, column)}: ${list}.`
      : `${nameOf(first, entity)}, by ${wordsFor(entity, column)}: ${list}.`,
    result: same ? rows : first,
    columns,
    total: rows.length,
  }
}
