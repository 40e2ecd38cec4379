import { leadsUp } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import type { Draft } from '../reading/draft.ts'
import { isEventOf } from './event-verbs.ts'

/** How sure it is at most that those who did something and have something did it with that. */
const HAVE_BOTH = 0.5

/**
 * "customers who ordered kegs" of orders that name no keg: who has orders and has kegs, which is something else. What was done says of
 * its object only what its records lead to.
 */
export function doubtObjects(draft: Draft): void {
  const { chunks, nodes, app } = draft
  for (const done of nodes) {
    const verb = chunks[done.at]?.text.toLowerCase() ?? ''
    if (done.implicit || !isParticiple(verb) || !isEventOf(verb, done.entity)) continue
    const next = chunks.findIndex((c, i) => i > done.at && c.kind !== 'filler')
    const object = nodes.find(n => n.at === next && !n.implicit && n.entity !== done.entity)
    const isAsked = nodes.some(n => n.at < done.at && !n.implicit && n !== object)
    if (object && isAsked && !draft.group && !leadsUp(done.entity, object.entity, app))
      draft.sureness = Math.min(draft.sureness, HAVE_BOTH)
  }
}
