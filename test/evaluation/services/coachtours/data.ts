import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BOOKING_NOTES, BROCHURE, DEPARTURE_NOTES, DRIVERS, FIRST_NAMES, FLEET, GROUPS, LAST_NAMES, PICKUPS, SPOKEN, TOWNS, WHEELCHAIR_NOTE } from './catalogue.ts' // oxfmt-ignore
import { CHANNELS, DEPOTS, EMPLOYMENTS, gbp, TRIP_CATEGORIES, type LarkBooking, type LarkCoach, type LarkCustomer, type LarkDeparture, type LarkDriver, type LarkPickupPoint, type LarkTrip } from './kinds.ts' // oxfmt-ignore

export type CoachtoursData = ReturnType<typeof createCoachtoursData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
type Run = LarkDeparture & { plan: { from: number; isFavourite: boolean; isSoon: boolean } }
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const sumOf = (rows: LarkBooking[]) => rows.reduce((sum, one) => sum + one.passengers, 0)

/** Seats in the order in which they are given out: 1A to 14D, then the back row. */
export const SEATS = Array.from({ length: 60 }, (_, index) => `${1 + (index >> 2)}${'ABCD'[index % 4]}`)

/** 33 trips, 88 departures, 22 coaches, 26 drivers, 21 pick-up points, 96 customers and at most 220 bookings. */
export function createCoachtoursData(clock: Date) {
  const random = createRandom(71_093)
  const days = createDays(clock)
  const larkTrips = createTrips()
  const larkCoaches = createCoaches(random, days)
  const larkDrivers = createDrivers(random, days)
  const larkPickupPoints = PICKUPS.map(([code, name, town, postcode, joiningTime, hasCarPark]): LarkPickupPoint => ({ id: code, code, name, town, postcode, joiningTime, hasCarPark })) // oxfmt-ignore
  const larkCustomers = createCustomers(random, days)
  const runs = createRuns(random, days, larkTrips)
  const larkBookings = createBookings(random, days, larkTrips, runs, larkCustomers)
  staff(random, days, runs, larkBookings, larkCoaches, larkDrivers)
  const larkDepartures = runs.map(({ plan: _plan, ...run }): LarkDeparture => run)
  return { larkTrips, larkDepartures, larkCoaches, larkDrivers, larkPickupPoints, larkCustomers, larkBookings }
}

function createTrips(): LarkTrip[] {
  return TRIP_CATEGORIES.flatMap(category =>
    BROCHURE[category].map(
      ({ code, name, country, destination, price, nights = 0, supplement, hotel, highlights, isOff }): LarkTrip => ({
        id: code,
        code,
        name,
        category,
        country,
        destination,
        nights,
        pricePerPerson: gbp(price),
        singleSupplement: supplement === undefined ? null : gbp(supplement),
        hotel: hotel ? { name: hotel[0], stars: hotel[1], board: hotel[2] } : null,
        highlights,
        description: nights > 0 ? `${nights + 1} days in and around ${destination} by coach, with ${highlights[0]}.` : `A day out to ${destination}: ${highlights[0]} and time to yourself.`, // oxfmt-ignore
        passportRequired: !['England', 'Scotland', 'Wales'].includes(country),
        onSale: !isOff,
      }),
    ),
  )
}

function createCoaches(random: Random, { day }: Days): LarkCoach[] {
  return FLEET.map(
    ([registration, make, model, seats, depot, status, odometerMiles, age, hasWheelchairLift, hasToilet], index) => {
      const code = `C${String(index + 1).padStart(2, '0')}`
      return { id: code, code, registration, make, model, seats, depot, status, odometerMiles, firstRegisteredOn: day(-age), motDueOn: day(9 + ((index * 37) % 22) * 16 + random.whole(0, 9)), hasWheelchairLift, hasToilet, hasWifi: index > 7 && index !== 20 } // oxfmt-ignore
    },
  )
}

function createDrivers(random: Random, { day }: Days): LarkDriver[] {
  return DRIVERS.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    const code = `${firstName[0]}${lastName.slice(0, 2)}`.toUpperCase()
    return {
      id: code,
      code,
      firstName,
      lastName,
      phone: `07700 900${String(100 + 7 * index)}`,
      email: `${plain(firstName)}.${plain(lastName)}@larkspurcoaches.example`,
      depot: DEPOTS[[0, 0, 1, 0, 2, 1][index % 6]!]!,
      employment: EMPLOYMENTS[[0, 0, 1, 0, 2, 0, 1][index % 7]!]!,
      languages: ['English', ...SPOKEN[index % SPOKEN.length]!],
      hourlyRate: gbp(14.5 + 0.25 * random.whole(0, 14)),
      hiredOn: day(-random.whole(120, 6200)),
      licenceExpiresOn: day(25 + 63 * ((index * 11) % 26) + random.whole(0, 30)),
    }
  })
}

/** Every twelfth one books for a club. */
function createCustomers(random: Random, { moment }: Days): LarkCustomer[] {
  const taken = new Set<string>()
  const customers: LarkCustomer[] = []
  while (customers.length < 96) {
    const index = customers.length
    const [title = '', firstName = ''] = random.pick(FIRST_NAMES).split(' ')
    const lastName = random.pick(LAST_NAMES)
    if (taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const [town, area, streets] = random.pick(TOWNS)
    const groupName = index % 12 === 5 ? GROUPS[Math.floor(index / 12)]! : null
    customers.push({
      id: 1001 + index,
      title,
      firstName,
      lastName,
      email: random.chance(0.25) ? null : `${plain(firstName)}.${plain(lastName)}@peakmail.example`,
      phone: `01${random.pick(['332', '246', '629', '773'])} 496${String(index + 101)}`,
      address: { street: `${random.whole(2, 140)} ${random.pick(streets)}`, town, postcode: `${area} ${random.whole(1, 9)}${random.pick(['AB', 'DN', 'GX', 'JL', 'PW'])}` }, // oxfmt-ignore
      groupName,
      isClubMember: groupName === null && random.chance(0.55),
      acceptsMailings: random.chance(0.6),
      createdAt: moment(-Math.ceil(430 + 1100 * (1 - index / 96) - (index > 70 ? 14 * (index - 70) : 0)), random.whole(16, 34) / 48), // oxfmt-ignore
    })
  }
  return customers
}

/** Days of a trip's season, a year back and eight months ahead; what is off sale only went before. */
function createRuns(random: Random, { day }: Days, trips: LarkTrip[]): Run[] {
  const all = Array.from({ length: 621 }, (_, index) => index - 380)
  const brochure = new Map(Object.values(BROCHURE).flatMap(list => list.map(one => [one.code, one] as const)))
  const seldom = ['Theatre', 'Holiday']
  let number = 0
  return trips.flatMap(trip => {
    const {
      season: [first, last],
      soon,
      isFavourite = false,
    } = brochure.get(trip.code)!
    const isFit = (offset: number) => {
      const [month, date] = [Number(day(offset).slice(5, 7)), Number(day(offset).slice(8))]
      const isAdvent = month === 11 ? date >= 20 : month === 12 ? date <= 20 : false
      return month >= first && month <= last && (trip.onSale || offset < -12) && (soon === undefined || offset < 0) && (trip.category !== 'ChristmasMarket' || isAdvent) // oxfmt-ignore
    }
    const fit = all.filter(isFit)
    const count = Math.min(fit.length, seldom.includes(trip.category) ? 2 : 3)
    const part = fit.length / (soon === undefined ? count : count - 1)
    const chosen = Array.from({ length: count }, (_, index) => fit[Math.floor((index + random.next()) * part)] ?? soon!)
    return chosen.map((from, index): Run => {
      const code = `${trip.code}-${String(index + 1).padStart(2, '0')}`
      const isSure = from <= 60 || random.chance(0.3)
      const mayFail = !isFavourite && from !== soon
      const status = mayFail && number++ % 16 === 5 ? 'Cancelled' : from + trip.nights < 0 ? 'Completed' : isSure ? 'Confirmed' : 'Planned' // oxfmt-ignore
      return { id: code, code, tripCode: trip.code, departsOn: day(from), returnsOn: day(from + trip.nights), status, coachCode: null, driverCodes: [], capacity: 49, minimumPassengers: trip.nights > 0 ? 20 : 25, notes: random.chance(0.15) ? random.pick(DEPARTURE_NOTES) : null, plan: { from, isFavourite, isSoon: from === soon } } // oxfmt-ignore
    })
  })
}

type Draft = Omit<LarkBooking, 'id' | 'reference'>
function createBookings(
  random: Random,
  { day, moment }: Days,
  trips: LarkTrip[],
  runs: Run[],
  customers: LarkCustomer[],
): LarkBooking[] {
  // oxfmt-ignore
  const drafts = runs.toSorted((one, other) => one.plan.from - other.plan.from).flatMap(run => {
    const trip = trips.find(one => one.code === run.tripCode)!
    const taken = new Set<number>()
    let [seats, seen] = [0, 0]
    return Array.from({ length: run.plan.isFavourite ? 4 : random.pick(run.plan.from < 0 ? [2, 2, 3, 3, 3] : run.plan.from < 90 ? [2, 3, 3] : [1, 1, 2]) }, (): Draft => { // oxfmt-ignore
      const early = run.plan.from - random.whole(12, 140)
      const isHeld = run.plan.isSoon && run.plan.from > 14
      const at = isHeld ? -random.whole(1, 12) : early > -1 ? -random.whole(1, 45) : early
      const bookedAt = moment(at, random.whole(18, 35) / 48)
      const known = customers.filter(one => one.createdAt < bookedAt && !taken.has(one.id) && !(seen > 0 && one.groupName)) // oxfmt-ignore
      const customer = random.pick(random.chance(0.4) ? known.filter(one => one.isClubMember || one.groupName) : known)
      taken.add(customer.id)
      if (customer.groupName) seen++
      const passengers = customer.groupName ? random.whole(12, 26) : random.pick([1, 1, 2, 2, 2, 2, 3, 4])
      const singleRooms = trip.nights === 0 ? 0 : passengers === 1 ? 1 : customer.groupName ? random.whole(1, 4) : 0
      const isOption = isHeld || (!run.plan.isFavourite && run.plan.from > 14 && at > -21 && random.chance(0.5))
      const status = run.status === 'Cancelled' || (random.chance(0.08) && !run.plan.isFavourite && !isHeld) ? 'Cancelled' : isOption ? 'Option' : 'Confirmed' // oxfmt-ignore
      const total = gbp(passengers * trip.pricePerPerson.amount + singleRooms * (trip.singleSupplement?.amount ?? 0))
      const isPaid = run.plan.from < 0 ? random.chance(0.95) : run.plan.from <= 56 || trip.nights === 0 ? random.chance(0.8) : random.chance(0.12) // oxfmt-ignore
      const deposit = trip.nights === 0 ? 0 : 50 * passengers
      const seatNumbers = status === 'Cancelled' ? [] : SEATS.slice(seats, seats + passengers)
      seats += seatNumbers.length
      const due = trip.nights === 0 ? day(at + 7) : day(run.plan.from - 56)
      return {
        departureCode: run.code,
        customerId: customer.id,
        pickupPointCode: random.pick(PICKUPS.slice(0, -1))[0],
        status,
        channel: customer.groupName ? 'Phone' : random.pick([...CHANNELS, 'Phone', 'Phone', 'Online']),
        passengers,
        singleRooms,
        seatNumbers,
        total,
        paid: status === 'Confirmed' ? (isPaid ? total : gbp(deposit)) : gbp(0),
        balanceDueOn: due < day(at) ? day(at) : due,
        bookedAt,
        cancelledAt: status === 'Cancelled' ? moment(Math.min(at + random.whole(1, 30), run.plan.from - 1, -1), 0.75) : null,
        notes: random.chance(0.2) ? random.pick(BOOKING_NOTES) : null,
      }
    })
  })
  const byDate = drafts.slice(0, 220).sort((one, other) => (one.bookedAt < other.bookedAt ? -1 : 1))
  return byDate.map((one, index) => ({ id: `B${20_401 + index}`, reference: `B${20_401 + index}`, ...one, notes: index % 29 === 11 ? WHEELCHAIR_NOTE : one.notes })) // oxfmt-ignore
}

/** Gives departures that are certain a coach and drivers who have nothing else on those days. */
function staff(
  random: Random,
  { day }: Days,
  runs: Run[],
  bookings: LarkBooking[],
  coaches: LarkCoach[],
  drivers: LarkDriver[],
): void {
  const busy = new Map<string, [from: string, to: string][]>()
  const isFree = (code: string, { departsOn, returnsOn }: Run) => (busy.get(code) ?? []).every(([from, to]) => to < departsOn || from > returnsOn) // oxfmt-ignore
  const take = (code: string, { departsOn, returnsOn }: Run) => void busy.set(code, [...(busy.get(code) ?? []), [departsOn, returnsOn]]) // oxfmt-ignore
  for (const run of runs) {
    if (!['Confirmed', 'Completed'].includes(run.status)) continue
    const seats = sumOf(bookings.filter(one => one.departureCode === run.code && one.status !== 'Cancelled'))
    const isFuture = run.returnsOn >= day(0)
    const fit = coaches.filter(one => (one.seats > 40 ? one.seats >= seats + 2 : !isFuture && seats < 12) && (isFuture ? one.status === 'InService' : true) && isFree(one.code, run)) // oxfmt-ignore
    const coach = random.pick(fit)
    take(coach.code, run)
    const able = drivers.filter(one => isFree(one.code, run))
    const isNow = run.plan.from > -14 && run.plan.from <= 0
    const first = random.pick(run.plan.isSoon ? able.slice(0, 1) : able.slice(isNow ? 1 : 0))
    const crew = shiftDay(run.departsOn, 5) <= run.returnsOn ? [first, random.pick(able.slice(1).filter(one => one !== first))] : [first] // oxfmt-ignore
    for (const one of crew) take(one.code, run)
    Object.assign(run, { coachCode: coach.code, driverCodes: crew.map(one => one.code), capacity: coach.seats })
  }
}
