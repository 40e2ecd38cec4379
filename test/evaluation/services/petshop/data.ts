import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { FIRST_NAMES, LAST_NAMES, PET_CATEGORIES, PET_NAMES, PET_TYPES, PLACES, SOURCES } from './catalogue.ts'
import { WAREHOUSES, type PawCustomer, type PawOrder, type PawOrderLine, type PawProduct, type PawReturn, type PawStockItem, type PawSupplier } from './kinds.ts' // oxfmt-ignore

const NOTES = ['Please leave it in the porch', 'Beware of the dog, he only wants to play', 'Ring twice, the bell is weak', 'First order for our new puppy'] // oxfmt-ignore
const COMMENTS: Record<string, string[]> = {
  damaged: ['The bag had burst open', 'Arrived with a big dent', 'Seam came apart in the box'],
  wrong_item: ['I ordered the other one', 'This is for cats, we have a dog'],
  expired: ['Best before was last month', 'Out of date when it arrived'],
  not_suitable: ['She would not touch it', 'Too small for a Labrador', 'Gave him an upset tummy'],
  changed_mind: ['', 'Found one in the shop round the corner'],
}
const WORDS: Record<string, string> = { dry_food: 'Complete dry food', wet_food: 'Gently cooked', treat: 'A little reward', toy: 'Hours of fun', bed: 'Machine washable', scratching_post: 'Natural sisal', litter: 'Low dust', grooming: 'For a shiny coat', health: 'Recommended by vets', housing: 'Easy to clean', accessory: 'Made to last' } // oxfmt-ignore
const EDIBLE = new Set(['dry_food', 'wet_food', 'treat', 'health'])

export type PetshopData = ReturnType<typeof createPetshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export const pence = (amount: number) => Math.round(100 * amount) / 100
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const atMost = (day: string, last: string) => (day < last ? day : last)

/** 20 suppliers, 90 products, 96 customers, 120 orders with about 200 lines, the stock of two warehouses and 40 returns. */
export function createPetshopData(clock: Date) {
  const random = createRandom(73_205)
  const days = createDays(clock)
  const pawSuppliers = SOURCES.map(({ name, country, city, contact, terms: [leadTimeDays, minimumOrderValue] }, index): PawSupplier => ({ id: index + 1, name, country, city, contact: { name: contact[0], email: contact[1], phone: contact[2] }, leadTimeDays, minimumOrderValue })) // oxfmt-ignore
  const pawProducts = createProducts(random, days)
  const pawCustomers = createCustomers(random, days)
  const { pawOrders, pawOrderLines } = createOrders(random, days, pawProducts, pawCustomers)
  const pawStock = createStock(random, days, pawProducts)
  const pawReturns = createReturns(random, days, pawProducts, pawOrders, pawOrderLines)
  return { pawSuppliers, pawProducts, pawCustomers, pawOrders, pawOrderLines, pawStock, pawReturns }
}

/** By what they are, as the shop's menu has them. */
function createProducts(random: Random, { moment }: Days): PawProduct[] {
  const rows = SOURCES.flatMap(({ brand, items }, index) => items.map(item => ({ brand, supplier: index + 1, item })))
  const at = ({ item }: (typeof rows)[number]) => 10 * PET_TYPES.indexOf(item[1]) + PET_CATEGORIES.indexOf(item[2])
  return rows
    .toSorted((one, other) => at(one) - at(other))
    .map(({ brand, supplier, item: [name, petType, category, price, weightKg, lifeStage] }, index) => ({
      id: 1 + index,
      sku: `${petType.slice(0, 1).toUpperCase()}${category.slice(0, 2).toUpperCase()}-${2040 + 7 * index}`,
      name,
      brand,
      petType,
      category,
      lifeStage: lifeStage ?? null,
      supplier,
      price,
      costPrice: pence(price * (0.45 + 0.2 * random.next())),
      weightKg: weightKg ?? null,
      description: `${WORDS[category]}. ${brand} quality.`,
      isActive: index % 21 !== 10,
      createdAt: moment(-random.whole(430, 1200), random.whole(17, 34) / 48),
    }))
}

function createCustomers(random: Random, { day }: Days): PawCustomer[] {
  const address = () => {
    const [city, country, area, streets] = random.pick(PLACES)
    const letters = random.pick(['AB', 'DG', 'HJ', 'LN', 'PQ', 'RT', 'WX'])
    return { street: `${random.whole(1, 180)} ${random.pick(streets)}`, postcode: `${area} ${random.whole(1, 9)}${letters}`, city, country } // oxfmt-ignore
  }
  const taken = new Set<string>()
  const customers: PawCustomer[] = []
  while (customers.length < 96) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    if (taken.has(lastName) && taken.has(`${firstName} ${lastName}`)) continue
    taken.add(lastName).add(`${firstName} ${lastName}`)
    const index = customers.length
    const shippingAddress = address()
    const billing = address()
    const points = 17 + 13 * random.whole(0, 25) + 97 * (index % 17)
    const kept = Array.from({ length: random.pick([0, 1, 1, 1, 2]) }, () => ({ name: random.pick(PET_NAMES), petType: random.pick(['dog', 'dog', 'dog', 'cat', 'cat', 'cat', 'small_animal', 'bird', 'fish', 'reptile']) })) // oxfmt-ignore
    customers.push({
      id: 201 + index,
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@pawpost.example`,
      phone: random.chance(0.15) ? null : `${shippingAddress.country === 'GB' ? '+44 7700' : '+353 85'} ${random.whole(900, 999)} ${random.whole(100, 999)}`, // oxfmt-ignore
      shippingAddress,
      billingAddress: random.chance(0.1) ? billing : null,
      pets: kept,
      loyaltyTier: points > 1100 ? 'gold' : points > 600 ? 'silver' : 'bronze',
      loyaltyPoints: points,
      newsletterOptIn: random.chance(0.56),
      joinedOn: day(-Math.ceil(1000 * (1 - index / 96) ** 1.5)),
    })
  }
  return customers
}

/** Those of fourteen months; the last customers have not bought anything yet. */
function createOrders(random: Random, { moment, day }: Days, products: PawProduct[], customers: PawCustomer[]) {
  const pawOrderLines: PawOrderLine[] = []
  const daysAgo = Array.from({ length: 120 }, (_, index) => -Math.ceil(430 * (1 - index / 120) ** 2))
  const moments = daysAgo.map(from => moment(from, random.whole(14, 45) / 48)).toSorted()
  const pawOrders = daysAgo.map((from, index): PawOrder => {
    const usual = from < -15 ? 'delivered' : from < -9 ? 'shipped' : from < -3 ? 'packed' : from < -1 ? 'paid' : 'pending' // oxfmt-ignore
    const status = random.chance(0.07) ? 'cancelled' : usual
    const customer = random.pick(customers.slice(0, 88).filter(one => one.joinedOn <= day(from)))
    const kept = customer.pets.map(one => one.petType)
    const pool = products.filter(one => kept.length === 0 || kept.includes(one.petType))
    const chosen = new Set(Array.from({ length: random.pick([1, 1, 1, 2, 2, 2, 3]) }, () => random.pick(pool)))
    const id = 501 + index
    const lines = [...chosen].map((one, at): PawOrderLine => {
      const quantity = one.price > 60 ? 1 : one.category === 'wet_food' ? 6 * random.whole(1, 4) : one.category === 'treat' ? random.whole(1, 6) : random.pick([1, 1, 1, 2, 2, 3]) // oxfmt-ignore
      return { id: 3001 + pawOrderLines.length + at, order: id, product: one.id, quantity, unitPrice: one.price, lineTotal: pence(quantity * one.price) } // oxfmt-ignore
    })
    pawOrderLines.push(...lines)
    const subtotal = pence(lines.reduce((sum, one) => sum + one.lineTotal, 0))
    const discountCode = random.pick([null, null, null, null, null, 'WOOF10', 'MEOW10'])
    const discountAmount = discountCode ? pence(0.1 * subtotal) : 0
    const shippingMethod = random.pick(['standard', 'standard', 'standard', 'express', 'express', 'click_and_collect'])
    const shippingCost = shippingMethod === 'express' ? 7.5 : shippingMethod === 'standard' && subtotal < 45 ? 3.95 : 0
    const sent = from + random.whole(2, 6)
    const isSent = status === 'shipped' || status === 'delivered'
    return {
      id,
      orderNumber: `PS-${30_417 + index}`,
      customer: customer.id,
      status,
      shippingMethod,
      paymentMethod: random.pick(['card', 'card', 'card', 'paypal', 'paypal', 'klarna', 'gift_card']),
      isRepeatOrder: random.chance(0.2),
      discountCode,
      subtotal,
      discountAmount,
      shippingCost,
      total: pence(subtotal - discountAmount + shippingCost),
      note: random.chance(0.15) ? random.pick(NOTES) : '',
      placedAt: moments[index]!,
      shippedAt: isSent ? moment(sent, random.whole(16, 34) / 48) : null,
      deliveredAt: status === 'delivered' ? moment(sent + random.whole(1, 4), random.whole(18, 38) / 48) : null,
    }
  })
  return { pawOrders, pawOrderLines }
}

/** Most products lie in both warehouses, some in one of them; what is eaten goes out of date. */
function createStock(random: Random, { day }: Days, products: PawProduct[]): PawStockItem[] {
  const places = products.flatMap((product, index) => WAREHOUSES.filter((_, at) => index % 7 !== 3 + 2 * at).map(warehouse => ({ product, warehouse }))) // oxfmt-ignore
  return places.map(({ product, warehouse }, index): PawStockItem => {
    const most = product.price > 60 ? 14 : product.category === 'wet_food' ? 360 : 90
    const isSoon = EDIBLE.has(product.category) && random.chance(0.12)
    return {
      id: 7001 + index,
      product: product.id,
      warehouse,
      bin: `${random.pick(['A', 'B', 'C', 'D'])}-${random.whole(10, 48)}-${random.whole(1, 5)}`,
      quantity: !isSoon && random.chance(0.08) ? 0 : random.whole(1, most),
      reorderLevel: product.price > 60 ? 3 : product.category === 'wet_food' ? 72 : 15,
      expiresOn: EDIBLE.has(product.category) ? day(isSoon ? random.whole(3, 27) : random.whole(40, 600)) : null, // oxfmt-ignore
      lastCountedOn: day(-random.whole(4, 170)),
    }
  })
}

function createReturns(
  random: Random,
  { day }: Days,
  products: PawProduct[],
  orders: PawOrder[],
  lines: PawOrderLine[],
) {
  const sent = lines.flatMap(line => {
    const order = orders.find(one => one.id === line.order)!
    return order.deliveredAt ? [{ line, deliveredAt: order.deliveredAt }] : []
  })
  return Array.from({ length: 40 }, (_, index): PawReturn => {
    const { line, deliveredAt } = sent[Math.floor(((index + 0.6) * sent.length) / 40)]!
    const requestedOn = atMost(shiftDay(deliveredAt, random.whole(1, 14)), day(0))
    const age = requestedOn > day(-12) ? 'new' : requestedOn > day(-40) ? 'middle' : 'old'
    const usual = { new: 'requested', middle: 'received', old: 'refunded' }[age]
    const status = age !== 'new' && random.chance(0.14) ? 'rejected' : usual
    const receivedOn = status === 'requested' ? null : atMost(shiftDay(requestedOn, random.whole(3, 9)), day(-1))
    const quantity = line.quantity > 2 && random.chance(0.5) ? 1 : line.quantity
    const isEdible = EDIBLE.has(products.find(one => one.id === line.product)!.category)
    const reason = random.pick(['damaged', 'damaged', 'wrong_item', 'not_suitable', 'changed_mind', ...(isEdible ? ['expired', 'expired'] : ['not_suitable'])]) // oxfmt-ignore
    return {
      id: 801 + index,
      rmaNumber: `RMA-${1120 + index}`,
      orderLine: line.id,
      quantity,
      reason,
      status,
      comment: random.pick(COMMENTS[reason]!),
      requestedOn,
      receivedOn,
      refundAmount: status === 'refunded' ? pence(quantity * line.unitPrice) : null,
      refundedOn: status === 'refunded' ? atMost(shiftDay(receivedOn!, random.whole(1, 5)), day(0)) : null,
    }
  })
}
