import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, refusesPages } from '../set-s/choose.ts'
import { carried, figureOf, once, placed, type Order } from './spareparts-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the wholesaler, changes, and what cannot be answered. */
export function talkSpareparts(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { spareparts }: Facts): void {
  const { spareCustomers, spareOrders, spareParts, spareReturns, spareStockLevels, spareWarehouses } = spareparts
  const of = (id: number) => spareOrders.filter(one => one.customerId === id)
  const on = (rows: Order[], status: string) => rows.filter(one => one.status === status)
  const shop = pick.nth(spareCustomers, one => of(one.id).length > 4 && of(one.id).length < 10 && on(of(one.id), 'delivered').length > 1 && on(of(one.id), 'delivered').length < of(one.id).length - 1) // oxfmt-ignore
  const delivered = on(of(shop.id), 'delivered')
  talk(
    'followup',
    [`How many orders has ${shop.name} placed with us?`, placed(of(shop.id), rows => gold.count(rows.length))],
    ['Which of them have been delivered?', gold.set(delivered)],
    ['And what do those add up to?', gold.money(pick.sum(delivered, one => one.total))],
  )
  const levels = (id: number) => spareStockLevels.filter(one => one.partId === id)
  const full = (id: number) => levels(id).filter(one => one.quantity > 0)
  const part = pick.nth(spareParts, one => levels(one.id).length === 3 && full(one.id).length === 2 && full(one.id)[0]!.warehouseId === 1) // oxfmt-ignore
  const leeds = full(part.id)[0]!
  const depots = (rows: { warehouseId: number }[]) => rows.map(one => pick.find(spareWarehouses, one.warehouseId))
  talk(
    'followup',
    [`Which warehouses have ${part.partNumber} in stock?`, gold.either(gold.set(depots(full(part.id))), gold.set(full(part.id)))], // oxfmt-ignore
    ['How many are there in Leeds?', figureOf(leeds, gold.count(leeds.quantity, { field: 'quantity' }))],
    ['OK, and what does it cost?', figureOf(part, gold.money(part.price, { field: 'price' }))],
  )
  const asked = spareReturns.filter(one => one.status === 'requested')
  const reason = pick.rank(asked, one => one.reason)[0]!
  const spoken: Record<string, string> = { faulty: 'Just the faulty ones.', wrong_part: 'Just the ones where it was the wrong part.', damaged_in_transit: 'Just the ones that got damaged in transit.', not_needed: "Just the ones that weren't needed." } // oxfmt-ignore
  const senders = reason.rows.map(one => pick.find(spareCustomers, pick.find(spareOrders, one.orderId).customerId))
  talk(
    'followup',
    ['Show me the returns that have been requested but not approved yet', gold.set(asked)],
    [spoken[reason.key]!, gold.set(reason.rows)],
    ['Which shops sent those in?', gold.set(once(senders))],
  )
}

function write({ ask }: Builder, { spareparts }: Facts): void {
  const { spareOrders, spareParts, spareReturns } = spareparts
  ask('write', 'New account please: Wharfedale Appliance Rescue, contact Priya Nand, priya@wharfedale-rescue.example, 30 days to pay, credit limit £1,500.', gold.created('spareparts.spareCustomers', { name: 'Wharfedale Appliance Rescue', contactName: 'Priya Nand', email: 'priya@wharfedale-rescue.example', paymentTerms: 'net_30', creditLimit: 1500 })) // oxfmt-ignore
  const dearer = pick.nth(spareParts, one => one.category === 'filter' && !one.isDiscontinued, 1)
  ask('write', `The ${dearer.name} has gone up, can you change the price to £18.75?`, gold.updated('spareparts.spareParts', dearer, { price: 18.75 })) // oxfmt-ignore
  const mistake = pick.nth(spareReturns, one => one.status === 'requested', 1)
  ask('write', `${mistake.returnNumber} was entered twice, please delete that return.`, gold.removed('spareparts.spareReturns', mistake)) // oxfmt-ignore
  const leaving = pick.nth(spareOrders, one => one.status === 'picking', 1)
  ask('write', `Order ${leaving.orderNumber} is on the van now, so please dispatch it.`, gold.updated('spareparts.spareOrders', leaving, { status: 'dispatched' }, ['dispatchedAt', 'invoice'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { spareparts }: Facts): void {
  const { spareOrders, spareParts } = spareparts
  ask('missing', 'Has order SP-98213 been sent out yet?', gold.unknown())
  ask('unknown', 'What did the couriers charge us for deliveries last month?', gold.unknown())
  const busy = pick.nth(spareOrders, one => one.status === 'delivered', 90)
  ask('unknown', `Which of the lads packed order ${busy.orderNumber}?`, gold.unknown())
  const lines = (rows: Order[], id: number) => rows.flatMap(one => one.lines.filter(line => line.partId === id))
  const best = (figure: (rows: Order[], id: number) => number) => placed(spareOrders, rows => champion(spareParts, one => figure(rows, one.id), one => one.name)) // oxfmt-ignore
  const pieces = best((rows, id) => pick.sum(lines(rows, id), line => line.quantity))
  const money = best((rows, id) => pick.sum(lines(rows, id), line => line.lineTotal))
  const orders = best((rows, id) => lines(rows, id).length)
  ask('ambiguous', 'What’s our best-selling part?', gold.either(gold.clarify(), pieces, money, orders))
}

function chat({ ask }: Builder, { spareparts }: Facts): void {
  const { spareCustomers, spareOrders, spareParts, spareStockLevels, spareSuppliers, spareWarehouses } = spareparts
  ask('smalltalk', "Brilliant, thanks, you've saved me a trip down to the stores!", gold.smalltalk())
  ask('browser', 'Go to the Halsberg website and download their new price list', refusesPages())
  const bristol = pick.nth(spareWarehouses, one => one.name === 'Bristol')
  const shelf = pick.nth(spareStockLevels, one => one.warehouseId === bristol.id && one.quantity > 4 && pick.find(spareParts, one.partId).category === 'motor') // oxfmt-ignore
  const { name } = pick.find(spareParts, shelf.partId)
  ask('casual', `hi how many ${pick.misspell(name)}s have we got in bristol, got a customer waitin`, figureOf(shelf, gold.count(shelf.quantity, { field: 'quantity' }))) // oxfmt-ignore
  const { length } = spareCustomers
  ask('multi', 'How many customers do we have, and how many of them are on hold?', gold.figures(gold.count(length), gold.count(spareCustomers.filter(one => one.status === 'on_hold').length))) // oxfmt-ignore
  const maker = pick.nth(spareSuppliers, one => one.country === 'Germany' && spareParts.filter(part => part.supplierId === one.id).length > 3) // oxfmt-ignore
  ask('multi', `Tell me how many parts we get from ${maker.name} and what their lead time is.`, carried(spareParts.filter(one => one.supplierId === maker.id), rows => gold.figures(gold.count(rows.length), gold.count(maker.leadTimeDays)))) // oxfmt-ignore
  const north = pick.nth(spareWarehouses, one => one.name === 'Leeds')
  ask('complete', "I'm doing an audit: give me every delivered order that went out from Leeds, all of them.", gold.set(spareOrders.filter(one => one.status === 'delivered' && one.warehouseId === north.id))) // oxfmt-ignore
}
