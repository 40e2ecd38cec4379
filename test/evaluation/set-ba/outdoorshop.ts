import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { apart, nameOf, quarterName, sizes, topGroup, values } from '../set-s/choose.ts'
import { whose } from '../set-u/choose.ts'
import { figureOf, talkOutdoorshop } from './outdoorshop-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BA over the online shop for camping and hiking gear. */
export function askOutdoorshop(facts: Facts): Question[] {
  const builder = createQuestions('ba', 'outdoorshop')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkOutdoorshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { outdoorshop }: Facts): void {
  const { trekCategories, trekCustomers, trekOrders, trekProducts, trekSuppliers } = outdoorshop
  const packs = pick.nth(trekCategories, one => one.name === 'Backpacks')
  ask('list', 'List all our suppliers.', gold.set(trekSuppliers))
  ask('list', 'Which brands do we have in the Backpacks category?', values(trekProducts.filter(one => one.categoryId === packs.id), one => one.brand, brand => gold.spelled(brand))) // oxfmt-ignore
  ask('filter', 'Show me all platinum customers in Colorado.', gold.set(trekCustomers.filter(one => one.loyaltyTier === 'platinum' && one.address.state === 'CO'))) // oxfmt-ignore
  ask('filter', 'Which orders paid by credit card are still pending?', gold.set(trekOrders.filter(one => one.paymentMethod === 'credit_card' && one.status === 'pending'))) // oxfmt-ignore
  ask('filter', 'Find the waterproof products of the brand Fjellvik.', gold.set(trekProducts.filter(one => one.isWaterproof && one.brand === 'Fjellvik'))) // oxfmt-ignore
  ask('threshold', 'Which products have a price over $350?', gold.set(trekProducts.filter(one => one.price > 350)))
  ask('threshold', 'How many customers have at least 2,000 loyalty points?', gold.count(trekCustomers.filter(one => one.loyaltyPoints >= 2000).length)) // oxfmt-ignore
}

function number({ ask }: Builder, { outdoorshop }: Facts): void {
  const { trekCategories, trekCustomers, trekOrders, trekProducts } = outdoorshop
  ask('count', 'How many orders were paid with a gift card?', gold.count(trekOrders.filter(one => one.paymentMethod === 'gift_card').length)) // oxfmt-ignore
  ask('count', 'In how many different states do our customers live?', gold.count(pick.distinct(trekCustomers.map(one => one.address.state)).length)) // oxfmt-ignore
  ask(
    'top',
    'Which product has the highest price?',
    gold.largest(trekProducts, one => one.price),
  )
  ask(
    'top',
    'Top 5 customers by loyalty points',
    gold.ordered(trekCustomers, one => one.loyaltyPoints, { count: 5 }),
  )
  ask(
    'top',
    'Which brand do we have the most products of?',
    topGroup(trekProducts, one => one.brand),
  )
  ask('aggregate', 'What is the combined total of all delivered orders?', gold.money(pick.sum(trekOrders.filter(one => one.status === 'delivered'), one => one.total))) // oxfmt-ignore
  const bags = pick.nth(trekCategories, one => one.name === 'Sleeping Bags')
  ask('aggregate', 'What is the average price of the products in the category Sleeping Bags?', gold.money(pick.mean(trekProducts.filter(one => one.categoryId === bags.id), one => one.price))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all orders has been cancelled?', gold.percent(pick.ratio(trekOrders.filter(one => one.status === 'cancelled').length, trekOrders.length))) // oxfmt-ignore
}

function compare({ ask }: Builder, { outdoorshop }: Facts): void {
  const { trekCustomers, trekOrders, trekProducts, trekReturns } = outdoorshop
  ask('group', 'Show the number of returns for each reason.', gold.map(sizes(trekReturns, one => one.reason)))
  const tierOf = (one: { customerId: number }) => pick.find(trekCustomers, one.customerId).loyaltyTier
  ask('group', 'How many orders do we have per loyalty tier of the customer?', gold.map(sizes(trekOrders, tierOf)))
  const [tent, shelter] = [1001, 1005].map(id => pick.find(trekProducts, id))
  ask('compare', `Which product weighs less, the ${tent!.name} or the ${shelter!.name}?`, gold.smallest([tent!, shelter!], one => one.weightGrams)) // oxfmt-ignore
  const either = trekReturns.filter(one => one.reason === 'defective' || one.reason === 'too_small')
  ask('compare', 'Do we have more returns with the reason defective or with the reason too small?', topGroup(either, one => one.reason, apart)) // oxfmt-ignore
}

function join({ ask }: Builder, { outdoorshop }: Facts): void {
  const { trekCategories, trekCustomers, trekOrders, trekProducts, trekReviews, trekSuppliers } = outdoorshop
  const mill = pick.nth(trekSuppliers, one => one.country === 'Portugal')
  ask('join', `Which products do we get from ${mill.name}?`, gold.set(trekProducts.filter(one => one.supplierId === mill.id))) // oxfmt-ignore
  const ordersOf = (id: number) => trekOrders.filter(one => one.lines.some(line => line.productId === id))
  const hoody = pick.nth(trekProducts, one => one.categoryId === 9 && ordersOf(one.id).length > 4 && ordersOf(one.id).every(own => own.status !== 'cancelled')) // oxfmt-ignore
  ask('join', `Which customers have ordered the ${hoody.name}?`, gold.set(pick.distinct(ordersOf(hoody.id).map(one => pick.find(trekCustomers, one.customerId))))) // oxfmt-ignore
  const stoves = pick.nth(trekCategories, one => one.name === 'Stoves')
  ask('join', 'How many reviews are there for products in the Stoves category?', gold.count(trekReviews.filter(one => pick.find(trekProducts, one.productId).categoryId === stoves.id).length)) // oxfmt-ignore
  const buyer = (one: { customerId: number }) => pick.find(trekCustomers, one.customerId)
  ask('join', 'Which customer placed the order with the highest total?', whose(gold.largest(trekOrders, one => one.total), buyer, one => nameOf(buyer(one)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { outdoorshop }: Facts): void {
  const { trekCustomers, trekOrders, trekSuppliers } = outdoorshop
  const member = pick.nth(trekCustomers, one => one.loyaltyTier === 'gold', 12)
  ask('lookup', `What is the email address of the customer ${nameOf(member)}?`, told(member, member.email, 'email'))
  const slow = pick.nth(trekSuppliers, one => one.country === 'Vietnam')
  ask('lookup', `What is the lead time of ${slow.name}?`, figureOf(slow, gold.count(slow.leadTimeDays, { field: 'leadTimeDays' }))) // oxfmt-ignore
  const order = pick.nth(trekOrders, one => one.status === 'delivered' && one.lines.length > 1, 40)
  ask('lookup', `Show me order ${order.orderNumber}.`, gold.record(order))
}

function date({ ask }: Builder, { outdoorshop, today, day }: Facts): void {
  const { trekCustomers, trekOrders } = outdoorshop
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `Which customers registered in ${pick.monthName(month)}?`, gold.set(trekCustomers.filter(one => pick.month(one.registeredAt) === month))) // oxfmt-ignore
  const ended = pick.quarter(`${pick.shiftMonth(pick.month(today)!, -3)}-01`)!
  ask('date', `How many orders were placed in ${quarterName(ended)}?`, gold.count(trekOrders.filter(one => pick.quarter(one.placedAt) === ended).length)) // oxfmt-ignore
  const start = day(-115)
  const large = trekOrders.filter(one => one.status === 'delivered' && one.total > 500 && one.placedAt.slice(0, 10) > start) // oxfmt-ignore
  ask('date', `List the delivered orders with a total over $500 that were placed after ${pick.dayName(start)}.`, gold.set(large)) // oxfmt-ignore
}
