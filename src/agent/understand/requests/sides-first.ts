import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isPlural, singular, stem } from '../language/words.ts'
import { MONTH } from './months-and-days.ts'
import { NAME } from './turns.ts'

/**
 * Two are named before what is asked of them: "A vs B - on which of the two boards are …?", "comparing A and B, …", "A and B are both boards
 * of ours. Which …?". The question is put as it is read anyway, with both of them behind it or inside it.
 */

/** Words that begin no name of a side, but a request or what is told (closed class). */
const NO_SIDE = fragment`
  (?:which|what|who|whose|whom|where|when|how|why|do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|may|must|i|we|you|they|it|there
  |list|show|give|tell|find|get|count|name|rank|sort|put|let|either|both|not|no|yes|more|less|fewer|and|but|if|the\ difference)\b
`
const SIDE = fragment`(?!${NO_SIDE})[^,:;?!]{1,60}?`
const APART = fragment`(?:\s*[,:;.!?]+\s+|\s+[–—-]+\s+)`
/** Behind "between" and "comparing" the question word is enough. */
const BEFORE_QUESTION = fragment`(?:${APART}|\ (?=(?:which|who)\b))`
/** The time of a question is no side of it: "May vs June" has rules of its own. */
const PERIOD = pattern('iu')`
  ^(?:(?:in|during|for)\ )?(?:the\ )?(?:last|this|previous|next|${MONTH}
  |q[1-4]
  |(?:19|20)\d\d)\b
  |^(?:(?:on|at)\ )?(?:today|yesterday|tomorrow|now|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|midnight|morning|afternoon|evening|night|then)\b
  |^\d{1,2}(?:[:.]\d\d)?(?:\ ?[ap]\.?m\.?)?$
  |^(?:the\ )?\d{1,2}(?:st|nd|rd|th)?(?:\ of)?\ (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\b
`

const OPENINGS = [
  // "comparing A and B, …", "if you compare A with B, …", "between A and B, …"
  pattern('iu')`
    ^\W*(?:(?:and|so|now|well)\W+)?
    (?:(?:(?:when|by|if\ (?:you|we|i))\ )?(?:comparing|compare|weighing|setting|set)|(?:taking|take|looking\ at)(?=[^,:;?!]*\ (?:and|or)\ )|between
    |(?:out\ )?of(?!\ (?:all|our|the|my)\b))
    \ (?:the\ )?(?<a>${SIDE}),?\ (?:and|or|with|to|against|vs\.?|versus)\ (?:the\ )?(?<b>${SIDE})${BEFORE_QUESTION}(?<question>\p{L}.+)$
  `,
  // "A vs B - …", "A against B: …", "A or B, …"
  pattern('iu')`
    ^\W*(?:the\ )?(?<a>${SIDE}),?\ (?:vs\.?|versus|v\.|against|or|as\ opposed\ to|compared\ (?:to|with))\ (?:the
    \ )?(?<b>${SIDE})${APART}(?<question>\p{L}.+)$
  `,
  // "A and B are both boards of ours. …"
  pattern('iu')`
    ^\W*(?:the\ )?(?<a>${SIDE})\ and\ (?:the\ )?(?<b>${SIDE})\ are\ (?:both|two\ of)\ (?:our\ )?(?<kind>${NAME}?)(?:\ (?:of\ ours|here|with\ us|we
    \ (?:have|use|run)|that\ we
    \ (?:have|use|run)))?${APART}(?<question>\p{L}.+)$
  `,
]

/** "on which of the two boards …", "which one of them …", "who …". */
const WHICH = pattern('iu')`
  ^(?<before>(?:in|at|on|with|for|by|from|of|through|via|to|among|under)\ )?(?<which>which|what|who|where)(?:\ ones?)?
  (?:\ (?:out\ )?of\ (?:(?:the|these|those)\ two|these|those|them|both)(?:\ (?<kind>\p{Ll}+s))?)?\ (?<rest>[^?]+?)\W*$
`
/** The one of both that has more or less of something. */
const GRADED = fragment`\b(?:more|most|fewer|fewest|less|least|better|best|worse|worst|\p{L}{2,}(?:er|est))\b`
const IS_GRADED = new RegExp(GRADED, 'iu')
const LEADS_ON = /\b(?:than|and (?:how|what|which|who))\b/iu

/** "is it A where the rate is higher on average?" */
const IS_IT_WHERE = pattern('iu')`
  ^(?:is|was)\ it\ (?<side>[^,?]+?)\ (?:where|(?:in|at|for|with)\ which|that|which|who)\ (?<what>(?:the|our)\ [^,?]+?|there\ (?:is|are))\ (?<be>is|was
  |are|were)
  \ (?:the\ )?(?<more>(?:more\ |less\ )?\p{L}+)(?<average>\ on\ average)?\W*$
`
const IS_IT_WHO = pattern('iu')`
  ^(?:is|was)\ it\ (?<side>[^,?]+?)\ (?:that|which|who)\ (?:has|have|had)\ (?:the\ |an?\ )?(?<what>[^,?]+?)\W*$
`
/** "do the A ones have the higher rating on average?" */
const DO_THEY = pattern('iu')`
  ^(?<ask>do|does|did|is|are|was|were)\ (?:the\ )?(?<side>[^,?]+?)(?:\ ones?)?\ (?<verb>\p{Ll}+\ )?(?:the\ |an?\ )?(?<more>(?:${GRADED})[^,?]*?)\W*$
`
/** "is the rate higher for A?" */
const IS_MORE_FOR = pattern('iu')`
  ^(?<said>(?:is|are|was|were)\ (?:the|our)\ [^,?]+?${GRADED}(?:\ on\ average)?)\ (?<at>for|in|at|with|on|of)\ (?:the\ )?(?<side>[^,?]+?)(?:
  \ ones?)?(?<average>\ on\ average)?\W*$
`
/** "are there more of A?" */
const ARE_MORE = pattern('iu')`
  ^(?<said>(?:are|were|is|do|did|have|does)\ (?:there|we|i|you|they)(?:\ \p{Ll}+)??\ (?:more|fewer|less))\ (?:of\ )?(?:the\ )?(?<side>[^,?]+?)(?:
  \ ones?)?\W*$
`
/** "how many do we have of each?" */
const OF_EACH = pattern('iu')`
  ^(?:(?:please|can\ you|could\ you|i(?:['’]d|\ would)\ like\ to\ know)\ )*(?:(?:tell|show|give)\ me\ )?
  (?:how\ many(?:\ (?<noun>(?!(?:do|have|are|there|we|i|of|for|in)\b)\p{L}+s))?(?:\ (?:do|have)\ (?:we|i)(?:\ (?:have|got))?|\ (?:we|i)\ have
  (?:\ got)?|\ are\ there|\ there\ are)?|the\ (?:number|count))\ (?:of\ each|for\ each|in\ each|each)
  (?:\ of\ (?:them|these|those|the\ two))?(?:\ (?:there\ are|we\ have|do\ we\ have|are\ there|we['’]ve\ got))?(?:,?\ please)?\W*$
`

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter(word => !NO_NAME.has(word)).map(word => stem(singular(word)))
const NO_NAME = new Set(['the', 'our', 'ones', 'one', 'those', 'in', 'at', 'of', 'on', 'for', 'with', 'from'])

/** Which of both is spoken of again, and the other one: what is said of it are words of that one only. */
function sidesOf(said: string, a: string, b: string): readonly [one: string, other: string] | undefined {
  const words = wordsOf(said)
  const has = (side: string, other: string) => {
    const own = wordsOf(side).filter(word => !wordsOf(other).includes(word))
    return words.some(word => own.includes(word)) && words.every(word => wordsOf(side).includes(word))
  }
  if (!words.length || has(a, b) === has(b, a)) return undefined
  return has(a, b) ? [a, b] : [b, a]
}

/** "a higher rate", "more boats". */
const withArticle = (more: string): string =>
  /^(?:more|less|fewer|most|least|fewest)\b/i.test(more) ? more : `a ${more}`

function askOf(a: string, b: string, question: string, kind = ''): string | undefined {
  const each = execIn(question, OF_EACH)
  if (each) {
    const noun = each.groups?.noun ? ` ${each.groups.noun}` : ''
    return `how many ${a}${noun} and how many ${withKind(b, a)}${noun}`
  }
  const where = execIn(question, IS_IT_WHERE)?.groups
  if (where) {
    const sides = sidesOf(where.side!, a, b)
    return sides && IS_GRADED.test(where.more!)
      ? `${where.be} ${where.what} ${where.more}${where.average ?? ''} in ${sides[0]} than in ${sides[1]}`
      : undefined
  }
  const who = execIn(question, IS_IT_WHO)?.groups
  if (who) {
    const sides = sidesOf(who.side!, a, b)
    return sides && IS_GRADED.test(who.what!)
      ? `does ${sides[0]} have ${withArticle(who.what!)} than ${sides[1]}`
      : undefined
  }
  if (LEADS_ON.test(question)) return undefined
  const more = execIn(question, IS_MORE_FOR)?.groups
  const ofMore = more && sidesOf(more.side!, a, b)
  if (more && ofMore) return `${more.said}${more.average ?? ''} ${more.at} ${ofMore[0]} than ${more.at} ${ofMore[1]}`
  const are = execIn(question, ARE_MORE)?.groups
  const ofMany = are && sidesOf(are.side!, a, b)
  if (are && ofMany) return `${are.said} ${withoutThose(ofMany[0])} than ${ofMany[1]}`
  const they = execIn(question, DO_THEY)?.groups
  const ofThem = they && sidesOf(they.side!, a, b)
  if (they && ofThem) {
    const graded = they.verb ? withArticle(they.more!) : they.more!
    return `${they.ask} ${withoutThose(ofThem[0])} ${they.verb ?? ''}${graded} than ${ofThem[1]}`
  }
  const which = execIn(question, WHICH)?.groups
  if (!which?.rest || !IS_GRADED.test(which.rest)) return undefined
  const noun = which.kind ?? (which.which!.toLowerCase() === 'who' && isPlural(kind) ? kind : '')
  const asked = noun ? `which ${singular(noun)}` : which.which!.toLowerCase()
  return `${which.before?.toLowerCase() ?? ''}${asked} ${which.rest}, ${a} or ${b}`
}

const withoutThose = (side: string): string => side.replace(/^those /i, '')
/** "red boats" and "blue ones": boats. */
const withKind = (side: string, other: string): string => side.replace(/\bones$/i, other.split(' ').at(-1)!)

/** The question with what is weighed in it, where both are named before it. */
export function sayOfSides(message: string): string {
  for (const opening of OPENINGS) {
    const { a, b, kind, question } = execIn(message, opening)?.groups ?? {}
    if (!a || !b || !question || PERIOD.test(a) || PERIOD.test(b) || isSeveral(a) || isSeveral(b)) continue
    const asked = askOf(a.trim(), b.trim(), question, kind)
    if (asked) return asked
  }
  return message
}

/** What is one of two names no more than one. */
const isSeveral = (side: string): boolean => /\b(?:or|vs|versus)\b/i.test(side)
