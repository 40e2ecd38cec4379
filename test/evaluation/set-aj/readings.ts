import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

type Mate = Facts['projectroom']['teammates'][number]
type Item = Facts['medialibrary']['mediaItems'][number]
type Order = Facts['sportshop']['sportsOrders'][number]
type Product = Facts['sportshop']['sportsProducts'][number]

/** The `index`-th teammate who passes, and whose name nobody else has. */
export const mate = (rows: readonly Mate[], test: (row: Mate) => boolean = () => true, index = 0): Mate =>
  pick.nth(rows, one => test(one) && rows.every(other => other === one || other.fullName !== one.fullName), index)
/** The `index`-th item that passes, and whose title no other one contains. */
export const item = (rows: readonly Item[], test: (row: Item) => boolean = () => true, index = 0): Item =>
  pick.nth(rows, one => test(one) && rows.every(other => other === one || !other.title.includes(one.title.replace(/^The /, ''))), index) // oxfmt-ignore

/** Orders that were cancelled may count or not where the question leaves it open. */
export const ordersOf = (orders: Order[], answer: (rows: Order[]) => gold.Gold): gold.Gold =>
  eachReading([orders, orders.filter(one => one.status !== 'cancelled')], answer)
/** Products that are no longer sold may count or not where the question leaves it open. */
export const sold = (products: Product[], answer: (rows: Product[]) => gold.Gold): gold.Gold =>
  eachReading([products, products.filter(one => !one.discontinued)], answer)
