import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface SportsProduct {
  id: number
  sku: string
  name: string
  brand: string
  sport: string
  price: number
  stockQuantity: number
  discontinued: boolean
  addedOn: string
}
export interface SportsCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; city: string; postalCode: string }
  clubMember: boolean
  bonusPoints: number
  registeredOn: string
}
export interface SportsOrder {
  id: number
  orderNumber: string
  customerId: number
  status: string
  orderedAt: string
  shippingMethod: string
  paymentMethod: string
  items: { productId: number; quantity: number; unitPrice: number }[]
  shippingFee: number
  totalAmount: number
}
export interface SportsReturn {
  id: number
  orderId: number
  productId: number
  quantity: number
  reason: string
  status: string
  requestedOn: string
  refundAmount: number | null
}

export const SPORTS = ['running', 'cycling', 'swimming', 'tennis', 'football', 'hiking'] as const
export const SPORTS_ORDER_STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const
export const SHIPPING_METHODS = ['standard', 'express', 'pickup'] as const
export const PAYMENT_METHODS = ['card', 'paypal', 'invoice'] as const
export const RETURN_REASONS = ['too_small', 'too_large', 'defective', 'changed_mind', 'wrong_item'] as const
export const SPORTS_RETURN_STATUSES = ['requested', 'received', 'refunded', 'rejected'] as const

const GOODS: Record<string, string> = {
  running:
    'Trail Shoe 70,Road Shoe 110,Racing Flat 130,Running Cap 18,Reflective Vest 25,Running Belt 22,Compression Socks 20,Windbreaker 75,Running Shorts 32,Headlamp 45,Pulse Watch 199,Water Flask 14',
  cycling:
    'City Helmet 55,Road Helmet 120,Bike Lock 39,Floor Pump 42,Cycling Gloves 24,Bib Shorts 89,Rain Cape 49,Bottle Cage 12,Rear Light 28,Front Light 36,Gel Saddle 59,Cycling Glasses 65,Repair Kit 9',
  swimming:
    'Swim Goggles 19,Swim Cap 9,Pull Buoy 16,Training Fins 34,Swimsuit 44,Swim Shorts 29,Kickboard 15,Nose Clip 5,Wetsuit 249,Dry Bag 27',
  tennis:
    'Junior Racket 39,Club Racket 99,Tour Racket 219,Tennis Balls 8,Overgrip 7,Tennis Skirt 38,Racket Bag 64,Court Shoe 95,Sweatband 6,String Set 17',
  football:
    'Match Ball 59,Training Ball 24,Shin Guards 17,Goalkeeper Gloves 48,Turf Boots 79,Stud Boots 139,Captain Armband 8,Mini Goal 69,Football Jersey 54,Ball Pump 11',
  hiking:
    'Day Pack 69,Trekking Pack 159,Hiking Boots 149,Trekking Poles 72,Hiking Socks 16,Rain Jacket 119,Thermos 29,Compass 21,Two-Person Tent 229,Sleeping Bag 99,Camping Stove 46,First Aid Kit 23,Sun Hat 19',
}
const BRANDS: Record<string, string[]> = {
  running: ['Velox', 'Stridewell'],
  cycling: ['Pedalia', 'Monte Corsa'],
  swimming: ['Aquaris'],
  tennis: ['Courtline', 'Velox'],
  football: ['Golazo'],
  hiking: ['Northtrail', 'Alpenstock'],
}
const STREETS = ['Arena Street', 'Park Avenue', 'River Walk', 'Station Square', 'Elm Road', 'Chapel Hill', 'Dock Lane']
const CITIES = ['Bremerton', 'Bremerton', 'Bremerton', 'Ashford', 'Ashford', 'Lindale', 'Kirkwell', 'Marlow', 'Oakham']

export type SportshopData = ReturnType<typeof createSportshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 68 products, 120 customers, 300 orders and 64 returns. */
export function createSportshopData(clock: Date) {
  const random = createRandom(93_201)
  const days = createDays(clock)
  const goods = SPORTS.flatMap(sport => GOODS[sport]!.split(',').map(text => ({ sport, text })))
  const sportsProducts = goods.map(({ sport, text }, index): SportsProduct => {
    const [, name, price] = /^(.*) (\d+)$/.exec(text)!
    return {
      id: 101 + index,
      sku: `${sport.slice(0, 2).toUpperCase()}-${4001 + index * 7}`,
      name: name!,
      brand: random.pick(BRANDS[sport]!),
      sport,
      price: Number(price) + 0.5 * (index % 3),
      stockQuantity: index % 11 === 6 ? 0 : random.whole(2, 160),
      discontinued: index % 17 === 9,
      addedOn: days.day(-30 - random.whole(0, 1500)),
    }
  })
  const sportsCustomers = createPeopleOf(93_203, 120, 'postbag.example').map((person, index): SportsCustomer => ({
    id: 2001 + index,
    ...person,
    phone: random.chance(0.2) ? null : `+44 20 7946 ${random.whole(1000, 9899)}`,
    address: {
      street: `${random.whole(1, 140)} ${random.pick(STREETS)}`,
      city: random.pick(CITIES),
      postalCode: `SP${random.whole(1, 9)} ${random.whole(1, 9)}${random.pick(['AA', 'BD', 'HX', 'NP', 'TY'])}`,
    },
    clubMember: random.chance(0.35),
    bonusPoints: random.whole(0, 80) * 10 + (index % 10),
    registeredOn: days.day(-random.whole(0, 1600)),
  }))
  const sportsOrders = createOrders(random, days, sportsProducts, sportsCustomers)
  return { sportsProducts, sportsCustomers, sportsOrders, sportsReturns: createReturns(random, days, sportsOrders) }
}

/** Over the last ten months, oldest first; a few customers have not ordered yet. */
function createOrders(
  random: Random,
  { moment }: Days,
  products: SportsProduct[],
  customers: SportsCustomer[],
): SportsOrder[] {
  // oxfmt-ignore
  const buyers = customers.filter(one => one.id % 13 !== 5)
  return Array.from({ length: 300 }, (_, index) => {
    const offset = -300 + Math.floor((299 * index) / 300)
    const status = random.chance(0.07) ? 'cancelled' : offset < -24 ? 'delivered' : random.pick(['pending', 'paid', 'paid', 'shipped']) // oxfmt-ignore
    const chosen = new Set(Array.from({ length: random.pick([1, 1, 2, 2, 3, 4]) }, () => random.pick(products)))
    const items = [...chosen].map(one => ({ productId: one.id, quantity: random.pick([1, 1, 1, 2, 3]), unitPrice: one.price })) // oxfmt-ignore
    const shippingMethod = random.pick(['standard', 'standard', 'standard', 'express', 'pickup'])
    const shippingFee = { standard: 4.5, express: 11, pickup: 0 }[shippingMethod]!
    return {
      id: 50_001 + index,
      orderNumber: `SO-${20_418 + index * 3}`,
      customerId: random.pick(buyers).id,
      status,
      orderedAt: moment(offset, random.whole(5, 95) / 100),
      shippingMethod,
      paymentMethod: random.pick(['card', 'card', 'paypal', 'invoice']),
      items,
      shippingFee,
      totalAmount: items.reduce((sum, one) => sum + one.quantity * one.unitPrice, shippingFee),
    }
  })
}

/** Of orders that were delivered, one product each. */
function createReturns(random: Random, { day }: Days, orders: SportsOrder[]): SportsReturn[] {
  const delivered = orders.filter(one => one.status === 'delivered')
  return Array.from({ length: 64 }, (_, index) => {
    const order = delivered[Math.floor((index * delivered.length) / 64)]!
    const item = random.pick(order.items)
    const requestedOn = shiftDay(order.orderedAt, random.whole(4, 9))
    const status = requestedOn > day(-25) ? random.pick(['requested', 'received']) : random.pick(['refunded', 'refunded', 'refunded', 'refunded', 'rejected']) // oxfmt-ignore
    return {
      id: 7001 + index,
      orderId: order.id,
      productId: item.productId,
      quantity: 1,
      reason: random.pick(['too_small', 'too_small', 'too_large', 'defective', 'changed_mind', 'wrong_item']),
      status,
      requestedOn: requestedOn > day(0) ? day(0) : requestedOn,
      refundAmount: status === 'refunded' ? item.unitPrice : null,
    }
  })
}
