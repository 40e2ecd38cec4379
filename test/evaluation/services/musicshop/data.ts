import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface InstrumentCategory {
  id: string
  name: string
  description: string
}
export interface Instrument {
  id: string
  sku: string
  name: string
  brand: string
  categoryId: string
  price: number
  stock: { onHand: number; reorderLevel: number }
  weightKg: number | null
  discontinued: boolean
  addedOn: string
}
export interface InstrumentCustomer {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; city: string; postcode: string }
  loyaltyTier: string
  newsletter: boolean
  createdOn: string
}
export interface InstrumentOrder {
  id: string
  orderNumber: string
  customerId: string
  status: string
  placedAt: string
  shippedOn: string | null
  paymentMethod: string
  lines: { productId: string; productName: string; quantity: number; unitPrice: number }[]
  shippingCost: number
  total: number
  trackingNumber: string | null
}
export interface InstrumentReview {
  id: string
  productId: string
  customerId: string
  rating: number
  title: string
  comment: string | null
  state: string
  createdOn: string
}
export interface InstrumentReturn {
  id: string
  returnNumber: string
  orderId: string
  productId: string
  reason: string
  status: string
  requestedOn: string
  refundAmount: number | null
}

export const LOYALTY_TIERS = ['none', 'silver', 'gold'] as const
export const INSTRUMENT_ORDER_STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const
export const INSTRUMENT_PAYMENTS = ['card', 'paypal', 'bankTransfer', 'instalments'] as const
export const INSTRUMENT_REVIEW_STATES = ['published', 'pending', 'rejected'] as const
export const RETURN_REASONS = ['damaged', 'defective', 'wrongItem', 'changedMind'] as const
export const INSTRUMENT_RETURN_STATUSES = ['requested', 'received', 'refunded', 'rejected'] as const

/** Names of what a category holds, and what they cost about. */
const CATEGORIES: [id: string, name: string, description: string, kinds: string[], price: number, weight: number][] = [
  ['cat_guitars', 'Guitars', 'Acoustic and electric', ['Dreadnought Guitar', 'Concert Guitar', 'Electric Guitar', 'Bass Guitar', 'Travel Guitar'], 430, 3], // oxfmt-ignore
  ['cat_keyboards', 'Keyboards', 'Digital pianos, synthesisers and organs', ['Digital Piano', 'Stage Piano', 'Synthesizer', 'Keyboard'], 780, 14], // oxfmt-ignore
  ['cat_drums', 'Drums', 'Kits, cymbals and hand drums', ['Drum Kit', 'Snare Drum', 'Cajon', 'Ride Cymbal', 'Bongos'], 310, 9], // oxfmt-ignore
  ['cat_strings', 'Strings', 'Violins, violas and cellos', ['Violin', 'Viola', 'Cello', 'Double Bass'], 640, 2],
  ['cat_woodwind', 'Woodwind', 'Flutes, clarinets and saxophones', ['Flute', 'Clarinet', 'Alto Saxophone', 'Recorder', 'Oboe'], 520, 1], // oxfmt-ignore
  ['cat_brass', 'Brass', 'Trumpets, trombones and horns', ['Trumpet', 'Trombone', 'French Horn', 'Cornet'], 590, 2],
  ['cat_amps', 'Amplifiers', 'For guitar, bass and keys', ['Guitar Amplifier', 'Bass Amplifier', 'Keyboard Amplifier'], 280, 12], // oxfmt-ignore
  ['cat_accessories', 'Accessories', 'Stands, cases, strings and reeds', ['Music Stand', 'Guitar Case', 'Metronome', 'Tuner', 'Reed Set', 'Drumsticks'], 29, 1], // oxfmt-ignore
]
const BRANDS = ['Aldermoor', 'Brevik', 'Corvane', 'Delmonte', 'Esterházy', 'Fenwright', 'Goldcrest']
const MODELS = ['100', '200', '300', 'Studio', 'Junior', 'Pro', 'Classic', 'Heritage']
const CITIES = [['Bristol', 'BS'], ['Bristol', 'BS'], ['Bath', 'BA'], ['Cardiff', 'CF'], ['Cardiff', 'CF'], ['Exeter', 'EX'], ['Gloucester', 'GL'], ['Swindon', 'SN'], ['Taunton', 'TA']] as const // oxfmt-ignore
const STREETS = ['Mill Lane', 'Station Road', 'Church Street', 'Park Avenue', 'Kingsway', 'Orchard Close']
const PRAISE: Record<number, string[]> = {
  1: ['Arrived broken', 'Very disappointed'],
  2: ['Not what I hoped for', 'Cheaply made'],
  3: ['Does the job', 'Fine for beginners'],
  4: ['Good value', 'Nice sound'],
  5: ['Wonderful tone', 'Could not be happier'],
}

export type MusicshopData = ReturnType<typeof createMusicshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 8 categories, 96 products, 130 customers, 230 orders, 150 reviews and 46 returns. */
export function createMusicshopData(clock: Date) {
  const random = createRandom(99_201)
  const days = createDays(clock)
  const instrumentCategories = CATEGORIES.map(([id, name, description]): InstrumentCategory => ({ id, name, description })) // oxfmt-ignore
  const instrumentProducts = createProducts(random, days)
  const instrumentCustomers = createPeopleOf(99_203, 130, 'tunemail.example').map((person, index): InstrumentCustomer => {
    const [city, area] = random.pick(CITIES)
    return {
    id: `cus_${3001 + index}`,
    ...person,
    phone: random.chance(0.17) ? null : `07700 906${random.whole(100, 989)}`,
    address: { street: `${random.whole(1, 180)} ${random.pick(STREETS)}`, city, postcode: `${area}${random.whole(1, 16)} ${random.whole(1, 9)}${random.pick(['AB', 'DT', 'QX', 'LP'])}` }, // oxfmt-ignore
    loyaltyTier: random.pick(['none', 'none', 'none', 'silver', 'silver', 'gold']),
    newsletter: random.chance(0.45),
    createdOn: days.day(-790 + Math.floor(index * 5.9)),
  }}) // oxfmt-ignore
  const instrumentOrders = createOrders(random, days, instrumentProducts, instrumentCustomers)
  return {
    instrumentCategories,
    instrumentProducts,
    instrumentCustomers,
    instrumentOrders,
    instrumentReviews: createReviews(random, days, instrumentOrders),
    instrumentReturns: createReturns(random, days, instrumentOrders),
  }
}

/** Twelve of each category, no two of the same name. */
function createProducts(random: Random, { day }: Days): Instrument[] {
  const names = new Set<string>()
  const products: Instrument[] = []
  while (products.length < 96) {
    const [categoryId, category, , kinds, usual, weight] = CATEGORIES[Math.floor(products.length / 12)]!
    const brand = random.pick(BRANDS)
    const name = `${brand} ${random.pick(MODELS)} ${random.pick(kinds)}`
    if (names.has(name)) continue
    names.add(name)
    const index = products.length
    const isBig = category !== 'Accessories'
    products.push({
      id: `prd_${401 + index}`,
      sku: `${category.slice(0, 2).toUpperCase()}-${1200 + index * 3}`,
      name,
      brand,
      categoryId,
      price: Math.round(usual * (0.35 + random.next() * 1.6)) - 0.01,
      stock: { onHand: random.chance(0.12) ? 0 : random.whole(1, isBig ? 14 : 60), reorderLevel: isBig ? 3 : 15 },
      weightKg: random.chance(0.15) ? null : Math.round(10 * weight * (0.5 + random.next())) / 10,
      discontinued: index % 13 === 7,
      addedOn: day(-random.whole(60, 790)),
    })
  }
  return products
}

/** Those of fifteen months, the latest of a few days ago not yet sent. */
function createOrders(
  random: Random,
  { moment, day }: Days,
  products: Instrument[],
  customers: InstrumentCustomer[],
): InstrumentOrder[] {
  // oxfmt-ignore
  return Array.from({ length: 230 }, (_, index): InstrumentOrder => {
    const from = -Math.ceil(455 * (1 - index / 230) ** 1.8)
    const placedAt = moment(from, random.whole(16, 44) / 48)
    const usual = from < -18 ? 'delivered' : from < -9 ? 'shipped' : from < -3 ? 'paid' : 'pending'
    const status = random.chance(0.09) ? 'cancelled' : usual
    const known = products.slice(0, 93).filter(one => one.addedOn < placedAt)
    const isSent = status === 'shipped' || status === 'delivered'
    const own = new Set(Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => random.pick(known))) // oxfmt-ignore
    const lines = [...own].map(one => ({
      productId: one.id,
      productName: one.name,
      quantity: one.categoryId === 'cat_accessories' ? random.whole(1, 4) : 1,
      unitPrice: one.price,
    }))
    const goods = lines.reduce((total, one) => total + one.quantity * one.unitPrice, 0)
    const shippingCost = goods > 150 ? 0 : 5.95
    return {
      id: `ord_${7001 + index}`,
      orderNumber: `M-${30_100 + index}`,
      customerId: random.pick(customers.slice(0, 118).filter(one => one.createdOn < placedAt)).id,
      status,
      placedAt,
      shippedOn: isSent ? day(from + random.whole(1, 4)) : null,
      paymentMethod: random.pick(['card', 'card', 'card', 'paypal', 'paypal', 'bankTransfer', 'instalments']),
      lines,
      shippingCost,
      total: Math.round(100 * (goods + shippingCost)) / 100,
      trackingNumber: isSent ? `TRK${random.whole(100_000, 999_999)}` : null,
    }
  })
}

/** Of what was delivered, some days later. */
function createReviews(random: Random, { day }: Days, orders: InstrumentOrder[]): InstrumentReview[] {
  const bought = orders.filter(one => one.status === 'delivered').flatMap(one => one.lines.map(line => ({ one, line })))
  const today = day(0)
  const taken = new Set<string>()
  const reviews: InstrumentReview[] = []
  for (const { one, line } of bought) {
    const key = `${one.customerId} ${line.productId}`
    if (reviews.length >= 150 || taken.has(key) || random.chance(0.38)) continue
    taken.add(key)
    const rating = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5])
    const later = shiftDay(one.shippedOn!, random.whole(5, 30))
    reviews.push({
      id: `rev_${9001 + reviews.length}`,
      productId: line.productId,
      customerId: one.customerId,
      rating,
      title: random.pick(PRAISE[rating]!),
      comment: random.chance(0.4) ? null : `${line.productName}: ${random.pick(['would buy again', 'came well packed', 'sounds as described', 'a bit heavy'])}.`, // oxfmt-ignore
      state: random.pick(['published', 'published', 'published', 'published', 'pending', 'rejected']),
      createdOn: later < today ? later : today,
    })
  }
  return reviews
}

/** One line of an order that was delivered, which is refunded when it has come back. */
function createReturns(random: Random, { day }: Days, orders: InstrumentOrder[]): InstrumentReturn[] {
  const bought = orders.filter(one => one.status === 'delivered')
  const today = day(0)
  return Array.from({ length: 46 }, (_, index): InstrumentReturn => {
    const order = bought[Math.floor(((index + 0.5) * bought.length) / 46)]!
    const line = random.pick(order.lines)
    const later = shiftDay(order.shippedOn!, random.whole(4, 20))
    const requestedOn = later < today ? later : today
    const isOld = requestedOn < day(-55)
    const status = isOld ? random.pick(['refunded', 'refunded', 'refunded', 'rejected']) : random.pick(['requested', 'received']) // oxfmt-ignore
    return {
      id: `ret_${601 + index}`,
      returnNumber: `RT-${2200 + index}`,
      orderId: order.id,
      productId: line.productId,
      reason: random.pick(RETURN_REASONS),
      status,
      requestedOn,
      refundAmount: status === 'refunded' ? Math.round(100 * line.unitPrice * line.quantity) / 100 : null,
    }
  })
}
