import { pattern } from '../../../lib/patterns.ts'

// What a sentence holds without claiming it: nothing is so for it, and nothing is asked to be made so.

/**
 * Verbs and adjectives whose clause is not claimed (non-factive predicates; Kiparsky & Kiparsky, 1970, and the verbs of asking
 * and of wishing in Levin, 1993, 31 and 32), said by somebody in front: "I hope that …", "my boss thinks …".
 */
const ATTITUDE = pattern('iu')`
  ^[\p{L}\s'’-]{1,30}?\b(?:
    wonder|hope|doubt|guess|fear|assume|expect|imagine|pretend|dream|wish|believe|bet|not know|n['’]t know
    |never know|no idea|not (?:quite |really )?sure|unsure|not certain|afraid|curious
  )(?:s|es|ed|ing)?\s+(?:
    that|who|whether|if|why|how|when|which|what|somebody|someone|anybody|anyone|nobody|he|she|it|they|we|you|the
    |our|my|\S*\d|\p{Lu}
  )
`

/** What somebody said may be so (verbs of saying; Levin, 1993, 37): a state is not told by it. */
const HEARSAY = pattern('iu')`
  ^[\p{L}\s'’-]{1,30}?\b(?:said|says?|saying|claims?|claimed|thinks?|thought|heard|hears?|mentioned|mentions?|reckons?|suspects?|swears?)\s+
  (?:that\s+)?\S.*\s(?:is|are|was|were|has|have|had)\s
`

/** Whether a state is only told as what somebody said: nobody asked for it to be kept. */
export const isHearsay = (text: string): boolean => HEARSAY.test(text)

/** Adverbs and clauses by which a whole sentence is only supposed or longed for. */
const SUPPOSED = pattern('i')`
  ^(?:
    hopefully|ideally|supposedly|allegedly|apparently|presumably|possibly|probably|maybe|perhaps|once|when|whenever|unless|until
    |as soon as|in case|provided|suppose|supposing|imagine
  )\b
`

/** Nobody and nothing of it: what was not done needs no record. */
const NOBODY = /^(?:nobody|no one|no-one|none of (?:us|them|you)|neither|nothing|hardly anybody|hardly anyone)\b/i

/** What is still so was so before. */
const STILL = /\b(?:is|are|was|were|has|have) still\b|\bstill (?:is|are|was|were|has|have)\b/i

/** What ought to have been, or may have been: it was not, or nobody knows. */
const UNREAL = /\b(?:should|ought to|could|would|must|may|might) (?:have|['’]ve) been\b/i

/** Whether a sentence is only supposed or wondered about: an order behind it has no reason in it. */
export const isSupposed = (text: string): boolean => [ATTITUDE, SUPPOSED, NOBODY].some(pattern => pattern.test(text))

/** Whether a sentence tells nothing new: it wonders, hopes, supposes, says that nobody did, what is as it was, or what ought to have been. */
export const isUnsaid = (text: string): boolean =>
  [ATTITUDE, SUPPOSED, NOBODY, STILL, UNREAL].some(pattern => pattern.test(text))
