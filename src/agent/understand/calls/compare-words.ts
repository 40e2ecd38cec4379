import { DIMENSIONS, type WordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { ToolEntry } from './tool-index.ts'

/** Words less alike than this have nothing to do with each other. */
const LEAST = 0.4
/** Words whose nearness to a tool is kept: messages to a tool use the same ones again and again. */
const MOST_KEPT = 500

/** How near a word is to the words of a tool: 0 to 1 each. */
export interface Nearness {
  /** To any of them. */
  any: number
  /** To any of the name and the first sentence. */
  own: number
  /** To each of those, in the order of `entry.own`. */
  each: Float32Array
}

interface Kept {
  own: readonly (number | undefined)[]
  rest: readonly (number | undefined)[]
  known: Map<string, Nearness>
}

const kept = new WeakMap<ToolEntry, Kept>()

/** How near a word is to a tool's words by what they are about. */
export function readNearness(word: string, entry: ToolEntry, knowledge: WordKnowledge): Nearness {
  let own = kept.get(entry)
  if (!own) {
    const rest = [...entry.places].flatMap(([other, place]) => (/name|purpose/.test(place) ? [] : [other]))
    own = { own: entry.own.map(knowledge.find), rest: rest.map(knowledge.find), known: new Map() }
    kept.set(entry, own)
  }
  const before = own.known.get(word)
  if (before) return before
  if (own.known.size >= MOST_KEPT) own.known.clear()
  const made = compare(word, entry, own, knowledge)
  own.known.set(word, made)
  return made
}

function compare(word: string, entry: ToolEntry, { own, rest }: Kept, { find, likenessAt }: WordKnowledge): Nearness {
  const at = find(word)
  const near = (other: number | undefined) =>
    at === undefined || other === undefined ? 0 : sharpen(likenessAt(at, other))
  const each = Float32Array.from(own, (other, i) => (entry.own[i] === word ? 1 : near(other)))
  const most = each.reduce((a, b) => Math.max(a, b), 0)
  const any = entry.places.has(word) ? 1 : rest.reduce<number>((a, b) => Math.max(a, near(b)), most)
  return { any, own: most, each }
}

const sharpen = (likeness: number) => (likeness <= LEAST ? 0 : ((likeness - LEAST) / (1 - LEAST)) ** 1.5)

/** -1 to 1: how much a message's words are about the same as a tool's; words that say much count more. */
export function compareTopics(words: readonly string[], entry: ToolEntry, knowledge: WordKnowledge): number {
  const a = topicOf(words, knowledge)
  let b = topics.get(entry)
  if (!b) topics.set(entry, (b = topicOf(entry.own, knowledge)))
  let [product, squaresA, squaresB] = [0, 0, 0]
  for (let i = 0; i < DIMENSIONS; i++) {
    product += a[i]! * b[i]!
    squaresA += a[i]! ** 2
    squaresB += b[i]! ** 2
  }
  return squaresA && squaresB ? product / Math.sqrt(squaresA * squaresB) : 0
}

const topics = new WeakMap<ToolEntry, Float64Array>()

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
