import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Cheese = Facts['cheesedairy']['dairyCheeses'][number]
export type Delivery = Facts['cheesedairy']['dairyDeliveries'][number]
export type Order = Facts['cheesedairy']['dairyOrders'][number]

/** Orders that were cancelled may count or not where the question leaves it open. */
export const placed = (rows: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'CANCELLED')], answer)
/** Cheeses that are no longer made may count or not where the question leaves it open. */
export const made = (rows: Cheese[], answer: (rows: Cheese[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => !one.discontinued)], answer)
/** Milk that was turned away may count or not where the question leaves it open. */
export const taken = (rows: Delivery[], answer: (rows: Delivery[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status === 'ACCEPTED')], answer)

export const litresOf = (rows: Delivery[]) => pick.sum(rows, one => one.litres)
export const centsOf = (rows: Order[]) => pick.sum(rows, one => one.total.amount)
/** Money is kept in cents, and may be told in euros or as it is kept. */
export const euros = (cents: number, answer: (money: gold.NumberGold) => gold.Gold = money => money): gold.Gold =>
  gold.either(answer(gold.money(cents / 100)), answer(gold.money(cents)))
/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value)])))
/** Each row once. */
export const once = <T>(rows: readonly T[]): T[] => [...new Set(rows)]
