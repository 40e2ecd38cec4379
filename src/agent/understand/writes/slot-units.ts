import type { Field } from '../entity-model/catalogue-model.ts'
import { unitOf } from '../conditions/field-units.ts'
import type { Measured } from '../requests/read-message.ts'
import type { Slot } from './slots.ts'

/** The unit that a slot's figures are in, also of one that the records themselves do not have. */
export const unitOfSlot = (slot: Slot): Measured | undefined =>
  /^(?:integer|number)$/.test(slot.type)
    ? unitOf(slot.field ?? ({ words: slot.words, description: slot.description, role: 'number' } as Field))
    : undefined
