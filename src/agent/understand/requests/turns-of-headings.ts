import { fragment, pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { singular } from '../language/words.ts'
import { FINITE, NO_TOPIC } from './frames/named-first.ts'
import { AND_SO, NAME, PLEASE, sayPlainly, type Turn } from './turns.ts'

/**
 * A figure that is asked for as in a heading, of what is named before it ("North region: combined rent of its boats", "red boats, what number are
 * we at?"), and records that are picked before a figure of them is asked for ("take only the red boats. What do they cost on average?").
 */

const FIGURE = fragment`(?:total|overall|combined|joint|average|avg|mean|median|sum\ of|highest|lowest|largest|smallest|maximum|minimum)`
const COUNT = fragment`(?:(?:total|overall|exact)\ )?(?:number|count)`
/** What is named: no clause, no question. */
const NAMED = fragment`(?:(?=(?-i:\p{Lu}\p{Ll}+\ \p{Lu}))|(?!${NO_TOPIC}))["“]?[\p{L}\p{N}][^:;?!.,–—]{1,60}?["”]?`
const JOINT = fragment`(?:\s*[,:;–—]|\s-{1,2})\s+`
const ASK_FOR = fragment`
  (?:(?:please|kindly|then)\ )*(?:(?:give|tell|show)(?:\ (?:me|us))?|work\ out|calculate|find|report|say|(?:i|we)(?:['’]d|\ would)?\ (?:need|want|like))
`
const PICK = fragment`(?:take|consider|count|use|include|look\ at|pick)`
/** "take only", "only count": some of them are picked, which are named then. */
const ONLY = fragment`(?:${PICK}\ (?:only|just)|(?:only|just)\ ${PICK})\ (?!(?:those|these|them)\b)`
/** Prepositions by which something is done that way. */
const WAYS: readonly (readonly [done: RegExp, preposition: string])[] = [
  [/\b(?:paid|settled|pay|pays)\b/i, 'with'],
  [
    /\b(?:came|come|comes|arrived|joined|found|heard|applied|ordered|booked|placed|got|made|bought|registered)\b/i,
    'through',
  ],
]

const isNamed = (words: string): boolean => !testIn(words, FINITE)
const isThat = (words: string): boolean => !testIn(words.replace(/ (?:that|which|who) .*$/iu, ''), FINITE)

/** "North region: combined rent of its boats", "Ann Lee - number of her boats": of the boats of it. */
const OF_ITS: readonly Turn[] = [
  [
    pattern('iu')`
      ^(${AND_SO})(?:for\ (?=(?:the|our)\ ))?(${NAMED})${JOINT}(?:the\ )?((?:${FIGURE}\ (?:${NAME}?\ of\ )?|${COUNT}\ of\ )(?:all\ )?)
      (?:its|their|his|her)\ ([^:;?!.,]{3,60}?)${PLEASE}(?=\W*$)
    `,
    (said, lead = '', topic = '', figure = '', things = '') =>
      isNamed(topic) ? `${lead}${figure}the ${things} of ${topic}` : said,
  ],
]

/** Whether a figure is asked for of what is named before it. */
export const asksFigureOfNamed = (message: string): boolean => sayPlainly(message, OF_ITS) !== message

const TURNS: readonly Turn[] = [
  ...OF_ITS,
  // "red boats, what number are we at?": how many there are.
  [
    pattern('iu')`
      ^(${AND_SO})(?!(?:how|which|what|who|when|where)\b)(\p{L}[^,:;?!.]{2,70}?)${JOINT}(?:what|which|how\ many)\ (?:number\ )?
      (?:(?:are|were)\ we\ (?:at|on|up\ to|down\ to)|(?:have|did)\ we\ (?:reached|got\ to|get\ to))(?:\ (?:now|so\ far|today|at\ the\ moment))?(?=\W*$)
    `,
    (said, lead = '', things = '') => (isThat(things) ? `${lead}how many ${things} are there` : said),
  ],
  // "the size of our fleet, in number of boats", "size of my yard in boats": how many boats it has.
  [
    pattern('iu')`
      ^(${AND_SO})(?:(?:what(?:['’]s|\ is|\ was)\ )?(?:the\ )?size\ of|how\ (?:big|large)\ is)\ ((?:the|our|my)\ [^,:;?!.]{2,50}?),?
      \ (?:(?:measured|counted|expressed|told)\ )?(?:in|by|as)\ (?:terms\ of\ )?(?:the\ )?(?:number|count)\ of\ (\p{L}+(?:\ \p{L}+)?)${PLEASE}(?=\W*$)
    `,
    '$1number of $3 in $2',
  ],
  // "cheque, how many of our boats were paid that way": with it.
  [
    pattern('iu')`
      ^(${AND_SO})(?:(?:by|with|through|via)\ )?(?!${NO_TOPIC})([\p{L}\d][^,:;?!.]{1,40}?)${JOINT}((?:how\ many|which|what\ (?:share|percentage|part))
      \ [^,;:?!.]*?)\ (?:in\ )?(?:that|this)\ way(?=\W*$)
    `,
    (said, lead = '', what = '', asked = '') => {
      const [, preposition] = WAYS.find(([done]) => done.test(asked)) ?? []
      return preposition && isNamed(what) ? `${lead}${asked} ${preposition} ${what}` : said
    },
  ],
  // "take only the red boats. What do they cost on average?", "count only red boats and give me the mean rent": theirs.
  [
    pattern('iu')`
      ^(${AND_SO})(?:please\ )?${ONLY}([^,:;?!.]{3,70}?)
      (?:[.;,:]\s+(?:and\ )?|\ and\ )(?:then\ )?(?:${ASK_FOR}\ |what(?:['’]s|\ is|\ are|\ was)\ )(?:the|their)\ (${FIGURE}\ [^,:;?!.]*?)
      (?:\ (?:of|for|over|across)\ (?:those|them|these))?${PLEASE}(?=\W*$)
    `,
    '$1what is the $3 of $2',
  ],
  [
    pattern('iu')`
      ^(${AND_SO})(?:please\ )?${ONLY}([^,:;?!.]{3,70}?)
      (?:[.;,:]\s+(?:and\ )?|\ and\ )((?:what|how\ (?:much|many(?:\ \p{L}+)?|long|high))\ (?:do|does|did|have|are|were|is|was))\ (?:they|those|these)(?=[ ])
    `,
    '$1$3 $2',
  ],
  // "how has each of our boats been rated on average, in stars": the average of each.
  [
    pattern('iu')`
      ^(${AND_SO})how\ (?:(?:has|have|is|are|was|were)\ (?:each|every)(?:\ one)?(?:\ of\ (?:the|our|my))?\ (${NAME}?)\ (?:been\ )?(rated|scored|graded|reviewed)
      |(?:does|did|do)\ (?:each|every)(?:\ one)?(?:\ of\ (?:the|our|my))?\ (${NAME}?)\ (rate|score))
      (?:\ (?:on\ average|in\ the\ mean))?(?:,?\ (?:in|by)\ (?:number\ of\ )?(\p{L}+s))?(?:,?\ on\ average)?(?=\W*$)
    `,
    (_, lead = '', one = '', rated = '', other = '', rate = '', unit = '') =>
      `${lead}average ${unit || GRADES[rated.toLowerCase() || rate.toLowerCase()]!} per ${singular(one || other)}`,
  ],
  // "the maximum and minimum rent figures": those rents.
  [
    pattern(
      'iu',
    )`\b(${FIGURE}(?:\ and\ (?:the\ )?${FIGURE})?\ ${NAME}?)\ figures?(?=\W*$|\ (?:of|for|in|among|across|are)\b)`,
    '$1',
  ],
  [
    pattern(
      'iu',
    )`\b((?:for|per|in|by|of)\ (?:each|every)|per)\ ((?!one\b|single\b|total\b)\p{L}+)\ (?:value|option)(?=\W*$|,)`,
    '$1 $2',
  ],
]

/** The noun for what is given by those who rate. */
const GRADES: Readonly<Record<string, string>> = {
  rated: 'rating',
  rate: 'rating',
  reviewed: 'rating',
  scored: 'score',
  score: 'score',
  graded: 'grade',
}

/** "the number of red boats that are sold, together with their total rent", "… and also how much we paid for those": how many, and that. */
const WITH_FIGURE = pattern('iu')`
  ^(?<lead>${AND_SO})(?:${ASK_FOR}\ |what(?:['’]s|\ is)\ )?(?:the\ )?(?:number|count)\ of\ (?:all\ )?(?:the\ |our\ )?(?<things>[^,;:?!.]{3,70}?)
  (?:,?\ (?:together\ with|along\ with|plus|as\ well\ as|with|and(?:\ also)?)\ (?:the|their)\ (?<figure>(?:total|overall|combined|average|mean|median)\ ${NAME})
    (?:\ of\ (?:those|them|these))?
  |,?\ (?:and(?:\ also)?|plus|as\ well\ as|together\ with)\ how\ much(?<money>\ money)?\ we\ (?<did>[^,;:?!.]*?)\ (?:for|on|with)\ (?:those|them|these))
  ${PLEASE}(?=\W*$)
`

/** The message in plainer words, where it has one of those turns. */
export function withoutTurnsOfHeadings(message: string): string {
  const said = sayPlainly(message, TURNS)
  const found = testIn(said, WITH_FIGURE) ? WITH_FIGURE.exec(said)?.groups : undefined
  if (!found) return said
  const { lead = '', things = '', figure, did = '' } = found
  const clause = things.replace(/ (?:that|which|who) (?=(?:is|are|was|were|have|had|has)\b)/iu, ' ')
  const counted = `${lead}how many ${clause === things ? `${things} are there` : clause}`
  return figure
    ? `${counted}, and what is their ${figure}`
    : `${counted}, and how much did we ${present(did)} for ${things}`
}

/** "paid back": refund; "spent": spend. */
const present = (done: string): string =>
  done
    .replace(/^(?:have |had )?(?:also |already )?(?:paid|gave|given|handed|sent) back$/iu, 'refund')
    .replace(
      /^(?:have |had )?(?:also |already )?(\p{L}+)/iu,
      (_, verb: string) => PRESENT[verb.toLowerCase()] ?? verb.replace(/ed$/iu, ''),
    )
const PRESENT: Readonly<Record<string, string>> = {
  paid: 'pay',
  gave: 'give',
  given: 'give',
  spent: 'spend',
  made: 'make',
  got: 'get',
  lost: 'lose',
  took: 'take',
  taken: 'take',
  charged: 'charge',
}
