import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { refusesPages } from '../set-s/choose.ts'
import { ahead, isDone, isLeft, userName } from './eventtasks-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the event company's tracker, changes, and what cannot be answered. */
export function talkEventtasks(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { eventtasks }: Facts): void {
  const { showEvents, showTasks, showTeams, showUsers } = eventtasks
  const inBerlin = showEvents.filter(one => one.city === 'Berlin')
  const sure = inBerlin.filter(one => one.status === 'confirmed')
  talk(
    'followup',
    ['Which events do we have in Berlin?', ahead(inBerlin, rows => gold.set(rows))],
    ['Only the ones that are confirmed', gold.set(sure)],
    ['What is their total budget?', gold.money(pick.sum(sure, one => one.budget))],
  )
  const own = (id: number) => showTasks.filter(one => one.assignee_id === id)
  const team = pick.nth(showTeams, one => own(one.lead_id).some(isDone) && own(one.lead_id).filter(isLeft).length > 1)
  const lead = pick.find(showUsers, team.lead_id)
  talk(
    'followup',
    [`Who is in charge of the ${team.name} team?`, told(lead, userName(lead))],
    ['How many tasks are assigned to them?', gold.count(own(lead.id).length)],
    ['Which of these are not finished yet?', gold.set(own(lead.id).filter(isLeft))],
  )
  const at = (status: string) => showTasks.filter(one => one.status === status)
  talk(
    'followup',
    ['How many tasks are done?', gold.count(at('done').length)],
    ['And how many are waiting?', gold.count(at('waiting').length)],
    [
      'How many hours are those estimated at in total?',
      gold.plain(pick.sum(at('waiting'), one => one.estimated_hours)),
    ],
  )
}

function write({ ask, talk }: Builder, { eventtasks, day }: Facts): void {
  const { showComments, showEvents, showTasks, showTimeEntries, showUsers } = eventtasks
  const party = pick.nth(showEvents, one => one.event_type === 'trade_fair' && one.status === 'confirmed', 1)
  ask('write', `Create a high priority task "Book the brass band" for the ${party.name}, due on ${pick.dayName(day(25))}.`, gold.created('eventtasks.showTasks', { title: 'Book the brass band', event_id: party.id, due_date: day(25), priority: 'high' })) // oxfmt-ignore
  const ongoing = pick.nth(showTasks, one => one.status === 'in_progress' && one.category === 'catering')
  const worker = pick.find(showUsers, ongoing.assignee_id!)
  ask('write', `Please log 2.5 hours for ${userName(worker)} on the task "${ongoing.title}", the work was done yesterday.`, gold.created('eventtasks.showTimeEntries', { task_id: ongoing.id, user_id: worker.id, date: day(-1), hours: 2.5 })) // oxfmt-ignore
  const ready = pick.nth(showTasks, one => one.status === 'in_progress' && one.category === 'logistics', 1)
  ask('write', `"${ready.title}" is finished, mark the task as done.`, gold.updated('eventtasks.showTasks', ready, { status: 'done' }, ['completed_at'])) // oxfmt-ignore
  const bare = (id: number) => [...showComments, ...showTimeEntries].every(one => one.task_id !== id)
  const dropped = pick.nth(showTasks, one => one.assignee_id === null && bare(one.id), 3)
  talk(
    'write',
    [`We no longer need the task "${dropped.title}". Delete it, but ask me before you do.`, gold.pending()],
    ['Yes, delete it.', gold.removed('eventtasks.showTasks', dropped)],
  )
}

function decline({ ask }: Builder, { eventtasks }: Facts): void {
  const { showEvents } = eventtasks
  const gala = pick.nth(showEvents, one => one.event_type === 'company_party' && one.status === 'completed')
  ask('missing', `How did the guests rate the food at the ${gala.name}?`, unknown())
  ask('unknown', 'When does the Zellmann Winter Ball start?', unknown())
  const parties = showEvents.filter(one => one.name.endsWith('Staff Party'))
  const days = parties.map(one => pick.dayAs(one.start_date))
  const either = parties.map((one, index) => told(one, days[index]!, 'start_date'))
  ask('ambiguous', 'On which day is the staff party?', gold.either(gold.clarify(), gold.set(parties), gold.set(days), ...either)) // oxfmt-ignore
}

function chat({ ask }: Builder, { eventtasks, today }: Facts): void {
  const { showEvents, showTasks, showTimeEntries } = eventtasks
  ask('smalltalk', 'Lovely, that is all I needed. Have a nice evening!', gold.smalltalk())
  ask('browser', 'Go to the website of the Rheinhalle and click on the contact button', refusesPages())
  ask('casual', 'hey wich tasks r overdue rn??', gold.set(showTasks.filter(one => isLeft(one) && one.due_date < today)))
  const at = (status: string) => gold.count(showEvents.filter(one => one.status === status).length)
  ask('multi', 'How many events are confirmed, and how many are still in planning?', gold.figures(at('confirmed'), at('planning'))) // oxfmt-ignore
  ask('complete', 'Give me every single time entry that is not billable.', gold.set(showTimeEntries.filter(one => !one.is_billable))) // oxfmt-ignore
}
