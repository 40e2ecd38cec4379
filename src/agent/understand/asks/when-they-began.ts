import { isFullName } from '../vocabulary/vocabulary.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { beginsOn, endsOn } from '../entity-model/begin-and-end.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { employmentsOf } from '../entity-model/employments.ts'
import { type Draft, isFree, makeFiller, nameField, use, kindBefore } from '../reading/draft.ts'
import { fieldOfLeaving, fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'

/** Verbs for how it begins and ends that somebody belongs somewhere. */
const BEGINS_OR_ENDS = /^(?:start|begin|join|leave|finish|end|started|begun|joined|left|finished)$/i

/**
 * "when did Ann start?" of people with a `contract.starts_on`, where shifts and absences start as well: the day of the person who is named right
 * before the verb, or was spoken of, and of nothing that she has.
 */
export function readWhenTheyBegan(draft: Draft): void {
  const { chunks, message } = draft
  if (!/^\W*(?:(?:and|so) )?(?:when|since when|what (?:day|date))\b/i.test(message.text)) return
  chunks.forEach((chunk, at) => {
    const isOpen = isFree(chunk) || (chunk.kind === 'filler' && chunk.operator === undefined)
    if (!isOpen || !BEGINS_OR_ENDS.test(chunk.text) || chunk.entities.length) return
    const behind = chunks.slice(at + 1)
    if (behind.some(c => c.kind !== 'filler' && !/^(?:company|firm|us|working|work|job)$/i.test(c.text))) return
    const value = chunks[at - 1]?.values.find(isFullName)
    const named = value?.entity ?? personBefore(draft, chunks[at - 1])
    const mention = named && arePeople(named) ? dayOf(named, chunk.text, draft) : undefined
    if (!named || !mention) return
    for (const word of behind) if (isFree(word) && /^(?:working|work)$/i.test(word.text)) use(makeFiller(word), 'related') // oxfmt-ignore
    if (chunk.fields.some(f => f.entity === mention.entity && f.quality >= 0.8)) return
    nameField(chunk, { ...mention, columns: [mention.field.column], quality: 1 })
  })
}
readWhenTheyBegan.needs = BEGINS_OR_ENDS

const LEFT = /^(?:left|leav\w*)$/

/** Whoever "he", "she" or "they" stand for. */
const personBefore = ({ app, previous }: Draft, chunk: Chunk | undefined): Entity | undefined =>
  /^(?:he|she|they)$/i.test(chunk?.text ?? '') ? kindBefore({ app, previous }) : undefined

/** The one date of somebody's, or of what they are employed by, that such a verb speaks of. */
export function dayOf(person: Entity, verb: string, { app }: Draft) {
  const verbs = verbsOf(verb, undefined)
  const of = (entity: Entity) => {
    const dates = entity.fields.filter(field => field.role === 'date').map(field => ({ entity, field }))
    // Of a `left_on` beside the end of what somebody was hired for: the day of it.
    const [left, ...more] = dates.filter(({ field }) => field.words.some(word => LEFT.test(word)))
    const leaving = fieldOfLeaving(verbs, left && !more.length ? [left] : dates)
    return leaving ? leaving.field : fieldOfVerb(verbs, dates)
  }
  const [contract, ...others] = employmentsOf(person, app)
  const own = of(person)
  if (own || !contract || others.length) return own
  const first = /^(?:start|begin|join)/i.test(verb) || /^begun$/i.test(verb) ? beginsOn(contract) : endsOn(contract)
  return of(contract) ?? (first && { entity: contract, field: first })
}
