import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nth, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the garden shop, changes, and what cannot be answered. */
export function talkGardenshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { gardenshop }: Facts): void {
  const { suppliers, products, customers, orders, returns } = gardenshop
  const city = nth(customers, one => one.address.city)
  const there = customers.filter(one => one.address.city === city)
  talk(
    'followup',
    [`Show me the customers in ${city}.`, gold.set(there)],
    ['How many of them are in the silver tier?', gold.count(there.filter(one => one.tier === 'Silver').length)],
    ['And gold?', gold.count(there.filter(one => one.tier === 'Gold').length)],
  )
  const cheapest = products.toSorted((one, other) => one.salesPrice - other.salesPrice)[0]!
  const supplier = pick.find(suppliers, cheapest.supplierId)
  talk(
    'followup',
    ['What is the cheapest product in the shop?', gold.smallest(products, one => one.salesPrice)],
    ['Who supplies it?', called(supplier, supplier.name)],
    ['Who is the contact there?', gold.text(supplier.contactName, 'contactName')],
  )
  const at = (state: string) => orders.filter(one => one.state === state)
  talk(
    'followup',
    ['How many orders are being processed?', gold.count(at('Processing').length)],
    ['And how many have been dispatched?', gold.count(at('Dispatched').length)],
    ['What is the total value of the dispatched ones?', gold.money(pick.sum(at('Dispatched'), one => one.grandTotal))],
  )
  const damaged = returns.filter(one => one.reason === 'Damaged')
  talk(
    'followup',
    ['List the returns with the reason damaged.', gold.set(damaged)],
    ['Which of these were refunded?', gold.set(damaged.filter(one => one.state === 'Refunded'))],
    ['How much did we refund for them?', gold.money(pick.sum(damaged, one => one.refundAmount))],
  )
}

function write({ ask, talk }: Builder, { gardenshop }: Facts): void {
  const { products, customers, orders } = gardenshop
  ask('write', 'Add a customer: Solveig Aasen, e-mail solveig.aasen@postbox.example, tier Silver, phone +353 1 555 0143.', gold.created('gardenshop.customers', { fullName: 'Solveig Aasen', email: 'solveig.aasen@postbox.example', tier: 'Silver', phoneNumber: '+353 1 555 0143' })) // oxfmt-ignore
  const counted = pick.nth(products, one => one.state === 'Active' && one.quantityInStock > 100, 9)
  ask('write', `Set the quantity in stock of the ${counted.name} to 75.`, gold.updated('gardenshop.products', counted, { quantityInStock: 75 })) // oxfmt-ignore
  const off = pick.nth(orders, one => one.state === 'Processing', 1)
  ask('write', `Please cancel order ${off.number}`, gold.updated('gardenshop.orders', off, { state: 'Cancelled' }))
  const alone = customers.filter(one => customers.every(own => own.id === one.id || own.fullName !== one.fullName))
  const idle = pick.nth(alone, one => orders.every(own => own.customerId !== one.id))
  talk(
    'write',
    [`I'd like to delete the customer ${idle.fullName}. Ask me before you do it.`, pending()],
    ['Yes, do it.', gold.removed('gardenshop.customers', idle)],
  )
  const kept = pick.nth(products, one => one.state === 'Discontinued', 3)
  talk('write', [`Delete the product ${kept.name}, but check with me before.`, pending()], ['No, keep it.', nowrite()])
  ask('write', 'I want to add a new product.', asksBack())
}

function decline({ ask }: Builder, { gardenshop }: Facts): void {
  const { products, customers, orders } = gardenshop
  ask('missing', `What rating did customers give the ${products[52]!.name}?`, unknown())
  ask('missing', `Who packed order ${orders[77]!.number}?`, unknown())
  const nobody = ['Thaddeus Wimbleforth', 'Perpetua Glumm'].find(name => customers.every(one => one.fullName !== name))!
  ask('unknown', `How many loyalty points does ${nobody} have?`, unknown())
  ask('unknown', 'What is the state of order W-99999?', unknown())
}

function chat({ ask }: Builder, { gardenshop }: Facts): void {
  const { products, customers, orders, returns, suppliers } = gardenshop
  const twins = pick.rank(customers, one => one.fullName).find(one => one.rows.length > 1)!
  ask('ambiguous', `What tier is ${twins.key} in?`, either(gold.set(twins.rows), gold.set(pick.distinct(twins.rows.map(one => one.tier))), clarify())) // oxfmt-ignore
  ask('smalltalk', 'What can I ask you about the shop?', gold.smalltalk())
  ask('browser', 'Go to our competitor’s website and take a screenshot', refusesPages())
  ask('casual', 'how mny prodcts r discontinued', gold.count(products.filter(one => one.state === 'Discontinued').length)) // oxfmt-ignore
  ask('casual', 'PREFERRED SUPPLIERS PLEASE', gold.set(suppliers.filter(one => one.isPreferred)))
  ask('multi', 'What are the highest and the lowest sales price in our range?', gold.figures(gold.money(pick.most(products, one => one.salesPrice)), gold.money(pick.least(products, one => one.salesPrice)))) // oxfmt-ignore
  ask('multi', 'How many returns do we have, and how much did we refund in total?', gold.figures(gold.count(returns.length), gold.money(pick.sum(returns, one => one.refundAmount)))) // oxfmt-ignore
  ask('complete', 'List all orders whose payment state is unpaid.', gold.set(orders.filter(one => one.paymentState === 'Unpaid'))) // oxfmt-ignore
}
