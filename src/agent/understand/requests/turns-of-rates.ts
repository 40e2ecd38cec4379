import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isPlural } from '../language/words.ts'
import { LEAD, sayPlainly, type Turn } from './turns.ts'

/** Rates that a message defines itself, and parts of several states taken together. */

const SHARE = fragment`(?:percentage|share|proportion|fraction|part|portion|number)`
/** What leads from a name to what it stands for. */
const MEANING = fragment`
  (?:that\ is(?:\ to\ say)?|that\ means|which\ (?:is|means)|i\.?e\.?|meaning|namely|in\ other\ words|(?:defined|calculated|computed|measured|counted|understood)
  \ (?:as|by)(?:\ taking)?|counting|taking|where\ (?:that|this|it)\ (?:is|means)|by\ (?:that|which)\ (?:i|we)\ mean|(?:i|we)\ mean)
`
/** "the win rate by hall, that is, the percentage of closed bids that were won", "…, counting won bids as a percentage of won plus lost". */
const DEFINED = pattern('iu')`
  ^(?<ask>[^,;:()?!]*?\b\p{L}[\p{L}-]*\ (?:rate|ratio|percentage|share|proportion))(?<rest>(?:\ [^,;:()?!]*?)?)
  (?:\s*[,;:(]\s*|\s+[–—-]+\s+)${MEANING}[,:]?\ (?:the\ |our\ )?(?<definition>.+?)\)?[\s.?!]*$
`
/** "percentage of closed bids that were won". */
const OF_SUCH = pattern('iu')`
  ^${SHARE}\ of\ (?:all\ |the\ |our\ )*(?<whole>\p{L}.*)\ (?:that|which|who)
  \ (?<verb>(?:has|have)\ been|are|is|were|was|got|get|ended\ up|end\ up)\ (?<part>[^,;?!]+)$
`
/** "won bids as a percentage of won plus lost", "won bids divided by all closed ones". */
const AS_PART = pattern('iu')`
  ^(?:the\ |our\ |all\ )*(?:number\ of\ )?(?<part>\p{L}[^,;?!]*?)\ (?:as\ (?:an?\ )?${SHARE}\ of|divided\ by|out\ of)
  \ (?:all\ (?:of\ )?)?(?:the\ |our\ )*(?:number\ of\ |sum\ of\ |total\ of\ )?(?<whole>\p{L}[^,;?!]*)$
`
/** Groups that a figure is told for. */
const BY = pattern('iu')`^,?\ (?:by|per|for\ (?:each|every)|in\ each|across)\ `

/** "won bids": a state and the records in it; which group is asked for may stand before them. */
const IN_STATE =
  /^(?<which>(?:which|what) [^,;?]+? (?:has|have|had) (?:the )?)?(?<extreme>(?:\p{Ll}+est|best|worst) )?(?<state>\p{L}[\p{L} -]*?) (?<noun>\p{Ll}+s)$/iu
/** "which hall has the lowest hit rate": a group that comes first by what is defined. */
const RANKED =
  /^\W*(?<which>(?:which|what) [^,;?]+? (?:has|have|had) (?:the )?)(?<extreme>(?:\p{Ll}+est|best|worst) )/iu
/** "won plus lost", "won and lost bids". */
const TOGETHER =
  /^(?<a>\p{L}[\p{L}-]*)(?: \p{Ll}+s)? (?:plus|and|or|\+|&) (?<b>\p{L}[\p{L}-]*)(?: (?:\p{Ll}+s|ones))?$/iu

/** "closed bids (won or lost)": what the word stands for. */
const IN_BRACKETS = pattern('giu')`
  \ \((?:(?:i\.?e\.?|that\ is|meaning|so|either),?\ )?(?<states>\p{Ll}[\p{L}-]*(?:\ (?:or|and|plus)\ \p{Ll}[\p{L}-]*)+)\)
`

/** What is asked, with groups behind and other conditions beside the noun. */
function askShare(whole: string, part: string, rest: string, verb = 'are'): string {
  const [by, where] = BY.test(rest) ? [rest.replace(/^,/, ''), ''] : ['', rest]
  return `what percentage of the ${whole}${where} ${verb} ${part}${by}`
}

/** What one state makes up of several: "won bids" of "won plus lost"; or of which group it is the most or the least. */
function askPart(part: string, whole: string, rest: string, ask = ''): string | undefined {
  const { state, noun, ...own } = IN_STATE.exec(part.trim())?.groups ?? {}
  const ranked = RANKED.exec(ask)?.groups
  const [which, extreme] = [own['which'] ?? ranked?.['which'], own['extreme'] ?? ranked?.['extreme']]
  if (!state || !noun || !isPlural(noun) || (which === undefined) !== (extreme === undefined)) return undefined
  const { a, b } = TOGETHER.exec(whole.trim())?.groups ?? {}
  const others = a && b ? `${a} or ${b} ${noun}` : whole.replace(/\bones$/i, noun)
  return which === undefined
    ? askShare(others, state, rest)
    : `${which}${extreme!}percentage of ${others} that are ${state}${rest}`
}

function sayDefined(text: string): string {
  const { ask = '', rest = '', definition } = execIn(text, DEFINED)?.groups ?? {}
  if (definition === undefined) return text
  const said = definition.replace(IN_BRACKETS, ' that are $<states>')
  const such = execIn(said, OF_SUCH)?.groups
  if (such && !RANKED.test(ask)) return askShare(such['whole']!, such['part']!, rest, such['verb'])
  const part = execIn(said, AS_PART)?.groups
  return (part && askPart(part['part']!, part['whole']!, rest, ask)) ?? text
}

/** "won bids as a percentage of won plus lost, by hall". */
const STATES_OF_STATES = pattern('iu')`
  ^${LEAD}(?:(?:what\ (?:are|is)|show\ me|give\ me|calculate|compute|tell\ me)\ )?(?:the\ |our\ )?(?<part>\p{L}[^,;:?!]*?)
  \ as\ an?\ (?:percentage|share|proportion|fraction)\ of\ (?<whole>\p{L}[\p{L}-]*(?:\ \p{Ll}+s)?\ (?:plus|and|or|\+)\ \p{L}[\p{L} -]*?)
  (?<rest>(?:,?\ (?:by|per|for\ each|for\ every)\ [^,;:?!]+)?)[\s.?!]*$
`
function sayTogether(text: string): string {
  const { part, whole, rest } = execIn(text, STATES_OF_STATES)?.groups ?? {}
  return (part && whole && askPart(part, whole, rest ?? '')) || text
}

/** "what percentage of the bids that closed in May were won, counting only won and lost ones?": of those alone. */
const COUNTING_ONLY = pattern('iu')`
  ^(?<ask>\W*(?:what|which)\ (?:percentage|share|proportion|fraction)\ of\ (?:all\ |the\ |our\ )*)(?<noun>\p{Ll}+s)(?<rest>\ [^,;:?!]+?)
  ,?\ (?:(?:when\ |if\ )?(?:counting|considering|looking\ at|including|taking)\ (?:just\ |only\ )
  |out\ of\ (?:just\ |only\ )?)(?:the\ )?(?<states>\p{L}[\p{L}-]*\ (?:and|or|plus)\ \p{L}[\p{L}-]*)
  (?:\ (?:ones|\k<noun>))?[\s.?!]*$
`

/** "the proportion of won bids among those that were either won or lost": what one state makes up of several. */
const AMONG_STATES = pattern('iu')`
  \b(?:percentage|share|proportion|fraction)\ of\ (?<part>\p{L}[\p{L}-]*\ \p{Ll}+s)\ (?:among|amongst)
  \ (?:all\ |the\ )*(?:(?:those|ones|\p{Ll}+s)\ (?:(?:that|which)\ )?(?:(?:are|were|got|have\ been)\ )?(?:either\ |both\ )?)?
  (?<a>\p{L}[\p{L}-]*)\ (?:or|and|plus)\ (?<b>\p{L}[\p{L}-]*)(?:\ \p{Ll}+s)?(?=\W*$|\ (?:by|per)\b)
`

const TURNS: readonly Turn[] = [
  [COUNTING_ONLY, '$<ask>$<states> $<noun>$<rest>'],
  [AMONG_STATES, '$<part> as a percentage of $<a> plus $<b>'],
]

/** The message in plainer words, where it defines the rate that it asks for. */
export const withoutTurnsOfRates = (message: string): string => sayTogether(sayDefined(sayPlainly(message, TURNS)))
