import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { more } from '../set-d/readings.ts'
import { apart, champion, nameOf, sizes } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkFerryline } from './ferryline-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AE over the ferry line. */
export function askFerryline(facts: Facts): Question[] {
  const builder = createQuestions('ae', 'ferryline')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkFerryline(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { ferryline }: Facts): void {
  const { ports, vessels, routes, sailings, bookings } = ferryline
  ask('list', 'Which ports do we serve?', gold.set(ports))
  ask('filter', 'Which of our ships are not in service at the moment?', gold.set(vessels.filter(one => one.status !== 'inService'))) // oxfmt-ignore
  ask('filter', 'sailings cancelled because of the weather, all of them please', gold.set(sailings.filter(one => one.cancelReason === 'weather'))) // oxfmt-ignore
  ask('filter', 'Can you find the confirmed bookings where somebody is bringing a pet?', gold.set(bookings.filter(one => one.status === 'confirmed' && one.extras.includes('pet')))) // oxfmt-ignore
  ask('threshold', 'On which routes does an adult pay more than 12 pounds?', gold.set(routes.filter(one => one.adultFare > 12))) // oxfmt-ignore
}

function number({ ask }: Builder, { ferryline }: Facts): void {
  const { vessels, sailings, customers, bookings } = ferryline
  ask('count', 'How many islanders do we have among our customers?', gold.count(customers.filter(one => one.isIslander).length)) // oxfmt-ignore
  ask('count', 'How many bookings turned out to be no-shows?', gold.count(bookings.filter(one => one.status === 'noShow').length)) // oxfmt-ignore
  ask(
    'top',
    'What is our fastest vessel?',
    gold.largest(vessels, one => one.topSpeedKnots),
  )
  ask(
    'top',
    'top 5 customers by loyalty points',
    gold.ordered(customers, one => one.loyaltyPoints, { count: 5 }),
  )
  ask('aggregate', 'What was the average delay of the sailings that have sailed?', gold.plain(pick.mean(sailings.filter(one => one.status === 'sailed'), one => one.delayMinutes))) // oxfmt-ignore
  const confirmed = bookings.filter(one => one.status === 'confirmed')
  ask('aggregate', 'What are the confirmed bookings worth all together?', gold.money(pick.sum(confirmed, one => one.total.amount))) // oxfmt-ignore
  const gone = bookings.filter(one => one.status === 'cancelled')
  ask('aggregate', 'What percentage of the bookings has been cancelled?', gold.percent(pick.ratio(gone.length, bookings.length))) // oxfmt-ignore
  const [small, other] = ['Kittiwake', 'Lady Morag'].map(name => vessels.find(one => one.name === name)!)
  ask('compare', 'Can the Kittiwake take more cars than the Lady Morag?', gold.yes(small!.carCapacity > other!.carCapacity)) // oxfmt-ignore
  const having = (vehicle: string): [gold.Spelled, number] => [apart(vehicle), bookings.filter(one => one.vehicle === vehicle).length] // oxfmt-ignore
  ask('compare', 'Do we get more bookings with a bicycle or with a van?', more(having('bicycle'), having('van')))
}

function group({ ask }: Builder, { ferryline }: Facts): void {
  const { vessels, sailings, bookings } = ferryline
  ask('group', 'number of bookings per type of vehicle', gold.map(sizes(bookings, one => one.vehicle)))
  const ahead = sailings.filter(one => one.status === 'scheduled')
  ask('group', 'For each vessel, how many sailings are scheduled?', gold.map(perOwner(vessels, one => one.name, ahead, one => one.vesselId))) // oxfmt-ignore
}

function join({ ask }: Builder, { ferryline }: Facts): void {
  const { ports, vessels, routes, sailings, customers, bookings } = ferryline
  const sailing = pick.nth(sailings, one => one.status === 'scheduled', 17)
  const vessel = pick.find(vessels, sailing.vesselId)
  ask('join', `Which ship is sailing as ${sailing.number}?`, called(vessel, vessel.name))
  const booking = pick.nth(bookings, one => one.status === 'checkedIn', 33)
  const customer = pick.find(customers, booking.customerId)
  ask('join', `Under whose name is ${booking.reference}?`, called(customer, nameOf(customer)))
  const ardmore = ports.find(one => one.name === 'Ardmore')!
  ask('join', 'Which routes start from Ardmore?', gold.set(routes.filter(one => one.fromPortId === ardmore.id)))
  ask('join', 'Are there customers who have never booked anything with us? Please list them.', gold.set(customers.filter(one => bookings.every(own => own.customerId !== one.id)))) // oxfmt-ignore
  const along = new Set(sailings.filter(one => one.routeId === 44).map(one => one.id))
  const paid = bookings.filter(one => along.has(one.sailingId) && one.status !== 'cancelled')
  ask('join', 'What is the total value of all bookings on route SK-04, leaving out the cancelled ones?', gold.money(pick.sum(paid, one => one.total.amount))) // oxfmt-ignore
  const broken = (of: { id: number }) => sailings.filter(one => one.vesselId === of.id && one.cancelReason === 'technical').length // oxfmt-ignore
  ask('join', 'which vessel has had the most cancellations for technical reasons', champion(vessels, broken, one => one.name)) // oxfmt-ignore
  const crossing = routes.find(one => one.code === 'SK-03')!
  ask('lookup', 'How many minutes is the crossing from Kilbrannan to Sulay?', gold.count(crossing.durationMinutes, { field: 'durationMinutes' })) // oxfmt-ignore
  ask('lookup', 'What is the phone number of the terminal in Torsa?', gold.text(ports.find(one => one.name === 'Torsa')!.terminal.phone, 'phone')) // oxfmt-ignore
}

function date({ ask }: Builder, { ferryline, day, today }: Facts): void {
  const { vessels, sailings, customers } = ferryline
  const now = sailings.filter(one => one.departsAt.slice(0, 10) === today)
  ask('date', 'How many sailings do we have today?', eachReading([now, now.filter(one => one.status !== 'cancelled')], rows => gold.count(rows.length))) // oxfmt-ignore
  const last = String(Number(pick.year(today)) - 1)
  ask('date', 'How many customers did we gain last year?', gold.count(customers.filter(one => pick.year(one.customerSince) === last).length)) // oxfmt-ignore
  ask('date', 'Which ships are due for a survey within the next three months?', pick.setWithin(vessels, one => one.nextSurveyOn, day(0), day(91))) // oxfmt-ignore
}
