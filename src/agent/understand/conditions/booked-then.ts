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

/** That people are there, come or stay away: what is said of the day itself, and not of when they booked. */
const IS_THERE = pattern('iu')`
  \b(?:no[- ]?shows?|(?:turn|show)(?:s|ed|n|ing)?\ up|(?:did|has|have|do|does)(?:n['’]t|\ not)\ (?:come|attend|appear)
    |(?:is|are|was|were|who['’]s|we)\ (?:all\ )?(?:coming|travell?ing|sailing|flying|carrying|expecting|swimming|attending)
    |(?:carried|travell?ed|attended|sailed|flew)|on\ ?board|aboard)\b
`
const SAYS_BOOKED = /\b(?:book(?:ed|ing)?|bought|ordered|reserved|made|paid)\b/iu

/**
 * "how many no-shows did we have last month", "how many kids are coming this weekend" of bookings with a `booked_at` for sessions with a date: who comes
 * or stays away does so on the day of the session. Before nouns are looked for.
 */
export function readThereThen(draft: Draft): void {
  const { chunks, message, app } = draft
  if (draft.happened || !chunks.some(c => c.literal?.kind === 'date')) return
  if (!testIn(message.text, IS_THERE) || testIn(message.text, SAYS_BOOKED)) return
  draft.happened = bookedFor(app)?.held
}
readThereThen.needs = (word: string) => THERE_WORDS.test(word)

const THERE_WORDS = pattern()`
  ^(?:no|no-?shows?|noshows?|up|come|attend|appear|coming|travell?(?:ing|ed)|sail(?:ing|ed)|flying|flew|carrying|carried|expecting
    |swimming|attend(?:ing|ed)|on|board|onboard|aboard)$
`

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
