import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'
import { CITIES, COFFEES, COMMENTS, STREETS } from './catalogue.ts'

interface Money {
  amount: number
  currency: string
}
export interface RoastCoffee {
  id: string
  sku: string
  name: string
  origin: { country: string; region: string }
  roastLevel: string
  process: string
  decaf: boolean
  price: Money
  bagsInStock: number
  tastingNotes: string[]
  launchedOn: string
  retiredOn: string | null
}
export interface RoastCustomer {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; city: string; postcode: string }
  newsletter: boolean
  joinedOn: string
}
export interface RoastItem {
  coffeeId: string
  bags: number
  grind: string
  unitPrice: number
}
export interface RoastOrder {
  id: string
  orderNumber: string
  customerId: string
  items: RoastItem[]
  shippingFee: Money
  total: Money
  placedAt: string
  paidAt: string | null
  shippedAt: string | null
  deliveredAt: string | null
  cancelledAt: string | null
}
export interface RoastSubscription {
  id: string
  customerId: string
  coffeeId: string
  bags: number
  everyWeeks: number
  startedOn: string
  pausedOn: string | null
  endedOn: string | null
  nextDeliveryOn: string | null
}
export interface RoastReview {
  id: string
  coffeeId: string
  customerId: string
  stars: number
  comment: string | null
  writtenOn: string
}

export const ROAST_LEVELS = ['light', 'medium', 'dark'] as const
export const ROAST_PROCESSES = ['washed', 'natural', 'honey'] as const
export const ROAST_GRINDS = ['whole_bean', 'espresso', 'filter', 'cafetiere'] as const

export type RoasteryData = ReturnType<typeof createRoasteryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const gbp = (amount: number): Money => ({ amount: Math.round(amount * 100) / 100, currency: 'GBP' })

/** 22 coffees, 96 customers, 210 orders, 64 subscriptions and 130 reviews. */
export function createRoasteryData(clock: Date) {
  const [random, days] = [createRandom(99_601), createDays(clock)]
  const roastCoffees = COFFEES.map(
    ([name, country, region, roastLevel, process, price, notes], index): RoastCoffee => ({
      id: `cof_${101 + index}`,
      sku: `RC-${310 + index * 7}`,
      name,
      origin: { country, region },
      roastLevel,
      process,
      decaf: [7, 12, 20].includes(index),
      price: gbp(price),
      bagsInStock: index === 17 || index === 19 ? 0 : index % 9 === 5 ? random.whole(2, 12) : random.whole(25, 240),
      tastingNotes: notes.split(' '),
      launchedOn: days.day(-900 + index * 31),
      retiredOn: index === 17 || index === 19 ? days.day(19 - index * 2) : null,
    }),
  )
  const roastCustomers = createPeopleOf(99_603, 96, 'letterbox.example').map((person, index): RoastCustomer => {
    const [city, district] = random.pick(CITIES)
    return {
      id: `cus_${2001 + index}`,
      ...person,
      phone: random.chance(0.2) ? null : `07700 900${random.whole(100, 989)}`,
      address: { street: `${random.whole(1, 140)} ${random.pick(STREETS)}`, city, postcode: `${district} ${random.whole(1, 9)}${random.pick(['AH', 'QT', 'LD'])}` }, // oxfmt-ignore
      newsletter: random.chance(0.6),
      joinedOn: days.day(-700 + index * 5 + random.whole(0, 4)),
    }
  })
  return {
    roastCoffees,
    roastCustomers,
    roastOrders: createOrders(random, days, roastCoffees, roastCustomers),
    roastSubscriptions: createSubscriptions(random, days, roastCoffees, roastCustomers),
    roastReviews: createReviews(random, days, roastCoffees, roastCustomers),
  }
}

/** Of the last 210 days, by customers who were there already; a few customers never ordered. */
function createOrders(
  random: Random,
  { day, moment }: Days,
  coffees: RoastCoffee[],
  customers: RoastCustomer[],
): RoastOrder[] {
  // oxfmt-ignore
  return Array.from({ length: 210 }, (_, index): RoastOrder => {
    const age = 210 - index
    const customer = random.pick(customers.slice(0, 90).filter(one => one.joinedOn <= day(-age)))
    const first = random.whole(0, coffees.length - 1)
    const bought = [first, first + 5, first + 11].slice(0, random.pick([1, 1, 2, 2, 3])).map(at => coffees[at % coffees.length]!) // oxfmt-ignore
    const items = bought.map((coffee): RoastItem => ({ coffeeId: coffee.id, bags: random.pick([1, 1, 2, 2, 3, 4]), grind: random.pick(ROAST_GRINDS), unitPrice: coffee.price.amount })) // oxfmt-ignore
    const worth = items.reduce((total, one) => total + one.bags * one.unitPrice, 0)
    const fee = worth > 30 ? 0 : 3.95
    const [isCancelled, isPaid] = [random.chance(0.08), age > 6 || random.chance(0.7)]
    const isShipped = isPaid && !isCancelled && (age > 9 || random.chance(0.4))
    const [sent, took] = [Math.max(0, age - random.whole(1, 3)), random.whole(1, 4)]
    return {
      id: `ord_${5001 + index}`,
      orderNumber: `R-${40_100 + index}`,
      customerId: customer.id,
      items,
      shippingFee: gbp(fee),
      total: gbp(worth + fee),
      placedAt: moment(-age, random.whole(28, 90) / 100),
      paidAt: isPaid && !isCancelled ? moment(-age, 0.93) : null,
      shippedAt: isShipped ? moment(-sent, 0.4) : null,
      deliveredAt: isShipped && sent - took > 0 ? moment(-(sent - took), 0.55) : null,
      cancelledAt: isCancelled ? moment(-age, 0.95) : null,
    }
  })
}

/** At most one for each customer. */
function createSubscriptions(
  random: Random,
  { day }: Days,
  coffees: RoastCoffee[],
  customers: RoastCustomer[],
): RoastSubscription[] {
  // oxfmt-ignore
  return Array.from({ length: 64 }, (_, index): RoastSubscription => {
    const customer = customers[(index * 7 + 3) % 96]!
    const startedOn = shiftDay(customer.joinedOn, random.whole(3, 60))
    const state = random.pick(['on', 'on', 'on', 'on', 'paused', 'ended'])
    return {
      id: `sub_${801 + index}`,
      customerId: customer.id,
      coffeeId: random.pick(coffees.slice(0, 16)).id,
      bags: random.pick([1, 1, 1, 2, 2, 3]),
      everyWeeks: random.pick([1, 2, 2, 2, 4, 4]),
      startedOn,
      pausedOn: state === 'paused' ? day(-random.whole(4, 90)) : null,
      endedOn: state === 'ended' ? day(-random.whole(4, 90)) : null,
      nextDeliveryOn: state === 'on' ? day(random.whole(1, 27)) : null,
    }
  })
}

function createReviews(
  random: Random,
  { day }: Days,
  coffees: RoastCoffee[],
  customers: RoastCustomer[],
): RoastReview[] {
  // oxfmt-ignore
  return Array.from({ length: 130 }, (_, index): RoastReview => {
    const stars = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5])
    return {
      id: `rev_${601 + index}`,
      coffeeId: random.pick(coffees).id,
      customerId: random.pick(customers.slice(0, 80)).id,
      stars,
      comment: random.chance(0.3) ? null : random.pick(COMMENTS[stars - 1]!),
      writtenOn: day(-195 + Math.floor(index * 1.48)),
    }
  })
}
