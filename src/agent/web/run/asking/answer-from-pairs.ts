import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { contentWords } from './question-words.ts'

/** A label of the page and what stands for it: a definition, a row of two cells, "Label: value", "Label (3)". */
export interface Pair {
  label: string
  value: string
  /** What stands over it, whose words may be said as well. */
  heading?: string
}

export interface PairAnswer {
  result: string | boolean
  text: string
  confidence: number
}

const SAME = 0.8
/** Questions for a figure, a moment or a person take no other kind of value. */
const FITS: readonly [RegExp, RegExp][] = [
  [/\bhow (?:many|much|long|big|large|old|far|tall|heavy)\b/i, /\d/],
  // A code or a range is no number of things.
  [/\bhow many\b|\bnumber of\b/i, /^\D*\d[\d.,]*\D*$/],
  [/\bwhen\b|\bwhat (?:time|date|day)\b/i, /\d|day\b|closed|never|always/i],
  [/\bwho\b|\bwhom\b/i, /\p{Lu}/u],
  // Which of several are so is not told by how many they are.
  [/^\W*which \p{L}+s (?:are|were|have|aren['’]t|haven['’]t)\b/iu, /\p{L}/u],
]

/** A person's name. */
const NAMED = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*)+$/u

/** Words that ask for a kind of value, which the value itself answers: what costs is an amount, what lasts a length of time. */
const ASKS_KIND: readonly [RegExp, RegExp][] = [
  [
    /^(?:cost|costs|price|prices|fee|charge|charged|pay|paid)$/,
    /\p{Sc}|\b(?:euros?|eur|dollars?|usd|pounds?|gbp|pence|cents?|francs?|chf|free)\b|\d[.,]\d{2}$/iu,
  ],
  [/^(?:long|last|lasts|take|takes|duration)$/, /\d\s*(?:min|h|hour|day|week|month|year|second|sec)/i],
  [/^(?:time|start|starts|begin|begins|end|ends)$/, /\d{1,2}[:.]\d{2}|\d\s*[ap]\.?m/i],
]
/** How totals are called, by people and by pages. */
const TOTAL = /^(?:(?:grand |sub)?total|sum|to pay|amount due|in all|altogether|together|overall)$/i

/**
 * The value of the label that a question asks for: all words of the label are said, and every word of the question is one of
 * the label, of its heading, of the page's name or of the value. Undefined where none or several different ones are.
 */
export function answerFromPairs(question: string, pairs: readonly Pair[], about: string): PairAnswer | undefined {
  const sum = sumAsked(question, pairs, about)
  if (sum) return sum
  const words = wordsAsked(question)
  if (!words.length) return undefined
  const doing = /^\W*who\s+(?!is\b|are\b|was\b|has\b|have\b)(\p{Ll}+)\s/u.exec(question)?.[1]
  const name = wordsIn(about)
  const says = (list: readonly string[], word: string) => list.some(one => matchWord(word, one) >= SAME)
  const found = pairs.flatMap(pair => {
    const own = TOTAL.test(pair.label.trim()) ? ['total'] : contentWords(pair.label)
    // A value with digits is a number: "the berth number" asks for the berth.
    const kind = /\d/.test(pair.value) ? ['number'] : []
    const around = [...own, ...wordsIn(pair.heading ?? ''), ...name, ...wordsIn(pair.value), ...kind]
    const isSaid = own.length > 0 && own.every(word => words.some(said => matchWord(said, word) >= SAME))
    const isKind = (word: string) => ASKS_KIND.some(([asks, kind]) => asks.test(word) && kind.test(pair.value))
    // "who plays Nina": what somebody is there for goes without saying.
    const isExplained = (word: string) =>
      says(around, word) || isKind(word) || (word === doing && NAMED.test(pair.value))
    if (!isSaid || !words.every(isExplained)) return []
    if (!FITS.every(([asks, fits]) => !asks.test(question) || fits.test(pair.value))) return []
    return [{ ...pair, length: own.length }]
  })
  const most = Math.max(0, ...found.map(({ length }) => length))
  const best = found.filter(({ length }) => length === most)
  const [first] = best
  if (!first || new Set(best.map(({ value }) => value)).size > 1) return undefined
  return { result: first.value, text: `${first.label}: ${first.value}`, confidence: 0.85 }
}

const ASKS_SUM =
  /\b(?:altogether|all together|in total|in all|overall|all in|the total|total (?:price|cost|amount|sum))\b/i
const ASKS_AMOUNT = /\bhow much\b|\bwhat\b|\b(?:costs?|prices?|pay|owe)\b/i
const SUM = /^(?:grand )?(?:total|sum|to pay|amount due|in all|altogether|overall)\W*$/i
const MONEY = /\p{Sc}\s*\d|\d\s*\p{Sc}|\d[.,]\d{2}\b/u

/**
 * "how much is it altogether with delivery": the one sum of money of the page, where all else that is said are parts of it,
 * which have labels of their own, or what the page is about. A part is never the answer.
 */
function sumAsked(question: string, pairs: readonly Pair[], about: string): PairAnswer | undefined {
  if (!ASKS_SUM.test(question) || !ASKS_AMOUNT.test(question) || /\bhow many\b/i.test(question)) return undefined
  const sums = pairs.filter(({ label, value }) => SUM.test(label.trim()) && MONEY.test(value))
  const [first] = sums
  const known = [...pairs.flatMap(({ label, heading = '' }) => wordsIn(`${label} ${heading}`)), ...wordsIn(about)]
  const rest = contentWords(question.replace(ASKS_SUM, '')).filter(word => !TOTAL.test(word) && !ASKS_AMOUNT.test(word))
  const isPart = (word: string) => known.some(one => matchWord(word, one) >= SAME)
  if (!first || new Set(sums.map(({ value }) => value)).size > 1 || !rest.every(isPart)) return undefined
  return { result: first.value, text: `${first.label}: ${first.value}`, confidence: 0.85 }
}

/** The words of a question; what asks for a total is called so. */
function wordsAsked(question: string): string[] {
  const words = contentWords(question).map(word => (TOTAL.test(word) ? 'total' : word))
  return words.length === 1 && words[0] === 'pay' ? ['total'] : words
}
