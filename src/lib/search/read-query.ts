import { BUSINESS_NOUNS, CHANGING_ACTIONS, COMPUTING_NOUNS, READING_ACTIONS, SHORT_FORMS } from '../synonyms.ts'
import { splitIdentifier, stem } from '../words.ts'
import type { TermDictionary } from './dictionary.ts'
import type { FindNear } from './near-terms.ts'
import type { Postings } from './postings.ts'
import { termsOf } from './terms.ts'

/** A term of the index that answers a word of the query; `weight` holds how rare it is and how like the word. */
export interface Alternative {
  term: number
  weight: number
}

/** Everything that may answer one word of the query; a document counts the best of them. */
export type Wanted = readonly Alternative[]

/** How much another word counts: short forms are the same word, actions are named by habit, nouns differ. */
const OF_SHORT_FORM = 0.9
const OF_ACTION = 0.4
const OF_NOUN = 0.5
/** A number in a question is mostly a value, not a word of a name. */
const OF_NUMBER = 0.2
/** What is to be done is never beside the point, however many tools do it: this share of what the rarest word counts. */
const LEAST_OF_ACTION = 0.3
/** Up to so many words are a search; more are a sentence. */
const FEW_WORDS = 4
/** A misspelt word is mostly a common one: its correction counts as if at least one document in so many had it. */
const COMMON = 100
/** Longest query that is read whole, in words. */
const MOST_WORDS = 80

const shortForms = groupByWord(SHORT_FORMS)
const actions = groupByWord([...READING_ACTIONS, ...CHANGING_ACTIONS])
const changes = new Set(CHANGING_ACTIONS.flat().map(stem))
const nouns = groupByWord([...COMPUTING_NOUNS, ...BUSINESS_NOUNS])

/** The other words of the rows that a word is in, by its stem. */
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
 * one. Only for a word that none of these answers: its completions, else its corrections, else its two halves.
 */
export function readQuery(query: string, { dictionary, postings, findNear }: QueryOptions): Wanted[] {
  const words = termsOf(query).slice(0, MOST_WORDS)
  const liveTerm = (word: string): number | undefined => {
    const term = dictionary.find(word)
    return term !== undefined && postings.frequencyOf(term) ? term : undefined
  }
  const isLive = (word: string) => liveTerm(word) !== undefined
  const rarity = (frequency: number) => Math.log(1 + (postings.documentCount - frequency + 0.5) / (frequency + 0.5))
  const rarityOf = (term: number) => rarity(postings.frequencyOf(term))

  // In a whole sentence an unknown word is mostly a value: a name, a place, a date.
  const trust = Math.min(1, FEW_WORDS / words.length)
  const joined = joinNeighbours(words)
  const written = new Map(splitIdentifier(query).map(word => [stem(word), word]))
  const answersOf = (word: string): Alternative[] => {
    const live = (others: Iterable<string> | undefined) =>
      [...(others ?? [])].map(liveTerm).filter(term => term !== undefined)
    const own = liveTerm(word)
    const sameAction = live(actions.get(word))
    const related: [terms: number[], likeness: number][] = [
      [own === undefined ? [] : [own], 1],
      [live(joined.get(word)), 1],
      [live(shortForms.get(word)), OF_SHORT_FORM],
      [sameAction, OF_ACTION],
      [live(nouns.get(word)), OF_NOUN],
    ]
    if (related.every(([terms]) => !terms.length))
      return findNear(word).map(({ term, likeness }) => ({
        term,
        weight: trust * likeness * Math.min(rarityOf(term), rarity(postings.documentCount / COMMON)),
      }))
    // An action is as common as all the words for it together: the one that a name happens to have says little.
    const isAction = actions.has(word)
    const most = Math.max(0, ...[own, ...sameAction].map(term => (term === undefined ? 0 : postings.frequencyOf(term))))
    const limit = isAction
      ? Math.max(rarity(most), LEAST_OF_ACTION * rarity(1))
      : own === undefined
        ? Infinity
        : rarityOf(own)
    const factor = /^\d+$/.test(word) ? OF_NUMBER : 1
    return related.flatMap(([terms, likeness]) =>
      terms.map(term => ({
        term,
        weight: factor * likeness * (isAction ? limit : Math.min(limit, rarityOf(term))),
      })),
    )
  }
  const wanted: Wanted[] = []
  for (const word of new Set(words)) {
    const alternatives = answersOf(word)
    if (alternatives.length) wanted.push(alternatives)
    else
      for (const part of splitsOf(written.get(word) ?? word).find(parts => parts.every(isLive)) ?? [])
        wanted.push(answersOf(part))
  }
  return wanted
}

/** Word → itself and a neighbour written as one: `pull request` is also found as `pullrequest`. */
function joinNeighbours(words: readonly string[]): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  words.slice(1).forEach((second, at) => {
    const first = words[at]!
    const whole = stem(first + second)
    for (const word of [first, second]) joined.set(word, [...(joined.get(word) ?? []), whole])
  })
  return joined
}

const SHORTEST_PART = 3

/** The ways to read one word as two, the most even first: `pullrequest`. */
function splitsOf(word: string): string[][] {
  const places = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, i) => i + SHORTEST_PART)
  return places
    .sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))
    .map(at => [stem(word.slice(0, at)), stem(word.slice(at))])
}

/** Whether a query names no action that changes something: who asks "contacts" wants to see them. */
export const asksToRead = (query: string): boolean => !termsOf(query).some(term => changes.has(term))
