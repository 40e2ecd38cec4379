import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { bought } from './readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the shop for shoes, changes, and what cannot be answered. */
export function talkShoeshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { shoeshop }: Facts): void {
  const { shoes, shoeReturns } = shoeshop
  const reduced = shoes.filter(one => one.category === 'sneaker' && one.salePrice !== null)
  const cheapest = [gold.smallest(reduced, one => one.salePrice), gold.smallest(reduced, one => one.price)]
  const left = cheapest.flatMap(one => one.items as typeof reduced)
  talk(
    'followup',
    ['Which sneakers are reduced at the moment?', gold.set(reduced)],
    ['Which is the cheapest one?', either(...cheapest)],
    ['How many pairs of it are in stock?', either(...left.map(one => gold.count(one.pairsInStock, { field: 'pairsInStock' })))], // oxfmt-ignore
  )
  const refunded = shoeReturns.filter(one => one.status === 'refunded')
  talk(
    'followup',
    ['How many returns have we refused?', gold.count(shoeReturns.filter(one => one.status === 'refused').length)],
    ['And how many were refunded?', gold.count(refunded.length)],
    ['What is the average amount of those?', gold.money(pick.mean(refunded, one => one.refundAmount))],
  )
}

function write({ ask }: Builder, { shoeshop, day }: Facts): void {
  const { shoes, shoeOrders } = shoeshop
  ask('write', `Create a voucher SPRINGSTEP with 15% off that is valid until ${pick.dayName(day(75))}.`, gold.created('shoeshop.shoeVouchers', { code: 'SPRINGSTEP', percentOff: 15, validUntil: day(75) })) // oxfmt-ignore
  const shoe = pick.nth(shoes, one => one.salePrice === null && one.price > 90 && one.pairsInStock > 20, 8)
  ask('write', `Set the sale price of article ${shoe.articleNo} to £69.95.`, gold.updated('shoeshop.shoes', shoe, { salePrice: 69.95 })) // oxfmt-ignore
  const order = pick.nth(shoeOrders, one => one.status === 'packed' || one.status === 'placed', 2)
  ask('write', `The customer has changed their mind, please cancel order ${order.orderNo}.`, gold.updated('shoeshop.shoeOrders', order, { status: 'cancelled' })) // oxfmt-ignore
  ask('write', 'I need a new voucher, can you make one?', asksBack())
}

function decline({ ask }: Builder, { shoeshop }: Facts): void {
  const { shoeOrders, shoeShoppers } = shoeshop
  ask('missing', `How much did the courier charge us for order ${shoeOrders[90]!.orderNo}?`, gold.unknown())
  const of = (rows: typeof shoeOrders, id: string) => rows.filter(one => one.shopperId === id)
  const best = bought(shoeOrders, rows =>
    either(
      champion(shoeShoppers, one => pick.sum(of(rows, one.id), two => two.total), nameOf), // oxfmt-ignore
      champion(shoeShoppers, one => of(rows, one.id).length, nameOf), // oxfmt-ignore
    ),
  )
  const mostPoints = champion(shoeShoppers, one => one.loyalty.points, nameOf)
  ask('ambiguous', 'Who is the best customer we have?', either(gold.clarify(), best, mostPoints))
}

function chat({ ask }: Builder, { shoeshop }: Facts): void {
  const { shoes, shoeReturns } = shoeshop
  ask('browser', 'Open our checkout page and click on Pay now', refusesPages())
  const sandals = shoes.filter(one => one.category === 'sandal')
  ask('casual', 'whats the cheapest sandel we got??', either(gold.smallest(sandals, one => one.price), gold.smallest(sandals, one => one.salePrice ?? one.price), gold.smallest(sandals, one => one.salePrice))) // oxfmt-ignore
  const faulty = shoeReturns.filter(one => one.reason === 'faulty')
  ask('multi', 'How many returns were because of faulty shoes, and how much did we refund for them?', gold.figures(gold.count(faulty.length), gold.money(pick.sum(faulty, one => one.refundAmount)))) // oxfmt-ignore
}
