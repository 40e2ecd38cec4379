import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Booking = Facts['marketstalls']['stallBookings'][number]
type Trader = Facts['marketstalls']['stallTraders'][number]

/** Traders who have left, or may not trade now, may count or not where the question leaves it open. */
export const onTheBooks = (rows: Trader[], answer: (rows: Trader[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Left'), rows.filter(one => one.status === 'Active')], answer)
/** Bookings that were cancelled may count or not where the question leaves it open. */
export const booked = (rows: Booking[], answer: (rows: Booking[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
/** The trader of this name. */
export const traderNamed = (rows: Trader[], name: string): Trader => {
  const found = rows.filter(one => one.tradingName === name)
  if (found.length !== 1) throw new Error(`No single trader is called ${name}`)
  return found[0]!
}
