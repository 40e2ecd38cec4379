import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { figureOf, offered, placed, trace } from './petshop-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the pet shop, changes, and what cannot be answered. */
export function talkPetshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { petshop, today }: Facts): void {
  const { pawCustomers, pawOrders, pawProducts } = petshop
  const { linesOf, productOf, supplierOf } = trace(petshop)
  const of = (id: number) => pawOrders.filter(one => one.customer === id)
  const biggest = (id: number) => of(id).toSorted((one, other) => other.total - one.total)[0]!
  const regular = pick.nth(pawCustomers, one => of(one.id).length > 2 && of(one.id).every(({ status }) => status !== 'cancelled') && linesOf([biggest(one.id)]).length > 1, 1) // oxfmt-ignore
  const lines = linesOf([biggest(regular.id)])
  talk(
    'followup',
    [`How many times has ${nameOf(regular)} ordered from us?`, gold.count(of(regular.id).length)],
    ['Which of those orders was the most expensive?', gold.largest(of(regular.id), one => one.total)],
    ['What was in it?', gold.either(gold.set(lines), gold.set(lines.map(productOf)))],
  )
  const tins = pawProducts.filter(one => one.petType === 'cat' && one.category === 'wet_food')
  const cheapest = tins.toSorted((one, other) => one.price - other.price)[0]!
  talk(
    'followup',
    ['Show me the wet food we have for cats.', offered(tins, rows => gold.set(rows))],
    ['Which of these cost less than £1.70?', offered(tins.filter(one => one.price < 1.7), rows => gold.set(rows))], // oxfmt-ignore
    ['And who supplies the cheapest one?', told(supplierOf(cheapest), supplierOf(cheapest).name)],
  )
  const [last, before] = [-1, -2].map(months => pick.shiftMonth(pick.month(today)!, months))
  const taken = (month: string) => placed(pawOrders.filter(one => pick.month(one.placedAt) === month), rows => gold.money(pick.sum(rows, one => one.total))) // oxfmt-ignore
  talk(
    'followup',
    [`What did the orders in ${pick.monthName(last!)} come to altogether?`, taken(last!)],
    ['And the month before?', taken(before!)],
  )
}

function write({ ask }: Builder, { petshop }: Facts): void {
  const { pawCustomers, pawOrders, pawProducts, pawReturns, pawStock } = petshop
  const { lineOf } = trace(petshop)
  ask('write', 'We have a new customer on the phone: Hannah Goodall, hannah.goodall@pawpost.example, 14 Quarry Lane, LS6 2PD Leeds. Can you create an account for her?', gold.created('petshop.pawCustomers', { firstName: 'Hannah', lastName: 'Goodall', email: 'hannah.goodall@pawpost.example', shippingAddress: { street: '14 Quarry Lane', postcode: 'LS6 2PD', city: 'Leeds' } })) // oxfmt-ignore
  const mat = pick.nth(pawProducts, one => one.name === 'Snuffle Mat')
  const counted = pick.nth(pawStock, one => one.product === mat.id && one.warehouse === 'doncaster')
  const left = counted.quantity === 34 ? 36 : 34
  ask('write', `We counted the ${mat.name} in Doncaster again and there are ${left} of them. Please correct the stock.`, gold.updated('petshop.pawStock', counted, { quantity: left }, ['lastCountedOn'])) // oxfmt-ignore
  const silent = pick.nth(pawCustomers, one => pawOrders.every(({ customer }) => customer !== one.id) && pawCustomers.filter(other => nameOf(other) === nameOf(one)).length === 1, 4) // oxfmt-ignore
  ask('write', `${nameOf(silent)} has never bought anything and wants the account deleted, so please remove it.`, gold.removed('petshop.pawCustomers', silent)) // oxfmt-ignore
  const checked = pick.nth(pawReturns, one => one.status === 'received')
  ask('write', `Return ${checked.rmaNumber} is fine, please refund it.`, gold.updated('petshop.pawReturns', checked, { status: 'refunded', refundAmount: Math.round(100 * checked.quantity * lineOf(checked).unitPrice) / 100 }, ['refundedOn'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { petshop }: Facts): void {
  const { pawOrders, pawProducts, pawStock, pawSuppliers } = petshop
  const { linesOf, productOf } = trace(petshop)
  ask('missing', 'When was order PS-87512 delivered?', gold.unknown())
  ask('unknown', 'How much rent do we pay for the warehouse in Doncaster?', gold.unknown())
  const makers = (figure: (id: number) => number) => champion(pawSuppliers, one => figure(one.id), one => one.name) // oxfmt-ignore
  const own = <T extends { product: number }>(rows: T[], id: number) => rows.filter(one => productOf(one).supplier === id) // oxfmt-ignore
  const range = offered(pawProducts, rows => makers(id => rows.filter(one => one.supplier === id).length))
  const sold = placed(pawOrders, rows => makers(id => pick.sum(own(linesOf(rows), id), one => one.quantity)))
  const earned = placed(pawOrders, rows => makers(id => pick.sum(own(linesOf(rows), id), one => one.lineTotal)))
  const held = makers(id => pick.sum(own(pawStock, id), one => one.quantity))
  ask('ambiguous', 'Who is our biggest supplier?', gold.either(gold.clarify(), range, sold, earned, held))
}

function chat({ ask }: Builder, { petshop }: Facts): void {
  const { pawCustomers, pawOrders, pawProducts, pawStock } = petshop
  ask('smalltalk', "Thanks a lot, that's all I needed for now!", gold.smalltalk())
  ask('browser', 'Open the Hopkirk Toys website and fill in their order form for me.', refusesPages())
  const badger = pick.nth(pawProducts, one => one.name === 'Squeaky Badger')
  const stocked = pick.nth(pawStock, one => one.product === badger.id && one.warehouse === 'swindon')
  ask('casual', `hey hw many ${pick.misspell(badger.name)}s hav we got left in swindon??`, figureOf(stocked, gold.plain(stocked.quantity, { field: 'quantity' }))) // oxfmt-ignore
  const are = (status: string) => gold.count(pawOrders.filter(one => one.status === status).length)
  ask('multi', 'How many orders are still pending, and how many are packed and ready to go?', gold.figures(are('pending'), are('packed'))) // oxfmt-ignore
  const gifts = pawOrders.filter(one => one.paymentMethod === 'gift_card')
  ask('multi', 'Tell me how many orders were paid by gift card and what they add up to.', placed(gifts, rows => gold.figures(gold.count(rows.length), gold.money(pick.sum(rows, one => one.total))))) // oxfmt-ignore
  ask('complete', 'I need the complete list of customers who get our newsletter, all of them please.', gold.set(pawCustomers.filter(one => one.newsletterOptIn))) // oxfmt-ignore
}
