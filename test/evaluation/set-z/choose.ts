import * as gold from '../gold.ts'
import * as pick from '../pick.ts'

/** Rows of which some may count or not (what was cancelled, say): the answer over each of these lists is right. */
export function readings<T>(lists: readonly T[][], answer: (of: T[]) => gold.Gold): gold.Gold {
  const isSame = (one: T[], own: T[]) => one.length === own.length && one.every(row => own.includes(row))
  const left = lists.filter((own, index) => own.length > 0 && lists.findIndex(one => isSame(one, own)) === index)
  return gold.either(...(left.length > 0 ? left : lists.slice(0, 1)).map(answer))
}
/** All rows, those without the first of these states, without the first two, and so on. */
export const without = <T extends { status: string }>(rows: readonly T[], ...states: string[]): T[][] =>
  [0, ...states.map((_, index) => index + 1)].map(count => rows.filter(one => !states.slice(0, count).includes(one.status))) // oxfmt-ignore
/** What a sale may mean: every order, those not called off, also none given back, and only those that are paid. */
export const sales = <T extends { status: string }>(orders: readonly T[]): T[][] => [
  ...without(orders, 'cancelled', 'refunded'),
  ...without(orders, 'Cancelled', 'Refunded'),
  orders.filter(one => one.status.toLowerCase() === 'paid'),
]
/** Records, or what they are called. */
export const these = <T extends object>(rows: readonly T[], name: (row: T) => string) =>
  gold.either(gold.set(rows), gold.set(pick.distinct(rows.map(name))))
