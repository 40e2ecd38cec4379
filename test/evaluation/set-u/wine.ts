import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, nth, short, sizes, topGroup, values } from '../set-s/choose.ts'
import { gbp, told, whose } from './choose.ts'
import { talkWine } from './wine-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set U over the wine merchant. */
export function askWine(facts: Facts): Question[] {
  const builder = createQuestions('u', 'wine')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkWine(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { wine }: Facts): void {
  const { producers, wines, stockLots, accounts, orders } = wine
  ask('list', 'List all our producers.', gold.set(producers))
  ask('list', 'Show me every sparkling wine we have', gold.set(wines.filter(one => one.color === 'Sparkling')))
  ask('list', 'What countries do our producers come from?', values(producers, one => one.country, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which producers in France are organic?', gold.set(producers.filter(one => one.country === 'France' && one.isOrganic))) // oxfmt-ignore
  ask('filter', 'Show orders from the channel Visit with status Cancelled', gold.set(orders.filter(one => one.channel === 'Visit' && one.status === 'Cancelled'))) // oxfmt-ignore
  ask('filter', 'Which accounts are not active?', gold.set(accounts.filter(one => !one.isActive)))
  const pair = pick.sized(wines, one => `${one.grape} wines from ${one.vintage}`, 2, 5)
  ask('filter', `Find ${pair.key}.`, gold.set(pair.rows)) // oxfmt-ignore
  ask('filter', 'Stock lots in the bonded zone', gold.set(stockLots.filter(one => one.zone === 'Bonded')))
}

function number({ ask }: Builder, { wine }: Facts): void {
  const { producers, wines, stockLots, accounts, orders } = wine
  ask('count', 'How many wines are on our list?', gold.count(wines.length))
  ask('count', 'How many of our accounts are restaurants?', gold.count(accounts.filter(one => one.type === 'Restaurant').length)) // oxfmt-ignore
  ask('count', 'How many delivered orders have not been paid?', gold.count(orders.filter(one => one.status === 'Delivered' && !one.isPaid).length)) // oxfmt-ignore
  ask('top', 'What is the most expensive wine by bottle price?', gold.largest(wines, one => one.bottlePrice)) // oxfmt-ignore
  ask('top', 'Which account has the second highest credit limit?', gold.largest(accounts, one => one.creditLimit, { place: 2 })) // oxfmt-ignore
  ask('top', 'Top 3 grapes by number of wines', gold.ordered(pick.rank(wines, one => one.grape), one => one.rows.length, { count: 3, as: one => one.key })) // oxfmt-ignore
  ask('aggregate', 'How many bottles are in stock altogether?', gold.count(pick.sum(stockLots, one => one.bottles)))
  const red = wines.filter(one => one.color === 'Red')
  ask('aggregate', 'What is the average critic score of the red wines?', gold.plain(pick.mean(red, one => one.criticScore))) // oxfmt-ignore
  ask('aggregate', 'What is the total amount of all orders with the status shipped?', gold.money(pick.sum(orders.filter(one => one.status === 'Shipped'), one => one.totalAmount))) // oxfmt-ignore
  ask('group', 'How many wines do we have per color?', gold.map(sizes(wines, one => one.color)))
  ask('group', 'Total order amount by channel', gold.map(measures(orders, one => one.channel, own => pick.sum(own, one => one.totalAmount)), 'money')) // oxfmt-ignore
  ask('group', 'How many accounts does each sales rep look after?', gold.map(sizes(accounts, one => one.salesRep, gold.spelled))) // oxfmt-ignore
  const mean = (color: string) => pick.mean(wines.filter(one => one.color === color), one => one.bottlePrice) // oxfmt-ignore
  ask('compare', 'Is the average bottle price of the red wines higher than that of the white wines?', gold.yes(mean('Red') > mean('White'))) // oxfmt-ignore
  const [one, other] = [producers[0]!, producers[9]!]
  ask('compare', `Which producer has more hectares, ${one.name} or ${other.name}?`, gold.largest([one, other], row => row.hectares)) // oxfmt-ignore
}

function join({ ask }: Builder, { wine }: Facts): void {
  const { producers, wines, stockLots, accounts, orders } = wine
  const producerOf = (one: { producerId: number }) => pick.find(producers, one.producerId)
  ask('join', `Which wines are from ${producers[4]!.name}?`, gold.set(wines.filter(one => one.producerId === producers[4]!.id))) // oxfmt-ignore
  ask('join', 'How many wines do we have from Italian producers?', gold.count(wines.filter(one => producerOf(one).country === 'Italy').length)) // oxfmt-ignore
  type Wine = (typeof wines)[number]
  ask(
    'join',
    'Which producer does the most expensive wine come from?',
    whose<Wine>(
      gold.largest(wines, one => one.bottlePrice),
      producerOf,
      one => producerOf(one).name,
    ),
  )
  const large = orders.filter(one => one.totalAmount > 7000)
  ask('join', `Which accounts have an order over ${gbp(7000)}?`, gold.set(pick.distinct(large.map(one => pick.find(accounts, one.accountId))))) // oxfmt-ignore
  const held = pick.nth(wines, one => stockLots.filter(own => own.wineId === one.id).length > 1, 2)
  ask('join', `How many bottles of wine ${held.code} do we have in stock?`, gold.count(pick.sum(stockLots.filter(one => one.wineId === held.id), one => one.bottles))) // oxfmt-ignore
  ask('join', 'Which account has placed the most orders?', champion(accounts, one => orders.filter(own => own.accountId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('lookup', `What is the balance of ${accounts[12]!.name}?`, gold.money(accounts[12]!.balance, { field: 'balance' })) // oxfmt-ignore
  ask('lookup', `Which grape is ${wines[30]!.code} made from?`, told(wines[30]!, wines[30]!.grape, 'grape'))
  ask('lookup', `What is the contact e-mail of ${producers[7]!.name}?`, gold.text(producers[7]!.contactEmail, 'contactEmail')) // oxfmt-ignore
}

function date({ ask }: Builder, { wine, toolhire, day }: Facts): void {
  const { wines, stockLots, accounts, orders } = wine
  const month = nth(orders, one => pick.month(one.orderedOn)!, 2)
  ask('date', `Which orders were placed in ${pick.monthName(month)}?`, gold.set(orders.filter(one => pick.month(one.orderedOn) === month))) // oxfmt-ignore
  ask('date', `How many stock lots arrived before ${pick.dayName(day(-400))}?`, gold.count(stockLots.filter(one => one.arrivedOn < day(-400)).length)) // oxfmt-ignore
  ask('date', 'Who has been our customer the longest?', gold.either(gold.smallest(accounts, one => one.customerSince), gold.smallest(toolhire.customers, one => one.joinedOn))) // oxfmt-ignore
  const year = nth(orders, one => pick.year(one.orderedOn)!)
  ask('date', `Orders placed in ${year}: how many per channel?`, gold.map(sizes(orders.filter(one => pick.year(one.orderedOn) === year), one => one.channel))) // oxfmt-ignore
  ask('threshold', `White wines below ${gbp(30)} a bottle`, gold.set(wines.filter(one => one.color === 'White' && one.bottlePrice < 30))) // oxfmt-ignore
  ask('threshold', `Which accounts owe us more than ${short(5000)}?`, gold.set(accounts.filter(one => one.balance > 5000))) // oxfmt-ignore
  ask('threshold', 'How many wines have a critic score of 95 or more?', gold.count(wines.filter(one => one.criticScore >= 95).length)) // oxfmt-ignore
  ask('top', 'Which city has the most accounts?', topGroup(accounts, one => one.city, gold.spelled)) // oxfmt-ignore
}
