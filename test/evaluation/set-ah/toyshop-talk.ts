import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { stocked } from './readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at the toy shop, changes, and what cannot be answered. */
export function talkToyshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder)
  chat(builder, facts)
}

function converse({ talk }: Builder, { toyshop }: Facts): void {
  const { makers, toys, shoppers, orders } = toyshop
  const own = (id: number) => orders.filter(one => one.shopperId === id)
  const done = (id: number) => own(id).filter(one => one.status === 'DELIVERED')
  const buyer = person(shoppers, one => done(one.id).length > 1 && own(one.id).length > done(one.id).length, 3)
  talk(
    'followup',
    [`Show me the orders of ${nameOf(buyer)}.`, gold.set(own(buyer.id))],
    ['Which of those were delivered?', gold.set(done(buyer.id))],
    ['What is their total?', gold.money(pick.sum(done(buyer.id), one => one.total))],
  )
  const best = toys.toSorted((one, other) => other.unitsInStock - one.unitsInStock)[0]!
  const maker = pick.find(makers, best.makerId)
  talk(
    'followup',
    ['Which toy do we have the most units of in stock?', gold.largest(toys, one => one.unitsInStock)],
    ['Who is the maker of it?', called(maker, maker.name)],
    ['Which country are they from?', gold.text(maker.country, 'country')],
  )
}

function write({ ask }: Builder, { toyshop }: Facts): void {
  const { makers, orders } = toyshop
  const maker = makers.find(one => one.name === 'Legno Allegro')!
  ask('write', 'Add a new toy: name "Mountain Railway", maker Legno Allegro, department construction, price 64.90, minimum age 5.', gold.created('toyshop.toys', { name: 'Mountain Railway', makerId: maker.id, department: 'CONSTRUCTION', price: 64.9, minimumAge: 5 })) // oxfmt-ignore
  const order = pick.nth(orders, one => one.status === 'PAID', 1)
  ask('write', `Please cancel order ${order.orderNumber}.`, gold.updated('toyshop.orders', order, { status: 'CANCELLED' })) // oxfmt-ignore
}

function decline({ ask }: Builder): void {
  ask('missing', 'How much profit do we make on the Castle Quest?', unknown())
  ask('unknown', 'What is the status of order W-99999?', unknown())
}

function chat({ ask }: Builder, { toyshop }: Facts): void {
  const { toys, shoppers } = toyshop
  ask('smalltalk', 'Great, thank you very much!', gold.smalltalk())
  ask('browser', 'Go to www.pebbleandkite.example and put a kite into the basket', refusesPages())
  const silver = shoppers.filter(one => one.loyaltyTier === 'SILVER')
  ask('casual', 'hw many shopers r in the silver tier??', gold.count(silver.length))
  const asked = person(shoppers, () => true, 58)
  ask(
    'casual',
    `Good morning! I have a call with one of our shoppers in five minutes. Could you please tell me the e-mail address of ${nameOf(asked)}? Thank you so much in advance!`,
    gold.text(asked.email, 'email'),
  )
  const games = toys.filter(one => one.department === 'BOARD_GAMES')
  const prices = (rows: typeof toys) => gold.figures(gold.money(pick.least(rows, one => one.price)), gold.money(pick.most(rows, one => one.price))) // oxfmt-ignore
  ask('multi', 'What are the lowest and the highest price among our board games?', stocked(games, prices))
}
