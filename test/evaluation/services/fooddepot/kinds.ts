/** What the records of the warehouse hold. */
export interface DepotSupplier {
  id: number
  name: string
  contact: { name: string; email: string; phone: string }
  city: string
  country: string
  leadTimeDays: number
  isPreferred: boolean
  createdAt: string
}
export interface DepotProduct {
  id: number
  sku: string
  name: string
  category: string
  supplierId: number
  storageZone: string
  unit: string
  unitPrice: number
  currency: string
  reorderLevel: number
  isOrganic: boolean
  isDiscontinued: boolean
  allergens: string[]
  createdAt: string
}
export interface DepotLot {
  id: number
  lotNumber: string
  productId: number
  location: { aisle: string; rack: number; shelf: number }
  quantityReceived: number
  quantityOnHand: number
  unitCost: number
  currency: string
  receivedOn: string
  expiresOn: string
  status: string
}
export interface DepotRestaurant {
  id: number
  name: string
  cuisine: string
  contactPerson: string
  email: string
  phone: string
  address: { street: string; city: string; postalCode: string }
  creditLimit: number
  currency: string
  paymentTermsDays: number
  isActive: boolean
  customerSince: string
}
export interface DepotOrder {
  id: number
  orderNumber: string
  restaurantId: number
  status: string
  placedAt: string
  requestedDeliveryDate: string
  lines: { productId: number; productName: string; quantity: number; unitPrice: number; lineTotal: number }[]
  totalAmount: number
  currency: string
  isPaid: boolean
  notes: string | null
}
export interface DepotDelivery {
  id: number
  deliveryNumber: string
  orderId: number
  driverId: number | null
  status: string
  deliveryDate: string
  deliveredAt: string | null
  distanceKm: number
  signedBy: string | null
  failureReason: string | null
}
export interface DepotDriver {
  id: number
  firstName: string
  lastName: string
  phone: string
  licenceNumber: string
  licenceExpiresOn: string
  vehicle: { registration: string; type: string; capacityKg: number }
  status: string
  hiredOn: string
}

export const DEPOT_CATEGORIES = ['Dairy', 'Meat', 'Seafood', 'FruitAndVegetables', 'DryGoods', 'Bakery', 'Beverages', 'OilsAndSauces'] as const // oxfmt-ignore
export const STORAGE_ZONES = ['Ambient', 'Chilled', 'Frozen'] as const
export const DEPOT_UNITS = ['Each', 'Kg', 'Litre', 'Case', 'Sack'] as const
export const CUISINES = ['Irish', 'Italian', 'Indian', 'French', 'Japanese', 'Mexican'] as const
export const LOT_STATUSES = ['Available', 'OnHold', 'Quarantined', 'Depleted'] as const
export const DEPOT_ORDER_STATUSES = ['Submitted', 'Confirmed', 'Picking', 'OutForDelivery', 'Delivered', 'Cancelled'] as const // oxfmt-ignore
export const DEPOT_DELIVERY_STATUSES = ['Planned', 'OutForDelivery', 'Delivered', 'Failed'] as const
export const DRIVER_STATUSES = ['Available', 'OnRoute', 'OffDuty', 'OnLeave'] as const
export const DEPOT_VEHICLE_TYPES = ['Van', 'RefrigeratedVan', 'Truck'] as const
