import { fragment } from '../../../../lib/patterns.ts'
import { comparativePositive } from '../../language/gradables.ts'
import { byQuality, mostOf, PLACE, rule, stripThat, type Comparison, type Rule } from './rule.ts'

const SIZE = '(?:large|big|high|great|much|many|long|old|heavy|expensive|tall|wide|fast|young|small|low|cheap)'
/** Adjectives that only say of a figure that it is a large one. */
const OF_FIGURES = /^(?:large|big|high|great|much|many|more|small|low|less)$/

/** One figure divided by the other; what an adjective measures is asked for by it: "how old is A". */
function quotient(adjective: string, [left, right]: [string, string]): Comparison {
  const one = stripThat(right)
  if (OF_FIGURES.test(adjective)) return { kind: 'ratio', left, right: one }
  return { kind: 'ratio', left: `how ${adjective} is ${left}`, right: `how ${adjective} is ${one}` }
}

/** The figure that is named with the first of two, for "that of" the other. */
const figureOf = (one: string): string => /^(?:the |our )?[^'’]+? of (?=\S)/i.exec(one)?.[0] ?? ''

/** How many times one figure goes into another, whether two are the same, and on which of two sides one is better. More particular patterns first. */
export const TIMES_AS: readonly Rule[] = [
  // "how many times as large as the price of A is that of B": the second by the first
  rule(`how many times (?:as|so) (?<adj>${SIZE}) as (?<a>.+?) (?:is|are|was|were) (?<b>.+?)`, part => {
    const b = stripThat(part('b'))
    return quotient(part('adj').toLowerCase(), [b === part('b') ? b : `${figureOf(part('a'))}${b}`, part('a')])
  }),
  // "how many times as large is A as B", "how many times larger is A than B", "how many times is A larger than B"
  rule(
    fragment`
      how many times (?:
        (?:as |so )?(?<adj1>${SIZE}|(?:more|less) [a-z]+|[a-z]+er|more) (?:is|are|was|were) (?<a1>.+?)
        |(?:is|are|was|were) (?<a2>.+?) (?:as |so )?(?<adj2>${SIZE}|(?:more|less) [a-z]+|[a-z]+er|more)
      ) (?:as|than) (?<b>.+?)
    `,
    part => {
      const said = (part('adj1') || part('adj2')).toLowerCase()
      return quotient(comparativePositive(said) ?? said, [part('a1') || part('a2'), part('b')])
    },
  ),
  // "how many times more boats has A than B", "how many times as many boats does A have as B"
  rule(
    fragment`
      how many times (?:more|as many) (?<what>.+?) (?:has|have|had|does|do|did) (?<a>.+?)(?: have| has| got)? (?:than|as)
      \ (?<b>.+?)(?: (?:has|have|does|do|did))?
    `,
    part => ({
      kind: 'ratio',
      left: `how many ${part('what')} does ${part('a')} have`,
      right: `how many ${part('what')} does ${part('b')} have`,
    }),
  ),
  rule(`how many times (?:more|as many) (?<a>.+?) (?:than|as) (?<b>.+?)(?: (?:are there|do we have|exist))?`, part => ({
    kind: 'ratio',
    left: `how many ${part('a')}`,
    right: `how many ${part('b')}`,
  })),
  // "are there (exactly) as many novels as comics", "do we have as many boats in Oslo as in Bergen"
  rule(
    fragment`
      (?:are there|do (?:we|i|you|they) have|have (?:we|i|you|they)(?: got)?|is there)
      \ (?:exactly |just |precisely )?(?:as many|the same number of) (?<a>.+?) (?:as|and|than) (?<b>.+?)
    `,
    part => {
      const [, noun] = /^(.+?) (?:in|from|with|at|for|on) \S/i.exec(part('a')) ?? []
      const isPlace = new RegExp(`^${PLACE} `, 'i').test(part('b'))
      return {
        kind: 'equal',
        left: `how many ${part('a')}`,
        right: `how many ${isPlace && noun ? `${noun} ` : ''}${part('b')}`,
      }
    },
  ),
  // "is our late rate better in Oslo or in Bergen", "was the average price higher in May or in June"
  rule(
    fragment`
      (?:is|are|was|were) (?:the |our |my )?(?<what>(?:(?! in | at ).)+?) (?<more>better|worse|${'higher|lower|larger|smaller|greater|bigger'})
      \ (?<at>in|at|for|with|on|among|during) (?<a>(?:(?! than ).)+?) or (?:(?<at2>in|at|for|with|on|among|during) )?(?<b>.+?)
    `,
    part => ({
      kind: mostOf(part('more')),
      left: `${part('what')} ${part('at')} ${part('a')}`,
      right: `${part('what')} ${part('at2') || part('at')} ${part('b')}`,
      ...byQuality(part('more')),
    }),
  ),
  // "our late rate in Oslo vs Bergen"
  rule(
    fragment`
      (?:what(?:['’]s| is| was| are| were) )?(?:the |our |my )?(?<what>(?:[a-z-]+ )?(?:rate|ratio|share|percentage)) (?<at>in|at|for|with|on|among) (?<a>.+?)
      \ (?:vs\.?|versus|against|compared (?:to|with)) (?:(?<at2>in|at|for|with|on|among) )?(?<b>.+?)
    `,
    part => ({
      kind: 'several',
      left: `${part('what')} ${part('at')} ${part('a')}`,
      right: `${part('what')} ${part('at2') || part('at')} ${part('b')}`,
    }),
  ),
]
