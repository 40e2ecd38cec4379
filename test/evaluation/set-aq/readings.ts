import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Issue = Facts['sitelog']['siteIssues'][number]
type Order = Facts['shoeshop']['shoeOrders'][number]
type Absence = Facts['workforce']['workAbsences'][number]

/** Issues that are not closed: one that was rejected may count or not. */
export const unclosed = (rows: Issue[], answer: (rows: Issue[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(one => one.state !== 'closed'), pending(rows)], answer)
/** Issues that are open: those in this state, or all on which there is something to do. */
export const stillOpen = (rows: Issue[], answer: (rows: Issue[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(one => one.state === 'open'), rows.filter(one => one.state !== 'closed'), pending(rows)], answer) // oxfmt-ignore
const pending = (rows: Issue[]) => rows.filter(one => !['closed', 'rejected'].includes(one.state))

/** Orders that were cancelled may count or not where the question leaves it open. */
export const bought = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Absences that were approved, or that nobody has turned down. */
export const away = (rows: Absence[], answer: (rows: Absence[]) => gold.Gold): gold.Gold =>
  eachReading([rows.filter(one => one.status === 'Approved'), rows.filter(one => !['Declined', 'Cancelled'].includes(one.status))], answer) // oxfmt-ignore

/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
/** Records, or those that they point to. */
export const rowsOr = <T extends object>(rows: readonly T[], other: (row: T) => object): gold.Gold =>
  gold.either(gold.set(once(rows.map(other))), gold.set(rows))
