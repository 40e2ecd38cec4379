import { ACTIONS, BUSINESS_NOUNS, COMPUTING_NOUNS } from '../synonyms.ts'
import { stem } from '../words.ts'
import type { TermDictionary } from './dictionary.ts'
import type { FindNear } from './near-terms.ts'
import type { Postings } from './postings.ts'
import { termsOf } from './terms.ts'

/** A term of the index that answers a word of the query; `weight` holds how rare it is and how like the word. */
export interface Alternative {
  term: number
  weight: number
}

/** One word of the query with everything that may answer it; a document counts the best of them. */
export interface Wanted {
  alternatives: Alternative[]
  /** What a document that has the word itself shows of the query. */
  importance: number
}

/** How much a word of the same meaning counts: actions are named by habit, nouns differ. */
const OF_ACTION = 0.75
const OF_NOUN = 0.45
/** A number in a question is mostly a value, not a word of a name. */
const OF_NUMBER = 0.3
/** Up to so many words are a search; more are a sentence. */
const FEW_WORDS = 4
/** Longest query that is read whole, in words. */
const MOST_WORDS = 80

const actions = groupByWord(ACTIONS)
const nouns = groupByWord([...COMPUTING_NOUNS, ...BUSINESS_NOUNS])

function groupByWord(rows: readonly (readonly string[])[]): Map<string, Set<string>> {
  const others = new Map<string, Set<string>>()
  for (const row of rows.map(words => words.map(stem)))
    for (const word of row) {
      const known = others.get(word) ?? new Set()
      for (const other of row) if (other !== word) known.add(other)
      others.set(word, known)
    }
  return others
}

export interface QueryOptions {
  dictionary: TermDictionary
  postings: Postings
  findNear: FindNear
}

/**
 * The words of a query with the terms that answer them: the word itself, words of the same meaning, two words written as
 * one and one written as two. Only for a word that nothing else answers: its completions and corrections.
 */
export function readQuery(query: string, { dictionary, postings, findNear }: QueryOptions): Wanted[] {
  const words = termsOf(query).slice(0, MOST_WORDS)
  const liveTerm = (word: string): number | undefined => {
    const term = dictionary.find(word)
    return term !== undefined && postings.frequencyOf(term) ? term : undefined
  }
  const rarity = (frequency: number) => Math.log(1 + (postings.documentCount - frequency + 0.5) / (frequency + 0.5))
  const rarityOf = (term: number) => rarity(postings.frequencyOf(term))

  // In a whole sentence an unknown word is mostly a value: a name, a place, a date.
  const trust = Math.min(1, FEW_WORDS / words.length)
  const wanted: Wanted[] = []
  for (const word of new Set(words)) {
    const own = liveTerm(word)
    const sameAction = [...(actions.get(word) ?? [])].map(liveTerm).filter(term => term !== undefined)
    const sameNoun = [...(nouns.get(word) ?? [])].map(liveTerm).filter(term => term !== undefined)
    const alternatives: Alternative[] = []
    // What many names could say as well, with another verb, is as common as all of them together.
    const ceiling = sameAction.length
      ? rarity(Math.max(...[own, ...sameAction].map(term => (term === undefined ? 0 : postings.frequencyOf(term)))))
      : Infinity
    const factor = /^\d+$/.test(word) ? OF_NUMBER : 1
    const ownRarity = own === undefined ? Infinity : Math.min(rarityOf(own), ceiling)
    const limit = Math.min(ownRarity, ceiling)
    if (own !== undefined) alternatives.push({ term: own, weight: factor * ownRarity })
    for (const term of sameAction) alternatives.push({ term, weight: OF_ACTION * Math.min(rarityOf(term), limit) })
    for (const term of sameNoun) alternatives.push({ term, weight: OF_NOUN * Math.min(rarityOf(term), limit) })
    if (!alternatives.length) {
      for (const [left, right] of splitsOf(word)) {
        const first = liveTerm(stem(left))
        const second = liveTerm(stem(right))
        if (first === undefined || second === undefined) continue
        for (const term of [first, second])
          wanted.push({ alternatives: [{ term, weight: rarityOf(term) }], importance: rarityOf(term) })
        break
      }
      for (const { term, likeness } of findNear(word))
        alternatives.push({ term, weight: trust * likeness * rarityOf(term) })
    }
    if (alternatives.length)
      wanted.push({ alternatives, importance: Math.max(...alternatives.map(({ weight }) => weight)) })
  }
  for (let at = 0; at + 1 < words.length; at++) {
    const joined = liveTerm(stem(words[at]! + words[at + 1]!))
    if (joined !== undefined)
      wanted.push({ alternatives: [{ term: joined, weight: rarityOf(joined) }], importance: rarityOf(joined) })
  }
  return wanted
}

const SHORTEST_PART = 3

/** The ways to read one word as two, the most even first: `pullrequest`. */
function splitsOf(word: string): [string, string][] {
  const places = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, i) => i + SHORTEST_PART)
  return places
    .sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))
    .map(at => [word.slice(0, at), word.slice(at)])
}
