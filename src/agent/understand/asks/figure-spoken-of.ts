import { unitOf } from '../conditions/field-units.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { columnsAsked } from '../follow-ups/columns-asked.ts'
import type { Draft } from '../reading/draft.ts'

/**
 * "what do they cost per year?" – "the most expensive one": of two fields that an adjective may grade alike, amounts or what is told in one
 * unit, the one that was just spoken of.
 */
export function figureSpokenOf({ previous }: Draft, entity: Entity, graded: Field | undefined): Field | undefined {
  if (!graded || previous?.root.entity !== entity.key) return graded
  const columns = columnsAsked(previous)
  const [spoken, ...others] = entity.fields.filter(field => columns.includes(field.column) && isAlike(field, graded))
  return spoken && !others.length ? spoken : graded
}

const isAlike = (one: Field, other: Field): boolean =>
  one.role === other.role && (one.role === 'money' || (isQuantity(one) && quantityOf(one) === quantityOf(other)))
const quantityOf = (field: Field) => unitOf(field)?.quantity
const isQuantity = (field: Field): boolean => quantityOf(field) !== undefined
