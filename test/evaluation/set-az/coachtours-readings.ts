import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Booking = Facts['coachtours']['larkBookings'][number]
export type Departure = Facts['coachtours']['larkDepartures'][number]

/** Bookings that were cancelled later may count or not where the question leaves it open. */
export const made = (rows: Booking[], answer: (rows: Booking[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)
/** Options count or not, too, where it is left open who is booked. */
export const booked = (rows: Booking[], answer: (rows: Booking[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled'), rows.filter(one => one.status === 'Confirmed')], answer) // oxfmt-ignore
/** Departures that were cancelled may count or not where the question leaves it open. */
export const listed = (rows: Departure[], answer: (rows: Departure[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)

/** Departures that are still on the road may count or not where it is asked what has been. */
export const back = (rows: Departure[], answer: (rows: Departure[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(one => one.status === 'Completed'), rows], answer)

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions(priceAs(value.value))))
/** 359 as it may be written. */
export const priceAs = (amount: number) => [String(amount), amount.toFixed(2), amount.toLocaleString('en-GB')]
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
/** What is still to be paid for bookings. */
export const owed = ({ status, total, paid }: Booking) => (status === 'Cancelled' ? 0 : total.amount - paid.amount)
