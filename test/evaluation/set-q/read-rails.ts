import * as pick from '../pick.ts'

interface Named {
  id: number
  firstName: string
  lastName: string
}
export const nameOf = (one: Named) => `${one.firstName} ${one.lastName}`

/** The `index`-th person who passes, and whose name nobody else has. */
export const person = <T extends Named>(rows: readonly T[], test: (row: T) => boolean, index = 0): T =>
  pick.nth(rows, one => test(one) && rows.every(other => other.id === one.id || nameOf(other) !== nameOf(one)), index)

/** How a code such as `on_the_way` may be written in an answer. */
export const apart = (code: string) => ({
  alternatives: [code, code.replaceAll('_', ' '), code.replaceAll('_', '-')],
})
