import { shiftDay } from '../../services/days.ts'
import { cents, customers, IDLE, isTrade, products, random, some, TODAY, type Customer, type Product } from './goods.ts'
import { DRIVERS, REASONS, TASTINGS, UNSOLD } from './names.ts'

export { customers, isTrade, producers, products, TODAY, type Customer, type Product } from './goods.ts'

export interface Line {
  no: number
  order: Order
  product: Product
  quantity: number
  price: number
  amount: number
}
export interface Order {
  no: number
  number: string
  customer: Customer
  placed: string
  time: string
  channel: 'web' | 'phone' | 'shop'
  state: 'received' | 'packed' | 'completed' | 'cancelled'
  packed: string | null
  completed: string | null
  due: string | null
  paid: string | null
  lines: Line[]
  total: number
}
export const lines: Line[] = []
export const orders: Order[] = []

function linesOf(order: Order): Line[] {
  const sold = products.filter(({ name }) => !UNSOLD.includes(name))
  return some(sold, random.whole(1, 4)).map(product => {
    const price = order.placed < '2025' ? cents(product.price * 0.95) : product.price
    const quantity = isTrade(order.customer) && random.chance(0.4) ? 6 * random.whole(1, 2) : random.whole(1, 4)
    return { no: 0, order, product, quantity, price, amount: cents(price * quantity) }
  })
}

const buyers = customers.filter(({ name }) => !IDLE.includes(name))
const days = Array.from(
  { length: 130 },
  (_, at) =>
  at < 42 ? shiftDay('2024-02-10', random.whole(0, 320)) : at < 108 ? shiftDay('2025-01-03', random.whole(0, 118)) : shiftDay('2025-05-01', random.whole(0, 13)), // oxfmt-ignore
).toSorted()
for (const [at, placed] of days.entries()) {
  const customer = random.pick(buyers)
  const channel = random.pick(isTrade(customer) ? ['phone', 'phone', 'web', 'shop'] : ['web', 'web', 'shop', 'phone'])
  const isLong = placed < shiftDay(TODAY, -9)
  const isCancelled = at % 19 === 8
  const isDone = channel === 'shop' || isLong
  const state = isCancelled ? 'cancelled' : isDone ? 'completed' : random.chance(0.5) ? 'packed' : 'received'
  const onAccount = isTrade(customer) && channel !== 'shop'
  const due = isCancelled ? null : shiftDay(placed, onAccount ? 30 : channel === 'phone' ? 14 : 0)
  const open = onAccount ? (due! > TODAY ? 0.75 : 0.22) : channel === 'phone' ? 0.25 : 0
  const isPaid = !isCancelled && !random.chance(open)
  const settled = shiftDay(placed, channel === 'phone' || onAccount ? random.whole(2, 35) : 0)
  const done = shiftDay(placed, channel === 'shop' ? 0 : random.whole(2, 6))
  const order: Order = {
    no: 301 + at,
    number: `W-${1040 + at}`,
    customer,
    placed,
    time: `${String(random.whole(9, 18)).padStart(2, '0')}:${String(random.whole(10, 59))}:00`,
    channel: channel as Order['channel'],
    state,
    packed: state === 'packed' || state === 'completed' ? (channel === 'shop' ? placed : shiftDay(placed, 1)) : null,
    completed: state === 'completed' ? done : null,
    due,
    paid: isPaid ? (settled > TODAY ? TODAY : settled) : null,
    lines: [],
    total: 0,
  }
  if (order.packed && order.packed > TODAY) order.packed = TODAY
  order.lines = linesOf(order)
  order.lines.forEach(line => lines.push(Object.assign(line, { no: 5001 + lines.length })))
  order.total = cents(order.lines.reduce((sum, { amount }) => sum + amount, 0))
  orders.push(order)
}

export interface Delivery {
  no: number
  order: Order
  driver: string
  van: string
  planned: string
  delivered: string | null
  reason: string | null
  fee: number
}
export const deliveries: Delivery[] = orders
  .filter(({ channel, state }) => channel !== 'shop' && state !== 'cancelled')
  .map((order, at) => {
    const [driver, van] = random.pick([...DRIVERS, DRIVERS[1]!])
    const hasFailed = order.completed !== null && at % 11 === 4
    const late = order.completed !== null && random.chance(0.2) ? 1 : 0
    const planned = order.completed ? shiftDay(order.completed, -late) : shiftDay(order.placed, random.whole(5, 9))
    return {
      no: 801 + at,
      order,
      driver,
      van,
      planned: order.completed || planned > TODAY ? planned : shiftDay(TODAY, (at % 4) + 1),
      delivered: hasFailed ? null : order.completed,
      reason: hasFailed ? random.pick(REASONS) : null,
      fee: order.total > 120 ? 0 : 6.5,
    }
  })
for (const { order, reason } of deliveries)
  if (reason !== null) Object.assign(order, { state: 'packed', completed: null })

export const vouchers = Array.from({ length: 28 }, (_, at) => {
  const issued = shiftDay('2024-03-04', Math.floor(at * 15.2) + random.whole(0, 9))
  const value = random.pick([25, 50, 50, 75, 100, 150])
  const used = random.pick([0, 0, 0.4, 0.6, 1])
  return {
    no: at + 1,
    code: `GV-${['K', 'M', 'R', 'T'][at % 4]}${4127 + at * 83}`,
    buyer: random.pick(customers),
    value,
    left: cents(value * (1 - used)),
    issued,
    expires: shiftDay(issued, 365),
  }
})

interface Booking {
  no: number
  customer: Customer
  places: number
  booked: string
}
export const tastings = TASTINGS.map(([title, date, time, host, seats, price], at) => ({
  no: at + 1,
  title,
  date,
  time,
  host,
  seats,
  price,
  bookings: some(customers, at === 9 ? 2 : random.whole(4, 7)).map((customer, place): Booking => {
    const booked = shiftDay(date < TODAY ? date : TODAY, -random.whole(2, 25))
    return { no: 10 * (at + 1) + place, customer, places: random.whole(1, 2), booked }
  }),
}))
export const bookings = tastings.flatMap(tasting => tasting.bookings.map(one => ({ tasting, one })))

/** Nobody buys before there is a record of them. */
for (const customer of customers) {
  const first = [
    ...orders.filter(one => one.customer === customer).map(({ placed }) => placed),
    ...vouchers.filter(({ buyer }) => buyer === customer).map(({ issued }) => issued),
    ...bookings.filter(({ one }) => one.customer === customer).map(({ one }) => one.booked),
  ].toSorted()[0]
  if (first !== undefined && first < customer.joined) customer.joined = shiftDay(first, -(customer.no % 4))
}
