import { tellsWhatIsLeft } from '../entity-model/field-roles.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

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
  if (!isBehindVerb || (next && !ANEW.test(next.text) && next.literal?.kind !== 'date')) return
  const figure = chunks
    .slice(0, at)
    .flatMap(c => c.fields)
    .find(f => f.quality >= 0.8 && tellsWhatIsLeft(f.field))
  if (!figure) return
  use(chunks[at]!, 'related')
  // "this year" of "days of leave that are left this year": for which time it is the figure says itself.
  const isSaid = (text: string) => figure.field.description.toLowerCase().includes(text.toLowerCase())
  if (next?.literal?.kind === 'date' && isFree(next) && isSaid(next.text)) use(next, 'related')
}
readStillLeft.needs = /^(?:left|remaining)$/
