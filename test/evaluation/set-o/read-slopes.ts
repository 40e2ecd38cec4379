import * as pick from '../pick.ts'
import { spelled, type Spelled } from '../gold.ts'

interface Named {
  givenName: string
  familyName: string
}
export const nameOf = (one: Named) => `${one.givenName} ${one.familyName}`

/** The `index`-th person who passes, and whose name nobody else has. */
export const person = <T extends Named & { id: number }>(rows: readonly T[], test: (row: T) => boolean, index = 0): T =>
  pick.nth(rows, one => test(one) && rows.every(other => other.id === one.id || nameOf(other) !== nameOf(one)), index)
export const called = <T extends { displayName: string }>(rows: readonly T[], name: string): T =>
  pick.nth(rows, one => one.displayName === name)

/** How a constant such as `PASS_TYPE_THREE_DAY` may be written in an answer. */
export function apart(code: string, prefix: string): Spelled {
  const short = code.slice(prefix.length + 1)
  return spelled(code, short, short.replaceAll('_', ' '), short.replaceAll('_', '-'))
}
