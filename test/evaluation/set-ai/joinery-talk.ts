import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { made } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in the office of a maker of furniture, changes, and what cannot be answered. */
export function talkJoinery(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { joinery }: Facts): void {
  const { materials, productionOrders } = joinery
  const isLow = (one: (typeof materials)[number]) => one.quantityInStock < one.minimumStock
  const vendor = pick.rank(materials.filter(isLow), one => one.vendor)[0]!.key
  const bought = materials.filter(one => one.vendor === vendor)
  const low = bought.filter(isLow)
  talk(
    'followup',
    [`Which materials do we get from ${vendor}?`, gold.set(bought)],
    ['Which of them are below their minimum stock?', gold.set(low)],
    ['Which one of those has the lowest unit cost?', gold.smallest(low, one => one.unitCost)],
  )
  const rush = productionOrders.filter(one => one.priority === 'rush')
  const of = (status: string) => gold.count(rush.filter(one => one.status === status).length)
  talk(
    'followup',
    ['How many rush production orders do we have?', gold.count(rush.length)],
    ['How many of them are in progress?', of('in_progress')],
    ['And how many are finished?', of('finished')],
  )
}

function write({ ask, talk }: Builder, { joinery, day }: Facts): void {
  const { furnitureItems, materials, productionOrders } = joinery
  const armchair = furnitureItems.find(one => one.name === 'Ash Armchair')!
  ask('write', `Create a production order for 6 pieces of the Ash Armchair, due on ${pick.dayName(day(30))}.`, gold.created('joinery.productionOrders', { itemId: armchair.id, quantity: 6, dueDate: day(30) })) // oxfmt-ignore
  const planned = pick.nth(productionOrders, one => one.status === 'planned' && one.leadArtisanId !== null, 2)
  ask('write', `Please release production order ${planned.number}.`, gold.updated('joinery.productionOrders', planned, { status: 'released' })) // oxfmt-ignore
  const primer = materials.find(one => one.name === 'White Primer')!
  talk(
    'write',
    ['Remove the material White Primer, but check with me first.', gold.pending()],
    ['Yes, go on and delete it.', gold.removed('joinery.materials', primer)],
  )
}

function decline({ ask }: Builder, { joinery }: Facts): void {
  const boards = joinery.materials.filter(one => one.name.startsWith('Oak Board'))
  ask('missing', 'What is the carbon footprint of the Oak Bookcase?', unknown())
  ask('ambiguous', 'What does an oak board cost?', either(gold.set(boards), gold.set(boards, { shows: one => [one.unitCost] }), gold.figures(...boards.map(one => gold.money(one.unitCost))), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { joinery }: Facts): void {
  const { furnitureItems, materials, stockMovements } = joinery
  ask('smalltalk', 'Good morning, nice to meet you!', gold.smalltalk())
  ask('casual', 'which materials r under their min stock, need 2 reorder', gold.set(materials.filter(one => one.quantityInStock < one.minimumStock))) // oxfmt-ignore
  ask('multi', 'What are the highest and the lowest list price of our items?', made(furnitureItems, rows => gold.figures(gold.money(pick.most(rows, one => one.listPrice)), gold.money(pick.least(rows, one => one.listPrice))))) // oxfmt-ignore
  ask('complete', 'List all stock movements that are corrections.', gold.set(stockMovements.filter(one => one.kind === 'correction'))) // oxfmt-ignore
}
