import NOUN_KINDS from '../../../../lib/word-knowledge/noun-kinds.json' with { type: 'json' }
import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import type { Mention } from './drop-frames.ts'
import { LEADING_DOING } from './in-haste.ts'
import { WISH } from './reasons.ts'

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
/** "for our tracking sheet I need to know …" */
const BEFORE_WISH = new RegExp(
  `^\\W*(?<all>${FOR}(?: ${DAY})?)\\s+(?=(?:i|we)(?:['’]d| would)?(?: (?:just|also|still|only))? (?:need|want|like)\\b)`,
  'i',
)
/** What is written or drawn up from figures, or done with them. */
const DOCUMENT = pattern('i')`
  ^(?:sheet|spreadsheet|slides?|deck|dashboard|mailing|mailshot|newsletter|brochure|flyer|leaflet|catalogue|catalog|files?|documents?|docs?|report|memo
  |e-?mail|letter|review|planning|plan|forecast|budget|overview|summary|statistics|stats|records|website|blog|article|post|survey|audit
  |presentation|pitch|notes|minutes|calendar|tracker|log|list|directory|invitations?|visit|trip|workshop|training|dinner|event|party
  |books|ledger|bookkeeping)$
`
/**
 * Those outside who are shown the books or act for one (a closed class): "for the accountant I need …" is said of whoever gets the answer, and of
 * no account in the records.
 */
const ADVISERS = fragment`
  (?:accountants?|book-?keepers?|auditors?|tax[ -]?man|tax\ (?:office|people|return|advis[eo]rs?|inspector)|(?:insurance|bank)\ (?:people|manager|company)
  |bank|insurers?|solicitors?|lawyers?|attorney|board|directors?|boss|inspectors?|press)
`
const FOR_ADVISERS = pattern('i')`
  ^\W*(?<all>for\ (?:the|my|our)\ (?<words>${ADVISERS}))
  (?:\s*[,:;–—]|\s-|(?=\s+(?:i|we)(?:['’]d|\ would)?\ (?:(?:just|also|still|only)\ )?(?:need|want|like)\b))
  \s+(?=\S)
`
const ADVISERS_BEHIND = pattern('i')`
  (?:\s*[,;–—]\s*|(?<=^\W*(?:i|we)\ need\ .*)\s+)(?<all>for\ (?:the|my|our)\ (?<words>${ADVISERS}))(?=(?:,?\ please)?\W*$)
`
/** "our campaign tracking sheet": what stands before its noun says which sheet it is, and nothing of the records. */
const ONES_OWN = /^for (?:an?|my|our) /i
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

/** "the average rating for each guide for the team meeting": behind what it is asked of each of, what the whole is for. */
const BEHIND_EACH = pattern('iu')`
  (?<=\b(?:for|of|by|per|in|at)\ (?:each|every)\ \p{Ll}+(?:\ \p{Ll}+)?|\b(?:per|by)\ \p{Ll}+(?:\ \p{Ll}+)?)\s+(?<all>${FOR})(?=(?:,?\ please)?\W*$)
`

/**
 * "…, for the coat pegs", "the names of all boats for our key labels": what those are wanted for, set off from the request or behind a list of what
 * they are called or reached by, of all of them.
 */
const FOR_THINGS = pattern('iu')`
  ^(?<rest>.{8,}?
    (?:\s*[,;–—]\s*|(?<=\b(?:all|every|each)\b.*)(?<=\b(?:names?|addresses|e-?mails|e-?mail addresses|(?:phone )?numbers|list)\b.*)\s+))
  (?<words>for\ (?:the|our|my|some|these|those|an?)\ (?<things>(?:(?!(?:of|for|in|at|with|from|that|who|which)\b)[\p{L}-]+\ ){0,2}[\p{L}-]+))\W*$
`

/**
 * "for the meeting tomorrow, …", "…, for a report": what the answer is wanted for, set off from the request. It may be that records
 * are there for an occasion, too, so this is passed over and told, never dropped silently.
 */
export function findOccasion(
  text: string,
  mentions: (words: string) => Mention,
): { rest: string; words: string } | undefined {
  const doing = execIn(text, LEADING_DOING)
  const said = doing?.groups?.['all']
  if (doing && said && mentions(said) === undefined) return { rest: text.slice(doing[0].length), words: said }
  for (const form of [FOR_ADVISERS, ADVISERS_BEHIND]) {
    const match = execIn(text, form)
    const rest = match ? text.replace(form, '') : ''
    if (/[a-z]{2,}/i.test(rest)) return { rest, words: match!.groups!['all']! }
  }
  for (const [form, instead] of [
    [BEFORE, ''],
    [BEFORE_WISH, ''],
    [HEADED, ''],
    [BETWEEN, ' '],
    [BEHIND, ''],
    [BEHIND_EACH, ''],
  ] as const) {
    const match = form.exec(text)
    const words = match?.groups?.['words'] ?? match?.groups?.['noun']
    const noun = words?.toLowerCase().split(' ').at(-1)
    const isDocument = noun !== undefined && form !== HEADED && DOCUMENT.test(noun)
    const isOccasion =
      noun !== undefined && (isDocument || OCCASIONS.has(noun) || (form === HEADED && ROUTINE.test(noun)))
    const all = match?.groups?.['all'] ?? ''
    const isOwn = isDocument && (ONES_OWN.test(all) || (form === BEHIND && all !== ''))
    if (!match || !isOccasion || mentions(isOwn ? noun : words!) === 'records') continue
    const rest = text.replace(form, instead)
    if (/[a-z]{2,}/i.test(rest)) return { rest, words: (match.groups!['all'] ?? match.groups!['later'])! }
  }
  const { rest, words, things } = execIn(text, FOR_THINGS)?.groups ?? {}
  const isPurpose = things !== undefined && testIn(rest!, WISH) && mentions(things) === undefined
  return isPurpose ? { rest: rest!.replace(/[\s,;–—]+$/, ''), words: words! } : undefined
}
