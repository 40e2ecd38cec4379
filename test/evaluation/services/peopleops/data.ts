import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { MODELS, OFFICES, OPENINGS, TEAMS } from './names.ts'

interface Money {
  amount: number
  currency: string
}
export interface QuillOffice {
  id: number
  name: string
  code: string
  country: string
  address: string
  timezone: string
  currency: string
  desks: number
  openedOn: string
}
export interface QuillTeam {
  id: number
  name: string
  department: string
  costCentre: string
  leadId: string
}
export interface QuillEmployee {
  id: string
  employeeNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  jobTitle: string
  level: string
  teamId: number
  officeId: number
  managerId: string | null
  employmentType: string
  workModel: string
  status: string
  weeklyHours: number
  salary: Money
  languages: string[]
  annualLeaveDays: number
  leaveDaysLeft: number
  startDate: string
  endDate: string | null
}
export interface QuillLeave {
  id: string
  employeeId: string
  type: string
  status: string
  startDate: string
  endDate: string
  days: number
  reason: string | null
  approverId: string | null
  requestedAt: string
}
export interface QuillEquipment {
  id: string
  assetTag: string
  category: string
  model: string
  serialNumber: string
  status: string
  assignedTo: string | null
  assignedOn: string | null
  officeId: number
  price: Money
  purchasedOn: string
  warrantyUntil: string | null
}
export interface QuillOpening {
  id: string
  title: string
  teamId: number
  officeId: number
  level: string
  employmentType: string
  workModel: string
  status: string
  hiringManagerId: string
  salaryRange: { minimum: number; maximum: number; currency: string } | null
  applicantsCount: number
  publishedOn: string | null
  closesOn: string | null
}

export const DEPARTMENTS = ['engineering', 'product', 'customer', 'operations'] as const
export const LEVELS = ['junior', 'mid', 'senior', 'lead', 'principal'] as const
export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'working_student', 'contractor'] as const
export const WORK_MODELS = ['on_site', 'hybrid', 'remote'] as const
export const EMPLOYEE_STATUSES = ['active', 'on_leave', 'left'] as const
export const LEAVE_TYPES = ['annual_leave', 'sick_leave', 'parental_leave', 'study_leave', 'unpaid_leave'] as const
export const LEAVE_STATUSES = ['pending', 'approved', 'declined', 'cancelled'] as const
export const EQUIPMENT_CATEGORIES = ['laptop', 'monitor', 'phone', 'headset', 'docking_station'] as const
export const EQUIPMENT_STATUSES = ['in_use', 'in_stock', 'in_repair', 'lost', 'retired'] as const
export const OPENING_STATUSES = ['draft', 'open', 'on_hold', 'filled', 'cancelled'] as const

/** Those who are away for long or ill just now, from when to when, and those who have left, since when. */
const AWAY: Record<string, [type: string, from: number, to: number]> = {
  'Inês Carvalhal': ['parental_leave', -74, 131],
  'Jodie Ashworth': ['parental_leave', -118, 64],
  'Kofi Mensah': ['sick_leave', -2, 1],
  'Rui Barradas': ['sick_leave', -4, 3],
  'Paulina Grabiec': ['sick_leave', -1, 2],
}
const GONE: Record<string, number> = { 'Shauna McGrory': -38, 'Maxime Thibault': -96, 'Duarte Falcão': -15 }
const FACTORS: Record<string, number> = { junior: 0.72, mid: 1, senior: 1.32, lead: 1.6, principal: 2.4 }
const HOURS: Record<string, number[]> = { part_time: [20, 24, 30], working_student: [16, 20] }

export type PeopleopsData = ReturnType<typeof createPeopleopsData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** A key as `uuid4` makes it. */
function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}
/** Mondays to Fridays from one day to another. */
export function workingDays(from: string, to: string): number {
  let count = 0
  for (let day = from; day <= to; day = shiftDay(day, 1)) if (![0, 6].includes(new Date(day).getUTCDay())) count++
  return count
}

/** 5 offices, 11 teams, 58 employees, 122 leave requests, 148 pieces of equipment and 22 job openings. */
export function createPeopleopsData(clock: Date) {
  const random = createRandom(83_117)
  const days = createDays(clock)
  const quillOffices = OFFICES.map(([name, code, country, address, timezone, currency, desks, opened], index): QuillOffice => ({ id: index + 1, name, code, country, address, timezone, currency, desks, openedOn: days.day(opened) })) // oxfmt-ignore
  const quillEmployees = createEmployees(random, days)
  const quillTeams = TEAMS.map(({ name, department, costCentre }, index): QuillTeam => ({ id: index + 1, name, department, costCentre, leadId: quillEmployees.find(one => one.teamId === index + 1)!.id })) // oxfmt-ignore
  return {
    quillOffices,
    quillTeams,
    quillEmployees,
    quillLeaves: createLeaves(random, days, quillEmployees),
    quillEquipment: createEquipment(random, days, quillEmployees),
    quillOpenings: createOpenings(random, days, quillTeams),
  }
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase()

/** Leads report to the leadership, the others to their leads. */
function createEmployees(random: Random, { day }: Days): QuillEmployee[] {
  const jobs = TEAMS.flatMap((team, at) => team.people.map((job, place) => ({ teamId: at + 1, department: team.department, job, isLead: place === 0 }))) // oxfmt-ignore
  const ids = jobs.map(() => uuid(random))
  const starts = new Set<number>()
  const mails = new Set<string>()
  return jobs.map(({ teamId, department, isLead, job: [name, jobTitle, level, officeId, employmentType = 'full_time'] }, index): QuillEmployee => {
    const [, , , , , currency, , , pay, language, dial] = OFFICES[officeId - 1]!
    const [firstName, lastName] = name.split(' ') as [string, string]
    const local = `${plain(firstName)}.${plain(lastName)}`
    const email = `${local}${mails.has(local) ? '2' : ''}@quillstone.example`
    mails.add(local)
    const weeklyHours = random.pick(HOURS[employmentType] ?? [40])
    let since = index === 0 ? -4700 : level === 'junior' ? -random.whole(40, 700) : -random.whole(150, isLead ? 3900 : 2900)
    if (name in GONE) since = Math.min(since, -400)
    while (starts.has(since)) since -= 2
    starts.add(since)
    const annualLeaveDays = officeId === 2 ? 26 : officeId === 5 ? 20 : 25
    const leader = teamId > 1 && !isLead ? jobs.findIndex(one => one.teamId === teamId) : department === 'engineering' ? 1 : teamId === 1 ? 0 : 2
    const gone = GONE[name]
    return {
      id: ids[index]!,
      employeeNumber: `QS-${1004 + index * 9}`,
      firstName,
      lastName,
      email,
      phone: random.chance(0.14) ? null : `${dial} ${random.whole(1000, 9989)}`,
      jobTitle,
      level,
      teamId,
      officeId,
      managerId: index === 0 ? null : ids[leader]!,
      employmentType,
      workModel: random.pick(['on_site', 'hybrid', 'hybrid', 'hybrid', 'remote', 'remote']),
      status: gone === undefined ? (AWAY[name]?.[0] === 'parental_leave' ? 'on_leave' : 'active') : 'left',
      weeklyHours,
      salary: { amount: Math.round((pay * FACTORS[level]! * (0.9 + random.next() * 0.25) * weeklyHours) / 40 / 100) * 100, currency },
      languages: [...new Set(['English', ...(random.chance(officeId === 3 || officeId === 4 ? 0.2 : 0.9) ? [language] : []), ...(random.chance(0.3) ? [random.pick(['German', 'Spanish', 'French', 'Polish'])] : [])])],
      annualLeaveDays,
      leaveDaysLeft: gone === undefined ? random.whole(1, annualLeaveDays) : 0,
      startDate: day(since),
      endDate: gone === undefined ? null : day(gone),
    }
  }) // oxfmt-ignore
}

/** Those of a year, and what is wished for the next months; nobody is away twice at a time. */
function createLeaves(random: Random, { day, moment }: Days, employees: QuillEmployee[]): QuillLeave[] {
  const planned = employees.flatMap(one => {
    const long = AWAY[`${one.firstName} ${one.lastName}`]
    return long ? [{ one, type: long[0], from: long[1], to: long[2] }] : []
  })
  while (planned.length < 122) {
    const from = random.chance(0.7) ? -random.whole(12, 350) : random.whole(1, 100)
    const type = random.pick(from > 0 ? ['annual_leave', 'annual_leave', 'annual_leave', 'annual_leave', 'study_leave', 'unpaid_leave'] : ['annual_leave', 'annual_leave', 'annual_leave', 'annual_leave', 'sick_leave', 'sick_leave', 'sick_leave', 'study_leave', 'unpaid_leave']) // oxfmt-ignore
    const to = from + (type === 'annual_leave' ? random.whole(3, 15) : random.whole(2, 6))
    const one = random.pick(employees)
    const isFree = planned.every(other => other.one !== one || other.to < from || other.from > to)
    if (isFree && one.startDate < day(from) && (one.endDate ?? '9') > day(to)) planned.push({ one, type, from, to })
  }
  planned.sort((a, b) => a.from - b.from)
  return planned.map(({ one, type, from, to }): QuillLeave => {
    const isSure = type === 'sick_leave' || type === 'parental_leave'
    const status = isSure ? 'approved' : random.pick(from > 0 ? ['pending', 'pending', 'pending', 'approved', 'approved', 'declined'] : ['approved', 'approved', 'approved', 'approved', 'approved', 'declined', 'cancelled']) // oxfmt-ignore
    const asked = from > 0 ? -random.whole(1, 30) : from - (type === 'sick_leave' ? 0 : random.whole(6, 50))
    return {
      id: uuid(random),
      employeeId: one.id,
      type,
      status,
      startDate: day(from),
      endDate: day(to),
      days: workingDays(day(from), day(to)),
      reason: random.chance(0.7) ? null : random.pick(['Family visit', 'Moving house', 'Agreed with the team', 'Long weekend', 'Exam period']), // oxfmt-ignore
      approverId: status === 'approved' || status === 'declined' ? one.managerId : null,
      requestedAt: moment(asked, random.whole(14, 36) / 48),
    }
  })
}

/** What people have, and what lies in cupboards, at the repairer's or nowhere. */
function createEquipment(random: Random, { day }: Days, employees: QuillEmployee[]): QuillEquipment[] {
  const parts: [category: string, status: string, owner?: QuillEmployee][] = employees
    .filter(one => one.status !== 'left')
    .flatMap(one => [
      ['laptop', 'in_use', one],
      ...(random.chance(0.55) ? [['monitor', 'in_use', one]] : []),
      ...(random.chance(0.3) ? [['phone', 'in_use', one]] : []),
      ...(random.chance(0.1) ? [['headset', 'in_use', one]] : []),
      ...(random.chance(0.12) ? [['docking_station', 'in_use', one]] : []),
    ] as [string, string, QuillEmployee][]) // oxfmt-ignore
  const spare: [string, string, number][] = [['laptop', 'in_stock', 7], ['laptop', 'in_repair', 4], ['laptop', 'retired', 5], ['laptop', 'lost', 1], ['monitor', 'in_stock', 5], ['monitor', 'in_repair', 2], ['phone', 'in_stock', 2], ['phone', 'lost', 4], ['headset', 'in_stock', 3]] // oxfmt-ignore
  for (const [category, status, count] of spare) for (let i = 0; i < count; i++) parts.push([category, status])
  const numbers: Record<string, number> = {}
  const prices = new Set<number>()
  return parts.map(([category, status, owner]): QuillEquipment => {
    const { tag, models } = MODELS[category]!
    const [model, usual] = random.pick(models)
    const bought = status === 'retired' ? -random.whole(1300, 1700) : -random.whole(20, 1150)
    const handed = owner && (day(bought) > owner.startDate ? day(bought + random.whole(1, 18)) : owner.startDate)
    let cents = Math.round(100 * usual * (0.93 + random.next() * 0.12))
    while (prices.has(cents)) cents += 7
    prices.add(cents)
    numbers[tag] = (numbers[tag] ?? 100) + random.whole(1, 6)
    return {
      id: uuid(random),
      assetTag: `${tag}-${String(numbers[tag]).padStart(4, '0')}`,
      category,
      model,
      serialNumber: `${tag}${random.whole(100_000, 999_999)}${random.pick(['K', 'P', 'X', 'Z'])}`,
      status,
      assignedTo: owner?.id ?? null,
      assignedOn: handed ?? null,
      officeId: owner?.officeId ?? random.whole(1, 5),
      price: { amount: cents / 100, currency: 'EUR' },
      purchasedOn: day(bought),
      warrantyUntil: category === 'headset' ? null : day(bought + (category === 'laptop' ? 1095 : 730)),
    }
  })
}

function createOpenings(random: Random, { day }: Days, teams: QuillTeam[]): QuillOpening[] {
  return OPENINGS.map(([title, name, officeId, level, status, applicantsCount]): QuillOpening => {
    const team = teams.find(one => one.name === name)!
    const [, , , , , currency, , , pay] = OFFICES[officeId - 1]!
    const usual = pay * FACTORS[level]!
    const since = status === 'open' ? -random.whole(6, 60) : -random.whole(70, 240)
    const isPublished = status !== 'draft'
    return {
      id: uuid(random),
      title,
      teamId: team.id,
      officeId,
      level,
      employmentType: random.pick(['full_time', 'full_time', 'full_time', 'part_time']),
      workModel: random.pick(['hybrid', 'hybrid', 'on_site', 'remote']),
      status,
      hiringManagerId: team.leadId,
      salaryRange: random.chance(0.15) ? null : { minimum: Math.round(usual * 0.009) * 100, maximum: Math.round(usual * 0.0115) * 100, currency }, // oxfmt-ignore
      applicantsCount,
      publishedOn: isPublished ? day(since) : null,
      closesOn: isPublished ? day(since + (status === 'open' ? 75 : 50) + random.whole(0, 20)) : null,
    }
  })
}
