import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CUSTOMERS, ORIGINS, PRODUCTS, REMARKS } from './names.ts'

export interface TeaOrigin {
  id: number
  region: string
  country: string
  altitudeMeters: number
  harvestMonths: string
}
export interface TeaProduct {
  id: number
  articleNumber: string
  name: string
  category: string
  originId: number | null
  price: number
  packSizeGrams: number | null
  caffeine: string | null
  organic: boolean
  unitsInStock: number
  status: string
  listedOn: string
}
export interface TeaCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  customerGroup: string
  street: string
  postalCode: string
  city: string
  country: string
  newsletter: boolean
  registeredOn: string
}
export interface TeaOrder {
  id: number
  orderNumber: string
  customerId: number
  status: string
  orderedAt: string
  paymentMethod: string
  lines: { productId: number; productName: string; quantity: number; unitPrice: number }[]
  shippingFee: number
  total: number
  giftNote: string | null
}
export interface TeaShipment {
  id: number
  orderId: number
  carrier: string
  trackingNumber: string
  status: string
  weightKg: number
  shippedOn: string | null
  deliveredOn: string | null
}
export interface TeaReview {
  id: number
  productId: number
  customerId: number
  rating: number
  headline: string
  body: string | null
  status: string
  createdAt: string
}

export const TEA_CATEGORIES = ['BLACK', 'GREEN', 'WHITE', 'OOLONG', 'PU_ERH', 'ROOIBOS', 'HERBAL', 'ACCESSORY'] as const
export const TEA_CAFFEINE = ['NONE', 'LOW', 'MEDIUM', 'HIGH'] as const
export const TEA_PRODUCT_STATUSES = ['AVAILABLE', 'SEASONAL', 'DISCONTINUED'] as const
export const TEA_CUSTOMER_GROUPS = ['PRIVATE', 'CAFE', 'RESELLER'] as const
export const TEA_ORDER_STATUSES = ['NEW', 'PAID', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const
export const TEA_PAYMENTS = ['CREDIT_CARD', 'PAYPAL', 'INVOICE', 'BANK_TRANSFER'] as const
export const TEA_CARRIERS = ['DHL', 'DPD', 'GLS', 'UPS'] as const
export const TEA_SHIPMENT_STATUSES = ['ANNOUNCED', 'IN_TRANSIT', 'DELAYED', 'DELIVERED'] as const
export const TEA_REVIEW_STATUSES = ['PENDING', 'PUBLISHED', 'HIDDEN'] as const

const CAFFEINE: Record<string, string> = { BLACK: 'HIGH', PU_ERH: 'HIGH', OOLONG: 'MEDIUM', GREEN: 'MEDIUM', WHITE: 'LOW' } // oxfmt-ignore
const DIALLING: Record<string, string> = { DE: '+49 40', AT: '+43 1', NL: '+31 30', CH: '+41 44', DK: '+45 86', BE: '+32 9' } // oxfmt-ignore
const STREETS = ['Deichstraße', 'Lindenallee', 'Marktplatz', 'Kanalweg', 'Gartenstraße', 'Am Brunnen']
const NOTES = ['Happy birthday, dear Oma!', 'Enjoy a quiet hour.', 'Thank you for everything.']
const cents = (amount: number) => Math.round(100 * amount) / 100

export type TeahouseData = ReturnType<typeof createTeahouseData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 14 origins, 54 products, 60 customers, 132 orders, 114 shipments and 84 reviews. */
export function createTeahouseData(clock: Date) {
  const random = createRandom(51_507)
  const days = createDays(clock)
  const teaProducts = createProducts(random, days)
  const teaCustomers = createCustomers(random, days)
  const teaOrders = createOrders(random, days, teaProducts, teaCustomers)
  return {
    teaOrigins: ORIGINS.map(([region, country, altitudeMeters, harvestMonths], index): TeaOrigin => ({ id: index + 1, region, country, altitudeMeters, harvestMonths })), // oxfmt-ignore
    teaProducts,
    teaCustomers,
    teaOrders,
    teaShipments: createShipments(random, days, teaOrders),
    teaReviews: createReviews(random, days, teaOrders),
  }
}

function createProducts(random: Random, { day }: Days): TeaProduct[] {
  return PRODUCTS.map(([name, category, region, price, packSizeGrams], index): TeaProduct => {
    const origin = ORIGINS.findIndex(one => one[0] === region)
    const isTea = category !== 'ACCESSORY'
    return {
      id: 101 + index,
      articleNumber: `${isTea ? 'T' : 'A'}${4010 + index * 7}`,
      name,
      category,
      originId: origin < 0 ? null : origin + 1,
      price,
      packSizeGrams,
      caffeine: isTea ? (CAFFEINE[category] ?? 'NONE') : null,
      organic: isTea && random.chance(0.42),
      unitsInStock: random.chance(0.13) ? 0 : random.whole(3, isTea ? 140 : 36),
      status: random.pick(['AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'SEASONAL', 'SEASONAL', 'DISCONTINUED']), // oxfmt-ignore
      listedOn: day(-random.whole(320, 1500)),
    }
  })
}

function createCustomers(random: Random, { day }: Days): TeaCustomer[] {
  return CUSTOMERS.map(([name, city, country], index): TeaCustomer => {
    const [firstName, ...rest] = name.split(' ')
    const lastName = rest.join(' ')
    const isFirst = CUSTOMERS.findIndex(one => one[0] === name) === index
    const local = name.toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '.') // oxfmt-ignore
    return {
      id: 2001 + index,
      firstName: firstName!,
      lastName,
      email: `${local}${isFirst ? '' : '2'}@leafpost.example`,
      phone: random.chance(0.2) ? null : `${DIALLING[country]} 5550${random.whole(1000, 9899)}`,
      customerGroup: random.pick(['PRIVATE', 'PRIVATE', 'PRIVATE', 'PRIVATE', 'CAFE', 'CAFE', 'RESELLER']),
      street: `${random.pick(STREETS)} ${random.whole(1, 96)}`,
      postalCode: String(random.whole(country === 'DE' ? 10_100 : 1010, country === 'DE' ? 89_900 : 8990)),
      city,
      country,
      newsletter: random.chance(0.44),
      registeredOn: day(-760 + Math.floor(index * 12.2) + random.whole(0, 6)),
    }
  })
}

/** Those of ten months, more of them lately; the latest are not yet sent. */
function createOrders(random: Random, { moment }: Days, products: TeaProduct[], customers: TeaCustomer[]): TeaOrder[] {
  return Array.from({ length: 132 }, (_, index): TeaOrder => {
    const from = -Math.ceil(305 * (1 - index / 132) ** 1.7)
    const orderedAt = moment(from, (14 + random.whole(0, 30)) / 48)
    const usual = from < -16 ? 'DELIVERED' : from < -7 ? 'SHIPPED' : from < -4 ? 'PACKED' : from < -2 ? 'PAID' : 'NEW'
    const customer = random.pick(customers.filter(one => one.registeredOn < orderedAt))
    const isTrade = customer.customerGroup !== 'PRIVATE'
    const own = new Set(Array.from({ length: random.pick([1, 2, 2, 3, 3, 4]) }, () => random.pick(products.slice(0, 52)))) // oxfmt-ignore
    const lines = [...own].map(one => ({
      productId: one.id,
      productName: one.name,
      quantity: isTrade && one.category !== 'ACCESSORY' ? random.whole(3, 14) : random.pick([1, 1, 1, 2, 2, 3]),
      unitPrice: one.price,
    }))
    const goods = lines.reduce((all, one) => all + one.quantity * one.unitPrice, 0)
    const shippingFee = goods >= 75 ? 0 : customer.country === 'DE' ? 4.9 : 9.9
    return {
      id: 7001 + index,
      orderNumber: `TH-${20_418 + index}`,
      customerId: customer.id,
      status: random.chance(0.08) ? 'CANCELLED' : usual,
      orderedAt,
      paymentMethod: isTrade ? random.pick(['INVOICE', 'INVOICE', 'BANK_TRANSFER']) : random.pick(['CREDIT_CARD', 'PAYPAL', 'PAYPAL', 'BANK_TRANSFER']), // oxfmt-ignore
      lines,
      shippingFee,
      total: cents(goods + shippingFee),
      giftNote: !isTrade && random.chance(0.15) ? random.pick(NOTES) : null,
    }
  })
}

/** One for each order that is packed, on its way or there. */
function createShipments(random: Random, { day }: Days, orders: TeaOrder[]): TeaShipment[] {
  const sent = orders.filter(one => ['PACKED', 'SHIPPED', 'DELIVERED'].includes(one.status))
  return sent.map((order, index): TeaShipment => {
    const shippedOn = order.status === 'PACKED' ? null : shiftDay(order.orderedAt, random.whole(1, 4))
    const deliveredOn = order.status === 'DELIVERED' ? shiftDay(shippedOn!, random.whole(1, 6)) : null
    const carrier = random.pick(['DHL', 'DHL', 'DHL', 'DPD', 'DPD', 'GLS', 'UPS'])
    const isLate = shippedOn !== null && shippedOn < day(-8)
    return {
      id: 301 + index,
      orderId: order.id,
      carrier,
      trackingNumber: `${carrier}${random.whole(10_000_000, 99_999_999)}`,
      status: deliveredOn ? 'DELIVERED' : shippedOn === null ? 'ANNOUNCED' : isLate ? 'DELAYED' : 'IN_TRANSIT',
      weightKg: cents(0.3 + order.lines.reduce((all, one) => all + one.quantity, 0) * 0.14),
      shippedOn,
      deliveredOn,
    }
  })
}

/** Of what was delivered, some days later. */
function createReviews(random: Random, { moment }: Days, orders: TeaOrder[]): TeaReview[] {
  const latest = moment(-1, 0.4)
  const taken = new Set<string>()
  const reviews: TeaReview[] = []
  for (const order of orders.filter(one => one.status === 'DELIVERED'))
    for (const line of order.lines) {
      const key = `${order.customerId} ${line.productId}`
      if (reviews.length >= 84 || taken.has(key) || random.chance(0.55)) continue
      taken.add(key)
      const rating = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5])
      const later = `${shiftDay(order.orderedAt, random.whole(9, 40))}T${random.whole(10, 20)}:15:00.000Z`
      reviews.push({
        id: 901 + reviews.length,
        productId: line.productId,
        customerId: order.customerId,
        rating,
        headline: random.pick(REMARKS[rating]!),
        body: random.chance(0.4) ? null : random.pick(['Bought it as a gift.', 'Our guests ask for it.', 'Second time I ordered it.', 'The pack could close better.']), // oxfmt-ignore
        status: random.pick(['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PENDING', 'HIDDEN']),
        createdAt: later < latest ? later : latest,
      })
    }
  return reviews
}
