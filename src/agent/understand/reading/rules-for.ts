import type { Chunk } from '../chunks/chunk.ts'
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

/** The rules that these words are looked for by. */
const rulesOf = (words: readonly string[]): Set<Rule> => new Set(words.flatMap(wordsOf).flatMap(rulesOfWord))

const rulesOfMessage = rememberByObject(({ tokens }: Message) => {
  const woken = rulesOf(tokens.map(({ text }) => text))
  return { woken, rules: RULES.filter(rule => !rule.needs || woken.has(rule)) }
})

/**
 * The rules that a message may have something for, in their order: those that need none of its words are not held against it. Most
 * rules look for a word of a small class; a message of ten words has a dozen of them. A word that was misspelt is the one it stands for.
 */
export function rulesFor(message: Message, chunks: readonly Chunk[] = []): readonly Rule[] {
  const { woken, rules } = rulesOfMessage(message)
  const respelt = chunks.filter(({ from, to, text }) => to - from === 1 && text !== message.tokens[from]!.text)
  const more = respelt.length ? rulesOf(respelt.map(({ text }) => text)) : new Set<Rule>()
  if ([...more].every(rule => woken.has(rule))) return rules
  return RULES.filter(rule => !rule.needs || woken.has(rule) || more.has(rule))
}
