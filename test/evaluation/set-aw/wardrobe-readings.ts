import type { Facts } from '../facts.ts'
import type { Gold } from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Product = Facts['wardrobe']['wearProducts'][number]
type Order = Facts['wardrobe']['wearOrders'][number]
type Return = Facts['wardrobe']['wearReturns'][number]

/** Products that are not in the shop yet, or no longer, may count or not where the question leaves it open. */
export const inRange = (rows: Product[], answer: (rows: Product[]) => Gold): Gold =>
  eachReading([rows, rows.filter(one => one.status === 'active'), rows.filter(one => one.status !== 'archived'), rows.filter(one => one.status !== 'draft')], answer) // oxfmt-ignore
/** Orders that were cancelled, or are not paid yet, may count or not where the question leaves it open. */
export const ordered = (rows: Order[], answer: (rows: Order[]) => Gold): Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled'), rows.filter(one => !['cancelled', 'pending'].includes(one.status))], answer) // oxfmt-ignore
/** Returns that have not arrived, or were not accepted, may count or not where the question leaves it open. */
export const returned = (rows: Return[], answer: (rows: Return[]) => Gold): Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'rejected'), rows.filter(one => one.status !== 'requested'), rows.filter(one => ['received', 'refunded'].includes(one.status))], answer) // oxfmt-ignore
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
