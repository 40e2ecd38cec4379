import { rememberByObject } from '../../../lib/remember-by-object.ts'
import { rememberByWord } from '../../../lib/remember-by-word.ts'
import type { Message } from '../requests/read-message.ts'
import { type Rule, RULES } from './rules.ts'

const NONE: readonly Rule[] = []

/** The rules that need a word of a class to which this one belongs. */
const rulesOfWord = rememberByWord((word): readonly Rule[] => {
  const found = RULES.filter(({ needs }) => (needs instanceof RegExp ? needs.test(word) : needs?.(word)))
  return found.length ? found : NONE
})

/** A word in lower case; of one with an apostrophe ("who's") what stands before it is a word as well. */
function wordsOf(text: string): string[] {
  const word = text.toLowerCase()
  const end = word.search(/['’]/)
  return end > 0 ? [word, word.slice(0, end)] : [word]
}

/**
 * The rules that a message may have something for, in their order: those that need none of its words are not held against it. Most
 * rules look for a word of a small class; a message of ten words has a dozen of them.
 */
export const rulesFor = rememberByObject(({ tokens }: Message): readonly Rule[] => {
  const woken = new Set(tokens.flatMap(({ text }) => wordsOf(text).flatMap(rulesOfWord)))
  return RULES.filter(rule => !rule.needs || woken.has(rule))
})
