import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createInstructors, createMembers } from '../persons.ts'

interface Money {
  amount: number
  currency: string
}
export interface Club {
  id: string
  name: string
  phone: string
  address: { street: string; city: string; postalCode: string }
  openedOn: string
  floorArea: number
  facilities: { pool: boolean; sauna: boolean; climbingWall: boolean }
  openingHours: { weekdays: string; weekend: string }
}
export interface Plan {
  id: string
  name: string
  monthlyFee: Money
  minimumTermMonths: number
  guestPasses: number
  includesClasses: boolean
}
export interface Member {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  dateOfBirth: string
  address: { street: string; city: string; postalCode: string }
  homeClub: { id: string; name: string }
  membership: { planId: string; status: string; startsOn: string; endsOn: string | null }
  referredById: string | null
  marketingConsent: boolean
  emergencyContact: { name: string; phone: string } | null
}
export interface Instructor {
  id: string
  firstName: string
  lastName: string
  email: string
  specialties: string[]
  hourlyRate: Money
  clubId: string
  hiredOn: string
  freelance: boolean
}
export interface FitnessClass {
  id: string
  title: string
  discipline: string
  level: string
  clubId: string
  instructorId: string | null
  startsAt: string
  durationMinutes: number
  capacity: number
  status: string
}
export interface Booking {
  id: string
  classId: string
  memberId: string
  status: string
  bookedAt: string
}
export interface Visit {
  id: string
  memberId: string
  clubId: string
  checkedInAt: string
  checkedOutAt: string | null
}
export interface Payment {
  id: string
  memberId: string
  amount: Money
  purpose: string
  method: string
  status: string
  dueOn: string
  paidOn: string | null
}

export const MEMBERSHIP_STATES = ['active', 'frozen', 'cancelled', 'expired'] as const
export const DISCIPLINES = ['yoga', 'pilates', 'spinning', 'hiit', 'boxing', 'aquaFitness', 'dance'] as const
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const CLASS_STATES = ['scheduled', 'completed', 'cancelled'] as const
export const BOOKING_STATES = ['booked', 'waitlisted', 'attended', 'noShow', 'cancelled'] as const
export const PURPOSES = ['membershipFee', 'joiningFee', 'personalTraining', 'dayPass', 'merchandise'] as const
export const METHODS = ['directDebit', 'card', 'cash'] as const
export const PAYMENT_STATES = ['pending', 'paid', 'failed', 'refunded'] as const
const CLUBS: [name: string, street: string, city: string, code: string, age: number, area: number, facilities: string][] = [
  ['Pulse Riverside', '14 Quay Street', 'Bristol', 'BS1 4DJ', 3900, 2100, 'pool sauna'],
  ['Pulse Old Mill', '2 Mill Lane', 'Leeds', 'LS2 7QA', 2800, 1450, 'sauna climbingWall'],
  ['Pulse Central', '77 Castle Road', 'Cardiff', 'CF10 1BH', 2100, 1800, 'pool'],
  ['Pulse Harbour Gate', '5 Dock Parade', 'Bristol', 'BS3 1TF', 1200, 950, ''],
  ['Pulse Northfield', '130 Park Way', 'Sheffield', 'S1 2LW', 300, 2600, 'pool sauna climbingWall'],
] // oxfmt-ignore
const PLANS: [name: string, fee: number, term: number, passes: number, classes: boolean][] = [
  ['Off-Peak', 24.5, 1, 0, false],
  ['Student', 21, 3, 0, true],
  ['Classic', 38, 12, 1, true],
  ['Premium', 59, 12, 4, true],
  ['Family', 89.9, 12, 2, true],
]
const TITLES: Record<string, string[]> = {
  yoga: ['Sunrise Flow', 'Yin Evening'],
  pilates: ['Core Control', 'Reformer Basics'],
  spinning: ['Power Ride', 'Hill Climb'],
  hiit: ['Lunch Burn', 'Forty Forty'],
  boxing: ['Bag Work', 'Footwork Lab'],
  aquaFitness: ['Deep Water', 'Gentle Splash'],
  dance: ['Salsa Sweat', 'Street Steps'],
}

export type FitnessData = ReturnType<typeof createFitnessData>

/** 5 clubs, 5 plans, 150 members, 18 instructors, 160 classes, 520 bookings, 600 visits and 420 payments. */
export function createFitnessData(clock: Date) {
  const random = createRandom(63_17_05)
  const { day, moment } = createDays(clock)
  const clubs: Club[] = CLUBS.map(([name, street, city, postalCode, age, floorArea, facilities], index) => ({
    id: `CLB-${index + 1}`,
    name,
    phone: `+44 117 496 0${random.whole(100, 999)}`,
    address: { street, city, postalCode },
    openedOn: day(-age),
    floorArea,
    facilities: {
      pool: facilities.includes('pool'),
      sauna: facilities.includes('sauna'),
      climbingWall: facilities.includes('climbing'),
    },
    openingHours: { weekdays: index % 2 === 0 ? '06:00-23:00' : '07:00-22:00', weekend: '08:00-20:00' },
  }))
  const plans: Plan[] = PLANS.map(([name, amount, minimumTermMonths, guestPasses, includesClasses], index) => ({
    id: `PLN-${index + 1}`,
    name,
    monthlyFee: { amount, currency: 'GBP' },
    minimumTermMonths,
    guestPasses,
    includesClasses,
  }))
  const members: Member[] = createMembers().map(({ firstName, lastName, email }, index) => {
    const club = random.pick([clubs[0]!, clubs[0]!, ...clubs])
    const status = random.pick(['active', 'active', 'active', 'active', 'frozen', 'cancelled', 'expired'])
    const start = -random.whole(25, 1400)
    return {
      id: `MBR-${4100 + index * 3}`,
      firstName,
      lastName,
      email,
      phone: random.chance(0.75) ? `+44 7700 900${random.whole(100, 999)}` : null,
      dateOfBirth: day(-random.whole(6_600, 26_000)),
      address: {
        street: `${random.whole(1, 180)} ${random.pick(['Beech Road', 'Station Lane', 'Victoria Terrace'])}`,
        city: random.chance(0.85) ? club.address.city : random.pick(['Bath', 'Newport', 'York']),
        postalCode: `${club.address.postalCode.split(' ')[0]} ${random.whole(1, 9)}AB`,
      },
      homeClub: { id: club.id, name: club.name },
      membership: {
        planId: random.pick(plans).id,
        status,
        startsOn: day(start),
        endsOn: status === 'cancelled' || status === 'expired' ? day(Math.round(start / 3)) : random.chance(0.3) ? day(random.whole(1, 200)) : null, // oxfmt-ignore
      },
      referredById: index > 10 && random.chance(0.25) ? `MBR-${4100 + random.whole(0, 10) * 3}` : null,
      marketingConsent: random.chance(0.5),
      emergencyContact: random.chance(0.8) ? { name: `${random.pick(['Sam', 'Alex', 'Jo', 'Kim'])} ${lastName}`, phone: `+44 7700 901${random.whole(100, 999)}` } : null, // oxfmt-ignore
    }
  })
  const instructors: Instructor[] = createInstructors().map(({ firstName, lastName, email }, index) => ({
    id: `INS-${index + 1}`,
    firstName,
    lastName,
    email,
    specialties: [DISCIPLINES[index % DISCIPLINES.length]!, ...(index % 3 === 0 ? [DISCIPLINES[(index + 2) % DISCIPLINES.length]!] : [])], // oxfmt-ignore
    hourlyRate: { amount: 22 + random.whole(0, 40) / 2, currency: 'GBP' },
    clubId: clubs[index % clubs.length]!.id,
    hiredOn: day(-random.whole(40, 2500)),
    freelance: random.chance(0.4),
  }))
  const classes: FitnessClass[] = Array.from({ length: 160 }, (_, index) => {
    const offset = -40 + Math.floor(index * 0.4)
    const discipline = random.pick(DISCIPLINES)
    const teachers = instructors.filter(one => one.specialties.includes(discipline))
    const isCancelled = random.chance(0.08)
    return {
      id: `CLS-${700 + index}`,
      title: random.pick(TITLES[discipline]!),
      discipline,
      level: random.pick(LEVELS),
      clubId: random.pick(clubs).id,
      instructorId: offset > 5 && random.chance(0.3) ? null : random.pick(teachers).id,
      startsAt: moment(offset, random.whole(14, 40) / 48),
      durationMinutes: random.pick([30, 45, 60, 60, 75, 90]),
      capacity: random.pick([8, 10, 12, 16, 20, 24]),
      status: isCancelled ? 'cancelled' : offset < 0 ? 'completed' : 'scheduled',
    }
  })
  const regulars = members.filter((one, index) => one.membership.status === 'active' && index % 4 !== 0)
  const bookings: Booking[] = Array.from({ length: 520 }, (_, index) => {
    const lesson = random.pick(classes)
    const past = lesson.status === 'completed'
    return {
      id: `BKG-${9000 + index}`,
      classId: lesson.id,
      memberId: random.pick(regulars).id,
      status:
        lesson.status === 'cancelled'
          ? 'cancelled'
          : past
            ? random.pick(['attended', 'attended', 'attended', 'attended', 'noShow', 'cancelled'])
            : random.pick(['booked', 'booked', 'booked', 'waitlisted', 'cancelled']),
      bookedAt: `${shiftDay(past ? lesson.startsAt : day(0), -random.whole(1, 9))}T10:${random.whole(10, 59)}:00.000Z`,
    }
  })
  const visits: Visit[] = Array.from({ length: 600 }, (_, index) => {
    const member = random.pick(regulars)
    const offset = -Math.floor((599 - index) / 10)
    const start = random.whole(28, 80) / 96
    return {
      id: `VIS-${50_000 + index}`,
      memberId: member.id,
      clubId: random.chance(0.85) ? member.homeClub.id : random.pick(clubs).id,
      checkedInAt: moment(offset, start),
      checkedOutAt: offset === 0 && random.chance(0.6) ? null : moment(offset, start + random.whole(2, 10) / 96),
    }
  })
  const payments: Payment[] = Array.from({ length: 420 }, (_, index) => {
    const member = random.pick(members)
    const purpose = random.pick(['membershipFee', 'membershipFee', 'membershipFee', ...PURPOSES])
    const due = -random.whole(-10, 120)
    const status = due > 0 ? 'pending' : random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'refunded', 'pending']) // oxfmt-ignore
    const fee = plans.find(one => one.id === member.membership.planId)!.monthlyFee.amount
    const amount = purpose === 'membershipFee' ? fee : purpose === 'joiningFee' ? 30 : purpose === 'dayPass' ? 12.5 : random.whole(10, 140) / 2 // oxfmt-ignore
    return {
      id: `PAY-${3300 + index}`,
      memberId: member.id,
      amount: { amount, currency: 'GBP' },
      purpose,
      method: random.pick(METHODS),
      status,
      dueOn: day(due),
      paidOn: status === 'paid' || status === 'refunded' ? day(Math.min(0, due + random.whole(0, 5))) : null,
    }
  })
  return { clubs, plans, members, instructors, classes, bookings, visits, payments }
}
