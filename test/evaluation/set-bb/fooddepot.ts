import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, sizes, topGroup, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { offered, placed } from './fooddepot-readings.ts'
import { talkFooddepot } from './fooddepot-talk.ts'

type Builder = ReturnType<typeof createQuestions>
const asWritten = (name: string) => gold.spelled(name)

/** Set BB over the warehouse of a food distributor. */
export function askFooddepot(facts: Facts): Question[] {
  const builder = createQuestions('bb', 'fooddepot')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkFooddepot(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { fooddepot }: Facts): void {
  const { depotDrivers, depotOrders, depotProducts, depotRestaurants } = fooddepot
  ask('list', 'List all the drivers who work for us.', gold.set(depotDrivers))
  ask(
    'list',
    'Which cuisines do our restaurants cover?',
    values(depotRestaurants, one => one.cuisine),
  )
  const frozen = depotProducts.filter(one => one.category === 'Seafood' && one.storageZone === 'Frozen')
  ask('filter', 'Show me all the seafood products in the frozen storage zone.', offered(frozen, rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which orders are in picking and have not been paid yet?', gold.set(depotOrders.filter(one => one.status === 'Picking' && !one.isPaid))) // oxfmt-ignore
  ask('filter', 'Find the Italian restaurants in Cork.', gold.set(depotRestaurants.filter(one => one.cuisine === 'Italian' && one.address.city === 'Cork'))) // oxfmt-ignore
  ask('threshold', 'Which products cost more than €40?', offered(depotProducts.filter(one => one.unitPrice > 40), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'How many orders have a total amount of at least €1,000?', placed(depotOrders.filter(one => one.totalAmount >= 1000), rows => gold.count(rows.length))) // oxfmt-ignore
}

function number({ ask }: Builder, { fooddepot }: Facts): void {
  const { depotLots, depotOrders, depotProducts, depotRestaurants, depotSuppliers } = fooddepot
  ask('count', 'How many stock lots are in quarantine right now?', gold.count(depotLots.filter(one => one.status === 'Quarantined').length)) // oxfmt-ignore
  ask('count', 'How many different countries do our suppliers come from?', gold.count(pick.distinct(depotSuppliers.map(one => one.country)).length)) // oxfmt-ignore
  ask('top', 'Which restaurant has the highest credit limit?', champion(depotRestaurants, one => one.creditLimit, one => one.name)) // oxfmt-ignore
  ask('top', 'Top 5 products by unit price', offered(depotProducts, rows => gold.ordered(rows, one => one.unitPrice, { count: 5 }))) // oxfmt-ignore
  ask('top', 'Which product category has the most products?', offered(depotProducts, rows => topGroup(rows, one => one.category))) // oxfmt-ignore
  ask('aggregate', 'What is the average unit price of our dairy products?', offered(depotProducts.filter(one => one.category === 'Dairy'), rows => gold.money(pick.mean(rows, one => one.unitPrice)))) // oxfmt-ignore
  ask('aggregate', 'What is the total credit limit of all active restaurants?', gold.money(pick.sum(depotRestaurants.filter(one => one.isActive), one => one.creditLimit))) // oxfmt-ignore
  ask('aggregate', 'What percentage of the products is organic?', offered(depotProducts, rows => gold.percent(pick.ratio(rows.filter(one => one.isOrganic).length, rows.length)))) // oxfmt-ignore
  ask('group', 'Total order amount per status', gold.map(measures(depotOrders, one => one.status, own => pick.sum(own, one => one.totalAmount)), 'money')) // oxfmt-ignore
  ask('group', 'How many restaurants do we have in each city?', gold.map(sizes(depotRestaurants, one => one.address.city, asWritten))) // oxfmt-ignore
}

function compare({ ask }: Builder, { fooddepot }: Facts): void {
  const { depotProducts, depotSuppliers } = fooddepot
  const [lamb, ham] = ['Rack of Lamb', 'Prosciutto di Parma'].map(name => pick.nth(depotProducts, one => one.name === name)) // oxfmt-ignore
  ask('compare', `Which product is more expensive, ${ham!.name} or ${lamb!.name}?`, champion([lamb!, ham!], one => one.unitPrice, one => one.name)) // oxfmt-ignore
  const [spices, japanese] = ['India', 'Japan'].map(country => pick.nth(depotSuppliers, one => one.country === country)) // oxfmt-ignore
  const more = offered(depotProducts, rows => champion([spices!, japanese!], one => rows.filter(own => own.supplierId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('compare', `Do we get more products from ${spices!.name} or from ${japanese!.name}?`, more)
}

function join({ ask }: Builder, { fooddepot }: Facts): void {
  const { depotDeliveries, depotDrivers, depotOrders, depotProducts, depotRestaurants, depotSuppliers } = fooddepot
  const italian = depotProducts.filter(one => pick.find(depotSuppliers, one.supplierId).country === 'Italy')
  ask(
    'join',
    'Which products come from suppliers in Italy?',
    offered(italian, rows => gold.set(rows)),
  )
  const trips = (id: number) => depotDeliveries.filter(one => one.orderId === id)
  const done = pick.nth(depotOrders, one => one.status === 'Delivered' && trips(one.id).length === 1, 71)
  ask('join', `Which driver delivered order ${done.orderNumber}?`, toldPerson(pick.find(depotDrivers, trips(done.id)[0]!.driverId!))) // oxfmt-ignore
  const large = depotOrders.filter(one => one.totalAmount > 400 && pick.find(depotRestaurants, one.restaurantId).address.city === 'Limerick') // oxfmt-ignore
  ask('join', 'Show the orders of restaurants in Limerick that are worth more than €400.', placed(large, rows => gold.set(rows))) // oxfmt-ignore
  const buyersOf = (rows: typeof depotOrders, id: number) => {
    const keys = rows.filter(one => one.lines.some(line => line.productId === id)).map(one => one.restaurantId)
    return depotRestaurants.filter(one => keys.includes(one.id))
  }
  const asked = pick.nth(depotProducts, one => one.category === 'OilsAndSauces' && buyersOf(depotOrders, one.id).length > 3 && buyersOf(depotOrders, one.id).length < 9, 1) // oxfmt-ignore
  ask('join', `Which restaurants have ordered ${asked.name}?`, placed(depotOrders, rows => gold.set(buyersOf(rows, asked.id)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { fooddepot }: Facts): void {
  const { depotLots, depotOrders, depotRestaurants } = fooddepot
  const table = pick.nth(depotRestaurants, one => one.cuisine === 'French' && one.isActive, 3)
  ask('lookup', `What is the phone number of ${table.name}?`, told(table, table.phone, 'phone'))
  const order = pick.nth(depotOrders, one => one.status === 'Delivered', 88)
  ask('lookup', `Show me order ${order.orderNumber}.`, gold.record(order))
  const lot = pick.nth(depotLots, one => one.status === 'Available', 30)
  ask('lookup', `When does lot ${lot.lotNumber} expire?`, told(lot, pick.dayAs(lot.expiresOn), 'expiresOn'))
}

function date({ ask }: Builder, { fooddepot, today, day }: Facts): void {
  const { depotDrivers, depotLots, depotOrders } = fooddepot
  const usable = depotLots.filter(one => one.status === 'Available')
  ask('date', 'Which available stock lots expire within the next 7 days?', pick.setWithin(usable, one => one.expiresOn, today, day(7))) // oxfmt-ignore
  const before = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many orders were placed in ${pick.monthName(before)}?`, gold.count(depotOrders.filter(one => pick.month(one.placedAt) === before).length)) // oxfmt-ignore
  const limit = day(300)
  ask('date', `Which drivers have a licence that expires before ${pick.dayName(limit)}?`, gold.set(depotDrivers.filter(one => one.licenceExpiresOn < limit))) // oxfmt-ignore
}
