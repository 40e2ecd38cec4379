import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, measures, nameOf, person, quarterName } from '../set-s/choose.ts'
import { told } from '../set-af/readings.ts'
import { ordersOf, sold } from './readings.ts'
import { talkSportshop } from './sportshop-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AJ over the sports shop. */
export function askSportshop(facts: Facts): Question[] {
  const builder = createQuestions('aj', 'sportshop')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSportshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { sportshop }: Facts): void {
  const { sportsCustomers, sportsOrders, sportsProducts, sportsReturns } = sportshop
  ask('list', 'Show me all our hiking products', sold(sportsProducts.filter(one => one.sport === 'hiking'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which customers in Ashford are club members?', gold.set(sportsCustomers.filter(one => one.address.city === 'Ashford' && one.clubMember))) // oxfmt-ignore
  ask('filter', 'Which products are currently out of stock?', sold(sportsProducts.filter(one => one.stockQuantity === 0), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Returns that were rejected', gold.set(sportsReturns.filter(one => one.status === 'rejected')))
  ask('threshold', 'Which products cost more than £150?', sold(sportsProducts.filter(one => one.price > 150), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'List the orders with a total of at least £400.', ordersOf(sportsOrders.filter(one => one.totalAmount >= 400), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { sportshop }: Facts): void {
  const { sportsCustomers, sportsOrders, sportsProducts, sportsReturns } = sportshop
  ask('count', 'How many orders have been cancelled?', gold.count(sportsOrders.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask('top', 'What is the most expensive product of the brand Velox?', sold(sportsProducts.filter(one => one.brand === 'Velox'), rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  ask(
    'top',
    'Who are the 3 customers with the most bonus points?',
    gold.ordered(sportsCustomers, one => one.bonusPoints, { count: 3 }),
  )
  const delivered = sportsOrders.filter(one => one.status === 'delivered')
  ask('aggregate', 'What is the average total of our delivered orders?', gold.money(pick.mean(delivered, one => one.totalAmount))) // oxfmt-ignore
  ask('aggregate', 'How much have we refunded to customers in total?', gold.money(pick.sum(sportsReturns, one => one.refundAmount))) // oxfmt-ignore
  ask('group', 'How many pieces do we have in stock for each sport?', sold(sportsProducts, rows => gold.map(measures(rows, one => one.sport, own => pick.sum(own, one => one.stockQuantity))))) // oxfmt-ignore
  const by = (way: string) => sportsOrders.filter(one => one.paymentMethod === way)
  const counted = (live: boolean) => ['paypal', 'invoice'].map(way => by(way).filter(one => !live || one.status !== 'cancelled').length) // oxfmt-ignore
  ask('compare', 'Do more orders get paid by PayPal or by invoice?', eachReading([counted(false), counted(true)], ([one, other]) => gold.text(one! > other! ? gold.spelled('paypal', 'PayPal') : 'invoice'))) // oxfmt-ignore
}

function join({ ask }: Builder, { sportshop }: Facts): void {
  const { sportsCustomers, sportsOrders, sportsProducts, sportsReturns } = sportshop
  const own = (id: number) => sportsOrders.filter(one => one.customerId === id)
  const buyer = person(sportsCustomers, one => own(one.id).length >= 4 && own(one.id).every(order => order.status !== 'cancelled'), 3) // oxfmt-ignore
  ask('join', `Show me the orders of ${nameOf(buyer)}.`, gold.set(own(buyer.id)))
  const back = (id: number) => sportsReturns.filter(one => one.productId === id).length
  const most = sportsProducts.filter(one => back(one.id) === Math.max(...sportsProducts.map(row => back(row.id))))
  ask('join', 'Which product is returned most often?', gold.either(champion(sportsProducts, one => back(one.id), one => one.name), gold.set(most))) // oxfmt-ignore
  const customer = person(sportsCustomers, one => one.phone !== null, 31)
  ask('lookup', `What is the phone number of ${nameOf(customer)}?`, told(customer, customer.phone!, 'phone'))
  const order = pick.nth(sportsOrders, one => one.status === 'delivered', 77)
  ask('lookup', `Show me order ${order.orderNumber}.`, gold.record(order))
}

function date({ ask }: Builder, { sportshop, today }: Facts): void {
  const { sportsCustomers, sportsOrders } = sportshop
  const month = pick.shiftMonth(pick.month(today)!, -2)
  const then = sportsOrders.filter(one => pick.month(one.orderedAt) === month)
  ask('date', `How many orders did we get in ${pick.monthName(month)}?`, ordersOf(then, rows => gold.count(rows.length))) // oxfmt-ignore
  const quarter = pick.rank(sportsCustomers, one => pick.quarter(one.registeredOn)).find(one => one.rows.length < 14)!
  ask('date', `Which customers registered in ${quarterName(quarter.key)}?`, gold.set(quarter.rows))
}
