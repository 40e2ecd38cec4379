import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { more } from '../set-d/readings.ts'
import { apart, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { stocked } from './readings.ts'
import { talkToyshop } from './toyshop-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AH over the toy shop. */
export function askToyshop(facts: Facts): Question[] {
  const builder = createQuestions('ah', 'toyshop')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkToyshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { toyshop }: Facts): void {
  const { makers, toys, shoppers, orders } = toyshop
  ask('list', 'Show me all the toy makers we buy from.', gold.set(makers))
  ask(
    'filter',
    'Which puzzles have been discontinued?',
    gold.set(toys.filter(one => one.department === 'PUZZLES' && one.discontinued)),
  )
  const gold_ = shoppers.filter(one => one.loyaltyTier === 'GOLD' && one.newsletter)
  ask('filter', 'List the gold tier shoppers who get the newsletter.', gold.set(gold_))
  const called = orders.filter(one => one.channel === 'PHONE' && one.status === 'CANCELLED')
  ask('filter', 'Which phone orders were cancelled?', gold.set(called))
  ask('threshold', 'Which toys cost less than £10?', stocked(toys.filter(one => one.price < 10), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { toyshop }: Facts): void {
  const { toys, orders } = toyshop
  const outside = toys.filter(one => one.department === 'OUTDOOR')
  ask(
    'count',
    'How many toys are there in the outdoor department?',
    stocked(outside, rows => gold.count(rows.length)),
  )
  ask('count', 'How many orders are packed?', gold.count(orders.filter(one => one.status === 'PACKED').length))
  ask('top', 'What is our most expensive toy?', stocked(toys, rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  ask(
    'top',
    'Give me the 5 largest orders by total.',
    gold.ordered(orders, one => one.total, { count: 5 }),
  )
  ask('aggregate', 'What is the average total of our orders?', eachReading([orders, orders.filter(one => one.status !== 'CANCELLED')], rows => gold.money(pick.mean(rows, one => one.total)))) // oxfmt-ignore
  const delivered = orders.filter(one => one.status === 'DELIVERED' && one.channel === 'STORE')
  ask('aggregate', 'What is the total value of the delivered orders from the store channel?', gold.money(pick.sum(delivered, one => one.total))) // oxfmt-ignore
  const by = (channel: string): [gold.Spelled, number] => [apart(channel), orders.filter(one => one.channel === channel).length] // oxfmt-ignore
  ask('compare', 'Do we get more orders by phone or in the store?', more(by('PHONE'), by('STORE')))
}

function group({ ask }: Builder, { toyshop }: Facts): void {
  const { toys, orders } = toyshop
  ask('group', 'How many orders came in through each channel?', gold.map(sizes(orders, one => one.channel)))
  ask('group', 'What is the average price of our toys by department?', stocked(toys, rows => gold.map(measures(rows, one => one.department, own => pick.mean(own, one => one.price)), 'money'))) // oxfmt-ignore
}

function join({ ask }: Builder, { toyshop }: Facts): void {
  const { toys, shoppers, orders, ratings } = toyshop
  const order = pick.nth(orders, one => one.lines.length === 3 && one.status === 'DELIVERED', 7)
  ask('join', `Which toys are in order ${order.orderNumber}?`, gold.either(gold.set(order.lines.map(one => pick.find(toys, one.toyId))), gold.set(order.lines.map(one => one.toyName)))) // oxfmt-ignore
  const unrated = toys.filter(one => ratings.every(own => own.toyId !== one.id))
  ask(
    'join',
    'Which toys do not have any ratings yet?',
    stocked(unrated, rows => gold.set(rows)),
  )
  const toy = toys.find(one => one.name === 'Marble Run Classic')!
  ask('lookup', 'How many units of the Marble Run Classic are in stock?', gold.count(toy.unitsInStock, { field: 'unitsInStock' })) // oxfmt-ignore
  const buyer = person(shoppers, () => true, 33)
  ask('lookup', `Which city does ${nameOf(buyer)} live in?`, gold.text(buyer.address.city, 'address.city'))
}

function date({ ask }: Builder, { toyshop, today }: Facts): void {
  const { orders } = toyshop
  const month = pick.shiftMonth(pick.month(today)!, -2)
  const placed = orders.filter(one => pick.month(one.placedOn) === month)
  ask('date', `How many orders were placed in ${pick.monthName(month)}?`, gold.count(placed.length))
}
