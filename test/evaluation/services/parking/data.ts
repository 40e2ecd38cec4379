import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface CarPark {
  id: number
  code: string
  name: string
  kind: string
  status: string
  address: { street: string; postcode: string; town: string }
  spaces: number
  disabledBays: number
  chargingPoints: number
  maxHeightMetres: number | null
  isOpenAllNight: boolean
  tariff: { firstHour: number; furtherHour: number; dayMaximum: number }
}
export interface Warden {
  id: number
  badge: string
  firstName: string
  lastName: string
  email: string
  phone: string
  shift: string
  carParkId: number
  isOnLeave: boolean
  employedSince: string
}
export interface ParkingCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  company: string | null
  isBlueBadgeHolder: boolean
  registeredOn: string
}
export interface ParkingPermit {
  id: number
  number: string
  customerId: number
  carParkId: number
  type: string
  vehicle: { plate: string; make: string; colour: string }
  monthlyFee: number
  validFrom: string
  validUntil: string
  status: string
}
export interface ParkingSession {
  id: number
  carParkId: number
  vehiclePlate: string
  enteredAt: string
  leftAt: string | null
  amount: number | null
  paymentMethod: string | null
}
export interface Penalty {
  id: number
  number: string
  vehiclePlate: string
  carParkId: number
  wardenId: number
  offence: string
  amount: number
  issuedOn: string
  status: string
  paidOn: string | null
}

export const CAR_PARK_KINDS = ['multi_storey', 'surface', 'underground'] as const
export const CAR_PARK_STATUSES = ['open', 'closed'] as const
export const WARDEN_SHIFTS = ['early', 'late', 'night'] as const
export const PERMIT_TYPES = ['resident', 'commuter', 'business', 'staff'] as const
export const PERMIT_STATUSES = ['active', 'suspended', 'expired'] as const
export const PAYMENT_METHODS = ['app', 'card', 'cash'] as const
export const OFFENCES = ['no_ticket', 'overstay', 'disabled_bay', 'no_permit', 'outside_bay'] as const
export const PENALTY_STATUSES = ['open', 'paid', 'appealed', 'cancelled'] as const

interface Site {
  name: string
  kind: string
  at: [street: string, town: string]
  spaces: [all: number, disabled: number, charging: number]
  height: number | null
  night: boolean
  tariff: [first: number, further: number, day: number]
}
const SITES: Site[] = [
  { name: 'Corn Exchange', kind: 'multi_storey', at: ['12 Exchange Street', 'Haverleigh'], spaces: [420, 18, 12], height: 2.1, night: true, tariff: [2, 1.5, 12] }, // oxfmt-ignore
  { name: 'Station Approach', kind: 'surface', at: ['1 Station Approach', 'Haverleigh'], spaces: [260, 10, 6], height: null, night: true, tariff: [1.8, 1.6, 9.5] }, // oxfmt-ignore
  { name: 'Castle Gardens', kind: 'underground', at: ['Castle Hill', 'Haverleigh'], spaces: [180, 8, 16], height: 2, night: false, tariff: [2.6, 2.2, 16] }, // oxfmt-ignore
  { name: 'Riverside Meadow', kind: 'surface', at: ['Meadow Lane', 'Haverleigh'], spaces: [340, 12, 0], height: null, night: false, tariff: [1, 0.8, 5] }, // oxfmt-ignore
  { name: 'Harbour Wall', kind: 'surface', at: ['40 Quayside', 'Marston Bay'], spaces: [150, 6, 4], height: null, night: true, tariff: [2.2, 2, 14] }, // oxfmt-ignore
  { name: 'The Lido', kind: 'multi_storey', at: ['Promenade West', 'Marston Bay'], spaces: [300, 14, 8], height: 2.05, night: false, tariff: [1.9, 1.7, 11] }, // oxfmt-ignore
  { name: 'Market Cross', kind: 'surface', at: ['3 Market Cross', 'Oakhampton'], spaces: [90, 5, 2], height: null, night: true, tariff: [1.2, 1.1, 6] }, // oxfmt-ignore
  { name: 'Hospital Lane', kind: 'multi_storey', at: ['Hospital Lane', 'Oakhampton'], spaces: [510, 40, 10], height: 2.2, night: true, tariff: [2.4, 1.4, 10] }, // oxfmt-ignore
  { name: 'Foundry Yard', kind: 'underground', at: ['22 Foundry Yard', 'Oakhampton'], spaces: [120, 4, 0], height: 1.95, night: false, tariff: [1.5, 1.25, 8] }, // oxfmt-ignore
]
const COMPANIES = ['Larkfield Dental', 'Oakhampton Hospital Trust', 'Haverleigh Books', 'Pennant & Sons', 'Quay Street Hotel', 'Brightside Nursery'] // oxfmt-ignore
const MAKES = ['Ford', 'Vauxhall', 'Volkswagen', 'Toyota', 'Nissan', 'BMW', 'Tesla', 'Skoda', 'Kia']
const COLOURS = ['black', 'white', 'silver', 'blue', 'red', 'green', 'grey']
const FEES: Record<string, number> = { resident: 28, commuter: 75, business: 110, staff: 45 }
const FINES: Record<string, number> = { no_ticket: 50, overstay: 25, disabled_bay: 100, no_permit: 60, outside_bay: 40 }
const HOUR = 3_600_000

export type ParkingData = ReturnType<typeof createParkingData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick([...'ABCDEFGHJKLMNOPRSTVWXY'])).join('')
const plateOf = (random: Random) => `${letters(random, 2)}${random.whole(12, 74)} ${letters(random, 3)}`

/** 9 car parks, 14 wardens, 96 customers, 120 permits, 280 parking sessions and 165 penalties. */
export function createParkingData(clock: Date) {
  const random = createRandom(84_101)
  const days = createDays(clock)
  const carParks = SITES.map(
    (
      { name, kind, at: [street, town], spaces: [spaces, disabledBays, chargingPoints], height, night, tariff },
      index,
    ): CarPark => ({
      // oxfmt-ignore
      id: 1 + index,
      code: `KP-${String(index + 1).padStart(2, '0')}`,
      name,
      kind,
      status: name === 'Foundry Yard' ? 'closed' : 'open',
      address: { street, postcode: `HV${random.whole(1, 9)} ${random.whole(1, 9)}${letters(random, 2)}`, town },
      spaces,
      disabledBays,
      chargingPoints,
      maxHeightMetres: height,
      isOpenAllNight: night,
      tariff: { firstHour: tariff[0], furtherHour: tariff[1], dayMaximum: tariff[2] },
    }),
  )
  const open = carParks.filter(one => one.status === 'open')
  const wardens = createPeopleOf(84_103, 14, 'kingsbridge-parking.example').map(
    ({ firstName, lastName, email }, index): Warden => ({
      id: 51 + index,
      badge: `W-${211 + index}`,
      firstName,
      lastName,
      email,
      phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      shift: random.pick(WARDEN_SHIFTS),
      carParkId: open[index % open.length]!.id,
      isOnLeave: [4, 9].includes(index),
      employedSince: days.day(-120 - random.whole(0, 3400)),
    }),
  )
  const customers = createPeopleOf(84_107, 96, 'postmail.example').map(
    ({ firstName, lastName, email }, index): ParkingCustomer => ({
      id: 3001 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.15) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      company: random.chance(0.35) ? random.pick(COMPANIES) : null,
      isBlueBadgeHolder: random.chance(0.12),
      registeredOn: days.day(-30 - random.whole(0, 1500)),
    }),
  )
  const permits = createPermits(random, days, customers, carParks)
  return {
    carParks,
    wardens,
    customers,
    permits,
    parkingSessions: createSessions(random, clock, open),
    penalties: createPenalties(random, days, wardens, permits),
  }
}

/** Those of the last year and a half; eight customers have none. */
const createPermits = (
  random: Random,
  { day }: Days,
  customers: ParkingCustomer[],
  carParks: CarPark[],
): ParkingPermit[] => {
  // oxfmt-ignore
  const holders = customers.filter((_, index) => index % 12 !== 5)
  return Array.from({ length: 120 }, (_, index) => {
    const holder = index < holders.length ? holders[index]! : random.pick(holders)
    const type = holder.company === null ? random.pick(['resident', 'resident', 'commuter']) : random.pick(['business', 'business', 'staff']) // oxfmt-ignore
    const offset = -Math.round(random.whole(4, 520))
    const from = day(offset)
    const until = shiftDay(from, random.pick([181, 364, 364]))
    return {
      id: 4001 + index,
      number: `PM-${5310 + index}`,
      customerId: holder.id,
      carParkId: random.pick(carParks).id,
      type,
      vehicle: { plate: plateOf(random), make: random.pick(MAKES), colour: random.pick(COLOURS) },
      monthlyFee: FEES[type]! + random.pick([0, 0, 5, 10]),
      validFrom: from,
      validUntil: until,
      status: until < day(0) ? 'expired' : random.chance(0.09) ? 'suspended' : 'active',
    }
  })
}

/** Over the last three weeks; the cars of the last hours are still there. */
const createSessions = (random: Random, clock: Date, carParks: CarPark[]): ParkingSession[] =>
  Array.from({ length: 280 }, (_, index) => {
    const isInside = index >= 252
    const ago = isInside ? random.whole(10, 420) / 60 : 21 * 24 - (index * 20 * 24) / 252 - random.whole(0, 300) / 60
    const entered = clock.getTime() - ago * HOUR
    const { id, tariff } = random.pick(carParks)
    const hours = random.whole(20, 560) / 60
    const written = (moment: number) => `${new Date(moment).toISOString().slice(0, 16)}:00Z`
    return {
      id: 80_001 + index,
      carParkId: id,
      vehiclePlate: plateOf(random),
      enteredAt: written(entered),
      leftAt: isInside ? null : written(entered + hours * HOUR),
      amount: isInside ? null : Math.min(tariff.dayMaximum, Math.round(100 * (tariff.firstHour + Math.max(0, Math.ceil(hours) - 1) * tariff.furtherHour)) / 100), // oxfmt-ignore
      paymentMethod: isInside ? null : random.pick(['app', 'app', 'card', 'card', 'cash']),
    }
  })

/** Over the last four months, some to cars with a permit. */
const createPenalties = (random: Random, { day }: Days, wardens: Warden[], permits: ParkingPermit[]): Penalty[] =>
  Array.from({ length: 165 }, (_, index) => {
    const offset = -122 + Math.floor((122 * index) / 165)
    const warden = random.pick(wardens.filter(one => one.shift !== 'night' || random.chance(0.4)))
    const offence = random.pick(['no_ticket', 'no_ticket', 'overstay', 'overstay', 'disabled_bay', 'no_permit', 'outside_bay']) // oxfmt-ignore
    const status = random.pick(offset > -14 ? ['open', 'open', 'open', 'paid', 'appealed'] : ['open', 'paid', 'paid', 'paid', 'appealed', 'cancelled']) // oxfmt-ignore
    return {
      id: 7001 + index,
      number: `PN-${60_410 + index}`,
      vehiclePlate: random.chance(0.3) ? random.pick(permits).vehicle.plate : plateOf(random),
      carParkId: warden.carParkId,
      wardenId: warden.id,
      offence,
      amount: FINES[offence]!,
      issuedOn: day(offset),
      status,
      paidOn: status === 'paid' ? day(Math.min(0, offset + random.whole(1, 24))) : null,
    }
  })
