import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, makeFiller } from '../reading/draft.ts'
import { isFree } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'

/** States that are of some use (adjectives with a complement of purpose; Quirk et al., 1985, 16.69). */
const OF_USE = /^(?:available|ready|open|free|suitable|eligible|fit|approved|up|listed|offered|waiting|scheduled)$/i

/**
 * "dogs available for adoption": what they are available for says no more of them, though there are records of adoptions; nor does "ready for
 * pickup" of reservations with a `pickup_branch`.
 */
export function readPurposes({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const [state, purpose, behind] = [chunks[at - 1], chunks[at + 1], chunks[at + 2]]
    if (!/^for$/i.test(chunk.text) || !state?.values.length || !OF_USE.test(state.text)) return
    if (!isFree(purpose) || isPlural(purpose.text) || behind?.values.length) return
    const isOfRecords = ({ entity }: Chunk['values'][number]) =>
      entity.fields.some(({ words }) => words.length > 1 && words[0] === purpose.text.toLowerCase())
    if (!purpose.entities.length && !state.values.some(isOfRecords)) return
    makeFiller(purpose)
  })
}
readPurposes.needs = (word: string) => OF_USE.test(word)
