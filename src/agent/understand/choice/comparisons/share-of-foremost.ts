import { fragment } from '../../../../lib/patterns.ts'
import { isPlural, plural } from '../../language/words.ts'
import { EXTREME, rule, type Comparison, type Rule } from './rule.ts'

const SHARE = '(?:share|percentage|percent|per cent|proportion|part|portion|fraction)'
const HOW_MUCH = fragment`
  (?:(?:what(?:['’]s| is)?|which|how (?:big|large|high) (?:an?|is the)|how much|how many)(?: (?:the|our|an?))?(?: ${SHARE})?)
`
const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|hundred)'
/** Those that come first: "the ten biggest firms by revenue", "our top 5 clients", "the largest firm". */
const FOREMOST = fragment`
  (?<those>(?:(?:the|our|my|their) )(?:(?:top|bottom|first) ${NUMBER}|${NUMBER} ${EXTREME}|${EXTREME} ${NUMBER}|${EXTREME}|number one|top)
  \ (?<noun>[a-z][a-z -]*?)(?: (?:by|in terms of) (?:the |their )?(?<by>[a-z][a-z ]*?))?)
`
const WHOLE = '(?:the |our |my |all )*(?<what>[a-z][^,;:?]*?)'
const MAKES = fragment`
  (?:(?:make|account|contribute|generate|bring|earn|represent|hold|own|stand|constitute|provide|deliver|carry)s?|carries|have|has)
  (?: up| for| in| to it| of it| to that)*
`
const MADE =
  '(?:generated|made(?: up)?|earned|brought in|contributed|produced|provided|held|owned|accounted for|delivered|paid|spent|carried)'
const IS_MADE = fragment`
  (?:
    (?:(?:is|are|was|were|has been|have been) )?(?:${MADE} (?:by|with|from|through|for)|in the hands of|due to|with|from|in|at)
    |(?:comes?|came|is coming|stems?) (?:from|with|through)
    |(?:belongs?|goes|go|went) to
  )
`

/** Of many each is counted, of anything else its amounts are added up. */
const inAll = (figure: string): string => {
  if (/^(?:total|sum|number|combined|overall)\b/i.test(figure)) return figure
  return isPlural(figure.split(' ').at(-1)!.toLowerCase()) ? `number of ${figure}` : `total ${figure}`
}

/** The figure of those that come first by it, as a part of the figure of all. */
function partOf(part: (name: string) => string): Comparison | undefined {
  const noun = part('noun')
  const [, figure = part('what'), kind = noun] = /^(.+?) of (?:(?:all|the|our|my) )*(.+)$/i.exec(part('what')) ?? []
  // "the boats" of which some come first are counted themselves.
  if (figure.toLowerCase() === noun.toLowerCase()) return undefined
  // "the revenue of all CRM accounts" of which "the ten biggest accounts" have a part: of the same ones.
  const isSame = kind.toLowerCase().endsWith(noun.toLowerCase())
  const those = isSame ? part('those').replace(noun, () => kind) : part('those')
  // Nothing else is said that they come first by.
  const by = part('by') ? '' : ` by ${figure.replace(/^(?:total|overall|combined) /i, '')}`
  const [left, right] = [`${inAll(figure)} of ${those}${by}`, `${inAll(figure)} of all ${plural(kind)}`]
  return { kind: 'part', left, right, labels: [part('those'), `all ${plural(kind)}`], ...(by && { isByFigure: true }) }
}

/**
 * How much of a whole those have that come first by it ("what share of our revenue do the ten biggest clients make up?", "how much of the load
 * comes from the five largest vans?"): one figure of them, and the same of all.
 */
export const SHARE_OF_FOREMOST: readonly Rule[] = [
  rule(`${HOW_MUCH} of ${WHOLE} (?:do|does|did) ${FOREMOST} ${MAKES}`, partOf),
  rule(`${HOW_MUCH} of ${WHOLE} ${IS_MADE} ${FOREMOST}(?: alone)?`, partOf),
]
