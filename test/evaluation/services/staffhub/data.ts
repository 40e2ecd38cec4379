import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface HubDepartment {
  id: number
  name: string
  code: string
  headId: number
  annualBudget: { amount: number; currency: string }
}
export interface HubPosition {
  id: number
  title: string
  departmentId: number
  grade: string
  salaryBand: { minimum: number; maximum: number }
  vacancies: number
}
export interface HubEmployee {
  id: number
  employeeNumber: string
  firstName: string
  lastName: string
  workEmail: string
  phone: string | null
  departmentId: number
  positionId: number
  managerId: number | null
  office: string
  employmentType: string
  weeklyHours: number
  salary: { amount: number; currency: string }
  status: string
  hiredOn: string
  leftOn: string | null
}
export interface HubLeaveRequest {
  id: number
  employeeId: number
  leaveType: string
  startDate: string
  endDate: string
  days: number
  status: string
  requestedOn: string
  comment: string | null
}
export interface HubTraining {
  id: number
  title: string
  provider: string
  category: string
  startsOn: string
  durationHours: number
  seats: number
  costPerPerson: number
  mandatory: boolean
}
export interface HubTrainingBooking {
  id: number
  trainingId: number
  employeeId: number
  status: string
  bookedOn: string
  score: number | null
}
export interface HubApplicant {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  positionId: number
  stage: string
  source: string
  appliedOn: string
  expectedSalary: number | null
  rating: number | null
}

export const OFFICES = ['Bristol', 'Cardiff', 'Exeter', 'Remote'] as const
export const GRADES = ['junior', 'intermediate', 'senior', 'lead'] as const
export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'temporary'] as const
export const HUB_EMPLOYEE_STATUSES = ['active', 'on_leave', 'left'] as const
export const LEAVE_TYPES = ['annual', 'sick', 'parental', 'unpaid'] as const
export const LEAVE_STATUSES = ['pending', 'approved', 'rejected', 'cancelled'] as const
export const TRAINING_CATEGORIES = ['safety', 'leadership', 'it', 'language', 'compliance'] as const
export const TRAINING_BOOKING_STATUSES = ['booked', 'completed', 'missed', 'cancelled'] as const
export const APPLICANT_STAGES = ['applied', 'screening', 'interview', 'offer', 'hired', 'rejected'] as const
export const APPLICANT_SOURCES = ['job_board', 'referral', 'agency', 'careers_page'] as const

/** Departments with what people do there. */
const DEPARTMENTS: [name: string, code: string, roles: string[], pay: number][] = [
  ['Finance', 'FIN', ['Accountant', 'Payroll Officer', 'Controller'], 36],
  ['Sales', 'SAL', ['Sales Representative', 'Account Manager', 'Sales Planner'], 33],
  ['Engineering', 'ENG', ['Design Engineer', 'Test Engineer', 'Project Engineer'], 43],
  ['Production', 'PRO', ['Machine Operator', 'Shift Supervisor', 'Quality Inspector'], 29],
  ['Logistics', 'LOG', ['Warehouse Clerk', 'Dispatcher', 'Forklift Driver'], 27],
  ['Human Resources', 'HRS', ['Recruiter', 'People Partner'], 34],
  ['IT', 'ITS', ['System Administrator', 'Support Analyst', 'Data Analyst'], 39],
  ['Customer Service', 'CUS', ['Service Agent', 'Service Coordinator'], 26],
]
const TRAININGS: [title: string, category: string][] = [
  ['Fire Safety', 'safety'], ['First Aid at Work', 'safety'], ['Working at Height', 'safety'], ['Manual Handling', 'safety'],
  ['Leading a Team', 'leadership'], ['Giving Feedback', 'leadership'], ['Conflict Resolution', 'leadership'], ['Coaching Basics', 'leadership'],
  ['Spreadsheets for Experts', 'it'], ['Writing Better Queries', 'it'], ['Cyber Security Basics', 'it'], ['Project Planning Tools', 'it'],
  ['Business German', 'language'], ['Conversational Spanish', 'language'], ['Writing Plain English', 'language'],
  ['Data Protection', 'compliance'], ['Anti-Bribery', 'compliance'], ['Export Rules', 'compliance'], ['Equality at Work', 'compliance'],
] // oxfmt-ignore
const MANDATORY = ['Fire Safety', 'Manual Handling', 'Cyber Security Basics', 'Data Protection', 'Anti-Bribery']
const PROVIDERS = ['Beacon Training', 'Oakhill College', 'In-house', 'Sterling Academy']

export type StaffhubData = ReturnType<typeof createStaffhubData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 8 departments, 22 positions, 130 employees, 170 leave requests, 19 trainings, 160 bookings and 95 applicants. */
export function createStaffhubData(clock: Date) {
  const random = createRandom(99_401)
  const days = createDays(clock)
  const hubPositions = DEPARTMENTS.flatMap(([, , roles, pay], at) => roles.map((title, index) => ({ title, at, index, pay }))).map(
    ({ title, at, index, pay }, place): HubPosition => {
      const minimum = (pay + index * 3) * 1000
      return {
        id: 41 + place,
        title,
        departmentId: 1 + at,
        grade: GRADES[(index + at) % 4]!,
        salaryBand: { minimum, maximum: minimum + random.whole(7, 16) * 1000 },
        vacancies: place % 5 === 2 ? random.whole(1, 3) : 0,
      }
    },
  ) // oxfmt-ignore
  const hubEmployees = createEmployees(random, days, hubPositions)
  const hubDepartments = DEPARTMENTS.map(([name, code], index): HubDepartment => ({
    id: 1 + index,
    name,
    code,
    headId: hubEmployees[index]!.id,
    annualBudget: { amount: random.whole(18, 95) * 10_000, currency: 'GBP' },
  }))
  const hubTrainings = TRAININGS.map(([title, category], index): HubTraining => {
    const isOwn = index % 4 === 3
    return {
      id: 301 + index,
      title,
      provider: isOwn ? 'In-house' : PROVIDERS[index % 4]!,
      category,
      startsOn: days.day(-270 + ((index * 7) % 19) * 18),
      durationHours: random.pick([3, 4, 7, 14, 21]),
      seats: random.pick([10, 12, 15, 20]),
      costPerPerson: isOwn || PROVIDERS[index % 4] === 'In-house' ? 0 : random.whole(4, 30) * 15,
      mandatory: MANDATORY.includes(title),
    }
  })
  return {
    hubDepartments,
    hubPositions,
    hubEmployees,
    hubLeaveRequests: createLeave(random, days, hubEmployees),
    hubTrainings,
    hubTrainingBookings: createBookings(random, days, hubTrainings, hubEmployees),
    hubApplicants: createApplicants(random, days, hubPositions),
  }
}

/** The first eight lead a department each; the others work for the head of theirs. */
function createEmployees(random: Random, { day }: Days, positions: HubPosition[]): HubEmployee[] {
  return createPeopleOf(99_403, 130, 'tidewell.example').map((person, index): HubEmployee => {
    const departmentId = index < 8 ? 1 + index : random.pick([1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 7, 7, 8, 8])
    const own = positions.filter(one => one.departmentId === departmentId)
    const position = index < 8 ? own.at(-1)! : random.pick(own)
    const { minimum, maximum } = position.salaryBand
    const employmentType = index < 8 ? 'full_time' : random.pick(['full_time', 'full_time', 'full_time', 'part_time', 'temporary']) // oxfmt-ignore
    const hired = index < 8 ? -930 + index * 13 : -random.whole(25, 800)
    const hasLeft = index >= 8 && index % 14 === 6 && hired < -200
    const monthsIn = random.whole(90, 190)
    return {
      id: 1001 + index,
      employeeNumber: `E-${2040 + index * 3}`,
      firstName: person.firstName,
      lastName: person.lastName,
      workEmail: person.email,
      phone: random.chance(0.18) ? null : `07700 908${random.whole(100, 989)}`,
      departmentId,
      positionId: position.id,
      managerId: index < 8 ? null : 1000 + departmentId,
      office: departmentId === 4 || departmentId === 5 ? random.pick(['Bristol', 'Bristol', 'Cardiff']) : random.pick(['Bristol', 'Bristol', 'Cardiff', 'Exeter', 'Remote']), // oxfmt-ignore
      employmentType,
      weeklyHours: employmentType === 'part_time' ? random.pick([16, 20, 24, 30]) : 37.5,
      salary: { amount: Math.round((minimum + random.next() * (maximum - minimum)) / 100) * 100 + (index < 8 ? 14_000 : 0), currency: 'GBP' }, // oxfmt-ignore
      status: hasLeft ? 'left' : index >= 8 && index % 19 === 5 ? 'on_leave' : 'active',
      hiredOn: day(hired),
      leftOn: hasLeft ? day(hired + monthsIn) : null,
    }
  })
}

/** From nine months ago to two months ahead; those that lie ahead may still be pending. */
function createLeave(random: Random, { day }: Days, employees: HubEmployee[]): HubLeaveRequest[] {
  const able = employees.filter(one => one.status !== 'left').slice(0, 104)
  return Array.from({ length: 170 }, (_, index): HubLeaveRequest => {
    const from = -270 + Math.floor((330 * index) / 170)
    const leaveType = random.pick(['annual', 'annual', 'annual', 'annual', 'sick', 'sick', 'unpaid', 'parental'])
    const count = leaveType === 'parental' ? random.whole(20, 60) : leaveType === 'sick' ? random.whole(1, 9) : random.whole(1, 14) // oxfmt-ignore
    const before = leaveType === 'sick' ? 0 : random.whole(7, 60)
    const settled = random.pick(['approved', 'approved', 'approved', 'approved', 'rejected', 'cancelled'])
    return {
      id: 7001 + index,
      employeeId: random.pick(able.filter(one => one.hiredOn < day(from - 20))).id,
      leaveType,
      startDate: day(from),
      endDate: day(from + count - 1),
      days: count,
      status: leaveType === 'sick' ? 'approved' : from > 5 ? random.pick(['pending', 'pending', 'approved']) : settled,
      requestedOn: day(Math.min(from - before, -1)),
      comment: random.pick([null, null, null, 'Family visit', 'Moving house', 'School holidays']),
    }
  })
}

/** Nobody twice in a training, and no more of them than it has seats; scores for what is over. */
function createBookings(
  random: Random,
  { day }: Days,
  trainings: HubTraining[],
  employees: HubEmployee[],
): HubTrainingBooking[] {
  // oxfmt-ignore
  const able = employees.filter(one => one.status !== 'left').slice(0, 104)
  const [taken, places] = [new Set<string>(), new Map<number, number>()]
  const bookings: HubTrainingBooking[] = []
  const today = day(0)
  while (bookings.length < 160) {
    const [training, employee] = [random.pick(trainings), random.pick(able)]
    const key = `${training.id}-${employee.id}`
    const used = places.get(training.id) ?? 0
    if (taken.has(key) || used >= training.seats || employee.hiredOn > training.startsOn) continue
    taken.add(key)
    const isOver = training.startsOn < today
    const status = isOver ? random.pick(['completed', 'completed', 'completed', 'completed', 'missed', 'cancelled']) : random.pick(['booked', 'booked', 'booked', 'booked', 'cancelled']) // oxfmt-ignore
    if (status !== 'cancelled') places.set(training.id, used + 1)
    const before = shiftDay(training.startsOn, -random.whole(5, 50))
    bookings.push({
      id: 4001 + bookings.length,
      trainingId: training.id,
      employeeId: employee.id,
      status,
      bookedOn: before < today ? before : day(-random.whole(1, 9)),
      score: status === 'completed' && random.chance(0.8) ? random.whole(52, 100) : null,
    })
  }
  return bookings
}

function createApplicants(random: Random, { day }: Days, positions: HubPosition[]): HubApplicant[] {
  return createPeopleOf(99_407, 95, 'applymail.example').map((person, index): HubApplicant => {
    const from = -190 + Math.floor((189 * index) / 95)
    const position = random.pick([...positions.filter(one => one.vacancies > 0), ...positions])
    const old = random.pick(['rejected', 'rejected', 'rejected', 'hired', 'offer'])
    const young = random.pick(['applied', 'applied', 'screening', 'screening', 'interview', 'interview', 'rejected'])
    const stage = from < -60 ? old : young
    return {
      id: 9001 + index,
      ...person,
      phone: random.chance(0.25) ? null : `07700 909${random.whole(100, 989)}`,
      positionId: position.id,
      stage,
      source: random.pick(['job_board', 'job_board', 'referral', 'agency', 'careers_page', 'careers_page']),
      appliedOn: day(from),
      expectedSalary: random.chance(0.25) ? null : position.salaryBand.minimum + random.whole(-4, 14) * 1000,
      rating: stage === 'applied' ? null : random.whole(1, 5),
    }
  }) // oxfmt-ignore
}
