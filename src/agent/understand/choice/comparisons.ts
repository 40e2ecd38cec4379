import { fragment } from '../../../lib/patterns.ts'
import { comparativeOf, comparativePositive } from '../language/gradables.ts'
import { spellOut } from '../language/short-forms.ts'
import { isPlural } from '../language/words.ts'

/** Two figures set against each other, with what is asked of them; each side is a request of its own. */
export interface Comparison {
  kind: 'difference' | 'greater' | 'less' | 'growth' | 'change' | 'compared' | 'ratio' | 'most' | 'least' | 'several'
  left: string
  right: string
}

/** A way to set two things against each other: a pattern over the whole sentence, and what its parts ask. */
interface Rule {
  pattern: RegExp
  read: (part: (name: string) => string) => Comparison | undefined
}

const END = String.raw`[.?!\s]*$`
const PLACE = '(?:in|from|with|at|among|for|of|on|by|during|to)'
const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`^\\W*${pattern}${END}`, 'i'),
  read,
})
const greater = (word: string): 'greater' | 'less' =>
  /less|fewer|lower|small|short|young|cheap|worse|earl/i.test(word) ? 'less' : 'greater'
const LARGER = 'higher|larger|greater|bigger|more|lower|less|smaller|fewer'

/** "that of the others" means the same figure of the others. */
const stripThat = (text: string) =>
  text.replace(/^(?:that|those|the (?:one|ones|figure|same)) (?:of|for|in|from)\s+/i, '')

/** A figure is named ("the average price"); what is not is counted where it is a plural, else added up. */
function figureOf(text: string): string {
  if (/\b(total|sum|average|mean|median|number|count|most|highest|lowest|how (?:many|much))\b/i.test(text)) return text
  return isPlural(text.split(/\s+/).at(-1) ?? '') ? `number of ${text}` : `total ${text}`
}

/** "Q1 and Q2 2024": the year is said once. */
const withYear = (from: string, to: string) => {
  const year = /\b(?:19|20)\d\d\b/
  return year.test(from) || !year.test(to) ? from : `${from} ${year.exec(to)![0]}`
}

/** "completed" beside "cancelled trips": the noun is said once. */
function withNoun(one: string, other: string): string {
  const [words, all] = [one.split(' '), other.split(' ')]
  const isLacking = !isPlural(words.at(-1)!) && isPlural(all.at(-1)!) && all.length > words.length
  return isLacking ? [...words, ...all.slice(words.length)].join(' ') : one
}

/** "silver sponsors" before "bronze ones": sponsors. */
const withOnes = (other: string, one: string): string =>
  /\bones$/i.test(other) ? other.replace(/\bones$/i, one.split(' ').at(-1)!) : other

const during = (what: string, from: string, to: string): Pick<Comparison, 'left' | 'right'> => ({
  left: `${figureOf(what)} in ${withYear(from, to)}`,
  right: `${figureOf(what)} in ${to}`,
})

const MONTH = fragment`
  jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?
  |nov(?:ember)?|dec(?:ember)?
`
const PERIOD = fragment`
  (?:the )?(?:
    (?:${MONTH}|q[1-4]|(?:first|second|third|fourth) quarter(?: of)?)(?: (?:19|20)\d\d)?
    |(?:19|20)\d\d
    |(?:last|this) (?:year|month|quarter|week)
  )
`
const EXTREME = fragment`
  (?:
    highest|lowest|largest|smallest|biggest|greatest|maximum|minimum|max|min|best|worst|top|most|least|average
    |median|mean|longest|shortest|cheapest|most expensive|oldest|newest
  )
`
const isLesser = (comparative: string) => comparativeOf(comparative.toLowerCase())?.direction === 'asc'
const CHANGED = 'chang|gr[eo]w|increas|decreas|r[io]se|fall|fell|drop|declin|develop|evolv|differ|shrink|shrank'
const CHANGES = 'growth|change|increase|decrease|drop|decline|rise|fall|development|difference'

/** What is asked of one side, behind what it is asked of. */
const askedOf = (what: string, one: string) =>
  `${what} ${/^(?:in|from|with|at|among|for|of|on|by|during)\b/i.test(one) ? '' : 'of '}${one}`

/** Longer and more particular patterns first. */
const RULES: Rule[] = [
  // "how do A and B compare in total price", "how does A compare with B on price"
  rule(
    fragment`
      how (?:do|does|did) (?<a>.+?) (?:and (?<b1>.+?) )?compare(?: (?:to|with|against) (?<b2>.+?))?
      \ (?:in terms of|with regard to|when it comes to|in|on|by) (?:their |its )?(?<what>.+?)
    `,
    part => {
      const b = part('b1') || part('b2')
      return b
        ? { kind: 'several', left: askedOf(part('what'), part('a')), right: askedOf(part('what'), b) }
        : undefined
    },
  ),
  // "Ohio versus Utah: where do we have more boats"
  rule(
    fragment`
      (?<a>[^,:]+?) (?:vs\.?|versus|or) (?<b>[^,:]+?)\s*[:,–-]\s*(?:where|in which) (?<ask>do|did|have)
      \ (?<who>we|i|they|you) (?<verb>have|had|got|get) (?:the )?(?<more>more|most|fewer|fewest|less)
      \ (?<what>.+?)
    `,
    part => ({
      kind: greater(part('more')) === 'less' || /fewest/i.test(part('more')) ? 'least' : 'most',
      left: `how many ${part('what')} ${part('ask')} ${part('who')} have in ${part('a')}`,
      right: `how many ${part('what')} ${part('ask')} ${part('who')} have in ${part('b')}`,
    }),
  ),
  // "is there more money in A than in B", "did we make more money from A than from B": of money how much.
  rule(
    fragment`
      (?:is|was|do|does|did|have|has) (?:there|(?:we|i|you|they)(?: [a-z]+)?) (?<more>more|less) money
      \ (?<at>${PLACE}) (?<a>.+?) than (?:(?<at2>${PLACE}) )?(?<b>(?!\d).+?)
    `,
    part => ({
      kind: greater(part('more')),
      left: `how much money is ${part('at')} ${part('a')}`,
      right: `how much money is ${part('at2') || part('at')} ${withOnes(part('b'), part('a'))}`,
    }),
  ),
  // "are there more members in Berlin or in Paris"
  rule(
    fragment`
      (?:are there|(?:do|did|have) (?:we|i|you|they)(?: (?!more|fewer|less)[a-z]+)?)\s+
      (?<more>more|fewer|less)\s+(?<what>(?:(?! (?:than|or) ).)+?)\s+(?<at>in|from|with|at|on)\s+
      (?<a>(?:(?! than ).)+?)\s+or\s+(?<at2>in|from|with|at|on)\s+(?<b>.+?)
    `,
    part => ({
      kind: greater(part('more')) === 'less' ? 'least' : 'most',
      left: `how many ${part('what')} ${part('at')} ${part('a')}`,
      right: `how many ${part('what')} ${part('at2')} ${part('b')}`,
    }),
  ),
  // "the ratio of novels to comics"
  rule(`(?:what(?:'s| is) )?(?:the )?ratio (?:of|between) (?<a>.+?) (?:to|and|vs) (?<b>.+?)`, part => {
    const a = withNoun(part('a'), part('b'))
    return {
      kind: 'ratio',
      left: isPlural(a.split(' ').at(-1)!) ? `how many ${a}` : a,
      right: isPlural(part('b').split(' ').at(-1)!) ? `how many ${part('b')}` : part('b'),
    }
  }),
  // "by what percentage did the number of orders grow from 2024 to 2025", "how did sales change between Q1 and Q2"
  rule(
    fragment`
      (?:by |in )?(?<how>what percent(?:age)?|how many percent|how much|how) (?:did|has|have|do|does|was|is)
      \ (?:the |our |we )?(?<what>.+?) (?:${CHANGED})\w* (?:from|between) (?<from>.+?) (?:to|and) (?<to>.+?)
    `,
    part => ({
      kind: /percent/i.test(part('how')) ? 'growth' : 'change',
      ...during(part('what'), part('from'), part('to')),
    }),
  ),
  // "the growth of revenue from 2023 to 2024", "percentage change in orders between May and June 2024"
  rule(
    fragment`
      (?:what (?:is|was) )?(?:the )?(?<how>percentage |percent |relative |year-over-year |yoy )?
      (?<noun>${CHANGES})(?: rate)? (?:in|of) (?:the |our )?(?<what>.+?) (?:from|between) (?<from>.+?)
      \ (?:to|and) (?<to>.+?)
    `,
    part => ({
      kind: part('how') || /growth/i.test(part('noun')) ? 'growth' : 'change',
      ...during(part('what'), part('from'), part('to')),
    }),
  ),
  // "the difference between the highest and the lowest price"
  rule(
    fragment`
      (?:what(?:'s| is| was) |how (?:big|large|wide) is )?(?:the )?(?:difference|gap|spread|range) between
      \ (?:the )?(?<a>${EXTREME}) and (?:the )?(?<b>${EXTREME}) (?<what>.+?)
    `,
    part => ({ kind: 'difference', left: `${part('a')} ${part('what')}`, right: `${part('b')} ${part('what')}` }),
  ),
  // "what is the price difference between A and B", "the difference in price between A and B"
  rule(
    fragment`
      (?:what(?:'s| is| was) |by how much )?(?:the )?(?<before>(?:\w+ ){0,3}?)(?:difference|gap)
      (?: in (?<in>.+?))? between (?<a>.+?) and (?<b>.+?)
    `,
    part => {
      const what = (part('in') || part('before'))
        .replace(/^(?:the|what|is|give|me|tell|show|find|calculate|compute|s)\s+/i, '')
        .trim()
      const of = (one: string) => (what ? `${what} of ${one}` : one)
      return { kind: 'difference', left: of(part('a')), right: of(stripThat(part('b'))) }
    },
  ),
  rule(`.*?\\b(?:difference|gap)\\b.*?\\bbetween\\s+(?<a>.+?)\\s+and\\s+(?<b>.+?)`, part => ({
    kind: 'difference',
    left: part('a'),
    right: stripThat(part('b')),
  })),
  // "by how much is A more expensive than B", "how much older is A than B": unless the figure itself is named.
  rule(
    fragment`
      (?:by )?how much (?:
        (?<adj1>(?:more|less) [a-z]+|[a-z]+er) (?:is|are|was|were) (?<a1>.+?)
        |(?:is|are|was|were) (?<a2>.+?) (?<adj2>(?:more|less) [a-z]+|[a-z]+er)
      ) than (?<b>.+?)
    `,
    part => {
      const positive = comparativePositive(part('adj1') || part('adj2'))
      const a = part('a1') || part('a2')
      if (/^(?:high|low|large|small|big|great|more|less)$/.test(positive ?? 'more'))
        return { kind: 'difference', left: a, right: stripThat(part('b')) }
      return { kind: 'difference', left: `how ${positive} is ${a}`, right: `how ${positive} is ${part('b')}` }
    },
  ),
  // "by how much is the price of A different from that of B", "how much does A's price differ from B's"
  rule(
    `(?:by )?how much (?:is|are|was|were|does|do|did) (?<a>.+?) (?:different|differ|differs|away|off|apart) (?:from|to|than) (?<b>.+?)`,
    part => {
      const what = /^(?:the )?(?<what>[^'’]+? (?:of|for) )\S/i.exec(part('a'))?.groups?.what ?? ''
      const right = stripThat(part('b'))
      return { kind: 'difference', left: part('a'), right: right === part('b') ? right : `${what}${right}` }
    },
  ),
  // "how much more does Ann earn than Bob", "by how much does A out-earn B"
  rule(`(?:by )?how much (?:more|less) (?:does|do|did) (?<a>.+?) (?<verb>\\w+) than (?<b>.+?)`, part => ({
    kind: 'difference',
    left: `how much does ${part('a')} ${part('verb')}`,
    right: `how much does ${part('b')} ${part('verb')}`,
  })),
  rule(`by how much (?:does|do|did) (?<a>.+?) out-?(?<verb>[a-z]{3,}) (?<b>.+?)`, part => ({
    kind: 'difference',
    left: `how much does ${part('a')} ${part('verb')}`,
    right: `how much does ${part('b')} ${part('verb')}`,
  })),
  // "how many more books were published in 2024 than in 2023", "how many more novels than comics are there"
  rule(
    `how many (?:more|fewer|less) (?<what>.+?) (?<at>${PLACE}) (?<a>.+?) than (?:(?<at2>${PLACE}) )?(?<b>.+?)`,
    part => ({
      kind: 'difference',
      left: `how many ${part('what')} ${part('at')} ${withYear(part('a'), part('b'))}`,
      right: `how many ${part('what')} ${part('at2') || part('at')} ${part('b')}`,
    }),
  ),
  // "how many more seats has A than B", "… does A have than B"
  rule(
    fragment`
      how many (?:more|fewer|less) (?<what>.+?) (?:has|have|had|does|do|did) (?<a>.+?)(?: have| has| got)? than
      \ (?<b>.+?)(?: (?:has|have|does|do|did))?
    `,
    part => ({
      kind: 'difference',
      left: `how many ${part('what')} does ${part('a')} have`,
      right: `how many ${part('what')} does ${part('b')} have`,
    }),
  ),
  rule(`how many (?:more|fewer|less) (?<a>.+?) than (?<b>.+?)(?: (?:are there|do we have|are in .+|exist))?`, part => ({
    kind: 'difference',
    left: `how many ${part('a')}`,
    right: `how many ${part('b')}`,
  })),
  // "are there more members in Berlin than in Paris"
  rule(
    fragment`
      (?:is|are|do|does|did|have|has|was|were)\s+(?:there\s+|we have\s+|we\s+get\s+|we\s+)?
      (?<more>more|fewer|less)\s+(?<what>.+?)\s+(?<at>in|from|with|at|among|for|of)\s+(?<a>.+?)\s+than\s+
      (?:(?:in|from|with|at|among|for|of)\s+)?(?<b>.+?)
    `,
    part =>
      /^\d/.test(part('b'))
        ? undefined
        : {
            kind: greater(part('more')),
            left: `how many ${part('what')} ${part('at')} ${part('a')}`,
            right: `how many ${part('what')} ${part('at')} ${part('b')}`,
          },
  ),
  // "did we get more orders this month than last month", "… than last"
  rule(
    fragment`
      (?:do|did|have|has|are|were) (?:we|you|i|they|there)(?: been)?(?: (?!more|fewer|less)[a-z]+)?
      \ (?<more>more|fewer|less) (?<what>.+?) (?:in |during )?(?<a>${PERIOD}) than (?:in |during |the )*
      (?<b>${PERIOD}|last|previous)(?: one)?
    `,
    part => {
      const unit = /(?:year|month|quarter|week)$/i.exec(part('a'))?.[0]
      const before = /^(?:last|previous)$/i.test(part('b')) ? unit && `last ${unit}` : part('b')
      return before ? { kind: greater(part('more')), ...during(part('what'), part('a'), before) } : undefined
    },
  ),
  // "how many orders did we get in Q2 compared to Q1 2026"
  rule(
    fragment`
      (?<what>how (?:many|much) .+?) (?:(?:in|during|for) )?(?<a>${PERIOD}),? (?:as )?
      (?:compared (?:to|with)|versus|vs\.?|against) (?:in )?(?<b>${PERIOD})
    `,
    part => ({
      kind: 'compared',
      left: `${part('what')} in ${withYear(part('a'), part('b'))}`,
      right: `${part('what')} in ${part('b')}`,
    }),
  ),
  // "orders shipped in 2023 versus 2024"
  rule(
    fragment`
      (?:what (?:is|was) |compare )?(?:the |our )?(?<what>.+?) (?:in|during|for|of|from) (?<a>${PERIOD})
      \ (?:vs\.?|versus|against|compared (?:to|with)) (?:in )?(?<b>${PERIOD})
    `,
    part => ({
      kind: 'compared',
      ...during(part('what'), part('a'), part('b')),
    }),
  ),
  // "do we have more novels than comics", "… more novels or comics"
  rule(
    `(?:are there|do we have|have we|have we got|do i have)\\s+(?<more>more|fewer|less)\\s+(?<a>.+?)\\s+than\\s+(?<b>.+?)`,
    part =>
      /\d/.test(part('b')) || /^\w+ than\b/.test(part('a'))
        ? undefined
        : { kind: greater(part('more')), left: `how many ${part('a')}`, right: `how many ${part('b')}` },
  ),
  rule(
    fragment`
      (?:are there|(?:do|did|have) (?:we|i|you|they) (?!more|fewer|less)[a-z]+|have we(?: got)?)\s+
      (?<more>more|fewer|less)\s+(?<a>(?:(?! ${PLACE} ).)+?)\s+or\s+(?:(?:more|fewer|less) )?
      (?<b>(?:(?! ${PLACE} ).)+?)
    `,
    part =>
      new RegExp(`^${PLACE} `, 'i').test(part('b'))
        ? undefined
        : {
            kind: greater(part('more')) === 'less' ? 'least' : 'most',
            left: `how many ${withNoun(part('a'), part('b'))}`,
            right: `how many ${part('b')}`,
          },
  ),
  // "more novels or comics?", "more books tagged new or old?": what they have in common is said once.
  rule(
    `(?<more>more|fewer|less)\\s+(?<a>(?:(?! ${PLACE} |\\bthan\\b).)+?)\\s+or\\s+(?<b>(?:(?! ${PLACE} |\\bthan\\b).)+?)`,
    part => {
      // "more novels or more comics?": the same once more.
      const other = part('b').replace(new RegExp(`^${part('more')} `, 'i'), '')
      const [a, b] = [part('a').split(' '), other.split(' ')]
      if (/^(?:more|less|fewer|\d.*)$/i.test(b[0]!) || b.includes('or')) return undefined
      return {
        kind: greater(part('more')) === 'less' ? 'least' : 'most',
        left: `how many ${part('a')}`,
        right: `how many ${[...a.slice(0, -b.length), ...b].join(' ')}`,
      }
    },
  ),
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
      (?:do|does|did|has|have) (?<a>.+?) (?<verb>have|has|had|got|get|own|[a-z]{3,}(?<!than|does))
      \ (?<more>more|fewer|less) (?<what>(?!(?:on|than)\b).+?) than (?<b>(?!\d).+?)
      (?: (?:does|do|did|has|have))?
    `,
    part => {
      if (/^(?:there|we|you|i|they)$/i.test(part('a'))) return undefined
      // "has Ann Lee more loans than Bob": no verb stands between.
      const isName = /^\p{Lu}/u.test(part('verb'))
      const side = (one: string) => `how many ${part('what')} do ${one} ${isName ? 'have' : part('verb')}`
      const a = isName ? `${part('a')} ${part('verb')}` : part('a')
      return { kind: greater(part('more')), left: side(a), right: side(part('b')) }
    },
  ),
  // "do contractors earn more than interns": of many what they earn is an average.
  rule(
    fragment`
      (?:do|does|did) (?<a>.+?) (?<verb>[a-z]{3,}) (?<more>more|less)(?<avg> on average)? than
      \ (?<b>(?!\d|average|the average).+?)(?<avg2> on average)?(?: (?:does|do|did))?
    `,
    part => {
      const side = (one: string) =>
        `how much do ${one} ${part('verb')}${isPlural(one.split(' ').at(-1)!) || part('avg') || part('avg2') ? ' on average' : ''}`
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
        : `total ${part('what')}`
      return {
        kind: greater(part('more')),
        left: `${what} ${part('at')} ${part('a')}`,
        right: `${what} ${part('at')} ${part('b')}`,
      }
    },
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
  rule(`(?:please )?compare\\s+(?<a>.+?)\\s+(?:vs\\.?|versus|against|to|with)\\s+(?<b>.+?)`, part => ({
    kind: 'several',
    left: part('a'),
    right: stripThat(part('b')),
  })),
  // "is A more expensive than B", "are novels longer than comics on average"
  rule(
    fragment`
      (?<be>is|are|was|were)\s+(?<a>.+?)\s+(?<adj>(?:more|less) [a-z]+|[a-z]+er)\s+than\s+
      (?<b>(?!(?:the )?average).+?)(?<avg> on average)?
    `,
    part => {
      const positive = comparativePositive(part('adj'))
      if (!positive || /^(?:high|low|large|small|big|great)$/.test(positive) || /\d/.test(part('b'))) return undefined
      const side = (one: string) => `how ${positive} ${part('be')} ${one}${part('avg')}`
      return { kind: isLesser(part('adj')) ? 'less' : 'greater', left: side(part('a')), right: side(part('b')) }
    },
  ),
  rule(
    `(?:is|are|was|were|do|does|did|has|have)\\s+(?<a>.+?)\\s+(?<more>${LARGER})(?:\\s+\\w+)?\\s+than\\s+(?<b>.+?)`,
    part =>
      /\d|^(?:the |on )?(?:average|usual|normal|before|ever)\W*$/i.test(part('b'))
        ? undefined
        : { kind: greater(part('more')), left: part('a'), right: stripThat(part('b')) },
  ),
]

/** "the difference between A and B", "is A higher than B", "by how much does A exceed B", "growth from 2023 to 2024". */
export function readComparison(text: string): Comparison | undefined {
  const spelled = spellOut(text)
  // "the growth from May to June, in percent": how it is told.
  const sentence = spelled.replace(/,? (?:in|as an?) (?:percent(?:age)?s?|%)\W*$/i, '')
  const isPercent = sentence !== spelled
  for (const { pattern, read } of RULES) {
    const match = pattern.exec(sentence)
    const comparison = match && read(name => match.groups?.[name] ?? '')
    if (comparison) return isPercent && comparison.kind === 'change' ? { ...comparison, kind: 'growth' } : comparison
  }
  return undefined
}
