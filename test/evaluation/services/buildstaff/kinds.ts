/** What the records of the personnel system hold. */
export interface Money {
  amount: number
  currency: string
}
interface Address {
  street: string
  town: string
  county: string
}
export interface BuildDepartment {
  id: string
  name: string
  code: string
  headId: string
  costCentre: number
  phoneExtension: string
}
export interface BuildEmployee {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  birthDate: string
  jobTitle: string
  departmentId: string
  managerId: string | null
  employmentType: string
  status: string
  hiredOn: string
  contractEndsOn: string | null
  weeklyHours: number
  monthlyPay: Money
  annualLeaveDays: number
  drivingLicence: boolean
  address: Address
  emergencyContact: { name: string; relation: string; phone: string }
}
export interface BuildSite {
  id: string
  name: string
  client: string
  status: string
  siteManagerId: string
  address: Address
  startsOn: string
  completionDueOn: string
  contractValue: Money
  accessNotes: string | null
}
export interface BuildAssignment {
  id: string
  employeeId: string
  siteId: string
  siteRole: string
  startsOn: string
  endsOn: string | null
  hoursPerWeek: number
  travelAllowance: Money | null
}
export interface BuildAbsence {
  id: string
  employeeId: string
  type: string
  status: string
  startsOn: string
  endsOn: string
  workingDays: number
  requestedAt: string
  decidedById: string | null
  comment: string | null
}
export interface BuildCertificate {
  id: string
  employeeId: string
  name: string
  number: string
  issuer: string
  issuedOn: string
  expiresOn: string | null
}
export interface BuildTraining {
  id: string
  title: string
  category: string
  provider: string
  location: string
  status: string
  startsOn: string
  endsOn: string
  seats: number
  pricePerPerson: Money
  mandatory: boolean
  participantIds: string[]
}

export const EMPLOYMENT_TYPES = ['permanent', 'fixedTerm', 'apprenticeship', 'agency'] as const
export const EMPLOYEE_STATUSES = ['active', 'probation', 'parentalLeave', 'noticePeriod'] as const
export const SITE_STATUSES = ['planned', 'inProgress', 'onHold', 'completed'] as const
export const SITE_ROLES = ['worker', 'foreman', 'firstAider', 'safetyRep', 'banksman'] as const
export const ABSENCE_TYPES = ['vacation', 'sick', 'training', 'compassionate', 'unpaid'] as const
export const ABSENCE_STATUSES = ['requested', 'approved', 'rejected', 'cancelled'] as const
export const TRAINING_CATEGORIES = ['safety', 'plant', 'trade', 'management', 'office'] as const
export const TRAINING_STATUSES = ['planned', 'completed', 'cancelled'] as const
