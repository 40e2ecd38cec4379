import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface ZooSection {
  id: number
  name: string
  building: string
  annualBudget: number
  headId: number
}
export interface ZooEmployee {
  id: number
  employeeNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  jobTitle: string
  sectionId: number
  employment: string
  status: string
  weeklyHours: number
  hourlyWage: number
  hiredOn: string
  contractEndsOn: string | null
}
export interface ZooShift {
  id: number
  employeeId: number
  sectionId: number
  date: string
  kind: string
  startTime: string
  endTime: string
  hours: number
  status: string
}
export interface ZooTimeOff {
  id: number
  employeeId: number
  type: string
  from: string
  to: string
  days: number
  status: string
  requestedOn: string
}
export interface ZooCertificate {
  id: number
  employeeId: number
  name: string
  issuedOn: string
  expiresOn: string | null
}

export const ZOO_EMPLOYMENTS = ['FullTime', 'PartTime', 'Seasonal', 'Trainee'] as const
export const ZOO_STATUSES = ['Active', 'ParentalLeave', 'Left'] as const
export const ZOO_SHIFT_KINDS = ['Early', 'Late', 'Night'] as const
export const ZOO_SHIFT_STATUSES = ['Planned', 'Worked', 'Missed', 'Cancelled'] as const
export const TIME_OFF_TYPES = ['Holiday', 'SickLeave', 'Training', 'Unpaid'] as const
export const TIME_OFF_STATUSES = ['Pending', 'Approved', 'Refused', 'Withdrawn'] as const

const SECTIONS: [name: string, building: string, budget: number, titles: string[]][] = [
  ['Big Cats', 'Savannah Lodge', 640, ['Keeper', 'Keeper', 'Senior Keeper']],
  ['Primates', 'Canopy House', 520, ['Keeper', 'Keeper', 'Senior Keeper']],
  ['Elephants', 'Savannah Lodge', 710, ['Keeper', 'Senior Keeper']],
  ['Aquarium', 'Blue Hall', 585, ['Aquarist', 'Aquarist', 'Diver']],
  ['Reptiles', 'Warm House', 310, ['Keeper', 'Senior Keeper']],
  ['Birds', 'Aviary', 345, ['Keeper', 'Keeper']],
  ['Petting Farm', 'Old Barn', 140, ['Keeper', 'Stable Hand']],
  ['Veterinary', 'Clinic', 460, ['Veterinarian', 'Veterinary Nurse']],
  ['Education', 'Visitor Centre', 175, ['Tour Guide', 'Tour Guide', 'Teacher']],
  ['Catering', 'Visitor Centre', 390, ['Cook', 'Waiter', 'Waiter', 'Kiosk Assistant']],
  ['Gardens', 'Greenhouse', 260, ['Gardener', 'Gardener', 'Tree Surgeon']],
  ['Admissions', 'Main Gate', 205, ['Cashier', 'Cashier', 'Security Guard']],
]
const WAGES: Record<string, number> = { Keeper: 14.2, 'Senior Keeper': 17.9, Aquarist: 15.1, Diver: 18.6, 'Stable Hand': 12.6, Veterinarian: 29.5, 'Veterinary Nurse': 18.2, 'Tour Guide': 13.1, Teacher: 19.4, Cook: 14.8, Waiter: 12.2, 'Kiosk Assistant': 11.9, Gardener: 13.6, 'Tree Surgeon': 16.4, Cashier: 12.1, 'Security Guard': 13.3 } // oxfmt-ignore
const TIMES: Record<string, [from: string, to: string, hours: number]> = { Early: ['06:30', '14:30', 8], Late: ['13:00', '20:00', 7], Night: ['20:00', '06:00', 10] } // oxfmt-ignore
const CERTIFICATES: [name: string, years: number][] = [
  ['First Aid', 2],
  ['First Aid', 2],
  ['Dangerous Animals', 3],
  ['Forklift Licence', 5],
  ['Food Hygiene', 3],
  ['Scientific Diving', 1],
  ['Fire Marshal', 3],
]

export type ZoostaffData = ReturnType<typeof createZoostaffData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 12 sections, 112 employees, 280 shifts, 190 times off and 120 certificates. */
export function createZoostaffData(clock: Date) {
  const random = createRandom(99_801)
  const days = createDays(clock)
  const zooEmployees = createPeopleOf(99_803, 112, 'zoo.wexley.example').map((person, index): ZooEmployee => {
    const section = index < 12 ? index : random.pick([0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 8, 8, 9, 9, 9, 10, 10, 11, 11]) // oxfmt-ignore
    const jobTitle = random.pick(SECTIONS[section]![3])
    const employment = index < 12 ? 'FullTime' : random.pick(['FullTime', 'FullTime', 'FullTime', 'PartTime', 'PartTime', 'Seasonal', 'Trainee']) // oxfmt-ignore
    const isLimited = employment === 'Seasonal' || employment === 'Trainee'
    return {
      id: 601 + index,
      employeeNumber: `Z-${2010 + index * 6}`,
      ...person,
      phone: random.chance(0.12) ? null : `07700 902${random.whole(100, 989)}`,
      jobTitle,
      sectionId: 1 + section,
      employment,
      status: index > 12 && !isLimited ? random.pick(['Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'ParentalLeave', 'Left']) : 'Active', // oxfmt-ignore
      weeklyHours: employment === 'PartTime' ? random.pick([16, 20, 24]) : employment === 'Seasonal' ? 30 : 39,
      hourlyWage:
        employment === 'Trainee' ? 9.8 : Math.round(100 * (WAGES[jobTitle]! + random.whole(0, 24) / 10)) / 100,
      hiredOn: days.day(isLimited ? -random.whole(20, 140) : -150 - index * 33 - random.whole(0, 25)),
      contractEndsOn: isLimited ? days.day(random.whole(6, 260)) : null,
    }
  })
  const zooSections = SECTIONS.map(([name, building, budget], index): ZooSection => ({
    id: 1 + index,
    name,
    building,
    annualBudget: budget * 1000,
    headId: zooEmployees[index]!.id,
  }))
  const here = zooEmployees.filter(one => one.status === 'Active')
  return {
    zooSections,
    zooEmployees,
    zooShifts: createShifts(random, days, here),
    zooTimesOff: createTimesOff(random, days, here),
    zooCertificates: createCertificates(random, days, here),
  }
}

/** Six a day, from 32 days ago to two weeks ahead; nobody works twice on a day. */
function createShifts(random: Random, { day }: Days, people: ZooEmployee[]): ZooShift[] {
  return Array.from({ length: 47 }, (_, index) => index - 32).flatMap((offset, at) => {
    const first = (at * 17) % people.length
    return Array.from({ length: 6 }, (_, place): ZooShift => {
      const employee = people[(first + place * 11) % people.length]!
      const kind = random.pick(['Early', 'Early', 'Early', 'Late', 'Late', 'Night'])
      const [startTime, endTime, hours] = TIMES[kind]!
      return {
        id: 3001 + at * 6 + place,
        employeeId: employee.id,
        sectionId: employee.sectionId,
        date: day(offset),
        kind,
        startTime,
        endTime,
        hours,
        status: offset >= 0 ? (random.chance(0.05) ? 'Cancelled' : 'Planned') : random.pick(['Worked', 'Worked', 'Worked', 'Worked', 'Worked', 'Worked', 'Worked', 'Worked', 'Missed', 'Cancelled']), // oxfmt-ignore
      }
    })
  })
}

/** From eight months ago to three months ahead; nobody is away twice at a time. */
function createTimesOff(random: Random, { day }: Days, people: ZooEmployee[]): ZooTimeOff[] {
  const found: ZooTimeOff[] = []
  while (found.length < 190) {
    const offset = -240 + Math.floor((325 * found.length) / 190)
    const employee = random.pick(people.slice(0, 84))
    const type = random.pick([
      'Holiday',
      'Holiday',
      'Holiday',
      'Training',
      'Unpaid',
      ...(offset > 0 ? ['Holiday'] : ['SickLeave', 'SickLeave']),
    ])
    const days = type === 'Training' ? random.whole(1, 3) : random.whole(1, 14)
    const [from, to] = [day(offset), day(offset + days - 1)]
    if (from < employee.hiredOn || found.some(one => one.employeeId === employee.id && one.to >= from)) continue
    const status = type === 'SickLeave' ? 'Approved' : random.pick(offset > 8 ? ['Pending', 'Pending', 'Approved', 'Approved', 'Refused'] : ['Approved', 'Approved', 'Approved', 'Approved', 'Approved', 'Refused', 'Withdrawn']) // oxfmt-ignore
    const requestedOn = shiftDay(from, type === 'SickLeave' ? 0 : -random.whole(20, 60))
    found.push({ id: 401 + found.length, employeeId: employee.id, type, from, to, days, status, requestedOn: requestedOn < day(0) ? requestedOn : day(-1) }) // oxfmt-ignore
  }
  return found
}

/** Some never expire, and some have. */
function createCertificates(random: Random, { day }: Days, people: ZooEmployee[]): ZooCertificate[] {
  const seen = new Set<string>()
  const found: ZooCertificate[] = []
  while (found.length < 120) {
    const employee = random.pick(people.slice(0, 92))
    const [name, years] = random.pick(CERTIFICATES)
    if (seen.has(`${employee.id} ${name}`)) continue
    seen.add(`${employee.id} ${name}`)
    const issuedOn = day(-random.whole(3, years * 365 + 25))
    const expiresOn = name === 'Fire Marshal' ? null : shiftDay(issuedOn, years * 365)
    found.push({ id: 1201 + found.length, employeeId: employee.id, name, issuedOn, expiresOn })
  }
  return found
}
