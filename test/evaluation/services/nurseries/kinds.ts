/** What the records of the nurseries hold. */
export interface Named {
  id: string
  name: string
}
export interface NurserySite {
  id: string
  name: string
  address: { street: string; town: string; county: string; eircode: string }
  phone: string
  email: string
  manager: Named | null
  openingHours: { opensAt: string; closesAt: string }
  tuslaNumber: string
  hasGarden: boolean
  openedOn: string
}
export interface NurseryRoom {
  id: string
  name: string
  site: Named
  ageGroup: string
  capacity: number
  childrenPerAdult: number
  leader: Named | null
  hasSleepArea: boolean
}
export interface NurseryStaff {
  id: string
  firstName: string
  lastName: string
  jobTitle: string
  site: Named
  room: Named | null
  email: string
  phone: string
  qualificationLevel: number | null
  weeklyHours: number
  hourlyRateCents: number
  currency: string
  hiredOn: string
  leftOn: string | null
  isActive: boolean
  vettingExpiresOn: string
  firstAidExpiresOn: string | null
}
export interface ChildGuardian {
  guardian: Named
  relationship: string
  isPrimary: boolean
  canCollect: boolean
}
export interface NurseryChild {
  id: string
  firstName: string
  lastName: string
  birthDate: string
  status: string
  site: Named
  room: Named | null
  keyWorker: Named | null
  attendanceDays: string[]
  guardians: ChildGuardian[]
  allergies: string[]
  diet: string
  photoConsent: boolean
  doctor: { name: string; phone: string }
  requestedStartDate: string | null
  startDate: string | null
  endDate: string | null
  notes: string | null
  createdAt: string
}
export interface NurseryGuardian {
  id: string
  firstName: string
  lastName: string
  email: string | null
  phone: string
  address: { street: string; town: string; eircode: string }
  isBillPayer: boolean
  createdAt: string
}
export interface NurseryBooking {
  id: string
  child: Named
  site: Named
  date: string
  session: string
  status: string
  priceCents: number
  currency: string
  requestedBy: Named | null
  requestedAt: string
  note: string | null
}
export interface NurseryInvoice {
  id: string
  number: string
  billTo: Named
  period: string
  status: string
  lines: { description: string; child: Named; amountCents: number }[]
  feesCents: number
  subsidyCents: number
  totalCents: number
  currency: string
  issuedOn: string | null
  dueOn: string | null
  paidOn: string | null
}

export const AGE_GROUPS = ['BABY', 'WOBBLER', 'TODDLER', 'PRESCHOOL'] as const
export const JOB_TITLES = ['MANAGER', 'ROOM_LEADER', 'EDUCATOR', 'COOK'] as const
export const CHILD_STATUSES = ['WAITLISTED', 'ENROLLED', 'LEFT'] as const
export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const
export const RELATIONSHIPS = ['MOTHER', 'FATHER', 'GRANDPARENT', 'AUNT_UNCLE', 'CHILDMINDER'] as const
export const ALLERGIES = ['PEANUTS', 'TREE_NUTS', 'EGGS', 'DAIRY', 'GLUTEN', 'STRAWBERRIES', 'BEE_STINGS'] as const
export const DIETS = ['NONE', 'VEGETARIAN', 'HALAL', 'NO_PORK'] as const
export const SESSIONS = ['FULL_DAY', 'MORNING', 'AFTERNOON'] as const
export const NURSERY_BOOKING_STATUSES = ['REQUESTED', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const
export const NURSERY_INVOICE_STATUSES = ['DRAFT', 'SENT', 'OVERDUE', 'PAID', 'VOID'] as const
