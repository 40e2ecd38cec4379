import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface CampPitch {
  id: number
  code: string
  area: string
  type: string
  sizeSqm: number
  hasElectricity: boolean
  maxGuests: number
  nightlyRate: number
  status: string
}
export interface CampGuest {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  country: string
  licencePlate: string | null
  isClubMember: boolean
}
export interface CampStay {
  id: number
  bookingNumber: string
  pitchId: number
  guestId: number
  status: string
  arrivalDate: string
  departureDate: string
  nights: number
  party: { adults: number; children: number; dogs: number }
  totalPrice: number
  amountPaid: number
}
export interface CampWorker {
  id: number
  firstName: string
  lastName: string
  email: string
  role: string
  isSeasonal: boolean
  hourlyPay: number
  hiredOn: string
}
export interface CampJob {
  id: number
  title: string
  pitchId: number | null
  employeeId: number | null
  priority: string
  status: string
  reportedOn: string
  completedOn: string | null
  cost: number | null
}

export const CAMP_AREAS = ['Meadow', 'Woodland', 'Lakeside', 'Orchard'] as const
export const PITCH_TYPES = ['Tent', 'Caravan', 'Motorhome', 'Cabin'] as const
export const PITCH_STATUSES = ['Open', 'Closed', 'UnderRepair'] as const
export const STAY_STATUSES = ['Reserved', 'CheckedIn', 'CheckedOut', 'Cancelled', 'NoShow'] as const
export const CAMP_ROLES = ['Warden', 'Cleaner', 'Receptionist', 'Gardener'] as const
export const JOB_PRIORITIES = ['Low', 'Normal', 'Urgent'] as const
export const JOB_STATUSES = ['Open', 'InProgress', 'Done'] as const

const COUNTRIES = ['Netherlands', 'Netherlands', 'Netherlands', 'Germany', 'Germany', 'Germany', 'Belgium', 'Belgium', 'France', 'Denmark', 'Switzerland'] // oxfmt-ignore
/** What is mended, and whether it is mended on a pitch. */
const TASKS: [string, boolean][] = [
  ['Replace the power socket', true],
  ['Fix the leaking tap', true],
  ['Level the ground', true],
  ['Cut back the hedge', true],
  ['Repaint the number sign', true],
  ['Repair the fire pit', true],
  ['Unblock the drain in the wash house', false],
  ['Service the lawnmower', false],
  ['Mend the playground swing', false],
  ['Change the light bulbs in the reception', false],
]
const SIZES: Record<string, number> = { Tent: 60, Caravan: 95, Motorhome: 105, Cabin: 45 }
const RATES: Record<string, number> = { Tent: 19, Caravan: 29, Motorhome: 33, Cabin: 68 }

export type CampsiteData = ReturnType<typeof createCampsiteData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 60 pitches, 140 guests, some 260 stays, 24 employees and 75 jobs. */
export function createCampsiteData(clock: Date) {
  const random = createRandom(98_301)
  const days = createDays(clock)
  const campPitches = Array.from({ length: 60 }, (_, index): CampPitch => {
    const area = CAMP_AREAS[Math.floor(index / 15)]!
    const type = random.pick(area === 'Woodland' ? ['Tent', 'Cabin'] : ['Tent', 'Tent', 'Caravan', 'Caravan', 'Motorhome']) // oxfmt-ignore
    return {
      id: 201 + index,
      code: `${area.charAt(0)}${1 + (index % 15)}`,
      area,
      type,
      sizeSqm: SIZES[type]! + random.whole(-3, 6) * 5,
      hasElectricity: type !== 'Tent' || random.chance(0.35),
      maxGuests: type === 'Cabin' ? random.pick([4, 6]) : random.pick([2, 4, 5, 6]),
      nightlyRate: RATES[type]! + (area === 'Lakeside' ? 8 : 0) + random.whole(0, 12) / 2,
      status: index % 19 === 6 ? 'UnderRepair' : index % 23 === 11 ? 'Closed' : 'Open',
    }
  })
  const campGuests = createPeopleOf(98_303, 140, 'holidaymail.example').map((person, index): CampGuest => ({
    id: 7001 + index,
    ...person,
    phone: random.chance(0.15) ? null : `+31 6 ${random.whole(1000, 9899)} ${random.whole(1000, 9899)}`,
    country: random.pick(COUNTRIES),
    licencePlate: random.chance(0.3) ? null : `${random.pick(['HK', 'PX', 'ZT', 'RB'])}-${random.whole(100, 989)}-${random.pick(['D', 'G', 'N', 'V'])}`, // oxfmt-ignore
    isClubMember: random.chance(0.24),
  })) // oxfmt-ignore
  const campStaff = createPeopleOf(98_307, 24, 'larchwood.example').map((person, index): CampWorker => {
    const role = CAMP_ROLES[[0, 1, 2, 1, 3, 1][index % 6]!]!
    return {
      id: 31 + index,
      ...person,
      role,
      isSeasonal: index % 5 === 1 || index % 5 === 3,
      hourlyPay: { Warden: 17, Cleaner: 13.5, Receptionist: 14.5, Gardener: 15 }[role] + random.whole(0, 10) / 4,
      hiredOn: days.day(-random.whole(40, 3300)),
    }
  })
  const campStays = createStays(random, days, campPitches, campGuests)
  return { campPitches, campGuests, campStays, campStaff, campJobs: createJobs(random, days, campPitches, campStaff) }
}

/** One after the other on each pitch, from eight months ago to three months ahead. */
function createStays(random: Random, { day }: Days, pitches: CampPitch[], guests: CampGuest[]): CampStay[] {
  const today = day(0)
  const stays = pitches.flatMap(pitch => {
    const own: Omit<CampStay, 'id' | 'bookingNumber'>[] = []
    for (let from = -245 + random.whole(0, 50); from < 88; from += random.whole(28, 90)) {
      const nights = random.whole(1, 14)
      const [arrivalDate, departureDate] = [day(from), day(from + nights)]
      const past = random.pick(['CheckedOut', 'CheckedOut', 'CheckedOut', 'CheckedOut', 'CheckedOut', 'CheckedOut', 'CheckedOut', 'Cancelled', 'NoShow']) // oxfmt-ignore
      const ahead = random.chance(0.12) ? 'Cancelled' : 'Reserved'
      const status = departureDate < today ? past : arrivalDate <= today ? 'CheckedIn' : ahead
      const adults = random.whole(1, Math.min(3, pitch.maxGuests))
      const party = { adults, children: random.whole(0, pitch.maxGuests - adults), dogs: random.pick([0, 0, 0, 0, 1, 1, 2]) } // oxfmt-ignore
      const totalPrice = nights * (pitch.nightlyRate + 4 * party.dogs)
      const deposit = Math.round(totalPrice * 0.3)
      const amountPaid = { CheckedOut: totalPrice, Cancelled: 0, NoShow: deposit, CheckedIn: random.pick([totalPrice, deposit]), Reserved: random.pick([0, deposit, deposit, totalPrice]) }[status]! // oxfmt-ignore
      own.push({ pitchId: pitch.id, guestId: random.pick(guests.slice(0, 130)).id, status, arrivalDate, departureDate, nights, party, totalPrice, amountPaid }) // oxfmt-ignore
    }
    return own
  })
  return stays
    .toSorted((one, other) => (one.arrivalDate < other.arrivalDate ? -1 : one.arrivalDate > other.arrivalDate ? 1 : 0))
    .map((one, index) => ({ id: 4001 + index, bookingNumber: `LW-${3300 + index * 2}`, ...one }))
}

/** What is open has no cost yet, and often nobody who does it. */
function createJobs(random: Random, { day }: Days, pitches: CampPitch[], staff: CampWorker[]): CampJob[] {
  const able = staff.filter(one => one.role === 'Warden' || one.role === 'Gardener')
  const last = day(-1)
  return Array.from({ length: 75 }, (_, index) => {
    const offset = -225 + index * 3
    const recent = random.pick(['Open', 'Open', 'InProgress', 'Done'])
    const status = offset < -45 ? 'Done' : recent
    const [title, onPitch] = random.pick(TASKS)
    const reportedOn = day(offset)
    const done = shiftDay(reportedOn, random.whole(1, 20))
    return {
      id: 901 + index,
      title,
      pitchId: onPitch ? random.pick(pitches).id : null,
      employeeId: status === 'Open' && random.chance(0.6) ? null : random.pick(able).id,
      priority: random.pick(['Low', 'Normal', 'Normal', 'Urgent']),
      status,
      reportedOn,
      completedOn: status !== 'Done' ? null : done < last ? done : last,
      cost: status === 'Done' ? random.whole(2, 60) * 5 : null,
    }
  })
}
