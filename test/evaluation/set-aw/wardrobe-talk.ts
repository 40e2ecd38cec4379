import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, refusesPages, sizes } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { inRange, ordered } from './wardrobe-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>
const COUNTRIES: Record<string, string> = { IE: 'Ireland', GB: 'United Kingdom', DE: 'Germany', FR: 'France', NL: 'Netherlands', DK: 'Denmark' } // oxfmt-ignore

/** Conversations with the clothing shop, changes, and what cannot be answered. */
export function talkWardrobe(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { wardrobe }: Facts): void {
  const { wearCustomers, wearOrders, wearProducts, wearReturns } = wardrobe
  const trousers = wearProducts.filter(one => one.category === 'trousers')
  const ladies = trousers.filter(one => one.department === 'women')
  talk(
    'followup',
    ['Which trousers do we have?', inRange(trousers, rows => gold.set(rows))],
    ["Just the women's ones please", inRange(ladies, rows => gold.set(rows))],
    ['Which of those costs the most?', inRange(ladies, rows => gold.largest(rows, one => one.price))],
  )
  const order = pick.nth(wearOrders, one => one.status === 'shipped' && wearOrders.filter(own => own.customerId === one.customerId).length > 1, 1) // oxfmt-ignore
  const buyer = pick.find(wearCustomers, order.customerId)
  const own = wearOrders.filter(one => one.customerId === buyer.id)
  talk(
    'followup',
    [`Who is the customer on order ${order.orderNumber}?`, toldPerson(buyer)],
    ['Where do they live?', gold.either(told(buyer, buyer.city, 'city'), told(buyer, gold.spelled(buyer.countryCode, COUNTRIES[buyer.countryCode]!), 'countryCode'))], // oxfmt-ignore
    ['How many orders have they placed altogether?', ordered(own, rows => gold.count(rows.length))],
  )
  const at = (status: string) => wearReturns.filter(one => one.status === status)
  const reasons = sizes(at('rejected'), one => one.reason)
  talk(
    'followup',
    ['How many returns have we refunded?', gold.count(at('refunded').length)],
    ['And how many were rejected?', gold.count(at('rejected').length)],
    ['What were the reasons for those?', gold.either(gold.map(reasons), gold.set(reasons.map(([reason]) => reason)), gold.set(at('rejected'), { shows: one => [one.reason] }))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { wardrobe }: Facts): void {
  const { wearOrders, wearProducts, wearVariants } = wardrobe
  ask('write', 'Please create a voucher with the code SLOWDOWN15: 15 percent off, for orders from 90 euros.', gold.created('wardrobe.wearVouchers', { code: 'SLOWDOWN15', type: 'percentage', value: 15, minSpend: 90 })) // oxfmt-ignore
  const jacket = pick.nth(wearProducts, one => one.category === 'outerwear' && one.status === 'active' && one.salePrice === null, 1) // oxfmt-ignore
  const sale = Math.floor(jacket.price * 0.8)
  ask('write', `Put the ${jacket.name} on sale for €${sale}.`, gold.updated('wardrobe.wearProducts', jacket, { salePrice: sale })) // oxfmt-ignore
  const active = (id: number) => pick.find(wearProducts, id).status === 'active'
  const low = pick.nth(wearVariants, one => active(one.productId) && one.stock > 0 && one.stock < one.restockLevel, 2)
  ask('write', `New delivery is in, set the stock of ${low.sku} to 40`, gold.updated('wardrobe.wearVariants', low, { stock: 40 }, ['restockExpectedOn'])) // oxfmt-ignore
  const stopped = pick.nth(wearOrders, one => one.status === 'packed', 1)
  talk(
    'write',
    [`The customer wants to cancel order ${stopped.orderNumber}. Check with me before you do that.`, gold.pending()],
    ['Yes, cancel it.', gold.updated('wardrobe.wearOrders', stopped, { status: 'cancelled' })],
  )
}

function decline({ ask }: Builder, { wardrobe }: Facts): void {
  const { wearOrders, wearProducts, wearVariants } = wardrobe
  const product = pick.nth(wearProducts, one => one.category === 'trousers' && one.status === 'active', 2)
  ask('missing', `What does it cost us to have the ${product.name} made?`, unknown())
  ask('unknown', 'How much is the Marlowe Trench Coat?', unknown())
  const productOf = (id: number) => pick.find(wearVariants, id).productId
  const lines = (rows: typeof wearOrders, id: number) => rows.flatMap(one => one.items.filter(item => productOf(item.variantId) === id)) // oxfmt-ignore
  const units = (rows: typeof wearOrders) => champion(wearProducts, one => pick.sum(lines(rows, one.id), item => item.quantity), one => one.name) // oxfmt-ignore
  const money = (rows: typeof wearOrders) => champion(wearProducts, one => pick.sum(lines(rows, one.id), item => item.quantity * item.unitPrice), one => one.name) // oxfmt-ignore
  const times = (rows: typeof wearOrders) => champion(wearProducts, one => rows.filter(own => lines([own], one.id).length > 0).length, one => one.name) // oxfmt-ignore
  ask('ambiguous', 'What is our bestseller?', gold.either(gold.clarify(), ...[units, money, times].map(figure => ordered(wearOrders, figure)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { wardrobe }: Facts): void {
  const { wearOrders, wearProducts } = wardrobe
  ask('smalltalk', 'Lovely, that is me sorted for today, ta very much', gold.smalltalk())
  ask('browser', 'Open our Instagram page and click on the newest post', refusesPages())
  ask('casual', 'hiya can u tell me whch orders r still pending? ta', gold.set(wearOrders.filter(one => one.status === 'pending'))) // oxfmt-ignore
  const of = (rows: typeof wearProducts, category: string) => gold.count(rows.filter(one => one.category === category).length) // oxfmt-ignore
  ask('multi', 'How many dresses and how many skirts do we have in the range?', inRange(wearProducts, rows => gold.figures(of(rows, 'dresses'), of(rows, 'skirts')))) // oxfmt-ignore
  const wrapped = wearOrders.filter(one => one.giftWrapped)
  ask('complete', 'List all the gift-wrapped orders, and please do not leave any out.', eachReading([wrapped, wrapped.filter(one => one.status !== 'cancelled')], rows => gold.set(rows))) // oxfmt-ignore
}
