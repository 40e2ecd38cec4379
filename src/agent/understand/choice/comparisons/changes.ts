import { fragment } from '../../../../lib/patterns.ts'
import { isPlural } from '../../language/words.ts'
import {
  askedOf,
  CHANGED,
  CHANGES,
  countOf,
  during,
  greater,
  mostOf,
  otherPeriod,
  PERIOD,
  PLACE,
  rule,
  withFigure,
  withNoun,
  withOnes,
  withYear,
  type Rule,
  VERB,
} from './rule.ts'

/** Two sides that one question is asked of, ratios, and how a figure changed from one time to another. Longer and more particular patterns first. */
export const CHANGES_AND_SIDES: readonly Rule[] = [
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
      kind: mostOf(part('more')),
      left: `how many ${part('what')} ${part('ask')} ${part('who')} have in ${part('a')}`,
      right: `how many ${part('what')} ${part('ask')} ${part('who')} have in ${part('b')}`,
    }),
  ),
  // "is there more money in A than in B", "did we make more money from A than from B": of money how much.
  rule(
    fragment`
      (?:is|was|(?<ask>do|does|did|have|has)) (?:there|(?<who>we|i|you|they)(?: (?<verb>[a-z]+))?) (?<more>more|less) money
      \ (?<at>${PLACE}) (?<a>.+?) than (?:(?<at2>${PLACE}) )?(?<b>(?!\d).+?)
    `,
    part => {
      // "did we win more money in May": the verb says which of it is meant; of making and having it says nothing.
      const isTold = part('verb') !== '' && !/^(?:make|made|have|had|get|got|earn|take|see|do)$/i.test(part('verb'))
      const money = isTold ? `how much money ${part('ask')} ${part('who')} ${part('verb')}` : 'how much money is'
      return {
        kind: greater(part('more')),
        left: `${money} ${part('at')} ${part('a')}`,
        right: `${money} ${part('at2') || part('at')} ${withOnes(part('b'), part('a'))}`,
      }
    },
  ),
  // "are there more members in Berlin or in Paris"
  rule(
    fragment`
      (?:(?:are|were) there|have there been|(?<ask>do|did|have) (?<who>we|i|you|they)(?: ${VERB})?)\s+
      (?<more>more|fewer|less)\s+(?<what>(?:(?! (?:than|or) ).)+?)\s+(?<at>in|from|with|at|on)\s+
      (?<a>(?:(?! than ).)+?)\s+or\s+(?:(?:more|fewer|less)\s+)?(?<at2>in|from|with|at|on)\s+(?<b>.+?)
    `,
    part => ({
      kind: mostOf(part('more')),
      left: countOf(part, `${part('at')} ${part('a')}`),
      right: countOf(part, `${part('at2')} ${part('b')}`),
    }),
  ),
  // "did we sell more boats in May or June", "in which year did we sell more boats, 2024 or 2025": of two times nothing stands before the second.
  rule(
    fragment`
      (?:(?:are|were) there|have there been
        |(?:when |in (?:which|what) (?:year|month|quarter|week) )?(?<ask>do|did|have) (?<who>we|i|you|they)(?: ${VERB})?)
      \ (?<more>more|fewer|less) (?<what>(?:(?! (?:than|or) ).)+?)[,:]? (?:in |during )?(?<a>${PERIOD}) or (?:in |during )?(?<b>${PERIOD})
    `,
    part => ({
      kind: mostOf(part('more')),
      left: countOf(part, `in ${withYear(part('a'), part('b'))}`),
      right: countOf(part, `in ${part('b')}`),
    }),
  ),
  // "were more boats sold in 2024 or 2025", "… or in 2025"
  rule(
    fragment`
      (?<be>are|were|was|have) (?<more>more|fewer|less) (?<what>(?:(?! (?:than|or) ).)+?) (?<done>[a-z]+(?:ed|en|ne|ld|de|ut|nt|on|wn)) (?:in |during )?
      (?<a>${PERIOD}) or (?:in |during )?(?<b>${PERIOD})
    `,
    part => {
      const side = (time: string) => `how many ${part('what')} ${part('be')} ${part('done')} in ${time}`
      return { kind: mostOf(part('more')), left: side(withYear(part('a'), part('b'))), right: side(part('b')) }
    },
  ),
  // "the ratio of novels to comics"
  rule(`(?:what(?:'s| is) )?(?:the )?ratio (?:of|between) (?<a>.+?) (?:to|and|vs) (?<b>.+?)`, part => {
    const a = withFigure(withNoun(part('a'), part('b')), part('b'))
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
  // "by how many percent did sales grow last month": against the period before it, which goes without saying.
  rule(
    fragment`
      (?:by |in )?(?<how>what percent(?:age)?|how many percent|how much(?: percent)?|how) (?:did|has|have)
      \ (?:the |our |we )?(?<what>.+?) (?:${CHANGED})\w* (?<when>(?:last|this) (?<period>year|month|quarter|week))
    `,
    part => {
      const before = otherPeriod(part('when'), `the ${part('period')} before`)
      const kind = /percent/i.test(part('how')) ? 'growth' : 'change'
      // Sales that grow are what they come to (accounting), not how many records there are of them.
      const what = part('what').replace(/^sales$/i, 'revenue')
      return before === undefined ? undefined : { kind, ...during(what, before, part('when')) }
    },
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
]
