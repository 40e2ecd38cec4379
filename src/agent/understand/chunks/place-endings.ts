import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import { mergePartial } from './place-names.ts'
import { FILLERS } from '../language/lexicon.ts'
import type { Token } from '../requests/read-message.ts'
import { valueWords } from '../vocabulary/loose-keys.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { singular, wordsOf } from '../language/words.ts'

const MOST_WORDS = 3
const THE = /^(?:the|our|this)$/
/** So well a word is meant at least that belongs to no end of a name. */
const NAMED = 0.9
const QUALITY = 0.85

/**
 * "the staff party" of events called Northern Staff Party and Southern Staff Party: behind an article two words or more with which names end, and
 * so what those are (Quirk et al., 1985, I.57), where each of the words means something else only loosely.
 */
export function placeEndings(
  tokens: readonly Token[],
  chunks: readonly (Chunk | undefined)[],
  vocabularies: readonly Vocabulary[],
  place: Place,
): void {
  tokens.forEach(({ norm }, at) => {
    if (!THE.test(norm)) return
    for (let to = Math.min(tokens.length, at + 1 + MOST_WORDS); to > at + 2; to--) {
      const run = tokens.slice(at + 1, to)
      if (run.some(token => FILLERS.has(token.norm)) || !isLoose(chunks, at + 1, to)) continue
      const words = run.flatMap(({ text }) => wordsOf(text))
      const values = vocabularies.flatMap(({ inside }) => (inside.get(singular(words.at(-1)!)) ?? []).flatMap(endingIn(words))) // oxfmt-ignore
      if (!values.length) continue
      place(at + 1, to, { values: mergePartial(values), certainty: 0.8, weak: 'part' })
      return
    }
  })
}

/** Of the names that have the last word the ones that end in all of them. */
const endingIn =
  (words: readonly string[]) =>
  (match: ValueMatch): ValueMatch[] => {
    const isEnd = (value: string) => valueWords(value).slice(-words.length).join(' ') === words.join(' ')
    const values = match.entity.nameFields.includes(match.field) ? match.values.filter(isEnd) : []
    return values.length ? [{ ...match, values, quality: QUALITY }] : []
  }

/** No word of the stretch is a number or a sign of grammar, none says anything well, and all are of what lies in it. */
const isLoose = (chunks: readonly (Chunk | undefined)[], from: number, to: number): boolean =>
  chunks
    .slice(from, to)
    .every(
      chunk =>
        !chunk ||
        (chunk.kind === 'mention' &&
          chunk.from >= from &&
          chunk.to <= to &&
          !chunk.arguments.length &&
          !chunk.scopes.length &&
          [...chunk.entities, ...chunk.fields, ...chunk.values].every(({ quality }) => quality < NAMED)),
    )
