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
  result: string
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
]

/**
 * The value of the label that a question asks for: all words of the label are said, and every word of the question is one of
 * the label, of its heading, of the page's name or of the value. Undefined where none or several different ones are.
 */
export function answerFromPairs(question: string, pairs: readonly Pair[], about: string): PairAnswer | undefined {
  const words = contentWords(question)
  if (!words.length) return undefined
  const name = wordsIn(about)
  const says = (list: readonly string[], word: string) => list.some(one => matchWord(word, one) >= SAME)
  const found = pairs.flatMap(pair => {
    const own = contentWords(pair.label)
    // A value with digits is a number: "the berth number" asks for the berth.
    const kind = /\d/.test(pair.value) ? ['number'] : []
    const around = [...own, ...wordsIn(pair.heading ?? ''), ...name, ...wordsIn(pair.value), ...kind]
    const isSaid = own.length > 0 && own.every(word => words.some(said => matchWord(said, word) >= SAME))
    if (!isSaid || !words.every(word => says(around, word))) return []
    if (!FITS.every(([asks, fits]) => !asks.test(question) || fits.test(pair.value))) return []
    return [{ ...pair, length: own.length }]
  })
  const most = Math.max(0, ...found.map(({ length }) => length))
  const best = found.filter(({ length }) => length === most)
  const [first] = best
  if (!first || new Set(best.map(({ value }) => value)).size > 1) return undefined
  return { result: first.value, text: `${first.label}: ${first.value}`, confidence: 0.85 }
}
