import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayByHowMany } from './by-how-many.ts'
import { sayOfSides } from './sides-first.ts'
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

/** The message in plainer words, where it has one of those turns. */
export function withoutTurnsOfTwo(message: string): string {
  const said = sayByHowMany(sayPlainly(message, TURNS))
  const asked = sayOfSides(said)
  return asked === said ? said : sayPlainly(asked, TURNS)
}
