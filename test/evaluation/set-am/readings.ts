import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Installation = Facts['solar']['solarInstallations'][number]
type Move = Facts['movers']['houseMoves'][number]
type Enrolment = Facts['afterschool']['clubEnrolments'][number]
type Club = Facts['afterschool']['schoolClubs'][number]

/** Installations that were cancelled, or are not there yet, may count or not where the question leaves it open. */
export const installed = (rows: Installation[], answer: (rows: Installation[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => one.status === 'completed')], answer) // oxfmt-ignore
/** Moves that were cancelled, or have not taken place, may count or not where the question leaves it open. */
export const moved = (rows: Move[], answer: (rows: Move[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => one.status === 'completed')], answer) // oxfmt-ignore
/** Who waits or has left may count or not where the question leaves it open. */
export const enrolled = (rows: Enrolment[], answer: (rows: Enrolment[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Withdrawn'), rows.filter(one => one.status === 'Active')], answer) // oxfmt-ignore
/** Clubs that were cancelled, or are only planned, may count or not where the question leaves it open. */
export const offered = (rows: Club[], answer: (rows: Club[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled'), rows.filter(one => one.status === 'Running')], answer) // oxfmt-ignore
