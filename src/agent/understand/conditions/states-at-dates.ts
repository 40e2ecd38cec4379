import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { fieldOfLeaving, fieldOfPhase, isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isOutcome } from '../vocabulary/add-meanings.ts'
import { isGivenUp, isLastDone } from './not-yet.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'

/** A participle for a state right before a date, with the date of when a record came into it. */
export function stateBefore(
  { chunks }: Draft,
  first: number,
  entity: Entity | undefined,
): { chunk: Chunk; field: Field | undefined; holds: boolean } | undefined {
  let at = first - 1
  while (/^(?:in|on|at|during|within|by|between|from)$/i.test(chunks[at]?.text ?? '')) at--
  const chunk = chunks.find(c => isOutcome(c.text)) ?? chunks[at]
  const states = chunk?.values.filter(v => v.field.role === 'category' && v.entity === entity) ?? []
  // "jobs closed in April" of a flag `is_open`: when they were published says nothing of that.
  const flags = chunk?.fields.filter(f => f.field.role === 'boolean' && f.entity === entity && f.quality >= 0.7) ?? []
  const isFlag = !states.length && flags.length > 0
  if (!chunk || !isFree(chunk) || !(states.length || isFlag)) return undefined
  if (!(isParticiple(chunk.text) || isOutcome(chunk.text) || isDidDo(chunks, chunk, states))) return undefined
  return { chunk, ...dayOfState(chunk.text, entity!, states, isFlag) }
}

/** What is decided has come out in one of several ways on one day, so that the way holds beside it. */
const DECIDED = /^(?:approved?|rejected|declined|denied|granted|refused|accepted)$/i
export const isDecided = (said: string): boolean => DECIDED.test(said)

/** The day on which records came into a state that a participle says, and whether they are still in it whenever they were. */
export function dayOfState(
  said: string,
  entity: Entity,
  states: readonly ValueMatch[],
  isFlag = false,
): { field: Field | undefined; holds: boolean } {
  const verbs = [said, ...states.flatMap(v => v.values)].flatMap(word => verbsOf(word, undefined))
  const dates = entity.fields.filter(f => f.role === 'date')
  const called = dates.filter(f => isNamedAfter(f, verbs))
  // "delivered in May" of a `delivered_at` beside an `estimated_delivery`: the day on which it was done.
  const roots = verbs.map(rootOf)
  const done = called.filter(f => f.words.some(word => isParticiple(word) && roots.includes(rootOf(word))))
  const named = called.length > 1 && done.length === 1 ? done : called
  // "trips completed in May" of `ends_at`; who left in May did so on their last day.
  const fields = dates.map(field => ({ field }))
  const leaving = arePeople(entity) ? fieldOfLeaving(verbs, fields) : undefined
  const phase = named.length ? undefined : leaving ? leaving.field : fieldOfPhase(verbs, fields, true)
  // "rentals terminated in May" of an `end_date` that those which just ended have as well: what is last holds beside the day.
  const isLast = states.every(({ field, values }) =>
    values.every(value => isLastDone(field, value) || isGivenUp(value)),
  )
  const isAhead = isFlag && phase?.field.words.some(word => /^(?:until|till|by|due|deadline)$/.test(word))
  const field = named.length === 1 ? named[0] : isAhead ? undefined : phase?.field
  const isCalled = field?.words.some(word => rootOf(word) === rootOf(said.toLowerCase())) === true
  return { field, holds: !isCalled && (isLast || isDecided(said)) }
}

/** "did we win in May" of a state won: the verb of the state behind "did". */
const isDidDo = (chunks: readonly Chunk[], chunk: Chunk, states: readonly ValueMatch[]): boolean =>
  chunks.slice(0, chunks.indexOf(chunk)).some(({ text }) => /^did$/i.test(text)) &&
  states.some(({ values }) => values.some(value => rootOf(value.toLowerCase()) === rootOf(chunk.text.toLowerCase())))

/** "candidates hired this year" of applications that are hired: when a candidate came to be says nothing of that. */
export function stateOfOthers({ chunks }: Draft, first: number, entity: Entity): boolean {
  const chunk = chunks[first - 1]
  const states = chunk && isFree(chunk) ? chunk.values.filter(v => v.field.role === 'category') : []
  return states.length > 0 && isParticiple(chunk!.text) && states.every(v => v.entity !== entity)
}
