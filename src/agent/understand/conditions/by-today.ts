import { type Draft, isFree } from '../reading/draft.ts'

/** What people did when they came or went. */
const CAME_OR_WENT = /^(?:joined|hired|started|taken on|recruited|left|quit|resigned|departed|gone)$/i
const BETWEEN = /^(?:us|here|the|our|company|firm|team|business|organi[sz]ation|in|on|so far|already|been)$/i

/**
 * "how many people have joined us this year?" where some are to join later in it: whoever came or went has done so by today. Before dates are read.
 */
export function keepByToday({ chunks, message: { today } }: Draft): void {
  chunks.forEach((chunk, at) => {
    const { literal } = chunk
    if (!isFree(chunk) || literal?.kind !== 'date' || literal.first > today || literal.last <= today) return
    let before = at - 1
    while (before > 0 && BETWEEN.test(chunks[before]!.text)) before--
    if (before >= 0 && CAME_OR_WENT.test(chunks[before]!.text)) chunk.literal = { ...literal, last: today }
  })
}
keepByToday.needs = CAME_OR_WENT
