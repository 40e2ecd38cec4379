import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createInnPeople, EXTRAS, HOUSES, PRAISE } from './world.ts'

interface Money {
  amount: number
  currency: string
}
export interface InnHouse {
  id: string
  name: string
  stars: number
  address: { street: string; town: string; postalCode: string }
  phone: string
  email: string
  manager: string
  petsAllowed: boolean
  hasRestaurant: boolean
}
export interface InnRoom {
  id: string
  houseId: string
  number: string
  type: string
  floor: number
  maxGuests: number
  seaView: boolean
  status: string
  nightlyRate: Money
}
export interface InnGuest {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  country: string
  memberLevel: string
  newsletter: boolean
  createdOn: string
}
export interface InnReservation {
  id: string
  code: string
  guestId: string
  houseId: string
  roomId: string
  status: string
  channel: string
  arrivalDate: string
  departureDate: string
  nights: number
  adults: number
  children: number
  totalPrice: Money
  deposit: Money | null
  specialRequests: string | null
  bookedAt: string
}
export interface InnExtra {
  id: string
  reservationId: string
  category: string
  description: string
  quantity: number
  price: Money
  chargedOn: string
  paid: boolean
}
export interface InnReview {
  id: string
  reservationId: string
  houseId: string
  rating: number
  title: string
  comment: string | null
  reply: string | null
  postedOn: string
}

export const ROOM_TYPES = ['single', 'double', 'twin', 'family', 'suite'] as const
export const ROOM_STATUSES = ['ready', 'occupied', 'cleaning', 'outOfOrder'] as const
export const MEMBER_LEVELS = ['none', 'silver', 'gold'] as const
export const RESERVATION_STATUSES = ['pending', 'confirmed', 'checkedIn', 'checkedOut', 'cancelled', 'noShow'] as const
export const BOOKING_CHANNELS = ['website', 'phone', 'email', 'bookingPortal', 'walkIn'] as const
export const EXTRA_CATEGORIES = ['breakfast', 'dinner', 'bar', 'spa', 'parking', 'laundry', 'bikeHire'] as const

export type InnkeeperData = ReturnType<typeof createInnkeeperData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

export const euros = (amount: number): Money => ({ amount: Math.round(100 * amount) / 100, currency: 'EUR' })
/** A night in each type of room, and who fits in. */
const TYPES: Record<string, [price: number, guests: number]> = { single: [86, 1], double: [122, 2], twin: [115, 2], family: [168, 4], suite: [234, 3] } // oxfmt-ignore
const WISHES = ['Late arrival, after 10 pm', 'Ground floor, please', 'Cot for a baby', 'Gluten-free breakfast', 'Quiet room', 'Bringing a small dog'] // oxfmt-ignore

/** 5 houses, 44 rooms, 60 guests, 140 reservations, 130 extras and 42 reviews. */
export function createInnkeeperData(clock: Date) {
  const random = createRandom(61_407)
  const days = createDays(clock)
  // oxfmt-ignore
  const innHouses = HOUSES.map(([id, name, street, town, postalCode, stars, phone, mail, manager, petsAllowed, hasRestaurant]): InnHouse => ({
    id, name, stars, address: { street, town, postalCode }, phone, email: `${mail}@heronbay.example`, manager, petsAllowed, hasRestaurant,
  }))
  const innRooms = createRooms(random)
  const innGuests = createInnPeople(61_411).map((person, index): InnGuest => ({
    id: `gst_${5001 + index}`,
    ...person,
    memberLevel: random.pick(['none', 'none', 'none', 'silver', 'silver', 'gold']),
    newsletter: random.chance(0.4),
    createdOn: days.day(-900 + index * 9 + random.whole(0, 8)),
  })) // oxfmt-ignore
  const innReservations = createReservations(random, days, innRooms, innGuests)
  const today = days.day(0)
  for (const room of innRooms)
    if (innReservations.some(one => one.roomId === room.id && one.status === 'checkedIn')) room.status = 'occupied'
  const here = innReservations.filter(one => ['checkedIn', 'checkedOut'].includes(one.status))
  const innExtras = Array.from({ length: 130 }, (): Omit<InnExtra, 'id'> => {
    const stay = random.pick(here)
    const [category, description, unitPrice] = random.pick(EXTRAS)
    const quantity = random.whole(1, category === 'spa' ? 2 : Math.min(4, stay.nights + stay.adults))
    const later = shiftDay(stay.arrivalDate, random.whole(0, stay.nights))
    const paid = stay.status === 'checkedOut' ? !random.chance(0.06) : random.chance(0.25)
    return { reservationId: stay.id, category, description, quantity, price: euros(unitPrice * quantity), chargedOn: later < today ? later : today, paid } // oxfmt-ignore
  })
    .sort((one, other) => (one.chargedOn < other.chargedOn ? -1 : 1))
    .map((one, index): InnExtra => ({ id: `ext_${3001 + index}`, ...one }))
  return { innHouses, innRooms, innGuests, innReservations, innExtras, innReviews: createReviews(random, days, here) }
}

/** Three or four to a floor. */
function createRooms(random: Random): InnRoom[] {
  let made = 0
  return HOUSES.flatMap(([houseId, , , , , , , , , , , rooms, dear]) =>
    Array.from({ length: rooms }, (_, index): InnRoom => {
      const type = index === rooms - 1 ? 'suite' : (['double', 'twin', 'single', 'double', 'family', 'double'] as const)[(index + made) % 6]! // oxfmt-ignore
      const [price, maxGuests] = TYPES[type]!
      const floor = 1 + Math.floor(index / 4)
      const seaView = floor > 1 && random.chance(0.5)
      return {
        id: `rm_${2001 + made++}`,
        houseId,
        number: `${floor}${1 + (index % 4)}`,
        type,
        floor,
        maxGuests,
        seaView,
        status: made % 14 === 9 ? 'outOfOrder' : made % 8 === 5 ? 'cleaning' : 'ready',
        nightlyRate: euros(Math.round(price * dear + (seaView ? 17 : 0) + random.whole(-5, 5))),
      }
    }),
  )
}

/** Of some seven months and the weeks to come; no room is given to two at a time, and none that is out of order. */
function createReservations(random: Random, days: Days, rooms: InnRoom[], guests: InnGuest[]): InnReservation[] {
  const taken: { roomId: string; from: number; to: number }[] = []
  const made: Omit<InnReservation, 'id' | 'code'>[] = []
  /** One of them comes back all the time, and some never came. */
  const regulars = [...guests.slice(0, 54), ...Array.from({ length: 4 }, () => guests[7]!)]
  const arrivals = [
    ...Array.from({ length: 92 }, (_, index) => -212 + Math.floor(index * 2.2)),
    ...Array.from({ length: 9 }, () => -random.whole(1, 3)),
    ...Array.from({ length: 5 }, () => 0),
    ...Array.from({ length: 34 }, (_, index) => 1 + Math.floor(index * 1.9)),
  ]
  while (made.length < arrivals.length) {
    const from = arrivals[made.length]!
    const isHere = from < 0 && from > -4
    const nights = isHere ? random.whole(1 - from, 4 - from) : random.pick([1, 1, 2, 2, 2, 3, 3, 4, 5, 7])
    const to = from + nights
    const room = random.pick(rooms.filter(one => one.status === 'ready' || from < -10))
    if (taken.some(one => one.roomId === room.id && one.from < to && one.to > from)) continue
    const state = to <= 0 ? 'checkedOut' : from < 0 ? 'checkedIn' : 'confirmed'
    const chance = random.next()
    const status =
      isHere || from === 0 ? state : chance < 0.1 ? 'cancelled' : chance < 0.14 && to <= 0 ? 'noShow' : chance > 0.78 && from > 0 ? 'pending' : state // oxfmt-ignore
    if (status !== 'cancelled') taken.push({ roomId: room.id, from, to })
    const channel = random.pick(['website', 'website', 'website', 'bookingPortal', 'bookingPortal', 'phone', 'phone', 'email', 'walkIn']) // oxfmt-ignore
    const isAlone = room.maxGuests === 1 || random.chance(0.2)
    const totalPrice = euros(room.nightlyRate.amount * nights * (nights > 4 ? 0.9 : 1))
    const booked = channel === 'walkIn' && from <= 0 ? from : Math.min(0, from) - random.whole(1, 45)
    made.push({
      guestId: random.pick(regulars).id,
      houseId: room.houseId,
      roomId: room.id,
      status,
      channel,
      arrivalDate: days.day(from),
      departureDate: days.day(to),
      nights,
      adults: isAlone ? 1 : 2,
      children: room.type === 'family' ? random.whole(0, 2) : 0,
      totalPrice,
      deposit: channel === 'walkIn' || random.chance(0.4) ? null : euros(totalPrice.amount * 0.2),
      specialRequests: random.chance(0.25) ? random.pick(WISHES) : null,
      bookedAt: days.moment(booked, random.whole(14, 40) / 48),
    })
  }
  // oxfmt-ignore
  return made
    .sort((one, other) => (one.bookedAt < other.bookedAt ? -1 : 1))
    .map((one, index): InnReservation => ({ id: `res_${7001 + index}`, code: `HB-${20_410 + index * 7}`, ...one }))
}

/** Of those who have gone home, some days later. */
function createReviews(random: Random, { day }: Days, stays: InnReservation[]): InnReview[] {
  const today = day(0)
  const gone = stays.filter(one => one.status === 'checkedOut' && one.departureDate < day(-4))
  return gone
    .filter(() => random.chance(0.64))
    .slice(0, 52)
    .map((stay, index): InnReview => {
      const rating = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5])
      const [title, comment] = random.pick(PRAISE[rating]!)
      const later = shiftDay(stay.departureDate, random.whole(1, 20))
      return {
        id: `rev_${901 + index}`,
        reservationId: stay.id,
        houseId: stay.houseId,
        rating,
        title,
        comment: random.chance(0.2) ? null : comment,
        reply: random.chance(0.35) ? (rating > 3 ? 'Thank you, we hope to see you again soon.' : 'We are sorry, and have spoken to the team.') : null, // oxfmt-ignore
        postedOn: later < today ? later : today,
      }
    })
}
