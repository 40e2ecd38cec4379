/** What the records of the advertising agency hold. */
export const DEPARTMENTS = ['client_services', 'creative', 'media', 'strategy', 'production'] as const
export const INDUSTRIES = [
  'automotive',
  'culture',
  'education',
  'finance',
  'food_and_drink',
  'health',
  'hospitality',
  'property',
  'retail',
  'travel',
] as const
export const MEDIUMS = ['out_of_home', 'print', 'radio', 'search', 'social', 'tv', 'video'] as const
export const PRICING_MODELS = ['cpc', 'cpm', 'flat_fee'] as const
export const CAMPAIGN_STATUSES = ['draft', 'approved', 'running', 'on_hold', 'completed', 'cancelled'] as const
export const OBJECTIVES = ['awareness', 'launch', 'leads', 'recruitment', 'sales'] as const
export const PLACEMENT_STATUSES = ['planned', 'booked', 'live', 'finished', 'cancelled'] as const
export const AD_FORMATS = ['audio_spot', 'image', 'poster', 'print_ad', 'text_ad', 'video'] as const
export const ACTIVITIES = [
  'account_handling',
  'copywriting',
  'design',
  'media_planning',
  'production',
  'research',
] as const
export const AD_INVOICE_STATUSES = ['draft', 'sent', 'paid', 'cancelled'] as const

export type Department = (typeof DEPARTMENTS)[number]
export type Industry = (typeof INDUSTRIES)[number]
export type Medium = (typeof MEDIUMS)[number]
export type PricingModel = (typeof PRICING_MODELS)[number]
export type Objective = (typeof OBJECTIVES)[number]
export type Activity = (typeof ACTIVITIES)[number]
type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]
type PlacementStatus = (typeof PLACEMENT_STATUSES)[number]

export interface AdStaff {
  id: number
  firstName: string
  lastName: string
  email: string
  jobTitle: string
  department: Department
  hourlyRate: number
  weeklyHours: number
  isFreelance: boolean
  joinedOn: string
}
export interface AdClient {
  id: number
  name: string
  industry: Industry
  isActive: boolean
  contact: { name: string; email: string; phone: string }
  address: { street: string; city: string; postcode: string }
  accountManager: number
  retainerFee: number | null
  paymentTermsDays: number
  signedOn: string
}
export interface AdChannel {
  id: number
  name: string
  medium: Medium
  publisher: string
  pricingModel: PricingModel
  leadTimeDays: number
  bookingEmail: string
}
export interface AdCampaign {
  id: number
  name: string
  client: number
  status: CampaignStatus
  objective: Objective
  lead: number
  team: number[]
  startDate: string
  endDate: string
  budget: number
  brief: string
}
export interface AdPlacement {
  id: number
  reference: string
  campaign: number
  channel: number
  adFormat: (typeof AD_FORMATS)[number]
  status: PlacementStatus
  startsOn: string
  endsOn: string
  cost: number
  performance: { impressions: number | null; clicks: number | null }
}
export interface AdTimeEntry {
  id: number
  staffMember: number
  campaign: number
  workDate: string
  hours: number
  activity: Activity
  isBillable: boolean
  description: string
}
export interface AdInvoice {
  id: number
  number: string
  client: number
  campaign: number | null
  status: (typeof AD_INVOICE_STATUSES)[number]
  issueDate: string | null
  dueDate: string | null
  paidOn: string | null
  netAmount: number
  vatAmount: number
  totalAmount: number
}
