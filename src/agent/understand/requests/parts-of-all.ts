import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import { isPlural } from '../language/words.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Verbs of being a part of a sum (Levin, 1993, 54.1 and 55): what contributes is what the part comes from. */
const CONTRIBUTES = fragment`
  (?:make[sd]? up|account(?:s|ed)? for|contribut(?:e|es|ed)|represent(?:s|ed)?|constitute[sd]?|bring(?:s)? in|brought in
    |generate[sd]?|provide[sd]?|stands? for|add(?:s|ed)?)
`
const BOUND = fragment`(?:(?:more|less|fewer) than|over|above|at least|at most|under|below)`
const PART = fragment`(?:half|an? (?:third|quarter)|\d+(?:\.\d+)? ?(?:%|percent|per cent))`
/** One that is named; of "any town" the question is another one. */
const ONE = fragment`(?!(?:any|some|one|each|every|no|all|most|which|what|there|we|you|they)\b)`
const WHOLE = fragment`(?:the |our |my |all )*(?<whole>[^?,;]+?)`

/** "does Norway make up more than half of our sales?" */
const MAKES_UP = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so)\s)?)(?:do|does|did|has|have) (?<who>${ONE}\p{L}[^?,;]{1,40}?) ${CONTRIBUTES}
  \ (?<part>${BOUND} ${PART}|most) of ${WHOLE}(?=\W*$)
`
/** "does Norway have more than half of our sales?": of what is had, not of what somebody has done. */
const HAS_PART = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so)\s)?)(?:do|does|did) (?<who>${ONE}\p{L}[^?,;]{1,40}?) (?:have|hold|get|own)
  \ (?<part>${BOUND} ${PART}) of (?:the |our |my |all )+(?<whole>[^?,;]+?)(?<!ed|done|paid|left|sold|free|full)(?=\W*$)
`
/** "is Norway's share of our sales above 50%?" */
const SHARE_ABOVE = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so)\s)?)(?:is|was) (?<who>\p{Lu}[^?,;]{1,40}?)['’]s? (?:share|part|portion) of
  \ ${WHOLE} (?<part>${BOUND} ${PART})(?=\W*$)
`
/** "what is Norway's share of our sales?" */
const SHARE_OF_ONE = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so)\s)?)(?:what(?:['’]s| is| was)|how (?:big|large|high) (?:is|was)) (?<who>(?-i:\p{Lu})[^?,;]{1,40}?)['’]s?
  \ (?:share|part|portion|percentage) of ${WHOLE}(?=\W*$)
`
/** "out of all our sales, how many percent does Norway contribute?" */
const OUT_OF_ALL = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so)\s)?)(?:out )?of (?:the |our |my |all )*(?<whole>[^?,;]+?),
  \ (?:how many percent|how much|(?:what|which) (?:percentage|percent|per cent|share|part|portion|proportion|fraction))
  \ (?:do|does|did) (?<who>${ONE}\p{L}[^?,;]{1,40}?) ${CONTRIBUTES}(?=\W*$)
`
/** "what share of our sales does Norway account for?" */
const SHARE_BEHIND = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so)\s)?)(?:(?:what|which) (?:percentage|percent|share|part|portion|proportion|fraction)|how many percent) of ${WHOLE}
  \ (?:do|does|did) (?<who>${ONE}\p{L}[^?,;]{1,40}?) ${CONTRIBUTES}(?=\W*$)
`

/** "which town accounts for the largest share of our sales?": the one with the most of them; "the highest share of late ones" is that of its own. */
const LARGEST_SHARE = pattern('iu')`
  \b(?:
    ${CONTRIBUTES}\ the\ (?<end>largest|biggest|highest|greatest|smallest|lowest)\ (?:share|part|portion|percentage|proportion|chunk|slice)
    \ of\ (?:the\ |our\ |my\ |all\ )*
    |(?:has|have|had|takes?|took)\ the\ (?<size>largest|biggest|smallest)\ (?:share|part|portion|chunk|slice)\ of\ (?:the\ |our\ |my\ |all\ )+
  )(?<whole>\p{L}[^?,;]*?)(?=\W*$)
`
const sayMost = (text: string): string =>
  replaceIn(text, LARGEST_SHARE, (...said) => {
    const { end, size, whole } = said.at(-1) as unknown as { end?: string; size?: string; whole: string }
    const isLeast = /^(?:smallest|lowest)/i.test(end ?? size ?? '')
    // Records are counted, figures added up.
    if (isPlural(whole.split(' ').at(-1)!.toLowerCase())) return `has the ${isLeast ? 'fewest' : 'most'} ${whole}`
    return `has the ${isLeast ? 'lowest' : 'highest'} total ${whole}`
  })

const TURNS: readonly Turn[] = [
  [MAKES_UP, '$<lead>does $<part> of the $<whole> come from $<who>'],
  [HAS_PART, '$<lead>does $<part> of the $<whole> come from $<who>'],
  [SHARE_ABOVE, '$<lead>does $<part> of the $<whole> come from $<who>'],
  [SHARE_OF_ONE, '$<lead>what share of the $<whole> comes from $<who>'],
  [OUT_OF_ALL, '$<lead>what share of the $<whole> comes from $<who>'],
  [SHARE_BEHIND, '$<lead>what share of the $<whole> comes from $<who>'],
]

/** What one contributes to all of something is the share of it that comes from there. */
export const sayParts = (message: string): string => sayPlainly(sayMost(message), TURNS)
