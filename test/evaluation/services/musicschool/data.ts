import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createMusicStudents, createMusicTeachers } from '../persons.ts'

export interface MusicBranch {
  id: number
  name: string
  city: string
  openedOn: string
}
export interface MusicRoom {
  id: number
  name: string
  branchId: number
  seats: number
  hasPiano: boolean
}
export interface Teacher {
  id: number
  firstName: string
  lastName: string
  email: string
  mainInstrument: string
  hourlyRate: number
  employmentStatus: string
  hiredOn: string
  branchId: number
}
export interface MusicStudent {
  id: number
  firstName: string
  lastName: string
  email: string
  dateOfBirth: string
  instrument: string
  level: string
  status: string
  teacherId: number | null
  guardianName: string | null
  phoneNumber: string | null
  monthlyFee: number
  joinedOn: string
}
export interface Lesson {
  id: number
  studentId: number
  teacherId: number
  roomId: number | null
  startsAt: string
  durationMinutes: number
  status: string
  isTrial: boolean
  remark: string | null
}
export interface Ensemble {
  id: number
  name: string
  kind: string
  conductorId: number
  rehearsalDay: string
  maxMembers: number
}
export interface Membership {
  id: number
  ensembleId: number
  studentId: number
  joinedOn: string
}
export interface RentalInstrument {
  id: number
  assetTag: string
  type: string
  brand: string
  condition: string
  rentedToStudentId: number | null
  monthlyRent: number
  purchasePrice: number
  lastServicedOn: string | null
}
export interface MusicInvoice {
  id: number
  invoiceNumber: string
  studentId: number
  issuedOn: string
  dueOn: string
  amount: number
  status: string
  paidOn: string | null
  reminderCount: number
}
export interface Concert {
  id: number
  title: string
  heldOn: string
  venue: string
  ensembleId: number | null
  ticketPrice: number
  ticketsSold: number
  isPublic: boolean
}

export const INSTRUMENTS = ['Piano', 'Violin', 'Cello', 'Guitar', 'Flute', 'Trumpet', 'Drums', 'Voice'] as const
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'PreCollege'] as const
export const EMPLOYMENT = ['Active', 'OnLeave', 'Freelance'] as const
export const STUDENT_STATES = ['Active', 'WaitingList', 'Paused', 'Left'] as const
export const LESSON_STATES = ['Scheduled', 'Attended', 'Missed', 'Cancelled'] as const
export const ENSEMBLE_KINDS = ['Choir', 'Orchestra', 'Band', 'ChamberGroup'] as const
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const CONDITIONS = ['AsNew', 'Good', 'Worn', 'Defective'] as const
export const INVOICE_STATES = ['Draft', 'Sent', 'Paid', 'Overdue', 'WrittenOff'] as const

const BRANCHES: [name: string, city: string][] = [
  ['Riverside House', 'Bamberg'],
  ['Old Brewery', 'Fürth'],
  ['Station Quarter', 'Erlangen'],
]
const ENSEMBLES: [name: string, kind: string, day: string, most: number][] = [
  ['The Nightingales', 'Choir', 'Tuesday', 24],
  ['Young Strings', 'Orchestra', 'Friday', 30],
  ['Brass Monkeys', 'Band', 'Wednesday', 12],
  ['Quartetto Blu', 'ChamberGroup', 'Monday', 4],
  ['Back Row Big Band', 'Band', 'Thursday', 18],
  ['Chamber Cats', 'ChamberGroup', 'Saturday', 6],
  ['Evening Chorale', 'Choir', 'Thursday', 32],
]
const BRANDS: Record<string, string[]> = {
  Violin: ['Stentor', 'Yamaha', 'Gewa'],
  Cello: ['Stentor', 'Gewa'],
  Guitar: ['Hanika', 'Yamaha'],
  Flute: ['Pearl', 'Yamaha'],
  Trumpet: ['Bach', 'Jupiter'],
  Drums: ['Pearl', 'Sonor'],
}
const CONCERTS: [title: string, venue: string, price: number, offset: number][] = [
  ['Autumn Serenade', 'Town Hall', 8, -52],
  ['Strings Attached', 'St. Lawrence Church', 10, -31],
  ['Open Stage', 'Old Brewery', 0, -12],
  ['Winter Lights', 'St. Lawrence Church', 12, 19],
  ['Brass in the Park', 'City Park', 5, 47],
  ['Graduates Recital', 'Town Hall', 15, 88],
  ['Spring Matinee', 'Town Hall', 9, -160],
  ['Jazz After Dark', 'Old Brewery', 14, -95],
]
const GUARDIANS = ['Helga', 'Jonas', 'Petra', 'Marek', 'Aylin', 'Silvio', 'Birgit', 'Ramona']
const REMARKS = ['Forgot the sheet music', 'New piece started', 'Bow needs rehair', 'Prepare for exam']

export type MusicschoolData = ReturnType<typeof createMusicschoolData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
/** System.Text.Json writes a DateTimeOffset with its offset. */
const offset = (moment: string) => moment.replace(/\.\d+Z$/, '+00:00')

/** 3 branches, 10 rooms, 15 teachers, 124 students, 260 lessons, 7 ensembles, 58 memberships, 64 instruments, 170 invoices, 8 concerts. */
export function createMusicschoolData(clock: Date) {
  const random = createRandom(20_26_31)
  const days = createDays(clock)
  const branches: MusicBranch[] = BRANCHES.map(([name, city], index) => ({ id: index + 1, name, city, openedOn: days.day(-4100 + index * 1300) })) // oxfmt-ignore
  const rooms = createRooms(random)
  const teachers = createTeachers(random, days)
  const students = createStudents(random, days, teachers)
  const lessons = createLessons(random, days, students, rooms)
  const ensembles = ENSEMBLES.map(([name, kind, rehearsalDay, maxMembers], index): Ensemble => ({ id: index + 1, name, kind, conductorId: teachers[(index * 3 + 1) % teachers.length]!.id, rehearsalDay, maxMembers })) // oxfmt-ignore
  const memberships = createMemberships(random, days, students)
  const instruments = createInstruments(random, days, students)
  const invoices = createInvoices(random, days, students)
  const concerts = CONCERTS.map(([title, venue, ticketPrice, away], index): Concert => ({
    id: index + 1,
    title,
    heldOn: days.day(away),
    venue,
    ensembleId: index % 4 === 2 ? null : (index % ENSEMBLES.length) + 1,
    ticketPrice,
    ticketsSold: away > 60 ? 0 : random.whole(20, 180),
    isPublic: index !== 5,
  }))
  return { branches, rooms, teachers, students, lessons, ensembles, memberships, instruments, invoices, concerts }
}

const createRooms = (random: Random): MusicRoom[] =>
  Array.from({ length: 10 }, (_, index) => ({
    id: index + 11,
    name: index < 7 ? `Studio ${index + 1}` : ['Great Hall', 'Cellar', 'Attic'][index - 7]!,
    branchId: (index % 3) + 1,
    seats: index === 7 ? 120 : random.whole(2, 14),
    hasPiano: index % 3 !== 2,
  }))

const createTeachers = (random: Random, { day }: Days): Teacher[] =>
  createMusicTeachers().map((person, index) => ({
    id: 101 + index,
    ...person,
    mainInstrument: INSTRUMENTS[index % INSTRUMENTS.length]!,
    hourlyRate: random.whole(56, 96) / 2,
    employmentStatus: index % 7 === 3 ? 'OnLeave' : index % 4 === 2 ? 'Freelance' : 'Active',
    hiredOn: day(-random.whole(60, 3600)),
    branchId: random.whole(1, 3),
  }))

const createStudents = (random: Random, { day }: Days, teachers: Teacher[]): MusicStudent[] =>
  createMusicStudents().map((person, index) => {
    const instrument = random.pick(INSTRUMENTS)
    const status = random.pick(['Active', 'Active', 'Active', 'Active', 'Active', 'WaitingList', 'Paused', 'Left'])
    const age = random.whole(6, 40)
    return {
      id: 1001 + index,
      ...person,
      dateOfBirth: day(-age * 365 - random.whole(1, 364)),
      instrument,
      level: random.pick(LEVELS),
      status,
      teacherId: status === 'WaitingList' ? null : random.pick(teachers.filter(one => one.mainInstrument === instrument)).id, // oxfmt-ignore
      guardianName: age < 18 ? `${random.pick(GUARDIANS)} ${person.lastName}` : null,
      phoneNumber: random.chance(0.8) ? `+49 9${random.whole(10, 99)} ${random.whole(100_000, 999_999)}` : null,
      monthlyFee: random.pick([62, 74.5, 89, 98, 115]),
      joinedOn: day(-random.whole(3, 1900)),
    }
  })

function createLessons(random: Random, { day, moment }: Days, students: MusicStudent[], rooms: MusicRoom[]): Lesson[] {
  const taught = students.filter(one => one.teacherId !== null && one.status !== 'Left')
  return Array.from({ length: 260 }, (_, index) => {
    const away = Math.floor((index - 190) / 4)
    const student = random.pick(taught)
    const weekday = new Date(`${day(away)}T00:00:00Z`).getUTCDay()
    return {
      id: 5001 + index,
      studentId: student.id,
      teacherId: student.teacherId!,
      roomId: random.chance(0.12) ? null : random.pick(rooms.slice(0, 7)).id,
      startsAt: offset(moment(weekday === 0 ? away - 1 : away, random.whole(28, 40) / 48)),
      durationMinutes: random.pick([30, 30, 45, 45, 60]),
      status: away >= 0 ? (random.chance(0.1) ? 'Cancelled' : 'Scheduled') : random.pick(['Attended', 'Attended', 'Attended', 'Attended', 'Missed', 'Cancelled']), // oxfmt-ignore
      isTrial: random.chance(0.08),
      remark: random.chance(0.2) ? random.pick(REMARKS) : null,
    }
  })
}

function createMemberships(random: Random, { day }: Days, students: MusicStudent[]): Membership[] {
  const active = students.filter(one => one.status === 'Active')
  return Array.from({ length: 58 }, (_, index) => ({
    id: 301 + index,
    ensembleId: index % 6 === 3 && index > 20 ? 1 : (index % 6) + 1,
    studentId: active[(index * 5) % active.length]!.id,
    joinedOn: day(-random.whole(10, 900)),
  }))
}

function createInstruments(random: Random, { day }: Days, students: MusicStudent[]): RentalInstrument[] {
  const types = Object.keys(BRANDS)
  return Array.from({ length: 64 }, (_, index) => {
    const type = types[index % types.length]!
    const condition = random.pick(['AsNew', 'Good', 'Good', 'Good', 'Worn', 'Defective'])
    const renters = students.filter(one => one.instrument === type && one.status === 'Active')
    return {
      id: 701 + index,
      assetTag: `${type.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
      type,
      brand: random.pick(BRANDS[type]!),
      condition,
      rentedToStudentId: condition !== 'Defective' && random.chance(0.55) ? random.pick(renters).id : null,
      monthlyRent: random.pick([9.5, 14, 18, 22.5, 27]),
      purchasePrice: random.whole(180, 2400),
      lastServicedOn: random.chance(0.85) ? day(-random.whole(5, 900)) : null,
    }
  })
}

function createInvoices(random: Random, { day }: Days, students: MusicStudent[]): MusicInvoice[] {
  const billed = students.filter(one => one.status !== 'WaitingList')
  return Array.from({ length: 170 }, (_, index) => {
    const issued = -Math.floor((169 - index) * 1.3)
    const student = random.pick(billed)
    const issuedOn = day(issued)
    const status = issued > -2 ? 'Draft' : issued > -14 ? random.pick(['Sent', 'Paid']) : random.pick(['Paid', 'Paid', 'Paid', 'Paid', 'Paid', 'Overdue', 'WrittenOff']) // oxfmt-ignore
    return {
      id: 8001 + index,
      invoiceNumber: `MS-${30_112 + index * 4}`,
      studentId: student.id,
      issuedOn,
      dueOn: shiftDay(issuedOn, 14),
      amount: student.monthlyFee + random.pick([0, 0, 0, 9.5, 18]),
      status,
      paidOn: status === 'Paid' ? day(Math.min(0, issued + random.whole(1, 25))) : null,
      reminderCount: status === 'Overdue' ? random.whole(1, 3) : 0,
    }
  })
}
