import type { Field } from '../entity-model/catalogue-model.ts'
import { isOf, unitOf } from '../conditions/field-units.ts'
import type { Measured } from '../requests/read-message.ts'
import type { Slot } from './slots.ts'

/** The field that holds what a slot takes; for one that the records do not have, what its own name and description tell. */
export const fieldOfSlot = ({ field, words, description }: Slot): Field =>
  field ?? ({ words, description, role: 'number' } as Field)

/** The unit that a slot's figures are in, also of one that the records themselves do not have. */
export const unitOfSlot = (slot: Slot): Measured | undefined =>
  /^(?:integer|number)$/.test(slot.type) ? unitOf(fieldOfSlot(slot)) : undefined

/** Whether a figure in a unit can be told in the unit of a slot. */
export const isInUnitOf = (slot: Slot, said: Measured): boolean => {
  const own = unitOfSlot(slot)
  return own !== undefined && isOf(own, said)
}
