import { isDeepStrictEqual } from 'node:util'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import { nameOfParts } from '../understand/entity-model/object-of.ts'
import { plural } from '../understand/language/words.ts'
import type { Condition, Measure } from '../understand/reading/query.ts'
import { describeCondition } from './describe-condition.ts'
import { fieldOf, joinList, wordsFor } from './describe-selection.ts'
import { figureFormat, measureWords } from './field-words.ts'

const JOINTS = { '/': 'divided by', '*': 'times', '+': 'plus', '-': 'minus' }

/** "average price", "number of boats"; of two that are set against each other how they are: "total revenue divided by the number of shops". */
export function wordsOfFigure({ with: other, ...measure }: Measure, entity: Entity): string {
  if (!other) return wordsOfOne(measure, entity)
  const { operator, figure } = other
  if (operator === '-' && isSpread(measure, figure))
    return `difference between the highest and the lowest ${wordsFor(entity, measure.column!)}`
  return `${wordsOfOne(measure, entity)} ${JOINTS[operator]} the ${wordsOfFigure(figure, entity)}`
}

function wordsOfOne({ fn, column, parts, part, unit }: Measure, entity: Entity): string {
  const words =
    fn === 'count' || column === undefined
      ? `number of ${plural(entity.noun)}`
      : measureWords(fn, nameOfParts(parts ?? []) ?? wordsFor(entity, column), unit)
  return part ? `${words} ${describePart(part, entity)}` : words
}

/** "with stage won", "in Oslo": which of the records a figure is of. */
export function describePart(part: readonly Condition[], entity: Entity): string {
  const phrases = part.map(condition => describeCondition(condition, entity))
  const attributes = phrases.filter(p => p.kind === 'attribute').map(p => p.text)
  const clauses = phrases.filter(p => p.kind === 'clause').map(p => p.text)
  return [...(attributes.length ? [`with ${joinList(attributes)}`] : []), ...clauses].join(' ')
}

const isSpread = ({ fn, ...highest }: Measure, { fn: other, ...lowest }: Measure): boolean =>
  fn === 'max' && other === 'min' && isDeepStrictEqual(highest, lowest)

/**
 * A figure with what it is of: "total value of the open deals divided by their number" names the records once, and two parts of all of them
 * say what they are parts of.
 */
export function figureWithScope(measure: Measure, entity: Entity, scope: string): string {
  const words = wordsOfFigure(measure, entity)
  const noun = plural(entity.noun)
  if (measure.with && words.endsWith(` of ${noun}`)) return `${words.slice(0, -noun.length)}${scope}`
  const isSaid = measure.with && scope === noun && words.includes(` of ${noun} `)
  return isSaid ? words : `${words} of ${scope}`
}

/** How a figure is written: one by another is an amount only where the first is one. */
export function formatOfFigure({ with: other, ...measure }: Measure, entity: Entity): ReturnType<typeof figureFormat> {
  const own = figureFormat(measure, fieldOf(entity, measure.column ?? ''))
  if (other?.operator !== '/') return own
  return own === 'money' && formatOfFigure(other.figure, entity) !== 'money' ? 'money' : 'plain'
}
