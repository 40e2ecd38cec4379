import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, nameField } from '../reading/draft.ts'
import { fieldOfPhase } from '../reading/verb-fields.ts'

/** How surely a word names a field. */
const NAMED = 0.8

/**
 * "which tasks are completed" of a `completed_at` of their own, where only projects have a state that means as much: what the records
 * themselves tell by that very word is nothing of those that they belong to.
 */
export function isOwnDeed({ chunks, nodes }: Draft, at: number): boolean {
  const { text, values, fields } = chunks[at]!
  const word = text.toLowerCase()
  const isElsewhere = nodes.some(n => values.some(v => v.entity === n.entity))
  const named = nodes.filter(n => !n.implicit && (isElsewhere ? n.at === at + 1 : n.at <= at + 1))
  const owners = new Set(named.map(n => n.entity))
  if (!isParticiple(word) || values.some(v => v.quality === 1 || owners.has(v.entity))) return false
  return fields.some(
    ({ entity, field, quality }) =>
      quality >= NAMED &&
      field.role === 'date' &&
      mayBeEmpty(field) &&
      field.words.includes(word) &&
      owners.has(entity),
  )
}

/** How surely a state that only means as much is one of the records. */
const BY_MEANING = 0.6
/** How an order or a request comes in (Levin, 1993, 9.1 and 11.1): whoever does it, that it was done is told by its day. */
const COMES = /^(?:placed|submitted|filed|lodged|entered|handed|sent|turned)$/i

/**
 * "how many orders were placed in May" of an `ordered_at`: with a day behind it, the verb is that of the day on which they came, and
 * not a state that only means as much. Whether it was so.
 */
export function readAsComing(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  const chunk = chunks[at]!
  if (!COMES.test(chunk.text) || chunk.values.some(v => v.quality > BY_MEANING)) return false
  const behind = chunks.slice(at + 1).find(c => c.kind !== 'filler')
  const node = nodes.findLast(n => !n.implicit && n.at < at)
  if (behind?.literal?.kind !== 'date' || !node || chunk.values.some(v => v.entity !== node.entity)) return false
  const days = node.entity.fields.filter(f => f.role === 'date' && !f.nested).map(field => ({ field }))
  const field = fieldOfPhase(['submit', 'receive'], days)?.field
  if (!field) return false
  chunk.values = []
  nameField(chunk, { entity: node.entity, field, columns: [field.column], quality: 1 })
  return true
}
