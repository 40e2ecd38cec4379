/** What the records of the firm hold. */
interface Address {
  line1: string
  town: string
  postcode: string
}
export interface RoofCustomer {
  id: number
  firstName: string
  lastName: string
  customerType: string
  companyName: string | null
  email: string | null
  phone: string | null
  billingAddress: Address
  leadSource: string
  marketingConsent: boolean
  createdAt: string
}
export interface RoofProperty {
  id: number
  customerId: number
  address: Address
  propertyType: string
  roofType: string
  storeys: number
  yearBuilt: number | null
  listed: boolean
  accessNotes: string | null
}
export interface RoofQuote {
  id: number
  quoteNumber: string
  propertyId: number
  workType: WorkType
  status: string
  survey: {
    surveyDate: string
    surveyorId: number
    droneUsed: boolean
    roofCondition: string | null
    findings: string | null
  }
  amount: number | null
  sentOn: string | null
  validUntil: string | null
  decidedOn: string | null
  declineReason: string | null
}
export interface RoofCrew {
  id: number
  name: string
  foremanId: number
  van: { registration: string; model: string }
}
export interface Roofer {
  id: number
  firstName: string
  lastName: string
  grade: string
  crewId: number | null
  phone: string
  dayRate: number
  startedOn: string
  cscsExpiresOn: string
  certificates: string[]
  drivesVan: boolean
}
export interface RoofJob {
  id: number
  jobNumber: string
  quoteId: number
  propertyId: number
  crewId: number
  workType: WorkType
  status: string
  startDate: string
  endDate: string
  price: number
  scaffold: { required: boolean; supplier: string | null }
  guaranteeYears: number
  invoicedOn: string | null
  paidOn: string | null
  notes: string | null
}
export interface RoofMaterialOrder {
  id: number
  orderNumber: string
  jobId: number
  supplier: { name: string; branch: string; phone: string }
  status: string
  orderedOn: string
  expectedOn: string
  deliveredOn: string | null
  lines: { material: string; quantity: number; unit: string; unitPrice: number }[]
  total: number
}
export interface RoofCallback {
  id: number
  jobId: number
  problem: string
  description: string | null
  status: string
  reportedOn: string
  visitDate: string | null
  resolvedOn: string | null
  underGuarantee: boolean
  cost: number | null
}

export const ROOF_CUSTOMER_TYPES = ['HOMEOWNER', 'LANDLORD', 'BUSINESS', 'HOUSING_ASSOCIATION'] as const
export const LEAD_SOURCES = ['RECOMMENDATION', 'WEBSITE', 'CHECKATRADE', 'LEAFLET', 'VAN_SIGN'] as const
export const PROPERTY_TYPES = ['TERRACED', 'SEMI_DETACHED', 'DETACHED', 'BUNGALOW', 'FLATS', 'COMMERCIAL'] as const
export const ROOF_TYPES = ['SLATE', 'CLAY_TILE', 'CONCRETE_TILE', 'FELT', 'RUBBER', 'METAL'] as const
export const WORK_TYPES = ['RE_ROOF', 'ROOF_REPAIR', 'FLAT_ROOF', 'GUTTERING', 'FASCIAS_SOFFITS', 'CHIMNEY', 'LEADWORK', 'ROOF_WINDOW'] as const // oxfmt-ignore
export type WorkType = (typeof WORK_TYPES)[number]
export const QUOTE_STATUSES = ['SURVEY_BOOKED', 'DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export const ROOF_CONDITIONS = ['GOOD', 'FAIR', 'POOR', 'UNSAFE'] as const
export const DECLINE_REASONS = ['TOO_EXPENSIVE', 'WENT_ELSEWHERE', 'POSTPONED', 'NO_REASON'] as const
export const ROOFER_GRADES = ['FOREMAN', 'SKILLED', 'LABOURER', 'APPRENTICE', 'SURVEYOR'] as const
export const CERTIFICATES = ['WORKING_AT_HEIGHT', 'FIRST_AID', 'ASBESTOS_AWARENESS', 'ABRASIVE_WHEELS'] as const
export const ROOF_JOB_STATUSES = ['SCHEDULED', 'IN_PROGRESS', 'ON_HOLD', 'COMPLETED', 'CANCELLED'] as const
export const MATERIAL_ORDER_STATUSES = ['ORDERED', 'DELIVERED'] as const
export const CALLBACK_PROBLEMS = ['LEAK', 'SLIPPED_TILE', 'LOOSE_FLASHING', 'GUTTER_FAULT', 'MESS_LEFT'] as const
export const CALLBACK_STATUSES = ['OPEN', 'VISIT_BOOKED', 'RESOLVED'] as const
