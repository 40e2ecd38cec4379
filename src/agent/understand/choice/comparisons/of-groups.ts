import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn } from '../../../../lib/prefilter/may-match.ts'
import { superlativeOf } from '../../language/gradables.ts'
import { singular } from '../../language/words.ts'
import type { Comparison } from './rule.ts'

/** What groups are made by, in one to four words. */
const BY = String.raw`(?:(?:the|each|every|its|their|our) )?[\p{L}-]+(?: [\p{L}-]+){0,3}?`
const EACH = fragment`
  (?:(?:for|in|of|by|per|at|within)\ (?:each|every)|by|per|(?:broken|split|grouped|divided)\ (?:down\ |up\ )?by
  |across\ (?:all\ )?(?:the\ )?(?=\p{L}+s\b))
`
/** Nouns for how two figures stand to each other. */
const OF_TWO = '(?:difference|gap|spread|range|distance|ratio|quotient)'

/** "for each region, …" */
const FIRST = pattern(
  'iu',
)`^\W*(?:for|in|by|per|within|at)\ (?:each|every)\ (?<by>[\p{L}-]+(?:\ [\p{L}-]+){0,2}),?\ (?<rest>.+)$`
/** "… by region" */
const LAST = pattern('iu')`^(?<rest>.{12,}?),?\ (?:${EACH})\ (?<by>${BY})\W*$`
/** "which region has the largest difference between …" */
const RANKED = pattern('iu')`
  ^\W*(?:which|what|(?:the\ )?(?:(?<end>top|bottom)\ (?:(?<many>\d+)\ )?))(?:of\ (?:the|our)\ )?\ ?(?<by>[\p{L}-]+(?:\ [\p{L}-]+){0,2}?)
  \ (?:has|have|had|shows?|with|is\ the\ one\ with|by)\ (?:the\ )?(?:(?<most>\p{L}+)\ )?(?<rest>${OF_TWO}\ .+|.+?\ (?:divided\ by|minus)\ .+)$
`

/** What a comparison is told for: every group of records, or those that come first by it. */
export interface OfGroups {
  rest: string
  by: string
  order?: { direction: 'asc' | 'desc'; limit: number }
}

const WIDTHS: Readonly<Record<string, 'asc' | 'desc'>> = {
  widest: 'desc',
  narrowest: 'asc',
  best: 'desc',
  worst: 'asc',
}

/** "the difference between … by region", "for each region, …", "which region has the largest gap between …". */
export function takeGroups(sentence: string): OfGroups | undefined {
  const ranked = execIn(sentence, RANKED)?.groups
  if (ranked) {
    const { end, many, most = '' } = ranked
    const word = most.toLowerCase()
    const direction = end ? (/top/i.test(end) ? 'desc' : 'asc') : (WIDTHS[word] ?? superlativeOf(word)?.direction)
    const limit = many === undefined ? 1 : Number(many)
    const by = limit > 1 ? singular(ranked['by']!) : ranked['by']!
    return direction && { rest: `the ${ranked['rest']!}`, by, order: { direction, limit } }
  }
  const found = (execIn(sentence, FIRST) ?? execIn(sentence, LAST))?.groups
  return found && { rest: found['rest']!, by: found['by']!.replace(/^(?:each|every|the) /i, '') }
}

/** "the highest rent by building": the figure of each building, and not the flat that has it. */
const sayEnd = (side: string): string =>
  side
    .replace(/^(?:the )?(?:highest|largest|biggest|greatest|top|max)(?= )/i, 'maximum')
    .replace(/^(?:the )?(?:lowest|smallest|least|min)(?= )/i, 'minimum')

/** Both sides for each group. */
export const ofEachGroup = (comparison: Comparison, { by, order }: OfGroups): Comparison => ({
  ...comparison,
  left: `${sayEnd(comparison.left)} by ${by}`,
  right: `${sayEnd(comparison.right)} by ${by}`,
  isOne: true,
  isOfGroups: true,
  ...(order && { order }),
})
