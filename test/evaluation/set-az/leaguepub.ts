import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { told } from '../set-af/readings.ts'
import { figureOf, guests, onTap, quizzesPlayed, ranked, teamOf } from './leaguepub-readings.ts'
import { talkLeaguepub } from './leaguepub-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AZ over a pub and its regular events. */
export function askLeaguepub(facts: Facts): Question[] {
  const builder = createQuestions('az', 'leaguepub')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkLeaguepub(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { leaguepub }: Facts): void {
  const { pubBeers, pubDeliveries, pubReservations, pubSuppliers } = leaguepub
  ask('list', `What's on tap at the moment?`, gold.set(pubBeers.filter(onTap)))
  ask('list', 'Which suppliers do we buy from?', gold.set(pubSuppliers))
  ask('filter', 'Which of the beers down in the cellar are gluten free?', gold.set(pubBeers.filter(one => one.status === 'in_cellar' && one.glutenFree))) // oxfmt-ignore
  ask('filter', `Show me the deliveries that came in but haven't been paid for yet.`, gold.set(pubDeliveries.filter(one => one.status === 'delivered' && !one.invoice!.paid))) // oxfmt-ignore
  ask('filter', 'I need to see the garden bookings that still have to be confirmed.', gold.set(pubReservations.filter(one => one.area === 'garden' && one.status === 'requested'))) // oxfmt-ignore
  ask('threshold', 'Which pints on the bar right now are over £5.50?', gold.set(pubBeers.filter(one => onTap(one) && one.prices.pint > 5.5))) // oxfmt-ignore
}

function number({ ask }: Builder, facts: Facts): void {
  const { pubBeers, pubDeliveries, pubEntries, pubReservations, pubSuppliers, pubTeams } = facts.leaguepub
  ask('count', 'How many no-shows have we had so far?', gold.count(pubReservations.filter(one => one.status === 'no_show').length)) // oxfmt-ignore
  ask('count', 'How many quiz nights has Judith Coyle hosted?', gold.count(quizzesPlayed(facts).filter(one => one.host === 'Judith Coyle').length)) // oxfmt-ignore
  ask(
    'top',
    'What is the strongest thing we have on tap?',
    gold.largest(pubBeers.filter(onTap), one => one.abv),
  )
  ask('top', 'Give me our five best-selling beers by pints sold.', gold.ordered(pubBeers, one => one.pintsSold, { count: 5 })) // oxfmt-ignore
  ask('top', 'Which team has won the most quizzes?', champion(pubTeams, one => pubEntries.filter(({ teamId, place }) => teamId === one.id && place === 1).length, one => one.name)) // oxfmt-ignore
  ask('aggregate', 'What does a pint cost on average, going by the beers on tap?', gold.money(pick.mean(pubBeers.filter(onTap), one => one.prices.pint))) // oxfmt-ignore
  const before = pick.shiftMonth(pick.month(facts.today)!, -1)
  ask('aggregate', 'How much did the deliveries that arrived last month cost us altogether?', gold.money(pick.sum(pubDeliveries.filter(one => pick.month(one.deliveredAt) === before), one => one.totalCost))) // oxfmt-ignore
  ask('group', 'What styles are waiting in the cellar, and how many beers of each?', gold.map(sizes(pubBeers.filter(one => one.status === 'in_cellar'), one => one.style))) // oxfmt-ignore
  const arrived = pubDeliveries.filter(one => one.status === 'delivered')
  ask('group', 'Total cost of delivered orders by supplier, please.', gold.map(measures(arrived, one => pick.find(pubSuppliers, one.supplierId).name, own => pick.sum(own, one => one.totalCost), name => gold.spelled(name)), 'money')) // oxfmt-ignore
  const sold = (serving: string) => pick.sum(pubBeers.filter(one => one.serving === serving), one => one.pintsSold) // oxfmt-ignore
  ask('compare', 'Have we sold more pints from cask than from keg?', gold.yes(sold('cask') > sold('keg')))
}

function join({ ask }: Builder, facts: Facts): void {
  const { pubBeers, pubDeliveries, pubEvents, pubReservations, pubSuppliers } = facts.leaguepub
  const brewery = pick.nth(pubSuppliers, one => one.name === 'Tarmac & Thistle')
  ask('join', `Which beers do we get from ${brewery.name}?`, gold.set(pubBeers.filter(one => one.supplierId === brewery.id))) // oxfmt-ignore
  const quiz = quizzesPlayed(facts)[3]!
  ask('join', `Which teams played in the quiz on ${pick.dayName(quiz.startsAt)}?`, gold.set(ranked(facts, quiz).map(one => teamOf(facts, one)))) // oxfmt-ignore
  const music = pick.nth(pubEvents, one => one.title === '80s Music Quiz')
  const winner = teamOf(facts, ranked(facts, music)[0]!)
  ask('join', `Who captains the team that won the ${music.title}?`, told(winner, winner.captain.name, 'captainName'))
  const carrying = (id: number) => pubDeliveries.filter(one => one.lines.some(line => line.beerId === id))
  const beer = pick.nth(pubBeers, one => one.serving === 'cask' && carrying(one.id).length > 2 && carrying(one.id).every(({ status }) => status === 'delivered'), 2) // oxfmt-ignore
  ask('join', `Which deliveries had ${beer.name} on them?`, gold.set(carrying(beer.id)))
  const coming = (id: number) => pubReservations.filter(one => one.eventId === id)
  const gig = pick.nth(pubEvents, one => one.eventType === 'live_music' && one.status === 'planned' && coming(one.id).length > 3 && coming(one.id).every(({ status }) => status === 'confirmed')) // oxfmt-ignore
  ask('join', `How many people are booked in for ${gig.title}?`, gold.count(pick.sum(coming(gig.id), one => one.partySize))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { leaguepub }: Facts): void {
  const { pubBeers, pubTeams } = leaguepub
  const team = pick.nth(pubTeams, one => one.name === 'Agatha Quiztie')
  ask('lookup', `I need to ring the captain of ${team.name}, what's the number?`, told(team, team.captain.phone, 'captainPhone')) // oxfmt-ignore
  const beer = pick.nth(pubBeers, one => one.name === 'Kingpin')
  ask('lookup', `How much is a half of ${beer.name}?`, figureOf(beer, gold.money(beer.prices.half, { field: 'pricesHalf' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { leaguepub, today, day }: Facts): void {
  const { pubDeliveries, pubReservations, pubTeams } = leaguepub
  ask('date', 'Who has booked a table for tomorrow?', guests(pubReservations.filter(one => one.startsAt.slice(0, 10) === day(1)))) // oxfmt-ignore
  const open = pubDeliveries.filter(one => one.status === 'ordered')
  ask('date', 'What deliveries are due in the next seven days?', pick.setWithin(open, one => one.expectedOn, today, day(7))) // oxfmt-ignore
  const since = day(-130)
  ask('date', `Which quiz teams have joined since ${pick.dayName(since)}?`, gold.set(pubTeams.filter(one => one.joinedOn > since))) // oxfmt-ignore
}
