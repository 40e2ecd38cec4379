import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type County = Facts['countylibrary']
type Copy = County['countyCopies'][number]
type Loan = County['countyLoans'][number]
type Reservation = County['countyReservations'][number]

/** Copies that were withdrawn or lost may count or not where the question leaves it open. */
export const held = (rows: Copy[], answer: (rows: Copy[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Withdrawn'), rows.filter(one => !['Withdrawn', 'Lost'].includes(one.status))], answer) // oxfmt-ignore
/** Loans that are overdue: a copy that was reported lost may count or not. */
export const overdue = (rows: Loan[], answer: (rows: Loan[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(one => one.status === 'Overdue'), rows.filter(one => ['Overdue', 'Lost'].includes(one.status))], answer) // oxfmt-ignore
/** Reservations in any state, those not cancelled, those neither cancelled nor expired, or those still open. */
export const reserved = (rows: Reservation[], answer: (rows: Reservation[]) => gold.Gold): gold.Gold =>
  eachReading(
    [[], ['Cancelled'], ['Cancelled', 'Expired'], ['Cancelled', 'Expired', 'Collected']].map(left => rows.filter(one => !left.includes(one.status))).filter(own => own.length > 0), // oxfmt-ignore
    answer,
  )
