import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { offered, ofTwins, placed } from './readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the music shop, changes, and what cannot be answered. */
export function talkMusicshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { musicshop }: Facts): void {
  const { instrumentCustomers, instrumentOrders, instrumentProducts } = musicshop
  const strings = instrumentProducts.filter(one => one.categoryId === 'cat_woodwind')
  const brand = pick.rank(strings.filter(one => !one.discontinued), one => one.brand)[0]!.key // oxfmt-ignore
  const own = strings.filter(one => one.brand === brand)
  talk(
    'followup',
    ['What do we have in the Woodwind category?', offered(strings, rows => gold.set(rows))],
    [`Only the ones from ${brand}`, offered(own, rows => gold.set(rows))],
    ['And the cheapest one of these?', offered(own, rows => gold.smallest(rows, one => one.price))],
  )
  const order = pick.nth(instrumentOrders, one => one.status === 'paid', 3)
  const buyer = pick.find(instrumentCustomers, order.customerId)
  talk(
    'followup',
    [`Who placed order ${order.orderNumber}?`, toldPerson(buyer)],
    ['Which city do they live in?', told(buyer, buyer.address.city, 'city')],
    ['Do they get the newsletter?', gold.yes(buyer.newsletter)],
  )
  const at = (status: string) => instrumentOrders.filter(one => one.status === status)
  talk(
    'followup',
    ['How many orders are still pending?', gold.count(at('pending').length)],
    ['And how many are shipped but not delivered yet?', gold.count(at('shipped').length)],
    ['What are those worth together?', gold.money(pick.sum(at('shipped'), one => one.total))],
  )
}

function write({ ask, talk }: Builder, { musicshop }: Facts): void {
  const { instrumentOrders, instrumentReviews, instrumentProducts } = musicshop
  ask('write', 'Please add a customer: Philippa Greenhalgh, philippa.greenhalgh@example.com, 14 Mill Lane, Bath BA1 4TR. She wants the newsletter.', gold.created('musicshop.instrumentCustomers', { firstName: 'Philippa', lastName: 'Greenhalgh', email: 'philippa.greenhalgh@example.com', address: { street: '14 Mill Lane', city: 'Bath', postcode: 'BA1 4TR' }, newsletter: true })) // oxfmt-ignore
  const stopped = pick.nth(instrumentOrders, one => one.status === 'pending', 5)
  ask('write', `The customer changed their mind, so cancel order ${stopped.orderNumber}.`, gold.updated('musicshop.instrumentOrders', stopped, { status: 'cancelled' })) // oxfmt-ignore
  const dear = pick.nth(instrumentProducts, one => one.categoryId === 'cat_strings' && !one.discontinued, 4)
  ask('write', `Reduce the ${dear.name} to £${(Math.floor(dear.price) - 20).toLocaleString('en-US')}.`, gold.updated('musicshop.instrumentProducts', dear, { price: Math.floor(dear.price) - 20 })) // oxfmt-ignore
  const rude = pick.nth(instrumentReviews, one => one.state === 'rejected', 9)
  talk(
    'write',
    [`Delete review ${rude.id}, but only after I have confirmed it.`, gold.pending()],
    ['No, on second thoughts keep it.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { musicshop }: Facts): void {
  const { instrumentCustomers, instrumentProducts } = musicshop
  const product = pick.nth(instrumentProducts, one => one.categoryId === 'cat_drums' && !one.discontinued, 5)
  ask('missing', `What does our supplier charge us for the ${product.name}?`, unknown())
  ask('missing', 'How many people visited our website last week?', unknown())
  ask('unknown', 'How much is the Quillon Nocturne Harp?', unknown())
  const twins = pick.rank(instrumentCustomers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Where does ${twins.key} live?`, gold.either(ofTwins(twins.rows, one => one.address.city, 'city'), ...twins.rows.flatMap(one => [told(one, one.address.city), told(one, one.address.street), told(one, one.address.postcode)]))) // oxfmt-ignore
}

function chat({ ask }: Builder, { musicshop }: Facts): void {
  const { instrumentCustomers, instrumentOrders, instrumentReturns, instrumentReviews } = musicshop
  ask('smalltalk', 'Cheers mate, you just saved my afternoon', gold.smalltalk())
  ask('browser', 'Log in to PayPal and click on refund', refusesPages())
  ask('casual', 'WHICH RETURNS ARE STILL ONLY REQUESTED??', gold.set(instrumentReturns.filter(one => one.status === 'requested'))) // oxfmt-ignore
  const called = person(instrumentCustomers, one => one.phone !== null && instrumentOrders.some(own => own.customerId === one.id), 25) // oxfmt-ignore
  ask('casual', `whats the phone nr of ${pick.misspell(nameOf(called))}`, told(called, called.phone!, 'phone')) // oxfmt-ignore
  const stars = instrumentReviews.map(one => one.rating)
  const five = stars.filter(one => one === 5).length
  const one = stars.filter(one => one === 1).length
  ask('multi', 'How many five-star and how many one-star reviews have we received?', gold.figures(gold.count(five), gold.count(one))) // oxfmt-ignore
  ask('complete', 'I need all orders that were paid in instalments, without leaving any out.', placed(instrumentOrders.filter(own => own.paymentMethod === 'instalments'), rows => gold.set(rows))) // oxfmt-ignore
}
