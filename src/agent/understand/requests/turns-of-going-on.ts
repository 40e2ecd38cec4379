import { pattern } from '../../../lib/patterns.ts'
import { replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { singular, splitIdentifier } from '../language/words.ts'
import type { Query } from '../reading/query.ts'
import { sayPlainly, THEIR, type Turn } from './turns.ts'

const LEAD = String.raw`\W*(?:(?:and|but|so|ok|okay|now|then|please|can|could|you|just)\W+)*`

/** "limit that to open ones", "could you narrow it down to Oslo", "narrow down to Oslo". */
const LIMITED_TO = pattern('iu')`
  ^${LEAD}(?:limit|restrict|narrow|reduce|cut|filter|confine)
  (?:\ (?:that|it|this|them|those|these|the\ (?:list|results?|selection|output)))?(?:\ down)?\ (?:to|by)\ (?:only\ |just\ )?
  (?!(?:[\d$€£]|(?:two|three|four|five|six|seven|eight|nine|ten)\b))(?=\S)
`
/** "filter for Oslo"; "drop everyone who is not in Oslo", "leave out all that are not red": those are left. */
const FILTERS_FOR = pattern('iu')`
  ^${LEAD}(?:
    (filter\ for)
    |(?:(?:filter|leave|take|throw|strip|weed|sort|kick)\ out|drop|ignore|skip|exclude|cut|remove\ from\ (?:the|that|this)\ list)
      \ (?:(?:every(?:one|body|thing)|all|anyone|anything|those|the\ ones|any)\ (?:who|that|which)|what(?:ever)?|whoever)
      \ (?:is|are|was|were)(?:\ not|n['’]t)
  )\ (?:(?:only|just)\ )?(?=\S)
`
/** "I only need the double rooms", "we just want to see the open ones", "just show me the open ones". */
const WANTS_ONLY = pattern('iu')`
  ^(?:${LEAD}(?:i|we)(?:['’]m|\ am|['’]re|\ are|['’]d|\ would)?
    \ (?:(?:only|just)\ (?:need|want|like|care\ about|interested\ in|mean)|(?:need|want|like|care\ about)\ (?:only|just))
    (?:\ to\ (?:see|have|know\ about|look\ at))?
  |\W*(?:(?:and|but|so|ok|okay|now|then|please)\W+)*(?:just|only)\ (?:show|list|give)(?:\ me|\ us)?(?=\ \S+\ \S+\ \S))
  \ (?=(?:the|those|these)\b)
`
/** What is only wanted of those before, by "only" alone: the frame is no part of a question by itself. */
export const sayOnlyWanted = (message: string): string => replaceIn(message, WANTS_ONLY, 'only ')

/** "Oslo only, please", "Oslo ones only": as with "only" in front. */
const ONLY_BEHIND = pattern('iu')`
  ^${LEAD}(?!(?:which|who|what|whose|how|when|where|why|is|are|was|were|do|does|did|has|have|list|show|give|find|count|tell|in|at|for|from|by|with|read|view)\b)
  (?<what>(?:the\ )?[\p{L}\p{N}'’&-]+(?:\ [\p{L}\p{N}'’&-]+){0,4})\ (?:only|alone)(?:,?\ (?:please|pls|thanks|thank\ you))?\W*$
`

/** "leave only those with a shed", "keep just the open ones": verbs that would be orders of what is no part of what was shown. */
const LEAVES_ONLY = pattern('i')`
  ^${LEAD}(?:leave|keep)(?:\ me)?(?:\ with|\ in)?\ (?:only|just)\ (?=(?:the|those|these|ones?)\b)
`

/** "only what is in stock": those that are. */
const WHAT_IS = /^(only )(?:what(?:ever)?|whoever)(?:['’]s| is| are) (?=\p{L})/iu
/** "from that list, show the red ones": of those that were shown. */
const FROM_THAT_LIST = pattern('iu')`
  ^(${LEAD})(?:(?:from|of|out\ of|in|on|among|within)\ (?:that|this)\ (?:list|lot|selection|set|group|bunch))\s*[,:–—-]*\s+
  (?:(?:please\ )?(?:pick|single|fish|sort|pull|dig)\ (?:out|up)\ (?=\p{L}))?
`
/** "the ones meant for adults": what something is for. */
const MEANT_FOR = /(?<=\b(?:ones?|those|these|\p{L}+s) )(?:that (?:are|were) )?(?:meant|intended) (?=(?:for|as)\b)/giu

/** Whether a message says which of those before are left. */
export const leavesOnly = (message: string): boolean =>
  [LEAVES_ONLY, LIMITED_TO, FILTERS_FOR].some(one => testIn(message, one))

/** "out of those, which is the lightest?" */
const OUT_OF_THOSE =
  /^(\W*(?:(?:and|but|so|ok|okay|now)\W+)*)out (?=of (?:those|these|them|all (?:of )?(?:those|these|them))\b)/i

/** "just the red ones out of those": of those. */
const OUT_OF_THOSE_BEHIND = /\bout of(?= (?:all )?(?:of )?(?:those|these|them)\W*$)/iu

/** "main reason among them?", "what was the chief cause for those": what most of them have. */
const MAIN_REASON = pattern('iu')`
  ^(\W*(?:(?:and|so|but)\W+)*(?:what(?:['’]s|\ is|\ was|\ were)\ )?)(?:the\ |their\ )?
  (?:main|chief|principal|primary|usual|commonest|predominant|most\ usual)
  \ (reason|cause|motive|excuse|complaint)s?(?:\ given)?
  (?:\ (?:among|amongst|for|behind|of|in)\ (?:all\ )?(?:of\ )?(?:them|those|these|that))?(?=\W*$)
`
/** "why were those mostly sent back?": for which reason most of them were. */
const WHY_MOSTLY = pattern('iu')`
  ^(\W*(?:(?:and|so|but)\W+)*)why\ (?:were|was|are|did|do)\ (?:most\ of\ )?(?:those|these|them|they)
  \ (?:mostly|mainly|usually|mostly\ all|most\ often|chiefly)\ [\p{L} ]+(?=\W*$)
`

/** "lost ones?" after a number: the number of others. */
const SUCH_ONES =
  /^(\W*)(?=(?:the )?(?!(?:which|what|how|any|all|no|and|or|but|only|just|not|these|those)\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)? ones\W*\?\W*$)/iu

/** "the cancelled ones, how many of those?", "the ones that are late, how many are there?": the number stands behind. */
const COUNTED_BEHIND = pattern('iu')`
  ^(\W*(?:(?:and|but|so|or|what\ about|how\ about)\W+)*)(?:the\ ones|those)\ (?:that|which|who)\ ([^,;?]{3,60}?)\s*[,;:–—-]+\s*
  how\ many(?:\ (?:are|were)\ (?:those|these|they|there)|\ of\ (?:those|these|them)|\ are\ there\ of\ (?:those|these|them))?(?=\W*$)
`
const SUCH_COUNTED_BEHIND = pattern('iu')`
  ^(\W*(?:(?:and|but|so|or|what\ about|how\ about)\W+)*)(?:the\ )?(\p{L}[\p{L}-]*(?:\ \p{L}[\p{L}-]*)?\ ones)\s*[,;:–—-]+\s*
  how\ many(?:\ (?:are|were)\ (?:those|these|they|there)|\ of\ (?:those|these|them)|\ are\ there\ of\ (?:those|these|them))?(?=\W*$)
`

/** "and how many for Oslo?", "the corresponding figure for Oslo", "same number for Oslo?" after a number: that of Oslo. */
const FIGURE_FOR = pattern('iu')`
  ^\W*(?:(?:and|but|so|ok|okay|now|then)\W+)*(?:how\ (?:many|much)(?:\ (?:is|are|were|was)\ (?:it|that|there))?
    |(?:what(?:['’]?s|\ is|\ was|\ about|\ would\ be)\ |give\ me\ |tell\ me\ |i\ need\ )?(?:the\ )?
      (?:corresponding|same|matching|equivalent|respective)\ (?:figure|number|count|total))
  \ for\ (?=(?:the\ )?(?-i:\p{Lu}|\d))
`

/** "what do they have as home branch?": their home branch. */
const HAVE_AS = pattern('iu')`
  ^(\W*(?:(?:and|so|but)\W+)*what)\ (?:does|do|did)\ (he|she|they|it)\ have\ as\ (?:a\ |an\ |the\ |his\ |her\ |their\ |its\ )?(\p{L}+(?:\ \p{L}+){0,2})(?=\W*$)
`

/** "if you add up the days of those, what do you get?", "what do you get if you add up their days?": the total. */
const IF_ADDED = pattern('iu')`
  ^(\W*(?:(?:and|so|but)\W+)*)(?:if|when)\ (?:you|we|i|one)\ (?:add|sum|count|total)s?(?:\ (?:up|together))?
  \ (?:all\ )?(?:of\ )?(the\ [^,;?]+?|their\ [^,;?]+?)(?:\ (?:up|together))?,
  \ (?:what|how\ much|how\ many|which\ \p{L}+)\b[^,;]*(?=\W*$)
`

/** "who's been there the longest?": with them. */
const BEEN_THERE = pattern('gi')`
  \b(?:who(?:['’]s|\ has|\ have)(?:\ of\ (?:them|those|these))?|(?:which|who)\ (?:ones?\ )?(?:of\ (?:them|those|these)\ )?(?:has|have))
  \ been\ there\ (?:for\ )?(?:the\ )?(longest|shortest)(?=\W*$)
`

/** "best paid?" of people: who of them it is. */
const BEST_PAID =
  /^\W*(?:(?:and|so|but)\W+)*(?:the )?((?:best|worst|least|most|highest|lowest)[- ]paid)(?: one| of (?:them|those|these)| (?:employee|person))?(?=\W*$)/i

/** "nothing over 80 euros, please": only what is not. */
const NOTHING_OVER =
  /^\W*(?:(?:and|but|so)\W+)*nothing (over|above|under|below|more than|less than|cheaper than|dearer than)(?= (?:[$€£]|\d))/i
const AT_THE: Readonly<Record<string, string>> = {
  over: 'at most',
  above: 'at most',
  'more than': 'at most',
  'dearer than': 'at most',
}

/** "list them, starting with the earliest reservation". */
const STARTING_WITH = pattern('iu')`
  (?:^\W*|,?\ )(?:starting|beginning)\ (?:with|from)\ the\ (\p{L}+est|last|most\ recent|most\ expensive)(?:\ (\p{L}+(?:\ \p{L}+)?))?(?=\W*$)
`

/** "which borrowers had those out?", "who had taken those out?": borrowed them. */
const HAD_OUT = pattern('iu')`
  \b(?:has|have|had)\ (?:taken\ |got\ )?(?=(those|these|them|it|that|this)(\ (?:\p{L}+\ )?ones?)?\ out(?=\W*$))[^?]*
`

/** A pronoun with what was done: "the hours they've logged", "he's finished". */
const PRONOUN_HAVE = /\b(they|we|you)['’]ve (?=\p{L})/giu
const PRONOUN_HAS = pattern('giu')`
  \b(he|she)['’]s\ (?=(?:already\ |ever\ |just\ )?(?:been|got|had|made|done|written|sold|bought|won|paid|spent|taken|read
  |finished|completed|logged|placed|ordered|booked|borrowed|handled|created|earned)\b)
`

const TURNS: readonly Turn[] = [
  [LIMITED_TO, 'only '],
  [WHAT_IS, '$1those that are '],
  [WANTS_ONLY, 'only '],
  [LEAVES_ONLY, 'only '],
  [FILTERS_FOR, (_, isFor = '') => (isFor ? 'only ' : 'only those that are ')],
  [FROM_THAT_LIST, '$1of those, '],
  [MEANT_FOR, ''],
  [OUT_OF_THOSE, '$1'],
  [OUT_OF_THOSE_BEHIND, 'of'],
  [MAIN_REASON, '$1the most common $2'],
  [WHY_MOSTLY, '$1what was the most common reason'],
  [COUNTED_BEHIND, '$1how many $2'],
  [SUCH_COUNTED_BEHIND, '$1how many $2'],
  [HAVE_AS, (_, lead: string, who: string, what: string) => `${lead} is ${THEIR[who.toLowerCase()]!} ${what}`],
  [IF_ADDED, '$1what is the total of $2'],
  [BEEN_THERE, 'which of them has been here the $1'],
  [BEST_PAID, 'which of them is the $1'],
  [NOTHING_OVER, (_, side: string) => `only ${AT_THE[side.toLowerCase()] ?? 'at least'}`],
  [HAD_OUT, (_, those: string, ones = '') => `borrowed ${those}${ones}`],
  [PRONOUN_HAVE, '$1 have '],
  [PRONOUN_HAS, '$1 has '],
]

/** "list them, starting with the earliest reservation": those of reservations; "with the latest due date": by that. */
const sayOrder = (message: string, { root }: Query): string =>
  replaceIn(message, STARTING_WITH, (_, end: string, noun?: string) => {
    const isKind = !noun || splitIdentifier(root.entity.split('/').at(-1)!).at(-1) === singular(noun.toLowerCase())
    const first = `${end === 'most recent' ? 'newest' : end} first`
    return isKind ? `, ${first}` : `, sorted by ${noun}, ${first}`
  })

/** "Oslo only": only that, of several. */
const sayOnly = (message: string, previous: Query): string =>
  isSeveral(previous) ? replaceIn(message, ONLY_BEHIND, (_, what: string) => `only ${what}`) : message

/** A message that goes on from another, in words that are read as any other's. */
export function goOn(message: string, previous: Query): string {
  const said = sayOrder(sayPlainly(sayOnly(message, previous), TURNS), previous)
  return isNumber(previous) ? replaceIn(replaceIn(said, SUCH_ONES, '$1and '), FIGURE_FOR, 'and for ') : said
}

/** Several that were listed. */
const isSeveral = ({ ask, single, lookup, existence }: Query): boolean =>
  ask === 'list' && !single && !lookup && !existence

const isNumber = ({ ask, measures }: Query): boolean =>
  ask === 'measure' && measures.every(({ fn, column }) => fn === 'count' && column === undefined)
