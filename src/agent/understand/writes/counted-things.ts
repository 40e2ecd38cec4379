import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { findUnit } from '../calls/units.ts'
import { PIECES } from './coerce.ts'
import { FIGURE } from './told-amounts.ts'
import { isUnsaid } from './unsaid.ts'

/** "25 kg of the malt", "20 more brushes": how much of what; "a charge of 20" is one thing with a figure of its own. */
const AMOUNT = fragment`
  (?<figure>${FIGURE})\s+(?:(?:more|extra|further|new)\s+(?=\p{L}{1,9}\s+of\s))?
  (?:(?<unit>\p{L}{1,9})\s+of\s+)?(?:(?:more|extra|further|new)\s+)?(?:the\s+|our\s+)?
  (?<thing>(?:(?!\b(?:off|from|out|to|onto|into|in|at|on|for|today|yesterday|now|of\s\d+)\b)[^,.;:?!\s]+\s?){1,5}?)
`
/** Where something is counted, in one or two words, or the record that has so many of it. */
const WHERE = fragment`
  (?:the\s+|our\s+|its\s+)?
  (?:(?<field>(?-i:\p{Ll}+(?:\s\p{Ll}+)?))|(?<record>(?=[^,.;:?!]*(?:(?-i:\p{Lu})|\d))[^,.;:?!]+?))
`
const AWAY = fragment`(?:off|from|out\s+of)`
const THERE = fragment`(?:to|onto|into|in|on|under)`

/** What goes away, and what comes to what there is (verbs of removing, of using and of obtaining; Levin, 1993, 10.1, 13.5 and 39.4). */
const TOLD = pattern('iu')`
  ^(?:we|i|they|you)(?:['’]ve)?\s+(?:(?:have|just|now|also|only)\s+)*
  (?:
    (?<lost>used(?:\s+up)?|sold|lost|threw\s+away|gave\s+away|took(?:\s+out)?|broke|scrapped|consumed|shipped|removed|spilled|spilt|wasted)
    |got|received|bought|added|found|made|installed|built|put\s+in|brewed|baked|produced|collected
  )\s+
  ${AMOUNT}
  (?:\s+(?:
    (?:in|at|on|for)\s+(?<place>(?:the\s+)?(?:(?-i:\p{Lu})|\p{Ll}*\d)[^,.;:?!]*?)
    |today|yesterday|in|(?:this|last|at|from|for|on)\s[\p{Ll}\s]{2,30}?
  ))*
  \s*[,.;]\s*(?:(?:and|so|please|pls|can you|could you|would you)\s+)*(?<order>\p{Ll}[^,.;:?]*?)[\s.!?]*$
`
/** "take it off the stock", "add them to the stock", "reduce the stock", "add them". */
const ORDER = pattern('iu')`
  ^(?:
    (?:take|deduct|subtract|remove|book|put|add|count|note|enter|record|update)\s+(?:it|them|that|those|this)
      (?:\s+(?:(?<away>${AWAY})|(?<there>${THERE}))\s+${WHERE})?
    |(?:(?<down>reduce|lower|decrease)|(?<up>increase|raise)|update|adjust|correct|change)\s+(?:the\s+|our\s+|its\s+)(?<figures>\p{Ll}+(?:\s\p{Ll}+)?)
  )(?:\s+(?:accordingly|please|now|for me))*$
`
/** "take 5 saw blades off stock", "add 20 brushes to the stock", "take 2 places from tour 9". */
const DIRECT = pattern('iu')`
  ^(?:(?:take|deduct|subtract|remove|book)\s+${AMOUNT}\s+(?<away>${AWAY})|(?:add|put|book)\s+${AMOUNT.replaceAll('(?<', '(?<more_')}\s+${THERE})\s+
  ${WHERE}[\s.!]*$
`

/**
 * So much of something that is to be taken off or added, as the order to change the figure by it: the thing is the record, and what
 * it is taken off names the figure ("take 5 saw blades off stock"), or the thing names the figure of the record ("take 2 places from
 * tour 9"). Such orders only count where all of them makes sense.
 */
export function ordersOfCounting(masked: string): string[] {
  const said = execIn(masked, DIRECT)?.groups
  if (!said) return []
  const { away, field, record } = said
  const more = { figure: said['more_figure'], unit: said['more_unit'], thing: said['more_thing'] }
  return changes(away !== undefined, field, record, away === undefined ? more : said)
}

/** The same of what was told to have gone or come: "we used 25 kg of the malt, take it off the stock". */
export function ordersOfCounted(masked: string): string[] {
  const told = isUnsaid(masked) ? undefined : execIn(masked, TOLD)?.groups
  const order = told && execIn(told['order']!, ORDER)?.groups
  if (!told || !order) return []
  const isLess = told['lost'] !== undefined
  // "we sold two lamps, add them to the stock" makes no sense.
  const contradicts = isLess ? (order['there'] ?? order['up']) : (order['away'] ?? order['down'])
  return contradicts ? [] : changes(isLess, order['field'] ?? order['figures'], order['record'] ?? told['place'], told)
}

function changes(
  isLess: boolean,
  field: string | undefined,
  record: string | undefined,
  { figure = '', unit: said, thing = '' }: Partial<Record<string, string>>,
): string[] {
  // "40 units of Slack Water": so many of it.
  const unit = said !== undefined && PIECES.test(said) ? undefined : said
  // "10 boxes of tea": how much that is nobody knows.
  if (unit !== undefined && !findUnit(unit.toLowerCase())) return []
  const [what, whose] = field ? [field, thing] : [thing, record]
  const change = isLess ? 'reduce' : 'increase'
  return whose ? [`${change} the ${what.trim()} of ${whose.trim()} by ${figure}${unit ? ` ${unit}` : ''}`] : []
}
