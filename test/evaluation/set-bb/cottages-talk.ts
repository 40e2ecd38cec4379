import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the agency, changes, and what cannot be answered. */
export function talkCottages(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { cottages }: Facts): void {
  const { cotCottages, cotOwners, cotPayments } = cottages
  const coast = cotCottages.filter(one => one.region === 'pembrokeshire')
  const friendly = coast.filter(one => one.dogsAllowed)
  talk(
    'followup',
    ['Show me the cottages in Pembrokeshire.', gold.set(coast)],
    ['Only the ones that allow dogs', gold.set(friendly)],
    ['What is their average nightly rate?', gold.money(pick.mean(friendly, one => one.nightlyRate))],
  )
  const pending = cotPayments.filter(one => one.status === 'pending')
  talk(
    'followup',
    ['How many payments have failed?', gold.count(cotPayments.filter(one => one.status === 'failed').length)],
    ['And how many are pending?', gold.count(pending.length)],
    ['What is the total amount of those?', gold.money(pick.sum(pending, one => one.amount))],
  )
  const owned = (id: number) => cotCottages.filter(one => one.owner === id)
  const cottage = pick.nth(cotCottages, one => owned(one.owner).length === 3, 4)
  const owner = pick.find(cotOwners, cottage.owner)
  talk(
    'followup',
    [`Who owns ${cottage.name}?`, toldPerson(owner)],
    ['What is their phone number?', told(owner, owner.phone, 'phone')],
    ['Which other cottages do they own?', gold.set(owned(owner.id).filter(one => one !== cottage))],
  )
}

function write({ ask, talk }: Builder, { cottages }: Facts): void {
  const { cotBookings, cotCottages, cotPayments } = cottages
  ask('write', 'Add a guest: first name Imogen, last name Hartwell, e-mail imogen.hartwell@example.com, phone +44 7700 900461.', gold.created('cottages.cotGuests', { firstName: 'Imogen', lastName: 'Hartwell', email: 'imogen.hartwell@example.com', phone: '+44 7700 900461' })) // oxfmt-ignore
  const cottage = pick.nth(cotCottages, one => one.region === 'northumberland' && one.nightlyRate < 190, 1)
  ask('write', `Change the nightly rate of ${cottage.name} to £199.`, gold.updated('cottages.cotCottages', cottage, { nightlyRate: 199 })) // oxfmt-ignore
  const booking = pick.nth(cotBookings, one => one.status === 'provisional', 2)
  ask('write', `Please confirm booking ${booking.reference}.`, gold.updated('cottages.cotBookings', booking, { status: 'confirmed' })) // oxfmt-ignore
  const payment = pick.nth(cotPayments, one => one.status === 'failed', 1)
  talk(
    'write',
    [`I want to delete payment ${payment.id}, but ask me before you do.`, gold.pending()],
    ['Yes, go ahead and delete it.', gold.removed('cottages.cotPayments', payment)],
  )
}

function decline({ ask }: Builder, { cottages }: Facts): void {
  const { cotBookings, cotCottages } = cottages
  const barn = pick.nth(cotCottages, one => one.propertyType === 'barn', 3)
  ask('missing', `What is the energy rating of ${barn.name}?`, gold.unknown())
  ask('missing', 'How many people looked at our cottages online last month?', gold.unknown())
  ask('unknown', 'What is the nightly rate of Thistledown Gables?', gold.unknown())
  const readings = [cotBookings, cotBookings.filter(one => one.status !== 'cancelled'), cotBookings.filter(one => one.status === 'completed')] // oxfmt-ignore
  const by = (figure: (own: typeof cotBookings) => number, of = readings) =>
    eachReading(of, rows => champion(cotCottages, one => figure(rows.filter(({ cottage }) => cottage === one.id)), one => one.name)) // oxfmt-ignore
  const money = by(own => pick.sum(own, one => one.totalPrice))
  ask('ambiguous', 'Which is our best cottage?', gold.either(gold.clarify(), by(own => own.length, readings.slice(0, 2)), money, by(own => pick.sum(own, one => one.nights)), gold.largest(cotCottages, one => one.nightlyRate))) // oxfmt-ignore
}

function chat({ ask }: Builder, { cottages }: Facts): void {
  const { cotBookings, cotCottages } = cottages
  ask('smalltalk', 'Hi there!', gold.smalltalk())
  ask('browser', 'Scroll down the page and click the Search button', refusesPages())
  ask('casual', 'hi there can u show me the cotages in the lake distrct pls', gold.set(cotCottages.filter(one => one.region === 'lake_district'))) // oxfmt-ignore
  ask('casual', 'gimme the 3 cheapest cottages by nightly rate', gold.ordered(cotCottages, one => one.nightlyRate, { count: 3, up: true })) // oxfmt-ignore
  const done = (id: number) => cotBookings.filter(one => one.status === 'completed' && one.cottage === id)
  const own = done(pick.nth(cotCottages, one => done(one.id).length > 2, 1).id)
  ask('multi', `How many completed bookings does ${pick.find(cotCottages, own[0]!.cottage).name} have, and what is their total price together?`, gold.figures(gold.count(own.length), gold.money(pick.sum(own, one => one.totalPrice)))) // oxfmt-ignore
  ask('complete', 'List every booking with the status completed.', gold.set(cotBookings.filter(one => one.status === 'completed'))) // oxfmt-ignore
}
