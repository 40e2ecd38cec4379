/** What the records of the landscaping firm hold; keys are named as what they point to. */
interface Address {
  street: string
  town: string
  postcode: string
}
export interface LandClient {
  id: number
  name: string
  clientType: string
  contactName: string | null
  email: string
  phone: string
  billingAddress: Address
  paymentTermsDays: number
  clientSince: string
  referralSource: string
  notes: string
}
export interface LandGarden {
  id: number
  name: string
  client: number
  address: Address
  areaSqm: number
  lawnSqm: number
  soilType: string
  aspect: string
  hasPond: boolean
  hasSideAccess: boolean
  gateCode: string | null
  accessNotes: string
}
export interface LandGardener {
  id: number
  firstName: string
  lastName: string
  jobTitle: string
  mobile: string
  email: string
  hourlyRate: number
  hasDrivingLicence: boolean
  hasSprayingCertificate: boolean
  startedOn: string
}
export interface LandMaterial {
  id: number
  sku: string
  name: string
  latinName: string | null
  category: string
  isEvergreen: boolean | null
  unit: string
  unitPrice: number
  stockQuantity: number
  reorderLevel: number
}
export interface LandQuote {
  id: number
  quoteNumber: string
  garden: number
  title: string
  serviceType: string
  amount: number
  status: string
  preparedBy: number
  issuedOn: string | null
  validUntil: string | null
  declineReason: string
}
export interface LandJob {
  id: number
  jobNumber: string
  garden: number
  quote: number | null
  title: string
  serviceType: string
  status: string
  scheduledFor: string
  completedOn: string | null
  teamLeader: number
  team: number[]
  estimatedHours: number
  actualHours: number | null
  materialsUsed: { material: number; quantity: number; unitPrice: number }[]
  clientRating: number | null
  notes: string
}
export interface LandInvoice {
  id: number
  invoiceNumber: string
  client: number
  job: number
  status: string
  issuedOn: string | null
  dueOn: string | null
  netAmount: number
  vatAmount: number
  total: number
  paidOn: string | null
  paymentMethod: string | null
}

export const CLIENT_TYPES = ['residential', 'commercial', 'public_sector'] as const
export const REFERRAL_SOURCES = ['word_of_mouth', 'website', 'local_paper', 'van_signage', 'garden_show'] as const
export const SOIL_TYPES = ['clay', 'loam', 'sandy', 'chalk'] as const
export const ASPECTS = ['north', 'east', 'south', 'west'] as const
export const JOB_TITLES = ['foreman', 'landscaper', 'horticulturist', 'tree_surgeon', 'garden_designer', 'apprentice'] as const // oxfmt-ignore
export const MATERIAL_CATEGORIES = ['tree', 'shrub', 'perennial', 'hedging', 'turf', 'soil_and_compost', 'paving', 'aggregate', 'timber', 'sundries'] as const // oxfmt-ignore
export const MATERIAL_UNITS = ['each', 'sqm', 'bag', 'metre', 'tonne', 'roll'] as const
export const SERVICE_TYPES = ['maintenance', 'design', 'planting', 'turfing', 'paving', 'decking', 'fencing', 'tree_work', 'irrigation'] as const // oxfmt-ignore
export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'expired'] as const
export const JOB_STATUSES = ['scheduled', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export const INVOICE_STATUSES = ['draft', 'sent', 'paid', 'written_off'] as const
export const LAND_PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'direct_debit'] as const
