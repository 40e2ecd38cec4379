import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, nameOf, sizes, values } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { eachReading, wedding } from './readings.ts'
import { talkWeddings } from './weddings-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AB over the wedding planners. */
export function askWeddings(facts: Facts): Question[] {
  const builder = createQuestions('ab', 'weddings')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkWeddings(builder, facts)
  return builder.questions
}

/** "Our weddings": all, those that were not called off, and those that are more than an enquiry. */
const feasts = ({ weddings: { weddings } }: Facts) => [
  weddings,
  weddings.filter(one => one.status !== 'cancelled'),
  weddings.filter(one => one.status === 'confirmed' || one.status === 'completed'),
]

function list({ ask }: Builder, { weddings: { venues, vendors } }: Facts): void {
  ask('list', 'Which venues do we work with?', gold.set(venues))
  ask(
    'list',
    'What kinds of vendor do we have?',
    values(vendors, one => one.category),
  )
  ask('filter', 'Which venues have rooms where the guests can stay overnight?', gold.set(venues.filter(one => one.hasAccommodation))) // oxfmt-ignore
  ask('filter', 'Preferred photographers please', gold.set(vendors.filter(one => one.category === 'photographer' && one.isPreferred))) // oxfmt-ignore
}

function number({ ask }: Builder, facts: Facts): void {
  const { venues, vendors, weddings, payments } = facts.weddings
  ask('count', 'How many weddings are confirmed?', gold.count(weddings.filter(one => one.status === 'confirmed').length)) // oxfmt-ignore
  ask('count', 'How many couples want a humanist ceremony?', eachReading([...feasts(facts), weddings.filter(one => one.date > facts.today), weddings.filter(one => one.date > facts.today && one.status !== 'cancelled')], rows => gold.count(rows.filter(one => one.ceremony === 'humanist').length))) // oxfmt-ignore
  ask(
    'top',
    "What's the biggest venue we've got?",
    gold.largest(venues, one => one.capacity),
  )
  ask('top', 'Top 3 weddings by budget', eachReading(feasts(facts), rows => gold.ordered(rows, one => one.budget, { count: 3 }))) // oxfmt-ignore
  ask('aggregate', 'How many guests does a wedding have on average?', eachReading([...feasts(facts), weddings.filter(one => one.status === 'completed')], rows => gold.plain(pick.mean(rows, one => one.guestCount)))) // oxfmt-ignore
  ask('aggregate', "What do the payments that haven't been paid yet add up to?", gold.money(pick.sum(payments.filter(one => one.paidOn === null), one => one.amount))) // oxfmt-ignore
  ask('group', 'How many vendors of each kind are there?', gold.map(sizes(vendors, one => one.category)))
  ask('group', 'Number of weddings at each venue', eachReading(feasts(facts), rows => gold.map(perOwner(venues, one => one.name, rows, one => one.venueId)))) // oxfmt-ignore
  const venue = (name: string) => venues.find(one => one.name === name)!
  ask('compare', 'Does Larkfield Manor hold more people than the Seaview Hotel?', gold.yes(venue('Larkfield Manor').capacity > venue('Seaview Hotel').capacity)) // oxfmt-ignore
  const kind = (category: string): [gold.Spelled, number] => [gold.spelled(category, `${category}s`), vendors.filter(one => one.category === category).length] // oxfmt-ignore
  ask('compare', 'Do we know more florists or more bakers?', more(kind('florist'), kind('baker')))
}

function join({ ask }: Builder, facts: Facts): void {
  const { venues, planners, weddings, vendors, bookings } = facts.weddings
  const planned = wedding(weddings, one => one.status === 'confirmed', 4)
  const planner = pick.find(planners, planned.plannerId)
  ask('join', `Who is planning the ${planned.name} wedding?`, called(planner, nameOf(planner)))
  const ofWedding = (id: number) => bookings.filter(one => one.weddingId === id)
  const served = wedding(weddings, one => one.status === 'confirmed' && ofWedding(one.id).filter(own => own.status === 'confirmed').length > 1, 8) // oxfmt-ignore
  const own = [['confirmed'], ['confirmed', 'requested'], ['confirmed', 'requested', 'declined']].map(left => ofWedding(served.id).filter(one => left.includes(one.status))) // oxfmt-ignore
  ask('join', `Which vendors are booked for the ${served.name} wedding?`, gold.either(...own.flatMap(rows => [gold.set(rows), gold.set(rows.map(one => pick.find(vendors, one.vendorId)))]))) // oxfmt-ignore
  ask('join', 'Which planner has got the most weddings?', eachReading([...feasts(facts), weddings.filter(one => one.status === 'confirmed')], rows => champion(planners, one => rows.filter(own => own.plannerId === one.id).length, nameOf))) // oxfmt-ignore
  const placed = wedding(weddings, one => one.status === 'confirmed' && one.venueId !== null, 13)
  const place = pick.find(venues, placed.venueId!)
  ask('join', `Where are ${placed.name} having their wedding?`, called(place, place.name))
  const rich = pick.nth(weddings, one => one.status === 'confirmed', 17)
  ask('lookup', `What's the budget for ${rich.reference}?`, gold.money(rich.budget, { field: 'budget' }))
  const dated = wedding(weddings, one => one.status === 'confirmed', 20)
  ask('lookup', `When are ${dated.name} getting married?`, gold.text(pick.dayAs(dated.date), 'date'))
}

function date({ ask }: Builder, facts: Facts): void {
  const { venues, payments } = facts.weddings
  const next = pick.shiftMonth(pick.month(facts.today)!, 1)
  ask('date', 'Which weddings do we have next month?', eachReading(feasts(facts), rows => gold.set(rows.filter(one => pick.month(one.date) === next)))) // oxfmt-ignore
  const later = pick.shiftMonth(pick.month(facts.today)!, 4)
  ask('date', `How many weddings are there in ${pick.monthName(later)}?`, eachReading(feasts(facts), rows => gold.count(rows.filter(one => pick.month(one.date) === later).length))) // oxfmt-ignore
  ask('date', 'Which payments are overdue?', gold.set(payments.filter(one => one.paidOn === null && one.dueOn < facts.today))) // oxfmt-ignore
  ask('threshold', 'Venues for more than 150 people', gold.set(venues.filter(one => one.capacity > 150)))
  ask('threshold', 'Weddings with a budget over £35,000', eachReading(feasts(facts), rows => gold.set(rows.filter(one => one.budget > 35_000)))) // oxfmt-ignore
}
