import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { apart, cut, measures, sizes, topGroup } from '../set-s/choose.ts'
import { bought, figureOf, offered, once, placed, reviewed } from './bikeshop-readings.ts'
import { talkBikeshop } from './bikeshop-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AS over the back office of a bicycle shop. */
export function askBikeshop(facts: Facts): Question[] {
  const builder = createQuestions('as', 'bikeshop')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkBikeshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { bikeshop }: Facts): void {
  const { cycleBrands, cycleProducts, cycleCustomers, cycleOrders, cycleReturns } = bikeshop
  ask('list', 'What brands do we sell?', gold.set(cycleBrands))
  ask('list', 'Show me all our e-bikes.', offered(cycleProducts.filter(one => one.category === 'e_bike'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which products are out of stock at the moment?', offered(cycleProducts.filter(one => one.stock === 0), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which customers in Galway are signed up for the newsletter?', gold.set(cycleCustomers.filter(one => one.address.city === 'Galway' && one.newsletter))) // oxfmt-ignore
  ask('filter', 'List the orders that were paid by bank transfer and are for pickup', placed(cycleOrders.filter(one => one.paymentMethod === 'bank_transfer' && one.deliveryMethod === 'pickup'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which returns because of the wrong size have not been refunded?', gold.set(cycleReturns.filter(one => one.reason === 'wrong_size' && one.status !== 'refunded'))) // oxfmt-ignore
  const points = cut(cycleCustomers, one => one.loyaltyPoints, 0.85)
  ask('threshold', `Which customers have ${points.toLocaleString('en-US')} loyalty points or more?`, gold.set(cycleCustomers.filter(one => one.loyaltyPoints >= points))) // oxfmt-ignore
}

function number({ ask }: Builder, { bikeshop }: Facts): void {
  const { cycleBrands, cycleProducts, cycleCustomers, cycleOrders, cycleReturns } = bikeshop
  ask('count', 'How many orders have been cancelled so far?', gold.count(cycleOrders.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask('count', 'How many different countries do our brands come from?', gold.count(pick.distinct(cycleBrands.map(one => one.country)).length)) // oxfmt-ignore
  ask('top', 'What is the heaviest product we have?', offered(cycleProducts, rows => gold.largest(rows, one => one.weightKg))) // oxfmt-ignore
  ask('top', 'Which five orders had the highest total?', placed(cycleOrders, rows => gold.ordered(rows, one => one.total, { count: 5 }))) // oxfmt-ignore
  ask('top', 'Which city do most of our customers live in?', topGroup(cycleCustomers, one => one.address.city, gold.spelled)) // oxfmt-ignore
  ask('aggregate', 'What is the average price of our mountain bikes?', offered(cycleProducts.filter(one => one.category === 'mountain_bike'), rows => gold.money(pick.mean(rows, one => one.price)))) // oxfmt-ignore
  ask('aggregate', 'How much have we paid back to customers for returns in total?', gold.money(pick.sum(cycleReturns, one => one.refundAmount))) // oxfmt-ignore
  ask('group', 'How many orders do we have for each payment method?', placed(cycleOrders, rows => gold.map(sizes(rows, one => one.paymentMethod)))) // oxfmt-ignore
  const brandOf = (one: { brandId: number }) => pick.find(cycleBrands, one.brandId).name
  ask('group', 'How many pieces do we have in stock per brand?', offered(cycleProducts, rows => gold.map(measures(rows, brandOf, own => pick.sum(own, one => one.stock), gold.spelled)))) // oxfmt-ignore
  const chosen = cycleOrders.filter(one => ['express', 'pickup'].includes(one.deliveryMethod))
  ask('compare', 'Do we have more express orders or more pickup orders?', placed(chosen, rows => topGroup(rows, one => one.deliveryMethod, key => gold.spelled(key, key.replace('pickup', 'pick-up'))))) // oxfmt-ignore
}

function join({ ask }: Builder, { bikeshop }: Facts): void {
  const { cycleProducts, cycleCustomers, cycleOrders, cycleReviews } = bikeshop
  const buyerOf = (one: { customerId: number }) => pick.find(cycleCustomers, one.customerId)
  const holding = (id: number) => cycleOrders.filter(one => one.lines.some(line => line.productId === id))
  const isAlone = (name: string) => cycleProducts.filter(one => one.name.includes(name)).length === 1
  const fits = (few: number) => few >= 3 && few <= 6
  const product = pick.nth(cycleProducts, one => one.modelYear !== null && isAlone(one.name) && fits(holding(one.id).length), 2) // oxfmt-ignore
  ask('join', `Which customers have bought the ${product.name}?`, bought(holding(product.id), rows => gold.set(once(rows.map(buyerOf))))) // oxfmt-ignore
  ask('join', 'Which products got a one-star review?', reviewed(cycleReviews.filter(one => one.rating === 1), rows => gold.set(once(rows.map(one => pick.find(cycleProducts, one.productId)))))) // oxfmt-ignore
  const south = cycleOrders.filter(one => buyerOf(one).address.city === 'Cork' && one.total > 500)
  ask('join', 'Show me the orders from customers in Cork that are worth more than €500.', placed(south, rows => gold.set(rows))) // oxfmt-ignore
  const order = pick.nth(cycleOrders, one => one.status === 'shipped', 1)
  ask('join', `I need the e-mail address of the customer who placed order ${order.orderNumber}.`, told(buyerOf(order), buyerOf(order).email, 'email')) // oxfmt-ignore
}

function lookup({ ask }: Builder, { bikeshop }: Facts): void {
  const { cycleBrands, cycleProducts, cycleOrders } = bikeshop
  const order = pick.nth(cycleOrders, one => one.status === 'packed')
  ask('lookup', `What is the status of order ${order.orderNumber}?`, told(order, apart(order.status), 'status'))
  const brand = pick.nth(cycleBrands, one => one.country === 'Netherlands')
  ask('lookup', `How many years of warranty do we get from ${brand.name}?`, figureOf(brand, gold.count(brand.warrantyYears, { field: 'warrantyYears' }))) // oxfmt-ignore
  const bike = pick.nth(cycleProducts, one => one.category === 'mountain_bike' && one.active, 2)
  ask('lookup', `How much does the ${bike.name} weigh?`, figureOf(bike, gold.plain(bike.weightKg!, { field: 'weightKg' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { bikeshop, today, day }: Facts): void {
  const { cycleOrders, cycleReturns } = bikeshop
  const month = pick.shiftMonth(pick.month(today)!, -3)
  ask('date', `How many orders were placed in ${pick.monthName(month)}?`, placed(cycleOrders.filter(one => pick.month(one.placedAt) === month), rows => gold.count(rows.length))) // oxfmt-ignore
  const from = day(-45)
  const later = cycleReturns.filter(one => one.requestedOn > from)
  ask('date', `Which returns have been requested since ${pick.dayName(from)}?`, gold.either(gold.set(cycleReturns.filter(one => one.requestedOn >= from)), gold.set(later))) // oxfmt-ignore
  const dear = cycleOrders.filter(one => one.total > 1000)
  ask('date', 'Show the orders over €1,000 from the last 30 days', placed(dear, rows => pick.setWithin(rows, one => one.placedAt.slice(0, 10), day(-30), today))) // oxfmt-ignore
}
