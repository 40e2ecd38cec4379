import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { courses, employees, staff, TODAY, type Course, type Employee } from './people.ts'

const random = createRandom(40_417)

export type AbsenceKind = 'vacation' | 'sick' | 'parental' | 'special' | 'unpaid'
export interface Absence {
  no: number
  employee: Employee
  kind: AbsenceKind
  from: string
  to: string
  days: number
  state: 'requested' | 'approved' | 'rejected' | 'cancelled'
  asked: string
  decided: string | null
}

/** Working days from one day to another, both counted. */
function workingDays(from: string, to: string): number {
  let found = 0
  for (let day = from; day <= to; day = shiftDay(day, 1)) if (new Date(day).getUTCDay() % 6 !== 0) found++
  return found
}
/** Absences that are known: last name, kind, first and last day, state. */
const KNOWN: [string, AbsenceKind, string, string, Absence['state']][] = [
  ['Amankwah', 'sick', '2025-05-12', '2025-05-16', 'approved'],
  ['Drummond', 'sick', '2025-05-13', '2025-05-15', 'approved'],
  ['Haddad', 'sick', '2025-05-05', '2025-05-23', 'approved'],
  ['Rahimi', 'parental', '2025-03-03', '2025-08-29', 'approved'],
  ['Popescu', 'parental', '2025-04-01', '2025-06-30', 'approved'],
  ['Solheim', 'vacation', '2025-05-19', '2025-05-23', 'approved'],
  ['Troost', 'vacation', '2025-05-12', '2025-05-21', 'approved'],
  ['Hollis', 'vacation', '2025-05-26', '2025-05-30', 'approved'],
  ['Sesay', 'vacation', '2025-05-19', '2025-05-28', 'approved'],
  ['van Houten', 'vacation', '2025-05-05', '2025-05-09', 'approved'],
  ['Osgood', 'vacation', '2025-05-26', '2025-05-28', 'requested'],
  ['Weir', 'vacation', '2025-07-07', '2025-07-18', 'requested'],
  ['Ekblad', 'vacation', '2025-08-04', '2025-08-22', 'requested'],
  ['Yalcin', 'special', '2025-06-05', '2025-06-06', 'requested'],
  ['Cerny', 'unpaid', '2025-09-01', '2025-09-12', 'requested'],
]
const made: Omit<Absence, 'no'>[] = []
function add(employee: Employee, kind: AbsenceKind, from: string, to: string, state: Absence['state']) {
  const overlaps = made.some(one => one.employee === employee && one.from <= to && one.to >= from)
  if (overlaps || from < employee.hired) return
  const before = shiftDay(from, kind === 'sick' ? 0 : -random.whole(9, 60))
  const asked = before > TODAY ? shiftDay(TODAY, -random.whole(1, 12)) : before
  const later = shiftDay(asked, random.whole(0, 4))
  const decided = state === 'requested' ? null : kind === 'sick' ? asked : later > TODAY ? TODAY : later
  made.push({ employee, kind, from, to, days: workingDays(from, to), state, asked, decided })
}
for (const [last, kind, from, to, state] of KNOWN)
  add(
    staff.find(one => one.last === last)!,
    kind,
    from,
    to,
    state,
  )
for (const employee of staff)
  for (let round = 0; round < 3; round++) {
    const kind = random.pick<AbsenceKind>(['vacation', 'vacation', 'vacation', 'sick', 'sick', 'special', 'unpaid'])
    let from = shiftDay('2024-06-03', random.whole(0, kind === 'sick' ? 320 : 400))
    while (new Date(from).getUTCDay() % 6 === 0) from = shiftDay(from, 1)
    const long =
      kind === 'vacation' ? random.pick([2, 4, 9, 11]) : kind === 'sick' ? random.whole(0, 4) : random.whole(0, 1)
    let to = shiftDay(from, long)
    while (new Date(to).getUTCDay() % 6 === 0 || to.slice(0, 7) !== from.slice(0, 7)) to = shiftDay(to, -1)
    if (kind === 'sick' && to >= '2025-05-05') continue
    add(employee, kind, from, to, kind === 'sick' ? 'approved' : random.pick(['approved', 'approved', 'approved', 'approved', 'rejected', 'cancelled'])) // oxfmt-ignore
  }
export const absences: Absence[] = made
  .toSorted((a, b) => a.asked.localeCompare(b.asked) || a.employee.no - b.employee.no)
  .map((one, at) => ({ no: at + 1, ...one }))

const FLOOR = ['Machining', 'Assembly', 'Paint Shop', 'Foundry', 'Maintenance', 'Logistics']
export const payslips = (['2025-02', '2025-03', '2025-04'] as const).flatMap((month, place) =>
  employees
    .filter(one => one.hired <= `${month}-20` && (one.left === null || one.left > `${month}-20`))
    .map(employee => {
      const works = FLOOR.includes(employee.department.name) && !employee.isHead && employee.contract !== 'apprenticeship'
      const overtime = works && random.chance(0.45) ? 15 * random.whole(4, 30) : 0
      const sells = employee.department.name === 'Sales'
      const bonus = (sells && place > 0) || random.chance(0.06) ? 50 * random.whole(3, 16) : 0
      const gross = employee.salary + overtime + bonus
      const deductions = Math.round(gross * (employee.salary > 5000 ? 39.4 : employee.salary > 2000 ? 33.1 : 21.6)) / 100
      const net = Math.round(100 * (gross - deductions)) / 100
      return { month, employee, base: employee.salary, overtime, bonus, gross, deductions, net, paid: `${month}-28` }
    }),
).map((one, at) => ({ no: at + 1, ...one })) // oxfmt-ignore

export interface Enrolment {
  no: number
  employee: Employee
  course: Course
  day: string
  state: 'booked' | 'passed' | 'failed' | 'no_show'
  validTo: string | null
}
/** Who sits in which course: by department, or everybody. */
const AUDIENCE: Record<string, readonly string[]> = {
  FORK: ['Logistics', 'Assembly', 'Maintenance'],
  HAZ: ['Paint Shop', 'Foundry', 'Machining', 'Maintenance'],
  HGHT: ['Maintenance', 'Foundry'],
  WELD: ['Maintenance', 'Foundry', 'Assembly'],
  CNC: ['Machining', 'Engineering'],
  LEAN: ['Machining', 'Assembly', 'Foundry', 'Quality'],
  ISO: ['Quality', 'Engineering', 'Purchasing'],
  NEG: ['Sales', 'Purchasing'],
  CONF: [],
}
/** Nobody ever sent them anywhere. */
const NEVER = ['Obi', 'Kertesz', 'Sesay', 'Ekblad', 'Zorn', 'Tanaka', 'Cerny']
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1 + months, Math.min(date!, 28))).toISOString().slice(0, 10)
}
const sittings = (course: Course) => [-1 - course.no, 2, 5, 8, 11, 13].map((at, place) => {
  let day = shiftDay('2024-04-08', at * 33 + course.no * 5 + place)
  while (new Date(day).getUTCDay() % 6 === 0) day = shiftDay(day, 1)
  return day
}) // oxfmt-ignore
export const enrolments: Enrolment[] = courses
  .flatMap(course => {
    const dates = sittings(course)
    return employees
      .filter(one => !NEVER.includes(one.last) && (AUDIENCE[course.code]?.includes(one.department.name) ?? true))
      .filter(() => random.chance(AUDIENCE[course.code] ? 0.6 : 0.26))
      .map(employee => ({ employee, course, day: random.pick(dates) }))
  })
  .filter(({ employee, day }) => employee.hired < day && (employee.left === null || employee.left > day))
  .toSorted((a, b) => a.day.localeCompare(b.day))
  .map(({ employee, course, day }, at) => {
    const state = day > TODAY ? 'booked' : random.pick(['passed', 'passed', 'passed', 'passed', 'passed', 'passed', 'failed', 'no_show'] as const) // oxfmt-ignore
    const validTo = state === 'passed' && course.months !== null ? addMonths(day, course.months) : null
    return { no: at + 1, employee, course, day, state, validTo }
  })
