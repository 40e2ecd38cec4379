import type { createRandom } from '../../../support/apis/random.ts'
import { shiftDay, type createDays } from '../days.ts'

export type Random = ReturnType<typeof createRandom>
export type Days = ReturnType<typeof createDays>

export const cents = (amount: number) => Math.round(100 * amount) / 100
export const later = (one: string, other: string) => (one > other ? one : other)
/** The day that lies so much later, but not behind the last one. */
export const soonAfter = (day: string, days: number, last: string) => {
  const shifted = shiftDay(day, days)
  return shifted < last ? shifted : last
}
/** In another order. */
export function shuffle<T>(random: Random, rows: readonly T[]): T[] {
  const left = [...rows]
  return rows.map(() => left.splice(random.whole(0, left.length - 1), 1)[0]!)
}
