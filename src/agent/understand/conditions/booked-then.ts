import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { kindsAbove, primaryDate } from '../entity-model/relations.ts'
import { type Draft, isFree, makeFiller, nameKind, use } from '../reading/draft.ts'

/** The state of having a booking, and no doing of it (Quirk et al., 1985, § 3.77, on statal passives). */
const IS_BOOKED = pattern(
  'iu',
)`\b(?:is|are|was|were|be|who['’]s)\ (?:(?:already|all|currently|still)\ )?booked(?:\ (?:in|on|up))?\b`

/**
 * "which traders are booked in at Oslo on 4 December" of bookings with a `booked_on` for market days with a date: they are so on the day of what
 * they booked, whenever they did. Before nouns are looked for.
 */
export function readBookedThen(draft: Draft): void {
  const { chunks, message, app } = draft
  if (!testIn(message.text, IS_BOOKED) || !chunks.some(c => c.literal?.kind === 'date')) return
  const at = chunks.findIndex(c => isFree(c) && /^booked(?: (?:in|on|up))?$/i.test(c.text))
  const verb = chunks[at]
  const found = verb && bookedFor(app)
  if (!found) return
  nameKind(verb, found.booking)
  draft.happened = found.held
  const particle = chunks[at + 1]
  if (isFree(particle) && /^(?:in|on|up)$/i.test(particle.text)) use(makeFiller(particle), 'filler')
}
readBookedThen.needs = /^booked$/

/** The one kind of booking, with the day on which it was made, and the one kind above it that takes place at some time. */
function bookedFor(app: AppModel): { booking: Entity; held: Entity } | undefined {
  const found = app.entities.flatMap(booking => {
    const made = primaryDate(booking)
    if (booking.hidden || made?.words[0] !== 'booked') return []
    const above = kindsAbove(booking, app).filter(one => !arePeople(one) && beginOf(one))
    return above.length === 1 ? [{ booking, held: above[0]! }] : []
  })
  return found.length === 1 ? found[0] : undefined
}
