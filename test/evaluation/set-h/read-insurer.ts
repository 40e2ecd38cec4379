import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'

/** What the insurer shows unless it is asked for what was deleted. */
export const readInsurer = ({ insurer }: Facts) => ({
  ...insurer,
  policies: insurer.policies.filter(one => one.deletedAt === null),
  claims: insurer.claims.filter(one => one.deletedAt === null),
})

/** A code, or what it stands for. */
export const coded = (codes: Record<number, string>, code: number) => gold.spelled(code, codes[code]!)
