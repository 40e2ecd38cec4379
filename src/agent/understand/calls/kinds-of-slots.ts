import { rememberByWord } from '../../../lib/remember-by-word.ts'
import { nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { singular } from '../language/words.ts'

/** Pairs of nouns less alike than this are no kind and its own kind. */
const LEAST = 0.3
/** Nouns of which it is kept. */
const KEPT = 2000

/** Nouns that everything is a kind of, or that stand for whatever is asked for. */
const VAGUE =
  /^(?:name|id|value|item|thing|object|title|type|kind|list|text|key|code|data|option|part|place|entity|subject|content|number|unit|amount|string)$/

/** How surely a noun is a kind of another one, kept for each of the broader ones: tools ask for the same things again and again. */
const kindOf = rememberByWord(
  (broad: string) =>
    rememberByWord((noun: string) => {
      const likeness = broad === noun ? undefined : nounTaxonomy().likeness(noun, broad)
      return likeness?.relation === 'below' && likeness.strength >= LEAST ? likeness.strength : 0
    }, KEPT),
  KEPT,
)

/**
 * How surely a noun is a kind of one of some nouns, 0 to 1: an aspirin of a drug, a violin of an instrument (WordNet's taxonomy).
 * Values that are said without any word for what they are are told by it.
 */
export function createKindOf(nouns: readonly string[]): (noun: string) => number {
  const broad = [...new Set(nouns.map(noun => singular(noun.toLowerCase())))].filter(
    noun => noun.length > 2 && !VAGUE.test(noun),
  )
  if (!broad.length) return () => 0
  const kinds = broad.map(noun => kindOf(noun))
  return word => {
    const noun = singular(word.toLowerCase())
    return broad.includes(noun) ? 0 : Math.max(...kinds.map(kind => kind(noun)))
  }
}
