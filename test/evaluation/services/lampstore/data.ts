import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'

export interface LampBrand {
  id: number
  name: string
  country: string
  contactEmail: string
  website: string | null
  leadTimeDays: number
}
export interface LampProduct {
  id: number
  sku: string
  name: string
  brandId: number
  category: string
  price: number
  fitting: string
  wattage: number
  dimmable: boolean
  colour: string
  stock: number
  status: string
  launchedOn: string
}
export interface LampCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  type: string
  company: string | null
  address: { street: string; city: string; eircode: string }
  marketingConsent: boolean
  registeredOn: string
}
export interface LampOrder {
  id: number
  number: string
  customerId: number
  status: string
  channel: string
  placedAt: string
  paymentMethod: string
  lines: { productId: number; productName: string; quantity: number; unitPrice: number; lineTotal: number }[]
  voucherId: number | null
  subtotal: number
  discount: number
  shippingFee: number
  total: number
  carrier: string | null
  trackingCode: string | null
  shippedOn: string | null
}
export interface LampVoucher {
  id: number
  code: string
  type: string
  value: number
  minimumSpend: number | null
  validFrom: string
  validUntil: string | null
  active: boolean
  timesUsed: number
}
export interface LampReview {
  id: number
  productId: number
  customerId: number
  rating: number
  headline: string
  body: string | null
  status: string
  postedOn: string
}

export const LAMP_CATEGORIES = ['table', 'floor', 'pendant', 'wall', 'desk', 'outdoor', 'bulb'] as const
export const LAMP_FITTINGS = ['E27', 'E14', 'GU10', 'integratedLed'] as const
export const LAMP_PRODUCT_STATUSES = ['comingSoon', 'active', 'discontinued'] as const
export const LAMP_CUSTOMER_TYPES = ['private', 'business'] as const
export const LAMP_ORDER_STATUSES = ['awaitingPayment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export const LAMP_CHANNELS = ['web', 'phone', 'marketplace'] as const
export const LAMP_PAYMENTS = ['card', 'paypal', 'applePay', 'invoice'] as const
export const LAMP_CARRIERS = ['anPost', 'dpd', 'fastway'] as const
export const LAMP_VOUCHER_TYPES = ['percent', 'amount'] as const
export const LAMP_REVIEW_STATUSES = ['pending', 'approved', 'hidden'] as const

const BRANDS: [name: string, country: string, site: string | null, leadTimeDays: number][] = [
  ['Fjellys', 'Norway', 'fjellys.example', 18],
  ['Lucerna Viva', 'Italy', 'lucernaviva.example', 24],
  ['Pardoe & Finch', 'United Kingdom', 'pardoefinch.example', 9],
  ['Vetro Sole', 'Italy', 'vetrosole.example', 35],
  ['Nachtfalter', 'Germany', 'nachtfalter.example', 12],
  ['Maison Ombrelle', 'France', 'ombrelle.example', 21],
  ['Kilnmoor', 'Ireland', null, 5],
  ['Tindra', 'Sweden', 'tindra.example', 14],
]
/** Category, what its things are called, about what they cost and draw, and the designs. */
const RANGE: [category: string, called: string, price: number, wattage: number, designs: string[]][] = [
  ['table', 'Table Lamp', 95, 9, ['Moth', 'Pebble', 'Quince', 'Harbour', 'Bellflower', 'Toadstool', 'Domino', 'Saltmarsh', 'Alba', 'Minnow', 'Curlew']], // oxfmt-ignore
  ['floor', 'Floor Lamp', 210, 12, ['Heron', 'Birch', 'Gantry', 'Tripod', 'Mainsail', 'Saltmarsh', 'Halyard', 'Willow', 'Friar']], // oxfmt-ignore
  ['pendant', 'Pendant', 165, 10, ['Orbit', 'Dewdrop', 'Cloche', 'Sycamore', 'Beehive', 'Pleat', 'Skerry', 'Alba', 'Bellflower', 'Copper Kettle', 'Paper Moon']], // oxfmt-ignore
  ['wall', 'Wall Light', 78, 6, ['Wick', 'Half Moon', 'Fern', 'Ledge', 'Pivot', 'Skerry', 'Vesper', 'Button']],
  ['desk', 'Desk Lamp', 88, 8, ['Clerk', 'Heron', 'Angle', 'Scholar', 'Pivot', 'Magpie', 'Draughtsman']],
  ['outdoor', 'Garden Light', 64, 5, ['Boathouse', 'Gatepost', 'Firefly', 'Towpath', 'Coachman', 'Vesper']],
  ['bulb', 'Bulb', 11, 6, ['Warm Globe', 'Candle', 'Spot', 'Filament', 'Daylight']],
]
const PREFIXES: Record<string, string> = { table: 'TAB', floor: 'FLO', pendant: 'PEN', wall: 'WAL', desk: 'DES', outdoor: 'OUT', bulb: 'BLB' } // oxfmt-ignore
const COLOURS = ['brass', 'black', 'white', 'moss green', 'smoked glass', 'oak', 'copper', 'terracotta']
/** Code, kind, value, what must be spent, and from and until when it holds, in days from today. */
const VOUCHERS: [
  code: string,
  type: string,
  value: number,
  least: number | null,
  from: number,
  until: number | null,
][] = [
  ['WELCOME10', 'percent', 10, null, -400, null],
  ['CLEARANCE30', 'percent', 30, 50, -310, -255],
  ['TRADE12', 'percent', 12, 300, -365, null],
  ['SORRY25', 'amount', 25, 60, -250, 21],
  ['BRIGHT5', 'amount', 5, 40, -200, 90],
  ['HALLOWEEN13', 'percent', 13, 75, -190, -120],
  ['PODCAST8', 'percent', 8, null, -180, -20],
  ['LONGNIGHTS20', 'percent', 20, 150, -140, -50],
  ['NEWHOME10', 'amount', 10, 100, -90, 26],
  ['GLOW15', 'percent', 15, 80, -75, 11],
  ['PATIO50', 'amount', 50, 400, -30, 47],
  ['GARDEN10', 'percent', 10, 60, 6, 66],
]
const FIRST = 'Aoife Ciarán Niamh Declan Orla Padraig Róisín Eoin Sinéad Fionn Gráinne Cathal Marta Tomasz Agata Luca Inês Henrik Chloe Marcus Bríd Dermot Una Killian Siobhán Rory Helena Viktor Salma Kofi Deirdre Brendan Nuala Conor Ailbhe Lorcan'.split(' ') // oxfmt-ignore
const LAST = 'Tiernan Mulcahy Kinsella Hanrahan Scully Devane Costigan Lenihan Quirke Rafferty Toomey Wojcik Bielak Ferrante Duarte Lindgren Okafor Haddad Keaveney Furlong Corrigan Nugent Heffernan Galvin Madigan Prendergast Delahunty Brosnan'.split(' ') // oxfmt-ignore
const COMPANIES = ['Café Marrow', 'The Spindle Hotel', 'Nugent Interiors', 'Rushbrook Dental', 'Studio Lúcháir', 'Blackwater Guesthouse', 'Oyster Lane Restaurant', 'Tobin & Roche Architects', 'Yoga on the Quay', 'Greenmount Offices', 'Bookworm Corner', 'Castle Street Barbers', 'Wild Garlic Bistro'] // oxfmt-ignore
const CITIES = [['Dublin', 'D0'], ['Dublin', 'D0'], ['Dublin', 'D0'], ['Cork', 'T1'], ['Cork', 'T1'], ['Galway', 'H9'], ['Galway', 'H9'], ['Limerick', 'V9'], ['Waterford', 'X9'], ['Kilkenny', 'R9'], ['Sligo', 'F9']] as const // oxfmt-ignore
const STREETS = [
  'Chapel Lane',
  'Quay Street',
  'Bridge Road',
  'Abbey Terrace',
  'Mill Park',
  'Cathedral View',
  'Harbour Row',
]
const WORDS: Record<number, string[]> = {
  1: ['Flickers all the time', 'Shade was cracked', 'Stopped working after a week'],
  2: ['Smaller than it looks', 'Cable far too short', 'Hums when dimmed'],
  3: ['Fine for the hallway', 'Nice but pricey', 'Does its job'],
  4: ['Lovely warm light', 'Very pleased', 'Easy to put up'],
  5: ['The best thing in the room', 'Gorgeous', 'Would buy it again'],
}
const BODIES = ['Came well wrapped and in two days.', 'My husband put it up in ten minutes.', 'The colour is a bit darker than in the photo.', 'We now have three of them.', 'I asked for a new shade and got it at once.'] // oxfmt-ignore

export type LampstoreData = ReturnType<typeof createLampstoreData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const cents = (amount: number) => Math.round(100 * amount) / 100
/** What an order costs: the voucher lowers the goods, and from 100 euros on the shop pays the parcel. */
export function priced(lines: LampOrder['lines'], voucher: LampVoucher | undefined) {
  const subtotal = cents(lines.reduce((all, one) => all + one.lineTotal, 0))
  const discount = voucher ? cents(voucher.type === 'percent' ? (subtotal * voucher.value) / 100 : voucher.value) : 0
  const shippingFee = subtotal - discount >= 100 ? 0 : 6.95
  return { subtotal, discount, shippingFee, total: cents(subtotal - discount + shippingFee) }
}
export const lineOf = ({ id, name, price }: LampProduct, quantity: number) => ({
  productId: id,
  productName: name,
  quantity,
  unitPrice: price,
  lineTotal: cents(quantity * price),
})

/** 8 brands, 57 products, 60 customers, 140 orders, 12 vouchers and up to 90 reviews. */
export function createLampstoreData(clock: Date) {
  const random = createRandom(60_417)
  const days = createDays(clock)
  const lampBrands = BRANDS.map(([name, country, site, leadTimeDays], index): LampBrand => ({
    id: 11 + index,
    name,
    country,
    contactEmail: `trade@${site ?? 'kilnmoor.example'}`,
    website: site && `https://www.${site}`,
    leadTimeDays,
  }))
  const lampProducts = createProducts(random, days)
  const lampCustomers = createCustomers(random, days)
  const lampVouchers = VOUCHERS.map(([code, type, value, minimumSpend, from, until], index): LampVoucher => ({
    id: 301 + index,
    code,
    type,
    value,
    minimumSpend,
    validFrom: days.day(from),
    validUntil: until === null ? null : days.day(until),
    active: from <= 0 && (until ?? 0) >= 0 && code !== 'BRIGHT5',
    timesUsed: 0,
  }))
  const lampOrders = createOrders(random, days, lampProducts, lampCustomers, lampVouchers)
  const lampReviews = createReviews(random, days, lampOrders)
  return { lampBrands, lampProducts, lampCustomers, lampOrders, lampVouchers, lampReviews }
}

function createProducts(random: Random, { day }: Days): LampProduct[] {
  const rows = RANGE.flatMap(([category, called, price, wattage, designs]) => designs.map(design => ({ category, called, price, wattage, design }))) // oxfmt-ignore
  return rows.map(({ category, called, price, wattage, design }, index): LampProduct => {
    const isBulb = category === 'bulb'
    const isNew = index % 19 === 12
    const status = isNew ? 'comingSoon' : index % 14 === 9 ? 'discontinued' : 'active'
    return {
      id: 501 + index,
      sku: `${PREFIXES[category]}-${1040 + 7 * index}`,
      name: `${design} ${called}`,
      brandId: 11 + ((index * 5 + random.whole(0, 2)) % 8),
      category,
      price: Math.round(price * (0.5 + 1.4 * random.next())) + (isBulb ? 0.5 : random.pick([0, 0, 0.5, 0.95])),
      fitting: isBulb ? random.pick(['E27', 'E14', 'GU10']) : random.pick(['E27', 'E27', 'E14', 'GU10', 'integratedLed', 'integratedLed']), // oxfmt-ignore
      wattage: Math.max(3, wattage + random.whole(-4, 6)),
      dimmable: random.chance(0.55),
      colour: isBulb ? 'clear' : random.pick(COLOURS),
      stock: isNew || random.chance(0.1) ? 0 : isBulb ? random.whole(40, 180) : random.whole(1, 46),
      status,
      launchedOn: isNew ? day(random.whole(8, 40)) : day(-random.whole(380, 1300)),
    }
  })
}

/** Every fifth is a business; two people share a name. */
function createCustomers(random: Random, { day }: Days): LampCustomer[] {
  const taken = new Set<string>()
  const customers: LampCustomer[] = []
  while (customers.length < 60) {
    const index = customers.length
    const twin = index === 43 ? customers[18] : undefined
    const firstName = twin?.firstName ?? random.pick(FIRST)
    const lastName = twin?.lastName ?? random.pick(LAST)
    const local = `${firstName}.${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    if (taken.has(local) && !twin) continue
    taken.add(local)
    const isBusiness = index % 5 === 2
    const [city, area] = twin ? CITIES[8] : random.pick(CITIES)
    customers.push({
      id: 2001 + index,
      firstName,
      lastName,
      email: `${local}${twin ? '2' : ''}@postbag.example`,
      phone: random.chance(0.2) ? null : `08${random.whole(3, 9)} 555 ${random.whole(1000, 9899)}`,
      type: isBusiness ? 'business' : 'private',
      company: isBusiness ? COMPANIES[Math.floor(index / 5)]! : null,
      address: { street: `${random.whole(1, 96)} ${random.pick(STREETS)}`, city, eircode: `${area}${random.whole(1, 8)} ${random.pick(['K', 'P', 'X'])}${random.whole(100, 989)}` }, // oxfmt-ignore
      marketingConsent: random.chance(0.4),
      registeredOn: day(-700 + Math.floor(index * 6.4)),
    })
  }
  return customers
}

/** Those of eleven months, more of them of late. */
function createOrders(
  random: Random,
  { moment, day }: Days,
  products: LampProduct[],
  customers: LampCustomer[],
  vouchers: LampVoucher[],
): LampOrder[] {
  // oxfmt-ignore
  const known = products.filter(one => one.status !== 'comingSoon').slice(0, -1)
  const states = (from: number) => {
    if (from < -13) return ['delivered']
    if (from < -7) return ['shipped']
    if (from < -4) return ['paid', 'packed', 'packed', 'shipped']
    return ['awaitingPayment', 'paid', 'paid', 'packed']
  }
  return Array.from({ length: 140 }, (_, index): LampOrder => {
    const from = -Math.ceil(330 * (1 - index / 140) ** 1.9)
    const customer = random.pick(customers.slice(0, 55))
    const isBusiness = customer.type === 'business'
    const usual = random.pick(states(from))
    const status = random.chance(0.09) ? 'cancelled' : usual
    const own = new Set(Array.from({ length: random.pick([1, 1, 2, 2, 3]) }, () => random.pick(known)))
    const lines = [...own].map(one => lineOf(one, one.category === 'bulb' || isBusiness ? random.whole(2, 6) : random.pick([1, 1, 1, 2]))) // oxfmt-ignore
    const { subtotal } = priced(lines, undefined)
    const isOf = ({ validFrom, validUntil, minimumSpend, active }: LampVoucher) =>
      validFrom <= day(from) && (validUntil ?? day(0)) >= day(from) && subtotal >= (minimumSpend ?? 30) && (active || from < -25) // oxfmt-ignore
    const wanted = random.chance(0.36) && status !== 'cancelled' ? random.pick(vouchers.filter(isOf)) : undefined
    if (wanted) wanted.timesUsed++
    const isSent = status === 'shipped' || status === 'delivered'
    const carrier = isSent ? random.pick(LAMP_CARRIERS) : null
    return {
      id: 8101 + index,
      number: `TL-${24_310 + index}`,
      customerId: customer.id,
      status,
      channel: random.pick(['web', 'web', 'web', 'web', 'phone', 'phone', 'marketplace']),
      placedAt: moment(from, random.whole(15, 45) / 48),
      paymentMethod: isBusiness ? 'invoice' : random.pick(['card', 'card', 'card', 'paypal', 'applePay']),
      lines,
      voucherId: wanted?.id ?? null,
      ...priced(lines, wanted),
      carrier,
      trackingCode: carrier && `${carrier.slice(0, 2).toUpperCase()}${random.whole(10_000_000, 99_999_999)}`,
      shippedOn: isSent ? day(Math.min(-1, from + random.whole(1, 4))) : null,
    }
  })
}

/** Of what was delivered, some days later. */
function createReviews(random: Random, { day }: Days, orders: LampOrder[]): LampReview[] {
  const bought = orders.filter(one => one.status === 'delivered').flatMap(one => one.lines.map(line => ({ one, line })))
  const reviews: LampReview[] = []
  for (const { one, line } of bought) {
    if (reviews.length >= 90 || random.chance(0.45)) continue
    if (reviews.some(other => other.customerId === one.customerId && other.productId === line.productId)) continue
    const rating = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5])
    const later = shiftDay(one.shippedOn!, random.whole(4, 25))
    reviews.push({
      id: 901 + reviews.length,
      productId: line.productId,
      customerId: one.customerId,
      rating,
      headline: random.pick(WORDS[rating]!),
      body: random.chance(0.35) ? null : random.pick(BODIES),
      status: random.pick(['approved', 'approved', 'approved', 'approved', 'pending', 'hidden']),
      postedOn: later < day(-1) ? later : day(-1),
    })
  }
  return reviews
}
