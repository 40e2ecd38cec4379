import { fragment, pattern } from '../../../lib/patterns.ts'
import { plural } from '../language/words.ts'
import { MONTH } from './months-and-days.ts'
import { AND_SO, sayPlainly, type Turn } from './turns.ts'

const IN_ALL = fragment`(?:all\ together|altogether|together|in\ total|in\ all|combined|overall|taken\ together)`
const COMES = fragment`(?:come|add\ up|amount|sum\ up|total\ up|run|total)\ to`
const THEY = fragment`(?:they|these|those|it|that|this)`
/** The figure that is added up, by its name: no time, place, currency or what else stands behind "in". */
const FIGURE = fragment`
  (?!(?:total|all|sum|general|store|euros?|dollars?|pounds?|sterling|${MONTH}
    |the|our|my|this|last|next|each|every|which|what)\b)
  (?-i:\p{Ll})\p{L}+(?:\ (?!(?:in|of|for|on|at|per|by|and|or|from|with|if)\b)\p{L}+){0,2}?
`
const TIME = fragment`
  (?:(?:the\ )?(?:this|last|next|current)\ (?:week|month|quarter|year)|${MONTH}(?:\ \d{4})?|(?:19|20)\d\d|q[1-4](?:\ \d{4})?)
`
const THINGS = fragment`(?!${THEY}\b)\p{L}[^;:?.!]{3,90}?`
/** What they make in the end, which may go without saying. */
const MAKE = fragment`(?:\ (?:make|come\ to|add\ up\ to|amount\ to|total|give|be))?`
/** Verbs and participles of adding. */
const ADD = fragment`(?:add|put|take|count|sum|total|tot)`
const ADDED = fragment`(?:added|put|taken|counted|summed|totall?ed)`
const PLEASE = fragment`(?:,?\ (?:please|pls))?`

const totalOf = (lead = '', figure = '', things = ''): string => `${lead}what is the total ${figure} of ${things}`

/** How somebody asks what things come to, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "what do they come to if you add them all up": they are added up, when one asks what they come to.
  [
    pattern('iu')`
      (\b(?:come|amount|total|make|add\ up)\b[^;:?.!]*?),?\ (?:if|when|once)\ (?:(?:(?:you|we|i|one)\ )?(?:${ADD}s?)\ (?:them|those|these|it|that
      |everything)(?:\ all)?(?:\ (?:up|together))|(?:they(?:['’]re|\ are)\ )?(?:all\ )?${ADDED}(?:\ all)?\ (?:up|together))(?=\W*$)
    `,
    '$1',
  ],
  // "added together, what does that make in hours", "what do they come to in hours, all together".
  [
    pattern('iu')`
      ^(${AND_SO})(?:(?:when\ |if\ )?(?:all\ )?(?:${ADDED}\ (?:up|together)|${IN_ALL})[,:]?\ )?(?:what|how\ much)\ (?:does|do|did|would|will|is|are)
      \ ${THEY}(?:\ all)?${MAKE},?\ in\ (${FIGURE})(?:,?\ ${IN_ALL})?${PLEASE}(?=\W*$)
    `,
    '$1what is their total $2',
  ],
  [
    pattern('iu')`
      ^(${AND_SO})(?:when\ |if\ )?(?:all\ )?(?:${ADDED}\ (?:up|together))[,:]?\ (?:what|how\ much)\ (?:does|do|did|would|will|is|are)
      \ ${THEY}(?:\ all)?${MAKE}${PLEASE}(?=\W*$)
    `,
    '$1what is their total',
  ],
  // "what do the red boats come to in rent", "red boats: what do they amount to in rent": their total rent.
  [
    pattern('iu')`
      ^(${AND_SO})(?:what|how\ much)\ (?:do|does|did|would|will)\ (${THINGS})\ (?:all\ )?${COMES}\ in\ (?:terms\ of\ )?(${FIGURE})
      (?:,?\ ${IN_ALL})?${PLEASE}(?=\W*$)
    `,
    (_, lead, things, figure) => totalOf(lead, figure, things),
  ],
  [
    pattern('iu')`
      ^(${AND_SO})(?!(?:what|how|which|who)\b)(${THINGS})\s*[,:;–—-]+\ (?:what|how\ much)\ (?:do|does|did|would|will)\ ${THEY}\ (?:all\ )?${COMES}
      \ in\ (?:terms\ of\ )?(${FIGURE})(?:,?\ ${IN_ALL})?${PLEASE}(?=\W*$)
    `,
    (_, lead, things, figure) => totalOf(lead, figure, things),
  ],
  // "what do the orders come to in May": their total of that time.
  [
    pattern('iu')`
      ^(${AND_SO})(?:what|how\ much)\ (?:do|does|did|would|will)\ (${THINGS})\ (?:all\ )?${COMES}\ in\ (${TIME})(?:,?\ ${IN_ALL})?${PLEASE}(?=\W*$)
    `,
    '$1what is the total of $2 in $3',
  ],
  // "red boats: what are they worth all together": what their values come to.
  [
    pattern('iu')`
      ^(${AND_SO})(?!(?:what|how|which|who)\b)(${THINGS})\s*[,:;–—-]+\ (?:(?:what|how\ much)\ (?:are|were|is)\ ${THEY}\ (?:all\ )?worth
      |what(?:['’]s|\ is)\ their\ (?:total\ |combined\ )?worth),?(?:\ ${IN_ALL})?${PLEASE}(?=\W*$)
    `,
    (_, lead, things) => totalOf(lead, 'value', things),
  ],
  // "the refunds we've paid customers": those there are.
  [
    pattern('iu')`
      \b(refunds|rebates|reimbursements|payouts)\ (?:that\ )?(?:we|i)(?:['’]ve|\ have|\ had)?\ (?:ever\ )?(?:paid(?:\ (?:out|back))?|given|gave|issued
      |made|granted|sent(?:\ out)?)(?:\ (?:to\ )?(?:(?:our|the|any)\ )?(?:customers|clients|people|members|shoppers|buyers|guests))?(?=\W*$|,)
    `,
    '$1',
  ],
  // "how much were those on average": their average.
  [
    pattern('iu')`
      ^(${AND_SO})(?:what|how\ (?:much|high|large|big))\ (?:are|were|is|was)\ (?:they|those|these)(?:\ (?:worth|each))?\ (?:on\ average|in\ the\ mean)
      ${PLEASE}(?=\W*$)
    `,
    '$1what is their average',
  ],
  // "how much money did we pay back for the late ones": how much was refunded. A debt is paid back, too.
  [
    pattern('iu')`
      \bhow\ much(?:\ money)?\ (did|have|has)\ we\ (?:pay|paid|give|given|hand|handed|send|sent)\ back
      (?=\ (?:for|on|to|in|because|during|since|last|this)\b|\W*$)
      (?!.*\b(?:loans?|debts?|credits?|mortgages?)\b)
    `,
    (_, aux = '') => `how much ${aux.toLowerCase()} we refund${/^did$/i.test(aux) ? '' : 'ed'}`,
  ],
  // "in how many cases was lateness the reason for a return": how many are because of it.
  [
    pattern('iu')`
      \b(?:in|for)\ how\ many\ (?:cases|instances)\ (?:is|was|are|were|has|have)\ (?!the\b)([\p{L}\d][^,;:?!.]*?)
      \ (?:been\ )?(?:the|a)\ (?:main\ )?(?:reason|cause|grounds?)
      \ (?:for|of|behind)\ (?:an?|the|our|any)\ (\p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    (_, reason = '', noun = '') => `how many ${plural(noun)} are because of ${reason}`,
  ],
  // "how many returns did we refund": verbs that are nouns of what is paid as well; what was done to them is told by the participle.
  [
    pattern(
      'iu',
    )`\b((?:how\ many|which)\b[^,;:?!.]*?)\ did\ (we|they)\ (refund|reimburse|credit|waive|void)(?=\W*$|\ (?:in|during|since|last|this|for)\b)`,
    (_, asked = '', who = '', verb = '') => `${asked} have ${who} ${verb.toLowerCase().replace(/e$/, '')}ed`,
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfComingTo = (message: string): string => sayPlainly(message, TURNS)
