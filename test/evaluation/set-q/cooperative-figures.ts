import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import type { Spelled } from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { apart } from './read-rails.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Questions that need several of its lists. */
export function relateFarms({ ask }: Builder, { cooperative }: Facts): void {
  const { growers, plots, crops, deliveries, stores, machines, bookings, orders } = cooperative
  const keen = pick.find(growers, pick.sized(deliveries, one => one.growerId, 6, 12).key)
  ask('join', `deliveries from ${keen.farmName}`, gold.set(deliveries.filter(one => one.growerId === keen.id)))
  ask('join', 'which plots grow potatoes', gold.set(plots.filter(one => one.cropId === 4)))
  const owner = pick.find(growers, plots[33]!.growerId)
  ask('join', `who farms ${plots[33]!.name}?`, either(gold.record(owner), gold.text(owner.farmName), gold.text(owner.contactPerson))) // oxfmt-ignore
  ask('join', `what is stored in ${stores[7]!.code}?`, either(gold.set(deliveries.filter(one => one.storeId === 8)), gold.set(pick.distinct(deliveries.filter(one => one.storeId === 8).map(one => pick.find(crops, one.cropId)))), gold.set(pick.distinct(deliveries.filter(one => one.storeId === 8).map(one => pick.find(crops, one.cropId).name))))) // oxfmt-ignore
  ask('join', 'bookings of the Fendt 724', gold.set(bookings.filter(one => one.machineId === machines[0]!.id)))
  const used = new Set(bookings.filter(one => one.state === 'in_use').map(one => one.machineId))
  ask('join', 'machines in use right now', either(gold.set(machines.filter(one => used.has(one.id))), gold.set(bookings.filter(one => one.state === 'in_use')))) // oxfmt-ignore
  const active = new Set(deliveries.map(one => one.growerId))
  ask('join', 'active growers that never delivered anything', listOf(growers.filter(one => one.status === 'active' && !active.has(one.id)))) // oxfmt-ignore
  ask('join', 'orders for plums', gold.set(orders.filter(one => one.cropId === 8)))
  const village = growers.filter(one => one.village === 'Ashcombe').map(one => one.id)
  ask('join', 'irrigated plots of growers in Ashcombe', gold.set(plots.filter(one => one.irrigated && village.includes(one.growerId)))) // oxfmt-ignore
  const ranked = pick.rank(deliveries, one => one.growerId).map(({ key, rows }) => ({ key, kg: pick.sum(rows, one => one.weightKg) })).toSorted((a, b) => b.kg - a.kg) // oxfmt-ignore
  const best = pick.find(growers, ranked[0]!.key)
  ask('join', 'who delivered the most kilos overall?', either(gold.record(best), gold.text(best.farmName), gold.text(best.contactPerson))) // oxfmt-ignore
  const lots = new Set(pick.rank(plots, one => one.growerId).filter(({ rows }) => pick.sum(rows, one => one.areaHa) > 20).map(({ key }) => key)) // oxfmt-ignore
  ask('join', 'growers farming more than 20 hectares in total', gold.set(growers.filter(one => lots.has(one.id))))
}
const listOf = (rows: object[]) => (rows.length > 0 ? gold.set(rows) : gold.empty())

/** Figures over the co-operative. */
export function figureFarms({ ask }: Builder, { cooperative, today }: Facts): void {
  const { growers, plots, crops, deliveries, stores, bookings, orders } = cooperative
  ask('aggregate', 'how many hectares are irrigated?', gold.plain(pick.sum(plots.filter(one => one.irrigated), one => one.areaHa))) // oxfmt-ignore
  const unpaid = deliveries.filter(one => !one.paidOut)
  ask('aggregate', 'How much money do we still owe for deliveries that have not been paid out?', gold.money(pick.sum(unpaid, one => one.payout))) // oxfmt-ignore
  ask('aggregate', 'average moisture of the barley', gold.plain(pick.mean(deliveries.filter(one => one.cropId === 7), one => one.moisture))) // oxfmt-ignore
  ask('aggregate', 'kilos of apples delivered this year', gold.plain(pick.sum(deliveries.filter(one => one.cropId === 1 && pick.year(one.deliveredOn) === pick.year(today)), one => one.weightKg))) // oxfmt-ignore
  ask('aggregate', 'total storage capacity', gold.plain(pick.sum(stores, one => one.capacityTonnes)))
  ask('aggregate', 'hours our machines were used, all together', gold.plain(pick.sum(bookings, one => one.hoursUsed)))
  ask('share', 'what share of our growers is organic', gold.percent(pick.ratio(growers.filter(one => one.organic).length, growers.length))) // oxfmt-ignore
  ask('share', 'percentage of deliveries graded juice', gold.percent(pick.ratio(deliveries.filter(one => one.grade === 'juice').length, deliveries.length))) // oxfmt-ignore
  const sizes = <T>(rows: readonly T[], key: (row: T) => string) =>
    pick.rank(rows, key).map(({ key: name, rows: own }): [Spelled, number] => [apart(name), own.length])
  ask('group', 'growers per village', gold.map(sizes(growers, one => one.village)))
  ask('group', 'weight delivered by crop', gold.map(crops.map(({ id, name }) => [name, pick.sum(deliveries.filter(one => one.cropId === id), one => one.weightKg)]), 'plain')) // oxfmt-ignore
  ask('group', 'how many bookings in each state', gold.map(sizes(bookings, one => one.state)))
  ask('group', 'average plot size per soil type', gold.map(pick.rank(plots, one => one.soil).map(({ key, rows }) => [key, pick.mean(rows, one => one.areaHa)]), 'plain')) // oxfmt-ignore
  ask('group', 'ordered kg per buyer', gold.map(pick.rank(orders, one => one.buyer).map(({ key, rows }) => [key, pick.sum(rows, one => one.orderedKg)]), 'plain')) // oxfmt-ignore
  const buyers = pick.rank(orders, one => one.buyer).map(({ key, rows }): [string, number] => [key, rows.length])
  const mid = buyers[2]![1]
  ask('group', `buyers with at least ${mid} orders`, groups(buyers.filter(([, size]) => size >= mid)))
  const paid = (id: number) =>
    pick.sum(
      deliveries.filter(one => one.cropId === id),
      one => one.payout,
    )
  ask('compare', 'did pears or plums pay out more in total?', more([gold.spelled('Pears', 'pear'), paid(2)], [gold.spelled('Plums', 'plum'), paid(8)], { unit: 'money' })) // oxfmt-ignore
  const live = (village: string) => growers.filter(one => one.village === village).length
  ask('compare', 'are there more growers in Withywell than in Castle Rising', gold.yes(live('Withywell') > live('Castle Rising'))) // oxfmt-ignore
}
