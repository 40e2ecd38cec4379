import { fragment } from '../../../../lib/patterns.ts'
import { comparativePositive } from '../../language/gradables.ts'
import {
  asThat,
  type Comparison,
  EXTREME,
  PLACE,
  rule,
  stripThat,
  withFigure,
  withScope,
  withNoun,
  withOnes,
  withYear,
  type Rule,
} from './rule.ts'

/** "per day", "a month", "on average": of what the figure is. */
const EACH = '(?: on average| (?:per|an?|each) [a-z]+)*'

/** How far two figures are apart. Longer and more particular patterns first. */
export const DIFFERENCES: readonly Rule[] = [
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
      const of = (one: string) => (what ? `${what} of ${one}` : addedUp(one))
      const [a, b] = [withFigure(part('a'), part('b')), asThat(part('a'), part('b'))]
      if (what) return { kind: 'difference', left: of(a), right: of(b) }
      const { left, right, isShared } = withScope(a, b)
      return { kind: 'difference', left: of(left), right: of(right), ...(isShared && { isOne: true }) }
    },
  ),
  rule(`.*?\\b(?:difference|gap)\\b.*?\\bbetween\\s+(?<a>.+?)\\s+and\\s+(?<b>.+?)`, part => ({
    kind: 'difference',
    left: part('a'),
    right: asThat(part('a'), part('b')),
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
        return higherBy(a, withRanked(asThat(a, part('b')), a))
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
  // "how much more was spent on paint than on brushes", "how much less did we take in May than in June"
  rule(
    `(?:by )?how much (?:more|less) (?<did>(?:is|are|was|were|does|do|did|have|has|had) .+?) (?<at>${PLACE}) (?<a>.+?) than (?:(?<at2>${PLACE}) )(?<b>.+?)`,
    part => ({
      kind: 'difference',
      left: `how much ${part('did')} ${part('at')} ${withYear(part('a'), part('b'))}`,
      right: `how much ${part('did')} ${part('at2')} ${part('b')}`,
    }),
  ),
  // "how much more are old boats worth than new boats", "how much less are juniors paid than seniors"
  rule(
    fragment`
      (?:by )?how much (?:more|less) (?<are>is|are|was|were) (?<a>.+?) (?<done>worth|[a-z]+(?:ed|id)) than (?<b>.+?)
    `,
    part => ({
      kind: 'difference',
      left: `how much ${part('are')} ${withNoun(part('a'), part('b'))} ${part('done')}`,
      right: `how much ${part('are')} ${withOnes(part('b'), part('a'))} ${part('done')}`,
    }),
  ),
  // "how much more does Ann earn than Bob", "how much more do old boats cost per day on average than new ones"
  rule(
    fragment`
      (?<avg>on average,? )?(?:by )?how much (?:more|less)(?<avg2> on average)? (?<do>does|do|did) (?<a>.+?)
      \ (?<verb>\w+)(?<per>${EACH}) than (?<b>.+?)(?<per2>${EACH})
    `,
    part => {
      const average = part('avg') || part('avg2') ? ' on average' : ''
      const side = (one: string) =>
        `how much ${part('do')} ${one} ${part('verb')}${part('per')}${part('per2')}${average}`
      return { kind: 'difference', left: side(part('a')), right: side(withOnes(part('b'), part('a'))) }
    },
  ),
  // "by how much do old boats cost more on average than new ones"
  rule(
    fragment`
      by how much (?<do>does|do|did) (?<a>.+?) (?<verb>[a-z]{3,}) (?:more|less)(?<avg> on average)? than (?<b>.+?)(?<avg2> on average)?
    `,
    part => {
      const average = part('avg') || part('avg2')
      const side = (one: string) => `how much ${part('do')} ${one} ${part('verb')}${average}`
      return { kind: 'difference', left: side(part('a')), right: side(withOnes(part('b'), part('a'))) }
    },
  ),
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
    left: `how many ${withNoun(part('a'), part('b'))}`,
    right: `how many ${withOnes(part('b'), part('a'))}`,
  })),
]

/** By how much one is higher: two figures of the same records, which are named behind either, or of others. */
function higherBy(one: string, other: string): Comparison {
  const { left, right, isShared } = withScope(one, other)
  return { kind: 'difference', left, right, ...(isShared && { isOne: true }) }
}

/** "the fees of bookings in May" that are set against others: what they come to. */
const addedUp = (one: string): string => one.replace(AMOUNTS, '$1total $2')
const AMOUNTS =
  /^((?:the|our|all) )?(fees|costs|amounts|payments|charges|takings|refunds|donations|salaries|wages)(?= (?:of|for|from|in|on)\b)/i

/** "my largest boat by weight" and "my smallest": the noun is said once, with by what it is the largest. */
function withRanked(other: string, one: string): string {
  const rest = BEHIND_EXTREME.exec(one)?.[1]
  return rest !== undefined && ENDS_IN_EXTREME.test(other) ? `${other} ${rest}` : other
}
const ENDS_IN_EXTREME = new RegExp(`\\b${EXTREME}$`, 'i')
const BEHIND_EXTREME = new RegExp(`\\b${EXTREME} (.+)$`, 'i')
