import type { Selection } from './query.ts'

/** All records of a kind. */
export const isAllOf = ({ where, anyOf, related, within, except, sources, limit, args }: Selection): boolean =>
  !where.length &&
  !anyOf?.length &&
  !related.length &&
  !within &&
  !except &&
  !sources.length &&
  limit === undefined &&
  Object.values(args).every(given => !Object.keys(given).length)

/** The one record that a selection still is, where it goes on from a record that a rank chose, and narrows it by nothing. */
export function stillOne({ within, ...rest }: Selection): Selection | undefined {
  if (!within || !isAllOf(rest)) return undefined
  return within.order && within.limit === 1 ? within : stillOne(within)
}
