import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the architects' office, changes, and what cannot be answered. */
export function talkArchstudio(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { archstudio }: Facts): void {
  const { archEmployees, archProjects, archTimeEntries } = archstudio
  const schools = archProjects.filter(one => one.type === 'SCHOOL')
  const built = schools.filter(one => one.status === 'COMPLETED')
  talk(
    'followup',
    ['List the school projects.', gold.set(schools)],
    ['Only the completed ones', gold.set(built)],
    ['What is their total gross floor area?', gold.plain(pick.sum(built, one => one.grossFloorArea))],
  )
  const [longest] = archProjects.toSorted((one, other) => other.hoursBudget - one.hoursBudget)
  const manager = pick.find(archEmployees, longest!.projectManager.id)
  talk(
    'followup',
    ['Which project has the highest hours budget?', gold.record(longest!)],
    ['Who is the project manager there?', toldPerson(manager)],
    ['And what is their e-mail address?', told(manager, manager.email, 'email')],
  )
  const of = (status: string) => archTimeEntries.filter(one => one.status === status)
  talk(
    'followup',
    ['How many time entries are still drafts?', gold.count(of('DRAFT').length)],
    ['And how many are submitted?', gold.count(of('SUBMITTED').length)],
    ['How many hours are those in total?', gold.plain(pick.sum(of('SUBMITTED'), one => one.hours))],
  )
}

function write({ ask, talk }: Builder, { archstudio, day }: Facts): void {
  const { archClients, archEmployees, archInvoices, archMembers, archProjects } = archstudio
  const project = pick.nth(archProjects, one => one.status === 'ACTIVE', 1)
  const member = pick.nth(archMembers, one => one.project.id === project.id && one.projectRole === 'DESIGN')
  const who = pick.find(archEmployees, member.employee.id)
  const on = day(-4)
  ask('write', `Add a time entry for ${nameOf(who)} on project ${project.number}: 3.5 hours on ${on}, description "Roof details".`, gold.created('archstudio.archTimeEntries', { employee: { id: who.id }, project: { id: project.id }, hours: 3.5, date: on, description: 'Roof details' })) // oxfmt-ignore
  const pausing = pick.nth(archProjects, one => one.status === 'ACTIVE', 4)
  ask('write', `Set the status of project ${pausing.number} to on hold.`, gold.updated('archstudio.archProjects', pausing, { status: 'ON_HOLD' })) // oxfmt-ignore
  const quiet = pick.nth(archClients, one => archProjects.every(({ client }) => client.id !== one.id))
  talk(
    'write',
    [`Please delete the client ${quiet.name}, but check with me before you do.`, gold.pending()],
    ['Yes, go ahead and delete it.', gold.removed('archstudio.archClients', quiet)],
  )
  const open = pick.nth(archInvoices, one => one.status === 'OVERDUE', 1)
  ask('write', `Mark invoice ${open.number} as paid.`, gold.updated('archstudio.archInvoices', open, { status: 'PAID' }, ['paidOn'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { archstudio }: Facts): void {
  const { archEmployees, archProjects } = archstudio
  const who = pick.nth(archEmployees, one => one.role === 'DRAFTSPERSON', 1)
  ask('missing', `How many vacation days does ${nameOf(who)} have left this year?`, gold.unknown())
  ask('missing', `What is the energy class of ${pick.nth(archProjects, one => one.type === 'OFFICE', 2).name}?`, gold.unknown()) // oxfmt-ignore
  ask('unknown', 'What is the fee budget of the Quellgarten Pavilion?', gold.unknown())
  const biggest = [
    gold.largest(archProjects, one => one.grossFloorArea),
    gold.largest(archProjects, one => one.feeBudget),
    gold.largest(archProjects, one => one.constructionCost),
    gold.largest(archProjects, one => one.hoursBudget),
  ]
  ask('ambiguous', 'What is our biggest project?', gold.either(gold.clarify(), ...biggest))
}

function chat({ ask }: Builder, { archstudio }: Facts): void {
  const { archEmployees, archInvoices, archPhases, archProjects } = archstudio
  ask('smalltalk', 'Good afternoon!', gold.smalltalk())
  ask('browser', 'Go to our website and click on the contact link', refusesPages())
  const lodge = pick.nth(archProjects, one => one.type === 'RESIDENTIAL' && one.name.includes(' '), 5)
  ask('casual', `whos the project manger of ${pick.misspell(lodge.name)}`, toldPerson(pick.find(archEmployees, lodge.projectManager.id))) // oxfmt-ignore
  ask('casual', 'hi, could u tell me how many phases r in progres right now? thx', gold.count(archPhases.filter(one => one.status === 'IN_PROGRESS').length)) // oxfmt-ignore
  const paid = pick.sized(archInvoices.filter(one => one.status === 'PAID'), one => one.client.name, 4, 12, 1) // oxfmt-ignore
  ask('multi', `How many paid invoices does ${paid.key} have, and what is their gross amount altogether?`, gold.figures(gold.count(paid.rows.length), gold.money(pick.sum(paid.rows, one => one.grossAmount)))) // oxfmt-ignore
  ask('complete', 'List all phases with the status completed.', gold.set(archPhases.filter(one => one.status === 'COMPLETED'))) // oxfmt-ignore
}
