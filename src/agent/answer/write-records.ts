import type { AnswerShape } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { StepResult } from '../run/create-run.ts'
import type { CatalogueModel, Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import { isFigure } from '../understand/entity-model/field-roles.ts'
import type { Query } from '../understand/reading/query.ts'
import { countOf, plural } from '../understand/language/words.ts'
import { describeSelection, fieldOf, nameOf, wordsFor } from './describe-selection.ts'
import { formatValue } from './format.ts'
import { tellHowToFind } from './tell-how-to-find.ts'
import { rankPhrase, writeField } from './write-field.ts'
import { writeBestOfEach } from './write-best-of-each.ts'
import { among, capitalise, lowerFirst, named, ownedCount, thereAreNo, type Scope } from './phrases.ts'
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
  if (!values.length)
    return { text: `There is no ${what}: ${lowerFirst(thereAreNo(scope))}.`, result: [], columns, total: 0 }
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
  scope: Scope,
  maxShown: number,
  model: CatalogueModel,
): WrittenAnswer {
  if (!rows.length) {
    if (query.lookup)
      return {
        text: `I found no ${describeSelection(query.root, model, true)}.${tellHowToFind(query, model)}`,
        result: null,
        notFound: true,
      }
    const none = thereAreNo(scope.many)
    return { text: `${query.existence ? `No, ${lowerFirst(none)}` : none}.`, result: [], columns, total: 0 }
  }
  if (query.root.each) return writeBestOfEach(query, query.root.each, { rows, columns }, entity, maxShown, model)
  if (query.project.length === 1 && query.single && rows.length === 1) return writeField(query, rows[0]!, entity)
  const column = query.root.order?.columns[0]
  if (query.single && query.root.limit === 1 && column && rows.length > 1) {
    const [first, second] = [rows[0]!, rows[1]!]
    const alone = writeRecords(query, { rows: [first], columns, complete: true }, entity, scope, maxShown, model)
    return first[column] === second[column]
      ? // Two were read: that the place is shared is known, not by how many.
        {
          ...alone,
          text: `${alone.text} At least one other has the same ${wordsFor(entity, column)}: ${nameOf(second, entity)}.`,
        }
      : alone
  }
  if (rows.length === 1 && query.single)
    return { text: `${describeRecord(rows[0]!, entity, query)}`, result: rows[0], columns, total: 1 }
  const { order } = query.root
  const list = named(
    rows.map(row => nameWithDetails(row, entity, detailsOf(query, entity), besideOf(query, entity))),
    maxShown,
  )
  const head =
    order && query.root.limit !== undefined
      ? rankedHead(scope.many, query.root, rows.length, fieldOf(entity, order.columns[0]!)!)
      : query.root.limit === rows.length && rows.length > 1
        ? `The first ${rows.length} of ${among(scope.many)}`
        : ownedCount(rows.length, scope)
  const chart = rankingChart(query, rows, entity)
  if (rows.length === 1 && query.project.length === 1 && !query.existence)
    return { ...writeField(query, rows[0]!, entity), result: rows, columns, total: 1 }
  return {
    text: `${query.existence ? 'Yes: ' : ''}${head}: ${list}.`,
    result: rows,
    columns,
    total: rows.length,
    ...(chart && { chart }),
  }
}

/** More bars than this are no picture. */
const MOST_BARS = 30

/** A ranking by a figure is drawn: a bar for each record under its name. */
function rankingChart(query: Query, rows: JsonObject[], entity: Entity): WrittenAnswer['chart'] {
  const [name, ...more] = entity.nameFields
  const column = query.root.order?.columns[0]
  const field = column === undefined ? undefined : fieldOf(entity, column)
  if (!name || more.length || !field || !isFigure(field) || rows.length < 2 || rows.length > MOST_BARS) return undefined
  return { kind: 'bar', x: name.column, y: field.column }
}

/** More columns than this are told by the table alone. */
const MOST_TOLD = 5

/** The fields that a list shows beside the names: what it is ordered by, and what was asked for. */
function detailsOf(query: Query, entity: Entity): Field[] {
  // Of nearly whole records nothing stands out.
  const asked = query.project.length > MOST_TOLD ? [] : query.project.flat()
  const columns = [...(query.root.order?.columns.slice(0, 1) ?? []), ...asked]
  return [...new Set(columns)]
    .flatMap(column => fieldOf(entity, column) ?? [])
    .filter(field => !entity.nameFields.includes(field))
    .slice(0, 3)
}

/** The columns that tell of other records. */
const besideOf = ({ beside = [] }: Query, entity: Entity): string[] =>
  beside.filter(({ of }) => of === entity.key).map(({ as }) => as)

function nameWithDetails(row: JsonObject, entity: Entity, details: Field[], beside: string[] = []): string {
  const name = nameOf(row, entity)
  const values = [
    ...details.map(field => formatValue(row[field.column], field)).filter(value => !name.includes(value)),
    ...beside.map(column => (row[column] == null ? `no ${column}` : formatValue(row[column], undefined))),
  ]
  if (!values.length) return name
  // "order 7 (SO-7, €20)": one pair of brackets is enough.
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${values.join(', ')})` : `${name} (${values.join(', ')})`
}

/** "The top 5 accounts by revenue", "Your latest 3 orders by placed": how many there really are, and in which order. */
function rankedHead(scope: string, { order, offset = 1 }: Query['root'], count: number, field: Field): string {
  const own = scope.startsWith('your ')
  const plain = scope
    .replace(/^your /, '')
    .replace(/^(?:(?:top|bottom) \d+ |places \d+ to \d+ (?:from the bottom )?of )/, '')
  const from = order?.direction === 'asc' ? ' from the bottom' : ''
  if (offset > 1 && count > 1)
    return `Places ${offset} to ${offset + count - 1}${from} of ${own ? 'your' : 'the'} ${plain}`
  const direction = order?.direction ?? 'desc'
  return `${own ? 'Your' : 'The'} ${orderedPhrase(direction, count, field)} ${plain}`
}

/** Days are late or early, names come first or last, figures are at the top or at the bottom. */
function orderedPhrase(direction: string, count: number, field: Field): string {
  const [last, first] =
    field.role === 'date' ? ['latest', 'earliest'] : isFigure(field) ? ['top', 'bottom'] : ['last', 'first']
  return `${direction === 'desc' ? last : first} ${count}`
}

function describeRecord(row: JsonObject, entity: Entity, query: Query): string {
  const ordered = query.root.order?.columns ?? []
  const wanted = query.project.flat()
  const chosen = [...new Set([...ordered, ...wanted, ...entity.fields.map(f => f.column)])].filter(
    c => !entity.nameFields.some(f => f.column === c) && c in row,
  )
  const others = besideOf(query, entity).map(as => `${as} ${row[as] == null ? 'none' : String(row[as])}`)
  const parts = chosen
    .filter(column => row[column] !== null && row[column] !== '' && fieldOf(entity, column)?.role !== 'text')
    .slice(0, Math.max(6, ordered.length))
    .map(column => `${wordsFor(entity, column)} ${formatValue(row[column], fieldOf(entity, column))}`)
  const name = nameOf(row, entity)
  if (query.root.order) {
    // What they are ranked by comes with the name; the rest of the record is in the table.
    const [figure] = ordered.map(column => formatValue(row[column], fieldOf(entity, column)))
    const wantedToo = parts.slice(ordered.length, ordered.length + wanted.length)
    return `${capitalise(rankPhrase(query, entity))} is ${name}: ${[figure, ...wantedToo].join(', ')}.`
  }
  // What has no name is called by its kind already: "invoice 12".
  const called = name.startsWith(`${entity.noun} `) ? name : `${entity.noun} ${name}`
  const told = [...others, ...parts]
  return told.length ? `${capitalise(called)}: ${told.join(', ')}.` : `There is one such ${entity.noun}: ${name}.`
}
