/** Words that have two spellings or two lengths, both of them right. */
import { AMERICAN_WORDS } from '../../../lib/american-spelling.ts'
import { wordList } from '../../../lib/patterns.ts'
import { plural } from './words.ts'

/**
 * How British and American spelling differ by rule (Quirk et al., 1985, App. III; Peters, "The Cambridge Guide to English
 * Usage", 2004): colour and color, organise and organize, centre and center, dialogue and dialog,
 * cancelled and canceled. Each pair is read both ways.
 */
const ENDINGS: readonly (readonly [british: string, american: string])[] = [
  ['our', 'or'],
  ['ise', 'ize'],
  ['isation', 'ization'],
  ['yse', 'yze'],
  ['tre', 'ter'],
  ['ogue', 'og'],
  ['lled', 'led'],
  ['lling', 'ling'],
  ['gramme', 'gram'],
]
/** Inflections behind an ending that differs: "colours", "coloured", "organising". */
const INFLECTED = /(?:s|ed|d|ing|r|rs|al)?$/

/** Pairs that no rule gives: those that stems fold, and those that another word is spelt like. */
const IRREGULAR: (readonly [british: string, american: string])[] = [
  ...AMERICAN_WORDS,
  ...wordList`licence:license defence:defense offence:offense cheque:check storey:story`.map(
    pair => pair.split(':') as [string, string],
  ),
]
const PAIRS = new Map(
  IRREGULAR.flatMap(([british, american]) => [
    [british, american],
    [american, british],
    [plural(british), plural(american)],
    [plural(american), plural(british)],
  ]),
)

/** The same word as the other side of the Atlantic spells it, as far as rules go: what of it is a word, the caller knows. */
export function otherSpellings(word: string): string[] {
  const pair = PAIRS.get(word)
  const out = pair === undefined ? [] : [pair]
  const ending = INFLECTED.exec(word)![0]
  for (const bare of new Set([word, word.slice(0, word.length - ending.length)]))
    for (const endings of ENDINGS)
      for (const [own, other] of [endings, [endings[1], endings[0]] as const])
        if (bare.endsWith(own) && bare.length > own.length + 1)
          out.push(bare.slice(0, -own.length) + other + word.slice(bare.length))
  return out
}

/**
 * Nouns that are mostly used clipped, where the short form is no plain beginning of three letters or more that is read so
 * anyway (Quirk et al., 1985, I.74; Bauer, "English Word-formation", 1983, 7.2).
 */
const CLIPPED: readonly (readonly [short: string, long: string])[] = wordList`
  ad:advertisement advert:advertisement bike:bicycle fridge:refrigerator plane:aeroplane phone:telephone
  mike:microphone pram:perambulator flu:influenza sub:subscription rep:representative spec:specification lab:laboratory
  exam:examination vet:veterinarian prof:professor promo:promotion pharma:pharmaceutical admin:administrator
  tix:ticket mgr:manager mngr:manager mgmt:management
`.map(pair => pair.split(':') as [string, string])

export const CLIPPED_NOUNS: ReadonlyMap<string, string> = new Map(
  CLIPPED.flatMap(([short, long]) => [
    [short, long],
    [plural(short), plural(long)],
  ]),
)
