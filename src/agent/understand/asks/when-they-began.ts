import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'
import { fieldOfLeaving, fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'

/** Verbs for how it begins and ends that somebody belongs somewhere. */
const BEGINS_OR_ENDS = /^(?:start|begin|join|leave|finish|end|started|begun|joined|left|finished)$/i

/**
 * "when did Ann start?" of people with a `contract.starts_on`, where shifts and absences start as well: the day of the person who is named right
 * before the verb, and of nothing that she has.
 */
export function readWhenTheyBegan(draft: Draft): void {
  const { chunks, message } = draft
  if (!/^\W*(?:(?:and|so) )?(?:when|since when|what (?:day|date))\b/i.test(message.text)) return
  chunks.forEach((chunk, at) => {
    const isOpen = isFree(chunk) || (chunk.kind === 'filler' && chunk.operator === undefined)
    if (!isOpen || !BEGINS_OR_ENDS.test(chunk.text) || chunk.entities.length) return
    if (chunks.slice(at + 1).some(c => c.kind !== 'filler' && !/^(?:company|firm|us)$/i.test(c.text))) return
    const named = chunks[at - 1]?.values.find(v => v.quality >= 0.9 && v.entity.nameFields.includes(v.field))?.entity
    const field = named && arePeople(named) ? dayOf(named, chunk.text) : undefined
    if (!named || !field || chunk.fields.some(f => f.entity === named && f.quality >= 0.8)) return
    nameField(chunk, { entity: named, field, columns: [field.column], quality: 1 })
  })
}
readWhenTheyBegan.needs = BEGINS_OR_ENDS

/** The one date of theirs that such a verb speaks of. */
function dayOf({ fields }: Entity, verb: string) {
  const dates = fields.filter(field => field.role === 'date').map(field => ({ field }))
  const verbs = verbsOf(verb, undefined)
  const leaving = fieldOfLeaving(verbs, dates)
  return (leaving ? leaving.field : fieldOfVerb(verbs, dates))?.field
}
