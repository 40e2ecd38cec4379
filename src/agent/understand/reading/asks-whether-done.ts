import { isParticiple } from '../language/verb-forms.ts'
import type { Draft } from './draft.ts'

/** "has it been paid?", "was B-17 paid already?", "when was it paid?": whether or when it was done, which no amount tells. */
export function asksWhetherDone({ chunks, message }: Draft, at: number): boolean {
  return (
    ASKS_WHETHER.test(message.text) &&
    isParticiple(chunks[at]!.text.toLowerCase()) &&
    chunks.slice(at + 1).every(({ kind }) => kind === 'filler')
  )
}
const ASKS_WHETHER = /^\W*(?:(?:and|so|but)\s+)*(?:when\s+)?(?:is|are|was|were|has|have|had|got)\b/i
