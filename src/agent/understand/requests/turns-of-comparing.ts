import { fragment, pattern } from '../../../lib/patterns.ts'
import { plural } from '../language/words.ts'
import { NAME, sayPlainly, SO_MANY, type Turn } from './turns.ts'

const FIGURE = fragment`
  (?:
    average|mean|median|total|sum|lowest|highest|largest|smallest|biggest|cheapest|dearest|longest|shortest
    |maximum|minimum|max|min|range
  )
`

/** Whether those are rated better or worse than others, as a question for two averages. */
const isRatedHigher = (_: string, one = '', than = '', other = ''): string =>
  `is the average rating of ${one} ${/^(?:higher|better)$/i.test(than) ? 'higher' : 'lower'} than that of ${other}`

/** What a figure of a time is held against. */
const HELD_AGAINST = fragment`(?:(?:as )?compared (?:to|with)|compares? (?:to|with)|versus|vs\.?|against|next to|relative to)`
const SPAN = fragment`(?:day|week|month|quarter|year)`

/** How figures are compared, weighed, ranked and told together, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "how are sales this month against last month", "how do sales this month compare with last month": both figures.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so) )?)how (?:is|are|was|were|do|does|did|has|have) (?:the |our )?(${NAME}?) ((?:this|last|next) ${SPAN})
      (?: (?:going|doing|looking|performing|been|done))?,? ${HELD_AGAINST} (?=\p{L}|\d)
    `,
    '$1$2 $3 compared to ',
  ],
  // "are sales up or down on last month": this month against the one before.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so) )?)(?:is|are|was|were|has|have) (?:the |our )?(${NAME}?)(?: (?:this|the current) ${SPAN})?(?: (?:gone|been|going))?
      \ (?:up|down|higher|lower)(?: or (?:up|down|higher|lower))? (?:on|from|over|than|${HELD_AGAINST}) (?:the )?(?:last|previous) (${SPAN})(?=\W*$)
    `,
    '$1$2 this $3 compared to last $3',
  ],
  // "which has the larger number of berths, A or B": the comparative weighs two, and nothing is added up.
  [
    pattern('iu')`
      (?<=\b(?:which|who|what)\b[^?;:]*?\b(?:has|have|had|with|got|shows?)\ )(?:the\ |a\ )?(larger|higher|greater|bigger|smaller|lower)
      \ (?:number|amount|count|quantity)\ of\ (?=\p{L})
    `,
    (_, than = '') => (/^[sl](?:m|ow)/i.test(than) ? 'fewer ' : 'more '),
  ],
  // "on average, are red boats rated higher than blue ones": whose average rating is higher.
  [
    pattern('iu')`
      ^\W*(?:(?:and|so)\ )?on\ average,?\ (?:is|are|were|was)\ ([^,;:?]+?)\ rated\ (higher|better|lower|worse)\ than\ ([^,;:?]+?)(?=\W*$)
    `,
    isRatedHigher,
  ],
  [
    pattern('iu')`
      ^\W*(?:(?:and|so)\ )?(?:is|are|were|was)\ ([^,;:?]+?)(?:,?\ on\ average,?)?\ rated\ (higher|better|lower|worse)(?:\ on\ average)?\ than
      \ ([^,;:?]+?),?\ on\ average(?=\W*$)
    `,
    isRatedHigher,
  ],
  // "on average, is the rent of the flats higher than that of the houses": the average rent of each.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)on\ average,?\ (is|are|was|were)\ (?:the|our)\ (?!average\b)(?=${NAME}\ (?:of|for|in|at)\ [^,;:?]+?\ than\ (?:that|those)\ )
    `,
    '$1$2 the average ',
  ],
  // "on average, are flats more expensive than houses": on average more expensive.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)on\ average,?\ (is|are|was|were)\ ([^,;:?]+?)\ ((?:more|less)\ \p{L}+)\ than\ (?!that\b|those\b)
    `,
    '$1$2 $3 on average $4 than ',
  ],
  // "do I have more boats in Oslo or in Bergen?", "have I got fewer red than blue boats?": mine, on both sides.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|but)[ ])?)(?:do i (?:still[ ])?have|have i(?: got)?)[ ](more|fewer|less)[ ]
      (?!of\b|than\b|[^?]*\bor (?:more|fewer|less)\b)(?=[^?]*\b(?:or|than)\b)(?=\p{L})
    `,
    '$1are there $2 of my ',
  ],
  // "bigger on average than": on average bigger.
  [/\b(\p{L}{3,}er|(?:more|less) \p{L}+) on average than\b/giu, 'on average $1 than'],
  // "which of the two has more berths, A or B": which of those that are named.
  [
    pattern('iu')`
      ^(\W*which)(?: one)? of (?:the|these|those) (?:two|pair)(?: \p{Ll}+)?
      (?= (?:has|have|had|is|was|did|does|costs?|earns?|makes?|gets?) .*\bor\b)
    `,
    '$1',
  ],
  // "how much more revenue does A have than B": how much higher it is.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:by )?how much (more|less) (\p{Ll}[\p{Ll} ]{2,30}?) (?:does|do|did|has|have|had) (\p{L}.{1,60}?)
      (?: (?:have|has|had|got|make|made|earn|earned|bring in|generate|generated|record|recorded|show))? than
      \ (?:(?:does|do|did|has|have) )?(\p{L}.{1,60}?)(?:\ (?:does|do|did|has|have))?(?=\W*$)
    `,
    '$1how much higher is the $3 of $4 than that of $5',
  ],
  // "what is the largest and what is the average value of the orders": both of them.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)what(?:['’]s| is| are| was| were) (?:the )?(${FIGURE}),? and (?:what(?:['’]s| is| are| was| were) )?(?:the )?
      (?=${FIGURE} \p{L}+)
    `,
    '$1what is the $2 and the ',
  ],
  // "rank the four firms with the highest price": list them.
  [
    pattern('i')`
      ^(\W*(?:please |can you |could you )?)rank (?=(?:the |our |my |all )?(?:top )?(?:${SO_MANY}) )
    `,
    '$1list ',
  ],
  // "what do they come to if each is weighted by its probability": the weighted sum.
  [
    pattern('iu')`
      ^\W*(?:what|how\ much)\ (?:do|does|did|would)\ (.+?)\ (?:come|add\ up|amount|sum\ up)\ to,?\ (?:if|when|once)
      \ (?:each|every)(?:\ one|\ \p{L}+)?(?:\ of\ them)?\ (?:is|are|gets|was)\ weighted\ (?:by|with)\ (?:its|their|the)
      \ (?:probability|likelihood|chances?|odds)(?=\W*$)
    `,
    'what is the weighted value of $1',
  ],
  // "for each town: how many shops, and how many staff in total": both figures of each.
  [
    pattern('iu')`
      ^(\W*)(?:for|per|in|by)\ (?:each|every)\ (\p{L}+(?:\ \p{L}+)?)\s*[:,–—-]\s*
      (?:how\ many|the\ number\ of|number\ of)\ (\p{L}[\p{L}\d ]{2,40}?),?
      \ and\ how\ many\ (\p{L}[\p{L}\d ]{2,40}?)\ (?:in\ total|altogether|in\ all|overall)(?=\W*$)
    `,
    '$1number of $3 and total $4 per $2',
  ],
  [
    pattern('iu')`
      ^(\W*)(?:for|per|in|by)\ (?:each|every)\ (\p{L}+(?:\ \p{L}+)?)\s*[:,–—-]\s*
      (?:how\ many|the\ number\ of|number\ of)\ (\p{L}[\p{L}\d ]{2,40}?),?
      \ and\ (?:what\ is\ )?(?:the|their)\ ((?:${FIGURE})\ \p{L}[\p{L}\d ]{2,40}?)(?=\W*$)
    `,
    '$1number of $3 and $4 per $2',
  ],
  // "by how much do A and B differ in price": the difference between them.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)(?:by\ )?how\ (?:much|many)\ do\ (.+?)\ and\ (.+?)\ differ\ (?:in|by|on)\ (?:their\ |the\ )?(.+?)(?=\W*$)
    `,
    '$1what is the difference in $4 between $2 and $3',
  ],
  // "the Gull or the Wren: which of the two has the larger sail": which has it.
  [
    pattern('iu')`
      ^\W*(\p{L}[^:?]{1,50}?) or (\p{L}[^:?]{1,50}?)\s*[:;–—-]+ which (?:one )?(?:of (?:the two|them|these) |one )?
      (has|have|had|is|was|costs?|earns?|weighs?|gets?) ([^?]+?)(?=\W*$)
    `,
    'which $3 $4, $1 or $2',
  ],
  // "between the Gull and the Wren, which has the larger sail": which has it.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:between|out of|of) ([^,:?]{1,80}?) and ([^,:?]{1,80}?)[,:;–—-]+ (?:which|who)(?: one)?(?: of (?:the two|them))?
      \ (has|have|had|is|was|costs?|earns?|weighs?|gets?) ([^?]+?)(?=\W*$)
    `,
    '$1which $4 $5, $2 or $3',
  ],
  // "the Gull or the Wren: whose sail is larger".
  [
    pattern('iu')`
      ^\W*(\p{L}[^:?]{1,80}?) or (\p{L}[^:?]{1,80}?)\s*[:;–—-]+ whose (${NAME}) (?:is|was) (?:the )?(\p{L}+(?:er|est)|more|less)(?=\W*$)
    `,
    'which has the $4 $3, $1 or $2',
  ],
  // "what's more common as the colour of boats, red or blue", "boats: colour red vs blue, which has more?"
  [
    pattern('iu')`
      ^\W*what(?:['’]s| is) (more|less) (?:common|frequent|usual|popular) (?:as|for) (?:the |an? )?(${NAME}) (?:of|for|among) (?:the |our )?(${NAME})
      ,\ (.+?) or (.+?)(?=\W*$)
    `,
    'are there $1 $3 with $2 $4 or $5',
  ],
  [
    pattern('iu')`
      ^\W*(${NAME}): (.+?) (?:vs\.?|versus|or|against) (.+?),\ which (?:one )?(?:has|is|are|have)
      \ (more|the most|fewer|less|bigger|larger)(?: of them)?(?=\W*$)
    `,
    'are there more $1 with $2 or $3',
  ],
  // "do the red boats outnumber the blue ones": are there more.
  [/^(\W*)(?:do|does|did) (?:the |our )?(.+?) outnumber (?:the |our )?(.+?)(?=\W*$)/iu, '$1are there more $2 than $3'],
  // "by how much does the average old boat differ in length from the average new one": the two means.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)by\ how\ much\ (?:does|do|did)\ (?:the|our)\ (average|mean|median|typical)\ ([\p{L} -]{2,50}?)\ (\p{L}+)\ differ\ in
      \ (?:its\ |their\ |the\ )?([\p{L} ]{2,30}?)\ from\ (?:the|our)\ (?:average|mean|median|typical)\ ([\p{L} -]{2,50}?)\ (\p{L}+)(?=\W*$)
    `,
    (_, lead = '', mean = '', such = '', noun = '', figure = '', other = '', last = '') => {
      const many = plural(noun)
      const fn = /^typ/i.test(mean) ? 'average' : mean
      const others = /^ones?$/i.test(last) ? `${other} ${many}` : `${other} ${plural(last)}`
      return `${lead}what is the difference between the ${fn} ${figure} of ${such} ${many} and the ${fn} ${figure} of ${others}`
    },
  ],
  // "put the price of the Gull next to that of the Wren", "set A beside B": both, and the difference.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|and|so|can|could|you|now|just)\ )*)(?:put|set|hold|place|show\ me|show)\ (?=(?:the|our|my|all)\ )([^,;:?]{3,120}?)
      \ (?:(?:right\ )?next\ to|beside|alongside|side\ by\ side\ with|against|up\ against)\ (?=(?:the|our|my|all|that|those)\ )
    `,
    '$1compare $2 with ',
  ],
  // "how many dollars more is in A than in B": how much more.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:by )?how many (?:dollars|euros|pounds|cents|francs|kroner|yen|[$€£])\ (more|less)\b(?=.*\bthan\b)
    `,
    '$1how much $2',
  ],
  // "how big is the share of red boats": what it is.
  [
    pattern('i')`
      ^(\W*(?:and |so )?)how (?:big|large|high|great|small) (?:is|was|are) the
      \ (?=(?:share|percentage|proportion|part|fraction|(?:total |overall )?(?:number|count|sum|total|amount)(?= of\b))\b)
    `,
    '$1what is the ',
  ],
  // "average price of boats, and the largest?": both figures of them.
  [
    pattern('iu')`
      ^(\W*)(?:what(?:['’]s| is) )?(?:the )?(${FIGURE}) ((?!(?:of|and)\b)${NAME}?) (of|for|in) ([^,;?]+?)[,;]? and
      \ (?:what(?:['’]s| is) )?(?:the|its|their) (${FIGURE})
      (?: one)?(?=\W*$)
    `,
    '$1what is the $2 and the $6 $3 $4 $5',
  ],
  // "avg price and length for boats": the mean of either.
  [
    pattern('iu')`
      ^(\W*)(?:what (?:are|is) )?(?:the )?(average|avg|mean|median|total) ((?!(?:of|and|number)\b)${NAME}) and
      \ (?!(?:the )?(?:${FIGURE}|number|count)\b)((?!(?:of|and)\b)${NAME})
      \ (of|for|in|across) (?=(?:all |the |our |every )*\p{L}+)
    `,
    '$1what is the $2 $3 and the $2 $4 $5 ',
  ],
  // "what price do boats in Oslo have on average": their average price.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:what|how much) (?!(?:is|are|do|does)\b)(${NAME}) (?:do|does|did) (.+?)
      \ (?:have|cost|get|earn|take|show) on average(?=\W*$)
    `,
    '$1what is the average $2 of $3',
  ],
  // "what is the total of Ann's orders on average": their total is a figure of each.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:what(?:['’]s| is| was) )?(?:the )?)(total(?: ${NAME})?) (of|for|across) ([^,;?]+?),? on average(?=\W*$)
    `,
    '$1average $2 $3 $4',
  ],
  // "taking every boat together, what is the average price": of all boats.
  [
    pattern('iu')`
      ^\W*(?:taking|counting|looking at|across|over|considering) (?:every|all(?: the| our)?|each) (${NAME}?)
      (?: (?:together|combined|into account|as a whole))?
      ,\ (?:what(?:['’]s| is|['’]re| are)|tell me|give me|show me) (?:the|their|its) (${FIGURE}) ((?:number of )?${NAME}(?: left)?)(?=\W*$)
    `,
    (_, noun = '', figure = '', name = '') => `what is the ${figure} ${name} of all ${plural(noun)}`,
  ],
  // "weight of the parcels, summed up please": their total.
  [
    pattern('iu')`
      ^(\W*)(?:the )?(${NAME}) of ([^,;?]+?),?
      \ (?:all )?(?:summed up|added up|added together|summed|totall?ed(?: up)?|as a sum|as a total)
      (?:,? (?:please|pls))?(?=\W*$)
    `,
    '$1total $2 of $3',
  ],
  // "work out the average price": what it is.
  [
    pattern('i')`
      ^(\W*(?:(?:please|and|so|can|could|would|will|you|quickly|just|kindly)\ )*)
      (?:work\ out|figure\ out|calculate|compute|determine|find\ out|establish)(?:\ for\ me)?\ (?=(?:the|what|how|all|our|which)\b)
    `,
    '$1tell me ',
  ],
  // "how likely is order 7 to close": its likelihood.
  [
    pattern('i')`
      ^(\W*(?:and |so )?how (?:likely|probable) (?:is|are) .+?) to
      \ (?:close|be won|come off|come in|succeed|go through|work out|happen|convert)(?=\W*$)
    `,
    '$1',
  ],
  // "how likely is it that we win order 7": its likelihood.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)how (likely|probable)\ (?:is|was)\ it(?:,\ (?:according\ to|by|going\ by|in)\ [^,;:?]{2,40},|\ according\ to\ [^,;:?]{2,30}?)?\ that
      \ (?:we|i)(?:['’]ll|\ will|\ would|\ can|\ shall|\ do)?\ (win|get|close|lose)\ (?=\p{L}|["“])
    `,
    '$1how $2 are we to $3 ',
  ],
  // "should have closed by now", "ought to have been paid already": overdue.
  [
    pattern('giu')`
      (?<!^\W*(?:what|which|who)\ )\b(?:(?<=\S\W+)(?:that|which|who)\ )?(?:should|ought\ to)\ (?:
        have\ (?:already\ )?(?:been\ )?(?:\p{L}+(?:ed|en|id|ne|ld|nt)|(?:come\ )?back)
        |(?:already\ )?be\ back
      )
      \ (?:by\ now|already|long\ ago|before\ now)(?=\W*$|,|\ (?:but|and|yet)\b)
    `,
    'are overdue',
  ],
  // "with more than 70 people on the payroll": so many employees.
  [
    pattern('giu')`
      (?<=\d[\d.,]*k?(?:\ thousand|\ hundred|\ million)?\ )(?:people|staff|men|hands|heads|souls|persons)
      \ on\ (?:the|its|their)\ (?:payroll|staff|books|team|workforce)\b
    `,
    'employees',
  ],
  // "and what do they bring in together": their total.
  [
    pattern('iu')`
      \band\ (?:what|how\ much)\ (?:do|does|did|would)\ (?:they|these|those|it)\ (?:all\ )?
      (?:bring\ in|make|earn|come\ to|amount\ to|add\ up\ to|total|sum\ up\ to|generate)
      (?: (?:all\ )?(?:together|combined|in\ total|altogether))(?=\W*$)
    `,
    'and what is their total',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfComparing = (message: string): string => sayPlainly(message, TURNS)
