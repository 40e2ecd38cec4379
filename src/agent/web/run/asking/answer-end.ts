import { pattern, wordList } from '../../../../lib/patterns.ts'
import { parse } from 'chrono-node'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { PairAnswer } from './answer-from-pairs.ts'

/** Questions for the last moment of something. */
const ASKS = pattern('i')`
  ^\W*(?:
    until when|till when|by when
    |how long (?:can|may|could|do) (?:i|we|you|people|one)(?: still)? (?!take|need|have to)
    |when (?:does|do|will|is) .{0,60}\b
    (?:end|ends|over|close|closes|expire|expires|finish|due|the deadline|the last day)\b
    |what(?: is|'s) the (?:deadline|last day|closing date|due date)
    |when(?: is|'s) the (?:deadline|last day|closing date)
  )
`
/** How pages say it: verbs and nouns of ending before or behind a date. */
const ENDS =
  /\b(?:until|till|by|before|no later than|closes?|closing|ends?|ending|expires?|finishes|deadline|due|last day|runs? (?:to|until))\b/i
const FINAL = /\b(?:closes?|closing|ends?|ending|expires?|deadline|last day|until|till|no later than|due)\b/i
const LITTLE = new Set(wordList`
  until till when what is the can could may i we you people take part join enter apply still do does how long it this by
  last day deadline date closing end close to for in on of
`)

/**
 * "until when can I take part?": the one sentence of the page that says by a date when something ends. What the question says
 * besides stands in it, or is what the page is about; of taking part in the page's own matter it says nothing.
 */
export function answerEnd(question: string, lines: readonly { text: string }[], about: string): PairAnswer | undefined {
  if (!ASKS.test(question)) return undefined
  const named = wordsIn(about)
  const words = wordsIn(question).filter(word => !LITTLE.has(word) && !named.some(one => matchWord(word, one) >= 0.9))
  const sentences = new Set(
    lines.flatMap(({ text }) => text.replace(/\s+/g, ' ').split(/(?<=[.!;])\s+(?=[\p{Lu}\d])/u)),
  )
  const found = [...sentences].filter(sentence => {
    const own = wordsIn(sentence)
    return (
      ENDS.test(sentence) && hasDate(sentence) && words.every(word => own.some(one => matchWord(word, one) >= 0.75))
    )
  })
  const final = found.filter(sentence => FINAL.test(sentence))
  const [sentence, ...more] = final.length ? final : found
  if (sentence === undefined || more.length || sentence.length > 320) return undefined
  return { result: sentence.trim(), text: `The page says: “${sentence.trim()}”`, confidence: words.length ? 0.7 : 0.62 }
}

const hasDate = (sentence: string): boolean =>
  /\d/.test(sentence) &&
  parse(sentence).some(({ start }) => start.isCertain('day') || start.isCertain('hour') || start.isCertain('month'))
