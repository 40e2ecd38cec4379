import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refuses } from '../set-s/choose.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the electronics shop, changes, and what cannot be answered. */
export function talkElectronics(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { electronics }: Facts): void {
  const { products, customers, orders } = electronics
  const headphones = products.filter(one => one.category === 'Headphones')
  const cheapest = headphones.toSorted((one, other) => one.price - other.price)[0]!
  talk(
    'followup',
    ['Show me all headphones.', gold.set(headphones)],
    ['Which is the cheapest of them?', gold.smallest(headphones, one => one.price)],
    ['How many months of warranty does it have?', gold.count(cheapest.warrantyMonths, { field: 'warrantyMonths' })],
  )
  const at = (status: string) => orders.filter(one => one.status === status)
  talk(
    'followup',
    ['How many orders are confirmed?', gold.count(at('Confirmed').length)],
    ['And how many are shipped?', gold.count(at('Shipped').length)],
    ['What do the shipped ones add up to?', gold.money(pick.sum(at('Shipped'), one => one.total))],
  )
  const ordersOf = (id: number) => orders.filter(one => one.customerId === id)
  const buyer = person(customers, one => ordersOf(one.id).length >= 4 && pick.distinct(ordersOf(one.id).map(own => own.status)).length > 1 && ordersOf(one.id).some(own => own.status === 'Delivered'), 1) // oxfmt-ignore
  const own = ordersOf(buyer.id)
  const arrived = own.filter(one => one.status === 'Delivered')
  talk(
    'followup',
    [`Which orders has ${nameOf(buyer)} placed?`, gold.set(own)],
    ['Only the delivered ones, please.', gold.set(arrived)],
    ['What is their total value?', gold.money(pick.sum(arrived, one => one.total))],
  )
}

function write({ ask, talk }: Builder, { electronics }: Facts): void {
  const { products, customers, orders } = electronics
  ask('write', 'Create a new customer: Ingeborg Dahlquist, ingeborg.dahlquist@webmail.example, a private customer from Denver.', gold.created('electronics.customers', { firstName: 'Ingeborg', lastName: 'Dahlquist', email: 'ingeborg.dahlquist@webmail.example', customerType: 'Private', city: 'Denver' })) // oxfmt-ignore
  const priced = products[44]!
  ask('write', `Change the price of the ${priced.name} to $129.50.`, gold.updated('electronics.products', priced, { price: 129.5 })) // oxfmt-ignore
  const off = pick.nth(orders, one => one.status === 'Confirmed', 1)
  talk(
    'write',
    [`Cancel order ${off.orderNumber}, but ask me before you do it.`, pending()],
    ['Actually no, leave it.', nowrite()],
  )
  const idle = person(customers, one => orders.every(own => own.customerId !== one.id), 2)
  ask('write', `Delete the customer ${idle.email}.`, gold.removed('electronics.customers', idle))
  ask('write', `Delete order ${orders[50]!.orderNumber} for good.`, refuses())
}

function decline({ ask }: Builder, { electronics }: Facts): void {
  const { products, customers } = electronics
  ask('missing', `Who supplies the ${products[15]!.name}?`, unknown())
  ask('unknown', 'Which carrier has the parcel with the tracking number TRK00000017?', unknown())
  const twins = pick.rank(customers, nameOf).find(one => one.rows.length > 1)!
  const cities = pick.distinct(twins.rows.map(one => one.city))
  ask('ambiguous', `Which city does ${twins.key} live in?`, either(gold.set(twins.rows), gold.set(cities), clarify()))
}

function chat({ ask }: Builder, { electronics }: Facts): void {
  const { products, customers, shipments, orders } = electronics
  ask('smalltalk', 'Good morning! How are you doing?', gold.smalltalk())
  const monitors = products.filter(one => one.category === 'Monitors')
  ask('casual', 'cheapest moniter we have?', either(gold.smallest(monitors, one => one.price), gold.smallest(monitors.filter(one => one.isActive), one => one.price))) // oxfmt-ignore
  ask('casual', 'ALL ORDERS PAID BY GIFT CARD PLS', gold.set(orders.filter(one => one.paymentMethod === 'GiftCard')))
  ask('multi', 'How many products and how many customers do we have?', gold.figures(gold.count(products.length), gold.count(customers.length))) // oxfmt-ignore
  ask('complete', 'List all shipments that went by DHL.', gold.set(shipments.filter(one => one.carrier === 'DHL')))
}
