import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, sizes, values } from '../set-s/choose.ts'
import { bought, rowsOr } from './readings.ts'
import { talkShoeshop } from './shoeshop-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AQ over the shop for shoes. */
export function askShoeshop(facts: Facts): Question[] {
  const builder = createQuestions('aq', 'shoeshop')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkShoeshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { shoeshop }: Facts): void {
  const { shoes, shoeShoppers } = shoeshop
  ask(
    'list',
    'What brands of shoes do we carry?',
    values(shoes, one => one.brand, gold.spelled),
  )
  ask('filter', "Show me the women's boots in leather", gold.set(shoes.filter(one => one.category === 'boot' && one.madeFor === 'women' && one.material === 'leather'))) // oxfmt-ignore
  ask('filter', 'Which customers from Bath get our newsletter?', gold.set(shoeShoppers.filter(one => one.address.city === 'Bath' && one.newsletter))) // oxfmt-ignore
  ask('filter', 'Which shoes are out of stock at the moment?', gold.set(shoes.filter(one => one.pairsInStock === 0)))
  const few = shoes.filter(one => one.pairsInStock < 5)
  ask('threshold', 'Which shoes have fewer than 5 pairs left?', eachReading([few, few.filter(one => one.pairsInStock > 0)], rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { shoeshop }: Facts): void {
  const { shoes, shoeOrders, shoeReturns, shoeShoppers } = shoeshop
  const paypal = shoeOrders.filter(one => one.paidWith === 'paypal')
  ask(
    'count',
    'How many orders did people pay for with PayPal?',
    bought(paypal, rows => gold.count(rows.length)),
  )
  ask(
    'top',
    "What's our most expensive shoe?",
    gold.either(gold.largest(shoes, one => one.price), gold.largest(shoes, one => one.salePrice ?? one.price)), // oxfmt-ignore
  )
  ask('aggregate', "What's the average value of an order?", bought(shoeOrders, rows => gold.money(pick.mean(rows, one => one.total)))) // oxfmt-ignore
  ask('aggregate', 'How much money have we refunded for returns in total?', gold.money(pick.sum(shoeReturns, one => one.refundAmount))) // oxfmt-ignore
  ask('group', 'How many returns were there for each reason?', gold.map(sizes(shoeReturns, one => one.reason)))
  const from = (city: string) => shoeShoppers.filter(one => one.address.city === city).length
  ask('compare', 'Do we have more customers in Cardiff or in Swindon?', gold.text(from('Cardiff') > from('Swindon') ? 'Cardiff' : 'Swindon')) // oxfmt-ignore
}

function join({ ask }: Builder, { shoeshop }: Facts): void {
  const { shoeOrders, shoeReturns, shoeShoppers, shoeVouchers } = shoeshop
  const of = (id: string) => shoeOrders.filter(one => one.shopperId === id)
  const regular = person(shoeShoppers, one => of(one.id).length === 3, 5)
  ask(
    'join',
    `Show me all the orders ${nameOf(regular)} has placed.`,
    bought(of(regular.id), rows => gold.set(rows)),
  )
  const broken = shoeReturns.filter(one => one.reason === 'faulty')
  const shopperOf = (one: (typeof shoeReturns)[number]) => pick.find(shoeShoppers, pick.find(shoeOrders, one.orderId).shopperId) // oxfmt-ignore
  ask('join', 'Which customers returned something because it was faulty?', eachReading([broken, broken.filter(one => one.status !== 'announced')], rows => rowsOr(rows, shopperOf))) // oxfmt-ignore
  const voucher = shoeVouchers.find(one => one.code === 'STUDENT12')!
  const cheaper = shoeOrders.filter(one => one.voucherId === voucher.id)
  ask(
    'join',
    'Which orders were placed with the voucher STUDENT12?',
    bought(cheaper, rows => gold.set(rows)),
  )
  const isKept = (id: string) => shoeReturns.every(one => !of(id).some(own => own.id === one.orderId))
  const spender = person(shoeShoppers, one => of(one.id).length > 3 && isKept(one.id), 1)
  ask('join', `How much has ${nameOf(spender)} spent with us in total?`, bought(of(spender.id), rows => gold.money(pick.sum(rows, one => one.total)))) // oxfmt-ignore
  const sent = pick.nth(shoeOrders, one => one.delivery.trackingCode !== null, 140)
  ask('lookup', `What is the tracking code of order ${sent.orderNo}?`, told(sent, sent.delivery.trackingCode!, 'trackingCode')) // oxfmt-ignore
  const shopper = person(shoeShoppers, () => true, 77)
  ask('lookup', `Which e-mail address do we have for ${nameOf(shopper)}?`, told(shopper, shopper.email, 'email'))
}

function date({ ask }: Builder, { shoeshop, today, day }: Facts): void {
  const { shoeOrders, shoeVouchers } = shoeshop
  ask('date', 'Which orders have come in over the last 7 days?', bought(shoeOrders, rows => pick.setWithin(rows, one => one.placedOn, day(-7), today))) // oxfmt-ignore
  ask('date', 'Which vouchers expire in the next 45 days?', pick.setWithin(shoeVouchers, one => one.validUntil, today, day(45))) // oxfmt-ignore
}
