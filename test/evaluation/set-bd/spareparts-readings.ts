import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Order = Facts['spareparts']['spareOrders'][number]
export type Part = Facts['spareparts']['spareParts'][number]
export type Return = Facts['spareparts']['spareReturns'][number]

/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Parts that are no longer made may count or not where the question leaves it open. */
export const carried = (rows: Part[], answer: (rows: Part[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => !one.isDiscontinued)], answer)
/** Returns that were refused, or that are not here yet, may count or not where the question leaves it open. */
export const cameBack = (rows: Return[], answer: (rows: Return[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'rejected'), rows.filter(one => ['received', 'credited', 'rejected'].includes(one.status)), rows.filter(one => ['received', 'credited'].includes(one.status))], answer) // oxfmt-ignore

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value), value.value.toFixed(2)])))
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
