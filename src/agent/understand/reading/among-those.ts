import type { Selection } from './query.ts'

/** A selection that further conditions narrow: a copy, or a new one inside it where the old one is cut to a number. */
export function narrow(previous: Selection): Selection {
  const cut = previous.limit !== undefined || previous.offset !== undefined
  if (!cut)
    return { ...structuredClone(previous), where: previous.where.map(c => ({ ...structuredClone(c), at: undefined })) }
  return amongThose(previous)
}

/** Some from among those before. */
export const amongThose = (before: Selection): Selection => ({
  entity: before.entity,
  sources: [...before.sources],
  args: structuredClone(before.args),
  where: [],
  related: [],
  within: structuredClone(before),
})

/** Those among whom one came first or was taken by its place; undefined for several, and for one by its name. */
export function rankedAmong(root: Selection): Selection | undefined {
  const { order, limit, offset: _offset, within, ...all } = root
  if (limit !== 1) return within && !root.where.length && !root.related.length ? rankedAmong(within) : undefined
  if (within) return structuredClone(within)
  return order && structuredClone({ ...all })
}
