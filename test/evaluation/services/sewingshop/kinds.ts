/** What the records of the shop hold. */
export interface SewSupplier {
  id: number
  name: string
  country: string
  city: string
  contactName: string
  email: string
  phone: string
  leadTimeDays: number
}
export interface SewProduct {
  id: number
  sku: string
  name: string
  category: string
  brand: string
  supplierId: number
  unit: string
  price: number
  material: string | null
  colour: string | null
  widthCm: number | null
  stock: number
  reorderLevel: number
  isActive: boolean
  createdAt: string
}
export interface SewCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  customerType: string
  company: string | null
  city: string
  country: string
  newsletter: boolean
  createdAt: string
}
export interface SewOrder {
  id: number
  orderNumber: string
  customerId: number
  status: string
  paymentMethod: string
  orderedAt: string
  shippedAt: string | null
  deliveryAddress: { recipient: string; street: string; postalCode: string; city: string; country: string }
  lines: { productId: number; productName: string; quantity: number; unitPrice: number; lineTotal: number }[]
  shippingCost: number
  total: number
  note: string | null
}
export interface SewReturn {
  id: number
  orderId: number
  productId: number
  quantity: number
  reason: string
  status: string
  requestedOn: string
  refundAmount: number | null
}
export interface SewReview {
  id: number
  productId: number
  customerId: number
  rating: number
  title: string
  body: string | null
  status: string
  createdAt: string
}

export const UNITS = ['metre', 'piece'] as const
export const MATERIALS = ['cotton', 'linen', 'wool', 'silk', 'viscose', 'polyester'] as const
export const CUSTOMER_TYPES = ['private', 'business', 'school'] as const
export const SEW_ORDER_STATUSES = ['new', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export const SEW_PAYMENTS = ['ideal', 'card', 'paypal', 'invoice'] as const
export const SEW_RETURN_REASONS = ['faulty', 'wrong_item', 'colour_differs', 'changed_mind'] as const
export const SEW_RETURN_STATUSES = ['requested', 'received', 'refunded', 'rejected'] as const
export const SEW_REVIEW_STATUSES = ['pending', 'approved', 'hidden'] as const
