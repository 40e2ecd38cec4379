/** What the records of the shop hold. */
interface PawAddress {
  street: string
  postcode: string
  city: string
  country: string
}
export interface PawSupplier {
  id: number
  name: string
  country: string
  city: string
  contact: { name: string; email: string; phone: string }
  leadTimeDays: number
  minimumOrderValue: number
}
export interface PawProduct {
  id: number
  sku: string
  name: string
  brand: string
  petType: string
  category: string
  lifeStage: string | null
  supplier: number
  price: number
  costPrice: number
  weightKg: number | null
  description: string
  isActive: boolean
  createdAt: string
}
export interface PawCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  shippingAddress: PawAddress
  billingAddress: PawAddress | null
  pets: { name: string; petType: string }[]
  loyaltyTier: string
  loyaltyPoints: number
  newsletterOptIn: boolean
  joinedOn: string
}
export interface PawOrder {
  id: number
  orderNumber: string
  customer: number
  status: string
  shippingMethod: string
  paymentMethod: string
  isRepeatOrder: boolean
  discountCode: string | null
  subtotal: number
  discountAmount: number
  shippingCost: number
  total: number
  note: string
  placedAt: string
  shippedAt: string | null
  deliveredAt: string | null
}
export interface PawOrderLine {
  id: number
  order: number
  product: number
  quantity: number
  unitPrice: number
  lineTotal: number
}
export interface PawStockItem {
  id: number
  product: number
  warehouse: string
  bin: string
  quantity: number
  reorderLevel: number
  expiresOn: string | null
  lastCountedOn: string
}
export interface PawReturn {
  id: number
  rmaNumber: string
  orderLine: number
  quantity: number
  reason: string
  status: string
  comment: string
  requestedOn: string
  receivedOn: string | null
  refundAmount: number | null
  refundedOn: string | null
}

export const LIFE_STAGES = ['junior', 'adult', 'senior'] as const
export const LOYALTY_TIERS = ['bronze', 'silver', 'gold'] as const
export const PAW_ORDER_STATUSES = ['pending', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export const SHIPPING_METHODS = ['standard', 'express', 'click_and_collect'] as const
export const PAW_PAYMENTS = ['card', 'paypal', 'klarna', 'gift_card'] as const
export const WAREHOUSES = ['doncaster', 'swindon'] as const
export const PAW_RETURN_REASONS = ['damaged', 'wrong_item', 'expired', 'not_suitable', 'changed_mind'] as const
export const PAW_RETURN_STATUSES = ['requested', 'received', 'refunded', 'rejected'] as const
