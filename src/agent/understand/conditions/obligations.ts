import type { Chunk } from '../chunks/chunk.ts'
import { isPaid } from '../entity-model/unpaid-states.ts'
import type { Draft } from '../reading/draft.ts'

/** What somebody has to do for each of their own: who has not paid has something that is not paid, whatever else they have paid. */
export const OBLIGATIONS = /^(?:paid|settled|returned|submitted|replied|responded|signed)$/i

/** "clients who haven't paid", "readers that have not returned": the perfect is denied of those who have to do it. */
export const isObligation = ({ chunks }: Draft, negation: Chunk, at: number): boolean =>
  OBLIGATIONS.test(chunks[at]!.text) &&
  /\b(?:have|has|had)(?:n['’]?t| not)\b/i.test(`${chunks[chunks.indexOf(negation) - 1]?.text} ${negation.text}`) &&
  chunks.slice(chunks.indexOf(negation) + 1, at).every(c => c.kind === 'filler')

/** "how much is still unpaid": what was written off is owed by nobody any more. */
export const owesAmount = ({ chunks }: Draft, values: readonly string[]): boolean =>
  values.every(isPaid) && chunks.some(c => /^how much$/i.test(c.text))
