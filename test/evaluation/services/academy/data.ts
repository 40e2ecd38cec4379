import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Team {
  id: number
  name: string
  division: string
  location: string
  leadId: number
  trainingBudget: number
}
export interface Employee {
  id: number
  personnelNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  teamId: number
  jobTitle: string
  employmentType: string
  status: string
  weeklyHours: number
  vacationDaysLeft: number
  hiredOn: string
}
export interface Course {
  id: number
  code: string
  title: string
  category: string
  format: string
  trainer: string
  durationHours: number
  fee: number
  maxParticipants: number
  isMandatory: boolean
  startsOn: string
  endsOn: string
}
export interface Enrolment {
  id: number
  employeeId: number
  courseId: number
  status: string
  enrolledOn: string
  completedOn: string | null
  score: number | null
}
export interface LeaveRequest {
  id: number
  employeeId: number
  leaveType: string
  status: string
  startDate: string
  endDate: string
  days: number
  reason: string | null
  requestedOn: string
}

export const DIVISIONS = ['operations', 'technology', 'sales', 'finance', 'people'] as const
export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'temporary'] as const
export const EMPLOYEE_STATUSES = ['active', 'probation', 'parental_leave'] as const
export const COURSE_CATEGORIES = ['compliance', 'leadership', 'software', 'languages', 'safety'] as const
export const FORMATS = ['online', 'classroom', 'blended'] as const
export const ENROLMENT_STATUSES = ['booked', 'in_progress', 'completed', 'cancelled', 'no_show'] as const
export const LEAVE_TYPES = ['vacation', 'sick', 'unpaid', 'study'] as const
export const LEAVE_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const

const TEAMS: [name: string, division: string][] = [
  ['Warehouse', 'operations'],
  ['Fleet Planning', 'operations'],
  ['Facilities', 'operations'],
  ['Quality Control', 'operations'],
  ['Customs Desk', 'operations'],
  ['Web Platform', 'technology'],
  ['Data Services', 'technology'],
  ['IT Support', 'technology'],
  ['Network', 'technology'],
  ['Inside Sales', 'sales'],
  ['Key Accounts', 'sales'],
  ['Customer Care', 'sales'],
  ['Marketing', 'sales'],
  ['Payroll', 'finance'],
  ['Controlling', 'finance'],
  ['Purchasing', 'finance'],
  ['Credit Control', 'finance'],
  ['Talent', 'people'],
  ['Learning', 'people'],
  ['Health and Safety', 'people'],
]
const CITIES = ['Antwerp', 'Bremen', 'Gothenburg', 'Lille', 'Turin']
const JOBS: Record<string, string[]> = {
  operations: ['Shift Supervisor', 'Logistics Planner', 'Technician'],
  technology: ['Software Engineer', 'System Administrator', 'Data Analyst'],
  sales: ['Account Manager', 'Sales Representative', 'Service Agent'],
  finance: ['Accountant', 'Financial Analyst', 'Buyer'],
  people: ['Recruiter', 'Training Coordinator', 'HR Advisor'],
}
const COURSES: [title: string, category: string, hours: number][] = [
  ['Data Protection Basics', 'compliance', 3],
  ['Anti-Bribery', 'compliance', 2],
  ['Export Control', 'compliance', 6],
  ['Code of Conduct', 'compliance', 2],
  ['Insider Trading Rules', 'compliance', 4],
  ['First-Time Managers', 'leadership', 24],
  ['Difficult Conversations', 'leadership', 8],
  ['Leading Remote Teams', 'leadership', 12],
  ['Coaching Skills', 'leadership', 16],
  ['Change Management', 'leadership', 14],
  ['Spreadsheet Power User', 'software', 10],
  ['SQL for Beginners', 'software', 20],
  ['Python Essentials', 'software', 30],
  ['Dashboards in Practice', 'software', 9],
  ['Cloud Fundamentals', 'software', 18],
  ['Secure Coding', 'software', 15],
  ['Business English', 'languages', 40],
  ['French for Beginners', 'languages', 48],
  ['German Refresher', 'languages', 32],
  ['Italian Conversation', 'languages', 28],
  ['Swedish Starter', 'languages', 36],
  ['Forklift Licence', 'safety', 22],
  ['First Aid', 'safety', 7],
  ['Fire Warden Training', 'safety', 5],
  ['Working at Height', 'safety', 11],
  ['Ergonomics at the Desk', 'safety', 1],
]

export type AcademyData = ReturnType<typeof createAcademyData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 20 teams, 120 employees, 26 courses, 230 enrolments and 110 leave requests. */
export function createAcademyData(clock: Date) {
  const random = createRandom(27_401)
  const days = createDays(clock)
  const teams = TEAMS.map(([name, division], index): Team => ({
    id: 11 + index,
    name,
    division,
    location: random.pick(CITIES),
    leadId: 1001 + index,
    trainingBudget: 250 * random.whole(8, 120),
  }))
  const employees = createEmployees(random, days, teams)
  const courses = createCourses(random, days)
  const enrolments = createEnrolments(random, days, employees, courses)
  const leaveRequests = createLeave(random, days, employees)
  return { teams, employees, courses, enrolments, leaveRequests }
}

/** The first of them lead the teams. */
const createEmployees = (random: Random, { day }: Days, teams: Team[]): Employee[] =>
  createPeopleOf(27_403, 120, 'meridian-freight.example').map(({ firstName, lastName, email }, index) => {
    const team = teams[index] ?? random.pick(teams)
    const isNew = index >= 20 && random.chance(0.1)
    const employmentType = random.pick(['full_time', 'full_time', 'full_time', 'part_time', 'temporary'])
    return {
      id: 1001 + index,
      personnelNumber: `M${10_420 + 7 * index}`,
      firstName,
      lastName,
      email,
      phone: random.chance(0.12) ? null : `+32 3 ${random.whole(200, 899)} ${random.whole(10, 99)} ${random.whole(10, 99)}`, // oxfmt-ignore
      teamId: team.id,
      jobTitle: index < 20 ? 'Team Lead' : random.pick(JOBS[team.division]!),
      employmentType,
      status: isNew ? 'probation' : random.chance(0.1) ? 'parental_leave' : 'active',
      weeklyHours: employmentType === 'part_time' ? random.pick([16, 20, 24, 30]) : 38,
      vacationDaysLeft: random.whole(0, 27),
      hiredOn: day(isNew ? -random.whole(10, 170) : -random.whole(200, 5200)),
    }
  })

function createCourses(random: Random, { day }: Days): Course[] {
  const trainers = createPeopleOf(27_405, 8, 'trainers.example').map(one => `${one.firstName} ${one.lastName}`)
  return COURSES.map(([title, category, durationHours], index) => {
    const start = index % 3 === 2 ? random.whole(4, 120) : -random.whole(20, 420)
    return {
      id: 401 + index,
      code: `${category.slice(0, 2).toUpperCase()}-${120 + 4 * index}`,
      title,
      category,
      format: category === 'compliance' ? 'online' : random.pick(FORMATS),
      trainer: random.pick(trainers),
      durationHours,
      fee: category === 'compliance' ? 0 : 5 * random.whole(16, 290),
      maxParticipants: random.pick([8, 10, 12, 16, 20, 30]),
      isMandatory: category === 'compliance' || title === 'First Aid',
      startsOn: day(start),
      endsOn: day(start + Math.ceil(durationHours / 8)),
    }
  })
}

/** Nobody is enrolled in the last course; the last employees are in none. */
function createEnrolments(random: Random, { day }: Days, employees: Employee[], courses: Course[]): Enrolment[] {
  const taken = new Set<string>()
  const enrolments: Enrolment[] = []
  while (enrolments.length < 230) {
    const [employee, course] = [random.pick(employees.slice(0, 112)), random.pick(courses.slice(0, 25))]
    const key = `${employee.id} ${course.id}`
    if (taken.has(key)) continue
    taken.add(key)
    const isOver = course.endsOn < day(0)
    const status = isOver ? random.pick(['completed', 'completed', 'completed', 'completed', 'completed', 'in_progress', 'cancelled', 'no_show']) : random.pick(['booked', 'booked', 'booked', 'booked', 'cancelled']) // oxfmt-ignore
    const early = shiftDay(course.startsOn, -random.whole(5, 60))
    enrolments.push({
      id: 7001 + enrolments.length,
      employeeId: employee.id,
      courseId: course.id,
      status,
      enrolledOn: early > day(0) ? day(-random.whole(1, 12)) : early,
      completedOn: status === 'completed' ? course.endsOn : null,
      score: status === 'completed' && random.chance(0.85) ? random.whole(48, 100) : null,
    })
  }
  return enrolments
}

const createLeave = (random: Random, { day }: Days, employees: Employee[]): LeaveRequest[] =>
  Array.from({ length: 110 }, (_, index) => {
    const start = Math.round(-300 + (360 * index) / 109) + random.whole(0, 4)
    const leaveType = start > 0 ? random.pick(['vacation', 'vacation', 'vacation', 'unpaid', 'study']) : random.pick(['vacation', 'vacation', 'vacation', 'sick', 'sick', 'unpaid', 'study']) // oxfmt-ignore
    const days = leaveType === 'sick' ? random.whole(1, 6) : random.whole(1, 15)
    const isAhead = start > 0 && leaveType !== 'sick'
    return {
      id: 6001 + index,
      employeeId: random.pick(employees.slice(0, 112)).id,
      leaveType,
      status: isAhead ? random.pick(['pending', 'pending', 'approved']) : random.pick(['approved', 'approved', 'approved', 'approved', 'approved', 'rejected', 'withdrawn']), // oxfmt-ignore
      startDate: day(start),
      endDate: day(start + days - 1 + 2 * Math.floor(days / 5)),
      days,
      reason: random.chance(0.35) ? random.pick(['Family visit', 'Moving house', 'Exam', 'Summer trip', 'Flu']) : null,
      requestedOn: leaveType === 'sick' ? day(start) : day(Math.min(start - random.whole(10, 70), -1)),
    }
  })
