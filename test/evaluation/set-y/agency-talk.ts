import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nth, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the project tool, changes, and what cannot be answered. */
export function talkAgency(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { agency }: Facts): void {
  const { clients, projects, invoices } = agency
  const lead = nth(projects.filter(one => one.status === 'active'), one => one.projectLead) // oxfmt-ignore
  const led = projects.filter(one => one.projectLead === lead)
  const active = led.filter(one => one.status === 'active')
  talk(
    'followup',
    [`Which projects does ${lead} lead?`, gold.set(led)],
    ['Which of those are active at the moment?', gold.set(active)],
    ['What is their combined budget?', gold.money(pick.sum(active, one => one.budget))],
  )
  const at = (status: string) => invoices.filter(one => one.status === status)
  talk(
    'followup',
    ['How many of our invoices are paid?', gold.count(at('paid').length)],
    ['And how many are overdue?', gold.count(at('overdue').length)],
    ['Show me the overdue ones, largest amount first.', gold.ordered(at('overdue'), one => one.totalAmount)],
  )
  const known = pick.nth(projects, one => one.status === 'completed', 4)
  const client = pick.find(clients, known.clientId)
  talk(
    'followup',
    [`What is the status of ${known.name}?`, gold.text(known.status, 'status')],
    ['Who is leading it?', gold.text(known.projectLead, 'projectLead')],
    ['And which client is it for?', called(client, client.name)],
  )
}

function write({ ask, talk }: Builder, { agency }: Facts): void {
  const { clients, projects, workItems, timesheets } = agency
  const project = pick.nth(projects, one => one.status === 'active', 2)
  ask('write', `Add a work item "Proofread the brochure" to the project ${project.name}, priority high, estimate 6 hours.`, gold.created('agency.workItems', { projectId: project.id, title: 'Proofread the brochure', priority: 'high', estimatedHours: 6 })) // oxfmt-ignore
  const item = pick.nth(workItems, one => one.status === 'inReview', 1)
  ask('write', `Mark ${item.reference} as done`, gold.updated('agency.workItems', item, { status: 'done' }, ['completedAt'])) // oxfmt-ignore
  const client = clients.at(-1)!
  talk(
    'write',
    [`Delete the client ${client.name}, but check with me first.`, pending()],
    ['Yes, please delete it.', gold.removed('agency.clients', client)],
  )
  const sheet = pick.nth(timesheets, one => one.status === 'submitted', 3)
  ask('write', `Please approve time sheet ${sheet.id}.`, gold.updated('agency.timesheets', sheet, { status: 'approved' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { agency }: Facts): void {
  const { clients, invoices } = agency
  ask('missing', `What is the phone number of our contact at ${clients[9]!.name}?`, unknown())
  ask('unknown', 'Who leads the project Moonrise Rebranding?', unknown())
  const big = pick.sized(invoices, one => one.clientId, 4, 9)
  const without = (...left: string[]) => big.rows.filter(one => !left.includes(one.status))
  const readings = [big.rows, without('void'), without('draft'), without('void', 'draft')]
  const sums = readings.flatMap(own => [pick.sum(own, one => one.totalAmount), pick.sum(own, one => one.netAmount)])
  ask('ambiguous', `How much have we invoiced ${pick.find(clients, big.key).name}?`, either(...pick.distinct(sums).map(sum => gold.money(sum)), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { agency }: Facts): void {
  const { clients, projects, invoices } = agency
  ask('smalltalk', 'Hi, what can you help me with here?', gold.smalltalk())
  ask('browser', 'Open the website of our newest client and click on Contact', refusesPages())
  ask('casual', `hey whos the account manger for ${clients[18]!.name}? thx`, gold.text(clients[18]!.accountManager, 'accountManager')) // oxfmt-ignore
  const planned = projects.filter(one => one.status === 'planned')
  ask('multi', 'How many projects are planned, and what is their total budget?', gold.figures(gold.count(planned.length), gold.money(pick.sum(planned, one => one.budget)))) // oxfmt-ignore
  ask('complete', 'List every invoice that has been paid.', gold.set(invoices.filter(one => one.status === 'paid')))
}
