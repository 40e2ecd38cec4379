import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

import { cents, centsBy } from '../set-i/cents.ts'
import { champion, sizes } from '../set-s/choose.ts'
import { perOwner } from './choose.ts'

/** Set W over the hire shop for props. */
export function askProps({ props, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('w', 'props')
  const { stageProps, theatres, hireOrders: orders, hirePayments: payments } = props
  const has = (order: (typeof orders)[number], name: string) => order.lines.some(one => one.name === name)
  const quantities = pick.rank(orders.flatMap(one => one.lines), one => one.name).map(({ key, rows }): [string, number] => [key, pick.sum(rows, one => one.quantity)]) // oxfmt-ignore
  ask('count', 'How many props are in the catalogue?', gold.count(stageProps.length))
  ask('filter', 'Which props are fragile?', gold.set(stageProps.filter(one => one.fragile)))
  ask('group', 'How many props are there in each category?', gold.map(sizes(stageProps, one => one.category)))
  ask(
    'top',
    'Which prop has the highest weekly rate?',
    gold.largest(stageProps, one => one.weeklyRate),
  )
  ask(
    'top',
    'What are the 3 props with the highest replacement value?',
    gold.ordered(stageProps, one => one.replacementValue, { count: 3 }),
  )
  ask('threshold', 'Which props do we have fewer than 4 of in stock?', gold.set(stageProps.filter(one => one.stock < 4))) // oxfmt-ignore
  const regular = pick.find(theatres, pick.rank(orders, one => one.theatreId)[1]!.key)
  ask('join', `Show the orders of ${regular.name}.`, gold.set(orders.filter(one => one.theatreId === regular.id)))
  ask('aggregate', 'What do all orders add up to?', cents(Math.round(pick.sum(orders, one => one.total) * 100)))
  ask('aggregate', 'What is the average amount of the returned orders?', cents(pick.mean(orders.filter(one => one.status === 'returned'), one => one.total) * 100)) // oxfmt-ignore
  ask('date', 'Which orders are out and should have been back by now?', gold.set(orders.filter(one => one.status === 'out' && one.dueBack < today))) // oxfmt-ignore
  ask('join', 'Which theatre has placed the most orders?', champion(theatres, one => orders.filter(own => own.theatreId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('group', 'What is the total order amount per theatre?', centsBy(perOwner(theatres, one => one.name, orders, one => one.theatreId, own => pick.sum(own, one => one.total) * 100))) // oxfmt-ignore
  ask('aggregate', 'How much was paid by card?', cents(Math.round(pick.sum(payments.filter(one => one.method === 'card'), one => one.amount) * 100))) // oxfmt-ignore
  ask('group', 'How many payments were made with each method?', gold.map(sizes(payments, one => one.method)))
  const item = pick.sized(orders.flatMap(one => one.lines), one => one.name, 3, 8).key // oxfmt-ignore
  ask('join', `Which orders include a ${item.toLowerCase()}?`, gold.set(orders.filter(one => has(one, item))))
  const top = Math.max(...quantities.map(([, quantity]) => quantity))
  const inMost = pick.rank(orders.flatMap(one => [...new Set(one.lines.map(line => line.name))]), name => name) // oxfmt-ignore
  ask('join', 'Which prop is ordered most often?', gold.either(...quantities.filter(([name, quantity]) => quantity === top || inMost.some(one => one.key === name && one.rows.length === inMost[0]!.rows.length)).flatMap(([name]) => [gold.text(name), gold.record(stageProps.find(one => one.name === name)!)]))) // oxfmt-ignore
  const full = pick.nth(orders, one => new Set(one.lines.map(line => line.name)).size === 3, 3)
  ask('lookup', `What is on order ${full.number}?`, gold.set(full.lines.map(line => line.name)))
  ask('threshold', 'Which orders are over £500?', gold.set(orders.filter(one => one.total > 500)))
  ask('lookup', 'Who is the contact at Gaslight Theatre?', gold.text(theatres[1]!.contactName, 'contactName'))
  ask('join', 'Which orders have no payment?', gold.set(orders.filter(one => payments.every(own => own.orderId !== one.id)))) // oxfmt-ignore
  ask('lookup', `How much is order ${orders[12]!.number}?`, cents(Math.round(orders[12]!.total * 100), 'amountTotal'))
  const there = theatres.filter(one => one.city === 'York')
  talk('followup', ['Which theatres are in York?', gold.set(there)], ['How many orders do they have?', gold.count(orders.filter(one => there.some(own => own.id === one.theatreId)).length)]) // oxfmt-ignore
  ask('date', 'How many orders were created in the last 60 days?', gold.either(...pick.within(orders, one => one.created.slice(0, 10), day(-60), day(0)).map(reading => gold.count(reading.length)))) // oxfmt-ignore
  ask('missing', 'What is the phone number of Seaside Rep?', gold.unknown())
  return questions
}
