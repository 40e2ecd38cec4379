/** What is true in the world, in the words of the shop. */
import * as gold from '../../gold.ts'
import { brands, categories, customers, deliveries, lines, orders, payments, products, reviews, stocks, suppliers, TODAY, vouchers, type Customer, type Line, type Order, type Product, type Return } from './data.ts' // oxfmt-ignore

export const sum = <T>(list: readonly T[], of: (one: T) => number): number => Math.round(100 * list.reduce((all, one) => all + of(one), 0)) / 100 // oxfmt-ignore
export const average = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0) / list.length // oxfmt-ignore
export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]
/** Groups of a list, by what they have in common. */
export const groups = <T, K>(list: readonly T[], of: (one: T) => K): [K, T[]][] =>
  distinct(list.map(of)).map(key => [key, list.filter(one => of(one) === key)])

const named = <T extends { name: string }>(list: readonly T[], name: string): T => list.find(one => one.name === name)!
export const product = (name: string) => named(products, name)
export const customer = (name: string) => named(customers, name)
export const brand = (name: string) => named(brands, name)
export const category = (name: string) => named(categories, name)
export const supplier = (name: string) => named(suppliers, name)
export const order = (number: number) => orders.find(one => one.number === number)!
export const voucher = (code: string) => vouchers.find(one => one.code === code)!

export const isSold = (one: Order) => one.state !== 'cancelled'
export const soldOrders = orders.filter(isSold)
export const soldLines = lines.filter(one => isSold(one.order))
export const ordersOf = (one: Customer) => orders.filter(other => other.customer === one)
export const linesOf = (one: Product, among: readonly Line[] = lines) => among.filter(line => line.product === one)
export const reviewsOf = (one: Product) => reviews.filter(other => other.product === one)
export const inCategory = (name: string) => products.filter(one => one.category.name === name)
export const byBrand = (name: string) => products.filter(one => one.brand.name === name)
export const placedIn = (prefix: string, among: readonly Order[] = orders) => among.filter(one => one.placedOn.startsWith(prefix)) // oxfmt-ignore
export const worth = (one: Line) => one.quantity * one.unitPrice
export const revenue = (among: readonly Order[]) => sum(among.filter(isSold), one => one.total)
export const spentBy = (one: Customer) => revenue(ordersOf(one))
export const isLate = (one: Order) => one.delivery !== null && one.delivery.deliveredOn === null && one.delivery.dueOn < TODAY // oxfmt-ignore
export const lateOrders = orders.filter(isLate)
export const needsReorder = (one: Product) => one.stock <= one.reorderLevel
export const isValid = (one: (typeof vouchers)[number]) => one.from <= TODAY && TODAY <= one.until
export const faulty = (one: Return) => one.reason === 'faulty'

/** Products, or the records that a service keeps of their stock. */
export const setOfStock = (list: readonly Product[]) =>
  gold.either(gold.set(list), gold.set(stocks.filter(one => list.includes(one.product))))
/** Orders, or what was delivered of them. */
export const setOfDeliveries = (list: readonly Order[]) =>
  gold.either(gold.set(list), gold.set(deliveries.filter(one => list.includes(one.order))))
/** Orders, or what was to be paid for them. */
export const setOfPayments = (list: readonly Order[]) =>
  gold.either(gold.set(list), gold.set(payments.filter(one => list.includes(one.order))))
/** Records, or only their names. */
export const setOrNames = (list: readonly { name: string }[]) => gold.either(gold.set(list), gold.set(list.map(one => one.name))) // oxfmt-ignore
/** What was bought: the products, or the lines of the orders. */
export const setOfBought = (list: readonly Line[]) => gold.either(setOrNames(distinct(list.map(one => one.product))), gold.set(list)) // oxfmt-ignore
/** A figure over all orders, or over those that were not cancelled. */
export const withOrWithout = (figure: (among: readonly Order[]) => gold.Gold) => gold.either(figure(soldOrders), figure(orders)) // oxfmt-ignore
/** Money that came in: of orders that were not cancelled, or of those that were paid. */
export const income = (among: readonly Order[]) =>
  gold.either(gold.money(revenue(among)), gold.money(sum(among.filter(one => one.payment.paidOn), one => one.total))) // oxfmt-ignore
export const REASON_WORDS: Record<string, string[]> = {
  faulty: ['faulty', 'defective', 'fault'],
  'wrong item': ['wrong item', 'wrong_item', 'wrongitem'],
  'damaged in transit': ['damaged in transit', 'damaged_in_transit', 'damaged', 'transitdamage', 'transit damage'],
  'changed mind': ['changed mind', 'changed_mind', 'changedmind'],
  'not as described': ['not as described', 'not_as_described', 'notasdescribed'],
}
