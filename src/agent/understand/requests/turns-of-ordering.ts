import { fragment, pattern } from '../../../lib/patterns.ts'
import { NAME, sayPlainly, SO_MANY, type Turn } from './turns.ts'

const MOST = fragment`
  (?:
    highest|lowest|largest|smallest|biggest|greatest|longest|shortest|newest|oldest|latest|earliest|most recent|cheapest|dearest
    |heaviest|lightest|best|worst|top
  )
`
const PLACES: Record<string, string> = {
  one: 'highest',
  1: 'highest',
  first: 'highest',
  second: 'second highest',
  third: 'third highest',
  fourth: 'fourth highest',
  fifth: 'fifth highest',
  top: 'highest',
  last: 'lowest',
  two: 'second highest',
  2: 'second highest',
  three: 'third highest',
  3: 'third highest',
  four: 'fourth highest',
  4: 'fourth highest',
  five: 'fifth highest',
  5: 'fifth highest',
}

/** What has no height, by which nothing comes first for being high. */
const NO_FIGURE = fragment`(?!(?:the )?(?:\p{L}+ )?(?:date|day|time|name|alphabet|title|age)\b)`
const MEASURED = fragment`(?:(?:total|average|mean|median|overall|combined) )?(?:number of |amount of )?${NAME}`

/** Both ends of an order of records. */
const END = fragment`
  (?:cheapest|dearest|(?:most|least) expensive|oldest|newest|youngest|longest|shortest|largest|smallest|biggest|heaviest|lightest)
`

/** In which order records are wanted, and which place one has, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "the most expensive boat we offer": of all that there are.
  [/\b((?:(?:most|least) \p{L}+|\p{L}{3,}est) \p{L}+(?: \p{L}+)?) (?:that )?we (?:offer|sell|run)(?=\W*$)/iu, '$1'],
  // "cheapest and dearest boat we have": what is the one and the other.
  [
    pattern(
      'iu',
    )`^(\W*)(?:(?:the|our)\ )?(${END})\ and\ (?:the\ )?(${END})\ (\p{L}[^,;?]*?)(?:\ (?:that\ )?we\ (?:offer|have|sell|run))?(?=\W*$)`,
    '$1what is the $2 and the $3 $4',
  ],
  // "put the boats in order of length, from largest to smallest": sorted.
  [
    pattern('iu')`
      ^(\W*(?:please\ |can\ you\ |could\ you\ )?)(?:put|arrange|line\ up|place|bring|set\ out)\ (?:me\ )?
      ((?:the|our|all|all\ the|all\ our|my|every)\ .+?)\ (?:in|into)\ (?:the\ )?(?:order|sequence)\ (?:of|by)\ (?=\p{L})
    `,
    '$1list $2 sorted by ',
  ],
  // "every room, lowest price first": sorted by it; "…, highest first" says the order that they have anyway.
  [
    pattern('iu')`
      ^(.*\bwith the (${MOST}|most|fewest|least) .+?), \2 first(?=\W*$)
    `,
    '$1',
  ],
  [
    pattern('iu')`
      ^(\W*(?:show|list|give me|display|i need|all|every|the|our)\b[^,]+), (?:the )?(${MOST}) (${NAME}) first(?=\W*$)
    `,
    '$1 sorted by $3, $2 first',
  ],
  // "boats sorted by length descending, only the first 3": the top three by it.
  [
    pattern('iu')`
      ^(\W*(?:(?:list|show|give|display|get)(?: me)? )?)(?:all |the |our |all the )?(.+? )(?:sorted|ordered|ranked) by (.+?)
      (?:,? ?(?:in )?(desc(?:ending)?|asc(?:ending)?)(?: order)?)?,? (?:but |and )?(?:just|only|show only|limit(?:ed)? to)
      \ (?:the )?(first |top )?(${SO_MANY})(?: of them| rows| results| records)?(?=\W*$)
    `,
    (said, lead = '', what = '', by = '', order = '', place = '', many = '') => {
      const isKnown = order !== '' || /top/i.test(place)
      const my = /^(?:my|our) /i.exec(what)?.[0] ?? 'the '
      return isKnown
        ? `${lead}${my}${/^asc/i.test(order) ? 'bottom' : 'top'} ${many} ${what.slice(my === 'the ' ? 0 : my.length)}by ${by}`
        : said
    },
  ],
  // "boats with the lowest price, just five of them": so many.
  [
    pattern('iu')`
      ^(\W*(?:show |list |give me )?)(?:the |our )?(.+? with the (?:${MOST}|most|fewest|least) .+?),? (?:but )?(?:just|only)
      \ (?:the )?(${SO_MANY})(?: of them)?(?=\W*$)
    `,
    '$1the $3 $2',
  ],
  // "highest price among the boats in Oslo: which boat is it?": the one that has it.
  [
    pattern('iu')`
      ^\W*(?:the )?((?:(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[ -])?${MOST}) (${NAME}) (?:among|amongst|of|for|in)
      \ (.+?)\s*[:;,–—-]+ (?:and )?(?:which|what|who) (${NAME}?)(?: (?:is|was|has) (?:it|that|this|the one|he|she))?(?=\W*$)
    `,
    'which $4 has the $1 $2 among $3',
  ],
  // "which boat is number two by length", "number one boat by length".
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:which|what) ${NAME}) (?:is|comes|ranks|was)
      \ (?:at |in |as |on )?(?:number|no\.?|place|rank|#) ?(one|two|three|four|five|[1-5]) (?:by|in terms of|on|for)
      \ (${NAME})(?=\W*$| (?:in|among|of)\b)
    `,
    (_, lead = '', place = '', name = '') => `${lead} has the ${PLACES[place.toLowerCase()]} ${name}`,
  ],
  // "which boat comes third when ranked by length", "which boat is second in length".
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:which|what) ${NAME}) (?:is|comes|ranks|was|places|finishes|stands|lands)
      \ (?:in )?(?:the )?(first|second|third|fourth|fifth|last)(?: place)?,?
      \ (?:(?:when|if|once) )?(?:(?:ranked|sorted|ordered|measured|going|judged) )?(?:by|in terms of|in|on)
      \ ${NO_FIGURE}(${MEASURED})(?=\W*$)
    `,
    (_, lead = '', place = '', name = '') => `${lead} has the ${PLACES[place.toLowerCase()]} ${name}`,
  ],
  // "which boat tops the list by length", "which boat leads the ranking by length".
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:which|what|who)(?: ${NAME})??) (?:tops|leads|heads|is (?:on |at the )?top of)
      \ (?:the |our )?(?:list|ranking|rankings|table|chart|charts|field|pack)?
      \ ?(?:by|in terms of|for|on|in|when it comes to) ${NO_FIGURE}(${MEASURED})(?=\W*$)
    `,
    '$1 has the highest $2',
  ],
  // "by total length, which kind of boats comes first": the one of the highest.
  [
    pattern('iu')`
      ^\W*(?:by|in terms of|going by|measured by|ranked by|judging by|when it comes to|in) ${NO_FIGURE}(${MEASURED})
      ,? (which|what) (${NAME}?)
      (?: (?:of|among|for) (?:the |our |all )?(${NAME}))? (?:comes|is|ranks|was|stands) (?:in |at the |on )?(first|top|last)(?: place)?(?=\W*$)
    `,
    (_, figure = '', which = '', name = '', noun = '', place = '') =>
      `${which} ${name} has the ${PLACES[place.toLowerCase()]} ${figure}${noun && ` of ${noun}`}`,
  ],
  // "boats ranked by length, first three only": so many of the highest.
  [
    pattern('iu')`
      ^(\W*)(?:show |list |give me )?(?:the |our |all )?(.+?) ranked by ${NO_FIGURE}(${MEASURED})
      ,\ (?:but |and )?(?:just |only )?(?:the )?(first|top|last|bottom) (${SO_MANY})(?: of them)?
      (?: only| please)?(?=\W*$)
    `,
    (_, lead = '', those = '', name = '', end = '', many = '') =>
      `${lead}the ${/^(?:first|top)$/i.test(end) ? 'top' : 'bottom'} ${many} ${those} by ${name}`,
  ],
  // "which colour comes up most often for boats": the most common.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:which|what) ${NAME})
      \ (?:(?:comes?|came|crops?|turns?|shows?) up|occurs?|occurred|appears?|appeared|is (?:seen|found|met|encountered))
      \ (?:the )?(most|least) (?:often|frequently|commonly)(?: (?:for|in|among|amongst|with|of|on|across) (?=\p{L}))?
    `,
    '$1 is the $2 common among ',
  ],
  // "which colour accounts for the largest total length": has it.
  [
    pattern('gi')`
      \b(?:accounts? for|accounted for|makes? up|represents?|contributes?)
      \ (?=the (?:largest|highest|biggest|greatest|smallest|lowest|most|least|fewest)\b)
    `,
    'has ',
  ],
  [
    pattern('iu')`
      ^\W*(?:(?:who|what|which) is )?(?:the |our )?(?:number|no\.?|#) ?(one|two|three|four|five|[1-5]) (${NAME}) by
      \ (${NAME})(?=\W*$| (?:in|among|of)\b)
    `,
    (_, place = '', noun = '', name = '') => `which ${noun} has the ${PLACES[place.toLowerCase()]} ${name}`,
  ],
  // "by price, which boat is the runner-up": the second.
  [
    pattern('iu')`
      ^\W*(?:by|in terms of|going by|measured by|when it comes to|as for|on|for) (${NAME}),? (which|what) (${NAME})
      \ (?:is|comes|was) (?:the |our )?(?:runner-?up|second|in second place|number two)(?=\W*$)
    `,
    '$2 $3 has the second highest $1',
  ],
  // "in terms of price, what are our top 5 boats": by it.
  [
    pattern('iu')`
      ^\W*(?:in terms of|going by|measured by|when it comes to|ranked by|judging by) (${NAME}),?
      \ ((?:what|which|who|show|list|give)\b.+?)(?=\W*$)
    `,
    '$2 by $1',
  ],
  // "among the boats in Oslo, which three have the largest crew": which three of them.
  [
    pattern('iu')`
      ^\W*(?:out of|among|amongst|of) (?:all )?(?:the |our )?(${NAME}?)
      ((?: (?:in|with|from|at|of|on|that|which|who|whose)\b[^,?]*)?), which (${SO_MANY}) (?=(?:have|has|are|had|were)\b)
    `,
    'which $3 $1$2 ',
  ],
  // "among the boats in Oslo, how many are there for each colour".
  [
    pattern('iu')`
      ^\W*(?:out of|among|amongst|of) (?:all )?(?:the |our )?(${NAME}?)
      ((?: (?:in|with|from|at|of|on|that|which|who|whose)\b[^,?]*)?), how many (?:are there|do we have|there are)
      \ (?=(?:for|per|by|in) (?:each|every)?)
    `,
    'how many $1$2 are there ',
  ],
  // "take the boat with the longest mast. What's the price there?": of that one.
  [
    pattern('iu')`
      ^\W*(?:take|consider|look at|pick) (the ${NAME} with the .+?)[.;:,]+
      \ (?:and )?(what(?:['’]s| is| are)|tell me|show me|give me) (?:the|its|their|his|her) (${NAME})
      (?: (?:there|of it|of that one|for it))?(?=\W*$)
    `,
    '$2 the $3 of $1',
  ],
  // "how high does the price of our boats go": the highest.
  [
    pattern('iu')`
      ^(\W*)how (high|low|long|old) (?:does|do|did) (?:the |our )?(${NAME}) (of|for|in) (.+?) (?:go|get|run|reach)(?=\W*$)
    `,
    (_, lead = '', size = '', name = '', of = '', rest = '') =>
      `${lead}what is the ${size.toLowerCase() === 'low' ? 'lowest' : 'highest'} ${name} ${of} ${rest}`,
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfOrdering = (message: string): string => sayPlainly(message, TURNS)
