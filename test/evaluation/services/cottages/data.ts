import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { AMENITIES, CLEANERS, COTTAGES, GUEST_FIRST_NAMES, GUEST_LAST_NAMES, HOMES, OWNERS, REMARKS, REQUESTS, STREETS, VILLAGES } from './catalogue.ts' // oxfmt-ignore
import type { CotAmenity, CotBooking, CotCleaning, CotCottage, CotGuest, CotOwner, CotPayment } from './kinds.ts'

export type CottagesData = ReturnType<typeof createCottagesData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export const pence = (amount: number) => Math.round(100 * amount) / 100
/** What a dog costs for a stay. */
export const DOG_FEE = 25
/** How long before a stay the balance is due. */
export const BALANCE_DAYS = 42
const DIALLED: Record<string, string> = { GB: '+44 7700', IE: '+353 85', NL: '+31 6', DE: '+49 151', FR: '+33 6' }
const earlier = (one: string, other: string) => (one < other ? one : other)

/** 24 owners, 22 amenities, 42 cottages, 80 guests and some 130 bookings with their payments and cleanings. */
export function createCottagesData(clock: Date) {
  const random = createRandom(77_219)
  const days = createDays(clock)
  const cotOwners = createOwners(random, days)
  const cotAmenities = AMENITIES.map(([name, category], index): CotAmenity => ({ id: index + 1, name, category }))
  const cotCottages = createCottages(random, days)
  const cotGuests = createGuests(random, days)
  const cotBookings = createBookings(random, days, cotCottages, cotGuests)
  const cotPayments = createPayments(random, days, cotBookings)
  const cotCleanings = createCleanings(random, days, cotCottages, cotBookings)
  return { cotOwners, cotAmenities, cotCottages, cotGuests, cotBookings, cotPayments, cotCleanings }
}

function createOwners(random: Random, { day }: Days): CotOwner[] {
  return OWNERS.map(([firstName, lastName, town, postcode], index) => ({
    id: index + 1,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@ownermail.example`.toLowerCase(),
    phone: `+44 7700 90${random.whole(1000, 9999)}`,
    address: { street: `${random.whole(1, 140)} ${random.pick(STREETS)}`, town, postcode: `${postcode} ${random.whole(1, 9)}${random.pick(['AB', 'DW', 'HN', 'PX'])}` }, // oxfmt-ignore
    commissionRate: random.pick([15, 17.5, 18, 20, 20, 22.5]),
    payoutMethod: random.chance(0.8) ? 'bank_transfer' : 'cheque',
    contractSignedOn: day(-random.whole(1900, 3400)),
    notes: random.chance(0.25) ? 'Prefers to be phoned in the evening.' : '',
  }))
}

/** Owners in turns: one each, then a second one for those who have more. */
const HANDED_OUT = Array.from({ length: 5 }, (_, turn) => OWNERS.flatMap(([, , , , own], index) => (own > turn ? [index + 1] : []))).flat() // oxfmt-ignore

function createCottages(random: Random, { day }: Days): CotCottage[] {
  return COTTAGES.map(([name, region, propertyType, bedrooms], index) => {
    const [villages, latitude, longitude] = VILLAGES[region]
    const village = random.pick(villages)
    const amenities = AMENITIES.flatMap(([amenity], at) => {
      const share = amenity === 'Wi-Fi' ? 0.95 : amenity === 'Swimming pool' || amenity === 'Sauna' ? 0.1 : amenity === 'Hot tub' ? 0.35 : 0.32 // oxfmt-ignore
      return random.chance(share) ? [at + 1] : []
    })
    const isPosh = amenities.includes(9) || amenities.includes(10)
    return {
      id: 101 + index,
      name,
      reference: `CT-${1001 + 7 * index}`,
      owner: HANDED_OUT[(index * 5) % COTTAGES.length]!,
      amenities,
      region,
      village,
      location: { latitude: pence(latitude + random.next() / 4), longitude: pence(longitude + random.next() / 4) },
      propertyType,
      bedrooms,
      bathrooms: Math.max(1, bedrooms - random.whole(1, 2)),
      sleeps: 2 * bedrooms + (random.chance(0.3) && bedrooms > 1 ? random.pick([-1, 1, 2]) : 0),
      dogsAllowed: random.chance(0.6),
      nightlyRate: 44 + 34 * bedrooms + (isPosh ? 28 : 0) + random.whole(0, 23) + (index % 2) / 2,
      cleaningFee: 30 + 15 * bedrooms + random.whole(0, 4),
      minimumNights: random.pick([2, 3, 3, 4, 7]),
      description: `A ${bedrooms}-bedroom ${propertyType} in ${village}.`,
      listedOn: day(-random.whole(520, 1900)),
    }
  })
}

function createGuests(random: Random, { moment }: Days): CotGuest[] {
  const taken = new Set<string>()
  const guests: CotGuest[] = []
  while (guests.length < 80) {
    const [firstName, lastName] = [random.pick(GUEST_FIRST_NAMES), random.pick(GUEST_LAST_NAMES)]
    if (taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const [town, postcode, country] = random.pick(HOMES)
    guests.push({
      id: 501 + guests.length,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@${random.pick(['postbox', 'mailhive'])}.example`.toLowerCase(),
      phone: random.chance(0.15) ? null : `${DIALLED[country]} ${random.whole(100_000, 999_999)}`,
      address: { street: `${random.whole(1, 180)} ${random.pick(STREETS)}`, town, postcode, country },
      marketingOptIn: random.chance(0.45),
      createdAt: moment(-Math.ceil(1000 - 12.4 * guests.length), random.whole(14, 44) / 48),
    })
  }
  return guests
}

/** Stays of eleven months past and six to come, never two at once in a cottage; those booked first come first. */
function createBookings(
  random: Random,
  { day, moment }: Days,
  cottages: CotCottage[],
  guests: CotGuest[],
): CotBooking[] {
  // oxfmt-ignore
  const today = day(0)
  const stays = cottages.flatMap(cottage => {
    const own: { cottage: CotCottage; from: number; nights: number }[] = []
    for (let from = -330 + random.whole(0, 120); from < 180;) {
      const nights = Math.max(cottage.minimumNights, random.pick([3, 4, 7, 7, 7, 10, 14]))
      own.push({ cottage, from, nights })
      from += nights + random.whole(45, 275)
    }
    return own
  })
  const booked = stays.map(({ cottage, from, nights }) => {
    const bookedFrom = Math.min(from - random.pick([5, 16, 30, 60, 85, 120, 170]), -random.whole(1, 20))
    return { cottage, from, nights, bookedFrom, bookedAt: moment(bookedFrom, random.whole(14, 44) / 48) }
  })
  booked.sort((one, other) => (one.bookedAt < other.bookedAt ? -1 : 1))
  return booked.map(({ cottage, from, nights, bookedFrom, bookedAt }, index): CotBooking => {
    const [checkIn, checkOut] = [day(from), day(from + nights)]
    const isCancelled = random.chance(0.11)
    const coming = bookedFrom > -9 ? 'provisional' : 'confirmed'
    const status = isCancelled ? 'cancelled' : checkOut <= today ? 'completed' : checkIn <= today ? 'checked_in' : coming // oxfmt-ignore
    const adults = Math.min(cottage.sleeps, random.pick([1, 2, 2, 2, 3, 4, 6]))
    const children = Math.min(cottage.sleeps - adults, random.pick([0, 0, 1, 2, 2, 3]))
    const dogs = cottage.dogsAllowed ? random.pick([0, 0, 1, 1, 2]) : 0
    const season = ['06', '07', '08'].includes(checkIn.slice(5, 7)) ? 1.25 : 1
    const rentalAmount = pence(cottage.nightlyRate * nights * season)
    return {
      id: 2001 + index,
      reference: `BK-${20_417 + 3 * index}`,
      cottage: cottage.id,
      guest: random.pick(guests.filter(one => one.createdAt < bookedAt)).id,
      status,
      channel: random.pick(['website', 'website', 'website', 'phone', 'airbnb', 'airbnb', 'booking_com']),
      checkIn,
      checkOut,
      nights,
      adults,
      children,
      dogs,
      rentalAmount,
      cleaningFee: cottage.cleaningFee,
      dogFee: DOG_FEE * dogs,
      totalPrice: pence(rentalAmount + cottage.cleaningFee + DOG_FEE * dogs),
      specialRequests: random.chance(0.2) ? random.pick(REQUESTS) : '',
      bookedAt,
      cancelledAt: isCancelled ? moment(Math.min(-1, bookedFrom + random.whole(1, 4)), random.whole(18, 40) / 48) : null, // oxfmt-ignore
    }
  })
}

/** A deposit and a balance, or everything at once where the stay is soon. */
function createPayments(random: Random, { day, moment }: Days, bookings: CotBooking[]): CotPayment[] {
  const today = day(0)
  const wanted = bookings.flatMap(booking => {
    const on = booking.bookedAt.slice(0, 10)
    const due = shiftDay(booking.checkIn, -BALANCE_DAYS)
    const deposit = pence(booking.totalPrice / 4)
    if (due <= on) return [{ booking, paymentType: 'full', amount: booking.totalPrice, dueOn: on }]
    const first = { booking, paymentType: 'deposit', amount: deposit, dueOn: on }
    if (booking.status === 'cancelled') return [first]
    return [first, { booking, paymentType: 'balance', amount: pence(booking.totalPrice - deposit), dueOn: due }]
  })
  return wanted.map(({ booking, paymentType, amount, dueOn }, index): CotPayment => {
    const isDue = dueOn < today
    const isFailed = isDue && dueOn > day(-60) && random.chance(0.25)
    const paid = booking.status === 'cancelled' ? 'refunded' : isFailed ? 'failed' : 'paid'
    const status = isDue ? paid : 'pending'
    const paidOn = earlier(shiftDay(dueOn, random.whole(0, 2)), day(-1))
    const method = random.pick(['card', 'card', 'card', 'bank_transfer', 'paypal'])
    const time = moment(0, random.whole(16, 42) / 48).slice(10)
    return { id: 5001 + index, booking: booking.id, paymentType, method, status, amount, dueOn, paidAt: ['paid', 'refunded'].includes(status) ? `${paidOn}${time}` : null } // oxfmt-ignore
  })
}

/** One after each stay that was not cancelled, on the day the guests leave. */
function createCleanings(random: Random, { day }: Days, cottages: CotCottage[], bookings: CotBooking[]): CotCleaning[] {
  const today = day(0)
  const stays = bookings.filter(one => one.status !== 'cancelled').toSorted((one, other) => (one.checkOut < other.checkOut ? -1 : one.checkOut > other.checkOut ? 1 : one.id - other.id)) // oxfmt-ignore
  return stays.map((booking, index): CotCleaning => {
    const cottage = cottages.find(one => one.id === booking.cottage)!
    const isDeepClean = random.chance(0.15)
    const isPast = booking.checkOut < today
    return {
      id: 8001 + index,
      cottage: cottage.id,
      booking: booking.id,
      cleaner: CLEANERS[(cottage.id + (random.chance(0.2) ? 1 : 0)) % CLEANERS.length]!,
      scheduledOn: booking.checkOut,
      status: isPast ? (random.chance(0.6) ? 'inspected' : 'done') : booking.checkOut === today ? 'in_progress' : 'scheduled', // oxfmt-ignore
      isDeepClean,
      durationMinutes: 15 * (4 + 2 * cottage.bedrooms + (isDeepClean ? 6 : 0)) + 15 * random.whole(0, 2),
      cost: cottage.cleaningFee + (isDeepClean ? 35 : 0),
      notes: isPast && random.chance(0.2) ? random.pick(REMARKS) : '',
    }
  })
}
