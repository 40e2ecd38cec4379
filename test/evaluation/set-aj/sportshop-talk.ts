import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { ordersOf, sold } from './readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the sports shop, changes, and what cannot be answered. */
export function talkSportshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { sportshop }: Facts): void {
  const { sportsProducts, sportsReturns } = sportshop
  const tennis = sportsProducts.filter(one => one.sport === 'tennis' && !one.discontinued)
  const every = sportsProducts.filter(one => one.sport === 'tennis')
  const cheap = (rows: typeof tennis) => rows.filter(one => one.price < 20)
  talk(
    'followup',
    ['Which tennis products do we sell?', gold.either(gold.set(tennis), gold.set(every))],
    ['Only those under £20', gold.either(gold.set(cheap(tennis)), gold.set(cheap(every)))],
    ['Sort them by price, cheapest first.', gold.either(...[tennis, every].map(rows => gold.ordered(cheap(rows), one => one.price, { up: true })))], // oxfmt-ignore
  )
  const due = (reason: string) => sportsReturns.filter(one => one.reason === reason)
  talk(
    'followup',
    ['How many returns were because of a defect?', gold.count(due('defective').length)],
    ['What about too small?', gold.count(due('too_small').length)],
    ['How many of those have been refunded?', gold.count(due('too_small').filter(one => one.status === 'refunded').length)], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { sportshop }: Facts): void {
  const { sportsCustomers, sportsOrders, sportsProducts } = sportshop
  ask('write', 'Add a new customer: Nora Fielding, e-mail nora.fielding@example.com, phone +44 20 7946 0123.', gold.created('sportshop.sportsCustomers', { firstName: 'Nora', lastName: 'Fielding', email: 'nora.fielding@example.com', phone: '+44 20 7946 0123' })) // oxfmt-ignore
  const kit = sportsProducts.find(one => one.name === 'Trekking Poles')!
  ask('write', 'Change the price of the Trekking Poles to £64.90.', gold.updated('sportshop.sportsProducts', kit, { price: 64.9 })) // oxfmt-ignore
  const leaving = person(sportsCustomers, one => sportsOrders.every(order => order.customerId !== one.id), 1)
  talk(
    'write',
    [`Please delete the customer ${nameOf(leaving)}, but check with me first.`, gold.pending()],
    ['Yes, please delete that customer.', gold.removed('sportshop.sportsCustomers', leaving)],
  )
}

function decline({ ask }: Builder, { sportshop }: Facts): void {
  const { sportsProducts } = sportshop
  const tent = sportsProducts.find(one => one.name === 'Two-Person Tent')!
  ask('missing', `How much does the ${tent.name} weigh?`, unknown())
  ask('unknown', 'Show me order SO-99999.', unknown())
}

function chat({ ask }: Builder, { sportshop }: Facts): void {
  const { sportsCustomers, sportsOrders, sportsProducts } = sportshop
  ask('browser', 'go to golazo.com and log in', refusesPages())
  ask('casual', 'whats the cheapst cycling thing we got', sold(sportsProducts.filter(one => one.sport === 'cycling'), rows => gold.smallest(rows, one => one.price))) // oxfmt-ignore
  ask('multi', 'How many customers and how many products do we have?', sold(sportsProducts, rows => gold.figures(gold.count(sportsCustomers.length), gold.count(rows.length)))) // oxfmt-ignore
  const fast = sportsOrders.filter(one => one.shippingMethod === 'express')
  ask('complete', 'What is the sum of the totals of all orders with express shipping?', ordersOf(fast, rows => gold.money(pick.sum(rows, one => one.totalAmount)))) // oxfmt-ignore
}
