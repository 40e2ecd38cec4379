import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { eachReading, wedding } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in the office of wedding planners, changes, and what cannot be answered. */
export function talkWeddings(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { weddings: service }: Facts): void {
  const { planners, weddings, vendors, bookings } = service
  const planner = planners[5]!
  const own = weddings.filter(one => one.plannerId === planner.id)
  const open = own.filter(one => one.status !== 'cancelled')
  const firm = own.filter(one => one.status === 'confirmed')
  talk(
    'followup',
    [`Which weddings is ${nameOf(planner)} looking after?`, eachReading([own, open, firm], gold.set)],
    ['Which of them are confirmed?', gold.set(firm)],
    ['Which one is the soonest?', gold.smallest(firm, one => one.date)],
  )
  const florists = vendors.filter(one => one.category === 'florist')
  const liked = florists.filter(one => one.isPreferred)
  talk(
    'followup',
    ['Show me the florists.', gold.set(florists)],
    ['Only the preferred ones please.', gold.set(liked)],
    ["Who's the cheapest of those?", gold.smallest(liked, one => one.startingPrice)],
  )
  const at = (status: string) => bookings.filter(one => one.status === status)
  talk(
    'followup',
    ['How many bookings have been declined?', gold.count(at('declined').length)],
    ['And how many have only been requested so far?', gold.count(at('requested').length)],
    ['Which vendor has the most of those?', champion(vendors, one => at('requested').filter(own => own.vendorId === one.id).length, one => one.name)], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { weddings: service, today }: Facts): void {
  const { weddings, vendors, bookings } = service
  const vendor = vendors.find(one => one.name === 'Midnight Parade')!
  const host = wedding(weddings, one => one.status === 'confirmed' && bookings.every(own => own.weddingId !== one.id || own.vendorId !== vendor.id), 12) // oxfmt-ignore
  ask('write', `Book ${vendor.name} for the ${host.name} wedding, we agreed on £1,850.`, gold.created('weddings.bookings', { weddingId: host.id, vendorId: vendor.id, agreedPrice: 1850 })) // oxfmt-ignore
  const grown = wedding(weddings, one => one.status === 'confirmed', 15)
  const guests = grown.guestCount + 12
  ask('write', `${grown.name} just told me they'll be ${guests} guests, can you update that?`, gold.updated('weddings.weddings', grown, { guestCount: guests })) // oxfmt-ignore
  const year = Number(today.slice(0, 4)) + 1
  talk(
    'write',
    ['We have a new enquiry, please add a wedding.', asksBack()],
    [`Holm & Becker, 12 June ${year}, about 80 guests.`, gold.created('weddings.weddings', { name: 'Holm & Becker', date: `${year}-06-12`, guestCount: 80 })], // oxfmt-ignore
  )
  const closed = vendors.find(one => one.name === 'Needle Drop Discos')!
  ask('write', `${closed.name} have closed down, delete them from our vendors.`, gold.removed('weddings.vendors', closed)) // oxfmt-ignore
}

function decline({ ask }: Builder, { weddings: service }: Facts): void {
  const { weddings, bookings, payments } = service
  const one = wedding(weddings, own => own.status === 'confirmed', 22)
  ask('missing', `What colour are the bridesmaids' dresses at the ${one.name} wedding?`, unknown())
  ask('unknown', 'How many guests are coming to the Fizzlewick & Plume wedding?', unknown())
  const costly = wedding(weddings, own => own.status === 'confirmed' && bookings.filter(other => other.weddingId === own.id).length > 2, 6) // oxfmt-ignore
  const booked = bookings.filter(own => own.weddingId === costly.id)
  const due = payments.filter(own => own.weddingId === costly.id)
  const sums = [booked, booked.filter(own => own.status === 'confirmed')].map(rows => pick.sum(rows, own => own.agreedPrice)) // oxfmt-ignore
  ask('ambiguous', `How much does the ${costly.name} wedding cost?`, either(...pick.distinct([costly.budget, ...sums, pick.sum(due, own => own.amount)]).map(sum => gold.money(sum, { field: 'budget' })), gold.set(booked), gold.set(due), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { weddings: service }: Facts): void {
  const { venues, weddings, vendors, bookings, payments } = service
  ask('smalltalk', "lovely, thanks so much - you've saved my afternoon!", gold.smalltalk())
  ask('browser', 'Open the website of Larkfield Manor and click on the gallery', refusesPages())
  const isBand = (id: number) => pick.find(vendors, id).category === 'band'
  const played = wedding(weddings, one => one.status === 'confirmed' && bookings.filter(own => own.weddingId === one.id && isBand(own.vendorId)).length === 1, 5) // oxfmt-ignore
  const booking = bookings.find(one => one.weddingId === played.id && isBand(one.vendorId))!
  const band = pick.find(vendors, booking.vendorId)
  ask('casual', `which band is playin at the ${played.name.toLowerCase()} weding?`, either(gold.record(band), gold.record(booking), gold.text(band.name))) // oxfmt-ignore
  ask('multi', "What's the highest and what's the lowest hire fee of our venues?", gold.figures(gold.money(pick.most(venues, one => one.hireFee)), gold.money(pick.least(venues, one => one.hireFee)))) // oxfmt-ignore
  ask('complete', 'Give me every payment that was made by bank transfer.', gold.set(payments.filter(one => one.method === 'bank_transfer'))) // oxfmt-ignore
}
