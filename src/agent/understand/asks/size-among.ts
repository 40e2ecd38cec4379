import { unitOf } from '../conditions/field-units.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated } from '../entity-model/field-roles.ts'
import { gradesQuality } from '../language/gradables.ts'
import { isPriceOfOne } from './additive.ts'

const isSize = (word: string) => /^(?:size|area|surface|extent)$/.test(word)
/** How much or how many it holds. */
const isRoom = (word: string) => /^(?:capacity|volume|seats|seating|beds|berths|desks|places|pitches|rooms)$/.test(word)

/** The figure that says how big something is: its size or area, else how much it holds. */
export function sizeAmong(figures: readonly Field[]): Field | undefined {
  const numbers = figures.filter(({ role }) => role === 'number')
  return (
    numbers.find(field => field.words.some(isSize) || unitOf(field)?.quantity === 'area') ??
    numbers.find(({ words }) => words.some(isRoom))
  )
}

/**
 * Whether the main figure of records may stand for their size ("the biggest order"): neither how good they are nor a part of something, nor a bound
 * or place of theirs, and of things no price of one.
 */
export const tellsSize = (field: Field, entity: Entity): boolean =>
  field.role !== 'percent' &&
  !gradesQuality(field) &&
  !field.words.some(word => BOUND.test(word)) &&
  (isDated(entity) || !isPriceOfOne(field))
const BOUND =
  /^(?:floor|storey|limit|min|minimum|max|maximum|threshold|position|rank|number|version|level|priority|age|year)$/
