import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkKitchens } from './kitchens-talk.ts'
import { once, ordered } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AO over the kitchen showrooms. */
export function askKitchens(facts: Facts): Question[] {
  const builder = createQuestions('ao', 'kitchens')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkKitchens(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { kitchens }: Facts): void {
  const { kitchenEmployees, kitchenModels, kitchenOrders, kitchenShowrooms } = kitchens
  ask(
    'list',
    'Which brands of kitchens do we sell?',
    values(kitchenModels, one => one.brand, gold.spelled),
  )
  ask('filter', 'Which orders are still in production?', gold.set(kitchenOrders.filter(one => one.status === 'in_production'))) // oxfmt-ignore
  ask('filter', 'Show me the handleless models in white.', gold.set(kitchenModels.filter(one => one.style === 'handleless' && one.colour === 'white'))) // oxfmt-ignore
  const roundhay = kitchenShowrooms.find(one => one.name === 'Roundhay')!
  ask('filter', 'Which fitters work at Roundhay?', gold.set(kitchenEmployees.filter(one => one.role === 'fitter' && one.showroomId === roundhay.id))) // oxfmt-ignore
  ask('threshold', 'Orders over £20,000', ordered(kitchenOrders.filter(one => one.total > 20_000), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'Which models take at least 10 weeks to be delivered?', gold.set(kitchenModels.filter(one => one.deliveryWeeks >= 10))) // oxfmt-ignore
}

function number({ ask }: Builder, { kitchens }: Facts): void {
  const { kitchenAppointments, kitchenCustomers, kitchenEmployees, kitchenOrders, kitchenShowrooms } = kitchens
  ask('count', 'How many appointments ended up as no-shows?', gold.count(kitchenAppointments.filter(one => one.status === 'no_show').length)) // oxfmt-ignore
  const leeds = kitchenShowrooms.filter(one => one.city === 'Leeds').map(one => one.id)
  ask('count', 'How many people work for us in Leeds?', gold.count(kitchenEmployees.filter(one => leeds.includes(one.showroomId)).length)) // oxfmt-ignore
  ask(
    'top',
    'Which employee has been here the longest?',
    gold.smallest(kitchenEmployees, one => one.hiredOn),
  )
  const granite = kitchenOrders.filter(one => one.worktop === 'granite')
  ask('aggregate', 'What is an order with a granite worktop worth on average?', ordered(granite, rows => gold.money(pick.mean(rows, one => one.total)))) // oxfmt-ignore
  const making = kitchenOrders.filter(one => one.status === 'in_production')
  ask('aggregate', 'How much in deposits has been paid for the orders in production?', gold.money(pick.sum(making, one => one.depositPaid))) // oxfmt-ignore
  const showroomOf = (one: { showroomId: number }) => pick.find(kitchenShowrooms, one.showroomId).name
  ask('group', 'How many customers does each showroom look after?', gold.map(sizes(kitchenCustomers, showroomOf, gold.spelled))) // oxfmt-ignore
  const at = (name: string) => kitchenCustomers.filter(one => showroomOf(one) === name).length
  ask('compare', 'Does Skipton have more customers than Wakefield?', gold.yes(at('Skipton') > at('Wakefield')))
}

function join({ ask }: Builder, { kitchens, today }: Facts): void {
  const { kitchenAppointments, kitchenCustomers, kitchenEmployees, kitchenModels, kitchenOrders, kitchenShowrooms } = kitchens // oxfmt-ignore
  const own = (id: number) => kitchenAppointments.filter(one => one.customerId === id)
  const seen = person(kitchenCustomers, one => own(one.id).length === 1 && own(one.id)[0]!.status === 'completed', 4)
  ask('join', `Which designer did ${nameOf(seen)} have the appointment with?`, toldPerson(pick.find(kitchenEmployees, own(seen.id)[0]!.designerId))) // oxfmt-ignore
  const of = (id: number) => kitchenOrders.filter(one => one.customerId === id)
  const buyer = person(kitchenCustomers, one => of(one.id).length === 3, 1)
  ask(
    'join',
    `Show me all orders of ${nameOf(buyer)}.`,
    ordered(of(buyer.id), rows => gold.set(rows)),
  )
  const done = kitchenAppointments.filter(one => one.status === 'completed')
  ask('join', 'Which designer has completed the most appointments?', champion(kitchenEmployees, one => done.filter(two => two.designerId === one.id).length, nameOf)) // oxfmt-ignore
  const customerOf = (order: (typeof kitchenOrders)[number]) => pick.find(kitchenCustomers, order.customerId)
  const harrogate = kitchenShowrooms.find(one => one.name === 'Harrogate')!
  const waiting = kitchenOrders.filter(one => one.status === 'in_production' && customerOf(one).showroomId === harrogate.id) // oxfmt-ignore
  ask('join', 'Which customers of the Harrogate showroom have an order in production?', gold.set(once(waiting.map(customerOf)))) // oxfmt-ignore
  const model = pick.nth(kitchenModels, one => one.brand === 'Verglas', 5)
  ask('lookup', `How many weeks does it take to deliver a ${model.brand} ${model.name}?`, gold.count(model.deliveryWeeks, { field: 'deliveryWeeks' })) // oxfmt-ignore
  const customer = person(kitchenCustomers, one => one.budget !== null, 47)
  ask('lookup', `What is ${nameOf(customer)}'s budget?`, gold.money(customer.budget!, { field: 'budget' }))
  const fitted = pick.nth(kitchenOrders, one => one.fitterId !== null && one.fittingDate! > today, 3)
  ask('lookup', `Who is going to fit order ${fitted.orderNumber}?`, toldPerson(pick.find(kitchenEmployees, fitted.fitterId!))) // oxfmt-ignore
}

function date({ ask }: Builder, { kitchens, today, day }: Facts): void {
  const { kitchenOrders } = kitchens
  ask('date', 'Which orders have a fitting date in the next two weeks?', pick.setWithin(kitchenOrders, one => one.fittingDate, today, day(14))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many orders did we take in ${pick.monthName(month)}?`, ordered(kitchenOrders.filter(one => pick.month(one.orderedOn) === month), rows => gold.count(rows.length))) // oxfmt-ignore
}
