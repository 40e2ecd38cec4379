import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Supplier {
  id: number
  name: string
  contactName: string
  contactEmail: string
  country: string
  leadTimeDays: number
  isPreferred: boolean
  partnerSince: string
}
export interface Category {
  id: number
  name: string
  department: string
  vatPercent: number
}
export interface Product {
  id: number
  code: string
  name: string
  categoryId: number
  supplierId: number
  salesPrice: number
  purchasePrice: number
  quantityInStock: number
  minimumStock: number
  state: string
  color: string | null
  listedOn: string
}
export interface Customer {
  id: number
  fullName: string
  email: string
  phoneNumber: string | null
  tier: string
  address: { line1: string; city: string; postCode: string; countryCode: string }
  acceptsMarketing: boolean
  loyaltyPoints: number
  registeredOn: string
}
export interface Order {
  id: number
  number: string
  customerId: number
  state: string
  paymentState: string
  deliveryMethod: string
  placedAt: string
  dispatchedOn: string | null
  items: { productId: number; quantity: number; unitPrice: number }[]
  shippingCost: number
  grandTotal: number
  discountCode: string | null
}
export interface Return {
  id: number
  orderId: number
  productId: number
  reason: string
  state: string
  requestedOn: string
  closedOn: string | null
  refundAmount: number | null
}

export const DEPARTMENTS = ['Growing', 'OutdoorLiving', 'Building', 'Wildlife', 'Accessories'] as const
export const PRODUCT_STATES = ['Draft', 'Active', 'Discontinued'] as const
export const TIERS = ['Standard', 'Silver', 'Gold'] as const
export const ORDER_STATES = ['New', 'Processing', 'Dispatched', 'Delivered', 'Cancelled'] as const
export const PAYMENT_STATES = ['Unpaid', 'Paid', 'Refunded'] as const
export const DELIVERY_METHODS = ['Courier', 'ParcelShop', 'ClickAndCollect'] as const
export const REASONS = ['Damaged', 'WrongItem', 'NotAsDescribed', 'ChangedMind', 'Faulty'] as const
export const RETURN_STATES = ['Requested', 'Received', 'Refunded', 'Rejected'] as const

const SUPPLIERS =
  'Alderney Pottery,Brightwater Tools,Cobble & Clay,Dunmore Seeds,Eastgate Timber,Fernhill Nurseries,Gallow Hill Ironworks,Hazelmoor Textiles,Isla Lighting,Juniper Trading,Kingsferry Wicker,Larkfield Plastics,Moorland Stone,Nettlecombe Wildlife,Oakhanger Furniture,Penrose Glass,Quayside Rope,Rowanberry Growers,Silverbeck Metals,Tollgate Outdoor' // oxfmt-ignore
    .split(',')
const COUNTRIES = ['Ireland', 'Netherlands', 'Portugal', 'Poland', 'Italy', 'Denmark']
/** Department, about what a piece costs, and what there is. */
const RANGE: Record<string, [department: string, price: number, items: string[]]> = {
  'Hand Tools': ['Growing', 18, ['Trowel', 'Hand Fork', 'Pruning Saw']],
  'Power Tools': ['Growing', 140, ['Strimmer', 'Leaf Blower', 'Shredder']],
  Watering: ['Growing', 32, ['Watering Can', 'Hose Reel', 'Sprinkler']],
  Planters: ['Growing', 24, ['Terracotta Pot', 'Window Box', 'Hanging Basket']],
  Seeds: ['Growing', 5, ['Tomato Seeds', 'Sunflower Seeds', 'Herb Seed Kit']],
  Bulbs: ['Growing', 9, ['Tulip Bulbs', 'Daffodil Bulbs', 'Allium Bulbs']],
  Compost: ['Growing', 14, ['Potting Compost', 'Bark Mulch', 'Compost Bin']],
  Greenhouses: ['Building', 260, ['Cold Frame', 'Lean-to Greenhouse', 'Cloche']],
  Lighting: ['OutdoorLiving', 28, ['Solar Lantern', 'Path Light', 'String Lights']],
  Furniture: ['OutdoorLiving', 170, ['Bistro Table', 'Garden Bench', 'Deck Chair']],
  Barbecues: ['OutdoorLiving', 210, ['Charcoal Grill', 'Gas Grill', 'Pizza Oven']],
  'Fire Pits': ['OutdoorLiving', 120, ['Fire Bowl', 'Chiminea', 'Patio Heater']],
  'Bird Care': ['Wildlife', 22, ['Bird Table', 'Nest Box', 'Seed Feeder']],
  Ponds: ['Wildlife', 65, ['Pond Liner', 'Pond Pump', 'Water Lily']],
  Fencing: ['Building', 48, ['Fence Panel', 'Trellis', 'Garden Gate']],
  Paving: ['Building', 16, ['Stepping Stone', 'Gravel Bag', 'Paving Slab']],
  Clothing: ['Accessories', 27, ['Gardening Gloves', 'Wellington Boots', 'Sun Hat']],
  'Pest Control': ['Growing', 12, ['Slug Trap', 'Netting Roll', 'Wasp Catcher']],
  Storage: ['Building', 320, ['Tool Shed', 'Log Store', 'Cushion Box']],
  Gifts: ['Accessories', 30, ['Gift Hamper', 'Garden Journal', 'Seed Tin']],
}
const LINES = ['Cottage', 'Estate', 'Compact', 'Premium', 'Junior']
const COLORS = ['green', 'black', 'terracotta', 'slate grey', 'white', 'natural']
const PLACES: [city: string, countryCode: string][] = [
  ['Dublin', 'IE'],
  ['Cork', 'IE'],
  ['Galway', 'IE'],
  ['Utrecht', 'NL'],
  ['Haarlem', 'NL'],
  ['Porto', 'PT'],
  ['Gdansk', 'PL'],
  ['Aarhus', 'DK'],
  ['Verona', 'IT'],
  ['Ghent', 'BE'],
]
const STREETS = ['Beech Grove', 'Mill Lane', 'Station Road', 'Abbey Street', 'Quay Side', 'Meadow View']
const cents = (amount: number) => Math.round(amount * 100) / 100

export type GardenshopData = ReturnType<typeof createGardenshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 20 suppliers, 20 categories, 120 products, 110 customers, 260 orders and 54 returns. */
export function createGardenshopData(clock: Date) {
  const random = createRandom(20_26_241)
  const days = createDays(clock)
  const suppliers = createSuppliers(random, days)
  const categories = Object.entries(RANGE).map(([name, [department]], index): Category => ({
    id: 31 + index,
    name,
    department,
    vatPercent: name === 'Seeds' || name === 'Bulbs' ? 9 : name === 'Compost' ? 13.5 : 23,
  }))
  const products = createProducts(random, days, categories, suppliers)
  const customers = createCustomers(random, days)
  const orders = createOrders(random, days, products, customers)
  const returns = createReturns(random, days, orders)
  return { suppliers, categories, products, customers, orders, returns }
}

function createSuppliers(random: Random, { day }: Days): Supplier[] {
  const contacts = createPeopleOf(24_101, SUPPLIERS.length, 'trade-contacts.example')
  return SUPPLIERS.map((name, index) => ({
    id: 201 + index,
    name,
    contactName: `${contacts[index]!.firstName} ${contacts[index]!.lastName}`,
    contactEmail: contacts[index]!.email,
    country: random.pick(COUNTRIES),
    leadTimeDays: random.whole(2, 35),
    isPreferred: random.chance(0.35),
    partnerSince: day(-random.whole(200, 3800)),
  }))
}

const createProducts = (random: Random, { day }: Days, categories: Category[], suppliers: Supplier[]): Product[] =>
  categories
    .flatMap((category, place) =>
      RANGE[category.name]![2].flatMap((item, number) =>
        [0, 2].map(step => ({ category, name: `${LINES[(place + number + step) % LINES.length]} ${item}` })),
      ),
    )
    .map(({ category, name }, index) => {
      const salesPrice = cents(RANGE[category.name]![1] * (0.6 + random.next() * 1.1))
      return {
        id: 1001 + index,
        code: `GP-${5010 + 3 * index}`,
        name,
        categoryId: category.id,
        supplierId: random.pick(suppliers).id,
        salesPrice,
        purchasePrice: cents(salesPrice * (0.4 + random.next() * 0.35)),
        quantityInStock: random.chance(0.08) ? 0 : random.whole(1, 240),
        minimumStock: random.pick([5, 10, 15, 20, 30]),
        state: random.pick(['Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Discontinued', 'Draft']), // oxfmt-ignore
        color: random.chance(0.35) ? null : random.pick(COLORS),
        listedOn: day(-random.whole(15, 1500)),
      }
    })

const createCustomers = (random: Random, { day }: Days): Customer[] =>
  createPeopleOf(24_103, 110, 'postbox.example').map(({ firstName, lastName, email }, index) => {
    const [city, countryCode] = random.pick(PLACES)
    return {
      id: 4001 + index,
      fullName: `${firstName} ${lastName}`,
      email,
      phoneNumber: random.chance(0.15) ? null : `+353 1 ${random.whole(400, 999)} ${random.whole(1000, 9999)}`,
      tier: random.pick(['Standard', 'Standard', 'Standard', 'Silver', 'Silver', 'Gold']),
      address: {
        line1: `${random.whole(1, 160)} ${random.pick(STREETS)}`,
        city,
        postCode: `${countryCode}-${random.whole(1000, 9899)}`,
        countryCode,
      },
      acceptsMarketing: random.chance(0.5),
      loyaltyPoints: 5 * random.whole(0, 480),
      registeredOn: day(-random.whole(425, 2200)),
    }
  })

const createOrders = (random: Random, { moment }: Days, products: Product[], customers: Customer[]): Order[] =>
  Array.from({ length: 260 }, (_, index) => {
    const age = Math.floor(420 * (1 - index / 259) ** 1.6)
    const items = Array.from({ length: random.whole(1, 4) }, () => random.pick(products))
      .filter((product, place, all) => all.indexOf(product) === place)
      .map(({ id, salesPrice }) => ({ productId: id, quantity: random.whole(1, 3), unitPrice: salesPrice }))
    const state = age < 4 ? random.pick(['New', 'New', 'Processing']) : age < 12 ? random.pick(['Processing', 'Dispatched', 'Dispatched', 'Cancelled']) : random.pick(['Delivered', 'Delivered', 'Delivered', 'Delivered', 'Delivered', 'Delivered', 'Cancelled']) // oxfmt-ignore
    const placedAt = moment(-age, age === 0 ? 0.01 : random.whole(6 * 60, 23 * 60) / 1440)
    const isSent = state === 'Dispatched' || state === 'Delivered'
    const goods = items.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0)
    const deliveryMethod = random.pick(['Courier', 'Courier', 'Courier', 'ParcelShop', 'ClickAndCollect'])
    const shippingCost = deliveryMethod === 'ClickAndCollect' ? 0 : deliveryMethod === 'ParcelShop' ? 4.5 : 7.95
    return {
      id: 70_001 + index,
      number: `W-${31_001 + index}`,
      customerId: random.pick(random.chance(0.25) ? customers.slice(0, 15) : customers.slice(0, 98)).id,
      state,
      paymentState: state === 'Cancelled' ? random.pick(['Unpaid', 'Refunded']) : state === 'New' ? 'Unpaid' : random.chance(0.08) ? 'Unpaid' : 'Paid', // oxfmt-ignore
      deliveryMethod,
      placedAt,
      dispatchedOn: isSent ? shiftDay(placedAt, random.whole(1, 3)) : null,
      items,
      shippingCost,
      grandTotal: cents(goods + shippingCost),
      discountCode: random.chance(0.18) ? random.pick(['SPRING10', 'NEWROOTS', 'THANKYOU5']) : null,
    }
  })

function createReturns(random: Random, { day }: Days, orders: Order[]): Return[] {
  const delivered = orders.filter(({ state }) => state === 'Delivered')
  return Array.from({ length: 54 }, (_, index) => {
    const order = delivered[Math.floor((index * (delivered.length - 1)) / 53)]!
    const item = random.pick(order.items)
    const requestedOn = [shiftDay(order.placedAt, random.whole(5, 10)), day(-1)].toSorted()[0]!
    const isOpen = requestedOn > day(-60) && random.chance(0.7)
    const state = isOpen ? random.pick(['Requested', 'Received']) : random.pick(['Refunded', 'Refunded', 'Refunded', 'Rejected']) // oxfmt-ignore
    return {
      id: 8001 + index,
      orderId: order.id,
      productId: item.productId,
      reason: random.pick(REASONS),
      state,
      requestedOn,
      closedOn: isOpen ? null : [shiftDay(requestedOn, random.whole(2, 14)), day(0)].toSorted()[0]!,
      refundAmount: state === 'Refunded' ? cents(item.quantity * item.unitPrice) : null,
    }
  })
}
