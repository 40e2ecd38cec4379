import type { Draft } from '../reading/draft.ts'
import { isParticiple } from '../language/verb-forms.ts'

/** How sure it is that a bound on how long something took is one on when it was. */
const TIME_TAKEN = 0.3

/**
 * "solved in less than a week", "built in under a year": how long what was done took, no bound on its date. `first` is where the
 * bound begins.
 */
export function doubtTimeTaken(draft: Draft, first: number): void {
  const { chunks } = draft
  const verb = chunks[first - 2]?.text.split(' ').at(-1)?.toLowerCase() ?? ''
  const isBound = /^(?:less|more|fewer|under|over|at most|at least)\b/i.test(chunks[first]!.text)
  if (isBound && /^in$/i.test(chunks[first - 1]?.text ?? '') && isParticiple(verb))
    draft.sureness = Math.min(draft.sureness, TIME_TAKEN)
}
