import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { more } from '../set-d/readings.ts'
import { apart, champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkParking } from './parking-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AG over the parking operator. */
export function askParking(facts: Facts): Question[] {
  const builder = createQuestions('ag', 'parking')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkParking(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { parking }: Facts): void {
  const { carParks, customers, permits, parkingSessions, penalties } = parking
  ask('list', 'Show me all our car parks.', gold.set(carParks))
  ask(
    'list',
    'Which companies do our customers work for?',
    values(
      customers.filter(one => one.company !== null),
      one => one.company!,
      gold.spelled,
    ),
  )
  ask('filter', 'Which car parks are open all night?', gold.set(carParks.filter(one => one.isOpenAllNight)))
  ask('filter', 'Show me the open penalties for parking in a disabled bay.', gold.set(penalties.filter(one => one.offence === 'disabled_bay' && one.status === 'open'))) // oxfmt-ignore
  ask('filter', 'Which permits are for a Tesla?', gold.set(permits.filter(one => one.vehicle.make === 'Tesla')))
  ask('threshold', 'Which car parks have more than 250 spaces?', gold.set(carParks.filter(one => one.spaces > 250)))
  ask('threshold', 'Parking sessions that cost more than 15 pounds', gold.set(parkingSessions.filter(one => (one.amount ?? 0) > 15))) // oxfmt-ignore
}

function number({ ask }: Builder, { parking }: Facts): void {
  const { carParks, wardens, permits, parkingSessions, penalties } = parking
  ask('count', 'How many cars are parked with us right now?', gold.count(parkingSessions.filter(one => one.leftAt === null).length)) // oxfmt-ignore
  ask('count', 'How many permits are suspended?', gold.count(permits.filter(one => one.status === 'suspended').length))
  ask(
    'top',
    'Which car park has the cheapest first hour?',
    gold.smallest(carParks, one => one.tariff.firstHour),
  )
  ask(
    'top',
    'Who are our two longest-serving wardens?',
    gold.ordered(wardens, one => one.employedSince, { count: 2, up: true }),
  )
  const used = carParks.filter(one => one.status === 'open')
  ask('aggregate', 'How many parking spaces do we have in all our car parks together?', eachReading([carParks, used], rows => gold.count(pick.sum(rows, one => one.spaces)))) // oxfmt-ignore
  const business = permits.filter(one => one.type === 'business' && one.status === 'active')
  ask('aggregate', 'What does an active business permit cost per month on average?', gold.money(pick.mean(business, one => one.monthlyFee))) // oxfmt-ignore
  const settled = penalties.filter(one => one.status === 'paid')
  ask('aggregate', 'What percentage of the penalties has been paid?', gold.percent(pick.ratio(settled.length, penalties.length))) // oxfmt-ignore
  const by = (method: string): [gold.Spelled, number] => [apart(method), parkingSessions.filter(one => one.paymentMethod === method).length] // oxfmt-ignore
  ask('compare', 'Do more people pay by app or by card?', more(by('app'), by('card')))
}

function group({ ask }: Builder, { parking }: Facts): void {
  const { parkingSessions, penalties } = parking
  ask('group', 'How many penalties were there for each offence?', gold.map(sizes(penalties, one => one.offence)))
  const over = parkingSessions.filter(one => one.paymentMethod !== null)
  ask('group', 'How much have the parking sessions brought in per payment method?', gold.map(measures(over, one => one.paymentMethod!, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
}

function join({ ask }: Builder, { parking }: Facts): void {
  const { carParks, wardens, customers, permits, penalties } = parking
  const fine = pick.nth(penalties, one => one.status === 'appealed', 6)
  const warden = pick.find(wardens, fine.wardenId)
  ask('join', `Which warden issued penalty ${fine.number}?`, called(warden, nameOf(warden)))
  ask('join', 'Which customers do not have a permit?', gold.set(customers.filter(one => permits.every(own => own.customerId !== one.id)))) // oxfmt-ignore
  const fines = (of: { id: number }) => penalties.filter(one => one.carParkId === of.id).length
  ask(
    'join',
    'At which car park do we issue the most penalties?',
    champion(carParks, fines, one => one.name),
  )
  const exchange = carParks.find(one => one.name === 'Corn Exchange')!
  ask('lookup', 'What is the maximum height at the Corn Exchange?', gold.plain(exchange.maxHeightMetres!, { field: 'maxHeightMetres' })) // oxfmt-ignore
  const late = wardens.find(one => one.shift === 'late')!
  ask('lookup', `What badge does ${nameOf(late)} have?`, gold.text(late.badge, 'badge'))
}

function date({ ask }: Builder, { parking, day, today }: Facts): void {
  const { permits, penalties } = parking
  ask('date', 'Which permits run out in the next 30 days?', gold.either(...[permits, permits.filter(one => one.status === 'active')].map(rows => pick.setWithin(rows, one => one.validUntil, day(0), day(30))))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many penalties did we issue last month?', gold.count(penalties.filter(one => pick.month(one.issuedOn) === last).length)) // oxfmt-ignore
}
