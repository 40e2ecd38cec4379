import { stem } from '../../../lib/words.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { wordList } from '../../../lib/patterns.ts'
import { FILLERS } from '../../understand/language/lexicon.ts'
import { normalise, type Claim } from './claims.ts'

/** Addresses, and codes of letters with digits or of parts: `INV-2024-001`, `acc_12`, `10.0.0.1`, `+1 555-0100`. */
const CODES = [
  /\+\d[\d\s().-]{5,}\d/gu,
  /https?:\/\/[^\s)>\]"'”]+/giu,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}_:#/.-]*\d)(?=[\p{L}\p{N}_:#/.-]*[\p{L}_])[\p{L}\p{N}]+(?:[_:#/.-][\p{L}\p{N}]+)*(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\d+(?:[:/.-]\d+){2,}(?![\p{L}\p{N}])/gu,
]
/** Times of day: `10:00`. */
const TIME = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/g
/** A figure with a unit or an ending is no code: `12k`, `5kg`, `1st`, `3D`. */
const WITH_UNIT = /^\d+(?:[.,]\d+)?\p{L}{1,3}$/u

const QUOTED = /[“"]([^“”"\n]{2,80})[”"]/gu
const CAPITAL = String.raw`(?:\p{Lu}\.(?= \p{Lu}\p{Ll})|\p{Lu}(?:[\p{L}\p{M}’'&-]|\.(?=\p{L}))*)`
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])${CAPITAL}(?:(?: (?:of|the|de|del|da|van|von|der|den|la|le|al|bin) | )(?=\p{Lu})${CAPITAL})*`,
  'gu',
)
/** Signs before which a capital letter says nothing: the beginning of a sentence, a line, a cell, a list item. */
const BEGINNING = /(?:^|[.!?:;|>*#(\n“"-]|\b\d+[.)])\s*[*_]*$/
/** Little words that WordNet does not have (closed classes), capital at the beginning of a sentence or in a heading. */
const LITTLE = new Set(
  wordList`
    the this that these those there here he she it they we you who whom whose which what when where why how and or
    but nor yet so if then than because since although though while whereas unless until after before during
    within without with from into onto upon about above below under over between among through across against
    along around behind beside besides beyond despite except per via for of at by to on off up out as not none
    nobody nothing neither either both each every all any some many much most few several other another such same
    his her hers its their theirs our ours your yours my mine me him us them himself herself itself themselves
    myself yourself yes okay please however therefore moreover also too is are was were be been being am do does
    did has have had can could will would shall should may might must let otherwise instead meanwhile
  `,
)
/** Abbreviations of computing, trade and offices that name no record, and the codes of currencies (ISO 4217). */
const ACRONYMS = new Set([
  ...'i api sql url id ids pdf csv json html ok faq n/a na am pm utc gmt ai llm vs eu us usa uk'.split(' '),
  ...'crm erp hr it pr ceo cfo cto coo vp kpi roi vat gdp arr mrr b2b b2c saas sla eta fyi asap ytd yoy qoq avg max min'.split(
    ' ',
  ),
  ...Intl.supportedValuesOf('currency').map(code => code.toLowerCase()),
])

/** The names that a text mentions: runs of capitalised words, quotations, addresses and codes. */
export function findNames(text: string): Claim[] {
  const found: Claim[] = []
  const add = (words: string, start: number, mayBeLabel = false) => {
    const end = start + words.length
    const normal = normalise(words)
    if (!normal || found.some(other => start < other.end && other.start < end)) return
    found.push({ kind: 'text', text: words, start, end, words: normal, ...(mayBeLabel && { mayBeLabel }) })
  }
  for (const pattern of CODES)
    for (const match of text.matchAll(pattern)) {
      const code = match[0].replace(/[.,;:!?]+$/, '')
      if (!WITH_UNIT.test(code) && !ACRONYMS.has(code.toLowerCase())) add(code, match.index)
    }
  for (const match of text.matchAll(TIME)) add(match[0], match.index)
  for (const match of text.matchAll(QUOTED)) add(match[1]!, match.index + 1)
  for (const match of text.matchAll(NAME)) {
    const isBeginning = BEGINNING.test(text.slice(Math.max(0, match.index - 8), match.index))
    const name = trimName(match[0], isBeginning)
    if (name) {
      add(name.text, match.index + name.offset)
      continue
    }
    // Only the first capital is due to the place: the others are not.
    const common = trimLittle(match[0])
    if (common.text.includes(' ') && !isHeading(text, match.index, match.index + match[0].length))
      add(common.text, match.index + common.offset, true)
  }
  return found
}

/** Headings of texts and tables, and lines that announce what follows. */
function isHeading(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  if (/^\s*#/.test(text.slice(from, to)) || /^[*_]*:[*_]*\s*$/.test(text.slice(end, to))) return true
  return text[from] === '|' && /^\n\s*\|?\s*:?-{2,}/.test(text.slice(to))
}

/** A run of capitalised words without little words around it. */
function trimLittle(run: string): { text: string; offset: number } {
  const words = run.replace(/[.&'’-]+$/, '').split(' ')
  const isLittle = (word: string) => LITTLE.has(normalise(word)) || FILLERS.has(normalise(word))
  const first = words.findIndex(word => !isLittle(word))
  if (first < 0) return { text: '', offset: 0 }
  const last = words.findLastIndex(word => !isLittle(word))
  return { text: words.slice(first, last + 1).join(' '), offset: words.slice(0, first).join(' ').length + (first && 1) }
}

/** A run of capitalised words without those that are capital for another reason; undefined when no name is left. */
function trimName(run: string, isBeginning: boolean): { text: string; offset: number } | undefined {
  let rest = run.replace(/[.&'’-]+$/, '')
  let offset = 0
  while (isBeginning && rest) {
    const [first] = rest.split(' ', 1) as [string]
    if (!isCommon(first)) break
    const next = rest.slice(first.length).trimStart()
    offset += rest.length - next.length
    rest = next
  }
  const words = rest.split(' ')
  if (!rest || (words.length === 1 && isCommon(rest))) return undefined
  return { text: rest, offset }
}

/** Whether a word is one of the language: a little word, or one that WordNet has. */
function isCommon(word: string): boolean {
  const lower = normalise(word)
  if (ACRONYMS.has(lower) || FILLERS.has(lower) || LITTLE.has(lower)) return true
  // Two capitals are a code: of a state, a country.
  if (lower.length < 3) return !/^\p{Lu}{2}$/u.test(word)
  return lower
    .split(' ')
    .every(part => LITTLE.has(part) || FILLERS.has(part) || wordKnowledge().find(stem(part)) !== undefined)
}
