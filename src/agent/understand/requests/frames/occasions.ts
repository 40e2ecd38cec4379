import NOUN_KINDS from '../../../../lib/word-knowledge/noun-kinds.json' with { type: 'json' }
import { fragment, pattern } from '../../../../lib/patterns.ts'
import type { Mention } from './drop-frames.ts'

/** Meetings, speeches, reports, inspections: what people get figures together for. */
const OCCASIONS = new Set(NOUN_KINDS.occasion.split(' '))

const DAY = fragment`
  (?:
    tomorrow|today|tonight
    |this (?:morning|afternoon|evening|week)
    |later(?: today)?|next (?:week|month)
    |on (?:mon|tues|wednes|thurs|fri)day
    |(?:that )?(?:i|we)(?:['’](?:m|re|ve))? (?:have|need|am|are|got)(?: to)? [a-z]+
      (?: (?:tomorrow|today|later|soon|next week))?
  )
`
const FOR = fragment`
  for (?:
    the|an?|my|our|his|her|their|this|today['’]s|tomorrow['’]s|next (?:week|month)['’]s|this (?:week|month)['’]s
  ) (?<words>(?:[a-z]+ ){0,2}?[a-z]+?)
`
const BEFORE = new RegExp(`^\\W*(?<all>${FOR}(?: ${DAY})?)(?:\\s*[,:;–—]|\\s-)\\s+(?=\\S)`, 'i')
/** "pipeline check: number of open bids": a title that says what it is for. */
const HEADED = pattern('iu')`
  ^\W*(?<all>(?<words>(?:(?!(?:the|an?|our|my|all|in|for|of|by|at|from)\b)[\p{L}-]+ ){0,3}?\p{L}+))\s*[:–—]\s+
  (?=(?:(?:the )?(?:total |overall )?(?:number|count|total|sum|average|share|list) of|how (?:many|much)|which|what|who|list|show|give|count)\b)
`
/** What is done from time to time and asks for figures. */
const ROUTINE =
  /^(?:check|check-?up|audit|review|reporting|update|question|query|request|survey|overview|analysis|planning|prep|preparation|clean-?up)$/i
const BETWEEN = new RegExp(`,\\s*(?<all>${FOR}(?: ${DAY})?)\\s*,`, 'i')
const BEHIND = new RegExp(
  `(?:\\s*[,;–—]\\s*(?<all>${FOR}(?: ${DAY})?)|\\s+(?<later>for (?:the|an?|my|our) (?<noun>(?:[a-z]+ ){0,2}?[a-z]+?) ${DAY}))(?=\\W*$)`,
  'i',
)

/**
 * "for the meeting tomorrow, …", "…, for a report": what the answer is wanted for, set off from the request. It may be that records
 * are there for an occasion, too, so this is passed over and told, never dropped silently.
 */
export function findOccasion(
  text: string,
  mentions: (words: string) => Mention,
): { rest: string; words: string } | undefined {
  for (const [form, instead] of [
    [BEFORE, ''],
    [HEADED, ''],
    [BETWEEN, ' '],
    [BEHIND, ''],
  ] as const) {
    const match = form.exec(text)
    const words = match?.groups?.['words'] ?? match?.groups?.['noun']
    const noun = words?.toLowerCase().split(' ').at(-1)
    const isOccasion = noun !== undefined && (OCCASIONS.has(noun) || (form === HEADED && ROUTINE.test(noun)))
    if (!match || !isOccasion || mentions(words!) === 'records') continue
    const rest = text.replace(form, instead)
    if (/[a-z]{2,}/i.test(rest)) return { rest, words: (match.groups!['all'] ?? match.groups!['later'])! }
  }
  return undefined
}
