import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { customers, products, reviews, vouchers } from '../data.ts'
import { average, byBrand, customer, distinct, inCategory, income, isValid, lateOrders, linesOf, order, ordersOf, placedIn, product, setOfBought, setOfDeliveries, setOfStock, setOrNames, sum, supplier, voucher, withOrWithout } from '../facts.ts' // oxfmt-ignore

const price = (one: (typeof products)[number]) => one.price
const amelia = ordersOf(customer('Amelia Hart'))
const biggest = amelia.toSorted((a, b) => b.total - a.total)[0]!
const blanketBuyers = distinct(linesOf(product('Winter Blanket')).map(one => one.order.customer))
const oneStar = reviews.filter(one => one.stars === 1)
const best = customers.map(one => [one, sum(ordersOf(one).filter(other => other.state !== 'cancelled'), other => other.total)] as const).toSorted((a, b) => b[1] - a[1]).slice(0, 2).map(one => one[0]) // oxfmt-ignore
const livesIn = (city: string) => customers.filter(one => one.city === city)
/** Conversations, and what no service knows. */
export function talkOfAll({ ask, talk }: WorldQuestions): void {
  talk('talk', [
    ['What do we have in the Bedding category?', gold.set(inCategory('Bedding'))],
    ['Only the ones from Fernhill', gold.set(inCategory('Bedding').filter(one => one.brand.name === 'Fernhill'))],
    ['And the cheapest one of these?', gold.record(product('Feather Pillow'))],
  ])
  talk('talk', [
    ['Which orders are late?', setOfDeliveries(lateOrders)],
    ['Who placed them?', gold.set(distinct(lateOrders.map(one => one.customer)))],
  ])
  talk('talk', [
    ["Show me Amelia Hart's orders.", gold.set(amelia)],
    ['Which of them was the most expensive?', gold.record(biggest)],
    ['What was in it?', setOfBought(biggest.lines)],
  ])
  talk('talk', [
    ['How many orders did we get in March?', withOrWithout(list => gold.count(placedIn('2025-03', list).length))],
    ['And in January?', withOrWithout(list => gold.count(placedIn('2025-01', list).length))],
  ])
  talk('talk', [
    ["What's the dearest lamp in Lighting?", gold.record(product('Halo Floor Lamp'), product('Moss Pendant'))],
    ['Who supplies it?', gold.either(...['Lombarda Forniture', 'Baltic Trade House'].flatMap(name => [gold.record(supplier(name)), gold.text(name)]))], // oxfmt-ignore
  ])
  talk('talk', [
    ['Which products are sold out?', setOfStock(products.filter(one => one.stock === 0))],
    [
      'Who are their suppliers?',
      setOrNames(distinct(products.filter(one => one.stock === 0).map(one => one.supplier))),
    ],
    ['How long do they take to deliver?', gold.set(distinct(products.filter(one => one.stock === 0).map(one => one.supplier)), { shows: one => [one.leadDays] })], // oxfmt-ignore
  ])
  talk('talk', [
    ['Who bought the Winter Blanket?', gold.set(blanketBuyers)],
    ['Which of them live in Leeds?', gold.set(blanketBuyers.filter(one => one.city === 'Leeds'))],
    [
      'what are their e-mails',
      gold.set(
        blanketBuyers.filter(one => one.city === 'Leeds'),
        { shows: one => [one.email] },
      ),
    ],
  ])
  talk('talk', [
    ['how many customers in dublin', gold.count(livesIn('Dublin').length)],
    ['and york?', gold.count(livesIn('York').length)],
  ])
  talk('talk', [
    ['Show me the one-star reviews.', gold.set(oneStar)],
    ['Which products are they about?', setOrNames(distinct(oneStar.map(one => one.product)))],
  ])
  talk('talk', [
    ['What was our revenue in April?', income(placedIn('2025-04'))],
    ['And the month before?', income(placedIn('2025-03'))],
  ])
  talk('talk', [
    ['What did order 10131 come to?', gold.money(order(10131).total)],
    ['Who placed it?', gold.either(gold.record(order(10131).customer), gold.text(order(10131).customer.name))],
    ['And where does she live?', gold.text(order(10131).customer.city)],
  ])
  talk('talk', [
    ['Which vouchers are valid at the moment?', gold.set(vouchers.filter(isValid))],
    ['Which of them gives the biggest discount?', gold.record(voucher('LOYAL25'))],
    ['How often has it been used?', withOrWithout(list => gold.count(list.filter(one => one.voucher?.code === 'LOYAL25').length))], // oxfmt-ignore
  ])
  talk('talk', [
    ['Top 2 customers by what they spent', gold.ordered(best, one => -best.indexOf(one), { count: 2 })],
    ['Where do they live?', gold.either(gold.set(best, { shows: one => [one.city] }), gold.set(distinct(best.map(one => one.city))))], // oxfmt-ignore
  ])
  talk('talk', [
    ['What does a product cost on average?', gold.money(average(products, price))],
    ['And only in Camping?', gold.money(average(inCategory('Camping'), price))],
  ])
  talk('talk', [
    ['Anything from Tamsin in red?', gold.either(gold.set(byBrand('Tamsin').filter(one => one.colour === 'red')), gold.yes(true))], // oxfmt-ignore
    ['And in black?', gold.either(gold.set(byBrand('Tamsin').filter(one => one.colour === 'black')), gold.yes(true))],
  ])

  ask('unknown', 'What is our profit margin on the Ridge Tent?', gold.unknown())
  ask('unknown', 'Which customers have their birthday this month?', gold.unknown())
  ask('unknown', 'Who is on the till on Saturday?', gold.unknown())
  ask('unknown', 'What does the Zanzibar Hammock cost?', gold.unknown())
  ask('unknown', 'How many people visited our website yesterday?', gold.unknown())
  ask('unknown', 'What is the phone number of Perpetua Glumm?', gold.unknown())
}
