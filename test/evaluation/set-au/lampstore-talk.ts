import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { ofTwins } from '../set-ap/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { carried, ordered } from './lampstore-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the lamp shop, changes, and what cannot be answered. */
export function talkLampstore(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { lampstore }: Facts): void {
  const { lampCustomers, lampOrders, lampProducts } = lampstore
  const desk = lampProducts.filter(one => one.category === 'desk')
  const dimmable = desk.filter(one => one.dimmable)
  talk(
    'followup',
    ['What desk lamps do we have?', carried(desk, rows => gold.set(rows))],
    ['Which of them can be dimmed?', carried(dimmable, rows => gold.set(rows))],
    ['And which one of those is the cheapest?', carried(dimmable, rows => gold.smallest(rows, one => one.price))],
  )
  const of = (id: number) => lampOrders.filter(one => one.customerId === id)
  const buyer = person(lampCustomers, one => one.phone !== null && of(one.id).length === 3, 3)
  talk(
    'followup',
    [`Whose order is ${of(buyer.id)[1]!.number}?`, toldPerson(buyer)],
    ['Can you give me their phone number?', told(buyer, buyer.phone!, 'phone')],
    ['Show me all the orders they have placed with us.', ordered(of(buyer.id), rows => gold.set(rows))],
  )
  const at = (status: string) => lampOrders.filter(one => one.status === status)
  talk(
    'followup',
    ['How many orders are packed and ready to go out?', gold.count(at('packed').length)],
    ['And how many are paid but not packed yet?', gold.count(at('paid').length)],
    ['How much are those worth altogether?', gold.money(pick.sum(at('paid'), one => one.total))],
  )
}

function write({ ask, talk }: Builder, { lampstore, day }: Facts): void {
  const { lampOrders, lampProducts, lampReviews } = lampstore
  ask('write', `Set up a new voucher MUMSDAY15 that gives 15 percent off, with a minimum spend of 60 euros, valid until ${pick.dayName(day(40))}.`, gold.created('lampstore.lampVouchers', { code: 'MUMSDAY15', type: 'percent', value: 15, minimumSpend: 60, validUntil: day(40) })) // oxfmt-ignore
  const packed = pick.nth(lampOrders, one => one.status === 'packed', 0)
  ask('write', `Order ${packed.number} went out with DPD this morning, tracking code DP55120987. Please mark it as shipped.`, gold.updated('lampstore.lampOrders', packed, { status: 'shipped', carrier: 'dpd', trackingCode: 'DP55120987' }, ['shippedOn'])) // oxfmt-ignore
  const light = pick.nth(lampProducts, one => one.category === 'wall' && one.status === 'active', 1)
  const price = Math.floor(light.price) + 6
  ask('write', `The ${light.name} should cost ${price} euros from now on.`, gold.updated('lampstore.lampProducts', light, { price })) // oxfmt-ignore
  const spam = pick.nth(lampReviews, one => one.status === 'hidden', 4)
  talk(
    'write',
    [`Please delete review ${spam.id}, but check with me before you do.`, gold.pending()],
    ['Yes please, remove that review.', gold.removed('lampstore.lampReviews', spam)],
  )
}

function decline({ ask }: Builder, { lampstore }: Facts): void {
  const { lampCustomers, lampProducts } = lampstore
  const lamp = pick.nth(lampProducts, one => one.category === 'table' && one.status === 'active', 5)
  ask('missing', `How many visitors looked at the page of the ${lamp.name} last week?`, gold.unknown())
  ask('unknown', 'How many pieces of the Zanzibar Chandelier do we have left?', gold.unknown())
  const twins = pick.rank(lampCustomers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What's the e-mail address of ${twins.key}?`, gold.either(ofTwins(twins.rows, one => one.email, 'email'), ...twins.rows.map(one => told(one, one.email, 'email')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { lampstore }: Facts): void {
  const { lampOrders } = lampstore
  ask('smalltalk', "Thanks, that's it from me for today!", gold.smalltalk())
  ask('browser', 'Open the An Post website and print me a parcel label', refusesPages())
  ask('casual', 'hiya which ordrs r still awaiting paymnt?? thx', gold.set(lampOrders.filter(one => one.status === 'awaitingPayment'))) // oxfmt-ignore
  const stopped = lampOrders.filter(one => one.status === 'cancelled')
  ask('multi', 'How many orders have been cancelled, and what were they worth in total?', gold.figures(gold.count(stopped.length), gold.money(pick.sum(stopped, one => one.total)))) // oxfmt-ignore
}
