import { fragment, pattern } from '../../../lib/patterns.ts'
import { superlativeOf } from '../language/gradables.ts'
import { groupsOf, sayPlainly, type Turn } from './turns.ts'

/**
 * The order in which records are wanted, told by what stands at its top ("the ones with the most berths at the top", "the dearest should
 * come first") or by how it runs ("in descending order of length"): "sort by it, highest first".
 */

const LEAD = fragment`
  ^\W*(?:(?:and|so|now|then|ok|okay|please|great|thanks|good|next|but|just)\W+)*(?:(?:can|could|would|will)\ you\ (?:please\ )?(?:now\ )?)?
`
const PLEASE = fragment`(?:,?\ (?:please|pls|thanks|thank\ you|for\ me|now|this\ time|instead|then))*(?=\W*$)`
const ARRANGE = fragment`
  (?:put|sort|order|arrange|rearrange|re-?order|list|show|rank|bring|place|organi[sz]e|line\ up|give|have|move|present|display|set\ out|lay\ out)
`
const THEM = fragment`
  (?:(?:me|us)\ )?(?:them|those|these|it|(?:the|that|this)\ (?:list|result|results|table|selection|lot))(?:\ all)?(?:\ again)?
`
const MOST = fragment`(?:(?:most|least)\ \p{L}{4,}|most|fewest|least|\p{L}{3,}est|top|best|worst|first|last)`
const WORD = fragment`(?!(?:of|in|on|at|for|with|first|last|and|or|by|to|is|was|are|from|the|one|ones|top|please|should|then|now)\b)\p{L}+`
const FIGURE = fragment`(?:(?:number|amount|total|date|time|day|year|length|cost|price|value|average)\ of\ )?${WORD}(?:\ (?:(?:in|of|per|on)\ )?${WORD}){0,2}`
/** A figure in front of "by", which tells what it is for each of, and not the order: "yearly sales by county in ascending order". */
const OF_GROUPS = fragment`
  \b(?:(?:(?:total|average|mean|median|yearly|annual|monthly|weekly|daily)\ |(?:number|count|amount|sum|total|average|mean)\ of\ )[^,;:?!.]{2,40}
  |sales|revenue|turnover)(?<!\b(?:sorted|ordered|ranked|arranged|listed|sort|order|rank))
`
/** Where something stands that comes first, and what comes last. */
const TOP = fragment`
  (?:first|on\ top|up\ top|up\ front|to\ (?:begin|start)\ with|(?:at|to|towards?)\ the\ (?:very\ )?(?:top|head|front|beginning
  |start)(?:\ of\ (?:the|that|this)\ list)?)
`
const END = fragment`(?:last|(?:at|to|towards?)\ the\ (?:very\ )?(?:bottom|end|back)(?:\ of\ (?:the|that|this)\ list)?)`
const FALLING = fragment`(?:descending|decreasing|falling|declining|diminishing)`
const RISING = fragment`(?:ascending|increasing|rising|growing)`

const isRising = (way: string): boolean => /^(?:asc|incr|ris|grow)/i.test(way)

/** "highest first" of the figure that a superlative tells, "the last" of which is at the other end. */
function endOf(most: string, isLast: boolean): string | undefined {
  const graded = superlativeOf(most.toLowerCase())
  if (!graded) return undefined
  const isLow = (graded.direction === 'asc') !== isLast
  if (graded.of === 'date') return isLow ? 'earliest first' : 'latest first'
  return isLow ? 'lowest first' : 'highest first'
}

/** "sort by length, highest first", where a superlative of the figure stands at an end. */
function sortBy(...said: string[]): string {
  const { lead = '', most, figure, last } = groupsOf(said)
  const end = endOf(most!, last !== undefined)
  return end ? `${lead}sort by ${figure!}, ${end}` : said[0]!
}

/** What stands at an end by a superlative of its own: "the dearest first". */
function sortThem(...said: string[]): string {
  const { most, last } = groupsOf(said)
  const graded = superlativeOf(most!.toLowerCase())
  return graded?.nouns.length && !last ? `sort them, ${most!.toLowerCase()} first` : said[0]!
}

/** What is said of the order of records that are named with it, or that were shown before. */
const TURNS: readonly Turn[] = [
  // "boats in Oslo, biggest load first": by the load.
  [
    pattern('iu')`
      (?<=\S)(?:,|\s[-–—])\s*(?:the\ |with\ the\ )?(?<most>highest|biggest|largest|greatest|lowest|smallest|most|least)
      \ (?<figure>\p{Ll}+(?:\ \p{Ll}+)?)\ (?:first|1st)(?=\W*$)
    `,
    (...said) => {
      const { most, figure } = groupsOf(said)
      return ` by ${figure!}, ${/^(?:lo|sm|le)/i.test(most!) ? 'lowest' : 'highest'} first`
    },
  ],
  // "the boats in descending order of length", "by length in ascending order", "in order of ascending length": sorted by it.
  [
    pattern('iu')`
      (?:^\W*|,?\ )(?:(?:and\ )?(?:sorted|ordered|ranked|arranged|listed)\ )?
      (?:in\ (?:a\ |the\ )?(?<way>${FALLING}|${RISING})\ order\ (?:of|by)\ (?:the\ |their\ |its\ )?(?<figure>${FIGURE})
      |in\ order\ of\ (?<ways>${FALLING}|${RISING})\ (?<figures>${FIGURE})
      |(?<!${OF_GROUPS}\ )by\ (?:the\ |their\ |its\ )?(?<by>${FIGURE}),?\ in\ (?:a\ |the\ )?(?<last>${FALLING}|${RISING})\ order)
      ${PLEASE}
    `,
    (...said) => {
      const { way, figure, ways, figures, by, last } = groupsOf(said)
      return ` sorted by ${figure ?? figures ?? by!}, ${isRising(way ?? ways ?? last!) ? 'lowest' : 'highest'} first`
    },
  ],
  // "in order of price, the lowest at the top", "sorted by price with the dearest on top", "by price, cheapest to begin with"
  [
    pattern('iu')`
      (?<=\b(?:by|order\ of)\ (?:the\ |their\ )?(?<by>\p{L}[^,;:?!.]{2,40}?))(?:\s*[,;–—-])?\ (?:and\ )?(?:with\ )?
      (?:the\ )?(?<most>${MOST})(?:\ ones?|\ ${WORD})?
      \ (?:should\ (?:be|come|stand)\ |(?:is|are|coming|being)\ )?(?:${TOP}|(?<last>${END}))${PLEASE}
    `,
    (...said) => {
      const { by, most, last } = groupsOf(said)
      const end = endOf(most!, last !== undefined)
      // "by due date, most urgent first": it has a figure of its own, which is not the one they are sorted by.
      const isOther = /\b(?:date|day|time|deadline)\b/i.test(by!) && superlativeOf(most!.toLowerCase())?.of !== 'date'
      return end && !isOther ? `, ${end}` : said[0]!
    },
  ],
]

/** The same of what was shown before, which is not named. */
const TURNS_OF_THEM: readonly Turn[] = [
  // "in descending order of length", "rearrange the list by length, highest first": so they are sorted.
  [
    pattern('iu')`
      ${LEAD}(?:${ARRANGE}\ ${THEM}\ )?(?:sorted\ |sort\ )?(?:in\ order\ of|by)\ (?=${FIGURE},\ (?:highest|lowest|latest|earliest)\ first\W*$)
    `,
    'sort by ',
  ],
  // "put the ones with the most berths at the top", "the ones with the lowest rent should come last"
  [
    pattern('iu')`
      ${LEAD}(?:${ARRANGE}\ (?:me\ )?|i(?:['’]d|\ would)?\ (?:like|want|need|prefer)\ |start(?:ing)?\ with\ |begin(?:ning)?\ with\ )?
      (?:(?:the\ )?(?:ones?|those|whoever|whichever|what|${WORD})\ )?
      (?:with|that\ have|that\ has|who\ have|who\ has|which\ have|having|has|of)\ the\ (?<most>${MOST})\ (?<figure>${FIGURE})
      \ (?:(?:should|must|to)\ (?:be|come|go|stand|appear)\ )?(?:${TOP}|(?<last>${END}))${PLEASE}
    `,
    sortBy,
  ],
  // "start with the ones that have the most berths", "start with the highest rent"
  [
    pattern('iu')`
      ${LEAD}(?:start(?:ing)?|begin(?:ning)?)\ (?:with|from)\ (?:the\ ones?\ |those\ )?(?:with\ |that\ have\ |that\ has\ )?the\ (?<most>${MOST})
      \ (?<figure>${FIGURE})${PLEASE}
    `,
    sortBy,
  ],
  // "highest rent at the top", "the most berths on top"
  [
    pattern('iu')`
      ${LEAD}(?:${ARRANGE}\ (?:me\ )?)?(?:with\ )?(?:the\ )?(?<most>${MOST})\ (?<figure>${FIGURE})
      \ (?:(?:should|must|to)\ (?:be|come|go|stand)\ )?(?:(?!first)${TOP}|(?<last>${END}))${PLEASE}
    `,
    sortBy,
  ],
  // "put the dearest ones at the top", "the oldest should come first"
  [
    pattern('iu')`
      ${LEAD}(?:${ARRANGE}\ (?:me\ )?|i(?:['’]d|\ would)?\ (?:like|want|need|prefer)\ |${ARRANGE}\ ${THEM}\ with\ )?(?:with\ )?the
      \ (?<most>${MOST})(?:\ ones?)?\ (?:(?:should|must|to)\ (?:be|come|go|stand|appear)\ )?(?:${TOP}|(?<last>${END}))${PLEASE}
    `,
    sortThem,
  ],
]

/** Whether a message says no more than in which order those before are wanted, though it may begin like a command: "put the dearest first". */
export const sortsThem = (message: string): boolean =>
  /^sort (?:them|by)\b.* first\W*$/i.test(withoutTurnsOfSorting(message, true)) && !/^\W*sort\b/i.test(message)

/** The message with the order that is wanted in plain words; of what was shown before, where it goes on from that. */
export function withoutTurnsOfSorting(message: string, isFollowing = false): string {
  const said = sayPlainly(message, TURNS)
  return isFollowing ? sayPlainly(said, TURNS_OF_THEM) : said
}
