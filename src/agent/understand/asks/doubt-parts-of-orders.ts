import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Draft } from '../reading/draft.ts'

/** "firms in the top quarter by turnover", "among the best 10 %": so large a part of an order, which is nobody's number of places. */
const PART_OF_ORDER = pattern('i')`
  \b(?:in|from|within|among|amongst)\ (?:the|our|my)\ (?:top|bottom|upper|lower|highest|lowest|best|worst)
  \ (?:quarter|third|half|fifth|tenth|quartile|quintile|decile|percentile|\d+(?:\.\d+)?\ ?(?:%|percent\b|per\ cent\b))
`
export function doubtPartsOfOrders({ message, ignored }: Draft): void {
  const said = execIn(message.text, PART_OF_ORDER)?.[0]
  if (said !== undefined) ignored.push(said)
}
doubtPartsOfOrders.needs = /^(?:top|bottom|upper|lower|highest|lowest|best|worst)$/
