import { brotliDecompressSync } from 'node:zlib'
import { readAsset } from '../assets.ts'

/** Which nouns are narrower than which, made from WordNet by scripts/write-noun-relations.ts. Words in the singular. */
export interface NounRelations {
  /** Nouns one or two steps above, each with how usual the senses are (0 to 1): a room for a gallery. */
  broader(noun: string): ReadonlyMap<string, number>
  /** Nouns one or two steps below: a ship for a vessel. */
  narrower(noun: string): ReadonlyMap<string, number>
}

const ASSET = 'src/lib/word-knowledge/noun-relations.br'
const NONE: ReadonlyMap<string, number> = new Map()

let loaded: NounRelations | undefined

/** Loads the file when a word needs it for the first time (about 10 ms); later it is there. */
export function nounRelations(): NounRelations {
  return (loaded ??= readRelations(brotliDecompressSync(readAsset(ASSET)).toString('latin1')))
}

/** A line has a noun and those below it, each with a digit of strength. */
function readRelations(text: string): NounRelations {
  const below = new Map<string, Map<string, number>>()
  const above = new Map<string, Map<string, number>>()
  for (const line of text.split('\n')) {
    const [noun, ...others] = line.split(' ') as [string, ...string[]]
    const list = new Map(others.map(other => [other.slice(0, -1), Number(other.at(-1)) / 9]))
    below.set(noun, list)
    for (const [other, strength] of list) {
      const up = above.get(other) ?? new Map<string, number>()
      above.set(other, up.set(noun, strength))
    }
  }
  return { broader: noun => above.get(noun) ?? NONE, narrower: noun => below.get(noun) ?? NONE }
}
