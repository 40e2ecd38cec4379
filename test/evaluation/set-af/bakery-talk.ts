import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at a bakery, changes, and what cannot be answered. */
export function talkBakery(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { bakery }: Facts): void {
  const { products, customers, orders, invoices } = bakery
  const late = invoices.filter(one => one.status === 'overdue')
  const largest = late.toSorted((one, other) => other.amount - one.amount)[0]!
  const owing = pick.find(customers, largest.customerId)
  talk(
    'followup',
    ['Which invoices are overdue?', gold.set(late)],
    ['Which of them is the largest?', gold.largest(late, one => one.amount)],
    ['Which customer has to pay it?', called(owing, owing.name)],
  )
  const own = (id: number, status?: string) => orders.filter(one => one.customerId === id && (status === undefined || one.status === status)) // oxfmt-ignore
  const isOnly = (name: string) => customers.filter(one => one.name === name).length === 1
  const regular = pick.nth(customers, one => isOnly(one.name) && own(one.id, 'cancelled').length > 1 && own(one.id, 'delivered').length > 4, 1) // oxfmt-ignore
  talk(
    'followup',
    [`How many orders has ${regular.name} placed?`, gold.count(own(regular.id).length)],
    ['How many of those were cancelled?', gold.count(own(regular.id, 'cancelled').length)],
    ['And what do the delivered ones come to in total?', gold.money(pick.sum(own(regular.id, 'delivered'), one => one.total))], // oxfmt-ignore
  )
  const cakes = products.filter(one => one.category === 'cake')
  talk(
    'followup',
    ['Show me all our cakes.', gold.set(cakes)],
    ['Sort them by price, the cheapest first.', gold.ordered(cakes, one => one.unitPrice, { up: true })],
    ['Which of them keeps the longest?', gold.largest(cakes, one => one.shelfLifeDays)],
  )
}

function write({ ask, talk }: Builder, { bakery }: Facts): void {
  const { products, customers, orders, invoices } = bakery
  const bell = customers.find(one => one.name === 'Bell Tower Cafe')!
  ask('write', 'Please put Bell Tower Cafe on hold, they still owe us a lot of money.', gold.updated('bakery.customers', bell, { isOnHold: true })) // oxfmt-ignore
  const croissant = products.find(one => one.name === 'Butter Croissant')!
  ask('write', 'Change the price of the Butter Croissant to 1.05.', gold.updated('bakery.products', croissant, { unitPrice: 1.05 })) // oxfmt-ignore
  const late = pick.nth(invoices, one => one.status === 'overdue', 7)
  ask('write', `The money for ${late.number} has arrived, please mark it as paid.`, gold.updated('bakery.invoices', late, { status: 'paid' }, ['paidOn'])) // oxfmt-ignore
  const order = pick.nth(orders, one => one.status === 'open', 6)
  talk(
    'write',
    [`I'd like to cancel order ${order.number}, but ask me again before you do it.`, gold.pending()],
    ['Yes, please cancel it.', gold.updated('bakery.orders', order, { status: 'cancelled' })],
  )
}

function decline({ ask }: Builder, { bakery }: Facts): void {
  const { customers } = bakery
  ask('missing', 'How many kilos of flour do we have in stock?', unknown())
  ask('missing', 'Which of our bakers are off sick today?', unknown())
  ask('unknown', 'What credit limit does the Brasserie Quillon have?', unknown())
  const twins = customers.filter(one => one.name === 'The Copper Kettle')
  ask('ambiguous', 'What is the credit limit of The Copper Kettle?', either(gold.set(twins), gold.set(twins, { shows: own => [own.creditLimit] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { bakery }: Facts): void {
  const { customers, orders, invoices } = bakery
  ask('smalltalk', 'Good morning! Did you sleep well?', gold.smalltalk())
  ask('browser', "Go to the flour mill's website and click on the order button", refusesPages())
  ask('casual', 'how mny orders r in production rite now', gold.count(orders.filter(one => one.status === 'in_production').length)) // oxfmt-ignore
  const near = customers.filter(one => one.address.town === 'Fairhaven')
  ask('multi', 'How many customers do we have in Fairhaven, and what do their credit limits add up to?', gold.figures(gold.count(near.length), gold.money(pick.sum(near, one => one.creditLimit)))) // oxfmt-ignore
  ask('complete', 'I need the complete list of paid invoices, please.', gold.set(invoices.filter(one => one.status === 'paid'))) // oxfmt-ignore
}
