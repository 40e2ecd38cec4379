/** What the records of the charging company hold. */
export interface VoltStation {
  id: number
  code: string
  name: string
  siteType: string
  address: { street: string; city: string; postcode: string }
  location: { latitude: number; longitude: number }
  gridConnectionKw: number
  parkingBays: number
  open24h: boolean
  hasCanopy: boolean
  openedOn: string
}
export interface VoltCharger {
  id: number
  code: string
  stationId: number
  manufacturer: string
  model: string
  currentType: string
  maxPowerKw: number
  connectors: { number: number; type: string }[]
  status: string
  hasContactless: boolean
  firmwareVersion: string
  installedOn: string
  lastInspectedOn: string | null
}
export interface VoltTariff {
  id: number
  code: string
  name: string
  description: string
  monthlyFee: number
  pricePerKwh: number
  connectionFee: number
  idleFeePerMinute: number
  isActive: boolean
}
export interface VoltDriver {
  id: number
  memberNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  vehicle: { make: string; model: string; registration: string }
  tariffId: number
  accountStatus: string
  newsletter: boolean
  joinedAt: string
}
export interface VoltSession {
  id: number
  reference: string
  chargerId: number
  driverId: number | null
  connectorType: string
  status: string
  startedAt: string
  endedAt: string | null
  energyKwh: number | null
  cost: number | null
  paymentMethod: string
  paymentStatus: string | null
}
export interface VoltFault {
  id: number
  code: string
  chargerId: number
  reportedByDriverId: number | null
  category: string
  severity: string
  status: string
  description: string | null
  reportedAt: string
  resolvedAt: string | null
}
export interface VoltVisit {
  id: number
  reference: string
  chargerId: number
  faultId: number | null
  visitType: string
  status: string
  scheduledOn: string
  engineer: { name: string; company: string }
  hoursSpent: number | null
  partsCost: number | null
  notes: string | null
}

export const SITE_TYPES = ['supermarket', 'retail_park', 'motorway_services', 'car_park', 'hotel', 'workplace'] as const
export const CURRENT_TYPES = ['AC', 'DC'] as const
export const CONNECTOR_TYPES = ['CCS', 'CHAdeMO', 'Type 2'] as const
export const CHARGER_STATUSES = ['available', 'occupied', 'out_of_order'] as const
export const ACCOUNT_STATUSES = ['active', 'suspended', 'unverified'] as const
export const SESSION_STATUSES = ['in_progress', 'completed', 'aborted'] as const
export const PAYMENT_METHODS = ['app', 'rfid_card', 'contactless'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const
export const FAULT_CATEGORIES = ['no_power', 'broken_screen', 'damaged_connector', 'stuck_cable', 'payment_terminal', 'lost_connection'] as const // oxfmt-ignore
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const
export const FAULT_STATUSES = ['new', 'assigned', 'resolved'] as const
export const VISIT_TYPES = ['repair', 'inspection', 'upgrade'] as const
export const VISIT_STATUSES = ['planned', 'completed', 'cancelled'] as const
