import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface LiftBuilding {
  id: number
  name: string
  address: { street: string; city: string; postcode: string }
  managedBy: string
  storeys: number
  contactEmail: string
}
export interface Elevator {
  id: number
  assetNumber: string
  buildingId: number
  manufacturer: string
  type: string
  capacityKg: number
  installedOn: string
  state: string
  nextInspectionDue: string
}
export interface FieldTechnician {
  id: number
  firstName: string
  lastName: string
  email: string
  mobile: string
  grade: string
  region: string
  vanRegistration: string | null
  onCall: boolean
  startedOn: string
}
export interface ServiceCall {
  id: number
  callNumber: string
  elevatorId: number
  technicianId: number | null
  fault: string
  urgency: string
  status: string
  reportedAt: string
  closedAt: string | null
  labourHours: number | null
  cost: number | null
}
export interface CareAgreement {
  id: number
  reference: string
  buildingId: number
  level: string
  annualFee: number
  visitsPerYear: number
  startsOn: string
  endsOn: string
  state: string
}

export const ELEVATOR_TYPES = ['Passenger', 'Freight', 'Stairlift', 'Platform'] as const
export const ELEVATOR_STATES = ['InService', 'OutOfService', 'BeingModernised'] as const
export const GRADES = ['Trainee', 'Technician', 'Senior'] as const
export const REGIONS = ['North', 'South', 'City'] as const
export const FAULTS = ['Entrapment', 'DoorFault', 'Noise', 'Levelling', 'ControlPanel', 'Lighting'] as const
export const URGENCIES = ['Low', 'Normal', 'Emergency'] as const
export const CALL_STATUSES = ['Open', 'Assigned', 'Closed', 'Cancelled'] as const
export const AGREEMENT_LEVELS = ['Basic', 'Plus', 'FullCover'] as const
export const AGREEMENT_STATES = ['Running', 'Ended', 'Terminated'] as const

const PLACES = ['Riverside', 'Granary', 'Weavers', 'Beacon', 'Cathedral', 'Dockside', 'Foundry', 'Garrison', 'Highfield', 'Kingsway', 'Linden', 'Meridian', 'Minster', 'Parkview', 'Quayside', 'Tannery'] // oxfmt-ignore
const HOUSES = ['House', 'Court', 'Tower']
const CITIES = ['Carlow', 'Carlow', 'Brandon', 'Brandon', 'Elmsford', 'Westhaven']
const MANAGERS = [
  'Halden Estates',
  'Carlow City Council',
  'Prime Offices',
  'St Brigid Hospital Group',
  'Westhaven Housing',
]
const MAKES = ['Kronberg', 'Liftec', 'Sarens', 'Vertika']
const FEES: Record<string, [fee: number, visits: number]> = { Basic: [950, 2], Plus: [1680, 4], FullCover: [2900, 6] }

export type LiftcareData = ReturnType<typeof createLiftcareData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 48 buildings, 84 elevators, 40 technicians, 240 service calls and 66 agreements. */
export function createLiftcareData(clock: Date) {
  const random = createRandom(94_501)
  const days = createDays(clock)
  const liftBuildings = HOUSES.flatMap(house => PLACES.map(place => `${place} ${house}`)).map(
    (name, index): LiftBuilding => ({
      id: 1 + index,
      name,
      address: {
        street: `${random.whole(2, 140)} ${name.split(' ')[0]} ${random.pick(['Street', 'Road', 'Square'])}`,
        city: random.pick(CITIES),
        postcode: `${random.whole(10_000, 18_999)}`,
      },
      managedBy: random.pick(MANAGERS),
      storeys: name.endsWith('Tower') ? random.whole(11, 28) : random.whole(3, 10),
      contactEmail: `${name.toLowerCase().replace(' ', '.')}@buildings.example`,
    }),
  )
  const elevators = Array.from({ length: 84 }, (_, index): Elevator => {
    const type = random.pick(['Passenger', 'Passenger', 'Passenger', 'Freight', 'Platform', 'Stairlift'])
    const heavy = { Passenger: [450, 630, 800, 1000], Freight: [1600, 2000, 2500], Platform: [300, 400], Stairlift: [120, 140] }[type]! // oxfmt-ignore
    return {
      id: 301 + index,
      assetNumber: `EL-${2040 + index}`,
      buildingId: index < 46 ? liftBuildings[index]!.id : random.pick(liftBuildings.slice(0, 46)).id,
      manufacturer: random.pick(MAKES),
      type,
      capacityKg: random.pick(heavy),
      installedOn: days.day(-300 - random.whole(0, 9000)),
      state: random.chance(0.11) ? 'OutOfService' : random.chance(0.07) ? 'BeingModernised' : 'InService',
      nextInspectionDue: days.day(random.whole(-30, 340)),
    }
  })
  const fieldTechnicians = createPeopleOf(94_503, 40, 'uplandlifts.example').map(
    ({ firstName, lastName, email }, index): FieldTechnician => {
      const grade = random.pick(['Trainee', 'Technician', 'Technician', 'Technician', 'Senior'])
      return {
        id: 701 + index,
        firstName,
        lastName,
        email,
        mobile: `+353 8${random.whole(3, 9)} ${random.whole(200, 899)} ${random.whole(1000, 9899)}`,
        grade,
        region: REGIONS[index % 3]!,
        vanRegistration: grade === 'Trainee' ? null : `${random.whole(161, 252)}-CW-${random.whole(1000, 9899)}`,
        onCall: [3, 10, 17, 25, 32].includes(index),
        startedOn: days.day(-50 - random.whole(0, 5000)),
      }
    },
  )
  return {
    liftBuildings,
    elevators,
    fieldTechnicians,
    serviceCalls: createCalls(random, clock, elevators, fieldTechnicians),
    careAgreements: createAgreements(random, days, liftBuildings),
  }
}

/** Of the last half year; ten elevators have had none. */
function createCalls(
  random: Random,
  clock: Date,
  elevators: Elevator[],
  technicians: FieldTechnician[],
): ServiceCall[] {
  const troubled = elevators.filter(one => one.id % 8 !== 2)
  const able = technicians.filter(one => one.grade !== 'Trainee')
  const written = (moment: number) => `${new Date(moment).toISOString().slice(0, 16)}:00Z`
  return Array.from({ length: 240 }, (_, index) => {
    const ago = 182 - (index * 181) / 240 - random.whole(0, 90) / 100
    const reported = clock.getTime() - Math.max(0.1, ago) * 86_400_000
    const fault = random.pick(['Entrapment', 'DoorFault', 'DoorFault', 'DoorFault', 'Noise', 'Levelling', 'ControlPanel', 'Lighting']) // oxfmt-ignore
    const urgency = fault === 'Entrapment' ? 'Emergency' : random.pick(['Low', 'Normal', 'Normal', 'Normal'])
    const status = ago < 9 ? random.pick(['Open', 'Open', 'Assigned', 'Assigned', 'Closed']) : random.chance(0.07) ? 'Cancelled' : ago < 25 && random.chance(0.3) ? 'Assigned' : 'Closed' // oxfmt-ignore
    const isClosed = status === 'Closed'
    const hours = random.whole(1, 14) / 2
    const closed = Math.min(clock.getTime() - 3_600_000, reported + random.whole(2, 90) * 3_600_000)
    return {
      id: 5001 + index,
      callNumber: `SC-${50_210 + index}`,
      elevatorId: random.pick(troubled).id,
      technicianId: isClosed || status === 'Assigned' ? random.pick(able).id : null,
      fault,
      urgency,
      status,
      reportedAt: written(reported),
      closedAt: isClosed ? written(closed) : null,
      labourHours: isClosed ? hours : null,
      cost: isClosed ? Math.round(hours * 68 + (random.chance(0.4) ? random.whole(20, 900) : 0)) : null,
    }
  })
}

/** One for most buildings, and earlier ones of some. */
const createAgreements = (random: Random, { day }: Days, buildings: LiftBuilding[]): CareAgreement[] =>
  Array.from({ length: 66 }, (_, index) => {
    const building = buildings.filter(one => one.id % 9 !== 7)[index % 43]!
    const level = random.pick(['Basic', 'Basic', 'Plus', 'Plus', 'FullCover'])
    const [fee, visitsPerYear] = FEES[level]!
    const offset = index < 43 ? -random.whole(5, 350) : -random.whole(800, 1500)
    return {
      id: 901 + index,
      reference: `CA-${3310 + index}`,
      buildingId: building.id,
      level,
      annualFee: fee + random.whole(0, 12) * 25,
      visitsPerYear,
      startsOn: day(offset),
      endsOn: shiftDay(day(offset), 364),
      state: index >= 43 ? 'Ended' : random.chance(0.12) ? 'Terminated' : 'Running',
    }
  })
