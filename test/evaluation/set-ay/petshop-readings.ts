import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type Shop = Facts['petshop']
export type Order = Shop['pawOrders'][number]
type Product = Shop['pawProducts'][number]
type Return = Shop['pawReturns'][number]

/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)
/** Products that the webshop no longer shows may count or not where the question leaves it open. */
export const offered = (rows: Product[], answer: (rows: Product[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.isActive)], answer)
/** Returns that were turned down may count or not where the question leaves it open. */
export const sentBack = (rows: Return[], answer: (rows: Return[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'rejected')], answer)

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold => {
  const writings = [String(value.value), value.value.toFixed(2), value.value.toFixed(3)]
  return gold.either(value, gold.all(gold.record(row), gold.mentions(writings)))
}

/** What the records of the shop lead to. */
export const trace = ({ pawOrders, pawOrderLines, pawProducts, pawCustomers, pawSuppliers }: Shop) => ({
  linesOf: (rows: Order[]) => pawOrderLines.filter(line => rows.some(one => one.id === line.order)),
  buyersOf: (rows: Order[]) => pick.distinct(rows.map(one => pick.find(pawCustomers, one.customer))),
  lineOf: (one: Return) => pick.find(pawOrderLines, one.orderLine),
  productOf: (one: { product: number }) => pick.find(pawProducts, one.product),
  orderOf: (one: { order: number }) => pick.find(pawOrders, one.order),
  supplierOf: (one: Product) => pick.find(pawSuppliers, one.supplier),
})
