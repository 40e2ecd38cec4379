import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { beginOf, hasTime, startsOn } from '../entity-model/begin-and-end.ts'
import { type Draft, type Node, addNode, isFree } from '../reading/draft.ts'
import { BIRTH, hopsOf, primaryDate } from '../entity-model/relations.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import type { DateLiteral } from './date-bounds.ts'

/** Participles of what is still to be. */
const MEANT = /^(?:planned|scheduled|expected|estimated|promised|proposed|requested|required|due|agreed)$/
/** How one says that something is to be at a time. */
const PLANS = /^(?:planned|scheduled|booked|set|arranged|slated|due|lined up|pencilled in|coming up|on)$/i
const FOR = /^(?:for|in|on|at|within|during)$/i

/** `quoted_on`, `created_at`: the day on which something was done, which lies behind; `planned_on` need not. */
export const tellsWhatWasDone = ({ words }: Field): boolean =>
  words.some(word => BIRTH.test(word)) ||
  (words.some(word => isParticiple(word)) && !words.some(word => MEANT.test(word)))

/**
 * The one date of such a record that may lie ahead, where a time to come is asked for and the date that stands for the record tells
 * when something was done: "jobs in December" of a `quoted_on` and an `install_date`, asked in November.
 */
export function dateAhead(entity: Entity, literal: DateLiteral, today: string): Field | undefined {
  const main = primaryDate(entity)
  return main && meantBeside(entity, main, literal, today)
}

/** "deals closing next month" of a `closed_on` and an `expected_close_date`: what is to come is told by the date that is only meant, of the same verb. */
export function meantInsteadOf(entity: Entity, done: Field, literal: DateLiteral, today: string): Field | undefined {
  const roots = done.words.filter(word => isParticiple(word)).map(rootOf)
  return meantBeside(entity, done, literal, today, ({ words }) => words.some(word => roots.includes(rootOf(word))))
}

/** The one date, of those that are `wanted`, that may lie ahead beside one that tells what was done, for a time to come. */
function meantBeside(
  entity: Entity,
  done: Field,
  { first }: DateLiteral,
  today: string,
  wanted: (field: Field) => boolean = () => true,
): Field | undefined {
  if (first <= today || !tellsWhatWasDone(done)) return undefined
  const [field, ...others] = entity.fields.filter(f => f.role === 'date' && !tellsWhatWasDone(f) && wanted(f))
  return others.length ? undefined : field
}

/** "jobs planned for next month": before a time to come it says no more than the date, where no state of theirs is called so. */
export function planBefore(
  { chunks, message }: Draft,
  at: number,
  entity: Entity,
  { first }: DateLiteral,
): Chunk | undefined {
  const place = FOR.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
  const chunk = chunks[place]
  const isPlan = isFree(chunk) && PLANS.test(chunk.text) && first > message.today
  return isPlan && chunk.kind !== 'filler' && !chunk.values.some(v => v.entity === entity) ? chunk : undefined
}

/**
 * "bookings tomorrow" of a `booked_on` and a key to the slot that they are for: what people have is on the day of the slot, where that day is
 * not over yet or where they are called by another noun than that of the booking ("visits in March").
 */
export function whereTheyTakePlace(
  draft: Draft,
  node: Node,
  literal?: DateLiteral,
): { node: Node; field: Field } | undefined {
  const { app, chunks, nodes, message } = draft
  const main = primaryDate(node.entity)
  if (!main || !tellsWhatWasDone(main) || beginOf(node.entity)) return undefined
  const isCalledSo = chunks[node.at]?.entities.some(e => e.entity === node.entity && !e.isEveryday) === true
  if (literal && literal.last < message.today && isCalledSo) return undefined
  const held = hopsOf(node.entity, app).filter(h => h.direction === 'up' && !mayBeEmpty(h.field) && takesPlace(h.to))
  const [to, ...others] = new Set(held.map(hop => hop.to))
  if (!to || others.length) return undefined
  const place = nodes.find(n => n.entity === to && !n.previous) ?? addNode(draft, to, node.at, true)
  const field = startsOn(to) ?? dayOfTime(to)
  return field && { node: place, field }
}

/** What begins at a time of some day: a slot, a class, a show, and no contract or price that holds from a day on. */
const takesPlace = (entity: Entity): boolean => {
  const { hidden, fields } = entity
  if (!hidden && dayOfTime(entity)) return true
  const begins = fields.filter(f => f.role === 'date' && !f.nested && BEGINS_AT.test(f.words[0]!))
  return !hidden && begins.length === 1 && hasTime(begins[0]!)
}
/** `date` beside a `start_time`: the day of it. */
function dayOfTime({ fields }: Entity): Field | undefined {
  const own = fields.filter(f => !f.nested)
  const [day, ...others] = own.filter(f => f.role === 'date' && f.words.at(-1) === 'date' && !tellsWhatWasDone(f))
  const isTimed = own.some(f => f.isTimeOfDay === true && BEGINS_AT.test(f.words[0]!))
  return isTimed && !others.length ? day : undefined
}
const BEGINS_AT = /^(?:starts?|started|begins?|starting|beginning)$/
