/** What the records of the firm hold. */
export interface PestCustomer {
  id: number
  name: string
  customerType: string
  accountStatus: string
  contact: { name: string; email: string; phone: string }
  billingAddress: PestAddress
  paymentTermsDays: number
  customerSince: string
  notes: string | null
}
export interface PestAddress {
  street: string
  town: string
  postcode: string
}
export interface PestSite {
  id: number
  customerId: number
  name: string
  address: PestAddress
  technicianId: number
  baitStations: number
  accessNotes: string | null
}
export interface PestTechnician {
  id: number
  firstName: string
  lastName: string
  email: string
  mobile: string
  depot: string
  certificates: string[]
  hiredOn: string
  isActive: boolean
}
export interface PestContract {
  id: number
  contractNumber: string
  siteId: number
  status: string
  startDate: string
  endDate: string
  visitsPerYear: number
  annualFee: number
  billingFrequency: string
  pestsCovered: string[]
  autoRenew: boolean
}
export interface PestVisit {
  id: number
  reference: string
  siteId: number
  contractId: number | null
  technicianId: number
  visitType: string
  status: string
  scheduledDate: string
  arrivedAt: string | null
  durationMinutes: number | null
  charge: number | null
  treatments: { productId: number; quantity: number; area: string }[]
  report: string | null
  cancellationReason: string | null
}
export interface PestFinding {
  id: number
  visitId: number
  pest: string
  severity: string
  location: string
  evidence: string
  recommendation: string | null
  isResolved: boolean
  resolvedOn: string | null
}
export interface PestProduct {
  id: number
  name: string
  category: string
  activeIngredient: string | null
  hseNumber: string | null
  unit: string
  unitCost: number
  stock: number
  reorderLevel: number
  isDiscontinued: boolean
}

export const PEST_CUSTOMER_TYPES = ['restaurant', 'hotel', 'school', 'care_home', 'food_manufacturer', 'retailer', 'landlord', 'private'] as const // oxfmt-ignore
export const PEST_ACCOUNT_STATUSES = ['active', 'on_hold', 'closed'] as const
export const PEST_DEPOTS = ['Bristol', 'Gloucester', 'Taunton'] as const
export const PEST_CONTRACT_STATUSES = ['active', 'expired', 'cancelled'] as const
export const PEST_BILLING = ['monthly', 'quarterly', 'annually'] as const
export const PESTS = ['rats', 'mice', 'cockroaches', 'bed_bugs', 'wasps', 'ants', 'flies', 'moths', 'pigeons'] as const
export const PEST_VISIT_TYPES = ['routine', 'callout', 'follow_up', 'survey'] as const
export const PEST_VISIT_STATUSES = ['scheduled', 'completed', 'no_access', 'cancelled'] as const
export const PEST_SEVERITIES = ['low', 'medium', 'high'] as const
export const PEST_PRODUCT_CATEGORIES = ['rodenticide', 'insecticide', 'trap', 'monitor', 'proofing'] as const
