import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { measures, sizes, values } from '../set-s/choose.ts'
import { cameBack, carried, figureOf, once, placed, type Order } from './spareparts-readings.ts'
import { talkSpareparts } from './spareparts-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BD over the wholesaler of spare parts for kitchen appliances. */
export function askSpareparts(facts: Facts): Question[] {
  const builder = createQuestions('bd', 'spareparts')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkSpareparts(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { spareparts }: Facts): void {
  const { spareCustomers, spareOrders, spareParts, spareSuppliers } = spareparts
  ask('list', 'Can you give me a list of everyone we buy from?', gold.set(spareSuppliers))
  ask(
    'list',
    'What sorts of appliance do we stock parts for?',
    values(spareParts, one => one.appliance),
  )
  ask('filter', 'Which repair shops are on hold at the moment?', gold.set(spareCustomers.filter(one => one.status === 'on_hold'))) // oxfmt-ignore
  ask('filter', "Show me the urgent orders that haven't gone out yet.", placed(spareOrders.filter(one => one.isUrgent && one.dispatchedAt === null), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'which of our dishwasher parts have been discontinued', gold.set(spareParts.filter(one => one.appliance === 'dishwasher' && one.isDiscontinued))) // oxfmt-ignore
  ask('threshold', 'Any customers with a credit limit above £5,000?', gold.set(spareCustomers.filter(one => one.creditLimit > 5000))) // oxfmt-ignore
}

function number({ ask }: Builder, { spareparts }: Facts): void {
  const { spareCustomers, spareOrders, spareParts, spareReturns, spareWarehouses } = spareparts
  ask('count', 'How many genuine Norvane parts do we carry?', carried(spareParts.filter(one => one.brand === 'Norvane' && one.isGenuine), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many orders are being picked right now?', gold.count(spareOrders.filter(one => one.status === 'picking').length)) // oxfmt-ignore
  ask('top', 'What is the dearest fridge freezer part in the catalogue?', carried(spareParts.filter(one => one.appliance === 'fridge_freezer'), rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  const spent = (rows: Order[], id: number) => pick.sum(rows.filter(one => one.customerId === id), one => one.total) // oxfmt-ignore
  ask('top', 'Who are our top 5 repair shops by total spend?', placed(spareOrders, rows => gold.ordered(spareCustomers, one => spent(rows, one.id), { count: 5 }))) // oxfmt-ignore
  const unpaid = spareOrders.filter(one => one.invoice && one.invoice.paidOn === null)
  const late = unpaid.toSorted((one, other) => (one.invoice!.dueOn < other.invoice!.dueOn ? -1 : 1))[0]!
  ask('top', 'Which unpaid invoice has been overdue the longest?', gold.either(gold.record(late), gold.text(late.invoice!.number))) // oxfmt-ignore
  ask('aggregate', 'What is an urgent order worth on average?', placed(spareOrders.filter(one => one.isUrgent), rows => gold.money(pick.mean(rows, one => one.total)))) // oxfmt-ignore
  ask('aggregate', 'How much have we credited back to customers for returns altogether?', gold.money(pick.sum(spareReturns, one => one.creditAmount))) // oxfmt-ignore
  const depot = (id: number) => pick.find(spareWarehouses, id)
  ask('group', 'How many orders has each warehouse had?', placed(spareOrders, rows => gold.map(measures(rows, one => depot(one.warehouseId).name, own => own.length, name => gold.spelled(name, `${name} warehouse`, spareWarehouses.find(one => one.name === name)!.code, spareWarehouses.find(one => one.name === name)!.id))))) // oxfmt-ignore
  ask('group', "Why do parts come back to us? I'd like the number of returns for each reason.", cameBack(spareReturns, rows => gold.map(sizes(rows, one => one.reason)))) // oxfmt-ignore
  const by = (rows: Order[], method: string) => rows.filter(one => one.deliveryMethod === method).length
  ask('compare', 'Do more of our orders go next day than get collected?', placed(spareOrders, rows => gold.yes(by(rows, 'next_day') > by(rows, 'collection')))) // oxfmt-ignore
}

function join({ ask }: Builder, { spareparts }: Facts): void {
  const { spareCustomers, spareOrders, spareParts, spareReturns, spareStockLevels, spareSuppliers, spareWarehouses } = spareparts // oxfmt-ignore
  const norwich = pick.nth(spareWarehouses, one => one.name === 'Norwich')
  const gone = spareStockLevels.filter(one => one.warehouseId === norwich.id && one.quantity === 0)
  ask('join', 'Which parts have we run out of in Norwich?', gold.either(carried(gone.map(one => pick.find(spareParts, one.partId)), rows => gold.set(rows)), gold.set(gone), gold.set(gone.filter(one => !pick.find(spareParts, one.partId).isDiscontinued)))) // oxfmt-ignore
  const buyers = (rows: Order[], id: number) => once(rows.filter(one => one.lines.some(line => line.partId === id)).map(one => pick.find(spareCustomers, one.customerId))) // oxfmt-ignore
  const recalled = pick.nth(spareParts, one => one.category === 'heating' && buyers(spareOrders, one.id).length > 3 && buyers(spareOrders, one.id).length < 8) // oxfmt-ignore
  ask('join', `There's a safety recall on the ${recalled.name}. Which customers have ordered one?`, placed(spareOrders, rows => gold.set(buyers(rows, recalled.id)))) // oxfmt-ignore
  const oven = (rows: Order[], id: number) => rows.filter(one => one.customerId === id).flatMap(one => one.lines).filter(line => pick.find(spareParts, line.partId).appliance === 'oven') // oxfmt-ignore
  const shop = pick.nth(spareCustomers, one => oven(spareOrders, one.id).length > 4)
  ask('join', `How much has ${shop.name} spent with us on oven parts?`, placed(spareOrders, rows => gold.money(pick.sum(oven(rows, shop.id), line => line.lineTotal)))) // oxfmt-ignore
  const makerOf = (one: { partId: number }) => pick.find(spareSuppliers, pick.find(spareParts, one.partId).supplierId)
  ask('join', 'Which suppliers have had parts of theirs returned as faulty?', cameBack(spareReturns.filter(one => one.reason === 'faulty'), rows => gold.set(once(rows.map(makerOf))))) // oxfmt-ignore
  const townOf = (one: { orderId: number }) => pick.find(spareCustomers, pick.find(spareOrders, one.orderId).customerId).address.town // oxfmt-ignore
  const town = pick.sized(spareReturns, townOf, 3, 7)
  ask('join', `I need to see the returns from repair shops in ${town.key}.`, gold.set(town.rows)) // oxfmt-ignore
}

function lookup({ ask }: Builder, { spareparts }: Facts): void {
  const { spareParts, spareSuppliers } = spareparts
  const maker = pick.nth(spareSuppliers, one => one.country === 'Sweden')
  ask('lookup', `Who is our contact at ${maker.name}?`, told(maker, maker.contact.name, 'contact'))
  const part = pick.nth(spareParts, one => one.appliance === 'hob' && !one.isDiscontinued, 3)
  ask('lookup', `how much is ${part.partNumber}?`, figureOf(part, gold.money(part.price, { field: 'price' })))
}

function date({ ask }: Builder, { spareparts, today, day }: Facts): void {
  const { spareOrders } = spareparts
  ask('date', 'Which orders came in yesterday?', placed(spareOrders.filter(one => one.orderedAt.slice(0, 10) === day(-1)), rows => gold.set(rows))) // oxfmt-ignore
  const before = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'What was the total value of the orders we took last month?', placed(spareOrders.filter(one => pick.month(one.orderedAt) === before), rows => gold.money(pick.sum(rows, one => one.total)))) // oxfmt-ignore
  const unpaid = spareOrders.filter(one => one.invoice && one.invoice.paidOn === null)
  ask('date', 'Which unpaid invoices fall due in the next 7 days?', pick.setWithin(unpaid, one => one.invoice!.dueOn, today, day(7))) // oxfmt-ignore
}
