import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { ARTICLES, BRANDS, CYCLE_CATEGORIES, FIRST_NAMES, HEADLINES, LAST_NAMES, STREETS, TOWNS } from './catalogue.ts'

export interface CycleProduct {
  id: number
  sku: string
  name: string
  brandId: number
  category: string
  price: number
  stock: number
  reorderPoint: number
  weightKg: number | null
  modelYear: number | null
  active: boolean
  listedOn: string
}
export interface CycleCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; city: string; eircode: string }
  newsletter: boolean
  loyaltyPoints: number
  customerSince: string
}
export interface CycleOrder {
  id: number
  orderNumber: string
  customerId: number
  status: string
  paymentMethod: string
  deliveryMethod: string
  lines: { productId: number; productName: string; quantity: number; unitPrice: number }[]
  discountCode: string | null
  discount: number
  shippingFee: number
  total: number
  placedAt: string
  shippedOn: string | null
  deliveredOn: string | null
}
export interface CycleReturn {
  id: number
  returnNumber: string
  orderId: number
  productId: number
  quantity: number
  reason: string
  status: string
  requestedOn: string
  refundAmount: number | null
}
export interface CycleReview {
  id: number
  productId: number
  customerId: number
  rating: number
  headline: string
  body: string | null
  published: boolean
  shopReply: string | null
  createdAt: string
}

export const CYCLE_ORDER_STATUSES = ['new', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export const CYCLE_PAYMENTS = ['card', 'paypal', 'bank_transfer', 'bike_to_work'] as const
export const CYCLE_DELIVERIES = ['standard', 'express', 'pickup'] as const
export const CYCLE_RETURN_REASONS = ['wrong_size', 'damaged_in_transit', 'faulty', 'not_as_described', 'changed_mind'] as const // oxfmt-ignore
export const CYCLE_RETURN_STATUSES = ['requested', 'approved', 'received', 'refunded', 'declined'] as const

export type BikeshopData = ReturnType<typeof createBikeshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const cents = (amount: number) => Math.round(100 * amount) / 100

/** 10 brands, 53 products, 58 customers, 142 orders, 34 returns and 90 reviews. */
export function createBikeshopData(clock: Date) {
  const random = createRandom(40_961)
  const days = createDays(clock)
  const cycleBrands = BRANDS.map(([name, country, website, warrantyYears], index) => ({ id: index + 1, name, country, website, warrantyYears })) // oxfmt-ignore
  const cycleProducts = createProducts(random, days)
  const cycleCustomers = createCustomers(random, days)
  const cycleOrders = createOrders(random, days, cycleProducts, cycleCustomers)
  // A point for every four euros; some have been spent since.
  for (const one of cycleCustomers) {
    const kept = cycleOrders.filter(({ customerId, status }) => customerId === one.id && status === 'delivered')
    const earned = kept.reduce((sum, order) => sum + order.total, 0) / 4
    one.loyaltyPoints = Math.floor(earned * random.pick([1, 1, 0.7, 0.4]))
  }
  return {
    cycleBrands,
    cycleProducts,
    cycleCustomers,
    cycleOrders,
    cycleReturns: createReturns(random, days, cycleOrders),
    cycleReviews: createReviews(random, days, cycleOrders),
  }
}

function createProducts(random: Random, { day }: Days): CycleProduct[] {
  const all = CYCLE_CATEGORIES.flatMap(category => ARTICLES[category].map(article => ({ category, article })))
  return all.map(({ category, article: [name, brandId, price, weightKg, modelYear] }, index) => {
    const isBike = modelYear !== null
    // What is of 2024 is sold off, and most of it is gone.
    const active = modelYear !== 2024
    return {
      id: 101 + index,
      sku: `${category.replace('_', '').slice(0, 2).toUpperCase()}-${String(BRANDS[brandId - 1]![0]).slice(0, 3).toUpperCase()}-${210 + index * 7}`, // oxfmt-ignore
      name,
      brandId,
      category,
      price,
      stock: !active || random.chance(0.14) ? random.pick([0, 0, 0, 1]) : isBike ? random.whole(1, 11) : random.whole(6, 70), // oxfmt-ignore
      reorderPoint: isBike ? 2 : 12,
      weightKg,
      modelYear,
      active,
      listedOn: day(-(modelYear ? (2027 - modelYear) * 330 : 420) - random.whole(0, 240)),
    }
  })
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Two of them have the same name. */
function createCustomers(random: Random, { day }: Days): CycleCustomer[] {
  const taken = new Map<string, number>()
  const customers: CycleCustomer[] = []
  while (customers.length < 58) {
    const twin = customers.length === 37 ? customers[12] : undefined
    const { firstName, lastName } = twin ?? { firstName: random.pick(FIRST_NAMES), lastName: random.pick(LAST_NAMES) }
    const local = `${plain(firstName)}.${plain(lastName)}`
    const times = taken.get(local) ?? 0
    if (times > 0 && !twin) continue
    taken.set(local, times + 1)
    const index = customers.length
    const [city, area] = random.pick(TOWNS)
    customers.push({
      id: 1001 + index,
      firstName,
      lastName,
      email: `${local}${times > 0 ? times + 1 : ''}@eirmail.example`,
      phone: random.chance(0.15) ? null : `08${random.pick([3, 5, 6, 7])} 555 ${random.whole(1000, 9899)}`,
      address: { street: `${random.whole(1, 90)} ${random.pick(STREETS)}`, city, eircode: `${area} ${random.pick(['A', 'K', 'X', 'Y'])}${random.whole(100, 999)}` }, // oxfmt-ignore
      newsletter: random.chance(0.5),
      loyaltyPoints: 0,
      customerSince: day(-900 + Math.floor(index * 15.1)),
    })
  }
  return customers
}

function createOrders(random: Random, { day, moment }: Days, products: CycleProduct[], customers: CycleCustomer[]) {
  return Array.from({ length: 142 }, (_, index): CycleOrder => {
    const from = -Math.floor(((141 - index) / 141) ** 1.15 * 330) - 1
    const placedAt = moment(from, 0.25 + random.next() * 0.65).replace(/\.\d+Z$/, 'Z')
    const usual = from < -9 ? 'delivered' : from < -4 ? 'shipped' : from < -2 ? 'packed' : random.pick(['new', 'paid'])
    const status = random.chance(0.08) ? 'cancelled' : usual
    const isSent = status === 'shipped' || status === 'delivered'
    const known = products.filter(one => one.listedOn < placedAt)
    const small = known.filter(one => one.modelYear === null)
    const wanted = random.pick([1, 1, 2, 2, 3])
    const own = new Set(Array.from({ length: wanted }, (_, at) => random.pick(at === 0 && random.chance(0.5) ? known.filter(one => one.modelYear !== null) : small))) // oxfmt-ignore
    const lines = [...own].map(one => ({
      productId: one.id,
      productName: one.name,
      quantity: one.modelYear === null ? random.pick([1, 1, 1, 2, 2, 3]) : 1,
      unitPrice: one.price,
    }))
    const goods = lines.reduce((total, one) => total + one.quantity * one.unitPrice, 0)
    const hasBike = goods > 180
    const deliveryMethod = random.pick(['standard', 'standard', 'standard', 'express', 'pickup'])
    const fees: Record<string, number> = { standard: goods > 100 ? 0 : 5.9, express: 14.9, pickup: 0 }
    const discountCode = random.chance(0.18) ? random.pick(['WELCOME5', 'CLUB10']) : null
    const discount = discountCode ? cents(goods * (discountCode === 'CLUB10' ? 0.1 : 0.05)) : 0
    const shippedOn = isSent ? day(Math.min(from + random.whole(1, 3), -1)) : null
    return {
      id: 5001 + index,
      orderNumber: `BK-${10_380 + index * 3}`,
      customerId: random.pick(customers.slice(0, 52).filter(one => one.customerSince < placedAt)).id,
      status,
      paymentMethod: random.pick(hasBike ? ['card', 'bank_transfer', 'bike_to_work', 'bike_to_work'] : ['card', 'card', 'paypal', 'bank_transfer']), // oxfmt-ignore
      deliveryMethod,
      lines,
      discountCode,
      discount,
      shippingFee: fees[deliveryMethod]!,
      total: cents(goods - discount + fees[deliveryMethod]!),
      placedAt,
      shippedOn,
      deliveredOn: status === 'delivered' ? shiftDay(shippedOn!, random.whole(1, 5)) : null,
    }
  })
}

/** One line of an order that was delivered. */
function createReturns(random: Random, { day }: Days, orders: CycleOrder[]): CycleReturn[] {
  const bought = orders.filter(one => one.status === 'delivered')
  const today = day(0)
  return Array.from({ length: 34 }, (_, index): CycleReturn => {
    const order = bought[Math.floor(((index + 0.6) * bought.length) / 34)]!
    const line = random.pick(order.lines)
    const later = shiftDay(order.deliveredOn!, random.whole(2, 13))
    const requestedOn = later < today ? later : today
    const isOld = requestedOn < day(-40)
    const status = isOld ? random.pick(['refunded', 'refunded', 'refunded', 'declined']) : random.pick(['requested', 'requested', 'approved', 'received']) // oxfmt-ignore
    return {
      id: 301 + index,
      returnNumber: `RMA-${2040 + index}`,
      orderId: order.id,
      productId: line.productId,
      quantity: line.quantity,
      reason: random.pick(['wrong_size', 'wrong_size', ...CYCLE_RETURN_REASONS]),
      status,
      requestedOn,
      refundAmount: status === 'refunded' ? cents(line.unitPrice * line.quantity) : null,
    }
  })
}

/** Of what was delivered, some days later. */
function createReviews(random: Random, { day, moment }: Days, orders: CycleOrder[]): CycleReview[] {
  const bought = orders.filter(one => one.status === 'delivered').flatMap(one => one.lines.map(line => ({ one, line })))
  const now = moment(0, 0.2).replace(/\.\d+Z$/, 'Z')
  const taken = new Set<string>()
  const reviews: CycleReview[] = []
  for (const { one, line } of bought) {
    const key = `${one.customerId} ${line.productId}`
    if (reviews.length >= 92 || taken.has(key) || random.chance(0.52)) continue
    taken.add(key)
    const rating = random.pick([1, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5])
    const later = `${shiftDay(one.deliveredOn!, random.whole(3, 25))}T${random.whole(10, 21)}:${random.whole(10, 59)}:00Z`
    reviews.push({
      id: 701 + reviews.length,
      productId: line.productId,
      customerId: one.customerId,
      rating,
      headline: random.pick(HEADLINES[rating]!),
      body: random.chance(0.3) ? null : random.pick(['Delivery was quick.', 'Well packed, easy to put together.', 'My second one from this shop.', 'Bought it for my daughter.']), // oxfmt-ignore
      published: later < `${day(-12)}` && !random.chance(0.08),
      shopReply: rating < 4 && random.chance(0.6) ? 'Sorry to hear that, please get in touch with us.' : null,
      createdAt: later < now ? later : now,
    })
  }
  return reviews
}
