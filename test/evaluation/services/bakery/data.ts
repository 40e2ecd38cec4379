import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface BakeryProduct {
  id: number
  sku: string
  name: string
  category: string
  unitPrice: number
  weightGrams: number
  isVegan: boolean
  allergens: string[]
  shelfLifeDays: number
  isSeasonal: boolean
}
export interface BakeryCustomer {
  id: number
  name: string
  type: string
  contact: { name: string; email: string; phone: string | null }
  address: { street: string; postcode: string; town: string }
  roundId: number
  creditLimit: number
  paymentTermsDays: number
  isOnHold: boolean
  customerSince: string
}
export interface DeliveryRound {
  id: number
  name: string
  driver: { name: string; phone: string }
  vanPlate: string
  departsAt: string
  distanceKm: number
}
export interface BakeryOrder {
  id: number
  number: string
  customerId: number
  placedOn: string
  deliveryDate: string
  status: string
  items: { productId: number; quantity: number; unitPrice: number }[]
  total: number
  note: string | null
}
export interface BakeryInvoice {
  id: number
  number: string
  customerId: number
  amount: number
  issuedOn: string
  dueOn: string
  paidOn: string | null
  status: string
}

export const BAKERY_CATEGORIES = ['bread', 'roll', 'pastry', 'cake', 'savoury'] as const
export const ALLERGENS = ['gluten', 'milk', 'egg', 'nuts', 'sesame'] as const
export const BAKERY_CUSTOMER_TYPES = ['cafe', 'hotel', 'restaurant', 'shop', 'canteen'] as const
export const BAKERY_ORDER_STATUSES = ['open', 'in_production', 'delivered', 'cancelled'] as const
export const BAKERY_INVOICE_STATUSES = ['open', 'overdue', 'paid'] as const

/** Name, category, price, grams, vegan, allergens by their first letters (g, m, e, n, s), days it keeps, seasonal. */
const PRODUCTS: [string, string, number, number, boolean, string, number, boolean][] = [
  ['Farmhouse Loaf', 'bread', 2.4, 800, true, 'g', 4, false],
  ['Seeded Rye', 'bread', 2.95, 750, true, 'gs', 7, false],
  ['Sourdough Batard', 'bread', 3.2, 700, true, 'g', 5, false],
  ['Walnut Loaf', 'bread', 3.6, 650, true, 'gn', 6, false],
  ['Spelt Tin', 'bread', 2.8, 600, true, 'g', 5, false],
  ['Brioche Loaf', 'bread', 3.9, 500, false, 'gme', 4, false],
  ['Olive Ciabatta', 'bread', 2.1, 350, true, 'g', 2, false],
  ['Free-From Loaf', 'bread', 4.4, 400, false, 'e', 8, false],
  ['White Bap', 'roll', 0.38, 70, true, 'g', 2, false],
  ['Wholemeal Bap', 'roll', 0.42, 75, true, 'g', 2, false],
  ['Poppy Knot', 'roll', 0.45, 65, true, 'g', 1, false],
  ['Burger Bun', 'roll', 0.55, 90, false, 'gms', 3, false],
  ['Pretzel Roll', 'roll', 0.7, 85, false, 'gm', 2, false],
  ['Butter Croissant', 'pastry', 0.95, 60, false, 'gm', 1, false],
  ['Almond Croissant', 'pastry', 1.35, 85, false, 'gmen', 1, false],
  ['Pain au Chocolat', 'pastry', 1.15, 75, false, 'gm', 1, false],
  ['Cinnamon Swirl', 'pastry', 1.2, 95, true, 'g', 2, false],
  ['Apple Turnover', 'pastry', 1.25, 110, true, 'g', 2, false],
  ['Hot Cross Bun', 'pastry', 0.65, 80, false, 'gme', 3, true],
  ['Carrot Cake', 'cake', 14.5, 1400, false, 'gmen', 6, false],
  ['Lemon Drizzle', 'cake', 12, 1200, false, 'gme', 7, false],
  ['Chocolate Gateau', 'cake', 18.9, 1650, false, 'gme', 4, false],
  ['Victoria Sponge', 'cake', 13.5, 1300, false, 'gme', 3, false],
  ['Banana Bread', 'cake', 8.75, 900, true, 'gn', 8, false],
  ['Stollen', 'cake', 11.25, 1000, false, 'gmn', 30, true],
  ['Sausage Roll', 'savoury', 1.1, 130, false, 'g', 1, false],
  ['Spinach Parcel', 'savoury', 1.6, 150, false, 'gm', 1, false],
  ['Lentil Pasty', 'savoury', 1.75, 200, true, 'g', 2, false],
]
const ROUNDS: [name: string, plate: string, departs: string, km: number][] = [
  ['Harbour Round', 'BK21 OVN', '04:15', 38],
  ['Old Town Round', 'BK20 RYE', '04:45', 22],
  ['Valley Round', 'BK22 BUN', '03:50', 96],
  ['Airport Round', 'BK19 PIE', '04:00', 71],
  ['Coast Round', 'BK23 BAP', '03:30', 118],
]
/** Name, type, and the round that passes there. */
const CUSTOMERS: [name: string, type: string, round: number][] = [
  ['The Copper Kettle', 'cafe', 0],
  ['Hotel Meridian', 'hotel', 0],
  ['Gull & Anchor', 'restaurant', 0],
  ['Pier Nine Canteen', 'canteen', 0],
  ['Saltbox Deli', 'shop', 0],
  ['Lighthouse Coffee', 'cafe', 0],
  ['Fishmarket Grill', 'restaurant', 0],
  ['Bell Tower Cafe', 'cafe', 1],
  ['Mulberry Tea Room', 'cafe', 1],
  ['Cathedral Hotel', 'hotel', 1],
  ['Guildhall Canteen', 'canteen', 1],
  ['Tanner Street Stores', 'shop', 1],
  ['Osteria Pavone', 'restaurant', 1],
  ['Ink & Bean', 'cafe', 1],
  ['The Wren', 'restaurant', 1],
  ['Courtyard Books & Coffee', 'cafe', 1],
  ['Weavers Village Shop', 'shop', 2],
  ['Millstone Inn', 'hotel', 2],
  ['Valley View Care Home', 'canteen', 2],
  ['Green Dragon', 'restaurant', 2],
  ['Orchard Farm Shop', 'shop', 2],
  ['Riverside Primary School', 'canteen', 2],
  ['Ferndale Lodge', 'hotel', 2],
  ['Terminal Two Bistro', 'restaurant', 3],
  ['Skyline Hotel', 'hotel', 3],
  ['Runway Cafe', 'cafe', 3],
  ['Cargo Court Canteen', 'canteen', 3],
  ['Jetway Convenience', 'shop', 3],
  ['Altitude Bar', 'restaurant', 3],
  ['Beach Hut Cafe', 'cafe', 4],
  ['Dune House Hotel', 'hotel', 4],
  ['The Copper Kettle', 'cafe', 4],
  ['Pebble Lane Stores', 'shop', 4],
  ['Sandpiper Restaurant', 'restaurant', 4],
  ['Promenade Ices', 'shop', 4],
  ['Coastguard Mess', 'canteen', 4],
]
const TOWNS = [['Fairhaven'], ['Fairhaven', 'Stonebury'], ['Weavers Cross', 'Ferndale'], ['Airfield Park'], ['Sandsend', 'Pebble Bay']] // oxfmt-ignore
const STREETS = ['Market Street', 'Quay Road', 'Chapel Lane', 'Station Road', 'High Street', 'Mill Lane']
const NOTES = ['Leave at the back door', 'Ring the bell twice', 'No plastic bags please', 'Birthday on Saturday']

export type BakeryData = ReturnType<typeof createBakeryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 28 products, 36 customers, 5 rounds, 310 orders and 150 invoices. */
export function createBakeryData(clock: Date) {
  const random = createRandom(81_301)
  const days = createDays(clock)
  const people = createPeopleOf(81_303, 36, 'tradepost.example')
  const drivers = createPeopleOf(81_311, 5, 'fairhaven-bakehouse.example')
  const products = PRODUCTS.map(
    ([name, category, unitPrice, weightGrams, isVegan, letters, shelfLifeDays, isSeasonal], index): BakeryProduct => ({
      id: 101 + index,
      sku: `${category.slice(0, 3).toUpperCase()}-${String(10 + index)}`,
      name,
      category,
      unitPrice,
      weightGrams,
      isVegan,
      allergens: ALLERGENS.filter(one => letters.includes(one.charAt(0))),
      shelfLifeDays,
      isSeasonal,
    }),
  )
  const rounds = ROUNDS.map(([name, vanPlate, departsAt, distanceKm], index): DeliveryRound => {
    const driver = drivers[index]!
    return {
      id: 1 + index,
      name,
      driver: { name: `${driver.firstName} ${driver.lastName}`, phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}` }, // oxfmt-ignore
      vanPlate,
      departsAt,
      distanceKm,
    }
  })
  const customers = CUSTOMERS.map(([name, type, round], index): BakeryCustomer => {
    const person = people[index]!
    return {
      id: 401 + index,
      name,
      type,
      contact: {
        name: `${person.firstName} ${person.lastName}`,
        email: person.email,
        phone: random.chance(0.12) ? null : `+44 1${random.whole(470, 899)} ${random.whole(200_000, 899_999)}`,
      },
      address: {
        street: `${random.whole(1, 90)} ${random.pick(STREETS)}`,
        postcode: `FH${round + 1} ${random.whole(1, 9)}QB`,
        town: random.pick(TOWNS[round]!),
      },
      roundId: rounds[round]!.id,
      creditLimit: 250 * random.whole(2, 24),
      paymentTermsDays: random.pick([7, 14, 14, 30]),
      isOnHold: [6, 19, 27, 34].includes(index),
      customerSince: days.day(-60 - random.whole(0, 3600)),
    }
  })
  return {
    products,
    customers,
    rounds,
    orders: createOrders(random, days, products, customers),
    invoices: createInvoices(random, days, customers),
  }
}

/** From ten weeks ago to five days ahead; three customers have never ordered. */
const createOrders = (
  random: Random,
  { day }: Days,
  products: BakeryProduct[],
  customers: BakeryCustomer[],
): BakeryOrder[] => {
  // oxfmt-ignore
  const buying = customers.filter((_, index) => ![11, 22, 34].includes(index))
  return Array.from({ length: 310 }, (_, index) => {
    const offset = -70 + Math.floor((76 * index) / 310)
    const customer = random.pick(random.chance(0.2) ? buying.slice(0, 6) : buying)
    const chosen = [...new Set(Array.from({ length: random.whole(1, 4) }, () => random.pick(products)))]
    const items = chosen.map(one => ({ productId: one.id, quantity: one.category === 'cake' ? random.whole(1, 6) : 5 * random.whole(2, 24), unitPrice: one.unitPrice })) // oxfmt-ignore
    const isCalledOff = random.chance(0.09)
    const on = day(offset)
    return {
      id: 20_001 + index,
      number: `ORD-${20_510 + index}`,
      customerId: customer.id,
      placedOn: shiftDay(on, -random.whole(Math.max(1, offset), 6)),
      deliveryDate: on,
      status: isCalledOff ? 'cancelled' : offset < 0 ? 'delivered' : offset === 0 ? 'in_production' : 'open',
      items,
      total: Math.round(100 * items.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0)) / 100,
      note: random.chance(0.15) ? random.pick(NOTES) : null,
    }
  })
}

/** Over the last five months; most are paid. */
const createInvoices = (random: Random, { day }: Days, customers: BakeryCustomer[]): BakeryInvoice[] =>
  Array.from({ length: 150 }, (_, index) => {
    const offset = -150 + index
    const customer = random.pick(customers)
    const issuedOn = day(offset)
    const dueOn = shiftDay(issuedOn, customer.paymentTermsDays)
    const isDue = dueOn < day(0)
    const paidAfter = random.whole(3, 28)
    const isPaid = random.chance(isDue ? 0.82 : 0.3) && offset + paidAfter < 0
    return {
      id: 3001 + index,
      number: `INV-${3107 + index}`,
      customerId: customer.id,
      amount: random.whole(9000, 260_000) / 100,
      issuedOn,
      dueOn,
      paidOn: isPaid ? day(offset + paidAfter) : null,
      status: isPaid ? 'paid' : isDue ? 'overdue' : 'open',
    }
  })
