import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export const PLANS = ['hot_desk', 'dedicated', 'team'] as const
export const ZONES = ['quiet', 'social', 'phone'] as const
export const STATES = ['confirmed', 'cancelled', 'no_show'] as const
const COMPANIES = ['Brightleaf Studio', 'Copper & Pine', 'Nimbus Labs', 'Oddfellow Press', 'Quayside Legal', 'Tern Analytics'] // oxfmt-ignore

export type CoworkingData = ReturnType<typeof createCoworkingData>

/** 48 members, 30 desks and 120 bookings. */
export function createCoworkingData(clock: Date) {
  const random = createRandom(20_26_301)
  const { day, moment } = createDays(clock)
  const spaceMembers = createPeopleOf(11_003, 48, 'hivedesk.example').map((person, index) => ({
    id: `M${(4096 + index * 37).toString(36).toUpperCase()}`,
    ...person,
    company: random.pick(COMPANIES),
    plan: random.pick(PLANS) as string,
    monthlyFee: 5 * random.whole(20, 90),
    joined: moment(-random.whole(20, 900), 0.5),
    isActive: random.chance(0.8),
  }))
  const desks = Array.from({ length: 30 }, (_, index) => ({
    id: `D${(2048 + index * 53).toString(36).toUpperCase()}`,
    name: `Desk ${String.fromCharCode(65 + Math.floor(index / 10))}${(index % 10) + 1}`,
    zone: random.pick(ZONES) as string,
    floor: random.whole(1, 4),
    isStanding: random.chance(0.4),
    dailyRate: random.whole(12, 40),
  }))
  const deskBookings = Array.from({ length: 120 }, (_, index) => ({
    id: `B${(9000 + index * 17).toString(36).toUpperCase()}`,
    memberId: random.pick(spaceMembers).id,
    deskId: random.pick(desks).id,
    starts: `${day(random.whole(-90, 40))}T0${random.whole(7, 9)}:00:00.000Z`,
    hours: random.whole(2, 9),
    status: random.pick(['confirmed', 'confirmed', 'confirmed', 'cancelled', 'no_show']),
  }))
  return { spaceMembers, desks, deskBookings }
}
