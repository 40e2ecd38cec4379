import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, measures, nameOf, person } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { told } from '../set-af/readings.ts'
import { bookers, live, offered, tour } from './readings.ts'
import { talkTravel } from './travel-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AL over the travel agency. */
export function askTravel(facts: Facts): Question[] {
  const builder = createQuestions('al', 'travel')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkTravel(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { travel }: Facts): void {
  const { tourDepartures, tourGuides, travelTours } = travel
  ask('list', 'Show me all our tours in Portugal.', offered(travelTours.filter(one => one.country === 'Portugal'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which departures are sold out?', gold.set(tourDepartures.filter(one => one.status === 'SoldOut')))
  ask('filter', 'Which of our guides speak Italian?', gold.set(tourGuides.filter(one => one.languages.includes('Italian')))) // oxfmt-ignore
  ask('threshold', 'Which cruises last more than ten days?', offered(travelTours.filter(one => one.category === 'Cruise' && one.durationDays > 10), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'Which guides have a day rate under €150?', gold.set(tourGuides.filter(one => one.dayRate < 150)))
}

function number({ ask }: Builder, { travel }: Facts): void {
  const { tourGuides, travelBookings, travelTours } = travel
  ask('count', 'In how many different countries do we offer tours?', offered(travelTours, rows => gold.count(pick.distinct(rows.map(one => one.country)).length))) // oxfmt-ignore
  ask('top', 'What is our cheapest hiking tour?', offered(travelTours.filter(one => one.category === 'Hiking'), rows => gold.smallest(rows, one => one.pricePerPerson))) // oxfmt-ignore
  ask('top', 'Top 3 countries by number of tours', offered(travelTours, rows => gold.ordered(pick.rank(rows, one => one.country), one => one.rows.length, { count: 3, as: one => gold.spelled(one.key) }))) // oxfmt-ignore
  const city = travelTours.filter(one => one.category === 'City')
  ask('aggregate', 'What is the average price per person of our city tours?', offered(city, rows => gold.money(pick.mean(rows, one => one.pricePerPerson)))) // oxfmt-ignore
  const firm = travelBookings.filter(one => one.status === 'Confirmed')
  ask('aggregate', 'How much are all our confirmed bookings worth in total?', gold.money(pick.sum(firm, one => one.totalPrice))) // oxfmt-ignore
  ask('group', 'What is the average day rate of our guides for each home country?', gold.map(measures(tourGuides, one => one.homeCountry, own => pick.mean(own, one => one.dayRate), gold.spelled), 'money')) // oxfmt-ignore
  const [one, other] = [tour(travelTours, 'Norwegian Fjords'), tour(travelTours, 'Nile Temples Cruise')]
  ask('compare', `Is ${one.name} more expensive than the ${other.name}?`, gold.yes(one.pricePerPerson > other.pricePerPerson)) // oxfmt-ignore
}

function join({ ask }: Builder, { travel }: Facts): void {
  const { tourDepartures, tourGuides, travelBookings, travelClients, travelTours } = travel
  const led = (id: number, rows: typeof tourDepartures) => rows.filter(one => one.guideId === id).length
  ask('join', 'Which guide leads the most departures?', live(tourDepartures, rows => champion(tourGuides, one => led(one.id, rows), nameOf))) // oxfmt-ignore
  const own = (id: number) => travelBookings.filter(one => one.clientId === id)
  const regular = person(travelClients, one => own(one.id).length > 2, 2)
  ask(
    'join',
    `Show me the bookings of ${nameOf(regular)}.`,
    live(own(regular.id), rows => gold.set(rows)),
  )
  const of = (id: number) => travelBookings.filter(one => pick.find(tourDepartures, one.departureId).tourId === id)
  const wanted = pick.nth(travelTours, one => of(one.id).length > 4 && of(one.id).length < 8, 1)
  ask('join', `Which clients have booked the ${wanted.name}?`, live(of(wanted.id), rows => gold.set(bookers(rows, travelClients)))) // oxfmt-ignore
  const trip = pick.nth(tourDepartures, one => one.guideId !== null && one.status === 'Guaranteed', 3)
  ask('join', `Who is the guide of departure ${trip.code}?`, toldPerson(pick.find(tourGuides, trip.guideId!)))
  const guide = person(tourGuides, one => !one.lastName.endsWith('s'), 9)
  ask('lookup', `What is ${nameOf(guide)}'s phone number?`, told(guide, guide.phone, 'phone'))
  const client = person(travelClients, one => one.phone !== null, 57)
  ask('lookup', `Find the client with the e-mail ${client.email}`, gold.record(client))
}

function date({ ask }: Builder, { travel, day, today }: Facts): void {
  const { tourDepartures, travelClients } = travel
  const month = pick.shiftMonth(pick.month(today)!, 2)
  ask('date', `Which departures start in ${pick.monthName(month)}?`, live(tourDepartures.filter(one => pick.month(one.startsOn) === month), rows => gold.set(rows))) // oxfmt-ignore
  ask('date', 'Which clients have a passport that expires in the next 60 days?', eachReading(pick.within(travelClients, one => one.passportExpiresOn, day(0), day(60)), rows => gold.set(rows))) // oxfmt-ignore
}
