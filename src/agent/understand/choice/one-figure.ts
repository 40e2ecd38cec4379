import { type Condition, type Measure, plainly, type Query, type Selection } from '../reading/query.ts'
import type { Comparison } from './comparisons/rule.ts'

const OPERATORS: Partial<Record<Comparison['kind'], NonNullable<Measure['with']>['operator']>> = {
  ratio: '/',
  minus: '-',
  difference: '-',
  change: '-',
  sum: '+',
}

/**
 * Two figures that are set against each other as one figure of the records they have in common: of the same ones, or of two parts of them.
 * Undefined where they are of others, or in other groups.
 */
export function asOneFigure(
  { kind, order, isOfGroups }: Comparison,
  [left, right]: readonly [Query, Query],
): Query | undefined {
  const operator = OPERATORS[kind]
  const [one, ...more] = left.measures
  const [other, ...others] = right.measures
  if (!operator || !one || !other || more.length || others.length || !isFigure(left) || left.ask !== right.ask)
    return undefined
  if (
    one.with ||
    other.with ||
    one.part ||
    other.part ||
    left.app !== right.app ||
    left.root.entity !== right.root.entity
  )
    return undefined
  if (
    Boolean(left.group) !== Boolean(isOfGroups) ||
    plainly([left.group, left.subgroup]) !== plainly([right.group, right.subgroup])
  )
    return undefined
  if ([left, right].some(query => query.having || query.groupOrder?.limit || query.compares)) return undefined
  if (plainly([one, left.root], 'at', 'label') === plainly([other, right.root], 'at', 'label')) return undefined
  const common = commonOf(left.root, right.root)
  if (!common) return undefined
  const [first, second] = kind === 'difference' ? higherFirst(one, other) : [one, other]
  const [mine, theirs] = first === one ? common.own : common.own.toReversed()
  const measure = { ...partOf(first, mine!), with: { operator, figure: partOf(second, theirs!) } }
  return { ...left, root: common.root, measures: [measure], ...(order && { groupOrder: { by: 'measure', ...order } }) }
}

const isFigure = ({ ask, measures }: Query): boolean =>
  (ask === 'measure' || ask === 'group') && measures[0]?.fn !== 'share'

/** How far they are apart is told from the higher one: "the lowest and the highest". */
const higherFirst = (one: Measure, other: Measure): [Measure, Measure] =>
  one.fn === 'min' || other.fn === 'max' ? [other, one] : [one, other]

const partOf = (measure: Measure, part: Condition[]): Measure => (part.length ? { ...measure, part } : measure)

/** What two selections have in common, and the conditions that only one of them has. */
function commonOf(left: Selection, right: Selection): { root: Selection; own: [Condition[], Condition[]] } | undefined {
  const restOf = ({ where: _where, derived: _derived, ...rest }: Selection) => plainly(rest, 'at', 'label')
  if (restOf(left) !== restOf(right) || left.limit !== undefined) return undefined
  const isIn = (where: readonly Condition[]) => {
    const all = where.map(one => plainly(one, 'at', 'label'))
    return (one: Condition) => all.includes(plainly(one, 'at', 'label'))
  }
  const [inLeft, inRight] = [isIn(left.where), isIn(right.where)]
  const own: [Condition[], Condition[]] = [left.where.filter(c => !inRight(c)), right.where.filter(c => !inLeft(c))]
  // A condition on other records is none that a figure can be parted by.
  if (own.flat().some(c => c.against ?? c.counts)) return undefined
  const derived = [...(left.derived ?? []), ...(right.derived ?? [])]
  const once = derived.filter((one, at) => derived.findIndex(d => d.column === one.column) === at)
  return { root: { ...left, where: left.where.filter(inRight), ...(once.length && { derived: once }) }, own }
}
