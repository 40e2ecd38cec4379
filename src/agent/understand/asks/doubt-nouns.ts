import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Draft } from '../reading/draft.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'

/**
 * "how many customers are companies?" where customers go by that noun as well: it tells of what kind some of them are, which none of
 * their records says, and is no other word for all of them.
 */
export function doubtNouns(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    const said = chunk.text.toLowerCase()
    const isPredicate = /^(?:is|are|was|were)$/i.test(chunks[at - 1]?.text ?? '') && chunk.used === 'entity'
    const kinds = isPredicate ? chunk.entities.map(({ entity }) => entity) : []
    // "how many sessions are booked" of bookings: the verb is what made them, and no other noun.
    const isVerb = isParticiple(said)
    const isCalledSo =
      isVerb || kinds.some(({ words }) => singular(words.at(-1)!) === singular(said.split(' ').at(-1)!))
    if (kinds.length && !isCalledSo && nodes.some(n => n.at < at && !n.implicit && kinds.includes(n.entity)))
      draft.ignored.push(chunk.text)
  })
}
doubtNouns.needs = /^(?:is|are|was|were)$/

/** How sure it is that what is called so is meant, and not what belongs to it. */
const THINGS_OF = 0.45

/**
 * "items of Bicycles", "to-dos of the redesign": a noun that stands for nothing asks for what belongs to what is named, and not for that
 * itself.
 */
export function doubtThingsOf(draft: Draft): void {
  const { message, nodes } = draft
  if (testIn(message.text, THINGS) && nodes.every(({ implicit }) => implicit))
    draft.sureness = Math.min(draft.sureness, THINGS_OF)
}
doubtThingsOf.needs = /^(?:items|things|entries|records|articles|stuff|dos)$/

const THINGS = pattern('i')`
  ^\W*(?:(?:all|the|show|list|give|me|which|what|get|find)\s+)*(?:items|things|entries|records|articles|stuff|to-dos)\s+(?:of|in|from|for)\s
`
