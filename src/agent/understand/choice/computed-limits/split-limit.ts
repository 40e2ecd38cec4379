import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { COMPARATORS, type Comparison, NUMBER_WORDS } from '../../language/lexicon.ts'
import { isPlural, plural } from '../../language/words.ts'
import { groupsOf } from '../../requests/turns.ts'

/** A bound whose limit is a figure itself: "with a fee of | at least | twice | the average fee of red boats | in May". */
export interface SplitLimit {
  head: string
  /** The words of the bound, as they stand before a number. */
  bound: string
  /** What is just at the limit is within it, whatever those words say. */
  isAtLimit?: true
  times: number
  /** What it is so many times of. */
  figure: string
  tail: string
  /** How it was said. */
  said: string
}

/** Words of bounds before a figure. */
const OP = fragment`
  (?:(?:that|which|who)\ )?(?:is\ |are\ |was\ |were\ )?
  (?<op>no\ (?:more|less|fewer)\ than|not\ (?:more|less|fewer)\ than|at\ least|at\ (?:the\ )?most|up\ to|(?:a\ )?(?:minimum|maximum)\ of
    |(?:(?:more|less)\ \p{L}+|\p{L}{3,}er|more|less)\ than|over|above|exceed(?:s|ing)?|in\ excess\ of|beyond|below|under|beneath)
`
const NUMBER = fragment`(?:\d+(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`
const PERCENT = fragment`(?:\d+(?:\.\d+)?|five|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\ ?(?:%|percent|per\ cent)`
/** How many times a figure, and no "double room": "twice", "three times", "half of", "a third of", "80% of"; the last two say "of". */
const TIMES = fragment`
  (?<times>twice|thrice|(?:double|triple)(?=\ (?:the|our|my|that|as)\b)|(?:\d+(?:\.\d+)?|${NUMBER}(?:\ and\ a\ half)?|one\ and\ a\ half)\ times
    |\d+(?:\.\d+)?x|half(?:\ of)?
    |(?:an?|one)\ (?:third|quarter|fifth|tenth)\ of|two\ thirds\ of
    |three\ quarters\ of|${PERCENT}\ of)
`
const AS_MUCH = fragment`(?:as\ (?:much|many|large|big|high|long|old|expensive|heavy|great)\ as\ |the\ (?:size|amount|value)\ of\ )?`
/** Words that make one figure of those of several. */
export const STATISTIC = fragment`
  (?:average|mean|median|typical|total|sum|combined|overall|whole|maximum|minimum|highest|lowest|largest|smallest|biggest|greatest|longest|shortest
    |oldest|dearest|most\ (?:expensive|valuable)|grand\ total)
`

/** "at least twice the average fee", "more than 4% of the total fee", "double the median". */
const SO_MANY_TIMES = pattern('iu')`
  ^(?<head>.+?)\ (?:${OP}\ )?${TIMES}\ ${AS_MUCH}(?:the\ |our\ |my\ |all\ (?:the\ |our\ |my\ )?|that\ of\ )?
  (?<figure>\p{L}.*)$
`
/** "more than 10% above the average fee", "20 percent below the median": by how much it lies beyond the figure. */
const BY_SO_MUCH = pattern('iu')`
  ^(?<head>.+?)\ (?:that\ |which\ |who\ )?(?:is\ |are\ |was\ |were\ )?(?:(?<op>more\ than|at\ least|over|no\ less\ than)\ )?(?<percent>${PERCENT})
  \ (?<way>above|over|beyond|below|under|beneath|(?:(?:more|less)\ \p{L}+|\p{L}{3,}er|more|less)\ than)
  \ (?:the\ |our\ )?(?<figure>(?:average|mean|median|typical)\b.*)$
`
/** "above the average fee of red boats": a figure over some of the records, said with whose it is. */
const OF_SOME = pattern('iu')`
  ^(?<head>.+?)\ ${OP}\ (?:the\ |our\ |my\ )?(?<figure>(?:average|mean|median|maximum|minimum|highest|lowest|largest|smallest|total)(?:\ \p{L}+){0,3}?
  \ (?:of|for|among|across|over)\ (?!(?:their|its|his|her|the\ same|each|every|that|this|those|these)\b).*)$
`

/** "more than the average won order": whose figure it is stands between. */
const OF_NOUN = pattern('iu')`
  ^(?<head>.+?)\ ${OP}\ (?:the\ |our\ |my\ |an?\ )?(?<figure>(?:average|mean|median|typical|highest|lowest|largest|smallest)\ \p{L}.*)$
`

/** Before the records that a figure is of. */
export const WHOSE = / (?:of|for|among|across|over) /i

const MEAN = fragment`(?:average|mean|median|typical)`
/** "have a higher fee than the average red boat", "employ more people than the average of all firms": what is compared stands before "than". */
const THAN_MEAN = pattern('iu')`
  ^(?<lead>.+?)\ (?:an?\ (?<way>higher|lower|larger|smaller|bigger|greater|longer|shorter)\ (?<field>\p{L}+(?:\ \p{L}+){0,2})
    |(?<more>more|fewer|less)\ (?<pieces>\p{L}+(?:\ \p{L}+){0,2}))\ than\ (?:the\ |our\ |my\ |an?\ )?(?<mean>${MEAN})
  \ (?<whose>(?!(?:in|at|on|their|its)\b)\p{L}.*)$
`
const OF = /^(?:of|for|among|across|over) /i

/** The same with the field before the bound, and whose the figure is behind it: "have a fee higher than the average of all red boats". */
function splitThanMean(text: string): SplitLimit[] {
  const { lead, way, field, more, pieces, mean, whose } = execIn(text, THAN_MEAN)?.groups ?? {}
  if (!lead || !mean || !whose) return []
  return waysToCut(OF.test(whose) ? `${mean} ${whose}` : `${mean} of all ${whose}`).map(([own, tail]) => {
    const [noun = '', ...of] = OF.test(whose) ? ['', own] : [own.slice(`${mean} of all `.length)]
    const figure = of[0] ?? `${mean} of all ${isPlural(noun) ? noun : plural(noun)}`
    return {
      head: way ? `${lead} a ${field!}` : lead,
      bound: way ? `${way} than` : `${more!} than`,
      times: 1,
      figure,
      tail: `${pieces ? ` ${pieces}` : ''}${tail}`,
      said: text.slice(lead.length + 1, text.length - tail.length).trim(),
    }
  })
}

/** What a clause that goes on with the records themselves begins with. */
const GOES_ON = pattern('iu')`
  ,?\ (?:and|but)\ (?:also\ )?(?=(?:are|is|were|was|have|has|had|do|does|did|that|which|who|whose|in|at|from|with|not|still|no)\b)|[,;:](?=\ )
`
/** Prepositions that may begin what is said of the records or of those that the figure is of. */
const BEHIND = pattern(
  'iu',
)`\ (?=(?:in|from|at|with|on|by|during|since|that|which|who|whose|sorted|ordered|located|based)\ )`

/** The bounds of a message whose limit is a figure: the ways in which what stands behind the figure may belong to it, likeliest first. */
export const splitLimit = (message: string): SplitLimit[] => split(message, [BY_SO_MUCH, SO_MANY_TIMES, OF_SOME])

/** The same where the figure is named with no more than a noun. */
export const splitPlainLimit = (message: string): SplitLimit[] => split(message, [OF_NOUN])

function split(message: string, forms: readonly RegExp[]): SplitLimit[] {
  const text = message.trim().replace(/[\s.?!]+$/, '')
  const than = splitThanMean(text)
  if (than.length) return than
  const form = forms.find(one => testIn(text, one))
  const match = form?.exec(text)
  if (!match) return []
  const { head, op, times, percent, way, figure } = groupsOf([match.groups])
  if (!head || !figure) return []
  const sized = percent && way ? beyond(percent, way, op) : boundOf(op, times)
  if (!sized?.times) return []
  return waysToCut(figure).map(([own, tail]) => ({
    ...sized,
    head: bare(head),
    figure: own,
    tail,
    said: text.slice(head.length, text.length - tail.length).trim(),
  }))
}

/** "orders that are", "boats which": the verb that links goes with the bound. */
const bare = (head: string): string => head.replace(/\s+(?:that|which|who)$/i, '')

/** Whole, unless it goes on with the records; "the average fee in Oslo" says of which records the place is by no noun of its own. */
function waysToCut(figure: string): readonly (readonly [string, string])[] {
  const joint = execIn(figure, GOES_ON)
  const own = joint ? figure.slice(0, joint.index) : figure
  const rest = joint ? ` ${figure.slice(joint.index + joint[0].length)}` : ''
  const tail = joint ? ` and${rest}` : ''
  const behind = execIn(own, BEHIND)
  if (!behind) return [[own, tail]]
  const cut = [own.slice(0, behind.index), `${own.slice(behind.index)}${tail}`] as const
  return WHOSE.test(cut[0]) ? [[own, tail]] : [cut, [own, tail]]
}

/** "twice the average" without a bound is that or more, and "half" neither. */
function boundOf(op: string | undefined, times: string | undefined): Pick<SplitLimit, 'bound' | 'times'> | undefined {
  const isOpen = times !== undefined && /^(?:twice|double|triple|thrice|.* times|.*x)$/i.test(times)
  const bound = op ?? (isOpen ? 'at least' : undefined)
  return bound === undefined ? undefined : { bound, times: times ? timesOf(times) : 1 }
}

/** "10% above" is over 1.1 times as much, "at least 10% cheaper" at most 0.9 times. */
function beyond(
  percent: string,
  way: string,
  op: string | undefined,
): Pick<SplitLimit, 'bound' | 'times' | 'isAtLimit'> {
  const isBelow = signOf(way) === '<'
  const part = numberOf(percent) / 100
  // 1 + 0.1 is 1.1, whatever binary fractions make of it.
  const times = Math.round((isBelow ? 1 - part : 1 + part) * 1e6) / 1e6
  const isAtLeast = op === undefined || /^(?:at least|no less)/i.test(op)
  return { times, bound: way, ...(isAtLeast && { isAtLimit: true as const }) }
}

/** What the words of a bound say. */
export const signOf = (bound: string): Comparison | undefined =>
  COMPARATORS.find(([comparator]) => comparator.test(bound.toLowerCase()))?.[1]

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/^(?:twice|double)$/, 2],
  [/^(?:triple|thrice)$/, 3],
  [/^half/, 1 / 2],
  [/^two thirds/, 2 / 3],
  [/^three quarters/, 3 / 4],
  [/third/, 1 / 3],
  [/quarter/, 1 / 4],
  [/fifth/, 1 / 5],
  [/tenth/, 1 / 10],
]

function timesOf(said: string): number {
  const words = said.toLowerCase()
  const fraction = FRACTIONS.find(([form]) => form.test(words))
  if (fraction) return fraction[1]
  if (/%|per ?cent/.test(words)) return Math.round(numberOf(words) * 1e6) / 1e8
  return numberOf(words) + (/ and a half/.test(words) ? 0.5 : 0)
}

const numberOf = (said: string): number => {
  const word = /^[\p{L}\d.]+/u.exec(said.toLowerCase())?.[0].replace(/x$/, '') ?? ''
  return NUMBER_WORDS[word] ?? Number(word.replace(/[^\d.]/g, ''))
}
