import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Venue {
  id: number
  name: string
  city: string
  country: string
  venueType: string
  capacity: number
  hasParking: boolean
  contactEmail: string
}
export interface Performer {
  id: number
  name: string
  genre: string
  homeCountry: string
  bookingFee: number
  agentName: string | null
}
export interface Event {
  id: number
  code: string
  title: string
  performerId: number
  venueId: number
  status: string
  startsAt: string
  minimumAge: number | null
}
export interface TicketType {
  id: number
  eventId: number
  name: string
  price: number
  allotment: number
}
export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  newsletterOptIn: boolean
  registeredOn: string
}
export interface Order {
  id: number
  orderNumber: string
  customerId: number
  eventId: number
  ticketTypeId: number
  quantity: number
  totalPrice: number
  status: string
  paymentMethod: string
  deliveryMethod: string
  placedAt: string
}

export const VENUE_TYPES = ['Arena', 'Theatre', 'Club', 'ConcertHall', 'OpenAir'] as const
export const GENRES = ['Rock', 'Pop', 'Jazz', 'Classical', 'Comedy', 'Folk'] as const
export const EVENT_STATUSES = ['Announced', 'OnSale', 'SoldOut', 'Completed', 'Cancelled'] as const
export const ORDER_STATUSES = ['Reserved', 'Paid', 'Cancelled', 'Refunded'] as const
export const PAYMENT_METHODS = ['CreditCard', 'PayPal', 'Invoice', 'Cash'] as const
export const DELIVERY_METHODS = ['ETicket', 'Post', 'BoxOffice'] as const

const VENUES: [name: string, city: string, country: string, type: string, capacity: number][] = [
  ['Northlight Arena', 'Hamburg', 'Germany', 'Arena', 9200],
  ['Velvet Room', 'Berlin', 'Germany', 'Club', 450],
  ['Lindenpark Stage', 'Berlin', 'Germany', 'OpenAir', 6000],
  ['Altstadt Theatre', 'Munich', 'Germany', 'Theatre', 780],
  ['Danube Hall', 'Vienna', 'Austria', 'ConcertHall', 1850],
  ['Kellerclub', 'Vienna', 'Austria', 'Club', 320],
  ['Lakeside Bowl', 'Zurich', 'Switzerland', 'OpenAir', 4800],
  ['Grand Rialto', 'Zurich', 'Switzerland', 'Theatre', 1100],
  ['Speicher 12', 'Hamburg', 'Germany', 'Club', 600],
  ['Isar Philharmonic', 'Munich', 'Germany', 'ConcertHall', 2100],
]
const PERFORMERS: [name: string, genre: string, country: string][] = [
  ['The Paper Lanterns', 'Rock', 'United Kingdom'],
  ['Mina Okafor', 'Pop', 'Nigeria'],
  ['Blue Harbour Quartet', 'Jazz', 'United States'],
  ['Ensemble Aurora', 'Classical', 'Austria'],
  ['Gus Pellett', 'Comedy', 'Ireland'],
  ['Fern and Fable', 'Folk', 'Ireland'],
  ['Static Bloom', 'Rock', 'Germany'],
  ['Neon Atlas', 'Pop', 'Sweden'],
  ['Clara Voss Trio', 'Jazz', 'Germany'],
  ['Camerata Verde', 'Classical', 'Italy'],
  ['Priscilla Tang', 'Comedy', 'United Kingdom'],
  ['Old Mill Road', 'Folk', 'United States'],
  ['Iron Meridian', 'Rock', 'Finland'],
  ['Lola Marchetti', 'Pop', 'Italy'],
  ['Sundown Big Band', 'Jazz', 'Netherlands'],
  ['Baroque Collective', 'Classical', 'Germany'],
  ['Hector Plume', 'Comedy', 'Germany'],
  ['The Wandering Larks', 'Folk', 'United Kingdom'],
  ['Glasshouse Riot', 'Rock', 'United States'],
  ['Juno Parade', 'Pop', 'Germany'],
]
const SHOWS: Record<string, string[]> = {
  Rock: ['Loud Summer Tour', 'Unplugged', 'Farewell Show'],
  Pop: ['World Tour', 'Acoustic Evening', 'Greatest Hits'],
  Jazz: ['Late Night Session', 'Standards', 'New Year Swing'],
  Classical: ['Spring Gala', 'Chamber Evening', 'Candlelight Concert'],
  Comedy: ['Live and Unrehearsed', 'Second Helping', 'Warm-Up'],
  Folk: ['Songs of the Road', 'Winter Songs', 'Barn Dance'],
}
const ABOUT: Record<string, number> = { Standing: 42, Seated: 55, Balcony: 68, VIP: 145 }

export type TicketingData = ReturnType<typeof createTicketingData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 10 venues, 20 performers, 44 events with some 130 ticket types, 95 customers and 170 orders. */
export function createTicketingData(clock: Date) {
  const random = createRandom(33_401)
  const days = createDays(clock)
  const agents = createPeopleOf(33_403, 6, 'stageleft.example').map(one => `${one.firstName} ${one.lastName}`)
  const venues = VENUES.map(([name, city, country, venueType, capacity], index): Venue => ({
    id: 1 + index,
    name,
    city,
    country,
    venueType,
    capacity,
    hasParking: random.chance(0.5),
    contactEmail: `bookings@${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.example`,
  }))
  const performers = PERFORMERS.map(([name, genre, homeCountry], index): Performer => ({
    id: 101 + index,
    name,
    genre,
    homeCountry,
    bookingFee: 500 * random.whole(3, 70) + 10 * index,
    agentName: index % 5 === 4 ? null : random.pick(agents),
  }))
  const events = createEvents(random, days, venues, performers)
  const ticketTypes = createTicketTypes(random, events, venues)
  const customers = createCustomers(random, days)
  const orders = createOrders(random, days, { events, ticketTypes, customers })
  return { venues, performers, events, ticketTypes, customers, orders }
}

/** Two thirds of them are over; those furthest ahead are only announced. */
const createEvents = (random: Random, { moment }: Days, venues: Venue[], performers: Performer[]): Event[] =>
  Array.from({ length: 44 }, (_, index) => {
    const performer = performers[(index * 7) % 20]!
    const start = Math.round(-330 + (500 * index) / 43) + random.whole(0, 3)
    const status = start < 0 ? (index % 9 === 4 ? 'Cancelled' : 'Completed') : start > 130 ? 'Announced' : ['OnSale', 'SoldOut', 'OnSale', 'OnSale', 'Cancelled'][index % 5]! // oxfmt-ignore
    return {
      id: 501 + index,
      code: `EV-${3310 + 4 * index}`,
      title: `${performer.name}: ${SHOWS[performer.genre]![Math.floor((index * 7) / 20) % 3]}`,
      performerId: performer.id,
      venueId: random.pick(random.chance(0.25) ? venues.slice(2, 4) : venues).id,
      status,
      startsAt: moment(start, random.pick([74, 76, 78, 80]) / 96),
      minimumAge: random.chance(0.6) ? null : random.pick([12, 16, 18]),
    }
  })

const createTicketTypes = (random: Random, events: Event[], venues: Venue[]): TicketType[] =>
  events
    .flatMap(event => {
      const { venueType, capacity } = venues.find(one => one.id === event.venueId)!
      const names = venueType === 'Club' ? ['Standing', 'VIP'] : venueType === 'OpenAir' || venueType === 'Arena' ? ['Standing', 'Seated', 'VIP'] : ['Seated', 'Balcony', 'VIP'] // oxfmt-ignore
      return names.map(name => ({ event, name, capacity }))
    })
    .map(({ event, name, capacity }, index) => ({
      id: 2001 + index,
      eventId: event.id,
      name,
      price: Math.round(ABOUT[name]! * (0.6 + random.next() * 0.9)) - 0.5,
      allotment: 10 * Math.round((capacity * (name === 'VIP' ? 0.05 : 0.4)) / 10),
    }))

const createCustomers = (random: Random, { day }: Days): Customer[] =>
  createPeopleOf(33_405, 95, 'fanpost.example').map(({ firstName, lastName, email }, index) => ({
    id: 4001 + index,
    firstName,
    lastName,
    email,
    phone: random.chance(0.2) ? null : `+49 170 555${random.whole(1000, 9999)}`,
    city: random.pick(['Hamburg', 'Berlin', 'Munich', 'Vienna', 'Zurich', 'Graz', 'Leipzig']),
    newsletterOptIn: random.chance(0.4),
    registeredOn: day(-random.whole(400, 1500)),
  }))

interface Shop {
  events: Event[]
  ticketTypes: TicketType[]
  customers: Customer[]
}
/** Nobody has ordered tickets of what is only announced; the last customers have not ordered anything. */
function createOrders(random: Random, { day, moment }: Days, { events, ticketTypes, customers }: Shop) {
  const onSale = events.filter(one => one.status !== 'Announced')
  const days = (from: string) => Math.floor((Date.parse(from) - Date.parse(day(0))) / 86_400_000)
  const drafts = Array.from({ length: 170 }, () => {
    const event = random.pick(random.chance(0.2) ? onSale.slice(14, 18) : onSale)
    const last = Math.min(days(event.startsAt) - 1, -1)
    const early = Math.floor(60 * random.next() ** 2)
    return { event, offset: last - early, part: random.whole(30, 90) / 96 }
  }).toSorted((one, other) => one.offset + one.part - other.offset - other.part)
  return drafts.map(({ event, offset, part }, index): Order => {
    const type = random.pick(ticketTypes.filter(one => one.eventId === event.id))
    const quantity = random.pick([1, 2, 2, 2, 2, 3, 4, 4, 6])
    const isOff = event.status === 'Cancelled'
    return {
      id: 7001 + index,
      orderNumber: `TK-${88_120 + index}`,
      customerId: random.pick(random.chance(0.3) ? customers.slice(0, 10) : customers.slice(0, 85)).id,
      eventId: event.id,
      ticketTypeId: type.id,
      quantity,
      totalPrice: quantity * type.price,
      status: isOff ? random.pick(['Refunded', 'Refunded', 'Cancelled']) : offset > -5 ? random.pick(['Reserved', 'Reserved', 'Paid']) : random.pick(['Paid', 'Paid', 'Paid', 'Paid', 'Paid', 'Paid', 'Cancelled']), // oxfmt-ignore
      paymentMethod: random.pick(['CreditCard', 'CreditCard', 'CreditCard', 'PayPal', 'PayPal', 'Invoice', 'Cash']),
      deliveryMethod: random.pick(['ETicket', 'ETicket', 'ETicket', 'Post', 'BoxOffice']),
      placedAt: moment(offset, part),
    }
  })
}
