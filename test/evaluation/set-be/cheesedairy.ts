import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures } from '../set-s/choose.ts'
import { centsOf, euros, figureOf, litresOf, made, once, placed, taken, type Order } from './cheesedairy-readings.ts'
import { talkCheesedairy } from './cheesedairy-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BE over the cheese dairy. */
export function askCheesedairy(facts: Facts): Question[] {
  const builder = createQuestions('be', 'cheesedairy')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkCheesedairy(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { cheesedairy }: Facts): void {
  const { dairyBatches, dairyCheeses, dairyDeliveries, dairyOrders, dairyTastings } = cheesedairy
  ask(
    'list',
    'I’m new here, could you show me all our cheeses?',
    made(dairyCheeses, rows => gold.set(rows)),
  )
  ask('list', 'Who has been doing the tastings here? Just the names.', gold.set(pick.distinct(dairyTastings.map(one => one.taster)))) // oxfmt-ignore
  ask('filter', 'Which of our raw milk cheeses are all right for vegetarians?', made(dairyCheeses.filter(one => one.rawMilk && one.vegetarian), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Show me the orders we have delivered but not been paid for.', gold.set(dairyOrders.filter(one => one.status === 'DELIVERED' && one.paidOn === null))) // oxfmt-ignore
  ask('filter', 'Which batches are maturing in the old cellar at the moment?', gold.set(dairyBatches.filter(one => one.status === 'MATURING' && one.location.room === 'OLD_CELLAR'))) // oxfmt-ignore
  ask('threshold', 'Has any milk come in with a cell count above 400,000? Show me those deliveries.', gold.set(dairyDeliveries.filter(one => one.somaticCellCount > 400_000))) // oxfmt-ignore
}

function number({ ask }: Builder, { cheesedairy, today }: Facts): void {
  const { dairyBatches, dairyCheeses, dairyCustomers, dairyDeliveries, dairyFarms, dairyOrders } = cheesedairy
  ask('count', 'How many of our customers are restaurants?', gold.count(dairyCustomers.filter(one => one.customerType === 'RESTAURANT').length)) // oxfmt-ignore
  ask('count', 'How often did we have to turn milk away?', gold.count(dairyDeliveries.filter(one => one.status === 'REJECTED').length)) // oxfmt-ignore
  ask('top', 'Our three dearest cheeses by the kilo, please.', made(dairyCheeses, rows => gold.ordered(rows, one => one.pricePerKg.amount, { count: 3 }))) // oxfmt-ignore
  const before = pick.shiftMonth(pick.month(today)!, -1)
  const late = dairyDeliveries.filter(one => pick.month(one.deliveredAt) === before)
  ask('top', 'Which farm brought us the most milk last month?', taken(late, rows => champion(dairyFarms, farm => litresOf(rows.filter(one => one.farmId === farm.id)), farm => farm.name))) // oxfmt-ignore
  const real = dairyOrders.filter(one => one.status !== 'CANCELLED')
  ask('aggregate', 'Leaving out the cancelled ones, what is an order worth on average?', euros(pick.mean(real, one => one.total.amount))) // oxfmt-ignore
  const lost = dairyBatches.filter(one => one.status === 'DISCARDED')
  ask('aggregate', 'How many litres of milk went into batches that we ended up throwing away?', gold.plain(pick.sum(lost, one => one.milkLitres))) // oxfmt-ignore
}

function group({ ask }: Builder, { cheesedairy }: Facts): void {
  const { dairyBatches, dairyCheeses, dairyCustomers, dairyOrders, dairyTastings } = cheesedairy
  ask('group', 'Wheels we have left, per room please', gold.map(measures(dairyBatches, one => one.location.room, own => pick.sum(own, one => one.wheelsLeft)))) // oxfmt-ignore
  const typeOf = (one: Order) => pick.find(dairyCustomers, one.customerId).customerType
  const sold = (share: number) => gold.map(measures(dairyOrders.filter(one => one.status !== 'CANCELLED'), typeOf, own => centsOf(own) / share), 'money') // oxfmt-ignore
  ask(
    'group',
    'What is our turnover per type of customer? Don’t count cancelled orders.',
    gold.either(sold(100), sold(1)),
  )
  const scoresOf = (cheeseId: number) => dairyTastings.filter(one => pick.find(dairyBatches, one.batchId).cheeseId === cheeseId) // oxfmt-ignore
  const known = dairyCheeses.filter(one => !one.discontinued && scoresOf(one.id).length > 2)
  const ranked = known.toSorted((one, other) => pick.mean(scoresOf(other.id), row => row.totalScore) - pick.mean(scoresOf(one.id), row => row.totalScore)) // oxfmt-ignore
  const [better, worse] = [ranked[1]!, ranked.at(-2)!]
  ask('compare', `Which does better at tastings on average, ${worse.name} or ${better.name}?`, told(better, better.name, 'name')) // oxfmt-ignore
}

function join({ ask }: Builder, { cheesedairy }: Facts): void {
  const { dairyBatches, dairyCheeses, dairyCustomers, dairyDeliveries, dairyFarms, dairyOrders, dairyTastings } = cheesedairy // oxfmt-ignore
  const batch = pick.nth(dairyBatches, one => one.status === 'READY' && one.milkDeliveryIds.length > 1, 4)
  const farms = batch.milkDeliveryIds.map(id => pick.find(dairyFarms, pick.find(dairyDeliveries, id).farmId))
  ask('join', `Which farms did the milk for batch ${batch.batchNumber} come from?`, gold.set(once(farms)))
  const buyers = (rows: Order[], id: number) => once(rows.filter(one => one.lines.some(line => line.cheeseId === id)).map(one => pick.find(dairyCustomers, one.customerId))) // oxfmt-ignore
  const rare = pick.nth(dairyCheeses, one => !one.discontinued && /^[A-Z]\S+ [A-Z]\S+$/.test(one.name) && buyers(dairyOrders, one.id).length < 15, 1) // oxfmt-ignore
  ask(
    'join',
    `Who has ordered ${rare.name} from us so far?`,
    placed(dairyOrders, rows => gold.set(buyers(rows, rare.id))),
  )
  const poor = dairyTastings.filter(one => one.grade === 'D').map(one => pick.find(dairyBatches, one.batchId).cheeseId)
  ask('join', 'Have any of our cheeses ever got a D at a tasting, and if so which?', made(once(poor).map(id => pick.find(dairyCheeses, id)), rows => gold.set(rows))) // oxfmt-ignore
  const isHotel = (one: Order) => pick.find(dairyCustomers, one.customerId).customerType === 'HOTEL'
  const blue = (rows: Order[]) => rows.flatMap(one => one.lines).filter(line => pick.find(dairyCheeses, line.cheeseId).style === 'BLUE') // oxfmt-ignore
  ask('join', 'Hotels: what have they ordered in blue cheese altogether, in kilos?', placed(dairyOrders.filter(isHotel), rows => gold.plain(pick.sum(blue(rows), line => line.kilos)))) // oxfmt-ignore
  const isTasted = (id: number) => dairyTastings.some(one => one.batchId === id)
  ask('join', 'List the batches that are ready but that nobody has tasted yet.', gold.set(dairyBatches.filter(one => one.status === 'READY' && !isTasted(one.id)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { cheesedairy }: Facts): void {
  const { dairyCheeses, dairyFarms } = cheesedairy
  const farm = pick.nth(dairyFarms, one => one.milkType === 'GOAT' && one.status === 'ACTIVE', 2)
  ask('lookup', `What’s the phone number of the farmer at ${farm.name}?`, told(farm, farm.farmer.phone, 'phone'))
  const aged = pick.nth(dairyCheeses, one => one.style === 'HARD' && one.milkType === 'COW', 2)
  ask('lookup', `How long does ${aged.name} have to mature before we can sell it?`, figureOf(aged, gold.count(aged.minimumAgeDays, { field: 'minimumAgeDays' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { cheesedairy, today, day }: Facts): void {
  const { dairyBatches, dairyCustomers, dairyOrders } = cheesedairy
  ask('date', 'Which orders are to be delivered tomorrow?', placed(dairyOrders.filter(one => one.deliveryDate === day(1)), rows => gold.set(rows))) // oxfmt-ignore
  const year = String(Number(pick.year(today)) - 1)
  ask('date', 'Number of new customers last year?', gold.count(dairyCustomers.filter(one => pick.year(one.customerSince) === year).length)) // oxfmt-ignore
  const maturing = dairyBatches.filter(one => one.status === 'MATURING')
  ask('date', 'Which of the maturing batches will be ready within the next two weeks?', pick.setWithin(maturing, one => one.readyOn, today, day(14))) // oxfmt-ignore
}
