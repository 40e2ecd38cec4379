import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { refusesPages } from '../set-s/choose.ts'
import { articlesOf, held, placed } from './stockroom-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the inventory, changes, and what cannot be answered. */
export function talkStockroom(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { stockroom, today }: Facts): void {
  const { goodsPurchaseOrders, goodsShipments, goodsStockLevels, goodsWarehouses } = stockroom
  const annexe = goodsWarehouses.at(-1)!
  const levels = goodsStockLevels.filter(one => one.warehouseId === annexe.id)
  const gone = levels.filter(one => one.quantityOnHand === 0)
  talk(
    'followup',
    [`List the stock levels at the ${annexe.name}.`, held(levels, stockroom)],
    ['Only the ones where nothing is left on hand.', held(gone, stockroom)],
    ['Which articles are these?', articlesOf(gone, stockroom)],
  )
  const biggest = gold.largest(goodsWarehouses, one => one.capacityPallets)
  const central = biggest.items[0] as (typeof goodsWarehouses)[number]
  const own = goodsShipments.filter(one => one.warehouseId === central.id)
  talk(
    'followup',
    ['Which warehouse has room for the most pallets?', biggest],
    ['Who is the manager there?', told(central, central.managerName, 'managerName')],
    ['How many of its shipments are already delivered?', gold.count(own.filter(one => one.status === 'DELIVERED').length)], // oxfmt-ignore
  )
  const [last, before] = [-1, -2].map(shift => pick.shiftMonth(pick.month(today)!, shift))
  const ordered = (month: string) => goodsPurchaseOrders.filter(one => pick.month(one.orderedOn) === month)
  talk(
    'followup',
    [`How many purchase orders did we place in ${pick.monthName(last!)}?`, placed(ordered(last!), rows => gold.count(rows.length))], // oxfmt-ignore
    [`And in ${pick.monthName(before!)}?`, placed(ordered(before!), rows => gold.count(rows.length))],
    ['How much were those worth?', placed(ordered(before!), rows => gold.money(pick.sum(rows, one => one.totalAmount)))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { stockroom }: Facts): void {
  const { goodsArticles, goodsPurchaseOrders } = stockroom
  ask('write', 'Please add a new supplier: Tarnbrook Glass in Sunderland, e-mail orders@tarnbrook.example, payment term 45 days.', gold.created('stockroom.goodsSuppliers', { name: 'Tarnbrook Glass', email: 'orders@tarnbrook.example', city: 'Sunderland', paymentTermDays: 45 })) // oxfmt-ignore
  const dearer = pick.nth(goodsArticles, one => one.category === 'KITCHENWARE' && one.status === 'ACTIVE', 3)
  const price = Math.ceil(dearer.listPrice) + 1.5
  ask('write', `Raise the list price of the ${dearer.name} to £${price.toFixed(2)}.`, gold.updated('stockroom.goodsArticles', dearer, { listPrice: price })) // oxfmt-ignore
  const lost = pick.nth(goodsPurchaseOrders, one => one.status === 'CONFIRMED', 4)
  ask('write', `The supplier cannot deliver after all, please cancel purchase order ${lost.orderNumber}.`, gold.updated('stockroom.goodsPurchaseOrders', lost, { status: 'CANCELLED' })) // oxfmt-ignore
  const draft = pick.nth(goodsPurchaseOrders, one => one.status === 'DRAFT', 3)
  talk(
    'write',
    [`I want to delete the draft purchase order ${draft.orderNumber}. Check with me before you do it.`, gold.pending()],
    ['Yes, you can remove that draft.', gold.removed('stockroom.goodsPurchaseOrders', draft)],
  )
}

function decline({ ask }: Builder, { stockroom }: Facts): void {
  const { goodsArticles, goodsSuppliers } = stockroom
  const supplier = pick.nth(goodsSuppliers, one => one.active && one.country === 'FR')
  ask('missing', `What volume discount does ${supplier.name} give us?`, unknown())
  ask('unknown', 'Who is our contact at Brackenfell Ceramics?', unknown())
  const article = pick.nth(goodsArticles, one => one.category === 'TABLEWARE' && one.status === 'ACTIVE', 2)
  const [bought, sold] = [gold.money(article.purchasePrice, { field: 'purchasePrice' }), gold.money(article.listPrice, { field: 'listPrice' })] // oxfmt-ignore
  ask('ambiguous', `What is the price of the ${article.name}?`, gold.either(bought, sold, gold.figures(bought, sold), gold.record(article), gold.clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { stockroom }: Facts): void {
  const { goodsShipments } = stockroom
  ask('smalltalk', 'Good morning, I hope you had a nice weekend', gold.smalltalk())
  ask('browser', 'Go to the Kestrel Express website and book a collection for us', refusesPages())
  ask('casual', 'hiya how manny shipmnts r still bein picked?? ta', gold.count(goodsShipments.filter(one => one.status === 'PICKING').length)) // oxfmt-ignore
}
