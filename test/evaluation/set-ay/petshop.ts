import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { measures, sizes, values } from '../set-s/choose.ts'
import { figureOf, offered, placed, sentBack, trace, type Order } from './petshop-readings.ts'
import { talkPetshop } from './petshop-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AY over the online shop for pet supplies. */
export function askPetshop(facts: Facts): Question[] {
  const builder = createQuestions('ay', 'petshop')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkPetshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { petshop }: Facts): void {
  const { pawCustomers, pawOrders, pawProducts, pawSuppliers } = petshop
  ask('list', 'Show me all the suppliers we buy from.', gold.set(pawSuppliers))
  const forCats = pawProducts.filter(one => one.petType === 'cat')
  ask(
    'list',
    'What brands do we carry for cats?',
    offered(forCats, rows => values(rows, one => one.brand, gold.spelled)),
  )
  const beds = pawProducts.filter(one => one.petType === 'dog' && one.category === 'bed')
  ask(
    'filter',
    'Which dog beds do we sell?',
    offered(beds, rows => gold.set(rows)),
  )
  const ready = pawOrders.filter(one => one.status === 'packed' && one.shippingMethod === 'express')
  ask('filter', 'Which express orders have been packed but not shipped yet?', gold.set(ready))
  const missed = pawCustomers.filter(one => one.loyaltyTier === 'gold' && !one.newsletterOptIn)
  ask('filter', "Which of our gold members don't get the newsletter?", gold.set(missed))
  const large = pawOrders.filter(one => one.total > 150)
  ask(
    'threshold',
    'Find all orders over £150.',
    placed(large, rows => gold.set(rows)),
  )
}

function number({ ask }: Builder, { petshop }: Facts): void {
  const { pawCustomers, pawOrders, pawProducts, pawReturns, pawStock } = petshop
  const { lineOf, linesOf, productOf } = trace(petshop)
  const near = pick.nth(pick.rank(pawCustomers, one => one.shippingAddress.city), ({ key }) => pawCustomers.every(one => one.billingAddress?.city !== key)) // oxfmt-ignore
  ask('count', `How many customers do we have in ${near.key}?`, gold.count(near.rows.length))
  const keepers = pawCustomers.filter(one => one.pets.some(({ petType }) => petType === 'cat'))
  ask('count', 'How many of our customers have a cat at home?', gold.count(keepers.length))
  const toys = pawProducts.filter(one => one.petType === 'dog' && one.category === 'toy')
  ask(
    'top',
    'What is the dearest dog toy in our range?',
    offered(toys, rows => gold.largest(rows, one => one.price)),
  )
  ask('top', 'Who are the five customers with the most loyalty points?', gold.ordered(pawCustomers, one => one.loyaltyPoints, { count: 5 })) // oxfmt-ignore
  const treats = pawProducts.filter(one => one.category === 'treat')
  const units = (rows: Order[], id: number) => pick.sum(linesOf(rows).filter(line => line.product === id), line => line.quantity) // oxfmt-ignore
  ask('top', 'Give me our three best-selling treats by number of units sold.', placed(pawOrders, rows => gold.ordered(treats, one => units(rows, one.id), { count: 3 }))) // oxfmt-ignore
  const delivered = pawOrders.filter(one => one.status === 'delivered')
  ask(
    'aggregate',
    'What is the average total of a delivered order?',
    gold.money(pick.mean(delivered, one => one.total)),
  )
  ask('aggregate', 'How much money have we refunded to customers so far?', gold.money(pick.sum(pawReturns, one => one.refundAmount))) // oxfmt-ignore
  ask('group', 'How is our range split by kind of animal? Just the number of products for each.', offered(pawProducts, rows => gold.map(sizes(rows, one => one.petType)))) // oxfmt-ignore
  ask('group', 'What is the total number of units we hold in each warehouse?', gold.map(measures(pawStock, one => one.warehouse, own => pick.sum(own, one => one.quantity)))) // oxfmt-ignore
  const back = (rows: typeof pawReturns, pet: string) => rows.filter(one => productOf(lineOf(one)).petType === pet).length // oxfmt-ignore
  ask('compare', 'Are we getting more returns of dog products than of cat products?', sentBack(pawReturns, rows => gold.yes(back(rows, 'dog') > back(rows, 'cat')))) // oxfmt-ignore
}

function join({ ask }: Builder, { petshop }: Facts): void {
  const { pawOrderLines, pawOrders, pawProducts, pawReturns, pawStock, pawSuppliers } = petshop
  const { buyersOf, lineOf, orderOf, productOf, supplierOf } = trace(petshop)
  const farm = pick.nth(pawSuppliers, one => one.country === 'GB' && one.city === 'Wakefield')
  ask('join', `Everything we get from ${farm.name}, please.`, offered(pawProducts.filter(one => one.supplier === farm.id), rows => gold.set(rows))) // oxfmt-ignore
  const ordersOf = (id: number) => pawOrders.filter(one => pawOrderLines.some(line => line.order === one.id && line.product === id)) // oxfmt-ignore
  const wanted = pick.nth(pawProducts, one => one.isActive && buyersOf(ordersOf(one.id)).length > 3 && buyersOf(ordersOf(one.id)).length < 8, 3) // oxfmt-ignore
  ask('join', `Who has ordered the ${wanted.name} from us?`, placed(ordersOf(wanted.id), rows => gold.set(buyersOf(rows)))) // oxfmt-ignore
  const stale = pawReturns.filter(one => one.reason === 'expired')
  ask('join', 'Which suppliers had products returned because they were past their date?', sentBack(stale, rows => gold.set(pick.distinct(rows.map(one => supplierOf(productOf(lineOf(one)))))))) // oxfmt-ignore
  const arrived = pawReturns.filter(one => one.status === 'received')
  ask('join', 'Which customers are still waiting for a refund on a return that we have already received?', gold.set(buyersOf(arrived.map(one => orderOf(lineOf(one)))))) // oxfmt-ignore
  const litter = pawStock.filter(one => one.warehouse === 'swindon' && productOf(one).category === 'litter' && productOf(one).petType === 'cat') // oxfmt-ignore
  ask('join', 'How many bags of cat litter are there in Swindon altogether?', gold.plain(pick.sum(litter, one => one.quantity))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { petshop }: Facts): void {
  const { pawProducts, pawSuppliers } = petshop
  const far = pick.nth(pawSuppliers, one => one.country === 'SE')
  ask('lookup', `I need the phone number of our contact at ${far.name}.`, told(far, far.contact.phone, 'phone'))
  const hutch = pick.nth(pawProducts, one => one.petType === 'small_animal' && one.category === 'housing')
  ask('lookup', `How heavy is the ${hutch.name}?`, figureOf(hutch, gold.plain(hutch.weightKg!, { field: 'weightKg' })))
}

function date({ ask }: Builder, { petshop, today, day }: Facts): void {
  const { pawCustomers, pawOrders, pawStock } = petshop
  const { productOf } = trace(petshop)
  ask('date', 'Which orders came in yesterday?', gold.set(pawOrders.filter(one => one.placedAt.startsWith(day(-1)))))
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many people opened an account with us last month?', gold.count(pawCustomers.filter(one => pick.month(one.joinedOn) === last).length)) // oxfmt-ignore
  const soon = pick.within(pawStock, one => one.expiresOn, today, day(30))
  ask('date', 'What stock goes out of date within the next 30 days?', gold.either(...soon.flatMap(rows => [gold.set(rows), gold.set(pick.distinct(rows.map(productOf)))]))) // oxfmt-ignore
}
