import { fragment } from '../../../../lib/patterns.ts'
import { type Rule, countOf, figureOf, greater, mostOf, rule, VERB } from './rule.ts'

const EITHER = 'with|without'
/** "or without one", "than with any", "or without": what the other side has or lacks is said once. */
const SIDES = fragment`
  (?<first>${EITHER}) (?<thing>(?:an? |any |the |our |their )?[^,;?]+?),? (?<or>or|than) (?<second>${EITHER})
  (?: (?:one|ones|any|it|them|that|an? [^,;?]+?))?
`
/** "with or without a lift": one preposition stands right beside the other. */
const BESIDE = fragment`(?<first>${EITHER}) (?<or>or|than) (?<second>${EITHER}) (?<thing>(?:an? |any |the )?[^,;?]+?)`

/** Both sides of what has something and of what has it not; undefined where the prepositions are the same. */
const sidesOf = (part: (name: string) => string): readonly [string, string] | undefined =>
  part('first').toLowerCase() === part('second').toLowerCase()
    ? undefined
    : [`${part('first')} ${part('thing')}`, `${part('second')} ${part('thing')}`]

/** "do we have more moves with a lift or without one": how many are such and how many are not. */
const readCounts: Rule['read'] = part => {
  const sides = sidesOf(part)
  if (!sides) return undefined
  const kind = part('or').toLowerCase() === 'than' ? greater(part('more')) : mostOf(part('more'))
  return { kind, left: countOf(part, sides[0]), right: countOf(part, sides[1]) }
}

const COUNTED = fragment`
  (?:(?:are there|(?<ask>do|did|have) (?<who>we|i|you|they)(?: ${VERB})?|have we(?: got)?) )?
  (?<more>more|fewer|less) (?<what>[^,;?]+?)
`

/** "is the average price of moves higher with a lift or without?": the figure of what has it and of what has it not. */
const readFigures: Rule['read'] = part => {
  const sides = sidesOf(part)
  if (!sides) return undefined
  const kind = part('or').toLowerCase() === 'than' ? greater(part('more')) : mostOf(part('more'))
  const what = figureOf(part('what'))
  return { kind, left: `${what} ${sides[0]}`, right: `${what} ${sides[1]}` }
}

const GRADED = fragment`
  (?:is|are|was|were) (?<what>[^,;?]+?) (?<more>higher|larger|greater|bigger|lower|smaller)
`

/** What has something set against what has it not. */
export const WITH_OR_WITHOUT: readonly Rule[] = [
  rule(`${COUNTED} ${SIDES}`, readCounts),
  rule(`${COUNTED} ${BESIDE}`, readCounts),
  rule(`${GRADED} ${SIDES}`, readFigures),
  rule(`${GRADED} ${BESIDE}`, readFigures),
]
