import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Airport {
  id: string
  iataCode: string
  name: string
  city: string
  country: string
  isCrewBase: boolean
  runwayLengthMetres: number
}
export interface Aircraft {
  id: string
  registration: string
  model: string
  seats: number
  status: string
  homeBaseId: string
  enteredServiceOn: string
  nextCheckOn: string
}
export interface CrewMember {
  id: string
  staffNumber: string
  firstName: string
  lastName: string
  email: string
  rank: string
  contract: string
  baseId: string
  languages: string[]
  flightHours: number
  isInstructor: boolean
  hiredOn: string
  medicalExpiresOn: string | null
}
export interface Flight {
  id: string
  flightNumber: string
  originId: string
  destinationId: string
  aircraftId: string | null
  departsAt: string
  arrivesAt: string
  status: string
  passengers: number | null
  delayMinutes: number | null
}
export interface Duty {
  id: string
  flightId: string
  crewMemberId: string
  position: string
  status: string
  allowance: number
}
export interface Absence {
  id: string
  crewMemberId: string
  reason: string
  startsOn: string
  endsOn: string
  status: string
  comment: string | null
}

export const AIRCRAFT_STATUSES = ['inService', 'inMaintenance', 'stored'] as const
export const RANKS = ['captain', 'firstOfficer', 'purser', 'cabinCrew'] as const
export const CONTRACTS = ['fullTime', 'partTime', 'seasonal'] as const
export const FLIGHT_STATUSES = ['scheduled', 'delayed', 'landed', 'cancelled'] as const
export const POSITIONS = ['commander', 'copilot', 'purser', 'cabin'] as const
export const DUTY_STATUSES = ['planned', 'confirmed', 'flown', 'released'] as const
export const REASONS = ['vacation', 'sick', 'training', 'parental'] as const
export const ABSENCE_STATUSES = ['requested', 'approved', 'declined'] as const
const LANGUAGES = ['English', 'Portuguese', 'Spanish', 'French', 'German'] as const

const AIRPORTS: [code: string, name: string, city: string, country: string, isBase: boolean, runway: number][] = [
  ['LIS', 'Humberto Delgado', 'Lisbon', 'Portugal', true, 3805],
  ['OPO', 'Francisco Sá Carneiro', 'Porto', 'Portugal', true, 3480],
  ['FNC', 'Cristiano Ronaldo', 'Funchal', 'Portugal', false, 2781],
  ['PDL', 'João Paulo II', 'Ponta Delgada', 'Portugal', true, 2525],
  ['FAO', 'Gago Coutinho', 'Faro', 'Portugal', false, 2490],
  ['SVQ', 'San Pablo', 'Seville', 'Spain', false, 3364],
  ['BIO', 'Loiu', 'Bilbao', 'Spain', false, 2600],
  ['VLC', 'Manises', 'Valencia', 'Spain', false, 3215],
  ['TLS', 'Blagnac', 'Toulouse', 'France', false, 3500],
]
const AIRCRAFT: [registration: string, model: string, seats: number, status: (typeof AIRCRAFT_STATUSES)[number]][] = [
  ['CS-MRA', 'ATR 72-600', 70, 'inService'],
  ['CS-MRB', 'ATR 72-600', 70, 'inService'],
  ['CS-MRC', 'ATR 72-600', 72, 'inMaintenance'],
  ['CS-MRD', 'Embraer 190', 106, 'inService'],
  ['CS-MRE', 'Embraer 190', 106, 'inService'],
  ['CS-MRF', 'Embraer 190', 108, 'stored'],
  ['CS-MRG', 'Embraer 195', 118, 'inService'],
  ['CS-MRH', 'Airbus A319', 138, 'inService'],
  ['CS-MRI', 'Airbus A319', 138, 'inMaintenance'],
  ['CS-MRJ', 'Airbus A320neo', 174, 'inService'],
  ['CS-MRK', 'Airbus A320neo', 180, 'inService'],
]
/** There and back under two numbers that follow each other. */
const LEGS: [number: number, from: string, to: string, hour: number, minutes: number][] = [
  [210, 'LIS', 'FNC', 6, 105],
  [211, 'FNC', 'LIS', 9, 100],
  [320, 'OPO', 'TLS', 7, 95],
  [321, 'TLS', 'OPO', 10, 100],
  [402, 'LIS', 'PDL', 11, 140],
  [403, 'PDL', 'LIS', 14, 130],
  [515, 'OPO', 'BIO', 12, 75],
  [516, 'BIO', 'OPO', 15, 75],
  [608, 'LIS', 'SVQ', 16, 60],
  [609, 'SVQ', 'LIS', 18, 65],
  [730, 'LIS', 'VLC', 17, 85],
  [731, 'VLC', 'LIS', 20, 85],
  [120, 'OPO', 'FAO', 8, 70],
  [121, 'FAO', 'OPO', 19, 70],
]
const SEATED: Record<(typeof POSITIONS)[number], [rank: (typeof RANKS)[number], allowance: number]> = {
  commander: ['captain', 68],
  copilot: ['firstOfficer', 54],
  purser: ['purser', 41],
  cabin: ['cabinCrew', 33.5],
}

export type AircrewData = ReturnType<typeof createAircrewData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const airportId = (code: string) => `apt-${code.toLowerCase()}`

/** 9 airports, 11 aircraft, 62 crew members, 136 flights, four duties for each that is rostered, and 60 absences. */
export function createAircrewData(clock: Date) {
  const random = createRandom(61_403)
  const days = createDays(clock)
  const airports = AIRPORTS.map(([iataCode, name, city, country, isCrewBase, runwayLengthMetres]): Airport => ({ id: airportId(iataCode), iataCode, name, city, country, isCrewBase, runwayLengthMetres })) // oxfmt-ignore
  const aircraft = AIRCRAFT.map(([registration, model, seats, status], index): Aircraft => ({
    id: `acf-${11 + index}`,
    registration,
    model,
    seats,
    status,
    homeBaseId: airportId(index % 3 === 0 ? 'OPO' : index === 1 ? 'PDL' : 'LIS'),
    enteredServiceOn: days.day(-500 - 390 * ((index * 7) % 11) - random.whole(0, 250)),
    nextCheckOn: days.day(random.whole(5, 160)),
  }))
  const crewMembers = createCrew(random, days)
  const flights = createFlights(random, days, aircraft)
  return {
    airports,
    aircraft,
    crewMembers,
    flights,
    duties: createDuties(random, days, flights, crewMembers),
    absences: createAbsences(random, days, crewMembers),
  }
}

const createCrew = (random: Random, { day }: Days): CrewMember[] =>
  createPeopleOf(61_407, 62, 'meridian-air.example').map((one, index) => {
    const rank = index < 13 ? 'captain' : index < 28 ? 'firstOfficer' : index < 38 ? 'purser' : 'cabinCrew'
    const years = rank === 'captain' || rank === 'purser' ? random.whole(7, 22) : random.whole(1, 9)
    const isPilot = index < 28
    return {
      id: `crw-${301 + index}`,
      staffNumber: `M${40_217 + 13 * index}`,
      ...one,
      rank,
      contract: random.pick(isPilot ? ['fullTime', 'fullTime', 'fullTime', 'partTime'] : ['fullTime', 'fullTime', 'partTime', 'partTime', 'seasonal']),
      baseId: airportId(random.pick(['LIS', 'LIS', 'LIS', 'OPO', 'OPO', 'PDL'])),
      languages: LANGUAGES.filter((_, at) => at === 0 || random.chance([0, 0.8, 0.45, 0.3, 0.2][at]!)),
      flightHours: years * random.whole(420, 690) + random.whole(0, 99),
      isInstructor: years > 6 && random.chance(0.4),
      hiredOn: day(-365 * years + random.whole(-120, 60)),
      medicalExpiresOn: isPilot ? day(random.whole(4, 360)) : null,
    }
  }) // oxfmt-ignore

/** Four a day, from twenty days ago to thirteen ahead; which aircraft flies is settled a week before. */
const createFlights = (random: Random, { day }: Days, aircraft: Aircraft[]): Flight[] => {
  const usable = aircraft.filter(one => one.status === 'inService')
  return Array.from({ length: 136 }, (_, index) => {
    const offset = -20 + Math.floor(index / 4)
    const [number, from, to, hour, minutes] = LEGS[(index * 3 + Math.floor(index / 14)) % LEGS.length]!
    const plane = random.pick(usable)
    const departs = `${day(offset)}T${String(hour).padStart(2, '0')}:${random.pick(['05', '20', '35', '50'])}:00.000Z`
    const isCancelled = random.chance(0.06)
    const isLate = random.chance(0.34)
    const status = isCancelled ? 'cancelled' : offset < 0 ? 'landed' : offset === 0 && isLate ? 'delayed' : 'scheduled'
    const late = isLate ? random.whole(4, 95) : 0
    return {
      id: `flt-${2001 + index}`,
      flightNumber: `MR${number}`,
      originId: airportId(from),
      destinationId: airportId(to),
      aircraftId: offset > 7 ? null : plane.id,
      departsAt: departs,
      arrivesAt: new Date(Date.parse(departs) + 60_000 * minutes).toISOString(),
      status,
      passengers: status === 'landed' ? random.whole(Math.floor(plane.seats * 0.48), plane.seats) : null,
      delayMinutes: status === 'landed' ? late : status === 'delayed' ? Math.max(15, late) : null,
    }
  })
} // oxfmt-ignore

/** For what flies within a week, one of each position; nobody sits twice in the same aircraft. */
function createDuties(random: Random, { day }: Days, flights: Flight[], crew: CrewMember[]): Duty[] {
  const rostered = flights.filter(one => one.departsAt < day(8))
  return rostered
    .flatMap(flight => POSITIONS.map(position => ({ flight, position })))
    .map(({ flight, position }, index) => {
      const [rank, allowance] = SEATED[position]
      const able = crew.filter(one => one.rank === rank)
      const isAhead = flight.departsAt >= day(0)
      const status = flight.status === 'cancelled' ? 'released' : isAhead ? random.pick(['planned', 'confirmed', 'confirmed']) : 'flown' // oxfmt-ignore
      return {
        id: `dty-${9001 + index}`,
        flightId: flight.id,
        crewMemberId: random.pick(random.chance(0.25) ? able.slice(2, 4) : able).id,
        position,
        status,
        allowance: allowance + 2.5 * random.whole(0, 6),
      }
    })
}

const createAbsences = (random: Random, { day }: Days, crew: CrewMember[]): Absence[] =>
  Array.from({ length: 60 }, (_, index) => {
    const reason = random.pick(['vacation', 'vacation', 'vacation', 'sick', 'sick', 'training', 'parental'])
    const offset = -110 + Math.floor((200 * index) / 59)
    const starts = reason === 'sick' ? Math.min(offset, -Math.abs(offset % 9)) : offset
    const length = reason === 'sick' ? random.whole(0, 8) : reason === 'parental' ? random.whole(30, 110) : random.whole(2, 15)
    return {
      id: `abs-${601 + index}`,
      crewMemberId: random.pick(crew).id,
      reason,
      startsOn: day(starts),
      endsOn: shiftDay(day(starts), length),
      status: reason === 'sick' ? 'approved' : starts > 10 ? random.pick(['requested', 'requested', 'approved', 'declined']) : random.pick(['approved', 'approved', 'approved', 'declined']),
      comment: random.chance(0.2) ? random.pick(['Handed in on paper', 'Simulator in Toulouse', 'Will be reachable by phone']) : null,
    }
  }) // oxfmt-ignore
