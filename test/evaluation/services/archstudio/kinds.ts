/** What the records of the office hold. */
interface PersonRef {
  id: string
  name: string
}
interface ProjectRef {
  id: string
  number: string
  name: string
}
export interface ArchClient {
  id: string
  name: string
  type: string
  city: string
  contactPerson: { name: string; email: string; phone: string }
  paymentTermsDays: number
  clientSince: string
  notes: string | null
}
export interface ArchEmployee {
  id: string
  firstName: string
  lastName: string
  email: string
  role: string
  hourlyRate: number
  weeklyHours: number
  isActive: boolean
  hiredOn: string
}
export interface ArchProject {
  id: string
  number: string
  name: string
  type: string
  status: string
  client: PersonRef
  projectManager: PersonRef
  address: { street: string; postcode: string; city: string }
  grossFloorArea: number
  constructionCost: number
  feeBudget: number
  hoursBudget: number
  isCompetition: boolean
  startDate: string
  plannedCompletion: string
  description: string | null
}
export interface ArchPhase {
  id: string
  project: ProjectRef
  name: string
  sequence: number
  status: string
  fee: number
  budgetedHours: number
  startDate: string
  endDate: string
}
export interface ArchMember {
  id: string
  project: ProjectRef
  employee: PersonRef
  projectRole: string
  allocationPercent: number
  joinedOn: string
}
export interface ArchTimeEntry {
  id: string
  employee: PersonRef
  project: ProjectRef
  phase: PersonRef | null
  date: string
  hours: number
  isBillable: boolean
  status: string
  description: string
}
export interface ArchInvoice {
  id: string
  number: string
  project: ProjectRef
  client: PersonRef
  phase: PersonRef | null
  status: string
  netAmount: number
  vatAmount: number
  grossAmount: number
  issuedOn: string | null
  dueDate: string | null
  paidOn: string | null
  reminderCount: number
}

export const PROJECT_STATUSES = ['ACQUISITION', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'CANCELLED'] as const
export const PHASE_STATUSES = ['PLANNED', 'IN_PROGRESS', 'COMPLETED'] as const
export const PROJECT_ROLES = ['LEAD', 'DESIGN', 'DRAFTING', 'SITE_SUPERVISION', 'INTERIOR'] as const
export const ENTRY_STATUSES = ['DRAFT', 'SUBMITTED', 'APPROVED'] as const
export const ARCH_INVOICE_STATUSES = ['DRAFT', 'SENT', 'OVERDUE', 'PAID', 'CANCELLED'] as const
