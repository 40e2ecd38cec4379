import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayByHowMany } from './by-how-many.ts'
import { sayOfSides } from './sides-first.ts'
import { isPlural, singular } from '../language/words.ts'
import { groupsOf, NAME, sayPlainly, type Turn } from './turns.ts'

/** One of two: the rest of its clause is no part of it. */
const ONE = fragment`
  (?!(?:which|what|who|whose|where|when|how|do|does|did|is|are|was|were|has|have|had|can|could
  |the difference)\b)[^,:;?]{1,60}?
`
/** What stands between two that are weighed: "A vs B", "A or B". */
const OR = fragment`(?:,?\ (?:or|vs\.?|versus|v\.|against|compared\ (?:to|with))\ )`
const APART = fragment`(?:\s*[,:;]\s*|\s+[–—-]+\s+)`
const PLACE = fragment`(?:in|at|on|with|for|by|from|of|through|via|to|among|because\ of|as)`
/** Of what there is more: "more", "the bigger number of". */
const MORE = fragment`
  (?:(?:the\ |an?\ )?(?:(?<more>more|most|fewer|fewest|less|least)
  |(?<size>bigger|larger|greater|higher|biggest|largest|highest|smaller|lower|smallest|lowest)\ (?:number|count|amount|quantity|volume)\ of))
`
/** Of a word that counts people it is the bigger one. */
const MORE_PEOPLE = fragment`
  (?:the\ |an?\ )?(?<sized>bigger|larger|greater|higher|smaller|lower)\ (?<people>headcount|workforce|staff|team|crew)
`
const WHICH = fragment`
  (?:which|who|what|where|of\ which|with\ which|in\ which|at\ which|for\ which)(?:\ ones?)?(?:\ (?:of|out\ of)\ (?:the
  \ two|these(?:\ two)?|those(?:\ two)?|them|both))?
`
/** How it is asked that somebody or something has it, or that it is there. */
const HAS = fragment`
  (?:(?:has|have)\ got|has|have|had|gets?|got|saw|sees|(?:is|are|was|were|have\ been|has\ been)\ there
  |(?:do|did|have)\ (?:we|you|i|they)(?:\ (?:have|get|got|had|see|seen|own|keep))?
  |(?<noun>(?!(?:do|did|has|have|had|is|are|was|were)\b)${NAME})\ (?:has|have|had|gets?|got|saw|sees))
`
/** What says no more than whose all of it is. */
const OURS = fragment`
  (?:\ (?:with\ us|here|of\ ours|in\ our\ (?:books|records|system)|overall|in\ total|altogether|all\ in\ all|there|of
  |with|in|at|on|for|by))*
`

/** Bare prepositions and articles before one of two: "for too small", "the Mobile App". */
const bare = (one: string): string => one.trim().replace(new RegExp(`^(?:${PLACE} )?(?:the |our )?`, 'i'), '')

/** A noun that began the sentence, inside it. */
const inside = (noun: string): string => noun.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())

/** "logged hours": so many hours that were logged, and no number of records. */
const LOGGED = /^(logged|booked|recorded|tracked|worked|reported|billed) (hours|minutes|days)$/

const isLess = (word: string): boolean => /^(?:few|less|least|small|low)/i.test(word)

/** Which of both has more. */
function whichHas(said: string[]): string {
  const groups = groupsOf(said)
  const word = groups['more'] ?? groups['size'] ?? groups['sized'] ?? 'more'
  const which = groups['noun'] ? `which ${groups['noun']}` : 'which'
  const people = groups['people']?.replace(/^(?:team|crew)$/i, 'people')
  const what = inside((people ?? groups['what']!).replace(/^(?:the|our|all) /i, '')).replace(LOGGED, '$2 $1')
  return `${which} has ${isLess(word) ? 'fewer' : 'more'} ${what}, ${bare(groups['a']!)} or ${bare(groups['b']!)}`
}

const turn = (source: RegExp): Turn => [source, (...said) => whichHas(said as string[])]

/** Which of two has more, in the words in which that is asked; and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "A vs B: which one has more boats", "A or B, where have we got the bigger number of boats", "… the bigger headcount".
  turn(pattern('iu')`
    ^\W*(?:between\ |of\ )?(?<a>${ONE})${OR}(?<b>${ONE})${APART}${WHICH}\ ${HAS}\ (?:${MORE}\ (?<what>\p{L}[^,:;?]*?)|${MORE_PEOPLE})${OURS}(?=\W*$)
  `),
  // "boats: A vs B, where are there more", "boats - do we get more for A or more for B".
  turn(pattern('iu')`
    ^\W*(?<what>${NAME}):\ (?<a>${ONE})${OR}(?<b>${ONE})${APART}${WHICH}\ ${HAS}\ (?:the\ )?(?<more>more|most|fewer|fewest)${OURS}(?=\W*$)
  `),
  turn(pattern('iu')`
    ^\W*(?<what>${NAME})${APART}(?:do|did|have|are|were|is)\ (?:we|you|i|they|there)(?:\ (?:have|get|got|had|see|been))?
    \ (?<more>more|fewer|less)\ (?<a>${PLACE}\ ${ONE})\ or\ (?:(?:more|fewer|less)\ )?(?<b>${PLACE}\ ${ONE})(?=\W*$)
  `),
  // "A vs B: which of the two do we ship more parcels with".
  [
    pattern('iu')`
      ^\W*(${ONE})${OR}(${ONE})${APART}(?:(${PLACE})\ )?${WHICH}\ (do|did|have)\ (we|you|i|they|people|customers)\ (\p{Ll}{3,})\ (more|fewer|less)
      \ (\p{L}[^,:;?]*?)(?:\ (with|in|on|at|by|from|for|through|via|to))?(?=\W*$)
    `,
    (said, a = '', b = '', before = '', ask = '', who = '', verb = '', more = '', what = '', behind = '') =>
      before || behind
        ? `${ask} ${who} ${verb} ${more} ${what} ${before || behind} ${bare(a)} or ${before || behind} ${bare(b)}`
        : said,
  ],
  // "which has had more boats reported, A or B".
  [
    /^(\W*(?:which|who)(?: \p{L}+)? (?:has|have)) had (more|fewer|less) (\p{L}+(?: \p{L}+)?) (?:reported|recorded|registered|filed|raised|entered)(?=,? )/iu,
    '$1 $2 $3',
  ],
  // "does A or B have more boats".
  turn(pattern('iu')`
    ^\W*(?:and\ |so\ )?(?:does|do|did|has|have)\ (?!(?:we|you|i|they|he|she|it)\b)(?<a>${ONE})\ or\ (?<b>${ONE})\ (?:have|has|had|get|got)
    \ (?:${MORE}\ (?<what>(?!than\b)\p{L}[^,:;?]*?)|${MORE_PEOPLE})(?=\W*$)
  `),
  // "what's the more common reason for returns, A or B".
  turn(pattern('iu')`
    ^\W*(?:what|which)(?:['’]s|\ is|\ was)\ (?:the|our)\ (?:more|most)\ (?:common|frequent|usual|popular|likely)\ (?<noun>${NAME})
    \ (?:for|of|among|in)\ (?:the\ |our\ |all\ )*(?<what>${NAME})${APART}(?<a>${ONE})\ or\ (?<b>${ONE})(?=\W*$)
  `),
  // "which do we have more of, red or blue boats": the noun that both have.
  turn(pattern('iu')`
    ^\W*(?:which|what)\ (?:do|did|have)\ (?:we|you|i|they)\ (?:have|get|got|own|keep|stock|hold|sell|see)\ (?<more>more|fewer|less)\ of${APART}
    (?<a>[\p{L}-]+)\ or\ (?<b>[\p{L}-]+)\ (?<what>\p{L}+s)(?=\W*$)
  `),
  [
    pattern('iu')`
      ^\W*(?:which|what)\ (?:(?:do|did|have)\ (?:we|you|i|they)\ (?:have|get|got|own|keep|stock|hold|see)|(?:are|were)\ there)\ (more|fewer
      |less)\ of${APART}(${ONE})\ or\ (${ONE})(?=\W*$)
    `,
    'are there $1 $2 or $3',
  ],
  // "which did we sell more of, boats or oars".
  [
    pattern('iu')`
      ^\W*(?:which|what)\ (do|did|have)\ (we|you|i|they|people|customers)\ (\p{Ll}{3,})\ (more|fewer|less)\ of${APART}(${ONE})\ or\ (${ONE})(?=\W*$)
    `,
    '$1 $2 $3 $4 $5 or $6',
  ],
  // "which is more common with us, red boats or blue ones".
  [
    pattern('iu')`
      ^\W*(?:which|what)(?:['’]s|\ (?:is|are|was|were))\ (more|less)\ (?:common|frequent|usual|numerous)${OURS}${APART}(${ONE})\ or\ (${ONE})(?=\W*$)
    `,
    'are there $1 $2 or $3',
  ],
  // "logged hours, A against B: which one is higher": which has the higher ones.
  [
    pattern('iu')`
      ^\W*(?:the\ )?(${NAME}(?:\ of\ ${NAME})?)${APART}(${ONE})${OR}(${ONE})${APART}(?:${WHICH}|whose)\ (?:is|are|was|were|comes\ out)
      \ (?:the\ )?(higher|lower|bigger|larger|smaller|greater|longer|shorter)(?=\W*$)
    `,
    (_, figure = '', a = '', b = '', than = '') => `which has the ${than} ${inside(figure)}, ${bare(a)} or ${bare(b)}`,
  ],
  // "what's bigger, the number of red boats or the number of blue ones", "are red or blue boats more common".
  [
    pattern('iu')`
      ^\W*(?:what|which)(?:['’]s|\ is|\ was)\ (bigger|larger|higher|greater|more|smaller|lower|less)${APART}the\ number
      \ of\ (${ONE})\ or\ (?:the\ number\ of|that\ of|of)\ (${ONE})(?=\W*$)
    `,
    (_, size = '', a = '', b = '') => `are there ${isLess(size) ? 'fewer' : 'more'} ${bare(a)} or ${bare(b)}`,
  ],
  [
    pattern('iu')`
      ^\W*(?:are|were)\ (?:the\ |our\ )?(${ONE})\ or\ (${ONE})\ (more|less)\ (?:common|frequent|numerous)${OURS}(?=\W*$)
    `,
    'are there $3 $1 or $2',
  ],
  // "is A bigger than B in terms of headcount": has it more people.
  [
    pattern('iu')`
      ^\W*(?:is|was)\ (${ONE})\ (bigger|larger|smaller)\ than\ (${ONE})\ (?:in\ terms\ of|by|in|going\ by|measured\ by)
      \ (?:the\ |its\ )?(?:(headcount|staff)|number\ of\ (\p{L}[^,;?]*?))(?=\W*$)
    `,
    (_, a = '', size = '', b = '', _people = '', what = '') =>
      `does ${a} have ${isLess(size) ? 'fewer' : 'more'} ${what || 'people'} than ${b}`,
  ],
  // "A vs B: which has the higher average fee".
  [
    pattern('iu')`
      ^\W*(${ONE})(?:,?\ (?:vs\.?|versus|v\.|against)\ )(${ONE})${APART}${WHICH}\ (?:has|have|had|shows?|gets?|got)\ the
      \ (\p{L}+(?:er|est)\ \p{L}[^,:;?]*?)(?=\W*$)
    `,
    (_, a = '', b = '', figure = '') => `which has the ${figure}, ${bare(a)} or ${bare(b)}`,
  ],
  // "does A get paid better than B": earns more.
  [
    /\b(?:gets?|is|are|being) paid (better|more|worse|less)(?= (?:on average )?than\b)/gi,
    (_, than = '') => `earn ${/^(?:better|more)$/i.test(than) ? 'more' : 'less'}`,
  ],
]

/** "of the two halls Kelp and Dune, which one holds the dearer tank", "which of the halls Kelp and Dune has more tanks": one of both by its kind. */
const OF_THE_TWO = pattern('iu')`
  ^\W*(?:(?:and|so)\ )?(?:of|between|out\ of|comparing)\ (?:the|our|these|those)\ (?<two>two\ )?(?<first>[^,;:?]{3,80}?)\ and\ (?<b>[^,;:?]{1,60}?)
  ,\ (?:which|what)(?:\ one)?(?:\ of\ (?:the\ two|them|both))?\ (?<rest>[^,;:?]+?)(?=\W*$)
`
const WHICH_OF_THE = pattern('iu')`
  ^\W*(?:(?:and|so)\ )?which(?:\ one)?\ of\ (?:the|our|these|those)\ (?<two>two\ )?(?<first>[^,;:?]{3,80}?)\ and\ (?<b>[^,;:?]{1,60}?)
  ,?\ (?<rest>(?:has|have|had|holds?|gets?|got|is|was|shows?|brings?|brought)\ [^,;:?]+?)(?=\W*$)
`
/** "lead sources Website": what both are, by its plural, and what the first is called. */
function kindAndName(first: string): { kind: string; a: string } | undefined {
  const words = first.split(' ')
  const end = [1, 2].find(at => /^\p{Ll}+$/u.test(words[at - 1] ?? '') && isPlural(words[at - 1]!))
  if (end === undefined || words.length <= end) return undefined
  const kind = [...words.slice(0, end - 1), singular(words[end - 1]!)].join(' ')
  return { kind, a: words.slice(end).join(' ') }
}
function whichOfTheTwo(...said: string[]): string {
  const { two, first = '', b = '', rest = '' } = groupsOf(said)
  const { kind, a } = kindAndName(first) ?? {}
  // Without "two" they are such as have names: "of the boats sold and rented" is of no two.
  if (!kind || !a || (!two && ![a, b].every(one => /^[\p{Lu}\d“"]/u.test(one)))) return said[0]!
  return `which ${kind} ${rest.replace(/^(?:holds?|shows?|gets?|got|brings? in|brought in)(?= the )/i, 'has')}, ${a} or ${b}`
}
/** "which hall has the higher no-show rate, Kelp or Dune": a rate is told of each of both. */
const HIGHER_RATE = pattern('iu')`
  ^\W*(?:(?:and|so)\ )?(?:which|what)(?:\ (?:one|\p{L}+(?:\ \p{L}+)?))?\ (?:has|have|had|shows?)\ (?:the|an?)\ (?<more>higher|lower|better|worse)
  \ (?<what>[^,;:?]*\b(?:rate|ratio|percentage)(?:\ of\ [^,;:?]+?)?),\ (?<a>[^,;:?]{1,60}?)\ or\ (?<b>[^,;:?]{1,60}?)(?=\W*$)
`
/** "the more valuable pipeline", "the bigger portfolio": what somebody has one of is worth what all in it comes to. */
const WORTH_MORE = pattern('iu')`
  \b(?<has>has|have|had|holds?|owns?)\ the\ (?<more>more|less)\ valuable\ (?<what>(?:\p{L}+\ )?\p{Ll}+)(?=\W*$|,)
`
function worthMore(...said: string[]): string {
  const { more, what = '' } = groupsOf(said)
  return isPlural(what.split(' ').at(-1)!)
    ? said[0]!
    : `has the ${isLess(more!) ? 'lower' : 'higher'} total value of the ${what}`
}
const OF_BOTH: readonly Turn[] = [
  [OF_THE_TWO, whichOfTheTwo],
  [WHICH_OF_THE, whichOfTheTwo],
  [WORTH_MORE, worthMore],
  [HIGHER_RATE, 'is the $<what> $<more> for $<a> or for $<b>'],
]

/** The message in plainer words, where it has one of those turns. */
export function withoutTurnsOfTwo(message: string): string {
  const said = sayByHowMany(sayPlainly(sayPlainly(message, OF_BOTH), TURNS))
  const asked = sayOfSides(said)
  return asked === said ? said : sayPlainly(asked, TURNS)
}
