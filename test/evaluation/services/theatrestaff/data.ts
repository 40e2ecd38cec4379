import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { COURSES, HOUSES, TEAMS } from './names.ts'

export interface StageHouse {
  id: number
  name: string
  city: string
  type: string
  seats: number
  openedIn: number
}
export interface StageDepartment {
  id: number
  name: string
  costCentre: string
  headId: number | null
}
export interface StageEmployee {
  id: number
  employeeNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  jobTitle: string
  departmentId: number
  houseId: number
  managerId: number | null
  contractType: string
  status: string
  weeklyHours: number
  monthlySalary: number
  hiredOn: string
  contractEndsOn: string | null
  leftOn: string | null
  isFirstAider: boolean
}
export interface StageAbsence {
  id: number
  employeeId: number
  type: string
  status: string
  startDate: string
  endDate: string
  days: number
  certificateReceived: boolean
  requestedOn: string
  comment: string | null
}
export interface StageTraining {
  id: number
  title: string
  category: string
  provider: string
  houseId: number
  startsOn: string
  durationHours: number
  places: number
  costPerPerson: number
  isMandatory: boolean
}
export interface StageBooking {
  id: number
  trainingId: number
  employeeId: number
  status: string
  bookedOn: string
  score: number | null
}

export const HOUSE_TYPES = ['Playhouse', 'StudioTheatre', 'ConcertHall', 'ChildrensTheatre'] as const
export const CONTRACT_TYPES = ['Permanent', 'FixedTerm', 'Seasonal'] as const
export const EMPLOYEE_STATUSES = ['Active', 'OnLeave', 'Left'] as const
export const ABSENCE_TYPES = ['Vacation', 'SickLeave', 'ParentalLeave', 'UnpaidLeave', 'TimeOffInLieu'] as const
export const ABSENCE_STATUSES = ['Requested', 'Approved', 'Rejected', 'Cancelled'] as const
export const TRAINING_CATEGORIES = ['Safety', 'FirstAid', 'Technical', 'Craft', 'CustomerService', 'Leadership'] as const // oxfmt-ignore
export const BOOKING_STATUSES = ['Booked', 'Completed', 'Failed', 'NoShow', 'Cancelled'] as const

/** Those who are away for long, from when to when, and those who have left, since when. */
const AWAY: Record<string, [type: string, from: number, to: number]> = {
  'Jasmine Tolley': ['ParentalLeave', -96, 118],
  'Winifred Astley': ['SickLeave', -41, 16],
  'Yusra Karim': ['ParentalLeave', -150, 61],
}
const GONE: Record<string, number> = { 'Carol Entwistle': -47, 'Patrick Noonan': -133, 'Archie Dunstan': -12, 'Tobias Wren': -71 } // oxfmt-ignore
/** Who reports to somebody else than the head. */
const LED: Record<string, string> = { 'Mateo Vidal': 'Chidi Okafor', 'Hattie Blackburn': 'Gemma Whitaker', 'Archie Dunstan': 'Gemma Whitaker', 'Nell Carmody': 'Gemma Whitaker', 'Tilly Ramsbottom': 'Heather Quigley' } // oxfmt-ignore

export type TheatrestaffData = ReturnType<typeof createTheatrestaffData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 6 houses, 8 departments, 56 employees, 112 absences, 16 trainings and 98 bookings. */
export function createTheatrestaffData(clock: Date) {
  const random = createRandom(71_501)
  const days = createDays(clock)
  const stageHouses = HOUSES.map(([id, name, city, type, seats, openedIn]): StageHouse => ({ id, name, city, type, seats, openedIn })) // oxfmt-ignore
  const stageEmployees = createEmployees(random, days)
  const stageDepartments = TEAMS.map(({ id, name, costCentre }): StageDepartment => {
    const head = stageEmployees.find(one => one.departmentId === id)!
    return { id, name, costCentre, headId: head.id }
  })
  const stageTrainings = createTrainings(random, days)
  return {
    stageHouses,
    stageDepartments,
    stageEmployees,
    stageAbsences: createAbsences(random, days, stageEmployees),
    stageTrainings,
    stageBookings: createBookings(random, days, stageEmployees, stageTrainings),
  }
}

const plain = (name: string) => name.toLowerCase().replaceAll(' ', '')

/** The heads report to the managing director, the others to their heads or to somebody between. */
function createEmployees(random: Random, { day }: Days): StageEmployee[] {
  const jobs = TEAMS.flatMap(team => team.people.map(job => ({ team, job })))
  const idOf = (name: string) => 1001 + jobs.findIndex(({ job }) => job[0] === name)
  const director = idOf(jobs[0]!.job[0])
  const hired = new Set<number>()
  return jobs.map(({ team, job: [name, jobTitle, houseId, contractType = 'Permanent'] }, index): StageEmployee => {
    const [firstName, ...rest] = name.split(' ') as [string, ...string[]]
    const lastName = rest.join(' ')
    const isHead = team.people[0]![0] === name
    const isPermanent = contractType === 'Permanent'
    const gone = GONE[name]
    const weeklyHours = isHead ? 39 : random.pick(contractType === 'Seasonal' ? [16, 20, 24] : [39, 39, 39, 39, 32, 30, 24]) // oxfmt-ignore
    const full = index === 0 ? 6900 : team.usual * (isHead ? 1.55 : 0.88 + random.next() * 0.3)
    let since = isPermanent ? -random.whole(260, 6200) : -random.whole(150, 520)
    while (hired.has(since)) since -= 3
    hired.add(since)
    const ends = contractType === 'Seasonal' ? random.whole(25, 130) : random.whole(40, 400)
    const leader = LED[name] ?? team.people[0]![0]
    return {
      id: 1001 + index,
      employeeNumber: `LT-${2040 + index * 7}`,
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@lanterntheatres.example`,
      phone: random.chance(0.15) ? null : `07700 904${130 + index * 11}`,
      jobTitle,
      departmentId: team.id,
      houseId,
      managerId: index === 0 ? null : isHead ? director : idOf(leader),
      contractType,
      status: gone !== undefined ? 'Left' : AWAY[name] ? 'OnLeave' : 'Active',
      weeklyHours,
      monthlySalary: Math.round((full * weeklyHours) / 390) * 10,
      hiredOn: day(since),
      contractEndsOn: isPermanent ? null : day(gone ?? ends),
      leftOn: gone === undefined ? null : day(gone),
      isFirstAider: random.chance(0.22),
    }
  })
}

/** Those of a year, and what is planned for the next months; nobody is away twice at a time. */
function createAbsences(random: Random, { day }: Days, employees: StageEmployee[]): StageAbsence[] {
  const planned = employees.flatMap(one => {
    const long = AWAY[`${one.firstName} ${one.lastName}`]
    return long ? [{ one, type: long[0], from: long[1], to: long[2] }] : []
  })
  while (planned.length < 112) {
    const from = random.pick([1, 1, 1, 0]) ? -random.whole(1, 340) : random.whole(-2, 95)
    const type = from > 0 ? random.pick(['Vacation', 'Vacation', 'Vacation', 'TimeOffInLieu', 'UnpaidLeave']) : random.pick(['Vacation', 'Vacation', 'Vacation', 'SickLeave', 'SickLeave', 'SickLeave', 'TimeOffInLieu', 'UnpaidLeave']) // oxfmt-ignore
    const length = type === 'Vacation' ? random.whole(3, 16) : type === 'TimeOffInLieu' ? random.whole(1, 2) : random.whole(1, 9) // oxfmt-ignore
    const to = from + length - 1
    const one = random.pick(employees)
    const isFree = planned.every(other => other.one !== one || other.to < from || other.from > to)
    if (isFree && one.hiredOn < day(from) && (one.leftOn ?? '9') > day(to)) planned.push({ one, type, from, to })
  }
  planned.sort((a, b) => a.from - b.from)
  return planned.map(({ one, type, from, to }, index): StageAbsence => {
    const isSick = type === 'SickLeave'
    const isLong = to - from > 50
    const usual = from > 0 ? ['Requested', 'Requested', 'Approved'] : ['Approved', 'Approved', 'Approved', 'Approved', 'Approved', 'Rejected', 'Cancelled'] // oxfmt-ignore
    const status = isSick || isLong ? 'Approved' : random.pick(usual)
    const before = isSick ? 0 : random.whole(5, 45)
    return {
      id: 5001 + index,
      employeeId: one.id,
      type,
      status,
      startDate: day(from),
      endDate: day(to),
      days: to - from + 1,
      certificateReceived: isSick && (isLong || random.chance(0.7)),
      requestedOn: day(from > 0 ? -random.whole(1, 30) : from - before),
      comment: random.chance(0.75) ? null : random.pick(['Agreed with the stage manager', 'Between two productions', 'Swapped with a colleague', 'Please confirm soon']), // oxfmt-ignore
    }
  })
}

/** Eleven are over, five are to come. */
function createTrainings(random: Random, { day }: Days): StageTraining[] {
  return COURSES.map(([title, category, provider, durationHours, costPerPerson, isMandatory], index): StageTraining => ({
    id: 301 + index,
    title,
    category,
    provider,
    houseId: random.whole(1, 6),
    startsOn: day(index % 3 === 2 ? 6 + index * 4 : -20 - index * 19),
    durationHours,
    places: random.pick([8, 10, 12, 14]),
    costPerPerson,
    isMandatory,
  })) // oxfmt-ignore
}

/** How it went is known of the trainings that are over; nobody is booked twice for the same. */
function createBookings(
  random: Random,
  { day }: Days,
  employees: StageEmployee[],
  trainings: StageTraining[],
): StageBooking[] {
  // oxfmt-ignore
  const today = day(0)
  const taken = new Set<string>()
  const bookings: StageBooking[] = []
  while (bookings.length < 98) {
    const training = trainings[bookings.length % trainings.length]!
    const one = random.pick(employees)
    const key = `${one.id} ${training.id}`
    if (taken.has(key) || one.hiredOn > training.startsOn || (one.leftOn ?? '9') < training.startsOn) continue
    taken.add(key)
    const isOver = training.startsOn < today
    const status = isOver ? random.pick(['Completed', 'Completed', 'Completed', 'Completed', 'Completed', 'Failed', 'NoShow', 'Cancelled']) : random.pick(['Booked', 'Booked', 'Booked', 'Booked', 'Cancelled']) // oxfmt-ignore
    const wished = shiftDay(training.startsOn, -random.whole(20, 60))
    bookings.push({
      id: 7001 + bookings.length,
      trainingId: training.id,
      employeeId: one.id,
      status,
      bookedOn: wished < today ? wished : today,
      score: status === 'Completed' ? random.whole(62, 100) : status === 'Failed' ? random.whole(20, 49) : null,
    })
  }
  return bookings
}
