import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface DebtAdviser {
  id: number
  firstName: string
  lastName: string
  email: string
  office: string
  isAccredited: boolean
  languages: string[]
  caseLimit: number
  startedOn: string
}
export interface DebtClient {
  id: number
  reference: string
  firstName: string
  lastName: string
  phone: string
  email: string | null
  town: string
  employment: string
  dependants: number
  budget: { monthlyIncome: number; monthlyOutgoings: number }
  status: string
  isVulnerable: boolean
  adviserId: number | null
  registeredOn: string
}
export interface Creditor {
  id: number
  name: string
  kind: string
  contact: { phone: string; email: string }
  acceptsPlans: boolean
}
export interface Debt {
  id: number
  number: string
  clientId: number
  creditorId: number
  kind: string
  balance: number
  monthlyPayment: number | null
  isPriority: boolean
  status: string
  recordedOn: string
}
export interface AdviceAppointment {
  id: number
  clientId: number
  adviserId: number
  startsAt: string
  channel: string
  durationMinutes: number
  status: string
}

export const ADVICE_OFFICES = ['Leeds', 'Wakefield', 'Hull'] as const
export const ADVICE_LANGUAGES = ['English', 'Polish', 'Urdu', 'Punjabi', 'Romanian'] as const
export const EMPLOYMENTS = ['Employed', 'SelfEmployed', 'Unemployed', 'Retired', 'Student'] as const
export const CLIENT_STATUSES = ['New', 'InAdvice', 'OnPlan', 'Closed'] as const
export const CREDITOR_KINDS = ['Bank', 'CardIssuer', 'PaydayLender', 'Utility', 'Council', 'Landlord'] as const
export const DEBT_KINDS = ['Loan', 'Overdraft', 'CreditCard', 'PaydayLoan', 'Energy', 'CouncilTax', 'RentArrears'] as const // oxfmt-ignore
export const DEBT_STATUSES = ['Open', 'InPlan', 'Settled', 'WrittenOff'] as const
export const CHANNELS = ['Phone', 'Video', 'InPerson'] as const
export const ADVICE_STATUSES = ['Booked', 'Attended', 'Missed', 'Cancelled'] as const

const CREDITORS: [name: string, kind: string, accepts: boolean][] = [
  ['Northfield Bank', 'Bank', true],
  ['Calder Building Society', 'Bank', true],
  ['Halcyon Cards', 'CardIssuer', true],
  ['Pinnacle Card Services', 'CardIssuer', false],
  ['QuickTill Loans', 'PaydayLender', false],
  ['Bridgeday Finance', 'PaydayLender', true],
  ['Brightwell Energy', 'Utility', true],
  ['Ridings Water', 'Utility', true],
  ['Aire Valley Council', 'Council', true],
  ['Humber Homes', 'Landlord', false],
  ['Old Mill Lettings', 'Landlord', true],
  ['Saxon Trust Bank', 'Bank', false],
]
/** What is owed to which kind of creditor, from and to how much, and whether it comes first. */
const OWED: [kind: string, to: string, low: number, high: number, isPriority: boolean][] = [
  ['Loan', 'Bank', 1500, 24_000, false],
  ['Overdraft', 'Bank', 150, 2800, false],
  ['CreditCard', 'CardIssuer', 300, 11_500, false],
  ['CreditCard', 'CardIssuer', 300, 11_500, false],
  ['PaydayLoan', 'PaydayLender', 120, 1900, false],
  ['Energy', 'Utility', 80, 2400, true],
  ['CouncilTax', 'Council', 200, 3600, true],
  ['RentArrears', 'Landlord', 400, 6200, true],
]
const TOWNS = ['Leeds', 'Wakefield', 'Hull', 'Castleford', 'Pontefract', 'Goole', 'Beverley']
const HOURS = ['09:00', '09:45', '10:30', '11:15', '13:30', '14:15', '15:00', '16:30']

export type DebtadviceData = ReturnType<typeof createDebtadviceData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 11 advisers, 105 clients, 12 creditors, 300 debts and 220 appointments. */
export function createDebtadviceData(clock: Date) {
  const random = createRandom(83_701)
  const days = createDays(clock)
  const advisers = createPeopleOf(83_703, 11, 'fairstart.example').map(
    ({ firstName, lastName, email }, index): DebtAdviser => ({
      // oxfmt-ignore
      id: 31 + index,
      firstName,
      lastName,
      email,
      office: ADVICE_OFFICES[index % 3]!,
      isAccredited: ![3, 6, 9].includes(index),
      languages: ['English', ...ADVICE_LANGUAGES.slice(1).filter(() => random.chance(0.22))],
      caseLimit: random.pick([12, 15, 18, 20]),
      startedOn: days.day(-90 - random.whole(0, 3200)),
    }),
  )
  const clients = createClients(random, days, advisers)
  const creditors = CREDITORS.map(([name, kind, acceptsPlans], index): Creditor => ({
    id: 71 + index,
    name,
    kind,
    contact: { phone: `+44 1${random.whole(470, 899)} ${random.whole(200_000, 899_999)}`, email: `debts@${name.toLowerCase().replaceAll(' ', '-')}.example` }, // oxfmt-ignore
    acceptsPlans,
  }))
  const debts = createDebts(random, days, clients, creditors)
  return { advisers, clients, creditors, debts, appointments: createAppointments(random, days, clients) }
}

const createClients = (random: Random, { day }: Days, advisers: DebtAdviser[]): DebtClient[] =>
  createPeopleOf(83_705, 105, 'homepost.example').map(({ firstName, lastName, email }, index) => {
    const status = random.pick(['New', 'InAdvice', 'InAdvice', 'InAdvice', 'OnPlan', 'OnPlan', 'OnPlan', 'Closed'])
    const employment = random.pick(['Employed', 'Employed', 'Employed', 'SelfEmployed', 'Unemployed', 'Unemployed', 'Retired', 'Student']) // oxfmt-ignore
    const monthlyIncome = (employment === 'Employed' ? random.whole(1250, 3100) : random.whole(620, 1900)) + 1
    return {
      id: 2001 + index,
      reference: `CL-${2041 + index}`,
      firstName,
      lastName,
      phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      email: random.chance(0.2) ? null : email,
      town: random.pick(TOWNS),
      employment,
      dependants: random.pick([0, 0, 0, 1, 1, 2, 2, 3, 4]),
      budget: { monthlyIncome, monthlyOutgoings: monthlyIncome + random.whole(-320, 140) },
      status,
      isVulnerable: random.chance(0.23),
      adviserId: status === 'New' && random.chance(0.7) ? null : random.pick(advisers).id,
      registeredOn: day(-random.whole(status === 'New' ? 1 : 30, status === 'New' ? 25 : 700)),
    }
  })

/** Five clients whose debts are not yet known. */
const createDebts = (random: Random, { day }: Days, clients: DebtClient[], creditors: Creditor[]): Debt[] => {
  const owing = clients.filter((_, index) => index % 21 !== 7)
  return Array.from({ length: 300 }, (_, index) => {
    const client = random.pick(owing)
    const [kind, to, low, high, isPriority] = random.pick(OWED)
    const status = client.status === 'Closed' ? random.pick(['Settled', 'Settled', 'WrittenOff']) : client.status === 'OnPlan' ? random.pick(['InPlan', 'InPlan', 'InPlan', 'Settled', 'Open']) : 'Open' // oxfmt-ignore
    const isLeft = status === 'Open' || status === 'InPlan'
    const since = Math.round((Date.parse(day(0)) - Date.parse(client.registeredOn)) / 86_400_000)
    return {
      id: 60_001 + index,
      number: `DB-${70_310 + index}`,
      clientId: client.id,
      creditorId: random.pick(creditors.filter(one => one.kind === to)).id,
      kind,
      balance: isLeft ? random.whole(100 * low, 100 * high) / 100 : 0,
      monthlyPayment: status === 'InPlan' ? random.whole(10, 140) : null,
      isPriority,
      status,
      recordedOn: day(-random.whole(0, since)),
    }
  })
}

/** From ten weeks ago to four weeks ahead, with the adviser of the client. */
const createAppointments = (random: Random, { day }: Days, clients: DebtClient[]): AdviceAppointment[] => {
  const advised = clients.filter(one => one.adviserId !== null && one.status !== 'Closed')
  return Array.from({ length: 220 }, (_, index) => {
    const offset = -70 + Math.floor((98 * index) / 219)
    const client = random.pick(advised)
    const channel = random.pick(['Phone', 'Phone', 'Phone', 'Video', 'InPerson', 'InPerson'])
    return {
      id: 9001 + index,
      clientId: client.id,
      adviserId: client.adviserId!,
      startsAt: `${day(offset)}T${random.pick(HOURS)}:00Z`,
      channel,
      durationMinutes: random.pick([30, 45, 45, 60, 90]),
      status: offset < 0 ? random.pick(['Attended', 'Attended', 'Attended', 'Attended', 'Missed', 'Cancelled']) : random.chance(0.07) ? 'Cancelled' : 'Booked', // oxfmt-ignore
    }
  })
}
