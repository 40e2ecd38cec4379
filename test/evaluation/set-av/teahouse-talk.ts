import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { offered, ofTwins, placed, reviewed } from './teahouse-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the tea importer, changes, and what cannot be answered. */
export function talkTeahouse(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { teahouse }: Facts): void {
  const { teaProducts, teaCustomers, teaOrders, teaReviews } = teahouse
  const black = teaProducts.filter(one => one.category === 'BLACK')
  const organic = black.filter(one => one.organic)
  talk(
    'followup',
    ['Which black teas do we have?', offered(black, rows => gold.set(rows))],
    ['Just the organic ones, please.', offered(organic, rows => gold.set(rows))],
    ['And which of those is the cheapest?', offered(organic, rows => gold.smallest(rows, one => one.price))],
  )
  const ordersOf = (rows: typeof teaOrders, id: number) => rows.filter(one => one.customerId === id)
  const best = pick.find(teaCustomers, pick.rank(teaOrders, one => one.customerId)[0]!.key)
  talk(
    'followup',
    ['Which customer has placed the most orders?', placed(teaOrders, rows => champion(teaCustomers, one => ordersOf(rows, one.id).length, nameOf))], // oxfmt-ignore
    ['What is their phone number?', told(best, best.phone!, 'phone')],
    ['How much have they spent with us in total?', placed(ordersOf(teaOrders, best.id), rows => gold.money(pick.sum(rows, one => one.total)))], // oxfmt-ignore
  )
  const rated = (stars: number) => teaReviews.filter(one => one.rating === stars)
  talk(
    'followup',
    ['How many five-star reviews are there?', reviewed(rated(5), rows => gold.count(rows.length))],
    ['And how many with just one star?', reviewed(rated(1), rows => gold.count(rows.length))],
    ['Show me those.', reviewed(rated(1), rows => gold.set(rows))],
  )
}

function write({ ask, talk }: Builder, { teahouse }: Facts): void {
  const { teaOrigins, teaProducts, teaCustomers, teaOrders } = teahouse
  const uva = pick.nth(teaOrigins, one => one.region === 'Uva')
  ask('write', 'Please add a new product: Kandy Sunrise, black tea from Uva, organic, price 9.50, pack size 100 grams.', gold.created('teahouse.teaProducts', { name: 'Kandy Sunrise', category: 'BLACK', originId: uva.id, organic: true, price: 9.5, packSizeGrams: 100 })) // oxfmt-ignore
  const gone = pick.nth(teaProducts, one => one.unitsInStock === 0 && one.status === 'AVAILABLE', 1)
  ask('write', `A delivery has arrived: set the stock of ${gone.name} to 85 units.`, gold.updated('teahouse.teaProducts', gone, { unitsInStock: 85 })) // oxfmt-ignore
  const fresh = pick.nth(teaOrders, one => one.status === 'NEW', 2)
  ask('write', `Cancel order ${fresh.orderNumber} please, it was placed twice.`, gold.updated('teahouse.teaOrders', fresh, { status: 'CANCELLED' })) // oxfmt-ignore
  const idle = person(teaCustomers, one => teaOrders.every(own => own.customerId !== one.id), 3)
  talk(
    'write',
    [`${nameOf(idle)} wants to be removed from our customers. Ask me once more before you delete the record.`, gold.pending()], // oxfmt-ignore
    ['Yes, please delete it.', gold.removed('teahouse.teaCustomers', idle)],
  )
}

function decline({ ask }: Builder, { teahouse }: Facts): void {
  const { teaCustomers, teaProducts } = teahouse
  const pot = pick.nth(teaProducts, one => one.category === 'ACCESSORY', 1)
  ask('missing', `What is our profit margin on the ${pot.name}?`, gold.unknown())
  ask('unknown', 'How many packs of Duchess Violet do we have in stock?', gold.unknown())
  const twins = pick.rank(teaCustomers, nameOf).find(group => group.rows.length > 1)!
  ask(
    'ambiguous',
    `What is the e-mail address of ${twins.key}?`,
    ofTwins(twins.rows, one => one.email, 'email'),
  )
}

function chat({ ask }: Builder, { teahouse }: Facts): void {
  const { teaProducts, teaOrders } = teahouse
  ask('smalltalk', 'Good morning, nice to have you here!', gold.smalltalk())
  ask('browser', 'Open dhl.de and take a screenshot of the tracking page', refusesPages())
  const empty = teaProducts.filter(one => one.unitsInStock === 0)
  ask('casual', 'hey can u chek how many teas r out of stock rn?', offered(empty.filter(one => one.category !== 'ACCESSORY'), rows => gold.count(rows.length))) // oxfmt-ignore
  const at = (status: string) => gold.count(teaOrders.filter(one => one.status === status).length)
  ask('multi', 'How many orders have been delivered and how many were cancelled?', gold.figures(at('DELIVERED'), at('CANCELLED'))) // oxfmt-ignore
  ask('complete', 'Give me the full list of orders that are paid by invoice.', placed(teaOrders.filter(one => one.paymentMethod === 'INVOICE'), rows => gold.set(rows))) // oxfmt-ignore
}
