import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createFans } from '../persons.ts'

export interface Venue {
  id: string
  tradingName: string
  city: string
  countryCode: string
  maxCapacity: number
  rooms: { roomName: string; standing: number; seated: number }[]
  stepFree: boolean
  licensedUntil: string
}
export interface Act {
  id: string
  billedAs: string
  genre: string
  homeTown: string
  members: number
  feeFrom: number
  managerEmail: string | null
}
export interface Gig {
  id: string
  venueId: string
  headlinerId: string
  supportIds: string[]
  tourTitle: string
  doorsAt: string
  state: string
  ageLimit: number | null
  priceBands: { band: string; price: number; allocation: number; sold: number }[]
}
export interface Booking {
  id: string
  gigId: string
  customer: { fullName: string; email: string }
  band: string
  places: number
  amountPaid: number
  bookedAt: string
  status: string
}
export interface Shift {
  id: string
  venueId: string
  worker: string
  duty: string
  startsAt: string
  hours: number
  payPerHour: number
}

export const GENRES = ['INDIE_ROCK', 'HIP_HOP', 'JAZZ', 'ELECTRONIC', 'FOLK', 'HEAVY_METAL'] as const
export const GIG_STATES = ['ANNOUNCED', 'ON_SALE', 'SOLD_OUT', 'CALLED_OFF', 'PLAYED'] as const
export const BANDS = ['STANDING', 'STALLS', 'BALCONY', 'VIP_BOX'] as const
export const BOOKING_STATES = ['CONFIRMED', 'PENDING_PAYMENT', 'REFUNDED'] as const
export const DUTIES = ['FRONT_OF_HOUSE', 'BAR', 'SECURITY', 'SOUND_DESK'] as const
const VENUES: [string, string, string][] = [
  ['The Velvet Anvil', 'Leeds', 'GB'],
  ['Harlequin Rooms', 'Bristol', 'GB'],
  ['Kesselhaus Nord', 'Hamburg', 'DE'],
  ['La Grange Bleue', 'Lyon', 'FR'],
  ['Paradox Hall', 'Utrecht', 'NL'],
  ['The Old Tannery', 'Leeds', 'GB'],
  ['Gasometer West', 'Cologne', 'DE'],
]
const ACTS =
  'Copper Wolves|Mirelle Dane|The Night Ferries|Sable & Son|Glasshouse Choir|DJ Pellicano|Rust Belt Saints|Anjali Rao Quartet|Ninefold|Brother Heron|Static Orchard|Low Tide Society|Vantablack Cult|Marlow Quick|Tin Cathedral|Ostara|The Paper Kings|Kid Meridian|Hollow Pines|Electra Sun|Salt & Ember|Grey Lantern'.split(
    '|',
  )
const TOURS = ['Long Way Home Tour', 'Unplugged', 'Ten Years Live', 'Album Launch', 'Winter Residency', 'Homecoming']
const TOWNS = ['Glasgow', 'Berlin', 'Bristol', 'Antwerp', 'Nantes', 'Leeds', 'Sheffield']

export type BoxofficeData = ReturnType<typeof createBoxofficeData>

/** 7 venues, 22 acts, 84 gigs, about 400 bookings of them, and shifts at the venues, around the clock's day. */
export function createBoxofficeData(clock: Date) {
  const random = createRandom(33_45_78)
  const { day, moment } = createDays(clock)
  const code = (length: number) => Array.from({ length }, () => random.pick([...'0123456789abcdef'])).join('')
  const fans = createFans()
  const venues: Venue[] = VENUES.map(([tradingName, city, countryCode], index) => {
    const rooms = ['Main Hall', 'Cellar', 'Roof'].slice(0, 1 + (index % 3)).map((roomName, place) => ({
      roomName,
      standing: place === 0 ? random.whole(3, 14) * 50 : random.whole(1, 4) * 40,
      seated: random.chance(0.6) ? random.whole(1, 8) * 25 : 0,
    }))
    return {
      id: `ven-${code(6)}`,
      tradingName,
      city,
      countryCode,
      maxCapacity: rooms.reduce((total, { standing, seated }) => total + Math.max(standing, seated), 0),
      rooms,
      stepFree: random.chance(0.6),
      licensedUntil: day(index % 3 === 2 ? -random.whole(3, 40) : random.whole(20, 900)),
    }
  })
  const acts: Act[] = ACTS.map((billedAs, index) => ({
    id: `act-${code(6)}`,
    billedAs,
    genre: GENRES[index % GENRES.length]!,
    homeTown: random.pick(TOWNS),
    members: random.pick([1, 1, 3, 4, 4, 5, 6, 11]),
    feeFrom: random.whole(4, 90) * 125,
    managerEmail: random.chance(0.2) ? null : `bookings${index + 1}@tourdesk.example`,
  }))
  const gigs: Gig[] = Array.from({ length: 84 }, (_, index) => {
    const offset = Math.round(-160 + index * 3.5 + random.whole(0, 2))
    const state =
      offset < 0
        ? random.pick(['PLAYED', 'PLAYED', 'PLAYED', 'PLAYED', 'CALLED_OFF'])
        : random.pick(['ON_SALE', 'ON_SALE', 'ON_SALE', 'SOLD_OUT', 'ANNOUNCED', 'CALLED_OFF'])
    const headliner = random.pick(acts)
    const supports = acts.filter(one => one !== headliner && random.chance(0.06)).slice(0, 2)
    const bands = BANDS.filter((_, place) => place === 0 || random.chance(0.5))
    return {
      id: `gig-${code(8)}`,
      venueId: random.pick(venues).id,
      headlinerId: headliner.id,
      supportIds: supports.map(({ id }) => id),
      tourTitle: random.pick(TOURS),
      doorsAt: moment(offset, (17 * 60 + random.whole(0, 8) * 30) / 1440),
      state,
      ageLimit: random.pick([null, null, 14, 18, 18]),
      priceBands: bands.map((band, place) => {
        const allocation = random.whole(2, 20) * 10
        return {
          band,
          price: 12.5 + place * 11 + random.whole(0, 30) / 2,
          allocation,
          sold: state === 'SOLD_OUT' ? allocation : state === 'ANNOUNCED' ? 0 : random.whole(0, allocation),
        }
      }),
    }
  })
  const bookings: Booking[] = gigs
    .filter(({ state }) => state !== 'ANNOUNCED')
    .flatMap(gig =>
      Array.from({ length: random.whole(2, 9) }, () => {
        const fan = random.pick(fans)
        const { band, price } = random.pick(gig.priceBands)
        const places = random.pick([1, 2, 2, 2, 3, 4, 6])
        const status =
          gig.state === 'CALLED_OFF'
            ? 'REFUNDED'
            : random.pick(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'REFUNDED', 'PENDING_PAYMENT'])
        return {
          id: `bk-${code(8)}`,
          gigId: gig.id,
          customer: { fullName: `${fan.firstName} ${fan.lastName}`, email: fan.email },
          band,
          places,
          amountPaid: status === 'PENDING_PAYMENT' ? 0 : places * price,
          bookedAt: new Date(Date.parse(gig.doorsAt) - (random.whole(20, 160) * 86_400_000) / 2).toISOString(),
          status,
        }
      }),
    )
  const workers = fans.slice(60, 90)
  const shifts: Shift[] = Array.from({ length: 140 }, () => {
    const worker = random.pick(workers)
    return {
      id: `shf-${code(6)}`,
      venueId: random.pick(venues).id,
      worker: `${worker.firstName} ${worker.lastName}`,
      duty: random.pick(DUTIES),
      startsAt: moment(random.whole(-21, 14), random.whole(15, 20) / 24),
      hours: random.whole(4, 10),
      payPerHour: random.pick([11.5, 12, 13.25, 16]),
    }
  })
  return { venues, acts, gigs, bookings, shifts }
}
