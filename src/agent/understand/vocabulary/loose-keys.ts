import { singular, splitIdentifier, stem, wordsOf } from '../language/words.ts'

/** Words of a value; one that is written as an identifier ("inTransit", "GiftCard") consists of several. */
export const valueWords = (value: string): string[] =>
  /^\p{L}?\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(value) ? splitIdentifier(value) : wordsOf(value)

export const EMPTY_WORDS = /^(?:and|the|of|a|an|inc|ltd|llc|corp|co|gmbh|plc|ag|sa|limited|incorporated)$/

/** The stems of words that tell: "smith & sons ltd" and "Smith and Son" meet under it. */
export const looseKey = (words: string[]): string => tellingOf(words).map(stem).join(' ')

/** As `looseKey` for names, whose words keep their forms ("Engineering" is no engineer). */
export const looseName = (words: string[]): string => tellingOf(words).map(singular).join(' ')

/** The words that say something, or all where none does. */
function tellingOf(words: string[]): string[] {
  const telling = words.filter(word => !EMPTY_WORDS.test(word))
  return telling.length ? telling : words
}
