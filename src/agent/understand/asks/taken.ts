import { type Draft, isFree, makeFiller, nounsBefore, use } from '../reading/draft.ts'

const TAKE = /^(?:take|taken|took)$/i
const SUBJECT = /^(?:we|i|you|they|people|been|be)$/i
/** What may stand behind it, which is no object of its own. */
const ENDS = /^(?:in|on|at|during|since|so|far|yet|already|altogether|in total|this|last|by|from)$/i

/**
 * "how many orders did we take in May", "exams that have been taken": before what was taken the verb says no more than that there are some
 * (a light verb; Quirk et al., 1985, 17.3). How long something takes is another question.
 */
export function readTaken(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !TAKE.test(chunk.text) || chunk.values.length || chunk.entities.length) return
    const isSaid = chunks.slice(Math.max(0, at - 2), at).some(c => SUBJECT.test(c.text))
    const next = chunks[at + 1]
    const isEnd = !next || ENDS.test(next.text) || next.literal?.kind === 'date'
    if (!isSaid || !isEnd || !nounsBefore(draft, at).length || /^how long/i.test(draft.message.text)) return
    use(makeFiller(chunk), 'filler')
  })
}
readTaken.needs = TAKE
