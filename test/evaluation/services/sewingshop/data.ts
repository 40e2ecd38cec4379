import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CATALOGUE, COMPANIES, FIRST_NAMES, LAST_NAMES, PLACES, PRODUCT_CATEGORIES, SCHOOLS, SUPPLIERS } from './catalogue.ts' // oxfmt-ignore
import type { SewCustomer, SewOrder, SewProduct, SewReturn, SewReview, SewSupplier } from './kinds.ts'

const DIALLED: Record<string, number> = { NL: 31, BE: 32, DE: 49, FR: 33, IT: 39, GB: 44, PT: 351, SE: 46, JP: 81 }
const TITLES: Record<number, string[]> = {
  1: ['Sent it straight back', 'Broke after a week'],
  2: ['Thinner than I thought', 'Not worth the money'],
  3: ['It will do', 'Nice, but not quite the colour'],
  4: ['Sews beautifully', 'Good quality'],
  5: ['My new favourite', 'Exactly what I needed'],
}
const BODIES = ['Used it for my daughter’s birthday.', 'Washed it twice, no complaints.', 'Delivered within two days.', 'The photo on the site is quite different.', 'My sewing class all want one now.'] // oxfmt-ignore
const NOTES = ['Please leave it with the neighbours', 'One length please, do not cut', 'Gift, no invoice in the box']

export type SewingshopData = ReturnType<typeof createSewingshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const cents = (amount: number) => Math.round(100 * amount) / 100
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** 12 suppliers, 60 products, 64 customers, 150 orders, 36 returns and 90 reviews. */
export function createSewingshopData(clock: Date) {
  const random = createRandom(60_418)
  const days = createDays(clock)
  const sewSuppliers = SUPPLIERS.map(([name, country, city, contactName, domain, leadTimeDays], index): SewSupplier => ({ id: index + 1, name, country, city, contactName, email: `orders@${domain}.example`, phone: `+${DIALLED[country]} ${random.whole(31, 49)} ${random.whole(10, 99)} ${random.whole(1000, 9999)}`, leadTimeDays })) // oxfmt-ignore
  const sewProducts = createProducts(random, days)
  const sewCustomers = createCustomers(random, days)
  const sewOrders = createOrders(random, days, sewProducts, sewCustomers)
  const sewReturns = createReturns(random, days, sewOrders)
  const sewReviews = createReviews(random, days, sewOrders)
  return { sewSuppliers, sewProducts, sewCustomers, sewOrders, sewReturns, sewReviews }
}

function createProducts(random: Random, { moment }: Days): SewProduct[] {
  const rows = PRODUCT_CATEGORIES.flatMap(category => CATALOGUE[category].map(item => ({ category, item })))
  return rows.map(({ category, item: [name, brand, supplierId, price, material, colour, width] }, index) => {
    const isFabric = category === 'fabric'
    const isMachine = category === 'sewing_machine' || category === 'overlocker'
    const most = isFabric ? 120 : isMachine ? 9 : 80
    return {
      id: 101 + index,
      sku: `${category.slice(0, 3).toUpperCase()}-${1010 + 10 * index}`,
      name,
      category,
      brand,
      supplierId,
      unit: isFabric ? 'metre' : 'piece',
      price,
      material: material ?? null,
      colour: colour ?? null,
      widthCm: width ?? null,
      stock: random.chance(0.16) ? 0 : isFabric ? random.whole(3, 2 * most) / 2 : random.whole(1, most),
      reorderLevel: isFabric ? 20 : isMachine ? 3 : 15,
      isActive: index % 17 !== 14,
      createdAt: moment(-random.whole(450, 1100), random.whole(17, 34) / 48),
    }
  })
}

/** Every third one buys for a business or a school. */
function createCustomers(random: Random, { moment }: Days): SewCustomer[] {
  const taken = new Set<string>()
  const customers: SewCustomer[] = []
  while (customers.length < 64) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    if (taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const index = customers.length
    const customerType = index % 5 === 3 ? 'business' : index % 9 === 5 ? 'school' : 'private'
    const names = { private: [], business: COMPANIES, school: SCHOOLS }[customerType]
    const [city, country] = random.pick(PLACES)
    customers.push({
      id: 501 + index,
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@stitchmail.example`,
      phone: random.chance(0.2) ? null : `+${DIALLED[country]} 6${random.whole(10, 99)} 55 ${random.whole(10, 99)} ${random.whole(10, 99)}`, // oxfmt-ignore
      customerType,
      company: names[customers.filter(one => one.customerType === customerType).length % names.length] ?? null,
      city,
      country,
      newsletter: random.chance(0.5),
      createdAt: moment(-Math.ceil(900 * (1 - index / 64) ** 1.25), random.whole(14, 44) / 48),
    })
  }
  return customers
}

/** Those of fourteen months; most go to where the customer lives, some elsewhere. */
function createOrders(random: Random, { moment }: Days, products: SewProduct[], customers: SewCustomer[]): SewOrder[] {
  return Array.from({ length: 150 }, (_, index): SewOrder => {
    const from = -Math.ceil(425 * (1 - index / 150) ** 1.7)
    const orderedAt = moment(from, random.whole(14, 45) / 48)
    const usual = from < -17 ? 'delivered' : from < -10 ? 'shipped' : from < -6 ? 'packed' : from < -2 ? 'paid' : 'new'
    const status = random.chance(0.08) ? 'cancelled' : usual
    const customer = random.pick(customers.slice(0, 58).filter(one => one.createdAt < orderedAt))
    const isPrivate = customer.customerType === 'private'
    const chosen = new Set(Array.from({ length: random.pick([1, 1, 2, 2, 3, 4]) }, () => products[Math.floor(products.length * random.next() ** 0.9)]!)) // oxfmt-ignore
    const lines = [...chosen].map(one => {
      const quantity = one.unit === 'metre' ? random.whole(2, isPrivate ? 9 : 24) / 2 : one.price > 200 ? 1 : random.pick([1, 1, 1, 2, 3, 5]) // oxfmt-ignore
      return { productId: one.id, productName: one.name, quantity, unitPrice: one.price, lineTotal: cents(quantity * one.price) } // oxfmt-ignore
    })
    const goods = lines.reduce((sum, one) => sum + one.lineTotal, 0)
    const shippingCost = goods >= 75 ? 0 : customer.country === 'NL' ? 4.95 : 8.95
    const isElsewhere = random.chance(0.12)
    const places = PLACES.filter(([city]) => isElsewhere || city === customer.city)
    const [city, country, code, streets] = random.pick(places)
    const recipient = isElsewhere ? `${random.pick(FIRST_NAMES)} ${customer.lastName}` : (customer.company ?? `${customer.firstName} ${customer.lastName}`) // oxfmt-ignore
    return {
      id: 2001 + index,
      orderNumber: `SO-${10_240 + index}`,
      customerId: customer.id,
      status,
      paymentMethod: !isPrivate && random.chance(0.65) ? 'invoice' : random.pick(['ideal', 'ideal', 'ideal', 'card', 'card', 'paypal']), // oxfmt-ignore
      orderedAt,
      shippedAt: ['shipped', 'delivered'].includes(status) ? moment(from + random.whole(3, 9), random.whole(16, 34) / 48) : null, // oxfmt-ignore
      deliveryAddress: { recipient, street: `${random.pick(streets)} ${random.whole(1, 190)}`, postalCode: country === 'NL' ? `${code} ${random.pick(['AB', 'GK', 'LT', 'VX'])}` : code, city, country }, // oxfmt-ignore
      lines,
      shippingCost,
      total: cents(goods + shippingCost),
      note: random.chance(0.14) ? random.pick(NOTES) : null,
    }
  })
}

const atMost = (day: string, last: string) => (day < last ? day : last)

function createReturns(random: Random, { day }: Days, orders: SewOrder[]): SewReturn[] {
  const sent = orders.filter(one => one.status === 'delivered')
  return Array.from({ length: 36 }, (_, index): SewReturn => {
    const order = sent[Math.floor(((index + 0.6) * sent.length) / 36)]!
    const line = random.pick(order.lines)
    const requestedOn = atMost(shiftDay(order.shippedAt!, random.whole(3, 12)), day(0))
    const quantity = line.quantity > 2 && random.chance(0.4) ? 1 : line.quantity
    const status = requestedOn < day(-40) ? random.pick(['refunded', 'refunded', 'refunded', 'refunded', 'rejected']) : random.pick(['requested', 'received']) // oxfmt-ignore
    return {
      id: 301 + index,
      orderId: order.id,
      productId: line.productId,
      quantity,
      reason: random.pick(['faulty', 'wrong_item', 'colour_differs', 'colour_differs', 'changed_mind', 'changed_mind']),
      status,
      requestedOn,
      refundAmount: status === 'refunded' ? cents(quantity * line.unitPrice) : null,
    }
  })
}

function createReviews(random: Random, { day, moment }: Days, orders: SewOrder[]): SewReview[] {
  const bought = orders.filter(one => one.status === 'delivered').flatMap(order => order.lines.map(line => ({ order, line }))) // oxfmt-ignore
  const chosen = bought.filter((_, index) => (index * 90) % bought.length < 90)
  return chosen.map(({ order, line }, index): SewReview => {
    const rating = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5])
    const on = atMost(shiftDay(order.shippedAt!, random.whole(4, 28)), day(0))
    const isFresh = on > day(-9)
    return {
      id: 801 + index,
      productId: line.productId,
      customerId: order.customerId,
      rating,
      title: random.pick(TITLES[rating]!),
      body: random.chance(0.35) ? null : random.pick(BODIES),
      status: isFresh || random.chance(0.06) ? 'pending' : random.chance(0.08) ? 'hidden' : 'approved',
      createdAt: `${on}${moment(0, random.whole(14, 19) / 48).slice(10)}`,
    }
  })
}
