import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, sizes } from '../set-s/choose.ts'
import { once, run, type Trip } from './chauffeurs-readings.ts'
import { talkChauffeurs } from './chauffeurs-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BH over the chauffeur and wedding-car firm. */
export function askChauffeurs(facts: Facts): Question[] {
  const builder = createQuestions('bh', 'chauffeurs')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkChauffeurs(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { chauffeurs }: Facts): void {
  const { limoCars, limoChauffeurs, limoTrips } = chauffeurs
  ask('list', 'I’m new on the desk, which cars have we actually got?', gold.set(limoCars))
  ask('list', 'Can I have a list of our chauffeurs please', gold.set(limoChauffeurs))
  ask('filter', 'Show me the wedding cars in ivory', gold.set(limoCars.filter(one => one.category === 'wedding' && one.colour === 'Ivory'))) // oxfmt-ignore
  const open = limoTrips.filter(one => one.tripType === 'airport_transfer' && one.chauffeurId === null)
  ask('filter', 'Which airport transfers still haven’t got a chauffeur?', gold.set(open))
  ask('filter', 'A client wants somebody who speaks French. Who can I send?', gold.set(limoChauffeurs.filter(one => one.languages.includes('French')))) // oxfmt-ignore
  ask('threshold', 'Who has more than 3 points on their licence?', gold.set(limoChauffeurs.filter(one => one.licence.penaltyPoints > 3))) // oxfmt-ignore
}

function number({ ask }: Builder, { chauffeurs }: Facts): void {
  const { limoCars, limoChauffeurs, limoClients, limoFeedbacks, limoInvoices, limoQuotes, limoTrips } = chauffeurs
  ask('count', 'How many hotels do we drive for?', gold.count(limoClients.filter(one => one.clientType === 'hotel').length)) // oxfmt-ignore
  const lost = limoTrips.filter(one => one.tripType === 'wedding' && one.status === 'cancelled')
  ask('count', 'how many wedding trips have been cancelled so far', gold.count(lost.length))
  ask(
    'top',
    'Which car has the most miles on the clock?',
    gold.largest(limoCars, one => one.mileage),
  )
  ask('top', 'What were the five biggest quotes we ever sent out?', gold.ordered(limoQuotes, one => one.amount, { count: 5 })) // oxfmt-ignore
  const runs = limoTrips.filter(one => one.tripType === 'airport_transfer' && one.status === 'completed')
  ask('top', 'Which chauffeur has done the most airport transfers?', champion(limoChauffeurs, one => runs.filter(trip => trip.chauffeurId === one.id).length, nameOf)) // oxfmt-ignore
  ask('aggregate', 'What do we charge for an airport transfer on average?', run(limoTrips.filter(one => one.tripType === 'airport_transfer'), rows => gold.money(pick.mean(rows, one => one.price)))) // oxfmt-ignore
  ask('aggregate', 'How much money is tied up in overdue invoices altogether?', gold.money(pick.sum(limoInvoices.filter(one => one.status === 'overdue'), one => one.total))) // oxfmt-ignore
  ask('group', 'How are our quotes doing? I’d like to see how many were accepted, declined and so on.', gold.map(sizes(limoQuotes, one => one.status))) // oxfmt-ignore
  const driven = (id: number) => limoFeedbacks.filter(one => pick.find(limoTrips, one.tripId).chauffeurId === id)
  const rated = limoChauffeurs.filter(one => driven(one.id).length > 0)
  ask('group', 'Give me the average star rating for each chauffeur for the team meeting.', gold.map(rated.map(one => [nameOf(one), pick.mean(driven(one.id), own => own.rating)]), 'plain')) // oxfmt-ignore
  const spent = (model: string) => pick.sum(pick.nth(limoCars, one => one.model === model).services, one => one.cost)
  ask('compare', 'Have we spent more on servicing the Bentley than the Phantom?', gold.yes(spent('Flying Spur') > spent('Phantom'))) // oxfmt-ignore
}

function join({ ask }: Builder, { chauffeurs }: Facts): void {
  const { limoCars, limoChauffeurs, limoClients, limoFeedbacks, limoInvoices, limoPassengers, limoTrips } = chauffeurs
  const drivers = (rows: Trip[], id: number) => once(rows.filter(one => one.clientId === id && one.chauffeurId !== null).map(one => pick.find(limoChauffeurs, one.chauffeurId!))) // oxfmt-ignore
  const done = limoTrips.filter(one => one.status === 'completed')
  const firm = pick.nth(limoClients, one => one.clientType === 'corporate' && drivers(done, one.id).length > 3 && drivers(done, one.id).length === drivers(limoTrips, one.id).length, 1) // oxfmt-ignore
  ask('join', `Which of our chauffeurs have driven for ${firm.name}?`, gold.set(drivers(done, firm.id)))
  const bentley = pick.nth(limoCars, one => one.make === 'Bentley')
  const aboard = new Set(done.filter(one => one.carId === bentley.id).flatMap(one => one.passengerIds))
  ask('join', 'Who has travelled in the Bentley up to now? I need the passengers’ names.', gold.set(limoPassengers.filter(one => aboard.has(one.id)))) // oxfmt-ignore
  const late = limoClients.filter(one => one.clientType === 'corporate' && limoInvoices.some(own => own.clientId === one.id && own.status === 'overdue')) // oxfmt-ignore
  ask('join', 'Which corporate clients have an overdue invoice?', gold.set(late))
  const cross = limoFeedbacks.filter(one => one.rating < 3).map(one => pick.find(limoTrips, one.tripId).clientId)
  ask('join', 'Which clients only gave us one or two stars for a trip?', gold.set(limoClients.filter(one => cross.includes(one.id)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { chauffeurs }: Facts): void {
  const { limoChauffeurs, limoTrips } = chauffeurs
  const driver = pick.nth(limoChauffeurs, one => one.lastName === 'Brockway')
  ask('lookup', `What’s ${nameOf(driver)}’s mobile number?`, told(driver, driver.mobile, 'mobile'))
  const flown = pick.nth(limoTrips, one => one.flightNumber !== null && one.status === 'allocated', 4)
  ask('lookup', `Which flight number have we got down for ${flown.reference}?`, told(flown, flown.flightNumber!, 'flightNumber')) // oxfmt-ignore
}

function date({ ask }: Builder, { chauffeurs, today, day }: Facts): void {
  const { limoCars, limoTrips } = chauffeurs
  ask(
    'date',
    'Any cars due an MOT in the next 30 days?',
    pick.setWithin(limoCars, one => one.motDueOn, today, day(30)),
  )
  ask('date', 'What have we got on tomorrow?', gold.set(limoTrips.filter(one => one.pickUpAt.slice(0, 10) === day(1))))
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many trips did we complete last month?', gold.count(limoTrips.filter(one => one.status === 'completed' && pick.month(one.pickUpAt) === last).length)) // oxfmt-ignore
}
