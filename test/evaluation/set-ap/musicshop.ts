import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { talkMusicshop } from './musicshop-talk.ts'
import { figureOf, offered, once, placed, reviewed } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AP over the shop for musical instruments. */
export function askMusicshop(facts: Facts): Question[] {
  const builder = createQuestions('ap', 'musicshop')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkMusicshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { musicshop }: Facts): void {
  const { instrumentCustomers, instrumentOrders, instrumentReviews, instrumentProducts } = musicshop
  const of = (category: string) => instrumentProducts.filter(one => one.categoryId === `cat_${category}`)
  ask('list', 'Which brands of instruments do we carry?', offered(instrumentProducts, rows => values(rows, one => one.brand, gold.spelled))) // oxfmt-ignore
  ask(
    'list',
    'Show all products in the Brass category',
    offered(of('brass'), rows => gold.set(rows)),
  )
  ask('filter', 'Which products have we completely run out of?', offered(instrumentProducts.filter(one => one.stock.onHand === 0), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List our gold customers in Cardiff.', gold.set(instrumentCustomers.filter(one => one.loyaltyTier === 'gold' && one.address.city === 'Cardiff'))) // oxfmt-ignore
  ask('filter', 'Which one-star reviews have we published?', gold.set(instrumentReviews.filter(one => one.rating === 1 && one.state === 'published'))) // oxfmt-ignore
  ask('threshold', 'Orders worth more than £2,000', placed(instrumentOrders.filter(one => one.total > 2000), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { musicshop }: Facts): void {
  const { instrumentCustomers, instrumentOrders, instrumentReturns, instrumentReviews, instrumentProducts } = musicshop
  ask('count', 'How many orders were paid with PayPal?', placed(instrumentOrders.filter(one => one.paymentMethod === 'paypal'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many of our customers get the newsletter?', gold.count(instrumentCustomers.filter(one => one.newsletter).length)) // oxfmt-ignore
  ask('top', 'What is the most expensive thing in the whole shop?', offered(instrumentProducts, rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  const spent = (rows: typeof instrumentOrders, id: string) => pick.sum(rows.filter(one => one.customerId === id), one => one.total) // oxfmt-ignore
  ask('top', 'Who are our five best customers by the money they have spent?', placed(instrumentOrders, rows => gold.ordered(instrumentCustomers, one => spent(rows, one.id), { count: 5 }))) // oxfmt-ignore
  ask('aggregate', 'What is our average order total?', placed(instrumentOrders, rows => gold.money(pick.mean(rows, one => one.total)))) // oxfmt-ignore
  ask('aggregate', 'How much money have we refunded for returns so far?', gold.money(pick.sum(instrumentReturns, one => one.refundAmount))) // oxfmt-ignore
  ask('group', 'Break the returns down by reason, please.', gold.map(sizes(instrumentReturns, one => one.reason)))
  const brandOf = (one: { productId: string }) => pick.find(instrumentProducts, one.productId).brand
  ask('group', 'What is the average star rating per brand?', reviewed(instrumentReviews, rows => gold.map(measures(rows, brandOf, own => pick.mean(own, one => one.rating), gold.spelled), 'plain'))) // oxfmt-ignore
  const price = (rows: typeof instrumentProducts, category: string) => pick.mean(rows.filter(one => one.categoryId === category), one => one.price) // oxfmt-ignore
  ask('compare', 'Are our keyboards more expensive on average than our guitars?', offered(instrumentProducts, rows => gold.yes(price(rows, 'cat_keyboards') > price(rows, 'cat_guitars')))) // oxfmt-ignore
}

function join({ ask }: Builder, { musicshop }: Facts): void {
  const { instrumentCustomers, instrumentOrders, instrumentReturns, instrumentProducts } = musicshop
  const of = (id: string) => instrumentOrders.filter(one => one.customerId === id)
  const regular = person(instrumentCustomers, one => of(one.id).length === 4, 1)
  ask(
    'join',
    `Show me the orders of ${nameOf(regular)}.`,
    placed(of(regular.id), rows => gold.set(rows)),
  )
  const order = pick.nth(instrumentOrders, one => one.lines.length === 3 && one.status === 'delivered', 12)
  const bought = order.lines.map(one => pick.find(instrumentProducts, one.productId))
  ask('join', `Which products are in order ${order.orderNumber}?`, gold.either(gold.set(bought), gold.set(bought.map(one => one.name)), gold.all(gold.record(order), gold.mentions(...bought.map(one => [one.name]))))) // oxfmt-ignore
  const damaged = instrumentReturns.filter(one => one.reason === 'damaged')
  const readings = [damaged, damaged.filter(one => one.status !== 'rejected'), damaged.filter(one => one.status !== 'requested'), damaged.filter(one => ['received', 'refunded'].includes(one.status))] // oxfmt-ignore
  const buyerOf = (one: { orderId: string }) => pick.find(instrumentCustomers, pick.find(instrumentOrders, one.orderId).customerId) // oxfmt-ignore
  ask('join', 'Which customers returned something because it was damaged?', eachReading(readings, rows => gold.set(once(rows.map(buyerOf))))) // oxfmt-ignore
  const units = (rows: typeof instrumentOrders, id: string) => pick.sum(rows.flatMap(one => one.lines.filter(line => line.productId === id)), line => line.quantity) // oxfmt-ignore
  ask('join', 'Which product have we sold the most pieces of?', placed(instrumentOrders, rows => champion(instrumentProducts, one => units(rows, one.id), one => one.name))) // oxfmt-ignore
  const sent = pick.nth(instrumentOrders, one => one.status === 'shipped', 4)
  ask('lookup', `What is the tracking number for order ${sent.orderNumber}?`, told(sent, sent.trackingNumber!, 'trackingNumber')) // oxfmt-ignore
  const product = pick.nth(instrumentProducts, one => !one.discontinued && one.stock.onHand > 10, 3)
  ask('lookup', `How many pieces of the ${product.name} do we have in stock?`, figureOf(product, gold.count(product.stock.onHand, { field: 'onHand' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { musicshop, today, day }: Facts): void {
  const { instrumentOrders } = musicshop
  const rows = (from: typeof instrumentOrders) => pick.setWithin(from, one => one.placedAt.slice(0, 10), day(-7), today)
  ask('date', 'Which orders came in during the last 7 days?', placed(instrumentOrders, rows))
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `What did we turn over in ${pick.monthName(month)}?`, placed(instrumentOrders.filter(one => pick.month(one.placedAt) === month), own => gold.money(pick.sum(own, one => one.total)))) // oxfmt-ignore
}
