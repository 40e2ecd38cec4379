import type { Field } from '../entity-model/catalogue-model.ts'
import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { isParticiple } from '../language/verb-forms.ts'
import type { Literal, Message } from '../requests/read-message.ts'

type DateLiteral = Extract<Literal, { kind: 'date' }>

/** What is only meant to happen has a date ahead, though its verb is a participle: "planned for May". */
const AHEAD = pattern('i')`
  \b(?:
    will|shall|['’]ll|going to|to be|be|due|next|upcoming|coming|future|planned|scheduled|expected|estimated|until|till|by
    |(?:made|placed|booked|reserved|arranged) for
  )\b
`
const MEANT = /^(?:planned|scheduled|expected|estimated|promised|targeted|requested|needed|required|anticipated|held)$/i

/** A date of what was done: `shipped_on`, `orderedAt`. */
const isOfWhatWasDone = ({ words }: Field): boolean =>
  words.some(word => isParticiple(word.toLowerCase())) && !words.some(word => MEANT.test(word))

/** A tense, or a word, of what lies behind. */
const PAST = /\b(?:since|did|didn['’]?t|was|were|wasn['’]?t|weren['’]?t|had)\b/i

/** "stays ended in May": a participle before the time, where none of a verb of planning or of being somewhere (closed classes). */
const DONE_IN = pattern('iu')`
  \b(?!(?:booked|reserved|arranged|organi[sz]ed|assigned|rostered|located|based|named|called|needed|listed|offered|limited|allowed)\b)
  \p{L}{3,}ed\ (?:in|during)\b
`

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/**
 * "orders shipped in May", "loans since May", "how many trips were there in May", asked in November: what was done lies behind, so
 * that a period without a year which has not begun yet is that of the year before.
 */
export function asPast(literal: DateLiteral, field: Field, { text, today }: Message): DateLiteral {
  if (!literal.impliedYear || literal.first <= today || testIn(text, AHEAD)) return literal
  if (!isOfWhatWasDone(field) && !testIn(text, PAST) && !testIn(text, DONE_IN)) return literal
  return { ...literal, first: yearBefore(literal.first), last: yearBefore(literal.last) }
}
