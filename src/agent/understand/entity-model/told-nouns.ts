import { isPlural, singular, splitIdentifier, stem, wordsOf } from '../language/words.ts'
import type { Entity } from './catalogue-model.ts'
import { isWordOfEnglish } from './schema-nouns.ts'

/**
 * Paths of old systems call their records by short forms (`/cust`, `/ord`, `/art`), and only the summaries say what they are: "customers
 * list", "Returns an order". The noun that all of them have and that the path's word abbreviates is what people say; where the
 * short form is no word, it is what the records are called.
 */
export function adoptToldNouns(entities: Entity[]): void {
  const taken = new Set(entities.flatMap(({ words, alsoCalled = [] }) => [words, ...alsoCalled].map(keyOf)))
  for (const entity of entities) {
    const short = entity.words.at(-1)!
    if (entity.words.length !== 1 || entity.pathWords) continue
    const noun = toldNoun(short, textsOf(entity))
    if (noun === undefined || taken.has(keyOf([noun]))) continue
    taken.add(keyOf([noun]))
    if (isWordOfEnglish(short)) entity.alsoCalled = [...(entity.alsoCalled ?? []), [noun]]
    else Object.assign(entity, { pathWords: entity.words, words: [noun], noun })
  }
}

const keyOf = (words: readonly string[]) => words.map(stem).join(' ')
const textsOf = ({ sources, operations }: Entity) => [...sources, ...operations].flatMap(({ description }) => description ?? []) // oxfmt-ignore

/** The noun that every text has and the short form abbreviates. */
function toldNoun(short: string, texts: readonly string[]): string | undefined {
  if (texts.length < 2) return undefined
  const [first, ...others] = texts.map(text => wordsOf(text).flatMap(splitIdentifier))
  const nouns = [...new Set(first!.filter(word => abbreviates(short, word)).map(word => (isPlural(word) ? singular(word) : word)))] // oxfmt-ignore
  const shared = nouns.filter(noun => others.every(words => words.some(word => stem(word) === stem(noun))))
  return shared.length === 1 ? shared[0] : undefined
}

/** Same first letter, the rest of the letters in their order, and at least two more of them: `cust`, `cstmr` of customers. */
export function abbreviates(short: string, word: string): boolean {
  const whole = singular(word)
  if (short.length < 2 || whole.length < short.length + 2 || whole[0] !== short[0] || whole === short) return false
  let at = 0
  for (const letter of short) {
    const found = whole.indexOf(letter, at)
    if (found < 0) return false
    at = found + 1
  }
  return true
}
