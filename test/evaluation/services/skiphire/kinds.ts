/** What the records of the skip hire firm hold. */
export interface SkipCustomer {
  id: number
  accountNumber: string
  name: string
  type: string
  contact: { name: string; phone: string; email: string }
  town: string
  paymentTermsDays: number
  creditLimit: number | null
  isOnStop: boolean
  customerSince: string
  notes: string | null
}
export interface SkipSite {
  id: number
  customerId: number
  name: string
  address: { street: string; town: string; postcode: string }
  distanceMiles: number
  hasRestrictedAccess: boolean
  accessNotes: string | null
}
export interface SkipSize {
  id: number
  name: string
  capacityYards: number
  style: string
  hirePrice: number
  extraDayPrice: number
  maxTonnes: number
  quantityOwned: number
  isHeavyWasteAllowed: boolean
}
export interface SkipHire {
  id: number
  hireNumber: string
  customerId: number
  siteId: number
  skipSizeId: number
  wasteType: string
  status: string
  placement: string
  deliveryDate: string
  dueBackDate: string
  collectedOn: string | null
  permit: { number: string; council: string; validFrom: string; validTo: string; fee: number } | null
  price: number
  purchaseOrder: string | null
  notes: string | null
}
export interface SkipDriver {
  id: number
  firstName: string
  lastName: string
  mobile: string
  status: string
  startedOn: string
  licenceExpiresOn: string
  lorry: { registration: string; type: string; motDueOn: string }
}
export interface SkipJob {
  id: number
  hireId: number
  driverId: number | null
  type: string
  scheduledDate: string
  slot: string
  status: string
  failureReason: string | null
  driverNotes: string | null
}
export interface TippingTicket {
  id: number
  ticketNumber: string
  jobId: number
  facility: string
  wasteType: string
  tippedOn: string
  grossTonnes: number
  tareTonnes: number
  netTonnes: number
  ratePerTonne: number
  charge: number
  isContaminated: boolean
}
export interface SkipInvoice {
  id: number
  invoiceNumber: string
  customerId: number
  hireId: number
  issuedOn: string
  dueOn: string
  lines: { description: string; amount: number }[]
  netAmount: number
  vatAmount: number
  totalAmount: number
  status: string
  paidOn: string | null
  paymentMethod: string | null
}

export const ACCOUNT_TYPES = ['Trade', 'Domestic', 'PublicSector'] as const
export const SKIP_STYLES = ['Open', 'Enclosed', 'DropDoor', 'RollOnRollOff'] as const
export const WASTE_TYPES = ['MixedGeneral', 'Soil', 'Hardcore', 'Wood', 'Green', 'Plasterboard', 'Metal'] as const
export const HIRE_STATUSES = ['Booked', 'OnSite', 'Collected', 'Cancelled'] as const
export const PLACEMENTS = ['Driveway', 'OnRoad', 'PrivateLand'] as const
export const DRIVER_STATUSES = ['Active', 'OnLeave', 'OffSick'] as const
export const LORRY_TYPES = ['SkipLoader', 'HookLoader'] as const
export const JOB_TYPES = ['Delivery', 'Exchange', 'Collection'] as const
export const JOB_STATUSES = ['Scheduled', 'Done', 'Failed', 'Cancelled'] as const
export const SLOTS = ['Morning', 'Afternoon'] as const
export const FAILURE_REASONS = ['AccessBlocked', 'Overloaded', 'NobodyOnSite', 'LorryBreakdown'] as const
export const SKIP_INVOICE_STATUSES = ['Unpaid', 'Paid', 'Credited'] as const
export const SKIP_PAYMENT_METHODS = ['Card', 'BankTransfer', 'DirectDebit', 'Cash'] as const
