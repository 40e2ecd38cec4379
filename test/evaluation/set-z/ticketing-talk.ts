import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person, refuses } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { these } from './choose.ts'

const { either, clarify, unknown, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the ticket seller, changes, and what cannot be answered. */
export function talkTicketing(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { ticketing }: Facts): void {
  const { venues, performers, events, customers, orders } = ticketing
  const jazz = performers.filter(one => one.genre === 'Jazz')
  const dear = jazz.toSorted((one, other) => other.bookingFee - one.bookingFee)[0]!
  talk(
    'followup',
    ['Which jazz acts do we have?', these(jazz, one => one.name)],
    ['Who has the highest fee among them?', gold.largest(jazz, one => one.bookingFee)],
    ['Where are they from?', gold.text(dear.homeCountry, 'homeCountry')],
  )
  const at = (status: string) => events.filter(one => one.status === status)
  talk(
    'followup',
    ['How many events are on sale?', gold.count(at('OnSale').length)],
    ['And how many are only announced so far?', gold.count(at('Announced').length)],
    ['List those by date, earliest first.', gold.ordered(at('Announced'), one => one.startsAt, { up: true })],
  )
  const ordersOf = (id: number) => orders.filter(one => one.customerId === id)
  const buyer = person(customers, one => ordersOf(one.id).length >= 3 && new Set(ordersOf(one.id).map(own => own.status)).size > 1 && ordersOf(one.id).some(own => own.status === 'Paid'), 2) // oxfmt-ignore
  const paid = ordersOf(buyer.id).filter(one => one.status === 'Paid')
  talk(
    'followup',
    [`Show me the orders of ${nameOf(buyer)}.`, gold.set(ordersOf(buyer.id))],
    ['Which of them are paid?', gold.set(paid)],
    ['How many tickets is that altogether?', gold.count(pick.sum(paid, one => one.quantity))],
  )
  const show = at('OnSale')[0]!
  const place = pick.find(venues, show.venueId)
  talk(
    'followup',
    [`When does ${show.title} start?`, gold.text(pick.dayAs(show.startsAt), 'startsAt')],
    ['At which venue?', called(place, place.name)],
    ['How many people fit in there?', gold.count(place.capacity, { field: 'capacity' })],
  )
}

function write({ ask, talk }: Builder, { ticketing }: Facts): void {
  const { events, ticketTypes, customers, orders } = ticketing
  const given = pick.nth(orders, one => one.status === 'Paid', 40)
  ask('write', `Refund order ${given.orderNumber}, please.`, gold.updated('ticketing.orders', given, { status: 'Refunded' })) // oxfmt-ignore
  const show = pick.nth(events, one => one.status === 'OnSale', 0)
  const vip = ticketTypes.find(one => one.eventId === show.id && one.name === 'VIP')!
  ask('write', `Set the price of the VIP ticket for ${show.title} to €160.`, gold.updated('ticketing.ticketTypes', vip, { price: 160 })) // oxfmt-ignore
  const off = pick.nth(events, one => one.status === 'Announced', 1)
  talk(
    'write',
    [`We have to call off ${off.title}. Cancel it, but let me confirm first.`, pending()],
    ['Confirmed, go ahead.', gold.updated('ticketing.events', off, { status: 'Cancelled' })],
  )
  talk(
    'write',
    ['Add a new performer called Marble Foxes.', asksBack()],
    ['Rock.', gold.created('ticketing.performers', { name: 'Marble Foxes', genre: 'Rock' })],
  )
  const idle = person(customers, one => orders.every(own => own.customerId !== one.id), 1)
  ask('write', `Remove the customer ${idle.email}`, gold.removed('ticketing.customers', idle))
  ask('write', `Delete order ${orders[33]!.orderNumber}.`, refuses())
}

function decline({ ask }: Builder, { ticketing, today }: Facts): void {
  const { performers, events } = ticketing
  ask('missing', `What time is the sound check for ${events[30]!.title}?`, unknown())
  ask('unknown', 'How much are tickets for Zebedee and the Crankshafts?', either(unknown(), gold.empty()))
  const isAhead = (one: (typeof events)[number]) => one.startsAt >= today && one.status !== 'Cancelled'
  const showsOf = (id: number) => events.filter(one => one.performerId === id)
  const popular = pick.nth(performers, one => showsOf(one.id).length > 1 && showsOf(one.id).some(isAhead), 3)
  const shows = showsOf(popular.id)
  const held = (of: typeof events) => [gold.set(of), gold.set(of.map(one => pick.dayAs(one.startsAt)))]
  const next = shows.filter(isAhead).flatMap(one => [gold.record(one), gold.text(pick.dayAs(one.startsAt), 'startsAt')])
  ask('ambiguous', `When is the ${popular.name} show?`, either(...held(shows), ...held(shows.filter(one => one.status !== 'Cancelled')), ...next, clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { ticketing }: Facts): void {
  const { customers, orders } = ticketing
  ask('smalltalk', 'What sort of things can you do for me?', gold.smalltalk())
  const city = pick.rank(customers, one => one.city)[1]!
  ask('casual', `custmers from ${city.key.toLowerCase()}?`, gold.set(city.rows))
  ask('complete', 'List all orders that were paid by PayPal.', gold.set(orders.filter(one => one.paymentMethod === 'PayPal'))) // oxfmt-ignore
}
