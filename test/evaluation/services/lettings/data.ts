import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createTenants } from '../persons.ts'

export interface Building {
  id: string
  ref: string
  caption: string
  street: string
  district: string
  builtIn: number
  heating: string
  hasLift: boolean
}
export interface Flat {
  id: string
  ref: string
  buildingRef: string
  door: string
  storey: number
  bedrooms: number
  areaSqm: number
  rentPcm: number
  furnished: string
  epc: string
  meters: { kind: string; serial: string; lastReading: number }[]
}
export interface Tenant {
  id: string
  ref: string
  name: string
  email: string
  mobile: string
  employer: string | null
  guarantor: string | null
}
export interface Tenancy {
  id: string
  ref: string
  flatRef: string
  tenantRefs: string[]
  startsOn: string
  endsOn: string | null
  rentPcm: number
  deposit: number
  standing: string
  charges: { label: string; amount: number; settled: boolean }[]
}
export interface Contractor {
  id: string
  ref: string
  firm: string
  trade: string
  dayRate: number
  rating: number | null
  emergencyCover: boolean
}
export interface Job {
  id: string
  ref: string
  buildingRef: string
  flatRef: string | null
  contractorRef: string | null
  subject: string
  urgency: string
  stage: string
  raisedOn: string
  completedOn: string | null
  quote: number | null
  visits: { onDate: string; outcome: string; hours: number }[]
}

export const HEATINGS = ['GAS_BOILER', 'HEAT_PUMP', 'DISTRICT_HEATING', 'ELECTRIC'] as const
export const FURNISHINGS = ['FULLY_FURNISHED', 'PART_FURNISHED', 'UNFURNISHED'] as const
export const STANDINGS = ['CURRENT', 'NOTICE_GIVEN', 'ENDED', 'IN_ARREARS'] as const
export const TRADES = ['PLUMBING', 'ELECTRICAL', 'ROOFING', 'GENERAL_REPAIRS', 'PEST_CONTROL'] as const
export const URGENCIES = ['ROUTINE', 'URGENT', 'EMERGENCY'] as const
export const STAGES = ['LOGGED', 'ASSIGNED', 'AWAITING_PARTS', 'COMPLETED', 'REJECTED'] as const
const BUILDINGS = [
  'Alder Court',
  'Quayside House',
  'Montague Mansions',
  'Foundry Lofts',
  'Larkspur Terrace',
  'Beacon Point',
  'Thistle Yard',
  'Corn Exchange',
]
const DISTRICTS = ['Northgate', 'Old Docks', 'Westerby', 'Park Village']
const SUBJECTS = [
  'leaking tap',
  'boiler will not start',
  'broken window',
  'mice in the kitchen',
  'blocked drain',
  'faulty socket',
  'damp wall',
  'roof leak',
  'door lock stuck',
]
const FIRMS = [
  'Pipeworks & Co',
  'Bright Spark Ltd',
  'Slate Brothers',
  'Handy Hannah',
  'Ratcatchers United',
  'AquaFix',
  'Volt House',
  'Topline Roofs',
  'Odd Jobs Oakley',
]
const EMPLOYERS = ['Brandt Foods', 'City Hospital', 'Lumen Labs', 'Self-employed', 'Northgate School']

export type LettingsData = ReturnType<typeof createLettingsData>

/** 8 buildings, 90 flats, 120 tenants, 105 tenancies, 9 contractors and 160 jobs around the clock's day. */
export function createLettingsData(clock: Date) {
  const random = createRandom(88_12_04)
  const { day } = createDays(clock)
  const hex = (length: number) => Array.from({ length }, () => random.pick([...'0123456789abcdef'])).join('')
  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
  const known = () => {
    const ref = uuid()
    return { id: ref, ref }
  }
  const buildings: Building[] = BUILDINGS.map((caption, index) => ({
    ...known(),
    caption,
    street: `${random.whole(1, 90)} ${random.pick(['Canal Street', 'High Road', 'Abbey Row'])}`,
    district: DISTRICTS[index % DISTRICTS.length]!,
    builtIn: random.whole(1890, 2022),
    heating: random.pick(HEATINGS),
    hasLift: random.chance(0.5),
  }))
  const flats: Flat[] = Array.from({ length: 90 }, (_, index) => {
    const bedrooms = random.pick([0, 1, 1, 2, 2, 2, 3, 4])
    const storey = random.whole(0, 6)
    return {
      ...known(),
      buildingRef: buildings[index % buildings.length]!.ref,
      door: `${storey}${'ABCDEFGHJKLM'[Math.floor(index / buildings.length)]!}`,
      storey,
      bedrooms,
      areaSqm: 28 + bedrooms * 17 + random.whole(0, 14),
      rentPcm: 550 + bedrooms * 240 + random.whole(0, 30) * 10,
      furnished: random.pick(FURNISHINGS),
      epc: random.pick(['A', 'B', 'B', 'C', 'C', 'C', 'D', 'E']),
      meters: ['ELECTRICITY', 'WATER', 'GAS'].slice(0, random.whole(2, 3)).map(kind => ({
        kind,
        serial: `${kind[0]}${random.whole(100_000, 999_999)}`,
        lastReading: random.whole(100, 9000),
      })),
    }
  })
  const tenants: Tenant[] = createTenants().map((person, index) => ({
    ...known(),
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    mobile: `07700 900${String(100 + index)}`,
    employer: random.chance(0.2) ? null : random.pick(EMPLOYERS),
    guarantor: random.chance(0.3) ? `${random.pick(['Petra', 'Ines', 'Otto'])} ${person.lastName}` : null,
  }))
  const tenancies: Tenancy[] = Array.from({ length: 105 }, (_, index) => {
    const flat = flats[index % 84]!
    const isOld = index >= 84
    const from = isOld ? -random.whole(900, 1500) : -random.whole(20, 850)
    const standing = isOld
      ? 'ENDED'
      : random.pick(['CURRENT', 'CURRENT', 'CURRENT', 'CURRENT', 'NOTICE_GIVEN', 'IN_ARREARS'])
    const rentPcm = flat.rentPcm - random.pick([0, 0, 20, 50])
    return {
      ...known(),
      flatRef: flat.ref,
      tenantRefs: [tenants[index]!.ref, ...(index % 7 === 0 && index + 105 < 120 ? [tenants[index + 105]!.ref] : [])],
      startsOn: day(from),
      endsOn: isOld
        ? day(from + 365)
        : standing === 'NOTICE_GIVEN'
          ? day(random.whole(3, 70))
          : random.chance(0.5)
            ? null
            : day(random.whole(30, 500)),
      rentPcm,
      deposit: Math.round((rentPcm * 12 * 5) / 52),
      standing,
      charges: ['Rent', 'Parking', 'Cleaning', 'Late fee']
        .filter((_, place) => place === 0 || random.chance(0.25))
        .map(label => ({
          label,
          amount: label === 'Rent' ? rentPcm : random.whole(2, 12) * 10,
          settled: standing === 'IN_ARREARS' ? false : random.chance(0.9),
        })),
    }
  })
  const contractors: Contractor[] = FIRMS.map((firm, index) => ({
    ...known(),
    firm,
    trade: TRADES[[0, 1, 2, 3, 4, 0, 1, 2, 3][index]!]!,
    dayRate: random.whole(16, 44) * 10,
    rating: index === 4 ? null : random.whole(24, 50) / 10,
    emergencyCover: random.chance(0.5),
  }))
  const jobs: Job[] = Array.from({ length: 160 }, (_, index) => {
    const offset = -300 + Math.floor(index * 1.85)
    const stage =
      offset < -40
        ? random.pick(['COMPLETED', 'COMPLETED', 'COMPLETED', 'REJECTED'])
        : random.pick(['LOGGED', 'ASSIGNED', 'ASSIGNED', 'AWAITING_PARTS', 'COMPLETED'])
    const flat = random.pick(flats)
    const took = Math.min(random.whole(0, 24), -offset)
    const count = stage === 'COMPLETED' ? random.whole(1, 3) : stage === 'AWAITING_PARTS' ? 1 : 0
    return {
      ...known(),
      buildingRef: flat.buildingRef,
      flatRef: random.chance(0.2) ? null : flat.ref,
      contractorRef: stage === 'LOGGED' || stage === 'REJECTED' ? null : random.pick(contractors).ref,
      subject: random.pick(SUBJECTS),
      urgency: random.pick(['ROUTINE', 'ROUTINE', 'ROUTINE', 'URGENT', 'EMERGENCY']),
      stage,
      raisedOn: day(offset),
      completedOn: stage === 'COMPLETED' ? day(offset + took) : null,
      quote: stage === 'LOGGED' || random.chance(0.3) ? null : random.whole(4, 160) * 10,
      visits: Array.from({ length: count }, (_, place) => ({
        onDate: day(Math.min(0, offset + Math.floor((took * (place + 1)) / count))),
        outcome: place === count - 1 && stage === 'COMPLETED' ? 'FIXED' : random.pick(['NO_ACCESS', 'PARTS_NEEDED']),
        hours: random.whole(1, 6),
      })),
    }
  })
  return { buildings, flats, tenants, tenancies, contractors, jobs }
}
