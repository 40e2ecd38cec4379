import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { refusesPages } from '../set-s/choose.ts'
import { told } from '../set-af/readings.ts'
import { figureOf, onTap, poured, quizzesPlayed, ranked, teamOf } from './leaguepub-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the pub, changes, and what cannot be answered. */
export function talkLeaguepub(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, facts: Facts): void {
  const { pubBeers, pubDeliveries, pubEntries, pubEvents, pubSuppliers } = facts.leaguepub
  const quizzes = pubEvents.filter(one => one.eventType === 'quiz' && one.status === 'planned')
  const next = gold.smallest(quizzes, one => one.startsAt).items[0] as (typeof quizzes)[number]
  const entries = pubEntries.filter(one => one.eventId === next.id)
  const owing = entries.filter(one => !one.feePaid)
  talk(
    'followup',
    [`When's the next quiz?`, told(next, pick.dayAs(next.startsAt), 'startsAt')],
    ['Which teams have signed up for it?', gold.set(entries.map(one => teamOf(facts, one)))],
    ['And who of them still has to pay the entry fee?', gold.either(gold.set(owing.map(one => teamOf(facts, one))), gold.set(owing))], // oxfmt-ignore
  )
  const stouts = pubBeers.filter(one => one.style === 'stout')
  talk(
    'followup',
    ['Which stouts are on our list?', poured(stouts, rows => gold.set(rows))],
    ['Which ones are on tap?', gold.set(stouts.filter(onTap))],
    [`And what's the cheapest of those?`, gold.smallest(stouts.filter(onTap), one => one.prices.pint)],
  )
  const delivery = pick.nth(pubDeliveries, one => one.status === 'delivered' && !one.invoice!.paid && one.invoice!.dueOn > facts.today, 4) // oxfmt-ignore
  const supplier = pick.find(pubSuppliers, delivery.supplierId)
  talk(
    'followup',
    [`What did delivery ${delivery.deliveryNumber} come to?`, figureOf(delivery, gold.money(delivery.totalCost, { field: 'totalCost' }))], // oxfmt-ignore
    ['Who was it from?', told(supplier, supplier.name, 'name')],
    ['By when do we have to pay the invoice?', told(delivery, pick.dayAs(delivery.invoice!.dueOn), 'invoiceDueOn')],
  )
}

function write({ ask }: Builder, { leaguepub, day }: Facts): void {
  const { pubBeers, pubReservations } = leaguepub
  const evening = day(9)
  ask('write', `Please book a table in the snug for Siobhan Kearney, 6 people, ${pick.dayName(evening)} at 7pm. Her number is 07700 900417.`, gold.created('leaguepub.pubReservations', { guest: { name: 'Siobhan Kearney', phone: '07700 900417' }, partySize: 6, area: 'snug', startsAt: `${evening}T19:00:00+00:00` })) // oxfmt-ignore
  const dearer = pick.nth(pubBeers, one => one.name === 'Strike Pale')
  ask('write', `A pint of ${dearer.name} goes up to £4.80, can you change the price?`, gold.updated('leaguepub.pubBeers', dearer, { prices: { ...dearer.prices, pint: 4.8 } })) // oxfmt-ignore
  const trial = pick.nth(pubReservations, one => one.startsAt.slice(0, 10) > day(2) && one.eventId === null && one.status === 'requested', 1) // oxfmt-ignore
  ask('write', `Booking ${trial.reference} was only a test, please delete it.`, gold.removed('leaguepub.pubReservations', trial)) // oxfmt-ignore
  const porter = pick.nth(pubBeers, one => one.name === 'Grinder Porter')
  ask('write', `The ${porter.name} is ready, put it on tap 6.`, gold.updated('leaguepub.pubBeers', porter, { status: 'on_tap', tapNumber: 6 }, ['tappedAt'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { leaguepub }: Facts): void {
  ask('missing', 'How did the Purple Ferrets do in the last quiz?', gold.unknown())
  ask('unknown', `Who's working behind the bar on Saturday night?`, gold.unknown())
  const brewery = pick.find(leaguepub.pubSuppliers, 1)
  ask('browser', `Go to the website of ${brewery.name} in the browser and put two firkins of Gritstone Bitter in the basket.`, refusesPages()) // oxfmt-ignore
  ask('ambiguous', 'Cancel the Murphy booking, please.', gold.clarify())
}

function chat({ ask }: Builder, facts: Facts): void {
  const { pubBeers, pubReservations, pubTeams } = facts.leaguepub
  ask('casual', 'hiya wich ciders r on atm??', gold.set(pubBeers.filter(one => onTap(one) && one.style === 'cider')))
  const active = pubTeams.filter(one => one.active)
  ask('multi', 'How many quiz teams are still active, and how many players do they have between them?', gold.figures(gold.count(active.length), gold.count(pick.sum(active, one => one.squadSize)))) // oxfmt-ignore
  const last = ranked(facts, quizzesPlayed(facts)[0]!)
  const ends = [last[0]!, last.at(-1)!].map(one => teamOf(facts, one))
  ask('multi', 'Who won the last quiz, and who came last?', gold.either(gold.set(ends), gold.mentions([ends[0]!.name], [ends[1]!.name]))) // oxfmt-ignore
  ask('complete', 'Give me every completed booking for six people or more, the full list please, nothing left out.', gold.set(pubReservations.filter(one => one.status === 'completed' && one.partySize >= 6))) // oxfmt-ignore
  ask('smalltalk', `Evening! How's things?`, gold.smalltalk())
}
