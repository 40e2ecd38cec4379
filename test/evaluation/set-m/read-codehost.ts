import * as pick from '../pick.ts'

/** The `index`-th row of a repository that passes. */
export const numbered = <T extends { repository: { fullName: string } }>(
  rows: readonly T[],
  fullName: string,
  index: number,
  test: (one: T) => boolean = () => true,
): T => pick.nth(rows, one => one.repository.fullName === fullName && test(one), index)
