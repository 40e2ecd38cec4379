import { fragment, pattern } from '../../../lib/patterns.ts'
import { isPlural, plural, singular } from '../language/words.ts'
import { NAME, sayPlainly, type Turn } from './turns.ts'

/** A number behind "top": so many of the best ones, and no verb. */
const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|\\d+'

const FIGURE = fragment`(?:average|avg|mean|median|total|sum|overall|combined|lowest|highest|minimum|maximum)`
/** A figure by its name: "price", "number of seats", "average price". */
const MEASURED = fragment`(?:${FIGURE} )?(?:number of |amount of )?(?!(?:of|and|for|number|amount)\b)${NAME}`
const MOST = fragment`(?:\p{L}{2,}est|most|least|fewest|(?:most|least) \p{L}+)`
/** What restricts the records that are named before it. */
const RESTRICTED = fragment`(?:with|in|from|at|of|on|by|for|that|which|who|whose|having|where)`
const TAKING = fragment`
  (?:
    tak(?:e|ing)|leav(?:e|ing)|subtract(?:ing)?|remov(?:e|ing)|exclud(?:e|ing)|ignor(?:e|ing)|drop(?:ping)?|discount(?:ing)?
    |deduct(?:ing)?
  )
`
const END = fragment`(?:[,.]? (?:please|pls|thanks))?(?=\W*$)`

const OCCURRING = fragment`
  (?:of|for|(?:that |which )?(?:(?:occurs?|appears?|exists?|(?:comes?|turns?|shows?) up|(?:is |are )?(?:found|used|present|recorded)) )?
  (?:in|among|amongst|with|for|across))
`
const PERIOD = fragment`(?:last|this) (?:year|month|week|quarter)`
const ONCE = fragment`
  (?:(?:without|with no|no|minus|excluding)(?: any)? (?:repeats?|repetitions?|duplicates?|doubles?)
  |(?:each|every one)(?: of them)? (?:only |just )?once|(?:only |just )?once each|deduplicated|deduped)
`

/** Several figures asked for together, of the same records or of others, and what is left of them; and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "for the accountant I need what we invoiced for calls": how much that is.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:for [^,;?]{3,30}?,? )?)(?:i need|give me|show me|tell me|send me|i want|i['’]d like)(?: to know)? what we(?: have|['’]ve)?
      \ (invoiced|billed|charged|paid(?: out)?|spent|took|earned|made|refunded)\b
    `,
    (_, before = '', verb = '') => `${before}how much have we ${/^took$/i.test(verb) ? 'taken' : verb}`,
  ],
  // "what did we pay out last year and this year": a figure for each, as no record is of both.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:for [^,;?]{3,30}?,? )?(?:how much|how many \p{L}+|what(?= (?:did|have) we))) ([^,;?]{4,80}?)
      \ (${PERIOD}|(?<!how many .*)in (?:19|20)\d\d) and (${PERIOD}|(?:in )?(?:19|20)\d\d)(?=\W*$)
    `,
    (_, asked = '', what = '', first = '', second = '') =>
      `${asked} ${what} ${first}, and ${asked.replace(/^.*?(?=how|what)/iu, '')} ${what} ${/^\d/.test(second) ? `in ${second}` : second}`,
  ],
  // "how many hours does our shortest course take, and how many our longest": the same of the other end.
  [
    pattern('iu')`
      ^(\W*)(how\ many\ \p{L}+|how\ much|how\ long|what)\ (do|does|did|will|can)\ (the|our)\ (${MOST})\ (\p{L}+(?:\ \p{L}+)??)\ ([\p{L} ]+?),?\ and
      \ (?:how\ (?:many|much|long)|what)\ (?:does\ |do\ )?(the|our)\ (${MOST})(?:\ (?:one|ones|\p{L}+))?(?=\W*$)
    `,
    '$1$2 $3 $4 $5 $6 $7, and $2 $3 $8 $9 $6 $7',
  ],
  // "are open although their deadline has passed": two things that are so, against what one would expect (concessive clauses).
  [
    pattern(
      'iu',
    )`(?<=\p{L}[^.?!;]*),?\ (?:al|even\ )?though\ (?=(?:they|it|he|she|there|their|its|the|his|her|we|none|no)\b)`,
    ' but ',
  ],
  // "between 10 and 20, both included": as every such range is read.
  [
    pattern('iu')`
      (?<=\d\S*(?:\ \p{L}+)?),?\ \(?(?:
        (?:with\ )?both(?:\ (?:numbers|ends|values|bounds|limits|figures|days|dates|years|of\ them))?
        |(?:the\ )?(?:ends|bounds|limits|borders)
      )
      \ (?:included|inclusive)\)?(?=\W*$)
    `,
    '',
  ],
  // "number of boats and sum of their lengths": both figures of them.
  [
    pattern('iu')`
      ^(\W*)(?:what (?:are|is) )?(?:the )?(?:number|count) of (?:all )?(?:the |our )?([^,;?]+?)
      (?:,? and|,? plus|,? with| as well as) (?:the )?(${FIGURE}|sum)(?: of)? (?:all )?their (${NAME})${END}
    `,
    '$1how many $2 are there, and what is their $3 $4',
  ],
  // "how many adults and how many dogs can stay on pitch 7", "… fit on the Gull": what is said of both is said of each.
  [
    pattern('iu')`
      ^(\W*how many \p{L}+s),? and (?:also )?(how many \p{L}+s)
      \ (?=(?:can|could|fit|work|live|belong|go|come)\b)([^,;?]+?)${END}
    `,
    '$1 $3, and $2 $3',
  ],
  // "how many deals did we win and how many did we lose in 2025": the time that is said behind both is that of both.
  [
    pattern('iu')`
      ^(\W*how many (\p{L}+) (?:did|have|do) (?:we|i|they|you) \p{L}+),? and how many(?: of them)? ((?:did|have|do) (?:we|i|they|you) \p{L}+)
      \ ((?:in|during|since|last|this|over|between|before|after) [^,;?]+?)${END}
    `,
    '$1 $4, and how many $2 $3 $4',
  ],
  // "sum up both the length and the beam of all boats", "total the fees and the fares of …": the total of either.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can you|could you) )?)(?:sum(?: up)?|add(?: up| together)?|total(?: up)?)(?!\ (?:number|count|amount|value)\b)
      \ (?:both )?(?:the )?((?!(?:of|all|up)\b)${NAME})
      \ and (?:the )?((?!(?:of|all|the)\b)${NAME}) (?:of|for|over|across) (?=(?:all |the |our |every )*\p{L}+)
    `,
    '$1what is the total $2 and the total $3 of ',
  ],
  // "from what to what does the length of the boats range": the lowest and the highest.
  [
    pattern('iu')`
      ^(\W*)(?:
        from (?:what|where|which (?:value|figure)) to (?:what|where|which(?: (?:value|figure))?)
        |between (?:what|which)(?: (?:values|figures|limits|extremes|bounds))?
      )
      \ (?:does|do|did|is|are) (?:the )?(${MEASURED}) (of|for|among|across) ([^?]+?)
      \ (?:range|go|run|vary|reach|lie|fall|spread|extend)${END}
    `,
    '$1what are the lowest and the highest $2 $3 $4',
  ],
  [
    pattern('iu')`
      ^(\W*)(?:what(?:['’]s| is|['’]re| are) )?the (?:range|span|spread|extremes) of (?:the )?((?!of\b)${MEASURED})
      \ (of|for|among|across|over) (?=(?:all |the |our |my )*\p{L}+s\b)
    `,
    '$1what are the lowest and the highest $2 $3 ',
  ],
  // "compare the number of red boats with the number of blue boats": how many there are of both.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can you|could you) )?)compare (?:the )?(?:number|count) of (?:the )?(.+?)
      \ (?:with|to|and|against) (?:the (?:number|count) of|that of) (?:the )?(.+?)${END}
    `,
    '$1how many $2 are there, and how many $3 are there',
  ],
  // "how big is our list of boats": how many they are.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)how (?:big|long|large|extensive) (?:is|was) (?:the |our |your |my )(?:(?:full|complete|whole|current) )?
      (?:list|register|directory|roster|inventory) of (?:the |our |all )?([^?]+?)${END}
    `,
    '$1how many $2 are there',
  ],
  // "in how many loans is the end date blank": how many have none.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:in|for|on|of) (how many|which) (.+?) (?:is|are|was|were) (?:the |an? )?
      (?:(?:fields?|values?|columns?)(?: of| for)? )?["“'‘]?(${NAME})["”'’]?(?: fields?)?
      \ (?:left |still )?(?:blank|empty|missing|unknown|null|not (?:set|given|filled(?: in| out)?|entered|recorded|known)|unset)${END}
    `,
    '$1$2 $3 have no $4',
  ],
  // "if you take away the boats in Oslo, how many are left over": how many others there are.
  [
    pattern('iu')`
      ^\W*(?:and |so )?(?:if|when|once|after) (?:(?:you|we|i|one) )?${TAKING}(?: (?:away|out|off|aside))? (?:all )?(?:the |our )?
      (${NAME}?) (${RESTRICTED} [^,?]+?)(?: (?:away|out|off|aside))?,\ how many(?: \p{L}+)?
      \ (?:are|is|do we have|would be|will be|remain|do we|does that|have we got)(?: (?:there|left|remaining|still|over|have|leave))*${END}
    `,
    'how many $1 are there, except those $2',
  ],
  // "how many boats are left if we take out the red ones": how many others there are.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?how many ${NAME}) (?:are|would be|will be|remain)(?: (?:left|remaining|over|there))*
      \ (?:if|when|once|after) (?:(?:you|we|i|one) )?${TAKING} (?:(?:away|out|off|aside) )?(?:the |those )?
    `,
    '$1 are there excluding ',
  ],
  // "what is the price of A, and what is it for B": the same of both.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(what(?:['’]s| is| was)|how (?:high|large|big|long|much) (?:is|was)) (?:the )?
      (${MEASURED}) (of|for|in) ([^?]+?)[,;]? and
      \ (?:what|how (?:high|large|big|long|much))(?:['’]s| is| was) (?:it|that|this|the same) (?:for|of|in|with) ([^?]+?)${END}
    `,
    '$1what is the $3 $4 $5, and what is the $3 $4 $6',
  ],
  // "boats with the most and the least power: which are they": the one at either end.
  [
    pattern('iu')`
      ^(\W*)(?:(?:show|list|give|tell)(?: me)? |which (?:of )?)?(?:the |our )?((?!(?:which|what|who|how)\b)${NAME}?)
      \ (?:with|that have|who have|have|having) the (${MOST}) and (?:the )?(${MOST}) (?=\p{L})
      ([^:?,;]+?)(?:\s*[:,;–—-]+ (?:which|what|who)(?: ones?)? (?:are|is) (?:they|those|these|it))?${END}
    `,
    (_, lead = '', noun = '', one = '', other = '', rest = '') =>
      `${lead}which of the ${plural(noun)} has the ${one} ${rest}, and which of the ${plural(noun)} has the ${other} ${rest}`,
  ],
  // "monthly number of orders shipped": how many were shipped per month.
  [
    /^(\W*(?:what(?:['’]s| is) |show(?: me)? |give me )?)(?:the |our )?(dai|week|month|quarter|year)ly (?:number|count) of (?:the |our )?([^?]+?)(?=\W*$)/iu,
    (_, lead = '', unit = '', rest = '') => `${lead}number of ${rest} per ${unit === 'dai' ? 'day' : unit}`,
  ],
  // "size of our boats, just the numbers for each": how many there are of each.
  [
    pattern('iu')`
      ^(\W*)(?:the )?(${NAME}) (?:of|for|among) (?:all )?(?:the |our |my )?(${NAME}?)\s*[,:;–—-]+\s*(?:just |only |simply )?(?:the )?
      (?:numbers?|counts?|figures?|totals?|how (?:many|often)) (?:for|of|per|in) (?:each|every)(?: one| of them)?${END}
    `,
    '$1number of $3 per $2',
  ],
  // "list our boats in Oslo with the number of trips each has", "boats and their number of trips": each with its own.
  [
    pattern('iu')`
      ^(\W*(?:(?:please |can you |could you )?(?:list|show|give|tell)(?: me)? )?)(?:all |the |our |my )*(${NAME}?)((?: ${RESTRICTED} [^,]+?)?)
      \ (?:with|and|along with|together with) (?:the|their) ((?:total )?(?:number|count) of [^,]+?)
      (?: (?:that )?(?:each(?: of them| one)?|they|every one)(?: has| have)|(?: for)? each(?: of them| one)?)?${END}
    `,
    (said, lead = '', noun = '', where = '', figure = '') =>
      isPlural(noun) ? `${lead}each ${singular(noun)}${where} with its ${figure}` : said,
  ],
  // "every colour that occurs in the boats, without repeats", "the colours of our boats, each only once": which different ones there are.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can you|could you) )?(?:(?:show|list|give|tell|get)(?: me)? )?)(?:(?:every|each|all|any)(?: of)? (?:the |our )?|the |our )?
      (?:different )?(${NAME}?) ${OCCURRING} (?:the |our |all )?(${NAME}),? (?:but )?${ONCE}${END}
    `,
    '$1the different $2 values of the $3',
  ],
  // "I'm preparing the weekly report and would need the open orders": what for says nothing of them.
  [
    pattern('iu')`
      (^\W*|[.!?]\s+)(?:i|we)(?:['’](?:m|re)|\ am|\ are) (?:just |currently |now |busy )?
      (?:preparing|writing|compiling|finishing|drafting|making|doing|working on|putting together|getting ready for)
      \ (?:a|an|the|my|our|this|some) (?-i:[^.?!;:,\p{Lu}\d]{2,50}?)
      \ and (?:i |we )?(?:(?:would|will|['’]d|['’]ll)(?: also| just)? )?(?:need|like|want|require|love)
      (?: to (?:see|have|get|know))? (?=\p{L})
    `,
    '$1I need ',
  ],
  // "sum of hours over bookings": of them.
  [
    pattern('iu')`
      ^(\W*(?:what(?:['’]s| is) )?(?:the )?(?:sum|total|average|mean|median) of (?:the )?${NAME})
      \ (?:over|across) (?=(?:all |the |our |every )*(?:\p{L}+ )?\p{L}+s\b)
    `,
    '$1 of ',
  ],
  // "how many boats stay under 20 in length": are.
  [
    /\b(?:stays?|stayed|remains?|remained|lies?|falls?) (?=(?:under|below|over|above|within|between) [$€£]?\d)/gi,
    'are ',
  ],
  // "put together a table of the average price": show it.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|and|so|can|could|would|will|you|quickly|just|kindly)\ )*)
      (?:put together|draw up|compile|prepare|assemble|pull together|build|make|give)(?: me| us)?
      \ (?:an?|the) (?:(?:short|quick|brief|small|simple|little) )?
      (?:table|overview|summary|chart|breakdown table|listing)(?: (?:of|with|showing|for))
      \ (?=(?:the |our |all )?(?:${FIGURE}|number|how many|count)\b)
    `,
    '$1show me ',
  ],
  // "together with their names": with them.
  [/,? together with (?=(?:the|their|its|his|her)\b)/gi, ' with '],
  // "in the course of 2024": in it.
  [
    /\b(?:in|over|during|throughout|within) the (?:whole )?course of (?=(?:the|this|last|next|that)\b|\d|\p{Lu})/gu,
    'in ',
  ],
  // "boats that beat the Gull on length": with a larger one.
  [
    pattern('iu')`
      ^(\W*(?:(?:show|list|give|find|tell)(?: me)? )?(?:the |all |our |which |what )?${NAME}?)
      \ (?:(?:that|which|who) )?(?:beats?|outdo(?:es)?|surpass(?:es)?|outperforms?|outstrips?|outranks?|tops|top(?!\ (?:${COUNT})\b)|exceeds?)
      \ (?!\d)([^?,]+?) (?:on|in|for|by|in terms of|when it comes to) (${MEASURED})${END}
    `,
    '$1 with a higher $3 than $2',
  ],
  // "between A and B, which one has the lower fee": which of them.
  [
    pattern('iu')`
      ^\W*(?:between|of|out of) (?!(?:all|the two|both|these|those)\b)([^,?]+?) (?:and|or) ([^,?]+?)
      ,\ (?:which|who|what)(?: one)?(?: of (?:the two|them|both))?
      \ (has|have|had|is|was|costs?|earns?|weighs?|gets?) (?=the )([^?]+?)${END}
    `,
    'which $3 $4, $1 or $2',
  ],
  // "does A have a higher fee than B": whether it is higher.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:does|do|did|has|have|had) (?!(?:we|you|they|i|it|he|she|any|every|each|all|the same)\b)([^?]+?)
      \ (?:have |has |had |got )?(?:an? |the )?
      (higher|lower|larger|smaller|bigger|greater|longer|shorter|better|heavier) (${MEASURED}) than ([^?]+?)(?: (?:does|do|did|has|have))?${END}
    `,
    '$1is the $4 of $2 $3 than that of $5',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfSeveral = (message: string): string => sayPlainly(message, TURNS)
