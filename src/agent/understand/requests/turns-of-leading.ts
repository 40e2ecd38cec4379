import { fragment, pattern } from '../../../lib/patterns.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { superlativeFor, superlativeOf } from '../language/gradables.ts'
import { plural, singular } from '../language/words.ts'
import { pastParticiple } from '../language/verb-forms.ts'
import { groupsOf, NAME, sayPlainly, SO_MANY, type Turn } from './turns.ts'

/**
 * What comes first of all, told by the figure it leads in ("in revenue terms, who is our number one client?"), by what all the others are
 * ("whose deadline comes before all others") or by where it stands ("comes second from the top"): by which figure it is chosen.
 */

const LEAD = fragment`^\W*(?:(?:and|so|but|now|please|ok|okay)\W+)*`
/** A superlative by its form; what only looks like one is looked up. */
const MOST = fragment`(?:(?:most|least)\ \p{L}{4,}|\p{L}{3,}est|best|worst|top|leading)`
const OTHERS = fragment`
  (?:(?:those\ of\ |that\ of\ |the\ ones?\ of\ )?(?:all\ (?:of\ )?(?:the\ )?(?:others?|rest)|any\ (?:other|of\ the\ others)|every\ other|(?:the|our)
  \ others|any(?:one|body|thing)\ else(?:['’]s)?
  |every(?:one|body|thing)\ else(?:['’]s)?)(?:\ (?:one|ones))?(?:\ (?:of\ ours|we\ have|here))?)
`
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

const NUMBERS = ['two', 'three', 'four', 'five', '2', '3', '4', '5']
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
  // "whose deadline comes before all others", "whose rent is higher than any other": with the earliest, the highest.
  [
    pattern('iu')`
      \bwhose\ (${NAME})\ (?:(?:comes?|falls?|lies|is|are|was)\ (before|after|above|below|ahead\ of|(?:more\ |less\ )?\p{L}+
      \ than)|(tops|beats|exceeds|surpasses|outstrips))\ ${OTHERS}(?=\W*$)
    `,
    (said, name = '', than = '') => {
      const most = endOf(than.toLowerCase())
      return most ? `with the ${most} ${name}` : said
    },
  ],
  // "which boats have the most sails on them?": that they are its own is said already.
  [
    pattern('iu')`
      (?<=^\W*(?:which|what)\ [^?]*\b(?:has|have|had|got|holds?|contains?)\ the\ (?:most|fewest|least)\ \p{L}[^,;?]*?)\ (?:in|on|at|within|under|behind)
      \ (?:them|it)(?=\W*$)
    `,
    '',
  ],
  // "my accounts are most concentrated in which state?": in which most of them are.
  [
    pattern('iu')`
      ${LEAD}(?!(?:which|what|who|where|how)\b)(\p{L}[^,;:?]{2,40}?)\ (?:is|are)\ (?:(?:most|mostly|mainly|chiefly|primarily)\ (?:heavily\ |densely
      \ |strongly\ )?
      (?:concentrated|located|based|found|clustered|situated)|concentrated\ most|clustered\ most)\ (in|at|on)\ (?:which|what)\ (${NAME})(?=\W*$)
    `,
    '$2 which $3 are most of $1',
  ],
  [
    pattern('iu')`
      ${LEAD}(in|at|on)\ (?:which|what)\ (${NAME}?)\ (?:is|are)\ (\p{L}[^,;:?]{2,40}?)\ (?:most|mostly|mainly|most\ heavily)
      \ (?:concentrated|located|based|found|clustered|situated)(?=\W*$)
    `,
    '$1 which $2 are most of $3',
  ],
  // "at what site is the largest number of people employed?": which has the most.
  [
    pattern('iu')`
      ${LEAD}(?:in|at|on)\ (?:which|what)\ (${NAME}?)\ (?:is|are)\ the\ (?:(largest|highest|greatest|biggest|smallest|lowest)\ number
      \ of|(most|fewest))\ (\p{L}+(?:\ \p{L}+)?)
      \ (?:employed|kept|held|stored|based|located|found|registered|stationed|posted)(?=\W*$)
    `,
    (_, noun = '', size = '', most = '', what = '') =>
      `which ${noun} has the ${/^(?:smallest|lowest|fewest)$/i.test(size || most) ? 'fewest' : 'most'} ${what}`,
  ],
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
      \ )?(?<place>second|third|fourth|fifth|first|last|top)(?:\ place)?(?=\W*$)
    `,
    (...said) => placed(groupsOf(said)),
  ],
  [
    pattern('iu')`
      ${LEAD}(?:when\ )?(?:ranked|sorted|ordered|listed)\ by\ (?:the\ |their\ )?(?<by>[^,;:?]{2,40}?),\ (?:which|what)\ (?<noun>${NAME}?)
      \ (?:comes?|is|ranks|stands)
      \ (?:in\ )?(?:the\ )?(?<place>second|third|fourth|fifth|first|last|top)(?:\ place)?(?=\W*$)
    `,
    (...said) => placed(groupsOf(said)),
  ],
  // "rank the boats by how many sails they have. The first three will do.": the top three by it.
  [
    pattern('iu')`
      ${LEAD}(?:(?:can|could|would|will)\ you\ (?:please\ )?)?(?:rank|sort|order|list)\ (?:all\ )?(?:of\ )?(?:the\ |our\ |my\ )?(?<noun>${NAME}?)
      \ (?:by|according\ to|in\ order\ of|depending\ on)\ (?:the\ |their\ )?(?<by>[^,;:?.!]{3,50}?)
      \s*[?.!;,–—-]+\s+(?:(?:and|but|please)\ )*(?:(?:just|only)\ )?(?:(?:give|show|tell)\ me\ )?(?:just\ |only\ )?(?:the
      \ )?(?:(?<end>top|first|best|leading|highest|bottom|last|lowest)\ (?<many>${SO_MANY})
      |(?<so>${SO_MANY})\ (?<ends>best|highest|lowest|first))(?:\ ones)?
      (?:,?\ (?:will\ do|would\ do|are\ enough|is\ enough|will\ be\ enough|suffice|will\ suffice|only|please|is\ all\ i\ need|are\ all\ i\ need|of
      \ them))*(?=\W*$)
    `,
    (...said) => {
      const { noun, by, end, many, so, ends } = groupsOf(said)
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
  // "the names of the 3 dearest boats": which they are.
  [pattern('giu')`\b(?:the\ )?names\ of\ (?=(?:the|our)\ (?:top\ )?${SO_MANY}\ (?:top\ |${MOST}))`, ''],
  // "people on our donor list", "the oldest person on it": donors.
  [
    pattern(
      'giu',
    )`\b(?:people|persons|those|everyone|everybody|(?:(?<=\p{L}st\ )(?:person|one)))\ on\ (?:the|our)\ (\p{L}+)\ list(?=\W|$)`,
    (said, noun = '') => {
      const one = singular(noun.toLowerCase())
      if (!isPersonNoun(one)) return said
      return /^(?:person|one)\b/i.test(said) ? one : plural(one)
    },
  ],
  // "out of all our clients, who has the highest turnover": which of them.
  [
    pattern('iu')`
      ${LEAD}(?:out\ of|of|from|among|amongst)\ (?:all\ )?(?:of\ )?(our|the|my)\ (\p{L}+(?:\ \p{L}+)?s),?\ who(?:
      \ (has|had|is|was|\p{L}{3,}(?:s|ed))|(['’]s))\ (?=[^,;:?]*\b(?:most|least|fewest|${MOST})\b)
    `,
    (_, our = '', noun = '', verb = '') => `which of ${our.toLowerCase()} ${noun} ${verb || 'is'} `,
  ],
  // "that opened before all the others", "who joined later than anybody else": first, last.
  [
    pattern('iu')`
      (?<=\b(?:that|which|who|(?:which|what)\ \p{L}+)\ (?:was\ )?(?:\p{L}{3,}ed|came|began|left|went)(?:\ (?:in|up|out))?)
      \ (before|after|earlier\ than|later\ than|sooner\ than)\ ${OTHERS}(?=\W*$)
    `,
    (_, than = '') => (/^(?:before|earl|soon)/i.test(than) ? ' first' : ' last'),
  ],
  // "which city is home to most of our clients": in which they are.
  [
    pattern(
      'iu',
    )`${LEAD}(?:which|what)\ (${NAME}?)\ (?:is|are)\ home\ to\ (?:the\ )?most\ (?:of\ )?((?:our|the|my)\ )?(\p{L}[^,;:?]*?)(?=\W*$)`,
    'in which $1 are most of $2$3',
  ],
  // "which boats do people bring back more than any other", "which boat do sailors hire most often": which is hired the most.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?(?:which|what))\ (of\ (?:our|the|my)\ )?(${NAME}?)\ (?:do|did)
      \ (?:people|customers|clients|members|readers|shoppers|buyers|users|visitors|guests|they)
      \ (\p{Ll}{3,})(\ back)?\ (?:(?:the\ )?most(?:\ (?:often|frequently))?|more\ (?:often\ |frequently\ )?than\ ${OTHERS})(?=\W*$)
    `,
    (said, lead = '', of = '', noun = '', verb = '', back = '') => {
      const done = back
        ? /^(?:send|bring|give|take|ship|hand)$/i.test(verb) && 'returned'
        : pastParticiple(verb.toLowerCase())
      return done ? `${lead} ${of ? singular(noun) : noun} is ${done} the most` : said
    },
  ],
  [
    pattern('iu')`
      \b(?:comes?|came|goes|went|gets?\ sent|is\ sent|is\ brought)\ back(?:\ to\ us)?(?:\ as\ an?\ return)?\ (?:(?:the\ )?most(?:
      \ (?:often|frequently))?|more\ (?:often\ )?than\ ${OTHERS})(?=\W*$)
    `,
    'is returned the most',
  ],
  [
    pattern('iu')`
      ${LEAD}(?:out\ of|of|from|among|amongst)\ (?:all\ )?(?:of\ )?(?:our|the|my)\ (\p{L}+s),?\ which(?:\ one)?\ (?=is\ returned\ the\ most\W*$)
    `,
    (_, noun = '') => `which ${singular(noun)} `,
  ],
  // "which person can claim the highest number of boats", "has taken up the most hours": has.
  [
    pattern('giu')`
      \b(?:(?:can|could|may|is\ able\ to)\ (?:claim|boast|show|point\ to)|(?:has|have)\ (?:taken|used|eaten)\ up|(?:takes?|took|uses?|used|eats?|ate)\ up)
      \ (?=the\ (?:most|fewest|least|highest|largest|greatest|lowest|smallest)\b)
    `,
    'has ',
  ],
  // "who has completed the most bugs": the most that are.
  [
    pattern('iu')`
      (?<=^\W*(?:and\ |so\ )?(?:who|(?:which|what)\ \p{L}+(?:\ \p{L}+)?)\ )(?:(?:has|have|had)\ )?(completed|finished|resolved|solved)
      \ (?:the\ (most|fewest)|(more|fewer))\ (?=\p{L})(?!of\b)([^,;:?]*?)(?:(?<=\bmore\b.*|\bfewer\b.*)\ than\ ${OTHERS})?(?=\W*$)
    `,
    (_, done = '', most = '', more = '', rest = '') =>
      `has the ${/^few/i.test(most || more) ? 'fewest' : 'most'} ${done.toLowerCase()} ${rest}`,
  ],
  // "paid more than anybody else here": earns the most.
  [
    pattern('iu')`
      \b(?:gets?|is|are|being)\ paid\ (more|less|better)\ than\ (?:any(?:one|body)|every(?:one|body))\ else(?:\ (?:here|around\ here|with\ us|on
      \ the\ team|in\ the\ (?:company|firm|team|house|business|place)))?(?=\W*$)
    `,
    (_, more = '') => `earns the ${/^less/i.test(more) ? 'least' : 'most'}`,
  ],
  // "out of all the boats we rent out, which one costs the most": which boat.
  [
    pattern('iu')`
      ${LEAD}(?:out\ of|of|from|among)\ (?:all\ )?(?:of\ )?(?:the|our)\ (\p{L}+s)\ (?:that\ )?(?:we|i)\ (?:sell|have|stock|offer|own|rent
      \ out|rent|hold|run|keep|carry|make|lend|provide),?\ (?:which|what)
      (?:\ one)?\ (?=\p{L}[^,;:?]*\b(?:most|least|fewest|\p{L}{3,}est)\b)
    `,
    (_, noun = '') => `which ${singular(noun)} `,
  ],
  // "out of all our red stuff, what is the cheapest item": which of it.
  [
    pattern('iu')`
      ${LEAD}(?:out\ of|of|from|among)\ (?:all\ )?(?:of\ )?(?:the|our|my)\ (\p{L}+)\ (?:stuff|things|gear|range|items|goods),?
      \ (?:what|which)(?:['’]s|\ is)\ (the\ ${MOST})\ (?:item|thing|one|piece|article)(?=\W*$)
    `,
    'which is $2 $1 item',
  ],
  // "where are boats being missed the most? I need the port."
  [
    pattern('iu')`
      ${LEAD}where\ (?:are|is|were|was|do|did)\ (?:the\ |our\ |most\ )?(\p{L}+s)\ (?:being\ |getting\ )?(\p{L}{3,}ed)\ (?:the\ )?most(?:
      \ often)?[?.!,;–—-]+\s+(?:(?:i\ (?:need|want|mean)|tell\ me|give\ me|which\ is)\ )?
      the\ (${NAME})(?:,?\ please)?(?=\W*$)
    `,
    'which $3 has the most $2 $1',
  ],
]

/** "before" all others: the earliest; "higher than" any other: the highest. */
function endOf(than: string): string | undefined {
  if (/^(?:before|ahead of)$/.test(than)) return 'earliest'
  if (than === 'after') return 'latest'
  if (than === '' || than === 'above') return 'highest'
  if (than === 'below') return 'lowest'
  return superlativeFor(than.replace(/ than$/, ''))
}

/** Which record has one place in an order by a figure. */
function placed({ noun, by, place }: Partial<Record<string, string>>): string {
  const at = place!.toLowerCase()
  const end = at === 'last' ? 'lowest' : `${PLACES.includes(at) ? `${at} ` : ''}highest`
  return `which ${singular(noun!)} has the ${end} ${figure(by!)}`
}

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfLeading = (message: string): string => sayPlainly(message, TURNS)
