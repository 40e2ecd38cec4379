import { fragment, pattern } from '../../../lib/patterns.ts'
import { AGAINST } from '../choice/comparisons/rule.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import {
  type Composite,
  type Condition,
  type Grouping,
  type Meaning,
  type Query,
  type Selection,
  type OwnedCondition,
  conditionsIn,
} from '../reading/query.ts'

const LEAD = fragment`^\W*(?:(?:and|but|so|ok|okay|now|then|please|can you|could you|let['’]s)\W+)*`
const IT = '(?:that|it|this|them|those|these)'
/** "compare that with 2024", "how does that compare to Ohio?", "compared to last year?", "versus May". */
const COMPARES = pattern('iu')`
  ${LEAD}(?:
    compare\ ${IT}\ (?:with|to|against|and)
    |(?:set|put)\ ${IT}\ (?:against|beside|next\ to)
    |how\ (?:does|do|did)\ (?:${IT}|they)\ compare\ (?:with|to|against)
    |(?:how|what)\ (?:is|was|are|were)\ (?:${IT}|they)\ compared\ (?:with|to|against)
    |${AGAINST}
  )\ (?:the\ (?:same|ones?|figures?|numbers?)\ (?:in|for|of|from)\ |that\ (?:in|for|of)\ )?(?<other>[\p{L}\d][\p{L}\d '’&.,-]*?)(?:,?\ please)?\W*$
`

/** What a message sets the figures before against: "2024". */
export const comparedWith = (message: string, last: Query | undefined): string | undefined =>
  last && /^(?:measure|group)$/.test(last.ask) ? execIn(message, COMPARES)?.groups?.['other'] : undefined

/** How the same may be asked of the other: of what it is in, of what it is. */
export const askOfOther = (other: string): string[] =>
  /^(?:in|at|for|of|from|with|on|by)\b/i.test(other)
    ? [`and ${other}?`]
    : [`and in ${other}?`, `and ${other}?`, `and for ${other}?`]

/**
 * The figures before beside the same ones of others: two numbers are set against each other, groups are told for both in every group.
 * Undefined where they are no such figures, or differ in more than one condition.
 */
export function besideEachOther(last: Query, other: Meaning | undefined): Meaning | undefined {
  if (other?.kind !== 'query' || other.ask !== last.ask || other.root.entity !== last.root.entity) return undefined
  const isSameFigure = (['measures', 'group', 'subgroup'] as const).every(
    key => JSON.stringify(last[key]) === JSON.stringify(other[key]),
  )
  if (!isSameFigure) return undefined
  const own = differing(last.root, other.root)
  if (!own) return last.ask === 'measure' && areOtherParts(last.root, other.root) ? compared([last, other]) : undefined
  return last.ask === 'group' ? groupsBeside(last, own) : inOrder(last, other, own)
}

/** A condition that two selections have with different values, and the kind of record that it is on. */
interface Differing {
  entity: string
  one: Condition
  other: Condition
}

function differing(one: Selection, other: Selection): Differing | undefined {
  const [mine, theirs] = [conditionsIn(one), conditionsIn(other)]
  const left = mine.filter(own => !theirs.some(their => isSame(own, their)))
  const right = theirs.filter(their => !mine.some(own => isSame(own, their)))
  const [a, b] = [left[0], right[0]]
  if (mine.length !== theirs.length || !a || !b || left.length > 1 || right.length > 1) return undefined
  const isAlike = a.entity === b.entity && a.condition.columns.join() === b.condition.columns.join()
  return isAlike && a.condition.op === b.condition.op
    ? { entity: a.entity, one: a.condition, other: b.condition }
    : undefined
}

const isSame = (one: OwnedCondition, other: OwnedCondition): boolean =>
  one.entity === other.entity && valuesOf(one.condition) === valuesOf(other.condition)

const valuesOf = ({ columns, op, values }: Condition): string => JSON.stringify([columns, op, values])

/** "my accounts compared to third-party ones": the same of two parts of a collection. */
const areOtherParts = (one: Selection, other: Selection): boolean =>
  partOf(one) !== partOf(other) && JSON.stringify(conditionsIn(one)) === JSON.stringify(conditionsIn(other))

const partOf = ({ sources, args }: Selection): string => JSON.stringify([sources, args])

const compared = (parts: Query[]): Composite => ({
  kind: 'compared',
  parts: parts.map(part => structuredClone(part)),
  labels: ['the first', 'the second'],
})

/** Numbers of two times are told from the earlier one to the later one, and what both are told by in one order. */
function inOrder(last: Query, other: Query, { one, other: theirs }: Differing): Composite {
  const isLater = one.asDay === true && String(theirs.values[0]) < String(one.values[0])
  const columns = last.root.where.map(condition => condition.columns.join())
  const where = other.root.where.toSorted(
    (a, b) => columns.indexOf(a.columns.join()) - columns.indexOf(b.columns.join()),
  )
  const same = { ...other, root: { ...other.root, where } }
  return compared(isLater ? [same, last] : [last, same])
}

/** Groups inside the groups: of one of the two, and of the other. */
function groupsBeside(last: Query, { entity, one, other }: Differing): Query | undefined {
  if (last.subgroup || one.columns.length !== 1) return undefined
  const period = periodOf(one, other)
  const isValue = one.op === '=' && one.values.length === 1 && other.values.length === 1
  const subgroup: Grouping | undefined =
    period || isValue ? { entity, columns: one.columns, ...(period && { period }) } : undefined
  const both = subgroup && (period ? eitherPeriod(one, other) : eitherValue(one, other))
  if (!subgroup || !both) return undefined
  const { groupOrder: _order, having: _having, winner: _winner, shown: _shown, ...query } = structuredClone(last)
  return { ...query, root: withBoth(query.root, one, both), subgroup }
}

const eitherValue = (one: Condition, other: Condition): Condition[] => [
  { ...one, op: 'in', values: [...one.values, ...other.values], label: `${one.label} or ${String(other.values[0])}` },
]

/** Two spans of time that touch are one; others are told one by one. */
function eitherPeriod(one: Condition, other: Condition): Condition[] {
  const [first, second] = [one, other].sort((a, b) => String(a.values[0]).localeCompare(String(b.values[0])))
  const next = new Date(`${String(first!.values[1])}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  const touches = next.toISOString().slice(0, 10) === String(second!.values[0])
  return touches
    ? [{ ...first!, values: [first!.values[0]!, second!.values[1]!], label: `${first!.label} and ${second!.label}` }]
    : [first!, second!]
}

function withBoth(root: Selection, one: Condition, both: Condition[]): Selection {
  const own = root.where.find(condition => valuesOf(condition) === valuesOf(one))
  const related = root.related.map(part => ({ ...part, selection: withBoth(part.selection, one, both) }))
  if (!own) return { ...root, related }
  const where = root.where.filter(condition => condition !== own)
  return both.length === 1
    ? { ...root, related, where: [...where, both[0]!] }
    : { ...root, related, where, anyOf: [...(root.anyOf ?? []), both] }
}

/** The period that two spans of days are each one of: two years, two months. */
function periodOf(one: Condition, other: Condition): Grouping['period'] | undefined {
  const [mine, theirs] = [one, other].map(spanOf)
  return mine !== undefined && mine === theirs ? mine : undefined
}

function spanOf({ op, values, asDay }: Condition): 'year' | 'quarter' | 'month' | undefined {
  const [from, to] = values.map(String)
  if (op !== 'between' || !asDay || !from || !to || !from.endsWith('-01')) return undefined
  const end = new Date(`${to}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 1)
  const [year, month] = from.split('-').map(Number) as [number, number]
  const months = (end.getUTCFullYear() - year) * 12 + end.getUTCMonth() + 1 - month
  if (end.getUTCDate() !== 1) return undefined
  if (months === 12 && month === 1) return 'year'
  if (months === 3 && month % 3 === 1) return 'quarter'
  return months === 1 ? 'month' : undefined
}
