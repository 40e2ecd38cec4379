import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { cut, measures, nth, quarterName, sizes, spoken } from '../set-s/choose.ts'
import { whose } from '../set-u/choose.ts'
import { talkGardenshop } from './gardenshop-talk.ts'

type Builder = ReturnType<typeof createQuestions>
const eur = (amount: number) => `€${amount.toLocaleString('en-US')}`

/** Set X over the garden shop. */
export function askGardenshop(facts: Facts): Question[] {
  const builder = createQuestions('x', 'gardenshop')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkGardenshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { gardenshop }: Facts): void {
  const { suppliers, categories, products, customers } = gardenshop
  ask('list', 'Show me all our suppliers.', gold.set(suppliers))
  const department = nth(categories, one => one.department, 1)
  ask('list', `What categories are there in the ${spoken(department)} department?`, gold.set(categories.filter(one => one.department === department))) // oxfmt-ignore
  const city = nth(customers, one => one.address.city, 2)
  ask('filter', `Which customers live in ${city}?`, gold.set(customers.filter(one => one.address.city === city)))
  ask('filter', 'Show me the gold customers who do not accept marketing.', gold.set(customers.filter(one => one.tier === 'Gold' && !one.acceptsMarketing))) // oxfmt-ignore
  ask('filter', 'Which discontinued products do we still have in stock?', gold.set(products.filter(one => one.state === 'Discontinued' && one.quantityInStock > 0))) // oxfmt-ignore
  const [one, other] = [nth(products, own => own.color ?? '', 1), nth(products, own => own.color ?? '', 3)]
  ask('filter', `List the products that are ${one} or ${other}.`, gold.set(products.filter(own => own.color === one || own.color === other))) // oxfmt-ignore
  ask('filter', 'Which customers have no phone number on file?', gold.set(customers.filter(own => own.phoneNumber === null))) // oxfmt-ignore
}

function number({ ask }: Builder, { gardenshop }: Facts): void {
  const { suppliers, products, customers, orders, returns } = gardenshop
  ask('count', 'How many customers are registered with the shop?', gold.count(customers.length))
  ask('count', 'How many orders were cancelled?', gold.count(orders.filter(one => one.state === 'Cancelled').length))
  ask('count', 'How many active products are out of stock?', gold.count(products.filter(one => one.state === 'Active' && one.quantityInStock === 0).length)) // oxfmt-ignore
  ask(
    'top',
    'What is the most expensive product in the shop?',
    gold.largest(products, one => one.salesPrice),
  )
  ask('top', 'Which 3 suppliers have the longest lead time?', gold.ordered(suppliers, one => one.leadTimeDays, { count: 3 })) // oxfmt-ignore
  ask('top', 'Which customer has the second most loyalty points?', gold.largest(customers, one => one.loyaltyPoints, { place: 2 })) // oxfmt-ignore
  const delivered = orders.filter(one => one.state === 'Delivered')
  ask('aggregate', 'What is the total value of all delivered orders?', gold.money(pick.sum(delivered, one => one.grandTotal))) // oxfmt-ignore
  ask('aggregate', 'What is the median order value?', gold.money(pick.median(orders, one => one.grandTotal)))
  const rejected = returns.filter(one => one.state === 'Rejected')
  ask('aggregate', 'What percentage of the returns was rejected?', gold.percent(pick.ratio(rejected.length, returns.length))) // oxfmt-ignore
  ask('group', 'How many customers are there in each tier?', gold.map(sizes(customers, one => one.tier)))
  ask('group', 'Average order value by delivery method', gold.map(measures(orders, one => one.deliveryMethod, own => pick.mean(own, one => one.grandTotal)), 'money')) // oxfmt-ignore
  ask('group', 'How many returns are there for each reason?', gold.map(sizes(returns, one => one.reason)))
}

function compare({ ask }: Builder, { gardenshop }: Facts): void {
  const { orders, returns } = gardenshop
  const because = (reason: string) => returns.filter(one => one.reason === reason).length
  ask('compare', 'Do more returns come back damaged or because the wrong item was sent?', more([gold.spelled('damaged', 'damage'), because('Damaged')], [gold.spelled('WrongItem', 'wrong item'), because('WrongItem')])) // oxfmt-ignore
  const average = (method: string) => pick.mean(orders.filter(one => one.deliveryMethod === method), one => one.grandTotal) // oxfmt-ignore
  ask('compare', 'Is the average order value higher for courier than for click and collect?', gold.yes(average('Courier') > average('ClickAndCollect'))) // oxfmt-ignore
}

function join({ ask }: Builder, { gardenshop }: Facts): void {
  const { suppliers, categories, products, customers, orders, returns } = gardenshop
  type Order = (typeof orders)[number]
  const range = pick.sized(products, one => one.supplierId, 4, 9)
  ask('join', `Which products do we buy from ${pick.find(suppliers, range.key).name}?`, gold.set(range.rows))
  const names = pick.rank(customers, one => one.fullName).filter(one => one.rows.length === 1).map(one => one.rows[0]!.id) // oxfmt-ignore
  const buyer = pick.sized(orders.filter(one => names.includes(one.customerId)), one => one.customerId, 3, 6) // oxfmt-ignore
  ask('join', `Show me the orders of ${pick.find(customers, buyer.key).fullName}.`, gold.set(buyer.rows))
  const dear = pick.find(categories, products.toSorted((one, other) => other.salesPrice - one.salesPrice)[0]!.categoryId) // oxfmt-ignore
  const own = products.filter(one => one.categoryId === dear.id)
  const price = cut(own, one => one.salesPrice, 0.4)
  ask('join', `Which products in the ${dear.name} category cost more than ${eur(price)}?`, gold.set(own.filter(one => one.salesPrice > price))) // oxfmt-ignore
  const customerOf = (one: Order) => pick.find(customers, one.customerId)
  ask(
    'join',
    'Who placed the order with the highest grand total?',
    whose<Order>(
      gold.largest(orders, one => one.grandTotal),
      customerOf,
      one => customerOf(one).fullName,
    ),
  )
  const faulty = returns.filter(one => one.reason === 'Faulty').map(one => customerOf(pick.find(orders, one.orderId)))
  ask('join', 'Which customers have sent back something that was faulty?', gold.set(pick.distinct(faulty)))
  const city = nth(customers, one => one.address.city, 4)
  ask('join', `How many orders have customers from ${city} placed?`, gold.count(orders.filter(one => customerOf(one).address.city === city).length)) // oxfmt-ignore
}

function lookup({ ask }: Builder, { gardenshop }: Facts): void {
  const { suppliers, products, customers, orders } = gardenshop
  const known = pick.rank(customers, one => one.fullName).filter(one => one.rows.length === 1).map(one => one.rows[0]!) // oxfmt-ignore
  ask('lookup', `What is the e-mail address of the customer ${known[33]!.fullName}?`, gold.text(known[33]!.email, 'email')) // oxfmt-ignore
  const order = orders[120]!
  ask('lookup', `Show me order ${order.number}`, gold.record(order))
  const basket = pick.nth(orders, one => one.items.length === 3, 20)
  const inside = basket.items.map(one => pick.find(products, one.productId))
  ask('join', `Which products are in order ${basket.number}?`, gold.either(gold.set(inside), gold.set(inside.map(one => one.name)))) // oxfmt-ignore
  const typed = pick.nth(products, one => one.quantityInStock > 20 && pick.misspell(one.name) !== one.name, 40)
  ask('lookup', `How many pieces of the ${pick.misspell(typed.name)} do we have in stock?`, gold.count(typed.quantityInStock, { field: 'quantityInStock' })) // oxfmt-ignore
  const part = suppliers[6]!
  ask('lookup', `What is the lead time of ${part.name.split(' ').slice(0, 2).join(' ')}?`, gold.count(part.leadTimeDays, { field: 'leadTimeDays' })) // oxfmt-ignore
}

function date({ ask }: Builder, { gardenshop, day }: Facts): void {
  const { suppliers, products, customers, orders, returns } = gardenshop
  ask('date', 'Which returns were requested in the last 30 days?', pick.setWithin(returns, one => one.requestedOn, day(-30), day(0))) // oxfmt-ignore
  const quarter = nth(orders, one => pick.quarter(one.placedAt)!, 1)
  ask('date', `What is the total value of the orders placed in ${quarterName(quarter)}?`, gold.money(pick.sum(orders.filter(one => pick.quarter(one.placedAt) === quarter), one => one.grandTotal))) // oxfmt-ignore
  const before = pick.shiftMonth(day(0).slice(0, 7), -1)
  ask('date', 'How many orders were placed last month?', gold.count(orders.filter(one => pick.month(one.placedAt) === before).length)) // oxfmt-ignore
  const start = day(-1800)
  ask('date', `Customers registered before ${pick.dayName(start)}`, gold.set(customers.filter(one => one.registeredOn < start))) // oxfmt-ignore
  ask('threshold', 'Suppliers with a lead time between 10 and 20 days', pick.setWithin(suppliers, one => one.leadTimeDays, 10, 20)) // oxfmt-ignore
  ask('threshold', 'Which active products are below their minimum stock?', gold.set(products.filter(one => one.state === 'Active' && one.quantityInStock < one.minimumStock))) // oxfmt-ignore
}
