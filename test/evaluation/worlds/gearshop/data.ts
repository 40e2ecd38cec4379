import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { BRANDS, CATEGORIES, DISCONTINUED, HEADLINES, PEOPLE, PRODUCTS } from './names.ts'

/** The day on which everything is asked. */
export const TODAY = '2025-05-14'
const random = createRandom(7321)
const round = (amount: number): number => Math.round(amount * 100) / 100

export const brands = BRANDS.map(([name, country, founded], at) => ({ no: at + 1, name, country, founded }))
export type Brand = (typeof brands)[number]
export const categories = CATEGORIES.map((name, at) => ({ no: at + 1, name, code: name.slice(0, 3).toUpperCase() }))

export const products = PRODUCTS.map(([name, category, brand, price, grams, launch, stock], at) => ({
  no: 104 + at * 3,
  name,
  category: categories.find(one => one.name === category)!,
  brand: brands.find(one => one.name === brand)!,
  price,
  grams,
  launch,
  stock,
  discontinued: DISCONTINUED.includes(name),
}))
export type Product = (typeof products)[number]

export const customers = PEOPLE.map(([first, last, city], at) => ({
  no: 3012 + at * 7,
  first,
  last,
  name: `${first} ${last}`,
  email: `${first}.${last}@mailbox.example`.toLowerCase(),
  phone: at % 7 === 3 ? null : `+44 7700 9${String(10_417 + at * 211)}`,
  city,
  // oxfmt-ignore
  joined: at >= 33 ? shiftDay('2025-01-09', (at - 33) * 19) : shiftDay('2022-02-01', random.whole(0, 900)),
  tier: random.pick(['bronze', 'bronze', 'bronze', 'silver', 'silver', 'gold']),
  points: 15 * random.whole(1, 160) + at,
  newsletter: random.chance(0.55),
}))
export type Customer = (typeof customers)[number]

export interface Line {
  no: number
  order: Order
  product: Product
  quantity: number
  unitPrice: number
  amount: number
}
export interface Order {
  no: number
  customer: Customer
  placed: string
  channel: string
  promised: string
  paid: string | null
  cancelled: boolean
  lines: Line[]
  total: number
}
export interface Shipment {
  no: number
  order: Order
  carrier: string
  tracking: string
  sent: string
  arrived: string | null
}

/** Who never ordered: four of them, the newest one too. */
const IDLE = ['Flora Inchbald', 'Ivor Bevan', 'Greta Hollingsworth', 'Lottie Fanshawe']
const buyers = customers.filter(({ name }) => !IDLE.includes(name))
/** What nobody ever bought. */
const UNSOLD = ['Firn Down', 'Nipper Kids Pack']
const days = Array.from({ length: 134 }, () => shiftDay(TODAY, -Math.floor(480 * random.next() ** 2.1))).toSorted()

function takeLines(order: Order): void {
  const known = products.filter(({ launch, name }) => launch <= order.placed && !UNSOLD.includes(name))
  for (let left = random.pick([1, 1, 1, 2, 2, 3]); left > 0; left--) {
    const product = random.pick(known)
    if (order.lines.some(one => one.product === product)) continue
    const quantity = product.price < 100 ? random.pick([1, 1, 2, 3]) : random.pick([1, 1, 1, 1, 2])
    const unitPrice = random.chance(0.2) ? round(product.price * 0.9) : product.price
    order.lines.push({ no: 0, order, product, quantity, unitPrice, amount: round(quantity * unitPrice) })
  }
  order.total = round(order.lines.reduce((sum, { amount }) => sum + amount, 0))
}

export const orders: Order[] = days.map((placed, at) => {
  const known = buyers.filter(({ joined }) => joined <= placed)
  const order: Order = {
    no: 20_413 + at * 4,
    customer: random.pick(random.chance(0.3) ? known.slice(0, 7) : known),
    placed,
    channel: random.pick(['web', 'web', 'web', 'app', 'app', 'phone']),
    promised: shiftDay(placed, random.whole(4, 9)),
    paid: random.chance(placed > '2025-05-06' ? 0.7 : 0.98) ? shiftDay(placed, random.pick([0, 0, 0, 1, 2])) : null,
    cancelled: random.chance(0.1) || (at % 29 === 11 && placed < '2025-05-01'),
    lines: [],
    total: 0,
  }
  if (order.paid && order.paid > TODAY) order.paid = TODAY
  // What is not paid within a fortnight is cancelled.
  if (!order.paid && placed < shiftDay(TODAY, -14)) order.cancelled = true
  takeLines(order)
  return order
})
export const lines: Line[] = orders.flatMap(order => order.lines)
lines.forEach((line, at) => (line.no = 51_002 + at))

const CARRIERS = ['Pennine Parcels', 'Swiftpost', 'Swiftpost', 'Bluebird Couriers']
export const shipments: Shipment[] = orders
  .filter(({ paid, cancelled }) => paid && !cancelled)
  .map((order, at) => {
    const sent = shiftDay(order.paid!, random.pick([0, 1, 1, 2, 3, 5, 8]))
    const arrived = shiftDay(sent, random.pick([1, 2, 2, 3, 4, 6, 9]))
    const isLost = at % 11 === 3 && sent > '2025-02-28'
    return {
      no: 8101 + at,
      order,
      carrier: random.pick(CARRIERS),
      tracking: `PX${String(660_213 + at * 1759)}GB`,
      sent,
      arrived: arrived <= TODAY && !isLost ? arrived : null,
    }
  })
  .filter(({ sent }) => sent <= TODAY)
export const shipmentOf = (order: Order): Shipment | undefined => shipments.find(one => one.order === order)

export type State = 'unpaid' | 'processing' | 'shipped' | 'delivered' | 'cancelled'
export function stateOf(order: Order): State {
  if (order.cancelled) return 'cancelled'
  if (!order.paid) return 'unpaid'
  const shipment = shipmentOf(order)
  return !shipment ? 'processing' : shipment.arrived ? 'delivered' : 'shipped'
}

const arrivedLines = lines.flatMap(line => {
  const arrived = shipmentOf(line.order)?.arrived
  return arrived ? [{ line, arrived }] : []
})

const REASONS = ['too small', 'too small', 'too big', 'too big', 'faulty', 'changed mind', 'wrong item']
export const returns = arrivedLines
  .filter(
    ({ line, arrived }) =>
      line.product.brand.name !== 'Emberline' && random.chance(arrived > '2025-04-14' ? 0.6 : 0.22),
  )
  .map(({ line, arrived }) => {
    const worn = ['Boots', 'Jackets'].includes(line.product.category.name)
    const asked = shiftDay(arrived, random.whole(1, 14))
    const received = shiftDay(asked, random.whole(3, 13))
    const refunded = shiftDay(received, random.whole(2, 12))
    return {
      no: 0,
      line,
      reason: random.pick(worn ? REASONS : REASONS.slice(4)),
      asked,
      received: received <= TODAY ? received : null,
      refunded: refunded <= TODAY ? refunded : null,
      refund: line.unitPrice,
    }
  })
  .filter(({ asked }) => asked <= TODAY)
  .toSorted((a, b) => a.asked.localeCompare(b.asked) || a.line.no - b.line.no)
returns.forEach((one, at) => (one.no = 702 + at * 2))

export const reviews = arrivedLines
  .filter(
    ({ line }, at) =>
      // oxfmt-ignore
      line.product.name !== 'Twin Ember' && random.chance(0.62) &&
      arrivedLines.findIndex(one => one.line.product === line.product && one.line.order.customer === line.order.customer) === at, // oxfmt-ignore
  )
  .map(({ line, arrived }) => {
    const stars = random.pick(line.product.name === 'Moss Trail Shoe' ? [1, 2, 3] : [1, 2, 3, 4, 4, 4, 5, 5, 5])
    return {
      no: 0,
      product: line.product,
      customer: line.order.customer,
      stars,
      headline: random.pick(HEADLINES[stars]!),
      posted: shiftDay(arrived, random.whole(2, 28)),
    }
  })
  .filter(({ posted }) => posted <= TODAY)
  .toSorted((a, b) => a.posted.localeCompare(b.posted))
reviews.forEach((one, at) => (one.no = 1 + at))
