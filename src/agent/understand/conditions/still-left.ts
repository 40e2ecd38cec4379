import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

const REMAINING = /^(?:remaining|left|available|balance|open|unused|outstanding)$/
const HAS = /\b(?:has|have|had|is|are|was|were|does|do|did)\b/i
const ANEW = /^(?:the|our|my|in|on|at|since|before|after|last|this|next|for)$/i

/**
 * "how many leave days does Ann have left" of `remaining_leave_days`, "how much credit is left on the card" of a credit balance: a figure of
 * what remains says it itself, and nobody has left. "Who left" has no such figure. Before conditions are read.
 */
export function readStillLeft({ chunks, message }: Draft): void {
  const at = chunks.findIndex(c => isFree(c) && /^(?:left|left over|remaining)$/i.test(c.text))
  if (at < 0 || !/^\W*(?:and |so |but )?how (?:many|much)\b/i.test(message.text) || !HAS.test(message.text)) return
  const [before, next] = [chunks[at - 1]?.text ?? '', chunks[at + 1]]
  const isBehindVerb = /^(?:has|have|had|is|are|was|were)$/i.test(before)
  if (!isBehindVerb || (next && !ANEW.test(next.text))) return
  const figure = chunks
    .slice(0, at)
    .flatMap(c => c.fields)
    .find(f => f.quality >= 0.8 && isFigure(f.field) && f.field.words.some(word => REMAINING.test(word)))
  if (figure) use(chunks[at]!, 'related')
}
readStillLeft.needs = /^(?:left|remaining)$/
