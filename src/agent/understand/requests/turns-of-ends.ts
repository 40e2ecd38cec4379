import { fragment, pattern } from '../../../lib/patterns.ts'
import { superlativeOf } from '../language/gradables.ts'
import { singular } from '../language/words.ts'
import { NAME, sayPlainly, SUPERLATIVE, type Turn } from './turns.ts'

const LEAD = fragment`^\W*(?:(?:and|so|now|please|ok|okay)\W+)?(?:(?:can|could|would)\ you\ (?:please\ )?)?`
const OURS = fragment`(?:\ (?:that\ )?(?:we(?:['’]ve\ got|\ have(?:\ got)?|\ own|\ offer|\ sell)|there\ is|of\ ours|in\ (?:the|our)\ (?:collection
  |catalogue|catalog|range|shop)))`

/** Both ends of an order, and the end at which it begins. */
const TURNS: readonly Turn[] = [
  // "take the oldest boat we have and the newest one, and tell me the rent of each"
  [
    pattern('iu')`
      ${LEAD}(?:take|consider|look\ at|looking\ at|taking|for)\ (?:the|our)\ (?<one>${SUPERLATIVE})\ (?<noun>${NAME}?)${OURS}?\ and\ (?:the\ |our
      \ )?(?<two>${SUPERLATIVE})
      (?:\ (?:one|\k<noun>))?${OURS}?,?\ (?:and\ )?(?:please\ )?(?:(?:then\ )?(?:tell|give|show)\ me\ )?
      (?:(?:the\ )?(?<figure>${NAME}?)\ (?:of|for|at)\ (?:each|both)(?:\ of\ (?:them|the\ two))?
      |(?:what|which)\ (?<asked>${NAME}?)\ (?:each|they|both)(?:\ of\ (?:them|the\ two))?\ (?:is|are|was|were|has|have)(?:\ (?<done>\p{Ll}+))?
      |(?<when>when|where)\ (?:each|they|both)(?:\ of\ (?:them|the\ two))?\ (?<be>is|are|was|were)\ (?<then>\p{Ll}+))(?=\W*$)
    `,
    sayOfEach,
  ],
  // "put them in order of price, starting with the dearest"
  [
    pattern('iu')`
      ${LEAD}(?:put|arrange|bring|list|show|give\ me|place|line\ up|rank|order|sort)\ (?:me\ )?(them|those|these|the\ list|that\ list)(?:\ all)?
      \ (?:in|into)\ (?:the\ )?order\ of
      \ (?:their\ |the\ )?(?=\p{L})
    `,
    'sort them by ',
  ],
  // "sort them by price, most expensive first": the highest.
  [
    pattern('iu')`
      (?<=\b(?:sort|sorted|order|ordered|rank|ranked|list|listed|arrange|arranged)\b[^?!.]*\ by\ [^,;?!.]{3,40}?)(?:,\ please)?,?\ (?:with\ )?
      (?:(?:the\ )?((?:most|least)\ \p{L}+)(?:\ ones?)?\ first|(?:starting|beginning)\ (?:with|from)\ (?:the\ )?(${SUPERLATIVE}|top|bottom)(?:\ ones?)?)(?=\W*$)
    `,
    (said, ...args) => {
      const [first = '', begins = ''] = args
      const graded = superlativeOf((first || begins).toLowerCase())
      // "by due date, most urgent first": it has a figure of its own, which is not the one they are sorted by.
      const isDate = /\bby [^,;?!.]*\b(?:date|day|time|deadline)\b/i.test(String(args.at(-1)))
      if (!graded || (isDate && graded.of !== 'date')) return said!
      const isUp = graded.direction === 'asc'
      return graded.of === 'date' ? `, ${isUp ? 'earliest' : 'latest'} first` : `, ${isUp ? 'lowest' : 'highest'} first`
    },
  ],
  // "comparing average prices, do yawls cost more with us than ketches": more on average.
  [
    pattern('iu')`
      ${LEAD}(?:comparing|going\ by|looking\ at|taking|by|considering|judging\ by|if\ (?:you|we)\ (?:take|compare|look\ at|go\ by))
      \ (?:the\ |their\ )?(?:average|mean)\ ${NAME}?,\ ((?:do|does|did|is|are|was|were)\ [^,;?]+?)(?:\ with\ us)?(?:\ on\ average)?\ than\ (?=\p{L})
    `,
    '$1 on average than ',
  ],
]

/** What is asked of either end, each as a question of its own. */
function sayOfEach(...said: string[]): string {
  const { one, two, noun, figure, asked, done, when, be, then } = said.at(-1) as unknown as Record<
    string,
    string | undefined
  >
  const ends = [one!, two!].map(end => superlativeOf(end.toLowerCase()))
  if (ends.some(end => !end) || ends[0]!.direction === ends[1]!.direction) return said[0]!
  const ask = (end: string): string => {
    const record = `the ${end} ${singular(noun!)}`
    if (when) return `${when} ${be!.replace('are', 'is').replace('were', 'was')} ${record} ${then!}`
    return done ? `what ${asked!} was ${record} ${done}` : `what is the ${figure ?? asked!} of ${record}`
  }
  return `${ask(one!)} and ${ask(two!)}`
}

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfEnds = (message: string): string => sayPlainly(message, TURNS)
