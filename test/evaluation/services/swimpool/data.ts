import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface SwimInstructor {
  id: number
  firstName: string
  lastName: string
  email: string
  isLifeguard: boolean
  hourlyRate: number
  startedOn: string
}
export interface SwimSession {
  id: number
  code: string
  kind: string
  pool: string
  instructorId: number | null
  date: string
  startTime: string
  durationMinutes: number
  capacity: number
  price: number
  status: string
}
export interface SwimMember {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  town: string
  membership: string
  joinedOn: string
}
export interface SwimBooking {
  id: number
  reference: string
  memberId: number
  sessionId: number
  status: string
  people: { adults: number; children: number }
  amountPaid: number
  bookedAt: string
}

export const SESSION_KINDS = ['laneSwim', 'aquaFit', 'lesson', 'familySwim', 'clubTraining'] as const
export const POOLS = ['main', 'teaching', 'outdoor'] as const
export const SESSION_STATUSES = ['scheduled', 'completed', 'cancelled'] as const
export const MEMBERSHIPS = ['payAsYouGo', 'monthly', 'annual', 'family'] as const
export const SWIM_BOOKING_STATUSES = ['booked', 'attended', 'noShow', 'cancelled'] as const

const TOWNS = ['Belper', 'Belper', 'Belper', 'Ripley', 'Ripley', 'Heanor', 'Matlock', 'Alfreton', 'Duffield']
const POOLS_OF: Record<string, readonly string[]> = { laneSwim: ['main', 'main', 'outdoor'], aquaFit: ['main', 'outdoor'], lesson: ['teaching'], familySwim: ['teaching', 'outdoor', 'main'], clubTraining: ['main'] } // oxfmt-ignore
const PRICES: Record<string, number> = { laneSwim: 5.2, aquaFit: 7.5, lesson: 9, familySwim: 6.4, clubTraining: 4 }
const MINUTES: Record<string, number[]> = { laneSwim: [60, 90], aquaFit: [45], lesson: [30, 30, 45], familySwim: [60, 90], clubTraining: [90, 120] } // oxfmt-ignore

export type SwimpoolData = ReturnType<typeof createSwimpoolData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 18 instructors, 190 sessions, 130 members and 330 bookings. */
export function createSwimpoolData(clock: Date) {
  const random = createRandom(98_501)
  const days = createDays(clock)
  const swimInstructors = createPeopleOf(98_503, 18, 'amberlido.example').map((person, index): SwimInstructor => ({
    id: 21 + index,
    ...person,
    isLifeguard: index % 3 !== 1,
    hourlyRate: 13 + random.whole(0, 20) / 2,
    startedOn: days.day(-random.whole(40, 3600)),
  })) // oxfmt-ignore
  const swimSessions = Array.from({ length: 190 }, (_, index): SwimSession => {
    const from = -60 + Math.floor(index / 2)
    const kind = random.pick(['laneSwim', 'aquaFit', 'lesson', 'lesson', 'familySwim', 'clubTraining'])
    const usual = from < 0 ? 'completed' : 'scheduled'
    return {
      id: 701 + index,
      code: `S-${2101 + index}`,
      kind,
      pool: random.pick(POOLS_OF[kind]!),
      instructorId: kind === 'lesson' || kind === 'aquaFit' ? random.pick(swimInstructors.slice(0, 16)).id : null,
      date: days.day(from),
      startTime: `${String(random.whole(7, 20)).padStart(2, '0')}:${random.pick(['00', '15', '30'])}`,
      durationMinutes: random.pick(MINUTES[kind]!),
      capacity: kind === 'lesson' ? random.pick([6, 8]) : random.pick([16, 20, 24, 30]),
      price: PRICES[kind]! + random.pick([0, 0, 0.5, 1]),
      status: random.chance(0.08) ? 'cancelled' : usual,
    }
  })
  const swimMembers = createPeopleOf(98_507, 130, 'splashmail.example').map((person, index): SwimMember => ({
    id: 3301 + index,
    ...person,
    phone: random.chance(0.15) ? null : `07700 905${random.whole(100, 989)}`,
    town: random.pick(TOWNS),
    membership: random.pick(['payAsYouGo', 'payAsYouGo', 'payAsYouGo', 'monthly', 'monthly', 'annual', 'family']),
    joinedOn: days.day(-1100 + Math.floor(index * 8.3)),
  })) // oxfmt-ignore
  return { swimInstructors, swimSessions, swimMembers, swimBookings: createBookings(random, days, swimSessions, swimMembers) } // oxfmt-ignore
}

/** Nobody twice in a session; of one that was cancelled all bookings are. */
function createBookings(
  random: Random,
  { moment }: Days,
  sessions: SwimSession[],
  members: SwimMember[],
): SwimBooking[] {
  // oxfmt-ignore
  const taken = new Set<string>()
  const bookings: SwimBooking[] = []
  while (bookings.length < 330) {
    const at = Math.min(random.whole(0, 159), random.whole(0, 189))
    const [session, member] = [sessions[at]!, random.pick(members.slice(0, 122))]
    if (taken.has(`${session.id}-${member.id}`)) continue
    taken.add(`${session.id}-${member.id}`)
    const late = random.chance(0.12) ? random.pick(['cancelled', 'noShow']) : 'attended'
    const early = random.chance(0.1) ? 'cancelled' : 'booked'
    const status = session.status === 'cancelled' ? 'cancelled' : session.status === 'completed' ? late : early
    const people = session.kind === 'familySwim' ? { adults: random.whole(1, 2), children: random.whole(1, 3) } : session.kind === 'lesson' ? { adults: 0, children: 1 } : { adults: 1, children: 0 } // oxfmt-ignore
    const from = -60 + Math.floor(at / 2)
    bookings.push({
      id: 5501 + bookings.length,
      reference: `SB-${40_100 + bookings.length}`,
      memberId: member.id,
      sessionId: session.id,
      status,
      people,
      amountPaid: status === 'cancelled' || member.membership === 'annual' ? 0 : Math.round(100 * session.price * (people.adults + people.children)) / 100, // oxfmt-ignore
      bookedAt: moment(Math.min(from, 0) - random.whole(1, 14), random.whole(14, 44) / 48),
    })
  }
  return bookings
}
