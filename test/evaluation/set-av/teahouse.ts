import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { countryAs, figureOf, offered, once, placed, reviewed } from './teahouse-readings.ts'
import { talkTeahouse } from './teahouse-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AV over the shop of a tea importer. */
export function askTeahouse(facts: Facts): Question[] {
  const builder = createQuestions('av', 'teahouse')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkTeahouse(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { teahouse }: Facts): void {
  const { teaOrigins, teaProducts, teaCustomers, teaShipments } = teahouse
  const of = (category: string) => teaProducts.filter(one => one.category === category)
  ask(
    'list',
    'What accessories do we have in the shop?',
    offered(of('ACCESSORY'), rows => gold.set(rows)),
  )
  ask(
    'list',
    'Which countries do our teas come from?',
    values(teaOrigins, one => one.country, gold.spelled),
  )
  ask('filter', 'Show me all organic oolong teas', offered(of('OOLONG').filter(one => one.organic), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which customers in Austria are signed up for the newsletter?', gold.set(teaCustomers.filter(one => one.country === 'AT' && one.newsletter))) // oxfmt-ignore
  ask('filter', 'Which DPD parcels are delayed right now?', gold.set(teaShipments.filter(one => one.carrier === 'DPD' && one.status === 'DELAYED'))) // oxfmt-ignore
  ask('threshold', 'Which products have fewer than 20 units left in stock?', offered(teaProducts.filter(one => one.unitsInStock < 20), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { teahouse }: Facts): void {
  const { teaProducts, teaCustomers, teaOrders, teaReviews, teaShipments } = teahouse
  ask('count', 'How many reviews are still pending?', gold.count(teaReviews.filter(one => one.status === 'PENDING').length)) // oxfmt-ignore
  ask('count', 'How many of our customers are cafés?', gold.count(teaCustomers.filter(one => one.customerGroup === 'CAFE').length)) // oxfmt-ignore
  const teas = teaProducts.filter(one => one.category !== 'ACCESSORY')
  ask(
    'top',
    'What is the most expensive tea we sell?',
    offered(teas, rows => gold.largest(rows, one => one.price)),
  )
  ask('top', 'Give me the four biggest orders by total.', placed(teaOrders, rows => gold.ordered(rows, one => one.total, { count: 4 }))) // oxfmt-ignore
  ask(
    'top',
    'Which city do most of our customers live in?',
    topGroup(teaCustomers, one => one.city, gold.spelled),
  )
  const green = teaProducts.filter(one => one.category === 'GREEN')
  ask('aggregate', 'What does a green tea cost on average in our shop?', offered(green, rows => gold.money(pick.mean(rows, one => one.price)))) // oxfmt-ignore
  const byPaypal = teaOrders.filter(one => one.paymentMethod === 'PAYPAL')
  ask('aggregate', 'What is the total value of all orders paid by PayPal?', placed(byPaypal, rows => gold.money(pick.sum(rows, one => one.total)))) // oxfmt-ignore
  ask('group', 'How many customers do we have in each country?', gold.map(sizes(teaCustomers, one => one.country, countryAs))) // oxfmt-ignore
  const categoryOf = (one: { productId: number }) => pick.find(teaProducts, one.productId).category
  const rated = (rows: typeof teaReviews) => gold.map(measures(rows, categoryOf, own => pick.mean(own, one => one.rating)), 'plain') // oxfmt-ignore
  ask('group', 'What is the average review rating per product category?', reviewed(teaReviews, rated)) // oxfmt-ignore
  const two = teaShipments.filter(one => one.carrier === 'DPD' || one.carrier === 'UPS')
  ask('compare', 'Do more of our parcels go with DPD or with UPS?', topGroup(two, one => one.carrier, gold.spelled)) // oxfmt-ignore
}

function join({ ask }: Builder, { teahouse }: Facts): void {
  const { teaOrigins, teaProducts, teaCustomers, teaOrders, teaShipments } = teahouse
  const of = (id: number) => teaOrders.filter(one => one.customerId === id)
  const boughtIn = (rows: typeof teaOrders) => once(rows.flatMap(one => one.lines.map(line => pick.find(teaProducts, line.productId)))) // oxfmt-ignore
  const regular = person(teaCustomers, one => of(one.id).length === 4, 2)
  ask('join', `What has ${nameOf(regular)} ordered from us so far?`, placed(of(regular.id), rows => gold.either(gold.set(rows), gold.set(boughtIn(rows)), gold.set(boughtIn(rows).map(one => one.name))))) // oxfmt-ignore
  const order = pick.nth(teaOrders, one => one.lines.length === 3 && one.status === 'SHIPPED', 1)
  const names = boughtIn([order]).map(one => one.name)
  ask('join', `Which items are in order ${order.orderNumber}?`, gold.either(gold.set(boughtIn([order])), gold.set(names), gold.all(gold.record(order), gold.mentions(...names.map(name => [name]))))) // oxfmt-ignore
  const japan = new Set(teaOrigins.filter(one => one.country === 'Japan').map(one => one.id))
  ask('join', 'Which of our teas come from Japan?', offered(teaProducts.filter(one => japan.has(one.originId ?? 0)), rows => gold.set(rows))) // oxfmt-ignore
  const late = teaShipments.filter(one => one.status === 'DELAYED')
  const waiting = late.map(one => pick.find(teaCustomers, pick.find(teaOrders, one.orderId).customerId))
  ask('join', 'Which customers are waiting for a delayed shipment?', gold.set(once(waiting)))
  const units = (rows: typeof teaOrders, id: number) => pick.sum(rows.flatMap(one => one.lines.filter(line => line.productId === id)), line => line.quantity) // oxfmt-ignore
  ask('join', 'Of which product have we sold the most units?', placed(teaOrders, rows => champion(teaProducts, one => units(rows, one.id), one => one.name))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { teahouse }: Facts): void {
  const { teaProducts, teaCustomers, teaOrders, teaShipments } = teahouse
  const moving = pick.nth(teaShipments, one => one.status === 'IN_TRANSIT', 1)
  const { orderNumber } = pick.find(teaOrders, moving.orderId)
  ask('lookup', `What is the tracking number of the parcel for order ${orderNumber}?`, told(moving, moving.trackingNumber, 'trackingNumber')) // oxfmt-ignore
  const pearls = pick.nth(teaProducts, one => one.category === 'GREEN' && one.status === 'AVAILABLE', 2)
  ask('lookup', `How much is the ${pearls.name}?`, figureOf(pearls, gold.money(pearls.price, { field: 'price' })))
  const reseller = person(teaCustomers, one => one.customerGroup === 'RESELLER', 4)
  ask('lookup', `I need the e-mail address of ${nameOf(reseller)}.`, told(reseller, reseller.email, 'email'))
}

function date({ ask }: Builder, { teahouse, today, day }: Facts): void {
  const { teaCustomers, teaOrders, teaShipments } = teahouse
  const month = pick.shiftMonth(pick.month(today)!, -1)
  const then = teaOrders.filter(one => pick.month(one.orderedAt) === month)
  ask(
    'date',
    `How many orders did we get in ${pick.monthName(month)}?`,
    placed(then, rows => gold.count(rows.length)),
  )
  const start = day(-130)
  ask('date', `Which customers have registered after ${pick.dayName(start)}?`, gold.set(teaCustomers.filter(one => one.registeredOn > start))) // oxfmt-ignore
  const [from, to] = [day(-40), day(-31)]
  ask('date', `Which parcels were delivered between ${pick.dayShort(from)} and ${pick.dayShort(to)}?`, pick.setWithin(teaShipments, one => one.deliveredOn, from, to)) // oxfmt-ignore
}
