import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { mayBeEmpty, valuesOf } from '../entity-model/field-roles.ts'
import { type Draft, type Node, addCondition } from '../reading/draft.ts'
import { isDropped } from '../vocabulary/end-states.ts'

/** Leaves out the states in which nothing is to be done any more, where no state is told. */
export const leaveOutDropped = (node: Node, at: number): void => leaveOutStates(node, at, isDropped)

/** What is void or not sent yet is owed by nobody, though it has no day of payment either, where no state of such records is spoken of. */
export function leaveOutNotOwed({ chunks }: Draft, node: Node, at: number): void {
  const isState = (field: Field) => valuesOf(field).some(isDropped)
  if (!chunks.some(c => c.values.some(v => v.entity === node.entity && isState(v.field)))) leaveOutDropped(node, at)
}

/** What was lost is with nobody any more. */
export const leaveOutLost = (node: Node, at: number): void => leaveOutStates(node, at, value => LOST.test(value))
const LOST = /^(?:(?:declared |claimed )?lost|missing)$/i

export function leaveOutStates({ entity, selection }: Node, at: number, isOut: (value: string) => boolean): void {
  const state = entity.fields.find(field => !field.nested && valuesOf(field).some(isOut))
  if (!state || selection.where.some(c => c.columns[0] === state.column)) return
  const values = valuesOf(state).filter(isOut)
  const label = `not ${values.join(' or ')}`
  selection.where.push({ columns: [state.column], op: 'not in', values, text: true, implied: true, label, at })
}

/**
 * "the next appointment", "upcoming classes": what was called off does not take place. By a state, a flag (`is_cancelled`) or the day of it
 * (`cancelled_on`), where the message itself does not speak of what was called off.
 */
export function leaveOutCalledOff(draft: Draft, node: Node, at: number): void {
  const { fields } = node.entity
  const speaks = ({ values, fields: own }: Chunk) =>
    values.some(v => v.values.some(one => isDropped(String(one)))) || own.some(f => tellsDropped(f.field))
  if (draft.chunks.some(speaks)) return
  const own = fields.filter(field => !field.nested && tellsDropped(field))
  const flag = own.find(({ role }) => role === 'boolean')
  const day = own.find(field => field.role === 'date' && mayBeEmpty(field))
  const common = { label: 'not cancelled', at, implied: true as const }
  if (fields.some(field => !field.nested && valuesOf(field).some(isDropped))) leaveOutDropped(node, at)
  else if (flag) addCondition(node, { columns: [flag.column], op: '=', values: [false], ...common })
  else if (day) addCondition(node, { columns: [day.column], op: 'empty', values: [], ...common })
}

/** `cancelled_on`, `is_cancelled`: what is called after its being dropped, and after nothing else. */
export const tellsDropped = ({ role, words }: Field): boolean =>
  (role === 'boolean' || role === 'date') && isDropped(words.filter(word => !LITTLE.test(word)).join(' ') || 'none')
export const LITTLE = /^(?:is|was|been|has|on|at|date|day|time)$/
