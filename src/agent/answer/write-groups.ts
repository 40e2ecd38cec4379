import type { AnswerShape } from '../../contract/plan.ts'
import type { JsonObject } from '../../lib/json.ts'
import { nameOfParts } from '../understand/entity-model/object-of.ts'
import { NAMESAKES } from '../plan/group-sql.ts'
import type { StepResult } from '../run/create-run.ts'
import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Comparison } from '../understand/language/lexicon.ts'
import type { Grouping, Query } from '../understand/reading/query.ts'
import { countOf } from '../understand/language/words.ts'
import { describeMany, fieldOf, joinList, ordinal, wordsFor } from './describe-selection.ts'
import { formatFigure, formatValue } from './format.ts'
import { FUNCTIONS, measureWords } from './field-words.ts'
import { capitalise, named, thereAreNo } from './phrases.ts'
import { describePart, figureWithScope, formatOfFigure, wordsOfFigure } from './words-of-figure.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** Others are called the same: "302" of several buildings. */
export const hasNamesakes = (row: JsonObject): boolean => Number(row[NAMESAKES.count] ?? 0) > 1

/** Others are called the same or may be, where things have no name: the id tells which it is. */
export const needsId = (row: JsonObject, { nameFields, idField }: Entity, columns: readonly string[]): boolean =>
  hasNamesakes(row) || (!nameFields.length && columns.length > 1 && idField !== undefined && row[NAMESAKES.id] != null)

/** What a group is called, with its id where others are called the same; what has no name is told by its noun. */
function nameOf(row: JsonObject, key: string, owner: Entity, { columns, entity }: Grouping, root: string): string {
  const name = formatValue(row[key])
  if (!owner.nameFields.length && columns.length > 1 && needsId(row, owner, columns))
    return `${owner.noun} ${String(row[NAMESAKES.id])} (${name})`
  const isKey = entity !== root && !owner.inside && columns.join() === owner.idField?.column && !owner.nameFields.length
  return hasNamesakes(row)
    ? `${name} (${String(row[NAMESAKES.id])})`
    : isKey && /^\d+$/.test(name)
      ? `${owner.noun} ${name}`
      : name
}

export function writeGroups(
  query: Query,
  shape: AnswerShape,
  { rows, columns }: StepResult,
  model: CatalogueModel,
  scope: string,
  maxShown: number,
): WrittenAnswer {
  if (query.subgroup || query.measures.length > 1) return writeTable(query, { rows, columns }, model, scope, maxShown)
  const [key, value] = columns as [string, string]
  const own = columns.filter(column => column !== NAMESAKES.id && column !== NAMESAKES.count)
  const measured = fieldOf(model.entities.get(query.root.entity)!, query.measures[0]!.column ?? '')
  // What was worked out of fields is a field of this answer alone, of which the plan knows nothing.
  const entity = model.entities.get(query.root.entity)!
  const format = shape.format === 'percent' ? shape.format : formatOfFigure(query.measures[0]!, entity)
  const currency = measured?.currency
  const owner = model.entities.get(query.group!.entity)!
  const isOwner =
    owner.key !== query.root.entity &&
    [owner.nameFields.map(f => f.column).join(), owner.idField?.column].includes(query.group!.columns.join())
  const by = isOwner
    ? owner.noun
    : (query.group!.period ??
      nameOfParts(query.group!.columns) ??
      query.group!.columns.map(c => wordsFor(owner, c)).join(' '))
  const say = (row: JsonObject) =>
    `${formatValue(row[key], fieldOf(owner, query.group!.columns[0]!))} ${typeof row[value] === 'number' ? formatFigure(row[value], format, currency) : 'none'}`
  // Shares of groups that have a part of their own do not add up to a whole.
  const isShare = query.measures[0]!.fn === 'share' && !query.measures[0]!.part
  const kind = query.group!.period ? 'line' : isShare ? 'share' : 'bar'
  const bound = boundWords(query, model, value => formatFigure(value, format, currency))
  const measure = query.measures[0]!
  const summed = () => measureWords('sum', wordsFor(entity, measure.column!), measure.unit)
  const isCount = measure.fn === 'count' && !measure.with
  const partWords = measure.part ? `${describePart(measure.part, entity)} ` : ''
  const what = measure.with
    ? figureWithScope(measure, entity, scope)
    : isCount
      ? scope
      : measure.fn === 'share'
        ? `Share ${partWords}of ${measure.column === undefined ? '' : `the ${summed()} of `}${scope}`
        : `${wordsOfFigure(measure, entity)} of ${scope}`
  if (query.having?.op === '=' && query.having.value === 0 && isCount)
    return writeWithout(
      rows.map(row => row[key]),
      key,
      by,
      scope,
      maxShown,
    )
  if (!rows.length) return writeNoGroups(bound, by, what.replace(/^Share/, 'a share'), scope, columns)
  if (query.groupOrder?.limit === 1) {
    const row = rows[0]!
    const call = (one: JsonObject) => nameOf(one, key, owner, query.group!, query.root.entity)
    const isUnnamed = !owner.nameFields.length && call(row) !== formatValue(row[key])
    // One group more than asked for was read: that others share the place is known, not how many.
    const tied = rows.slice(1).filter(other => other[value] === row[value])
    const also = tied.length
      ? ` At least ${countOf(tied.length, 'other')} ${tied.length === 1 ? 'has' : 'have'} as many: ${joinList(tied.map(call))}.`
      : ''
    const figure = typeof row[value] === 'number' ? formatFigure(row[value], format, currency) : 'none'
    const nth = query.groupOrder.offset && query.groupOrder.offset > 1 ? `${ordinal(query.groupOrder.offset)} ` : ''
    const extreme = `${nth}${query.groupOrder.direction === 'desc' ? 'most' : 'fewest'}`
    const ofThem = /^(?:your|the|all) /.test(scope) ? `of ${scope}` : scope
    const first = isCount
      ? `${extreme} ${ofThem}`
      : `${nth}${query.groupOrder.direction === 'desc' ? 'highest' : 'lowest'} ${what.replace(/^Share/, 'share')}`
    return {
      text: `${isUnnamed ? capitalise(call(row)) : call(row)} has the ${first}${bound}: ${figure}.${also}`,
      result: needsId(row, owner, query.group!.columns)
        ? { id: row[NAMESAKES.id]!, [key]: row[key]!, [value]: row[value]! }
        : row[key],
      columns: own,
      total: 1,
      ...(typeof row[value] === 'number' && { group: { name: call(row), figure: row[value] } }),
    }
  }
  const shown = rows.slice(0, Math.max(maxShown, 3)).map(say)
  const more = rows.length - shown.length
  const many = more > 0 ? ` (${countOf(rows.length, 'group')})` : ''
  const title = `${capitalise(what)} by ${by}${cutWords(query, rows)}${bound}`
  return {
    text: `${title}${many}: ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
    result: rows,
    columns,
    total: rows.length,
    chart: { kind, x: key, y: value, title },
  }
}

const BOUNDS: Partial<Record<Comparison, string>> = {
  '>': 'over',
  '>=': 'at least',
  '<': 'below',
  '<=': 'at most',
  '=': 'exactly',
  '!=': 'other than',
}
const NUMBERS: Partial<Record<Comparison, string>> = { '>': 'more than', '<': 'fewer than' }

/** ", over €1,300" or ", with more than 5 reviews": which of the groups are shown. */
function boundWords({ having, root, measures }: Query, model: CatalogueModel, say: (value: number) => string): string {
  if (!having) return ''
  const { value, to, against } = having
  if (against)
    return `, ${BOUNDS[having.op] ?? having.op} the ${FUNCTIONS[against.fn]} of ${describeMany(against.selection, model)}`
  if (to !== undefined && !having.counts) return `, between ${say(value)} and ${say(to)}`
  const noun = model.entities.get(root.entity)!.noun
  if (to !== undefined) return `, with between ${value} and ${countOf(to, noun)}`
  const word = BOUNDS[having.op] ?? having.op
  const number = NUMBERS[having.op] ?? word
  if (!having.counts) return `, ${measures[0]!.fn === 'count' && !measures[0]!.with ? number : word} ${say(value)}`
  return `, with ${number} ${countOf(value, noun)}`
}

/** The values that no record which counts has: what they are, and nothing about how many each has. */
function writeWithout(values: unknown[], key: string, by: string, scope: string, maxShown: number): WrittenAnswer {
  const written = { result: values, columns: [key], total: values.length }
  if (!values.length) return { text: `Every ${by} has ${scope}.`, ...written }
  const names = named(
    values.map(value => formatValue(value)),
    maxShown,
  )
  const verb = values.length === 1 ? 'has' : 'have'
  return { text: `${countOf(values.length, by)} ${verb} no ${scope}: ${names}.`, ...written }
}

/** That no group has so much is another answer than that there is nothing to group. */
function writeNoGroups(bound: string, by: string, what: string, scope: string, columns: string[]): WrittenAnswer {
  const none = `${thereAreNo(scope)}, so there are no groups.`
  const isCount = what === scope && !bound.startsWith(', with')
  const missed = isCount ? `No ${by} has ${bound.slice(2)} ${scope}.` : `There is no ${by} with ${what}${bound}.`
  return { text: bound ? missed : none, result: [], columns, total: 0 }
}

/** ", the top 3", where there may be more groups than are wanted, or ", places 4 to 6". */
function cutWords({ groupOrder }: Query, { length }: JsonObject[]): string {
  if (!groupOrder?.limit) return ''
  const { direction, limit, offset = 1 } = groupOrder
  if (offset === 1) return limit === length ? `, the ${direction === 'desc' ? 'top' : 'bottom'} ${length}` : ''
  const places = length > 1 ? `places ${offset} to ${offset + length - 1}` : `place ${offset}`
  return `, ${places}${direction === 'desc' ? '' : ' from the bottom'}`
}

/** Groups by two fields, or with several figures each: every group is a line of its own. */
function writeTable(
  query: Query,
  { rows, columns }: Pick<StepResult, 'rows' | 'columns'>,
  model: CatalogueModel,
  scope: string,
  maxShown: number,
): WrittenAnswer {
  const entity = model.entities.get(query.root.entity)!
  const keys = [query.group!, ...(query.subgroup ? [query.subgroup] : [])]
  const fields = keys.map(k => fieldOf(model.entities.get(k.entity)!, k.columns[0]!))
  const isNamed = (k: Grouping, owner: Entity) =>
    owner !== entity && k.columns.join() === owner.nameFields.map(f => f.column).join()
  const by = keys.map((k, at) => {
    const owner = model.entities.get(k.entity)!
    return k.period ?? (isNamed(k, owner) ? owner.noun : (fields[at]?.words.join(' ') ?? k.columns.join(' ')))
  })
  const [measure] = query.measures
  const measured = fieldOf(entity, measure!.column ?? '')
  const bound = boundWords(query, model, value =>
    formatFigure(value, formatOfFigure(measure!, entity), measured?.currency),
  )
  if (!rows.length) return writeNoGroups(bound, by.join(' and '), scope, scope, columns)
  const figures = columns.slice(keys.length)
  const say = (row: JsonObject) => {
    const name = keys
      .map((_, at) => formatValue(row[columns[at]!], keys[at]!.period ? undefined : fields[at]))
      .join(', ')
    const said = query.measures.map((measure, at) => {
      const value = row[figures[at]!]
      const field = fieldOf(entity, measure.column ?? '')
      const format = formatOfFigure(measure, entity)
      const figure = typeof value === 'number' ? formatFigure(value, format, field?.currency) : 'none'
      return query.measures.length > 1
        ? `${measure.column || measure.with ? wordsOfFigure(measure, entity) : (measure.said ?? 'number')} ${figure}`
        : figure
    })
    return `${name}: ${said.join(', ')}`
  }
  const shown = rows.slice(0, Math.max(maxShown, 3)).map(say)
  const more = rows.length - shown.length
  const text =
    `${capitalise(scope)} by ${by.join(' and ')}${cutWords(query, rows)}${bound} ` +
    `(${countOf(rows.length, 'group')}): ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
  // Several figures of one kind of group: the first is drawn.
  const chart = query.subgroup
    ? undefined
    : { kind: query.group!.period ? ('line' as const) : ('bar' as const), x: columns[0]!, y: figures[0]! }
  return { text, result: rows, columns, total: rows.length, ...(chart && { chart }) }
}
