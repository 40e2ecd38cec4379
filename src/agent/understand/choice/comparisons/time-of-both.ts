import { pattern } from '../../../../lib/patterns.ts'
import { execIn } from '../../../../lib/prefilter/may-match.ts'
import { type Comparison, OTHER_PERIOD, PERIOD } from './rule.ts'

/** A time behind the second side, which is none itself. */
const AT_THE_END = pattern('iu')`
  ^(?<rest>.*\b(?:than|or)\ (?!(?:in|during|it|we|that|those)\b)\p{L}.*?\p{L})(?<time> (?:(?:in|during) )?(?:${PERIOD}))(?=\W*$)
`
const ANY_TIME = pattern('i')`\b(?:${OTHER_PERIOD})\b`

/** "did Ann log more hours than Bo last month": what is said of the time behind the second side is said of both, where nothing else tells one. */
export function takeTimeOfBoth(sentence: string): { rest: string; time?: string } {
  const { rest, time } = execIn(sentence, AT_THE_END)?.groups ?? {}
  return rest === undefined || time === undefined || ANY_TIME.test(rest) ? { rest: sentence } : { rest, time }
}

/** Both sides at that time. */
export const atTime = (comparison: Comparison, time: string): Comparison => ({
  ...comparison,
  left: comparison.left + time,
  right: comparison.right + time,
  ...(comparison.otherwise && { otherwise: atTime(comparison.otherwise, time) }),
})
