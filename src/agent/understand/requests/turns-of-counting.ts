import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import { plural, singular } from '../language/words.ts'
import { FINITE, NO_TOPIC } from './frames/named-first.ts'
import { NAME, PLEASE, sayPlainly, type Turn } from './turns.ts'

const POLITE = fragment`(?:(?:please|kindly|just|(?:can|could|would|will)\ you|i(?:['’]d|\ would)\ like\ you\ to)\ )*`
const FIGURE = fragment`(?:total|overall|combined|average|mean|median|sum|highest|lowest|largest|smallest|maximum|minimum|max|min)`
const COUNT = fragment`(?:number|count|figure|total)s?`
const ADDED = fragment`(?:add\ up|adds\ up|come|comes|amount|sum\ up|total\ up)\ to`
const IS_THE = fragment`(?:what(?:['’]s|\ is|\ was|\ are)\ )?the`
const TELL = fragment`(?:(?:give|tell|show)\ (?:me|us)|work\ out|find\ out|calculate)`
/** "with the number in each": how many there are of each is told anyway. */
const OF_EACH = fragment`
  ,?\ (?:with|and|giving|showing|along\ with)\ (?:(?:${TELL}|say|show|list)\ )?(?:the\ |a\ )?
  (?:${COUNT}(?:\ of\ (?!each)${NAME})?|how\ many(?:\ (?:there\ )?are)?(?:\ there)?)\ (?:in|of|for|per)\ (?:each|every)(?:
  \ (?:one|group|of\ them|\p{L}+))?
`
const SPLIT = fragment`(?:break|split|divide|group|separate|classify|categori[sz]e)`
const BY = fragment`(?:by|according\ to|depending\ on|based\ on|on\ the\ basis\ of|along)`

/** What is counted has no verb of its own, and is no word of a question. */
const isNamed = (words: string): boolean => !FINITE.test(words) && !STARTS.test(words)
const STARTS = pattern('iu')`^${NO_TOPIC}`

/** How somebody asks how many, how much and so many of each, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "the current number of red boats": it is asked now.
  [/\b(?:current|present|actual) (?=(?:total |overall )?(?:(?:number|count|headcount)\b|amount of\b))/gi, ''],
  // "renewed one or more times": at least once.
  [/\b(?:one or more times|once or more(?: often)?)\b/gi, 'at least once'],
  // "at our yard in Oslo, what's the headcount?": there.
  [pattern('iu')`^(\W*)((?:at|in|for|of)\ [^,;:?]{2,60}),\ ${IS_THE}\ (headcount)(?=\W*$)`, '$1the $3 $2'],
  // "red boats. How many of ours?", "red boats: how many different ones do we have, and …".
  [
    pattern('iu')`
      ^(\W*)(?:the\ |our\ )?([\p{L}\d][^.?!:;,]{2,60}?)\s*(?:[.:–—]|\s-)\s+how\ many(?:\ of\ (?:ours|them|those|these))?(?:\ different)?(?:\ ones)?
      (?:\ (?:do\ we|have\ we|did\ we)(?:\ (?:have|stock|carry|own|keep|got|get))?|\ are\ there|\ is\ (?:that|it))?(?:\ (?:in
      \ (?:total|all)|altogether|exactly))?
      (?=\W*$|,?\ and\ (?:what|how)\b)
    `,
    (said, lead = '', what = '') => (isNamed(what) ? `${lead}how many ${what} are there` : said),
  ],
  // "of the red boats, what's the number already sold", "… the number that are sold": how many of them are.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)of\ ([^,;:?]{2,80}),\ ${IS_THE}\ (?:number|count)\ ((?:that|which|who)\ )?(?!of\b|and\b)(?=\p{L})
    `,
    (_, lead = '', those = '', that = '') => `${lead}of ${those}, how many ${that ? '' : 'are '}`,
  ],
  // "of the red boats, the total and also the number that are sold".
  [
    pattern('iu')`
      ^(\W*)of\ ([^,;:?]{2,80}),\ ${IS_THE}\ total(?:\ (?:number|count))?,?\ and\ (?:also\ )?(?:the\ (?:number|count)|how\ many)
      \ ((?:that|which|who)\ )?(?!of\b)(?=\p{L})
    `,
    (_, lead = '', those = '', that = '') =>
      `${lead}how many ${those.replace(/^(?:the|our|all) /i, '')} are there, and how many of those ${that ? '' : 'are '}`,
  ],
  // "how many and the total rent": what that is.
  [pattern('iu')`\bhow many,?\ (?:and|plus)\ (?:also\ )?(?=(?:the|their)\ ${FIGURE}\b)`, 'how many, and what is '],
  // "and what's the rent of the lot", "… across them", "what do their rents add up to": their total.
  [
    pattern('iu')`
      (?<=\bhow\ many\b.*\band\ )what(?:['’]s|\ is|\ are)\ the\ (?:total\ |combined\ )?(?!total\b)(${NAME})\ (?:of|for|across)\ (?:the
      \ lot|them\ all|all\ of\ them|them)(?=\W*$)
    `,
    'what is their total $1',
  ],
  [
    pattern('iu')`(?<=\bhow\ many\b.*\band\ )what\ do\ their\ (${NAME})\ ${ADDED}(?=\W*$)`,
    (_, field = '') => `what is their total ${singular(field)}`,
  ],
  // "rents of the red boats: minimum and maximum?": both.
  [
    pattern('iu')`
      ^(\W*)(?:the\ |our\ )?((?!(?:what|which|how|who)\b)\p{L}[^:;?.]{2,80}?)\s*(?:[:;–—]|\s-)\s+(?:what\ (?:are|is)\ )?(?:the
      \ )?(${FIGURE})\ and\ (?:the\ )?(${FIGURE})${PLEASE}(?=\W*$)
    `,
    '$1what are the $3 and the $4 $2',
  ],
  // "colour by colour, number of boats in each": per colour.
  [
    pattern('iu')`
      ^(\W*)(?:and\ )?(?!(?:one|step|side|little|bit|day|year|month|week)\b)(\p{L}{3,})\ by\ \2[,:;–—]?\ (?:the\ )?((?:how
      \ many|(?:${FIGURE}|number|count)(?:\ of)?)\ [^,;?]+?)
      (?:\ (?:in|of|for|per|at|on)\ (?:each|every)(?:\ (?:one|of\ them))?)?${PLEASE}(?=\W*$)
    `,
    (_, lead = '', group = '', figure = '') =>
      `${lead}${figure.replace(/^(?:how many|count(?: of)?) /i, 'number of ')} per ${group.toLowerCase()}`,
  ],
  // "by what kind of card the member has", "by which pier they are at": by what is theirs.
  [
    pattern('iu')`
      \b${BY}\ (?:what|which)\ (type|kind|sort|category|class|level)\ of\ (\p{L}+)\ (?:the|each|every|their)\ (\p{L}+)
      \ (?:has|have|holds?|is\ on|are\ on)(?=\W)
    `,
    'by $2 $1 of the $3',
  ],
  [
    pattern('iu')`
      \b${BY}\ (?:what|which)\ (\p{L}+)\ (?:they|it|each(?:\ one)?)\ (?:are|is|has|have|belongs?|comes?|came|was|were)(?:
      \ (?:in|on|at|of|to|from|with|under))?(?=\W*$|,)
    `,
    'by $1',
  ],
  // "split up our boats, all of them, according to colour, with the number in each": how many by colour.
  [
    pattern('iu')`
      ^(\W*)${POLITE}${SPLIT}\ (?:(?:up|down|out)\ )?(?:(?:the|our|all|my)\ )*(?!${FIGURE}\b|${COUNT}\b)(\p{L}[^,;:?]*?)(?:,\ all\ of\ them,?)?
      (?:\ (?:up|down|out|apart))?\ ${BY}\ (?:the\ |their\ )?([^,;:?]+?)${OF_EACH}${PLEASE}(?=\W*$)
    `,
    '$1number of $2 by $3',
  ],
  [
    pattern('iu')`
      ^(\W*)${POLITE}${SPLIT}\ (?:(?:up|down|out)\ )?((?:(?:the|our|all|my)\ )*\p{L}[^,;:?]*?)(?:,\ all\ of\ them,?)?
      (?:\ (?:up|down|out|apart))?\ (?:according\ to|depending\ on|based\ on|on\ the\ basis\ of|along)\ (?:the\ |their\ )?(?=[^,;:?]+${PLEASE}\W*$)
    `,
    '$1split up $2 by ',
  ],
  [pattern('iu')`^(\W*${POLITE}${SPLIT}\ (?:(?:up|down)\ )?[^,;:?]+?),\ all\ of\ them,?\ (?=by\b)`, '$1 '],
  // "boat numbers, split by colour": how many they are.
  [
    pattern('iu')`
      ^(\W*)(?:the\ |our\ )?(\p{L}+)\ (?:numbers|counts|totals),?\ (?:split|broken\ down|grouped|divided)(?:\ up)?\ (?:by|per|into)
      \ (?=\p{L})
    `,
    (_, lead = '', noun = '') => `${lead}number of ${plural(noun.toLowerCase())} by `,
  ],
  // "for each colour, how many boats there are that have it": the group is said once.
  [
    pattern('iu')`
      ^(\W*(?:for|in|per)\ (?:each|every)\ [^,;?]{2,50},\ how\ many\ [^,;?]+?)\ (?:(?:that|which|who)\ )(?:have|has|had|got|hold|are
      \ (?:in|on|at)|belong\ to)\ it(?=\W*$)
    `,
    '$1',
  ],
  // "for how many boats did people use cheques to pay", "cheques were used to pay for how many boats": so they were paid.
  [
    pattern('iu')`
      ^(\W*)for\ how\ many\ ((?:\p{L}+\ ){1,3}?)(?:did|do|does)\ (?:people|they|customers|we|\p{L}+s)\ use\ ([^,;?]+?)\ (?:to\ pay|for
      \ paying)(?=\W*$)
    `,
    '$1how many $2were paid with $3',
  ],
  [
    pattern('iu')`
      ^(\W*)([^,;:?]{2,40}?)\ (?:was|were|is|are)\ used\ (?:to\ pay\ for|in\ paying\ for)\ how\ many\ (?:of\ (?:our|the)
      \ )?([^,;?]+?)(?=\W*$)
    `,
    '$1how many $3 were paid with $2',
  ],
  // "on Ann Lee's account": hers.
  [pattern('u')`\b[Oo]n\ (\p{Lu}\p{L}+(?:\ \p{Lu}[\p{L}'-]+){1,2})['’]s?\ (?:account|record|card|name)\b`, 'of $1'],
  // "how many people joined us as new members": how many new members did.
  [
    pattern(
      'iu',
    )`\bhow\ many\ people\ (joined|registered|signed\ up|started)(?:\ (?:with\ )?us)?\ as\ (?:an?\ )?(?:new\ )?(\p{L}+s)\b`,
    'how many new $2 $1',
  ],
  // "take every red boat and work out what their rents add up to": the total of theirs.
  [
    pattern('iu')`
      ^(\W*)${POLITE}take\ (?!what\b)(\p{L}[^;:?]*?),?\ and\ (?:then\ )?${TELL}\ what\ (?:their|its|the|all\ their)\ (${NAME})\ (?:all
      \ )?${ADDED}${PLEASE}(?=\W*$)
    `,
    '$1what do the $3 of $2 add up to',
  ],
  // "take what every member owes us and give me the sum": the sum of it.
  [
    pattern(
      'iu',
    )`^(\W*)${POLITE}take\ (what\ [^,;:?]+?),?\ and\ (?:then\ )?${TELL}\ the\ (?:sum|total)${PLEASE}(?=\W*$)`,
    '$1what is the sum of $2',
  ],
  // "add up the rents and give me the total": it is what they come to.
  [
    pattern('iu')`
      (?<=^\W*${POLITE}(?:add|sum|total|tot)\ up\ [^;:?]{3,90}?),?\ and\ (?:then\ )?${TELL}\ (?:the|their)
      \ (?:sum|total|result|figure|amount)${PLEASE}(?=\W*$)
    `,
    '',
  ],
  // "what does the rent average out at": its mean.
  [
    pattern(
      'iu',
    )`\bwhat\ (?:do|does|did|would)\ (?:the|our|its|their)\ ([^,;:?]{2,60}?)(?<!\ on)\ average(?:\ out)?(?:\ (?:at|to))?(?=\W*$)`,
    'what is the average $1',
  ],
  // "all our red boats taken together, how many berths is that?": what they have.
  [
    pattern('iu')`
      ^(\W*)(?:all\ )?((?:the\ |our\ )?\p{L}[^,;:?]{2,60}?)\ (?:all\ )?(?:taken|put|counted|added)\ together,\ how\ (many\ \p{L}+|much\ \p{L}+)
      \ (?:is|are|does|do|would)\ (?:that|it|they|this)(?:\ (?:make|come\ to|be|have|amount\ to))?(?=\W*$)
    `,
    '$1how $3 do $2 have in total',
  ],
  // "a boat comes to how much on average?": how much it does.
  [
    pattern('iu')`
      ^(\W*)(an?\ [^,;:?]{2,50}?)\ (comes|amounts|works\ out|costs|takes|lasts|earns|weighs)(\ to|\ at)?\ how\ (much|many\ \p{L}+)((?:\ on
      \ average|\ in\ total|\ altogether)?)(?=\W*$)
    `,
    (_, lead = '', what = '', verb = '', to = '', how = '', end = '') =>
      `${lead}how ${how} does ${what.toLowerCase()} ${verb.replace(/s\b/, '')}${to}${end}`,
  ],
]

/** "so how many boats are there?", "so what's the number of boats there?": it follows from what was told, of which it is asked. */
const SO_HOW_MANY = pattern('iu')`
  ^(\W*(?:and\ )?so),?\ (?:how\ many\ (?!of\b)(?:\p{L}+\ )?(?:are\ there|is\ that)|what(?:['’]s|\ is)\ the\ number\ of\ \p{L}+\ there)(?=\W*$)
`
/** "how many boats are we talking about?", "how many boats does that cover?": of which that was told. */
const SPOKEN_OF = pattern('iu')`
  ^(\W*(?:(?:and|so|but|ok|okay|now)\W+)*how\ many\ (?!of\b)\p{L}+(?:\ \p{L}+)??)\ (?:
    are\ (?:we|you|they)\ (?:talking|speaking)\ (?:about|of)(?:\ here)?|are\ we\ looking\ at(?:\ here)?
    |(?:is|are|was|were)\ (?:behind|included\ in|part\ of|in)\ (?:that|this)(?:\ (?:figure|number|total|sum|amount))?
    |(?:does|do|did)\ (?:that|this|it)\ (?:cover|include|concern|involve|comprise|take\ in)
    |(?:is|was)\ (?:that|this)\ about
  )(?=\W*$)
`
export const sayHowManyThen = (message: string): string =>
  replaceIn(replaceIn(message, SO_HOW_MANY, '$1 how many of those are there'), SPOKEN_OF, '$1 is that')

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfCounting = (message: string): string => sayPlainly(message, TURNS)
