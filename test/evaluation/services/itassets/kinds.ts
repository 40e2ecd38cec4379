/** What the records of the inventory hold. */
export interface ItDepartment {
  id: number
  name: string
  code: string
  costCenter: string
  site: string
  headId: number
  itBudget: number
}
export interface ItEmployee {
  id: number
  firstName: string
  lastName: string
  email: string
  phoneExtension: string | null
  jobTitle: string
  departmentId: number
  employmentType: string
  isRemote: boolean
  office: { site: string; floor: number; desk: string } | null
  startedOn: string
  leftOn: string | null
}
export interface ItVendor {
  id: number
  name: string
  city: string
  country: string
  accountNumber: string
  contact: { name: string; email: string; phone: string }
  supportHours: string | null
}
export interface ItDevice {
  id: number
  assetTag: string
  deviceType: string
  manufacturer: string
  model: string
  serialNumber: string
  status: string
  employeeId: number | null
  assignedOn: string | null
  site: string
  vendorId: number
  purchase: { date: string; price: number; orderNumber: string | null }
  warrantyUntil: string | null
  specs: { processor: string | null; memoryGb: number | null; storageGb: number | null; screenInches: number | null }
  operatingSystem: string | null
  isEncrypted: boolean
  notes: string | null
}
export interface ItLicense {
  id: number
  name: string
  publisher: string
  vendorId: number
  licenseType: string
  status: string
  seats: number
  costPerSeat: number
  annualCost: number
  startsOn: string
  expiresOn: string
  autoRenew: boolean
}
export interface ItLicenseAssignment {
  id: number
  licenseId: number
  employeeId: number
  assignedOn: string
  lastUsedOn: string | null
}
export interface ItTicket {
  id: number
  subject: string
  description: string | null
  category: string
  priority: string
  status: string
  requesterId: number
  assigneeId: number | null
  deviceId: number | null
  openedAt: string
  resolvedAt: string | null
  resolution: string | null
  repairCost: number | null
}

export const SITES = ['Leeds', 'Bristol', 'Glasgow'] as const
export const EMPLOYMENT_TYPES = ['permanent', 'temporary', 'contractor', 'apprentice'] as const
export const DEVICE_TYPES = ['laptop', 'desktop', 'monitor', 'phone', 'tablet', 'printer'] as const
export const DEVICE_STATUSES = ['available', 'deployed', 'repair', 'retired', 'lost'] as const
export const LICENSE_TYPES = ['user', 'device', 'site'] as const
export const LICENSE_STATUSES = ['active', 'expired', 'cancelled'] as const
export const TICKET_CATEGORIES = ['hardware', 'software', 'network', 'access', 'other'] as const
export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export const TICKET_STATUSES = ['open', 'pending', 'resolved', 'closed'] as const
