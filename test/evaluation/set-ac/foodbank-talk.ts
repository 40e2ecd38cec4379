import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf, person } from '../set-s/choose.ts'
import { homes } from './readings.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in the office of a food bank, changes, and what cannot be answered. */
export function talkFoodbank(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { foodbank }: Facts): void {
  const { centres, volunteers, donors, donations, households } = foodbank
  const paused = households.filter(one => one.status === 'paused')
  const families = paused.filter(one => one.children > 0)
  talk(
    'followup',
    ['Which households are on pause at the moment?', gold.set(paused)],
    ['Which of these have children?', gold.set(families)],
    ['And which one of them was registered first?', gold.smallest(families, one => one.registeredOn)],
  )
  const farm = donors.find(one => one.name === 'Bowland Farm')!
  const own = donations.filter(one => one.donorId === farm.id)
  const last = own.toSorted((one, other) => (one.receivedOn < other.receivedOn ? 1 : -1))[0]!
  talk(
    'followup',
    ['How many kilos has Bowland Farm given us in total?', gold.plain(pick.sum(own, one => one.weightKg))],
    ['In how many donations was that?', gold.count(own.length)],
    ['When did the last one come in?', gold.text(pick.dayAs(last.receivedOn), 'receivedOn')],
  )
  const drivers = volunteers.filter(one => one.role === 'driver')
  const there = pick.sized(drivers, one => one.centreId, 2, 9)
  talk(
    'followup',
    ['Show me the drivers.', gold.set(drivers)],
    [`Just the ones at ${pick.find(centres, there.key).name}.`, gold.set(there.rows)],
    ['What are their phone numbers?', gold.set(there.rows, { shows: one => [one.phone] })],
  )
}

function write({ ask, talk }: Builder, { foodbank, today }: Facts): void {
  const { centres, volunteers, donors, households, foodParcels } = foodbank
  const [shop, centre] = [
    donors.find(one => one.name === 'Greenline Foods')!,
    centres.find(one => one.name === 'Promenade')!,
  ]
  ask('write', 'Log a new donation: 42.5 kg of dairy from Greenline Foods, received today at Promenade.', gold.created('foodbank.donations', { donorId: shop.id, centreId: centre.id, category: 'dairy', weightKg: 42.5, receivedOn: today })) // oxfmt-ignore
  const busy = person(volunteers, one => one.role === 'sorter' && one.hoursPerWeek > 4, 6)
  const hours = busy.hoursPerWeek - 3
  ask('write', `${nameOf(busy)} can only do ${hours} hours a week from now on, pls change it`, gold.updated('foodbank.volunteers', busy, { hoursPerWeek: hours })) // oxfmt-ignore
  const ready = pick.nth(foodParcels, one => one.status === 'packed' && !pick.find(households, one.householdId).needsDelivery, 1) // oxfmt-ignore
  ask('write', `Parcel ${ready.reference} was just picked up, please mark it as collected.`, gold.updated('foodbank.foodParcels', ready, { status: 'collected' }, ['handedOverOn'])) // oxfmt-ignore
  const unused = pick.nth(foodParcels, one => one.status === 'planned', 17)
  talk(
    'write',
    [`I want to delete the parcel ${unused.reference}, but please ask me again before you do it.`, pending()],
    ['Hmm, no, leave it for now.', nowrite()],
  )
}

function decline({ ask }: Builder, { foodbank }: Facts): void {
  const { households } = foodbank
  const one = person(households, own => own.status === 'active', 21)
  ask('missing', `What is the monthly income of the household of ${nameOf(one)}?`, unknown())
  ask('unknown', 'When did Bramblewick Stores last donate something?', unknown())
  const twins = pick.rank(households, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `How many children does ${twins.key} have?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.children] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, facts: Facts): void {
  const { centres } = facts.foodbank
  ask('smalltalk', 'cheers, thats me done for today :)', gold.smalltalk())
  ask('casual', 'wich centers dont have a cold store??', gold.set(centres.filter(one => !one.hasColdStore)))
  ask('multi', 'How many adults and how many children do our households have in total?', eachReading(homes(facts), rows => gold.figures(gold.count(pick.sum(rows, one => one.adults)), gold.count(pick.sum(rows, one => one.children))))) // oxfmt-ignore
}
