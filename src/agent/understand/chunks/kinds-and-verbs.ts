import type { Dictionary, FieldMention } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { isPlural } from '../language/words.ts'

/**
 * "hives installed before May": several of a kind with what was done to them, and not the `hive_installed` of what belongs to a hive.
 * `noun` is the first word of those that such a field is called by.
 */
export function withoutKindsAndVerbs(noun: Token, fields: FieldMention[], { entities }: Dictionary): FieldMention[] {
  const kinds = isPlural(noun.norm) ? entities.get(noun.stem)?.map(({ entity }) => entity) : undefined
  if (!kinds) return fields
  return fields.filter(
    // "requests by state": no `requested_by`, which says what was done by somebody.
    ({ entity, field }) =>
      field.words.includes(noun.norm) || (field.role === 'date' ? kinds.includes(entity) : field.words.at(-1) !== 'by'),
  )
}
