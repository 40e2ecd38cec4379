import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with purchasing, changes, and what cannot be answered. */
export function talkPurchasing(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  act(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { purchasing }: Facts): void {
  const { suppliers, purchaseOrders, shipments, returns } = purchasing
  const of = (status: string) => gold.count(purchaseOrders.filter(one => one.status === status).length)
  talk(
    'follow-up',
    ['how many purchase orders are submitted', of('Submitted')],
    ['and approved?', of('Approved')],
    ['sorry, I meant cancelled', of('Cancelled')],
  )
  const far = suppliers.filter(one => one.leadTimeDays > 20)
  talk(
    'follow-up',
    ['suppliers with a lead time over 20 days', gold.set(far)],
    ['only the ones rated A or B', gold.set(far.filter(one => one.rating !== 'C'))],
  )
  const order = pick.nth(
    purchaseOrders,
    one => one.status === 'Received' && shipments.some(other => other.orderNumber === one.orderNumber),
    5,
  )
  talk(
    'follow-up',
    [`show purchase order ${order.orderNumber}`, gold.record(order)],
    ['any shipments for it?', gold.set(shipments.filter(one => one.orderNumber === order.orderNumber))],
    ['who is the supplier?', gold.text(suppliers.find(one => one.supplierCode === order.supplierCode)!.name)],
  )
  const open = returns.filter(one => one.status === 'Open')
  talk(
    'follow-up',
    ['open returns', gold.set(open)],
    ['how many are because of a wrong item', gold.count(open.filter(one => one.reason === 'WrongItem').length)],
  )
  talk(
    'explain',
    ['how many shipments are in transit?', gold.count(shipments.filter(one => one.status === 'InTransit').length)],
    ['how did you work that out', gold.mentions(['transit', 'InTransit'])],
  )
  ask('help', 'what do you know about purchase orders?', gold.mentions(['status', 'buyer', 'amount'], ['supplier', 'warehouse', 'expected', 'date'])) // oxfmt-ignore
}

function make({ ask, talk }: Builder, { purchasing, day }: Facts): void {
  const { suppliers, products, purchaseOrders } = purchasing
  ask(
    'create',
    'please add a new supplier: Baltic Fixings from Lithuania, city Kaunas',
    gold.created('purchasing.suppliers', { name: 'Baltic Fixings', country: 'Lithuania', city: 'Kaunas' }),
  )
  ask(
    'create',
    `open a PO with ${suppliers[2]!.name} for warehouse KTW1, expected on ${pick.dayName(day(18))}`,
    gold.created('purchasing.purchaseOrders', {
      supplierCode: suppliers[2]!.supplierCode,
      warehouseCode: 'KTW1',
      expectedDate: day(18),
    }),
  )
  const order = pick.nth(purchaseOrders, one => one.status === 'Received', 12)
  const line = order.lines[0]!
  ask(
    'create',
    `register a return: 3 pieces of ${line.sku} from order ${order.orderNumber}, they came damaged`,
    gold.created('purchasing.returns', {
      orderNumber: order.orderNumber,
      sku: line.sku,
      quantity: 3,
      reason: 'Damaged',
    }),
  )
  talk(
    'create',
    ['i need a new supplier in the system, Gulf Seals Ltd', gold.all(nowrite(), clarify())],
    ['Oman', gold.created('purchasing.suppliers', { name: 'Gulf Seals Ltd', country: 'Oman' })],
  )
  ask('ambiguous', `order more of the ${products[0]!.description}`, either(clarify(), gold.all(nowrite(), unknown())))
}

function change({ ask }: Builder, { purchasing, day }: Facts): void {
  const { suppliers, products, stockLevels, purchaseOrders, shipments } = purchasing
  ask('update', 'block Tekno Rulman... wait no, block Pacific Pack', either(gold.updated('purchasing.suppliers', suppliers[13]!, { isBlocked: true }), pending())) // oxfmt-ignore
  const caliper = products.find(one => one.description === 'Digital caliper')!
  ask(
    'update',
    'raise the reorder point of the Digital caliper to 55',
    gold.updated('purchasing.products', caliper, { reorderPoint: 55 }),
  )
  const later = pick.nth(purchaseOrders, one => one.status === 'Approved', 4)
  ask(
    'update',
    `push the expected date of PO ${later.orderNumber} to ${pick.dayShort(day(33))}`,
    gold.updated('purchasing.purchaseOrders', later, { expectedDate: day(33) }),
  )
  ask(
    'update',
    'Castlemoor Bolts now gives us 60 days payment terms, update it',
    gold.updated('purchasing.suppliers', suppliers[10]!, { paymentTermsDays: 60 }),
  )
  const cable = products.find(one => one.description === 'Cable gland M20')!
  ask('update', `mark ${cable.sku} as discontinued`, gold.updated('purchasing.products', cable, { isDiscontinued: true })) // oxfmt-ignore
  const counted = stockLevels[33]!
  ask(
    'update',
    `stock level ${counted.stockLevelId}: we counted 77 on hand, please correct`,
    either(gold.updated('purchasing.stockLevels', counted, { quantityOnHand: 77 }, ['lastCountedOn']), pending()),
  )
  const parcel = pick.nth(shipments, one => one.status === 'InTransit', 2)
  ask(
    'update',
    `shipment ${parcel.shipmentId} is lost`,
    either(gold.updated('purchasing.shipments', parcel, { status: 'Lost' }), pending()),
  )
  ask(
    'update',
    `change buyer on ${later.orderNumber} to Ralf Sommer`,
    gold.updated('purchasing.purchaseOrders', later, { buyerName: 'Ralf Sommer' }),
  )
}

function act({ ask }: Builder, { purchasing }: Facts): void {
  const { purchaseOrders, returns } = purchasing
  const asked = pick.nth(purchaseOrders, one => one.status === 'Submitted', 3)
  ask('action', `approve PO ${asked.orderNumber}`, gold.updated('purchasing.purchaseOrders', asked, { status: 'Approved' })) // oxfmt-ignore
  const wrong = pick.nth(purchaseOrders, one => one.status === 'Approved', 9)
  ask(
    'action',
    `we dont need ${wrong.orderNumber} anymore, cancel that order please`,
    gold.updated('purchasing.purchaseOrders', wrong, { status: 'Cancelled' }),
  )
  const draft = pick.nth(purchaseOrders, one => one.status === 'Draft', 1)
  ask('delete', `Delete draft purchase order ${draft.orderNumber}`, gold.removed('purchasing.purchaseOrders', draft))
  ask('delete', `get rid of return ${returns[7]!.returnId}`, gold.removed('purchasing.returns', returns[7]!))
}

function decline({ ask }: Builder, { purchasing }: Facts): void {
  ask('unanswerable', 'what is the freight cost of our shipments this year?', unknown())
  ask('unanswerable', 'Which forklift drivers work in Katowice?', unknown())
  ask('unanswerable', `what's the current steel price`, unknown())
  ask('unanswerable', `what is the VAT number of ${purchasing.suppliers[0]!.name}?`, unknown())
  ask('ambiguous', 'cancel the order', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'morning! coffee first, then orders', gold.smalltalk())
}
