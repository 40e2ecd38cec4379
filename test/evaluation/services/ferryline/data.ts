import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Port {
  id: number
  code: string
  name: string
  area: string
  hasCarRamp: boolean
  parkingSpaces: number
  terminal: { street: string; postcode: string; phone: string }
}
export interface Ferry {
  id: number
  name: string
  yearBuilt: number
  status: string
  passengerCapacity: number
  carCapacity: number
  topSpeedKnots: number
  homePortId: number
  nextSurveyOn: string
}
export interface FerryRoute {
  id: number
  code: string
  name: string
  fromPortId: number
  toPortId: number
  distanceMiles: number
  durationMinutes: number
  season: string
  adultFare: number
  carFare: number
}
export interface Sailing {
  id: number
  number: string
  routeId: number
  vesselId: number
  departsAt: string
  status: string
  delayMinutes: number | null
  cancelReason: string | null
}
export interface FerryCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  town: string
  isIslander: boolean
  loyaltyPoints: number
  customerSince: string
}
export interface FerryBooking {
  id: number
  reference: string
  sailingId: number
  customerId: number
  passengers: number
  vehicle: string
  extras: string[]
  total: { amount: number; currency: string }
  status: string
  bookedOn: string
}

export const AREAS_AT_SEA = ['mainland', 'innerIsles', 'outerIsles'] as const
export const VESSEL_STATUSES = ['inService', 'inRefit', 'laidUp'] as const
export const SEASONS = ['allYear', 'summerOnly'] as const
export const SAILING_STATUSES = ['scheduled', 'sailed', 'cancelled'] as const
export const CANCEL_REASONS = ['weather', 'technical', 'crewShortage'] as const
export const VEHICLES = ['none', 'bicycle', 'motorcycle', 'car', 'van', 'motorhome'] as const
export const BOOKING_STATUSES = ['confirmed', 'checkedIn', 'cancelled', 'noShow'] as const
export const EXTRAS = ['cabin', 'breakfast', 'pet', 'priorityBoarding'] as const

const PORTS: [code: string, name: string, area: string][] = [
  ['ARD', 'Ardmore', 'mainland'],
  ['KIL', 'Kilbrannan', 'mainland'],
  ['LVA', 'Lochvarra', 'mainland'],
  ['PSK', 'Portskerra', 'mainland'],
  ['EIL', 'Eilsay', 'innerIsles'],
  ['TOR', 'Torsa', 'innerIsles'],
  ['SUL', 'Sulay', 'innerIsles'],
  ['HAV', 'Havra', 'outerIsles'],
  ['BRS', 'Brae Sound', 'outerIsles'],
  ['NIN', 'Ninivay', 'outerIsles'],
]
const VESSELS: [name: string, year: number, status: string, passengers: number, cars: number, knots: number][] = [
  ['Spirit of Havra', 2015, 'inService', 700, 143, 19],
  ['Isle of Eilsay', 1998, 'inService', 480, 88, 16],
  ['Lady Morag', 1987, 'inRefit', 220, 26, 13.5],
  ['Northern Gannet', 2006, 'inService', 350, 60, 17],
  ['Kittiwake', 2011, 'inService', 150, 18, 12],
  ['Lord of Torsa', 2019, 'inService', 610, 120, 18.5],
  ['Solan', 1984, 'laidUp', 140, 12, 11],
  ['Grey Seal', 2002, 'inService', 95, 0, 24],
]
/** From and to by their places in the list of ports, miles, minutes, season, fares. */
const ROUTES: [from: number, to: number, miles: number, minutes: number, season: string, adult: number, car: number][] =
  [
    [0, 4, 12, 50, 'allYear', 6.4, 18.5],
    [0, 5, 17, 75, 'allYear', 7.8, 24],
    [1, 6, 9, 35, 'allYear', 4.2, 12.5],
    [2, 7, 48, 190, 'allYear', 13.6, 56],
    [2, 8, 61, 240, 'allYear', 15.2, 64.5],
    [3, 9, 55, 215, 'summerOnly', 14.4, 58],
    [4, 6, 14, 60, 'summerOnly', 5.6, 16],
    [7, 9, 22, 85, 'allYear', 8.4, 27.5],
    [3, 8, 70, 285, 'summerOnly', 17.4, 71],
  ]
const STREETS = ['Pier Road', 'Shore Street', 'Harbour Brae', 'Quay Lane']
const TOWNS = ['Glasgow', 'Inverness', 'Edinburgh', 'Perth', 'Eilsay', 'Torsa', 'Havra', 'Stirling']

export type FerrylineData = ReturnType<typeof createFerrylineData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 10 ports, 8 vessels, 9 routes, 240 sailings, 70 customers and 340 bookings. */
export function createFerrylineData(clock: Date) {
  const random = createRandom(71_201)
  const days = createDays(clock)
  const ports = PORTS.map(([code, name, area], index): Port => ({
    id: 1 + index,
    code,
    name,
    area,
    hasCarRamp: index !== 6 && index !== 9,
    parkingSpaces: area === 'mainland' ? 60 + 10 * random.whole(1, 24) : 15 + 5 * random.whole(0, 12) + index,
    terminal: {
      street: `${random.whole(1, 40)} ${STREETS[index % 4]}`,
      postcode: `SK${index + 1} ${random.whole(1, 9)}AB`,
      phone: `+44 1${random.whole(470, 899)} ${random.whole(200_000, 899_999)}`,
    },
  }))
  const vessels = VESSELS.map(
    ([name, yearBuilt, status, passengerCapacity, carCapacity, topSpeedKnots], index): Ferry => ({
      id: 21 + index,
      name,
      yearBuilt,
      status,
      passengerCapacity,
      carCapacity,
      topSpeedKnots,
      homePortId: ports[[2, 0, 1, 0, 1, 2, 3, 7][index]!]!.id,
      nextSurveyOn: days.day(20 + 41 * index + random.whole(0, 30)),
    }),
  )
  const routes = ROUTES.map(
    ([from, to, distanceMiles, durationMinutes, season, adultFare, carFare], index): FerryRoute => ({
      id: 41 + index,
      code: `SK-0${index + 1}`,
      name: `${ports[from]!.name} - ${ports[to]!.name}`,
      fromPortId: ports[from]!.id,
      toPortId: ports[to]!.id,
      distanceMiles,
      durationMinutes,
      season,
      adultFare,
      carFare,
    }),
  )
  const sailings = createSailings(random, days, routes, vessels)
  const customers = createPeopleOf(71_203, 70, 'seamail.example').map(({ firstName, lastName, email }, index) => {
    const town = random.pick(TOWNS)
    return {
      id: 501 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.15) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      town,
      isIslander: ['Eilsay', 'Torsa', 'Havra'].includes(town),
      loyaltyPoints: index % 9 === 4 ? 0 : random.whole(3, 240) * 10 + index,
      customerSince: days.day(-30 - random.whole(0, 2600)),
    } satisfies FerryCustomer
  })
  return { ports, vessels, routes, sailings, customers, bookings: createBookings(random, days, sailings, routes, customers) } // oxfmt-ignore
}

/** From two months ago to one month ahead, by ships that are in service. */
const createSailings = (random: Random, { day }: Days, routes: FerryRoute[], vessels: Ferry[]): Sailing[] => {
  const going = vessels.filter(one => one.status === 'inService')
  return Array.from({ length: 240 }, (_, index) => {
    const offset = -60 + Math.floor((90 * index) / 239)
    const route = random.pick(random.chance(0.35) ? routes.slice(0, 2) : routes)
    const long = going.filter(one => one.passengerCapacity > 300)
    const isOver = offset < 0
    const status = isOver ? (random.chance(0.12) ? 'cancelled' : 'sailed') : random.chance(0.04) ? 'cancelled' : 'scheduled' // oxfmt-ignore
    return {
      id: 7001 + index,
      number: `SL-${3300 + index}`,
      routeId: route.id,
      vesselId: random.pick(route.distanceMiles > 30 ? long : going).id,
      departsAt: `${day(offset)}T${random.pick(['06:45', '08:15', '10:30', '13:00', '15:45', '18:20'])}:00Z`,
      status,
      delayMinutes: status === 'sailed' ? (random.chance(0.6) ? 0 : random.whole(2, 95)) : null,
      cancelReason: status === 'cancelled' ? random.pick(['weather', 'weather', 'technical', 'crewShortage']) : null,
    }
  })
}

/** Islanders pay seven tenths. */
const createBookings = (
  random: Random,
  { day }: Days,
  sailings: Sailing[],
  routes: FerryRoute[],
  customers: FerryCustomer[],
): FerryBooking[] => {
  // Three who have never booked.
  const travelling = customers.filter((_, index) => ![12, 31, 58].includes(index))
  return Array.from({ length: 340 }, (_, index) => {
    const sailing = random.pick(sailings)
    const route = routes.find(one => one.id === sailing.routeId)!
    const customer = random.pick(random.chance(0.25) ? travelling.slice(0, 9) : travelling)
    const passengers = random.pick([1, 1, 2, 2, 2, 3, 4, 4, 5, 7])
    const vehicle = random.pick(['none', 'none', 'none', 'bicycle', 'motorcycle', 'car', 'car', 'car', 'car', 'van', 'motorhome']) // oxfmt-ignore
    const carriage = { none: 0, bicycle: 2, motorcycle: 0.5 * route.carFare, car: route.carFare, van: 1.5 * route.carFare, motorhome: 2 * route.carFare }[vehicle]! // oxfmt-ignore
    const isOver = sailing.departsAt.slice(0, 10) < day(0)
    const going = isOver ? random.pick(['checkedIn', 'checkedIn', 'checkedIn', 'checkedIn', 'checkedIn', 'noShow']) : 'confirmed' // oxfmt-ignore
    const extras = EXTRAS.filter(name => (name !== 'cabin' || route.durationMinutes > 180) && random.chance(0.16))
    const price = (passengers * route.adultFare + carriage) * (customer.isIslander ? 0.7 : 1) + 4.5 * extras.length
    return {
      id: 90_001 + index,
      reference: `BK-${48_200 + index}`,
      sailingId: sailing.id,
      customerId: customer.id,
      passengers,
      vehicle,
      extras,
      total: { amount: Math.round(price * 100) / 100, currency: 'GBP' },
      status: sailing.status === 'cancelled' || random.chance(0.07) ? 'cancelled' : going,
      bookedOn: earlier(sailing.departsAt.slice(0, 10), random.whole(1, 60), day(0)),
    }
  })
}

/** So many days before another one, or today if that is still ahead. */
function earlier(from: string, by: number, today: string): string {
  const on = new Date(Date.parse(`${from}T00:00:00Z`) - by * 86_400_000).toISOString().slice(0, 10)
  return on < today ? on : today
}
