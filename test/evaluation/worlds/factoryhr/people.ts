import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { COURSES, DEPARTMENTS, SITES, STAFF } from './names.ts'

/** The day on which everything is asked. */
export const TODAY = '2025-05-14'
const random = createRandom(7719)

export const sites = SITES.map(([name, code, street, town, opened], at) => ({
  no: at + 1,
  name,
  code,
  street,
  town,
  opened,
}))

export const departments = DEPARTMENTS.map(([name, code, site, centre, budget], at) => ({
  no: at + 1,
  name,
  code,
  site: sites.find(one => one.name === site)!,
  centre,
  budget,
}))
export type Department = (typeof departments)[number]

export interface Employee {
  no: number
  first: string
  last: string
  name: string
  email: string
  phone: string | null
  position: string
  salary: number
  department: Department
  isHead: boolean
  manager: Employee | null
  contract: 'permanent' | 'fixed-term' | 'apprenticeship'
  hours: number
  hired: string
  contractEnd: string | null
  left: string | null
  born: string
}

/** Contracts with an end, by last name: hired, ends. */
const FIXED: Record<string, [string, string]> = {
  Pym: ['2024-06-01', '2025-05-31'],
  Blaha: ['2025-02-01', '2026-01-31'],
  Mackie: ['2023-08-01', '2025-07-31'],
  Reddick: ['2024-07-01', '2025-06-30'],
  Obi: ['2025-01-15', '2025-12-31'],
  Misiak: ['2024-11-01', '2025-10-31'],
  Gill: ['2024-09-01', '2026-08-31'],
}
const LEFT: Record<string, string> = { Haas: '2025-01-31', Lindqvist: '2024-11-30', Chalmers: '2025-03-31' }
/** Hired this year, or longest here. */
const HIRED: Record<string, string> = {
  Tekin: '2025-03-03',
  Kertesz: '2025-04-01',
  Zorn: '2025-05-05',
  Kallweit: '1991-08-01',
  Gorecki: '1994-03-14',
  Osgood: '1996-10-01',
  Farrow: '1998-01-12',
  Wolny: '1999-05-03',
}
const PART_TIME: Record<string, number> = {
  Nandakumar: 30,
  Drummond: 24,
  'van Houten': 20,
  Penhale: 30,
  Hollis: 24,
  Joshi: 20,
  Popescu: 32,
  Leask: 25,
}

export const employees: Employee[] = []
for (const department of departments)
  STAFF[department.name]!.forEach(([first, last, position, salary], place) => {
    const at = employees.length
    const contract = position.startsWith('Apprentice') ? 'apprenticeship' : FIXED[last] ? 'fixed-term' : 'permanent'
    const hired =
      HIRED[last] ??
      FIXED[last]?.[0] ??
      (contract === 'apprenticeship' ? `${2021 + (at % 4)}-09-01` : shiftDay('2001-02-01', random.whole(0, 8600)))
    // Nobody was hired before the age of seventeen.
    const youngest = shiftDay(hired, -365 * 17 - 7 * (at % 50) - 20)
    const age = contract === 'apprenticeship' ? random.whole(17, 20) : random.whole(27, 62)
    const born = shiftDay(TODAY, -365 * age - random.whole(8, 350))
    employees.push({
      no: 1001 + at * 3,
      first,
      last,
      name: `${first} ${last}`,
      email: `${first[0]}.${last.replaceAll(' ', '')}@corvane.example`.toLowerCase(),
      phone: at % 7 === 5 ? null : `+44 1632 96${String(1040 + at * 31).slice(0, 4)}`,
      position,
      salary,
      department,
      isHead: place === 0,
      manager: null,
      contract,
      hours: PART_TIME[last] ?? 38,
      hired,
      contractEnd:
        FIXED[last]?.[1] ?? (contract === 'apprenticeship' ? `${Number(hired.slice(0, 4)) + 4}-08-31` : null),
      left: LEFT[last] ?? null,
      born: born < youngest ? born : youngest,
    })
  })

export const headOf = (department: Department): Employee =>
  employees.find(one => one.isHead && one.department === department)!
for (const one of employees) {
  const leader = employees.find(
    other => other.department === one.department && other.position === 'Shift Leader' && other !== one,
  )
  one.manager = one.isHead ? (one === employees[0] ? null : employees[0]!) : (leader ?? headOf(one.department))
}
export const isHere = (one: Employee): boolean => one.left === null
export const staff = employees.filter(isHere)

export const courses = COURSES.map(([title, code, provider, mandatory, fee, hours, months], at) => ({
  no: at + 1,
  title,
  code,
  provider,
  mandatory,
  fee,
  hours,
  months,
}))
export type Course = (typeof courses)[number]
