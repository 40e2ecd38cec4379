import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface District {
  id: number
  name: string
  population: number
  areaHectares: number
  isConservationArea: boolean
}
export interface Officer {
  id: number
  firstName: string
  lastName: string
  email: string
  jobTitle: string
  districtId: number
  maxCaseload: number
  isOnLeave: boolean
  startedOn: string
}
export interface Applicant {
  id: number
  name: string
  type: string
  email: string | null
  phone: string
  address: { street: string; city: string; postCode: string }
}
export interface PermitApplication {
  id: number
  reference: string
  type: string
  status: string
  applicantId: number
  officerId: number | null
  districtId: number
  siteAddress: string
  submittedOn: string
  decisionDueOn: string
  decidedOn: string | null
  isFastTrack: boolean
  estimatedCost: number | null
  fee: { amount: number; paidOn: string | null }
}
export interface Inspection {
  id: number
  applicationId: number
  inspectorId: number
  scheduledFor: string
  durationMinutes: number
  outcome: string | null
  remarks: string | null
}
export interface Objection {
  id: number
  applicationId: number
  objectorName: string
  ground: string
  receivedOn: string
  isUpheld: boolean | null
}

export const JOB_TITLES = ['CaseOfficer', 'SeniorOfficer', 'Inspector', 'TeamLead'] as const
export const APPLICANT_TYPES = ['Person', 'Company'] as const
export const PERMIT_TYPES = ['Building', 'Demolition', 'Signage', 'StreetEvent', 'OutdoorSeating', 'TreeFelling'] as const // oxfmt-ignore
export const STATUSES = ['Submitted', 'UnderReview', 'OnHold', 'Approved', 'Rejected', 'Withdrawn'] as const
export const OUTCOMES = ['Passed', 'Conditional', 'Failed'] as const
export const GROUNDS = ['Noise', 'Traffic', 'Overshadowing', 'Heritage', 'Parking'] as const

const DISTRICTS: [name: string, population: number, hectares: number, conserved: boolean][] = [
  ['Old Town', 18_400, 210, true],
  ['Harbour Quarter', 12_750, 340, true],
  ['Northgate', 31_200, 560, false],
  ['Millfield', 26_900, 615, false],
  ['Westbrook', 22_300, 720, false],
  ['Hillcrest', 9_850, 480, true],
  ['Eastmead', 35_600, 890, false],
]
const COMPANIES = ['Adler & Sohn Bau', 'Brickwell Homes', 'Café Lumière', 'Cornerstone Developments', 'Dockside Events', 'Fernhill Estates', 'Green Canopy Trees', 'Harbourview Hotel', 'Ironbridge Demolition', 'Kite Signs', 'Lantern Theatre', 'Marlow Retail', 'Nordlicht Solar', 'Orchard Nurseries', 'Pellegrino Gelato', 'Quayside Brewing', 'Redbrick Lettings', 'Summit Scaffolding', 'The Olive Press', 'Urban Loft Living', 'Vista Outdoor Media', 'Weaver Street Market'] // oxfmt-ignore
const STREETS = ['High Street', 'Ropewalk', 'Mill Lane', 'Chapel Hill', 'Station Approach', 'Garden Row', 'Tannery Yard', 'Bridge Street'] // oxfmt-ignore
/** The usual fee of a type. */
const FEES: Record<(typeof PERMIT_TYPES)[number], number> = { Building: 480, Demolition: 310, Signage: 95, StreetEvent: 140, OutdoorSeating: 120, TreeFelling: 55 } // oxfmt-ignore
const REMARKS = ['Access via the back yard', 'Fire door missing', 'Bring the 2019 plans', 'Second visit']

export type PermitsData = ReturnType<typeof createPermitsData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 7 districts, 15 officers, 82 applicants, 146 applications, 118 inspections and 66 objections. */
export function createPermitsData(clock: Date) {
  const random = createRandom(59_011)
  const days = createDays(clock)
  const districts = DISTRICTS.map(([name, population, areaHectares, isConservationArea], index): District => ({ id: 1 + index, name, population, areaHectares, isConservationArea })) // oxfmt-ignore
  const officers = createPeopleOf(59_013, 15, 'eastmere.example').map((one, index): Officer => ({
    id: 21 + index,
    ...one,
    jobTitle: index % 7 === 6 ? 'TeamLead' : index % 3 === 1 ? 'Inspector' : index % 4 === 2 ? 'SeniorOfficer' : 'CaseOfficer', // oxfmt-ignore
    districtId: 1 + ((index * 3) % 7),
    maxCaseload: 5 * random.whole(2, 6),
    isOnLeave: index === 2 || index === 9 || index === 13,
    startedOn: days.day(-150 - 260 * ((index * 4) % 15) - random.whole(0, 180)),
  }))
  const applicants = createApplicants(random)
  const applications = createApplications(random, days, applicants, officers)
  const inspections = createInspections(random, days, applications, officers)
  return { districts, officers, applicants, applications, inspections, objections: createObjections(random, days, applications) } // oxfmt-ignore
}

function createApplicants(random: Random): Applicant[] {
  const persons = createPeopleOf(59_017, 60, 'letters.example').map(one => ({ name: `${one.firstName} ${one.lastName}`, type: 'Person', email: one.email })) // oxfmt-ignore
  const companies = COMPANIES.map(name => ({ name, type: 'Company', email: `office@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example` })) // oxfmt-ignore
  return [...persons, ...companies].map(({ name, type, email }, index) => ({
    id: 401 + index,
    name,
    type,
    email: random.chance(0.14) ? null : email,
    phone: `+44 1632 ${random.whole(200_000, 899_999)}`,
    address: {
      street: `${random.whole(1, 120)} ${random.pick(STREETS)}`,
      city: random.pick(['Eastmere', 'Eastmere', 'Eastmere', 'Eastmere', 'Wexbury', 'Port Alder']),
      postCode: `EM${random.whole(1, 9)} ${random.whole(1, 9)}${random.pick(['AA', 'BR', 'KT', 'PD'])}`,
    },
  }))
}

/** Of the last eleven months; the older ones are decided, but for a few. */
const createApplications = (random: Random, { day }: Days, applicants: Applicant[], officers: Officer[]): PermitApplication[] => {
  const handlers = officers.filter(one => one.jobTitle !== 'Inspector')
  return Array.from({ length: 146 }, (_, index) => {
    const age = 330 - Math.floor((329 * index) / 145)
    const type = random.pick([...PERMIT_TYPES, 'Building', 'Building', 'OutdoorSeating', 'TreeFelling'] as const)
    const status = age > 75
      ? random.pick(['Approved', 'Approved', 'Approved', 'Approved', 'Rejected', 'Rejected', 'Withdrawn', 'OnHold'])
      : age > 25 ? random.pick(['UnderReview', 'UnderReview', 'UnderReview', 'Approved', 'Rejected', 'OnHold']) : random.pick(['Submitted', 'Submitted', 'UnderReview'])
    const applicant = random.pick(type === 'StreetEvent' || type === 'Signage' || type === 'OutdoorSeating' ? applicants.slice(52) : applicants)
    const isFastTrack = random.chance(0.18)
    const submittedOn = day(-age)
    const decisionDueOn = shiftDay(submittedOn, isFastTrack ? 28 : 84)
    const decidedOn = shiftDay(submittedOn, Math.min(age - 1, random.whole(12, isFastTrack ? 34 : 74)))
    const isDecided = status === 'Approved' || status === 'Rejected'
    const isBuilt = type === 'Building' || type === 'Demolition'
    return {
      id: 7001 + index,
      reference: `PA-${51_230 + 2 * index}`,
      type,
      status,
      applicantId: applicant.id,
      officerId: status === 'Submitted' ? null : random.pick(random.chance(0.3) ? handlers.slice(1, 4) : handlers).id,
      districtId: random.whole(1, 7),
      siteAddress: `${random.whole(1, 190)} ${random.pick(STREETS)}`,
      submittedOn,
      decisionDueOn,
      decidedOn: isDecided ? decidedOn : null,
      isFastTrack,
      estimatedCost: isBuilt ? 500 * random.whole(type === 'Building' ? 24 : 9, type === 'Building' ? 820 : 120) : null,
      fee: {
        amount: FEES[type] + 5 * random.whole(0, 14) + (isFastTrack ? 100 : 0),
        paidOn: status === 'Submitted' ? (random.chance(0.3) ? shiftDay(submittedOn, Math.min(age, random.whole(0, 5))) : null) : random.chance(0.9) ? shiftDay(submittedOn, Math.min(age, random.whole(0, 20))) : null,
      },
    }
  })
} // oxfmt-ignore

/** Sites are looked at for what is built, put up or set out; a few visits are still to come. */
function createInspections(
  random: Random,
  { day }: Days,
  applications: PermitApplication[],
  officers: Officer[],
): Inspection[] {
  // oxfmt-ignore
  const inspectors = officers.filter(one => one.jobTitle === 'Inspector')
  const visited = applications.filter(one => one.type !== 'StreetEvent' && one.type !== 'TreeFelling' && one.status !== 'Withdrawn') // oxfmt-ignore
  return Array.from({ length: 118 }, (_, index) => {
    const isAhead = index >= 94
    const application = random.pick(isAhead ? visited.filter(one => one.status === 'UnderReview') : visited.filter(one => one.submittedOn < day(-12))) // oxfmt-ignore
    const late = shiftDay(application.submittedOn, random.whole(6, 60))
    const on = isAhead ? day(1 + Math.floor((index - 94) / 2)) : late < day(0) ? late : day(-random.whole(1, 5))
    return {
      id: 3001 + index,
      applicationId: application.id,
      inspectorId: random.pick(inspectors).id,
      scheduledFor: `${on}T${String(random.whole(8, 15)).padStart(2, '0')}:${random.pick(['00', '30'])}:00.000Z`,
      durationMinutes: random.pick([30, 45, 45, 60, 60, 90, 120]),
      outcome: isAhead ? null : random.pick(['Passed', 'Passed', 'Passed', 'Conditional', 'Failed']),
      remarks: random.chance(0.25) ? random.pick(REMARKS) : null,
    }
  })
}

/** Neighbours object within weeks; for what is decided it is known whether they were right. */
function createObjections(random: Random, { day }: Days, applications: PermitApplication[]): Objection[] {
  const neighbours = createPeopleOf(59_023, 66, 'letters.example')
  const disliked = applications.filter(one => one.status !== 'Withdrawn' && one.type !== 'TreeFelling')
  const loud = pickEvery(disliked, 9)
  return neighbours.map((one, index) => {
    const application = random.pick(random.chance(0.4) ? loud : disliked)
    const on = shiftDay(application.submittedOn, random.whole(2, 30))
    return {
      id: 5001 + index,
      applicationId: application.id,
      objectorName: `${one.firstName} ${one.lastName}`,
      ground: random.pick(application.type === 'Building' ? [...GROUNDS, 'Overshadowing'] : ['Noise', 'Noise', 'Traffic', 'Parking', 'Heritage']), // oxfmt-ignore
      receivedOn: on > day(0) ? day(0) : on,
      isUpheld: application.decidedOn === null ? null : application.status === 'Rejected' ? random.chance(0.7) : random.chance(0.15), // oxfmt-ignore
    }
  })
}
const pickEvery = <T>(rows: readonly T[], step: number): T[] => rows.filter((_, index) => index % step === 4)
