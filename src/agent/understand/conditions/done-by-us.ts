import type { FieldMention } from '../dictionary/dictionary.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, makeFiller } from '../reading/draft.ts'
import { goesOn } from './goes-on.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { goesOnFrom, isGivenUp } from './not-yet.ts'
import { kindsNamed } from './shared.ts'

/** In the active, in the past: "have we", "we ever", "we've", "did they". */
const DONE =
  /\b(?:(?:have|had) (?:we|they|you|i)|(?:we|they|you|i)(?: have| had|['’]ve)?)(?: (?:ever|already|actually|all))? $/i
const HOW_MUCH = /\bhow much\b|^\W*(?:and |so )?what (?:have|had|did)\b/i
/** Which only say that it went all the way (Quirk et al., 1985, 16.2). */
const PARTICLE = /^(?:out|off|through|across)$/i
const DID = /\bdid (?:we|they|you|i)(?: (?:ever|already|actually|all))? $/i

/**
 * "which quotes have we sent", "the biggest quotes we ever sent out" of quotes that have a `sent_on` and may be `sent`, `accepted` or `declined` since: what
 * somebody did is done, whatever became of it, and the day of it tells that. "Sent quotes" and "the quotes that are sent" are in that state now.
 * Before values are read.
 */
export function readDoneByUs(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isDoneByUs(draft, at)) return
    const day = dayOf(draft, at)
    if (!day) return doubtStateDone(draft, at)
    Object.assign(chunk, { values: [], fields: [day], entities: [] })
    const particle = draft.chunks[at + 1]
    if (isFree(particle) && PARTICLE.test(particle.text)) makeFiller(particle)
  })
}
readDoneByUs.needs = /^(?:we|they|you|i)(?:['’]ve)?$/

/** How sure it is that what was sent is what has the state now, where others come behind it and no day tells. */
const AS_IT_IS_NOW = 0.4

/** "how many invoices have we sent" that may be `sent`, `paid` or `overdue`: those that went on were sent as well, and only the state now is known. */
function doubtStateDone(draft: Draft, at: number): void {
  const { chunks, sureness, notes } = draft
  const named = kindsNamed(chunks)
  const state = chunks[at]!.values.find(v => v.field.role === 'category' && named.has(v.entity))
  if (!state || isTheEnd(state) || !goesOnFrom(state)) return
  draft.sureness = Math.min(sureness, AS_IT_IS_NOW)
  notes.push(`took “${chunks[at]!.text}” as how they are now`)
}

/** Whether the verb tells what we did. */
function isDoneByUs(draft: Draft, at: number): boolean {
  const { chunks, message } = draft
  const { text, from } = chunks[at]!
  const verb = text.toLowerCase().split(' ')[0]!
  const before = message.text.slice(0, message.tokens[from]?.start ?? 0)
  const isDone = isParticiple(verb) ? DONE.test(before) : DID.test(before)
  // "how much have we charged for extras", "what have we ordered from each supplier, in pounds": what it came to.
  return isDone && !HOW_MUCH.test(before) && isFree(chunks[at]) && !goesOn(draft, at)
}

/** The day that what somebody did is told by, of the records that are named; undefined where nobody did it. */
export const dayDoneByUs = (draft: Draft, at: number): FieldMention | undefined =>
  isDoneByUs(draft, at) ? dayOf(draft, at) : undefined

/** The one day that is called after the verb, of the records that are named. */
function dayOf({ chunks }: Draft, at: number): FieldMention | undefined {
  const { text, values, fields } = chunks[at]!
  const verb = text.toLowerCase().split(' ')[0]!
  const named = kindsNamed(chunks)
  const isCalledSo = (words: readonly string[]) =>
    words.some(word => isParticiple(word) && rootOf(word) === rootOf(verb))
  const states = values.filter(v => v.field.role === 'category' && named.has(v.entity))
  if (states.some(isTheEnd)) return undefined
  const kind = states[0]?.entity ?? fields.find(f => named.has(f.entity))?.entity
  const days = kind?.fields.filter(f => f.role === 'date' && isCalledSo(f.words)) ?? []
  const [day, ...others] = days
  return kind && day && !others.length ? { entity: kind, field: day, columns: [day.column], quality: 1 } : undefined
}

/** Nothing comes after "refunded": the state tells as much, and what follows may ask for another one. */
const isTheEnd = ({ field: { choices }, values }: ValueMatch): boolean =>
  values.every(value => isGivenUp(String(value)) || choices.at(-1) === value)
