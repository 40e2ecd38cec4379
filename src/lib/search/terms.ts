import { fold, splitIdentifier, stem } from '../words.ts'

/**
 * Words that only hold sentences together: the English list of the Snowball project, without accents and apostrophes,
 * and politeness. Verbs of action are not among them: in the name of a tool they say what it does.
 */
const STOP_WORDS = new Set(
  (
    'i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it ' +
    'its itself they them their theirs themselves what which who whom this that these those am is are was were be been ' +
    'being have has had having do does did doing would should could ought m re ve d ll isn aren wasn weren hasn haven ' +
    'hadn doesn don didn won wouldn shan shouldn can couldn mustn let s t here there when where why how a an the and but ' +
    'if or because as until while of at by for with about against between into through during before after above below ' +
    'to from up down in out on off over under again further then once all any both each few more most other some such no ' +
    'nor not only own same so than too very will may might must shall just also please kindly thank thanks want need'
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
