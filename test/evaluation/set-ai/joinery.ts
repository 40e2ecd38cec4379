import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkJoinery } from './joinery-talk.ts'
import { made } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AI over the maker of furniture. */
export function askJoinery(facts: Facts): Question[] {
  const builder = createQuestions('ai', 'joinery')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkJoinery(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { joinery }: Facts): void {
  const { furnitureItems, materials, artisans, productionOrders } = joinery
  ask('list', 'Which vendors do we buy our materials from?', values(materials, one => one.vendor, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which production orders in progress have a normal priority?', gold.set(productionOrders.filter(one => one.status === 'in_progress' && one.priority === 'normal'))) // oxfmt-ignore
  ask('filter', 'Show me the walnut cabinets.', made(furnitureItems.filter(one => one.wood === 'walnut' && one.family === 'cabinet'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List the carpenters who work in Hall B.', gold.set(artisans.filter(one => one.trade === 'carpenter' && one.workshop === 'Hall B'))) // oxfmt-ignore
  ask('threshold', 'Which materials have a unit cost of more than 30 euros?', gold.set(materials.filter(one => one.unitCost > 30))) // oxfmt-ignore
  ask('threshold', 'Items with fewer than 5 finished pieces on hand', made(furnitureItems.filter(one => one.onHand < 5), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { joinery }: Facts): void {
  const { furnitureItems, artisans, productionOrders } = joinery
  ask('count', 'How many production orders have been cancelled?', gold.count(productionOrders.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask('count', 'How many apprentices do we have?', gold.count(artisans.filter(one => one.isApprentice).length))
  ask('top', 'Which item takes the longest to build?', made(furnitureItems, rows => gold.largest(rows, one => one.buildHours))) // oxfmt-ignore
  ask('top', 'Top 5 items by list price', made(furnitureItems, rows => gold.ordered(rows, one => one.listPrice, { count: 5 }))) // oxfmt-ignore
  const finishers = artisans.filter(one => one.trade === 'finisher')
  ask('aggregate', 'What is the average hourly rate of our finishers?', gold.money(pick.mean(finishers, one => one.hourlyRate))) // oxfmt-ignore
  ask('aggregate', 'How many pieces have been scrapped in total?', gold.count(pick.sum(productionOrders, one => one.scrappedPieces))) // oxfmt-ignore
  ask('group', 'How many production orders are there per status?', gold.map(sizes(productionOrders, one => one.status)))
  const [one, other] = ['Oak Sideboard', 'Walnut Dining Table'].map(name => furnitureItems.find(item => item.name === name)!) // oxfmt-ignore
  const dearer = one!.listPrice > other!.listPrice ? one! : other!
  ask('compare', 'Which is more expensive, the Oak Sideboard or the Walnut Dining Table?', called(dearer, dearer.name))
}

function join({ ask }: Builder, { joinery }: Facts): void {
  const { furnitureItems, materials, artisans, productionOrders } = joinery
  const led = pick.nth(productionOrders, one => one.status === 'in_progress' && one.leadArtisanId !== null, 3)
  const lead = pick.find(artisans, led.leadArtisanId!)
  ask('join', `Which artisan leads production order ${led.number}?`, called(lead, lead.fullName))
  const going = productionOrders.filter(one => one.status === 'in_progress')
  const [buyer] = pick.rank(going, one => one.orderedBy)
  const items = pick.distinct(buyer!.rows.map(one => one.itemId)).map(id => pick.find(furnitureItems, id))
  ask('join', `Which items are in progress for ${buyer!.key}?`, gold.either(gold.set(items), gold.set(buyer!.rows))) // oxfmt-ignore
  const oil = materials.find(one => one.name === 'Danish Oil')!
  ask('lookup', 'What is the minimum stock of Danish Oil?', gold.plain(oil.minimumStock, { field: 'minimumStock' }))
}

function date({ ask }: Builder, { joinery, day, today }: Facts): void {
  const { productionOrders } = joinery
  const live = productionOrders.filter(one => one.status !== 'cancelled')
  const undone = live.filter(one => one.status !== 'finished')
  ask('date', 'Which production orders are due in the next two weeks?', eachReading([productionOrders, live, undone], rows => pick.setWithin(rows, one => one.dueDate, day(0), day(14)))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many production orders did we finish last month?', gold.count(productionOrders.filter(one => one.finishedOn !== null && pick.month(one.finishedOn) === last).length)) // oxfmt-ignore
}
