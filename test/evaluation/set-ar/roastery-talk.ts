import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { figureOf } from '../set-ap/readings.ts'
import { rowsOr } from '../set-aq/readings.ts'
import { champion, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { offered, ordered } from './readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the coffee roaster's shop, changes, and what cannot be answered. */
export function talkRoastery(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { roastery }: Facts): void {
  const { roastCoffees, roastCustomers, roastOrders, roastReviews } = roastery
  const dark = roastCoffees.filter(one => one.roastLevel === 'dark')
  const cheapest = gold.smallest(dark, one => one.price.amount)
  const [cheap] = cheapest.items as [(typeof dark)[number]]
  talk(
    'followup',
    ['Show me our dark roasts.', offered(dark, rows => gold.set(rows))],
    ['Which of those costs the least?', cheapest],
    ['How many bags of it do we have in stock?', figureOf(cheap, gold.count(cheap.bagsInStock, { field: 'bagsInStock' }))], // oxfmt-ignore
  )
  const order = pick.nth(roastOrders, one => one.deliveredAt !== null && roastOrders.filter(two => two.customerId === one.customerId).length > 2, 60) // oxfmt-ignore
  const buyer = pick.find(roastCustomers, order.customerId)
  const own = roastOrders.filter(one => one.customerId === buyer.id)
  talk(
    'followup',
    [`Who placed order ${order.orderNumber}?`, toldPerson(buyer)],
    ['And their e-mail address?', told(buyer, buyer.email, 'email')],
    ['How many orders have they placed so far?', ordered(own, rows => gold.count(rows.length))],
  )
  const rated = (stars: number) => roastReviews.filter(one => one.stars === stars)
  talk(
    'followup',
    ['How many five-star reviews did we get?', gold.count(rated(5).length)],
    ['And how many with just one star?', gold.count(rated(1).length)],
    ['Which coffees were those about?', rowsOr(rated(1), one => pick.find(roastCoffees, one.coffeeId))],
  )
}

function write({ ask, talk }: Builder, { roastery, today }: Facts): void {
  const { roastCoffees, roastCustomers, roastReviews, roastSubscriptions } = roastery
  const of = (id: string) => roastSubscriptions.filter(one => one.customerId === id)
  const fan = person(roastCustomers, one => of(one.id).length === 0, 9)
  const coffee = roastCoffees.find(one => one.name === 'Lake Morning')!
  ask('write', `Set up a subscription for ${nameOf(fan)}: 2 bags of Lake Morning every 4 weeks.`, gold.created('roastery.roastSubscriptions', { customerId: fan.id, coffeeId: coffee.id, bags: 2, everyWeeks: 4 })) // oxfmt-ignore
  const tram = roastCoffees.find(one => one.name === 'Old Tram')!
  ask('write', 'Put the price of Old Tram up to £8.60.', gold.updated('roastery.roastCoffees', tram, { price: { amount: 8.6, currency: 'GBP' } })) // oxfmt-ignore
  const away = person(roastCustomers, one => of(one.id).length === 1 && of(one.id)[0]!.nextDeliveryOn !== null, 6)
  ask('write', `${nameOf(away)} is going travelling, please pause the subscription.`, gold.updated('roastery.roastSubscriptions', of(away.id)[0]!, { pausedOn: today }, ['nextDeliveryOn'])) // oxfmt-ignore
  const rude = pick.nth(roastReviews, one => one.stars === 1, 2)
  talk(
    'write',
    [`Please delete review ${rude.id}. Wait for my OK, though.`, gold.pending()],
    ['Actually no, leave it where it is.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { roastery }: Facts): void {
  const { roastCustomers, roastOrders } = roastery
  ask('missing', 'What did the importer charge us for Volcan Azul?', gold.unknown())
  ask('missing', 'How many cups did our café sell yesterday?', gold.unknown())
  ask('unknown', 'How much is a bag of Purple Walrus?', gold.unknown())
  const best = ordered(roastOrders, rows => {
    const of = (id: string) => rows.filter(one => one.customerId === id)
    return either(
      champion(roastCustomers, one => of(one.id).length, nameOf), // oxfmt-ignore
      champion(roastCustomers, one => pick.sum(of(one.id), two => two.total.amount), nameOf), // oxfmt-ignore
      champion(roastCustomers, one => pick.sum(of(one.id).flatMap(two => two.items), two => two.bags), nameOf), // oxfmt-ignore
    )
  })
  ask('ambiguous', 'Who is our most loyal customer?', either(gold.clarify(), best, gold.smallest(roastCustomers, one => one.joinedOn))) // oxfmt-ignore
}

function chat({ ask }: Builder, { roastery }: Facts): void {
  const { roastCoffees, roastCustomers, roastOrders } = roastery
  ask('smalltalk', 'Brilliant, cheers. Time for a flat white!', gold.smalltalk())
  ask('browser', 'Open our Instagram page and like the latest post', refusesPages())
  ask(
    'casual',
    'wich coffes are decaf',
    offered(roastCoffees.filter(one => one.decaf), rows => gold.set(rows)), // oxfmt-ignore
  )
  const sent = pick.nth(roastOrders, one => one.shippedAt !== null && one.deliveredAt !== null, 120)
  const buyer = pick.find(roastCustomers, sent.customerId)
  ask('casual', `Hiya, I have ${nameOf(buyer)} on the phone and they are still waiting for their parcel. Has order ${sent.orderNumber} been shipped yet? Ta!`, gold.yes(true)) // oxfmt-ignore
  const prices = roastCoffees.map(one => one.price.amount)
  ask('multi', 'What do our cheapest and our most expensive coffee cost?', gold.figures(gold.money(Math.min(...prices)), gold.money(Math.max(...prices)))) // oxfmt-ignore
  ask('complete', 'Give me all the customers in Cardiff, please don’t leave anyone out.', gold.set(roastCustomers.filter(one => one.address.city === 'Cardiff'))) // oxfmt-ignore
}
