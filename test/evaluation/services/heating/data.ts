import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface HeatingEngineer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  licenceNumber: string
  area: string
  skills: string[]
  isApprentice: boolean
  hourlyRate: number
  hiredOn: string
}
export interface HeatingCustomer {
  id: number
  name: string
  type: string
  email: string
  phone: string | null
  address: { street: string; postcode: string; town: string }
  isOnStop: boolean
  customerSince: string
}
export interface Appliance {
  id: number
  serialNumber: string
  customerId: number
  kind: string
  make: string
  model: string
  outputKw: number
  installedOn: string
  warrantyUntil: string | null
  lastServicedOn: string | null
}
export interface ServiceContract {
  id: number
  number: string
  customerId: number
  plan: string
  monthlyPrice: number
  startsOn: string
  endsOn: string
  autoRenews: boolean
  status: string
}
export interface HeatingJob {
  id: number
  number: string
  customerId: number
  applianceId: number
  engineerId: number | null
  type: string
  priority: string
  status: string
  requestedOn: string
  scheduledFor: string | null
  fault: string | null
  labourHours: number | null
  cost: { labour: number; parts: number; total: number } | null
}
export interface HeatingPart {
  id: number
  sku: string
  name: string
  supplier: string
  unitPrice: number
  stock: number
  reorderLevel: number
}

export const HEATING_AREAS = ['north', 'east', 'south', 'west'] as const
export const HEATING_SKILLS = ['gasBoiler', 'oilBoiler', 'heatPump', 'underfloorHeating', 'solarThermal'] as const
export const HEATING_CUSTOMER_TYPES = ['homeowner', 'landlord', 'business', 'housingAssociation'] as const
export const APPLIANCE_KINDS = ['gasBoiler', 'oilBoiler', 'heatPump', 'waterHeater'] as const
export const CONTRACT_PLANS = ['basic', 'comfort', 'complete'] as const
export const CONTRACT_STATUSES = ['active', 'cancelled', 'expired'] as const
export const HEATING_JOB_TYPES = ['service', 'repair', 'installation', 'inspection'] as const
export const JOB_PRIORITIES = ['normal', 'urgent', 'emergency'] as const
export const HEATING_JOB_STATUSES = ['requested', 'scheduled', 'completed', 'cancelled'] as const

const BUSINESSES: [name: string, type: string][] = [
  ['Tollgate Bakery', 'business'],
  ['Birchwood Housing', 'housingAssociation'],
  ['Marlowe Lettings', 'landlord'],
  ['Sunnybank Nursery', 'business'],
  ['Red Lion Inn', 'business'],
  ['Canal View Housing Trust', 'housingAssociation'],
  ['Prospect Dental Practice', 'business'],
  ['Harrow & Finch Lettings', 'landlord'],
  ['Saint Brannoc School', 'business'],
  ['Northgate Homes', 'housingAssociation'],
]
const TOWNS = ['Ebbsworth', 'Calder Green', 'Stainmoor', 'Priestholm', 'Low Fell']
const STREETS = ['Alder Close', 'Bridge Street', 'Coppice Road', 'Dale View', 'Elm Avenue', 'Foundry Lane', 'Garth Row']
/** Make, model, kind, kilowatts. */
const MODELS: [string, string, string, number][] = [
  ['Valiant', 'EcoPlus 24', 'gasBoiler', 24],
  ['Valiant', 'EcoPlus 30', 'gasBoiler', 30],
  ['Worcestershire', 'Greenline 28', 'gasBoiler', 28],
  ['Worcestershire', 'Greenline 35', 'gasBoiler', 35],
  ['Glowarm', 'Compact 18', 'gasBoiler', 18],
  ['Grantham', 'Vortex 26', 'oilBoiler', 26],
  ['Grantham', 'Vortex 36', 'oilBoiler', 36],
  ['Nordair', 'Split 8', 'heatPump', 8],
  ['Nordair', 'Split 12', 'heatPump', 12],
  ['Daikura', 'Altherm 16', 'heatPump', 16],
  ['Heatstream', 'Cylinder 200', 'waterHeater', 3],
]
const FAULTS = ['No hot water', 'Boiler loses pressure', 'Radiators stay cold', 'Strange noise', 'Pilot light goes out', 'Leaking valve', 'Error code F28'] // oxfmt-ignore
/** Name, supplier, price, stock, level at which to order. */
const PARTS: [string, string, number, number, number][] = [
  ['Diverter valve', 'Plumbline Supplies', 68.5, 14, 6],
  ['Expansion vessel 12 l', 'Plumbline Supplies', 54.2, 5, 5],
  ['Circulation pump', 'Harker Trade', 129, 9, 4],
  ['Fan assembly', 'Harker Trade', 142.75, 3, 4],
  ['Printed circuit board', 'Boilerparts Direct', 189.9, 2, 3],
  ['Ignition electrode', 'Boilerparts Direct', 17.4, 31, 10],
  ['Gas valve', 'Boilerparts Direct', 94.6, 7, 4],
  ['Plate heat exchanger', 'Plumbline Supplies', 112.3, 6, 5],
  ['Room thermostat', 'Harker Trade', 38, 22, 8],
  ['Thermostatic radiator valve', 'Plumbline Supplies', 11.95, 64, 30],
  ['Magnetic filter', 'Harker Trade', 76.8, 12, 8],
  ['Condensate trap', 'Boilerparts Direct', 15.6, 4, 6],
  ['Flue seal', 'Boilerparts Direct', 4.2, 48, 25],
  ['Oil nozzle', 'Fuelmate', 9.8, 17, 12],
  ['Oil filter', 'Fuelmate', 13.1, 8, 10],
  ['Pressure gauge', 'Plumbline Supplies', 19.25, 15, 6],
  ['Heat pump fan motor', 'Nordair Parts', 231, 1, 2],
  ['Refrigerant sensor', 'Nordair Parts', 87.3, 3, 2],
  ['Immersion heater 3 kW', 'Harker Trade', 29.9, 11, 6],
  ['Inhibitor 1 l', 'Plumbline Supplies', 12.5, 40, 20],
]
const PRICES: Record<string, number> = { basic: 9.5, comfort: 16, complete: 24.5 }

export type HeatingData = ReturnType<typeof createHeatingData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 12 engineers, 88 customers, 130 appliances, 70 contracts, 240 jobs and 20 parts. */
export function createHeatingData(clock: Date) {
  const random = createRandom(86_301)
  const days = createDays(clock)
  const engineers = createPeopleOf(86_303, 12, 'emberwell.example').map(
    ({ firstName, lastName, email }, index): HeatingEngineer => {
      const isApprentice = [3, 8].includes(index)
      return {
        id: 21 + index,
        firstName,
        lastName,
        email,
        phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
        licenceNumber: String(510_200 + 37 * index),
        area: HEATING_AREAS[index % 4]!,
        skills: HEATING_SKILLS.filter((_, place) => place === 0 || random.chance(0.35)),
        isApprentice,
        hourlyRate: isApprentice ? 28 : random.pick([46, 48, 52, 55, 58]),
        hiredOn: days.day(-100 - random.whole(0, 3600)),
      }
    },
  )
  const customers = createCustomers(random, days)
  const appliances = createAppliances(random, days, customers)
  return {
    engineers,
    customers,
    appliances,
    contracts: createContracts(random, days, customers),
    jobs: createJobs(random, days, engineers, appliances),
    parts: PARTS.map(([name, supplier, unitPrice, stock, reorderLevel], index): HeatingPart => ({
      id: 601 + index,
      sku: `HP-${String(1010 + 15 * index)}`,
      name,
      supplier,
      unitPrice,
      stock,
      reorderLevel,
    })),
  }
}

const createCustomers = (random: Random, { day }: Days): HeatingCustomer[] => {
  const people = createPeopleOf(86_307, 78, 'hearthmail.example')
  const named = [
    ...people.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, type: random.chance(0.18) ? 'landlord' : 'homeowner', email })), // oxfmt-ignore
    ...BUSINESSES.map(([name, type]) => ({ name, type, email: `office@${name.toLowerCase().replaceAll(/\W+/g, '-')}.example` })), // oxfmt-ignore
  ]
  return named.map(({ name, type, email }, index): HeatingCustomer => ({
    id: 1001 + index,
    name,
    type,
    email,
    phone: random.chance(0.1) ? null : `+44 1${random.whole(470, 899)} ${random.whole(200_000, 899_999)}`,
    address: {
      street: `${random.whole(1, 120)} ${random.pick(STREETS)}`,
      postcode: `EB${random.whole(1, 14)} ${random.whole(1, 9)}TT`,
      town: random.pick(TOWNS),
    },
    isOnStop: [12, 35, 58, 80].includes(index),
    customerSince: day(-90 - random.whole(0, 3300)),
  }))
}

/** One for most homes, several for businesses; some have never been serviced. */
const createAppliances = (random: Random, { day }: Days, customers: HeatingCustomer[]): Appliance[] => {
  const homes = customers.filter((_, index) => index % 14 !== 9)
  return Array.from({ length: 130 }, (_, index) => {
    const owner = index < homes.length ? homes[index]! : random.pick(customers.slice(70))
    const [make, model, kind, outputKw] = random.pick(MODELS)
    const age = random.whole(40, 4300)
    const installedOn = day(-age)
    const warranty = shiftDay(installedOn, random.pick([730, 1825, 1825, 2555]))
    return {
      id: 5001 + index,
      serialNumber: `${make.slice(0, 2).toUpperCase()}${random.whole(100_000, 999_999)}`,
      customerId: owner.id,
      kind,
      make,
      model,
      outputKw,
      installedOn,
      warrantyUntil: random.chance(0.12) ? null : warranty,
      lastServicedOn: age < 365 || random.chance(0.08) ? null : day(-random.whole(5, 640)),
    }
  })
}

const createContracts = (random: Random, { day }: Days, customers: HeatingCustomer[]): ServiceContract[] => {
  const left = [...customers]
  return Array.from({ length: 70 }, (_, index) => {
    const customer = left.splice(random.whole(0, left.length - 1), 1)[0]!
    const plan = random.pick(['basic', 'basic', 'comfort', 'comfort', 'complete'])
    const startsOn = day(-random.whole(10, 430))
    const endsOn = shiftDay(startsOn, 364)
    return {
      id: 3001 + index,
      number: `SC-${4120 + index}`,
      customerId: customer.id,
      plan,
      monthlyPrice: PRICES[plan]! + random.pick([0, 0, 0, 1.5, 3]),
      startsOn,
      endsOn,
      autoRenews: random.chance(0.6),
      status: endsOn < day(0) ? 'expired' : random.chance(0.1) ? 'cancelled' : 'active',
    }
  })
}

/** From four months ago to three weeks ahead, and requests that nobody has been sent to yet. */
const createJobs = (
  random: Random,
  { day }: Days,
  engineers: HeatingEngineer[],
  appliances: Appliance[],
): HeatingJob[] =>
  Array.from({ length: 240 }, (_, index) => {
    const offset = -122 + Math.floor((143 * index) / 239)
    const appliance = random.pick(appliances)
    const type = random.pick(['service', 'service', 'service', 'repair', 'repair', 'installation', 'inspection'])
    const isWaiting = offset > 0 && random.chance(0.35)
    const isOff = !isWaiting && random.chance(0.07)
    const status = isWaiting ? 'requested' : isOff ? 'cancelled' : offset < 0 ? 'completed' : 'scheduled'
    const engineer = random.pick(engineers.filter(one => !one.isApprentice || type === 'service'))
    const labourHours = random.pick([0.5, 1, 1, 1.5, 2, 2, 3, 4.5, 7])
    const labour = Math.round(100 * labourHours * engineer.hourlyRate) / 100
    const parts = type === 'service' ? random.pick([0, 0, 12.5, 17.4]) : type === 'installation' ? random.whole(90_000, 260_000) / 100 : random.pick([0, 38, 54.2, 94.6, 129, 189.9]) // oxfmt-ignore
    return {
      id: 8001 + index,
      number: `J-${20_330 + index}`,
      customerId: appliance.customerId,
      applianceId: appliance.id,
      engineerId: isWaiting ? null : engineer.id,
      type,
      priority: type === 'repair' ? random.pick(['normal', 'urgent', 'urgent', 'emergency']) : 'normal',
      status,
      requestedOn: day(Math.min(0, offset - random.whole(1, 12))),
      scheduledFor: isWaiting ? null : `${day(offset)}T${random.pick(['08:00', '09:30', '11:00', '13:00', '14:30', '16:00'])}:00Z`, // oxfmt-ignore
      fault: type === 'repair' ? random.pick(FAULTS) : null,
      labourHours: status === 'completed' ? labourHours : null,
      cost: status === 'completed' ? { labour, parts, total: Math.round(100 * (labour + parts)) / 100 } : null,
    }
  })
