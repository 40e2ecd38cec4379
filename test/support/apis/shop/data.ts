import { createRandom } from '../random.ts'

export interface Money {
  amount: number
  currency: string
}
export interface Category {
  id: string
  name: string
  slug: string
}
export interface Product {
  id: string
  sku: string
  name: string
  categoryId: string
  brand: string
  price: Money
  tags: string[]
  inStock: boolean
  stockQuantity: number
  rating: number
  reviewCount: number
  createdAt: string
}
export interface Address {
  street: string
  city: string
  postalCode: string
  country: string
}
export interface Customer {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  address: Address
  loyaltyTier: string
  marketingOptIn: boolean
  createdAt: string
}
export interface Order {
  id: string
  customerId: string
  orderStatus: string
  total: Money
  items: { productId: string; quantity: number; unitPrice: Money }[]
  shippingAddress: Address
  couponCode: string | null
  placedAt: string
  deliveredAt: string | null
}

export const ORDER_STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']
export const TIERS = ['bronze', 'silver', 'gold', 'platinum']
const BRANDS = ['Halden', 'Mirasol', 'Oakline', 'Petrichor', 'Veldt', 'Brightwell']
const TAGS = ['bestseller', 'new', 'eco', 'gift', 'clearance', 'handmade']
const STYLES = ['Classic', 'Compact', 'Deluxe']
const RANGE: Record<string, string[]> = {
  Kitchen: ['Kettle', 'Saucepan', 'Toaster', 'Knife Set', 'Mixing Bowl'],
  Garden: ['Watering Can', 'Rake', 'Planter', 'Hose', 'Bird Feeder'],
  Office: ['Desk Lamp', 'Notebook', 'Stapler', 'Chair', 'Whiteboard'],
  Outdoor: ['Tent', 'Backpack', 'Camping Stove', 'Hammock', 'Lantern'],
  Toys: ['Train Set', 'Puzzle', 'Kite', 'Dollhouse', 'Marble Run'],
  Electronics: ['Headphones', 'Speaker', 'Keyboard', 'Monitor', 'Webcam'],
  Books: ['Atlas', 'Cookbook', 'Dictionary', 'Sketchbook', 'Diary'],
  Bathroom: ['Towel Set', 'Soap Dish', 'Mirror', 'Bath Mat', 'Laundry Basket'],
}
const FIRST = ['Anna', 'Ben', 'Clara', 'David', 'Elena', 'Felix', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Klara', 'Luis']
const LAST = ['Albrecht', 'Barros', 'Costa', 'Dubois', 'Eriksen', 'Ferrer', 'Gruber', 'Haas', 'Iversen', 'Jansen']
const CITIES: [string, string][] = [
  ['Berlin', 'DE'],
  ['Hamburg', 'DE'],
  ['Paris', 'FR'],
  ['Lyon', 'FR'],
  ['Lisbon', 'PT'],
  ['Vienna', 'AT'],
  ['Amsterdam', 'NL'],
  ['Madrid', 'ES'],
]
const STREETS = ['Station Road', 'Mill Lane', 'Market Square', 'River Walk', 'Church Street']

const cents = (value: number) => Math.round(value * 100) / 100
const euros = (value: number): Money => ({ amount: cents(value), currency: 'EUR' })

export type ShopData = ReturnType<typeof createShopData>

/** 8 categories, 120 products, 60 customers and 500 orders, the same every time. */
export function createShopData() {
  const random = createRandom(20240607)
  const address = (): Address => {
    const [city, country] = random.pick(CITIES)
    const street = `${random.whole(1, 99)} ${random.pick(STREETS)}`
    return { street, city, postalCode: String(random.whole(10000, 99999)), country }
  }
  const categories: Category[] = Object.keys(RANGE).map((name, index) => ({
    id: `cat_${index + 1}`,
    name,
    slug: name.toLowerCase(),
  }))
  const products: Product[] = categories
    .flatMap(category => (RANGE[category.name] ?? []).flatMap(item => STYLES.map(style => ({ category, item, style }))))
    .map(({ category, item, style }, index) => {
      const stockQuantity = random.chance(0.18) ? 0 : random.whole(1, 240)
      return {
        id: `prd_${index + 1}`,
        sku: `${category.slug.slice(0, 3).toUpperCase()}-${1000 + index}`,
        name: `${style} ${item}`,
        categoryId: category.id,
        brand: random.pick(BRANDS),
        price: euros(random.whole(500, 39900) / 100),
        tags: TAGS.filter(() => random.chance(0.25)),
        inStock: stockQuantity > 0,
        stockQuantity,
        rating: random.whole(250, 499) / 100,
        reviewCount: random.whole(0, 800),
        createdAt: random.moment('2022-01-01', '2024-01-01').toISOString(),
      }
    })
  const customers: Customer[] = Array.from({ length: 60 }, (_, index) => {
    const firstName = FIRST[index % FIRST.length] as string
    const lastName = LAST[((index % FIRST.length) + 3 * Math.floor(index / FIRST.length)) % LAST.length] as string
    return {
      id: `cus_${index + 1}`,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@example.org`.toLowerCase(),
      phone: `+49 30 ${random.whole(100000, 999999)}`,
      address: address(),
      loyaltyTier: TIERS[Math.floor(random.next() ** 2 * TIERS.length)] as string,
      marketingOptIn: random.chance(0.4),
      createdAt: random.moment('2022-01-01', '2024-01-01').toISOString(),
    }
  })
  const orders: Order[] = Array.from({ length: 500 }, (_, index) => {
    const customer = random.pick(customers)
    const items = Array.from({ length: random.whole(1, 4) }, () => {
      const product = random.pick(products)
      return { productId: product.id, quantity: random.whole(1, 3), unitPrice: product.price }
    })
    const placed = random.moment('2024-01-01', '2025-11-01')
    const orderStatus = random.pick([
      'pending',
      'paid',
      'shipped',
      'delivered',
      'delivered',
      'delivered',
      'cancelled',
      'refunded',
    ])
    const deliveredAt = ['delivered', 'refunded'].includes(orderStatus)
      ? new Date(placed.getTime() + random.whole(2, 12) * 86_400_000).toISOString()
      : null
    return {
      id: `ord_${index + 1}`,
      customerId: customer.id,
      orderStatus,
      total: euros(items.reduce((sum, item) => sum + item.quantity * item.unitPrice.amount, 0)),
      items,
      shippingAddress: random.chance(0.8) ? customer.address : address(),
      couponCode: random.chance(0.2) ? random.pick(['WELCOME10', 'SPRING', 'VIP20']) : null,
      placedAt: placed.toISOString(),
      deliveredAt,
    }
  })
  return { categories, products, customers, orders }
}
