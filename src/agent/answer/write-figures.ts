import type { JsonObject } from '../../lib/json.ts'
import { measureName } from '../plan/compile.ts'
import type { CatalogueModel, Entity } from '../understand/catalogue-model.ts'
import type { Query } from '../understand/query.ts'
import { plural } from '../understand/words.ts'
import { describeSelection, fieldOf, joinList, wordsFor } from './describe-selection.ts'
import { formatFigure } from './format.ts'
import { FUNCTIONS, onlyNoun, thereAre } from './phrases.ts'
import type { WrittenAnswer } from './write-answer.ts'

export function writeMeasure(query: Query, row: JsonObject, entity: Entity, scope: string): WrittenAnswer {
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

export function writeExistence(query: Query, row: JsonObject, scope: string): WrittenAnswer {
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

export function writeShare(query: Query, row: JsonObject, model: CatalogueModel): WrittenAnswer {
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
