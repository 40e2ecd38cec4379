import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createStaff } from '../persons.ts'

export interface Department {
  id: number
  name: string
  code: string
  headId: number
  annualBudget: number
  floor: number
}
export interface Employee {
  id: number
  employeeNo: string
  firstName: string
  lastName: string
  workEmail: string
  jobTitle: string
  departmentId: number
  managerId: number | null
  hireDate: string
  salary: number
  employmentType: string
  office: string
  isRemote: boolean
  skills: string[]
  vacationDaysLeft: number
  mobilePhone: string | null
}
export interface LeaveRequest {
  id: number
  employeeId: number
  leaveType: string
  startDate: string
  endDate: string
  days: number
  status: string
  reason: string | null
  requestedOn: string
}
export interface Opening {
  id: number
  title: string
  departmentId: number
  status: string
  postedOn: string
  salaryMin: number
  salaryMax: number
  applicants: number
  office: string
}

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contractor', 'intern'] as const
export const LEAVE_TYPES = ['vacation', 'sick', 'parental', 'unpaid'] as const
export const LEAVE_STATUSES = ['pending', 'approved', 'rejected', 'cancelled'] as const
export const OPENING_STATUSES = ['open', 'on_hold', 'filled'] as const
const OFFICES = ['Dublin', 'Lisbon', 'Copenhagen', 'Toronto', 'Austin', 'Singapore']
const SKILLS =
  `Python,SQL,Negotiation,Accounting,Kubernetes,Java,Public Speaking,Copywriting,Excel,Photoshop,Recruiting,Spanish,
Project Management,Contract Law`
    .replace(/\n/g, '')
    .split(',')
const DEPARTMENTS: [name: string, titles: string[]][] = [
  ['Engineering', ['Software Engineer', 'Senior Software Engineer', 'Site Reliability Engineer', 'Test Engineer']],
  ['Product', ['Product Manager', 'Product Analyst']],
  ['Marketing', ['Content Strategist', 'Campaign Manager', 'Brand Designer']],
  ['Sales', ['Account Executive', 'Sales Engineer', 'Sales Representative']],
  ['Finance', ['Financial Analyst', 'Accountant', 'Payroll Specialist']],
  ['Legal', ['Legal Counsel', 'Paralegal']],
  ['Human Resources', ['Recruiter', 'HR Business Partner']],
  ['Customer Support', ['Support Agent', 'Support Engineer']],
  ['Operations', ['Logistics Planner', 'Operations Analyst']],
  ['Security', ['Security Analyst', 'Penetration Tester']],
]

export type PeopleData = ReturnType<typeof createPeopleData>

/** 10 departments, 260 employees, 700 leave requests and 120 job openings; dates lie around the clock's day. */
export function createPeopleData(clock: Date) {
  const random = createRandom(8086)
  const { day } = createDays(clock)
  const staff = createStaff()
  const departments: Department[] = DEPARTMENTS.map(([name], index) => ({
    id: index + 1,
    name,
    code: `CC-${310 + 10 * index}`,
    headId: 1001 + index + 1,
    annualBudget: random.whole(4, 60) * 50_000,
    floor: random.whole(1, 7),
  }))
  const heads = departments.length
  const employees: Employee[] = staff.map((person, index) => {
    const isHead = index >= 1 && index <= heads
    const isLead = index > heads && index <= 3 * heads
    const departmentIndex =
      isHead || isLead ? (index - 1) % heads : Math.min(heads - 1, Math.floor(random.next() ** 1.7 * heads))
    const [department, titles] = DEPARTMENTS[departmentIndex]!
    const type =
      index <= heads ? 'full_time' : random.pick([...EMPLOYMENT_TYPES, 'full_time', 'full_time', 'full_time'])
    const base = type === 'intern' ? 24 : type === 'part_time' ? 38 : 58
    const hired = -random.whole(10, 3600)
    const leadIndex = 11 + departmentIndex + 10 * random.whole(0, 1)
    const managerIndex =
      index === 0 ? null : isHead ? 0 : isLead || random.chance(0.3) ? departmentIndex + 1 : leadIndex
    return {
      id: 1001 + index,
      employeeNo: `E${String(412 + 3 * index).padStart(5, '0')}`,
      firstName: person.firstName,
      lastName: person.lastName,
      workEmail: person.email,
      jobTitle: index === 0 ? 'Chief Executive Officer' : isHead ? `Head of ${department}` : random.pick(titles),
      departmentId: index === 0 ? 9 : departmentIndex + 1,
      managerId: managerIndex === null ? null : 1001 + managerIndex,
      hireDate: day(hired),
      salary: index === 0 ? 285_000 : isHead ? random.whole(140, 210) * 1000 : (base + random.whole(0, 74)) * 1000,
      employmentType: type,
      office: random.pick(OFFICES),
      isRemote: random.chance(0.3),
      skills: SKILLS.filter(() => random.chance(0.16)),
      vacationDaysLeft: random.whole(0, 30),
      mobilePhone: random.chance(0.25) ? null : `+353 86 ${random.whole(1000000, 9999999)}`,
    }
  })
  const leaveRequests: LeaveRequest[] = Array.from({ length: 700 }, (_, index) => {
    const employee = random.pick(employees)
    const start = random.whole(-420, 100)
    const days = random.pick([1, 1, 2, 3, 5, 5, 5, 10, 10, 15])
    const startDate = day(start)
    const waits = start > -5
    const earlier = -random.whole(3, 60)
    const requestedOn = shiftDay(startDate, start + earlier > 0 ? -start - random.whole(1, 20) : earlier)
    return {
      id: 30001 + index,
      employeeId: employee.id,
      leaveType: random.pick(['vacation', 'vacation', 'vacation', 'sick', 'sick', 'parental', 'unpaid']),
      startDate,
      endDate: shiftDay(startDate, days - 1),
      days,
      status: random.pick(
        waits
          ? ['pending', 'pending', 'approved', 'rejected']
          : ['approved', 'approved', 'approved', 'rejected', 'cancelled'],
      ),
      reason: random.chance(0.5) ? null : random.pick(['family visit', 'moving house', 'wedding', 'medical', 'travel']),
      requestedOn,
    }
  })
  const openings: Opening[] = Array.from({ length: 120 }, (_, index) => {
    const departmentIndex = random.whole(0, heads - 1)
    const salaryMin = random.whole(40, 110) * 1000
    return {
      id: 601 + index,
      title: random.pick(DEPARTMENTS[departmentIndex]![1]),
      departmentId: departmentIndex + 1,
      status: random.pick(['open', 'open', 'on_hold', 'filled', 'filled']),
      postedOn: day(-random.whole(1, 500)),
      salaryMin,
      salaryMax: salaryMin + random.whole(5, 40) * 1000,
      applicants: random.chance(0.08) ? 0 : random.whole(1, 140),
      office: random.pick(OFFICES),
    }
  })
  return { departments, employees, leaveRequests, openings }
}
