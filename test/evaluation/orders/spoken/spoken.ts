import type { Gold } from '../../gold.ts'
import type { Row } from '../../services/records.ts'

/** What is said turn by turn, and what must have been written, or what must be asked (words of the last reply) with nothing written. */
export type Spoken = readonly [turns: string | readonly string[], wants: Gold | RegExp]

/** What the expectations are made of: records of the service, and days counted from today. */
export interface Around {
  /** The first record of a kind for which a field has a value, or for which a test holds. */
  one(kind: string, field: string, value: unknown): Row
  rows(kind: string): Row[]
  /** '2026-03-14', some days from today. */
  day(offset: number): string
  /** The next day of that name behind today (0: Sunday). */
  next(weekday: number): string
}
export type OrdersOf = (around: Around) => readonly Spoken[]
