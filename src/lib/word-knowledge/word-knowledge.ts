import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'
import { readAsset } from '../assets.ts'

/** What is known of English words, under their stems (`stem` of ../words.ts), made from WordNet by scripts/write-word-knowledge.ts. */
export interface WordKnowledge {
  /** 0.05 (in every sentence) to 1 (hardly anywhere): how much it says that a text has the word. */
  rarity(word: string): number
  /** 0 to 1: how near two words are in what they are about; 1 for the same word, 0 for words that are not known. */
  likeness(one: string, other: string): number
  /** The same, by the places of the words among the vectors. */
  likenessAt(one: number, other: number): number
  /** Words that mean the same in a usual sense, and other forms of the word, each with how usual the sense is (0 to 1). */
  synonyms(word: string): ReadonlyMap<string, number>
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

/** Loads it ahead, unpacked beside the event loop. */
export async function loadWordKnowledge(): Promise<void> {
  if (loaded) return
  const file = await promisify(brotliDecompress)(readAsset(ASSET))
  loaded ??= readKnowledge(file)
}

const NONE: ReadonlyMap<string, number> = new Map()

/**
 * A line of words; a byte of rarity for each (0 to 255); the vectors; then the pairs of synonyms: how far the place of the
 * first word is from that of the pair before (a byte each), the places of the second ones (two bytes each), the strengths.
 */
function readKnowledge(file: Buffer): WordKnowledge {
  const end = file.indexOf('\n')
  const words = file.toString('latin1', 0, end).split(' ')
  const rarities = file.subarray(end + 1, end + 1 + words.length)
  const start = end + 1 + words.length
  const vectors = new Int8Array(file.buffer, file.byteOffset + start, words.length * DIMENSIONS)
  const places = new Map(words.map((word, at) => [word, at]))
  const pairsOf = readPairs(file.subarray(start + vectors.length), words.length)
  const synonyms = new Map<string, ReadonlyMap<string, number>>()
  const likenessAt = (a: number, b: number) => {
    let sum = 0
    for (let i = 0; i < DIMENSIONS; i++) sum += vectors[a * DIMENSIONS + i]! * vectors[b * DIMENSIONS + i]!
    return Math.max(0, sum / LENGTH)
  }
  return {
    rarity: word => {
      const at = places.get(word)
      return at === undefined ? 1 : Math.max(0.05, rarities[at]! / 255)
    },
    likeness: (one, other) => {
      const [a, b] = [places.get(one), places.get(other)]
      return one === other ? 1 : a === undefined || b === undefined ? 0 : likenessAt(a, b)
    },
    likenessAt,
    synonyms: word => {
      const place = places.get(word)
      if (place === undefined) return NONE
      const known = synonyms.get(word) ?? new Map(pairsOf(place).map(([other, strength]) => [words[other]!, strength]))
      synonyms.set(word, known)
      return known
    },
    find: word => places.get(word),
    vectors,
  }
}

/** The words that each word makes pairs with, by their places; a list is made when it is asked for, as most never are. */
function readPairs(part: Buffer, words: number): (place: number) => [other: number, strength: number][] {
  const count = part.length / 4
  const firsts = new Uint16Array(count)
  const secondOf = (pair: number) => part.readUInt16LE(count + 2 * pair)
  // A chain of links for each word, from its last pair to its first: link `2n` is pair `n` for its first word, `2n + 1` for its second.
  const last = new Int32Array(words).fill(-1)
  const before = new Int32Array(2 * count)
  const addLink = (place: number, link: number) => {
    before[link] = last[place]!
    last[place] = link
  }
  let first = 0
  for (let pair = 0; pair < count; pair++) {
    first += part[pair]!
    firsts[pair] = first
    addLink(first, 2 * pair)
    addLink(secondOf(pair), 2 * pair + 1)
  }
  return place => {
    const pairs: [number, number][] = []
    for (let link = last[place]!; link >= 0; link = before[link]!) {
      const pair = link >> 1
      pairs.push([link % 2 ? firsts[pair]! : secondOf(pair), part[3 * count + pair]! / 255])
    }
    return pairs.toReversed()
  }
}
