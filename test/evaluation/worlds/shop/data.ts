import { createRandom } from '../../../support/apis/random.ts'
import { BRANDS, CATEGORIES, CITIES, GOODS, NAMES, SUPPLIERS, VOUCHERS } from './goods.ts'

/** Today in the world. */
export const TODAY = '2025-05-14'
/** The day that lies so many days after another. */
export const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10)
const cents = (amount: number) => Math.round(amount * 100) / 100
const random = createRandom(20250514)

export const categories = CATEGORIES.map((name, at) => ({ id: at + 1, name }))
export const brands = BRANDS.map(([name, country], at) => ({ id: at + 1, name, country }))
export const suppliers = SUPPLIERS.map(([name, city, country, leadDays], at) => ({
  id: at + 1,
  name,
  city,
  country,
  leadDays,
  email: `orders@${name.toLowerCase().replace(/\W+/g, '')}.example`,
}))
/** Who delivers what a brand makes; Harbour Supply has what is for out of doors of the British ones. */
const supplierOf = (brand: string, category: string) => {
  if (['Camping', 'Garden'].includes(category) && ['Fernhill', 'Brightwater'].includes(brand)) return suppliers[6]!
  const own: Record<string, number> = { Norvik: 0, Castell: 1, Kestrel: 1, Fernhill: 2, Brightwater: 2, Tamsin: 3, Ashgrove: 4, Lumio: 5 } // oxfmt-ignore
  return suppliers[own[brand]!]!
}
export const products = GOODS.map(
  ([name, category, brand, price, salePrice, stock, reorderLevel, colour, gone], at) => ({
    id: at + 1,
    sku: `${category.slice(0, 3).toUpperCase()}-${310 + at}`,
    name,
    category: categories.find(one => one.name === category)!,
    brand: brands.find(one => one.name === brand)!,
    supplier: supplierOf(brand, category),
    price,
    salePrice,
    stock,
    reorderLevel,
    colour,
    isDiscontinued: gone === '-',
    listedOn: at % 9 === 4 ? after('2025-03-03', at) : after('2023-01-09', at * 13),
  }),
)
export const customers = NAMES.split(',').map((name, at) => {
  const [first, last] = name.split(' ') as [string, string]
  const [city, country] = CITIES[Math.min(random.whole(0, 6), random.whole(0, 5))]!
  return {
    id: at + 1,
    first,
    last,
    name,
    city,
    country,
    email: `${first}.${last}@mail.example`.toLowerCase(),
    phone: at % 5 === 3 ? null : `+44 7700 900${100 + at}`,
    joinedOn: at % 6 === 2 ? after('2025-01-05', at * 3) : after('2022-02-01', at * 23),
    getsNewsletter: random.chance(0.55),
    tier: random.pick(['standard', 'standard', 'silver', 'gold']),
  }
})
export const vouchers = VOUCHERS.map(([code, percent, from, until, least], at) => ({ id: at + 1, code, percent, from, until, least })) // oxfmt-ignore

export type Product = (typeof products)[number]
export type Customer = (typeof customers)[number]
export type Voucher = (typeof vouchers)[number]
export type State = 'placed' | 'paid' | 'shipped' | 'delivered' | 'cancelled'
export interface Line {
  id: number
  order: Order
  product: Product
  quantity: number
  unitPrice: number
}
export interface Order {
  id: number
  number: number
  customer: Customer
  placedOn: string
  state: State
  cancelledOn: string | null
  voucher: Voucher | null
  lines: Line[]
  total: number
  delivery: Delivery | null
  payment: Payment
}
export interface Delivery {
  id: number
  order: Order
  carrier: string
  tracking: string
  shippedOn: string
  dueOn: string
  deliveredOn: string | null
}
export interface Payment {
  id: number
  order: Order
  method: 'card' | 'paypal' | 'invoice'
  amount: number
  paidOn: string | null
}

/** The last of the customers have bought nothing yet, and five products were never sold. */
const buyers = customers.slice(0, 29)
const sellable = products.filter(({ id }) => ![6, 28, 31, 37, 44].includes(id))
const days = Array.from({ length: 136 }, (_, at) =>
  random
    .moment(at % 5 ? '2024-10-02' : '2025-04-01', '2025-05-10')
    .toISOString()
    .slice(0, 10),
)
const recent = ['2025-05-10', '2025-05-11', '2025-05-12', '2025-05-12', '2025-05-13', '2025-05-13', '2025-05-13', '2025-05-14', '2025-05-14'] // oxfmt-ignore

function stateOf(placedOn: string): State {
  if (random.chance(0.09)) return 'cancelled'
  if (placedOn >= '2025-05-13') return random.pick<State>(['placed', 'paid'])
  if (placedOn >= '2025-05-08') return random.pick<State>(['paid', 'shipped', 'shipped'])
  return placedOn >= '2025-04-10' && random.chance(0.3) ? 'shipped' : 'delivered'
}

function makeOrder(placedOn: string, at: number): Order {
  const customer = buyers[Math.min(random.whole(0, 28), random.whole(0, 28))]!
  const state = stateOf(placedOn)
  const valid = vouchers.filter(one => one.from <= placedOn && placedOn <= one.until)
  const voucher = valid.length > 0 && random.chance(0.3) ? random.pick(valid) : null
  const order = { id: at + 1, number: 10_001 + at, customer, placedOn, state, voucher, lines: [], total: 0, cancelledOn: state === 'cancelled' ? after(placedOn, 1) : null, delivery: null } as unknown as Order // oxfmt-ignore
  const chosen = new Set(Array.from({ length: random.whole(1, 4) }, () => random.pick(sellable)))
  order.lines = [...chosen].map((product, place) => ({
    id: 10 * at + place + 1,
    order,
    product,
    quantity: random.pick([1, 1, 1, 2, 3]),
    unitPrice: cents(product.price * (1 - (voucher?.percent ?? 0) / 100)),
  }))
  order.total = cents(order.lines.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0))
  const shippedOn = after(placedOn, random.whole(1, 3))
  const took = random.whole(1, 5)
  if (state === 'shipped' || state === 'delivered')
    order.delivery = { id: 500 + at, order, carrier: random.pick(['Swiftline', 'Parcelo', 'Northern Post', 'Swiftline']), tracking: `TR${88_100 + 7 * at}`, shippedOn, dueOn: after(shippedOn, 4), deliveredOn: state === 'delivered' ? after(shippedOn, took) : null } // oxfmt-ignore
  const isUnpaid = state === 'placed' || state === 'cancelled' || random.chance(0.05)
  order.payment = { id: 900 + at, order, method: random.pick(['card', 'card', 'paypal', 'invoice']), amount: order.total, paidOn: isUnpaid ? null : placedOn } // oxfmt-ignore
  return order
}
export const orders = [...days, ...recent].sort().map(makeOrder)
export const lines = orders.flatMap(one => one.lines)
export const deliveries = orders.flatMap(one => one.delivery ?? [])
export const payments = orders.map(one => one.payment)

export type Reason = 'faulty' | 'wrong item' | 'damaged in transit' | 'changed mind' | 'not as described'
export type ReturnState = 'requested' | 'received' | 'refunded' | 'rejected'
const REASONS: Reason[] = ['faulty', 'faulty', 'wrong item', 'damaged in transit', 'changed mind', 'changed mind', 'not as described'] // oxfmt-ignore
/** What came back: one product of a delivered order. */
export const returns = orders
  .filter(one => one.state === 'delivered' && random.chance(0.22))
  .map((order, at) => {
    const line = random.pick(order.lines)
    const askedOn = after(order.delivery!.deliveredOn!, random.whole(2, 12))
    const state: ReturnState = askedOn > '2025-05-04' ? 'requested' : random.pick<ReturnState>(['refunded', 'refunded', 'refunded', 'received', 'rejected']) // oxfmt-ignore
    return { id: at + 1, number: `R-${701 + at}`, order, line, customer: order.customer, product: line.product, reason: random.pick(REASONS), askedOn: askedOn > TODAY ? TODAY : askedOn, state, refund: state === 'refunded' ? cents(line.quantity * line.unitPrice) : null } // oxfmt-ignore
  })
const WORDS = ['Does what it should', 'Better than expected', 'Not for me', 'Lovely', 'Came with a scratch', 'Would buy again', 'Too small'] // oxfmt-ignore
/** What buyers wrote about what they have: one review of a product by each of them at the most. */
export const reviews = orders
  .filter(one => one.state === 'delivered')
  .flatMap(({ customer, delivery, lines: bought }) =>
    bought.map(({ product }) => ({ customer, product, from: delivery!.deliveredOn! })),
  ) // oxfmt-ignore
  .filter(
    ({ customer, product }, at, all) =>
      all.findIndex(one => one.customer === customer && one.product === product) === at,
  ) // oxfmt-ignore
  .filter(({ customer, product }) => customer.id % 7 !== 3 && product.id % 8 !== 5 && random.chance(0.45))
  .map(({ customer, product, from }, at) => {
    const postedOn = after(from, random.whole(1, 20))
    return { id: at + 1, customer, product, stars: random.pick([5, 5, 5, 4, 4, 3, 2, 1]), text: random.pick(WORDS), postedOn: postedOn > TODAY ? after(TODAY, -(at % 4)) : postedOn } // oxfmt-ignore
  })
export type Return = (typeof returns)[number]
/** What is there of a product, where a service keeps it apart from the product. */
export const stocks = products.map(product => ({ product }))
