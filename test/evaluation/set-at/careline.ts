import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { figureOf, once } from '../set-ap/readings.ts'
import { champion, measures, nameOf, person, topGroup } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { made, unresolved } from './careline-readings.ts'
import { talkCareline } from './careline-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AT over the support desk of a maker of household appliances. */
export function askCareline(facts: Facts): Question[] {
  const builder = createQuestions('at', 'careline')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkCareline(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { careline }: Facts): void {
  const { careTeams, careAgents, careCustomers, careProducts, careTickets } = careline
  ask('list', 'Which teams does our support desk have?', gold.set(careTeams))
  const coffee = careProducts.filter(one => one.category === 'coffee_machine')
  ask(
    'list',
    'Give me a list of the coffee machines we make.',
    made(coffee, rows => gold.set(rows)),
  )
  const unassigned = careTickets.filter(one => one.agentId === null)
  ask('filter', "Which tickets don't have an agent yet?", gold.set(unassigned))
  const away = careAgents.filter(one => one.availability === 'on_leave')
  ask('filter', 'Which of our agents are on leave at the moment?', gold.set(away))
  const plus = careCustomers.filter(one => one.city === 'Galway' && one.carePlan === 'plus')
  ask('filter', 'Show the customers in Galway with a Plus care plan.', gold.set(plus))
  const stuck = careTickets.filter(one => one.priority === 'high' && one.status === 'waiting_on_customer')
  ask('filter', 'High priority tickets that are waiting on the customer', gold.set(stuck))
  const unhappy = careTickets.filter(one => one.satisfactionScore !== null && one.satisfactionScore <= 2)
  ask('threshold', 'Which tickets got a satisfaction score of 2 or lower?', gold.set(unhappy))
}

function number({ ask }: Builder, { careline }: Facts): void {
  const { careTeams, careCustomers, careProducts, careTickets } = careline
  ask('count', 'How many tickets came in by chat?', gold.count(careTickets.filter(one => one.channel === 'chat').length)) // oxfmt-ignore
  ask('count', 'How many of our appliances have been discontinued?', gold.count(careProducts.filter(one => one.discontinued).length)) // oxfmt-ignore
  const raised = (id: number) => careTickets.filter(one => one.customerId === id).length
  ask(
    'top',
    'Which customer has raised the most tickets?',
    champion(careCustomers, one => raised(one.id), nameOf),
  )
  ask('top', 'What is the most expensive appliance in our range?', made(careProducts, rows => gold.largest(rows, one => one.price))) // oxfmt-ignore
  ask('top', 'Show me the 5 tickets with the most minutes spent on them.', gold.ordered(careTickets, one => one.minutesSpent, { count: 5 })) // oxfmt-ignore
  ask('aggregate', "What's our average satisfaction score?", gold.plain(pick.mean(careTickets, one => one.satisfactionScore))) // oxfmt-ignore
  const warranty = careTickets.filter(one => one.issueType === 'warranty')
  ask('aggregate', 'How many minutes have we spent on warranty tickets in total?', gold.count(pick.sum(warranty, one => one.minutesSpent))) // oxfmt-ignore
  const teamOf = (one: { teamId: number }) => pick.find(careTeams, one.teamId).name
  ask('group', 'How many tickets does each team have?', gold.map(measures(careTickets, teamOf, own => own.length, gold.spelled))) // oxfmt-ignore
  const scored = careTickets.filter(one => one.satisfactionScore !== null)
  ask('group', 'What is the average satisfaction score per channel?', gold.map(measures(scored, one => one.channel, own => pick.mean(own, one => one.satisfactionScore)), 'plain')) // oxfmt-ignore
  const spoken = careTickets.filter(one => ['phone', 'email'].includes(one.channel))
  ask(
    'compare',
    'Do more tickets reach us by phone or by email?',
    topGroup(spoken, one => one.channel),
  )
}

function join({ ask }: Builder, { careline }: Facts): void {
  const { careAgents, careCustomers, careProducts, careTickets } = careline
  const of = (id: number) => careTickets.filter(one => one.customerId === id)
  const regular = person(careCustomers, one => of(one.id).length === 4, 2)
  ask('join', `Which tickets has ${nameOf(regular)} raised with us?`, gold.set(of(regular.id)))
  const urgent = unresolved(careTickets).filter(one => one.priority === 'urgent')
  ask('join', "Which customers have an urgent ticket that hasn't been resolved?", gold.set(once(urgent.map(one => pick.find(careCustomers, one.customerId))))) // oxfmt-ignore
  const dishwashers = new Set(careProducts.filter(one => one.category === 'dishwasher').map(one => one.id))
  const wet = unresolved(careTickets).filter(one => one.productId !== null && dishwashers.has(one.productId))
  ask('join', 'List the unresolved tickets about dishwashers.', gold.set(wet))
  const handled = pick.rank(careTickets, one => one.agentId)[1]!
  const agent = pick.find(careAgents, handled.key)
  ask('join', `What is the average satisfaction score on the tickets of ${nameOf(agent)}?`, gold.plain(pick.mean(handled.rows, one => one.satisfactionScore))) // oxfmt-ignore
  const called = person(careCustomers, one => one.phone !== null && of(one.id).length > 0, 17)
  ask('lookup', `What phone number do we have for ${nameOf(called)}?`, told(called, called.phone!, 'phone'))
  const open = pick.nth(careTickets, one => one.status === 'open' && one.agentId !== null, 6)
  ask('lookup', `Which agent is looking after ticket ${open.ticketNumber}?`, toldPerson(pick.find(careAgents, open.agentId!))) // oxfmt-ignore
  const product = pick.nth(careProducts, one => one.warrantyMonths === 36 && !one.discontinued, 3)
  ask('lookup', `How many months of warranty does the ${product.name} come with?`, figureOf(product, gold.count(product.warrantyMonths, { field: 'warrantyMonths' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { careline, today, day }: Facts): void {
  const { careCallbacks, careTickets } = careline
  const soon = careCallbacks.filter(one => one.scheduledFor.startsWith(day(1)) && one.status === 'scheduled')
  ask('date', 'Which callbacks do we have scheduled for tomorrow?', gold.set(soon))
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many tickets were created in ${pick.monthName(month)}?`, gold.count(careTickets.filter(one => pick.month(one.createdAt) === month).length)) // oxfmt-ignore
  const late = unresolved(careTickets).filter(one => one.dueOn < today)
  ask('date', 'Which unresolved tickets are already past their due date?', gold.set(late))
}
