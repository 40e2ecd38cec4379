/** What the records of the training centre hold. */
export interface CentreCourse {
  id: number
  code: string
  title: string
  trade: string
  level: string
  durationDays: number
  price: number
  maxTrainees: number
  certificateMonths: number | null
  active: boolean
  description: string
}
export interface CentreSession {
  id: number
  code: string
  courseId: number
  trainerId: number | null
  startDate: string
  endDate: string
  location: { site: string; room: string }
  capacity: number
  status: string
  cancellationReason: string | null
  notes: string | null
}
export interface CentreTrainer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  trades: string[]
  employmentType: string
  dayRate: number | null
  joinedOn: string
}
export interface CentreEmployer {
  id: number
  customerNumber: string
  name: string
  contact: { name: string; email: string; phone: string }
  address: { street: string; postcode: string; city: string }
  paymentTermDays: number
  onHold: boolean
}
export interface CentreTrainee {
  id: number
  traineeNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  dateOfBirth: string
  city: string
  employerId: number | null
  registeredOn: string
}
export interface CentreEnrolment {
  id: number
  sessionId: number
  traineeId: number
  status: string
  bookedOn: string
  fee: number
  payer: string
  paymentStatus: string | null
  examScore: number | null
  result: string | null
  remarks: string | null
}
export interface CentreCertificate {
  id: number
  certificateNumber: string
  traineeId: number
  courseId: number
  enrolmentId: number
  issuedOn: string
  expiresOn: string | null
  status: string
}

export const TRADES = ['ELECTRICAL', 'WELDING', 'PLUMBING', 'GAS', 'CARPENTRY', 'SITE_SAFETY'] as const
export const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const
export const SESSION_STATUSES = ['PLANNED', 'CONFIRMED', 'RUNNING', 'COMPLETED', 'CANCELLED'] as const
export const EMPLOYMENT_TYPES = ['EMPLOYED', 'FREELANCE'] as const
export const ENROLMENT_STATUSES = ['WAITLISTED', 'BOOKED', 'COMPLETED', 'NO_SHOW', 'CANCELLED'] as const
export const PAYERS = ['EMPLOYER', 'TRAINEE', 'GRANT'] as const
export const PAYMENT_STATUSES = ['NOT_INVOICED', 'INVOICED', 'OVERDUE', 'PAID'] as const
export const RESULTS = ['PASSED', 'FAILED'] as const
export const CERTIFICATE_STATUSES = ['VALID', 'EXPIRED', 'REVOKED'] as const
export const SITES = ['Northgate', 'Riverside', 'Mill Lane'] as const
