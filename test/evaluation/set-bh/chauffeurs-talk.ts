import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { told } from '../set-af/readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the chauffeur firm, changes, and what cannot be answered. */
export function talkChauffeurs(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { chauffeurs, today }: Facts): void {
  const { limoCars, limoChauffeurs, limoClients, limoQuotes, limoTrips } = chauffeurs
  const ahead = (id: number) => limoTrips.filter(one => one.chauffeurId === id && one.pickUpAt.slice(0, 10) >= today)
  const airport = (id: number) => ahead(id).filter(one => one.tripType === 'airport_transfer')
  const isClear = (id: number) => ahead(id).every(one => one.status === 'allocated' && one.pickUpAt.slice(0, 10) > today) // oxfmt-ignore
  const driver = pick.nth(limoChauffeurs, ({ id }) => isClear(id) && airport(id).length > 1 && airport(id).length < ahead(id).length) // oxfmt-ignore
  talk(
    'followup',
    [`Which trips does ${nameOf(driver)} have coming up?`, gold.set(ahead(driver.id))],
    ['Just the airport ones please', gold.set(airport(driver.id))],
    ['And what do those come to in total?', gold.money(pick.sum(airport(driver.id), one => one.price))],
  )
  const waiting = limoQuotes.filter(one => one.status === 'sent')
  const biggest = waiting.toSorted((one, other) => other.amount - one.amount)[0]!
  const asker = pick.find(limoClients, biggest.clientId)
  talk(
    'followup',
    ['How many quotes are out with clients and not answered yet?', gold.count(waiting.length)],
    ['Which one is worth the most?', gold.record(biggest)],
    ['Who is that one for?', told(asker, asker.name, 'name')],
  )
  const isOnly = (id: number | null) => limoCars.some(one => one.id === id && one.motDueOn !== null && limoCars.every(other => other.id === id || other.model !== one.model)) // oxfmt-ignore
  const trip = pick.nth(limoTrips, one => one.status === 'completed' && isOnly(one.carId), 21)
  const car = pick.find(limoCars, trip.carId!)
  talk(
    'followup',
    [`Which car did we use for ${trip.reference}?`, gold.either(gold.record(car), gold.text(gold.spelled(car.registration, `${car.make} ${car.model}`)))], // oxfmt-ignore
    ['When is its MOT due?', told(car, pick.dayAs(car.motDueOn!), 'motDueOn')],
  )
}

function write({ ask }: Builder, { chauffeurs, today }: Facts): void {
  const { limoClients, limoInvoices, limoQuotes, limoTrips } = chauffeurs
  const client = pick.nth(limoClients, one => one.name === 'Windrush Legal')
  ask('write', `Please add a new passenger for ${client.name}: Imogen Fairlie, mobile 07700 900482.`, gold.created('chauffeurs.limoPassengers', { clientId: client.id, firstName: 'Imogen', lastName: 'Fairlie', mobile: '07700 900482' })) // oxfmt-ignore
  const flying = pick.nth(
    limoTrips,
    one => one.flightNumber !== null && one.status === 'booked' && one.pickUp.address.includes('Airport'),
    1,
  )
  ask('write', `${flying.reference} is coming in on a different plane now, change the flight number to BA1477`, gold.updated('chauffeurs.limoTrips', flying, { flightNumber: 'BA1477' })) // oxfmt-ignore
  const twice = pick.nth(limoQuotes, one => one.status === 'declined', 1)
  ask('write', `Quote ${twice.number} was entered by mistake, can you delete it?`, gold.removed('chauffeurs.limoQuotes', twice)) // oxfmt-ignore
  const settled = pick.nth(limoInvoices, one => one.status === 'overdue', 1)
  ask('write', `The money for ${settled.number} came in this morning. Mark that invoice as paid, please.`, gold.updated('chauffeurs.limoInvoices', settled, { status: 'paid', paidOn: today })) // oxfmt-ignore
}

function decline({ ask }: Builder, { chauffeurs }: Facts): void {
  const { limoChauffeurs, limoFeedbacks, limoTrips } = chauffeurs
  ask('missing', 'What’s the phone number of Hartwell & Pryce Solicitors?', gold.unknown())
  ask('unknown', 'How much did we spend on diesel last month?', gold.unknown())
  ask('unknown', `What hourly wage are we paying ${nameOf(limoChauffeurs[3]!)}?`, gold.unknown())
  const driven = (id: number) => limoTrips.filter(one => one.chauffeurId === id && one.status === 'completed')
  const stars = (id: number) => limoFeedbacks.filter(one => pick.find(limoTrips, one.tripId).chauffeurId === id)
  const rated = limoChauffeurs.filter(one => stars(one.id).length > 0)
  const loved = champion(rated, one => pick.mean(stars(one.id), own => own.rating), nameOf)
  const busiest = champion(limoChauffeurs, one => driven(one.id).length, nameOf)
  const earning = champion(limoChauffeurs, one => pick.sum(driven(one.id), own => own.price), nameOf)
  ask('ambiguous', 'Who’s our best chauffeur?', gold.either(gold.clarify(), loved, busiest, earning))
}

function chat({ ask }: Builder, { chauffeurs }: Facts): void {
  const { limoCars, limoChauffeurs, limoFeedbacks, limoTrips } = chauffeurs
  ask('smalltalk', 'Thanks a lot, you’ve saved my morning!', gold.smalltalk())
  ask('browser', 'Go to the Heathrow website and click on live arrivals', refusesPages())
  const phantom = pick.nth(limoCars, one => one.model === 'Phantom')
  ask('casual', 'hiya wots the reg of the phantom??', told(phantom, phantom.registration, 'registration'))
  const stars = (rating: number) => gold.count(limoFeedbacks.filter(one => one.rating === rating).length)
  ask('multi', 'How many 5 star ratings have we had, and how many 1 star ones?', gold.figures(stars(5), stars(1)))
  const [first, second] = [limoChauffeurs[5]!, limoChauffeurs[9]!]
  ask('multi', `I need ${nameOf(first)}’s email address and the date ${nameOf(second)}’s licence expires.`, gold.all(gold.text(first.email), gold.text(pick.dayAs(second.licence.expiresOn)))) // oxfmt-ignore
  ask('complete', 'Give me every airport transfer we have completed, the whole lot, not just the first few', gold.set(limoTrips.filter(one => one.tripType === 'airport_transfer' && one.status === 'completed'))) // oxfmt-ignore
}
