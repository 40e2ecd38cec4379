import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { asksBack, refusesPages } from '../set-s/choose.ts'
import { centsOf, euros, litresOf, made, once, taken } from './cheesedairy-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the cheese dairy, changes, and what cannot be answered. */
export function talkCheesedairy(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { cheesedairy, day }: Facts): void {
  const { dairyBatches, dairyCheeses, dairyCustomers, dairyDeliveries, dairyOrders } = cheesedairy
  const of = (id: number) => dairyBatches.filter(one => one.cheeseId === id)
  const young = (id: number) => of(id).filter(one => one.status === 'MATURING')
  const cheese = pick.nth(dairyCheeses, one => young(one.id).length > 2 && young(one.id).length < of(one.id).length, 1)
  const last = young(cheese.id).toSorted((one, other) => (one.readyOn < other.readyOn ? 1 : -1))[0]!
  talk(
    'followup',
    [`How many batches of ${cheese.name} have we made?`, gold.count(of(cheese.id).length)],
    ['How many of those are still maturing?', gold.count(young(cheese.id).length)],
    ['And when will the last of them be ready?', told(last, pick.dayAs(last.readyOn), 'readyOn')],
  )
  const recent = (id: number) => dairyOrders.filter(one => one.customerId === id && one.orderedOn > day(-63))
  const isClear = (id: number) => recent(id).every(one => one.status !== 'CANCELLED' && one.orderedOn > day(-57))
  const guest = pick.nth(dairyCustomers, one => one.customerType === 'RESTAURANT' && recent(one.id).length > 2 && isClear(one.id)) // oxfmt-ignore
  talk(
    'followup',
    [`Who do I ask for at ${guest.name}?`, told(guest, guest.contact.name)],
    ['Show me their orders from the last 60 days.', gold.set(recent(guest.id))],
    ['And what does that add up to?', euros(centsOf(recent(guest.id)))],
  )
  const on = (offset: number) => dairyDeliveries.filter(one => one.deliveredAt.startsWith(day(offset)))
  talk(
    'followup',
    ['How many litres of milk came in yesterday?', taken(on(-1), rows => gold.plain(litresOf(rows)))],
    ['And the day before?', taken(on(-2), rows => gold.plain(litresOf(rows)))],
  )
}

function write({ ask }: Builder, { cheesedairy, today }: Facts): void {
  const { dairyBatches, dairyCheeses, dairyTastings } = cheesedairy
  ask('write', 'We have a new customer: The Copper Pot, a restaurant at 14 Bridge Street in Kenmare, Kerry. Contact is Maeve Lordan, maeve@copperpot.example. Can you add them?', gold.created('cheesedairy.dairyCustomers', { name: 'The Copper Pot', customerType: 'RESTAURANT', address: { street: '14 Bridge Street', town: 'Kenmare', county: 'Kerry' }, contact: { name: 'Maeve Lordan', email: 'maeve@copperpot.example' } })) // oxfmt-ignore
  const dear = pick.nth(dairyCheeses, one => one.style === 'SEMI_HARD' && one.rawMilk)
  ask('write', `${dear.name} goes up to €29.50 a kilo, please change the price.`, gold.updated('cheesedairy.dairyCheeses', dear, { pricePerKg: { amount: 2950, currency: 'EUR' } })) // oxfmt-ignore
  const twice = pick.nth(dairyTastings, one => one.grade === 'C', 5)
  ask('write', `Tasting ${twice.id} was entered by mistake, delete it please.`, gold.removed('cheesedairy.dairyTastings', twice)) // oxfmt-ignore
  const ripe = pick.nth(dairyBatches, one => one.status === 'MATURING' && one.readyOn <= today)
  ask('write', `Batch ${ripe.batchNumber} is ripe now, you can release it.`, gold.updated('cheesedairy.dairyBatches', ripe, { status: 'READY' }, ['releasedOn'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { cheesedairy }: Facts): void {
  const { dairyCustomers, dairyOrders } = cheesedairy
  ask('missing', 'What is the delivery address of Mulligan’s Cheese Cellar?', gold.unknown())
  ask('unknown', 'How humid was it in the blue room last night?', gold.unknown())
  ask('unknown', 'What did we spend on packaging last month?', gold.unknown())
  const open = (id: number) => dairyOrders.filter(one => one.customerId === id && one.status === 'OPEN')
  const double = pick.nth(dairyCustomers, one => open(one.id).length > 1)
  ask('ambiguous', `${double.name} rang, please cancel their order.`, asksBack())
  const other = pick.nth(dairyCustomers, one => one.customerType === 'HOTEL', 1)
  ask('browser', `Open the page of ${other.name} in the browser and click on New order`, refusesPages())
}

function chat({ ask }: Builder, { cheesedairy }: Facts): void {
  const { dairyBatches, dairyCheeses, dairyFarms, dairyOrders } = cheesedairy
  ask('smalltalk', 'Thanks a million, that was a great help!', gold.smalltalk())
  const wheels = (id: number, status?: string) => pick.sum(dairyBatches.filter(one => one.cheeseId === id && (!status || one.status === status)), one => one.wheelsLeft) // oxfmt-ignore
  const wanted = pick.nth(dairyCheeses, one => wheels(one.id, 'READY') > 0 && !one.discontinued && one.name.includes(' '), 2) // oxfmt-ignore
  const left = once([wheels(wanted.id), wheels(wanted.id, 'READY')]).map(value => gold.plain(value))
  ask('casual', `hey any ${pick.misspell(wanted.name).toLowerCase()} left?? how many wheels`, gold.either(...left))
  const organic = dairyFarms.filter(one => one.organic).length
  const blue = dairyCheeses.filter(one => one.style === 'BLUE')
  ask('multi', 'Two things: how many of our farms are organic, and how many blue cheeses do we make?', made(blue, rows => gold.figures(gold.count(organic), gold.count(rows.length)))) // oxfmt-ignore
  const packed = dairyOrders.filter(one => one.status === 'PACKED')
  ask('multi', 'What are the packed orders worth altogether, and how many is that?', euros(centsOf(packed), money => gold.figures(gold.count(packed.length), money as gold.NumberGold))) // oxfmt-ignore
  ask('complete', 'I need the full list of orders that have been paid, really all of them, it’s for the auditor.', gold.set(dairyOrders.filter(one => one.paidOn !== null))) // oxfmt-ignore
}
