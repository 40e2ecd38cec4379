import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { Wedding } from '../services/weddings/data.ts'

/** What is right over any of the readings of what the rows are; equal answers stand once. */
export function eachReading<T>(readings: readonly T[][], answer: (rows: T[]) => gold.Gold): gold.Gold {
  const answers = new Map(readings.map(rows => [JSON.stringify(answer(rows)), answer(rows)]))
  return answers.size === 1 ? [...answers.values()][0]! : gold.either(...answers.values())
}

/** The `index`-th wedding that passes, and whose couple is named as no other. */
export const wedding = (rows: readonly Wedding[], test: (row: Wedding) => boolean, index = 0): Wedding =>
  pick.nth(rows, one => test(one) && rows.every(other => other === one || other.name !== one.name), index)
