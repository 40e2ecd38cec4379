import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { AIRPORTS, CARS, CHAUFFEURS, COMMENTS, FIRMS, FIRST_NAMES, GARAGES, LAST_NAMES, PLACES, PREFERENCES, PRIVATE, REQUESTS, STREETS, TOWNS, VENUES } from './catalogue.ts' // oxfmt-ignore
import { LIMO_SERVICE_KINDS, LIMO_SOURCES, LIMO_TRIP_TYPES, type LimoCar, type LimoChauffeur, type LimoClient, type LimoFeedback, type LimoInvoice, type LimoPassenger, type LimoPlace, type LimoQuote, type LimoTrip } from './kinds.ts' // oxfmt-ignore

export type ChauffeursData = ReturnType<typeof createChauffeursData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
/** A trip with the days from now that it is driven on. */
interface Dated {
  offset: number
  trip: LimoTrip
}
const cents = (amount: number) => Math.round(100 * amount) / 100
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[^a-z]+/g, '') // oxfmt-ignore
const mobileOf = (random: Random) => `07700 90${random.whole(1000, 9999)}`

/** 40 clients, some 90 passengers, 14 chauffeurs, 15 cars, 210 trips, 42 quotes, invoices of six months, feedback. */
export function createChauffeursData(clock: Date) {
  const random = createRandom(91_347)
  const days = createDays(clock)
  const limoClients = createClients(random, days)
  const limoPassengers = createPassengers(random, limoClients)
  const limoChauffeurs = createChauffeurs(random, days)
  const limoCars = createCars(random, days)
  const dated = createTrips(random, days, { limoClients, limoPassengers, limoCars, limoChauffeurs })
  const limoQuotes = createQuotes(random, days, limoClients)
  const limoInvoices = createInvoices(random, days, limoClients, dated)
  const limoFeedbacks = createFeedbacks(random, days, dated)
  const limoTrips = dated.map(({ trip }) => trip)
  return { limoClients, limoPassengers, limoChauffeurs, limoCars, limoTrips, limoQuotes, limoInvoices, limoFeedbacks }
}

function home(random: Random, wanted?: string): LimoPlace {
  const [town, code] = random.pick(TOWNS.filter(([name]) => wanted === undefined || name === wanted))
  return { address: `${random.whole(1, 68)} ${random.pick(STREETS)}`, town, postcode: `${code} ${random.whole(1, 9)}${random.pick(['AB', 'DL', 'HS', 'QT', 'XN'])}` } // oxfmt-ignore
}

function createClients(random: Random, { moment }: Days): LimoClient[] {
  const firms = Object.entries(FIRMS).flatMap(([clientType, rows]) => rows.map(([name, town, contactName]) => ({ clientType, name, town, contactName }))) // oxfmt-ignore
  const people = PRIVATE.map(name => ({ clientType: 'private', name, town: undefined, contactName: name }))
  return [...firms, ...people].map(({ clientType, name, town, contactName }, index): LimoClient => {
    const { address, ...place } = home(random, town)
    const isPrivate = clientType === 'private'
    return {
      id: 11 + index,
      name,
      clientType,
      contactName,
      email: isPrivate ? `${plain(name)}@postbox.example` : `bookings@${plain(name)}.example`,
      phone: isPrivate ? mobileOf(random) : `01242 ${random.whole(200_100, 899_900)}`,
      billingAddress: { line1: address, ...place },
      paymentTermsDays: isPrivate ? 14 : 30,
      notes: random.chance(0.2) ? random.pick(['Purchase order number on every invoice', 'Prefers to be rung rather than e-mailed', 'Invoice to the office, not to the house']) : null, // oxfmt-ignore
      createdAt: moment(-random.whole(230, 1900), random.whole(17, 34) / 48),
    }
  })
}

function createPassengers(random: Random, clients: LimoClient[]): LimoPassenger[] {
  const taken = new Set<string>()
  return clients
    .flatMap(client => Array.from({ length: random.pick([1, 2, 2, 3, 3]) }, () => client))
    .map((client, index): LimoPassenger => {
      let [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
      while (taken.has(`${firstName} ${lastName}`)) [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)] // oxfmt-ignore
      taken.add(`${firstName} ${lastName}`)
      return {
        id: 301 + index,
        clientId: client.id,
        firstName,
        lastName,
        mobile: random.chance(0.15) ? null : mobileOf(random),
        childSeatRequired: random.chance(0.14),
        preferences: random.chance(0.4) ? random.pick(PREFERENCES) : null,
      }
    })
}

const createChauffeurs = (random: Random, { day }: Days): LimoChauffeur[] =>
  CHAUFFEURS.map(([firstName, lastName, isOwnBoss, status, penaltyPoints, licence, medical, languages], index) => ({
    id: 41 + index,
    firstName,
    lastName,
    email: `${plain(firstName)}@larkspurcars.example`,
    mobile: mobileOf(random),
    employmentType: isOwnBoss ? 'self_employed' : 'employed',
    status,
    languages,
    licence: { number: `${lastName.toUpperCase().padEnd(5, '9').slice(0, 5)}${random.whole(600_100, 899_900)}${firstName.charAt(0)}99`, expiresOn: day(licence), penaltyPoints }, // oxfmt-ignore
    medical: { lastPassedOn: day(medical - 365 * random.pick([1, 5]) - 60), dueOn: day(medical) },
    startedOn: day(-random.whole(240, 4200)),
  }))

function createCars(random: Random, { day }: Days): LimoCar[] {
  let serviceId = 700
  return CARS.map(([registration, make, model, category, colour, seats, year, fuelType, mileage, mot], index) => {
    const count = random.whole(2, 5)
    const isDear = category === 'luxury' || category === 'wedding'
    const services = Array.from({ length: count }, (_, at) => {
      const ago = 118 * (count - at) - random.whole(10, 90)
      const kind = random.pick(LIMO_SERVICE_KINDS)
      const basis = { full_service: 380, interim_service: 190, mot: 54.85, tyres: 460, brakes: 340, repair: 520 }[kind]
      return {
        id: (serviceId += 1),
        kind,
        garage:
          category === 'wedding' ? GARAGES[3]! : kind === 'tyres' ? GARAGES[2]! : random.pick(GARAGES.slice(0, 2)),
        performedOn: day(-ago),
        mileage: mileage - ago * (category === 'wedding' ? 4 : 70),
        cost: kind === 'mot' ? basis : cents(basis * (isDear ? 2.1 : 1) + random.whole(-80, 160) / 2),
      }
    })
    return {
      id: 71 + index,
      registration,
      make,
      model,
      category,
      colour,
      seats,
      year,
      fuelType,
      mileage,
      status: index === 2 || index === 10 ? 'in_workshop' : 'on_the_road',
      motDueOn: mot === null ? null : day(mot),
      insuranceExpiresOn: day(214),
      services,
    }
  })
}

/** Days from now of the trips that are still to come. */
const AHEAD = [0, 0, 1, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 11, 12, 12, 13, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 29, 31, 34, 37, 41, 46, 52, 60] // oxfmt-ignore

interface Those {
  limoClients: LimoClient[]
  limoPassengers: LimoPassenger[]
  limoChauffeurs: LimoChauffeur[]
  limoCars: LimoCar[]
}
function createTrips(random: Random, { day, moment }: Days, those: Those): Dated[] {
  const behind = Array.from({ length: 170 }, (_, index) => -Math.ceil(196 * (1 - index / 170)))
  return [...behind, ...AHEAD].map((offset, index): Dated => {
    const tripType = random.pick(['airport_transfer', 'airport_transfer', 'airport_transfer', 'airport_transfer', 'wedding', 'point_to_point', 'point_to_point', 'as_directed', 'event']) // oxfmt-ignore
    const isWedding = tripType === 'wedding'
    const client = random.pick(those.limoClients.filter(one => isWedding === ['wedding_planner', 'private'].includes(one.clientType) || (!isWedding && one.clientType === 'private' && random.chance(0.5)))) // oxfmt-ignore
    const own = those.limoPassengers.filter(one => one.clientId === client.id)
    const passengerIds = own.slice(random.whole(0, own.length - 1)).map(one => one.id)
    const isCancelled = offset !== 1 && random.chance(isWedding ? 0.13 : 0.08)
    const isOpen = offset > 0 && !isCancelled && (offset > 14 ? random.chance(0.6) : random.chance(0.22))
    const drivers = those.limoChauffeurs.filter(one => offset < -20 || one.status === 'available')
    const chauffeur = drivers[Math.floor(drivers.length * random.next() ** 1.4)]!
    const car = random.pick(those.limoCars.filter(one => (one.category === 'wedding') === isWedding && (offset < -6 || one.status === 'on_the_road'))) // oxfmt-ignore
    const isLuxury = car.category === 'luxury'
    const from = client.clientType === 'hotel' ? { address: client.name, town: client.billingAddress.town, postcode: client.billingAddress.postcode } : home(random, client.clientType === 'private' ? undefined : client.billingAddress.town) // oxfmt-ignore
    const { to, miles, price, flightNumber } = destination(random, tripType)
    const isArrival = tripType === 'airport_transfer' && random.chance(0.5)
    const trip = {
      id: 5001 + index,
      reference: `LC-${20_410 + index}`,
      clientId: client.id,
      passengerIds,
      chauffeurId: isOpen ? null : chauffeur.id,
      carId: isOpen ? null : car.id,
      tripType,
      status: isCancelled ? 'cancelled' : offset < 0 ? 'completed' : isOpen ? 'booked' : 'allocated',
      pickUpAt: moment(offset, isWedding ? random.whole(44, 60) / 96 : random.whole(18, 84) / 96),
      pickUp: isArrival ? to : from,
      dropOff: isArrival ? from : to,
      flightNumber,
      luggagePieces: tripType === 'airport_transfer' ? random.whole(1, 6) : 0,
      distanceMiles: miles + random.whole(-4, 9),
      price: price * (isLuxury ? 1.5 : 1) + random.whole(0, 12) * 2.5,
      specialRequests: random.chance(0.28) ? random.pick(REQUESTS) : null,
      bookedOn: day(Math.min(offset, 0) - random.whole(2, 40)),
      cancellationReason: isCancelled ? random.pick(['Flight cancelled', 'Change of plans', 'Booked elsewhere']) : null,
    }
    return { offset, trip }
  })
}
function destination(random: Random, tripType: string) {
  if (tripType === 'airport_transfer') {
    const [address, town, postcode, miles, price, flights] = random.pick(AIRPORTS)
    const flightNumber = `${random.pick(flights)}${random.whole(110, 2980)}`
    return { to: { address, town, postcode }, miles, price, flightNumber }
  }
  if (tripType === 'wedding') {
    const [address, town, postcode] = random.pick(VENUES)
    return { to: { address, town, postcode }, miles: 18, price: random.pick([395, 450, 495, 560]), flightNumber: null }
  }
  const [address, town, postcode, miles] = random.pick(PLACES)
  const price = { point_to_point: 45 + 1.5 * miles, as_directed: 320, event: 260 + miles }[tripType] ?? 0
  return { to: { address, town, postcode }, miles, price, flightNumber: null }
}

function createQuotes(random: Random, { day }: Days, clients: LimoClient[]): LimoQuote[] {
  return Array.from({ length: 42 }, (_, index): LimoQuote => {
    const sent = -Math.ceil(150 * (1 - index / 42))
    const isFresh = sent > -28
    const tripType = random.pick(LIMO_TRIP_TYPES)
    const isWedding = tripType === 'wedding'
    const client = random.pick(clients.filter(one => ['wedding_planner', 'private'].includes(one.clientType) || !isWedding)) // oxfmt-ignore
    const carCategory = isWedding ? 'wedding' : random.pick(['executive', 'luxury', 'people_carrier'])
    return {
      id: 901 + index,
      number: `Q-${1180 + index}`,
      clientId: client.id,
      tripType,
      carCategory,
      travelOn: day(sent + random.whole(35, 160)),
      amount: 120 + random.whole(0, 280) * 5 + (isWedding ? 310 : 0) + (index % 5) * 1.25,
      status: isFresh && random.chance(0.75) ? 'sent' : random.pick(['accepted', 'accepted', 'accepted', 'declined', isFresh ? 'declined' : 'expired']), // oxfmt-ignore
      sentOn: day(sent),
      validUntil: day(sent + 30),
      notes: random.chance(0.25) ? random.pick(['Two cars if possible', 'Asked for a discount', 'Wants the same chauffeur as last year']) : null, // oxfmt-ignore
    }
  })
}

/** What was driven for a client within thirty days is on one invoice; that of the last thirty days is not yet billed. */
function createInvoices(random: Random, { day }: Days, clients: LimoClient[], trips: Dated[]): LimoInvoice[] {
  const done = trips.filter(one => one.trip.status === 'completed')
  const invoices: LimoInvoice[] = []
  for (const period of [6, 5, 4, 3, 2, 1])
    for (const client of clients) {
      const own = done.filter(one => one.trip.clientId === client.id && Math.floor((-one.offset - 1) / 30) === period)
      if (own.length === 0) continue
      const issued = -30 * period + random.whole(1, 4)
      const due = issued + client.paymentTermsDays
      const isPaid = random.chance(due < 0 ? 0.86 : 0.3)
      const status = random.chance(0.04) ? 'void' : isPaid ? 'paid' : due < 0 ? 'overdue' : 'sent'
      const net = own.reduce((sum, one) => sum + one.trip.price, 0)
      invoices.push({
        id: 6001 + invoices.length,
        number: `INV-${4100 + invoices.length}`,
        clientId: client.id,
        tripIds: own.map(one => one.trip.id),
        status,
        issuedOn: day(issued),
        dueOn: day(due),
        paidOn: status === 'paid' ? day(Math.min(-1, due + random.whole(-10, 12))) : null,
        net: cents(net),
        vat: cents(0.2 * net),
        total: cents(1.2 * net),
      })
    }
  return invoices
}

function createFeedbacks(random: Random, { day }: Days, trips: Dated[]): LimoFeedback[] {
  const done = trips.filter(one => one.trip.status === 'completed' && one.offset < -4 && random.chance(0.45))
  return done.map(({ offset, trip }, index): LimoFeedback => {
    const rating = random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5])
    return {
      id: 8001 + index,
      tripId: trip.id,
      rating,
      comment: random.chance(0.2) ? null : random.pick(COMMENTS[rating]!),
      source: random.pick(LIMO_SOURCES),
      receivedOn: shiftDay(day(offset), random.whole(1, 4)),
      replied: random.chance(0.55),
    }
  })
}
