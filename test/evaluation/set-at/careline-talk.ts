import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { ofTwins } from '../set-ap/readings.ts'
import { champion, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { unresolved } from './careline-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the support desk, changes, and what cannot be answered. */
export function talkCareline(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { careline }: Facts): void {
  const { careTeams, careAgents, careCustomers, careTickets, careCallbacks } = careline
  const waiting = careTickets.filter(one => one.status === 'waiting_on_customer')
  const team = pick.find(careTeams, pick.rank(waiting, one => one.teamId)[0]!.key)
  const own = waiting.filter(one => one.teamId === team.id)
  talk(
    'followup',
    [`Show me the tickets of the ${team.name} team.`, gold.set(careTickets.filter(one => one.teamId === team.id))],
    ['Just the ones that are waiting on the customer', gold.set(own)],
    ['How many minutes have been spent on those altogether?', gold.count(pick.sum(own, one => one.minutesSpent))],
  )
  const of = (id: number) => careTickets.filter(one => one.customerId === id)
  const customer = person(careCustomers, one => one.carePlan !== 'none' && of(one.id).length === 3, 1)
  talk(
    'followup',
    [`Who raised ticket ${of(customer.id)[1]!.ticketNumber}?`, toldPerson(customer)],
    ['Which care plan are they on?', told(customer, customer.carePlan, 'carePlan')],
    ['And how many tickets have they raised in all?', gold.count(of(customer.id).length)],
  )
  const at = (status: string) => careCallbacks.filter(one => one.status === status)
  const calls = (id: number) => at('completed').filter(one => one.agentId === id).length
  talk(
    'followup',
    ['How many callbacks got no answer?', gold.count(at('no_answer').length)],
    ['And how many were completed?', gold.count(at('completed').length)],
    ['Which agent made the most of those?', champion(careAgents, one => calls(one.id), nameOf)],
  )
}

function write({ ask, talk }: Builder, { careline }: Facts): void {
  const { careAgents, careCustomers, careProducts, careTickets, careCallbacks } = careline
  const caller = person(careCustomers, one => one.city === 'Cork', 5)
  const dryer = pick.nth(careProducts, one => one.category === 'tumble_dryer', 0)
  ask('write', `Log a new ticket for ${nameOf(caller)} about the ${dryer.name}: subject "Drum squeaks when it turns", high priority, came in by email.`, gold.created('careline.careTickets', { customerId: caller.id, productId: dryer.id, subject: 'Drum squeaks when it turns', priority: 'high', channel: 'email' })) // oxfmt-ignore
  const worse = pick.nth(careTickets, one => one.status === 'open' && ['low', 'normal'].includes(one.priority), 1)
  ask('write', `Please change the priority of ticket ${worse.ticketNumber} to urgent.`, gold.updated('careline.careTickets', worse, { priority: 'urgent' }, ['dueOn'])) // oxfmt-ignore
  const free = pick.nth(careTickets, one => one.agentId === null, 1)
  const agent = pick.nth(careAgents, one => one.teamId === free.teamId && one.availability === 'online' && one.role === 'agent', 0) // oxfmt-ignore
  ask('write', `Assign ticket ${free.ticketNumber} to ${nameOf(agent)}.`, gold.updated('careline.careTickets', free, { agentId: agent.id }, ['status'])) // oxfmt-ignore
  const promised = pick.nth(careCallbacks, one => one.status === 'scheduled', 9)
  talk(
    'write',
    [`I'd like to cancel callback ${promised.id}, but let me confirm it first.`, gold.pending()],
    ['Yes, you can cancel it.', gold.updated('careline.careCallbacks', promised, { status: 'cancelled' })],
  )
}

function decline({ ask }: Builder, { careline }: Facts): void {
  const { careCustomers, careTickets } = careline
  const part = pick.nth(careTickets, one => one.issueType === 'spare_part' && one.status === 'closed', 4)
  ask('missing', `What did the spare parts for ticket ${part.ticketNumber} cost us?`, gold.unknown())
  ask('unknown', 'What is the status of ticket CL-99120?', gold.unknown())
  const twins = pick.rank(careCustomers, nameOf)[0]!
  ask(
    'ambiguous',
    `What is the email address of ${twins.key}?`,
    ofTwins(twins.rows, one => one.email, 'email'),
  )
}

function chat({ ask }: Builder, { careline }: Facts): void {
  const { careTickets } = careline
  const waiting = careTickets.filter(one => one.status === 'waiting_on_customer')
  ask('smalltalk', 'Good morning, I am back from my holidays!', gold.smalltalk())
  ask('browser', 'Open our spare parts page and click on the search button', refusesPages())
  ask('casual', 'hiya how many tickts r waiting on the custmer atm', gold.count(waiting.length))
  const urgent = careTickets.filter(one => one.priority === 'urgent')
  ask('multi', 'How many urgent tickets are there, and how many of them are still unresolved?', gold.figures(gold.count(urgent.length), gold.count(unresolved(urgent).length))) // oxfmt-ignore
  ask('complete', 'I need all the tickets that came in by phone, every single one.', gold.set(careTickets.filter(one => one.channel === 'phone'))) // oxfmt-ignore
}
