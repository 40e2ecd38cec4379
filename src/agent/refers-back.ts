import { pattern } from '../lib/patterns.ts'

/** Words that stand for something said before (closed class of English: personal, possessive and demonstrative pronouns). */
const POINTING = pattern('i')`
  \b(?:
    it|its|they|them|their|theirs|he|him|his|she|her|hers|this|that|these|those|the same
    |the (?:first|second|third|fourth|fifth|last|next|other|former|latter|rest)(?: (?:one|ones|two|three))?
    |one|ones|both|none of|such|there|again|instead|else|so|above|previous|earlier
  )\b
`

/** Beginnings of a message that goes on with what was said (closed class: coordinators, focus adverbs, wh-fragments). */
const GOING_ON = pattern('i')`
  ^\W*(?:
    and|or|but|also|then|now|only|just|except|without|not|no|yes|why|how come|how so|what about|how about
    |what if|in what|more|fewer|less|sort|order|group|by|of|from|for|in|with|go on|continue|explain|summari[sz]e
    |translate|rewrite|shorter|longer
  )\b
`

/** "Are there" and "this year" stand for nothing that was said. */
const EXISTENCE = pattern('gi')`
  \b(?:is|are|was|were|be|been) there\b
  |\bthere (?:is|are|was|were|will|has|have)\b
  |\b(?:this|these|that) (?:(?:very|past|last|coming|next) )?(?:
    second|minute|hour|day|morning|afternoon|evening|week|weekend|month|quarter|season|year|decade|century
    |time
  )s?\b
`

/**
 * Whether a message may only be understood with what was said before it: it points back, goes on, or is a fragment of at
 * most two words. "That" before a clause of its own and the like count too: rather once too often.
 */
export function refersBack(message: string): boolean {
  const rest = message.replace(EXISTENCE, ' ')
  return POINTING.test(rest) || GOING_ON.test(rest) || message.trim().split(/\s+/).length <= 2
}
