import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { sayPlainly, type Turn } from './turns.ts'

const FIGURE = '(?:total|overall|combined|average|mean|median|sum|highest|lowest|maximum|minimum)'
const BOUND = '(?:at least|at most|more than|less than|fewer than|over|under|above|below|exactly)'

/** Ways of asking for figures, and the plain words for them. */
const TURNS: readonly Turn[] = [
  // "the count of orders": how many there are.
  [/\bthe count of (?!the\b|\p{Lu})(?=\p{L})/gu, 'the number of '],
  // "how high is the average fee", "how large is the number of orders": what it is.
  [
    pattern('iu')`
      \bhow\ (?:high|large|big|low|great)\ (is|are|was|were)\ (?=(?:the|our|their|its)\ (?:${FIGURE}|number|count|amount|share|percentage|proportion|rate)\b)
    `,
    'what $1 ',
  ],
  // "how many boats as well as how many sailors": both.
  [/,? as well as (?=how (?:many|much)\b)/gi, ' and '],
  // "a rating of 1 star": of 1.
  [/\b(ratings?|scores?|grades?|marks?) of (\d|one|two|three|four|five)[- ]stars?\b/gi, '$1 of $2'],
  // "how many orders in an average month": in each of them, on average.
  [/\b(?:in|on|during) an? (?:average|typical|normal) (day|week|month|quarter|year)\b/gi, 'per $1 on average'],
  // "minimum 40 berths", "a maximum of 3": at least, at most.
  [/(?<![\p{Lu}\d]\S* )\b(?:an? )?min(?:imum|\.)?(?: of)? (?=[$€£]?\d)/gu, 'at least '],
  [/(?<![\p{Lu}\d]\S* )\b(?:an? )?max(?:imum|\.)?(?: of)? (?=[$€£]?\d)/gu, 'at most '],
  // "at least 95 points of score": the field behind its figure.
  [
    pattern('giu')`
      \b(${BOUND}) (\d[\d.,]*)\ (?:points?|pts)\ (?:of|in|for)\ (?:the\ |their\ |its\ )?(\p{L}+)\b
    `,
    'a $3 of $1 $2',
  ],
  // "the number and the total weight of crates": how many there are, and a figure of theirs.
  [
    pattern('iu')`
      \b(?:the )?(?:number|quantity) (?:as well as|and) (?:the |their )?(?=${FIGURE} \p{L})
    `,
    'the count and the ',
  ],
  [
    pattern('iu')`
      \b((?:the\ )?${FIGURE}\ \p{L}+(?:\ \p{L}+)?)\ and\ (?:the\ )?(?:number|count)\ of\ (?=\p{L})
    `,
    'the count and $1 of ',
  ],
  // "how much bread did we get in kg?": in that unit.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|but)\ )*)how much (?!(?:do|does|did|is|are|was|were|has|have|had|will|can)\b)
      (\p{L}[\p{L} -]*?\ (?:do|does|did|is|are|was|were|has|have|had)\ [\p{L} ]+?)
      \ in\ (kg|kilos?|kilograms?|tonnes?|tons?|grams?|lit(?:re|er)s?|hours?|minutes?|km|kilomet(?:re|er)s?|miles?)(?=\W*$)
    `,
    '$1how many $3 of $2',
  ],
  // "region by region": by region.
  [/,? (?!(?:one|step|side|little|bit|line|word|piece|two|case)\b)(\p{Ll}{3,}) by \1(?=\W|$)/giu, ' by $1'],
  // "what is written in the remarks of visit 7": what they are.
  [
    pattern('iu')`
      ^(\W*)what(?:\ (?:is|was|are|were)|['’]s)\ (?:written|said|noted|recorded|entered|put\ down|to\ be\ found)\ (?:in|under|on|at|for)
      \ (the|his|her|its|their|our)\ (?=\p{L})
    `,
    '$1what are $2 ',
  ],
  [
    pattern('iu')`
      ^(\W*)what (?:do|does)\ (the\ (?:notes?|comments?|remarks?|descriptions?|message|memo|text)\ (?:of|on|for|about)\ \S.*?)\ say(?=\W*$)
    `,
    '$1what are $2',
  ],
  // "just the five with the highest fee": only.
  [/^(\W*(?:(?:and|ok|okay|now|please) )*)just (?=(?:the|those|these)\b)/iu, '$1only '],
  // "…, no matter how many there are", "regardless of the size": nothing is left out for it.
  [
    pattern('iu')`
      ,?\ (?:no matter|it does(?:n['’]t| not) matter|regardless of|irrespective of)\ (?:how|what|which|where|who|when|whether)
      (?:\ [\p{L}'’]+){0,5}(?=\W*$|[,.;?!])
    `,
    '',
  ],
  // "which team covers more boats, Blue or Red?": of which of the two there are more.
  [
    pattern('u')`
      ^\W*[Ww]hich\ \p{Ll}+(?:\ \p{Ll}+)?
      \ (?:covers?|includes?|contains?|comprises?|spans?|counts?|reaches|targets?)\ more\ (\p{Ll}+s),?\ (\S[^,?]*?)\ or\ (\S[^,?]*?)\W*$
    `,
    'are there more $2 $1 or $3 $1?',
  ],
]

/** "What was our win rate for the deals of 2024? I mean won out of all closed ones.": a share of those. */
const OUT_OF = pattern('iu')`
  ^\W*(?:what|how (?:high|big|large|good))(?:['’]s|\ (?:is|was|were|are))\ (?:the|our|their|my)\ [^?]*?\b(?:rate|ratio|share|percentage|proportion)
  \ (?:for|of|among|in|on|over)\ (?:the\ |our\ |all\ )*(?<of>\p{L}[^?]*?)[?.,;]+\s+(?:by\ (?:that|which)\ )?(?:i|we)\ mean,?
  \ (?:the\ )?(?<part>\p{L}+)(?:\ ones)?\ (?:out\ of|of|among|divided\ by|over|against)\ (?:all\ |the\ )*(?<whole>\p{L}+)(?:\ ones)?\W*$
`

/** The message with such a way of asking said plainly. */
export function withoutTurnsOfFigures(message: string): string {
  const { of, part, whole } = execIn(message, OUT_OF)?.groups ?? {}
  if (of && part && whole) return `what share of the ${whole} ${of} are ${part}?`
  return sayPlainly(message, TURNS)
}
