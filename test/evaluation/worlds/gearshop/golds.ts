import { either, map, money, set, type Gold } from '../../gold.ts'
import type { Customer, Line, Order } from './data.ts'

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
export const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length
export function medianOf(numbers: readonly number[]): number {
  const up = numbers.toSorted((a, b) => a - b)
  return (up[Math.floor((up.length - 1) / 2)]! + up[Math.floor(up.length / 2)]!) / 2
}
export const distinct = <T>(things: readonly T[]): T[] => [...new Set(things)]
/** Sums by a key. */
export function totals<T, K>(things: readonly T[], key: (thing: T) => K, amount: (thing: T) => number): Map<K, number> {
  const sums = new Map<K, number>()
  for (const one of things) sums.set(key(one), (sums.get(key(one)) ?? 0) + amount(one))
  return sums
}

/** Things that have names: their records, or their names in a table of another kind. */
export const named = (things: readonly { name: string }[]): Gold =>
  either(set(distinct(things)), set(distinct(things).map(({ name }) => name)))
export const ordersOf = (list: readonly Order[]): Gold => either(set(list), set(list.map(({ no }) => String(no))))
export const buyersOf = (list: readonly Order[]): Customer[] => distinct(list.map(({ customer }) => customer))

/** The same asked of all lines or orders, and of those that were not cancelled. */
export const cancelledOrNot = <T extends Line | Order>(
  list: readonly T[],
  gold: (list: readonly T[]) => Gold,
): Gold => {
  const isKept = (one: Line | Order) => ('order' in one ? !one.order.cancelled : !one.cancelled)
  return either(gold(list), gold(list.filter(isKept)))
}
export const worth = (list: readonly { amount: number }[]): Gold => money(sumOf(list.map(({ amount }) => amount)))
export const perCategory = (list: readonly Line[]): Gold =>
  map(totals(list, ({ product }) => product.category.name, ({ amount }) => amount), 'money') // oxfmt-ignore
