import { pauseIfDue } from '../../../lib/in-slices.ts'
import { gradesBadness, gradesQuality } from '../language/gradables.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { asFigure } from './as-figure.ts'
import { readComparison, readComparisonOfGroups } from './comparisons.ts'
import type { Comparison } from './comparisons/rule.ts'
import { type Meaning, plainly, type Query, type Selection } from '../reading/query.ts'
import { readBeside } from './read-beside.ts'
import { namesLessWell, OWN_NAME, readBest } from './read-best.ts'
import { asOneFigure } from './one-figure.ts'
import { readKnownValues } from './read-known-values.ts'
import { readComputedLimit, readPlainLimit } from './computed-limits/read-computed-limit.ts'
import { readUnion } from './read-union.ts'
import { asOne, type Understanding, type UnderstandOptions } from '../understanding.ts'

/** Reads one request: the two sides of a comparison or of a union each for itself, anything else as a whole. */
export async function readClause(text: string, options: UnderstandOptions): Promise<Understanding> {
  const limited = await readComputedLimit(text, options, readClause)
  if (limited) return limited
  const beside = await readBeside(text, options)
  if (beside) return beside
  const ofGroups = await readComparisonOfGroups(text)
  const grouped = ofGroups && (await readAsOne(ofGroups, options))
  if (grouped) return grouped
  for (let comparison = await readComparison(text); comparison; comparison = comparison.otherwise) {
    const sides = await readSides(comparison, options)
    const meaning = setAgainst(comparison, sides, options.knowledge)
    if (meaning)
      return { meaning, ...asOne(sides), unknown: sides.flatMap(({ unknown }) => unknown), rivals: rivalsOf(sides) }
  }
  await pauseIfDue()
  const union = await readUnion(text, options, readClause)
  if (union) return union
  const read = await readBest(text, options)
  if (!read.unknown.length) return read
  return (await readKnownValues(text, options, readBest)) ?? (await readPlainLimit(text, options, readClause)) ?? read
}

/** The applications that have such records as well, of either side. */
const rivalsOf = (sides: Sides): string[] => [...new Set(sides.flatMap(({ rivals }) => rivals))]

/** Both sides as figures set against each other. Undefined where they are none, or none that the comparison can be meant of. */
function setAgainst(comparison: Comparison, [left, right]: Sides, knowledge: Knowledge): Meaning | undefined {
  if (left.meaning?.kind !== 'query' || right.meaning?.kind !== 'query') return undefined
  const asked = [left.meaning, right.meaning]
  if (comparison.kind === 'several' && !asked.every(({ ask }) => /^(?:measure|share)$/.test(ask))) return undefined
  const figures = asked.map(query => asFigure(query, knowledge)) as [Query, Query]
  if (comparison.isOne) {
    // Of figures that are both named none is lent to the other; twice the same one was not understood.
    const [one, other] = figures.map(figure => plainly(figure, 'at', 'label'))
    if (one === other || figures.some(({ ask }) => ask !== 'measure')) return undefined
    const figure = asOneFigure(comparison, figures)
    if (figure || comparison.onlyAsOne) return figure
  }
  if (comparison.kind === 'part' && !isOfFirst(figures[0], comparison)) return undefined
  const parts = borrowMeasure(figures)
  const labels = comparison.labels ?? [comparison.left, comparison.right]
  return parts && { kind: kindOf(comparison, parts[0]!, knowledge), parts, labels }
}

/** Whether only those that come first are meant, by the figure itself where nothing else is said. */
function isOfFirst({ root, measures }: Query, { isByFigure }: Comparison): boolean {
  const first = firstOf(root)
  const [by] = first?.order?.columns ?? []
  const isOwn = first?.derived?.some(({ column }) => column === by) || (first === root && by === measures[0]?.column)
  return first !== undefined && (!isByFigure || isOwn)
}
const firstOf = (selection: Selection): Selection | undefined =>
  selection.limit === undefined
    ? selection.related.map(one => firstOf(one.selection)).find(one => one !== undefined)
    : selection

/** Two figures of every group as one: nothing else of groups can be set against each other. */
async function readAsOne(comparison: Comparison, options: UnderstandOptions): Promise<Understanding | undefined> {
  const sides = await readSides(comparison, options)
  const [left, right] = sides.map(side =>
    side.meaning?.kind === 'query' && !side.unknown.length ? side.meaning : undefined,
  )
  const one = left && right && asOneFigure(comparison, [left, right])
  return one && { meaning: one, ...asOne(sides), unknown: [], rivals: [] }
}

/** Of two figures both are told where nothing says whether more of it is better. */
function kindOf(
  { kind, isByQuality }: Comparison,
  { root, measures }: Query,
  { model }: Knowledge,
): Comparison['kind'] {
  const column = measures[0]?.column
  const field = model.entities.get(root.entity)?.fields.find(f => f.column === column)
  if (!isByQuality || !field || gradesQuality(field)) return kind
  return gradesBadness(field) ? (OPPOSITE[kind] ?? kind) : 'several'
}

const OPPOSITE: Partial<Record<Comparison['kind'], Comparison['kind']>> = {
  greater: 'less',
  less: 'greater',
  most: 'least',
  least: 'most',
}

/** "the third-party ones": others in the place of those of the first side. */
const ONES = /^(?:of )?(?:the )?(?:\S+ ){1,3}ones$/i

type Sides = [left: Understanding, right: Understanding]

async function readEach({ left: one, right: other, isOne }: Comparison, options: UnderstandOptions): Promise<Sides> {
  const left = await readClause(one, options)
  // Both figures are named in full: the second goes on from nothing that is said of the first.
  if (isOne) return [left, await readClause(other, options)]
  const previous = left.meaning?.kind === 'query' ? left.meaning : options.previous
  // "that of the third-party accounts": what is measured is said once.
  const said = ONES.test(other) ? `and ${other}` : other
  return [left, await readClause(said, { ...options, ...(previous && { previous }) })]
}

/**
 * Both sides of a comparison. Where they were read of different applications, both are meant of one that understands both and
 * calls their records as well: "is express dearer than economy" of parcels, though orders elsewhere know "express"; "do people in A
 * earn more than those in B" of employees, though A is a team of users elsewhere.
 */
async function readSides(comparison: Comparison, options: UnderstandOptions): Promise<Sides> {
  const sides = await readEach(comparison, options)
  const [left, right] = sides.map(side => (side.meaning?.kind === 'query' ? side.meaning : undefined))
  if (!left || !right || left.app === right.app) return sides
  for (const app of [right.app, left.app]) {
    const again = await readEach(comparison, { ...options, apps: [app] })
    const isComplete = again.every(({ meaning, unknown }) => meaning?.kind === 'query' && !unknown.length)
    if (isComplete && (!canBorrow([left, right]) || again.every((side, at) => isNamedAsWell(side, sides[at]!))))
      return again
  }
  return sides
}

/** It calls the records by their own noun where the other reading does. */
const isNamedAsWell = ({ best }: Understanding, other: Understanding): boolean =>
  !best || !other.best || !namesLessWell(best, other.best, OWN_NAME)

/** A figure of one kind of record is none of another kind. */
const canBorrow = ([left, right]: [Query, Query]): boolean =>
  left.ask === right.ask || left.root.entity === right.root.entity

/** One side of a comparison takes the figure that only the other one names. */
function borrowMeasure([left, right]: [Query, Query]): Query[] | undefined {
  // "is our late rate better in Oslo or in Bergen": parts of a whole are figures too.
  if ([left, right].every(q => q.ask === 'share' && !q.universal)) return [left, right]
  const measured = [left, right].find(q => q.ask === 'measure')
  if (!measured || !canBorrow([left, right])) return undefined
  return [left, right].map(q =>
    q.ask === 'measure'
      ? q
      : { ...q, ask: 'measure' as const, measures: measured.measures, project: [], single: false, lookup: false },
  )
}
