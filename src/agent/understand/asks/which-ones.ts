import type { FieldMention } from '../dictionary/dictionary.ts'
import { isPartyNoun } from '../entity-model/people.ts'
import { singular } from '../language/words.ts'
import type { Draft } from '../reading/draft.ts'

/**
 * "which firms do our guests work for" of a text `firm`: behind the question word and before an auxiliary the field is what is asked for
 * (Quirk et al., 1985, 11.14), and who is named by the texts of several records is somebody once.
 */
export const asksWhichOnes = ({ chunks }: Draft, at: number, { field, entity }: FieldMention): boolean =>
  (field.role === 'text' || field.role === 'name') &&
  isPartyNoun(singular(field.words.at(-1)!)) &&
  !entity.nameFields.includes(field) &&
  /^(?:which|what)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^(?:do|does|did|are|have)$/i.test(chunks[at + 1]?.text ?? '')
