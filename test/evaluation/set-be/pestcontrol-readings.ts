import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Customer = Facts['pestcontrol']['pestCustomers'][number]
export type Product = Facts['pestcontrol']['pestProducts'][number]
export type Technician = Facts['pestcontrol']['pestTechnicians'][number]
export type Visit = Facts['pestcontrol']['pestVisits'][number]

/** Customers whose account is closed may count or not where the question leaves it open. */
export const served = (rows: Customer[], answer: (rows: Customer[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.accountStatus !== 'closed')], answer)
/** Products that are no longer made may count or not where the question leaves it open. */
export const stillMade = (rows: Product[], answer: (rows: Product[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => !one.isDiscontinued)], answer)
/** Technicians who have left may count or not where the question leaves it open. */
export const employed = (rows: Technician[], answer: (rows: Technician[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.isActive)], answer)
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
