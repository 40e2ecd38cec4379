import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createBuyers } from '../persons.ts'

/** Rows are known by their natural keys; `id` is the same key, for the judge, and is never served. */
export interface Supplier {
  id: string
  supplierCode: string
  name: string
  country: string
  city: string
  rating: string
  paymentTermsDays: number
  leadTimeDays: number
  isBlocked: boolean
  contactEmail: string | null
}
export interface Product {
  id: string
  sku: string
  description: string
  category: string
  unitOfMeasure: string
  standardCost: number
  weightKg: number
  reorderPoint: number
  isDiscontinued: boolean
  preferredSupplierCode: string
}
export interface Warehouse {
  id: string
  warehouseCode: string
  name: string
  city: string
  capacityPallets: number
  isBonded: boolean
  openedOn: string
}
export interface StockLevel {
  id: number
  stockLevelId: number
  sku: string
  warehouseCode: string
  quantityOnHand: number
  quantityReserved: number
  binLocation: string | null
  lastCountedOn: string
}
export interface OrderLine {
  lineNumber: number
  sku: string
  quantity: number
  quantityReceived: number
  unitCost: number
}
export interface PurchaseOrder {
  id: number
  orderNumber: number
  supplierCode: string
  warehouseCode: string
  buyerName: string
  orderDate: string
  expectedDate: string
  status: string
  totalAmount: number
  currency: string
  remarks: string | null
  lines: OrderLine[]
}
export interface Shipment {
  id: number
  shipmentId: number
  orderNumber: number
  carrier: string
  trackingNumber: string
  status: string
  shippedOn: string
  estimatedArrival: string
  deliveredOn: string | null
  pallets: number
}
export interface SupplierReturn {
  id: number
  returnId: number
  orderNumber: number
  sku: string
  quantity: number
  reason: string
  status: string
  createdOn: string
  creditAmount: number | null
}

export const CATEGORIES = ['Fasteners', 'Bearings', 'Electrical', 'Packaging', 'Lubricants', 'Tools'] as const
export const ORDER_STATES = ['Draft', 'Submitted', 'Approved', 'PartiallyReceived', 'Received', 'Cancelled'] as const
export const SHIPMENT_STATES = ['Preparing', 'InTransit', 'AtCustoms', 'Delivered', 'Lost'] as const
export const RETURN_REASONS = ['Damaged', 'WrongItem', 'PoorQuality', 'Overdelivery'] as const
export const RETURN_STATES = ['Open', 'SentBack', 'Credited', 'Refused'] as const
export const RATINGS = ['A', 'B', 'C'] as const
const CARRIERS = ['DSV', 'Maersk', 'Kuehne Nagel', 'GLS']
const SUPPLIERS: [name: string, country: string, city: string][] = [
  ['Nordschraube GmbH', 'Germany', 'Kassel'],
  ['Brescia Cuscinetti', 'Italy', 'Brescia'],
  ['Volta Components', 'Netherlands', 'Eindhoven'],
  ['Kartonagen Weiss', 'Austria', 'Linz'],
  ['Petrolub Iberia', 'Spain', 'Bilbao'],
  ['Hammerfest Tooling', 'Norway', 'Hammerfest'],
  ['Silesia Metal Works', 'Poland', 'Gliwice'],
  ['Shenzhen Brightline', 'China', 'Shenzhen'],
  ['Anatolia Kablo', 'Turkey', 'Bursa'],
  ['Rhone Emballages', 'France', 'Valence'],
  ['Castlemoor Bolts', 'United Kingdom', 'Sheffield'],
  ['Lumina Drives', 'Germany', 'Jena'],
  ['Tekno Rulman', 'Turkey', 'Izmir'],
  ['Pacific Pack', 'Vietnam', 'Da Nang'],
]
const WAREHOUSES: [code: string, name: string, city: string, pallets: number, bonded: boolean, age: number][] = [
  ['RTM1', 'Rotterdam Harbour', 'Rotterdam', 5200, true, 5200],
  ['LEJ2', 'Leipzig Cross-Dock', 'Leipzig', 3100, false, 2100],
  ['KTW1', 'Katowice South', 'Katowice', 2600, false, 900],
  ['ZAZ1', 'Zaragoza Plaza', 'Zaragoza', 1800, true, 3300],
  ['OSL3', 'Oslo Alnabru', 'Oslo', 950, false, 300],
]
const GOODS: [description: string, category: string, unit: string][] = [
  ['Hex bolt M8x40', 'Fasteners', 'box'],
  ['Hex bolt M12x60', 'Fasteners', 'box'],
  ['Lock nut M8', 'Fasteners', 'box'],
  ['Wood screw 5x80', 'Fasteners', 'box'],
  ['Threaded rod M10', 'Fasteners', 'piece'],
  ['Ball bearing 6204', 'Bearings', 'piece'],
  ['Roller bearing NU 208', 'Bearings', 'piece'],
  ['Needle bearing HK 1612', 'Bearings', 'piece'],
  ['Pillow block UCP 205', 'Bearings', 'piece'],
  ['Cable H07V-K 2.5', 'Electrical', 'metre'],
  ['Cable gland M20', 'Electrical', 'piece'],
  ['Contactor 25A', 'Electrical', 'piece'],
  ['Circuit breaker B16', 'Electrical', 'piece'],
  ['LED indicator red', 'Electrical', 'piece'],
  ['Servo motor 400W', 'Electrical', 'piece'],
  ['Shipping carton L', 'Packaging', 'bundle'],
  ['Shipping carton S', 'Packaging', 'bundle'],
  ['Stretch film 23my', 'Packaging', 'roll'],
  ['Bubble wrap 50m', 'Packaging', 'roll'],
  ['Pallet strap 16mm', 'Packaging', 'roll'],
  ['Hydraulic oil HLP 46', 'Lubricants', 'litre'],
  ['Gear oil ISO 220', 'Lubricants', 'litre'],
  ['Lithium grease', 'Lubricants', 'piece'],
  ['Penetrating spray', 'Lubricants', 'piece'],
  ['Torque wrench 100Nm', 'Tools', 'piece'],
  ['Hex key set', 'Tools', 'piece'],
  ['Impact driver 18V', 'Tools', 'piece'],
  ['Digital caliper', 'Tools', 'piece'],
]

export type PurchasingData = ReturnType<typeof createPurchasingData>

/** 14 suppliers, 28 products, 5 warehouses, 90 stock levels, 160 purchase orders, about 110 shipments and 45 returns. */
export function createPurchasingData(clock: Date) {
  const random = createRandom(66_20_41)
  const { day } = createDays(clock)
  const buyers = createBuyers().map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const suppliers: Supplier[] = SUPPLIERS.map(([name, country, city], index) => ({
    id: `S-${1040 + 7 * index}`,
    supplierCode: `S-${1040 + 7 * index}`,
    name,
    country,
    city,
    rating: random.pick(RATINGS),
    paymentTermsDays: random.pick([14, 30, 30, 45, 60]),
    leadTimeDays: country === 'China' || country === 'Vietnam' ? random.whole(38, 55) : random.whole(4, 24),
    isBlocked: index === 4 || index === 12,
    contactEmail: random.chance(0.8) ? `sales@${name.split(' ')[0]!.toLowerCase()}.example` : null,
  }))
  const products: Product[] = GOODS.map(([description, category, unitOfMeasure], index) => {
    const sku = `${category.slice(0, 2).toUpperCase()}-${2010 + 13 * index}`
    return {
      id: sku,
      sku,
      description,
      category,
      unitOfMeasure,
      standardCost: random.whole(2, 180) + 0.25 * random.whole(0, 3),
      weightKg: random.whole(1, 240) / 10,
      reorderPoint: random.whole(2, 24) * 10,
      isDiscontinued: index % 9 === 4,
      preferredSupplierCode: random.pick(suppliers).supplierCode,
    }
  })
  const warehouses: Warehouse[] = WAREHOUSES.map(([code, name, city, capacityPallets, isBonded, age]) => ({
    id: code,
    warehouseCode: code,
    name,
    city,
    capacityPallets,
    isBonded,
    openedOn: day(-age),
  }))
  const stockLevels: StockLevel[] = products
    .flatMap(({ sku }) => warehouses.map(({ warehouseCode }) => ({ sku, warehouseCode })))
    .filter(() => random.chance(0.65))
    .map((place, index) => {
      const quantityOnHand = random.chance(0.08) ? 0 : random.whole(3, 420)
      return {
        id: 800 + index,
        stockLevelId: 800 + index,
        ...place,
        quantityOnHand,
        quantityReserved: Math.floor(quantityOnHand * random.pick([0, 0, 0.2, 0.5])),
        binLocation: random.chance(0.85) ? `${random.pick(['A', 'B', 'C', 'D'])}-${random.whole(10, 48)}` : null,
        lastCountedOn: day(-random.whole(1, 260)),
      }
    })
  const purchaseOrders: PurchaseOrder[] = Array.from({ length: 160 }, (_, index) => {
    const placed = -330 + Math.floor(index * 2.05)
    const supplier = random.pick(suppliers)
    const lines = Array.from({ length: random.whole(1, 4) }, (_, line) => {
      const product = random.pick(products)
      const quantity = random.whole(1, 30) * 5
      return { lineNumber: 10 * (line + 1), sku: product.sku, quantity, quantityReceived: 0, unitCost: product.standardCost } // oxfmt-ignore
    })
    const status =
      placed < -60
        ? random.pick(['Received', 'Received', 'Received', 'Received', 'Cancelled', 'PartiallyReceived'])
        : placed < -14
          ? random.pick(['Approved', 'Approved', 'PartiallyReceived', 'Received', 'Submitted'])
          : random.pick(['Draft', 'Submitted', 'Approved'])
    for (const line of lines)
      if (status === 'Received') line.quantityReceived = line.quantity
      else if (status === 'PartiallyReceived') line.quantityReceived = line.quantity / 5
    return {
      id: 45_001 + index,
      orderNumber: 45_001 + index,
      supplierCode: supplier.supplierCode,
      warehouseCode: random.pick(warehouses).warehouseCode,
      buyerName: random.pick(buyers),
      orderDate: day(placed),
      expectedDate: day(placed + supplier.leadTimeDays + random.whole(0, 6)),
      status,
      totalAmount: Math.round(100 * lines.reduce((sum, line) => sum + line.quantity * line.unitCost, 0)) / 100,
      currency: 'EUR',
      remarks: random.chance(0.2) ? random.pick(['call before delivery', 'rush order', 'split allowed']) : null,
      lines,
    }
  })
  const sent = purchaseOrders.filter(one => ['Received', 'PartiallyReceived', 'Approved'].includes(one.status))
  const shipments: Shipment[] = sent.flatMap(order =>
    order.status === 'Approved' && random.chance(0.5)
      ? []
      : [shipmentOf(order, random, day(0))].map((made, index) => ({ ...made, id: index, shipmentId: index })),
  )
  shipments.forEach((one, index) => Object.assign(one, { id: 6_300 + index, shipmentId: 6_300 + index }))
  const returns: SupplierReturn[] = sent
    .filter(order => order.status !== 'Approved' && random.chance(0.42))
    .map((order, index) => {
      const line = random.pick(order.lines)
      const quantity = random.whole(1, 5)
      const status = random.pick(RETURN_STATES)
      return {
        id: 210 + index,
        returnId: 210 + index,
        orderNumber: order.orderNumber,
        sku: line.sku,
        quantity,
        reason: random.pick(RETURN_REASONS),
        status,
        createdOn: earlier(shiftDay(order.expectedDate, random.whole(1, 20)), day(-1)),
        creditAmount: status === 'Credited' ? Math.round(100 * quantity * line.unitCost) / 100 : null,
      }
    })
  return { suppliers, products, warehouses, stockLevels, purchaseOrders, shipments, returns }
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** What was sent for an order; the keys are given later. */
function shipmentOf(order: PurchaseOrder, random: ReturnType<typeof createRandom>, today: string) {
  const shippedOn = earlier(shiftDay(order.orderDate, random.whole(2, 5)), today)
  const isDone = order.status !== 'Approved'
  const status = isDone ? 'Delivered' : random.pick(['Preparing', 'InTransit', 'InTransit', 'AtCustoms', 'Lost'])
  return {
    orderNumber: order.orderNumber,
    carrier: random.pick(CARRIERS),
    trackingNumber: `${random.pick(['TR', 'KN', 'MX'])}${random.whole(10_000_000, 99_999_999)}`,
    status,
    shippedOn,
    estimatedArrival: order.expectedDate,
    deliveredOn: isDone ? earlier(shiftDay(order.expectedDate, random.whole(-2, 6)), today) : null,
    pallets: random.whole(1, 24),
  }
}
