import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { EMPTY_WORDS } from '../vocabulary/loose-keys.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { singular, stem, wordsOf } from './words.ts'

/** Words of the longest stretch that may mean something together. */
export const LONGEST = 8
/** In shorter messages looking everything up costs less than knowing where that is in vain. */
const LONG_MESSAGE = 60
/** Two words may be written as one elsewhere ("time zone"), which no first word tells. */
const ALWAYS = 2

/** The words of a token, folded; abbreviations in the plural ("CEOs") without their ending. */
export const wordsIn = ({ text, norm }: Token): string[] =>
  /^[A-Z]{2,5}s$/.test(text) ? [norm.slice(0, -1)] : wordsOf(norm)

/** How many words the longest key has that begins with a word. */
type Reach = ReadonlyMap<string, number>

const reaches = new WeakMap<ReadonlyMap<string, unknown>, { reach: Reach; size: number }>()

function reachOf(map: ReadonlyMap<string, unknown>): Reach {
  const known = reaches.get(map)
  if (known?.size === map.size) return known.reach
  const reach = new Map<string, number>()
  for (const key of map.keys()) {
    const words = key.split(' ')
    if (words.length > (reach.get(words[0]!) ?? 0)) reach.set(words[0]!, words.length)
  }
  reaches.set(map, { reach, size: map.size })
  return reach
}

/**
 * How many words a stretch may have that begins at each token. Whatever has a longer one is looked up in vain: no name or value
 * begins with that word and is so long. So a text of thousands of words that mean nothing is looked up a few times a word.
 */
export function longestStretches(
  tokens: readonly Token[],
  dictionary: Dictionary,
  vocabularies: readonly Vocabulary[],
): (at: number) => number {
  if (tokens.length < LONG_MESSAGE) return () => LONGEST
  const byStem = [dictionary.entities, dictionary.fields, dictionary.scopes].map(reachOf)
  const byWord = [dictionary.arguments, ...vocabularies.map(v => v.exact)].map(reachOf)
  const loosely = vocabularies.map(v => reachOf(v.loose))
  const words = tokens.map(wordsIn)
  /** Looser keys leave little words out, so that a stretch may be longer than they are. */
  const isLoose = (word: string) => loosely.some(reach => reach.has(stem(word)) || reach.has(singular(word)))
  const begins = words.map(list => list.some(isLoose))
  const longest = tokens.map((token, at) => {
    const first = words[at]![0]
    if (first === undefined || begins[at]) return LONGEST
    const found = [...byStem.map(reach => reach.get(token.stem)), ...byWord.map(reach => reach.get(first))]
    return Math.min(LONGEST, Math.max(ALWAYS, ...found.map(length => length ?? 0)))
  })
  // "the Nordic Lamp": what begins with little words begins with the first that tells.
  for (let at = tokens.length - 2; at >= 0; at--)
    if (words[at]!.every(word => EMPTY_WORDS.test(word)) && longest[at + 1]! > ALWAYS) longest[at] = LONGEST
  return at => longest[at]!
}
