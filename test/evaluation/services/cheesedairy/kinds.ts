/** What the records of the dairy hold. */
export interface Money {
  amount: number
  currency: string
}
export interface DairyFarm {
  id: number
  name: string
  farmer: { firstName: string; lastName: string; phone: string; email: string | null }
  address: { townland: string; town: string; county: string; eircode: string }
  milkType: string
  breed: string
  herdSize: number
  organic: boolean
  status: string
  supplierSince: string
  pricePerLitre: Money
  notes: string | null
}
export interface DairyDelivery {
  id: number
  farmId: number
  deliveredAt: string
  litres: number
  temperature: number
  fatPercent: number
  proteinPercent: number
  somaticCellCount: number
  status: string
  rejectionReason: string | null
  payment: Money | null
}
export interface DairyCheese {
  id: number
  code: string
  name: string
  milkType: string
  style: string
  rawMilk: boolean
  vegetarian: boolean
  minimumAgeDays: number
  wheelWeightKg: number
  pricePerKg: Money
  discontinued: boolean
  description: string | null
}
export interface DairyBatch {
  id: number
  batchNumber: string
  cheeseId: number
  milkDeliveryIds: number[]
  madeOn: string
  readyOn: string
  milkLitres: number
  wheelsMade: number
  wheelsLeft: number
  location: { room: string; shelf: string }
  status: string
  releasedOn: string | null
  cheesemaker: string
  notes: string | null
}
export interface DairyTasting {
  id: number
  batchId: number
  tastedOn: string
  taster: string
  scores: { appearance: number; aroma: number; texture: number; flavour: number }
  totalScore: number
  grade: string
  remarks: string | null
}
export interface DairyCustomer {
  id: number
  customerNumber: string
  name: string
  customerType: string
  contact: { name: string; email: string; phone: string | null }
  address: { street: string; town: string; county: string; eircode: string | null }
  deliveryDay: string | null
  paymentTermDays: number
  customerSince: string
  active: boolean
}
export interface DairyOrderLine {
  cheeseId: number
  batchId: number | null
  kilos: number
  pricePerKg: Money
  lineTotal: Money
}
export interface DairyOrder {
  id: number
  orderNumber: string
  customerId: number
  orderedOn: string
  deliveryDate: string
  status: string
  lines: DairyOrderLine[]
  deliveryCharge: Money
  total: Money
  paidOn: string | null
  remarks: string | null
}

export const MILK_TYPES = ['COW', 'GOAT', 'SHEEP'] as const
export const FARM_STATUSES = ['ACTIVE', 'PAUSED', 'LEFT'] as const
export const DELIVERY_STATUSES = ['ACCEPTED', 'REJECTED'] as const
export const REJECTION_REASONS = ['ANTIBIOTICS', 'TOO_WARM', 'CELL_COUNT', 'OFF_ODOUR'] as const
export const CHEESE_STYLES = ['FRESH', 'SOFT', 'WASHED_RIND', 'SEMI_HARD', 'HARD', 'BLUE'] as const
export const BATCH_STATUSES = ['MATURING', 'READY', 'SOLD_OUT', 'DISCARDED'] as const
export const ROOMS = ['DRYING_ROOM', 'LONG_CELLAR', 'OLD_CELLAR', 'BLUE_ROOM', 'COLD_STORE'] as const
export const GRADES = ['A', 'B', 'C', 'D'] as const
export const DAIRY_CUSTOMER_TYPES = ['SHOP', 'RESTAURANT', 'HOTEL', 'MARKET_STALL', 'WHOLESALER'] as const
export const DAIRY_WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const
export const DAIRY_ORDER_STATUSES = ['OPEN', 'PACKED', 'DELIVERED', 'CANCELLED'] as const
