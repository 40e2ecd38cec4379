import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { isPlanned } from '../entity-model/field-roles.ts'
import { isOutcome, primaryDate } from '../entity-model/relations.ts'

/** Words between a verb and its time. */
const OF_A_TIME = /^(?:in|on|at|during|within|by|between|from|since|before|after|over|the)$/i
/** General verbs of making something, of which the day is that on which the record came to be. */
export const MADE = /^(?:placed|made|submitted|created|entered|recorded|registered|logged)$/i
export const COMES_TO_BE = /^(?:ordered|placed|created|submitted|requested|issued|booked|reported|raised|opened|sold)$/
/** The same behind "did": "how many reservations did we take in May". */
const MAKE = /^(?:place|make|submit|create|enter|take|receive|get)$/i
const COME = /^(?:came|come|coming)(?: in)?$/i
/** When it was only stored: what people did themselves goes first. */
export const STORED = /^(?:created|stored|recorded)$/

/** So many words may stand between the verb and its time ("came in via the web form this month", "made a reservation in May"). */
const BETWEEN = 6

/** The verb of making before the time at `first`, with nothing but what was made, or how, between them. */
function makingBefore({ chunks, message }: Draft, first: number, entity: Entity): Chunk | undefined {
  const isMaking = (text: string) =>
    MADE.test(text) || COME.test(text) || (MAKE.test(text) && /\b(?:did|do|does)\b/i.test(message.text))
  const isLittle = (chunk: Chunk | undefined) =>
    chunk !== undefined &&
    !isMaking(chunk.text) &&
    (OF_A_TIME.test(chunk.text) ||
      (chunk.kind === 'filler' && !/^(?:for|until|till|to)$/i.test(chunk.text)) ||
      chunk.used === 'related' ||
      chunk.operator?.type === 'comparator' ||
      chunk.literal?.kind === 'number' ||
      chunk.values.some(({ field }) => field.role === 'category') ||
      chunk.entities.some(e => e.entity === entity && e.quality >= 0.8))
  let at = first - 1
  while (at > first - 1 - BETWEEN && isLittle(chunks[at])) at--
  const verb = chunks[at]
  if (
    !verb ||
    !(isFree(verb) || verb.used === 'filler' || verb.used === 'related') ||
    verb.values.length > 0 ||
    verb.entities.length > 0
  )
    return undefined
  // "coming up in May": that begins then.
  return isMaking(verb.text) && !/^up$/i.test(chunks[at + 1]?.text ?? '') ? verb : undefined
}

/** The day on which records of a kind come to be: what somebody did then, else when it was stored. */
export function dateOfComing({ fields }: Entity): Field | undefined {
  const isOne = (field: Field) =>
    field.role === 'date' && !field.nested && !isOutcome(field) && COMES_TO_BE.test(field.words[0]!)
  const [own, stored] = [false, true].map(is => fields.filter(f => isOne(f) && STORED.test(f.words[0]!) === is))
  const [field, ...others] = own!.length ? own! : stored!
  return others.length ? undefined : field
}

/** How sure it is at most that what was made then is what takes place then. */
const NOT_TOLD = 0.5

/**
 * "reservations made last week" of a `booked_at` and an `arrival_date`: when the record came to be, not when what it is about takes place;
 * where only the latter is told it is a guess.
 */
export function dateOfMaking(draft: Draft, first: number, entity: Entity): Field | undefined {
  const verb = makingBefore(draft, first, entity)
  const field = verb && dateOfComing(entity)
  const main = primaryDate(entity)
  const isAhead = main !== undefined && (main === beginOf(entity) || isPlanned(main))
  if (verb && !field && isAhead) draft.sureness = Math.min(draft.sureness, NOT_TOLD)
  return field
}
