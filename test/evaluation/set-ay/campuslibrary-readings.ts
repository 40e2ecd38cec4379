import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type Library = Facts['campuslibrary']
export type Booking = Library['uniBookings'][number]
export type Copy = Library['uniCopies'][number]
export type Loan = Library['uniLoans'][number]

/** Bookings that were cancelled may count or not where the question leaves it open. */
export const booked = (rows: Booking[], answer: (rows: Booking[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)
/** Copies as records, or by what is printed on them. */
export const copiesAs = (rows: Copy[]): gold.Gold => gold.either(gold.set(rows), gold.set(rows.map(one => one.barcode)))
/** What is lent may be told by its titles, its copies or its loans. */
export const lentAs = ({ uniCopies, uniTitles }: Library, loans: Loan[]): gold.Gold => {
  const copies = loans.map(one => pick.find(uniCopies, one.copyId))
  const titles = once(copies.map(one => pick.find(uniTitles, one.titleId)))
  return gold.either(gold.set(titles), gold.set(titles.map(one => one.title)), copiesAs(copies), gold.set(loans))
}
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value), value.value.toFixed(2)])))
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
