import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { superlativeFor } from '../language/gradables.ts'

const LEAD = fragment`^\W*(?:(?:and|so|but|ok|okay|then|now|hm)\W+)*`
const OF_THEM = fragment`(?:of\ (?:them|these|those|both|(?:the|these|those)\ (?:two|three|four|five|\d+))(?:\ ones?)?)`
const MORE = fragment`(?:(?:more|less)\ \p{L}{4,}|\p{L}{3,}er|better|worse)`

/** "which is cheaper?", "and which of the two is the more expensive?" */
const WHICH_IS = pattern('iu')`
  ${LEAD}(?:which|who|what)(?:\ ones?)?(?:\ ${OF_THEM})?\ (?<verb>is|was|are|were|has\ been|gets|costs)(?:\ the)?\ (?<more>${MORE})
  (?:\ ones?)?(?:\ ${OF_THEM})?\W*$
`
/** "which has more seats?", "who sold fewer tickets?" */
const WHICH_HAS = pattern('iu')`
  ${LEAD}(?:which|who|what)(?:\ ones?)?(?:\ ${OF_THEM})?\ (?<verb>\p{L}+(?:\ had)?)(?:\ the)?\ (?<more>more|fewer|less)
  \ (?<noun>(?!than\b|or\b)\p{L}+(?:\ (?!than\b|or\b)\p{L}+)?)\W*$
`
/** "the cheaper one", "what about the older of the two?" */
const THE_ONE = pattern('iu')`
  ${LEAD}(?:what\ about\ |how\ about\ |show\ (?:me\ )?|take\ )?the\ (?<more>${MORE})\ (?:one|${OF_THEM})\W*$
`
/** "which of the two is the cheapest?" */
const OF_SO_MANY = pattern('giu')`
  \b(which|who|what)\ of\ (?:both|(?:the|these|those)\ (?:two|three|four|five|\d+))(?:\ ones?)?
  (?=\ \p{L}+\ (?:the\ )?(?:most|least|fewest|\p{L}+est|best|worst|first|last)\b)
`

const MOST: Record<string, string> = { more: 'most', fewer: 'fewest', less: 'least' }

/**
 * A comparative that names nothing to compare with sets those against each other that were shown, of which the first is meant (Huddleston
 * and Pullum, 2002, chapter 13, § 4.2.3: "the cheaper of the two"): it is said as the superlative of them.
 */
export function sayMostOfThem(message: string): string {
  const said = message.replace(OF_SO_MANY, '$1 of them')
  const { verb, more = '', noun } = execIn(said, WHICH_IS)?.groups ?? execIn(said, WHICH_HAS)?.groups ?? execIn(said, THE_ONE)?.groups ?? {} // oxfmt-ignore
  if (noun) return `which of them ${verb} the ${MOST[more.toLowerCase()]!} ${noun}`
  const most = superlativeFor(more.toLowerCase())
  if (!most) return said
  return verb ? `which of them ${verb} the ${most}` : `the ${most} one`
}
