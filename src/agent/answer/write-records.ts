import type { AnswerShape } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { StepResult } from '../run/create-run.ts'
import type { CatalogueModel, Entity, Field } from '../understand/catalogue-model.ts'
import type { Query } from '../understand/query.ts'
import { countOf, plural } from '../understand/words.ts'
import { describeSelection, fieldOf, nameOf, ordinal, wordsFor } from './describe-selection.ts'
import { formatValue } from './format.ts'
import { capitalise, named, ownedCount } from './phrases.ts'
import type { WrittenAnswer } from './write-answer.ts'

export function writeValues(
  shape: AnswerShape,
  { rows, columns }: StepResult,
  entity: Entity,
  scope: string,
  maxShown: number,
): WrittenAnswer {
  const column = columns[0]!
  const values = rows.map(row => row[column])
  const what = wordsFor(entity, shape.column ?? column)
  if (!values.length) return { text: `There is no ${what}: there are no ${scope}.`, result: [], columns, total: 0 }
  return {
    text: `${capitalise(scope)} have ${countOf(values.length, `different ${plural(what)}`)}: ${named(
      values.map(v => formatValue(v, fieldOf(entity, column))),
      maxShown,
    )}.`,
    result: values,
    columns,
    total: values.length,
  }
}

export function writeRecords(
  query: Query,
  { rows, columns }: StepResult,
  entity: Entity,
  scope: string,
  maxShown: number,
  model: CatalogueModel,
): WrittenAnswer {
  if (!rows.length) {
    if (query.lookup)
      return { text: `I found no ${describeSelection(query.root, model, true)}.`, result: null, notFound: true }
    return { text: `${query.existence ? 'No, there' : 'There'} are no ${scope}.`, result: [], columns, total: 0 }
  }
  if (query.project.length === 1 && query.single && rows.length === 1) return writeField(query, rows[0]!, entity)
  const column = query.root.order?.columns[0]
  if (query.single && query.root.limit === 1 && column && rows.length > 1) {
    const [first, second] = [rows[0]!, rows[1]!]
    const alone = writeRecords(query, { rows: [first], columns, complete: true }, entity, scope, maxShown, model)
    return first[column] === second[column]
      ? { ...alone, text: `${alone.text} ${nameOf(second, entity)} has the same ${wordsFor(entity, column)}.` }
      : alone
  }
  if (rows.length === 1 && query.single)
    return { text: `${describeRecord(rows[0]!, entity, query)}`, result: rows[0], columns, total: 1 }
  const order = query.root.order
  const extra = order
    ? fieldOf(entity, order.columns[0]!)
    : query.project.length
      ? fieldOf(entity, query.project.flat().find(c => !entity.nameFields.some(f => f.column === c)) ?? '')
      : undefined
  const list = named(
    rows.map(
      row =>
        nameOf(row, entity) +
        (extra && !entity.nameFields.includes(extra) ? ` (${formatValue(row[extra.column], extra)})` : ''),
    ),
    maxShown,
  )
  const head =
    order && query.root.limit !== undefined
      ? rankedHead(scope, order.direction, rows.length, fieldOf(entity, order.columns[0]!)!)
      : ownedCount(rows.length, scope)
  return { text: `${query.existence ? 'Yes: ' : ''}${head}: ${list}.`, result: rows, columns, total: rows.length }
}

/** "The top 5 accounts by revenue", "Your latest 3 orders by placed": how many there really are, and in which order. */
function rankedHead(scope: string, direction: string, count: number, field: Field): string {
  const own = scope.startsWith('your ')
  const plain = scope.replace(/^your /, '').replace(/^(top|bottom) \d+ /, '')
  return `${own ? 'Your' : 'The'} ${orderedPhrase(direction, count, field)} ${plain}`
}

const orderedPhrase = (direction: string, count: number, field: Field) => {
  const word =
    field.role === 'date' ? (direction === 'desc' ? 'latest' : 'earliest') : direction === 'desc' ? 'top' : 'bottom'
  return `${word} ${count}`
}

function writeField(query: Query, row: JsonObject, entity: Entity): WrittenAnswer {
  const columns = query.project[0]!
  const value =
    columns.length > 1
      ? columns
          .map(c => row[c])
          .filter(Boolean)
          .join(' ')
      : row[columns[0]!]
  const field = fieldOf(entity, columns[0]!)
  const name = nameOf(row, entity)
  const what = columns.length > 1 ? 'name' : (field?.words.join(' ') ?? columns[0])
  if (value === null || value === undefined || value === '')
    return { text: `${name} has no ${what} on record.`, result: null }
  return { text: `The ${what} of ${name} is ${formatValue(value, field)}.`, result: value }
}

function describeRecord(row: JsonObject, entity: Entity, query: Query): string {
  const ordered = query.root.order?.columns ?? []
  const wanted = query.project.flat()
  const chosen = [...new Set([...ordered, ...wanted, ...entity.fields.map(f => f.column)])].filter(
    c => !entity.nameFields.some(f => f.column === c) && c in row,
  )
  const parts = chosen
    .filter(column => row[column] !== null && row[column] !== '' && fieldOf(entity, column)?.role !== 'text')
    .slice(0, Math.max(6, ordered.length))
    .map(column => `${wordsFor(entity, column)} ${formatValue(row[column], fieldOf(entity, column))}`)
  const name = nameOf(row, entity)
  const rank = query.root.order
    ? `${capitalise(rankPhrase(query, entity))} is ${name}`
    : `${capitalise(entity.noun)} ${name}`
  return `${rank}: ${parts.join(', ')}.`
}

function rankPhrase(query: Query, entity: Entity): string {
  const { order, offset } = query.root
  const field = fieldOf(entity, order!.columns[0]!)!
  const nth = offset && offset > 1 ? `${ordinal(offset)} ` : ''
  const extreme =
    field.role === 'date'
      ? order!.direction === 'desc'
        ? 'latest'
        : 'earliest'
      : order!.direction === 'desc'
        ? 'highest'
        : 'lowest'
  return `the ${entity.noun} with the ${nth}${extreme} ${field.words.join(' ')}`
}
