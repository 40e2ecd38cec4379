import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { figureOf, once } from '../set-ap/readings.ts'
import { apart, nameOf, person, sizes, topGroup } from '../set-s/choose.ts'
import { talkLampstore } from './lampstore-talk.ts'
import { carried, ordered, written } from './lampstore-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AU over the shop for lamps. */
export function askLampstore(facts: Facts): Question[] {
  const builder = createQuestions('au', 'lampstore')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkLampstore(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { lampstore }: Facts): void {
  const { lampBrands, lampCustomers, lampOrders, lampProducts } = lampstore
  const of = (category: string) => lampProducts.filter(one => one.category === category)
  const all = (rows: object[]) => gold.set(rows)
  ask('list', 'Which brands do we work with?', gold.set(lampBrands))
  ask('list', 'Show me all the pendants in our range.', carried(of('pendant'), all))
  ask('filter', 'Which products are sold out at the moment?', carried(lampProducts.filter(one => one.stock === 0), all)) // oxfmt-ignore
  const { key: city, rows } = pick.rank(lampCustomers.filter(one => one.type === 'business'), one => one.address.city)[0]! // oxfmt-ignore
  ask('filter', `List the business customers we have in ${city}`, gold.set(rows))
  ask('filter', 'Which marketplace orders went out with Fastway?', gold.set(lampOrders.filter(one => one.channel === 'marketplace' && one.carrier === 'fastway'))) // oxfmt-ignore
  ask('filter', 'Do we have any dimmable floor lamps for less than 250 euros? Please list them.', carried(of('floor').filter(one => one.dimmable && one.price < 250), all)) // oxfmt-ignore
  ask('threshold', 'Which orders came to more than €1,500?', ordered(lampOrders.filter(one => one.total > 1500), all)) // oxfmt-ignore
}

function number({ ask }: Builder, { lampstore }: Facts): void {
  const { lampBrands, lampCustomers, lampOrders, lampProducts, lampReviews } = lampstore
  ask('count', 'How many reviews are still waiting to be approved?', gold.count(lampReviews.filter(one => one.status === 'pending').length)) // oxfmt-ignore
  ask('count', 'How many of our products come with an integrated LED?', carried(lampProducts.filter(one => one.fitting === 'integratedLed'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('top', 'What is the most expensive floor lamp we sell?', carried(lampProducts.filter(one => one.category === 'floor'), rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  ask('top', 'Give me the five biggest orders we ever had, by total.', ordered(lampOrders, rows => gold.ordered(rows, one => one.total, { count: 5 }))) // oxfmt-ignore
  ask('top', 'In which city do we have the most customers?', topGroup(lampCustomers, one => one.address.city, gold.spelled)) // oxfmt-ignore
  ask('aggregate', 'How much discount have we given away through vouchers altogether?', gold.money(pick.sum(lampOrders, one => one.discount))) // oxfmt-ignore
  ask('aggregate', 'What percentage of our customers have agreed to get marketing e-mails?', gold.percent(pick.ratio(lampCustomers.filter(one => one.marketingConsent).length, lampCustomers.length))) // oxfmt-ignore
  ask('group', 'How many orders did we get through each channel?', ordered(lampOrders, rows => gold.map(sizes(rows, one => one.channel)))) // oxfmt-ignore
  const brandOf = (one: { brandId: number }) => pick.find(lampBrands, one.brandId).name
  ask('group', 'Number of products per brand, please', carried(lampProducts, rows => gold.map(sizes(rows, brandOf, gold.spelled)))) // oxfmt-ignore
  const typeOf = (one: { customerId: number }) => pick.find(lampCustomers, one.customerId).type
  const usual = (rows: typeof lampOrders, type: string) => pick.mean(rows.filter(one => typeOf(one) === type), one => one.total) // oxfmt-ignore
  ask('compare', 'Do business customers spend more per order than private ones?', ordered(lampOrders, rows => gold.yes(usual(rows, 'business') > usual(rows, 'private')))) // oxfmt-ignore
}

function join({ ask }: Builder, { lampstore }: Facts): void {
  const { lampBrands, lampCustomers, lampOrders, lampProducts, lampReviews, lampVouchers } = lampstore
  const of = (id: number) => lampOrders.filter(one => one.customerId === id)
  const buyers = (rows: typeof lampOrders) => once(rows.map(one => pick.find(lampCustomers, one.customerId)))
  const regular = person(lampCustomers, one => of(one.id).length === 4, 2)
  ask('complete', `I need every single order that ${nameOf(regular)} has ever placed, please leave none out.`, ordered(of(regular.id), rows => gold.set(rows))) // oxfmt-ignore
  const voucher = pick.nth(lampVouchers, one => one.timesUsed >= 4 && one.timesUsed < 9, 1)
  ask('join', `Which customers have used the voucher ${voucher.code}?`, gold.set(buyers(lampOrders.filter(one => one.voucherId === voucher.id)))) // oxfmt-ignore
  const having = (id: number) => lampOrders.filter(one => one.lines.some(line => line.productId === id))
  const lamp = pick.nth(lampProducts, one => one.category === 'table' && buyers(having(one.id)).length > 3, 2)
  ask('join', `Who has bought the ${lamp.name}?`, ordered(having(lamp.id), rows => gold.set(buyers(rows)))) // oxfmt-ignore
  const productOf = (one: { productId: number }) => pick.find(lampProducts, one.productId)
  const brand = pick.nth(lampBrands, one => one.name === 'Vetro Sole')
  const poor = lampReviews.filter(one => productOf(one).brandId === brand.id && one.rating <= 2)
  ask('join', `Which ${brand.name} products got a review with only one or two stars?`, written(poor, rows => gold.set(once(rows.map(productOf))))) // oxfmt-ignore
  const other = pick.nth(lampBrands, one => one.country === 'Norway')
  const lines = (rows: typeof lampOrders) => rows.flatMap(one => one.lines).filter(one => productOf(one).brandId === other.id) // oxfmt-ignore
  ask('join', `For how much money have we sold ${other.name} products so far?`, ordered(lampOrders, rows => gold.money(pick.sum(lines(rows), one => one.lineTotal)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { lampstore }: Facts): void {
  const { lampBrands, lampOrders, lampVouchers } = lampstore
  const order = pick.nth(lampOrders, one => one.status === 'packed', 2)
  ask('lookup', `What is the status of order ${order.number}?`, told(order, apart(order.status), 'status'))
  const brand = pick.nth(lampBrands, one => one.country === 'France')
  ask('lookup', `What's the lead time of ${brand.name}?`, figureOf(brand, gold.count(brand.leadTimeDays, { field: 'leadTimeDays' }))) // oxfmt-ignore
  const voucher = pick.nth(lampVouchers, one => one.active && one.validUntil !== null, 3)
  ask('lookup', `Until when is the voucher ${voucher.code} valid?`, told(voucher, pick.dayAs(voucher.validUntil!), 'validUntil')) // oxfmt-ignore
}

function date({ ask }: Builder, { lampstore, today, day }: Facts): void {
  const { lampOrders, lampVouchers } = lampstore
  const placedOn = (one: { placedAt: string }) => one.placedAt.slice(0, 10)
  ask('date', 'Which orders came in yesterday?', ordered(lampOrders.filter(one => placedOn(one) === day(-1)), rows => gold.set(rows))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many orders were placed with us in ${pick.monthName(month)}?`, ordered(lampOrders.filter(one => pick.month(one.placedAt) === month), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('date', 'Which vouchers run out within the next 30 days?', pick.setWithin(lampVouchers, one => one.validUntil, today, day(30))) // oxfmt-ignore
}
