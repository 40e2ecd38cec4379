import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, refusesPages } from '../set-s/choose.ts'
import { bought, figureOf, offered, type Order } from './fooddepot-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the warehouse, changes, and what cannot be answered. */
export function talkFooddepot(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { fooddepot }: Facts): void {
  const { depotOrders, depotProducts, depotRestaurants, depotSuppliers } = fooddepot
  const local = depotRestaurants.filter(one => one.address.city === 'Galway')
  talk(
    'followup',
    ['Which restaurants are in Galway?', gold.set(local)],
    ['How many are there?', gold.count(local.length)],
    ['Sort them by credit limit, highest first.', gold.ordered(local, one => one.creditLimit)],
  )
  const of = (status: string) => depotOrders.filter(one => one.status === status)
  talk(
    'followup',
    ['How many orders are out for delivery?', gold.count(of('OutForDelivery').length)],
    ['And how many have been delivered?', gold.count(of('Delivered').length)],
    ['What is the average total amount of those?', gold.money(pick.mean(of('Delivered'), one => one.totalAmount))],
  )
  const cheese = pick.nth(depotProducts, one => one.name === 'Buffalo Mozzarella')
  const maker = pick.find(depotSuppliers, cheese.supplierId)
  const others = depotProducts.filter(one => one.supplierId === maker.id && one.id !== cheese.id)
  talk(
    'followup',
    [`Which supplier do we get the ${cheese.name} from?`, told(maker, maker.name, 'name')],
    ['What is their lead time?', figureOf(maker, gold.count(maker.leadTimeDays, { field: 'leadTimeDays' }))],
    ['Which other products do they supply?', offered(others, rows => gold.set(rows))],
  )
}

function write({ ask, talk }: Builder, { fooddepot }: Facts): void {
  const { depotLots, depotOrders, depotRestaurants, depotSuppliers } = fooddepot
  const grower = pick.nth(depotSuppliers, one => one.country === 'Spain')
  ask('write', `Add a product called "Smoked Paprika 1 kg" from ${grower.name}: SKU DRY-9105, category dry goods, storage zone ambient, unit price €9.80.`, gold.created('fooddepot.depotProducts', { name: 'Smoked Paprika 1 kg', sku: 'DRY-9105', category: 'DryGoods', storageZone: 'Ambient', unitPrice: 9.8, supplierId: grower.id })) // oxfmt-ignore
  const raised = pick.nth(depotRestaurants, one => one.cuisine === 'Japanese' && one.isActive, 2)
  ask('write', `Change the credit limit of ${raised.name} to €16,000.`, gold.updated('fooddepot.depotRestaurants', raised, { creditLimit: 16_000 })) // oxfmt-ignore
  const suspect = pick.nth(depotLots, one => one.status === 'Available', 47)
  ask('write', `Put stock lot ${suspect.lotNumber} into quarantine.`, gold.updated('fooddepot.depotLots', suspect, { status: 'Quarantined' })) // oxfmt-ignore
  const quiet = pick.nth(depotRestaurants, one => one.cuisine === 'Indian' && depotOrders.every(order => order.restaurantId !== one.id) && one.id > 340) // oxfmt-ignore
  talk(
    'write',
    [`Please delete the restaurant ${quiet.name}, but ask me first.`, gold.pending()],
    ['Yes, go ahead and delete it.', gold.removed('fooddepot.depotRestaurants', quiet)],
  )
}

function decline({ ask }: Builder, { fooddepot }: Facts): void {
  const { depotOrders, depotProducts, depotRestaurants } = fooddepot
  const ice = pick.nth(depotProducts, one => one.name === 'Vanilla Ice Cream 5 L')
  ask('missing', `How many calories does the ${ice.name} have?`, gold.unknown())
  ask('missing', 'Which of our drivers had an accident this year?', gold.unknown())
  ask('unknown', 'What is the credit limit of the restaurant Villa Quisisana?', gold.unknown())
  const of = (rows: Order[], id: number) => rows.filter(one => one.restaurantId === id)
  const spent = bought(depotOrders, rows => champion(depotRestaurants, one => pick.sum(of(rows, one.id), own => own.totalAmount), one => one.name)) // oxfmt-ignore
  const often = bought(depotOrders, rows =>
    champion(
      depotRestaurants,
      one => of(rows, one.id).length,
      one => one.name,
    ),
  )
  ask('ambiguous', 'Which restaurant is our best customer?', gold.either(gold.clarify(), spent, often))
}

function chat({ ask }: Builder, { fooddepot }: Facts): void {
  const { depotDeliveries, depotOrders, depotProducts, depotRestaurants } = fooddepot
  ask('smalltalk', 'Thanks a lot, that was quick!', gold.smalltalk())
  ask('browser', 'Go to the website of the depot and take a screenshot', refusesPages())
  ask('casual', 'hey can u tell me how many delivrys failed?? thx', gold.count(depotDeliveries.filter(one => one.status === 'Failed').length)) // oxfmt-ignore
  const inn = pick.nth(depotRestaurants, one => one.cuisine === 'Italian' && one.isActive)
  ask('casual', `whos the contact person at ${pick.misspell(inn.name).toLowerCase()}`, told(inn, inn.contactPerson, 'contactPerson')) // oxfmt-ignore
  const frozen = depotProducts.filter(one => one.storageZone === 'Frozen')
  ask('multi', 'What are the highest and the lowest unit price among the frozen products?', offered(frozen, rows => gold.figures(gold.money(pick.most(rows, one => one.unitPrice)), gold.money(pick.least(rows, one => one.unitPrice))))) // oxfmt-ignore
  ask('complete', 'List every delivered order.', gold.set(depotOrders.filter(one => one.status === 'Delivered')))
}
