import type { Free, Place } from './annotate.ts'
import { mergePartial } from './place-names.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { FILLERS } from '../language/lexicon.ts'
import type { Token } from '../requests/read-message.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { wordsOf } from '../language/words.ts'

const MOST_WORDS = 4
/** How well a noun names a kind of record at least. */
const NAMED = 0.7

/** With the noun behind it, a beginning is as good as a name that is spelt a little otherwise. */
const QUALITY = 0.85

/**
 * "the first aid course", "the narrow boat course" of courses called First Aid at Sea and Narrow Boat Handling: two words or more with which the
 * name of a record begins, right before its noun, whatever each of them may be elsewhere.
 */
export function placeBeginnings(
  tokens: Token[],
  { entities }: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  for (let length = MOST_WORDS; length > 1; length--)
    for (let from = 0; from + length < tokens.length; from++) {
      const run = tokens.slice(from, from + length)
      if (FILLERS.has(run[0]!.norm) || FILLERS.has(run.at(-1)!.norm) || !free(from, from + length)) continue
      const kinds = (entities.get(tokens[from + length]!.stem) ?? []).filter(m => m.quality >= NAMED).map(m => m.entity)
      const words = run.flatMap(({ text }) => wordsOf(text)).join(' ')
      const values = vocabularies
        .filter(({ entity }) => kinds.includes(entity))
        .flatMap(({ firstWords }) => firstWords.get(words) ?? [])
      const named = mergePartial(values).map(value => ({ ...value, quality: QUALITY }))
      if (named.length) place(from, from + length, { values: named, certainty: 0.8, weak: 'part' })
    }
}
