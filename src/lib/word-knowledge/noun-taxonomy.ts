import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'
import { readAsset } from '../assets.ts'
import { eachInSlices } from '../in-slices.ts'
import { rememberByWord } from '../remember-by-word.ts'

/** How two nouns stand to each other in the taxonomy. */
export interface NounLikeness {
  /** 0 to 1: how much of what both say is the same (Lin, 1998), less in senses that are hardly meant. */
  strength: number
  /** The first is the same as the other one, is above it, below it, or beside it under something that both are. */
  relation: 'same' | 'above' | 'below' | 'beside'
}

/** What nouns are kinds of, made from WordNet by scripts/write-noun-taxonomy.ts. Words in the singular. */
export interface NounTaxonomy {
  /** How alike two nouns are in the senses in which they are most alike; undefined where one is not known. */
  likeness(one: string, other: string): NounLikeness | undefined
  /** Whether a usual sense of the noun is one of what the other noun usually means, where that says something: a cat is an animal. */
  isKindOf(noun: string, other: string): boolean
}

interface Sense {
  at: number
  weight: number
}

const ASSET = 'src/lib/word-knowledge/noun-taxonomy.br'
/** What stands above or below says more than how much of it is the same. */
const IN_LINE = 1.15
/** A sense with this weight is usual. */
const USUAL = 0.5
/** What says less is a kind of nearly everything: "thing", "object", "person". */
const LEAST_CONTENT = 0.19
/** So many nouns are remembered with how alike others are to them, and so many others for each. */
const MOST_COMPARED = 1000
const MOST_BESIDE = 100

let loaded: NounTaxonomy | undefined

/** Loads the file when a word needs it for the first time (about 50 ms); later it is there. */
export function nounTaxonomy(): NounTaxonomy {
  if (loaded) return loaded
  const [synsets, ...lines] = linesOf(brotliDecompressSync(readAsset(ASSET)))
  const words = new Map<string, string>()
  for (const line of lines) addLine(words, line)
  return (loaded = readTaxonomy(synsets!, words))
}

/** Loads it ahead, in slices: others get their turn in between. It is unpacked beside the event loop. */
export async function loadNounTaxonomy(): Promise<void> {
  if (loaded) return
  const [synsets, ...lines] = linesOf(await promisify(brotliDecompress)(readAsset(ASSET)))
  const words = new Map<string, string>()
  await eachInSlices(lines, line => addLine(words, line))
  loaded ??= readTaxonomy(synsets!, words)
}

/** A line of what nouns may mean, then one for each noun that begins with it. */
const linesOf = (file: Buffer): string[] => file.toString('latin1').split('\n')

const addLine = (words: Map<string, string>, line: string): void =>
  void words.set(line.slice(0, line.indexOf(' ')), line)

function readTaxonomy(meanings: string, words: ReadonlyMap<string, string>): NounTaxonomy {
  const synsets = meanings.split(' ')
  const content = (at: number) => Number.parseInt(synsets[at]!.slice(0, 2), 36) / 1295
  const known = new Map<number, ReadonlySet<number>>()
  const aboveOf = (at: number): ReadonlySet<number> => {
    const before = known.get(at)
    if (before) return before
    const steps = synsets[at]!.slice(2)
    const above = steps ? steps.split(',').map(step => at - Number.parseInt(step, 36)) : []
    const all = new Set([at, ...above.flatMap(one => [...aboveOf(one)])])
    known.set(at, all)
    return all
  }
  const sensesOf = rememberByWord((word): readonly Sense[] => {
    let at = 0
    const [, ...senses] = words.get(word)?.split(' ') ?? []
    return senses.map(sense => ({
      weight: Number.parseInt(sense[0]!, 36) / 35,
      at: (at += Number.parseInt(sense.slice(1), 36)),
    }))
  })
  const likenessOf = (one: Sense, other: Sense): NounLikeness => {
    const [mine, theirs] = [aboveOf(one.at), aboveOf(other.at)]
    const usual = Math.sqrt(one.weight * other.weight)
    if (one.at === other.at) return { strength: usual, relation: 'same' }
    const shared = Math.max(0, ...[...mine].filter(at => theirs.has(at)).map(content))
    const relation = theirs.has(one.at) ? 'above' : mine.has(other.at) ? 'below' : 'beside'
    const same = (2 * shared) / Math.max(content(one.at) + content(other.at), Number.EPSILON)
    return { strength: Math.min(1, same * (relation === 'beside' ? 1 : IN_LINE)) * usual, relation }
  }
  const likest = (one: string, other: string): NounLikeness | null =>
    sensesOf(one)
      .flatMap(mine => sensesOf(other).map(theirs => likenessOf(mine, theirs)))
      .sort((a, b) => b.strength - a.strength)[0] ?? null
  // The same few nouns are held against the same kinds of record in message after message.
  const likeness = rememberByWord(one => rememberByWord(other => likest(one, other), MOST_BESIDE), MOST_COMPARED)
  const usualOf = (word: string) => sensesOf(word).filter(({ weight }) => weight >= USUAL)
  const kindsOf = rememberByWord(
    noun => new Set(usualOf(noun).flatMap(({ at }) => (content(at) >= LEAST_CONTENT ? [at] : []))),
  )
  const allAbove = rememberByWord(noun => new Set(usualOf(noun).flatMap(({ at }) => [...aboveOf(at)])))
  return {
    likeness: (one, other) => likeness(one)(other) ?? undefined,
    isKindOf: (noun, other) => [...kindsOf(other)].some(kind => allAbove(noun).has(kind)),
  }
}
