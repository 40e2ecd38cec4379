import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refuses, refusesPages } from '../set-s/choose.ts'
import { whose } from '../set-u/choose.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the kitchen showrooms, changes, and what cannot be answered. */
export function talkKitchens(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { kitchens }: Facts): void {
  const { kitchenCustomers, kitchenEmployees, kitchenOrders, kitchenShowrooms } = kitchens
  const making = kitchenOrders.filter(one => one.status === 'delivered')
  const dearest = gold.largest(making, one => one.total)
  const customerOf = (order: (typeof making)[number]) => pick.find(kitchenCustomers, order.customerId)
  talk(
    'followup',
    ['How many orders are delivered but not fitted yet?', gold.count(making.length)],
    ['Which is the most expensive of those?', dearest],
    ['Which customer is it for?', whose<(typeof making)[number]>(dearest, customerOf, one => nameOf(customerOf(one)))],
  )
  const advisers = kitchenEmployees.filter(one => one.role === 'sales_adviser')
  const leeds = kitchenShowrooms.filter(one => one.city === 'Leeds').map(one => one.id)
  talk(
    'followup',
    ['List the sales advisers.', gold.set(advisers)],
    ['Which of them work in Leeds?', gold.set(advisers.filter(one => leeds.includes(one.showroomId)))],
  )
}

function write({ ask, talk }: Builder, { kitchens }: Facts): void {
  const { kitchenAppointments, kitchenCustomers, kitchenModels, kitchenOrders } = kitchens
  ask('write', 'Register a new customer: Edmund Thackeray, edmund.thackeray@example.com, phone 07700 904225, with a budget of £18,000.', gold.created('kitchens.kitchenCustomers', { firstName: 'Edmund', lastName: 'Thackeray', email: 'edmund.thackeray@example.com', phone: '07700 904225', budget: 18_000 })) // oxfmt-ignore
  const ready = pick.nth(kitchenOrders, one => one.status === 'in_production', 6)
  ask('write', `Order ${ready.orderNumber} has just arrived at the customer's, so set it to delivered.`, gold.updated('kitchens.kitchenOrders', ready, { status: 'delivered' })) // oxfmt-ignore
  const model = pick.nth(kitchenModels, one => one.deliveryWeeks === 6, 2)
  ask('write', `The factory needs 11 weeks now for model ${model.modelCode}. Please change its delivery time.`, gold.updated('kitchens.kitchenModels', model, { deliveryWeeks: 11 })) // oxfmt-ignore
  const leaving = person(kitchenCustomers, one => [...kitchenAppointments, ...kitchenOrders].every(own => own.customerId !== one.id), 2) // oxfmt-ignore
  talk(
    'write',
    [`I want the customer ${nameOf(leaving)} removed from the system. Ask me before you delete anything.`, gold.pending()], // oxfmt-ignore
    ['Stop, leave the customer in.', gold.nowrite()],
  )
  ask('write', 'Delete order KO-88888.', refuses())
}

function decline({ ask }: Builder, { kitchens }: Facts): void {
  const { kitchenCustomers, kitchenModels } = kitchens
  const customer = person(kitchenCustomers, () => true, 93)
  ask('missing', `Which dishwasher does ${nameOf(customer)} have?`, unknown())
  ask('unknown', 'What does a unit of the Rayfield Avalon cost?', unknown())
  const same = kitchenModels.filter(one => one.name === 'Arden')
  ask('ambiguous', 'What colour is the Arden?', either(gold.clarify(), gold.set(same), gold.set(pick.distinct(same.map(one => one.colour))))) // oxfmt-ignore
}

function chat({ ask }: Builder, { kitchens }: Facts): void {
  const { kitchenAppointments, kitchenModels, kitchenOrders } = kitchens
  ask('smalltalk', 'You are quicker than my colleague, well done!', gold.smalltalk())
  ask('browser', 'Go to the website of our worktop supplier and take a screenshot', refusesPages())
  ask('casual', 'cud u list teh models under 400 quid a unit pls', gold.set(kitchenModels.filter(one => one.pricePerUnit < 400))) // oxfmt-ignore
  ask('casual', 'HOW MANY OAK MODELS DO WE HAVE', gold.count(kitchenModels.filter(one => one.frontMaterial === 'oak').length)) // oxfmt-ignore
  const lost = kitchenOrders.filter(one => one.status === 'cancelled')
  ask('multi', 'How many orders were cancelled, and what would they have been worth together?', gold.figures(gold.count(lost.length), gold.money(pick.sum(lost, one => one.total)))) // oxfmt-ignore
  ask('complete', 'Give me every appointment that was cancelled.', gold.set(kitchenAppointments.filter(one => one.status === 'cancelled'))) // oxfmt-ignore
}
