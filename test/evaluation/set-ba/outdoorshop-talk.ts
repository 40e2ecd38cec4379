import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, refusesPages } from '../set-s/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value), value.value.toFixed(2)])))

/** Conversations with the outdoor shop, changes, and what cannot be answered. */
export function talkOutdoorshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { outdoorshop }: Facts): void {
  const { trekCustomers, trekOrders, trekProducts } = outdoorshop
  const reduced = trekProducts.filter(one => one.status === 'clearance')
  const tight = reduced.filter(one => one.isWaterproof)
  talk(
    'followup',
    ['Show me the products on clearance.', gold.set(reduced)],
    ['Only the ones that are waterproof', gold.set(tight)],
    ['What is their average price?', gold.money(pick.mean(tight, one => one.price))],
  )
  const taken = (carrier: string) => trekOrders.filter(one => one.carrier === carrier).length
  talk(
    'followup',
    ['How many orders have the carrier UPS?', gold.count(taken('ups'))],
    ['What about FedEx?', gold.count(taken('fedex'))],
  )
  const of = (id: number) => trekOrders.filter(one => one.customerId === id)
  const hasFew = (id: number) => of(id).length > 2 && of(id).length < 6
  const buyer = pick.nth(trekCustomers, one => hasFew(one.id) && of(one.id).every(own => own.status !== 'cancelled'), 4) // oxfmt-ignore
  const latest = of(buyer.id).toSorted((one, other) => (one.placedAt < other.placedAt ? 1 : -1))[0]!
  talk(
    'followup',
    [`Look up the customer with the email ${buyer.email}.`, gold.record(buyer)],
    ['Show me their orders.', gold.set(of(buyer.id))],
    ['What is the total of the latest one?', figureOf(latest, gold.money(latest.total, { field: 'total' }))],
  )
}

function write({ ask, talk }: Builder, { outdoorshop }: Facts): void {
  const { trekOrders, trekProducts, trekReviews } = outdoorshop
  ask('write', 'Create a customer: first name Maren, last name Tollefsen, email maren.tollefsen@example.com, address 418 Birch Street, Bozeman, MT 59715.', gold.created('outdoorshop.trekCustomers', { firstName: 'Maren', lastName: 'Tollefsen', email: 'maren.tollefsen@example.com', address: { street: '418 Birch Street', city: 'Bozeman', state: 'MT', postalCode: '59715' } })) // oxfmt-ignore
  const stove = pick.nth(trekProducts, one => one.name === 'Two-Burner Ranch Stove')
  ask('write', `Change the price of the ${stove.name} to $119.95.`, gold.updated('outdoorshop.trekProducts', stove, { price: 119.95 })) // oxfmt-ignore
  const rant = pick.nth(trekReviews, one => one.rating === 1, 6)
  talk(
    'write',
    [`I want to delete review ${rant.id}. Please ask me before you do it.`, gold.pending()],
    ['Yes, delete it.', gold.removed('outdoorshop.trekReviews', rant)],
  )
  const packed = pick.nth(trekOrders, one => one.status === 'paid', 1)
  ask('write', `Ship order ${packed.orderNumber} with FedEx.`, gold.updated('outdoorshop.trekOrders', packed, { status: 'shipped', carrier: 'fedex' }, ['shippedAt'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { outdoorshop }: Facts): void {
  const { trekOrders, trekProducts } = outdoorshop
  ask('missing', 'How many people visited our online shop last week?', gold.unknown())
  ask('unknown', 'What is the price of the Quillback Storm 900?', gold.unknown())
  ask('unknown', 'Show me order number GP-99999.', gold.unknown())
  const sold = (orders: typeof trekOrders, id: number) => orders.flatMap(one => one.lines).filter(line => line.productId === id) // oxfmt-ignore
  const best = (orders: typeof trekOrders) => [
    champion(trekProducts, one => pick.sum(sold(orders, one.id), line => line.quantity), one => one.name),
    champion(trekProducts, one => pick.sum(sold(orders, one.id), line => line.lineTotal), one => one.name),
    champion(trekProducts, one => sold(orders, one.id).length, one => one.name),
  ] // oxfmt-ignore
  const kept = trekOrders.filter(one => one.status !== 'cancelled')
  ask('ambiguous', 'What is our best-selling product?', gold.either(gold.clarify(), ...best(trekOrders), ...best(kept)))
}

function chat({ ask }: Builder, { outdoorshop }: Facts): void {
  const { trekCategories, trekCustomers, trekProducts, trekReturns, trekReviews } = outdoorshop
  ask('smalltalk', 'Hi there!', gold.smalltalk())
  ask('browser', 'go to youtube.com and search for tent reviews', refusesPages())
  ask('casual', 'hey how many revews hav a rating of 1?? thx', gold.count(trekReviews.filter(one => one.rating === 1).length)) // oxfmt-ignore
  const tents = pick.nth(trekCategories, one => one.name === 'Tents')
  ask('casual', 'gimme the top 3 tents by price', gold.ordered(trekProducts.filter(one => one.categoryId === tents.id), one => one.price, { count: 3 })) // oxfmt-ignore
  const refunded = trekReturns.filter(one => one.status === 'refunded')
  ask('multi', 'How many returns have been refunded, and what is the sum of their refund amounts?', gold.figures(gold.count(refunded.length), gold.money(pick.sum(refunded, one => one.refundAmount)))) // oxfmt-ignore
  ask('complete', 'List every customer who is subscribed to the newsletter.', gold.set(trekCustomers.filter(one => one.newsletter))) // oxfmt-ignore
}
