import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Building {
  id: string
  name: string
  address: { street: string; city: string; state: string; zipCode: string }
  manager: { name: string; email: string; phone: string }
  buildingType: string
  yearBuilt: number
  floors: number
  hasElevator: boolean
  petsAllowed: boolean
  acquiredOn: string
}
export interface Unit {
  id: string
  buildingId: string
  unitNumber: string
  floor: number
  bedrooms: number
  bathrooms: number
  areaSqft: number
  monthlyRent: number
  status: string
  isFurnished: boolean
  hasBalcony: boolean
}
export interface Tenant {
  id: string
  firstName: string
  lastName: string
  contact: { email: string; phone: string | null; preferredChannel: string }
  employer: string | null
  hasPets: boolean
  status: string
  registeredOn: string
}
export interface Lease {
  id: string
  leaseNumber: string
  unitId: string
  tenantId: string
  status: string
  startDate: string
  endDate: string
  monthlyRent: number
  depositAmount: number
}
export interface MaintenanceRequest {
  id: string
  reference: string
  unitId: string
  title: string
  category: string
  priority: string
  status: string
  contractor: string | null
  estimatedCost: number
  actualCost: number | null
  reportedOn: string
  completedOn: string | null
}
export interface Payment {
  id: string
  leaseId: string
  type: string
  status: string
  amount: number
  dueDate: string
  paidOn: string | null
  method: string | null
}

export const BUILDING_TYPES = ['apartmentBlock', 'townhouses', 'mixedUse'] as const
export const UNIT_STATUSES = ['occupied', 'vacant', 'reserved', 'underRenovation'] as const
export const CHANNELS = ['email', 'phone', 'text'] as const
export const TENANT_STATUSES = ['current', 'former', 'applicant'] as const
export const LEASE_STATUSES = ['draft', 'active', 'expired', 'terminated'] as const
export const CATEGORIES = ['plumbing', 'electrical', 'heating', 'appliance', 'doorsAndWindows', 'pestControl'] as const
export const PRIORITIES = ['low', 'medium', 'high', 'emergency'] as const
export const REQUEST_STATUSES = ['open', 'scheduled', 'inProgress', 'completed', 'cancelled'] as const
export const PAYMENT_TYPES = ['rent', 'deposit', 'lateFee', 'utilities'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'overdue'] as const
export const METHODS = ['bankTransfer', 'card', 'check', 'cash'] as const

const BUILDINGS: [name: string, street: string, city: string, state: string, zip: string][] = [
  ['Maple Court', '120 Maple Avenue', 'Chicago', 'IL', '60614'],
  ['Riverside Lofts', '48 Canal Street', 'Milwaukee', 'WI', '53202'],
  ['Ashford House', '7 Ashford Lane', 'Evanston', 'IL', '60201'],
  ['Birchwood Terrace', '310 Birchwood Drive', 'Oak Park', 'IL', '60302'],
  ['The Granary', '15 Mill Road', 'Madison', 'WI', '53703'],
  ['Kingsley Tower', '900 Lake Street', 'Chicago', 'IL', '60607'],
  ['Lakeview Apartments', '221 Shore Drive', 'Milwaukee', 'WI', '53211'],
  ['Station Yard', '64 Depot Street', 'Evanston', 'IL', '60202'],
]
const TROUBLES: [title: string, category: string][] = [
  ['Dripping kitchen faucet', 'plumbing'],
  ['Blocked shower drain', 'plumbing'],
  ['Water leak under sink', 'plumbing'],
  ['Sockets without power', 'electrical'],
  ['Flickering hallway light', 'electrical'],
  ['Radiator stays cold', 'heating'],
  ['Boiler shuts off', 'heating'],
  ['Dishwasher does not drain', 'appliance'],
  ['Oven door broken', 'appliance'],
  ['Balcony door will not close', 'doorsAndWindows'],
  ['Cracked bedroom window', 'doorsAndWindows'],
  ['Mice in the pantry', 'pestControl'],
]
const CONTRACTORS = ['Brightline Plumbing', 'Volt and Sons', 'Midwest Heating', 'Allfix Services', 'Clearpane Glass']
const EMPLOYERS = ['City of Chicago', 'Great Lakes Freight', 'Northpoint Hospital', 'Summit Software', 'Prairie Bank']

export type PropertyData = ReturnType<typeof createPropertyData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 8 buildings, 80 units, 92 tenants, some 90 leases, 100 maintenance requests and some 200 payments. */
export function createPropertyData(clock: Date) {
  const random = createRandom(32_303)
  const days = createDays(clock)
  const managers = createPeopleOf(32_305, 6, 'hearthstone.example')
  const buildings = BUILDINGS.map(([name, street, city, state, zipCode], index): Building => {
    const { firstName, lastName, email } = managers[(index * 5) % 6]!
    return {
      id: `bld_${11 + index}`,
      name,
      address: { street, city, state, zipCode },
      manager: { name: `${firstName} ${lastName}`, email, phone: `(312) 555-01${20 + ((index * 5) % 6)}` },
      buildingType: random.pick(BUILDING_TYPES),
      yearBuilt: random.whole(1921, 2019),
      floors: [4, 5, 3, 2, 6, 12, 7, 3][index]!,
      hasElevator: index % 4 !== 3,
      petsAllowed: index % 3 !== 0,
      acquiredOn: days.day(-random.whole(600, 5500)),
    }
  })
  const units = createUnits(random, buildings)
  const tenants = createTenants(random, days)
  const leases = createLeases(random, days, units, tenants)
  const maintenanceRequests = createRequests(random, days, units)
  return { buildings, units, tenants, leases, maintenanceRequests, payments: createPayments(random, days, leases) }
}

/** Ten in each building; numbers are those of the floor and the door. */
const createUnits = (random: Random, buildings: Building[]): Unit[] =>
  buildings.flatMap((building, place) =>
    Array.from({ length: 10 }, (_, index): Unit => {
      const floor = 1 + (index % Math.min(building.floors, 5))
      const bedrooms = random.pick([0, 1, 1, 1, 2, 2, 2, 3, 3, 4])
      const number = place * 10 + index
      return {
        id: `unt_${101 + number}`,
        buildingId: building.id,
        unitNumber: `${floor}0${1 + Math.floor(index / Math.min(building.floors, 5))}`,
        floor,
        bedrooms,
        bathrooms: bedrooms > 2 ? 2 : 1,
        areaSqft: 420 + 260 * bedrooms + random.whole(0, 190),
        monthlyRent: 25 * Math.round((1050 + 380 * bedrooms + random.whole(0, 420)) / 25),
        status:
          number % 8 < 6 ? 'occupied' : random.pick(['vacant', 'vacant', 'vacant', 'reserved', 'underRenovation']),
        isFurnished: random.chance(0.3),
        hasBalcony: random.chance(0.45),
      }
    }),
  )

/** Those who live here now, those who did, and those who would like to. */
const createTenants = (random: Random, { day }: Days): Tenant[] =>
  createPeopleOf(32_307, 92, 'homepost.example').map(({ firstName, lastName, email }, index) => ({
    id: `tnt_${501 + index}`,
    firstName,
    lastName,
    contact: {
      email,
      phone: random.chance(0.12) ? null : `(773) 555-${random.whole(1000, 9999)}`,
      preferredChannel: random.pick(CHANNELS),
    },
    employer: random.chance(0.3) ? null : random.pick(EMPLOYERS),
    hasPets: random.chance(0.3),
    status: index < 60 ? 'current' : index < 82 ? 'former' : 'applicant',
    registeredOn: day(index < 82 ? -random.whole(760, 1900) : -random.whole(3, 60)),
  }))

function createLeases(random: Random, { day }: Days, units: Unit[], tenants: Tenant[]): Lease[] {
  const occupied = units.filter(one => one.status === 'occupied')
  const make = (unit: Unit, tenant: Tenant, status: string, start: number, length: number) => ({ unit, tenant, status, start, length }) // oxfmt-ignore
  const rows = [
    ...tenants.slice(60, 82).map((tenant, index) => make(random.pick(units), tenant, index % 5 === 4 ? 'terminated' : 'expired', -random.whole(760, 1400), 365)), // oxfmt-ignore
    ...occupied.map((unit, index) => {
      const length = random.pick([365, 365, 730])
      return make(unit, tenants[(index * 7) % 60]!, 'active', -random.whole(12, length - 8), length)
    }),
    ...units.filter(one => one.status === 'reserved').map((unit, index) => make(unit, tenants[82 + index]!, 'draft', random.whole(10, 45), 365)), // oxfmt-ignore
  ]
  return rows
    .toSorted((one, other) => one.start - other.start)
    .map(({ unit, tenant, status, start, length }, index): Lease => {
      const monthlyRent = unit.monthlyRent + 25 * random.whole(-4, 2)
      return {
        id: `lse_${701 + index}`,
        leaseNumber: `L-${2207 + index}`,
        unitId: unit.id,
        tenantId: tenant.id,
        status,
        startDate: day(start),
        endDate: day(start + length),
        monthlyRent,
        depositAmount: monthlyRent * random.pick([1, 1, 1, 2]),
      }
    })
}

/** Two of them came in today. */
const createRequests = (random: Random, { day }: Days, units: Unit[]): MaintenanceRequest[] =>
  Array.from({ length: 100 }, (_, index) => {
    const age = index > 97 ? 0 : 1 + Math.floor(300 * (1 - index / 97) ** 1.6)
    const [title, category] = random.pick(TROUBLES)
    const status = age === 0 ? 'open' : age < 25 ? random.pick(['open', 'open', 'scheduled', 'inProgress', 'inProgress', 'completed']) : random.pick(['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'cancelled', 'inProgress']) // oxfmt-ignore
    const estimatedCost = 10 * random.whole(6, 140)
    const isDone = status === 'completed'
    return {
      id: `req_${3001 + index}`,
      reference: `MR-${5120 + index}`,
      unitId: random.pick(random.chance(0.25) ? units.slice(50, 60) : units).id,
      title,
      category,
      priority: random.pick(['low', 'medium', 'medium', 'medium', 'high', 'high', 'emergency']),
      status,
      contractor: status === 'open' || status === 'cancelled' ? null : random.pick(CONTRACTORS),
      estimatedCost,
      actualCost: isDone ? Math.round(estimatedCost * (0.7 + random.next() * 0.8)) : null,
      reportedOn: day(-age),
      completedOn: isDone ? day(-Math.max(1, age - random.whole(1, 18))) : null,
    }
  })

/** Rent for last month, this one and the next one, and deposits of those who have moved in lately. */
function createPayments(random: Random, { day }: Days, leases: Lease[]): Payment[] {
  const first = (months: number) => {
    const [year, month] = day(0).split('-').map(Number)
    return new Date(Date.UTC(year!, month! - 1 + months, 1)).toISOString().slice(0, 10)
  }
  const active = leases.filter(one => one.status === 'active')
  const due = [-1, 0, 1].flatMap(months =>
    active
      .filter(one => one.startDate <= first(months))
      .map(({ id, monthlyRent }) => ({ leaseId: id, type: 'rent', amount: monthlyRent, dueDate: first(months) })),
  )
  const deposits = leases
    .filter(one => one.status !== 'draft' && one.startDate > day(-150))
    .map(({ id, depositAmount, startDate }) => ({ leaseId: id, type: 'deposit', amount: depositAmount, dueDate: startDate })) // oxfmt-ignore
  const extras = active
    .filter((_, index) => index % 6 === 2)
    .map(({ id }) => ({ leaseId: id, type: random.pick(['lateFee', 'utilities']), amount: 5 * random.whole(7, 30), dueDate: day(-random.whole(3, 50)) })) // oxfmt-ignore
  return [...due, ...deposits, ...extras]
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0))
    .map((one, index): Payment => {
      const isAhead = one.dueDate >= day(0)
      const isPaid = !isAhead && (one.dueDate < day(-31) ? index % 17 !== 3 : random.chance(0.85))
      const paid = shiftDay(one.dueDate, random.whole(-3, 6))
      return {
        id: `pay_${8001 + index}`,
        ...one,
        status: isPaid ? 'paid' : isAhead ? 'pending' : 'overdue',
        paidOn: isPaid ? (paid > day(0) ? day(0) : paid) : null,
        method: isPaid ? random.pick(['bankTransfer', 'bankTransfer', 'bankTransfer', 'card', 'card', 'check', 'cash']) : null, // oxfmt-ignore
      }
    })
}
