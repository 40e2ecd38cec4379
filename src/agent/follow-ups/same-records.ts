import type { Condition, Query, Selection } from '../understand/reading/query.ts'

/** What counts of a condition: how the message put it does not. */
const keyOf = ({ columns, op, values, asDay, than, scale }: Condition): string =>
  JSON.stringify([
    columns,
    op === 'in' && values.length === 1 ? '=' : op,
    values.map(value => (typeof value === 'string' ? value.toLowerCase() : value)),
    asDay ?? false,
    than,
    scale,
  ])

const keysOf = (conditions: readonly Condition[]): string[] => conditions.map(keyOf).sort()

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

const orderOf = ({ order, limit, offset }: Selection): string =>
  JSON.stringify([order?.columns, order?.direction, limit, offset])

const restOf = ({ sources, args, anyOf, derived, related, within, except }: Selection): string =>
  JSON.stringify([
    sources.toSorted(),
    args,
    (anyOf ?? []).map(keysOf),
    derived ?? [],
    related.map(one => [keyOfSelection(one.selection), one.exists, one.count]).sort(),
    within && keyOfSelection(within),
    except && keyOfSelection(except),
  ])

const keyOfSelection = (selection: Selection): string =>
  JSON.stringify([selection.entity, keysOf(selection.where), restOf(selection), orderOf(selection)])

/** Whether two selections are of the same records. */
export const isSameSelection = (a: Selection, b: Selection): boolean => keyOfSelection(a) === keyOfSelection(b)

/**
 * Whether the records of `now` are those of `before`, further narrowed by `added` and nothing else: as conditions of their own,
 * or as some from among those before. `anyOrder`: they may stand in another order, and be cut elsewhere.
 */
export function narrows(
  now: Selection,
  before: Selection,
  { added = [], anyOrder = false }: { added?: readonly Condition[]; anyOrder?: boolean } = {},
): boolean {
  if (now.entity !== before.entity) return false
  const isOver =
    isSameList(keysOf(now.where), keysOf([...before.where, ...added])) &&
    restOf(now) === restOf(before) &&
    (anyOrder || orderOf(now) === orderOf(before))
  const isAmong =
    now.within !== undefined &&
    isSameSelection(now.within, before) &&
    isSameList(keysOf(now.where), keysOf(added)) &&
    !now.related.length &&
    !now.anyOf?.length
  return isOver || (isAmong && (anyOrder || now.limit === undefined))
}

/** Whether two requests ask for the same. */
export const isSameRequest = (a: Query, b: Query): boolean =>
  isSameSelection(a.root, b.root) &&
  JSON.stringify([a.ask, a.measures, a.group, a.subgroup, a.groupOrder, a.having, a.project]) ===
    JSON.stringify([b.ask, b.measures, b.group, b.subgroup, b.groupOrder, b.having, b.project])
