import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, sizes, topGroup } from '../set-s/choose.ts'
import { articlesOf, dealtWith, figureOf, inRange, placed } from './stockroom-readings.ts'
import { talkStockroom } from './stockroom-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AT over the inventory of a wholesaler. */
export function askStockroom(facts: Facts): Question[] {
  const builder = createQuestions('at', 'stockroom')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkStockroom(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { stockroom }: Facts): void {
  const { goodsArticles, goodsShipments, goodsSuppliers, goodsWarehouses } = stockroom
  ask('list', 'Which warehouses have we got?', gold.set(goodsWarehouses))
  const weaver = pick.nth(goodsSuppliers, one => one.active && one.country === 'GB', 1)
  const woven = goodsArticles.filter(one => one.supplierId === weaver.id)
  ask('list', `Which articles do we get from ${weaver.name}?`, inRange(woven, rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which of our suppliers are based in Italy?', dealtWith(goodsSuppliers.filter(one => one.country === 'IT'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List the linen articles that are discontinued.', gold.set(goodsArticles.filter(one => one.category === 'LINEN' && one.status === 'DISCONTINUED'))) // oxfmt-ignore
  ask('filter', 'Show me all Harrier Freight shipments that have not been delivered yet.', gold.set(goodsShipments.filter(one => one.carrier === 'HARRIER_FREIGHT' && one.status !== 'DELIVERED'))) // oxfmt-ignore
  ask('threshold', 'Articles with a list price above £30', inRange(goodsArticles.filter(one => one.listPrice > 30), rows => gold.set(rows))) // oxfmt-ignore
  ask('complete', 'Give me every shipment from the Swansea warehouse, nothing left out please.', gold.set(goodsShipments.filter(one => one.warehouseId === 3))) // oxfmt-ignore
}

function number({ ask }: Builder, { stockroom }: Facts): void {
  const { goodsArticles, goodsPurchaseOrders, goodsShipments, goodsStockLevels, goodsSuppliers, goodsWarehouses } = stockroom // oxfmt-ignore
  const having = (status: string) => goodsPurchaseOrders.filter(one => one.status === status)
  ask('count', 'How many articles are there in the cleaning category?', inRange(goodsArticles.filter(one => one.category === 'CLEANING'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many purchase orders have been cancelled?', gold.count(having('CANCELLED').length))
  ask('top', 'Which article has the highest list price?', inRange(goodsArticles, rows => gold.largest(rows, one => one.listPrice))) // oxfmt-ignore
  ask('top', 'What are our 3 biggest purchase orders by total amount?', placed(goodsPurchaseOrders, rows => gold.ordered(rows, one => one.totalAmount, { count: 3 }))) // oxfmt-ignore
  ask(
    'top',
    'Which carrier do we send the most shipments with?',
    topGroup(goodsShipments, one => one.carrier),
  )
  ask('aggregate', 'What is the average lead time of our suppliers?', dealtWith(goodsSuppliers, rows => gold.plain(pick.mean(rows, one => one.leadTimeDays)))) // oxfmt-ignore
  ask('aggregate', 'What is the total amount of all confirmed purchase orders?', gold.money(pick.sum(having('CONFIRMED'), one => one.totalAmount))) // oxfmt-ignore
  ask('aggregate', 'How many units are reserved for customers across all warehouses?', gold.count(pick.sum(goodsStockLevels, one => one.quantityReserved))) // oxfmt-ignore
  ask('group', 'How many articles do we carry in each category?', inRange(goodsArticles, rows => gold.map(sizes(rows, one => one.category)))) // oxfmt-ignore
  const leaving = goodsWarehouses.map((one): [gold.Spelled, number] => [gold.spelled(one.name, one.city, one.code), goodsShipments.filter(own => own.warehouseId === one.id).length]) // oxfmt-ignore
  ask('group', 'Count the shipments per warehouse, please.', gold.map(leaving))
  const two = [pick.nth(goodsSuppliers, one => one.country === 'DE', 0), pick.nth(goodsSuppliers, one => one.country === 'FR', 0)] // oxfmt-ignore
  ask('compare', `Which supplier has the shorter lead time, ${two[1]!.name} or ${two[0]!.name}?`, champion(two, one => -one.leadTimeDays!, one => one.name)) // oxfmt-ignore
  ask('multi', 'How many purchase orders are still drafts, and how many have been sent but not confirmed yet?', gold.figures(gold.count(having('DRAFT').length), gold.count(having('SENT').length))) // oxfmt-ignore
}

function join({ ask }: Builder, { stockroom }: Facts): void {
  const { goodsArticles, goodsPurchaseOrders, goodsShipments, goodsStockLevels, goodsSuppliers } = stockroom
  const levelsOf = (id: number) => goodsStockLevels.filter(one => one.articleId === id)
  const spread = pick.nth(goodsArticles, one => one.status === 'ACTIVE' && levelsOf(one.id).length > 2, 3)
  const onHand = pick.sum(levelsOf(spread.id), one => one.quantityOnHand)
  const free = onHand - pick.sum(levelsOf(spread.id), one => one.quantityReserved)
  ask('join', `How many units of the ${spread.name} do we have in stock altogether?`, gold.either(gold.count(onHand), gold.count(free))) // oxfmt-ignore
  const low = goodsStockLevels.filter(one => one.warehouseId === 2 && one.quantityOnHand < one.reorderPoint)
  ask('join', 'Which articles are below their reorder point in Carlisle?', articlesOf(low, stockroom))
  const sentWith = (id: number) => goodsShipments.filter(one => one.items.some(item => item.articleId === id))
  const packed = pick.nth(goodsArticles, one => one.category === 'KITCHENWARE' && sentWith(one.id).length > 3, 1)
  ask('join', `Which shipments contain the ${packed.name}?`, gold.set(sentWith(packed.id)))
  const spent = (rows: typeof goodsPurchaseOrders, id: number) => pick.sum(rows.filter(one => one.supplierId === id), one => one.totalAmount) // oxfmt-ignore
  ask('join', 'Which supplier have we spent the most money with?', placed(goodsPurchaseOrders, rows => champion(goodsSuppliers, one => spent(rows, one.id), one => one.name))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { stockroom, today }: Facts): void {
  const { goodsArticles, goodsPurchaseOrders, goodsSuppliers } = stockroom
  const called = pick.nth(goodsSuppliers, one => one.active, 8)
  ask('lookup', `What is the phone number of ${called.name}?`, told(called, called.phone!, 'phone'))
  const due = pick.nth(goodsPurchaseOrders, one => one.status === 'CONFIRMED' && one.expectedOn! > today, 1)
  ask('lookup', `When is purchase order ${due.orderNumber} expected to arrive?`, told(due, pick.dayAs(due.expectedOn!), 'expectedOn')) // oxfmt-ignore
  const heavy = pick.nth(goodsArticles, one => one.category === 'GLASSWARE' && one.weightKg! > 3, 1)
  ask('lookup', `How much does article ${heavy.articleNumber} weigh?`, figureOf(heavy, gold.plain(heavy.weightKg!, { field: 'weightKg' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { stockroom, today, day }: Facts): void {
  const { goodsPurchaseOrders, goodsShipments } = stockroom
  const open = goodsPurchaseOrders.filter(one => ['SENT', 'CONFIRMED', 'PARTIALLY_RECEIVED'].includes(one.status))
  const late = (until: string) => open.filter(one => one.expectedOn! < until)
  const readings = [late(today), late(day(1))].flatMap(rows => [rows, rows.filter(one => one.status !== 'PARTIALLY_RECEIVED')]) // oxfmt-ignore
  ask('date', 'Which purchase orders should have arrived by now but are still outstanding?', eachReading(readings, rows => gold.set(rows))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many shipments were delivered in ${pick.monthName(month)}?`, gold.count(goodsShipments.filter(one => pick.month(one.deliveredOn) === month).length)) // oxfmt-ignore
  const waiting = goodsShipments.filter(one => ['PLANNED', 'PICKING'].includes(one.status))
  const coming = [goodsShipments, waiting, waiting.filter(one => one.status === 'PLANNED')]
  ask('date', 'Which shipments are due to leave in the next 7 days?', eachReading(coming, rows => pick.setWithin(rows, one => one.plannedOn, today, day(7)))) // oxfmt-ignore
}
