import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createShoppers } from '../persons.ts'

export interface Category {
  id: number
  name: string
  section: string
}
export interface Product {
  id: number
  sku: string
  name: string
  categoryId: number
  brand: string
  price: number
  cost: number
  stockQuantity: number
  reorderLevel: number
  isDiscontinued: boolean
  weightKg: number | null
  launchedOn: string
}
export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  segment: string
  address: { street: string; city: string; postalCode: string; country: string }
  newsletter: boolean
  creditLimit: number | null
  customerSince: string
}
export interface Order {
  id: number
  orderNumber: string
  customerId: number
  status: string
  orderedAt: string
  shippedOn: string | null
  shippingMethod: string
  paymentMethod: string
  couponCode: string | null
  lines: { productId: number; quantity: number; unitPrice: number }[]
  total: number
}
export interface Review {
  id: number
  productId: number
  customerId: number
  rating: number
  title: string
  isVerified: boolean
  helpfulVotes: number
  postedOn: string
}

export const ORDER_STATUSES = ['Pending', 'Paid', 'Shipped', 'Delivered', 'Cancelled', 'Returned'] as const
export const SEGMENTS = ['Consumer', 'SmallBusiness', 'Enterprise'] as const
export const SHIPPING = ['Standard', 'Express', 'Pickup'] as const
export const PAYMENTS = ['CreditCard', 'PayPal', 'Invoice', 'GiftCard'] as const
const RANGE: Record<string, [string, string[]]> = {
  Bicycles: ['Outdoor', ['Gravel Bike', 'City Bike', 'Folding Bike', 'Kids Bike']],
  Camping: ['Outdoor', ['Dome Tent', 'Sleeping Bag', 'Camp Stove', 'Head Torch']],
  Climbing: ['Outdoor', ['Chalk Bag', 'Harness', 'Quickdraw Set', 'Climbing Rope']],
  Running: ['Sport', ['Trail Shoes', 'Running Vest', 'Race Belt', 'Compression Socks']],
  Yoga: ['Sport', ['Yoga Mat', 'Cork Block', 'Meditation Cushion', 'Stretch Strap']],
  Fitness: ['Sport', ['Kettlebell', 'Rowing Machine', 'Resistance Band', 'Dumbbell Pair']],
  Coffee: ['Home', ['Espresso Machine', 'Burr Grinder', 'Pour Over Set', 'Milk Frother']],
  Lighting: ['Home', ['Floor Lamp', 'Pendant Light', 'Bedside Lamp', 'Light Strip']],
  Audio: ['Electronics', ['Soundbar', 'Turntable', 'Earbuds', 'Bookshelf Speakers']],
  Cameras: ['Electronics', ['Action Camera', 'Tripod', 'Camera Bag', 'Macro Lens']],
  Watches: ['Electronics', ['Dive Watch', 'Fitness Tracker', 'Field Watch', 'Smartwatch']],
  Stationery: ['Office', ['Fountain Pen', 'Dot Grid Notebook', 'Desk Organizer', 'Ink Bottle']],
}
const LINES = ['Nordlys', 'Summit', 'Essential', 'Carbon', 'Heritage']
const BRANDS = ['Tervala', 'Quillon', 'Bergmark', 'Osprando', 'Lumivox', 'Kestrelle', 'Fjordan', 'Montavi']
const PLACES: [city: string, country: string][] = [
  ['Munich', 'DE'],
  ['Cologne', 'DE'],
  ['Marseille', 'FR'],
  ['Toulouse', 'FR'],
  ['Manchester', 'GB'],
  ['Bristol', 'GB'],
  ['Seville', 'ES'],
  ['Rotterdam', 'NL'],
  ['Turin', 'IT'],
  ['Denver', 'US'],
  ['Portland', 'US'],
  ['Gothenburg', 'SE'],
]
const STREETS = ['Harbour Street', 'Linden Avenue', 'Old Mill Road', 'Castle Hill', 'Orchard Way', 'Canal Row']
const OPINIONS: Record<number, string[]> = {
  1: ['Broke after a week', 'Never again', 'Waste of money'],
  2: ['Not what I hoped for', 'Disappointing finish'],
  3: ['Does the job', 'Average at best', 'Okay for the price'],
  4: ['Solid choice', 'Very pleased', 'Good value'],
  5: ['Absolutely love it', 'Perfect gift', 'Best purchase this year', 'Exceeded my expectations'],
}
const cents = (amount: number) => Math.round(amount * 100) / 100

export type StoreData = ReturnType<typeof createStoreData>

/** 12 categories, 240 products, 320 customers, 1,000 orders and 700 reviews; dates lie around the clock's day. */
export function createStoreData(clock: Date) {
  const random = createRandom(31337)
  const { day, moment } = createDays(clock)
  const categories: Category[] = Object.entries(RANGE).map(([name, [section]], index) => ({
    id: index + 1,
    name,
    section,
  }))
  const products: Product[] = categories
    .flatMap(category => RANGE[category.name]![1].flatMap(item => LINES.map(line => ({ category, item, line }))))
    .map(({ category, item, line }, index) => {
      const price = cents(
        random.whole(6, 90) * (category.section === 'Electronics' ? 7 : 3) - 0.05 * random.whole(0, 9),
      )
      return {
        id: 501 + index,
        sku: `${category.name.slice(0, 2).toUpperCase()}-${4000 + 7 * index}`,
        name: `${line} ${item}`,
        categoryId: category.id,
        brand: random.pick(BRANDS),
        price,
        cost: cents(price * (0.35 + random.next() * 0.4)),
        stockQuantity: random.chance(0.1) ? 0 : random.whole(1, 320),
        reorderLevel: random.pick([10, 20, 25, 40, 50]),
        isDiscontinued: random.chance(0.08),
        weightKg: random.chance(0.1) ? null : random.whole(1, 300) / 10,
        launchedOn: day(-random.whole(30, 1800)),
      }
    })
  const customers: Customer[] = createShoppers().map((person, index) => {
    const [city, country] = random.pick(PLACES)
    const segment = random.pick(['Consumer', 'Consumer', 'Consumer', 'SmallBusiness', 'Enterprise'])
    return {
      id: 7001 + index,
      ...person,
      phone: random.chance(0.2) ? null : `+49 89 ${random.whole(200000, 999999)}`,
      segment,
      address: {
        street: `${random.whole(1, 180)} ${random.pick(STREETS)}`,
        city,
        postalCode: String(random.whole(10000, 98999)),
        country,
      },
      newsletter: random.chance(0.45),
      creditLimit: segment === 'Consumer' ? null : random.whole(2, 80) * 500,
      customerSince: day(-random.whole(5, 1600)),
    }
  })
  const orders: Order[] = Array.from({ length: 1000 }, (_, index) => {
    const age = 760 - Math.floor((index * 760) / 1000)
    const lines = Array.from({ length: random.whole(1, 5) }, () => {
      const product = random.pick(random.chance(0.2) ? products.slice(40, 60) : products)
      return { productId: product.id, quantity: random.whole(1, 4), unitPrice: product.price }
    })
    const recent = age < 12
    const status = recent
      ? random.pick(['Pending', 'Paid', 'Paid', 'Shipped'])
      : random.pick(['Delivered', 'Delivered', 'Delivered', 'Delivered', 'Shipped', 'Cancelled', 'Returned', 'Paid'])
    const orderedAt = moment(-age, random.whole(6 * 60, 22 * 60) / 1440)
    const isSent = ['Shipped', 'Delivered', 'Returned'].includes(status)
    return {
      id: 90001 + index,
      orderNumber: `SO-${20400 + index}`,
      customerId: random.pick(random.chance(0.3) ? customers.slice(0, 30) : customers).id,
      status,
      orderedAt,
      shippedOn: isSent ? shiftDay(orderedAt, Math.min(age, random.whole(1, 6))) : null,
      shippingMethod: random.pick(['Standard', 'Standard', 'Standard', 'Express', 'Pickup']),
      paymentMethod: random.pick(PAYMENTS),
      couponCode: random.chance(0.15) ? random.pick(['AUTUMN15', 'HELLO5', 'FRIENDS20']) : null,
      lines,
      total: cents(lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0)),
    }
  })
  const reviews: Review[] = Array.from({ length: 700 }, (_, index) => {
    const rating = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5])
    return {
      id: index + 1,
      productId: random.pick(random.chance(0.35) ? products.slice(0, 50) : products).id,
      customerId: random.pick(customers).id,
      rating,
      title: random.pick(OPINIONS[rating]!),
      isVerified: random.chance(0.7),
      helpfulVotes: Math.floor(random.next() ** 3 * 60),
      postedOn: day(-random.whole(1, 700)),
    }
  })
  return { categories, products, customers, orders, reviews }
}
