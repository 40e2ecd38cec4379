import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Order = Facts['fooddepot']['depotOrders'][number]
export type Product = Facts['fooddepot']['depotProducts'][number]

/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)
/** The same where only those that arrived may count, too. */
export const bought = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled'), rows.filter(one => one.status === 'Delivered')], answer) // oxfmt-ignore
/** Products that are no longer bought may count or not where the question leaves it open. */
export const offered = (rows: Product[], answer: (rows: Product[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => !one.isDiscontinued)], answer)

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
