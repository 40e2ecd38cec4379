import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Tariff {
  id: string
  name: string
  fuel: string
  rateType: string
  unitRate: number
  standingCharge: number
  exitFee: number | null
  isGreen: boolean
  availableFrom: string
  availableUntil: string | null
}
export interface Customer {
  id: string
  accountNumber: string
  firstName: string
  lastName: string
  email: string | null
  phone: string
  supplyAddress: { street: string; town: string; postcode: string }
  paymentMethod: string
  balance: number
  priorityServices: boolean
  status: string
  joinedOn: string
}
export interface Meter {
  id: string
  serialNumber: string
  customerId: string
  tariffId: string
  fuel: string
  meterType: string
  status: string
  installedOn: string
  lastInspectedOn: string | null
}
export interface Reading {
  id: string
  meterId: string
  readOn: string
  value: number
  source: string
}
export interface Bill {
  id: string
  number: string
  customerId: string
  status: string
  periodStart: string
  periodEnd: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
  kwhUsed: number
  amount: number
}
export interface Complaint {
  id: string
  reference: string
  customerId: string
  category: string
  priority: string
  status: string
  receivedOn: string
  resolvedOn: string | null
  handlerName: string
  compensation: number | null
  summary: string
}

export const FUELS = ['electricity', 'gas'] as const
export const RATE_TYPES = ['fixed', 'variable', 'tracker'] as const
export const PAYMENT_METHODS = ['direct_debit', 'prepayment', 'card', 'cheque'] as const
export const CUSTOMER_STATUSES = ['active', 'moving_out', 'closed'] as const
export const METER_TYPES = ['smart', 'traditional', 'prepayment'] as const
export const METER_STATUSES = ['active', 'faulty', 'removed'] as const
export const SOURCES = ['smart', 'customer', 'engineer', 'estimated'] as const
export const BILL_STATUSES = ['unpaid', 'paid', 'overdue', 'disputed'] as const
export const COMPLAINT_CATEGORIES = ['billing', 'metering', 'supply', 'customer_service', 'switching'] as const
export const PRIORITIES = ['low', 'normal', 'urgent'] as const
export const COMPLAINT_STATUSES = ['open', 'escalated', 'resolved'] as const

const TARIFFS: [name: string, fuel: (typeof FUELS)[number], type: (typeof RATE_TYPES)[number], rate: number, standing: number, exit: number | null, green: boolean][] = [
  ['Fixed Saver 12', 'electricity', 'fixed', 24.6, 58.2, 50, false],
  ['Fixed Saver 24', 'electricity', 'fixed', 25.9, 55.4, 75, false],
  ['Meadow Green', 'electricity', 'fixed', 26.8, 61.3, 50, true],
  ['Flexible Standard', 'electricity', 'variable', 27.7, 60.1, null, false],
  ['Night Owl EV', 'electricity', 'tracker', 19.4, 63.8, null, true],
  ['Gas Fixed 12', 'gas', 'fixed', 6.3, 31.7, 50, false],
  ['Gas Flexible', 'gas', 'variable', 7.2, 32.9, null, false],
  ['Gas Tracker', 'gas', 'tracker', 5.8, 34.5, null, false],
  ['Biogas Plus', 'gas', 'fixed', 8.4, 33.6, 60, true],
] // oxfmt-ignore
const TOWNS = ['Ludlow', 'Ludlow', 'Hereford', 'Shrewsbury', 'Shrewsbury', 'Telford', 'Leominster', 'Oswestry', 'Kington'] // oxfmt-ignore
const STREETS = ['Castle Street', 'Mill Lane', 'Orchard Road', 'Broad Street', 'Hillside', 'Station Drive', 'Priory Close'] // oxfmt-ignore
const SUMMARIES: Record<(typeof COMPLAINT_CATEGORIES)[number], string[]> = {
  billing: ['Billed twice for the same month', 'Estimate far too high', 'Refund has not arrived'],
  metering: ['Display shows no figures', 'Meter runs when everything is off', 'Engineer did not turn up'],
  supply: ['Three power cuts in a week', 'Low gas pressure in the mornings'],
  customer_service: ['Waited an hour on the phone', 'Nobody called back'],
  switching: ['Old supplier still charges', 'Switch took seven weeks'],
}

export type EnergyData = ReturnType<typeof createEnergyData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 9 tariffs, 130 customers with one meter or two, 300 readings, 210 bills and 54 complaints. */
export function createEnergyData(clock: Date) {
  const random = createRandom(43_019)
  const days = createDays(clock)
  const tariffs = TARIFFS.map(([name, fuel, rateType, unitRate, standingCharge, exitFee, isGreen], index): Tariff => ({
    id: `TAR-${110 + 7 * index}`,
    name,
    fuel,
    rateType,
    unitRate,
    standingCharge,
    exitFee,
    isGreen,
    availableFrom: days.day(-900 + 71 * index),
    availableUntil: index % 4 === 1 ? days.day(-100 + 60 * index) : null,
  })) // oxfmt-ignore
  const customers = createCustomers(random, days)
  const meters = createMeters(random, days, customers, tariffs)
  const readings = createReadings(random, days, meters)
  const bills = createBills(random, days, customers)
  return { tariffs, customers, meters, readings, bills, complaints: createComplaints(random, days, customers) }
}

const createCustomers = (random: Random, { day }: Days): Customer[] =>
  createPeopleOf(43_021, 130, 'householdmail.example').map(({ firstName, lastName, email }, index) => ({
    id: `CUS-${(20_411 + 37 * index).toString(36).toUpperCase()}`,
    accountNumber: String(8_104_200 + 113 * index),
    firstName,
    lastName,
    email: random.chance(0.14) ? null : email,
    phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
    supplyAddress: {
      street: `${random.whole(1, 120)} ${random.pick(STREETS)}`,
      town: random.pick(TOWNS),
      postcode: `${random.pick(['SY', 'HR', 'TF'])}${random.whole(1, 9)} ${random.whole(1, 9)}${random.pick(['AA', 'DL', 'NQ', 'TX'])}`,
    },
    paymentMethod: random.pick(['direct_debit', 'direct_debit', 'direct_debit', 'prepayment', 'card', 'card', 'cheque']),
    balance: random.chance(0.3) ? -random.whole(900, 62_000) / 100 : random.chance(0.5) ? random.whole(100, 24_000) / 100 : 0,
    priorityServices: random.chance(0.16),
    status: index % 29 === 11 ? 'closed' : index % 23 === 7 ? 'moving_out' : 'active',
    joinedOn: day(-Math.floor(1500 * (1 - index / 130) ** 2) - random.whole(1, 15)),
  })) // oxfmt-ignore

/** Electricity for everybody, gas for some 45 in a hundred. */
function createMeters(random: Random, { day }: Days, customers: Customer[], tariffs: Tariff[]): Meter[] {
  const made = customers.flatMap(({ id }) =>
    (random.chance(0.45) ? FUELS : FUELS.slice(0, 1)).map(fuel => {
      const installed = -random.whole(60, 3200)
      return {
        customerId: id,
        fuel,
        tariffId: random.pick(tariffs.filter(one => one.fuel === fuel)).id,
        meterType: random.pick(['smart', 'smart', 'smart', 'traditional', 'traditional', 'prepayment']),
        status: random.pick([...Array.from({ length: 14 }, () => 'active'), 'faulty', 'removed']),
        installedOn: day(installed),
        lastInspectedOn: random.chance(0.3) ? null : day(-random.whole(5, -installed)),
      }
    }),
  )
  return made.map((meter, index) => ({
    id: `MTR-${(7011 + 29 * index).toString(36).toUpperCase()}`,
    serialNumber: `${meter.fuel === 'gas' ? 'G' : 'E'}${6_120_400 + 71 * index}`,
    ...meter,
  }))
}

/** Two or so of each meter, the later ones higher; oldest first. */
const createReadings = (random: Random, { day }: Days, meters: Meter[]): Reading[] =>
  Array.from({ length: 300 }, (_, index) => {
    const meter = meters[(index * 7) % (meters.length - 6)]!
    const age = 250 - Math.floor((248 * index) / 299)
    return {
      id: `RDG-${(41_003 + 17 * index).toString(36).toUpperCase()}`,
      meterId: meter.id,
      readOn: day(-age),
      value: 4000 + 61 * ((index * 7) % (meters.length - 6)) + Math.round((250 - age) * 9.3) + random.whole(0, 40),
      source: meter.meterType === 'smart' ? 'smart' : random.pick(['customer', 'customer', 'engineer', 'estimated']),
    }
  })

const createBills = (random: Random, { day }: Days, customers: Customer[]): Bill[] =>
  Array.from({ length: 210 }, (_, index) => {
    const issued = -240 + Math.floor((239 * index) / 209)
    const [issuedOn, dueOn] = [day(issued), day(issued + 21)]
    const isDue = issued + 21 < 0
    const status = isDue ? random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'overdue', 'disputed']) : random.pick(['unpaid', 'unpaid', 'unpaid', 'paid'])
    const paidOn = shiftDay(issuedOn, random.whole(1, 20))
    const kwhUsed = random.whole(140, 1240)
    return {
      id: `BIL-${(90_001 + 53 * index).toString(36).toUpperCase()}`,
      number: `EB-${30_417 + 2 * index}`,
      customerId: random.pick(random.chance(0.25) ? customers.slice(4, 16) : customers.slice(0, 122)).id,
      status,
      periodStart: day(issued - 92),
      periodEnd: day(issued - 2),
      issuedOn,
      dueOn,
      paidOn: status === 'paid' ? (paidOn > day(0) ? day(0) : paidOn) : null,
      kwhUsed,
      amount: Math.round(kwhUsed * random.whole(24, 30) + 2800) / 100,
    }
  }) // oxfmt-ignore

const createComplaints = (random: Random, { day }: Days, customers: Customer[]): Complaint[] =>
  Array.from({ length: 54 }, (_, index) => {
    const received = -Math.floor(200 * ((53 - index) / 53)) - 1
    const category = random.pick([...COMPLAINT_CATEGORIES, 'billing', 'billing', 'metering'] as const)
    const status = received < -45 ? random.pick(['resolved', 'resolved', 'resolved', 'escalated']) : random.pick(['open', 'open', 'open', 'escalated', 'resolved'])
    return {
      id: `CMP-${(3100 + 41 * index).toString(36).toUpperCase()}`,
      reference: `C${24_108 + index * 5}`,
      customerId: index % 11 === 3 ? customers[17]!.id : random.pick(customers).id,
      category,
      priority: random.pick(['low', 'normal', 'normal', 'normal', 'urgent']),
      status,
      receivedOn: day(received),
      resolvedOn: status === 'resolved' ? day(received + random.whole(1, Math.min(40, -received))) : null,
      handlerName: random.pick(['Dawn Fletcher', 'Marcus Boyle', 'Sunita Rao', 'Pete Ashdown', 'Lowri Vaughan']),
      compensation: status === 'resolved' && random.chance(0.5) ? random.pick([15, 20, 30, 30, 50, 75]) : null,
      summary: random.pick(SUMMARIES[category]),
    }
  }) // oxfmt-ignore
