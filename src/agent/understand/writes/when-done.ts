import type { Entity } from '../entity-model/catalogue-model.ts'
import { isNumbering, isOwnCode } from '../entity-model/numbering.ts'
import type { Interpretation } from '../reading/interpretation.ts'
import type { Query } from '../reading/query.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { readMessage } from '../requests/read-message.ts'
import { roleOfSlot } from './place-value.ts'
import type { Slot } from './slots.ts'

/** One record that is told by its code, and when something is to be done with it. */
export interface Dated {
  query: Query
  /** The words for the time. */
  when: string[]
}

/**
 * "deliver SO-12 on Friday", "mark INV-7 as paid today": the code says which record is meant, so that a time beside it says when
 * (an adjunct; Quirk et al., A Comprehensive Grammar of the English Language, 1985, 8.51), and is no condition of the record. One
 * whose field is named ("SO-12 ordered on Friday") is, and so is one beside what several records may be called.
 */
export function datedOrder(query: Query, entity: Entity, { chunks }: Interpretation): Dated | undefined {
  const { where, within } = query.root
  const codes = where.filter(
    ({ op, columns, values }) => op === '=' && values.length === 1 && isCodeOf(columns, entity),
  )
  const times = where.filter(condition => !codes.includes(condition))
  const dates = new Map(entity.fields.flatMap(({ role, column }) => (role === 'date' ? [[column, column]] : [])))
  const isNamed = (columns: readonly string[]) =>
    chunks.some(
      ({ fields, entities }) => !entities.length && fields.some(({ field }) => columns.includes(field.column)),
    )
  const areTimes = times.every(({ columns }) => columns.every(column => dates.has(column)) && !isNamed(columns))
  const when = chunks.filter(({ literal }) => literal?.kind === 'date').map(({ text }) => text)
  if (codes.length !== 1 || !times.length || within || !areTimes || !when.length) return undefined
  return { query: { ...query, root: { ...query.root, where: codes } }, when }
}

const isCodeOf = (columns: readonly string[], { fields }: Entity): boolean =>
  columns.length > 0 &&
  columns.every(column =>
    fields.some(field => field.column === column && (field.role === 'id' || isOwnCode(field) || isNumbering(field))),
  )

/** "today", "this morning": what is done at once is done then. */
export function isToday(text: string, now: Date): boolean {
  const [literal, ...more] = readMessage(text, now).literals
  const today = now.toISOString().slice(0, 10)
  return !more.length && literal?.kind === 'date' && literal.first === today && literal.last === today && !literal.time
}

/** "deliver SO-12 on Friday" of a `deliver_on`, beside a `delivered_at` that tells when it was done: the day for which a verb plans. */
export function plannedBy(verb: string, slots: readonly Slot[]): Slot | undefined {
  const planned = slots.filter(
    slot =>
      roleOfSlot(slot) === 'date' &&
      !slot.words.some(isParticiple) &&
      slot.words.some(word => rootOf(word) === rootOf(verb)),
  )
  return planned.length === 1 ? planned[0] : undefined
}

/** The day on which a state came about: `paid_on` of "paid". */
export const slotOfState = (state: string, slots: readonly Slot[]): Slot | undefined => {
  const fits = slots.filter(slot => roleOfSlot(slot) === 'date' && slot.words[0] === state.toLowerCase())
  return fits.length === 1 ? fits[0] : undefined
}
