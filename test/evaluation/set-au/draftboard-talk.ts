import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { refusesPages } from '../set-s/choose.ts'
import { told } from '../set-u/choose.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the architects' office, changes, and what cannot be answered. */
export function talkDraftboard(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { draftboard }: Facts): void {
  const { draftClients, draftMilestones, draftPeople, draftProjects, draftTasks } = draftboard
  const built = draftProjects.filter(one => one.stage === 'construction')
  const largest = gold.largest(built, one => one.floor_area)
  const client = pick.find(draftClients, (largest.items[0] as (typeof built)[number]).client_id)
  talk(
    'followup',
    ['Which projects are in construction?', gold.set(built)],
    ['Which of these has the largest floor area?', largest],
    ['Who is the client?', told(client, client.name)],
  )
  const of = (name: string) => draftTasks.filter(one => one.assignee_id === draftPeople.find(own => own.name === name)!.id) // oxfmt-ignore
  const hers = of('Dorothea Kemp')
  talk(
    'followup',
    ['How many tasks are assigned to Callum Birtles?', gold.count(of('Callum Birtles').length)],
    ['And to Dorothea Kemp?', gold.count(hers.length)],
    ['Which of hers are still to do?', eachReading([hers.filter(one => one.status !== 'done'), hers.filter(one => one.status === 'todo')], rows => gold.set(rows))], // oxfmt-ignore
  )
  const block = draftProjects.find(one => one.name === "St Oswin's Science Block")!
  const own = draftMilestones.filter(one => one.project_id === block.id)
  talk(
    'followup',
    [`Show the milestones of the ${block.name}.`, gold.set(own)],
    ['Which ones have we already reached?', gold.set(own.filter(one => one.reached_on !== null))],
    ['How many are left?', gold.count(own.filter(one => one.reached_on === null).length)],
  )
}

function write({ ask, talk }: Builder, { draftboard, day }: Facts): void {
  const { draftMilestones, draftPeople, draftProjects, draftTasks } = draftboard
  const project = (name: string) => draftProjects.find(one => one.name === name)!.id
  const person = (name: string) => draftPeople.find(one => one.name === name)!.id
  ask('write', `Add a task "Photograph the cast-iron columns" to the Kirkgate Market Hall project, high priority, due ${pick.dayName(day(18))}, and give it to Freya Ashdown.`, gold.created('draftboard.draftTasks', { title: 'Photograph the cast-iron columns', project_id: project('Kirkgate Market Hall'), priority: 'high', due_on: day(18), assignee_id: person('Freya Ashdown') })) // oxfmt-ignore
  const ready = pick.nth(draftTasks, one => one.status === 'in_review' && one.task_type === 'site_visit')
  ask('write', `Please mark the task "${ready.title}" as done.`, gold.updated('draftboard.draftTasks', ready, { status: 'done' }, ['completed_on'])) // oxfmt-ignore
  ask('write', 'Log 3.5 hours for Bilal Mirza on Hebble Court for yesterday, not billable.', gold.created('draftboard.draftTimeLogs', { person_id: person('Bilal Mirza'), project_id: project('Hebble Court'), worked_on: day(-1), hours: 3.5, billable: false })) // oxfmt-ignore
  const gone = draftMilestones.find(one => one.project_id === project('Menon Villa') && one.reached_on === null)!
  talk(
    'write',
    [`I want to remove the milestone "${gone.name}" from the Menon Villa. Check with me before you do it.`, gold.pending()], // oxfmt-ignore
    ['Yes, please remove it.', gold.removed('draftboard.draftMilestones', gone)],
  )
}

function decline({ ask }: Builder, { draftboard }: Facts): void {
  const { draftPeople } = draftboard
  ask('missing', 'Which contractor is building the Mill Race Apartments?', unknown())
  ask('unknown', 'What is our fee for the Rookwood Chapel Conversion?', unknown())
  const twins = draftPeople.filter(one => one.name.startsWith('Peter '))
  const rates = twins.map(one => gold.money(one.hourly_rate, { field: 'hourly_rate' }))
  ask('ambiguous', "What is Peter's hourly rate?", gold.either(gold.clarify(), gold.figures(...rates), gold.set(twins), ...rates, ...twins.map(one => gold.all(gold.record(one), gold.mentions([String(one.hourly_rate)]))))) // oxfmt-ignore
}

function chat({ ask }: Builder, { draftboard }: Facts): void {
  const { draftPeople, draftProjects, draftTimeLogs } = draftboard
  ask('smalltalk', 'Morning! Hope your week started well', gold.smalltalk())
  ask('browser', 'Open our website and scroll down to the news section', refusesPages())
  const sought = draftProjects.find(one => one.name === 'Brackenhall Farm Shop')!
  const lead = pick.find(draftPeople, sought.lead_id)
  ask('casual', `hey whos leading the ${pick.misspell(sought.name).toLowerCase()} project? thx`, told(lead, lead.name))
  const at = (status: string) => gold.count(draftProjects.filter(one => one.status === status).length)
  ask('multi', 'How many projects are active and how many are completed?', gold.figures(at('active'), at('completed')))
  ask('complete', "I need every time log that isn't billable, don't leave any out.", gold.set(draftTimeLogs.filter(one => !one.billable))) // oxfmt-ignore
}
