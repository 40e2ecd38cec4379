import { fragment, pattern } from '../../../lib/patterns.ts'
import { PLEASE, sayPlainly, type Turn } from './turns.ts'

const WHOLE = fragment`(?:(?:all\ |the\ |our\ |my\ |all\ of\ )*)`
const SHARE = fragment`(?:share|percentage|per\ ?cent|proportion|fraction|part|portion)`
const IN_PERCENT = fragment`(?:(?:expressed\ |shown\ |given\ )?(?:as|in)\ (?:an?\ )?(?:percentages?|per\ ?cent|%))`
/** How a share is asked for by its noun. */
const ASKING = fragment`
  (?:(?:what(?:['’]s|\ is|\ was)|give\ me|show\ me|tell\ me|i\ (?:need|want)|i(?:['’]d|\ would)\ like(?:\ to\ (?:know|see|have))?)\ )?
`

/** What is told of a share by a word before it that is no part: "the highest share", "our market share". */
const NO_PART = fragment`
  (?:the|an?|our|my|their|its|this|that|what|which|whose|highest|lowest|largest|biggest|smallest|average|total|overall
  |market|combined|exact|equal|fair|main|major|greater)\b
`

/** How a part of a whole is asked for, and the plain words: "what percentage of the boats are red". */
const TURNS: readonly Turn[] = [
  // "how many per cent of", "how many percent are red": what percentage.
  [/\bhow many (?:per ?cent|%)(?=\W)/gi, 'what percentage'],
  // "what share in percent was red", "what share of the staff, in percent, are": it is told so anyway.
  [pattern('giu')`\b(what|which)\ ${SHARE},?\ ${IN_PERCENT},?(?=\ )`, '$1 percentage'],
  [pattern('iu')`^(\W*(?:(?:and|so)\ )?(?:what|which)\ ${SHARE}\ of\ [^,;?]+?),\ ${IN_PERCENT},(?=\ )`, '$1'],
  [
    pattern(
      'iu',
    )`(?<=\b(?:share|percentage|proportion|fraction)\b[^.?!]*)(?:[,;.?!]|\s[–—-])?\s+${IN_PERCENT}${PLEASE}(?=\W*$)`,
    '',
  ],
  // "of all the boats that are sold, what percentage did Ann buy", "of the boats, the share that got sold": of those.
  [
    pattern('iu')`
      ^(\W*)(?:out\ )?of\ (?:all )?((?:the\ |our\ |my\ )?\p{L}[^,?]{2,80}),
      \ (?:what|which|how\ (?:big|large|high)\ an?|(?:what(?:['’]s|\ is|\ was)\ )?(?:the|their))\ (${SHARE})
      \ (?:(?:that|which|who)\ )?(?!of\b)(?=\p{L}+\ )
    `,
    '$1what $3 of $2 ',
  ],
  // "red boats as a percentage of all boats": what percentage they are.
  [
    pattern('iu')`
      ^\W*(?:(?:and|so|what(?:['’]s|\ is|\ are)|give\ me|show\ me)\ )*(?:the\ )?((?!(?:how|which|what
      |who|show|list|give|tell|find|get|count|name|set|add|mark|put|report|calculate|compute|work\ out|can|could|do|does|did|is|are|i|we|you)\b)
      \p{L}[^,;:?]*?),?\ (?:expressed\ )?(?:as|in)\ (?:an?\ )?(?:percentage|per\ ?cent|share|proportion|fraction)\ of
      \ ${WHOLE}(\p{L}[^,;:?]*?)(?=\W*$)
    `,
    'what percentage of all $2 are $1',
  ],
  // "red boats: what percentage of all boats are they": the same, with the part in front.
  [
    pattern('iu')`
      ^\W*(?:the\ |our\ )?((?!(?:how|which|what|who)\b)\p{L}[^,;:?]*?)\s*[,:;–—-]+\ (?:what|which)\ ${SHARE}\ of\ ${WHOLE}(\p{L}[^,;:?]*?)
      \ (?:(?:are|is|were|do)\ (?:they|those|these|that)(?:\ make\ up)?|(?:is|are)\ (?:that|it))(?=\W*$)
    `,
    'what percentage of all $2 are $1',
  ],
  // "students make up what share of the members": what share of them they are.
  [
    pattern('iu')`
      ^\W*(?:the\ |our\ )?(\p{L}[^,;:?]*?)\ (?:make\ up|are|represent|constitute|account\ for)\ (?:what|which|how
      \ (?:big|large)\ an?)\ ${SHARE}\ of\ (?:(?:all|the|our|my)\ )*(\p{L}[^,;:?]*?)(?=\W*$)
    `,
    'what percentage of all $2 are $1',
  ],
  // "sold share of all the boats": what share of them is sold.
  [
    pattern('iu')`
      ^\W*${ASKING}(?:the\ )?(?!${NO_PART})(\p{Ll}+|(?-i:\p{Lu}\p{Ll}+))\ (?:share|percentage|proportion|fraction)\ of
      \ (?=(?:all|the|our|my)\ )${WHOLE}(\p{L}[^,;:?]*?)(?=\W*$)
    `,
    (_, part = '', whole = '') => `what share of all the ${whole} is ${part.toLowerCase()}`,
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfShares = (message: string): string => sayPlainly(message, TURNS)
