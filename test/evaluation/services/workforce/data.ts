import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface WorkTeam {
  id: number
  name: string
  site: string
  costCentre: string
  leadId: number
}
export interface Worker {
  id: number
  staffNumber: string
  firstName: string
  lastName: string
  email: string
  mobile: string | null
  jobTitle: string
  teamId: number
  homeAddress: { street: string; town: string; postcode: string }
  startDate: string
  leavingDate: string | null
  remainingLeaveDays: number
}
export interface WorkContract {
  id: number
  workerId: number
  contractType: string
  hoursPerWeek: number
  annualSalary: number | null
  validFrom: string
  validUntil: string | null
  probationEnds: string | null
}
export interface WorkAbsence {
  id: number
  workerId: number
  kind: string
  firstDay: string
  lastDay: string
  workingDays: number
  status: string
  decidedById: number | null
}
export interface WorkAppraisal {
  id: number
  workerId: number
  reviewerId: number
  date: string
  status: string
  rating: number | null
}
export interface WorkExpense {
  id: number
  claimNumber: string
  workerId: number
  category: string
  amount: number
  spentOn: string
  status: string
  hasReceipt: boolean
}

export const WORK_SITES = ['Halifax', 'Keighley', 'Huddersfield'] as const
export const WORK_CONTRACT_TYPES = ['Permanent', 'FixedTerm', 'Apprenticeship', 'ZeroHours'] as const
export const ABSENCE_KINDS = ['AnnualLeave', 'Sickness', 'ParentalLeave', 'UnpaidLeave', 'JuryService'] as const
export const ABSENCE_STATUSES = ['Requested', 'Approved', 'Declined', 'Cancelled'] as const
export const APPRAISAL_STATUSES = ['Planned', 'Held', 'Skipped'] as const
export const EXPENSE_CATEGORIES = ['Travel', 'Meals', 'Accommodation', 'Equipment', 'Training'] as const
export const EXPENSE_STATUSES = ['Submitted', 'Approved', 'Reimbursed', 'Rejected'] as const

const TEAMS: [name: string, site: string, titles: string[]][] = [
  ['Bottling', 'Halifax', ['Machine Operator', 'Machine Operator', 'Shift Lead']],
  ['Packing', 'Halifax', ['Packer', 'Packer', 'Forklift Driver']],
  ['Warehouse', 'Keighley', ['Warehouse Operative', 'Forklift Driver', 'Stock Controller']],
  ['Transport', 'Keighley', ['Driver', 'Driver', 'Transport Planner']],
  ['Quality', 'Halifax', ['Lab Technician', 'Quality Auditor']],
  ['Maintenance', 'Halifax', ['Electrician', 'Fitter']],
  ['Sales', 'Huddersfield', ['Account Manager', 'Sales Assistant']],
  ['Marketing', 'Huddersfield', ['Designer', 'Campaign Manager']],
  ['Finance', 'Huddersfield', ['Accountant', 'Payroll Clerk']],
  ['IT', 'Huddersfield', ['Support Analyst', 'Developer']],
]
const PAY: Record<string, number> = { 'Machine Operator': 26, 'Shift Lead': 33, Packer: 24, 'Forklift Driver': 27, 'Warehouse Operative': 25, 'Stock Controller': 29, Driver: 30, 'Transport Planner': 32, 'Lab Technician': 28, 'Quality Auditor': 35, Electrician: 36, Fitter: 33, 'Account Manager': 38, 'Sales Assistant': 26, Designer: 33, 'Campaign Manager': 41, Accountant: 43, 'Payroll Clerk': 28, 'Support Analyst': 31, Developer: 46 } // oxfmt-ignore
const TOWNS: [town: string, postcode: string][] = [
  ['Halifax', 'HX1'],
  ['Halifax', 'HX3'],
  ['Keighley', 'BD21'],
  ['Huddersfield', 'HD1'],
  ['Bradford', 'BD7'],
  ['Brighouse', 'HD6'],
  ['Todmorden', 'OL14'],
]
const STREETS = ['Gibbet Street', 'Park Road', 'Mill Bank', 'Savile Terrace', 'Rook Lane', 'Spring Gardens']

export type WorkforceData = ReturnType<typeof createWorkforceData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 10 teams, 124 workers with a contract each, 210 absences, 100 appraisals and 130 expense claims. */
export function createWorkforceData(clock: Date) {
  const random = createRandom(99_401)
  const days = createDays(clock)
  const workers = createPeopleOf(99_403, 124, 'calderdrinks.example').map((person, index): Worker => {
    const team = random.pick([0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9])
    const [town, district] = random.pick(TOWNS)
    return {
      id: 1001 + index,
      staffNumber: `W${20_100 + index * 4}`,
      ...person,
      mobile: random.chance(0.12) ? null : `07700 906${random.whole(100, 989)}`,
      jobTitle: random.pick(TEAMS[team]![2]),
      teamId: 1 + team,
      homeAddress: { street: `${random.whole(1, 120)} ${random.pick(STREETS)}`, town, postcode: `${district} ${random.whole(1, 9)}${random.pick(['EN', 'LB', 'RT'])}` }, // oxfmt-ignore
      startDate: days.day(-20 - index * 31 - random.whole(0, 20)),
      leavingDate: index % 17 === 6 ? days.day(random.whole(5, 90)) : null,
      remainingLeaveDays: random.whole(0, 46) / 2,
    }
  })
  const workTeams = TEAMS.map(([name, site], index): WorkTeam => ({
    id: 1 + index,
    name,
    site,
    costCentre: `CC-${410 + index * 10}`,
    leadId: workers.findLast(one => one.teamId === 1 + index)!.id,
  }))
  return {
    workTeams,
    workers,
    workContracts: createContracts(random, days, workers),
    workAbsences: createAbsences(random, days, workers, workTeams),
    workAppraisals: createAppraisals(random, days, workers, workTeams),
    workExpenses: createExpenses(random, days, workers),
  }
}

/** One for each worker. */
function createContracts(random: Random, { day }: Days, workers: Worker[]): WorkContract[] {
  return workers.map((worker, index): WorkContract => {
    const contractType = random.pick(['Permanent', 'Permanent', 'Permanent', 'Permanent', 'Permanent', 'FixedTerm', 'Apprenticeship', 'ZeroHours']) // oxfmt-ignore
    const probation = shiftDay(worker.startDate, 180)
    return {
      id: 5001 + index,
      workerId: worker.id,
      contractType,
      hoursPerWeek: contractType === 'ZeroHours' ? 0 : random.pick([37.5, 37.5, 37.5, 37.5, 30, 24, 20]),
      annualSalary: contractType === 'ZeroHours' ? null : PAY[worker.jobTitle]! * 1000 + random.whole(-8, 30) * 100 - (contractType === 'Apprenticeship' ? 7000 : 0), // oxfmt-ignore
      validFrom: worker.startDate,
      validUntil: contractType === 'FixedTerm' || contractType === 'Apprenticeship' ? day(random.whole(12, 420)) : null,
      probationEnds: probation > day(0) ? probation : null,
    }
  })
}

/** From ten months ago to three months ahead; nobody is away twice at a time. */
function createAbsences(random: Random, { day }: Days, workers: Worker[], teams: WorkTeam[]): WorkAbsence[] {
  const absences: WorkAbsence[] = []
  while (absences.length < 210) {
    const from = -300 + Math.floor((390 * absences.length) / 210)
    const worker = random.pick(workers.slice(0, 116))
    const kind = from > 3 ? random.pick(['AnnualLeave', 'AnnualLeave', 'AnnualLeave', 'ParentalLeave', 'UnpaidLeave']) : random.pick(['AnnualLeave', 'AnnualLeave', 'AnnualLeave', 'Sickness', 'Sickness', 'UnpaidLeave', 'JuryService']) // oxfmt-ignore
    const length = kind === 'ParentalLeave' ? random.whole(14, 60) : kind === 'JuryService' ? 10 : random.whole(1, 12)
    const [firstDay, lastDay] = [day(from), day(from + length - 1)]
    const isLeave = kind === 'AnnualLeave' || kind === 'UnpaidLeave'
    if (firstDay < worker.startDate || absences.some(one => one.workerId === worker.id && one.lastDay >= firstDay)) continue // oxfmt-ignore
    const status = !isLeave ? 'Approved' : from > 10 ? random.pick(['Requested', 'Requested', 'Approved', 'Approved', 'Declined']) : random.pick(['Approved', 'Approved', 'Approved', 'Approved', 'Approved', 'Declined', 'Cancelled']) // oxfmt-ignore
    absences.push({
      id: 7001 + absences.length,
      workerId: worker.id,
      kind,
      firstDay,
      lastDay,
      workingDays: Math.max(1, Math.round((length * 5) / 7)),
      status,
      decidedById: status === 'Requested' || kind === 'Sickness' ? null : teams[worker.teamId - 1]!.leadId,
    })
  }
  return absences
}

/** Those of a year and those that are planned; the lead of the team holds them. */
function createAppraisals(random: Random, { day }: Days, workers: Worker[], teams: WorkTeam[]): WorkAppraisal[] {
  return Array.from({ length: 100 }, (_, index): WorkAppraisal => {
    const from = -340 + index * 4
    const worker = workers[(index * 7) % 124]!
    const lead = teams[worker.teamId - 1]!.leadId
    const status = from >= 0 ? 'Planned' : random.chance(0.12) ? 'Skipped' : 'Held'
    return {
      id: 8001 + index,
      workerId: worker.id,
      reviewerId: lead === worker.id ? workers[3]!.id : lead,
      date: day(from),
      status,
      rating: status === 'Held' ? random.pick([1, 2, 3, 3, 3, 4, 4, 4, 5]) : null,
    }
  })
}

function createExpenses(random: Random, { day }: Days, workers: Worker[]): WorkExpense[] {
  const amounts: Record<string, [number, number]> = { Travel: [8, 190], Meals: [6, 70], Accommodation: [60, 340], Equipment: [12, 480], Training: [45, 600] } // oxfmt-ignore
  return Array.from({ length: 130 }, (_, index): WorkExpense => {
    const from = -175 + Math.floor((174 * index) / 130)
    const category = random.pick(['Travel', 'Travel', 'Travel', 'Meals', 'Meals', 'Accommodation', 'Equipment', 'Training']) // oxfmt-ignore
    const status = from < -40 ? random.pick(['Reimbursed', 'Reimbursed', 'Reimbursed', 'Reimbursed', 'Rejected']) : random.pick(['Submitted', 'Submitted', 'Approved', 'Rejected', 'Reimbursed']) // oxfmt-ignore
    return {
      id: 9001 + index,
      claimNumber: `EX-${3300 + index}`,
      workerId: random.pick(workers.slice(0, 90)).id,
      category,
      amount: random.whole(...amounts[category]!) + random.pick([0, 0.5, 0.25, 0.8]),
      spentOn: day(from),
      status,
      hasReceipt: random.chance(0.88),
    }
  })
}
