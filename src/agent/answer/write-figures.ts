import type { JsonObject } from '../../lib/json.ts'
import { figuresIn, measureName } from '../plan/measure-sql.ts'
import type { CatalogueModel, Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import type { Measure, Query } from '../understand/reading/query.ts'

import { describeDifference, describeSelection, fieldOf, joinList, wordsFor } from './describe-selection.ts'
import { measureWords, unitWord } from './field-words.ts'
import { formatFigure } from './format.ts'
import { lowerFirst, thereAre, type Scope } from './phrases.ts'
import { figureWithScope, formatOfFigure, wordsOfFigure } from './words-of-figure.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** "12.98 hours"; a count of different values has no unit. */
function withUnit(said: string, { fn, unit: told, with: other }: Measure, field: Field | undefined): string {
  if (told) return `${said} ${told.name}`
  const unit =
    field && fn !== 'distinct' && fn !== 'count' && (!other || /[+-]/.test(other.operator))
      ? unitWord(field)
      : undefined
  return unit ? `${said} ${unit}` : said
}

export function writeMeasure(query: Query, row: JsonObject, entity: Entity, scope: Scope): WrittenAnswer {
  const figures = query.measures.map(measure => {
    const name = measureName(measure)
    const value = row[name]
    const figure = typeof value === 'number' || typeof value === 'string' ? value : null
    const field = fieldOf(entity, measure.column ?? '')
    const format = formatOfFigure(measure, entity)
    return {
      measure,
      name,
      figure,
      said:
        figure === null
          ? 'no value'
          : typeof figure === 'string'
            ? figure
            : withUnit(formatFigure(figure, format, field?.currency), measure, field),
    }
  })
  const [only] = figures
  if (figures.length === 1 && only?.measure.per)
    return writeAveragePer(only.measure, only.said, only.figure, entity, scope)
  if (figures.length === 1 && only) {
    if (only.measure.fn === 'count' && !only.measure.with)
      return {
        text: `${thereAre(Number(only.figure ?? 0), scope)}.`,
        result: only.figure ?? 0,
      }
    const what = wordsOfFigure(only.measure, entity)
    if (only.figure === null && only.measure.with)
      return { text: `There is no ${what} of ${scope.many}.`, result: null }
    if (only.figure === null) return { text: `There is no ${what}: no ${scope.one} has a value.`, result: null }
    const both = only.measure.with ? `: ${joinList(sidesOf(only.measure, row, entity))}` : ''
    const whole = only.measure.with ? figureWithScope(only.measure, entity, scope.many) : `${what} of ${scope.many}`
    return { text: `The ${whole} is ${only.said}${both}.`, result: only.figure }
  }
  const parts = figures.map(f =>
    f.measure.fn === 'count' && !f.measure.with
      ? `the number of ${scope.many} is ${f.said}`
      : `the ${wordsOfFigure(f.measure, entity)} is ${f.said}`,
  )
  return {
    text: `Of ${scope.many}, ${joinList(parts)}.`,
    result: Object.fromEntries(figures.map(f => [f.name, f.figure])),
  }
}

/** Both figures that were set against each other. */
const sidesOf = (measure: Measure, row: JsonObject, entity: Entity): string[] =>
  figuresIn(measure).map(one => {
    const value = row[measureName(one)]
    const field = fieldOf(entity, one.column ?? '')
    return typeof value === 'number' ? formatFigure(value, formatOfFigure(one, entity), field?.currency) : 'none'
  })

/** "12.5 orders per month on average", and over which months that is. */
function writeAveragePer(
  { fn, column, per }: Measure,
  said: string,
  figure: string | number | null,
  entity: Entity,
  scope: Scope,
): WrittenAnswer {
  const { period } = per!
  if (figure === null)
    return { text: `There are no ${scope.many}, so there is no average per ${period}.`, result: null }
  const what =
    fn === 'count' ? `number of ${scope.many}` : `${measureWords(fn, wordsFor(entity, column!))} of ${scope.many}`
  return { text: `The ${what} per ${period} is ${said} on average, over the ${period}s that have any.`, result: figure }
}

/** Yes or no, with the figure that says so. */
export function writeExistence(query: Query, row: JsonObject, entity: Entity, scope: Scope): WrittenAnswer {
  const [measure] = query.measures
  const figure = measure ? row[measureName(measure)] : undefined
  const count = Number(figure ?? 0)
  const holds = row.holds === 1
  if (!measure || measure.fn === 'count')
    return { text: `${holds ? 'Yes' : 'No'}: ${lowerFirst(thereAre(count, scope))}.`, result: holds }
  const { text } = writeMeasure(query, row, entity, scope)
  if (figure === null || figure === undefined) return { text, result: null }
  return { text: `${holds ? 'Yes' : 'No'}: ${lowerFirst(text)}`, result: holds }
}

/** One number by another: records of one kind for each of another, or of one part for each of another part. */
export function writeRatio(query: Query, row: JsonObject, model: CatalogueModel): WrittenAnswer {
  const [one, other] = [query.root, query.whole!].map(selection => describeSelection(selection, model))
  if (typeof row.ratio !== 'number') return { text: `There are no ${other}, so there is no ratio.`, result: null }
  const field = fieldOf(model.entities.get(query.root.entity)!, query.measures[0]?.column ?? '')
  const format = (figure: number) => formatFigure(figure, field?.role === 'money' ? 'money' : 'plain', field?.currency)
  const [part, whole] = [format(Number(row.part)), Number(row.whole).toLocaleString('en-US')]
  const what = field ? `a total ${field.words.join(' ')} of ${part} for ${one}` : `${part} ${one}`
  return {
    text: `${format(row.ratio)}: ${what} to ${whole} ${other}.`,
    result: Number(row.ratio.toPrecision(15)),
  }
}

/** A percentage, with the counts that it is of. */
export function writeShare(query: Query, row: JsonObject, model: CatalogueModel): WrittenAnswer {
  const percent = typeof row.percent === 'number' ? row.percent : null
  const whole = describeSelection(query.whole!, model)
  if (percent === null) return { text: `There are no ${whole}, so there is no share to give.`, result: null }
  const column = query.measures[0]?.column
  const field = fieldOf(model.entities.get(query.root.entity)!, column ?? '')
  const [part, all] = [Number(row.part), Number(row.whole)].map(figure =>
    column === undefined
      ? figure.toLocaleString('en-US')
      : formatFigure(figure, field?.role === 'money' ? 'money' : 'plain', field?.currency),
  )
  const such = describeDifference(query.root, query.whole!, model)
  const counted = whole.startsWith('your ') ? `your ${all} ${whole.slice(5)}` : `${all} ${whole}`
  if (query.universal && query.having) {
    const holds = row.holds === 1
    const ofAll =
      column === undefined
        ? counted
        : `${all}, the ${measureWords('sum', wordsFor(model.entities.get(query.root.entity)!, column))} of ${whole},`
    const isOf = column === undefined ? such : `is of those that ${such}`
    const many = `${part} of ${ofAll} ${isOf}, ${formatFigure(percent, 'percent')}`
    return { text: `${holds ? 'Yes' : 'No'}: ${many}.`, result: holds }
  }
  if (query.universal) {
    const holds = row.part === row.whole
    return {
      text: holds ? `Yes: all ${counted} ${such}.` : `No: only ${part} of ${counted} ${such}.`,
      result: holds,
    }
  }
  if (column !== undefined)
    return {
      text:
        `${formatFigure(percent, 'percent')}: ` +
        `of the ${measureWords('sum', wordsFor(model.entities.get(query.root.entity)!, column))} of ${whole}, ` +
        `${all}, ${part} is of those that ${such.replace(/^are /, 'are ')}.`,
      result: Number(percent.toPrecision(15)),
    }
  return {
    text: `${formatFigure(percent, 'percent')}: ${part} of ${counted} ${such}.`,
    result: Number(percent.toPrecision(15)),
  }
}
