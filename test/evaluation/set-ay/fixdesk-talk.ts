import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { told } from '../set-af/readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the maintenance contractor, changes, and what cannot be answered. */
export function talkFixdesk(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { fixdesk }: Facts): void {
  const { fixClients, fixSites, fixTechnicians, fixVisits, fixWorkOrders } = fixdesk
  const at = (id: number) => fixWorkOrders.filter(one => one.site.id === id)
  const done = (id: number) => at(id).filter(one => one.status === 'completed')
  const site = pick.nth(fixSites, one => done(one.id).length > 2 && at(one.id).length > done(one.id).length, 4)
  const [dearest] = done(site.id).toSorted((one, other) => other.finalCost! - one.finalCost!)
  talk(
    'followup',
    [`Show me the jobs at ${site.name}.`, gold.set(at(site.id))],
    ['What did the completed ones cost in total?', gold.money(pick.sum(done(site.id), one => one.finalCost))],
    ['And who was assigned to the most expensive one?', toldPerson(pick.find(fixTechnicians, dearest!.assignedTo!.id))],
  )
  const [newest] = fixTechnicians.toSorted((one, other) => (one.startedOn < other.startedOn ? 1 : -1))
  talk(
    'followup',
    ['Who joined us most recently as a technician?', toldPerson(newest!)],
    ['Which visits do they have coming up?', gold.set(fixVisits.filter(one => one.status === 'planned' && one.technician.id === newest!.id))], // oxfmt-ignore
  )
  const [{ key, rows }] = pick.rank(fixSites, one => one.client.id) as [pick.Group<number, (typeof fixSites)[number]>]
  const client = pick.find(fixClients, key)
  talk(
    'followup',
    ['Which client has the most sites with us?', told(client, client.name)],
    ['How many of those are apartment blocks?', gold.count(rows.filter(one => one.type === 'apartment_block').length)],
    ['And what is the e-mail address of our contact there?', told(client, client.contact.email)],
  )
}

function write({ ask }: Builder, { fixdesk }: Facts): void {
  const { fixMaterialUsages, fixSites, fixTechnicians, fixWorkOrders } = fixdesk
  const site = pick.nth(fixSites, one => one.type === 'office', 2)
  ask('write', `Please log a new work order for ${site.name}: "Front door lock jammed", carpentry, high priority.`, gold.created('fixdesk.fixWorkOrders', { title: 'Front door lock jammed', trade: 'carpentry', priority: 'high', site: { id: site.id } })) // oxfmt-ignore
  const waiting = pick.nth(fixWorkOrders, one => one.status === 'scheduled' && one.trade === 'plumbing', 1)
  const sick = waiting.assignedTo!
  const other = pick.nth(fixTechnicians, one => one.trade === 'plumbing' && one.id !== sick.id, 1)
  ask('write', `${sick.firstName} has called in sick, can you give ${waiting.number} to ${nameOf(other)} instead?`, gold.updated('fixdesk.fixWorkOrders', waiting, { assignedTo: { id: other.id, firstName: other.firstName, lastName: other.lastName } })) // oxfmt-ignore
  const begun = pick.nth(fixWorkOrders, one => one.status === 'in_progress', 1)
  ask('write', `${begun.number} is finished, final cost £340. Mark it as completed.`, gold.updated('fixdesk.fixWorkOrders', begun, { status: 'completed', finalCost: 340 }, ['completedAt'])) // oxfmt-ignore
  const twice = fixMaterialUsages.at(-12)!
  ask('write', `Delete material usage ${twice.id}, it was entered twice.`, gold.removed('fixdesk.fixMaterialUsages', twice)) // oxfmt-ignore
}

function decline({ ask }: Builder, { fixdesk }: Facts): void {
  const { fixSites, fixVisits, fixWorkOrders } = fixdesk
  ask('missing', 'What is the status of WO-9120?', gold.unknown())
  ask('unknown', 'How many miles did our vans drive last week?', gold.unknown())
  const orders = (id: number) => fixWorkOrders.filter(one => one.site.id === id)
  const visits = (id: number) => fixVisits.filter(one => orders(id).some(order => order.id === one.workOrder.id))
  ask('ambiguous', 'Which is our busiest site?', gold.either(
    gold.clarify(),
    champion(fixSites, one => orders(one.id).length, one => one.name),
    champion(fixSites, one => visits(one.id).length, one => one.name),
    champion(fixSites, one => visits(one.id).filter(visit => visit.status === 'done').length, one => one.name),
    champion(fixSites, one => pick.sum(visits(one.id), visit => visit.hours), one => one.name),
  )) // oxfmt-ignore
}

function chat({ ask }: Builder, { fixdesk }: Facts): void {
  const { fixClients, fixSites, fixTasks, fixTechnicians } = fixdesk
  ask('smalltalk', 'Thanks a lot, that was all for today!', gold.smalltalk())
  ask('browser', 'Go to the Pipeworks Direct website and put two mixer taps in the basket.', refusesPages())
  const fitter = pick.nth(fixTechnicians, one => one.trade === 'heating', 1)
  ask('casual', `hey whats the mobile nr of ${pick.misspell(nameOf(fitter)).toLowerCase()}? need it quick`, told(fitter, fitter.phone, 'phone')) // oxfmt-ignore
  ask('multi', 'How many clients and how many sites do we have in the system?', gold.figures(gold.count(fixClients.length), gold.count(fixSites.length))) // oxfmt-ignore
  const onCall = fixTechnicians.filter(one => one.isOnCall)
  ask('multi', 'How many technicians are on call, and what are their names?', gold.set(onCall, { says: [onCall.length] })) // oxfmt-ignore
  ask('complete', 'I need the complete list of tasks that are done, please do not leave any out.', gold.set(fixTasks.filter(one => one.isDone))) // oxfmt-ignore
}
