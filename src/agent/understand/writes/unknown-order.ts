import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { AppKnowledge, Interpretation } from '../reading/interpretation.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { stem } from '../language/words.ts'
import { isToBeListed } from '../requests/turns-of-listing.ts'
import { isToBeSeen } from './describes-records.ts'
import { tellsGone } from './facts-told.ts'
import { withoutRemark } from './remarks.ts'
import { findReported } from './reported-orders.ts'
import { asksToKnow, withoutPoliteness } from './strip-politeness.ts'
import { identityOnly } from './read-target.ts'
import { asksToKeep } from './tellings.ts'
import { VERBS } from './verbs.ts'
import { isVerbOf } from './write-index.ts'

/** An order to do with one record what no operation does: "refund order 12". */
export interface UnknownOrder {
  verb: string
  entity: Entity
}

/**
 * Finds such an order: the message begins with a verb that asks for no answer, and what follows it tells one record. It must
 * not be read as a question for that record. Where a tool may be meant, only verbs of operations on records count.
 */
export function findUnknownOrder(
  message: string,
  reading: Interpretation | undefined,
  apps: readonly AppKnowledge[],
  mayBeCall: boolean,
): UnknownOrder | undefined {
  const text = withoutPoliteness(message)
  const verb = /^(\p{L}{3,})\s+(?:(?:the|this|that|my|our)\s+)?[\p{L}\d#"“]/u.exec(text)?.[1]?.toLowerCase()
  const query = reading?.query
  // "request 3 days for Ann" is about more than the record.
  if (/\s(?:for|to|with|from|into|as|by|until|on|at)\s|\s\d+\s+\p{L}/u.test(text)) return undefined
  if (isToBeSeen(message, apps)) return undefined
  if (verb === undefined || !query || asksToKnow(message) || /\?\s*$/.test(message)) return undefined
  const [start] = reading.chunks
  // "Ann Weaver …" begins with a name.
  // "highest earner …": a rank is no order.
  if (!start || start.operator || start.to > 1 + start.from || start.values.some(v => v.quality >= 0.9))
    return undefined
  // "dig out the phone number of Ann": a field is asked for, by a verb and its particle.
  if (query.project.length && /^\p{L}+ (?:out|up|down|over)\s/iu.test(text)) return undefined
  const app = apps.find(a => a.model.name === query.app)
  const entity = app?.model.entities.find(e => e.key === query.root.entity)
  // "rental 9118" of rentals: the noun and the number.
  if (start.entities.some(mention => mention.entity === entity && mention.quality === 1)) return undefined
  if (!app || !entity || !identityOnly(query, entity) || /(?:ed|ing|s)$/.test(verb)) return undefined
  if (Object.hasOwn(VERBS, verb) || FILLERS.has(verb)) return undefined
  const isNoun = apps.some(a => a.dictionary.entities.has(stem(verb)) || a.dictionary.words.has(verb))
  const isKnown = apps.some(a => isVerbOf(verb, a.writes.verbs))
  return isKnown || (!mayBeCall && !isNoun && !asksForAnswer(verb)) ? { verb, entity } : undefined
}

const ANSWERING: [verb: string, likeness: number][] = [
  ['find', 0.45],
  ['see', 0.45],
  ['examine', 0.45],
  ['describe', 0.5],
  ['show', 0.6],
  ['sort', 0.6],
]

/** Verbs that are near "find", "see" or "describe" (WordNet), and words that English does not have. */
function asksForAnswer(verb: string): boolean {
  const words = wordKnowledge()
  return (
    words.find(stem(verb)) === undefined ||
    ANSWERING.some(([word, least]) => words.likeness(stem(verb), stem(word)) >= least)
  )
}

/** How one record ought to be: "lamp 5 should get the brand Nord", "the Gannet must have a new flag". */
const WISHED = pattern('u')`
  ^(?!(?:who|which|what|whose|why|how|when|where|show|list|find|count|tell|give)\b)
  (?:(?!\b(?:who|which|that|whose)\b)[^,;:?!])*(?:\d|\b\p{Lu}|\bthe\b)
  (?:(?!\b(?:who|which|that|whose)\b)[^,;:?!])*?\s(?:should|must|ought to|needs to|has to)\s+
  (?:now |also |really )*(?:get|have|be|become|receive|carry)\s
  (?!(?:listed|shown|named|displayed|counted|included|printed|on the list|in the list|in it)\b)
`

/** Whether a message says how one record ought to be: that is no question, though nothing may be there that makes it so. */
export const wishesState = (message: string): boolean =>
  !/\?\s*$/.test(message) && !asksToKnow(message) && WISHED.test(message.trim()) && !isToBeListed(message)

/** "room 12 is out of order": one record by its number, its code or its name, and what it is. */
const TOLD_STATE = pattern('u')`
  ^\W*(?:(?:[Tt]he|[Oo]ur)\s+)?(?!(?:[Tt]h(?:ere|is|at|ese|ose)|[Ii]t|[Hh]ere|[Ww]h\p{L}+|[Hh]ow|[Ii]s|[Aa]re|[Yy]ou|We|They|He|She|I)\b)
  (?:\p{L}+\s+)?(?:[#]?[\p{L}-]*\d[\p{L}\d/-]*|\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)+)\s+(?:is|are)\s+
  (?:(?:now|currently|already|still)\s+)?(?!(?:there|that|which|who)\b)\p{Ll}+(?:[\s-]\p{Ll}+){0,2}[\s.!]*$
`
/** Whether a message tells how one record is: nobody asked about it, and nothing may be there that makes it so. */
export const tellsState = (message: string): boolean =>
  !asksToKnow(message) &&
  [message, withoutRemark(message)?.order ?? ''].some(told => TOLD_STATE.test(told) || tellsGone(told))

/** A verb and a pronoun, whatever else is only around them: "close it", "approve them again please". */
const POINTING_ORDER = pattern('iu')`
  ^(\p{L}{3,})\s+(?:it|this|that|them|these|those|him|her|(?:this|that)\ one)
  (?:\s+(?:now|again|too|anyway|off|up|out|down|back|over))*[\s.!]*$
`

/**
 * Whether a message orders something by a verb that is taken for a state of records in a list of them: "close it" is no question
 * for what is closed, "Ann asked us to cancel her visit" none for her visits.
 */
export function ordersInVain(
  message: string,
  reading: Interpretation | undefined,
  apps: readonly AppKnowledge[],
): boolean {
  if (asksToKnow(message)) return false
  const text = withoutPoliteness(message)
  const isChange = (verb: string) => Object.hasOwn(VERBS, verb) || apps.some(app => isVerbOf(verb, app.writes.verbs))
  const pointing = execIn(text, POINTING_ORDER)?.[1]?.toLowerCase()
  if (pointing) return isChange(pointing) && reading?.chunks[0]?.used === 'value'
  const reported = /^\p{L}+/u.exec(findReported(text)?.order ?? '')?.[0].toLowerCase()
  return reported !== undefined ? isChange(reported) : asksToKeep(text)
}
