import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Venue {
  id: number
  name: string
  type: string
  town: string
  capacity: number
  hireFee: number
  hasAccommodation: boolean
  ceremonyLicence: boolean
  rating: number | null
}
export interface Planner {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  level: string
  joinedOn: string
}
export interface Wedding {
  id: number
  reference: string
  name: string
  contact: { email: string; phone: string }
  date: string
  status: string
  ceremony: string
  guestCount: number
  budget: number
  venueId: number | null
  plannerId: number
  enquiredOn: string
}
export interface Vendor {
  id: number
  name: string
  category: string
  town: string
  email: string
  startingPrice: number
  rating: number | null
  isPreferred: boolean
}
export interface Booking {
  id: number
  weddingId: number
  vendorId: number
  status: string
  agreedPrice: number
  depositPaid: boolean
  arrivalTime: string | null
  notes: string | null
  requestedOn: string
}
export interface Payment {
  id: number
  weddingId: number
  kind: string
  amount: number
  dueOn: string
  paidOn: string | null
  method: string | null
}

export const VENUE_TYPES = ['barn', 'hotel', 'manor', 'beach', 'restaurant'] as const
export const LEVELS = ['assistant', 'planner', 'lead'] as const
export const WEDDING_STATUSES = ['enquiry', 'confirmed', 'completed', 'cancelled'] as const
export const CEREMONIES = ['civil', 'religious', 'humanist'] as const
export const VENDOR_CATEGORIES = ['florist', 'photographer', 'caterer', 'band', 'dj', 'baker', 'makeup_artist'] as const
export const BOOKING_STATUSES = ['requested', 'confirmed', 'declined', 'cancelled'] as const
export const PAYMENT_KINDS = ['deposit', 'instalment', 'final'] as const
export const METHODS = ['card', 'bank_transfer', 'cash'] as const

const VENUES: [name: string, type: (typeof VENUE_TYPES)[number], town: string, capacity: number, fee: number, rooms: boolean, licence: boolean, rating: number | null][] = [
  ['Thornbury Barn', 'barn', 'Totnes', 140, 5200, false, true, 4.7],
  ['The Old Tithe Barn', 'barn', 'Ashburton', 180, 5900, false, true, 4.5],
  ['Larkfield Manor', 'manor', 'Exmouth', 220, 9400, true, true, 4.9],
  ['Penrose House', 'manor', 'Falmouth', 160, 8100, true, true, 4.4],
  ['Seaview Hotel', 'hotel', 'Torquay', 250, 6800, true, false, 4.1],
  ['The Grand Pavilion', 'hotel', 'Plymouth', 300, 7700, true, true, 4.3],
  ['Saltwater Beach Club', 'beach', 'Newquay', 110, 4300, false, true, 4.6],
  ['Driftwood Cove', 'beach', 'Bude', 85, 3600, false, false, null],
  ['The Copper Pan', 'restaurant', 'Totnes', 60, 2100, false, false, 4.2],
  ['Olive & Vine', 'restaurant', 'Exeter', 75, 2450, false, true, 4.8],
  ['Millstream Court', 'manor', 'Dartmouth', 130, 7250, true, true, null],
] // oxfmt-ignore
const VENDORS: Record<(typeof VENDOR_CATEGORIES)[number], [names: string[], price: number]> = {
  florist: [['Petal & Stem', 'Wild Hedgerow Flowers', 'Bloomsmith', 'Daisy Chain Florals', 'Ivy Lane Flowers'], 650],
  photographer: [['Golden Hour Studio', 'Tom Pascoe Photography', 'Candid Moments', 'Silver Birch Photos', 'Frame & Light', 'Lucy Dunn Images'], 1350], // oxfmt-ignore
  caterer: [['Feast & Fable', 'The Hog Roast Company', 'Green Fork Catering', 'Harbour Kitchen'], 3900],
  band: [['The Velvet Foxes', 'Brass Monkeys', 'Midnight Parade', 'The Hay Bales'], 1600],
  dj: [['DJ Marlow', 'Spin City Sounds', 'Needle Drop Discos'], 480],
  baker: [['Sugar Loft', 'Crumb & Co', 'Tiers of Joy', 'Fondant Fancies', 'The Cake Shed', 'Butterwick Bakes', 'Honeycomb Cakes'], 390], // oxfmt-ignore
  makeup_artist: [['Blush by Anna', 'Glow Room', 'Bridal Faces'], 260],
}

export type WeddingsData = ReturnType<typeof createWeddingsData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 11 venues, 8 planners, 84 weddings, 32 vendors, 226 bookings, and three payments for each wedding that went beyond an enquiry. */
export function createWeddingsData(clock: Date) {
  const random = createRandom(47_111)
  const days = createDays(clock)
  const venues = VENUES.map(([name, type, town, capacity, hireFee, hasAccommodation, ceremonyLicence, rating], index): Venue => ({ id: 11 + index, name, type, town, capacity, hireFee, hasAccommodation, ceremonyLicence, rating })) // oxfmt-ignore
  const planners = createPeopleOf(47_113, 8, 'everafter.example').map((one, index): Planner => ({
    id: 41 + index,
    ...one,
    phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
    level: LEVELS[index % 4 === 1 ? 2 : index % 3 === 2 ? 0 : 1],
    joinedOn: days.day(-90 - 230 * ((index * 3) % 8) - random.whole(0, 150)),
  }))
  const weddings = createWeddings(random, days, venues, planners)
  const vendors = createVendors(random)
  const bookings = createBookings(random, days, weddings, vendors)
  return { venues, planners, weddings, vendors, bookings, payments: createPayments(random, days, weddings) }
}

/** A third of them is over; the others lie in the next fourteen months, more of them sooner. */
const createWeddings = (random: Random, { day }: Days, venues: Venue[], planners: Planner[]): Wedding[] => {
  const couples = createPeopleOf(47_117, 168, 'couples.example')
  return Array.from({ length: 84 }, (_, index) => {
    const [one, other] = [couples[index]!, couples[167 - index]!]
    const offset = index < 28 ? -300 + index * 10 : 6 + Math.floor(430 * ((index - 28) / 55) ** 1.4)
    const status = offset < 0 ? random.pick(['completed', 'completed', 'completed', 'completed', 'completed', 'cancelled']) : offset < 60 ? random.pick(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'cancelled']) : random.pick(['confirmed', 'confirmed', 'confirmed', 'enquiry', 'enquiry', 'cancelled'])
    const venue = status === 'enquiry' && random.chance(0.5) ? null : random.pick(venues)
    const guestCount = random.whole(18, Math.min(venue?.capacity ?? 150, 210))
    return {
      id: 701 + index,
      reference: `WED-${2140 + 3 * index}`,
      name: `${one.lastName} & ${other.lastName}`,
      contact: { email: one.email, phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}` },
      date: day(offset),
      status,
      ceremony: random.pick(['civil', 'civil', 'civil', 'religious', 'religious', 'humanist']),
      guestCount,
      budget: 250 * Math.round((6000 + guestCount * random.whole(90, 230)) / 250),
      venueId: venue?.id ?? null,
      plannerId: random.pick(random.chance(0.3) ? planners.slice(1, 3) : planners).id,
      enquiredOn: day(Math.min(-2, offset - random.whole(200, 480))),
    }
  })
} // oxfmt-ignore

const createVendors = (random: Random): Vendor[] =>
  VENDOR_CATEGORIES.flatMap(category => VENDORS[category][0].map(name => ({ name, category }))).map(({ name, category }, index) => ({
    id: 301 + index,
    name,
    category,
    town: random.pick(['Exeter', 'Plymouth', 'Totnes', 'Truro', 'Torquay']),
    email: `hello@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
    startingPrice: VENDORS[category][1] + 10 * (index * 7 % 31) + 5 * random.whole(0, 3),
    rating: random.chance(0.15) ? null : random.whole(34, 50) / 10,
    isPreferred: random.chance(0.45),
  })) // oxfmt-ignore

/** Up to one vendor of each kind for a wedding. */
function createBookings(random: Random, { day }: Days, weddings: Wedding[], vendors: Vendor[]): Booking[] {
  const wanted = weddings
    .filter(one => one.status !== 'enquiry')
    .flatMap(wedding => VENDOR_CATEGORIES.filter(() => random.chance(0.46)).map(category => ({ wedding, vendor: random.pick(vendors.filter(one => one.category === category)) }))) // oxfmt-ignore
  return wanted.map(({ wedding, vendor }, index) => {
    const isFirm = wedding.status === 'completed' || random.chance(0.55)
    const status = wedding.status === 'cancelled' ? 'cancelled' : isFirm ? 'confirmed' : random.pick(['requested', 'requested', 'declined']) // oxfmt-ignore
    const requestedOn = shiftDay(wedding.enquiredOn, random.whole(3, 150))
    return {
      id: 5001 + index,
      weddingId: wedding.id,
      vendorId: vendor.id,
      status,
      agreedPrice: vendor.startingPrice + 25 * random.whole(0, 30),
      depositPaid: status === 'confirmed' && random.chance(0.7),
      arrivalTime: status === 'confirmed' ? `${random.whole(8, 17)}:${random.pick(['00', '15', '30', '45'])}`.padStart(5, '0') : null, // oxfmt-ignore
      notes: random.chance(0.2) ? random.pick(['Parking at the back', 'Needs power near the stage', 'Nut-free please', 'Meet the planner first']) : null, // oxfmt-ignore
      requestedOn: requestedOn > day(0) ? day(0) : requestedOn,
    }
  })
}

/** A deposit, an instalment and the rest; what was due is mostly paid. */
const createPayments = (random: Random, { day }: Days, weddings: Wedding[]): Payment[] =>
  weddings
    .filter(one => one.status === 'confirmed' || one.status === 'completed')
    .flatMap(wedding => [
      { wedding, kind: 'deposit', share: 0.2, before: 180 },
      { wedding, kind: 'instalment', share: 0.5, before: 75 },
      { wedding, kind: 'final', share: 0.3, before: 21 },
    ])
    .map(({ wedding, kind, share, before }, index) => {
      const dueOn = shiftDay(wedding.date, -before)
      const isPaid = dueOn < day(0) && (wedding.status === 'completed' || random.chance(0.82))
      const paidOn = shiftDay(dueOn, random.whole(-9, 6))
      return {
        id: 9001 + index,
        weddingId: wedding.id,
        kind,
        amount: Math.round(wedding.budget * 0.12 * share * 4) / 4 + random.whole(0, 9),
        dueOn,
        paidOn: isPaid ? (paidOn > day(0) ? day(0) : paidOn) : null,
        method: isPaid ? random.pick(['card', 'card', 'bank_transfer', 'bank_transfer', 'cash']) : null,
      }
    }) // oxfmt-ignore
