import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { talkFixdesk } from './fixdesk-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AY over the work orders of a property-maintenance contractor. */
export function askFixdesk(facts: Facts): Question[] {
  const builder = createQuestions('ay', 'fixdesk')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkFixdesk(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { fixdesk }: Facts): void {
  const { fixSites, fixTechnicians, fixWorkOrders } = fixdesk
  ask('list', 'Can you give me all our technicians with their phone numbers?', gold.set(fixTechnicians, { shows: one => [one.phone] })) // oxfmt-ignore
  ask(
    'list',
    'What trades do our technicians cover?',
    values(fixTechnicians, one => one.trade),
  )
  ask('filter', 'Which work orders are on hold at the moment?', gold.set(fixWorkOrders.filter(one => one.status === 'on_hold'))) // oxfmt-ignore
  ask('filter', 'Show me the emergencies that nobody has been assigned to yet.', gold.set(fixWorkOrders.filter(one => one.priority === 'emergency' && !one.assignedTo))) // oxfmt-ignore
  ask('filter', 'I am looking for the offices we look after in Bristol.', gold.set(fixSites.filter(one => one.type === 'office' && one.address.city === 'Bristol'))) // oxfmt-ignore
  ask('threshold', 'Any jobs that ended up costing more than £1,500?', gold.set(fixWorkOrders.filter(one => (one.finalCost ?? 0) > 1500))) // oxfmt-ignore
}

function number({ ask }: Builder, { fixdesk }: Facts): void {
  const { fixClients, fixMaterialUsages, fixSites, fixTasks, fixTechnicians, fixVisits, fixWorkOrders } = fixdesk
  ask('count', 'How many tasks still have to be done?', gold.count(fixTasks.filter(one => !one.isDone).length))
  ask('count', 'How many different suppliers did our materials come from?', gold.count(pick.distinct(fixMaterialUsages.map(one => one.supplier)).length)) // oxfmt-ignore
  ask(
    'top',
    'What was the most expensive job we have ever done?',
    gold.largest(fixWorkOrders, one => one.finalCost),
  )
  ask(
    'top',
    'Top 5 longest visits, please',
    gold.ordered(fixVisits, one => one.hours, { count: 5 }),
  )
  const planned = (id: number) => fixVisits.filter(one => one.status === 'planned' && one.technician.id === id)
  ask('top', 'Which technician has the most visits planned?', champion(fixTechnicians, one => planned(one.id).length, nameOf)) // oxfmt-ignore
  const of = (trade: string) => fixWorkOrders.filter(one => one.trade === trade)
  ask('aggregate', 'What is the average final cost of a plumbing job?', gold.money(pick.mean(of('plumbing'), one => one.finalCost))) // oxfmt-ignore
  const bought = fixMaterialUsages.filter(one => one.supplier === 'Halstead Electrical')
  ask('aggregate', 'How much have we spent on materials from Halstead Electrical altogether?', gold.money(pick.sum(bought, one => one.totalPrice))) // oxfmt-ignore
  ask('group', 'Break the work orders down by priority for me.', gold.map(sizes(fixWorkOrders, one => one.priority)))
  const sitesOf = (id: number) => fixSites.filter(one => one.client.id === id)
  ask('group', 'How many sites do we look after for each client?', gold.map(measures(fixClients, one => one.name, own => sitesOf(own[0]!.id).length, name => gold.spelled(name)))) // oxfmt-ignore
  ask('compare', 'Do we get more heating jobs than electrical ones?', gold.yes(of('heating').length > of('electrical').length)) // oxfmt-ignore
}

function join({ ask }: Builder, { fixdesk }: Facts): void {
  const { fixClients, fixMaterialUsages, fixSites, fixTechnicians, fixVisits, fixWorkOrders } = fixdesk
  const orderOf = (one: { workOrder: { id: number } }) => pick.find(fixWorkOrders, one.workOrder.id)
  const beenTo = (id: number, ...statuses: string[]) => {
    const own = fixVisits.filter(one => statuses.includes(one.status) && orderOf(one).site.id === id)
    return fixTechnicians.filter(one => own.some(visit => visit.technician.id === one.id))
  }
  // Nobody stood before a closed door there who did not get in another time.
  const visited = pick.nth(fixSites, one => beenTo(one.id, 'done').length > 3 && beenTo(one.id, 'done').length < 7 && beenTo(one.id, 'done').length === beenTo(one.id, 'done', 'no_access').length, 2) // oxfmt-ignore
  ask('join', `Which technicians have been to ${visited.name} so far?`, gold.set(beenTo(visited.id, 'done')))
  const usedAt = (id: number) => fixMaterialUsages.filter(one => orderOf(one).site.id === id)
  const isVaried = (id: number) => pick.distinct(usedAt(id).map(one => one.name)).length === usedAt(id).length
  const supplied = pick.nth(fixSites, one => one.id !== visited.id && usedAt(one.id).length > 3 && isVaried(one.id), 1)
  ask('join', `What materials did we use at ${supplied.name}?`, gold.set(usedAt(supplied.id)))
  const held = fixWorkOrders.filter(one => one.status === 'on_hold').map(one => one.client.id)
  ask('join', 'Give me the landlords that have a job on hold.', gold.set(fixClients.filter(one => one.type === 'landlord' && held.includes(one.id)))) // oxfmt-ignore
  const client = pick.nth(fixClients, one => one.type === 'letting_agent')
  const hours = (id: number) => fixVisits.filter(one => one.technician.id === id && orderOf(one).client.id === client.id && one.hours !== null) // oxfmt-ignore
  const busy = pick.nth(fixTechnicians, one => hours(one.id).length > 2)
  ask('join', `How many hours has ${nameOf(busy)} spent on jobs for ${client.name}?`, gold.plain(pick.sum(hours(busy.id), one => one.hours))) // oxfmt-ignore
  ask('join', 'Are there sites we have never had a work order for?', gold.set(fixSites.filter(one => fixWorkOrders.every(order => order.site.id !== one.id)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { fixdesk }: Facts): void {
  const { fixClients, fixSites, fixWorkOrders } = fixdesk
  const block = pick.nth(fixSites, one => one.accessNotes !== null && one.type === 'apartment_block', 4)
  ask('lookup', `What do the access notes for ${block.name} say?`, told(block, block.accessNotes!, 'accessNotes'))
  const order = pick.nth(fixWorkOrders, one => one.status === 'in_progress', 2)
  const client = pick.find(fixClients, order.client.id)
  ask('lookup', `I need to ring the client about ${order.number}, who is their contact person?`, told(client, client.contact.name)) // oxfmt-ignore
}

function date({ ask }: Builder, { fixdesk, today, day }: Facts): void {
  const { fixVisits, fixWorkOrders } = fixdesk
  ask('date', 'What visits are planned for tomorrow?', gold.set(fixVisits.filter(one => one.status === 'planned' && one.scheduledAt.startsWith(day(1))))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many work orders came in last month?', gold.count(fixWorkOrders.filter(one => pick.month(one.reportedAt) === month).length)) // oxfmt-ignore
  ask('date', 'List all overdue work orders.', gold.set(fixWorkOrders.filter(one => !['completed', 'cancelled'].includes(one.status) && one.dueDate < today))) // oxfmt-ignore
}
