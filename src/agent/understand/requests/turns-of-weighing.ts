import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { superlativeFor, superlativeOf } from '../language/gradables.ts'
import { groupsOf, NAME, sayPlainly, type Turn } from './turns.ts'

/**
 * Two that are weighed against each other inside a clause: "is it A or B that has the bigger sail?", "which is more common among the boats,
 * A or B?", "A and B, is the first one dearer?", "how far apart are A and B in rent?". Each is put as it is asked anyway: which has more of
 * it, A or B; whether A has more of it than B; what the difference is between them.
 */

const LEAD = fragment`^\W*(?:(?:and|so|but|now|ok|okay|well)\W+)?`
const SIDE = fragment`
  (?!(?:which|what|who|whose|where|when|how|why|do|does|did|is|are|was|were|has|have|had|can|could|will|there|it|we|i|you|they|the\ (?:difference|gap))\b)
  [^,:;?!]{1,60}?
`
const APART = fragment`(?:\s*[,:;.?!]\s*|\s+[–—-]+\s+)`
const MORE_OR_LESS = fragment`(?:more|fewer|less)`
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
const isLess = (word: string): boolean => /^(?:few|less|least|small|low|behind|trail|lag)/i.test(word)

/** One of two, without the words before it that say no more than that it is. */
const bare = (one: string): string => one.trim().replace(/^the (?=\p{L})/iu, '')
const isGraded = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(
      word =>
        /^(?:more|fewer|less)$/.test(word) || superlativeFor(word) !== undefined || superlativeOf(word) !== undefined,
    )

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
/** Words for standing higher or lower in something. */
const AHEAD = fragment`(?:ahead\ of|in\ front\ of|behind)`
const LEADS = fragment`
  (?:lead|leads|beat|beats|top|tops|outdo|outdoes|exceed|exceeds|surpass|surpasses|outperform|outperforms|trail|trails|lag\ behind|lags\ behind)
`
const IN_TERMS = fragment`(?:in\ terms\ of|when\ it\ comes\ to|measured\ by|going\ by|judging\ by|judged\ by|in|on|by|for)`
/** Words for having most of something, of two. */
const WINS = fragment`
  (?:wins(?:\ out)?|leads|is\ (?:ahead|in\ front|on\ top|the\ leader)|comes\ out\ (?:ahead|on\ top)|has\ the\ (?:upper\ hand|edge)|ranks\ higher|scores\ higher)
`
const GAP = fragment`(?:gap|difference|distance|margin|discrepancy)`

const AGAINST = fragment`
  ${LEAD}(?:please\ )?(?:set|put|hold|compare|weigh|take)\ (?<a>${SIDE})\ (?:against|with|to|and|next\ to|beside)\ (?<b>${SIDE})${APART}(?:and\ )?
  (?:what(?:['’]s|\ is|\ was)\ the\ ${GAP}|how\ (?:big|large|wide)\ is\ the\ ${GAP}|how\ far\ apart\ are\ they)(?:\ between\ (?:them|the\ two))?(?=\W*$)
`
const SETS_AGAINST = pattern('iu')`${AGAINST}`

/** Whether a message holds two against each other, though it begins like a command: "set A's rent against B's: what is the gap?" */
export const setsAgainst = (message: string): boolean => testIn(message, SETS_AGAINST)

const TURNS: readonly Turn[] = [
  // "are there more yawls in our range than ketches": all that there are. "than in theirs" is another place.
  [
    pattern('iu')`
      (?<=\b(?:more|fewer|less)\ \p{L}[^,;:?]{2,40}?)\ (?:in|on|among)\ (?:our|the)
      \ (?:range|assortment|catalogue|catalog|collection|menu|records|system|books|stock)
      (?=\ than\ (?!(?:in|on|at|among)\b))
    `,
    '',
  ],
  // "which one comes out dearer, A or B": is.
  [
    pattern('giu')`
      (?<=\b(?:which|who|what)(?:\ (?:one|of\ (?:them|the\ two|these|those)|${NAME}))?\ )(?:comes|came|works|worked|turns|turned|ends)\ (?:out|up)
      \ (?:as\ |to\ be\ )?(?:the\ )?(?=((?:more\ |less\ )?\p{L}+)(?:,|\W*$))
    `,
    (said, graded = '') =>
      superlativeFor(graded.toLowerCase()) !== undefined || superlativeOf(graded.toLowerCase()) !== undefined
        ? 'is '
        : said,
  ],
  // "A against B: who wins on rent?", "which pier is ahead in number of boats, A or B?": which has the higher one.
  [
    pattern('iu')`
      (?<=(?:^\W*|[,:;?–—-]\s+|\band\ |\bso\ )(?:which|who|what)(?:\ (?:one|of\ (?:them|the\ two|these|those)|${NAME}))??\ )${WINS}\ ${IN_TERMS}
      \ (?:the\ |their\ )?(?:(?:number|count)\ of\ (?<many>\p{L}+(?:\ \p{L}+)?)|(?<what>${NAME}))
      (?=,\ ${SIDE}\ or\ ${SIDE}\W*$|(?<=\b(?:or|vs\.?|versus|against|between)\b.*)\W*$)
    `,
    (...said) => {
      const { many, what } = groupsOf(said)
      return many ? `has more ${many}` : `has the higher ${what!}`
    },
  ],
  // "tell me whether A or B is dearer", "I'd like to know if it's A or B that has more boats"
  [
    pattern('iu')`
      ${LEAD}(?:(?:please\ )?(?:tell\ me|let\ me\ know|check|find\ out)|(?:i['’]d|i\ would)\ like\ to\ know|i\ (?:want|need)\ to\ know|do\ you\ know)
      \ (?:whether|if)\ (?:it(?:['’]s|\ is)\ )?(?<a>${SIDE})\ or\ (?<b>${SIDE})\ (?:(?:that|who|which)\ )?
      (?<rest>(?:is|are|was|were|has|have|had|costs?|earns?|weighs?|gets?)\ [^,;:?]+?)(?=\W*$)
    `,
    (...said) => (/\bthan\b/i.test(groupsOf(said).rest!) ? said[0]! : whichOf(...said)),
  ],
  // "are red boats more numerous than blue ones": are there more.
  [
    pattern('iu')`
      ${LEAD}(?:is|are|were)\ (?<a>${SIDE})\ (?<more>more|less)\ (?:numerous|common|frequent|widespread)\ than\ (?<b>[^,;:?]{1,60}?)(?=\W*$)
    `,
    (...said) => {
      const { a, b, more } = groupsOf(said)
      return `are there ${isLess(more!) ? 'fewer' : 'more'} ${a!} than ${b!.replace(/^those /i, '')}`
    },
  ],
  // "has A more boats than B, or fewer?": it is told anyway.
  [/(?<=\bthan\b[^?;,]{2,60}?)(?:,|\s[–—-])\s*or (?:fewer|less|more|lower|higher|not|the same)(?=\W*$)/iu, ''],
  // "does A employ more people": have more of those who work there.
  [
    /\bemploy(s|ed)? (?=(?:more|fewer) (?:people|persons|staff)\b)/giu,
    (_, end = '') => (end === 's' ? 'has ' : end ? 'had ' : 'have '),
  ],
  // "are skippers paid better than sailors": earn they more.
  [
    pattern('iu')`
      ${LEAD}(?<mean>on\ average,?\ )?(?:is|are)\ (?<a>${SIDE})\ paid\ (?:(?<more>better|more)|worse|less)(?<means>\ on\ average)?
      \ than\ (?<b>[^,;:?]{1,60}?)(?=\W*$)
    `,
    (...said) => {
      const { a, b, more, mean, means } = groupsOf(said)
      return `do ${a!} earn ${more ? 'more' : 'less'} ${(mean ?? means) ? 'on average ' : ''}than ${b!}`
    },
  ],
  // "…, or is it the other way round?", "or vice versa": it is told anyway.
  [
    pattern('iu')`
      (?<=\b(?:than|or)\b[^?;]{2,80}?)(?:\s*[,;–—?-]+)?\s+or\ (?:(?:is|are|was|were)\ (?:it|things)\ |rather\ )?(?:vice\ versa
      |(?:the\ |just\ the\ )?(?:other|opposite)\ way\ (?:a?round|about)|(?:the\ |just\ the\ )?(?:opposite|reverse|contrary))(?:\ (?:true|the\ case))?(?=\W*$)
    `,
    '',
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
    (...said) => {
      const { a, b, rest } = groupsOf(said)
      return isGraded(rest!) && !/\bthan\b/i.test(rest!)
        ? `which has ${ofMany(rest!) ?? rest!}, ${bare(a!)} or ${bare(b!)}`
        : said[0]!
    },
  ],
  [
    pattern('iu')`
      ${LEAD}(?:as\ (?:[\p{Ll}-]+\ )?\p{Ll}+s\ go,\ )?(?:is|are|was|were)\ (?<a>${SIDE})\ or\ (?<b>${SIDE})\ ${DOING}\ (?<rest>[^,;:?]+?)(?=\W*$)
    `,
    (...said) => {
      const { a, b, rest } = groupsOf(said)
      return isGraded(rest!) && !/\bthan\b/i.test(rest!)
        ? `which has ${ofMany(rest!) ?? rest!}, ${bare(a!)} or ${bare(b!)}`
        : said[0]!
    },
  ],
  // "is A or B dearer?", "are A or B the bigger ones?"
  [
    pattern('iu')`
      ${LEAD}(?<be>is|are|was|were)\ (?<a>${SIDE})\ or\ (?<b>${SIDE})\ (?:the\ )?(?<more>(?:more\ |less\ )?\p{L}+)(?:\ ones?)?(?=\W*$)
    `,
    (...said) => {
      const { be, a, b, more } = groupsOf(said)
      const graded = more!.toLowerCase()
      const isOne = superlativeFor(graded) !== undefined || superlativeOf(graded) !== undefined
      return isOne ? `which ${be!.toLowerCase()} ${more!}, ${bare(a!)} or ${bare(b!)}` : said[0]!
    },
  ],
  // "which one brings in more guests, A or B?", "A or B: which one is used for more of our trips?"
  [
    pattern('iu')`
      ${LEAD}(?:which|what|who)(?:\ one)?(?:\ of\ (?:the\ two|them|these|those))?(?:['’]s(?=\ (?:used|chosen|taken|needed|behind|given)\b)|\ )${HAVING}
      \ (?<rest>[^,;:?]+?),?\ (?:out\ of\ )?(?<=,\ |\p{L}s\ )(?<a>${SIDE})\ or\ (?<b>${SIDE})(?=\W*$)
    `,
    (...said) => {
      const { a, b, rest } = groupsOf(said)
      return ofMany(rest!) ? `which has ${ofMany(rest!)!}, ${bare(a!)} or ${bare(b!)}` : said[0]!
    },
  ],
  [
    pattern('iu')`
      ${LEAD}(?:between\ )?(?<a>${SIDE})\ (?:or|vs\.?|versus|and(?=[^?]*\bwhich))\ (?<b>${SIDE})${APART}(?:which|what)(?:\ one)?(?:\ of\ (?:the
      \ two|them|these|those))?
      (?:['’]s\ (?=(?:used|chosen|taken|needed|behind|given)\b)|\ (?!has\b|have\b))(?:${HAVING}|(?:used|chosen|taken|needed|given)(?:\ to\ \p{Ll}+)?
      \ (?:for|in|on|with|as))
      \ (?<rest>[^,;:?]+?)(?=\W*$)
    `,
    (...said) => {
      const { a, b, rest } = groupsOf(said)
      return ofMany(rest!) ? `which has ${ofMany(rest!)!}, ${bare(a!)} or ${bare(b!)}` : said[0]!
    },
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
      ${LEAD}(?:which|what)(?:\ (?:one|${NAME}))??${IS}\ (?:the\ )?(?<more>more|most|less|least)\ ${COMMON}\ ${AMONG}\ (?:all\ )?(?:of\ )?(?:our
      \ |the\ |my\ )?(?<noun>${NAME})
      ,\ (?<a>${SIDE})\ or\ (?<b>${SIDE})(?=\W*$)
    `,
    moreWith,
  ],
  [
    pattern('iu')`
      ${LEAD}(?<a>${SIDE})\ (?:or|vs\.?|versus)\ (?<b>${SIDE})${APART}(?:which|what)(?:\ one)?(?:\ of\ (?:the\ two|them|these|those))?${IS}\ (?:the
      \ )?(?<more>more|most|less|least)
      \ ${COMMON}(?:\ one)?\ ${AMONG}\ (?:all\ )?(?:of\ )?(?:our\ |the\ |my\ )?(?<noun>${NAME})(?=\W*$)
    `,
    moreWith,
  ],
  [
    pattern('iu')`
      ${LEAD}(?:among|amongst|across|of)\ (?:all\ )?(?:of\ )?(?:our\ |the\ |my\ )?(?<noun>${NAME}),\ (?:which|what)(?:\ (?:one|${NAME}))??${IS}
      \ (?:the\ )?(?<more>more|most|less|least)
      \ ${COMMON}(?:\ one)?,\ (?<a>${SIDE})\ or\ (?<b>${SIDE})(?=\W*$)
    `,
    moreWith,
  ],
  // "A and B, is the first one dearer?", "A and B: does the latter cost more?"
  [
    pattern('iu')`
      ${LEAD}(?:(?:comparing|between|of|take)\ )?(?:the\ )?(?<a>${SIDE})\ and\ (?:the\ )?(?<b>${SIDE})${APART}(?:which\ |so\ )?
      (?:(?<be>is|are|was|were)\ the\ (?<place>first|second|former|latter)(?:\ one|\ of\ (?:the\ two|them|both))?\ (?:the\ )?(?<more>(?:more\ |less
      \ )?\p{L}+)(?:\ one)?)(?=\W*$)
    `,
    oneOfBoth,
  ],
  [
    pattern('iu')`
      ${LEAD}(?:(?:comparing|between|of|take)\ )?(?:the\ )?(?<a>${SIDE})\ and\ (?:the\ )?(?<b>${SIDE})${APART}
      (?:does|do|did|has)\ the\ (?<place>first|second|former|latter)(?:\ one|\ of\ (?:the\ two|them|both))?\ (?<verb>\p{L}+)\ (?<rest>(?:the\ |an?
      \ )?[^,;:?]+?)(?=\W*$)
    `,
    oneOfBoth,
  ],
  // "how far apart are A and B in rent?", "what separates A from B in rent": the difference.
  [
    pattern('iu')`
      ${LEAD}(?:how\ far\ apart\ (?:are|is|were|was)|how\ far\ is\ it\ between|how\ (?:big|large|wide)\ (?:is|was)\ the\ ${GAP}
      \ between|what(?:['’]s|\ is|\ was)\ the
      \ (?:gap|distance|margin|discrepancy)\ between)
      \ (?<a>${SIDE})\ and\ (?<b>${SIDE}),?\ (?:in\ terms\ of|when\ it\ comes\ to|measured\ by|in|on|by)\ (?:their\ |the\ )?(?<what>[^,;:?]+?)(?=\W*$)
    `,
    differenceIn,
  ],
  [
    pattern('iu')`
      ${LEAD}(?:what|how\ much)\ separates\ (?<a>${SIDE})\ from\ (?<b>${SIDE}),?\ (?:in\ terms\ of|when\ it\ comes\ to|measured\ by|in|on|by)
      \ (?:their\ |the\ )?(?<what>[^,;:?]+?)(?=\W*$)
    `,
    differenceIn,
  ],
  // "set the rents of A against those of B: what is the gap?"
  [SETS_AGAINST, 'what is the difference between $<a> and $<b>'],
  // "on average, by how much does the rent of A exceed that of B": the difference of the average rents.
  [
    pattern('iu')`
      ${LEAD}(?<mean>on\ average,?\ )?by\ how\ much(?<means>\ on\ average)?\ (?:does|do|did)\ the\ (?<what>${NAME})\ (?:of|for)\ (?<a>${SIDE})
      \ (?:exceed|surpass|top|beat|outstrip)\ (?:that|those|the\ ones?)\ (?:of|for)\ (?<b>[^,;:?]{1,60}?),?(?<meant>\ on\ average)?(?=\W*$)
    `,
    (...said) => {
      const { mean, means, meant, what, a, b } = groupsOf(said)
      return `what is the difference in ${mean || means || meant ? 'average ' : ''}${what!} between ${bare(a!)} and ${bare(b!)}`
    },
  ],
  // "by how much does A lead B in rent?"
  [
    pattern('iu')`
      ${LEAD}by\ how\ much\ (?:does|do|did)\ (?<a>${SIDE})\ (?:${LEADS})\ (?<b>[^,;:?]{1,60}?)\ ${IN_TERMS}\ (?:their\ |the\ )?(?<what>[^,;:?]+?)(?=\W*$)
    `,
    differenceIn,
  ],
  // "on average rent, are A ahead of B?", "do A lead B in rent?": have they a higher one.
  [
    pattern('iu')`
      ${LEAD}${IN_TERMS}\ (?:the\ |their\ )?(?<what>${NAME}),\ (?<be>is|are|was|were)\ (?<a>${SIDE})\ (?<more>${AHEAD})\ (?<b>[^,;:?]{1,60}?)(?=\W*$)
    `,
    higherThan,
  ],
  [
    pattern('iu')`
      ${LEAD}(?<be>is|are|was|were)\ (?<a>${SIDE})\ (?<more>${AHEAD})\ (?<b>[^,;:?]{1,60}?)\ ${IN_TERMS}\ (?:the\ |their\ )?(?<what>${NAME})(?=\W*$)
    `,
    higherThan,
  ],
  [
    pattern('iu')`
      ${LEAD}(?<be>does|do|did)\ (?<a>${SIDE})\ (?<more>${LEADS})\ (?<b>[^,;:?]{1,60}?)\ ${IN_TERMS}\ (?:the\ |their\ )?(?<what>${NAME})(?=\W*$)
    `,
    higherThan,
  ],
  // "is there more left unfinished in A than in B, counting tasks?"
  [
    pattern('iu')`
      ${LEAD}is\ there\ (?<more>more|less)\ (?:(?:left|still)\ )*(?<state>\p{Ll}+)\ (?<at>(?:in|at|on|with|for|under)\ [^,;:?]{1,60}?\ than\ [^,;:?]{1,60}?)
      ,\ (?:counting|counted\ (?:in|by)|in\ terms\ of|measured\ (?:in|by)|going\ by|in)\ (?:the\ )?(?:number\ of\ )?(?<noun>\p{L}+s)(?=\W*$)
    `,
    (...said) => {
      const { more, state, at, noun } = groupsOf(said)
      return `are there ${isLess(more!) ? 'fewer' : 'more'} ${state!} ${noun!} ${at!}`
    },
  ],
  // "is the number of late boats bigger in A than in B?": are there more.
  [
    pattern('iu')`
      ${LEAD}(?:is|was)\ the\ (?:number|count)\ of\ (?<noun>[^,;:?]{2,60}?)\ (?<size>bigger|larger|greater|higher|smaller|lower)
      \ (?<at>(?:in|at|on|with|for|under)\ [^,;:?]{1,60}?\ than\ [^,;:?]{1,60}?)(?=\W*$)
    `,
    (...said) => {
      const { noun, size, at } = groupsOf(said)
      return `are there ${isLess(size!) ? 'fewer' : 'more'} ${noun!.replace(/^(?:the|our) /i, '')} ${at!}`
    },
  ],
]

function differenceIn(...said: string[]): string {
  const { a, b, what } = groupsOf(said)
  return `what is the difference in ${what!} between ${bare(a!)} and ${bare(b!)}`
}

function whose(...said: string[]): string {
  const { a, b, what, more } = groupsOf(said)
  return isGraded(more!) ? `which has the ${more!} ${what!}, ${bare(a!)} or ${bare(b!)}` : said[0]!
}

function moreWith(...said: string[]): string {
  const { a, b, noun, more } = groupsOf(said)
  return `are there ${isLess(more!) ? 'fewer' : 'more'} ${noun!} with ${bare(a!)} or ${bare(b!)}`
}

/** Whether one has a higher figure than the other. */
function higherThan(...said: string[]): string {
  const { a, b, what, be, more } = groupsOf(said)
  const have = /^(?:is|does)$/i.test(be!) ? 'does' : /^(?:was|were|did)$/i.test(be!) ? 'did' : 'do'
  return `${have} ${a!} have a ${isLess(more!) ? 'lower' : 'higher'} ${what!} than ${b!}`
}

/** The message in plainer words, where it weighs two in one of those ways. */
export const withoutTurnsOfWeighing = (message: string): string => sayPlainly(message, TURNS)
