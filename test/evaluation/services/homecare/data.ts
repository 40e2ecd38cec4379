import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface CareTeam {
  id: number
  name: string
  area: string
  coordinatorName: string
  phone: string
  maxClients: number
}
export interface Carer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  teamId: number
  grade: string
  contractHours: number
  hourlyPay: number
  hasCar: boolean
  isActive: boolean
  startedOn: string
}
export interface CareClient {
  id: number
  reference: string
  firstName: string
  lastName: string
  dateOfBirth: string
  phone: string | null
  address: { street: string; town: string; postcode: string }
  teamId: number
  keyCarerId: number | null
  careLevel: string
  fundedBy: string
  status: string
  hasKeySafe: boolean
  emergencyContact: { name: string; relation: string; phone: string }
  careSince: string
}
export interface CareVisit {
  id: number
  clientId: number
  carerId: number | null
  type: string
  startsAt: string
  durationMinutes: number
  status: string
  minutesLate: number | null
  note: string | null
}
export interface CareIncident {
  id: number
  reference: string
  clientId: number
  reportedById: number
  category: string
  severity: string
  status: string
  occurredOn: string
  closedOn: string | null
}
export interface Training {
  id: number
  carerId: number
  course: string
  provider: string
  score: number
  completedOn: string
  expiresOn: string | null
}

export const GRADES = ['CareAssistant', 'SeniorCarer', 'Nurse'] as const
export const CARE_LEVELS = ['Low', 'Medium', 'High'] as const
export const FUNDERS = ['Council', 'Private', 'NHS', 'Insurance'] as const
export const CLIENT_STATUSES = ['Active', 'InHospital', 'Paused', 'Ended'] as const
export const VISIT_TYPES = ['PersonalCare', 'Medication', 'MealPreparation', 'Companionship', 'Shopping'] as const
export const VISIT_STATUSES = ['Planned', 'Completed', 'Missed', 'Cancelled'] as const
export const INCIDENT_CATEGORIES = ['Fall', 'MedicationError', 'SkinInjury', 'Safeguarding', 'PropertyDamage'] as const
export const SEVERITIES = ['Minor', 'Moderate', 'Serious'] as const
export const INCIDENT_STATUSES = ['Open', 'UnderReview', 'Closed'] as const
export const COURSES = ['ManualHandling', 'FirstAid', 'MedicationSafety', 'DementiaCare', 'FireSafety'] as const

const TEAMS: [name: string, area: string, maxClients: number][] = [
  ['Bluebell', 'Exeter North', 24],
  ['Primrose', 'Exeter South', 28],
  ['Foxglove', 'Exmouth', 18],
  ['Hawthorn', 'Tiverton', 16],
  ['Rowan', 'Crediton', 14],
]
const TOWNS: Record<number, string> = { 1: 'Exeter', 2: 'Exeter', 3: 'Exmouth', 4: 'Tiverton', 5: 'Crediton' }
const STREETS = ['Topsham Road', 'Rosemary Street', 'Cowick Lane', 'Polsloe Road', 'Beacon Lane', 'Union Terrace', 'Victoria Road'] // oxfmt-ignore
const NOTES = ['No answer at first', 'Daughter was there', 'Ate well', 'Cream applied', 'Left early at her own wish', 'GP informed'] // oxfmt-ignore
const PROVIDERS = ['Westcountry Skills', 'CareAcademy Online', 'In-house']

export type HomecareData = ReturnType<typeof createHomecareData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const mobile = (random: Random) => `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`

/** 5 teams, 36 carers, 84 clients, 460 visits, 58 incidents and 128 trainings. */
export function createHomecareData(clock: Date) {
  const random = createRandom(83_101)
  const days = createDays(clock)
  const coordinators = createPeopleOf(83_103, 5, 'meadowhomecare.example')
  const teams = TEAMS.map(([name, area, maxClients], index): CareTeam => ({
    id: 1 + index,
    name,
    area,
    coordinatorName: `${coordinators[index]!.firstName} ${coordinators[index]!.lastName}`,
    phone: `+44 1392 ${random.whole(200_000, 899_999)}`,
    maxClients,
  }))
  const carers = createPeopleOf(83_107, 36, 'carers.example').map((one, index): Carer => {
    const grade = index % 12 === 5 ? 'Nurse' : random.pick(['CareAssistant', 'CareAssistant', 'CareAssistant', 'SeniorCarer']) // oxfmt-ignore
    return {
      id: 101 + index,
      firstName: one.firstName,
      lastName: one.lastName,
      email: one.email,
      phone: mobile(random),
      teamId: random.pick([1, 1, 2, 2, 2, 3, 4, 5]),
      grade,
      contractHours: random.pick([16, 20, 20, 24, 30, 30, 37.5]),
      hourlyPay: { CareAssistant: 12.4, SeniorCarer: 14.1, Nurse: 21.5 }[grade]! + random.whole(0, 12) / 10,
      hasCar: random.chance(0.65),
      isActive: index !== 21 && index !== 30,
      startedOn: days.day(-20 - random.whole(0, 2400)),
    }
  })
  const clients = createClients(random, days, carers)
  return {
    teams,
    carers,
    clients,
    visits: createVisits(random, days, clients, carers),
    incidents: createIncidents(random, days, clients, carers),
    trainings: createTrainings(random, days, carers),
  }
}

const createClients = (random: Random, { day }: Days, carers: Carer[]): CareClient[] =>
  createPeopleOf(83_111, 84, 'family.example').map(({ firstName, lastName }, index) => {
    const teamId = random.pick([1, 1, 2, 2, 2, 3, 3, 4, 5])
    const near = carers.filter(one => one.teamId === teamId && one.isActive)
    return {
      id: 501 + index,
      reference: `MC-${3300 + 4 * index}`,
      firstName,
      lastName,
      dateOfBirth: `${random.whole(1928, 1962)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
      phone: random.chance(0.12) ? null : `+44 1392 ${random.whole(200_000, 899_999)}`,
      address: {
        street: `${random.whole(1, 120)} ${random.pick(STREETS)}`,
        town: TOWNS[teamId]!,
        postcode: `EX${random.whole(1, 17)} ${random.whole(1, 9)}${random.pick(['AB', 'DQ', 'HN', 'TW'])}`,
      },
      teamId,
      keyCarerId: near.length === 0 || random.chance(0.1) ? null : random.pick(near).id,
      careLevel: random.pick(['Low', 'Low', 'Medium', 'Medium', 'Medium', 'High']),
      fundedBy: random.pick(['Council', 'Council', 'Council', 'Private', 'Private', 'NHS', 'Insurance']),
      status: random.pick(['Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'InHospital', 'Paused', 'Ended']),
      hasKeySafe: random.chance(0.6),
      emergencyContact: { name: `${random.pick(['Ann', 'Paul', 'Jo', 'Chris', 'Sam', 'Ravi'])} ${lastName}`, relation: random.pick(['Daughter', 'Son', 'Spouse', 'Sibling', 'Niece']), phone: mobile(random) },
      careSince: day(-8 - Math.floor((1600 * (84 - index)) / 84) - random.whole(0, 12)),
    }
  }) // oxfmt-ignore

/** From seven weeks ago to nine days ahead. */
const createVisits = (random: Random, { day }: Days, clients: CareClient[], carers: Carer[]): CareVisit[] => {
  // Some of those in care have had no visit in this time.
  const visited = clients.filter((one, index) => one.status !== 'Ended' && index % 13 !== 6)
  return Array.from({ length: 460 }, (_, index) => {
    const offset = -49 + Math.floor((59 * index) / 460)
    const client = random.pick(offset >= 0 ? visited.filter(one => one.status === 'Active') : visited)
    const near = carers.filter(one => one.teamId === client.teamId && one.isActive)
    const isPast = offset < 0
    const status = isPast ? random.pick(['Completed', 'Completed', 'Completed', 'Completed', 'Completed', 'Completed', 'Completed', 'Missed', 'Cancelled']) : random.chance(0.06) ? 'Cancelled' : 'Planned'
    const type = random.pick(['PersonalCare', 'PersonalCare', 'PersonalCare', 'Medication', 'Medication', 'MealPreparation', 'MealPreparation', 'Companionship', 'Shopping'])
    return {
      id: 20_001 + index,
      clientId: client.id,
      carerId: !isPast && random.chance(0.15) ? null : client.keyCarerId !== null && random.chance(0.5) ? client.keyCarerId : random.pick(near).id,
      type,
      startsAt: `${day(offset)}T${String(random.whole(7, 20)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}:00Z`,
      durationMinutes: type === 'Medication' ? 15 : random.pick([30, 30, 45, 45, 60, 60, 90]),
      status,
      minutesLate: status === 'Completed' ? random.pick([0, 0, 0, 0, 0, 5, 5, 10, 15, 20, 35, 50]) : null,
      note: status === 'Completed' && random.chance(0.3) ? random.pick(NOTES) : null,
    }
  })
} // oxfmt-ignore

const createIncidents = (random: Random, { day }: Days, clients: CareClient[], carers: Carer[]): CareIncident[] =>
  Array.from({ length: 58 }, (_, index) => {
    const age = 1 + Math.floor((330 * (57 - index)) / 57)
    const client = random.pick(random.chance(0.25) ? clients.slice(8, 12) : clients)
    const status = age > 70 ? random.pick(['Closed', 'Closed', 'Closed', 'Closed', 'UnderReview']) : random.pick(['Open', 'Open', 'UnderReview', 'Closed']) // oxfmt-ignore
    return {
      id: 7001 + index,
      reference: `IR-${880 + index}`,
      clientId: client.id,
      reportedById: random.pick(carers.filter(one => one.teamId === client.teamId)).id,
      category: random.pick(['Fall', 'Fall', 'Fall', 'MedicationError', 'MedicationError', 'SkinInjury', 'Safeguarding', 'PropertyDamage']), // oxfmt-ignore
      severity: random.pick(['Minor', 'Minor', 'Minor', 'Moderate', 'Moderate', 'Serious']),
      status,
      occurredOn: day(-age),
      closedOn: status === 'Closed' ? day(-Math.max(0, age - random.whole(1, 40))) : null,
    }
  })

/** Of each carer some of the courses; how to put out a fire is not forgotten. */
const createTrainings = (random: Random, { day }: Days, carers: Carer[]): Training[] =>
  carers
    .flatMap(carer =>
      COURSES.filter(course => random.chance(course === 'ManualHandling' ? 0.92 : 0.68)).map(course => ({
        carer,
        course,
      })),
    ) // oxfmt-ignore
    .map(({ carer, course }, index) => {
      const age = random.whole(10, 900)
      return {
        id: 9001 + index,
        carerId: carer.id,
        course,
        provider: random.pick(PROVIDERS),
        score: random.whole(58, 100),
        completedOn: day(-age),
        expiresOn: course === 'FireSafety' ? null : shiftDay(day(-age), course === 'FirstAid' ? 1095 : 730),
      }
    })
