import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Product {
  id: number
  sku: string
  name: string
  brand: string
  category: string
  price: number
  stockQuantity: number
  reorderLevel: number
  warrantyMonths: number
  averageRating: number | null
  isActive: boolean
  releasedOn: string
}
export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  customerType: string
  companyName: string | null
  city: string
  country: string
  newsletterOptIn: boolean
  createdOn: string
}
export interface Order {
  id: number
  orderNumber: string
  customerId: number
  status: string
  paymentMethod: string
  orderedAt: string
  couponCode: string | null
  shippingFee: number
  total: number
}
export interface OrderLine {
  id: number
  orderId: number
  productId: number
  quantity: number
  unitPrice: number
  discountPercent: number
  lineTotal: number
}
export interface Shipment {
  id: number
  orderId: number
  trackingNumber: string
  carrier: string
  status: string
  weightKg: number
  shippedOn: string
  deliveredOn: string | null
}

export const CATEGORIES = ['Laptops', 'Smartphones', 'Tablets', 'Monitors', 'Headphones', 'Speakers', 'Cameras', 'Printers', 'SmartHome', 'Accessories'] as const // oxfmt-ignore
export const CUSTOMER_TYPES = ['Private', 'Business'] as const
export const ORDER_STATUSES = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled', 'Returned'] as const
export const PAYMENT_METHODS = ['CreditCard', 'PayPal', 'BankTransfer', 'GiftCard'] as const
export const CARRIERS = ['DHL', 'UPS', 'FedEx', 'USPS'] as const
export const SHIPMENT_STATUSES = ['InTransit', 'OutForDelivery', 'Delivered', 'Lost'] as const

const BRANDS = ['Voltaro', 'Lumenix', 'Northbit', 'Orisun', 'Pixelle', 'Tandem', 'Zephyr']
/** About what a piece costs, and two series of it. */
const RANGE: Record<(typeof CATEGORIES)[number], [price: number, series: [string, string]]> = {
  Laptops: [1150, ['Aeroline', 'Workmate']],
  Smartphones: [640, ['Halo', 'Pocket One']],
  Tablets: [420, ['Slate', 'Canvas']],
  Monitors: [310, ['ClearView', 'WideScreen']],
  Headphones: [150, ['Hush', 'Tempo']],
  Speakers: [120, ['Boom', 'Chorus']],
  Cameras: [760, ['Focal', 'Snapper']],
  Printers: [210, ['Inkjet', 'LaserJoy']],
  SmartHome: [85, ['Doorbell', 'Thermostat']],
  Accessories: [35, ['Charger', 'Keyboard']],
}
const VERSIONS = ['Pro', 'Mini', 'Plus', 'Max', 'Lite', 'Classic']
const PLACES: [city: string, country: string][] = [
  ['Boston', 'United States'],
  ['Denver', 'United States'],
  ['Seattle', 'United States'],
  ['Austin', 'United States'],
  ['Portland', 'United States'],
  ['Toronto', 'Canada'],
  ['Vancouver', 'Canada'],
  ['Monterrey', 'Mexico'],
]
const COMPANIES = ['Alder Architects', 'Brickyard Media', 'Copperleaf Law', 'Dovetail Design', 'Evergreen Dental', 'Flatiron Bakery', 'Granite Works', 'Harborline Tours', 'Ironbridge Consulting', 'Juniper Accounting', 'Keystone Realty', 'Lakeview Clinic'] // oxfmt-ignore
const cents = (amount: number) => Math.round(amount * 100) / 100

export type ElectronicsData = ReturnType<typeof createElectronicsData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 60 products, 90 customers, 115 orders with some 230 lines, and a shipment for each order that was sent. */
export function createElectronicsData(clock: Date) {
  const random = createRandom(26_209)
  const days = createDays(clock)
  const products = createProducts(random, days)
  const customers = createCustomers(random, days)
  const bare = createOrders(random, days, customers)
  const orderLines = createLines(random, bare, products)
  const orders = bare.map((order): Order => {
    const goods = orderLines.filter(one => one.orderId === order.id).reduce((total, one) => total + one.lineTotal, 0)
    const shippingFee = goods >= 500 ? 0 : 9.9
    return { ...order, shippingFee, total: cents(goods + shippingFee) }
  })
  return { products, customers, orders, orderLines, shipments: createShipments(random, days, orders) }
}

const createProducts = (random: Random, { day }: Days): Product[] =>
  CATEGORIES.flatMap((category, place) =>
    VERSIONS.map((version, step) => {
      const [price, series] = RANGE[category]
      const number = place * VERSIONS.length + step
      return {
        id: 501 + number,
        sku: `SKU-${7100 + 13 * number}`,
        name: `${series[step % 2]} ${version}`,
        brand: random.pick(BRANDS),
        category,
        price: Math.round(price * (0.5 + random.next() * 1.2)) - 0.01,
        stockQuantity: random.chance(0.12) ? 0 : random.whole(1, 180),
        reorderLevel: random.pick([5, 10, 15, 25]),
        warrantyMonths: random.pick([12, 24, 24, 36]),
        averageRating: random.chance(0.15) ? null : random.whole(21, 49) / 10,
        isActive: random.chance(0.8),
        releasedOn: day(-random.whole(20, 1400)),
      }
    }),
  )

const createCustomers = (random: Random, { day }: Days): Customer[] =>
  createPeopleOf(26_211, 90, 'webmail.example').map(({ firstName, lastName, email }, index) => {
    const [city, country] = random.pick(PLACES)
    const isBusiness = random.chance(0.25)
    return {
      id: 2001 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.14) ? null : `+1 555 ${random.whole(200, 989)} ${random.whole(1000, 9999)}`,
      customerType: isBusiness ? 'Business' : 'Private',
      companyName: isBusiness ? random.pick(COMPANIES) : null,
      city,
      country,
      newsletterOptIn: random.chance(0.45),
      createdOn: day(-random.whole(425, 1900)),
    }
  })

/** The last customers have not ordered anything. */
const createOrders = (random: Random, { moment }: Days, customers: Customer[]) =>
  Array.from({ length: 115 }, (_, index) => {
    const age = 1 + Math.floor(400 * (1 - index / 114) ** 1.5)
    const status = age < 4 ? random.pick(['Pending', 'Confirmed']) : age < 14 ? random.pick(['Confirmed', 'Shipped', 'Shipped', 'Cancelled']) : random.pick(['Delivered', 'Delivered', 'Delivered', 'Delivered', 'Delivered', 'Delivered', 'Cancelled', 'Returned']) // oxfmt-ignore
    return {
      id: 30_001 + index,
      orderNumber: `EL-${64_210 + index}`,
      customerId: random.pick(random.chance(0.35) ? customers.slice(0, 12) : customers.slice(0, 78)).id,
      status,
      paymentMethod: random.pick(['CreditCard', 'CreditCard', 'CreditCard', 'PayPal', 'PayPal', 'BankTransfer', 'GiftCard']), // oxfmt-ignore
      orderedAt: moment(-age, random.whole(7 * 60, 22 * 60) / 1440),
      couponCode: random.chance(0.2) ? random.pick(['WELCOME10', 'STUDENT', 'FLASH5']) : null,
    }
  })

const createLines = (random: Random, orders: { id: number }[], products: Product[]): OrderLine[] =>
  orders
    .flatMap(order => {
      const basket = Array.from({ length: random.pick([1, 1, 2, 2, 2, 3, 4]) }, () => random.pick(products))
      return [...new Set(basket)].map(product => ({ order, product }))
    })
    .map(({ order, product }, index) => {
      const quantity = random.pick([1, 1, 1, 1, 2, 2, 3, 5])
      const discountPercent = random.pick([0, 0, 0, 0, 5, 10, 20])
      return {
        id: 80_001 + index,
        orderId: order.id,
        productId: product.id,
        quantity,
        unitPrice: product.price,
        discountPercent,
        lineTotal: cents(quantity * product.price * (1 - discountPercent / 100)),
      }
    })

const createShipments = (random: Random, { day }: Days, orders: Order[]): Shipment[] =>
  orders
    .filter(one => ['Shipped', 'Delivered', 'Returned'].includes(one.status))
    .map((order, index) => {
      const isHome = order.status !== 'Shipped'
      const sent = shiftDay(order.orderedAt, random.whole(1, 3))
      const shippedOn = sent > day(0) ? day(0) : sent
      return {
        id: 60_001 + index,
        orderId: order.id,
        trackingNumber: `TRK${48_151_623 + 377 * index}`,
        carrier: random.pick(CARRIERS),
        status: isHome ? 'Delivered' : index % 5 === 4 ? 'Lost' : random.pick(['InTransit', 'InTransit', 'OutForDelivery']), // oxfmt-ignore
        weightKg: random.whole(3, 180) / 10,
        shippedOn,
        deliveredOn: isHome ? shiftDay(shippedOn, random.whole(1, 8)) : null,
      }
    })
