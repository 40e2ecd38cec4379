import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { isParticiple } from '../language/verb-forms.ts'
import type { Draft } from '../reading/draft.ts'

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
