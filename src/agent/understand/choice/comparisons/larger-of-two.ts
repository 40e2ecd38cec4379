import { fragment, pattern } from '../../../../lib/patterns.ts'
import { comparativePositive } from '../../language/gradables.ts'
import {
  type Comparison,
  type Rule,
  byQuality,
  during,
  greater,
  isLesser,
  LARGER,
  MONTH,
  PERIOD,
  PLACE,
  rule,
  stripThat,
  withOnes,
} from './rule.ts'
import { areMany } from './those.ts'

/** Of both sides what they come to. */
const IN_ALL =
  'in total|altogether|overall|in all|all together|combined|as a group|all in all|on the whole|(?:taken |seen )?as a whole'

/** Words before a figure that make no name of it: "about 5", "EUR 5", "May 4", "week 4". */
const NO_NAME = fragment`
  (?:about|over|under|around|roughly|nearly|almost|some|only|just|exactly|week|quarter|year|day|usd|eur|gbp|chf
  |${MONTH})
`

const CODE = pattern('iu')`
  (?=[\p{L}\d-]*\p{L})[\p{L}-]*\d[\p{L}\d-]*|\b(?!${NO_NAME}\b)\p{L}{3,} (?:#|no\.? |number )?\d+\b|\d+-\d+
`

/** "hours a week": what each of them does in such a time. */
const isRate = (what: string): boolean => /\b(?:an?|per|each|every) (?:hour|day|week|month|year)$/i.test(what)

const TIME = new RegExp(`^(?:in |during |for |of )?(?:${PERIOD})$`, 'i')

/** How a figure begins that is named. */
const NAMED = '(?:the |our |my )?(?:average|mean|median|total|highest|lowest|number of)'
/** Words of a figure that is named, which is better or worse itself. */
const FIGURE = /\b(?:average|mean|median|total|sum|rate|share|percentage|rating|score|highest|lowest)\b/i

/** Adjectives of size, which grade a figure that is named ("a higher price") as well as records. */
const SIZES = /^(?:high|low|large|small|big|great)$/

/** What a figure is held against, where it is a number or a time; "order 7" and "TR-12" are records. */
const isBound = (other: string): boolean =>
  /^(?:about |over |under |[$€£-])?\d[\d.,]*(?:\s?%|k)?(?=\s|$)/i.test(other) ||
  (/\d/.test(other) && (!CODE.test(other) || TIME.test(other)))

/** "is trip 7's fare higher than trip 8's": the figure behind the first genitive is that of the other. */
const withFigure = (other: string, one: string): string => {
  const figure = /(?:['’]s|s['’]) (\p{Ll}[\p{L} -]*)$/u.exec(one)?.[1]
  return figure !== undefined && /(?:['’]s|s['’])$/i.test(other) ? `${other} ${figure}` : other
}

/** What every record has its own of, and what no sum of them tells. */
const PER_RECORD = /\b(?:price|rate|rating|score|grade|age|temperature|rank)s?$/i

/** Which of two figures is the larger one, and figures set beside each other. */
export const LARGER_OF_TWO: readonly Rule[] = [
  // "did we pay more on average for a van than for a truck"
  rule(
    fragment`
      (?:do|does|did|have|has) (?<who>we|i|you|they|people) (?<verb>[a-z]+) (?<more>more|less|fewer)
      (?<avg> on average)? (?<at>${PLACE}) (?<a>.+?) than (?:(?<at2>${PLACE}) )?(?<b>(?!\d).+?)
      (?<avg2> on average)?
    `,
    part => {
      const side = (at: string, one: string) =>
        `how much did ${part('who')} ${part('verb')}${part('avg') || part('avg2')} ${at} ${one}`
      return {
        kind: greater(part('more')),
        left: side(part('at'), part('a')),
        right: side(part('at2') || part('at'), part('b')),
      }
    },
  ),
  // "does Ann have more loans than Bob"
  rule(
    fragment`
      (?:do|does|did|has|have|(?<can>can|could)) (?<a>.+?) (?<verb>have|has|had|got|get|own|[a-z]{3,}(?<!than|does))
      \ (?<more>more|fewer|less) (?<what>(?!(?:${IN_ALL})\b)(?!(?:on|than|per|an?|each|every)\b).+?) than (?<b>(?!\d).+?)
      (?: (?:does|do|did|has|have|can))?
    `,
    part => {
      if (/^(?:there|we|you|i|they)$/i.test(part('a'))) return undefined
      // "has Ann Lee more loans than Bob": no verb stands between.
      const isName = /^\p{Lu}/u.test(part('verb'))
      const side = (one: string) =>
        `how many ${part('what')} ${part('can') || 'do'} ${one} ${isName ? 'have' : part('verb')}${isRate(part('what')) && areMany(one) ? ' on average' : ''}`
      const a = isName ? `${part('a')} ${part('verb')}` : part('a')
      return { kind: greater(part('more')), left: side(a), right: side(part('b')) }
    },
  ),
  // "do contractors earn more than interns": of many what they earn is an average.
  rule(
    fragment`
      (?:do|does|did) (?<a>.+?) (?<verb>[a-z]{3,}(?: us)?) (?<more>more|less)(?<per> (?:per|an?|each|every) [a-z]+)?(?<avg> on average)?
      (?<sum>,? (?:${IN_ALL}))? than (?<b>(?!\d|average|the average).+?)(?<avg2> on average)?(?<sum2>,? (?:${IN_ALL}))?(?: (?:does|do|did))?
    `,
    part => {
      const isSum = part('sum') || part('sum2')
      const isMean = (one: string) => areMany(one) || part('avg') || part('avg2')
      const side = (one: string) =>
        `how much do ${one} ${part('verb')}${part('per')}${isSum ? ' in total' : isMean(one) ? ' on average' : ''}`
      return { kind: greater(part('more')), left: side(part('a')), right: side(part('b')) }
    },
  ),
  // "is the average salary higher in Legal than in Support", "is it higher in Legal than …"
  rule(
    fragment`
      (?:is|are|was|were)\s+(?<what>.+?)\s+(?<more>higher|larger|greater|bigger|lower|smaller)\s+
      (?<at>in|from|with|at|among|for)\s+(?<a>.+?)\s+than\s+(?:(?:in|from|with|at|among|for)\s+)?(?<b>.+?)
    `,
    part => {
      const what = /\b(total|sum|average|mean|median|number|count|most|highest|lowest)\b/i.test(part('what'))
        ? part('what')
        : `${PER_RECORD.test(part('what')) ? 'average' : 'total'} ${part('what').replace(/^(?:the|our) /i, '')}`
      return {
        kind: greater(part('more')),
        left: `${what} ${part('at')} ${part('a')}`,
        right: `${what} ${part('at')} ${part('b')}`,
      }
    },
  ),
  // "(tell me whether) the average fee of A is higher than the average fee of B": two figures that are both named.
  rule(
    fragment`
      (?<a>${NAMED} (?:(?! (?:that|which|who|whose) ).)+?)
      \ (?:is|are|was|were) (?<more>${LARGER}) than (?<b>${NAMED} .+?|(?:that|those) .+?)
    `,
    part => ({ kind: greater(part('more')), left: part('a'), right: withFigure(stripThat(part('b')), part('a')) }),
  ),
  // "is revenue higher this year than last year"
  rule(
    fragment`
      (?:is|are|was|were)\s+(?<what>.+?)\s+
      (?<more>higher|larger|greater|bigger|more|lower|smaller|less|fewer)\s+(?:in |during )?
      (?<a>${PERIOD})\s+than\s+(?:in |during |it was )*(?<b>${PERIOD})
    `,
    part => ({ kind: greater(part('more')), ...during(part('what'), part('a'), part('b')) }),
  ),
  // "compare the number of loans in January and February 2024"
  rule(
    fragment`
      (?:please )?compare\s+(?:the )?(?<what>.+?)\s+(?:in|of|for|from|between)\s+(?<a>${PERIOD})\s+
      (?:and|with|to|vs\.?|versus|against)\s+(?<b>${PERIOD})
    `,
    part => ({ kind: 'compared', ...during(part('what'), part('a'), part('b')) }),
  ),
  // "compare 2024 and 2025 loans", "compare May with June sales"
  rule(
    fragment`
      (?:please )?compare (?:the |our )?(?<a>${PERIOD})(?: and| with| to| vs\.?| versus| against) (?<b>${PERIOD}) (?<what>[a-z].+?)
    `,
    part => ({ kind: 'compared', ...during(part('what'), part('a'), part('b')) }),
  ),
  rule(`(?:please )?compare\\s+(?<a>.+?)\\s+(?:vs\\.?|versus|against|to|with)\\s+(?<b>.+?)`, part => ({
    kind: 'several',
    left: part('a'),
    right: stripThat(part('b')),
  })),
  // "is A more expensive than B", "are novels longer than comics on average"
  rule(
    fragment`
      (?<first>on average,? )?(?<be>is|are|was|were)\s+(?<a>.+?)\s+(?<adj>(?:more|less) [a-z]+|[a-z]+er)(?<mid> on average)?\s+than\s+
      (?<b>(?!(?:the )?average).+?)(?<avg>,? on average)?
    `,
    part => {
      const positive = comparativePositive(part('adj'))
      if (!positive || SIZES.test(positive) || isBound(part('b'))) return undefined
      if (/^(?:good|bad)$/.test(positive) && FIGURE.test(part('a'))) return undefined
      const average = part('first') || part('mid') || part('avg') ? ' on average' : ''
      const side = (one: string) => `how ${positive} ${part('be')} ${one}${average}`
      const other = withOnes(part('b'), part('a'))
      return { kind: isLesser(part('adj')) ? 'less' : 'greater', left: side(part('a')), right: side(other) }
    },
  ),
  // "on average, are paid orders larger than open ones", "is the typical van cheaper than …": how large they are on average.
  rule(
    fragment`
      (?<avg>on average,? )?(?:is|are|was|were) (?<a>.+?) (?<more>larger|bigger|higher|smaller|lower) than
      \ (?<b>(?!\d|average|the average|usual|normal|before|ever).+?)(?<avg2>,? on average)?
    `,
    part => {
      if (!part('avg') && !part('avg2')) return undefined
      const noun = /^(?:the |our |all )?(?:\p{L}+ )*?\p{L}+s\b/iu.exec(part('a'))?.[0]
      const other = noun ? part('b').replace(/^(?:the )?ones\b/i, noun) : part('b')
      const side = (one: string) => `how large are ${one} on average`
      return { kind: greater(part('more')), left: side(part('a')), right: side(withOnes(other, noun ?? '')) }
    },
  ),
  // "does the Gull have a larger crew than the Wren": of both what it is.
  rule(
    fragment`
      (?:do|does|did|has|have) (?<a>.+?) (?:(?:have|has|had|got|show|get) )?an? (?<more>higher|larger|greater|bigger|lower|smaller|longer|shorter|better|worse)
      \ (?<what>(?!than\b)[a-z][^,;?]*?) than (?<b>.+?)(?: (?:does|do|did|has|have))?
    `,
    part =>
      isBound(part('b')) || /^(?:we|you|i|they|there|any|the (?:average|usual|normal))\b/i.test(part('a'))
        ? undefined
        : {
            kind: greater(part('more')),
            left: `the ${part('what')} of ${part('a')}`,
            right: `the ${part('what')} of ${part('b')}`,
            ...byQuality(part('more')),
          },
  ),
  rule(
    `(?:is|are|was|were|do|does|did|has|have)\\s+(?<a>.+?)\\s+(?<more>${LARGER})(?:\\s+\\w+)?\\s+than\\s+(?<b>.+?)`,
    part =>
      isBound(part('b')) || /^(?:the |on )?(?:average|usual|normal|before|ever)\W*$/i.test(part('b'))
        ? undefined
        : {
            kind: greater(part('more')),
            left: part('a'),
            right: withFigure(stripThat(part('b')), part('a')),
            ...byQuality(part('more')),
            ...bySize(part),
          },
  ),
]

/** "is Lea Hall bigger than Mill Hall": of two records it is how big they are. */
function bySize(part: (name: string) => string): Pick<Comparison, 'otherwise'> {
  const positive = comparativePositive(part('more'))
  // "the total of A", "A's budget": the figure is named; "Front of House" is a name.
  const isName = /^(?:the )?\p{Lu}\p{L}* of (?:the )?\p{Lu}\p{L}*$/u.test(part('a'))
  if (!positive || !SIZES.test(positive) || (!isName && /\b(?:of|for)\b|['’]s\b/i.test(part('a')))) return {}
  const [left, right] = ['a', 'b'].map(side => `how ${positive} is ${part(side)}`) as [string, string]
  return { otherwise: { kind: greater(part('more')), left, right } }
}
