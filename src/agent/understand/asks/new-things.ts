import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { dateOfComing, STORED } from '../conditions/date-of-making.ts'
import { PIECE } from '../entity-model/lending.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameField } from '../reading/draft.ts'

/** What the day is called on which things came to be there. */
const CAME =
  /^(?:acquired|acquisition|accession|accessioned|purchased|purchase|bought|received|arrived|arrival|delivered|stocked)$/
const VERB = /^(?:came|come|arrived|arrive|got|get|received|acquired)$/i
const NOUN = 0.65

/**
 * "what new books came in last month", "new tools this year" of an `acquired_on`: things are new by the day on which they came, their own or that of
 * the pieces that there are of them (the copies of a title); what is done is new by when it was. Before dates are read, and only where one is told.
 */
export function readNewThings(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex(c => isFree(c) && !c.fields.length && /^new$/i.test(c.text))
  const date = chunks.findIndex((c, i) => i > at && c.literal?.kind === 'date')
  if (at < 0 || date < 0) return
  const noun = chunks.slice(at + 1, at + 3).find(c => c.entities.some(e => e.quality >= NOUN))
  const kinds = new Set(noun?.entities.filter(e => e.quality >= NOUN).map(e => e.entity))
  const [kind, ...others] = kinds
  const isState = chunks[at]!.values.some(v => v.entity === kind)
  if (!kind || others.length || isState || arePeople(kind)) return
  const pieces = hopsOf(kind, app).flatMap(({ direction, to }) =>
    direction === 'down' && PIECE.test(singular(to.words.at(-1)!)) ? [to] : [],
  )
  const made = madeOn(kind)
  const isOwn = made && !STORED.test(made.field.words[0]!)
  const ofPieces = [...new Set(pieces)].flatMap(entity => dayOf(entity) ?? [])
  const [came, ...more] = isOwn ? [made] : (dayOf(kind) ?? (ofPieces.length || !made ? ofPieces : [made]))
  if (!came || more.length) return
  const verb = chunks.slice(at + 1, date).find(c => isFree(c) && VERB.test(c.text))
  const named: Chunk = verb ?? chunks[at]!
  chunks[at]!.values = []
  nameField(named, { ...came, columns: [came.field.column], quality: 1 })
  if (verb) makeFiller(chunks[at]!)
}
readNewThings.needs = /^new$/

/** Beginnings of what is lent. */
const LENT = /^(?:loaned|lent|borrowed)$/

/** "new bookings yesterday": the day on which something that is done came to be, and not when what it is about takes place. */
function madeOn(entity: Entity): { entity: Entity; field: Field } | undefined {
  const lent = entity.fields.filter(({ role, words }) => role === 'date' && LENT.test(words[0]!))
  const field = dateOfComing(entity) ?? (lent.length === 1 ? lent[0] : undefined)
  return field && { entity, field }
}

/** The one day of a kind of record that is called so. */
function dayOf(entity: Entity): { entity: Entity; field: Field }[] | undefined {
  const [field, ...others] = entity.fields.filter(({ role, words }) => role === 'date' && words.some(w => CAME.test(w)))
  return field && !others.length ? [{ entity, field }] : undefined
}
