import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, nameOf, person, refusesPages, topGroup } from '../set-s/choose.ts'
import { offered, placed } from './bikeshop-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the bicycle shop, changes, and what cannot be answered. */
export function talkBikeshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { bikeshop }: Facts): void {
  const { cycleCustomers, cycleOrders, cycleProducts, cycleReturns } = bikeshop
  const helmets = cycleProducts.filter(one => one.category === 'helmet')
  const cheap = helmets.filter(one => one.price < 80)
  talk(
    'followup',
    ['Which helmets do we sell?', offered(helmets, rows => gold.set(rows))],
    ['Which of those cost less than €80?', offered(cheap, rows => gold.set(rows))],
    ['And which of these is the lightest?', offered(cheap, rows => gold.smallest(rows, one => one.weightKg))],
  )
  const loyal = gold.largest(cycleCustomers, one => one.loyaltyPoints).items[0] as (typeof cycleCustomers)[number]
  const own = cycleOrders.filter(one => one.customerId === loyal.id)
  talk(
    'followup',
    ['Who has the most loyalty points of all our customers?', champion(cycleCustomers, one => one.loyaltyPoints, nameOf)], // oxfmt-ignore
    ['How many orders have they placed?', placed(own, rows => gold.count(rows.length))],
    ['And what did those come to altogether?', placed(own, rows => gold.money(pick.sum(rows, one => one.total)))],
  )
  const refunded = cycleReturns.filter(one => one.status === 'refunded')
  talk(
    'followup',
    ['How many returns have been refunded?', gold.count(refunded.length)],
    ['What was the most common reason for those?', topGroup(refunded, one => one.reason)],
    ['And how many returns were declined?', gold.count(cycleReturns.filter(one => one.status === 'declined').length)],
  )
}

function write({ ask, talk }: Builder, { bikeshop }: Facts): void {
  const { cycleCustomers, cycleOrders, cycleProducts, cycleReturns } = bikeshop
  ask('write', 'Please add a new customer: Sadhbh Costigan, sadhbh.costigan@example.com, phone 087 555 0142, lives at 3 Quay Street in Galway.', gold.created('bikeshop.cycleCustomers', { firstName: 'Sadhbh', lastName: 'Costigan', email: 'sadhbh.costigan@example.com', phone: '087 555 0142', address: { street: '3 Quay Street', city: 'Galway' } })) // oxfmt-ignore
  const bike = pick.nth(cycleProducts, one => one.category === 'gravel_bike' && one.active, 2)
  const price = Math.floor(bike.price / 100) * 100 - 101
  ask('write', `Set the price of the ${bike.name} to €${price.toLocaleString('en-US')}.`, gold.updated('bikeshop.cycleProducts', bike, { price })) // oxfmt-ignore
  const waiting = pick.nth(cycleReturns, one => one.status === 'requested', 1)
  ask('write', `Approve return ${waiting.returnNumber}, please.`, gold.updated('bikeshop.cycleReturns', waiting, { status: 'approved' })) // oxfmt-ignore
  const leaver = person(cycleCustomers, one => cycleOrders.every(order => order.customerId !== one.id), 1)
  talk(
    'write',
    [`Please delete the customer ${nameOf(leaver)}, but check with me before you do.`, gold.pending()],
    ['Yes, go ahead.', gold.removed('bikeshop.cycleCustomers', leaver)],
  )
}

function decline({ ask }: Builder, { bikeshop }: Facts): void {
  const { cycleCustomers, cycleOrders, cycleProducts } = bikeshop
  const bike = pick.nth(cycleProducts, one => one.category === 'city_bike' && one.active, 1)
  ask('missing', `What colours does the ${bike.name} come in?`, unknown())
  ask('unknown', 'What does the Zephyrion Turbo cost?', unknown())
  const best = (figure: (id: number) => number) => champion(cycleCustomers, one => figure(one.id), nameOf)
  const readings = [cycleOrders, cycleOrders.filter(one => one.status !== 'cancelled')].flatMap(rows => {
    const of = (id: number) => rows.filter(one => one.customerId === id)
    return [best(id => of(id).length), best(id => pick.sum(of(id), one => one.total))]
  })
  ask('ambiguous', 'Who is our best customer?', gold.either(gold.clarify(), champion(cycleCustomers, one => one.loyaltyPoints, nameOf), ...readings)) // oxfmt-ignore
}

function chat({ ask }: Builder, { bikeshop }: Facts): void {
  const { cycleBrands, cycleProducts, cycleReturns } = bikeshop
  ask('smalltalk', 'Good morning! Hope you had a nice weekend', gold.smalltalk())
  ask('browser', 'Open our homepage and take a screenshot of it', refusesPages())
  ask('casual', 'hiya wat r the 3 cheapest locks we sell pls', offered(cycleProducts.filter(one => one.category === 'lock'), rows => gold.ordered(rows, one => one.price, { count: 3, up: true }))) // oxfmt-ignore
  const small = cycleProducts.filter(one => one.category === 'kids_bike')
  ask('multi', 'What are the highest and the lowest price among our kids bikes?', offered(small, rows => gold.figures(gold.money(pick.most(rows, one => one.price)), gold.money(pick.least(rows, one => one.price))))) // oxfmt-ignore
  const brandOf = (one: { productId: number }) => pick.find(cycleProducts, one.productId).brandId
  const { key, rows } = pick.sized(cycleReturns, brandOf, 3, 12)
  ask('complete', `I need a complete list of all returns of ${pick.find(cycleBrands, key).name} products.`, gold.set(rows)) // oxfmt-ignore
}
