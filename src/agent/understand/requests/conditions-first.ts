import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { plural } from '../language/words.ts'
import { MONTH_OR_SHORT, MONTH_OR_WEEKDAY } from './months-and-days.ts'
import { endsInQuotes } from './turns.ts'

/**
 * What narrows down the records that are asked for stands before the question (fronting; Quirk et al., 1985, 18.20): it is put behind what
 * it is said of.
 */

const LEAD = fragment`\W*(?:(?:and|so|now|ok)\W+)?`
/** The end of what stands first. */
const JOINT = fragment`\s*(?:[,:;–—]|\s-)\s+`
const BOUND = fragment`
  (?:over|above|below|under|beneath|beyond|exceeding|at\ (?:least|most)|from|up\ to|upwards?\ of|between|no\ (?:more|less|fewer|under|over)(?:\ than)?
    |(?:more|less|fewer|greater|higher|lower|larger|older|younger|longer|shorter|cheaper|better)\ than|not\ (?:over|under|above|below|more\ than|less
    \ than))
`
/** A date is read wherever it stands. */
const OF_DATES = pattern('i')`
  (?<![$€£¥\d.,]\ ?)\b(?:19|20)\d\d(?![\d.,]*\d)|${MONTH_OR_WEEKDAY}
  |\b(?:week|month|quarter|year|day|spring|summer|autumn|winter)s?\b(?!\ (?:up|old|of\ age|and|or)\b)|\bq[1-4]\b|\d(?:st|nd|rd|th)\b|\d-\d|\d/\d
`
/** Words that end a noun phrase that is asked for. */
const GOES_ON = fragment`
  (?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|cost|costs|come|came|belong|were|there|we|i|our|in|of|for
  |at|from|with|by|on|that|which|who)
`
/** A noun of several. */
const SEVERAL = fragment`\p{L}{2,}(?:(?<!s)s|people|staff|children)`
/** The records that a question or an order asks for, up to where what narrows them down may stand. */
const ASKED_FOR = pattern('iu')`
  ^(?<asked>(?:please\ )?(?:(?:can|could|would|will)\ (?:you|i|we)\ (?:please\ )?)?(?:
    (?:which|what|how\ many)(?:\ (?:ones\ )?of\ (?:the|our|my|your))?|(?:list|show|give|get|find|fetch|pull\ up|bring\ up|see|have|name|count|tell)(?:
    \ me|\ us)?\ (?:all\ (?:of\ )?)?(?:the|our|my|any|every|all)?
    |(?:i|we)(?:['’]d\ like|\ want|\ need|\ would\ like)(?:\ to\ (?:see|have|know))?\ (?:which|what|all|the|our|my|how\ many)
  )\ (?:(?!${GOES_ON}\b)[\p{L}-]+\ ){0,3}?${SEVERAL})(?<rest>(?=\W*$|\ (?:for\ (?:me|us)|please)\b|
  \ ${GOES_ON}\b)[^?]*?)\W*$
`

/** "above 150, what boats do we have": a bound before what is asked for stands behind it. */
const BOUND_FIRST = pattern('iu')`
  ^${LEAD}(?<bound>(?:anything\ |(?:with|having|at|of)\ (?:an?\ |the\ )?(?:\p{L}+\ ){0,3}?)?(?:of\ )?${BOUND}
  \ [^,;:?!]{1,50}?)${JOINT}(?<request>\S.{6,})$
`

/** "from 16 years up as the minimum age": with one of at least so much. */
const AS_THE = pattern('iu')`
  ^(?<bound>.*?\d\S*(?:\ (?:years?|days?|hours?|minutes?|euros?|pounds|dollars|km|kg|m|cm))?)(?:\ (?<up>up|upwards?|onwards?|or\ more))?\ as\ (?:the
  |an?|their|its)\ (?<field>\p{L}+(?:\ \p{L}+){0,2})$
`
function sayAsThe(said: string): string {
  const { bound, up, field } = execIn(said, AS_THE)?.groups ?? {}
  return field ? `with a ${field} of ${up ? bound!.replace(/^(?:from )?/i, 'at least ') : bound!}` : said
}

function sayBoundBehind(text: string): string {
  const { bound, request } = execIn(text, BOUND_FIRST)?.groups ?? {}
  if (!bound || !/\d/.test(bound) || OF_DATES.test(bound) || endsInQuotes(bound) || !request) return text
  const { asked, rest } = execIn(request, ASKED_FOR)?.groups ?? {}
  if (!asked) return text
  const said = sayAsThe(bound.replace(/^anything /i, '').replace(/ (?:in total|altogether|all together|overall)$/i, ''))
  return `${asked} ${said[0]!.toLowerCase()}${said.slice(1)}${rest ?? ''}`
}

/** "living in Oslo and in the crew: give me those sailors": what those are stands before. */
const THOSE_BEHIND = pattern('iu')`
  ^\W*(?<what>(?:(?<where>where|if|when)\ |(?:in|at|with|without|from|for|by|on|under|over|not)\ (?=\S+\ )|\p{L}+(?:ing|ed)\ )[^:;?!.]{3,90}?)${JOINT}
  (?<before>[^,;:?!.]{0,40}?\b)(?:those|these)\ (?<noun>(?:\p{L}+\ )?${SEVERAL})\b(?<rest>[^:;?!]*?)\W*$
`
/** "where we refused the claim, list it": the records are named in the clause. */
const WHERE_FIRST = pattern('iu')`
  ^\W*where\ (?<who>we|they|i|somebody|someone|(?:our|the)\ \p{L}+)\ (?<verb>(?:have\ |has\ |had\ )?\p{L}+(?:ed|en|nt|ld|de|id)|(?:did|have|has)(?:
  \ not|n['’]t)\ \p{L}+)
  \ (?:the|an?|our)\ (?<noun>\p{L}+(?:\ \p{L}+)?)(?<more>\ (?:in|at|on|for|because|since|during|last|this)\ [^,;:?!]+)?,
  \ (?<request>(?:please\ )?(?:list|show|give|tell|find|get|name|count|pull)\b[^,;:?!]*?\ ?\b(?:it|them|those|that)\b[^,;:?!]*?)\W*$
`

/** "if none are left, which boats are those": the records that the clause is true of. */
const WHICH_THOSE = pattern('iu')`
  ^\W*(?:if|where|when)\ (?<what>[^:;?!.]{6,90}?)${JOINT}
  (?:(?:please\ )?(?:(?:i|we)\ (?:need|want|would\ like)\ to\ (?:know|see)|(?:can\ you\ |could\ you\ )?(?:tell|show|give)\ me)\ )?(?:which|what)
  \ (?<noun>(?:\p{L}+\ )?\p{L}{2,}(?:(?<!s)s|people|staff))
  \ (?:(?:those|these|they)\ are|(?:are|were)\ (?:those|these|they|affected|concerned)|is\ that(?:\ the\ case\ (?:for|with)|\ true\ (?:of|for))?|does
  \ that\ apply\ to)\W*$
`

function sayThoseBefore(text: string): string {
  const { what: clause, noun: which } = execIn(text, WHICH_THOSE)?.groups ?? {}
  if (which) return `which ${which} are there where ${clause!}?`
  const { who, verb, noun, more, request } = execIn(text, WHERE_FIRST)?.groups ?? {}
  if (noun)
    return request!
      .replace(/ for (?:me|us)$/i, '')
      .replace(/\b(?:it|them|those|that)\b/i, () => `the ${plural(noun)} that ${who} ${verb}${more ?? ''}`)
  const those = execIn(text, THOSE_BEHIND)?.groups
  if (!those || endsInQuotes(those['what']!) || OF_DATES.test(those['what']!.replace(/^\S+ (?=\D*$)/, ''))) return text
  const { what, before, noun: named, rest } = those
  return `${before}the ${named!} ${what![0]!.toLowerCase()}${what!.slice(1)}${rest!}`
}

const UNIT = fragment`(?:day|week|month|quarter|year|season|period|time|(?:time )?(?:frame|span|window|range)|interval|date range)`
/** A period that is named, without its preposition. */
const PERIOD = fragment`
  (?:(?:the\ )?(?:(?:calendar|fiscal|business)\ )?(?:early\ |late\ |mid-?)?(?:
    (?:(?:year|month\ of)\ )?${MONTH_OR_SHORT}(?:\ \d{1,2}(?:st|nd|rd|th)?)?,?(?:\ (?:19|20)\d\d)?(?:\ (?:to|until|till|through|thru|and|-|–)
    \ ${MONTH_OR_SHORT}(?:\ \d{1,2}(?:st|nd|rd|th)?)?,?(?:\ (?:19|20)\d\d)?)?
    |(?:year\ )?(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?|(?:q[1-4]|(?:first|second|third|fourth|last)\ quarter|(?:first|second)\ half)(?:\ of|\ in)?,?(?:
    \ (?:19|20)\d\d)?
    |(?:last|this|next|previous|past|current)\ (?:week|month|quarter|year)|yesterday|today|tomorrow
  ))
`
/** "September 2026, how many orders came in that month": the period that is named before. */
const PERIOD_FIRST = pattern('iu')`
  ^${LEAD}(?:(?:for|in|during|over|within|of|take|taking|looking\ at|as\ for|regarding|between|from)\ )?(?<period>${PERIOD})${JOINT}
  (?<before>[^;:]*?)\ (?:(?:in|during|within|over|for|of|on|throughout)\ )?(?:(?:that|this|the\ same|said)\ (?:very\ )?${UNIT}|(?:in|during|within
  |over|for|throughout)\ the\ ${UNIT}|in\ it)(?=\W*$|,?\ (?:and|by|per|with|at|from|of|that|which|who|in|for)\b)(?<behind>[^;:]*)$
`

function sayPeriodBehind(text: string): string {
  const { period, before, behind } = execIn(text, PERIOD_FIRST)?.groups ?? {}
  return period && before ? `${before} in ${period.replace(/,$/, '')}${behind!}` : text
}

/** "leaving Oslo out, what boats do we have": but not those. */
const LEFT_OUT_FIRST = pattern('iu')`
  ^${LEAD}(?:(?:leaving|with|if\ (?:we|you|i)\ leave|taking|if\ (?:we|you|i)\ take)\ (?<out>[^,:;?!]{2,60}?)\ (?:left\ |taken\ )?
  (?:out|aside)(?:\ of\ it)?|(?:leaving\ (?:out|aside)|excluding|not\ counting|not\ including|ignoring|disregarding|omitting)\ (?<ex>[^,:;?!]{2,60}?))
  ${JOINT}(?<request>(?:which|what|who|how\ many|list|show|give|find|get|name|count)\b[^;:]{6,}?)\W*$
`
function sayLeftOutBehind(text: string): string {
  const { out, ex, request } = execIn(text, LEFT_OUT_FIRST)?.groups ?? {}
  return request ? `${request}, excluding ${(out ?? ex)!}` : text
}

/** "I'm after boats over 500, can you show me those", "I want to focus on the spare ones, which are they": what is sought is to be shown. */
const SOUGHT = pattern('iu')`
  ^\W*(?:(?:hi|hello|hey|so|ok|and)\W+)*(?:i|we)(?:
    (?:['’](?:m|re)|\ am|\ are)\ (?:currently\ |really\ |just\ )?(?:after|looking\ (?:for|at|into)|interested\ in|searching\ for|hunting\ for|trying
    \ to\ find|focus(?:s)?ing\ on|concentrating\ on|keen\ on|in\ search\ of)
    |(?:['’]d\ like|\ (?:want|need|have|plan|intend|would\ like|wish))\ to\ (?:focus\ on|concentrate\ on|look\ (?:at|into|through)|go\ through|work
    \ through|review|go\ over|check|inspect|tackle)
  )\ (?<those>[^;:?!]{5,}?)\s*[,;:.–—]+\s*(?:so\ |and\ )?
  (?:(?:which|what|who)(?:\ ones?)?\ (?:are|were)\ (?:they|those|these)|(?:please\ )?(?:(?:can|could|would|will)\ (?:you|i|we)\ (?:please\ )?)?(?:list
  |show|give|find|get|see|have|name|pull\ up)(?:\ me|\ us)?\ (?:those|these|them)(?:\ up)?(?:\ (?:for|to)\ me)?)
  (?:,?\ (?:please|pls|then))?\W*$
`
function saySought(text: string): string {
  const { those } = execIn(text, SOUGHT)?.groups ?? {}
  return those ? `show me ${those}` : text
}

/** "if it isn't under 20, leave it out": only those that are. */
const LEFT_OUT_IF = pattern('iu')`
  ^\W*(?:(?:and|but|now|ok|so)\W+)?(?:if|when|where)\ (?:it|one|they|something|anything)(?:['’]s|['’]re|\ is|\ are|\ was|\ were|\ has|\ have|\ does|
  \ do|\ costs?)?(?<not>\ not|n['’]t)?\ (?<what>[^,;:?!]{3,60}?),\ (?:then\ )?(?:please\ )?
  (?:(?:leave|take|filter|throw|kick|keep)\ (?:it|them|that|those|that\ one)\ (?:out|off|away)|(?:drop|skip|omit|exclude|ignore|remove|hide)\ (?:it
  |them|that|those|that\ one)|i\ do(?:n['’]t|\ not)\ (?:need|want)\ (?:it|them|that|those)|it\ (?:does(?:n['’]t|\ not))\ (?:count|matter))(?:
  \ (?:please|of\ the\ list|from\ the\ list|then))*\W*$
`

function sayLeftOutIf(text: string): string {
  const { not, what } = execIn(text, LEFT_OUT_IF)?.groups ?? {}
  if (!what) return text
  return not ? `only those that are ${what}` : `leave out those that are ${what}`
}

/** "some yards", "some of our late bills" */
const SOME = fragment`some\ (?:of\ (?:the|our|my)\ )?(?<noun>(?:\p{L}+\ ){0,2}?\p{L}{2,}(?:(?<!s)s|people|staff))`
/** "Some yards have a crane. How many boats are at these yards?": at those that have one. */
const SOME_DO = pattern('iu')`
  ^\W*${SOME}\ (?<does>(?:have|are|were|had|cost|do\ not|did\ not
  |don['’]t)\b[^.;:?!]*?)
  \s*(?:[.;–—]|,)\s+(?:and\ )?(?<before>(?:how\ many|which|what|who|list|show|give|tell|i\ (?:need|want))\b[^.;:?!]*?)\b(?:these|those|such)
  \ \k<noun>\b(?<rest>[^.;:?!]*?)\W*$
`
/** "Some bills were paid in May, and I need to know what their amounts add up to." */
const THEIRS_ADD_UP = pattern('iu')`
  ^\W*${SOME}\ (?<does>(?:have|are|were|had|do\ not|did\ not
  |don['’]t)\b[^.;:?!]*?)
  \s*(?:[.;–—]|,)\s+(?:and\ )?(?:(?:(?:i|we)\ (?:need|want|would\ like)\ to\ know|(?:please\ )?tell\ me|can\ you\ tell\ me)\ )?
  (?:what|how\ much)\ (?:do\ )?their\ (?<what>\p{L}+(?:\ \p{L}+)?)\ (?:add\ up|come|amount|sum\ up)\ to(?:\ (?:in\ total|altogether))?\W*$
`
function sayOfSome(text: string): string {
  const { noun, does, before, rest } = execIn(text, SOME_DO)?.groups ?? {}
  if (noun) return `${before}${noun} that ${does}${rest ?? ''}`
  const theirs = execIn(text, THEIRS_ADD_UP)?.groups
  return theirs ? `what is the total of the ${theirs['what']} of the ${theirs['noun']} that ${theirs['does']}` : text
}

const FIRST = [sayOfSome, saySought, sayLeftOutIf, sayLeftOutBehind, sayPeriodBehind, sayBoundBehind, sayThoseBefore]

/** Whether a message only asks for those that a condition before it is true of: it changes none of them. */
export function asksForThoseBefore(message: string): boolean {
  const said = [saySought, sayLeftOutIf, sayBoundBehind, sayThoseBefore].reduce((text, say) => say(text), message)
  return said !== message && SHOWS.test(said)
}
const SHOWS = pattern('i')`
  ^\W*(?:please\ )?(?:(?:can|could|would|will)\ (?:you|i|we)\ )?(?:please\ )?
  (?:which|what|who|how\ many|list|show|give|get|find|tell|name|count|only|leave\ out|pull\ up)\b
`

/** The message with a condition that stands first behind what it is said of. */
export const sayConditionsBehind = (message: string): string => FIRST.reduce((text, say) => say(text), message)
