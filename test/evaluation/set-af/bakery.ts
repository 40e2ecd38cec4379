import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { measures, sizes, values } from '../set-s/choose.ts'
import { talkBakery } from './bakery-talk.ts'
import { told } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AF over the bakery. */
export function askBakery(facts: Facts): Question[] {
  const builder = createQuestions('af', 'bakery')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkBakery(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { bakery }: Facts): void {
  const { products, customers, invoices } = bakery
  ask('list', 'Show me our whole range of products.', gold.set(products))
  ask(
    'list',
    'Which towns do we deliver to?',
    values(customers, one => one.address.town, gold.spelled),
  )
  ask('filter', 'Which customers are on hold at the moment?', gold.set(customers.filter(one => one.isOnHold)))
  ask('filter', 'Which of our pastries are vegan?', gold.set(products.filter(one => one.category === 'pastry' && one.isVegan))) // oxfmt-ignore
  ask('filter', 'all products with nuts in them, please', gold.set(products.filter(one => one.allergens.includes('nuts')))) // oxfmt-ignore
  ask('threshold', 'Which products cost less than 1 pound?', gold.set(products.filter(one => one.unitPrice < 1)))
  ask('threshold', 'Show the invoices over 1,500 pounds that have not been paid yet.', gold.set(invoices.filter(one => one.amount > 1500 && one.paidOn === null))) // oxfmt-ignore
}

function number({ ask }: Builder, { bakery }: Facts): void {
  const { products, customers, orders, invoices } = bakery
  ask('count', 'How many hotels do we supply?', gold.count(customers.filter(one => one.type === 'hotel').length))
  ask('count', 'How many orders have been cancelled so far?', gold.count(orders.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask(
    'top',
    'What is the most expensive thing we sell?',
    gold.largest(products, one => one.unitPrice),
  )
  ask(
    'top',
    'Who are the 5 customers with the highest credit limit?',
    gold.ordered(customers, one => one.creditLimit, { count: 5 }),
  )
  const breads = products.filter(one => one.category === 'bread')
  ask('aggregate', 'What is the average price of our breads?', gold.money(pick.mean(breads, one => one.unitPrice)))
  const late = invoices.filter(one => one.status === 'overdue')
  ask('aggregate', 'What do all the overdue invoices add up to?', gold.money(pick.sum(late, one => one.amount)))
  const off = orders.filter(one => one.status === 'cancelled')
  ask('aggregate', 'What percentage of our orders gets cancelled?', gold.percent(pick.ratio(off.length, orders.length)))
  const price = (name: string) => products.find(one => one.name === name)!.unitPrice
  ask('compare', 'Is the Walnut Loaf more expensive than the Brioche Loaf?', gold.yes(price('Walnut Loaf') > price('Brioche Loaf'))) // oxfmt-ignore
}

function group({ ask }: Builder, { bakery }: Facts): void {
  const { customers, invoices } = bakery
  ask('group', 'How many customers of each type do we have?', gold.map(sizes(customers, one => one.type)))
  ask('group', 'Total invoice amount by status', gold.map(measures(invoices, one => one.status, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
}

function join({ ask }: Builder, { bakery }: Facts): void {
  const { products, customers, rounds, orders } = bakery
  const named = (name: string) => customers.find(one => one.name === name)!
  const round = pick.find(rounds, named('Millstone Inn').roundId)
  ask('join', 'Who is the driver on the round that delivers to the Millstone Inn?', told(round, round.driver.name))
  const harbour = rounds.find(one => one.name === 'Harbour Round')!
  ask('join', 'Which customers are on the Harbour Round?', gold.set(customers.filter(one => one.roundId === harbour.id))) // oxfmt-ignore
  ask('join', 'Which customers have never ordered anything from us?', gold.set(customers.filter(one => orders.every(own => own.customerId !== one.id)))) // oxfmt-ignore
  ask('lookup', 'Who is our contact person at Ferndale Lodge?', told(named('Ferndale Lodge'), named('Ferndale Lodge').contact.name)) // oxfmt-ignore
  const sour = products.find(one => one.name === 'Sourdough Batard')!
  ask('lookup', 'How many days does the Sourdough Batard keep?', gold.count(sour.shelfLifeDays, { field: 'shelfLifeDays' })) // oxfmt-ignore
}

function date({ ask }: Builder, { bakery, day, today }: Facts): void {
  const { orders, invoices } = bakery
  const next = orders.filter(one => one.deliveryDate === day(1))
  ask('date', 'Which orders have to be delivered tomorrow?', eachReading([next, next.filter(one => one.status !== 'cancelled')], rows => gold.set(rows))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many invoices did we issue last month?', gold.count(invoices.filter(one => pick.month(one.issuedOn) === last).length)) // oxfmt-ignore
}
