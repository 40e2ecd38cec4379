import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, quarterName, sizes, values } from '../set-s/choose.ts'
import { countryAs, figureOf, offered, once, placed, sentBack, written, type Order, type Review } from './sewingshop-readings.ts' // oxfmt-ignore
import { talkSewingshop } from './sewingshop-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AX over the shop for fabrics and sewing machines. */
export function askSewingshop(facts: Facts): Question[] {
  const builder = createQuestions('ax', 'sewingshop')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkSewingshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { sewingshop }: Facts): void {
  const { sewCustomers, sewOrders, sewProducts, sewReviews, sewSuppliers } = sewingshop
  const of = (category: string) => sewProducts.filter(one => one.category === category)
  ask('list', 'Show me all the fabrics we sell.', offered(of('fabric'), rows => gold.set(rows))) // oxfmt-ignore
  ask('list', 'Which countries do our suppliers come from?', values(sewSuppliers, one => one.country, countryAs)) // oxfmt-ignore
  ask('filter', 'Which sewing machines are out of stock right now?', offered(of('sewing_machine').filter(one => one.stock === 0), rows => gold.set(rows))) // oxfmt-ignore
  const onAccount = sewOrders.filter(one => one.paymentMethod === 'invoice' && one.shippedAt === null)
  ask('filter', 'Show the orders on invoice that have not been shipped yet.', placed(onAccount, rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List our business customers in the Netherlands.', gold.set(sewCustomers.filter(one => one.customerType === 'business' && one.country === 'NL'))) // oxfmt-ignore
  ask('filter', 'Which reviews are still waiting to be approved?', gold.set(sewReviews.filter(one => one.status === 'pending'))) // oxfmt-ignore
  ask('threshold', 'Which haberdashery items cost less than €4?', offered(of('haberdashery').filter(one => one.price < 4), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { sewingshop }: Facts): void {
  const { sewCustomers, sewOrders, sewProducts, sewReviews, sewSuppliers } = sewingshop
  const of = (category: string) => sewProducts.filter(one => one.category === category)
  ask('count', 'How many orders were placed for delivery to Germany?', placed(sewOrders.filter(one => one.deliveryAddress.country === 'DE'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many different brands of sewing machines do we carry?', offered(of('sewing_machine'), rows => gold.count(pick.distinct(rows.map(one => one.brand)).length))) // oxfmt-ignore
  ask('top', 'What is our most expensive fabric per metre?', offered(of('fabric'), rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  ask('top', 'Give me the three suppliers with the shortest lead time.', gold.ordered(sewSuppliers, one => one.leadTimeDays, { count: 3, up: true })) // oxfmt-ignore
  const metres = (rows: Order[], id: number) => pick.sum(rows.flatMap(one => one.lines.filter(line => line.productId === id)), line => line.quantity) // oxfmt-ignore
  ask('top', 'Which fabric have customers ordered the most metres of?', placed(sewOrders, rows => champion(of('fabric'), one => metres(rows, one.id), one => one.name))) // oxfmt-ignore
  ask('aggregate', 'What does a sewing machine cost on average in our shop?', offered(of('sewing_machine'), rows => gold.money(pick.mean(rows, one => one.price)))) // oxfmt-ignore
  ask('aggregate', 'How many metres of linen do we have in stock altogether?', offered(sewProducts.filter(one => one.material === 'linen'), rows => gold.plain(pick.sum(rows, one => one.stock)))) // oxfmt-ignore
  ask('group', 'How much money did each payment method bring in?', placed(sewOrders, rows => gold.map(measures(rows, one => one.paymentMethod, own => pick.sum(own, one => one.total)), 'money'))) // oxfmt-ignore
  ask('group', 'Number of customers per country, please', gold.map(sizes(sewCustomers, one => one.country, countryAs))) // oxfmt-ignore
  const stars = (rows: Review[], category: string) => pick.mean(rows.filter(one => pick.find(sewProducts, one.productId).category === category), one => one.rating) // oxfmt-ignore
  ask('compare', 'Do our patterns get better ratings on average than our fabrics?', written(sewReviews, rows => gold.yes(stars(rows, 'pattern') > stars(rows, 'fabric')))) // oxfmt-ignore
}

function join({ ask }: Builder, { sewingshop }: Facts): void {
  const { sewCustomers, sewOrders, sewProducts, sewReturns, sewSuppliers } = sewingshop
  const mill = pick.nth(sewSuppliers, one => one.country === 'FR')
  ask('join', `Which products do we get from ${mill.name}?`, offered(sewProducts.filter(one => one.supplierId === mill.id), rows => gold.set(rows))) // oxfmt-ignore
  const buyers = (rows: Order[], id: number) => once(rows.filter(one => one.lines.some(line => line.productId === id)).map(one => pick.find(sewCustomers, one.customerId))) // oxfmt-ignore
  const machine = pick.nth(sewProducts, one => one.category === 'sewing_machine' && buyers(sewOrders, one.id).length > 3 && buyers(sewOrders, one.id).length < 9, 2) // oxfmt-ignore
  ask('join', `Which customers have bought a ${machine.name}?`, placed(sewOrders, rows => gold.set(buyers(rows, machine.id)))) // oxfmt-ignore
  const senderOf = (one: { orderId: number }) => pick.find(sewCustomers, pick.find(sewOrders, one.orderId).customerId)
  ask('join', 'Which of our customers from Belgium have sent something back?', sentBack(sewReturns, rows => gold.set(once(rows.map(senderOf)).filter(one => one.country === 'BE')))) // oxfmt-ignore
  const isSchool = (one: Order) => pick.find(sewCustomers, one.customerId).customerType === 'school'
  const fabric = (rows: Order[]) => rows.flatMap(one => one.lines).filter(line => pick.find(sewProducts, line.productId).category === 'fabric') // oxfmt-ignore
  ask('join', 'How many metres of fabric have schools ordered from us so far?', placed(sewOrders.filter(isSchool), rows => gold.plain(pick.sum(fabric(rows), line => line.quantity)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { sewingshop }: Facts): void {
  const { sewCustomers, sewOrders, sewProducts } = sewingshop
  const teacher = pick.nth(sewCustomers, one => one.customerType === 'school', 2)
  ask('lookup', `What is the e-mail address of ${nameOf(teacher)}?`, told(teacher, teacher.email, 'email'))
  const wool = pick.nth(sewProducts, one => one.material === 'wool' && one.isActive, 1)
  ask('lookup', `How wide is the ${wool.name}?`, figureOf(wool, gold.count(wool.widthCm!, { field: 'widthCm' })))
  const away = pick.nth(sewOrders, one => one.status === 'delivered' && one.deliveryAddress.country !== pick.find(sewCustomers, one.customerId).country, 5) // oxfmt-ignore
  const { city } = away.deliveryAddress
  ask('lookup', `Which city was order ${away.orderNumber} delivered to?`, told(away, city, 'city'))
}

function date({ ask }: Builder, { sewingshop, today, day }: Facts): void {
  const { sewCustomers, sewOrders } = sewingshop
  ask('date', 'Which orders have we shipped in the past 7 days?', pick.setWithin(sewOrders, one => one.shippedAt?.slice(0, 10) ?? null, day(-7), today)) // oxfmt-ignore
  const ended = pick.quarter(`${pick.shiftMonth(pick.month(today)!, -3)}-01`)!
  ask('date', `How many customers registered in ${quarterName(ended)}?`, gold.count(sewCustomers.filter(one => pick.quarter(one.createdAt) === ended).length)) // oxfmt-ignore
  const start = day(-33)
  const later = sewOrders.filter(one => one.total > 200 && one.orderedAt.slice(0, 10) > start)
  ask('date', `List the orders over €200 that came in after ${pick.dayName(start)}.`, placed(later, rows => gold.set(rows))) // oxfmt-ignore
}
