import { brotliDecompressSync } from 'node:zlib'
import { readAsset } from '../assets.ts'

const ASSET = 'src/lib/word-knowledge/verbs.br'

let loaded: ReadonlyMap<string, number> | undefined

/**
 * How often a word in its base form is a verb where it is used (0 to 0.9 in tenths; 0 for what is none), made from WordNet by
 * scripts/write-verbs.ts. Loads the file with the first question.
 */
export function shareAsVerb(word: string): number {
  loaded ??= new Map(
    brotliDecompressSync(readAsset(ASSET))
      .toString('latin1')
      .split('\n')
      .map(line => [line.slice(0, -1), Number(line.at(-1)) / 10]),
  )
  return loaded.get(word.toLowerCase()) ?? 0
}
