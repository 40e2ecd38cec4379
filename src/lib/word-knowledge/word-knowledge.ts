import { brotliDecompressSync } from 'node:zlib'
import { readAsset } from '../assets.ts'

/** What is known of English words, under their stems (`stem` of ../words.ts), made from WordNet by scripts/write-word-knowledge.ts. */
export interface WordKnowledge {
  /** 0.05 (in every sentence) to 1 (hardly anywhere): how much it says that a text has the word. */
  rarity(word: string): number
  /** 0 to 1: how near two words are in what they are about; 1 for the same word, 0 for words that are not known. */
  likeness(one: string, other: string): number
  /** The place of a word among the vectors; undefined for a word without one. */
  find(word: string): number | undefined
  /** Directions of meaning, `DIMENSIONS` small whole numbers for each word one after the other; length about 127 each. */
  vectors: Int8Array
}

export const DIMENSIONS = 48
const ASSET = 'src/lib/word-knowledge/word-knowledge.bin'
const LENGTH = 127 * 127

let loaded: WordKnowledge | undefined

/** Loads the file with the first question (about 15 ms); later it is there. */
export function wordKnowledge(): WordKnowledge {
  return (loaded ??= readKnowledge(brotliDecompressSync(readAsset(ASSET))))
}

/** A line of words, each with its vector, then a byte of rarity for each (0 to 255), then the vectors. */
function readKnowledge(file: Buffer): WordKnowledge {
  const end = file.indexOf('\n')
  const words = file.toString('latin1', 0, end).split(' ')
  const rarities = file.subarray(end + 1, end + 1 + words.length)
  const start = end + 1 + words.length
  const vectors = new Int8Array(file.buffer, file.byteOffset + start, words.length * DIMENSIONS)
  const places = new Map(words.map((word, at) => [word, at]))
  return {
    rarity: word => {
      const at = places.get(word)
      return at === undefined ? 1 : Math.max(0.05, rarities[at]! / 255)
    },
    likeness: (one, other) => {
      if (one === other) return 1
      const a = places.get(one)
      const b = places.get(other)
      if (a === undefined || b === undefined) return 0
      let sum = 0
      for (let i = 0; i < DIMENSIONS; i++) sum += vectors[a * DIMENSIONS + i]! * vectors[b * DIMENSIONS + i]!
      return Math.max(0, sum / LENGTH)
    },
    find: word => places.get(word),
    vectors,
  }
}
