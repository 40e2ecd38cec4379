import { spellOut } from '../language/short-forms.ts'
import { runInSlices } from '../../../lib/in-slices.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { ARITHMETIC } from './comparisons/arithmetic.ts'
import { CHANGES_AND_SIDES } from './comparisons/changes.ts'
import { DIFFERENCES } from './comparisons/differences.ts'
import { MORE_OR_LESS } from './comparisons/more-or-less.ts'
import { LARGER_OF_TWO } from './comparisons/larger-of-two.ts'
import type { Comparison } from './comparisons/rule.ts'
import { OF_DOING } from './comparisons/of-doing.ts'
import { OF_ONE_NOUN } from './comparisons/one-noun.ts'
import { ofEachGroup, takeGroups } from './comparisons/of-groups.ts'
import { atTime, takeTimeOfBoth } from './comparisons/time-of-both.ts'
import { sayOnes, sayThose } from './comparisons/those.ts'
import { WITH_OR_WITHOUT } from './comparisons/with-or-without.ts'
import { SHARE_OF_FOREMOST } from './comparisons/share-of-foremost.ts'
import { TIMES_AS } from './comparisons/times-as.ts'

/** In the order in which they are tried. */
const RULES = [
  ...SHARE_OF_FOREMOST,
  ...WITH_OR_WITHOUT,
  ...TIMES_AS,
  ...CHANGES_AND_SIDES,
  ...ARITHMETIC,
  ...DIFFERENCES,
  ...OF_ONE_NOUN,
  ...OF_DOING,
  ...MORE_OR_LESS,
  ...LARGER_OF_TWO,
]

const ABOVE_THAT = /\b(above|over|below|under)(?= (?:that|those) (?:of|in|for|at)\b)/i

/** "the difference between A and B", "is A higher than B", "by how much does A exceed B", "growth from 2023 to 2024". */
export const readComparison = (text: string): Promise<Comparison | undefined> => runInSlices(comparisonSteps(text))

/** The same, told for every group of records: "the difference between … by region", "which region has the largest gap between …". */
export async function readComparisonOfGroups(text: string): Promise<Comparison | undefined> {
  const groups = takeGroups(text)
  const comparison = groups && (await readComparison(groups.rest))
  return comparison && ofEachGroup(comparison, groups)
}

function* comparisonSteps(text: string): Generator<void, Comparison | undefined> {
  const spelled = sayOnes(sayThose(spellOut(text)))
  // "the growth from May to June, in percent": how it is told.
  // "is the price in Oslo above that in Bergen": higher than it.
  const compared = spelled.replace(ABOVE_THAT, (_, sign: string) =>
    /^(?:above|over)$/i.test(sign) ? 'higher than' : 'lower than',
  )
  const sentence = inPercent(compared).replace(/,? (?:in|as an?) (?:percent(?:age)?s?|%)\W*$/i, '')
  const isPercent = sentence !== compared
  const { rest, time } = takeTimeOfBoth(sentence)
  const said = [...(time ? [{ text: rest, time }] : []), { text: sentence, time: '' }]
  for (const one of said)
    for (const { pattern, read } of RULES) {
      const match = execIn(one.text, pattern)
      const comparison = match && read(name => match.groups?.[name] ?? '')
      if (comparison) return atTime(isPercent ? asGrowth(comparison) : comparison, one.time)
      yield
    }
  return undefined
}

const HIGHER = '(?:(?:more|less) [a-z]+|more|less|[a-z]{3,}er)'
/** "by what percentage is A higher than B", "how many percent higher is A", "how much higher in percent is A": by how much, in percent. */
const BY_PERCENT = new RegExp(
  `^(\\W*(?:on average,? )?)(?:by )?(?:(?:what|which|how many) (?:percent(?:age)?|per cent|%)` +
    `(?= (?:(?:is|are|was|were|do|does|did) .+ )?${HIGHER} (?!of\\b).*\\bthan )` +
    `|how much(?= ${HIGHER} (?:in|as a) (?:percent|per cent|percentage|%) (?:is|are|was|were)\\b))(.+?)[\\s?.!]*$`,
  'i',
)
const inPercent = (text: string): string =>
  text.replace(
    BY_PERCENT,
    (_, lead: string, rest: string) =>
      `${lead}by how much${rest.replace(/ (?:in|as a) (?:percent(?:age)?|per cent|%)/i, '')} in percent`,
  )

/** How far apart two figures are, in percent, is by how much the one is beyond the other. */
function asGrowth(comparison: Comparison): Comparison {
  if (comparison.kind === 'change') return { ...comparison, kind: 'growth' }
  if (comparison.kind !== 'difference') return comparison
  const { left, right } = comparison
  return { kind: 'growth', left: right, right: left }
}
