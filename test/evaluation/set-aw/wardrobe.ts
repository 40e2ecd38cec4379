import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { measures, nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { inRange, once, ordered, returned } from './wardrobe-readings.ts'
import { talkWardrobe } from './wardrobe-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AW over the online shop of a clothing brand. */
export function askWardrobe(facts: Facts): Question[] {
  const builder = createQuestions('aw', 'wardrobe')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkWardrobe(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { wardrobe }: Facts): void {
  const { wearCustomers, wearOrders, wearProducts, wearReturns, wearVariants, wearVouchers } = wardrobe
  ask('list', 'What are the names of our collections?', inRange(wearProducts, rows => values(rows, one => one.collection, gold.spelled))) // oxfmt-ignore
  ask('list', 'Show me all the voucher codes we have set up.', gold.either(gold.set(wearVouchers), gold.set(wearVouchers.map(one => one.code)))) // oxfmt-ignore
  ask(
    'filter',
    'Which knitwear is part of the Moorland collection?',
    inRange(wearProducts.filter(one => one.category === 'knitwear' && one.collection === 'Moorland'), rows => gold.set(rows)), // oxfmt-ignore
  )
  const statusOf = (one: { productId: number }) => pick.find(wearProducts, one.productId).status
  const gone = wearVariants.filter(one => one.stock === 0)
  const soldOut = [gone, gone.filter(one => statusOf(one) === 'active'), gone.filter(one => statusOf(one) !== 'draft')]
  ask('filter', 'Which SKUs are sold out at the moment?', gold.either(...soldOut.flatMap(rows => [gold.set(rows), gold.set(rows.map(one => one.sku))]))) // oxfmt-ignore
  ask('filter', 'List our VIP customers in Ireland.', gold.set(wearCustomers.filter(one => one.group === 'vip' && one.countryCode === 'IE'))) // oxfmt-ignore
  ask('filter', 'Show every return where the customer said it was too large', gold.set(wearReturns.filter(one => one.reason === 'too_large'))) // oxfmt-ignore
  ask('threshold', 'Orders with a total of more than 450 euros', ordered(wearOrders.filter(one => one.total > 450), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { wardrobe }: Facts): void {
  const { wearCustomers, wearOrders, wearProducts } = wardrobe
  ask('count', 'How many orders did people pay for with Klarna?', ordered(wearOrders.filter(one => one.paymentMethod === 'klarna'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many of our customers have said yes to marketing emails?', gold.count(wearCustomers.filter(one => one.acceptsMarketing).length)) // oxfmt-ignore
  ask('top', 'What is the most expensive dress we make?', inRange(wearProducts.filter(one => one.category === 'dresses'), rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  ask('top', 'Give me the three customers with the most orders.', ordered(wearOrders, rows => gold.ordered(wearCustomers, one => rows.filter(own => own.customerId === one.id).length, { count: 3 }))) // oxfmt-ignore
  ask('top', 'What are the 5 biggest orders ever by total amount?', ordered(wearOrders, rows => gold.ordered(rows, one => one.total, { count: 5 }))) // oxfmt-ignore
  ask('aggregate', 'What does an average order come to?', ordered(wearOrders, rows => gold.money(pick.mean(rows, one => one.total)))) // oxfmt-ignore
  ask('aggregate', 'How much discount have we given away on all our orders together?', ordered(wearOrders, rows => gold.money(pick.sum(rows, one => one.discount)))) // oxfmt-ignore
}

function group({ ask }: Builder, { wardrobe }: Facts): void {
  const { wearOrders, wearProducts, wearReturns } = wardrobe
  ask('group', 'How many orders do we have for each shipping method?', ordered(wearOrders, rows => gold.map(sizes(rows, one => one.shippingMethod)))) // oxfmt-ignore
  const price = (own: typeof wearProducts) => pick.mean(own, one => one.price)
  ask('group', 'Average price of our products per category, please', inRange(wearProducts, rows => gold.map(measures(rows, one => one.category, price), 'money'))) // oxfmt-ignore
  const fit = wearReturns.filter(one => ['too_small', 'too_large'].includes(one.reason))
  ask('compare', 'Do people send things back more often because they are too small or because they are too large?', returned(fit, rows => topGroup(rows, one => one.reason))) // oxfmt-ignore
}

function join({ ask }: Builder, { wardrobe }: Facts): void {
  const { wearCustomers, wearOrders, wearProducts, wearReturns, wearVariants, wearVouchers } = wardrobe
  const of = (id: number) => wearOrders.filter(one => one.customerId === id)
  const regular = person(wearCustomers, one => of(one.id).length >= 4, 2)
  ask(
    'join',
    `Which orders has ${nameOf(regular)} placed with us?`,
    ordered(of(regular.id), rows => gold.set(rows)),
  )
  const uses = (id: number) => wearOrders.filter(one => one.voucherId === id)
  const voucher = pick.nth(wearVouchers, one => once(uses(one.id).map(own => own.customerId)).length >= 4, 1)
  const buyers = (rows: typeof wearOrders) => gold.set(once(rows.map(one => pick.find(wearCustomers, one.customerId))))
  ask('join', `Who has used the voucher ${voucher.code}?`, ordered(uses(voucher.id), buyers))
  const pieceOf = (id: number) => pick.find(wearVariants, id)
  const productOf = (id: number) => pick.find(wearProducts, pieceOf(id).productId)
  const faulty = wearReturns.filter(one => one.reason === 'faulty')
  const returns = (rows: typeof wearReturns, of: (id: number) => gold.Item) => gold.set(once(rows.map(one => of(one.variantId)))) // oxfmt-ignore
  const pieces = returned(faulty, rows => returns(rows, pieceOf))
  const products = returned(faulty, rows => returns(rows, productOf))
  ask('join', 'Which garments came back because they were faulty?', gold.either(products, pieces))
  const sold = (rows: typeof wearOrders) => {
    const lines = rows.flatMap(one => one.items)
    const worth = (collection: string) => pick.sum(lines.filter(one => productOf(one.variantId).collection === collection), one => one.quantity * one.unitPrice) // oxfmt-ignore
    return gold.text(once(wearProducts.map(one => one.collection)).toSorted((a, b) => worth(b) - worth(a))[0]!)
  }
  ask('join', 'Which collection brings in the most money?', ordered(wearOrders, sold))
}

function lookup({ ask }: Builder, { wardrobe }: Facts): void {
  const { wearCustomers, wearOrders, wearProducts, wearVariants } = wardrobe
  const coat = pick.nth(wearProducts, one => one.category === 'outerwear' && one.status === 'active', 3)
  ask('lookup', `What material is the ${coat.name} made of?`, told(coat, coat.material, 'material'))
  const jumper = pick.nth(wearVariants, one => one.size === 'l' && one.stock > 12, 6)
  const { name } = pick.find(wearProducts, jumper.productId)
  ask('lookup', `How many of the ${name} do we have left in size L?`, gold.either(gold.count(jumper.stock, { field: 'stock' }), gold.all(gold.record(jumper), gold.mentions([String(jumper.stock)])))) // oxfmt-ignore
  const buyer = person(wearCustomers, one => wearOrders.some(own => own.customerId === one.id), 30)
  ask('lookup', `What is ${nameOf(buyer)}'s e-mail address?`, told(buyer, buyer.email, 'email'))
}

function date({ ask }: Builder, { wardrobe, today, day }: Facts): void {
  const { wearOrders, wearReturns, wearVouchers } = wardrobe
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'Which returns were requested last month?', gold.set(wearReturns.filter(one => pick.month(one.requestedOn) === month))) // oxfmt-ignore
  const before = pick.shiftMonth(month, -1)
  ask('date', `How many orders did we get in ${pick.monthName(before)}?`, ordered(wearOrders.filter(one => pick.month(one.placedAt) === before), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('date', 'Which vouchers run out within the next 30 days?', gold.either(...[wearVouchers, wearVouchers.filter(one => one.isActive)].map(rows => pick.setWithin(rows, one => one.endsOn, today, day(30))))) // oxfmt-ignore
}
