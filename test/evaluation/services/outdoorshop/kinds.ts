/** What the records of the shop hold. */
export interface TrekSupplier {
  id: number
  name: string
  country: string
  contactName: string
  email: string
  phone: string
  leadTimeDays: number
  minimumOrder: number
}
export interface TrekCategory {
  id: number
  name: string
  slug: string
  description: string
  season: string
}
export interface TrekProduct {
  id: number
  sku: string
  name: string
  brand: string
  categoryId: number
  supplierId: number
  status: string
  price: number
  costPrice: number
  weightGrams: number
  color: string | null
  isWaterproof: boolean
  stockQuantity: number
  reorderPoint: number
  releasedOn: string
}
export interface TrekCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; city: string; state: string; postalCode: string }
  loyaltyTier: string
  loyaltyPoints: number
  newsletter: boolean
  registeredAt: string
}
export interface TrekOrder {
  id: number
  orderNumber: string
  customerId: number
  status: string
  paymentMethod: string
  placedAt: string
  shippedAt: string | null
  carrier: string | null
  lines: { productId: number; quantity: number; unitPrice: number; lineTotal: number }[]
  subtotal: number
  shippingFee: number
  total: number
  note: string | null
}
export interface TrekReturn {
  id: number
  orderId: number
  productId: number
  quantity: number
  reason: string
  status: string
  requestedOn: string
  refundAmount: number | null
  comment: string | null
}
export interface TrekReview {
  id: number
  productId: number
  customerId: number
  rating: number
  title: string
  body: string | null
  helpfulVotes: number
  createdAt: string
}

export const SEASONS = ['summer', 'winter', 'all_year'] as const
export const PRODUCT_STATUSES = ['active', 'clearance', 'discontinued'] as const
export const LOYALTY_TIERS = ['basic', 'silver', 'gold', 'platinum'] as const
export const TREK_ORDER_STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const
export const TREK_PAYMENTS = ['credit_card', 'paypal', 'gift_card', 'bank_transfer'] as const
export const CARRIERS = ['ups', 'fedex', 'usps'] as const
export const TREK_RETURN_REASONS = ['too_small', 'too_large', 'defective', 'wrong_item', 'changed_mind'] as const
export const TREK_RETURN_STATUSES = ['requested', 'approved', 'received', 'refunded', 'rejected'] as const
