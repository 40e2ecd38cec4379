import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Shoe {
  id: string
  articleNo: string
  brand: string
  model: string
  category: string
  madeFor: string
  colour: string
  material: string
  price: number
  salePrice: number | null
  sizes: number[]
  pairsInStock: number
  onlineSince: string
}
export interface ShoeShopper {
  id: string
  firstName: string
  lastName: string
  email: string
  address: { street: string; city: string; postcode: string }
  shoeSize: number | null
  loyalty: { tier: string; points: number }
  newsletter: boolean
  registeredOn: string
}
export interface ShoeOrderLine {
  shoeId: string
  size: number
  quantity: number
  unitPrice: number
}
export interface ShoeOrder {
  id: string
  orderNo: string
  shopperId: string
  placedOn: string
  status: string
  lines: ShoeOrderLine[]
  total: number
  delivery: { method: string; trackingCode: string | null; deliveredOn: string | null }
  paidWith: string
  voucherId: string | null
}
export interface ShoeReturn {
  id: string
  returnNo: string
  orderId: string
  reason: string
  status: string
  announcedOn: string
  refundAmount: number | null
}
export interface ShoeVoucher {
  id: string
  code: string
  percentOff: number
  validFrom: string
  validUntil: string
  timesUsed: number
}

export const SHOE_CATEGORIES = ['sneaker', 'boot', 'sandal', 'loafer', 'heel', 'slipper'] as const
export const MADE_FOR = ['women', 'men', 'kids'] as const
export const SHOE_MATERIALS = ['leather', 'suede', 'canvas', 'rubber', 'wool'] as const
export const LOYALTY_TIERS = ['bronze', 'silver', 'gold'] as const
export const SHOE_ORDER_STATUSES = ['placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export const DELIVERY_METHODS = ['standard', 'express', 'pickup'] as const
export const PAYMENT_MEANS = ['card', 'paypal', 'invoice'] as const
export const SHOE_RETURN_REASONS = ['tooSmall', 'tooBig', 'faulty', 'notAsPictured', 'changedMind'] as const
export const SHOE_RETURN_STATUSES = ['announced', 'received', 'refunded', 'refused'] as const

const BRANDS = ['Kestrel', 'Moorgate', 'Fenwick & Rye', 'Solano', 'Trailhead', 'Lumi', 'Oakridge']
const MODELS = 'Alto Breeze Cairn Dune Ember Fjord Glide Haven Isla Juno Kite Larch Mesa Nova Opal Piper Quill Ramble Sable Tarn'.split(' ') // oxfmt-ignore
const COLOURS = ['black', 'black', 'brown', 'white', 'navy', 'red', 'green', 'beige', 'grey']
const MATERIALS: Record<string, string[]> = { sneaker: ['canvas', 'leather', 'suede'], boot: ['leather', 'suede', 'rubber'], sandal: ['leather', 'rubber'], loafer: ['leather', 'suede'], heel: ['leather', 'suede'], slipper: ['wool', 'suede'] } // oxfmt-ignore
const PRICES: Record<string, number> = { sneaker: 79, boot: 129, sandal: 49, loafer: 99, heel: 89, slipper: 35 }
const SIZES: Record<string, [number, number]> = { women: [36, 42], men: [40, 47], kids: [28, 35] }
const TOWNS: [city: string, postcode: string][] = [
  ['Bristol', 'BS6'],
  ['Bristol', 'BS3'],
  ['Bath', 'BA2'],
  ['Exeter', 'EX4'],
  ['Cardiff', 'CF11'],
  ['Swindon', 'SN1'],
  ['Gloucester', 'GL2'],
  ['Plymouth', 'PL4'],
]
const STREETS = ['Orchard Road', 'Station Street', 'Hillcrest', 'Mill Lane', 'Queens Avenue', 'Church Walk']
const VOUCHERS: [code: string, percentOff: number, from: number, until: number][] = [
  ['WELCOME10', 10, -700, 300],
  ['HELLO5', 5, -500, -90],
  ['SUNNYFEET', 15, -160, -60],
  ['BOOTWEEK', 20, -50, -36],
  ['FRIENDS25', 25, -120, 60],
  ['STUDENT12', 12, -365, 365],
  ['GOLDCLUB', 18, -30, 30],
  ['LASTPAIRS', 30, -9, 12],
  ['COSY15', 15, 5, 40],
  ['BACK2SCHOOL', 10, -105, -75],
  ['SORRY20', 20, -240, 120],
  ['PRESS50', 50, -300, -10],
]

export type ShoeshopData = ReturnType<typeof createShoeshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 90 shoes, 140 shoppers, 230 orders, some 60 returns and 12 vouchers. */
export function createShoeshopData(clock: Date) {
  const random = createRandom(99_201)
  const days = createDays(clock)
  const shoes = Array.from({ length: 90 }, (_, index): Shoe => {
    const category = random.pick(['sneaker', 'sneaker', 'sneaker', 'boot', 'boot', 'sandal', 'loafer', 'heel', 'slipper']) // oxfmt-ignore
    const madeFor = category === 'heel' ? 'women' : random.pick(['women', 'women', 'men', 'men', 'kids'])
    const price = PRICES[category]! + random.whole(-2, 14) * 5 + 0.95 - (madeFor === 'kids' ? 15 : 0)
    const [low, high] = SIZES[madeFor]!
    const pairsInStock = random.chance(0.09) ? 0 : random.whole(2, 60)
    const kept = Array.from({ length: high - low + 1 }, (_, step) => low + step).filter(() => random.chance(0.75))
    return {
      id: `sho_${201 + index}`,
      articleNo: `A${4100 + index * 3}`,
      brand: BRANDS[index % 7]!,
      model: MODELS[(index * 7 + Math.floor(index / 20)) % 20]!,
      category,
      madeFor,
      colour: random.pick(COLOURS),
      material: random.pick(MATERIALS[category]!),
      price,
      salePrice: random.chance(0.22) ? Math.round(price * random.pick([0.5, 0.7, 0.8])) - 0.05 : null,
      sizes: pairsInStock === 0 ? [] : kept.length > 0 ? kept : [low],
      pairsInStock,
      onlineSince: days.day(-random.whole(8, 900)),
    }
  })
  const shoeShoppers = createPeopleOf(99_203, 140, 'postmail.example').map((person, index): ShoeShopper => {
    const [city, district] = random.pick(TOWNS)
    const points = random.whole(0, 260) * 5
    return {
      id: `cus_${1001 + index}`,
      ...person,
      address: { street: `${random.whole(1, 140)} ${random.pick(STREETS)}`, city, postcode: `${district} ${random.whole(1, 9)}${random.pick(['AB', 'QT', 'LN', 'XR'])}` }, // oxfmt-ignore
      shoeSize: random.chance(0.25) ? null : random.whole(36, 46),
      loyalty: { tier: points > 1000 ? 'gold' : points > 450 ? 'silver' : 'bronze', points },
      newsletter: random.chance(0.45),
      registeredOn: days.day(-1400 + index * 9),
    }
  })
  const shoeVouchers = VOUCHERS.map(([code, percentOff, from, until], index): ShoeVoucher => ({
    id: `vou_${11 + index}`,
    code,
    percentOff,
    validFrom: days.day(from),
    validUntil: days.day(until),
    timesUsed: from > 0 ? 0 : random.whole(4, 180),
  }))
  const shoeOrders = createOrders(random, days, shoes, shoeShoppers, shoeVouchers)
  return { shoes, shoeShoppers, shoeOrders, shoeReturns: createReturns(random, days, shoeOrders), shoeVouchers }
}

/** Of seven months; the younger an order, the less far it is. */
function createOrders(
  random: Random,
  { day }: Days,
  shoes: Shoe[],
  shoppers: ShoeShopper[],
  vouchers: ShoeVoucher[],
): ShoeOrder[] {
  return Array.from({ length: 230 }, (_, index): ShoeOrder => {
    const from = -210 + Math.floor((210 * index) / 230)
    const placedOn = day(from)
    const usual = from < -12 ? 'delivered' : from < -6 ? random.pick(['delivered', 'shipped']) : from < -2 ? random.pick(['shipped', 'packed']) : random.pick(['placed', 'placed', 'packed']) // oxfmt-ignore
    const status = random.chance(0.08) ? 'cancelled' : usual
    const articles = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => random.pick(shoes.slice(0, 80)))
    const lines = [...new Set(articles)].map((shoe): ShoeOrderLine => ({
      shoeId: shoe.id,
      size: random.whole(...SIZES[shoe.madeFor]!),
      quantity: random.chance(0.1) ? 2 : 1,
      unitPrice: shoe.price,
    }))
    const open = vouchers.filter(one => one.validFrom <= placedOn && one.validUntil >= placedOn)
    const voucher = random.chance(0.2) ? random.pick(open) : undefined
    const sum = lines.reduce((all, one) => all + one.quantity * one.unitPrice, 0)
    const method = random.pick(['standard', 'standard', 'standard', 'express', 'pickup'])
    const isGone = status === 'shipped' || status === 'delivered'
    return {
      id: `ord_${5001 + index}`,
      orderNo: `SO-${30_200 + index}`,
      shopperId: random.pick(shoppers.slice(0, 126)).id,
      placedOn,
      status,
      lines,
      total: Math.round(sum * (100 - (voucher?.percentOff ?? 0))) / 100,
      delivery: {
        method,
        trackingCode: isGone && method !== 'pickup' ? `SX${random.whole(100_000, 999_999)}GB` : null,
        deliveredOn: status === 'delivered' ? shiftDay(placedOn, method === 'express' ? random.whole(1, 2) : random.whole(3, 6)) : null, // oxfmt-ignore
      },
      paidWith: random.pick(['card', 'card', 'card', 'paypal', 'paypal', 'invoice']),
      voucherId: voucher?.id ?? null,
    }
  })
}

/** Of every fourth order that was delivered. */
function createReturns(random: Random, { day }: Days, orders: ShoeOrder[]): ShoeReturn[] {
  return orders
    .filter((one, index) => one.status === 'delivered' && index % 7 < 2)
    .map((order, index): ShoeReturn => {
      const wish = shiftDay(order.delivery.deliveredOn!, random.whole(1, 12))
      const announcedOn = wish < day(0) ? wish : day(0)
      const status = announcedOn < day(-21) ? random.pick(['refunded', 'refunded', 'refunded', 'refunded', 'refunded', 'refused']) : random.pick(['announced', 'announced', 'received']) // oxfmt-ignore
      return {
        id: `ret_${701 + index}`,
        returnNo: `R-${8100 + index}`,
        orderId: order.id,
        reason: random.pick(['tooSmall', 'tooSmall', 'tooSmall', 'tooBig', 'tooBig', 'faulty', 'notAsPictured', 'changedMind']), // oxfmt-ignore
        status,
        announcedOn,
        refundAmount: status === 'refunded' ? order.total : null,
      }
    })
}
