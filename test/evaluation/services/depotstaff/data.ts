import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { STAFF } from './staff.ts'

export interface DepotSite {
  id: number
  code: string
  name: string
  town: string
  postcode: string
  phone: string
  dockDoors: number
  openedOn: string
  managerId: number
}
export interface DepotDepartment {
  id: number
  name: string
  costCentre: string
  headId: number
}
export interface DepotEmployee {
  id: number
  staffNumber: string
  firstName: string
  lastName: string
  email: string
  mobile: string | null
  jobTitle: string
  departmentId: number
  depotId: number
  managerId: number | null
  contract: string
  shift: string
  weeklyHours: number
  salary: number
  leaveAllowance: number
  hiredOn: string
  leftOn: string | null
  status: string
}
export interface DepotLeave {
  id: number
  employeeId: number
  type: string
  startsOn: string
  endsOn: string
  days: number
  status: string
  requestedOn: string
  decidedOn: string | null
  comment: string | null
}
export interface DepotCourse {
  id: number
  code: string
  title: string
  provider: string
  durationHours: number
  price: number
  validForMonths: number | null
  mandatory: boolean
}
export interface DepotCertificate {
  id: number
  certificateNumber: string
  employeeId: number
  courseId: number
  issuedOn: string
  expiresOn: string | null
  status: string
}

export const CONTRACTS = ['permanent', 'fixed_term', 'agency', 'apprentice'] as const
export const SHIFTS = ['day', 'late', 'night', 'rotating'] as const
export const EMPLOYEE_STATUSES = ['active', 'long_term_leave', 'left'] as const
export const LEAVE_TYPES = ['annual', 'sick', 'parental', 'compassionate', 'unpaid'] as const
export const LEAVE_STATUSES = ['pending', 'approved', 'declined', 'cancelled'] as const
export const CERTIFICATE_STATUSES = ['valid', 'expired', 'revoked'] as const

const SITES: [
  code: string,
  name: string,
  town: string,
  postcode: string,
  doors: number,
  age: number,
  manager: number,
][] = [
  // oxfmt-ignore
  ['TAM', 'Tamworth Hub', 'Tamworth', 'B78 2FR', 46, 7420, 1],
  ['GOO', 'Goole Depot', 'Goole', 'DN14 6TN', 28, 4310, 3],
  ['AVO', 'Avonmouth Depot', 'Avonmouth', 'BS11 9YR', 22, 3075, 4],
  ['LIV', 'Livingston Depot', 'Livingston', 'EH54 8SW', 18, 5630, 2],
  ['THU', 'Thurrock Depot', 'Thurrock', 'RM20 3EJ', 34, 1190, 5],
]
const DEPARTMENTS: [name: string, head: number][] = [
  ['Management', 0],
  ['Warehouse', 1],
  ['Transport', 7],
  ['Fleet Workshop', 9],
  ['Traffic Office', 8],
  ['People and Payroll', 6],
  ['Customer Desk', 10],
]
/** What a job pays for forty hours a week. */
const PAY: Record<string, number> = {
  'Operations Director': 96_000,
  'Depot Manager': 56_000,
  'Head of People': 59_500,
  'Transport Manager': 54_000,
  'Traffic Office Manager': 47_500,
  'Workshop Manager': 49_000,
  'Customer Desk Manager': 44_000,
  'Shift Leader': 35_500,
  'Warehouse Operative': 25_400,
  'Forklift Driver': 27_600,
  'HGV Driver': 37_800,
  'Van Driver': 27_900,
  'Vehicle Technician': 38_600,
  'Apprentice Technician': 16_900,
  'Traffic Planner': 33_200,
  'Customer Adviser': 26_300,
  'Payroll Officer': 31_700,
}
const COURSES: [
  code: string,
  title: string,
  provider: string,
  hours: number,
  price: number,
  months: number | null,
  mandatory: boolean,
][] = [
  // oxfmt-ignore
  ['FLT-C', 'Counterbalance Forklift', 'Westhaugh Training', 24, 540, 36, true],
  ['FLT-R', 'Reach Truck', 'Westhaugh Training', 16, 465, 36, false],
  ['CPC-P', 'Driver CPC Periodic Training', 'Roadmark Academy', 35, 395, 60, true],
  ['ADR', 'ADR Dangerous Goods', 'Roadmark Academy', 28, 720, 60, false],
  ['TACHO', 'Digital Tachograph', 'Roadmark Academy', 4, 95, 24, true],
  ['EFAW', 'Emergency First Aid', 'Pallant Skills', 6, 110, 36, false],
  ['FIRE', 'Fire Marshal', 'Pallant Skills', 5, 85, 24, false],
  ['MH', 'Manual Handling', 'In-house', 3, 20, 12, true],
  ['LOAD', 'Load Security', 'In-house', 7, 45, null, false],
]
/** How often those of a department hold which course, by its place above. */
const HELD: Record<number, [course: number, share: number][]> = {
  12: [[0, 0.6], [1, 0.35], [5, 0.25], [6, 0.2], [7, 0.85]], // oxfmt-ignore
  13: [[2, 0.95], [3, 0.5], [4, 0.75], [7, 0.3], [8, 0.5]], // oxfmt-ignore
  14: [[0, 0.5], [5, 0.5], [7, 0.8]], // oxfmt-ignore
}
const OTHERS: [course: number, share: number][] = [[5, 0.45], [6, 0.5], [7, 0.3]] // oxfmt-ignore
const LEFT = [24, 33, 46]
const AWAY = [28, 43]
const COMMENTS = ['Family holiday', 'Moving house', 'School holidays', 'Swapped with a colleague', 'Wedding abroad']

export type DepotstaffData = ReturnType<typeof createDepotstaffData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const idAt = (index: number) => 201 + index

/** 5 depots, 7 departments, 60 employees, 96 leave requests, 9 courses and some 140 certificates. */
export function createDepotstaffData(clock: Date) {
  const days = createDays(clock)
  const depotSites = SITES.map(([code, name, town, postcode, dockDoors, age, manager], index): DepotSite => ({ id: index + 1, code, name, town, postcode, phone: `01632 960${210 + index * 37}`, dockDoors, openedOn: days.day(-age), managerId: idAt(manager) })) // oxfmt-ignore
  const depotDepartments = DEPARTMENTS.map(([name, head], index): DepotDepartment => ({ id: 11 + index, name, costCentre: `CC-${41 + index}00`, headId: idAt(head) })) // oxfmt-ignore
  const depotCourses = COURSES.map(([code, title, provider, durationHours, price, validForMonths, mandatory], index): DepotCourse => ({ id: 31 + index, code, title, provider, durationHours, price, validForMonths, mandatory })) // oxfmt-ignore
  const depotEmployees = createEmployees(createRandom(417_301), days)
  return {
    depotSites,
    depotDepartments,
    depotEmployees,
    depotLeaves: createLeaves(createRandom(417_302), days, depotEmployees),
    depotCourses,
    depotCertificates: createCertificates(createRandom(417_303), days, depotEmployees, depotCourses),
  }
}

function createEmployees(random: Random, { day }: Days): DepotEmployee[] {
  const mails = new Set<string>()
  return STAFF.map(({ manager, ...person }, index): DepotEmployee => {
    const { firstName, lastName, jobTitle } = person
    const isFloor = [12, 13].includes(person.departmentId) && !jobTitle.endsWith('Manager')
    const isApprentice = jobTitle.startsWith('Apprentice')
    const usual = random.pick(['permanent', 'permanent', 'permanent', 'fixed_term', 'agency'])
    const shift = random.pick(['day', 'late', 'late', 'night', 'night', 'night', 'rotating'])
    const isLeader = jobTitle === 'Shift Leader'
    const weeklyHours = isLeader ? 40 : isFloor ? random.pick([40, 40, 40, 40, 36, 28, 20]) : 37.5
    const full = PAY[jobTitle]! + 50 * random.whole(0, index < 11 ? 60 : 46)
    const name = `${firstName}.${lastName}`.toLowerCase()
    const email = `${mails.has(name) ? `${name}2` : name}@hollisvane.example`
    mails.add(name)
    const hired = isApprentice ? random.whole(90, 500) : random.whole(index < 16 ? 900 : 120, index < 16 ? 5400 : 3600)
    const hasMobile = !random.chance(0.15)
    return {
      id: idAt(index),
      staffNumber: `HV${4108 + index * 7}`,
      ...person,
      email,
      mobile: hasMobile ? `07700 900${random.whole(100, 989)}` : null,
      managerId: manager === null ? null : idAt(manager),
      contract: isApprentice ? 'apprentice' : isFloor && index > 15 ? usual : 'permanent',
      shift: isFloor ? (isLeader ? 'rotating' : shift) : 'day',
      weeklyHours,
      salary: isFloor ? Math.round((full * weeklyHours) / 4000) * 100 : full,
      leaveAllowance: random.pick([25, 25, 26, 27, 28, 30]),
      hiredOn: day(-hired),
      leftOn: LEFT.includes(index) ? day(-random.whole(25, 100)) : null,
      status: LEFT.includes(index) ? 'left' : AWAY.includes(index) ? 'long_term_leave' : 'active',
    }
  })
}

/** Those of eight months and of the months to come; nobody is away twice at once. */
function createLeaves(random: Random, { day }: Days, employees: DepotEmployee[]): DepotLeave[] {
  const leaves: DepotLeave[] = AWAY.map(index => {
    const from = -random.whole(35, 70)
    const length = random.whole(120, 180)
    return { id: 0, employeeId: idAt(index), type: 'parental', startsOn: day(from), endsOn: day(from + length - 1), days: length, status: 'approved', requestedOn: day(from - 62), decidedOn: day(from - 58), comment: null } // oxfmt-ignore
  })
  const isFree = (id: number, from: string, to: string) => leaves.every(one => one.employeeId !== id || one.endsOn < from || one.startsOn > to) // oxfmt-ignore
  const present = employees.filter(one => one.status !== 'left')
  while (leaves.length < 96) {
    const from = Math.round(-240 + leaves.length * 3.3)
    const type = from > 0 ? random.pick(['annual', 'annual', 'annual', 'annual', 'unpaid', 'parental']) : random.pick(['annual', 'annual', 'annual', 'sick', 'sick', 'compassionate', 'unpaid']) // oxfmt-ignore
    const length = type === 'annual' ? random.whole(2, 14) : type === 'parental' ? random.whole(14, 42) : random.whole(1, 6) // oxfmt-ignore
    const employee = random.pick(present)
    const [startsOn, endsOn] = [day(from), day(from + length - 1)]
    if (employee.hiredOn > startsOn || !isFree(employee.id, startsOn, endsOn)) continue
    const asked = type === 'sick' ? from : type === 'compassionate' ? from - 1 : Math.min(from - random.whole(8, 62), -random.whole(0, 9)) // oxfmt-ignore
    const usual = random.pick(from > 0 ? ['pending', 'pending', 'pending', 'approved', 'approved', 'declined'] : ['approved', 'approved', 'approved', 'approved', 'approved', 'declined', 'cancelled']) // oxfmt-ignore
    const status = type === 'sick' || type === 'compassionate' ? 'approved' : usual
    const decided = day(Math.min(0, asked + (type === 'sick' ? 0 : random.whole(0, 4))))
    leaves.push({
      id: 0,
      employeeId: employee.id,
      type,
      startsOn,
      endsOn,
      days: length,
      status,
      requestedOn: day(asked),
      decidedOn: status === 'approved' || status === 'declined' ? decided : null,
      comment: type === 'annual' && random.chance(0.3) ? random.pick(COMMENTS) : null,
    })
  }
  return leaves
    .toSorted((one, other) => (one.requestedOn < other.requestedOn ? -1 : one.requestedOn > other.requestedOn ? 1 : 0))
    .map((one, index) => ({ ...one, id: 5001 + index }))
}

/** The day some months later. */
export function laterBy(day: string, months: number | null): string | null {
  if (months === null) return null
  const [year, month, date] = day.slice(0, 10).split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1 + months, date)).toISOString().slice(0, 10)
}

function createCertificates(
  random: Random,
  { day }: Days,
  employees: DepotEmployee[],
  courses: DepotCourse[],
): DepotCertificate[] {
  const today = day(0)
  const held = employees.flatMap(employee => (HELD[employee.departmentId] ?? OTHERS).filter(([, share]) => random.chance(share)).map(([course]) => ({ employeeId: employee.id, course: courses[course]! }))) // oxfmt-ignore
  return held.map(({ employeeId, course }, index): DepotCertificate => {
    const issuedOn = day(-random.whole(12, Math.round((course.validForMonths ?? 40) * 37)))
    const expiresOn = laterBy(issuedOn, course.validForMonths)
    const isOver = expiresOn !== null && expiresOn < today
    return {
      id: 801 + index,
      certificateNumber: `${course.code}-${20_114 + index * 13}`,
      employeeId,
      courseId: course.id,
      issuedOn,
      expiresOn,
      status: index % 31 === 17 ? 'revoked' : isOver ? 'expired' : 'valid',
    }
  })
}
