import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { called, ordersOf } from './read-brewery.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const asksBack = () => either(clarify(), gold.all(nowrite(), unknown()))

/** Conversations with the brewery, changes, and what cannot be answered. */
export function talkBrewery(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  explain(builder, facts)
  make(builder, facts)
  cellar(builder, facts)
  sell(builder, facts)
  act(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { brewery }: Facts): void {
  const { recipes, tanks, batches, ingredients, customers, orders, kegs } = brewery
  const state = (status: string) => kegs.filter(one => one.status === status)
  ask(
    'several',
    'how many kegs are empty and how many are filled?',
    gold.figures(gold.count(state('empty').length), gold.count(state('filled').length)),
  )
  ask(
    'several',
    'count of recipes, tanks and ingredients',
    gold.figures(gold.count(recipes.length), gold.count(tanks.length), gold.count(ingredients.length)),
  )
  const bell = called(recipes, 'Drowned Bell')
  ask(
    'several',
    'ibu and colour of Drowned Bell?',
    either(gold.figures(gold.plain(bell.ibu), gold.plain(bell.colourEBC)), gold.record(bell)),
  )
  const buyer = pick.nth(customers, one => ordersOf(brewery, one).length >= 5, 9)
  const own = ordersOf(brewery, buyer)
  const got = own.filter(one => one.status === 'delivered')
  talk(
    'follow-up',
    [`show orders for ${buyer.name}`, gold.set(own)],
    ['just the delivered ones', gold.set(got)],
    ["what's the total?", gold.money(pick.sum(got, one => one.totalNet))],
  )
  const inState = (status: string) => batches.filter(one => one.status === status)
  talk(
    'follow-up',
    ['how many batches are fermenting right now?', gold.count(inState('fermenting').length)],
    ['conditioning?', gold.count(inState('conditioning').length)],
    ['which ones', gold.set(inState('conditioning'))],
  )
  const hops = ingredients.filter(one => one.category === 'hop')
  talk(
    'follow-up',
    ['list all hops', gold.set(hops)],
    ['which of them is the cheapest?', gold.smallest(hops, one => one.pricePerKg)],
  )
  const town = (name: string) => customers.filter(one => one.town === name)
  talk(
    'follow-up',
    ['customers in Scarborough', gold.set(town('Scarborough'))],
    ['and in Filey?', gold.set(town('Filey'))],
    ['how many of them are pubs', gold.count(town('Filey').filter(one => one.kind === 'pub').length)],
  )
  const lost = state('lost')
  talk(
    'follow-up',
    ['how many kegs have we lost?', gold.count(lost.length)],
    ['list them by date of the last scan, oldest first', gold.ordered(lost, one => one.lastScannedAt, { up: true })],
  )
  const open = orders.filter(one => one.status === 'confirmed')
  talk(
    'follow-up',
    ['confirmed orders', gold.set(open)],
    ['which one is the largest?', gold.largest(open, one => one.totalNet)],
    ['who is the customer?', either(...gold.largest(open, one => one.totalNet).items.flatMap(one => { const who = pick.find(customers, (one as { customerID: number }).customerID); return [gold.record(who), gold.text(who.name)] }))], // oxfmt-ignore
  )
}

function explain({ ask, talk }: Builder, { brewery }: Facts): void {
  talk(
    'explain',
    ['how many seasonal recipes are there?', gold.count(brewery.recipes.filter(one => one.seasonal).length)],
    ['which ones did you count as seasonal, and how?', gold.mentions(['seasonal'])],
  )
  ask('help', 'what can you do with batches', gold.mentions(['transfer', 'package'], ['dump', 'plan']))
}

function make({ ask, talk }: Builder, { brewery, day }: Facts): void {
  const { recipes, brewers, batches } = brewery
  ask(
    'create',
    'add a new customer: The Bent Nail, a pub in Whitby',
    gold.created('brewery.customers', { name: 'The Bent Nail', kind: 'pub', town: 'Whitby' }),
  )
  const sound = called(recipes, 'Clear Sound')
  ask(
    'create',
    `plan a batch of Clear Sound, 2000 litres, brewer ${brewers[3]!.fullName}, for ${pick.dayName(day(6))}`,
    gold.created('brewery.batches', { recipeID: sound.id, volumeL: 2000, brewerID: brewers[3]!.id, brewedOn: day(6) }),
  )
  ask(
    'create',
    'new recipe "Lantern Smoke", style stout, 6.2 targetABV, 44 ibu',
    gold.created('brewery.recipes', { name: 'Lantern Smoke', style: 'Stout', targetABV: 6.2, ibu: 44 }),
  )
  const tasted = pick.nth(batches, one => one.status === 'conditioning', 1)
  ask(
    'create',
    `Record a passed quality check for batch ${tasted.batchNo} with ph 4.31`,
    gold.created('brewery.qualityChecks', { batchID: tasted.id, ph: 4.31, passed: true }),
  )
  talk(
    'create',
    ['create a recipe called Foghorn', gold.all(nowrite(), clarify())],
    ['Saison', gold.created('brewery.recipes', { name: 'Foghorn', style: 'Saison' })],
  )
}

function cellar({ ask }: Builder, { brewery }: Facts): void {
  const { recipes, tanks, brewers, batches, ingredients, kegs } = brewery
  ask('update', 'set the temperature of FV3 to 17 degrees', gold.updated('brewery.tanks', called(tanks, 'FV3'), { setTemperatureC: 17 })) // oxfmt-ignore
  const tap = pick.nth(tanks, one => one.status !== 3 && one.kind === 'serving', 1)
  ask('update', `take ${tap.name} out of service`, gold.updated('brewery.tanks', tap, { status: 3 }))
  ask('update', 'retire the recipe Low Tide', gold.updated('brewery.recipes', called(recipes, 'Low Tide'), { retired: true })) // oxfmt-ignore
  const mosaic = called(ingredients, 'Mosaic')
  ask('update', 'mosaic stock is 61.5 kg now', either(gold.updated('brewery.ingredients', mosaic, { stockKg: 61.5 }), pending())) // oxfmt-ignore
  ask('update', 'change the price per kg of Fuggle to 18.75', gold.updated('brewery.ingredients', called(ingredients, 'Fuggle'), { pricePerKg: 18.75 })) // oxfmt-ignore
  const fermented = pick.nth(batches, one => one.status === 'fermenting', 1)
  ask('update', `final gravity of ${fermented.batchNo} is 1.012, please enter it`, either(gold.updated('brewery.batches', fermented, { finalGravity: 1.012 }), pending())) // oxfmt-ignore
  const other = pick.nth(brewers, one => one.id !== fermented.brewerID, 2)
  const planned = pick.nth(batches, one => one.status === 'planned' && one.brewerID !== other.id, 2)
  ask('update', `assign batch ${planned.batchNo} to ${other.fullName}`, gold.updated('brewery.batches', planned, { brewerID: other.id })) // oxfmt-ignore
  const keg = pick.nth(kegs, one => one.status === 'atCustomer', 20)
  ask('update', `mark keg ${keg.serial} as lost`, gold.updated('brewery.kegs', keg, { status: 'lost' }))
}

function sell({ ask }: Builder, { brewery, day }: Facts): void {
  const { customers, orders } = brewery
  const seal = called(customers, 'The Grey Seal')
  ask('update', 'put The Grey Seal on hold', gold.updated('brewery.customers', seal, { onHold: true }))
  ask('update', 'increase the credit limit of the Half Moon Inn to 3000', gold.updated('brewery.customers', called(customers, 'Half Moon Inn'), { creditLimit: 3000 })) // oxfmt-ignore
  const due = pick.nth(orders, one => one.status === 'delivered' && !one.paid, 7)
  ask('update', `order ${due.orderNo} has been paid`, either(gold.updated('brewery.orders', due, { paid: true }), pending())) // oxfmt-ignore
  const late = pick.nth(orders, one => one.status === 'confirmed', 3)
  ask('update', `postpone the delivery of ${late.orderNo} to ${pick.dayShort(day(14))}`, gold.updated('brewery.orders', late, { deliverOn: day(14) })) // oxfmt-ignore
}

function act({ ask }: Builder, { brewery }: Facts): void {
  const { tanks, batches, orders, kegs, qualityChecks } = brewery
  const dirty = pick.nth(tanks, one => one.status === 2, 0)
  ask('action', `${dirty.name} has been cleaned, log it please`, gold.updated('brewery.tanks', dirty, { status: 0 }, ['lastCleanedAt'])) // oxfmt-ignore
  const draft = orders.filter(one => one.status === 'draft')
  ask('action', `confirm ${draft[1]!.orderNo}`, gold.updated('brewery.orders', draft[1]!, { status: 'confirmed' }))
  const picked = pick.nth(orders, one => one.status === 'picked', 1)
  ask('action', `order ${picked.orderNo} was delivered just now, mark it`, gold.updated('brewery.orders', picked, { status: 'delivered' }, ['deliveredAt'])) // oxfmt-ignore
  const off = pick.nth(orders, one => one.status === 'confirmed', 6)
  ask('action', `they called, cancel order ${off.orderNo} pls`, gold.updated('brewery.orders', off, { status: 'cancelled' })) // oxfmt-ignore
  const ripe = pick.nth(batches, one => one.status === 'conditioning', 0)
  ask('action', `package batch ${ripe.batchNo}`, gold.updated('brewery.batches', ripe, { status: 'packaged' }, ['packagedOn', 'tankID'])) // oxfmt-ignore
  const target = pick.nth(tanks, one => one.kind === 'brite' && one.status !== 3, 1)
  const moving = pick.nth(batches, one => one.status === 'fermenting' && one.tankID !== target.id, 2)
  ask('action', `transfer ${moving.batchNo} to ${target.name}`, gold.updated('brewery.batches', moving, { tankID: target.id })) // oxfmt-ignore
  const sick = pick.nth(batches, one => one.status === 'conditioning', 3)
  ask('action', `dump batch ${sick.batchNo}, reason: infection`, gold.updated('brewery.batches', sick, { status: 'dumped', dumpReason: 'infection' }, ['tankID'])) // oxfmt-ignore
  const back = pick.nth(kegs, one => one.status === 'atCustomer', 31)
  ask('action', `keg ${back.serial} came back, return it`, gold.updated('brewery.kegs', back, { status: 'empty' }, ['customerID', 'batchID', 'lastScannedAt'])) // oxfmt-ignore
  ask('delete', `delete quality check ${qualityChecks[140]!.id}`, gold.removed('brewery.qualityChecks', qualityChecks[140]!)) // oxfmt-ignore
  ask('delete', `get rid of quality check no ${qualityChecks[77]!.id} please, wrong batch`, gold.removed('brewery.qualityChecks', qualityChecks[77]!)) // oxfmt-ignore
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'what does a pint cost in the taproom?', unknown())
  ask('unanswerable', 'how many bottles of water do we have', unknown())
  ask('unanswerable', 'which beer has the best reviews?', unknown())
  ask('unanswerable', 'how much salary does our head brewer get', unknown())
  ask('ambiguous', 'cancel the beer order', asksBack())
  ask('ambiguous', 'transfer the batch to another tank', asksBack())
  ask('ambiguous', 'set the temperature to 18', asksBack())
  ask('smalltalk', 'cheers mate', gold.smalltalk())
  ask('smalltalk', 'hiya, how are things?', gold.smalltalk())
}
