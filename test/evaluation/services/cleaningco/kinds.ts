/** What the records of the cleaning company hold. */
export interface Money {
  amount: number
  currency: string
}
export interface SparkClient {
  id: string
  number: string
  name: string
  industry: string
  status: string
  contact: { name: string; email: string; phone: string }
  billingAddress: { street: string; city: string; postcode: string }
  paymentTermsDays: number
  clientSince: string
  notes: string | null
}
export interface SparkCleaner {
  id: string
  staffNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string
  role: string
  status: string
  hourlyWage: Money
  weeklyHours: number
  languages: string[]
  hasDrivingLicence: boolean
  hiredOn: string
}
export interface SparkSite {
  id: string
  number: string
  name: string
  clientId: string
  supervisorId: string
  siteType: string
  address: { street: string; city: string; postcode: string }
  floorAreaSqm: number
  floors: number
  frequency: string
  monthlyFee: Money
  keyHeld: boolean
  accessNotes: string | null
}
export interface SparkJob {
  id: string
  number: string
  siteId: string
  cleanerIds: string[]
  service: string
  status: string
  scheduledOn: string
  startTime: string
  hours: number
  price: Money
  qualityScore: number | null
  notes: string | null
}
export interface SparkComplaint {
  id: string
  number: string
  siteId: string
  jobId: string | null
  category: string
  severity: string
  status: string
  description: string
  reportedBy: string
  reportedOn: string
  resolvedOn: string | null
  compensation: Money | null
}
export interface SparkInvoice {
  id: string
  number: string
  clientId: string
  period: string
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
  lines: { description: string; amount: Money }[]
  total: Money
}
export interface SparkVehicle {
  id: string
  registration: string
  make: string
  model: string
  fuel: string
  status: string
  driverId: string | null
  mileageKm: number
  inspectionDueOn: string
}

export const INDUSTRIES = ['law', 'finance', 'technology', 'healthcare', 'creative', 'logistics'] as const
export const CLIENT_STATUSES = ['active', 'on_hold', 'former'] as const
export const SITE_TYPES = ['office', 'clinic', 'showroom', 'coworking', 'warehouse'] as const
export const FREQUENCIES = ['daily', 'twice_weekly', 'weekly', 'fortnightly'] as const
export const ROLES = ['cleaner', 'supervisor', 'window_cleaner'] as const
export const CLEANER_STATUSES = ['active', 'on_leave', 'left'] as const
export const CLEANING_SERVICES = ['regular', 'deep_clean', 'window_cleaning', 'carpet_cleaning'] as const
export const JOB_STATUSES = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const
export const COMPLAINT_CATEGORIES = ['missed_area', 'late_arrival', 'damage', 'no_show', 'security'] as const
export const SEVERITIES = ['low', 'medium', 'high'] as const
export const COMPLAINT_STATUSES = ['open', 'investigating', 'resolved'] as const
export const INVOICE_STATUSES = ['sent', 'paid', 'overdue', 'void'] as const
export const FUELS = ['diesel', 'petrol', 'electric'] as const
export const VEHICLE_STATUSES = ['in_use', 'workshop', 'retired'] as const
