import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { FIRST_NAMES, SHOPS, SPARE_BRANDS, SUPPLIERS, THINGS, TOWNS, TRADES, WAREHOUSES } from './catalogue.ts'

export interface SpareSupplier {
  id: number
  name: string
  country: string
  contact: { name: string; email: string; phone: string }
  leadTimeDays: number
  minimumOrderValue: number
  isPreferred: boolean
}
export interface SpareWarehouse {
  id: number
  code: string
  name: string
  address: { street: string; city: string; postcode: string }
  manager: string
}
export interface SparePart {
  id: number
  partNumber: string
  name: string
  brand: string
  appliance: string
  category: string
  supplierId: number
  price: number
  weightGrams: number
  isGenuine: boolean
  isDiscontinued: boolean
  createdAt: string
}
export interface SpareStockLevel {
  id: number
  partId: number
  warehouseId: number
  bin: string
  quantity: number
  reorderPoint: number
  countedOn: string
}
export interface SpareCustomer {
  id: number
  accountNumber: string
  name: string
  contactName: string
  email: string
  phone: string | null
  address: { street: string; town: string; postcode: string }
  paymentTerms: string
  creditLimit: number
  status: string
  customerSince: string
}
export interface SpareOrder {
  id: number
  orderNumber: string
  customerId: number
  warehouseId: number
  customerReference: string | null
  status: string
  deliveryMethod: string
  isUrgent: boolean
  orderedAt: string
  dispatchedAt: string | null
  lines: { partId: number; partNumber: string; description: string; quantity: number; unitPrice: number; lineTotal: number }[] // oxfmt-ignore
  total: number
  invoice: { number: string; dueOn: string; paidOn: string | null } | null
}
export interface SpareReturn {
  id: number
  returnNumber: string
  orderId: number
  partId: number
  quantity: number
  reason: string
  status: string
  requestedOn: string
  creditAmount: number | null
  comment: string | null
}

export const SPARE_TERMS = ['net_14', 'net_30', 'net_60'] as const
export const SPARE_CUSTOMER_STATUSES = ['active', 'on_hold'] as const
export const SPARE_ORDER_STATUSES = ['received', 'picking', 'dispatched', 'delivered', 'cancelled'] as const
export const SPARE_DELIVERY = ['standard', 'next_day', 'collection'] as const
export const SPARE_REASONS = ['faulty', 'wrong_part', 'damaged_in_transit', 'not_needed'] as const
export const SPARE_RETURN_STATUSES = ['requested', 'approved', 'received', 'credited', 'rejected'] as const

const COMMENTS = ['Box had been opened before.', 'Customer found a spare in the van.', 'Does not fit the older model.', 'Second one this month.'] // oxfmt-ignore
const DIALLED: Record<string, string> = { 'United Kingdom': '44', Germany: '49', Italy: '39', Sweden: '46', Poland: '48', Czechia: '420', Spain: '34', Slovenia: '386', China: '86', Netherlands: '31' } // oxfmt-ignore
const PREFIX: Record<string, string> = { dishwasher: 'DW', oven: 'OV', fridge_freezer: 'FF', hob: 'HB', cooker_hood: 'CH', microwave: 'MW' } // oxfmt-ignore

export type SparepartsData = ReturnType<typeof createSparepartsData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export const cents = (amount: number) => Math.round(100 * amount) / 100
const atMost = (day: string, last: string) => (day < last ? day : last)

/** 16 suppliers, 4 warehouses, 85 parts, about 210 stock levels, 52 repair shops, 190 orders and 42 returns. */
export function createSparepartsData(clock: Date) {
  const random = createRandom(71_903)
  const days = createDays(clock)
  const spareSuppliers = SUPPLIERS.map(([name, country, contact, domain, leadTimeDays, minimumOrderValue], index): SpareSupplier => ({ id: index + 1, name, country, contact: { name: contact, email: `sales@${domain}.example`, phone: `+${DIALLED[country]} ${random.whole(20, 89)} ${random.whole(100, 999)} ${random.whole(1000, 9999)}` }, leadTimeDays, minimumOrderValue, isPreferred: index % 3 === 0 })) // oxfmt-ignore
  const spareWarehouses = WAREHOUSES.map(([code, name, city, postcode, street, manager], index): SpareWarehouse => ({ id: index + 1, code, name, address: { street, city, postcode }, manager })) // oxfmt-ignore
  const spareParts = createParts(random, days)
  const spareStockLevels = createStock(random, days, spareParts, spareWarehouses)
  const spareCustomers = createCustomers(random, days)
  const spareOrders = createOrders(random, days, spareParts, spareCustomers)
  const spareReturns = createReturns(random, days, spareOrders)
  return { spareSuppliers, spareWarehouses, spareParts, spareStockLevels, spareCustomers, spareOrders, spareReturns }
}

/** Every thing for two or three of the brands. */
function createParts(random: Random, { moment }: Days): SparePart[] {
  const rows = THINGS.flatMap((thing, at) => SPARE_BRANDS.filter((_, brand) => (brand + at) % 2 === 0).map(brand => ({ thing, brand }))) // oxfmt-ignore
  return rows.map(({ thing: [appliance, category, thing, base, grams], brand }, index): SparePart => {
    const others = SUPPLIERS.filter(([, , , , , , makes]) => makes.split(' ').includes(category))
    const isGenuine = others.length === 0 || random.chance(0.65)
    const supplier = isGenuine ? SUPPLIERS.find(([, , , , , , makes]) => makes === brand)! : random.pick(others)
    return {
      id: index + 1,
      partNumber: `${PREFIX[appliance]}-${40_217 + 37 * index}`,
      name: `${brand} ${thing}`,
      brand,
      appliance,
      category,
      supplierId: SUPPLIERS.indexOf(supplier) + 1,
      price: cents(base * (isGenuine ? 1.05 : 0.72) + random.whole(-60, 190) / 100),
      weightGrams: grams + 10 * random.whole(0, 9),
      isGenuine,
      isDiscontinued: index % 9 === 4,
      createdAt: moment(-random.whole(420, 1500), random.whole(16, 34) / 48),
    }
  })
}

function createStock(
  random: Random,
  { day }: Days,
  parts: SparePart[],
  warehouses: SpareWarehouse[],
): SpareStockLevel[] {
  // oxfmt-ignore
  const rows = parts.flatMap(part => warehouses.filter((_, at) => at === 0 || random.chance(0.5)).map(warehouse => ({ part, warehouse }))) // oxfmt-ignore
  return rows.map(({ part, warehouse }, index) => ({
    id: 1001 + index,
    partId: part.id,
    warehouseId: warehouse.id,
    bin: `${random.pick(['A', 'B', 'C', 'D', 'E'])}${random.whole(1, 14)}-${random.whole(1, 6)}`,
    quantity: random.chance(0.11) ? 0 : random.whole(1, part.price > 60 ? 14 : 70),
    reorderPoint: part.isDiscontinued ? 0 : part.price > 60 ? 3 : 12,
    countedOn: day(-random.whole(2, 160)),
  }))
}

function createCustomers(random: Random, { day }: Days): SpareCustomer[] {
  return SHOPS.map((shop, index): SpareCustomer => {
    const [town, code, streets] = random.pick(TOWNS)
    const first = random.pick(FIRST_NAMES)
    const isSons = index % TRADES.length === 4
    return {
      id: 201 + index,
      accountNumber: `AC${3104 + 7 * index}`,
      name: `${shop} ${TRADES[index % TRADES.length]}`,
      contactName: `${first} ${index % 3 === 0 || isSons ? shop : SHOPS[(index * 5 + 11) % SHOPS.length]}`,
      email: `${index % 2 ? 'info' : 'orders'}@${shop.toLowerCase()}.example`,
      phone: random.chance(0.1) ? null : `0${random.whole(113, 198)} 496 0${random.whole(100, 999)}`,
      address: { street: `${random.whole(2, 240)} ${random.pick(streets)}`, town, postcode: `${code} ${random.whole(1, 9)}${random.pick(['AB', 'DL', 'HE', 'JN', 'QT'])}` }, // oxfmt-ignore
      paymentTerms: random.pick(['net_14', 'net_30', 'net_30', 'net_30', 'net_60']),
      creditLimit: random.pick([500, 1000, 1500, 2000, 2500, 4000, 7500, 10_000]),
      status: index % 11 === 6 ? 'on_hold' : 'active',
      customerSince: day(-Math.ceil(2400 * (1 - index / 60))),
    }
  })
}

const TERM_DAYS: Record<string, number> = { net_14: 14, net_30: 30, net_60: 60 }
export const dueOn = (dispatched: string, terms: string) => shiftDay(dispatched, TERM_DAYS[terms]!)

/** Those of ten months: what came in this week has not gone out yet. */
function createOrders(
  random: Random,
  { day, moment }: Days,
  parts: SparePart[],
  customers: SpareCustomer[],
): SpareOrder[] {
  // oxfmt-ignore
  return Array.from({ length: 190 }, (_, index): SpareOrder => {
    const age = Math.ceil(300 * (1 - index / 190) ** 1.7)
    const customer = customers[Math.floor(50 * random.next() ** 1.35)]!
    const usual = age > 8 ? 'delivered' : age > 4 ? 'dispatched' : age > 1 && random.chance(0.6) ? 'picking' : 'received' // oxfmt-ignore
    const status = random.chance(0.07) ? 'cancelled' : usual
    const isUrgent = index % 5 === 2
    const chosen = new Set(Array.from({ length: random.pick([1, 1, 2, 2, 3, 4]) }, () => random.pick(parts)))
    const lines = [...chosen].map(one => {
      const quantity = one.price > 60 ? random.pick([1, 1, 2]) : random.pick([1, 2, 2, 4, 5, 10])
      return { partId: one.id, partNumber: one.partNumber, description: one.name, quantity, unitPrice: one.price, lineTotal: cents(quantity * one.price) } // oxfmt-ignore
    })
    const isGone = status === 'dispatched' || status === 'delivered'
    const left = isUrgent ? 1 : random.whole(1, 3)
    const due = dueOn(day(left - age), customer.paymentTerms)
    const settled = shiftDay(due, random.whole(-12, 9))
    const isPaid = settled < day(0) && random.chance(0.9)
    return {
      id: 5001 + index,
      orderNumber: `SP-${21_640 + index}`,
      customerId: customer.id,
      warehouseId: random.pick([1, 1, 1, 2, 2, 3, 4]),
      customerReference: random.chance(0.4) ? `PO ${random.whole(100, 4999)}` : null,
      status,
      deliveryMethod: isUrgent ? 'next_day' : random.pick(['standard', 'standard', 'standard', 'next_day', 'collection', 'collection']), // oxfmt-ignore
      isUrgent,
      orderedAt: moment(-age, random.whole(15, 34) / 48),
      dispatchedAt: isGone ? moment(left - age, random.whole(18, 35) / 48) : null,
      lines,
      total: cents(lines.reduce((sum, one) => sum + one.lineTotal, 0)),
      invoice: isGone ? { number: `INV-${60_310 + index}`, dueOn: due, paidOn: isPaid ? settled : null } : null,
    }
  })
}

function createReturns(random: Random, { day }: Days, orders: SpareOrder[]): SpareReturn[] {
  const sent = orders.filter(one => one.status === 'delivered')
  return Array.from({ length: 42 }, (_, index): SpareReturn => {
    const order = sent[Math.floor(((index + 0.7) * sent.length) / 42)]!
    const line = random.pick(order.lines)
    const requestedOn = atMost(shiftDay(order.dispatchedAt!, random.whole(3, 14)), day(0))
    const quantity = line.quantity > 2 ? random.whole(1, 2) : line.quantity
    const status = requestedOn < day(-35) ? random.pick(['credited', 'credited', 'credited', 'credited', 'rejected']) : requestedOn < day(-16) ? random.pick(['approved', 'received']) : 'requested' // oxfmt-ignore
    return {
      id: 701 + index,
      returnNumber: `RMA-${8105 + 3 * index}`,
      orderId: order.id,
      partId: line.partId,
      quantity,
      reason: random.pick(['faulty', 'faulty', 'wrong_part', 'wrong_part', 'damaged_in_transit', 'not_needed']),
      status,
      requestedOn,
      creditAmount: status === 'credited' ? cents(quantity * line.unitPrice) : null,
      comment: random.chance(0.3) ? random.pick(COMMENTS) : null,
    }
  })
}
