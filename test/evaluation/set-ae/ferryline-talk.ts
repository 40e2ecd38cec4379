import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, champion, nameOf, person } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at a ferry line, changes, and what cannot be answered. */
export function talkFerryline(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { ferryline }: Facts): void {
  const { ports, vessels, routes, sailings, customers, bookings } = ferryline
  const cancelled = sailings.filter(one => one.status === 'cancelled')
  const blown = cancelled.filter(one => one.cancelReason === 'weather')
  const hit = (of: { id: number }) => blown.filter(one => one.routeId === of.id).length
  talk(
    'followup',
    ['How many sailings have been cancelled?', gold.count(cancelled.length)],
    ['How many of those because of the weather?', gold.count(blown.length)],
    ['And which route was affected most?', either(champion(routes, hit, one => one.name), champion(routes, hit, one => one.code))], // oxfmt-ignore
  )
  const own = (id: number) => bookings.filter(one => one.customerId === id)
  const regular = person(customers, one => own(one.id).length > 3 && own(one.id).length < 8, 6)
  talk(
    'followup',
    [`Look up the customer ${nameOf(regular)}`, gold.record(regular)],
    ['Which bookings do they have?', gold.set(own(regular.id))],
    ['What do all of these cost together?', gold.money(pick.sum(own(regular.id), one => one.total.amount))],
  )
  const going = vessels.filter(one => one.status === 'inService')
  const home = pick.find(ports, going.toSorted((one, other) => other.passengerCapacity - one.passengerCapacity)[0]!.homePortId) // oxfmt-ignore
  talk(
    'followup',
    ['Which vessels are in service?', gold.set(going)],
    ['Which of them can carry the most passengers?', gold.largest(going, one => one.passengerCapacity)],
    ["What's its home port?", called(home, home.name)],
  )
  const summer = routes.filter(one => one.season === 'summerOnly')
  const cheapest = summer.toSorted((one, other) => one.carFare - other.carFare)[0]!
  talk(
    'followup',
    ['Show me the routes that run in summer only.', gold.set(summer)],
    ['Which one is the cheapest for a car?', gold.smallest(summer, one => one.carFare)],
    ['And how many miles is it?', gold.plain(cheapest.distanceMiles, { field: 'distanceMiles' })],
  )
}

function write({ ask, talk }: Builder, { ferryline }: Facts): void {
  const { routes, sailings, customers, bookings } = ferryline
  const ill = pick.nth(bookings, one => one.status === 'confirmed', 21)
  ask('write', `Please cancel ${ill.reference}, the lady has fallen ill.`, gold.updated('ferryline.bookings', ill, { status: 'cancelled' })) // oxfmt-ignore
  const dearer = routes.find(one => one.code === 'SK-07')!
  ask('write', 'The car fare on SK-07 goes up to £17.25, can you enter that?', gold.updated('ferryline.routes', dearer, { carFare: 17.25 })) // oxfmt-ignore
  const sailing = pick.nth(sailings, one => one.status === 'scheduled', 40)
  const guest = person(customers, () => true, 19)
  talk(
    'write',
    ['I need to make a new booking', asksBack()],
    [`It's for ${nameOf(guest)} on sailing ${sailing.number}, 3 passengers with a car.`, gold.created('ferryline.bookings', { sailingId: sailing.id, customerId: guest.id, passengers: 3, vehicle: 'car' })], // oxfmt-ignore
  )
}

function decline({ ask }: Builder, { ferryline }: Facts): void {
  const { customers } = ferryline
  ask('missing', 'How much fuel does the Isle of Eilsay burn on a crossing?', unknown())
  ask('unknown', 'Is booking BK-77123 confirmed?', unknown())
  const twins = pick.rank(customers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Which town does ${twins.key} live in?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.town] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { ferryline }: Facts): void {
  const { vessels, routes, sailings } = ferryline
  const short = routes.find(one => one.code === 'SK-02')!
  ask('casual', 'hi, whats the adult fare from ardmore to torsa? thx', gold.money(short.adultFare, { field: 'adultFare' })) // oxfmt-ignore
  const lord = vessels.find(one => one.name === 'Lord of Torsa')!
  ask('multi', 'How many passengers and how many cars fit on the Lord of Torsa?', gold.figures(gold.count(lord.passengerCapacity), gold.count(lord.carCapacity))) // oxfmt-ignore
  const isle = vessels.find(one => one.name === 'Isle of Eilsay')!
  ask('complete', 'I need every scheduled sailing of the Isle of Eilsay, not just the first few.', gold.set(sailings.filter(one => one.vesselId === isle.id && one.status === 'scheduled'))) // oxfmt-ignore
}
