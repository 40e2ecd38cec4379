import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { back, figureOf, listed, made, once, owed, type Booking } from './coachtours-readings.ts'
import { talkCoachtours } from './coachtours-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AZ over the coach company. */
export function askCoachtours(facts: Facts): Question[] {
  const builder = createQuestions('az', 'coachtours')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkCoachtours(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { coachtours }: Facts): void {
  const { larkBookings, larkCoaches, larkDrivers, larkPickupPoints, larkTrips } = coachtours
  ask('list', 'Can you show me all the drivers we have?', gold.set(larkDrivers))
  ask(
    'list',
    'Which towns do we pick people up in?',
    values(larkPickupPoints, one => one.town),
  )
  ask('filter', 'Which coaches with a wheelchair lift are based at Chesterfield?', gold.set(larkCoaches.filter(one => one.hasWheelchairLift && one.depot === 'Chesterfield'))) // oxfmt-ignore
  ask('filter', 'Give me the day trips that are not on sale at the moment.', gold.set(larkTrips.filter(one => one.category === 'DayTrip' && !one.onSale))) // oxfmt-ignore
  ask('filter', 'Which bookings mention a wheelchair in their notes?', gold.set(larkBookings.filter(one => one.notes?.includes('wheelchair')))) // oxfmt-ignore
  ask('threshold', 'Which trips cost more than £700 a head?', gold.set(larkTrips.filter(one => one.pricePerPerson.amount > 700))) // oxfmt-ignore
}

function number({ ask }: Builder, { coachtours }: Facts): void {
  const { larkBookings, larkCoaches, larkCustomers, larkDrivers, larkTrips } = coachtours
  ask('count', 'How many of our drivers speak German?', gold.count(larkDrivers.filter(one => one.languages.includes('German')).length)) // oxfmt-ignore
  ask('count', 'How many customers do we have living in Ilkeston?', gold.count(larkCustomers.filter(one => one.address.town === 'Ilkeston').length)) // oxfmt-ignore
  ask(
    'top',
    'What is the dearest trip in our brochure?',
    gold.largest(larkTrips, one => one.pricePerPerson.amount),
  )
  ask('top', 'Name the three coaches with the highest mileage, highest first.', gold.ordered(larkCoaches, one => one.odometerMiles, { count: 3 })) // oxfmt-ignore
  const spent = (id: number) => pick.sum(larkBookings.filter(one => one.customerId === id), one => one.paid.amount) // oxfmt-ignore
  ask('top', 'Who has paid us the most money in total?', gold.either(champion(larkCustomers, one => spent(one.id), nameOf), champion(larkCustomers, one => spent(one.id), one => one.groupName ?? nameOf(one)))) // oxfmt-ignore
  const breaks = larkTrips.filter(one => one.category === 'ShortBreak')
  ask('aggregate', 'What do our short breaks cost per person on average?', gold.money(pick.mean(breaks, one => one.pricePerPerson.amount))) // oxfmt-ignore
  const sure = larkBookings.filter(one => one.status === 'Confirmed')
  ask('aggregate', 'How much money is still outstanding on all the confirmed bookings together?', gold.money(pick.sum(sure, owed))) // oxfmt-ignore
  ask('group', 'Split the confirmed bookings by sales channel for me: how many came through each?', gold.map(sizes(sure, one => one.channel))) // oxfmt-ignore
  ask('group', 'I need the average mileage per make of coach.', gold.map(measures(larkCoaches, one => one.make, own => pick.mean(own, one => one.odometerMiles)), 'plain')) // oxfmt-ignore
  const [cove, beach] = ['CORN', 'NORM'].map(code => pick.find(larkTrips, code))
  ask('compare', `Is ${cove!.name} dearer than ${beach!.name}?`, gold.yes(cove!.pricePerPerson.amount > beach!.pricePerPerson.amount)) // oxfmt-ignore
}

function join({ ask }: Builder, { coachtours, today }: Facts): void {
  const { larkBookings, larkCoaches, larkCustomers, larkDepartures, larkDrivers, larkTrips } = coachtours
  const tripOf = (one: { tripCode: string }) => pick.find(larkTrips, one.tripCode)
  const departureOf = (one: Booking) => pick.find(larkDepartures, one.departureCode)
  const duties = (code: string) => larkDepartures.filter(one => one.driverCodes.includes(code) && one.returnsOn >= today) // oxfmt-ignore
  const driver = pick.nth(larkDrivers, ({ code }) => duties(code).length > 1 && duties(code).every(one => one.departsOn > today)) // oxfmt-ignore
  ask('join', `Which departures is ${nameOf(driver)} still down to drive?`, gold.set(duties(driver.code)))
  const on = (code: string) => larkBookings.filter(one => one.departureCode === code)
  const run = pick.nth(larkDepartures, one => one.departsOn > today && on(one.code).length > 1 && on(one.code).every(own => own.status === 'Confirmed')) // oxfmt-ignore
  ask('join', `Which customers are booked on the ${tripOf(run).name} departure of ${pick.dayShort(run.departsOn)}?`, gold.set(on(run.code).map(one => pick.find(larkCustomers, one.customerId)))) // oxfmt-ignore
  const german = larkBookings.filter(one => one.status === 'Confirmed' && tripOf(departureOf(one)).country === 'Germany') // oxfmt-ignore
  ask('join', 'How many passengers do we have on confirmed bookings for trips to Germany?', gold.count(pick.sum(german, one => one.passengers))) // oxfmt-ignore
  const french = larkDepartures.filter(one => one.coachCode !== null && one.departsOn <= today && tripOf(one).country === 'France') // oxfmt-ignore
  ask('join', 'Which of our coaches have already been to France?', back(french, rows => gold.set(once(rows.map(one => pick.find(larkCoaches, one.coachCode!)))))) // oxfmt-ignore
  const festive = larkBookings.filter(one => one.paid.amount > 0 && tripOf(departureOf(one)).category === 'ChristmasMarket') // oxfmt-ignore
  const townOf = (one: Booking) => pick.find(larkCustomers, one.customerId).address.town
  const town = pick.rank(festive, townOf)[0]!
  ask('join', `How much have customers from ${town.key} paid us for Christmas market trips?`, gold.money(pick.sum(town.rows, one => one.paid.amount))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { coachtours }: Facts): void {
  const { larkDrivers, larkTrips } = coachtours
  const driver = pick.find(larkDrivers, 'SNA')
  ask('lookup', `When does ${nameOf(driver)}'s licence run out?`, told(driver, pick.dayAs(driver.licenceExpiresOn), 'licenceExpiresOn')) // oxfmt-ignore
  const trip = pick.find(larkTrips, 'SKYE')
  ask('lookup', `What single supplement do we charge on the ${trip.name} trip?`, figureOf(trip, gold.money(trip.singleSupplement!.amount, { field: 'singleSupplement' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { coachtours, today, day }: Facts): void {
  const { larkBookings, larkCoaches, larkDepartures } = coachtours
  ask('date', 'What departures have we got in the next four weeks?', listed(larkDepartures, rows => pick.setWithin(rows, one => one.departsOn, today, day(28)))) // oxfmt-ignore
  const cut = day(75)
  ask('date', `Which coaches are due for their MOT before ${Number(cut.slice(8))} ${pick.monthName(cut)}?`, gold.set(larkCoaches.filter(one => one.motDueOn < cut))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many bookings did we take last month?', made(larkBookings.filter(one => pick.month(one.bookedAt) === last), rows => gold.count(rows.length))) // oxfmt-ignore
}
