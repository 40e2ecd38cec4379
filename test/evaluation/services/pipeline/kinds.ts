/** What the records of the CRM hold. */
export interface PipeRef {
  id: string
  name: string
}
export interface PipeUser {
  id: string
  name: string
  email: string
  role: string
  team: string
  phone: string
  isActive: boolean
}
export interface PipeCompany {
  id: string
  name: string
  industry: string
  status: string
  address: { street: string; postalCode: string; city: string; country: string }
  website: string
  phone: string
  employeeCount: number
  annualRevenue: number
  isKeyAccount: boolean
  owner: PipeRef
  notes: string | null
  createdAt: string
}
export interface PipePerson {
  id: string
  companyId: string
  firstName: string
  lastName: string
  jobTitle: string | null
  department: string | null
  email: string | null
  phone: string | null
  isDecisionMaker: boolean
  createdAt: string
}
export interface PipeDeal {
  id: string
  title: string
  companyId: string
  contactId: string | null
  stage: string
  value: number
  probability: number
  source: string | null
  expectedCloseDate: string | null
  closedOn: string | null
  lostReason: string | null
  owner: PipeRef
  createdAt: string
}
export interface PipeActivity {
  id: string
  type: string
  subject: string
  status: string
  companyId: string
  dealId: string | null
  personIds: string[]
  scheduledAt: string
  durationMinutes: number
  outcome: string | null
  owner: PipeRef
}
export interface PipeProduct {
  id: string
  sku: string
  name: string
  category: string
  listPrice: number
  leadTimeWeeks: number
  specs: { powerKw: number; weightKg: number }
  isDiscontinued: boolean
  description: string | null
}
export interface PipeQuote {
  id: string
  number: string
  dealId: string
  status: string
  issuedOn: string | null
  validUntil: string
  discountPercent: number
  lines: { productId: string; quantity: number; unitPrice: number; lineTotal: number }[]
  total: number
}

export const ROLES = ['salesDirector', 'accountManager', 'insideSales', 'applicationEngineer'] as const
export const TEAMS = ['north', 'south', 'export'] as const
export const INDUSTRIES = ['automotive', 'electronics', 'food', 'furniture', 'metalworking', 'packaging', 'pharma', 'plastics'] as const // oxfmt-ignore
export const COMPANY_STATUSES = ['prospect', 'customer', 'former'] as const
export const DEPARTMENTS = ['engineering', 'maintenance', 'management', 'production', 'purchasing'] as const
export const OPEN_STAGES = ['qualification', 'specification', 'quoted', 'negotiation'] as const
export const STAGES = [...OPEN_STAGES, 'won', 'lost'] as const
export const SOURCES = ['tradeFair', 'referral', 'website', 'coldCall', 'existingCustomer'] as const
export const LOST_REASONS = ['price', 'deliveryTime', 'competitor', 'noBudget', 'projectCancelled'] as const
export const ACTIVITY_TYPES = ['call', 'meeting', 'siteVisit', 'demo', 'email'] as const
export const ACTIVITY_STATUSES = ['planned', 'completed', 'cancelled'] as const
export const CATEGORIES = ['cncMill', 'lathe', 'laserCutter', 'pressBrake', 'robotArm', 'conveyor', 'packagingLine', 'accessory'] as const // oxfmt-ignore
export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'rejected', 'expired'] as const
