import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureFarms, relateFarms } from './cooperative-figures.ts'
import { talkFarms } from './cooperative-talk.ts'
import { apart } from './read-rails.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set Q over the farm co-operative: written before the engine had seen a service like it. */
export function askCooperative(facts: Facts): Question[] {
  const builder = createQuestions('q', 'cooperative')
  list(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateFarms(builder, facts)
  figureFarms(builder, facts)
  talkFarms(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { cooperative }: Facts): void {
  const { growers, plots, crops, deliveries, stores, machines, bookings, orders } = cooperative
  ask('conditions', 'organic growers', gold.set(growers.filter(one => one.organic)))
  ask('conditions', 'who has been suspended?', gold.set(growers.filter(one => one.status === 'suspended')))
  ask('conditions', 'Which plots have clay soil and are irrigated?', gold.set(plots.filter(one => one.soil === 'clay' && one.irrigated))) // oxfmt-ignore
  ask('conditions', 'rejected deliveries', gold.set(deliveries.filter(one => one.grade === 'rejected')))
  ask('conditions', 'what grows in summer?', gold.set(crops.filter(one => one.season === 'summer')))
  ask('conditions', 'stores under maintenance', gold.set(stores.filter(one => one.maintenance)))
  ask('conditions', 'which machines can i have, i.e. are available', gold.set(machines.filter(one => one.available)))
  ask('conditions', 'booking requests still waiting for approval (state requested)', gold.set(bookings.filter(one => one.state === 'requested'))) // oxfmt-ignore
  ask('conditions', 'open orders for School Kitchens', gold.set(orders.filter(one => one.state === 'open' && one.buyer === 'School Kitchens'))) // oxfmt-ignore
  ask('conditions', 'cold rooms', gold.set(stores.filter(one => one.kind === 'cold_room')))
  ask('logic', 'growers in Netherby or Dunmoor who are not organic', gold.set(growers.filter(one => ['Netherby', 'Dunmoor'].includes(one.village) && !one.organic))) // oxfmt-ignore
  ask('logic', 'first grade or extra deliveries above 4.5 tonnes', gold.set(deliveries.filter(one => ['first', 'extra'].includes(one.grade) && one.weightKg > 4500))) // oxfmt-ignore
  ask('logic', 'tractors and sprayers that are not available', listOf(machines.filter(one => ['tractor', 'sprayer'].includes(one.type) && !one.available))) // oxfmt-ignore
  ask('missing-values', 'plots with nothing planted', gold.set(plots.filter(one => one.cropId === null)))
  ask('missing-values', 'members we have no phone for', gold.set(growers.filter(one => one.phone === null)))
  ask('missing-values', 'machines that were never serviced', listOf(machines.filter(one => one.lastServiceOn === null))) // oxfmt-ignore
  ask('missing-values', 'accepted deliveries that are in no store (grade other than rejected)', gold.set(deliveries.filter(one => one.grade !== 'rejected' && one.storeId === null))) // oxfmt-ignore
}
const listOf = (rows: object[]) => (rows.length > 0 ? gold.set(rows) : gold.empty())

function bound({ ask }: Builder, { cooperative }: Facts): void {
  const { growers, plots, deliveries, machines, stores, orders } = cooperative
  ask('range', 'growers with 10 shares or more', gold.set(growers.filter(one => one.shares >= 10)))
  ask('range', 'plots larger than 12 hectares', gold.set(plots.filter(one => one.areaHa > 12)))
  ask('range', 'deliveries with moisture over 20 percent', gold.set(deliveries.filter(one => one.moisture > 20)))
  ask('range', 'machines under £100 a day', gold.set(machines.filter(one => one.dailyRate < 100)))
  ask(
    'range',
    'orders from 3000 to 4000 kg',
    pick.setWithin(orders, one => one.orderedKg, 3000, 4000),
  )
  ask('range', 'stores warmer than 12 degrees', gold.set(stores.filter(one => one.temperatureC > 12)))
}

function rank({ ask }: Builder, { cooperative }: Facts): void {
  const { growers, plots, crops, deliveries, machines, stores, orders } = cooperative
  ask(
    'ranking',
    'priciest crop',
    gold.largest(crops, one => one.pricePerKg),
  )
  ask(
    'ranking',
    'three largest deliveries',
    gold.ordered(deliveries, one => one.weightKg, { count: 3 }),
  )
  ask(
    'ranking',
    'longest standing grower',
    gold.smallest(growers, one => one.joinedOn),
  )
  ask(
    'ranking',
    'cheapest machine to hire',
    gold.smallest(machines, one => one.dailyRate),
  )
  ask('ranking', 'What is the smallest plot on chalk?', gold.smallest(plots.filter(one => one.soil === 'chalk'), one => one.areaHa)) // oxfmt-ignore
  ask(
    'ranking',
    'coldest store?',
    gold.smallest(stores, one => one.temperatureC),
  )
  ask('ranking', 'biggest order that is still open', gold.largest(orders.filter(one => one.state === 'open'), one => one.orderedKg)) // oxfmt-ignore
}

function time({ ask }: Builder, { cooperative, today, day }: Facts): void {
  const { growers, deliveries, bookings, orders, assemblies } = cooperative
  const month = pick.shiftMonth(pick.month(today)!, -1)
  const inMonth = deliveries.filter(one => pick.month(one.deliveredOn) === month)
  ask('dates', `deliveries of ${pick.monthName(month)}`, gold.set(inMonth))
  const year = pick.year(growers[8]!.joinedOn)!
  ask('dates', `which farms joined in ${year}`, gold.set(growers.filter(one => pick.year(one.joinedOn) === year)))
  ask('dates', `orders shipped after ${pick.dayShort(day(-15))}`, either(gold.set(orders.filter(one => one.shippedOn !== null && one.shippedOn > day(-15))), gold.set(orders.filter(one => one.shippedOn !== null && one.shippedOn >= day(-15))))) // oxfmt-ignore
  ask('relative-dates', 'whats booked today? machines i mean', either(gold.set(bookings.filter(one => one.startsOn <= today && one.endsOn >= today)), gold.set(bookings.filter(one => one.startsOn <= today && one.endsOn >= today && one.state !== 'refused')), ...starting(bookings, today))) // oxfmt-ignore
  ask('relative-dates', 'upcoming assemblies', gold.set(assemblies.filter(one => one.heldOn > today)))
  const since = (days: number) => gold.set(deliveries.filter(one => one.deliveredOn >= day(-days)))
  ask('relative-dates', 'deliveries of the past 10 days', either(since(10), since(9), since(11)))
  const due = (end: number) => gold.set(orders.filter(one => one.state === 'open' && one.shipOn >= today && one.shipOn <= day(end))) // oxfmt-ignore
  ask('relative-dates', 'open orders due to ship within two weeks', either(due(14), due(13), due(15)))
}
const starting = (bookings: Facts['cooperative']['bookings'], today: string) => {
  const rows = bookings.filter(one => one.startsOn === today)
  return rows.length > 0 ? [gold.set(rows)] : [gold.empty()]
}

function look({ ask }: Builder, { cooperative }: Facts): void {
  const { growers, plots, crops, deliveries, stores, machines, orders, assemblies } = cooperative
  const reachable = pick.nth(growers, one => one.phone !== null, 7)
  ask('lookup', `phone number for ${reachable.farmName}`, gold.text(reachable.phone!, 'phone'))
  ask('lookup', `who runs ${growers[13]!.farmName}?`, gold.text(growers[13]!.contactPerson, 'contactPerson'))
  ask('lookup', 'what do we pay per kilo of cherries?', gold.money(crops[2]!.pricePerKg, { field: 'pricePerKg' }))
  ask('lookup', `grade of delivery ${deliveries[120]!.number}`, gold.text(apart(deliveries[120]!.grade), 'grade'))
  ask('lookup', `how much did ${deliveries[60]!.number} weigh`, gold.plain(deliveries[60]!.weightKg, { field: 'weightKg' })) // oxfmt-ignore
  ask('lookup', `temperature in ${stores[0]!.code}`, gold.plain(stores[0]!.temperatureC, { field: 'temperatureC' }))
  ask('lookup', 'Would you please tell me what hiring the Claas Lexion costs per day?', gold.money(machines[2]!.dailyRate, { field: 'dailyRate' })) // oxfmt-ignore
  ask('lookup', `when will ${orders[70]!.reference} ship?`, gold.text(pick.dayAs(orders[70]!.shipOn), 'shipOn'))
  ask('lookup', 'where is the budget evening held', gold.text(assemblies[2]!.venue, 'venue'))
  ask('lookup', `soil of ${pick.misspell(plots[25]!.name)}`, gold.text(plots[25]!.soil, 'soil'))
}

function confirm({ ask }: Builder, { cooperative }: Facts): void {
  const { growers, deliveries, stores, machines, assemblies } = cooperative
  const farm = pick.nth(growers, one => one.organic, 4)
  ask('yes-no', `is ${farm.farmName} organic?`, gold.yes(true))
  const due = pick.nth(deliveries, one => !one.paidOut && one.grade !== 'rejected', 1)
  ask('yes-no', `has delivery ${due.number} been paid out`, gold.yes(false))
  ask('yes-no', 'Is the Cider Press free?', gold.yes(machines[9]!.available))
  ask('yes-no', 'were the minutes of the harvest assembly published yet?', gold.yes(assemblies[0]!.minutesPublished))
  ask('yes-no', `is ${stores[4]!.code} under maintenance right now?`, gold.yes(true))
  ask('projection', 'farm, contact and email of all applicants', gold.set(growers.filter(one => one.status === 'applicant'), { shows: one => [one.farmName, one.contactPerson, one.email] })) // oxfmt-ignore
  ask('projection', 'codes and fill of the silos', gold.set(stores.filter(one => one.kind === 'silo'), { shows: one => [one.code, one.filledTonnes] })) // oxfmt-ignore
}
