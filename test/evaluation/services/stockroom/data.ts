import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BUYERS, CARRIERS, CUSTOMERS, GOODS, NO_LONGER_BOUGHT_FROM, SUPPLIERS, WAREHOUSES } from './world.ts'

export interface GoodsArticle {
  id: number
  articleNumber: string
  name: string
  category: string
  supplierId: number
  unit: string
  packSize: number
  purchasePrice: number
  listPrice: number
  weightKg: number | null
  status: string
  listedOn: string
}
export interface GoodsWarehouse {
  id: number
  code: string
  name: string
  city: string
  type: string
  capacityPallets: number
  managerName: string
  phone: string
}
export interface GoodsSupplier {
  id: number
  supplierNumber: string
  name: string
  contactName: string | null
  email: string
  phone: string | null
  city: string | null
  country: string | null
  leadTimeDays: number | null
  paymentTermDays: number
  active: boolean
}
export interface GoodsStockLevel {
  id: number
  articleId: number
  warehouseId: number
  quantityOnHand: number
  quantityReserved: number
  reorderPoint: number
  binLocation: string
  lastCountedOn: string | null
}
export interface GoodsPurchaseOrderLine {
  lineNumber: number
  articleId: number
  articleNumber: string
  quantityOrdered: number
  quantityReceived: number
  unitPrice: number
}
export interface GoodsPurchaseOrder {
  id: number
  orderNumber: string
  supplierId: number
  warehouseId: number
  status: string
  orderedOn: string | null
  expectedOn: string | null
  receivedOn: string | null
  buyer: string
  lines: GoodsPurchaseOrderLine[]
  totalAmount: number
}
export interface GoodsShipment {
  id: number
  shipmentNumber: string
  warehouseId: number
  customer: string
  destinationCity: string
  carrier: string
  status: string
  plannedOn: string
  dispatchedAt: string | null
  deliveredOn: string | null
  palletCount: number
  items: { articleId: number; articleNumber: string; quantity: number }[]
  trackingNumber: string | null
}

export type StockroomData = ReturnType<typeof createStockroomData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const cents = (amount: number) => Math.round(100 * amount) / 100
export const totalOf = (lines: Pick<GoodsPurchaseOrderLine, 'quantityOrdered' | 'unitPrice'>[]) =>
  cents(lines.reduce((all, one) => all + one.quantityOrdered * one.unitPrice, 0))

/** 5 warehouses, 14 suppliers, 50 articles, what is held of them, 112 purchase orders and 144 shipments. */
export function createStockroomData(clock: Date) {
  const random = createRandom(71_405)
  const days = createDays(clock)
  const goodsWarehouses = WAREHOUSES.map(([code, name, city, type, capacityPallets, managerName], index): GoodsWarehouse => ({ id: index + 1, code, name, city, type, capacityPallets, managerName, phone: `01632 960${141 + index * 37}` })) // oxfmt-ignore
  const goodsSuppliers = SUPPLIERS.map(([name, contactName, city, country, leadTimeDays, paymentTermDays, domain], index): GoodsSupplier => ({
    id: 201 + index,
    supplierNumber: `S-${4010 + index * 15}`,
    name,
    contactName,
    email: `orders@${domain}`,
    phone: `+${{ GB: 44, IT: 39, DE: 49, FR: 33, PT: 351, PL: 48 }[country]} 555 ${random.whole(100, 999)} ${random.whole(100, 999)}`,
    city,
    country,
    leadTimeDays,
    paymentTermDays,
    active: !NO_LONGER_BOUGHT_FROM.includes(name),
  })) // oxfmt-ignore
  const goodsArticles = createArticles(random, days, goodsSuppliers)
  const goodsStockLevels = createStock(random, days, goodsArticles)
  return {
    goodsArticles,
    goodsWarehouses,
    goodsSuppliers,
    goodsStockLevels,
    goodsPurchaseOrders: createPurchaseOrders(random, days, goodsArticles, goodsSuppliers),
    goodsShipments: createShipments(random, days, goodsArticles, goodsStockLevels),
  }
}

function createArticles(random: Random, { day }: Days, suppliers: GoodsSupplier[]): GoodsArticle[] {
  const rows = Object.entries(GOODS).flatMap(([category, goods]) => goods.map(good => ({ category, good })))
  return rows.map(({ category, good }, index) => {
    const [name, from, unit, packSize, purchasePrice, weightKg] = good
    const supplier = suppliers.find(one => one.name === from)!
    const usual = index % 9 === 4 ? 'PHASING_OUT' : 'ACTIVE'
    return {
      id: 1001 + index,
      articleNumber: `${category.slice(0, 2)}-${3107 + index * 11}`,
      name,
      category,
      supplierId: supplier.id,
      unit,
      packSize,
      purchasePrice,
      listPrice: Math.round(purchasePrice * (1.35 + random.next() * 0.5) * 20) / 20,
      weightKg,
      status: supplier.active && index % 17 !== 12 ? usual : 'DISCONTINUED',
      listedOn: day(-random.whole(90, 1600)),
    }
  })
}

/** The central warehouse has nearly everything, the others a part of it. */
function createStock(random: Random, { day }: Days, articles: GoodsArticle[]): GoodsStockLevel[] {
  const places = articles.flatMap(article => WAREHOUSES.map((_, index) => ({ article, warehouseId: index + 1 })))
  const held = places.filter(({ warehouseId }) => random.chance([0.94, 0.5, 0.5, 0.44, 0.2][warehouseId - 1]!))
  return held.map(({ article, warehouseId }, index): GoodsStockLevel => {
    const usual = warehouseId === 1 ? 4 : 1
    const reorderPoint = article.status === 'DISCONTINUED' ? 0 : 10 * usual * random.whole(1, 4)
    const share = random.pick([0, 0.3, 0.7, 1.2, 1.6, 2.1, 2.8, 3.5])
    const quantityOnHand = article.status === 'DISCONTINUED' ? random.whole(0, 9) : Math.round(share * reorderPoint) + (share > 0 ? random.whole(1, 6) : 0) // oxfmt-ignore
    return {
      id: 3001 + index,
      articleId: article.id,
      warehouseId,
      quantityOnHand,
      quantityReserved: random.chance(0.45) ? 0 : Math.floor(quantityOnHand * random.next() * 0.4),
      reorderPoint,
      binLocation: `${random.pick(['A', 'B', 'C', 'D'])}-${String(random.whole(1, 28)).padStart(2, '0')}-${random.whole(1, 5)}`,
      lastCountedOn: random.chance(0.1) ? null : day(-random.whole(2, 300)),
    }
  })
}

/** Of a year; the last of them are drafts, and some are late. */
function createPurchaseOrders(
  random: Random,
  { day }: Days,
  articles: GoodsArticle[],
  suppliers: GoodsSupplier[],
): GoodsPurchaseOrder[] {
  return Array.from({ length: 112 }, (_, index): GoodsPurchaseOrder => {
    const isDraft = index >= 106
    const from = -Math.ceil(350 * (1 - index / 108) ** 1.7) - 1
    const supplier = random.pick(suppliers.filter(one => one.active || from < -200))
    const due = from + supplier.leadTimeDays! + random.whole(-1, 4)
    const isLate = due < 0 && due > -24
    const open = random.pick(['CONFIRMED', 'CONFIRMED', 'PARTIALLY_RECEIVED', 'PARTIALLY_RECEIVED', 'SENT'])
    const usual = due >= 0 || (isLate && random.chance(0.4)) ? (from > -4 ? 'SENT' : open) : 'RECEIVED'
    const status = isDraft ? 'DRAFT' : random.chance(0.07) ? 'CANCELLED' : usual
    const came = Math.min(-1, due + random.whole(-2, 6))
    const own = articles.filter(one => one.supplierId === supplier.id)
    const bought = [...new Set(Array.from({ length: random.pick([1, 2, 2, 3, 4]) }, () => random.pick(own)))]
    const lines = bought.map((article, at) => {
      const quantityOrdered = 6 * random.whole(2, 40)
      const part = status === 'PARTIALLY_RECEIVED' && at === 0 ? Math.floor(quantityOrdered / 2) : 0
      return {
        lineNumber: 10 * (at + 1),
        articleId: article.id,
        articleNumber: article.articleNumber,
        quantityOrdered,
        quantityReceived: status === 'RECEIVED' ? quantityOrdered : part,
        unitPrice: article.purchasePrice,
      }
    })
    return {
      id: 7001 + index,
      orderNumber: `PO-${21_460 + index * 3}`,
      supplierId: supplier.id,
      warehouseId: random.pick([1, 1, 1, 2, 3, 3, 4, 5]),
      status,
      orderedOn: isDraft ? null : day(from),
      expectedOn: isDraft ? null : day(due),
      receivedOn: status === 'RECEIVED' ? day(came) : null,
      buyer: random.pick(BUYERS),
      lines,
      totalAmount: totalOf(lines),
    }
  })
}

/** Of half a year to customers, the last of them planned for the days to come. */
function createShipments(
  random: Random,
  { day, moment }: Days,
  articles: GoodsArticle[],
  stock: GoodsStockLevel[],
): GoodsShipment[] {
  // oxfmt-ignore
  return Array.from({ length: 144 }, (_, index): GoodsShipment => {
    const from = 9 - Math.floor(195 * (1 - index / 144) ** 1.35)
    const status = from < -7 ? 'DELIVERED' : from < -1 ? random.pick(['DISPATCHED', 'DISPATCHED', 'DELIVERED']) : from < 3 ? random.pick(['PICKING', 'PICKING', 'PLANNED']) : 'PLANNED' // oxfmt-ignore
    const warehouseId = random.pick([1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5])
    const held = stock.filter(one => one.warehouseId === warehouseId)
    const packed = [...new Set(Array.from({ length: random.pick([1, 2, 2, 3, 4]) }, () => random.pick(held).articleId))]
    const [customer, destinationCity] = random.pick(CUSTOMERS)
    const isGone = status === 'DISPATCHED' || status === 'DELIVERED'
    const carrier = random.pick([...CARRIERS, 'OWN_FLEET', 'OWN_FLEET', 'HARRIER_FREIGHT'])
    return {
      id: 9001 + index,
      shipmentNumber: `SH-${60_215 + index}`,
      warehouseId,
      customer,
      destinationCity,
      carrier,
      status,
      plannedOn: day(from),
      dispatchedAt: isGone ? moment(from, random.whole(12, 34) / 48) : null,
      deliveredOn: status === 'DELIVERED' ? shiftDay(day(from), random.whole(1, from < -4 ? 3 : 1)) : null,
      palletCount: random.whole(1, 9),
      items: packed.map(articleId => ({ articleId, articleNumber: articles.find(one => one.id === articleId)!.articleNumber, quantity: random.whole(1, 24) })), // oxfmt-ignore
      trackingNumber: isGone && carrier !== 'OWN_FLEET' ? `${carrier.slice(0, 2)}${random.whole(1_000_000, 9_999_999)}` : null, // oxfmt-ignore
    }
  })
}
