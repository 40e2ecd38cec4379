import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Division {
  id: number
  code: string
  name: string
  headId: number
  annualBudget: number
  costCentre: number
}
export interface StaffMember {
  id: number
  staffNumber: string
  firstName: string
  lastName: string
  workEmail: string
  mobile: string | null
  jobTitle: string
  divisionId: number
  supervisorId: number | null
  employmentType: string
  weeklyHours: number
  annualSalary: number
  site: string
  state: string
  startedOn: string
  leftOn: string | null
  homeAddress: { street: string; city: string; postcode: string }
}
export interface TimeOffRequest {
  id: number
  staffMemberId: number
  type: string
  firstDay: string
  lastDay: string
  workingDays: number
  decision: string
  submittedOn: string
  comment: string | null
}
export interface Appraisal {
  id: number
  staffMemberId: number
  appraiserId: number
  heldOn: string
  overallScore: number
  promotionProposed: boolean
}
export interface StaffDevice {
  id: number
  assetTag: string
  kind: string
  model: string
  staffMemberId: number | null
  purchasePrice: number
  purchasedOn: string
  warrantyEndsOn: string
}

export const EMPLOYMENT_TYPES = ['Permanent', 'FixedTerm', 'Trainee', 'Agency'] as const
export const STAFF_STATES = ['Working', 'OnParentalLeave', 'Left'] as const
export const SITES = ['Rotterdam', 'Hull', 'Antwerp', 'Gdansk'] as const
export const TIME_OFF_TYPES = ['Holiday', 'Sickness', 'Training', 'Unpaid'] as const
export const DECISIONS = ['Pending', 'Approved', 'Declined'] as const
export const DEVICE_KINDS = ['Laptop', 'Phone', 'Tablet', 'Scanner', 'Headset'] as const

const DIVISIONS: [code: string, name: string, budget: number, titles: string[]][] = [
  ['WHS', 'Warehousing', 2_450_000, ['Warehouse Operative', 'Forklift Driver', 'Shift Leader', 'Stock Controller']],
  ['TRA', 'Transport', 3_120_000, ['Lorry Driver', 'Dispatcher', 'Route Planner']],
  ['CUS', 'Customs', 640_000, ['Customs Clerk', 'Customs Specialist']],
  ['FIN', 'Finance', 880_000, ['Accountant', 'Payroll Clerk', 'Financial Controller']],
  ['IT', 'Technology', 1_310_000, ['Software Engineer', 'Systems Administrator', 'Support Technician']],
  ['HR', 'People and Culture', 520_000, ['HR Adviser', 'Recruiter']],
  ['SAL', 'Sales', 1_090_000, ['Account Manager', 'Sales Assistant']],
]
const MODELS: Record<string, [string, number][]> = {
  Laptop: [['Latitude 5440', 1180], ['ThinkPad T14', 1320], ['MacBook Air', 1450]], // oxfmt-ignore
  Phone: [['Galaxy A54', 390], ['iPhone 14', 760]], // oxfmt-ignore
  Tablet: [['iPad 10', 520], ['Tab Active 4', 610]], // oxfmt-ignore
  Scanner: [['Zebra TC22', 690]],
  Headset: [['Evolve 40', 95], ['Voyager Focus', 210]], // oxfmt-ignore
}
const STREETS = ['Harbour Street', 'Church Road', 'Dock Lane', 'Station Road', 'Maple Avenue']
const PAY: Record<string, number> = { Permanent: 34_000, FixedTerm: 31_000, Trainee: 21_500, Agency: 27_000 }

export type StaffroomData = ReturnType<typeof createStaffroomData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 7 divisions, 130 staff members, 210 requests for time off, 150 appraisals and 140 devices. */
export function createStaffroomData(clock: Date) {
  const random = createRandom(94_101)
  const days = createDays(clock)
  const people = createPeopleOf(94_103, 130, 'northgate-logistics.example')
  const staffMembers = people.map(({ firstName, lastName, email }, index): StaffMember => {
    const isHead = index < DIVISIONS.length
    const place = isHead ? index : random.pick([0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 4, 5, 6, 6])
    const type = isHead ? 'Permanent' : random.pick(['Permanent', 'Permanent', 'Permanent', 'Permanent', 'FixedTerm', 'Trainee', 'Agency']) // oxfmt-ignore
    const started = -20 - random.whole(0, 3600)
    const isGone = !isHead && index % 14 === 9
    const seniors = people
      .map((_, other) => other)
      .filter(other => other < DIVISIONS.length + 12 && other % 7 === place)
    return {
      id: 1001 + index,
      staffNumber: `S-${2040 + index}`,
      firstName,
      lastName,
      workEmail: email,
      mobile: random.chance(0.2) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      jobTitle: isHead ? `Head of ${DIVISIONS[place]![1]}` : random.pick(DIVISIONS[place]![3]),
      divisionId: 1 + place,
      supervisorId: isHead ? null : 1001 + (index < 19 ? place : random.pick(seniors)),
      employmentType: type,
      weeklyHours: isHead ? 40 : random.pick([20, 24, 32, 36, 40, 40, 40, 40]),
      annualSalary: isHead ? 71_000 + 1300 * index : PAY[type]! + 100 * random.whole(0, 190) + 10 * (index % 9),
      site: random.pick(['Rotterdam', 'Rotterdam', 'Hull', 'Hull', 'Antwerp', 'Gdansk']),
      state: isGone ? 'Left' : index % 26 === 18 ? 'OnParentalLeave' : 'Working',
      startedOn: days.day(started),
      leftOn: isGone ? days.day(Math.max(started + 10, -random.whole(3, 300))) : null,
      homeAddress: {
        street: `${random.whole(1, 150)} ${random.pick(STREETS)}`,
        city: random.pick(['Rotterdam', 'Delft', 'Hull', 'Beverley', 'Antwerp', 'Gdansk']),
        postcode: String(random.whole(10_000, 99_999)),
      },
    }
  })
  const divisions = DIVISIONS.map(([code, name, annualBudget], index): Division => {
    return { id: 1 + index, code, name, headId: 1001 + index, annualBudget, costCentre: 4100 + 10 * index }
  })
  return {
    divisions,
    staffMembers,
    timeOffRequests: createRequests(random, days, staffMembers),
    appraisals: createAppraisals(random, days, staffMembers),
    staffDevices: createDevices(random, days, staffMembers),
  }
}

/** From 200 days ago to 60 days from now; whoever is ill has handed it in already. */
const createRequests = (random: Random, { day }: Days, staff: StaffMember[]): TimeOffRequest[] => {
  const present = staff.filter(one => one.state === 'Working')
  return Array.from({ length: 210 }, (_, index) => {
    const isNow = index >= 204
    const first = isNow ? -random.whole(1, 4) : -200 + Math.floor((index * 255) / 204)
    const type = isNow ? 'Sickness' : first > 0 ? random.pick(['Holiday', 'Holiday', 'Holiday', 'Training', 'Unpaid']) : random.pick(['Holiday', 'Holiday', 'Sickness', 'Training', 'Unpaid']) // oxfmt-ignore
    const workingDays = isNow ? random.whole(5, 8) : random.whole(1, type === 'Holiday' ? 15 : 5)
    const last = first + workingDays - 1 + 2 * Math.floor(workingDays / 5)
    return {
      id: 5001 + index,
      staffMemberId: isNow ? present[11 + 13 * (index - 204)]!.id : random.pick(present).id,
      type,
      firstDay: day(first),
      lastDay: day(last),
      workingDays,
      decision: first > 5 ? random.pick(['Pending', 'Pending', 'Approved', 'Approved', 'Declined']) : type === 'Sickness' || random.chance(0.85) ? 'Approved' : 'Declined', // oxfmt-ignore
      submittedOn: day(type === 'Sickness' ? first : Math.min(0, first - random.whole(5, 60))),
      comment: random.chance(0.8) ? null : random.pick(['Wedding abroad', 'Moving house', 'Agreed with my supervisor']),
    }
  })
}

/** One or two for most, by the supervisor. */
const createAppraisals = (random: Random, { day }: Days, staff: StaffMember[]): Appraisal[] => {
  const appraised = staff.filter(one => one.supervisorId !== null)
  return Array.from({ length: 150 }, (_, index) => {
    const { id, supervisorId } = random.pick(appraised)
    const overallScore = random.pick([1, 2, 3, 3, 3, 4, 4, 5])
    return {
      id: 7001 + index,
      staffMemberId: id,
      appraiserId: supervisorId!,
      heldOn: day(-700 + Math.floor((index * 690) / 150)),
      overallScore,
      promotionProposed: overallScore > 3 && random.chance(0.4),
    }
  })
}

/** Of those who are there; some lie in the cupboard. */
const createDevices = (random: Random, { day }: Days, staff: StaffMember[]): StaffDevice[] => {
  const holders = staff.filter(one => one.state !== 'Left')
  return Array.from({ length: 140 }, (_, index) => {
    const kind = random.pick(['Laptop', 'Laptop', 'Phone', 'Phone', 'Tablet', 'Scanner', 'Headset'])
    const [model, price] = random.pick(MODELS[kind]!)
    const bought = -1500 + 10 * index + random.whole(0, 9)
    return {
      id: 8001 + index,
      assetTag: `NG-${3300 + index}`,
      kind,
      model,
      staffMemberId: index % 11 === 4 ? null : random.pick(holders).id,
      purchasePrice: price + random.whole(0, 40),
      purchasedOn: day(bought),
      warrantyEndsOn: day(bought + random.pick([730, 1095])),
    }
  })
}
