import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { countPurchasing, relatePurchasing } from './purchasing-figures.ts'
import { talkPurchasing } from './purchasing-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set K over purchasing: written before the engine had seen a service like it. */
export function askPurchasing(facts: Facts): Question[] {
  const builder = createQuestions('k', 'purchasing')
  list(builder, facts)
  bound(builder, facts)
  time(builder, facts)
  look(builder, facts)
  relatePurchasing(builder, facts)
  countPurchasing(builder, facts)
  talkPurchasing(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { purchasing }: Facts): void {
  const { suppliers, products, stockLevels, purchaseOrders, shipments, returns } = purchasing
  ask('conditions', 'which suppliers are blocked?', gold.set(suppliers.filter(one => one.isBlocked)))
  ask('conditions', 'POs still in draft', gold.set(purchaseOrders.filter(one => one.status === 'Draft')))
  ask('conditions', 'shipments stuck at customs pls', gold.set(shipments.filter(one => one.status === 'AtCustoms')))
  ask(
    'conditions',
    'Could you show me all purchase orders that have only been received in part?',
    gold.set(purchaseOrders.filter(one => one.status === 'PartiallyReceived')),
  )
  ask('conditions', 'everything we sent back because it arrived damaged', gold.set(returns.filter(one => one.reason === 'Damaged'))) // oxfmt-ignore
  ask('conditions', 'discontinued skus', gold.set(products.filter(one => one.isDiscontinued)))
  ask('conditions', 'our turkish suppliers', gold.set(suppliers.filter(one => one.country === 'Turkey')))
  ask('conditions', 'list of products in catagory bearings', gold.set(products.filter(one => one.category === 'Bearings'))) // oxfmt-ignore
  ask(
    'logic',
    'C rated suppliers that are not blocked',
    gold.set(suppliers.filter(one => one.rating === 'C' && !one.isBlocked)),
  )
  ask(
    'logic',
    'any shipment by DSV or GLS that is in transit',
    gold.set(shipments.filter(one => ['DSV', 'GLS'].includes(one.carrier) && one.status === 'InTransit')),
  )
  ask('missing-values', 'which suppliers have we no contact email for', gold.set(suppliers.filter(one => one.contactEmail === null))) // oxfmt-ignore
  ask(
    'missing-values',
    'stock records without bin location, how many?',
    gold.count(stockLevels.filter(one => one.binLocation === null).length),
  )
}

function bound({ ask }: Builder, { purchasing }: Facts): void {
  const { suppliers, products, warehouses, stockLevels, purchaseOrders, shipments } = purchasing
  ask('range', 'purchase orders over 15k', gold.set(purchaseOrders.filter(one => one.totalAmount > 15_000)))
  ask('range', 'suppliers who deliver within 10 days', gold.set(suppliers.filter(one => one.leadTimeDays <= 10)))
  ask('range', 'products heavier than 20 kg', gold.set(products.filter(one => one.weightKg > 20)))
  ask(
    'range',
    'where do we have less than 20 units on hand? show the stock levels',
    gold.set(stockLevels.filter(one => one.quantityOnHand < 20)),
  )
  ask(
    'range',
    'shipments of 10 to 15 pallets',
    pick.setWithin(shipments, one => one.pallets, 10, 15),
  )
  ask(
    'ranking',
    "what's our biggest purchase order ever?",
    gold.largest(purchaseOrders, one => one.totalAmount),
  )
  ask(
    'ranking',
    'supplier with longest lead time',
    gold.largest(suppliers, one => one.leadTimeDays),
  )
  ask(
    'ranking',
    'the 5 most expensive products by standard cost',
    gold.ordered(products, one => one.standardCost, { count: 5 }),
  )
  ask(
    'ranking',
    'second largest warehouse in terms of pallet capacity',
    gold.largest(warehouses, one => one.capacityPallets, { place: 2 }),
  )
  ask(
    'ranking',
    'which warehouse did we open most recently',
    gold.largest(warehouses, one => one.openedOn),
  )
}

function time({ ask }: Builder, { purchasing, today, day }: Facts): void {
  const { stockLevels, purchaseOrders, shipments, returns } = purchasing
  const month = pick.shiftMonth(pick.month(today)!, -3)
  ask(
    'dates',
    `how many purchase orders were placed in ${pick.monthName(month)}?`,
    gold.count(purchaseOrders.filter(one => pick.month(one.orderDate) === month).length),
  )
  const quarter = pick.quarter(day(-110))!
  ask(
    'dates',
    `purchase orders from Q${quarter.slice(-1)} ${quarter.slice(0, 4)}, what do they add up to`,
    gold.money(
      pick.sum(
        purchaseOrders.filter(one => pick.quarter(one.orderDate) === quarter),
        one => one.totalAmount,
      ),
    ),
  )
  const since = day(-50)
  ask(
    'dates',
    `returns created after ${pick.dayShort(since)}`,
    either(
      gold.set(returns.filter(one => one.createdOn > since)),
      gold.set(returns.filter(one => one.createdOn >= since)),
    ),
  )
  const isOpen = (status: string) => ['Submitted', 'Approved', 'PartiallyReceived'].includes(status)
  const late = purchaseOrders.filter(one => one.expectedDate < today)
  ask(
    'relative-dates',
    'approved orders whose expected date has passed',
    gold.set(late.filter(one => one.status === 'Approved')),
  )
  const coming = pick.within(shipments, one => one.estimatedArrival, today, day(7))
  ask(
    'relative-dates',
    'which shipments are estimated to arrive in the next 7 days',
    either(
      ...coming.map(rows => gold.set(rows)),
      ...coming.map(rows => gold.set(rows.filter(one => one.status !== 'Delivered'))),
    ),
  )
  ask(
    'relative-dates',
    'stock that has not been counted for more than 200 days',
    either(...[-201, -200, -199].map(start => gold.set(stockLevels.filter(one => one.lastCountedOn < day(start))))),
  )
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'relative-dates',
    'What did we order last month? just the number of orders',
    gold.count(purchaseOrders.filter(one => pick.month(one.orderDate) === last).length),
  )
  const waiting = late.filter(one => isOpen(one.status))
  ask('yes-no', 'are there approved purchase orders that are overdue?', gold.yes(waiting.some(one => one.status === 'Approved'))) // oxfmt-ignore
}

function look({ ask }: Builder, { purchasing }: Facts): void {
  const { suppliers, products, warehouses, purchaseOrders, shipments } = purchasing
  const order = purchaseOrders[101]!
  ask('lookup', `status of PO ${order.orderNumber}`, gold.text(order.status, 'Status'))
  ask('lookup', 'what payment terms do we have with Lumina Drives?', gold.count(suppliers[11]!.paymentTermsDays, { field: 'PaymentTermsDays' })) // oxfmt-ignore
  ask('lookup', 'how many pallets fit into leipzig cross dock', gold.count(warehouses[1]!.capacityPallets, { field: 'CapacityPallets' })) // oxfmt-ignore
  const drive = products.find(one => one.description === 'Impact driver 18V')!
  ask('lookup', 'reorder point of the impact driver', gold.count(drive.reorderPoint, { field: 'ReorderPoint' }))
  ask('lookup', `who is the buyer on ${order.orderNumber}`, gold.text(order.buyerName, 'BuyerName'))
  ask('lookup', 'lead time for Brecsia Cuscinetti?', gold.count(suppliers[1]!.leadTimeDays, { field: 'LeadTimeDays' }))
  const parcel = shipments[60]!
  ask('lookup', `which carrier has tracking number ${parcel.trackingNumber}?`, either(gold.text(parcel.carrier, 'Carrier'), gold.record(parcel))) // oxfmt-ignore
  ask(
    'projection',
    'names, cities and ratings of the german suppliers',
    gold.set(
      suppliers.filter(one => one.country === 'Germany'),
      { shows: one => [one.name, one.city, one.rating] },
    ),
  )
  ask(
    'projection',
    'gimme sku + standard cost for all lubricants',
    gold.set(
      products.filter(one => one.category === 'Lubricants'),
      { shows: one => [one.sku, one.standardCost] },
    ),
  )
  ask('yes-no', 'is the warehouse in Zaragoza bonded?', gold.yes(true))
  ask('yes-no', 'Do we have any lost shipments?', gold.yes(shipments.some(one => one.status === 'Lost')))
}
