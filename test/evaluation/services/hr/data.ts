import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface WorkLocation {
  id: string
  name: string
  city: string
  country: string
  seats: number
  openedOn: string
}
export interface Division {
  id: string
  name: string
  costCentre: string
  budget: number
  directorId: string
  locationId: string
}
export interface Position {
  id: string
  title: string
  level: string
  salaryMin: number
  salaryMax: number
  isOpen: boolean
  departmentId: string
}
export interface Colleague {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  status: string
  contractType: string
  weeklyHours: number
  annualSalary: number
  remainingLeaveDays: number
  hiredOn: string
  leftOn: string | null
  departmentId: string
  positionId: string
  locationId: string
  managerId: string | null
}
export interface Absence {
  id: string
  absenceType: string
  status: string
  startsOn: string
  endsOn: string
  workingDays: number
  comment: string | null
  employeeId: string
  approverId: string | null
}
export interface Review {
  id: string
  reviewedOn: string
  score: number
  promotionRecommended: boolean
  summary: string | null
  employeeId: string
  reviewerId: string
}

export const LEVELS = ['junior', 'intermediate', 'senior', 'executive'] as const
export const EMPLOYEE_STATES = ['active', 'on_leave', 'terminated'] as const
export const CONTRACT_TYPES = ['permanent', 'fixed_term', 'apprenticeship'] as const
export const ABSENCE_TYPES = ['annual_leave', 'sick_leave', 'parental_leave', 'training'] as const
export const ABSENCE_STATES = ['requested', 'approved', 'declined'] as const

const LOCATIONS: [name: string, city: string, country: string, seats: number][] = [
  ['Headquarters', 'Basel', 'Switzerland', 70],
  ['Plant North', 'Bremen', 'Germany', 45],
  ['Plant South', 'Graz', 'Austria', 30],
  ['Sales Office West', 'Lyon', 'France', 18],
  ['Service Center', 'Brno', 'Czechia', 24],
]
const DEPARTMENTS: [name: string, location: number, titles: string[]][] = [
  ['Production', 1, ['Machine Operator', 'Shift Supervisor', 'Process Engineer']],
  ['Quality Assurance', 1, ['Quality Inspector', 'Quality Engineer']],
  ['Research and Development', 0, ['Research Chemist', 'Lab Technician', 'Product Developer']],
  ['Logistics', 2, ['Warehouse Clerk', 'Transport Planner']],
  ['Accounting', 0, ['Bookkeeper', 'Controller']],
  ['Customer Service', 4, ['Service Agent', 'Service Coordinator']],
  ['Sales and Marketing', 3, ['Sales Representative', 'Marketing Specialist', 'Key Account Manager']],
  ['Information Technology', 0, ['System Administrator', 'Application Developer']],
]
const COMMENTS = ['Family trip', 'Doctor said to rest', 'Moving to a new flat', 'Language course']
const SUMMARIES = ['Reliable and quick to help others', 'Needs more support with planning', 'Exceeded all targets']

export type HrData = ReturnType<typeof createHrData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 5 locations, 8 departments, 27 positions, 140 employees, 240 absences and 160 reviews. */
export function createHrData(clock: Date) {
  const random = createRandom(20_26_823)
  const days = createDays(clock)
  const locations: WorkLocation[] = LOCATIONS.map(([name, city, country, seats], index) => ({
    id: String(index + 1),
    name,
    city,
    country,
    seats,
    openedOn: days.day(-random.whole(900, 9000)),
  }))
  const departments: Division[] = DEPARTMENTS.map(([name, location], index) => ({
    id: String(20 + index),
    name,
    costCentre: `K${410 + 15 * index}`,
    budget: random.whole(9, 90) * 20_000,
    directorId: String(1001 + index),
    locationId: locations[location]!.id,
  }))
  const positions = createPositions(random, departments)
  const employees = createEmployees(random, days, { departments, positions, locations })
  const absences = createAbsences(random, days, employees)
  const reviews = createReviews(random, days, employees)
  return { locations, departments, positions, employees, absences, reviews }
}

/** One for the director of each department first, then those of its staff. */
function createPositions(random: Random, departments: Division[]): Position[] {
  const directors = departments.map(one => ({ title: `Director of ${one.name}`, level: 'executive', low: random.whole(95, 125), departmentId: one.id })) // oxfmt-ignore
  const others = departments.flatMap((one, index) =>
    DEPARTMENTS[index]![2].map((title, place) => ({
      title,
      level: LEVELS[place % 3]!,
      low: 36 + 14 * (place % 3) + random.whole(0, 9),
      departmentId: one.id,
    })),
  )
  return [...directors, ...others].map(({ title, level, low, departmentId }, index) => ({
    id: String(301 + index),
    title,
    level,
    salaryMin: low * 1000,
    salaryMax: low * 1000 + random.whole(8, 24) * 1000,
    isOpen: index >= departments.length && random.chance(0.35),
    departmentId,
  }))
}

interface Given {
  departments: Division[]
  positions: Position[]
  locations: WorkLocation[]
}

function createEmployees(random: Random, { day }: Days, { departments, positions, locations }: Given): Colleague[] {
  const heads = departments.length
  return createPeopleOf(8123, 140, 'haldenworks.example').map((person, index) => {
    const isHead = index < heads
    const place = isHead ? index : Math.min(heads - 1, Math.floor(random.next() ** 1.4 * heads))
    const department = departments[place]!
    const position = isHead ? positions[index]! : random.pick(positions.slice(heads).filter(one => one.departmentId === department.id)) // oxfmt-ignore
    const contractType = isHead ? 'permanent' : random.pick(['permanent', 'permanent', 'permanent', 'fixed_term', 'apprenticeship']) // oxfmt-ignore
    const status = isHead ? 'active' : random.pick(['active', 'active', 'active', 'active', 'active', 'active', 'on_leave', 'terminated']) // oxfmt-ignore
    return {
      id: String(1001 + index),
      ...person,
      phone: random.chance(0.8) ? `+41 61 555 ${String(random.whole(1000, 9999))}` : null,
      status,
      contractType,
      weeklyHours: random.pick([20, 30, 38, 38, 38]),
      annualSalary: Math.round(position.salaryMin / 100 + random.next() * ((position.salaryMax - position.salaryMin) / 100)) * 100, // oxfmt-ignore
      remainingLeaveDays: status === 'terminated' ? 0 : random.whole(0, 28),
      hiredOn: day(-random.whole(120, 5200)),
      leftOn: status === 'terminated' ? day(-random.whole(5, 110)) : null,
      departmentId: department.id,
      positionId: position.id,
      locationId: random.chance(0.75) ? department.locationId : random.pick(locations).id,
      managerId: index === 0 ? null : isHead ? '1001' : department.directorId,
    }
  })
}

const createAbsences = (random: Random, { day }: Days, employees: Colleague[]): Absence[] =>
  Array.from({ length: 240 }, (_, index) => {
    const employee = random.pick(employees.filter(one => one.status !== 'terminated'))
    const absenceType = random.pick(['annual_leave', 'annual_leave', 'annual_leave', 'sick_leave', 'sick_leave', 'parental_leave', 'training']) // oxfmt-ignore
    const start = random.whole(-330, 75)
    const workingDays =
      absenceType === 'parental_leave' ? random.pick([20, 40, 60]) : random.pick([1, 2, 3, 4, 5, 5, 8, 10])
    const status = start > 0 ? random.pick(['requested', 'requested', 'approved', 'declined']) : random.pick(['approved', 'approved', 'approved', 'approved', 'declined']) // oxfmt-ignore
    return {
      id: String(50_001 + index),
      absenceType,
      status,
      startsOn: day(start),
      endsOn: shiftDay(day(start), Math.floor((workingDays - 1) * 1.4)),
      workingDays,
      comment: random.chance(0.35) ? random.pick(COMMENTS) : null,
      employeeId: employee.id,
      approverId: status === 'requested' ? null : (employee.managerId ?? '1002'),
    }
  })

const createReviews = (random: Random, { day }: Days, employees: Colleague[]): Review[] =>
  Array.from({ length: 160 }, (_, index) => {
    const employee = random.pick(employees.slice(8, 120))
    return {
      id: String(8001 + index),
      reviewedOn: day(-400 + Math.floor(2.45 * index)),
      score: random.pick([1, 2, 3, 3, 3, 4, 4, 5]),
      promotionRecommended: random.chance(0.2),
      summary: random.chance(0.6) ? random.pick(SUMMARIES) : null,
      employeeId: employee.id,
      reviewerId: employee.managerId!,
    }
  })
