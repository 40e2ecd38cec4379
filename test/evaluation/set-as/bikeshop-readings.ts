import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Order = Facts['bikeshop']['cycleOrders'][number]
type Product = Facts['bikeshop']['cycleProducts'][number]
type Review = Facts['bikeshop']['cycleReviews'][number]
type Answer<T> = (rows: T[]) => gold.Gold

/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: Answer<Order>): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** What was bought: orders that are not paid, or have not arrived yet, may count or not, too. */
export const bought = (rows: Order[], answer: Answer<Order>): gold.Gold => {
  const kept = rows.filter(one => one.status !== 'cancelled')
  return eachReading([rows, kept, kept.filter(one => one.status !== 'new'), kept.filter(one => one.status === 'delivered')], answer) // oxfmt-ignore
}
/** Products that are no longer sold may count or not where the question leaves it open. */
export const offered = (rows: Product[], answer: Answer<Product>): gold.Gold =>
  eachReading([rows, rows.filter(one => one.active)], answer)
/** Reviews that nobody sees in the shop may count or not where the question leaves it open. */
export const reviewed = (rows: Review[], answer: Answer<Review>): gold.Gold =>
  eachReading([rows, rows.filter(one => one.published)], answer)

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
