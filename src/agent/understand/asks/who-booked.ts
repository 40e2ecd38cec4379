import { kindsNamed } from '../conditions/shared.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople, namesSomebody } from '../entity-model/people.ts'
import { keysToPeople } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameKind, use } from '../reading/draft.ts'
import { isEventOf } from './event-verbs.ts'

/**
 * "who has booked a table for tomorrow" of reservations that name whoever made them themselves (`guest.name`) and point to no people: those records
 * tell it. What was booked says no more where a field of theirs is called after it. Before nouns are looked for.
 */
export function readWhoBooked(draft: Draft): void {
  const { chunks, app } = draft
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const at = who < 0 ? -1 : chunks.findIndex((c, i) => i > who && isFree(c) && isParticiple(c.text.toLowerCase()))
  const verb = chunks[at]
  if (!verb || chunks.slice(who + 1, at).some(c => !/^(?:has|have|had|already)$/i.test(c.text))) return
  const kinds = app.entities.filter(one => canBeListed(one) && tellsWho(one) && isEventOf(verb.text, one))
  const [kind, ...others] = kinds.filter(one => !keysToPeople(one, app).length)
  if (!kind || others.length || [...kindsNamed(chunks)].some(one => one !== kind)) return
  const object = chunks[at + 1] && /^(?:an?|any|the)$/i.test(chunks[at + 1]!.text) ? chunks[at + 2] : undefined
  const isTold = object && isFree(object) && !object.values.length && isCalledIn(kind, object.text)
  delete nameKind(verb, kind, 0.95).operator
  use(makeFiller(chunks[who]!), 'related')
  delete chunks[who]!.operator
  if (isTold) use(makeFiller(object), 'related')
}
readWhoBooked.needs = /^who$/

const tellsWho = (entity: Entity): boolean =>
  !arePeople(entity) && entity.fields.some(f => f.target === undefined && !f.items && namesSomebody(f))

const isCalledIn = ({ fields }: Entity, noun: string): boolean =>
  fields.some(f => f.words.includes(singular(noun.toLowerCase())))
