import type { FieldMention } from '../dictionary/dictionary.ts'
import { FILLERS } from '../language/lexicon.ts'
import { wordsIn } from '../language/stretches.ts'
import type { Token } from '../requests/read-message.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Free, Place } from './annotate.ts'
import { looselyNamed } from './values-of-words.ts'
import { type OtherNames, toldBy } from '../vocabulary/other-names.ts'

/** So well a value is called by another form of its own words. */
const OWN = 0.9
/** So many letters a little word has at least that may be a state ("complete"). */
const SHORTEST = 5
/** So many words a name may have. */
const LONGEST = 6

/** "the status rejected" of a state `declined`: right behind a field stands one of its values, by the name that others have for it. */
export function placeSaidOtherwise(
  tokens: readonly Token[],
  start: number,
  mentions: readonly FieldMention[],
  vocabularies: readonly Vocabulary[],
  place: Place,
  free: Free,
): boolean {
  const isOf = ({ entity, field }: Pick<OtherNames, 'entity' | 'field'>) =>
    mentions.some(mention => mention.entity === entity && mention.columns.join() === field.column)
  const isWritten = (words: string) =>
    vocabularies.some(({ exact }) => exact.get(words)?.some(v => v.quality >= OWN && isOf(v)))
  for (let count = Math.min(LONGEST, tokens.length - start); count >= 1; count--) {
    const part = tokens.slice(start, start + count)
    if (!free(start, start + count) || (count === 1 && FILLERS.has(part[0]!.norm) && part[0]!.norm.length < SHORTEST))
      continue
    const words = part.flatMap(wordsIn)
    if (isWritten(words.join(' '))) return false
    // "canceled" of `cancelled`: another form of its own word.
    const own = looselyNamed([...vocabularies], words).filter(v => v.quality >= OWN && isOf(v))
    const told = own.length ? { values: own } : toldBy(words, vocabularies, isOf)
    if (!told) continue
    place(start, start + count, told)
    return true
  }
  return false
}
