import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { withoutTurnsOfOutdoing } from './turns-of-outdoing.ts'
import { groupsOf, NAME, sayPlainly, type Turn } from './turns.ts'
import { APART, bare, isDegree, isGraded, isLess, LEAD, MORE_OR_LESS, SIDE } from './weighed-sides.ts'

/**
 * Which of two that are named inside a clause: "is it A or B that has the bigger sail?", "which is more common among the boats, A or B?",
 * "A and B, is the first one dearer?". Each is put as it is asked anyway: which has more of it, A or B.
 */

/** Verbs that say no more than that somebody or something has so many of others, or that they are of it (closed class). */
const HAVING = fragment`
  (?:(?:has|have)\ (?:had|seen|got|drawn(?:\ in)?|attracted|brought(?:\ in)?|generated|produced|yielded|collected)|has|have|had|gets?|got|sees|saw
  |shows?|counts?|boasts?|generates?d?|produces?d?|attracts?|attracted|draws?(?:\ in)?|drew(?:\ in)?|yields?|yielded
  |delivers?|delivered|brings?(?:\ us)?(?:\ in)?|brought(?:\ us)?(?:\ in)?|pulls?\ in|gives?\ us|gave\ us|gets?\ us|accounts?\ for|makes?\ up
  |is\ behind|(?:is|are|was|were)\ (?:used|chosen|taken|needed|given|named|stated)(?:\ to\ \p{Ll}+)?\ (?:for|in|on|with|as))
`
const DOING = fragment`
  (?:having|getting|seeing|showing|generating|producing|attracting|drawing(?:\ in)?|yielding|delivering|bringing(?:\ us)?(?:\ in)?|pulling\ in)
`
const SIZE = fragment`(?:bigger|larger|greater|higher|biggest|largest|highest|smaller|lower|smallest|lowest)`
/** "the higher number of leads", "more of our leads": more leads. */
const MANY = pattern('iu')`
  ^(?:(?:the\ |an?\ )?(?<size>${SIZE})\ (?:number|count|amount|quantity|volume)\ of|(?:the\ )?(?<more>${MORE_OR_LESS}|most|fewest|least)(?:\ of)?)
  \ (?:the\ |our\ |all\ )*(?<what>\p{L}.*)$
`
function ofMany(text: string): string | undefined {
  const { size, more, what } = execIn(text, MANY)?.groups ?? {}
  return what && `${isLess(size ?? more!) ? 'fewer' : 'more'} ${what}`
}

/** "which has more of it, A or B", of whatever is said of one of both. */
function whichOf(...said: string[]): string {
  const { a, b, rest } = groupsOf(said)
  if (!isGraded(rest!)) return said[0]!
  const asked = rest!
    .replace(
      /^(?:there (?:is|are|was|were)|(?:we|i|you|they)(?: have| had|['’]ve)?(?: got| have)?) (?=(?:the |an? )?\p{L})/iu,
      'has ',
    )
    .replace(new RegExp(String.raw`^${HAVING} (?=(?:the |an? )?(?:more|fewer|less|most|${SIZE})\b)`, 'iu'), 'has ')
  const [, verb = '', what = ''] = /^(has) (.+)$/.exec(asked) ?? []
  return `which ${verb ? `has ${ofMany(what) ?? what}` : asked}, ${bare(a!)} or ${bare(b!)}`
}

/** "does A or B have the bigger sail": "which has the bigger sail, A or B". */
function whichHas(...said: string[]): string {
  const { a, b, rest } = groupsOf(said)
  return isGraded(rest!) && !/\bthan\b/i.test(rest!)
    ? `which has ${ofMany(rest!) ?? rest!}, ${bare(a!)} or ${bare(b!)}`
    : said[0]!
}

/** The same only of how many others either has. */
function whichHasMany(...said: string[]): string {
  const { a, b, rest } = groupsOf(said)
  const many = ofMany(rest!)
  return many ? `which has ${many}, ${bare(a!)} or ${bare(b!)}` : said[0]!
}

/** The first or the second of two that are named before, held against the other one. */
function oneOfBoth(...said: string[]): string {
  const { a, b, place, be, more, verb, rest } = groupsOf(said)
  const isFirst = /^f/i.test(place!)
  const [one, other] = isFirst ? [a!, b!] : [b!, a!]
  const graded = more ?? rest!
  if (!isGraded(graded)) return said[0]!
  return more
    ? `${be!} ${bare(one)} ${more} than ${bare(other)}`
    : `does ${bare(one)} ${verb!} ${graded} than ${bare(other)}`
}

const COMMON = fragment`(?:common|frequent|usual|popular|widespread|numerous|prevalent|often)`
const AMONG = fragment`(?:among|amongst|with|in|for|across|of|at)`
const IS = fragment`(?:(?:['’]s|\ (?:is|are|was|were|occurs?|comes?\ up|appears?|shows?\ up|turns?\ up)))`
const WHICH_ONE = fragment`(?:which|what)(?:\ one)?(?:\ of\ (?:the\ two|them|these|those))?`
/** The records of which something is more common. */
const OURS = fragment`(?:all\ )?(?:of\ )?(?:our\ |the\ |my\ )?(?<noun>${NAME})`
/** Two that are named before it is asked for the first or the second. */
const BOTH = fragment`
  (?:(?:comparing|between|of|take)\ )?(?:the\ )?(?<a>${SIDE})\ and\ (?:the\ )?(?<b>${SIDE})${APART}
`
const ONE_OF_BOTH = fragment`the\ (?<place>first|second|former|latter)(?:\ one|\ of\ (?:the\ two|them|both))?`

const TURNS: readonly Turn[] = [
  // "tell me whether A or B is dearer", "I'd like to know if it's A or B that has more boats"
  [
    pattern('iu')`
      ${LEAD}(?:(?:please\ )?(?:tell\ me|let\ me\ know|check|find\ out)|(?:i['’]d|i\ would)\ like\ to\ know|i\ (?:want|need)\ to\ know|do\ you\ know)
      \ (?:whether|if)\ (?:it(?:['’]s|\ is)\ )?(?<a>${SIDE})\ or\ (?<b>${SIDE})\ (?:(?:that|who|which)\ )?
      (?<rest>(?:is|are|was|were|has|have|had|costs?|earns?|weighs?|gets?)\ [^,;:?]+?)(?=\W*$)
    `,
    (...said) => (/\bthan\b/i.test(groupsOf(said).rest!) ? said[0]! : whichOf(...said)),
  ],
  // "is it A or B that has the bigger sail?", "was it the Gull or the Wren where we had more guests"
  [
    pattern('iu')`
      ${LEAD}(?:is|was)\ it\ (?:(?:in|at|with|for|on|from)\ )?(?<a>${SIDE})\ or\ (?:(?:in|at|with|for|on|from)\ )?(?<b>${SIDE})
      \ (?:that|who|which|where)\ (?<rest>[^,;:?]+?)(?=\W*$)
    `,
    whichOf,
  ],
  // "does A or B have the bigger sail?", "is A or B bringing in more guests?"
  [
    pattern('iu')`
      ${LEAD}(?:does|do|did)\ (?<a>${SIDE})\ or\ (?<b>${SIDE})\ (?:have|get|show|carry|bear)\ (?<rest>(?:the|an?)\ [^,;:?]+?)(?=\W*$)
    `,
    whichHas,
  ],
  [
    pattern('iu')`
      ${LEAD}(?:as\ (?:[\p{Ll}-]+\ )?\p{Ll}+s\ go,\ )?(?:is|are|was|were)\ (?<a>${SIDE})\ or\ (?<b>${SIDE})\ ${DOING}\ (?<rest>[^,;:?]+?)(?=\W*$)
    `,
    whichHas,
  ],
  // "is A or B dearer?", "are A or B the bigger ones?"
  [
    pattern('iu')`
      ${LEAD}(?<be>is|are|was|were)\ (?<a>${SIDE})\ or\ (?<b>${SIDE})\ (?:the\ )?(?<more>(?:more\ |less\ )?\p{L}+)(?:\ ones?)?(?=\W*$)
    `,
    (...said) => {
      const { be, a, b, more } = groupsOf(said)
      return isDegree(more!) ? `which ${be!.toLowerCase()} ${more!}, ${bare(a!)} or ${bare(b!)}` : said[0]!
    },
  ],
  // "which one brings in more guests, A or B?", "A or B: which one is used for more of our trips?"
  [
    pattern('iu')`
      ${LEAD}(?:which|what|who)(?:\ one)?(?:\ of\ (?:the\ two|them|these|those))?(?:['’]s(?=\ (?:used|chosen|taken|needed|behind|given)\b)|\ )${HAVING}
      \ (?<rest>[^,;:?]+?),?\ (?:out\ of\ )?(?<=,\ |\p{L}s\ )(?<a>${SIDE})\ or\ (?<b>${SIDE})(?=\W*$)
    `,
    whichHasMany,
  ],
  [
    pattern('iu')`
      ${LEAD}(?:between\ )?(?<a>${SIDE})\ (?:or|vs\.?|versus|and(?=[^?]*\bwhich))\ (?<b>${SIDE})${APART}${WHICH_ONE}
      (?:['’]s\ (?=(?:used|chosen|taken|needed|behind|given)\b)|\ (?!has\b|have\b))(?:${HAVING}|(?:used|chosen|taken|needed|given)(?:\ to\ \p{Ll}+)?
      \ (?:for|in|on|with|as))
      \ (?<rest>[^,;:?]+?)(?=\W*$)
    `,
    whichHasMany,
  ],
  // "between A and B, whose sail is larger?", "whose sail is larger, A's or B's?"
  [
    pattern('iu')`
      ${LEAD}(?:(?:between|out\ of|of)\ )?(?<a>${SIDE})\ (?:and|or|vs\.?|versus)\ (?<b>${SIDE})${APART}whose\ (?<what>${NAME})
      \ (?:is|was|are|were)\ (?:the\ )?(?<more>(?:more\ |less\ )?\p{L}+)(?:\ one)?(?=\W*$)
    `,
    whose,
  ],
  [
    pattern('iu')`
      ${LEAD}whose\ (?<what>${NAME})\ (?:is|was|are|were)\ (?:the\ )?(?<more>(?:more\ |less\ )?\p{L}+)(?:\ one)?,\ (?<a>${SIDE})(?:['’]s?)?\ or
      \ (?<b>${SIDE})(?:['’]s?)?(?=\W*$)
    `,
    whose,
  ],
  // "which is more common among our boats, red or blue?", "red or blue: which occurs more often among the boats?"
  [
    pattern('iu')`
      ${LEAD}(?:which|what)(?:\ (?:one|${NAME}))??${IS}\ (?:the\ )?(?<more>more|most|less|least)\ ${COMMON}\ ${AMONG}\ ${OURS}
      ,\ (?<a>${SIDE})\ or\ (?<b>${SIDE})(?=\W*$)
    `,
    moreWith,
  ],
  [
    pattern('iu')`
      ${LEAD}(?<a>${SIDE})\ (?:or|vs\.?|versus)\ (?<b>${SIDE})${APART}${WHICH_ONE}${IS}\ (?:the
      \ )?(?<more>more|most|less|least)
      \ ${COMMON}(?:\ one)?\ ${AMONG}\ ${OURS}(?=\W*$)
    `,
    moreWith,
  ],
  [
    pattern('iu')`
      ${LEAD}(?:among|amongst|across|of)\ ${OURS},\ (?:which|what)(?:\ (?:one|${NAME}))??${IS}
      \ (?:the\ )?(?<more>more|most|less|least)
      \ ${COMMON}(?:\ one)?,\ (?<a>${SIDE})\ or\ (?<b>${SIDE})(?=\W*$)
    `,
    moreWith,
  ],
  // "A and B, is the first one dearer?", "A and B: does the latter cost more?"
  [
    pattern('iu')`
      ${LEAD}${BOTH}(?:which\ |so\ )?
      (?:(?<be>is|are|was|were)\ ${ONE_OF_BOTH}\ (?:the\ )?(?<more>(?:more\ |less
      \ )?\p{L}+)(?:\ one)?)(?=\W*$)
    `,
    oneOfBoth,
  ],
  [
    pattern('iu')`
      ${LEAD}${BOTH}
      (?:does|do|did|has)\ ${ONE_OF_BOTH}\ (?<verb>\p{L}+)\ (?<rest>(?:the\ |an?
      \ )?[^,;:?]+?)(?=\W*$)
    `,
    oneOfBoth,
  ],
]

function whose(...said: string[]): string {
  const { a, b, what, more } = groupsOf(said)
  return isGraded(more!) ? `which has the ${more!} ${what!}, ${bare(a!)} or ${bare(b!)}` : said[0]!
}

function moreWith(...said: string[]): string {
  const { a, b, noun, more } = groupsOf(said)
  return `are there ${isLess(more!) ? 'fewer' : 'more'} ${noun!} with ${bare(a!)} or ${bare(b!)}`
}

/** The message in plainer words, where it weighs two in one of those ways. */
export const withoutTurnsOfWeighing = (message: string): string => sayPlainly(withoutTurnsOfOutdoing(message), TURNS)
