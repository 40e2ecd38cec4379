import { CHANGING_ACTIONS, COMPUTING_NOUNS, READING_ACTIONS, SHORT_FORMS } from '../../../lib/synonyms.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { escapePattern } from '../../../lib/escape-pattern.ts'
import { baseOf } from '../../understand/language/verb-forms.ts'
import { editDistance } from '../../../lib/edit-distance.ts'
import { fold, stem } from '../../../lib/words.ts'

/** Words that say little: English determiners, prepositions and conjunctions (closed classes). */
const LITTLE = new Set(
  'a an the this that these those my your his her its our their some any of in on at to for from by with and or is are be as into'.split(
    ' ',
  ),
)

const groups = new Map<string, Set<number>>()
for (const [at, row] of [...CHANGING_ACTIONS, ...READING_ACTIONS, ...COMPUTING_NOUNS, ...SHORT_FORMS].entries())
  for (const word of row) groups.set(word, (groups.get(word) ?? new Set()).add(at))

/** Words of a text, folded; identifiers are split; signs count only where there is nothing else. */
export function wordsIn(text: string): string[] {
  const folded = fold(text.replace(/([a-z])([A-Z][a-z])/g, '$1 $2'))
  const words = folded.replace(/(\p{L})'s\b/gu, '$1').match(/[\p{L}\p{N}]+(?:[.,:/-](?=\d)\d+)*/gu)
  return words ?? folded.split(/\s+/).filter(Boolean)
}

/** Letter case, accents, white space and kinds of quotes aside, and the marks that end a label. */
export const plainText = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()
const bareText = (text: string): string => plainText(text).replace(/^[\s"'([]+|[\s:*"'.,!?)\]…]+$/g, '')

/** "Drafts (3)": how many there are is no part of what they are called. */
const withoutCount = (text: string): string => text.replace(/\s*\(\d[\d.,]*\)\s*$/, '')

const likeness = new Map<string, number>()

/**
 * 0 to 1: the same word; another form of it; a slip of the pen (one letter from four letters on, two from eight on); the
 * same action or thing in other words; a synonym (WordNet).
 */
export function matchWord(wanted: string, has: string): number {
  if (wanted === has) return 1
  const key = `${wanted} ${has}`
  const known = likeness.get(key)
  if (known !== undefined) return known
  const score = compareWords(wanted, has)
  if (likeness.size < 20_000) likeness.set(key, score)
  return score
}

function compareWords(wanted: string, has: string): number {
  if (/^\d/.test(wanted) || /^\d/.test(has)) return sameNumber(wanted, has) ? 1 : 0
  // Names with other figures are those of other things: "P-311" is no slip for "P-312".
  if (/\d/.test(wanted) && /\d/.test(has) && figuresOf(wanted) !== figuresOf(has)) return 0
  // The suffix says that there is none: "paperless" is no kind of paper.
  if (`${wanted}less` === has || `${has}less` === wanted) return 0
  if (stem(wanted) === stem(has) || isShortFor(wanted, has) || isShortFor(has, wanted)) return 0.95
  const [base, other] = [baseOf(wanted) ?? wanted, baseOf(has) ?? has]
  if ((base !== wanted || other !== has) && stem(base) === stem(other)) return 0.9
  const shortest = Math.min(wanted.length, has.length)
  const slips = shortest >= 8 ? 2 : shortest >= 4 ? 1 : 0
  // Slips of the pen spare the first letter (Yannakoudakis and Fawthrop, 1983): Teri is another than Jeri.
  const edits = slips > 0 && wanted[0] === has[0] ? editDistance(wanted, has) : 9
  const near = wordKnowledge().synonyms(stem(wanted)).get(stem(has)) ?? 0
  // A slip of the pen leaves no other word: potatoes are no tomatoes.
  const isOther = near === 0 && isWord(wanted) && isWord(has)
  if (edits <= slips && !isOther) return edits === 1 ? 0.85 : 0.75
  if (sharesGroup(wanted, has)) return 0.8
  const begins = shortest >= 3 && (has.startsWith(wanted) || wanted.startsWith(has))
  return Math.max(begins ? 0.6 : 0, near > 0 ? 0.5 + 0.3 * near : 0)
}

/** Whether English has it (WordNet), and it is not short for something. */
const isWord = (word: string): boolean => word.length > 3 && wordKnowledge().find(stem(word)) !== undefined

/** Names of the days and months in English (CLDR). */
const CALENDAR = [
  ...Array.from({ length: 7 }, (_, day) => nameOfDay(day)),
  ...Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 15)).toLowerCase(),
  ),
]
function nameOfDay(day: number): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
    .format(Date.UTC(2024, 0, 1 + day))
    .toLowerCase()
}

/** "Wed" for Wednesday, "Sept" for September: the first three or four letters stand for the whole. */
const isShortFor = (short: string, name: string): boolean =>
  (short.length === 3 || short.length === 4) && name.startsWith(short) && CALENDAR.includes(name)

/** Whether a word says when: a day, a month, or a figure of a date or time. */
export const isMoment = (word: string): boolean =>
  /^\d{1,2}(?:[:.]\d{2}|st|nd|rd|th)?$/.test(word) || CALENDAR.some(name => name === word || isShortFor(word, name))

const figuresOf = (word: string): string => word.replaceAll(/\D/g, '')

const sameNumber = (one: string, other: string) => Number(one.replaceAll(',', '')) === Number(other.replaceAll(',', ''))

function sharesGroup(one: string, other: string): boolean {
  const [a, b] = [groups.get(one), groups.get(other)]
  return a !== undefined && b !== undefined && [...a].some(at => b.has(at))
}

const weightOf = (word: string): number => (LITTLE.has(word) ? 0.15 : 1)

/** How much of what is wanted a text has, word by word (0 to 1 each). */
export const coverage = (wanted: readonly string[], has: readonly string[]): number[] =>
  wanted.map(word => Math.max(0, ...has.map(other => matchWord(word, other))))

/** The mean of scores for words, by what the words say. */
export function weighted(words: readonly string[], scores: readonly number[]): number {
  let [sum, all] = [0, 0]
  for (const [at, word] of words.entries()) {
    sum += weightOf(word) * scores[at]!
    all += weightOf(word)
  }
  return all === 0 ? 0 : sum / all
}

/**
 * How well a text is what was said, 0 to 1: the very text 1 (0.99 without the marks around it), the words in it by how many
 * of them there are and how much else it says. Quoted words have to be there as they were written; letter case only
 * decides between two that have them.
 */
export function matchText(wanted: string, has: string, quoted = false): number {
  if (has === '' || wanted === '') return 0
  if (wanted === has) return 1
  const [want, text] = [plainText(wanted), plainText(has)]
  if (want === text) return 0.995
  if (bareText(wanted) !== '' && bareText(wanted) === bareText(has)) return 0.985
  if (bareText(wanted) !== '' && bareText(wanted) === bareText(withoutCount(has))) return 0.98
  const words = wordsIn(wanted)
  const others = wordsIn(has)
  if (words.length === others.length && words.every((word, at) => word === others[at])) return 0.97
  const share = want.length / Math.max(want.length, text.length)
  const holds = new RegExp(`(^|[^\\p{L}\\p{N}])${escapePattern(want)}($|[^\\p{L}\\p{N}])`, 'u').test(text)
  if (quoted && !holds && text.includes(want) && isPartOfOther(want, others)) return 0.3
  if (quoted) return holds ? 0.7 + 0.2 * share : text.includes(want) ? 0.5 + 0.2 * share : 0.45 * byWords(words, others)
  return Math.max(holds ? 0.72 + 0.2 * share : 0, byWords(words, others))
}

/** "Play" is no part of "Playback", which is another word or made of two, as it is one of "Play1". */
const isPartOfOther = (want: string, others: readonly string[]): boolean =>
  isWord(want) &&
  others.filter(other => other.includes(want)).every(other => isWord(other) || isWord(other.replace(want, '')))

function byWords(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0 || others.length === 0) return 0
  const there = weighted(words, coverage(words, others))
  if (there < 0.5) return 0
  const used = weighted(others, coverage(others, words))
  return Math.min(0.95, there ** 1.6 * (0.72 + 0.24 * used))
}
