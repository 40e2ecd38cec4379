import { either, map, money, ordered, percent, set, type Gold, type MapGold } from '../../gold.ts'
import { lines, type Customer, type Delivery, type Line, type Order, type Product } from './data.ts'

export const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100
export const totalOf = (orders: readonly Order[]): number => sum(orders.map(({ total }) => total))
export const mean = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0) / amounts.length
export const median = (amounts: readonly number[]): number => {
  const sorted = amounts.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
export const share = (part: number, whole: number): Gold => percent((100 * part) / whole)

/** Both readings: those that were cancelled count, or they do not. */
const bothWays = <T>(all: readonly T[], stays: (one: T) => boolean, gold: (some: T[]) => Gold): Gold =>
  either(gold([...all]), gold(all.filter(stays)))
export const ordersBothWays = (orders: readonly Order[], gold: (some: Order[]) => Gold): Gold =>
  bothWays(orders, ({ state }) => state !== 'cancelled', gold)
export const linesBothWays = (some: readonly Line[], gold: (some: Line[]) => Gold): Gold =>
  bothWays(some, ({ order }) => order.state !== 'cancelled', gold)
export const turnover = (orders: readonly Order[]): Gold => ordersBothWays(orders, some => money(totalOf(some)))

export const placedIn = (orders: readonly Order[], when: string): Order[] =>
  orders.filter(({ placed }) => placed.startsWith(when))
export const buyersOf = (orders: readonly Order[]): Customer[] => [...new Set(orders.map(({ customer }) => customer))]
export const productsOf = (orders: readonly Order[]): Product[] => [
  ...new Set(orders.flatMap(one => one.lines.map(({ product }) => product))),
]
/** Orders, or the people who placed them. */
export const ordersOrBuyers = (orders: readonly Order[]): Gold => either(set(orders), set(buyersOf(orders)))
/** Deliveries, or the orders they bring, or the people who wait for them. */
export const drops = (some: readonly Delivery[]): Gold =>
  either(set(some), ordersOrBuyers(some.map(({ order }) => order)))

export const soldOf = (product: Product, among: readonly Line[] = lines): number =>
  among.filter(one => one.product === product).reduce((all, { quantity }) => all + quantity, 0)
export const bestSellers = (some: readonly Product[], count: number): Gold =>
  linesBothWays(lines, among => ordered(some, one => soldOf(one, among), { count }))

/** Money by the country that the goods come from, by its name or its code. */
export const byCountry = (some: readonly Line[]): MapGold => {
  const sums = new Map<string, { alternatives: string[]; amounts: number[] }>()
  for (const { product, amount } of some) {
    const { country, code } = product.producer
    const entry = sums.get(country) ?? { alternatives: [country, code], amounts: [] }
    entry.amounts.push(amount)
    sums.set(country, entry)
  }
  return map(
    [...sums.values()].map(({ alternatives, amounts }) => [{ alternatives }, sum(amounts)]),
    'money',
  )
}
