import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface TravelTour {
  id: number
  code: string
  name: string
  country: string
  category: string
  durationDays: number
  pricePerPerson: number
  maxGroupSize: number
  active: boolean
}
export interface TourGuide {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  languages: string[]
  homeCountry: string
  dayRate: number
  certified: boolean
}
export interface TourDeparture {
  id: number
  code: string
  tourId: number
  guideId: number | null
  startsOn: string
  endsOn: string
  seats: number
  seatsLeft: number
  status: string
}
export interface TravelClient {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  country: string
  passportExpiresOn: string
  newsletter: boolean
}
export interface TravelBooking {
  id: number
  reference: string
  clientId: number
  departureId: number
  persons: number
  totalPrice: number
  depositPaid: number
  status: string
  travelInsurance: boolean
  bookedOn: string
}

export const TOUR_CATEGORIES = ['Beach', 'City', 'Hiking', 'Cruise', 'Cycling'] as const
export const DEPARTURE_STATUSES = ['Open', 'Guaranteed', 'SoldOut', 'Cancelled', 'Completed'] as const
export const TRAVEL_BOOKING_STATUSES = ['Option', 'Confirmed', 'Paid', 'Cancelled'] as const

const TOURS = `Algarve Coast Walks|Portugal|Hiking
Lisbon Long Weekend|Portugal|City
Azores Island Hopper|Portugal|Hiking
Douro Valley by Bike|Portugal|Cycling
Madeira Sun Week|Portugal|Beach
Amalfi Footpaths|Italy|Hiking
Rome and the Vatican|Italy|City
Dolomite Huts|Italy|Hiking
Sardinian Beaches|Italy|Beach
Puglia on Two Wheels|Italy|Cycling
Venice Lagoon Sailing|Italy|Cruise
Greek Islands Classic|Greece|Cruise
Crete Family Beach|Greece|Beach
Athens City Break|Greece|City
Samaria Gorge Trek|Greece|Hiking
Peloponnese Coast Ride|Greece|Cycling
Andalusia Highlights|Spain|City
Barcelona Tapas Days|Spain|City
Camino Last Hundred|Spain|Hiking
Mallorca Bays|Spain|Beach
Canary Islands Voyage|Spain|Cruise
Basque Country Ride|Spain|Cycling
Norwegian Fjords|Norway|Cruise
Lofoten Peaks|Norway|Hiking
Northern Lights Voyage|Norway|Cruise
Oslo Design Weekend|Norway|City
Iceland Ring Road|Iceland|Hiking
Reykjavik Winter Days|Iceland|City
Tuscan Hill Towns|Italy|Cycling
Danube Classics|Austria|Cruise
Vienna Concert Weekend|Austria|City
Danube Cycle Path|Austria|Cycling
Tyrol Summit Week|Austria|Hiking
Provence Lavender Ride|France|Cycling
Paris in Spring|France|City
Corsica GR20 North|France|Hiking
Rhone River Cruise|France|Cruise
Brittany Coast Path|France|Hiking
Loire Castles by Bike|France|Cycling
Dalmatian Island Cruise|Croatia|Cruise
Dubrovnik Old Town|Croatia|City
Istria Beach Holiday|Croatia|Beach
Plitvice Lakes Walks|Croatia|Hiking
Marrakesh Souks|Morocco|City
Atlas Mountain Trek|Morocco|Hiking
Agadir Beach Days|Morocco|Beach
Nile Temples Cruise|Egypt|Cruise
Red Sea Relax|Egypt|Beach`.split('\n')
const PRICES: Record<string, [number, number]> = { Beach: [6, 13], City: [4, 9], Hiking: [8, 17], Cruise: [15, 38], Cycling: [9, 16] } // oxfmt-ignore
const DAYS: Record<string, number[]> = { Beach: [7, 8, 10], City: [3, 4, 5], Hiking: [6, 7, 8, 9], Cruise: [7, 9, 11, 12, 14], Cycling: [6, 7, 8] } // oxfmt-ignore
const LANGUAGES = ['English', 'French', 'Italian', 'Spanish', 'Portuguese', 'Greek', 'German', 'Arabic']
const HOMES = ['Portugal', 'Italy', 'Spain', 'Greece', 'Austria', 'Ireland']
const TOWNS: [string, string][] = [['Dublin', 'Ireland'], ['Cork', 'Ireland'], ['Galway', 'Ireland'], ['Dublin', 'Ireland'], ['Belfast', 'United Kingdom'], ['Bristol', 'United Kingdom'], ['London', 'United Kingdom'], ['Hamburg', 'Germany'], ['Munich', 'Germany'], ['Ghent', 'Belgium']] // oxfmt-ignore

export type TravelData = ReturnType<typeof createTravelData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 48 tours, 40 guides, 130 departures, 140 clients and 210 bookings. */
export function createTravelData(clock: Date) {
  const random = createRandom(95_301)
  const days = createDays(clock)
  const travelTours = TOURS.map((line, index): TravelTour => {
    const [name, country, category] = line.split('|') as [string, string, string]
    const [low, high] = PRICES[category]!
    return {
      id: 11 + index,
      code: `T-${410 + index * 3}`,
      name,
      country,
      category,
      durationDays: random.pick(DAYS[category]!),
      pricePerPerson: random.whole(low, high) * 100 + ((index * 7) % 97),
      maxGroupSize: category === 'Cruise' ? random.whole(8, 24) * 10 : random.whole(8, 24),
      active: index % 11 !== 8,
    }
  })
  const tourGuides = createPeopleOf(95_303, 40, 'farpath-guides.example').map((person, index): TourGuide => ({
    id: 701 + index,
    ...person,
    phone: `+353 86 ${random.whole(200, 898)} ${random.whole(1000, 9899)}`,
    languages: [...new Set(['English', random.pick(LANGUAGES), random.pick(LANGUAGES)])],
    homeCountry: HOMES[(index * 5) % 6]!,
    dayRate: random.whole(22, 52) * 5 + (index % 3),
    certified: random.chance(0.7),
  })) // oxfmt-ignore
  const tourDepartures = createDepartures(random, days, travelTours, tourGuides)
  const travelClients = createPeopleOf(95_307, 140, 'wanderpost.example').map((person, index): TravelClient => {
    const [city, country] = random.pick(TOWNS)
    return {
      id: 5001 + index,
      ...person,
      phone: random.chance(0.2) ? null : `+353 1 555 ${random.whole(1000, 9899)}`,
      city,
      country,
      passportExpiresOn: days.day(index % 17 === 3 ? random.whole(5, 58) : random.whole(120, 3400)),
      newsletter: random.chance(0.3),
    }
  })
  return { travelTours, tourGuides, tourDepartures, travelClients, travelBookings: createBookings(random, days, travelTours, tourDepartures, travelClients) } // oxfmt-ignore
}

/** From seven months ago to eight months ahead, earliest first. */
function createDepartures(random: Random, { day }: Days, tours: TravelTour[], guides: TourGuide[]): TourDeparture[] {
  const running = tours.filter(one => one.active)
  return Array.from({ length: 130 }, (_, index) => {
    const tour = running[(index * 17) % running.length]!
    const start = -210 + Math.floor((450 * index) / 130)
    const isOver = start + tour.durationDays <= 0
    const status = random.chance(0.07) ? 'Cancelled' : isOver ? 'Completed' : random.pick(['Open', 'Open', 'Guaranteed', 'SoldOut']) // oxfmt-ignore
    return {
      id: 1301 + index,
      code: `D-${2040 + index * 2}`,
      tourId: tour.id,
      guideId:
        status === 'Open' && random.chance(0.3)
          ? null
          : random.chance(0.08)
            ? guides[11]!.id
            : random.pick(guides.slice(0, 34)).id,
      startsOn: day(start),
      endsOn: day(start + tour.durationDays - 1),
      seats: tour.maxGroupSize,
      seatsLeft: status === 'SoldOut' ? 0 : random.whole(1, Math.max(2, Math.floor(tour.maxGroupSize / 2))),
      status,
    }
  })
}

function createBookings(
  random: Random,
  { day }: Days,
  tours: TravelTour[],
  departures: TourDeparture[],
  clients: TravelClient[],
) {
  // oxfmt-ignore
  const sold = departures.filter(one => one.status !== 'Cancelled')
  return Array.from({ length: 210 }, (_, index): TravelBooking => {
    const departure = sold[Math.min(sold.length - 1, Math.floor((index * sold.length) / 210))]!
    const tour = tours.find(one => one.id === departure.tourId)!
    const persons = random.pick([1, 2, 2, 2, 3, 4])
    const isOver = departure.status === 'Completed'
    const status = random.chance(0.1) ? 'Cancelled' : isOver ? 'Paid' : random.pick(['Option', 'Confirmed', 'Confirmed', 'Paid']) // oxfmt-ignore
    const totalPrice = persons * tour.pricePerPerson
    const booked = shiftDay(departure.startsOn, -random.whole(25, 150))
    return {
      id: 9001 + index,
      reference: `FP${60_311 + index * 7}`,
      clientId: random.pick(clients.slice(0, 128)).id,
      departureId: departure.id,
      persons,
      totalPrice,
      depositPaid: status === 'Option' ? 0 : status === 'Paid' ? totalPrice : Math.round(totalPrice * 0.2),
      status,
      travelInsurance: random.chance(0.45),
      bookedOn: booked > day(-1) ? day(-1 - (index % 14)) : booked,
    }
  })
}
