import * as gold from '../gold.ts'
import * as pick from '../pick.ts'

interface Named {
  id: number | string
  firstName: string
  lastName: string
}
export const nameOf = (one: Pick<Named, 'firstName' | 'lastName'>) => `${one.firstName} ${one.lastName}`

/** The `index`-th person who passes, and whose name nobody else has. */
export const person = <T extends Named>(rows: readonly T[], test: (row: T) => boolean, index = 0): T =>
  pick.nth(rows, one => test(one) && rows.every(other => other.id === one.id || nameOf(other) !== nameOf(one)), index)

/** How a code such as `in_review` or `inProgress` may be written in an answer. */
export function apart(code: string): gold.Spelled {
  const words = code.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(/[_ ]/) // oxfmt-ignore
  return gold.spelled(code, words.join(' '), words.join('-'))
}

/** The rows, or that there are none. */
export const listOf = (rows: object[]): gold.Gold => (rows.length > 0 ? gold.set(rows) : gold.empty())

/** A question back, or a refusal that does nothing. */
export const asksBack = () => gold.either(gold.clarify(), gold.all(gold.nowrite(), gold.unknown()))

/** How many rows each value of a field has. */
export const sizes = <T>(rows: readonly T[], key: (row: T) => string): [gold.Spelled, number][] =>
  pick.rank(rows, key).map(({ key: name, rows: own }) => [apart(name), own.length])

/** Whose figure is largest, as a record or by the name. */
export const champion = <T extends object>(
  rows: readonly T[],
  figure: (row: T) => number,
  name: (row: T) => string,
): gold.Gold => {
  const top = Math.max(...rows.map(figure))
  const best = rows.filter(one => figure(one) === top)
  return gold.either(gold.record(...best), ...best.map(one => gold.text(name(one))))
}
