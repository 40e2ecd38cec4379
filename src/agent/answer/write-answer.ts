import type { AnswerShape } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import { measureName } from '../plan/compile.ts'
import type { StepResult } from '../run/create-run.ts'
import type { CatalogueModel, Entity, Field } from '../understand/catalogue-model.ts'
import type { Query } from '../understand/query.ts'
import { countOf, plural, singular } from '../understand/words.ts'
import { describeSelection, fieldOf, joinList, nameOf, ordinal, wordsFor } from './describe-selection.ts'
import { formatFigure, formatValue } from './format.ts'

/** The answer to one query: a sentence that stands on its own, and the value behind it. */
export interface WrittenAnswer {
  text: string
  result: unknown
  columns?: string[]
  total?: number
  chart?: { kind: 'bar' | 'line' | 'share'; x: string; y: string }
  /** The record asked for does not exist. */
  notFound?: boolean
}

/** Writes the answer to a query from the rows of its last step. `maxShown` rows are named in the sentence. */
export function writeAnswer(
  query: Query,
  shape: AnswerShape,
  rows: StepResult,
  model: CatalogueModel,
  maxShown: number,
): WrittenAnswer {
  const entity = model.entities.get(query.root.entity)!
  const scope = describeSelection(query.root, model)
  switch (query.ask) {
    case 'measure':
      return writeMeasure(query, rows.rows[0] ?? {}, entity, scope)
    case 'exists':
      return writeExistence(query, rows.rows[0] ?? {}, scope)
    case 'share':
      return writeShare(query, rows.rows[0] ?? {}, model)
    case 'group':
      return writeGroups(query, shape, rows, model, scope, maxShown)
    case 'values':
      return writeValues(shape, rows, entity, scope, maxShown)
    default:
      return writeRecords(query, rows, entity, scope, maxShown, model)
  }
}

const FUNCTIONS = {
  sum: 'total',
  avg: 'average',
  median: 'median',
  min: 'lowest',
  max: 'highest',
  distinct: 'number of different',
  share: 'share',
  count: 'number',
}

function writeMeasure(query: Query, row: JsonObject, entity: Entity, scope: string): WrittenAnswer {
  const figures = query.measures.map(measure => {
    const name = measureName(measure)
    const value = row[name]
    const figure = typeof value === 'number' || typeof value === 'string' ? value : null
    const format =
      measure.fn === 'count' || measure.fn === 'distinct'
        ? 'count'
        : fieldOf(entity, measure.column ?? '')?.role === 'money'
          ? 'money'
          : 'plain'
    return {
      measure,
      name,
      figure,
      said:
        figure === null
          ? 'no value'
          : typeof figure === 'string'
            ? figure
            : formatFigure(figure, format, fieldOf(entity, measure.column ?? '')?.currency),
    }
  })
  const [only] = figures
  if (figures.length === 1 && only) {
    if (only.measure.fn === 'count')
      return {
        text: `${thereAre(only.said, Number(only.figure ?? 0), scope)}.`,
        result: only.figure ?? 0,
      }
    const what = `${FUNCTIONS[only.measure.fn]} ${only.measure.fn === 'distinct' ? plural(wordsFor(entity, only.measure.column!)) : wordsFor(entity, only.measure.column!)}`
    if (only.figure === null) return { text: `There is no ${what}: no ${scope} ${'have'} a value.`, result: null }
    return { text: `The ${what} of ${scope} is ${only.said}.`, result: only.figure }
  }
  const parts = figures.map(f =>
    f.measure.fn === 'count'
      ? `the number of ${scope} is ${f.said}`
      : `the ${FUNCTIONS[f.measure.fn]} ${wordsFor(entity, f.measure.column!)} is ${f.said}`,
  )
  return { text: `Of ${scope}, ${joinList(parts)}.`, result: Object.fromEntries(figures.map(f => [f.name, f.figure])) }
}

/** "There are 12 leads", "You have 12 accounts". */
function thereAre(said: string, count: number, scope: string): string {
  if (scope.startsWith('your ')) return `You have ${said} ${onlyNoun(scope.slice(5), count)}`
  return `There ${count === 1 ? 'is' : 'are'} ${said} ${onlyNoun(scope, count)}`
}

/** "12 leads", "12 of your accounts". */
const ownedCount = (count: number, scope: string) =>
  `${count.toLocaleString('en-US')} ${scope.startsWith('your ') ? `of ${scope}` : onlyNoun(scope, count)}`

/** The plural scope with its noun in the singular where one is counted. */
const onlyNoun = (scope: string, count: number) => (count === 1 ? singularFirstNoun(scope) : scope)

function singularFirstNoun(scope: string): string {
  const [head, ...rest] = scope.split(/(?= (?:with|in|of|not of|that|where|among|whose|at) )/)
  const words = head!.split(' ')
  words.push(singular(words.pop()!))
  return [words.join(' '), ...rest].join('').replace(' that have', ' that has')
}

function writeExistence(query: Query, row: JsonObject, scope: string): WrittenAnswer {
  const count = Number(row.count ?? 0)
  const said = count ? count.toLocaleString('en-US') : 'no'
  const there = scope.startsWith('your ')
    ? `you have ${said} ${onlyNoun(scope.slice(5), count)}`
    : `there ${count === 1 ? 'is' : 'are'} ${said} ${onlyNoun(scope, count)}`
  const { op, value } = query.having ?? { op: '>', value: 0 }
  const holds = {
    '>': count > value,
    '>=': count >= value,
    '<': count < value,
    '<=': count <= value,
    '=': count === value,
    '!=': count !== value,
    between: false,
  }[op]
  return { text: `${holds ? 'Yes' : 'No'}: ${there}.`, result: holds }
}

function writeShare(query: Query, row: JsonObject, model: CatalogueModel): WrittenAnswer {
  const percent = typeof row.percent === 'number' ? row.percent : null
  const whole = describeSelection(query.whole!, model)
  if (percent === null) return { text: `There are no ${whole}, so there is no share to give.`, result: null }
  if (query.universal) {
    const [part, all] = [Number(row.part), Number(row.whole)]
    return {
      text:
        part === all
          ? `Yes: all ${formatFigure(all, 'count')} ${whole}.`
          : `No: only ${formatFigure(part, 'count')} of ${formatFigure(all, 'count')} ${whole} are such.`,
      result: part === all,
    }
  }
  const kinds = query.root.where.filter(c => !query.whole!.where.some(w => w.label === c.label)).map(c => c.label)
  return {
    text: `${formatFigure(percent, 'percent')} of ${whole} are those with ${kinds.join(' and ')}: ${formatFigure(Number(row.part), 'count')} of ${formatFigure(Number(row.whole), 'count')}.`,
    result: Number(percent.toPrecision(15)),
  }
}

function writeGroups(
  query: Query,
  shape: AnswerShape,
  { rows, columns }: StepResult,
  model: CatalogueModel,
  scope: string,
  maxShown: number,
): WrittenAnswer {
  const [key, value] = columns as [string, string]
  const format = shape.format
  const currency = fieldOf(model.entities.get(query.root.entity)!, query.measures[0]!.column ?? '')?.currency
  const owner = model.entities.get(query.group!.entity)!
  const isOwner =
    owner.key !== query.root.entity && query.group!.columns.join() === owner.nameFields.map(f => f.column).join()
  const by = isOwner ? owner.noun : (query.group!.period ?? query.group!.columns.map(c => wordsFor(owner, c)).join(' '))
  const say = (row: JsonObject) =>
    `${formatValue(row[key], fieldOf(owner, query.group!.columns[0]!))}: ${typeof row[value] === 'number' ? formatFigure(row[value], format, currency) : 'none'}`
  const chart = { kind: query.group!.period ? ('line' as const) : ('bar' as const), x: key, y: value }
  if (!rows.length) return { text: `There are no ${scope}, so there are no groups.`, result: [], columns, total: 0 }
  const measure = query.measures[0]!
  const what =
    measure.fn === 'count'
      ? scope
      : `${FUNCTIONS[measure.fn]} ${wordsFor(model.entities.get(query.root.entity)!, measure.column!)} of ${scope}`
  if (query.groupOrder?.limit === 1) {
    const row = rows[0]!
    const tied = rows.slice(1).filter(other => other[value] === row[value])
    const also = tied.length
      ? ` ${joinList(tied.map(other => formatValue(other[key])))} ${tied.length === 1 ? 'has' : 'have'} as many.`
      : ''
    const figure = typeof row[value] === 'number' ? formatFigure(row[value], format, currency) : ''
    const nth = query.groupOrder.offset && query.groupOrder.offset > 1 ? `${ordinal(query.groupOrder.offset)} ` : ''
    const extreme = `${nth}${query.groupOrder.direction === 'desc' ? 'most' : 'fewest'}`
    return {
      text: `${formatValue(row[key])} has the ${measure.fn === 'count' ? `${extreme} ${scope}` : `${nth}${query.groupOrder.direction === 'desc' ? 'highest' : 'lowest'} ${what}`}: ${figure}.${also}`,
      result: row[key],
      columns,
      total: 1,
    }
  }
  const shown = rows.slice(0, Math.max(maxShown, 3)).map(say)
  const more = rows.length - shown.length
  return {
    text: `${capitalise(what)} by ${by}, ${countOf(rows.length, 'group')}: ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
    result: rows,
    columns,
    total: rows.length,
    chart,
  }
}

function writeValues(
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

function writeRecords(
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

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function named(values: string[], maxShown: number): string {
  const shown = values.slice(0, maxShown)
  const more = values.length - shown.length
  return more > 0 ? `${shown.join(', ')}, and ${more.toLocaleString('en-US')} more` : joinList(shown)
}
