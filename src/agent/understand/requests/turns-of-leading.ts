import { fragment, pattern } from '../../../lib/patterns.ts'
import { superlativeOf } from '../language/gradables.ts'
import { singular } from '../language/words.ts'
import { LEAD, MOST, withoutTurnsOfForemost } from './turns-of-foremost.ts'
import { groupsOf, NAME, sayPlainly, SO_MANY, type Turn } from './turns.ts'

/**
 * What comes first of all, told by the figure it leads in ("in revenue terms, who is our number one client?") or by where it stands in an order
 * ("comes second from the top", "rank them. The first three will do."): by which figure it is chosen.
 */

/** What a superlative is measured by, said in front of the question: a figure for certain, or whatever is looked at. */
const MEASURED_BY = fragment`(?:in\ terms\ of|going\ by|(?:if|when)\ (?:we|you|i)\ go\ by|judging\ by|judged\ by|measured\ (?:by|in)|counted\ by)`
const LOOKING_AT = fragment`
  (?:(?:if|when)\ (?:we|you|i)\ (?:look\ at|consider|compare|take)|looking\ at|when\ it\ comes\ to|as\ regards|with\ regard\ to|considering
  |comparing|counting|by)
`
/** What can be measured, by everyday words for it (closed class): nothing else is led in. */
const QUANTITY = fragment`
  (?:revenue|turnover|sales|income|profit|earnings|prices?|costs?|values?|worth|budgets?|salary|salaries|pay|wages?|sizes?|lengths?|durations?
  |weights?|heights?|headcount|scores?|ratings?|volume|capacity|population|ages?|quantity|stock|fees?|rents?|rates?|hours|points|pages)
`
/** "in general terms": how something is said. */
const MANNER = fragment`(?:real|general|simple|plain|broad|practical|other|short|absolute|relative|concrete|no\ uncertain)`
/** What happens to a figure: it is not chosen by it. */
const CHANGE = fragment`(?:increase|drop|rise|fall|change|difference|gap|decline|growth|jump|reduction|gain|loss|variation)s?`
/** Words that stand before a superlative and say no more than that it is one. */
const SINGLE = fragment`(?:very|single|absolute|one|single\ (?:very|absolutely))`

const isMost = (word: string): boolean => superlativeOf(word.toLowerCase()) !== undefined || /^leading$/i.test(word)

/** "how many tasks they have", "the number of their tasks": the number of tasks. */
const figure = (said: string): string =>
  said
    .trim()
    .replace(/^how many (\p{L}+(?: \p{L}+)?) (?:they|each|it|we|there)(?: \p{L}+){0,3}$/iu, 'number of $1')
    .replace(/^(?:the |their |its )?(?:count|number) of (?:the |our |their )?/iu, 'number of ')
    .replace(/^(?:the|their|its) /iu, '')

/** Which way an order runs. */
const RUNS = /\b(?:ascending|descending|increasing|decreasing|rising|falling|first|last)$/i

const NUMBERS = ['two', 'three', 'four', 'five', '2', '3', '4', '5']
/** Where one stands in an order. */
const PLACE = fragment`(?<place>second|third|fourth|fifth|first|last|top)(?:\ place)?`
const PLACES = ['second', 'third', 'fourth', 'fifth']

/** "who is our top client?" */
const TOP_ONE = pattern('iu')`
  ^(?:who|what|which)(?:['’]s|\ is|\ was)\ (?:the|our)\ (?:top|biggest|largest|best|leading)\ (\p{L}+(?:\ \p{L}+)?)\W*$
`
/** "what is our number two client?" */
const NUMBER_TWO = pattern('iu')`
  ^(?:who|what|which)(?:['’]s|\ is|\ was)\ (?:the|our)\ (?:number|no\.?)\ (two|three|four|five|[2-5])\ (\p{L}+(?:\ \p{L}+)?)\W*$
`
/** "who of the sailors is asking for the most?" */
const HAS_MOST = pattern('iu')`
  ^(who|which(?:\ one|\ \p{L}+(?:\ \p{L}+)?)?|what)\b
  ((?:\ (?:of|among|amongst|out\ of)\ (?:all\ )?(?:the|our|my)\ \p{L}+(?:\ \p{L}+)??(?=\ (?:is|are|was|has|have|\p{L}+s)\b))?)
  \ (?:\p{L}+\ )?(?:\p{L}+(?:ing|ed)\ )?(?:(?:for|at|up|out|in)\ ){0,2}the\ (most|least|highest|lowest)\W*$
`

/** The question by the figure that was named before it. */
function byFigure(...said: string[]): string {
  const { by, asked } = groupsOf(said)
  if (/\bper\b/i.test(by!) || /\bby (?:the )?\p{L}/iu.test(asked!)) return said[0]!
  const plain = figure(by!)
  const top = TOP_ONE.exec(asked!)
  const next = NUMBER_TWO.exec(asked!)
  if (next) return placed({ noun: next[2]!, by: plain, place: PLACES[NUMBERS.indexOf(next[1]!.toLowerCase()) % 4]! })
  if (top) return `which ${top[1]!} has the highest ${plain}`
  const most = new RegExp(String.raw`\b(?:${MOST}|most|fewest|least)\b`, 'iu').exec(asked!)?.[0]
  if (!most) return said[0]!
  // "who is asking for the most?": has the most of it.
  const bare = HAS_MOST.exec(asked!)
  if (bare)
    return `${bare[1]!}${bare[2]!} has the ${/^(?:most|highest)$/i.test(bare[3]!) ? 'highest' : 'lowest'} ${plain}`
  if (/\b(?:most|fewest|least) (?:of|\p{Ll}+s\b)/iu.test(asked!)) return said[0]!
  return `${asked!.replace(/\W*$/, '')} by ${plain}`
}

const TURNS: readonly Turn[] = [
  // "our single most valuable boat", "the one longest boat": which it is.
  [
    pattern('giu')`\b(the|our|my|your|their)\ ${SINGLE}\ (?=(${MOST}))`,
    (said, article = '', most = '') => (isMost(most) ? `${article} ` : said),
  ],
  // "in revenue terms, …": in terms of it.
  [
    pattern(
      'iu',
    )`${LEAD}in\ (?:(?:pure|purely|sheer)\ )?(?!${MANNER}\b)(\p{L}+(?:\ \p{L}+)?)\ terms,?\ (?=(?:who|which|what|where|whose)\b)`,
    'in terms of $1, ',
  ],
  // "our number one client": the top one.
  [pattern('giu')`\b(the|our|my)\ (?:number\ one|number\ 1|no\.?\ 1)\ (?=\p{L})`, '$1 top '],
  // "the five leading CRM accounts": the top five.
  [
    pattern(
      'giu',
    )`\b((?:the|our|my)\ )(${SO_MANY})\ (?:leading|top|foremost|highest-ranking|number\ one)\ (?=\p{L}+(?:\ \p{L}+)*?s\b)`,
    '$1top $2 ',
  ],
  [pattern('giu')`\b((?:the|our|my)\ )(?:leading|foremost)\ (?=${SO_MANY}\ \p{L})`, '$1top '],
  // "the top five accounts in annual revenue": by it.
  [
    pattern('iu')`
      (?<=\b(?:top|bottom|largest|biggest|smallest|leading|highest|lowest)\ [^,;:?]{2,60}?)(?<!\b${CHANGE})
      \ (?:in\ terms\ of|in(?!\ stock\b)|as\ to)\ (?:the\ |their\ )?((?:(?:total|average|mean|annual|yearly|monthly|overall)\ )*(?:\p{L}+
      \ )?${QUANTITY})(?:,?\ please)?(?=\W*$)
    `,
    ' by $1',
  ],
  // "by count of boats, which are our three leading ports?": the top three by how many.
  [
    pattern('iu')`
      ${LEAD}(?:${MEASURED_BY}|${LOOKING_AT})\ (?<by>(?:the\ )?(?:count|number)\ of\ [^,;:?]{2,40}|how\ many\ [^,;:?]{2,50}),\ (?:which|what|who)
      \ (?:are|is)\ (?:the|our|my)
      \ (?:(?:top|leading|biggest|largest|first)\ (?<many>${SO_MANY})|(?<so>${SO_MANY})\ (?:top|leading|biggest|largest))\ (?<noun>\p{L}[^,;:?]*?)(?=\W*$)
    `,
    (...said) => {
      const { by, many, so, noun } = groupsOf(said)
      return `the top ${many ?? so!} ${noun!} by ${figure(by!)}`
    },
  ],
  // "looking at the rent, which of the boats is the dearest?", "when you look at expectations, who is asking for the most?"
  [
    pattern('iu')`
      ${LEAD}${MEASURED_BY}\ (?:the\ |their\ )?(?<by>(?:number\ of\ )?${NAME}|how\ many\ [^,;:?]{2,50}),\ (?<asked>(?:who|which|what)\b[^,;:?]*)(?=\W*$)
    `,
    byFigure,
  ],
  [
    pattern('iu')`
      ${LEAD}${LOOKING_AT}\ (?:the\ |their\ )?(?<by>number\ of\ ${NAME}|how\ many\ [^,;:?]{2,50}|(?:\p{L}+\ )?${QUANTITY}(?:\ \p{L}+)?)
      ,\ (?<asked>(?:who|which|what)\b[^,;:?]*)(?=\W*$)
    `,
    byFigure,
  ],
  // "the quickest boats, judging by their speed": by it.
  [
    pattern('iu')`
      (?<=\b(${MOST})\ [^;:?]{2,60}?),?\ (?:judging|judged|measured|going|ranked|counted|counting|ranking)\ (?:by|on)\ (?:the\ |their\ |its
      \ )?(?=${NAME}\W*$|number\ of\ ${NAME}\W*$)
    `,
    ' by ',
  ],
  // "lowest-revenue account", "the highest-rent boats": with the lowest of it.
  [
    pattern('iu')`
      ^(\W*(?:(?:what|which|who)(?:['’]s|\ is|\ are)\ |(?:show|give|tell|find)(?:\ me)?\ )?)(?:the\ |our\ |my
      \ )?(highest|lowest|largest|smallest|biggest|longest|shortest)-(${QUANTITY})
      \ (\p{L}[^,;:?]*?)(?=,?(?:\ please)?\W*$)
    `,
    (_, lead = '', most = '', by = '', noun = '') => `${lead}the ${noun} with the ${most.toLowerCase()} ${by}`,
  ],
  [/\blowest[- ]priced\b/giu, 'cheapest'],
  [/\bhighest[- ]priced\b/giu, 'most expensive'],
  // "comes second from the top": second. "if you rank the boats by rent, which comes second?": which boat.
  [
    pattern('iu')`
      (?<=\b(?:comes?|is|are|ranks?|stands?|lands?)\ (?:in\ )?(?:the\ )?(?:second|third|fourth|fifth))\ from\ the\ top(?=\W|$)
    `,
    '',
  ],
  [
    pattern('iu')`
      ${LEAD}(?:(?:if|when)\ (?:you|we|i)\ )?(?:rank|sort|order)\ (?:all\ )?(?:of\ )?(?:the\ |our\ )?(?<noun>\p{L}+(?:\ \p{L}+)?s)\ by\ (?:the
      \ |their\ )?(?<by>[^,;:?]{2,40}?),
      \ (?:which|who|what)(?:\ one|\ ${NAME})??\ (?:comes?|is|ranks|stands)\ (?:in\ )?(?:the
      \ )?${PLACE}(?=\W*$)
    `,
    whichIsPlaced,
  ],
  [
    pattern('iu')`
      ${LEAD}(?:when\ )?(?:ranked|sorted|ordered|listed)\ by\ (?:the\ |their\ )?(?<by>[^,;:?]{2,40}?),\ (?:which|what)\ (?<noun>${NAME}?)
      \ (?:comes?|is|ranks|stands)
      \ (?:in\ )?(?:the\ )?${PLACE}(?=\W*$)
    `,
    whichIsPlaced,
  ],
  // "rank the boats by how many sails they have. The first three will do.": the top three by it.
  [
    pattern('iu')`
      ${LEAD}(?:(?:can|could|would|will)\ you\ (?:please\ )?)?(?:rank|sort|order|list)\ (?:all\ )?(?:of\ )?(?:the\ |our\ |my\ )?(?<noun>${NAME}?)
      \ (?:by|according\ to|in\ order\ of|depending\ on)\ (?:the\ |their\ )?(?<by>[^,;:?.!]{3,50}?)
      \s*[?.!;,–—-]+\s+(?:(?:and|but|please)\ )*(?:(?:just|only)\ )?
      (?:(?:give|show|tell)\ me\ |i\ (?:only\ |just\ )?(?:need|want)\ )?(?:just\ |only\ )?(?:the
      \ )?(?:(?<end>top|first|best|leading|highest|bottom|last|lowest)\ (?<many>${SO_MANY})
      |(?<so>${SO_MANY})\ (?<ends>best|highest|lowest|first))(?:\ ones)?
      (?:,?\ (?:will\ do|would\ do|are\ enough|is\ enough|will\ be\ enough|suffice|will\ suffice|only|please|is\ all\ i\ need|are\ all\ i\ need|of
      \ them))*(?=\W*$)
    `,
    (...said) => {
      const { noun, by, end, many, so, ends } = groupsOf(said)
      // "list the boats sorted by length descending, only the first 2": how it runs says which end comes first.
      if (RUNS.test(by!) || /\b(?:sorted|ordered|ranked|arranged|listed)$/i.test(noun!)) return said[0]!
      return `the ${/^(?:bottom|last|lowest)$/i.test(end ?? ends!) ? 'bottom' : 'top'} ${many ?? so!} ${noun!} by ${figure(by!)}`
    },
  ],
  // "the 3 ports where we have the most boats, ranked": so they are.
  [
    pattern('iu')`
      (?<=\b(?:top|most|fewest|least|${MOST})\b[^;:?]*),\ (?:all\ )?(?:ranked|in\ order|in\ ranking\ order|in\ that\ order|sorted|ordered)(?:
      \ accordingly|\ by\ that|\ by\ it)?(?=\W*$)
    `,
    '',
  ],
]

function whichIsPlaced(...said: string[]): string {
  return placed(groupsOf(said))
}

/** Which record has one place in an order by a figure. */
function placed({ noun, by, place }: Partial<Record<string, string>>): string {
  const at = place!.toLowerCase()
  const end = at === 'last' ? 'lowest' : `${PLACES.includes(at) ? `${at} ` : ''}highest`
  return `which ${singular(noun!)} has the ${end} ${figure(by!)}`
}

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfLeading = (message: string): string => withoutTurnsOfForemost(sayPlainly(message, TURNS))
