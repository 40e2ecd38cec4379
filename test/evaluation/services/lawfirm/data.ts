import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Lawyer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  position: string
  practiceArea: string
  office: string
  hourlyRate: number
  qualifiedOn: string | null
  joinedOn: string
  takesNewMatters: boolean
}
export interface LawClient {
  id: number
  name: string
  kind: string
  email: string | null
  phone: string
  city: string
  source: string
  clientSince: string
}
export interface Matter {
  id: number
  reference: string
  title: string
  practiceArea: string
  status: string
  clientId: number
  leadLawyerId: number
  feeArrangement: string
  feeEstimate: number | null
  isUrgent: boolean
  openedOn: string
  closedOn: string | null
  limitationDate: string | null
}
export interface TimeEntry {
  id: number
  matterId: number
  lawyerId: number
  activity: string
  hours: number
  isBillable: boolean
  workedOn: string
  narrative: string | null
}
export interface LawInvoice {
  id: number
  number: string
  matterId: number
  status: string
  amount: number
  issuedOn: string | null
  dueOn: string | null
  paidOn: string | null
}
export interface Hearing {
  id: number
  matterId: number
  advocateId: number | null
  type: string
  court: string
  startsAt: string
  status: string
  outcome: string | null
}

export const POSITIONS = ['partner', 'senior_associate', 'associate', 'paralegal'] as const
export const AREAS = ['family', 'property', 'employment', 'commercial', 'crime', 'wills_and_probate'] as const
export const OFFICES = ['Leeds', 'York', 'Harrogate'] as const
export const CLIENT_KINDS = ['individual', 'company', 'charity'] as const
export const SOURCES = ['website', 'recommendation', 'advert', 'other_firm'] as const
export const MATTER_STATUSES = ['open', 'on_hold', 'settled', 'closed'] as const
export const ARRANGEMENTS = ['hourly', 'fixed_fee', 'no_win_no_fee'] as const
export const ACTIVITIES = ['drafting', 'research', 'meeting', 'phone_call', 'court', 'travel'] as const
export const INVOICE_STATUSES = ['draft', 'sent', 'paid', 'overdue', 'written_off'] as const
export const HEARING_TYPES = ['directions', 'mediation', 'trial', 'appeal'] as const
export const HEARING_STATUSES = ['scheduled', 'held', 'adjourned', 'vacated'] as const
export const OUTCOMES = ['won', 'lost', 'settled'] as const

type Area = (typeof AREAS)[number]
const COMPANIES = ['Aire Valley Brewing', 'Beckside Dental Group', 'Calder Print Works', 'Dalesway Coaches', 'Ebor Timber', 'Foss Engineering', 'Granary Wharf Hotels', 'Holbeck Robotics', 'Ilkley Outdoor', 'Kirkgate Bakeries', 'Lendal Software', 'Micklegate Estates', 'Nidd Water Sports', 'Otley Steel', 'Pennine Freight', 'Roundhay Nurseries', 'Swale Farm Foods', 'Tadcaster Glass'] // oxfmt-ignore
const CHARITIES = ['Open Door Shelter', 'Wharfe River Trust', 'Bright Start Playgroups', 'Minster Music Fund']
const TITLES: Record<Area, string[]> = {
  family: ['Divorce and finances', 'Child arrangements', 'Prenuptial agreement', 'Maintenance dispute'],
  property: ['Purchase of a family home', 'Sale of a flat', 'Boundary dispute', 'Remortgage'],
  employment: ['Unfair dismissal claim', 'Settlement agreement', 'Discrimination claim', 'Redundancy advice'],
  commercial: ['Supply contract dispute', 'Shareholders agreement', 'Sale of the business', 'Terms of trade'],
  crime: ['Careless driving charge', 'Fraud investigation', 'Public order charge'],
  wills_and_probate: ['New will', 'Estate administration', 'Contested will', 'Lasting power of attorney'],
} // oxfmt-ignore
/** What organisations have done about their buildings. */
const PREMISES = ['Commercial lease renewal', 'Boundary dispute', 'Purchase of an office building', 'Planning appeal']
const COURTS = ['Leeds Combined Court', 'York County Court', 'Leeds Employment Tribunal', 'Harrogate Justice Centre', 'Bradford Crown Court'] // oxfmt-ignore
const RATES: Record<(typeof POSITIONS)[number], number> = { partner: 290, senior_associate: 225, associate: 180, paralegal: 110 } // oxfmt-ignore
const NARRATIVES = ['Client rang twice', 'Second draft', 'With counsel', 'Waiting time included', 'Bundle prepared']

export type LawfirmData = ReturnType<typeof createLawfirmData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 24 lawyers, 66 clients, 128 matters, 430 time entries, 150 invoices and 66 hearings. */
export function createLawfirmData(clock: Date) {
  const random = createRandom(61_101)
  const days = createDays(clock)
  const lawyers = createPeopleOf(61_103, 24, 'harcastle-law.example').map((one, index): Lawyer => {
    const position = index % 6 === 0 ? 'partner' : random.pick(['senior_associate', 'associate', 'associate', 'paralegal'] as const) // oxfmt-ignore
    const joined = 90 + random.whole(0, 5200)
    return {
      id: 11 + index,
      firstName: one.firstName,
      lastName: one.lastName,
      email: one.email,
      phone: `+44 113 496 ${random.whole(1000, 9899)}`,
      position,
      practiceArea: AREAS[index % 6 === 0 ? (index / 6) % 6 : random.whole(0, 5)]!,
      office: random.pick(['Leeds', 'Leeds', 'Leeds', 'York', 'York', 'Harrogate']),
      hourlyRate: RATES[position] + 5 * random.whole(0, 13),
      qualifiedOn: position === 'paralegal' ? null : days.day(-joined - random.whole(100, 3000)),
      joinedOn: days.day(-joined),
      takesNewMatters: random.chance(0.7),
    }
  })
  const clients = createClients(random, days)
  const matters = createMatters(random, days, clients, lawyers)
  return {
    lawyers,
    clients,
    matters,
    timeEntries: createTimeEntries(random, days, matters, lawyers),
    invoices: createInvoices(random, days, matters),
    hearings: createHearings(random, days, matters, lawyers),
  }
}

function createClients(random: Random, { day }: Days): LawClient[] {
  const persons = createPeopleOf(61_107, 44, 'homepost.example')
  const named = [
    ...COMPANIES.map((name, index) => ({ name, kind: 'company', email: `office${index}@company.example` })),
    ...CHARITIES.map((name, index) => ({ name, kind: 'charity', email: `trustees${index}@charity.example` })),
    ...persons.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, kind: 'individual', email })), // oxfmt-ignore
  ]
  return named.map(({ name, kind, email }, index) => ({
    id: 201 + index,
    name,
    kind,
    email: random.chance(0.12) ? null : email,
    phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
    city: random.pick(['Leeds', 'Leeds', 'Leeds', 'York', 'York', 'Harrogate', 'Bradford', 'Wakefield']),
    source: random.pick(['website', 'website', 'recommendation', 'recommendation', 'recommendation', 'advert', 'other_firm']), // oxfmt-ignore
    clientSince: day(-5 - Math.floor((2400 * (66 - index)) / 66) - random.whole(0, 40)),
  }))
}

/** Opened over two years; each belongs to a client, and to a lawyer who is qualified. */
function createMatters(random: Random, { day }: Days, clients: LawClient[], lawyers: Lawyer[]): Matter[] {
  const qualified = lawyers.filter(one => one.position !== 'paralegal')
  // Two clients who have only asked so far.
  const acting = clients.filter((_, index) => index % 17 !== 9)
  return Array.from({ length: 128 }, (_, index) => {
    const client = random.pick(random.chance(0.3) ? acting.slice(0, 12) : acting)
    const area = client.kind === 'individual' ? random.pick(['family', 'family', 'property', 'property', 'employment', 'crime', 'wills_and_probate'] as const) : random.pick(['property', 'employment', 'commercial', 'commercial'] as const) // oxfmt-ignore
    const fitting = qualified.filter(one => one.practiceArea === area)
    const age = 3 + Math.floor((720 * (127 - index)) / 127)
    const opened = day(-age)
    const status = random.pick(age > 240 ? ['closed', 'closed', 'closed', 'settled', 'open', 'on_hold'] : ['open', 'open', 'open', 'open', 'on_hold', 'settled']) // oxfmt-ignore
    const isOver = status === 'closed' || status === 'settled'
    const feeArrangement = area === 'employment' ? random.pick(['no_win_no_fee', 'hourly', 'no_win_no_fee']) : random.pick(['hourly', 'hourly', 'fixed_fee']) // oxfmt-ignore
    return {
      id: 1001 + index,
      reference: `MAT-${4120 + index}`,
      title: random.pick(area === 'property' && client.kind !== 'individual' ? PREMISES : TITLES[area]),
      practiceArea: area,
      status,
      clientId: client.id,
      leadLawyerId: random.pick(fitting.length > 0 && random.chance(0.85) ? fitting : qualified).id,
      feeArrangement,
      feeEstimate: feeArrangement === 'no_win_no_fee' ? null : 50 * random.whole(8, 480),
      isUrgent: random.chance(0.15),
      openedOn: opened,
      closedOn: isOver ? day(-Math.max(1, age - random.whole(20, 230))) : null,
      limitationDate: area === 'employment' || area === 'commercial' ? day(random.whole(-200, 400)) : null,
    }
  })
}

/** Of the last seven months, on working days and on matters that were there. */
const createTimeEntries = (random: Random, { day }: Days, matters: Matter[], lawyers: Lawyer[]): TimeEntry[] =>
  Array.from({ length: 430 }, (_, index) => {
    const workedOn = day(-Math.floor((210 * (429 - index)) / 429))
    const going = matters.filter(one => one.openedOn <= workedOn && (one.closedOn === null || one.closedOn >= workedOn))
    const matter = random.pick(random.chance(0.2) ? going.slice(3, 8) : going)
    const activity = random.pick(['drafting', 'drafting', 'drafting', 'research', 'meeting', 'meeting', 'phone_call', 'phone_call', 'court', 'travel']) // oxfmt-ignore
    const others = lawyers.filter(one => one.practiceArea === matter.practiceArea && one.id !== matter.leadLawyerId)
    return {
      id: 20_001 + index,
      matterId: matter.id,
      lawyerId: others.length > 0 && random.chance(0.4) ? random.pick(others).id : matter.leadLawyerId,
      activity,
      hours: activity === 'phone_call' ? random.whole(1, 4) / 4 : random.whole(2, activity === 'court' ? 28 : 18) / 4,
      isBillable: activity === 'travel' ? random.chance(0.4) : random.chance(0.88),
      workedOn,
      narrative: random.chance(0.3) ? random.pick(NARRATIVES) : null,
    }
  })

/** Due thirty days after they are issued; what is late says so. */
const createInvoices = (random: Random, { day }: Days, matters: Matter[]): LawInvoice[] =>
  Array.from({ length: 150 }, (_, index) => {
    const age = Math.floor((400 * (149 - index)) / 149)
    const issuedOn = day(-age)
    const matter = random.pick(matters.filter(one => one.openedOn <= issuedOn))
    const isLate = age > 30
    const status = age < 6 ? 'draft' : isLate ? random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'overdue', age > 200 ? 'written_off' : 'overdue']) : random.pick(['sent', 'sent', 'paid']) // oxfmt-ignore
    return {
      id: 5001 + index,
      number: `INV-${30_200 + index}`,
      matterId: matter.id,
      status,
      amount: random.whole(180, 9600) + random.pick([0, 0, 0.5, 0.25]),
      issuedOn: status === 'draft' ? null : issuedOn,
      dueOn: status === 'draft' ? null : shiftDay(issuedOn, 30),
      paidOn: status === 'paid' ? day(-Math.max(0, age - random.whole(3, 55))) : null,
    }
  })

/** From half a year ago to two months ahead, in matters that go to court. */
const createHearings = (random: Random, { day }: Days, matters: Matter[], lawyers: Lawyer[]): Hearing[] => {
  const advocates = lawyers.filter(one => one.position === 'partner' || one.position === 'senior_associate')
  const argued = matters.filter(one => one.practiceArea !== 'property' && one.practiceArea !== 'wills_and_probate')
  return Array.from({ length: 66 }, (_, index) => {
    const offset = -180 + Math.floor((240 * index) / 65)
    const isAhead = offset > 0
    const isGoing = (one: Matter) => one.closedOn === null || one.closedOn > day(offset)
    const going = argued.filter(one => one.openedOn < day(Math.min(offset, 0)) && (isAhead ? one.status === 'open' : isGoing(one)))
    const matter = random.pick(going)
    const type = random.pick(['directions', 'directions', 'mediation', 'trial', 'trial', 'appeal'])
    const status = isAhead ? 'scheduled' : random.pick(['held', 'held', 'held', 'held', 'adjourned', 'vacated'])
    const isDecided = status === 'held' && type !== 'directions'
    return {
      id: 8001 + index,
      matterId: matter.id,
      advocateId: isAhead && random.chance(0.25) ? null : random.pick(random.chance(0.4) ? advocates.slice(2, 4) : advocates).id,
      type,
      court: matter.practiceArea === 'employment' ? 'Leeds Employment Tribunal' : random.pick(COURTS.filter(one => one !== 'Leeds Employment Tribunal')), // oxfmt-ignore
      startsAt: `${day(offset)}T${random.pick(['09:30', '10:00', '10:30', '14:00'])}:00Z`,
      status,
      outcome: isDecided ? (type === 'mediation' ? random.pick(['settled', 'settled', 'lost']) : random.pick(['won', 'won', 'won', 'lost', 'settled'])) : null, // oxfmt-ignore
    }
  })
} // oxfmt-ignore
