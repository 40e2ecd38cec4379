import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createHotelGuests, createHotelStaff } from '../persons.ts'

export interface Hotel {
  id: number
  name: string
  city: string
  country: string
  stars: number
  openedOn: string
  pool: boolean
  petsAllowed: boolean
  checkInFrom: string
  managerId: number
}
export interface Room {
  id: number
  hotelId: number
  roomNumber: string
  floor: number
  type: string
  maxOccupancy: number
  pricePerNight: number
  seaView: boolean
  status: string
}
export interface Guest {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  nationality: string
  dateOfBirth: string
  loyaltyTier: string | null
  loyaltyPoints: number
  newsletterOptIn: boolean
}
export interface Reservation {
  id: number
  confirmationCode: string
  guestId: number
  roomId: number
  checkInDate: string
  checkOutDate: string
  adults: number
  children: number
  status: string
  channel: string
  totalPrice: number
  breakfastIncluded: boolean
  specialRequests: string | null
  createdAt: string
}
export interface Employee {
  id: number
  firstName: string
  lastName: string
  email: string
  hotelId: number
  role: string
  monthlySalary: number
  hiredOn: string
  fullTime: boolean
}
export interface HousekeepingTask {
  id: number
  roomId: number
  assigneeId: number | null
  type: string
  priority: string
  status: string
  dueDate: string
  completedAt: string | null
  notes: string | null
}
export interface Review {
  id: number
  reservationId: number
  score: number
  comment: string | null
  postedAt: string
  replied: boolean
}

export const ROOM_TYPES = ['SINGLE', 'DOUBLE', 'TWIN', 'FAMILY', 'SUITE'] as const
export const ROOM_STATES = ['AVAILABLE', 'OCCUPIED', 'CLEANING', 'OUT_OF_ORDER'] as const
export const TIERS = ['SILVER', 'GOLD', 'PLATINUM'] as const
export const RESERVATION_STATES = ['PENDING', 'CONFIRMED', 'CHECKED_IN', 'CHECKED_OUT', 'CANCELLED', 'NO_SHOW'] as const
export const CHANNELS = ['DIRECT', 'BOOKING_PORTAL', 'TRAVEL_AGENT', 'PHONE'] as const
export const ROLES = ['MANAGER', 'RECEPTIONIST', 'HOUSEKEEPER', 'CHEF', 'CONCIERGE', 'NIGHT_PORTER'] as const
export const TASK_TYPES = ['TURNDOWN', 'DEEP_CLEAN', 'LINEN_CHANGE', 'MINIBAR_REFILL', 'INSPECTION'] as const
export const TASK_STATES = ['TODO', 'IN_PROGRESS', 'DONE'] as const
export const TASK_PRIORITIES = ['LOW', 'NORMAL', 'URGENT'] as const
const HOTELS: [name: string, city: string, country: string, stars: number, age: number, pool: boolean, pets: boolean][] = [
  ['Seabreeze Palace', 'Brighton', 'United Kingdom', 5, 9400, true, false],
  ['The Copper Kettle', 'York', 'United Kingdom', 3, 5100, false, true],
  ['Hotel Miramar Nova', 'Valencia', 'Spain', 4, 2600, true, true],
  ['Alpenblick', 'Innsbruck', 'Austria', 4, 7700, true, false],
  ['Casa das Flores', 'Porto', 'Portugal', 3, 1500, false, true],
  ['Nordlys Inn', 'Bergen', 'Norway', 3, 420, false, false],
] // oxfmt-ignore
const RATES: Record<string, [price: number, people: number]> = {
  SINGLE: [70, 1],
  DOUBLE: [110, 2],
  TWIN: [105, 2],
  FAMILY: [165, 5],
  SUITE: [290, 4],
}
const NATIONALITIES = ['British', 'German', 'Dutch', 'French', 'Italian', 'Norwegian', 'American']
const REQUESTS = ['late check-in', 'cot in the room', 'quiet room please', 'feather-free pillows', 'high floor']
const COMMENTS = ['Lovely staff', 'Breakfast was cold', 'Great view', 'Noisy at night', 'Would come again']

export type HotelData = ReturnType<typeof createHotelData>

/** 6 hotels, 96 rooms, 130 guests, 300 reservations, 48 employees, 120 housekeeping tasks and about 90 reviews. */
export function createHotelData(clock: Date) {
  const random = createRandom(57_31_08)
  const { day, moment } = createDays(clock)
  /** A local time without a zone, as LocalDateTime is written. */
  const local = (offset: number) => moment(offset, random.whole(28, 88) / 96).slice(0, 19)
  const employees: Employee[] = createHotelStaff().map(({ firstName, lastName, email }, index) => {
    const role = index < HOTELS.length ? 'MANAGER' : random.pick(ROLES.slice(1))
    return {
      id: 301 + index,
      firstName,
      lastName,
      email,
      hotelId: 1 + (index % HOTELS.length),
      role,
      monthlySalary: role === 'MANAGER' ? random.whole(42, 62) * 100 : random.whole(19, 38) * 100,
      hiredOn: day(-random.whole(15, 3600)),
      fullTime: role === 'MANAGER' || random.chance(0.7),
    }
  })
  const hotels: Hotel[] = HOTELS.map(([name, city, country, stars, age, pool, petsAllowed], index) => ({
    id: 1 + index,
    name,
    city,
    country,
    stars,
    openedOn: day(-age),
    pool,
    petsAllowed,
    checkInFrom: random.pick(['14:00:00', '15:00:00', '16:00:00']),
    managerId: employees[index]!.id,
  }))
  const rooms: Room[] = hotels.flatMap(hotel =>
    Array.from({ length: 16 }, (_, index) => {
      const type = random.pick(ROOM_TYPES)
      const floor = 1 + Math.floor(index / 4)
      const [price, maxOccupancy] = RATES[type]!
      return {
        id: hotel.id * 100 + index + 1,
        hotelId: hotel.id,
        roomNumber: `${floor}${String((index % 4) + 1).padStart(2, '0')}`,
        floor,
        type,
        maxOccupancy,
        pricePerNight: price + hotel.stars * random.whole(2, 9) + 0.5 * random.whole(0, 1),
        seaView: ['Brighton', 'Valencia', 'Bergen'].includes(hotel.city) && random.chance(0.5),
        status: random.pick(['AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'OCCUPIED', 'OCCUPIED', 'CLEANING', 'OUT_OF_ORDER']), // oxfmt-ignore
      }
    }),
  )
  const guests: Guest[] = createHotelGuests().map(({ firstName, lastName, email }, index) => ({
    id: 7001 + index,
    firstName,
    lastName,
    email,
    phone: random.chance(0.75) ? `+44 7700 900${random.whole(100, 999)}` : null,
    nationality: random.pick(NATIONALITIES),
    dateOfBirth: day(-random.whole(7_000, 29_000)),
    loyaltyTier: random.chance(0.45) ? random.pick(TIERS) : null,
    loyaltyPoints: random.whole(0, 240) * 50,
    newsletterOptIn: random.chance(0.5),
  }))
  const reservations: Reservation[] = Array.from({ length: 300 }, (_, index) => {
    const start = -200 + Math.floor(index * 0.85)
    const nights = random.whole(1, 9)
    const room = random.pick(rooms)
    const status =
      start + nights < 0
        ? random.pick(['CHECKED_OUT', 'CHECKED_OUT', 'CHECKED_OUT', 'CHECKED_OUT', 'CANCELLED', 'NO_SHOW'])
        : start <= 0
          ? random.pick(['CHECKED_IN', 'CHECKED_IN', 'CONFIRMED'])
          : random.pick(['CONFIRMED', 'CONFIRMED', 'PENDING', 'CANCELLED'])
    return {
      id: 15_000 + index,
      confirmationCode: Array.from({ length: 6 }, () => random.pick([...'BCDFGHJKLMNPQRSTVWXZ23456789'])).join(''),
      guestId: random.pick(guests).id,
      roomId: room.id,
      checkInDate: day(start),
      checkOutDate: shiftDay(day(start), nights),
      adults: random.whole(1, Math.min(room.maxOccupancy, 2)),
      children: room.type === 'FAMILY' ? random.whole(0, 3) : 0,
      status,
      channel: random.pick(CHANNELS),
      totalPrice: Math.round(room.pricePerNight * nights * random.pick([1, 1, 0.9]) * 100) / 100,
      breakfastIncluded: random.chance(0.55),
      specialRequests: random.chance(0.25) ? random.pick(REQUESTS) : null,
      createdAt: local(start - random.whole(1, 120)),
    }
  })
  const housekeepers = employees.filter(one => one.role === 'HOUSEKEEPER')
  const housekeepingTasks: HousekeepingTask[] = Array.from({ length: 120 }, (_, index) => {
    const due = -30 + Math.floor(index / 3)
    const status = due < -2 ? random.pick(['DONE', 'DONE', 'DONE', 'DONE', 'TODO']) : due > 1 ? 'TODO' : random.pick(TASK_STATES) // oxfmt-ignore
    return {
      id: 9_100 + index,
      roomId: random.pick(rooms).id,
      assigneeId: status === 'TODO' && random.chance(0.5) ? null : random.pick(housekeepers).id,
      type: random.pick(TASK_TYPES),
      priority: random.pick(['LOW', 'NORMAL', 'NORMAL', 'URGENT']),
      status,
      dueDate: day(due),
      completedAt: status === 'DONE' ? local(Math.min(due, -1)) : null,
      notes: random.chance(0.2) ? random.pick(['guest allergic to perfume', 'bring extra towels', 'check the safe']) : null, // oxfmt-ignore
    }
  })
  const stayed = reservations.filter(one => one.status === 'CHECKED_OUT')
  const reviews: Review[] = stayed
    .filter(() => random.chance(0.6))
    .map((one, index) => ({
      id: 501 + index,
      reservationId: one.id,
      score: random.pick([4, 5, 6, 7, 8, 8, 9, 9, 10]),
      comment: random.chance(0.7) ? random.pick(COMMENTS) : null,
      postedAt: `${shiftDay(one.checkOutDate, 1)}T${String(random.whole(8, 20)).padStart(2, '0')}:15:00`,
      replied: random.chance(0.4),
    }))
  return { hotels, rooms, guests, reservations, employees, housekeepingTasks, reviews }
}
