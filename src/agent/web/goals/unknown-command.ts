import { shareAsVerb } from '../../../lib/word-knowledge/verbs.ts'
import { pattern } from '../../../lib/patterns.ts'
import { MARK } from '../read/literals.ts'

/** A word and what may be its object: determined, quoted, counted, or any other word. */
const WITH_OBJECT = pattern('iu')`
  ^(?:(?:please|kindly|then|now|first|next|also|finally|and)[ ,]+)*
  (\p{L}{3,})(?: (?:up|down|out|off|in|on|away|over|back|around))?\s+(?:${MARK}|[\p{L}\d@#$"“'])
`
/** Verbs that ask the reader to think of something, and nothing to be done with the page. */
const OF_MIND =
  /^(?:note|notice|remember|mind|imagine|suppose|assume|consider|recall|beware|thank|hope|let|try|look|know|see)$/i
/** From this share on a word at the head of a clause is its verb. */
const LEAST = 0.3

/**
 * Whether a clause that no rule knows as an order is one all the same: it begins with a verb (WordNet) and an object behind it, and
 * says no value of a field ("note: milk"). It is not to be left out while the orders around it are carried out.
 */
export function isUnknownCommand(clause: string): boolean {
  const verb = WITH_OBJECT.exec(clause.trim())?.[1]
  return verb !== undefined && !OF_MIND.test(verb) && !/^[^.]{0,40}[:=]/.test(clause) && shareAsVerb(verb) >= LEAST
}
