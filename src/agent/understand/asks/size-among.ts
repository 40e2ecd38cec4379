import { unitOf } from '../conditions/field-units.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated } from '../entity-model/field-roles.ts'
import { gradesQuality } from '../language/gradables.ts'
import { isPriceOfOne, isSum } from './additive.ts'
import { isForEachOfMany } from './taken-in.ts'

const isSize = (word: string) => /^(?:size|area|surface|extent)$/.test(word)
/** How much or how many it holds; `single_rooms` are some of them only. */
const isRoom = ({ words }: Field) =>
  words.some(word => /^(?:capacity|volume|seating)$/.test(word)) ||
  (words.some(word => PLACES.test(word)) && words.every(word => PLACES.test(word) || COUNTED.test(word)))
const PLACES = /^(?:seats?|beds?|berths?|desks?|places?|pitches|rooms?)$/
const COUNTED = /^(?:number|num|no|of|count|total|max|maximum)$/

/** The figure that says how big something is: its size or area, else how much it holds, where no sum tells what it comes to ("the biggest booking"). */
export function sizeAmong(figures: readonly Field[], sum?: Field): Field | undefined {
  const numbers = figures.filter(({ role }) => role === 'number')
  const sized = numbers.find(field => field.words.some(isSize) || unitOf(field)?.quantity === 'area')
  return sized ?? (sum && isSum(sum) ? undefined : numbers.find(isRoom))
}

/**
 * Whether the main figure of records may stand for their size ("the biggest order"): neither how good they are nor a part of something, nor a bound
 * or place of theirs, and of things no price of one.
 */
export const tellsSize = (field: Field, entity: Entity): boolean =>
  field.role !== 'percent' &&
  !gradesQuality(field) &&
  !field.words.some(word => BOUND.test(word)) &&
  (isDated(entity) ? !isForEachOfMany(entity, field) : !isPriceOfOne(field))
const BOUND =
  /^(?:floor|storey|limit|min|minimum|max|maximum|threshold|position|rank|number|version|level|priority|age|year)$/
