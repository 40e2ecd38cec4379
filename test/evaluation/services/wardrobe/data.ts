import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BUYERS, CODES, STYLES, TOWNS } from './catalogue.ts'

export interface WearProduct {
  id: number
  styleCode: string
  name: string
  category: string
  department: string
  collection: string
  color: string
  material: string
  price: number
  salePrice: number | null
  status: string
  launchedOn: string
}
export interface WearVariant {
  id: number
  productId: number
  sku: string
  size: string
  stock: number
  restockLevel: number
  restockExpectedOn: string | null
}
export interface WearCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  countryCode: string
  group: string
  acceptsMarketing: boolean
  registeredOn: string
}
export interface WearOrder {
  id: number
  orderNumber: string
  customerId: number
  status: string
  paymentMethod: string
  shippingMethod: string
  giftWrapped: boolean
  customerNote: string | null
  items: { variantId: number; sku: string; productName: string; size: string; quantity: number; unitPrice: number }[]
  voucherId: number | null
  subtotal: number
  discount: number
  shippingFee: number
  total: number
  placedAt: string
  shippedOn: string | null
  deliveredOn: string | null
}
export interface WearReturn {
  id: number
  returnNumber: string
  orderId: number
  variantId: number
  quantity: number
  reason: string
  status: string
  refundAmount: number | null
  requestedOn: string
  refundedOn: string | null
}
export interface WearVoucher {
  id: number
  code: string
  type: string
  value: number
  minSpend: number | null
  startsOn: string
  endsOn: string | null
  isActive: boolean
}

export const WEAR_CATEGORIES = ['knitwear', 'shirts', 'tops', 'trousers', 'dresses', 'skirts', 'outerwear', 'accessories'] as const // oxfmt-ignore
export const DEPARTMENTS = ['women', 'men', 'unisex'] as const
export const SIZES = ['xs', 's', 'm', 'l', 'xl', 'one_size'] as const
export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const
export const CUSTOMER_GROUPS = ['regular', 'vip', 'press'] as const
export const WEAR_ORDER_STATUSES = ['pending', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export const WEAR_PAYMENTS = ['card', 'paypal', 'klarna', 'apple_pay', 'gift_card'] as const
export const SHIPPING_METHODS = ['standard', 'express', 'click_and_collect'] as const
export const WEAR_RETURN_REASONS = ['too_small', 'too_large', 'faulty', 'not_as_pictured', 'changed_mind'] as const
export const WEAR_RETURN_STATUSES = ['requested', 'received', 'refunded', 'rejected'] as const
export const WEAR_VOUCHER_TYPES = ['percentage', 'fixed_amount', 'free_shipping'] as const

export type WardrobeData = ReturnType<typeof createWardrobeData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const cents = (amount: number) => Math.round(100 * amount) / 100

/** 45 products, their variants, 56 customers, 134 orders, 44 returns and 15 vouchers. */
export function createWardrobeData(clock: Date) {
  const random = createRandom(48_611)
  const days = createDays(clock)
  const wearProducts = createProducts(random, days)
  const wearVariants = createVariants(random, days, wearProducts)
  const wearCustomers = createCustomers(random, days)
  const wearVouchers = CODES.map(([code, type, value, minSpend, from, to, isActive], index): WearVoucher => ({ id: 21 + index, code, type, value, minSpend, startsOn: days.day(from), endsOn: to === null ? null : days.day(to), isActive })) // oxfmt-ignore
  const wearOrders = createOrders(random, days, { wearProducts, wearVariants, wearCustomers, wearVouchers })
  const wearReturns = createReturns(random, days, wearOrders)
  return { wearProducts, wearVariants, wearCustomers, wearOrders, wearReturns, wearVouchers }
}

/** Those that are not sold yet and those no longer sold come to nobody's order. */
function createProducts(random: Random, { day }: Days): WearProduct[] {
  const status = (index: number) => (index === 16 || index === 32 ? 'draft' : index % 15 === 11 ? 'archived' : 'active')
  return STYLES.map(([name, category, department, collection, color, material, price, salePrice = null], index) => ({
    id: 101 + index,
    styleCode: `IR-${category.charAt(0).toUpperCase()}${210 + index}`,
    name,
    category,
    department,
    collection,
    color,
    material,
    price,
    salePrice,
    status: status(index),
    launchedOn: status(index) === 'draft' ? day(random.whole(20, 60)) : day(-random.whole(40, 700)),
  }))
}

function createVariants(random: Random, { day }: Days, products: WearProduct[]): WearVariant[] {
  const rows: WearVariant[] = []
  for (const product of products) {
    const first = random.pick([0, 1, 1])
    const sizes =
      product.category === 'accessories'
        ? ['one_size']
        : SIZES.slice(first, Math.min(5, first + random.pick([3, 4, 4])))
    for (const size of sizes) {
      const isGone = product.status === 'archived' ? random.chance(0.7) : random.chance(0.1)
      const stock = product.status === 'draft' || isGone ? 0 : random.whole(1, size === 'one_size' ? 90 : 38)
      rows.push({
        id: 1501 + rows.length,
        productId: product.id,
        sku: `${product.styleCode.replace('IR-', '')}-${size === 'one_size' ? 'OS' : size.toUpperCase()}`,
        size,
        stock,
        restockLevel: size === 'one_size' ? 15 : random.pick([4, 5, 6]),
        restockExpectedOn: stock < 5 && product.status === 'active' && random.chance(0.6) ? day(random.whole(3, 45)) : null, // oxfmt-ignore
      })
    }
  }
  return rows
}

const PREFIXES: Record<string, number> = { IE: 353, GB: 44, DE: 49, FR: 33, NL: 31, DK: 45 }
function createCustomers(random: Random, { day }: Days): WearCustomer[] {
  const homes = TOWNS.flatMap(([many, country, towns]) => Array.from({ length: many }, (_, index) => [towns[index % towns.length]!, country] as const)) // oxfmt-ignore
  return BUYERS.map((name, index): WearCustomer => {
    const [firstName, lastName] = name.split(' ') as [string, string]
    const [city, countryCode] = homes[index]!
    const again = BUYERS.indexOf(name) < index ? '2' : ''
    return {
      id: 3401 + index,
      firstName,
      lastName,
      email: `${firstName}.${lastName}${again}@letterbox.example`.toLowerCase(),
      phone: random.chance(0.2) ? null : `+${PREFIXES[countryCode]!} ${random.whole(70, 89)} ${random.whole(100, 999)} ${random.whole(1000, 9999)}`, // oxfmt-ignore
      city,
      countryCode,
      group: index % 17 === 9 ? 'press' : random.pick(['regular', 'regular', 'vip']),
      acceptsMarketing: random.chance(0.55),
      registeredOn: day(-random.whole(310, 900)),
    }
  })
}

interface Tables {
  wearProducts: WearProduct[]
  wearVariants: WearVariant[]
  wearCustomers: WearCustomer[]
  wearVouchers: WearVoucher[]
}
/** Those of ten months, more and more of them. */
function createOrders(
  random: Random,
  { day, moment }: Days,
  { wearProducts, wearVariants, wearCustomers, wearVouchers }: Tables,
): WearOrder[] {
  // oxfmt-ignore
  const sold = new Map(wearProducts.filter(one => one.status === 'active').map(one => [one.id, one]))
  const offered = wearVariants.filter(one => sold.has(one.productId))
  return Array.from({ length: 134 }, (_, index): WearOrder => {
    const from = -Math.ceil(300 * (1 - index / 134) ** 2)
    const usual = from < -12 ? 'delivered' : from < -5 ? 'shipped' : from < -2 ? 'packed' : random.pick(['paid', 'pending']) // oxfmt-ignore
    const status = random.chance(0.08) ? 'cancelled' : usual
    const date = day(from)
    const known = offered.filter(one => sold.get(one.productId)!.launchedOn <= date)
    const wanted = new Set(Array.from({ length: random.pick([1, 1, 2, 2, 3, 4]) }, () => random.pick(known)))
    const items = [...wanted].map(one => {
      const product = sold.get(one.productId)!
      return { variantId: one.id, sku: one.sku, productName: product.name, size: one.size, quantity: one.size === 'one_size' ? random.pick([1, 1, 2, 3]) : random.pick([1, 1, 1, 1, 2]), unitPrice: product.salePrice ?? product.price } // oxfmt-ignore
    })
    const subtotal = cents(items.reduce((total, one) => total + one.quantity * one.unitPrice, 0))
    const shippingMethod = random.pick(['standard', 'standard', 'standard', 'express', 'click_and_collect'])
    const usable = wearVouchers.filter(one => one.startsOn <= date && (one.endsOn ?? date) >= date && (one.minSpend ?? 0) <= subtotal) // oxfmt-ignore
    const voucher = random.chance(0.36) ? random.pick(usable) : undefined
    const fee = shippingMethod === 'express' ? 9.95 : shippingMethod === 'standard' && subtotal < 120 ? 4.95 : 0
    const shippingFee = voucher?.type === 'free_shipping' ? 0 : fee
    const cut = voucher?.type === 'percentage' ? (subtotal * voucher.value) / 100 : (voucher?.value ?? 0)
    const discount = cents(Math.min(subtotal, cut))
    const isSent = status === 'shipped' || status === 'delivered'
    const shipped = from + random.whole(1, 3)
    return {
      id: 8001 + index,
      orderNumber: `IR${20_415 + index}`,
      customerId: random.pick(wearCustomers.slice(0, 54)).id,
      status,
      paymentMethod: random.pick(['card', 'card', 'card', 'paypal', 'paypal', 'klarna', 'apple_pay', 'gift_card']),
      shippingMethod,
      giftWrapped: random.chance(0.14),
      customerNote: random.chance(0.12) ? random.pick(['Please leave with the neighbour', 'Ring twice', 'It is a birthday present', 'Call before delivery']) : null, // oxfmt-ignore
      items,
      voucherId: voucher?.id ?? null,
      subtotal,
      discount,
      shippingFee,
      total: cents(subtotal - discount + shippingFee),
      placedAt: moment(from, random.whole(14, 45) / 48),
      shippedOn: isSent ? day(shipped) : null,
      deliveredOn: status === 'delivered' ? day(shipped + random.whole(1, 5)) : null,
    }
  })
}

/** One item of an order that was delivered. */
function createReturns(random: Random, { day }: Days, orders: WearOrder[]): WearReturn[] {
  const came = orders.filter(one => one.status === 'delivered')
  const today = day(0)
  const earlier = (date: string) => (date < today ? date : today)
  return Array.from({ length: 44 }, (_, index): WearReturn => {
    const order = came[Math.floor(((index + 0.5) * came.length) / 44)]!
    const item = random.pick(order.items)
    const requestedOn = earlier(shiftDay(order.deliveredOn!, random.whole(2, 14)))
    const settled = random.pick(['refunded', 'refunded', 'refunded', 'refunded', 'rejected'])
    const status = requestedOn > day(-12) ? 'requested' : requestedOn > day(-30) ? random.pick(['received', 'refunded']) : settled // oxfmt-ignore
    return {
      id: 601 + index,
      returnNumber: `RET-${1180 + index}`,
      orderId: order.id,
      variantId: item.variantId,
      quantity: 1,
      reason: random.pick(['too_small', 'too_small', 'too_small', 'too_large', 'too_large', 'faulty', 'not_as_pictured', 'changed_mind']), // oxfmt-ignore
      status,
      refundAmount: status === 'refunded' ? item.unitPrice : null,
      requestedOn,
      refundedOn: status === 'refunded' ? earlier(shiftDay(requestedOn, random.whole(4, 12))) : null,
    }
  })
}
