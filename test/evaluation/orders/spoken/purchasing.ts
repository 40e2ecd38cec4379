import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** Purchasing: OData with keys in parentheses and Pascal case. */
export const speakToPurchasing: OrdersOf = ({ one, rows, next }) => {
  const order = (id: number) => one('purchaseOrders', 'id', id)
  const supplier = (name: string) => one('suppliers', 'name', name)
  const submitted = rows('purchaseOrders').filter(row => row.status === 'Submitted')
  const approved = rows('purchaseOrders').filter(row => row.status === 'Approved')
  const draft = rows('purchaseOrders').find(row => row.status === 'Draft')!
  const transit = rows('shipments').filter(row => row.status === 'InTransit')
  const back = rows('returns').filter(row => row.status === 'Open')
  const product = (sku: string) => one('products', 'id', sku)
  const lone = rows('stockLevels').find(row => rows('stockLevels').filter(other => other.sku === row.sku).length === 1)
  const counted = rows('stockLevels')[0]!
  return [
    [`approve purchase order ${submitted[0]!.id}`, gold.updated('purchasing.purchaseOrders', submitted[0]!, { status: 'Approved' })], // oxfmt-ignore
    [`Approve ${submitted[1]!.id} and ${submitted[2]!.id}`, gold.updated('purchasing.purchaseOrders', [submitted[1]!, submitted[2]!], { status: 'Approved' })], // oxfmt-ignore
    [`cancel PO ${approved[0]!.id}`, gold.updated('purchasing.purchaseOrders', approved[0]!, { status: 'Cancelled' })],
    [`order ${approved[1]!.id} is now expected next Tuesday, change the date`, gold.updated('purchasing.purchaseOrders', approved[1]!, { expectedDate: next(2) })], // oxfmt-ignore
    [`delete the draft order ${draft.id}`, gold.removed('purchasing.purchaseOrders', draft)],
    ['block Pacific Pack', gold.updated('purchasing.suppliers', supplier('Pacific Pack'), { isBlocked: true })],
    ['unblock Petrolub Iberia please', gold.updated('purchasing.suppliers', supplier('Petrolub Iberia'), { isBlocked: false })], // oxfmt-ignore
    ['Volta Components now gives us 45 days to pay', gold.either(gold.updated('purchasing.suppliers', supplier('Volta Components'), { paymentTermsDays: 45 }), gold.nowrite())], // oxfmt-ignore
    ['downgrade Nordschraube to rating B', gold.updated('purchasing.suppliers', supplier('Nordschraube GmbH'), { rating: 'B' })], // oxfmt-ignore
    ['set the reorder point of FA-2023 to 120', gold.updated('purchasing.products', product('FA-2023'), { reorderPoint: 120 })], // oxfmt-ignore
    ['we do not sell the Servo motor 400W any more, mark it as discontinued', gold.updated('purchasing.products', product('EL-2192'), { isDiscontinued: true })], // oxfmt-ignore
    [`the shipment with tracking number ${transit[0]!.trackingNumber} arrived yesterday`, gold.either(gold.updated('purchasing.shipments', transit[0]!, { status: 'Delivered' }, ['deliveredOn']), gold.nowrite())], // oxfmt-ignore
    [`shipment ${transit[1]!.id} is stuck at customs, please update the status`, gold.updated('purchasing.shipments', transit[1]!, { status: 'AtCustoms' })], // oxfmt-ignore
    [`credit 90 euros for return ${back[0]!.id}`, gold.updated('purchasing.returns', back[0]!, { creditAmount: 90 }, ['status'])], // oxfmt-ignore
    [['send back 3 pieces of EL-2140 from order 45147', 'damaged'], gold.created('purchasing.returns', { orderNumber: 45_147, sku: 'EL-2140', quantity: 3, reason: 'Damaged' })], // oxfmt-ignore
    [`the count of ${counted.sku} in ${counted.warehouseCode} gave 402, correct it`, gold.updated('purchasing.stockLevels', counted, { quantityOnHand: 402 })], // oxfmt-ignore
    [[`approve ${submitted[3]!.id}`, 'what is in it?'], gold.nowrite()],
    ...(lone ? ([[`who approved ${order(45_150).id}?`, gold.nowrite()]] as const) : []),
  ]
}
