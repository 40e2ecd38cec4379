import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface CinemaHouse {
  id: number
  name: string
  city: string
  address: { street: string; postcode: string }
  phone: string
  screens: number
  totalSeats: number
  hasBar: boolean
  openedIn: number
}
export interface ChainFilm {
  id: number
  title: string
  director: string
  genre: string
  ageRating: string
  runtimeMinutes: number
  language: string
  distributor: string
  releaseDate: string
  nowShowing: boolean
}
export interface FilmScreening {
  id: number
  cinemaId: number
  filmId: number
  screen: number
  startsAt: string
  format: string
  ticketPrice: number
  seatsSold: number
  status: string
}
export interface CinemaBooking {
  id: number
  reference: string
  screeningId: number
  customer: { name: string; email: string }
  tickets: number
  totalPrice: number
  channel: string
  status: string
  bookedAt: string
}

export const FILM_GENRES = ['action', 'comedy', 'drama', 'horror', 'animation', 'documentary', 'thriller'] as const
export const AGE_RATINGS = ['U', 'PG', '12', '15', '18'] as const
export const SCREENING_FORMATS = ['2D', '3D', 'IMAX'] as const
export const SCREENING_STATUSES = ['scheduled', 'finished', 'cancelled'] as const
export const BOOKING_CHANNELS = ['website', 'app', 'counter'] as const
export const CINEMA_BOOKING_STATUSES = ['confirmed', 'cancelled', 'refunded'] as const

const HOUSES: Record<string, string> = {
  Bristol: 'Harbourside,Clifton,Cabot,Redland',
  Leeds: 'Trinity,Headingley,Riverside,Kirkstall',
  Sheffield: 'Meadowhall,Kelham,Crookes',
  Cardiff: 'Bay,Central,Pontcanna',
  Norwich: 'Riverside,Castle',
  York: 'Clifton Moor,Coppergate,Monks Cross',
  Liverpool: 'Albert Dock,Edge Lane,Switch Island,Speke',
  Nottingham: 'Cornerhouse,Lace Market,Beeston',
  Brighton: 'Marina,Kemp Town,Hove',
  Newcastle: 'Quayside,The Gate,Gosforth,Jesmond',
  Exeter: 'Quay,Summerland',
  Plymouth: 'Barcode,Coxside',
  Reading: 'Oracle,Caversham,Loddon',
}
const TITLES: Record<string, string> = {
  action: 'Iron Meridian,Last Convoy North,Nightfall Protocol,The Velvet Heist,Redline Harbour,Full Throttle Sunday,Ash and Thunder,Zero Altitude', // oxfmt-ignore
  comedy: 'Grandma Goes Viral,Two Left Feet,The Accidental Mayor,Holiday for Six,My Neighbour the Llama,Best Man Missing,Out of Office,A Very Small Wedding', // oxfmt-ignore
  drama: 'The Orchard Keeper,Letters from Whitby,Winter in Lisbon,Salt on the Window,Daughters of the Mill,The Long Allotment,Copper Road,What the Tide Left,Blue Hour', // oxfmt-ignore
  horror: 'The Cellar Door,Hollow Lane,Do Not Wake Her,Thirteen Candles,Teeth of Winter,The Quiet Ward,Mothlight', // oxfmt-ignore
  animation: 'Pip and the Moon,Robot Bakery,The Littlest Ferry,Hedgehog Express,Captain Marmalade,Snow Foxes,Cloud Post', // oxfmt-ignore
  documentary: 'Beneath the Ice Shelf,Bread: A History,The Bee Counters,One Hundred Laps,Voices of Vinyl,River Without End', // oxfmt-ignore
  thriller: 'The Ninth Witness,False Summit,Carbon Copy,Platform Zero,The Understudy Affair,Burner,Ghost Ledger,A Safe Distance', // oxfmt-ignore
}
const DISTRIBUTORS = ['Northlight', 'Pathway Pictures', 'Bluebird Releasing', 'Kestrel Film', 'Studio Meridian']
const STREETS = ['High Street', 'Station Road', 'Market Place', 'Dock Road', 'Castle Way', 'Mill Lane']
const RATINGS: Record<string, string[]> = { animation: ['U', 'PG'], horror: ['15', '18'], documentary: ['PG', '12'] }

export type CinemasData = ReturnType<typeof createCinemasData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 40 cinemas, 53 films, 280 screenings and 260 bookings. */
export function createCinemasData(clock: Date) {
  const random = createRandom(95_101)
  const days = createDays(clock)
  const places = Object.entries(HOUSES).flatMap(([city, names]) => names.split(',').map(name => ({ city, name })))
  const cinemaHouses = places.map(({ city, name }, index): CinemaHouse => {
    const screens = index === 13 ? 16 : random.whole(3, 14)
    return {
      id: 1 + index,
      name: `${city} ${name}`,
      city,
      address: { street: `${random.whole(1, 180)} ${random.pick(STREETS)}`, postcode: `${city.slice(0, 2).toUpperCase()}${random.whole(1, 19)} ${random.whole(1, 9)}QT` }, // oxfmt-ignore
      phone: `+44 330 555 ${2010 + index * 13}`,
      screens,
      totalSeats: screens * random.whole(90, 190) + index,
      hasBar: random.chance(0.4),
      openedIn: random.whole(1934, 2022),
    }
  })
  const chainFilms = createFilms(random, days)
  const filmScreenings = createScreenings(random, days, cinemaHouses, chainFilms)
  return { cinemaHouses, chainFilms, filmScreenings, cinemaBookings: createBookings(random, days, filmScreenings) }
}

/** Old ones, those that are shown now, and a fifth that comes out in the weeks to come. */
function createFilms(random: Random, { day }: Days): ChainFilm[] {
  const directors = createPeopleOf(95_103, 34, 'films.example').map(one => `${one.firstName} ${one.lastName}`)
  const titles = Object.entries(TITLES).flatMap(([genre, names]) => names.split(',').map(title => ({ genre, title })))
  return titles.map(({ genre, title }, index) => {
    const [isComing, isOld] = [index % 5 === 3, index % 5 === 1]
    return {
      id: 201 + index,
      title,
      director: directors[(index * 7) % 34]!,
      genre,
      ageRating: random.pick(RATINGS[genre] ?? ['PG', '12', '12', '15', '15', '18']),
      runtimeMinutes: genre === 'animation' ? random.whole(78, 104) : random.whole(84, 176),
      language: random.pick(['English', 'English', 'English', 'English', 'French', 'Hindi', 'Korean']),
      distributor: random.pick(DISTRIBUTORS),
      releaseDate: isComing ? day(4 + Math.floor(index / 5) * 7) : day(isOld ? -random.whole(120, 700) : -random.whole(2, 60)), // oxfmt-ignore
      nowShowing: !isComing && !isOld,
    }
  })
}

/** From six days ago to nine days ahead. */
function createScreenings(random: Random, { moment }: Days, houses: CinemaHouse[], films: ChainFilm[]) {
  const shown = films.filter(one => one.nowShowing)
  return Array.from({ length: 280 }, (_, index): FilmScreening => {
    const house = random.chance(0.09) ? houses[22]! : random.pick(houses)
    const offset = -6 + Math.floor((16 * index) / 280)
    const format = random.pick(['2D', '2D', '2D', '2D', '3D', 'IMAX'])
    const isCancelled = random.chance(0.09)
    return {
      id: 4001 + index,
      cinemaId: house.id,
      filmId: random.pick(shown).id,
      screen: random.whole(1, house.screens),
      startsAt: moment(offset, random.pick([28, 31, 34, 36, 38, 40, 41, 42]) / 48),
      format,
      ticketPrice: random.whole(13, 22) * 0.5 + (format === '2D' ? 0 : format === '3D' ? 2 : 4.5),
      seatsSold: random.whole(2, 120),
      status: isCancelled ? 'cancelled' : offset < 0 ? 'finished' : 'scheduled',
    }
  })
}

/** Over the last 24 days, oldest first. */
function createBookings(random: Random, { moment }: Days, screenings: FilmScreening[]) {
  const people = createPeopleOf(95_107, 150, 'popcornmail.example')
  return Array.from({ length: 260 }, (_, index): CinemaBooking => {
    const screening = random.pick(screenings)
    const person = random.pick(people)
    const tickets = random.pick([1, 2, 2, 2, 3, 4, 5])
    const status = screening.status === 'cancelled' ? 'refunded' : random.chance(0.08) ? 'cancelled' : 'confirmed'
    return {
      id: 70_001 + index,
      reference: `PB-${31_207 + index * 4}`,
      screeningId: screening.id,
      customer: { name: `${person.firstName} ${person.lastName}`, email: person.email },
      tickets,
      totalPrice: tickets * screening.ticketPrice,
      channel: random.pick(['website', 'website', 'app', 'app', 'counter']),
      status,
      bookedAt: moment(-23 + Math.floor((23 * index) / 260), random.whole(30, 95) / 100),
    }
  })
}
