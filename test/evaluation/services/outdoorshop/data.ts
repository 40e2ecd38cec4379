import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BODIES, CATALOGUE, COMMENTS, FIRST_NAMES, LAST_NAMES, NOTES, PLACES, STREETS, SUPPLIERS, TITLES } from './catalogue.ts' // oxfmt-ignore
import type { TrekCategory, TrekCustomer, TrekOrder, TrekProduct, TrekReturn, TrekReview, TrekSupplier } from './kinds.ts' // oxfmt-ignore

const DIALLED: Record<string, string> = { 'United States': '1', Canada: '1', Norway: '47', Germany: '49', Taiwan: '886', Vietnam: '84', Italy: '39', Portugal: '351', 'New Zealand': '64', 'United Kingdom': '44' } // oxfmt-ignore

export type OutdoorshopData = ReturnType<typeof createOutdoorshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export const cents = (amount: number) => Math.round(100 * amount) / 100
/** Orders from this amount on are sent for free. */
export const shippingFor = (subtotal: number) => (subtotal >= 99 ? 0 : 7.95)

/** 20 suppliers, 20 categories, 120 products, 130 customers, 215 orders, 52 returns and 160 reviews. */
export function createOutdoorshopData(clock: Date) {
  const random = createRandom(71_203)
  const days = createDays(clock)
  const trekSuppliers = SUPPLIERS.map(([name, country, contactName, domain, leadTimeDays, minimumOrder], index): TrekSupplier => ({ id: index + 1, name, country, contactName, email: `sales@${domain}.example`, phone: `+${DIALLED[country]} ${random.whole(200, 989)} 555 ${random.whole(1000, 9999)}`, leadTimeDays, minimumOrder })) // oxfmt-ignore
  const trekCategories = CATALOGUE.map(([name, season, description], index): TrekCategory => ({ id: index + 1, name, slug: name.toLowerCase().replaceAll(' ', '-'), description, season })) // oxfmt-ignore
  const trekProducts = createProducts(random, days)
  const trekCustomers = createCustomers(random, days)
  const trekOrders = createOrders(random, days, trekProducts, trekCustomers)
  const trekReturns = createReturns(random, days, trekOrders)
  const trekReviews = createReviews(random, days, trekOrders)
  return { trekSuppliers, trekCategories, trekProducts, trekCustomers, trekOrders, trekReturns, trekReviews }
}

function createProducts(random: Random, { day }: Days): TrekProduct[] {
  const rows = CATALOGUE.flatMap(([, , , items], index) => items.map(item => ({ categoryId: index + 1, item })))
  return rows.map(({ categoryId, item: [name, brand, price, weightGrams, isWaterproof, color] }, index) => {
    const sources = SUPPLIERS.flatMap((one, at) => (one[6].includes(brand) ? [at + 1] : []))
    return {
      id: 1001 + index,
      sku: `${brand
        .replaceAll(/[^A-Za-z]/g, '')
        .slice(0, 3)
        .toUpperCase()}-${4100 + 7 * index}`,
      name,
      brand,
      categoryId,
      supplierId: random.pick(sources),
      status: index % 9 === 5 ? 'clearance' : index % 29 === 12 ? 'discontinued' : 'active',
      price,
      costPrice: cents(price * (0.48 + 0.01 * random.whole(0, 14))),
      weightGrams,
      color,
      isWaterproof,
      stockQuantity: random.chance(0.14) ? 0 : random.whole(1, price > 200 ? 25 : 90),
      reorderPoint: price > 200 ? 5 : 15,
      releasedOn: day(-random.whole(520, 1900)),
    }
  })
}

function createCustomers(random: Random, { moment }: Days): TrekCustomer[] {
  const taken = new Set<string>()
  const customers: TrekCustomer[] = []
  while (customers.length < 130) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    if (taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const index = customers.length
    const [city, state, code] = random.pick(PLACES)
    const loyaltyTier = random.pick(['basic', 'basic', 'basic', 'silver', 'silver', 'gold', 'gold', 'platinum'] as const) // oxfmt-ignore
    const [low, high] = { basic: [0, 480], silver: [500, 1990], gold: [2000, 4990], platinum: [5000, 9400] }[loyaltyTier] // oxfmt-ignore
    customers.push({
      id: 201 + index,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@trailpost.example`.toLowerCase(),
      phone: random.chance(0.15) ? null : `+1 ${random.whole(303, 971)} 555 0${random.whole(100, 199)}`,
      address: { street: `${random.whole(11, 980)} ${random.pick(STREETS)}`, city, state, postalCode: code },
      loyaltyTier,
      loyaltyPoints: random.whole(low!, high!),
      newsletter: random.chance(0.55),
      registeredAt: moment(-Math.ceil(1000 * (1 - index / 130) ** 1.2), random.whole(14, 44) / 48),
    })
  }
  return customers
}

/** Those of fifteen months, oldest first. */
function createOrders(
  random: Random,
  { moment }: Days,
  products: TrekProduct[],
  customers: TrekCustomer[],
): TrekOrder[] {
  // oxfmt-ignore
  return Array.from({ length: 215 }, (_, index): TrekOrder => {
    const from = -Math.ceil(455 * (1 - index / 215) ** 1.6)
    const placedAt = moment(from, random.whole(14, 45) / 48)
    const usual = from < -16 ? 'delivered' : from < -7 ? 'shipped' : from < -3 ? 'paid' : 'pending'
    const status = random.chance(0.09) ? 'cancelled' : from >= -9 && random.chance(0.25) ? 'pending' : usual
    const customer = random.pick(customers.filter(one => one.registeredAt < placedAt))
    const chosen = new Set(Array.from({ length: random.pick([1, 1, 2, 2, 3, 4]) }, () => random.pick(products)))
    const lines = [...chosen].map(one => {
      const quantity = one.price > 150 ? 1 : random.pick([1, 1, 1, 2, 2, 3, 4])
      return { productId: one.id, quantity, unitPrice: one.price, lineTotal: cents(quantity * one.price) }
    })
    const subtotal = cents(lines.reduce((sum, one) => sum + one.lineTotal, 0))
    const isSent = ['shipped', 'delivered'].includes(status)
    return {
      id: 5001 + index,
      orderNumber: `GP-${10_310 + index}`,
      customerId: customer.id,
      status,
      paymentMethod: random.pick(['credit_card', 'credit_card', 'credit_card', 'paypal', 'paypal', 'gift_card', 'bank_transfer']), // oxfmt-ignore
      placedAt,
      shippedAt: isSent ? moment(from + random.whole(1, 6), random.whole(16, 34) / 48) : null,
      carrier: isSent ? random.pick(['ups', 'ups', 'fedex', 'usps', 'usps']) : null,
      lines,
      subtotal,
      shippingFee: shippingFor(subtotal),
      total: cents(subtotal + shippingFor(subtotal)),
      note: random.chance(0.13) ? random.pick(NOTES) : null,
    }
  })
}

const atMost = (day: string, last: string) => (day < last ? day : last)

function createReturns(random: Random, { day }: Days, orders: TrekOrder[]): TrekReturn[] {
  const sent = orders.filter(one => one.status === 'delivered')
  return Array.from({ length: 52 }, (_, index): TrekReturn => {
    const order = sent[Math.floor(((index + 0.5) * sent.length) / 52)]!
    const line = random.pick(order.lines)
    const requestedOn = atMost(shiftDay(order.shippedAt!, random.whole(4, 15)), day(-1))
    const status = requestedOn < day(-45) ? random.pick(['refunded', 'refunded', 'refunded', 'refunded', 'rejected']) : random.pick(['requested', 'requested', 'approved', 'received']) // oxfmt-ignore
    const quantity = random.chance(0.4) ? 1 : line.quantity
    return {
      id: 701 + index,
      orderId: order.id,
      productId: line.productId,
      quantity,
      reason: random.pick(['too_small', 'too_small', 'too_large', 'defective', 'defective', 'defective', 'wrong_item', 'changed_mind', 'changed_mind']), // oxfmt-ignore
      status,
      requestedOn,
      refundAmount: status === 'refunded' ? cents(quantity * line.unitPrice) : null,
      comment: random.chance(0.3) ? random.pick(COMMENTS) : null,
    }
  })
}

function createReviews(random: Random, { day, moment }: Days, orders: TrekOrder[]): TrekReview[] {
  const bought = orders.filter(one => one.status === 'delivered').flatMap(order => order.lines.map(line => ({ order, line }))) // oxfmt-ignore
  const chosen = bought.filter((_, index) => (index * 160) % bought.length < 160)
  return chosen.map(({ order, line }, index): TrekReview => {
    const rating = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5])
    const on = atMost(shiftDay(order.shippedAt!, random.whole(5, 35)), day(-1))
    return {
      id: 3001 + index,
      productId: line.productId,
      customerId: order.customerId,
      rating,
      title: random.pick(TITLES[rating]!),
      body: random.chance(0.3) ? null : random.pick(BODIES),
      helpfulVotes: random.pick([0, 0, 0, 1, 1, 2, 3, 5, 8, 13]),
      createdAt: `${on}${moment(0, random.whole(14, 44) / 48).slice(10)}`,
    }
  })
}
