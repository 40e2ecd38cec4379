import type { TurnOutcome } from '../turn.ts'
import { FILLERS, saysLittle } from '../understand/language/lexicon.ts'
import { stem, wordsOf } from '../understand/language/words.ts'
import { withoutBeside } from '../understand/requests/beside-the-request.ts'
import { splitSentences } from '../understand/requests/clauses.ts'
import { joinList } from './describe-selection.ts'

/** What is asked of the agent says nothing that could be written down: "Can you put that in?", "Please change it." */
const ASKS =
  /^\W*(?:please|can|could|would|will|do|just|and|then|also|thanks?|what|which|who|how|when|where|why|is|are|i (?:need|want))\b|\?\s*$/iu
/** So many words of its own a sentence has that tells something. */
const LEAST = 2
const GO_AHEAD = 'Shall I go ahead?'

/** The words of a sentence that tell something, by their stems. */
const contentOf = (sentence: string): string[] =>
  wordsOf(sentence)
    .map(word => word.toLowerCase())
    .filter(word => word.length > 2 && !FILLERS.has(word) && !saysLittle(word))
    .map(stem)

/**
 * A proposed change with what the message tells beside it and nothing of which is in the change: "Book Ann for ten. She has sensitive skin.",
 * where an appointment has no place for that. Whoever says yes has to know that it is not written down.
 */
export function tellUnwritten(outcome: TurnOutcome, message: string): TurnOutcome {
  const { pending, response } = outcome
  if (!pending || !response.includes(GO_AHEAD)) return outcome
  const sentences = splitSentences(withoutBeside(message).text)
  if (sentences.length < 2) return outcome
  const written = JSON.stringify([response, pending.args, pending.next, pending.later, pending.seen])
  const told = new Set(wordsOf(written).map(word => stem(word.toLowerCase())))
  const unwritten = sentences.filter(sentence => {
    const words = contentOf(sentence)
    return words.length >= LEAST && !ASKS.test(sentence) && !words.some(word => told.has(word))
  })
  // What nothing of was taken may be the order itself, in words that the records do not have.
  if (!unwritten.length || unwritten.length === sentences.length) return outcome
  const quoted = joinList(unwritten.map(sentence => `“${sentence.trim().replace(/[.!\s]+$/, '')}”`))
  return { ...outcome, response: response.replace(GO_AHEAD, `Nothing of ${quoted} is written down. ${GO_AHEAD}`) }
}
