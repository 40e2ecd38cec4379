import { rememberByObject } from '../../../lib/remember-by-object.ts'
import { rememberByWord } from '../../../lib/remember-by-word.ts'
import type { Message } from '../requests/read-message.ts'
import { type Rule, RULES } from './rules.ts'

/** A pattern that does no more than list words: "^(?:costs?|price)$". */
const LIST = /^\^(?:\(\?:)?([a-z]+\??(?:\|[a-z]+\??)*)\)?\$$/

/** The words that a pattern lists; undefined for one of another kind. */
const listedIn = (needs: Rule['needs']): string[] | undefined =>
  needs instanceof RegExp
    ? LIST.exec(needs.source)?.[1]!
        .split('|')
        .flatMap(word => [word.replace(/.\?$/, ''), word.replace('?', '')])
    : undefined

/** Rules by the words that they list, and those that have to be asked of every word. */
const indexOf = rememberByObject((rules: readonly Rule[]) => {
  const byWord = new Map<string, Rule[]>()
  for (const rule of rules)
    for (const word of new Set(listedIn(rule.needs))) byWord.set(word, [...(byWord.get(word) ?? []), rule])
  return { byWord, others: rules.filter(({ needs }) => needs && !listedIn(needs)) }
})

/** The rules that need a word of a class to which this one belongs. */
const rulesOfWord = rememberByWord((word): readonly Rule[] => {
  const { byWord, others } = indexOf(RULES)
  const found = others.filter(({ needs }) => (needs instanceof RegExp ? needs.test(word) : needs!(word)))
  return [...(byWord.get(word) ?? []), ...found]
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
