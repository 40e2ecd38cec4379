import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import {
  SHIFT_TIMES,
  type HostelAbsence,
  type HostelEmployee,
  type HostelShift,
  type HostelSite,
  type HostelTraining,
  type HostelVacancy,
} from './kinds.ts'
import { COURSES, HOSTELS, PEOPLE, VACANCIES } from './names.ts'

const PAY: Record<string, number> = { 'Chief Executive': 68400, 'Area Manager': 46300, 'Hostel Manager': 36500, 'Deputy Manager': 31200, 'Senior Support Worker': 27600, 'Support Worker': 24800, 'Night Worker': 25100, Cook: 23400, Housekeeper: 22900, 'Finance Officer': 32700, 'HR Officer': 31900, 'Training Coordinator': 28800, 'Volunteer Coordinator': 26200, 'Outreach Worker': 26500 } // oxfmt-ignore
/** Who has left, how long ago, and who is away for long. */
const LEFT: Record<string, number> = { 'Dev Rattan': -47, 'Ian Popplewell': -112, 'Tamara Jessop': -203, 'Josh Tordoff': -18 } // oxfmt-ignore
const AWAY = ['Chloe Ramsden', 'Heather Prior']

export type HostelstaffData = ReturnType<typeof createHostelstaffData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const DAY = 86_400_000
export const daysOf = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1

/** 9 hostels, 53 employees, 96 absences, 148 shifts, 104 trainings and 14 vacancies. */
export function createHostelstaffData(clock: Date) {
  const random = createRandom(77_341)
  const days = createDays(clock)
  const hostelEmployees = createEmployees(random, days)
  // oxfmt-ignore
  const hostelSites = HOSTELS.map(([name, town, address, clientGroup, beds, staffedOvernight, openedOn], index): HostelSite => ({
    id: String(11 + index), name, town, address, phone: `01274 96${random.whole(1000, 9999)}`, clientGroup, beds, staffedOvernight, openedOn,
    managerId: hostelEmployees.find(one => one.hostelId === String(11 + index) && one.jobTitle === 'Hostel Manager')!.id,
  }))
  // oxfmt-ignore
  const hostelVacancies = VACANCIES.map(([title, hostel, contractType, weeklyHours, salaryFrom, salaryTo, status, posted, closes, applications], index): HostelVacancy => ({
    id: String(301 + index), title, contractType, weeklyHours, salaryFrom, salaryTo, status, postedOn: days.day(posted), closesOn: days.day(closes), applications, hostelId: String(11 + hostel),
  }))
  return {
    hostelSites,
    hostelEmployees,
    hostelAbsences: createAbsences(random, days, hostelEmployees),
    hostelShifts: createShifts(random, days, hostelEmployees),
    hostelTrainings: createTrainings(random, days, hostelEmployees),
    hostelVacancies,
  }
}

function createEmployees(random: Random, { day }: Days): HostelEmployee[] {
  const employees: HostelEmployee[] = []
  const emails = new Set<string>()
  let hostel = -1
  for (const line of PEOPLE.trim().split('\n')) {
    const [name, jobTitle] = line.split(', ')
    if (jobTitle === undefined) {
      hostel = HOSTELS.findIndex(([own]) => own === name)
      continue
    }
    const [firstName, lastName] = [name!.slice(0, name!.indexOf(' ')), name!.slice(name!.indexOf(' ') + 1)]
    const local = `${firstName}.${lastName}`.toLowerCase().replaceAll("'", '')
    const email = `${local}${emails.has(local) ? '2' : ''}@lanternhousing.example`
    emails.add(local)
    const isManager = /Manager|Executive|Officer/.test(jobTitle)
    const contractType = isManager ? 'permanent' : random.pick(['permanent', 'permanent', 'permanent', 'permanent', 'fixed-term', 'fixed-term', 'bank']) // oxfmt-ignore
    const weeklyHours = contractType === 'bank' ? null : isManager ? 37.5 : random.pick([37.5, 37.5, 37.5, 30, 24, 20])
    const left = LEFT[name!]
    const startedOn = day(-random.whole(isManager ? 900 : 260, isManager ? 5200 : 2600))
    const leader = hostel < 0 ? (jobTitle === 'Outreach Worker' ? 1 : 0) : jobTitle === 'Hostel Manager' ? 1 + (hostel % 2) : employees.findIndex(one => one.hostelId === String(11 + hostel)) // oxfmt-ignore
    employees.push({
      id: String(1001 + employees.length),
      firstName,
      lastName,
      email,
      phone: random.chance(0.12) ? null : `07700 90${random.whole(1000, 9989)}`,
      jobTitle,
      status: left === undefined ? (AWAY.includes(name!) ? 'on-leave' : 'active') : 'left',
      contractType,
      weeklyHours,
      annualSalary: weeklyHours === null ? null : Math.round(((PAY[jobTitle]! + 50 * random.whole(0, 62)) * weeklyHours) / 37.5), // oxfmt-ignore
      startedOn,
      leftOn: left === undefined ? null : day(left),
      dbsCheckedOn: random.chance(0.08) ? null : day(-random.whole(20, 1150)),
      hostelId: hostel < 0 ? null : String(11 + hostel),
      lineManagerId: employees.length === 0 ? null : employees[leader]!.id,
    })
  }
  return employees
}

/** Those of eleven months and of the weeks to come, some of them of today. */
function createAbsences(random: Random, { day }: Days, employees: HostelEmployee[]): HostelAbsence[] {
  const present = employees.filter(one => one.status !== 'left')
  const absences: Omit<HostelAbsence, 'id'>[] = []
  const isFree = (id: string, from: string, to: string) => absences.every(one => one.employeeId !== id || one.endsOn < from || one.startsOn > to) // oxfmt-ignore
  const note = (type: string) => (type === 'sickness' && random.chance(0.4) ? random.pick(['Flu', 'Back pain', 'Migraine', 'Stomach bug']) : null) // oxfmt-ignore
  const add = (employee: HostelEmployee, type: string, from: number, length: number, wanted?: string) => {
    const [startsOn, endsOn] = [day(from), day(from + length - 1)]
    if (!isFree(employee.id, startsOn, endsOn)) return
    const usual = type === 'sickness' ? 'approved' : from > 12 && random.chance(0.6) ? 'requested' : random.pick(['approved', 'approved', 'approved', 'approved', 'approved', 'declined', 'cancelled']) // oxfmt-ignore
    const status = wanted ?? usual
    const asked = Math.min(type === 'sickness' ? from : from - random.whole(9, 60), -1)
    absences.push({ absenceType: type, status, startsOn, endsOn, days: length, note: note(type), requestedOn: day(asked), decidedOn: status === 'requested' ? null : day(Math.min(asked + random.whole(0, 5), 0)), employeeId: employee.id }) // oxfmt-ignore
  }
  for (const [index, name] of AWAY.entries())
    add(employees.find(one => `${one.firstName} ${one.lastName}` === name)!, index === 0 ? 'parental-leave' : 'sickness', -75 + 31 * index, index === 0 ? 180 : 61, 'approved') // oxfmt-ignore
  for (const [index, length] of [9, 3, 14, 5].entries()) add(present[7 + 11 * index]!, index === 1 ? 'sickness' : 'annual-leave', -2, length, 'approved') // oxfmt-ignore
  while (absences.length < 96) {
    const type = random.pick(['annual-leave', 'annual-leave', 'annual-leave', 'annual-leave', 'sickness', 'sickness', 'sickness', 'compassionate-leave', 'unpaid-leave']) // oxfmt-ignore
    const length = type === 'annual-leave' ? random.pick([1, 3, 5, 7, 7, 10, 14]) : type === 'sickness' ? random.whole(1, 9) : random.whole(1, 5) // oxfmt-ignore
    const isAhead = type !== 'sickness' && absences.length % 3 === 0
    add(random.pick(present), type, isAhead ? random.whole(5, 85) : -random.whole(length + 1, 320), length)
  }
  absences.sort((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0))
  return absences.map((one, index) => ({ id: String(4001 + index), ...one }))
}

/** Four a day, from three weeks ago to two weeks ahead, of four hostels in turn. */
function createShifts(random: Random, { day }: Days, employees: HostelEmployee[]): HostelShift[] {
  const workers = employees.filter(one => one.hostelId !== null && one.status === 'active' && !/Manager|Cook|Housekeeper/.test(one.jobTitle)) // oxfmt-ignore
  return Array.from({ length: 148 }, (_, index): HostelShift => {
    const offset = Math.floor(index / 4) - 22
    const shiftType = Object.keys(SHIFT_TIMES)[index % 4]!
    const hostel = (index + Math.floor(index / 4)) % 9
    const hostelId = String(11 + (index % 4 > 1 && hostel > 6 ? hostel - 7 : hostel))
    const isOpen = offset > 1 && random.chance(0.42)
    const status = random.chance(0.07) ? 'cancelled' : offset < 0 ? 'worked' : isOpen ? 'open' : 'confirmed'
    const own = workers.filter(one => one.hostelId === hostelId)
    const [startTime, endTime, hours] = SHIFT_TIMES[shiftType]!
    return { id: String(7001 + index), date: day(offset), shiftType, startTime, endTime, hours, status, hostelId, employeeId: status === 'open' || (status === 'cancelled' && offset > 0) ? null : random.pick(own).id } // oxfmt-ignore
  })
}

function createTrainings(random: Random, { day }: Days, employees: HostelEmployee[]): HostelTraining[] {
  const trainings: Omit<HostelTraining, 'id'>[] = []
  while (trainings.length < 104) {
    const employee = random.pick(employees)
    const [course, provider, cost, months] = random.pick(COURSES)
    if (trainings.some(one => one.employeeId === employee.id && one.course === course)) continue
    const heldOn = employee.status !== 'left' && random.chance(0.16) ? day(random.whole(4, 60)) : shiftDay(employee.leftOn ?? day(0), -random.whole(10, 1000)) // oxfmt-ignore
    const status = heldOn > day(0) ? 'booked' : random.chance(0.1) ? 'missed' : 'completed'
    if (heldOn < employee.startedOn) continue
    const expiresOn = status === 'completed' && months !== null ? shiftDay(heldOn, Math.round(months * 30.4375)) : null
    trainings.push({ course, provider, status, heldOn, expiresOn, cost, employeeId: employee.id })
  }
  return trainings.map((one, index) => ({ id: String(5001 + index), ...one }))
}
