export interface HostelEmployee {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  jobTitle: string
  status: string
  contractType: string
  weeklyHours: number | null
  annualSalary: number | null
  startedOn: string
  leftOn: string | null
  dbsCheckedOn: string | null
  hostelId: string | null
  lineManagerId: string | null
}
export interface HostelSite {
  id: string
  name: string
  town: string
  address: string
  phone: string
  clientGroup: string
  beds: number
  staffedOvernight: boolean
  openedOn: string
  managerId: string | null
}
export interface HostelAbsence {
  id: string
  absenceType: string
  status: string
  startsOn: string
  endsOn: string
  days: number
  note: string | null
  requestedOn: string
  decidedOn: string | null
  employeeId: string
}
export interface HostelShift {
  id: string
  date: string
  shiftType: string
  startTime: string
  endTime: string
  hours: number
  status: string
  hostelId: string
  employeeId: string | null
}
export interface HostelTraining {
  id: string
  course: string
  provider: string
  status: string
  heldOn: string
  expiresOn: string | null
  cost: number
  employeeId: string
}
export interface HostelVacancy {
  id: string
  title: string
  contractType: string
  weeklyHours: number
  salaryFrom: number
  salaryTo: number
  status: string
  postedOn: string
  closesOn: string
  applications: number
  hostelId: string
}

export const EMPLOYEE_STATUSES = ['active', 'on-leave', 'left'] as const
export const CONTRACT_TYPES = ['permanent', 'fixed-term', 'bank'] as const
export const CLIENT_GROUPS = ['single-adults', 'couples', 'young-people', 'women', 'families', 'move-on'] as const
export const ABSENCE_TYPES = ['annual-leave', 'sickness', 'compassionate-leave', 'parental-leave', 'unpaid-leave'] as const // oxfmt-ignore
export const ABSENCE_STATUSES = ['requested', 'approved', 'declined', 'cancelled'] as const
export const SHIFT_STATUSES = ['open', 'confirmed', 'worked', 'cancelled'] as const
export const SHIFT_TIMES: Record<string, [startTime: string, endTime: string, hours: number]> = {
  early: ['07:00', '15:00', 8],
  late: ['14:30', '22:30', 8],
  'waking-night': ['22:00', '08:00', 10],
  'sleep-in': ['22:30', '07:00', 8.5],
}
export const TRAINING_STATUSES = ['booked', 'completed', 'missed'] as const
export const VACANCY_STATUSES = ['draft', 'open', 'interviewing', 'filled', 'withdrawn'] as const
