import { fragment, pattern } from '../../../lib/patterns.ts'
import { superlativeOf } from '../language/gradables.ts'
import { plural, singular } from '../language/words.ts'
import { NAME, sayPlainly, SO_MANY, SUPERLATIVE, type Turn } from './turns.ts'

/** A superlative by its form; what only looks like one ("the latest request") is looked up. */
const MOST = fragment`(?:top|${SUPERLATIVE})`
const isMost = (word: string): boolean => superlativeOf(word.toLowerCase()) !== undefined
/** A figure of one to three words, none of which begins anything else. */
const FIGURE = fragment`(?!(?:one|ones|of|in|on|at|for|with|first|and|or|by|to)\b)\p{L}+(?:\ (?!(?:of|in|on|at|for|with|first|and|or|by|to|is|was
  |are)\b)\p{L}+){0,2}`
const APART = fragment`(?:\s*[,:;.!?]+\s+|\s+[–—-]+\s+)`
const AT = fragment`(?:in|on|at|for|of|with|under|by|from)`
const LEAD = fragment`^\W*(?:(?:and|so|now|please)\W+)?`
/** What a record does with a figure of its own, and says no more than that it has it (closed class). */
const HAS = fragment`(?:has|have|had|carries|carry|bears|commands|fetches|shows|boasts|holds|enjoys|comes\ with|goes\ with)`
/** Which record has it, once it was named. */
const HAS_IT = fragment`
  (?:\ (?:(?:is|was)\ (?:it|that|this|the\ one|he|she)(?:\ (?:${AT}|from))?|(?:${HAS}|gets?|got|getting|having|with|owns|pays|charges|earns|on|behind)
  \ (?:it|that|this)|(?:who|that|which)\ (?:${HAS}|gets|pays|charges|earns)\ (?:it|that|this)|do\ (?:we|you|i)\ (?:find|see|have)\ (?:it|that)(?:
  \ (?:${AT}|from))?
  |does\ (?:it|that)\ belong\ to))
`
/** All that an organisation deals in: the verb in the present tense leaves nothing of it out. */
const DEAL = fragment`(?:sell|stock|offer|lend(?:\ out)?|loan(?:\ out)?|rent(?:\ out)?|hire(?:\ out)?|own|have|hold|keep|carry|make|produce|run|supply)`

/** What has most of something, told by the figure first, or by all of which it is one. */
const TURNS: readonly Turn[] = [
  // "the depot with the highest headcount", "which shop has the smallest workforce": where most people, or fewest, work.
  [
    /\b(?:the )?(highest|largest|biggest|greatest|lowest|smallest) (?:head ?count|workforce|number of staff)\b/gi,
    (_, end = '') => `the ${/^(?:lowest|smallest)$/i.test(end) ? 'fewest' : 'most'} employees`,
  ],
  // "who employs the most people of all the depots": which of them.
  [
    pattern('iu')`
      ^(\W*)who\ (?:employs|has)\ the\ (most|fewest)\ (?:people|staff|workers|employees)
      \ (?:out\ )?(?:of|among|amongst)\ (?:all\ )?(?:of\ )?(?:the|our|my)\ (?=\p{L})
      ([^,;?]*?\p{L}s)((?:\ (?:in|at|with|from)\ [^,;?]+?)?)(?=\W*$)
    `,
    '$1which $3 have the $2 employees$4',
  ],
  // "whose rent is the highest of all the boats": which boat has it.
  [
    pattern('iu')`
      \bwhose\ (${NAME})\ (?:is|was)\ (?:the\ )?(${MOST})(?:\ one)?,?\ (?:(?:out\ )?of|among|amongst|across)\ (?:all\ )?(?:of\ )?(?:the\ |our\ )?
      (\p{Ll}+s)(?=\W*$)
    `,
    (said, figure = '', most = '', noun = '') => whichHas(said, most, figure, noun),
  ],
  // "out of everything we sell, what has the highest price": which item.
  [
    pattern('iu')`
      ${LEAD}(?:(?:out\ )?of|from|among|amongst)\ (?:everything|anything|all(?:\ (?:the\ )?(?:things|stuff|items))?)\ (?:that\ )?(?:we|i)(?:\ ${DEAL}
      |['’]ve\ got|\ have\ got)
      (?:\ (?:here|in\ (?:the\ |our\ )?(?:shop|store|stock|house|collection|catalogue|catalog|range)))?,?\ (?:what|which)(?:\ (?:one|item
      |thing))?(?=['’]s\b|\ )
    `,
    'which item',
  ],
  // "what carries the highest price": the record that has it is asked for.
  [
    pattern('iu')`(${LEAD})what\ ${HAS}\ (?:the|our)\ (${MOST})\ (?=${FIGURE})`,
    (said, lead = '', most = '') => (isMost(most) ? `${lead}which item has the ${most} ` : said),
  ],
  [
    pattern('iu')`
      (?<=\b(?:which|who)\b[^?,;:.]{0,60}\ )(?:carries|carry|bears|commands|fetches|boasts|enjoys|comes\ with)\ the\ (${MOST})\ (?=${FIGURE})
    `,
    (said, most = '') => (isMost(most) ? `has the ${most} ` : said),
  ],
  // "where's the biggest budget, on which project?", "who has the highest fee, which vet?"
  [
    pattern('iu')`
      ${LEAD}(?:(?:where|what|who)(?:['’]s|\ is|\ was|\ has|\ do\ we\ (?:have|find|see))\ )?(?:the\ |our\ )?(${MOST})\ (${FIGURE}?)(?:\ (?:of\ all
      |overall|anywhere|of\ them\ all))?${APART}
      (?:and\ )?(?:${AT}\ )?(?:which|what|whose)(?:['’]s|\ is\ the)?\ (?!one\b)(${NAME}?)${HAS_IT}?(?=\W*$)
    `,
    whichHas,
  ],
  // "highest discount of all. Who's the customer getting it?"
  [
    pattern('iu')`
      ${LEAD}(?:(?:where|what)(?:['’]s|\ is|\ was)\ )?(?:the\ |our\ )?(${MOST})\ (${FIGURE}?)(?:\ (?:of\ all|overall|anywhere|of\ them\ all))?${APART}
      (?:and\ )?(?:who|which|what)(?:['’]s|\ is|\ was)\ (?:the|our)\ (${NAME}?)${HAS_IT}(?=\W*$)
    `,
    whichHas,
  ],
  // "name the item for which the greatest value is recorded"
  [
    pattern('iu')`
      ${LEAD}(?:(?:can|could)\ you\ )?(?:name|find|give\ me|tell\ me|show\ me|i\ need|what(?:['’]s|\ is)|which\ is|who\ is)\ (?:the|our)\ (${NAME}?)
      \ ${AT}\ (?:which|whom)
      \ the\ (${MOST})\ (${FIGURE}?)\ (?:is|was|has\ been)\ (?:recorded|given|entered|noted|stated|listed|registered|shown|set|charged|on\ record
      |logged|found)(?=\W*$)
    `,
    (said, noun = '', most = '', figure = '') => whichHas(said, most, figure, noun),
  ],
  // "the longest book, I mean by number of pages, which one is it?"
  [
    pattern(
      'giu',
    )`,?\s+(?:[–—-]\s+)?\(?(?:(?:i|we)\ mean|meaning|that\ is|i\.e\.)(?:\ to\ say)?,?\ (?=(?:by|in\ terms\ of)\ (?:the\ |their\ |its\ )?\p{L})`,
    ' ',
  ],
  [
    pattern('iu')`
      ${LEAD}(?:the|our)\ (${MOST})\ ((?!(?:of|in|on)\b)\p{L}[^,;:?!.]{2,80}?)\)?\s*[,;:–—-]+\s+(?:and\ )?(?:which|what|who)(?:\ one)?(?:\ (?:is|was)
      |['’]s)\ (?:it|that|this|he|she|the\ one)(?=\W*$)
    `,
    (said, most = '', rest = '') => (isMost(most) ? `which is the ${most} ${rest}` : said),
  ],
  // "ranked by how many boats they have, who are the three leading sailors", "going by length, which are the top five boats"
  [
    pattern('iu')`
      ${LEAD}(?:(?:when|if)\ )?(?:ranked|sorted|ordered|measured|judged|going|judging|ranking|measuring|rating|taken|counted|counting)\ (?:them
      \ )?(?:by|on|in\ terms\ of|according\ to)
      \ (?:the\ )?(?:(?:how\ many|the\ number\ of|number\ of)\ (?<counted>\p{L}+)(?:\ (?:that\ )?(?:we|they|there)\ (?:have|are|own|hold|stock)(?:
      \ (?:from|of|by|for|with|in|on|at)\ (?:them|it|each))?)?
      |(?!how\b)(?<figure>[^,;:?!.]{3,40}?))
      ,\ (?<asked>(?:(?:who|what|which)\ (?:are|is)|show\ (?:me\ )?|list|give\ me|name)\ [^,;?!.]*?)(?=\W*$)
    `,
    (said, ...found) => {
      const { counted, figure, asked } = found.at(-1) as unknown as Record<string, string | undefined>
      const end = /\b(?:top|bottom|leading|\p{L}{3,}est|most|least|fewest|first|last)\b/iu.exec(asked!)?.[0]
      if (!end || / by\b/i.test(asked!)) return said
      return `${asked!.replace(/^(?:who|what|which) (?:are|is) /i, '')} by ${counted ? `number of ${plural(counted)}` : figure!}`
    },
  ],
  // "the three leading sailors", "the three top sailors": the top three.
  [pattern('giu')`\b((?:the|our)\ )(${SO_MANY})\ (?:leading|top|foremost|highest-ranking)\ (?=\p{L}+s\b)`, '$1top $2 '],
  // "rank the boats by length and give me the top three, longest first"
  [
    pattern('iu')`
      ${LEAD}(?:(?:can|could)\ you\ )?(?:rank|sort|order|list)\ ((?:all\ )?(?:the\ |our\ )?)(${NAME}?)\ (?:by|according\ to|in\ order\ of)\ (?:the\ 
      |their\ )?([^,;:?!.]{3,40}?)
      ,?\ (?:and|then|and\ then)\ (?:just\ |only\ )?(?:give|show|tell|list|name)(?:\ me|\ us)?\ (?:just\ |only\ )?(?:the\ )?(top|bottom|first|best
      |highest|lowest|last)\ (${SO_MANY})
      (?:\ (?:of\ (?:them|those)|ones))?(?:\s*[,;–—-]\s*(?:with\ )?(?:the\ )?(${MOST})(?:\ (?:one|ones|${NAME}))?\ first)?(?=\W*$)
    `,
    (said, _all = '', noun = '', figure = '', end = '', many = '', first = '') => {
      const isLow = /^(?:bottom|lowest|last)$/i.test(end)
      const isAscending = first && superlativeOf(first.toLowerCase())?.direction === 'asc'
      if ((first && !isMost(first)) || (isLow && first)) return said
      return `the ${isLow || isAscending ? 'bottom' : 'top'} ${many} ${noun} by ${figure}`
    },
  ],
  // "which one came out first of all the games we have", "what was sold most of all our boats": which of them.
  [
    pattern('iu')`
      ${LEAD}(?:which|what)(?:\ one)?\ (?!(?:of|is|are|was|were|one)\b)([^?,;:]*?\b(?:first|last|earliest|latest|most\ recently|longest|most|least))
      ,?\ (?:of|out\ of|among|amongst)\ (?:all\ )?(?:of\ )?(?:our|the|my)\ (\p{L}+(?:\ \p{L}+)?s)(?:\ (?:that\ )?(?:we(?:['’]ve|\ have)(?:\ got)?
      |there\ are|of\ ours|here))?(?=\W*$)
    `,
    (_, rest = '', noun = '') => `which ${singular(noun)} ${rest}`,
  ],
  // "from all the games in the collection, name the one that came out first"
  [
    pattern('iu')`
      ${LEAD}(?:from|of|out\ of|among|amongst)\ (?:all\ )?(?:of\ )?(?:our|the|my)\ (\p{L}+(?:\ \p{L}+)?s)(?:\ (?:in\ (?:the|our)\ (?:collection
      |catalogue|catalog|range|stock|shop|library)
      |(?:that\ )?we\ have(?:\ got)?|here))?,\ (?:please\ )?(?:name|pick(?:\ out)?|find|give\ me|tell\ me|show\ me)\ the\ one\ (?:that|which|who)(?=\ 
      |['’]s)
    `,
    (_, noun = '') => `which ${singular(noun)}`,
  ],
  // "from that list, pick out the one with the highest price": which of them.
  [
    pattern('iu')`
      ${LEAD}(?:(?:from|of|out\ of|in|on)\ (?:that|this)\ (?:list|selection|set|lot)|(?:from|of|out\ of|among)\ (?:those|these|them)),?\ (?:please
      \ )?(?:name|pick(?:\ out)?|find|choose|select|give\ me
      |tell\ me|show\ me)\ the\ one\ (?:with|that\ has|which\ has)\ (?=the\ (?:${MOST}|most|least|fewest)\b)
    `,
    'which of them has ',
  ],
  // "client by whom the most money has been spent": who has spent it.
  [
    pattern('giu')`
      \bby\ (?:whom|which)\ (the\ (?:most|least|fewest)\ \p{L}+)\ (has|have|had)\ been\ (\p{L}{3,})\b
    `,
    'who $2 $3 $1',
  ],
  // "which film runs the longest", "do trips last longer": is.
  [
    pattern(
      'giu',
    )`(?<=\b(?:which|what)\b[^?,;:.]{1,60}\ )(?:runs?|lasts?)\ (?:the\ |for\ the\ )?(longest|shortest)(?=\W*$)`,
    'is the $1',
  ],
  // "which shop have we had open the longest", "has been open longest": it opened first.
  [
    pattern('iu')`
      (${LEAD})(which|what)\ (${NAME}?)\ (?:have\ we\ (?:had|kept)\ open|has\ been\ (?:open|in\ business|going|running))\ (?:for\ )?(?:the\ )?(longest
      |shortest)(?=\W*$)
    `,
    (_, lead = '', which = '', noun = '', most = '') =>
      `${lead}${which} ${noun} opened ${/^s/i.test(most) ? 'last' : 'first'}`,
  ],
  // "who out of our sailors has …": which of them.
  [
    pattern(
      'iu',
    )`(${LEAD})who\ (?:out\ )?of\ (?:all\ )?(our|the|my)\ (\p{L}+s)\ (?=(?:has|had|is|was|\p{L}+(?:s|ed|t))\b)`,
    '$1which of $2 $3 ',
  ],
  // "out of the boats that were sold which one …": which of them.
  [
    pattern('iu')`
      ${LEAD}out\ of\ (?:all\ )?(the|our)\ ([^,;:?!.]{3,60}?),?\ (?:which|what)(?:\ one)?\ (?!of\b)(?=\p{L}[^,;:?!.]*\b(?:most|least|fewest
      |\p{L}{3,}est|first|last)\b)
    `,
    'which of $1 $2 ',
  ],
  // "ended up costing us": cost us.
  [/\bended up costing\b/giu, 'cost'],
  [/\b(costs?) (?:us|me) the (most|least)(?=\W*$)/giu, '$1 the $2'],
]

/** "which record has the most of a figure"; what is no superlative stays as it was said. */
function whichHas(said: string, most = '', figure = '', noun = ''): string {
  return isMost(most) ? `which ${singular(noun)} has the ${most.toLowerCase()} ${figure}` : said
}

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfExtremes = (message: string): string => sayPlainly(message, TURNS)
