import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import {
  CATALOGUE,
  DISCONTINUED,
  DRIVERS,
  FAILURES,
  ORDER_NOTES,
  RESTAURANTS,
  STREETS,
  SUPPLIERS,
} from './catalogue.ts'
import { DEPOT_CATEGORIES, type DepotDelivery, type DepotDriver, type DepotLot, type DepotOrder, type DepotProduct, type DepotRestaurant, type DepotSupplier } from './kinds.ts' // oxfmt-ignore

const DIALLED: Record<string, number> = { Ireland: 353, Italy: 39, France: 33, Spain: 34, Netherlands: 31, Denmark: 45, India: 91, Japan: 81, Mexico: 52 } // oxfmt-ignore
const CURRENCY = 'EUR'
const KEEPS: Record<string, [low: number, high: number]> = { Chilled: [8, 40], Frozen: [120, 330], Ambient: [90, 420] }

export type FooddepotData = ReturnType<typeof createFooddepotData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const cents = (amount: number) => Math.round(100 * amount) / 100
const plain = (name: string) => name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '').toLowerCase() // oxfmt-ignore
const linesOf = (written: string) => written.trim().split('\n').map(line => line.split('|')) // oxfmt-ignore

/** 18 suppliers, 74 products, 150 lots of them, 48 restaurants, 170 orders, their deliveries and 18 drivers. */
export function createFooddepotData(clock: Date) {
  const random = createRandom(71_308)
  const days = createDays(clock)
  const depotSuppliers = SUPPLIERS.map(([name, city, country, contact, domain, leadTimeDays], index): DepotSupplier => ({ id: 1 + index, name, contact: { name: contact, email: `sales@${domain}.example`, phone: `+${DIALLED[country]} ${random.whole(20, 89)} ${random.whole(200, 999)} ${random.whole(1000, 9999)}` }, city, country, leadTimeDays, isPreferred: random.chance(0.4), createdAt: days.moment(-random.whole(700, 2400), random.whole(16, 34) / 48) })) // oxfmt-ignore
  const depotProducts = createProducts(random, days)
  const depotLots = createLots(random, days, depotProducts)
  const depotRestaurants = createRestaurants(random, days)
  const depotDrivers = createDrivers(random, days)
  const depotOrders = createOrders(random, days, depotProducts, depotRestaurants)
  const depotDeliveries = createDeliveries(random, days, depotOrders, depotDrivers)
  return { depotSuppliers, depotProducts, depotLots, depotRestaurants, depotOrders, depotDeliveries, depotDrivers }
}

function createProducts(random: Random, { moment }: Days): DepotProduct[] {
  const rows = DEPOT_CATEGORIES.flatMap(category => linesOf(CATALOGUE[category]).map(cells => ({ category, cells })))
  return rows.map(({ category, cells: [name, supplier, zone, unit, price, allergens, organic] }, index) => ({
    id: 1001 + index,
    sku: `${category.slice(0, 3).toUpperCase()}-${2010 + 7 * index}`,
    name: name!,
    category,
    supplierId: Number(supplier),
    storageZone: zone!,
    unit: unit!,
    unitPrice: Number(price),
    currency: CURRENCY,
    reorderLevel: 5 * random.whole(2, 12),
    isOrganic: organic !== undefined,
    isDiscontinued: DISCONTINUED.includes(name!),
    allergens: allergens ? allergens.split(',') : [],
    createdAt: moment(-random.whole(240, 1500), random.whole(16, 34) / 48),
  }))
}

/** Of what is gone by now, nothing is left. */
function createLots(random: Random, { day }: Days, products: DepotProduct[]): DepotLot[] {
  return Array.from({ length: 150 }, (_, index): DepotLot => {
    const product = products[(index * 31 + random.whole(0, 4)) % products.length]!
    const receivedOn = day(-Math.ceil(95 * (1 - index / 150) ** 1.5))
    const expiresOn = shiftDay(receivedOn, random.whole(...KEEPS[product.storageZone]!))
    const quantityReceived = 10 * random.whole(3, 24)
    const isGone = expiresOn <= day(0) || product.isDiscontinued || random.chance(0.08)
    const status = isGone
      ? 'Depleted'
      : random.chance(0.07)
        ? 'Quarantined'
        : random.chance(0.06)
          ? 'OnHold'
          : 'Available'
    return {
      id: 5001 + index,
      lotNumber: `LOT-${40_210 + index}`,
      productId: product.id,
      location: { aisle: `${product.storageZone.charAt(0)}${random.whole(1, 6)}`, rack: random.whole(1, 14), shelf: random.whole(1, 5) }, // oxfmt-ignore
      quantityReceived,
      quantityOnHand: isGone ? 0 : random.whole(4, quantityReceived),
      unitCost: cents(product.unitPrice * (0.58 + 0.2 * random.next())),
      currency: CURRENCY,
      receivedOn,
      expiresOn,
      status,
    }
  })
}

/** The last of them have only just become customers, and ordered nothing yet. */
function createRestaurants(random: Random, { day }: Days): DepotRestaurant[] {
  return linesOf(RESTAURANTS).map(([name, cuisine, city, contactPerson, limit], index): DepotRestaurant => {
    const [streets, code] = STREETS[city!]!
    const letters = () => random.pick(['AX', 'CK', 'FH', 'KP', 'NW', 'RT', 'VY'])
    return {
      id: 301 + index,
      name: name!,
      cuisine: cuisine!,
      contactPerson: contactPerson!,
      email: `orders@${plain(name!)}.example`,
      phone: `+353 ${random.whole(1, 91)} ${random.whole(200, 899)} ${random.whole(1000, 9999)}`,
      address: { street: `${random.whole(1, 120)} ${random.pick(streets)}`, city: city!, postalCode: `${code} ${letters()}${random.whole(10, 99)}` }, // oxfmt-ignore
      creditLimit: Math.round(1000 * Number(limit)),
      currency: CURRENCY,
      paymentTermsDays: random.pick([7, 14, 14, 30, 30]),
      isActive: index % 12 !== 6,
      customerSince: index < 44 ? day(-random.whole(230, 2100)) : day(-random.whole(2, 20)),
    }
  })
}

function createDrivers(random: Random, { day }: Days): DepotDriver[] {
  return DRIVERS.split('|').map((name, index): DepotDriver => {
    const [firstName, lastName] = name.split(' ')
    const type = random.pick(['Van', 'RefrigeratedVan', 'RefrigeratedVan', 'Truck'])
    const capacityKg = { Van: 900, RefrigeratedVan: 1200, Truck: 3500 }[type]! + 50 * random.whole(0, 6)
    return {
      id: 41 + index,
      firstName: firstName!,
      lastName: lastName!,
      phone: `+353 8${random.whole(3, 9)} ${random.whole(200, 899)} ${random.whole(1000, 9999)}`,
      licenceNumber: `DL${random.whole(100_000, 999_999)}`,
      licenceExpiresOn: day(random.whole(30, 1900)),
      vehicle: { registration: `${random.whole(18, 25)}1-D-${random.whole(1000, 39_999)}`, type, capacityKg },
      status: ['OnRoute', 'OnRoute', 'Available', 'OffDuty', 'OnRoute', 'Available', 'OnLeave', 'Available'][
        index % 8
      ]!,
      hiredOn: day(-random.whole(240, 3300)),
    }
  })
}

/** Those of seven months; they are wanted one to three days later. */
function createOrders(random: Random, { day, moment }: Days, products: DepotProduct[], restaurants: DepotRestaurant[]) {
  return Array.from({ length: 170 }, (_, index): DepotOrder => {
    const from = -Math.round(212 * (1 - index / 174) ** 2.5)
    const placedAt = moment(from, random.whole(13, 22) / 48)
    const requestedDeliveryDate = shiftDay(placedAt, random.whole(1, 3))
    const usual = requestedDeliveryDate < day(0) ? 'Delivered' : requestedDeliveryDate === day(0) ? random.pick(['OutForDelivery', 'OutForDelivery', 'OutForDelivery', 'Picking']) : from === 0 ? random.pick(['Submitted', 'Confirmed']) : random.pick(['Confirmed', 'Picking', 'Picking']) // oxfmt-ignore
    const status = random.chance(0.06) ? 'Cancelled' : usual
    const buyers = restaurants.slice(0, 44).filter(one => one.isActive || from < -60)
    const chosen = new Set(Array.from({ length: random.whole(2, 6) }, () => random.pick(products.filter(one => !one.isDiscontinued)))) // oxfmt-ignore
    const lines = [...chosen].map(one => {
      const quantity = random.pick([1, 2, 3, 4, 5, 6, 8, 10, 12])
      return { productId: one.id, productName: one.name, quantity, unitPrice: one.unitPrice, lineTotal: cents(quantity * one.unitPrice) } // oxfmt-ignore
    })
    return {
      id: 20_001 + index,
      orderNumber: `ORD-${61_400 + index}`,
      restaurantId: buyers[Math.floor(buyers.length * random.next() ** 1.25)]!.id,
      status,
      placedAt,
      requestedDeliveryDate,
      lines,
      totalAmount: cents(lines.reduce((sum, one) => sum + one.lineTotal, 0)),
      currency: CURRENCY,
      isPaid: status !== 'Cancelled' && random.chance(status !== 'Delivered' ? 0.3 : from < -40 ? 0.94 : 0.55),
      notes: random.chance(0.15) ? random.pick(ORDER_NOTES) : null,
    }
  })
}

/** One of each order that is at least being picked; where the first fails, another on the next day. */
function createDeliveries(random: Random, { moment, day }: Days, orders: DepotOrder[], drivers: DepotDriver[]) {
  const midnight = Date.parse(`${day(0)}T00:00:00Z`)
  const at = (on: string) => moment(Math.round((Date.parse(`${on}T00:00:00Z`) - midnight) / 86_400_000), random.whole(14, 31) / 48) // oxfmt-ignore
  const deliveries: Omit<DepotDelivery, 'id' | 'deliveryNumber'>[] = []
  for (const order of orders) {
    const { status, requestedDeliveryDate: wanted } = order
    if (!['Picking', 'OutForDelivery', 'Delivered'].includes(status)) continue
    const common = { orderId: order.id, distanceKm: random.whole(30, 1850) / 10 }
    const able = status === 'OutForDelivery' ? drivers.filter(one => one.status === 'OnRoute') : drivers
    const driverId = able[Math.floor(able.length * random.next() ** 1.3)]!.id
    const hasFailed = status === 'Delivered' && wanted < day(-1) && random.chance(0.09)
    if (hasFailed) deliveries.push({ ...common, driverId, status: 'Failed', deliveryDate: wanted, deliveredAt: null, signedBy: null, failureReason: random.pick(FAILURES) }) // oxfmt-ignore
    const deliveryDate = hasFailed ? shiftDay(wanted, 1) : wanted
    const isDone = status === 'Delivered'
    deliveries.push({
      ...common,
      driverId: status === 'Picking' && random.chance(0.4) ? null : hasFailed ? random.pick(drivers).id : driverId,
      status: status === 'Picking' ? 'Planned' : status,
      deliveryDate,
      deliveredAt: isDone ? at(deliveryDate) : null,
      signedBy: isDone ? random.pick(['Head chef', 'Kitchen porter', 'Manager', 'Sous chef']) : null,
      failureReason: null,
    })
  }
  return deliveries.map((one, index): DepotDelivery => ({ id: 7001 + index, deliveryNumber: `DEL-${8800 + index}`, ...one })) // oxfmt-ignore
}
