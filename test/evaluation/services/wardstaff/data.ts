import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BOARD, COURSES, JOBS, TEAMS, WARDS } from './names.ts'

export interface TarkaWard {
  id: number
  name: string
  code: string
  specialty: string
  type: string
  building: string
  floor: number
  beds: number | null
  managerId: number
  phoneExtension: string
}
export interface TarkaEmployee {
  id: number
  staffNumber: string
  firstName: string
  lastName: string
  email: string
  mobilePhone: string | null
  jobTitle: string
  staffGroup: string
  payBand: number | null
  annualSalary: number
  contractType: string
  weeklyHours: number
  wardId: number | null
  managerId: number | null
  status: string
  startDate: string
  leavingDate: string | null
}
export interface TarkaShift {
  id: number
  employeeId: number
  wardId: number
  date: string
  shiftType: string
  startTime: string
  endTime: string
  hours: number
  isOvertime: boolean
  status: string
}
export interface TarkaAbsence {
  id: number
  employeeId: number
  absenceType: string
  startDate: string
  endDate: string
  workingDays: number
  status: string
  requestedOn: string
  approvedById: number | null
  comment: string | null
}
export interface TarkaQualification {
  id: number
  employeeId: number
  name: string
  isMandatory: boolean
  provider: string
  certificateNumber: string
  obtainedOn: string
  expiresOn: string | null
}
export interface TarkaVacancy {
  id: number
  reference: string
  jobTitle: string
  staffGroup: string
  wardId: number
  hiringManagerId: number
  contractType: string
  weeklyHours: number
  salaryFrom: number
  salaryTo: number
  status: string
  postedOn: string | null
  closingDate: string | null
  applicants: number
}

export const WARD_TYPES = ['Inpatient', 'Acute', 'Outpatient', 'Support'] as const
export const STAFF_GROUPS = ['Management', 'Nursing', 'Midwifery', 'Medical', 'AlliedHealth', 'Pharmacy', 'Administration', 'Support'] as const // oxfmt-ignore
export const CONTRACT_TYPES = ['Permanent', 'FixedTerm', 'Bank'] as const
export const EMPLOYEE_STATUSES = ['Active', 'Seconded', 'Left'] as const
export const SHIFT_TYPES = ['Early', 'Late', 'Night', 'LongDay'] as const
export const SHIFT_STATUSES = ['Planned', 'Confirmed', 'Worked', 'Cancelled'] as const
export const ABSENCE_TYPES = ['AnnualLeave', 'Sickness', 'StudyLeave', 'CarersLeave', 'UnpaidLeave'] as const
export const ABSENCE_STATUSES = ['Requested', 'Approved', 'Declined', 'Cancelled'] as const
export const VACANCY_STATUSES = ['Draft', 'Open', 'Interviewing', 'Filled', 'Withdrawn'] as const

/** When a shift starts and ends, and its paid hours. */
export const TIMES: Record<string, [start: string, end: string, hours: number]> = {
  Early: ['07:00', '15:00', 7.5],
  Late: ['13:30', '21:30', 7.5],
  Night: ['21:00', '07:30', 10],
  LongDay: ['07:00', '19:30', 12],
}
const NOTES: Record<string, string[]> = {
  AnnualLeave: ['Family holiday', 'Moving house', 'Wedding abroad'],
  Sickness: ['Flu', 'Back pain', 'Migraine', 'Stomach bug'],
  StudyLeave: ['Exam preparation', 'Conference in Leeds'],
  CarersLeave: ['Child unwell', 'Hospital appointment of a parent'],
  UnpaidLeave: ['Extended travel'],
}

export type WardstaffData = ReturnType<typeof createWardstaffData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 12 wards, 61 employees, 150 shifts, 84 absences, 120 qualifications and 22 vacancies. */
export function createWardstaffData(clock: Date) {
  const random = createRandom(71_817)
  const days = createDays(clock)
  const tarkaEmployees = createEmployees(random, days)
  const tarkaWards = WARDS.map(([name, code, specialty, type, building, floor, beds], index): TarkaWard => {
    const managerId = tarkaEmployees.find(one => one.wardId === 201 + index)!.id
    return { id: 201 + index, name, code, specialty, type, building, floor, beds, managerId, phoneExtension: `${4100 + index * 17}` } // oxfmt-ignore
  })
  return {
    tarkaWards,
    tarkaEmployees,
    tarkaShifts: createShifts(random, days, tarkaEmployees),
    tarkaAbsences: createAbsences(random, days, tarkaEmployees),
    tarkaQualifications: createQualifications(random, days, tarkaEmployees),
    tarkaVacancies: createVacancies(random, days, tarkaWards),
  }
}

/** The board first, then the wards one after the other. */
function createEmployees(random: Random, { day }: Days): TarkaEmployee[] {
  const places = [BOARD, ...TEAMS].flatMap((team, at) => team.map((written, place) => ({ written, at, isFirst: place === 0 }))) // oxfmt-ignore
  const employees: TarkaEmployee[] = []
  for (const [index, { written, at, isFirst }] of places.entries()) {
    const [name, jobTitle] = written.split(', ') as [string, string]
    const [firstName, lastName] = name.split(' ') as [string, string]
    const [staffGroup, payBand, usual] = JOBS[jobTitle]!
    const leads = at === 0 || isFirst
    const team = employees.find(one => one.wardId === 200 + at)
    const above = at === 0 ? (isFirst ? null : 1001) : jobTitle === 'Consultant' || at > 10 && isFirst ? 1003 : isFirst ? 1002 : team!.id // oxfmt-ignore
    const local = `${firstName}.${lastName}`.toLowerCase()
    const isTwin = employees.some(one => one.firstName === firstName && one.lastName === lastName)
    const status = leads ? 'Active' : [14, 33, 47].includes(index) ? 'Left' : [22, 51].includes(index) ? 'Seconded' : 'Active' // oxfmt-ignore
    const contractType = leads ? 'Permanent' : random.pick(['Permanent', 'Permanent', 'Permanent', 'FixedTerm', 'Bank'])
    const started = -random.whole(leads ? 900 : 70, leads ? 6200 : 3900)
    employees.push({
      id: 1001 + index,
      staffNumber: `TV${20_410 + index * 37}`,
      firstName,
      lastName,
      email: `${local}${isTwin ? '2' : ''}@tarkavalley.example`,
      mobilePhone: random.chance(0.2) ? null : `07700 9${random.whole(10_000, 99_999)}`,
      jobTitle,
      staffGroup,
      payBand,
      annualSalary: Math.round(usual * (0.97 + random.next() * 0.14)),
      contractType,
      weeklyHours: leads ? 37.5 : contractType === 'Bank' ? 15 : random.pick([37.5, 37.5, 37.5, 30, 22.5]),
      wardId: at === 0 ? null : 200 + at,
      managerId: above,
      status,
      startDate: day(started),
      leavingDate: status === 'Left' ? day(-random.whole(8, 60)) : null,
    })
  }
  return employees
}

/** Two weeks back and two weeks ahead, nobody twice a day. */
function createShifts(random: Random, { day }: Days, employees: TarkaEmployee[]): TarkaShift[] {
  const working = employees.filter(one => one.status === 'Active' && (one.managerId ?? 0) > 1003)
  const taken = new Set<string>()
  const shifts: TarkaShift[] = []
  while (shifts.length < 150) {
    const offset = Math.floor((shifts.length * 29) / 150) - 14
    const one = random.pick(working)
    const date = day(offset)
    if (taken.has(`${one.id} ${date}`)) continue
    taken.add(`${one.id} ${date}`)
    const shiftType = random.pick(['Early', 'Early', 'Late', 'Late', 'Night', 'LongDay'])
    const [startTime, endTime, hours] = TIMES[shiftType]!
    const usual = offset < 0 ? 'Worked' : offset < 6 ? 'Confirmed' : random.pick(['Planned', 'Planned', 'Confirmed'])
    shifts.push({
      id: 70_001 + shifts.length,
      employeeId: one.id,
      wardId: one.staffGroup === 'Nursing' && random.chance(0.15) ? random.whole(201, 210) : one.wardId!,
      date,
      shiftType,
      startTime,
      endTime,
      hours,
      isOvertime: random.chance(0.16),
      status: random.chance(0.08) ? 'Cancelled' : usual,
    })
  }
  return shifts
}

const weekdays = (from: string, length: number) =>
  Array.from({ length }, (_, at) => new Date(shiftDay(from, at)).getUTCDay()).filter(one => one % 6 !== 0).length

/** Of the last ten months and the next two; illness is never asked for ahead. */
function createAbsences(random: Random, { day }: Days, employees: TarkaEmployee[]): TarkaAbsence[] {
  const present = employees.filter(one => one.status !== 'Left')
  const taken = new Set<number>()
  return Array.from({ length: 84 }, (_, index): TarkaAbsence => {
    const offset = Math.floor((index * 365) / 84) - 304
    const isPast = offset <= 0
    if (index % 28 === 0) taken.clear()
    const one = random.pick(present.filter(({ id }) => !taken.has(id)))
    taken.add(one.id)
    const absenceType = random.pick(['AnnualLeave', 'AnnualLeave', 'AnnualLeave', isPast ? 'Sickness' : 'AnnualLeave', isPast ? 'Sickness' : 'StudyLeave', 'StudyLeave', 'CarersLeave', 'UnpaidLeave']) // oxfmt-ignore
    const length = absenceType === 'AnnualLeave' ? random.whole(3, 16) : random.whole(2, 7)
    const start = day(offset)
    const isIll = absenceType === 'Sickness'
    const status = isIll ? 'Approved' : random.pick(isPast ? ['Approved', 'Approved', 'Approved', 'Approved', 'Declined', 'Cancelled'] : ['Requested', 'Requested', 'Requested', 'Approved', 'Declined']) // oxfmt-ignore
    const asked = isIll ? offset : Math.min(offset, 0) - random.whole(3, 40)
    return {
      id: 5001 + index,
      employeeId: one.id,
      absenceType,
      startDate: start,
      endDate: shiftDay(start, length - 1),
      workingDays: Math.max(1, weekdays(start, length)),
      status,
      requestedOn: day(asked),
      approvedById: status === 'Approved' ? (one.managerId ?? 1001) : null,
      comment: random.chance(0.4) ? random.pick(NOTES[absenceType]!) : null,
    }
  })
}

/** What is held, some of it no longer valid. */
function createQualifications(random: Random, { day }: Days, employees: TarkaEmployee[]): TarkaQualification[] {
  const taken = new Set<string>()
  const held: TarkaQualification[] = []
  while (held.length < 120) {
    const one = random.pick(employees)
    const [name, isMandatory, years, provider] = random.pick(COURSES)
    const isClinical = ['Nursing', 'Midwifery', 'Medical'].includes(one.staffGroup)
    if (taken.has(`${one.id} ${name}`) || (!isMandatory && !isClinical)) continue
    taken.add(`${one.id} ${name}`)
    const obtainedOn = day(-random.whole(10, Math.round(365 * (years ?? 4) * 1.12)))
    held.push({
      id: 8001 + held.length,
      employeeId: one.id,
      name,
      isMandatory,
      provider,
      certificateNumber: `C-${random.whole(100, 999)}-${3100 + held.length}`,
      obtainedOn,
      expiresOn: years === null ? null : shiftDay(obtainedOn, 365 * years),
    })
  }
  return held
}

const SOUGHT = ['Staff Nurse', 'Healthcare Assistant', 'Senior Staff Nurse', 'Resident Doctor', 'Consultant']
/** Jobs that are, were or will be advertised. */
function createVacancies(random: Random, { day }: Days, wards: TarkaWard[]): TarkaVacancy[] {
  return Array.from({ length: 22 }, (_, index): TarkaVacancy => {
    const ward = wards[(index * 5) % 12]!
    const special: Record<string, string> = { LYN: 'Midwife', RAD: 'Radiographer', PHA: 'Pharmacist', TGN: 'Physiotherapist' } // oxfmt-ignore
    const jobTitle = special[ward.code] ?? random.pick(SOUGHT)
    const [staffGroup, , usual] = JOBS[jobTitle]!
    const posted = -150 + index * 8
    const isDraft = posted >= 0
    const isOpen = posted > -42 && !isDraft
    const status = isDraft ? 'Draft' : isOpen ? 'Open' : posted > -75 ? 'Interviewing' : random.pick(['Filled', 'Filled', 'Withdrawn']) // oxfmt-ignore
    return {
      id: 301 + index,
      reference: `VAC-${611 + index * 3}`,
      jobTitle,
      staffGroup,
      wardId: ward.id,
      hiringManagerId: ward.managerId,
      contractType: random.pick(['Permanent', 'Permanent', 'Permanent', 'FixedTerm', 'Bank']),
      weeklyHours: random.pick([37.5, 37.5, 30, 22.5]),
      salaryFrom: Math.round((usual * 0.97) / 100) * 100,
      salaryTo: Math.round((usual * (1.04 + random.next() * 0.1)) / 100) * 100,
      status,
      postedOn: isDraft ? null : day(posted),
      closingDate: isDraft ? null : day(posted + (isOpen ? 42 : 28) + random.whole(0, 6)),
      applicants: isDraft ? 0 : random.whole(1, 34),
    }
  })
}
