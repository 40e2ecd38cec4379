import type { Condition, Selection } from '../reading/query.ts'

/** States that say whether something has come to its end by now. */
const SAYS_ENDED =
  /^(?:not[ _-]?)?(?:expired|lapsed|ended|terminated|inactive|valid|active|current|in[ _-]?force|running)$/i
const saysEnded = ({ values }: Condition): boolean =>
  values.some(value => typeof value === 'string' && SAYS_ENDED.test(value))

/**
 * "how many certificates have run out?", told by the day on which they end – "how many are still valid?", told by their state: the one says what
 * the other does, so the state takes the place of the day.
 */
export function replaceEnd(selection: Selection, change: Selection, today: string): void {
  if (!change.where.some(saysEnded)) return
  const isByNow = ({ asDay, op, values }: Condition) => asDay === true && /^[<>]=?$/.test(op) && values.join() === today
  selection.where = selection.where.filter(condition => !isByNow(condition))
}
