import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Contract = Facts['selfstorage']['storageContracts'][number]
type Course = Facts['langschool']['languageCourses'][number]
type Enrolment = Facts['langschool']['courseEnrolments'][number]
type Session = Facts['swimpool']['swimSessions'][number]
type Booking = Facts['swimpool']['swimBookings'][number]
type Order = Facts['kitchens']['kitchenOrders'][number]

/** Contracts that are over, or of which notice was given, may count or not where the question leaves it open. */
export const rented = (rows: Contract[], answer: (rows: Contract[]) => gold.Gold): gold.Gold =>
  eachReading([rows, ...running(rows)], answer)
/** Contracts that run today, with or without those of which notice was given. */
export const running = (rows: Contract[]): Contract[][] =>
  [rows.filter(one => one.status !== 'Ended'), rows.filter(one => one.status === 'Active')] // oxfmt-ignore
/** Courses that were cancelled may count or not where the question leaves it open. */
export const offered = (rows: Course[], answer: (rows: Course[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Who waits or has cancelled may count or not where the question leaves it open. */
export const enrolled = (rows: Enrolment[], answer: (rows: Enrolment[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => one.status === 'confirmed')], answer) // oxfmt-ignore
/** Sessions that were cancelled may count or not where the question leaves it open. */
export const held = (rows: Session[], answer: (rows: Session[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Bookings that were cancelled, or came to nothing, may count or not where the question leaves it open. */
export const booked = (rows: Booking[], answer: (rows: Booking[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => !['cancelled', 'noShow'].includes(one.status))], answer) // oxfmt-ignore
/** Orders that were cancelled may count or not where the question leaves it open. */
export const ordered = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
