import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, cut, measures, nameOf, nth, person, sizes, usd, values } from '../set-s/choose.ts'
import { talkElectronics } from './electronics-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set Y over the electronics shop. */
export function askElectronics(facts: Facts): Question[] {
  const builder = createQuestions('y', 'electronics')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkElectronics(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { electronics }: Facts): void {
  const { products, customers, orders } = electronics
  ask('list', 'Show me all our products.', gold.set(products))
  ask('list', 'Which brands do we carry?', values(products, one => one.brand, gold.spelled)) // oxfmt-ignore
  const city = nth(customers, one => one.city, 1)
  ask('filter', `Which customers are from ${city}?`, gold.set(customers.filter(one => one.city === city)))
  ask('filter', 'Show me the cancelled orders that were paid with PayPal.', gold.set(orders.filter(one => one.status === 'Cancelled' && one.paymentMethod === 'PayPal'))) // oxfmt-ignore
  ask('filter', 'Which business customers do not receive the newsletter?', gold.set(customers.filter(one => one.customerType === 'Business' && !one.newsletterOptIn))) // oxfmt-ignore
}

function number({ ask }: Builder, { electronics }: Facts): void {
  const { products, customers, orders, shipments } = electronics
  ask('count', 'How many orders were returned?', gold.count(orders.filter(one => one.status === 'Returned').length))
  ask('top', 'What is our heaviest shipment?', gold.largest(shipments, one => one.weightKg)) // oxfmt-ignore
  ask('top', 'Give me the 5 best rated products.', gold.ordered(products, one => one.averageRating, { count: 5 })) // oxfmt-ignore
  ask('aggregate', 'What is the average order total?', gold.money(pick.mean(orders, one => one.total)))
  ask('aggregate', 'What is the median price of our smartphones?', gold.money(pick.median(products.filter(one => one.category === 'Smartphones'), one => one.price))) // oxfmt-ignore
  ask('group', 'How many customers do we have in each country?', gold.map(sizes(customers, one => one.country)))
  ask('group', 'Total order value per payment method', gold.map(measures(orders, one => one.paymentMethod, own => pick.sum(own, one => one.total)), 'money')) // oxfmt-ignore
  const by = (carrier: string) => shipments.filter(one => one.carrier === carrier).length
  ask('compare', 'Do we send more shipments with DHL or with UPS?', more([gold.spelled('DHL'), by('DHL')], [gold.spelled('UPS'), by('UPS')])) // oxfmt-ignore
}

function join({ ask }: Builder, { electronics }: Facts): void {
  const { products, customers, orders, orderLines, shipments } = electronics
  const linesOf = (id: number) => orderLines.filter(one => one.orderId === id)
  const basket = pick.nth(orders, one => linesOf(one.id).length === 3, 5)
  const inside = linesOf(basket.id).map(one => pick.find(products, one.productId))
  ask('join', `Which products were bought with order ${basket.orderNumber}?`, gold.either(gold.set(inside), gold.set(inside.map(one => one.name)))) // oxfmt-ignore
  const ordersOf = (id: number) => orders.filter(one => one.customerId === id)
  ask(
    'join',
    'Which customer has placed the most orders?',
    champion(customers, one => ordersOf(one.id).length, nameOf), // oxfmt-ignore
  )
  const sold = pick.sized(orderLines, one => one.productId, 4, 8)
  ask('join', `How many pieces of the ${pick.find(products, sold.key).name} have been ordered in all?`, gold.count(pick.sum(sold.rows, one => one.quantity))) // oxfmt-ignore
  const under = shipments.filter(one => one.status === 'InTransit').map(one => pick.find(orders, one.orderId))
  ask('join', 'Which customers have a shipment that is still in transit?', gold.set(pick.distinct(under.map(one => pick.find(customers, one.customerId))))) // oxfmt-ignore
  const priced = products[27]!
  ask('lookup', `How much does the ${priced.name} cost?`, gold.money(priced.price, { field: 'price' }))
  const written = person(customers, () => true, 31)
  ask('lookup', `Find the customer with the e-mail address ${written.email}.`, gold.record(written))
}

function date({ ask }: Builder, { electronics, day }: Facts): void {
  const { products, orders, shipments } = electronics
  const month = nth(orders, one => pick.month(one.orderedAt)!, 1)
  ask('date', `How many orders came in during ${pick.monthName(month)}?`, gold.count(orders.filter(one => pick.month(one.orderedAt) === month).length)) // oxfmt-ignore
  const year = nth(products, one => pick.year(one.releasedOn)!, 1)
  ask('date', `Which products were released in ${year}?`, gold.set(products.filter(one => pick.year(one.releasedOn) === year))) // oxfmt-ignore
  ask('date', 'Shipments that left the warehouse in the last 10 days', pick.setWithin(shipments, one => one.shippedOn, day(-10), day(0))) // oxfmt-ignore
  const isLow = products.filter(one => one.stockQuantity < one.reorderLevel)
  ask('threshold', 'Which products are below their reorder level?', gold.either(gold.set(isLow), gold.set(isLow.filter(one => one.isActive)))) // oxfmt-ignore
  const total = cut(orders, one => one.total, 0.85)
  ask('threshold', `Show orders worth more than ${usd(total)}.`, gold.set(orders.filter(one => one.total > total)))
}
