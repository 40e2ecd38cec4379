import { fold, splitIdentifier, stem } from '../words.ts'

/** Words that only hold sentences together. Verbs are not among them: in the name of a tool they say what it does. */
const STOP_WORDS = new Set(
  (
    'a an the of in at on for with from to into onto by as about than then so too also just ' +
    'is are was were be been being am do does did have has had having can could would will shall should may might must ' +
    'i me my mine we us our ours you your yours he him his she her hers it its they them their theirs ' +
    'this that these those there here who whom whose which what when where why how ' +
    'and or but if not no please kindly thanks thank want need like let ve re ll don doesn isn eg ie etc'
  ).split(' '),
)

/** Writing without spaces between words: two characters at a time, as search engines do. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const RUNS = /[A-Za-z0-9]+/g
const WIDE_RUNS = /[\p{L}\p{M}\p{N}]+/gu
// oxlint-disable-next-line no-control-regex
const NOT_ASCII = /[^\x00-\x7f]/
const LONGEST_WORD = 64

/** What one run of letters and digits stands for: the same runs come again and again in a catalogue. */
const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 100_000

/** The index terms of a text in any naming style, in order: split, folded, stemmed, without stop words. */
export function termsOf(text: string): string[] {
  const found: string[] = []
  for (const run of text.match(NOT_ASCII.test(text) ? WIDE_RUNS : RUNS) ?? []) {
    if (run.length > LONGEST_WORD) continue
    for (const term of termsOfRun(run)) found.push(term)
  }
  return found
}

function termsOfRun(run: string): readonly string[] {
  const before = known.get(run)
  if (before) return before
  const terms = UNSPACED.test(run) ? pairsOf(run) : splitIdentifier(run).flatMap(termsOfWord)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(run, terms)
  return terms
}

/** A word with a number in it is found with and without: `oauth2`, `sha256`. */
function termsOfWord(word: string): string[] {
  if (STOP_WORDS.has(word)) return []
  const letters = /\d/.test(word) ? (word.match(/\p{L}{3,}/gu) ?? []) : []
  return [stem(word), ...letters.map(stem)]
}

function pairsOf(run: string): string[] {
  const characters = [...fold(run)]
  return characters.length < 2 ? characters : characters.slice(1).map((character, at) => characters[at]! + character)
}
