import { DIMENSIONS, type WordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'

/** Words less alike than this have nothing to do with each other. */
const LEAST = 0.4

/** 0 to 1: how near a word is to the nearest of some words. */
export function nearness(word: string, words: readonly string[], knowledge: WordKnowledge): number {
  let most = 0
  for (const other of words) {
    const likeness = knowledge.likeness(word, other)
    if (likeness > most) most = likeness
  }
  return most <= LEAST ? 0 : ((most - LEAST) / (1 - LEAST)) ** 1.5
}

/** -1 to 1: how much two groups of words are about the same; words that say much count more. */
export function compareTopics(one: readonly string[], other: readonly string[], knowledge: WordKnowledge): number {
  const [a, b] = [topicOf(one, knowledge), topicOf(other, knowledge)]
  let [product, squaresA, squaresB] = [0, 0, 0]
  for (let i = 0; i < DIMENSIONS; i++) {
    product += a[i]! * b[i]!
    squaresA += a[i]! ** 2
    squaresB += b[i]! ** 2
  }
  return squaresA && squaresB ? product / Math.sqrt(squaresA * squaresB) : 0
}

function topicOf(words: readonly string[], { find, vectors, rarity }: WordKnowledge): Float64Array {
  const sum = new Float64Array(DIMENSIONS)
  for (const word of words) {
    const at = find(word)
    if (at === undefined) continue
    const weight = rarity(word) ** 2
    for (let i = 0; i < DIMENSIONS; i++) sum[i]! += weight * vectors[at * DIMENSIONS + i]!
  }
  return sum
}
