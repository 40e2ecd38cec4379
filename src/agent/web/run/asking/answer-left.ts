import { pattern } from '../../../../lib/patterns.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { PairAnswer } from './answer-from-pairs.ts'

/** Questions for what is not used up yet. */
const ASKS = pattern('i')`
  ^\W*how (?:much|many) (.+?) (?:is|are|do|does|have|has)?\s*(?:(?:i|we|you|there|it)\s+)?
  (?:have |has |got |still )*(?:left|remaining|free|available|still free|to go)\b
`
/** How pages say it beside the figure. */
const LEFT = /\b(?:left|remaining|remains?|free|available|to go)\b/i
/** A figure with its unit, and what is left of it or what it is of. */
const AMOUNT = pattern('iu')`
  ((?:\p{Sc}\s?)?\d[\d.,]*(?:\s?(?:%|\p{L}+))?)\s+(?:left|remaining|free|available|to go)\b
  |\b(?:left|remaining|free|available)\b[^\d\p{Sc}]{0,20}((?:\p{Sc}\s?)?\d[\d.,]*(?:\s?(?:%|\p{L}+))?)
`
/** What things are measured in: what is asked for need not be said where the figure has its unit (SI, IEC 80000-13, time, money). */
const MEASURED: readonly [RegExp, RegExp][] = [
  [/^(?:space|storage|room|memory|disk|data|capacity|quota|traffic)$/, /\d\s?(?:[kKMGTP]i?B|bytes?)\b/],
  [/^(?:time|long)$/, /\d\s?(?:s|sec|min|h|hours?|minutes?|seconds?|days?|weeks?)\b|\d:\d{2}/i],
  [/^(?:money|credit|budget|balance)$/, /\p{Sc}\s?\d|\d\s?\p{Sc}/u],
]

/** "how much space is left?": the one line that says how much is left, free or remaining of what is asked for. */
export function answerLeft(
  question: string,
  lines: readonly { text: string }[],
  about: string,
): PairAnswer | undefined {
  const asked = ASKS.exec(question)?.[1]
  if (asked === undefined) return undefined
  const words = wordsIn(asked).filter(word => !/^(?:of|my|our|the|more|do|i|we|is|are|in|on)$/.test(word))
  const named = wordsIn(about)
  const found = lines.flatMap(({ text }) => {
    const line = text.replace(/\s+/g, ' ').trim()
    const amount = LEFT.test(line) ? AMOUNT.exec(line) : null
    const own = wordsIn(line)
    const isMeant = words.every(
      word =>
        own.some(one => matchWord(word, one) >= 0.8) ||
        MEASURED.some(([kind, unit]) => kind.test(word) && amount !== null && unit.test(amount[0])) ||
        named.some(one => matchWord(word, one) >= 0.95),
    )
    const value = amount?.[1] ?? amount?.[2]
    return value !== undefined && isMeant && words.length > 0 && line.length < 160 ? [{ value, line }] : []
  })
  const [first] = found
  if (!first || new Set(found.map(({ value }) => value)).size > 1) return undefined
  return { result: first.value, text: `The page says: “${first.line}”`, confidence: 0.75 }
}
