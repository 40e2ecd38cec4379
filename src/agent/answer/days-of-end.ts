import type { Field } from '../understand/entity-model/catalogue-model.ts'
import { mayBeEmpty } from '../understand/entity-model/field-roles.ts'
import { isComingBack } from '../understand/entity-model/lending.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { participlesOf } from '../understand/writes/verbs.ts'

/** The days by which it was done already what an action does: `returned_on` of "return", `paid_on` of "pay"; of loans also that they are over. */
export function daysOfEnd({ kind, verb, entity }: WriteOperation): Field[] {
  if (kind !== 'action') return []
  const done = verb.flatMap(participlesOf)
  return entity.fields.filter(
    field =>
      isComingBack(field) ||
      (field.role === 'date' && !field.nested && mayBeEmpty(field) && field.words.some(word => done.includes(word))),
  )
}
