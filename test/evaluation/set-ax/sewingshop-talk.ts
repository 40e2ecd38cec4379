import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { refusesPages, champion, nameOf } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { told } from '../set-af/readings.ts'
import { countryName, figureOf, offered, placed, type Order } from './sewingshop-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the sewing shop, changes, and what cannot be answered. */
export function talkSewingshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { sewingshop }: Facts): void {
  const { sewCustomers, sewOrders, sewProducts, sewSuppliers } = sewingshop
  const typed = (type: string) => sewCustomers.filter(one => one.customerType === type)
  const home = pick.rank(typed('school'), one => one.country)[0]!
  talk(
    'followup',
    ['How many business customers do we have?', gold.count(typed('business').length)],
    ['And how many schools?', gold.count(typed('school').length)],
    [`Which of those are in ${countryName(home.key)}?`, gold.set(home.rows)],
  )
  const slow = sewSuppliers.toSorted((one, other) => other.leadTimeDays - one.leadTimeDays)[0]!
  const own = sewProducts.filter(one => one.supplierId === slow.id)
  talk(
    'followup',
    ['Which supplier takes the longest to deliver?', told(slow, slow.name, 'name')],
    ['What do we buy from them?', offered(own, rows => gold.set(rows))],
    ['Which of these do we need to reorder?', offered(own.filter(one => one.stock <= one.reorderLevel), rows => gold.set(rows))], // oxfmt-ignore
  )
  const of = (id: number) => sewOrders.filter(one => one.customerId === id)
  const order = pick.nth(sewOrders, one => one.status === 'shipped' && of(one.customerId).length > 2 && of(one.customerId).length < 7, 2) // oxfmt-ignore
  const buyer = pick.find(sewCustomers, order.customerId)
  talk(
    'followup',
    [`What is the total of order ${order.orderNumber}?`, figureOf(order, gold.money(order.total, { field: 'total' }))],
    ['Who placed it?', toldPerson(buyer)],
    ['Which other orders do we have from this customer?', placed(of(buyer.id).filter(one => one.id !== order.id), rows => gold.set(rows))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { sewingshop }: Facts): void {
  const { sewOrders, sewReturns, sewReviews, sewSuppliers } = sewingshop
  const mill = pick.nth(sewSuppliers, one => one.country === 'PT')
  ask('write', `Add a new fabric from ${mill.name}: Sintra Gingham, SKU FAB-3050, cotton, €12.40 per metre.`, gold.created('sewingshop.sewProducts', { name: 'Sintra Gingham', sku: 'FAB-3050', category: 'fabric', unit: 'metre', material: 'cotton', price: 12.4, supplierId: mill.id })) // oxfmt-ignore
  const moving = pick.nth(sewOrders, one => one.status === 'paid' && one.deliveryAddress.country === 'NL')
  ask('write', `The parcel for ${moving.orderNumber} has to go to Prinsenstraat 27, 6821 BX Arnhem instead. Please change the delivery address.`, gold.updated('sewingshop.sewOrders', moving, { deliveryAddress: { ...moving.deliveryAddress, street: 'Prinsenstraat 27', postalCode: '6821 BX', city: 'Arnhem' } })) // oxfmt-ignore
  const arrived = pick.nth(sewReturns, one => one.status === 'requested', 1)
  ask('write', `Return ${arrived.id} has arrived in the warehouse, mark it as received.`, gold.updated('sewingshop.sewReturns', arrived, { status: 'received' })) // oxfmt-ignore
  const rant = pick.nth(sewReviews, one => one.status === 'hidden', 2)
  talk(
    'write',
    [`I'd like to get rid of review ${rant.id}, but ask me before you delete it.`, gold.pending()],
    ['Yes, you can delete it.', gold.removed('sewingshop.sewReviews', rant)],
  )
}

function decline({ ask }: Builder, { sewingshop }: Facts): void {
  const { sewCustomers, sewOrders } = sewingshop
  ask('missing', 'How many visitors left something in their basket last week without buying it?', gold.unknown())
  ask('unknown', 'What does the Brindlecombe Regina 3000 cost?', gold.unknown())
  const of = (rows: Order[], id: number) => rows.filter(one => one.customerId === id)
  const spent = placed(sewOrders, rows => champion(sewCustomers, one => pick.sum(of(rows, one.id), own => own.total), nameOf)) // oxfmt-ignore
  const often = placed(sewOrders, rows => champion(sewCustomers, one => of(rows, one.id).length, nameOf))
  ask('ambiguous', 'Who is our best customer?', gold.either(gold.clarify(), spent, often))
}

function chat({ ask }: Builder, { sewingshop }: Facts): void {
  const { sewOrders, sewProducts } = sewingshop
  ask('smalltalk', 'Good morning! How are you today?', gold.smalltalk())
  ask('browser', 'Open the checkout page in the browser and click on Pay now', refusesPages())
  const silk = pick.nth(sewProducts, one => one.material === 'silk' && one.category === 'fabric' && one.stock > 0, 2)
  ask('casual', `hiya how many metres of the ${pick.misspell(silk.name)} hav we got left??`, figureOf(silk, gold.plain(silk.stock, { field: 'stock' }))) // oxfmt-ignore
  const machines = sewProducts.filter(one => one.category === 'sewing_machine')
  ask('multi', 'What do our cheapest and our dearest sewing machine cost?', offered(machines, rows => gold.figures(gold.money(pick.least(rows, one => one.price)), gold.money(pick.most(rows, one => one.price))))) // oxfmt-ignore
  ask('complete', 'I need every single delivered order that was paid with iDEAL, the full list please.', gold.set(sewOrders.filter(one => one.status === 'delivered' && one.paymentMethod === 'ideal'))) // oxfmt-ignore
}
