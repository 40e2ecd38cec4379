import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, nameOf } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { told } from '../set-af/readings.ts'
import { booked, figureOf, owed, priceAs, type Booking } from './coachtours-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the coach company, changes, and what cannot be answered. */
export function talkCoachtours(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { coachtours, today }: Facts): void {
  const { larkBookings, larkCoaches, larkCustomers, larkDepartures, larkDrivers, larkTrips } = coachtours
  const broken = larkCoaches.filter(one => one.status === 'InWorkshop')
  talk(
    'followup',
    ['How many coaches are in the workshop right now?', gold.count(broken.length)],
    ['Which ones are they?', gold.set(broken)],
    ['And which of those is the oldest?', gold.smallest(broken, one => one.firstRegisteredOn)],
  )
  const on = (code: string) => larkBookings.filter(one => one.departureCode === code)
  const ahead = (code: string) => larkDepartures.filter(one => one.tripCode === code && one.departsOn >= today).toSorted((one, other) => (one.departsOn < other.departsOn ? -1 : 1)) // oxfmt-ignore
  const trip = pick.nth(larkTrips, ({ code }) => ahead(code).length > 0 && ahead(code)[0]!.departsOn > today && ahead(code)[0]!.driverCodes.length === 1) // oxfmt-ignore
  const next = ahead(trip.code)[0]!
  const held = pick.sum(on(next.code).filter(one => one.status !== 'Cancelled'), one => one.passengers) // oxfmt-ignore
  talk(
    'followup',
    [`When do we next run ${trip.name}?`, told(next, pick.dayAs(next.departsOn), 'departsOn')],
    ["Who's driving it?", toldPerson(pick.find(larkDrivers, next.driverCodes[0]!))],
    ['How many seats are still free?', figureOf(next, gold.count(next.capacity - held, { field: 'seatsFree' }))],
  )
  const of = (id: number) => larkBookings.filter(one => one.customerId === id)
  const open = (id: number) => of(id).filter(one => owed(one) > 0)
  const isFit = (id: number) => of(id).length > 1 && of(id).every(one => one.status !== 'Cancelled') && open(id).length > 0 && open(id).length < of(id).length // oxfmt-ignore
  const guest = pick.nth(larkCustomers, one => isFit(one.id) && one.groupName === null)
  talk(
    'followup',
    [`What has ${nameOf(guest)} booked with us?`, gold.set(of(guest.id))],
    ["Which of those haven't been paid in full yet?", gold.set(open(guest.id))],
    ['And how much is that still to pay?', gold.money(pick.sum(open(guest.id), owed), { field: 'balance' })],
  )
}

function write({ ask }: Builder, { coachtours, today }: Facts): void {
  const { larkBookings, larkCustomers, larkDepartures, larkPickupPoints } = coachtours
  const joins = (id: number, code: string) => larkBookings.some(one => one.customerId === id && one.departureCode === code) // oxfmt-ignore
  const run = pick.nth(larkDepartures, one => one.departsOn > today && one.status === 'Confirmed', 2)
  const guest = pick.nth(larkCustomers, one => one.isClubMember && !joins(one.id, run.code), 4)
  const stop = pick.find(larkPickupPoints, 'BEL1')
  ask('write', `Please make a phone booking for ${nameOf(guest)} on ${run.code}: 2 passengers, getting on at ${stop.name}.`, gold.created('coachtours.larkBookings', { customerId: guest.id, departureCode: run.code, passengers: 2, pickupPointCode: stop.code, channel: 'Phone' })) // oxfmt-ignore
  const moved = pick.nth(larkCustomers, one => one.groupName === null && one.address.town === 'Derby', 3)
  ask('write', `${moved.title} ${nameOf(moved)} has moved house, please change the address to 18 Mill Lane, Belper, DE56 1TU.`, gold.updated('coachtours.larkCustomers', moved, { address: { street: '18 Mill Lane', town: 'Belper', postcode: 'DE56 1TU' } })) // oxfmt-ignore
  const option = pick.nth(larkBookings, one => one.status === 'Option', 1)
  ask('write', `The customer on ${option.reference} has rung back and definitely wants to go. Confirm the booking, please.`, gold.updated('coachtours.larkBookings', option, { status: 'Confirmed' })) // oxfmt-ignore
  const gone = pick.nth(larkPickupPoints, one => larkBookings.every(own => own.pickupPointCode !== one.code))
  ask('write', `We no longer stop at ${gone.name}. Delete that pick-up point.`, gold.removed('coachtours.larkPickupPoints', gone)) // oxfmt-ignore
}

function decline({ ask }: Builder, { coachtours }: Facts): void {
  const { larkBookings, larkDepartures, larkTrips } = coachtours
  ask('missing', 'What is the balance on booking B29917?', gold.unknown())
  ask('unknown', 'How much did we spend on diesel last month?', gold.unknown())
  ask(
    'unknown',
    `How did the passengers rate the ${pick.find(larkTrips, 'KERR').name} trip afterwards?`,
    gold.unknown(),
  )
  const of = (rows: Booking[], code: string) => rows.filter(one => pick.find(larkDepartures, one.departureCode).tripCode === code) // oxfmt-ignore
  const by = (figure: (own: Booking[]) => number) => booked(larkBookings, rows => champion(larkTrips, one => figure(of(rows, one.code)), one => one.name)) // oxfmt-ignore
  ask('ambiguous', 'Which is our best trip?', gold.either(gold.clarify(), by(own => own.length), by(own => pick.sum(own, one => one.passengers)), by(own => pick.sum(own, one => one.total.amount)), by(own => pick.sum(own, one => one.paid.amount)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { coachtours }: Facts): void {
  const { larkBookings, larkCoaches, larkCustomers, larkTrips } = coachtours
  ask('smalltalk', "Thanks, that's me done for today. Have a nice evening!", gold.smalltalk())
  const lake = pick.find(larkTrips, 'GARD')
  ask('casual', `hey which hotel are we in again for ${pick.misspell(lake.name).toLowerCase()}??`, told(lake, lake.hotel!.name)) // oxfmt-ignore
  const [sale, options] = [larkCoaches.filter(one => one.status === 'ForSale'), larkBookings.filter(one => one.status === 'Option')] // oxfmt-ignore
  ask('multi', 'How many coaches have we put up for sale, and how many bookings are still only an option?', gold.figures(gold.count(sale.length), gold.count(options.length))) // oxfmt-ignore
  const trip = pick.find(larkTrips, 'BRUG')
  const guest = pick.nth(larkCustomers, one => one.groupName !== null, 1)
  ask('multi', `Tell me what a place on the ${trip.name} trip costs and what phone number we have for ${nameOf(guest)}.`, gold.mentions(priceAs(trip.pricePerPerson.amount), [guest.phone, guest.phone.replace(' ', '')])) // oxfmt-ignore
  ask('complete', "I'm printing new membership cards and need all our travel club members, every one of them please.", gold.set(larkCustomers.filter(one => one.isClubMember))) // oxfmt-ignore
}
