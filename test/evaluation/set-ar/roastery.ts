import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { figureOf } from '../set-ap/readings.ts'
import { rowsOr } from '../set-aq/readings.ts'
import { measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { offered, ordered, subscribed } from './readings.ts'
import { talkRoastery } from './roastery-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set AR over the shop of a coffee roaster. */
export function askRoastery(facts: Facts): Question[] {
  const builder = createQuestions('ar', 'roastery')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkRoastery(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { roastery }: Facts): void {
  const { roastCoffees, roastCustomers, roastOrders } = roastery
  ask(
    'list',
    'Which coffees do we sell?',
    offered(roastCoffees, rows => gold.set(rows)),
  )
  ask('list', 'Which countries does our coffee come from?', offered(roastCoffees, rows => values(rows, one => one.origin.country, gold.spelled))) // oxfmt-ignore
  ask('filter', 'Show me the light roasts from Ethiopia.', gold.set(roastCoffees.filter(one => one.roastLevel === 'light' && one.origin.country === 'Ethiopia'))) // oxfmt-ignore
  ask('filter', 'Which orders have been paid but not shipped yet?', gold.set(roastOrders.filter(one => one.paidAt !== null && one.shippedAt === null))) // oxfmt-ignore
  ask('filter', 'Which of our customers in Bath get the newsletter?', gold.set(roastCustomers.filter(one => one.address.city === 'Bath' && one.newsletter))) // oxfmt-ignore
  const low = roastCoffees.filter(one => one.bagsInStock < 15)
  ask(
    'threshold',
    'Which coffees have fewer than 15 bags left in stock?',
    offered(low, rows => gold.set(rows)),
  )
}

function number({ ask }: Builder, { roastery, today }: Facts): void {
  const { roastCoffees, roastCustomers, roastOrders, roastReviews, roastSubscriptions } = roastery
  ask('count', 'How many subscriptions are paused at the moment?', gold.count(roastSubscriptions.filter(one => one.pausedOn !== null).length)) // oxfmt-ignore
  ask('count', 'How many customers have we got in Bristol?', gold.count(roastCustomers.filter(one => one.address.city === 'Bristol').length)) // oxfmt-ignore
  ask(
    'top',
    "What's our most expensive coffee?",
    offered(roastCoffees, rows => gold.largest(rows, one => one.price.amount)),
  )
  const bags = (orders: typeof roastOrders, id: string) => pick.sum(orders.flatMap(one => one.items).filter(one => one.coffeeId === id), one => one.bags) // oxfmt-ignore
  ask(
    'top',
    'Top 3 coffees by the number of bags sold',
    ordered(roastOrders, rows => gold.ordered(roastCoffees, one => bags(rows, one.id), { count: 3 })),
  )
  ask(
    'aggregate',
    'What is an order worth on average?',
    ordered(roastOrders, rows => gold.money(pick.mean(rows, one => one.total.amount))),
  )
  const month = pick.shiftMonth(pick.month(today)!, -2)
  const placed = roastOrders.filter(one => pick.month(one.placedAt) === month)
  ask('aggregate', `How much did customers spend with us in ${pick.monthName(month)}?`, ordered(placed, rows => gold.money(pick.sum(rows, one => one.total.amount)))) // oxfmt-ignore
  ask('group', 'Customers per city, please', gold.map(sizes(roastCustomers, one => one.address.city, gold.spelled))) // oxfmt-ignore
  const nameOfCoffee = (one: { coffeeId: string }) => pick.find(roastCoffees, one.coffeeId).name
  ask('group', 'Average number of stars for each coffee, please', gold.map(measures(roastReviews, nameOfCoffee, own => pick.mean(own, one => one.stars), gold.spelled), 'plain')) // oxfmt-ignore
  const made = (process: string) => roastCoffees.filter(one => one.process === process).length
  ask('compare', 'Do we have more washed coffees or more natural ones?', gold.text(made('washed') > made('natural') ? 'washed' : 'natural')) // oxfmt-ignore
}

function join({ ask }: Builder, { roastery }: Facts): void {
  const { roastCoffees, roastCustomers, roastOrders, roastSubscriptions } = roastery
  const customerOf = (one: { customerId: string }) => pick.find(roastCustomers, one.customerId)
  const mixed = pick.nth(roastOrders, one => one.items.length === 3, 14)
  const inside = mixed.items.map(one => pick.find(roastCoffees, one.coffeeId))
  ask('join', `Which coffees are in order ${mixed.orderNumber}?`, either(gold.set(inside), gold.all(gold.record(mixed), gold.mentions(...inside.map(one => [one.name]))))) // oxfmt-ignore
  const coffee = roastCoffees.find(one => one.name === 'Thousand Hills')!
  const subscriptions = roastSubscriptions.filter(one => one.coffeeId === coffee.id)
  ask(
    'join',
    'Who has a subscription to Thousand Hills?',
    subscribed(subscriptions, rows => rowsOr(rows, customerOf)),
  )
  const order = pick.nth(roastOrders, one => one.shippedAt !== null, 101)
  ask('join', `Which city did we send order ${order.orderNumber} to?`, told(customerOf(order), customerOf(order).address.city, 'city')) // oxfmt-ignore
  ask(
    'join',
    'Which customers have never ordered anything?',
    ordered(roastOrders, rows =>
      gold.set(roastCustomers.filter(one => rows.every(two => two.customerId !== one.id))),
    ),
  ) // oxfmt-ignore
  const verde = roastCoffees.find(one => one.name === 'Casa Verde')!
  ask('lookup', 'How much is a bag of Casa Verde?', figureOf(verde, gold.money(verde.price.amount, { field: 'price' })))
  const buyer = person(roastCustomers, one => one.address.city === 'Exeter', 3)
  ask('lookup', `What's the postcode of ${nameOf(buyer)}?`, told(buyer, buyer.address.postcode, 'postcode'))
}

function date({ ask }: Builder, { roastery, today, day }: Facts): void {
  const { roastOrders, roastSubscriptions } = roastery
  ask('date', 'Which subscriptions have their next delivery within the next 5 days?', pick.setWithin(roastSubscriptions, one => one.nextDeliveryOn, today, day(5))) // oxfmt-ignore
  const readings = pick.within(roastOrders, one => one.placedAt.slice(0, 10), day(-30), today)
  ask('date', 'How many orders came in during the last 30 days?', either(...readings.map(rows => ordered(rows, own => gold.count(own.length))))) // oxfmt-ignore
}
