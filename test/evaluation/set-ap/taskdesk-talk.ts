import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, refuses, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the task tracker, changes, and what cannot be answered. */
export function talkTaskdesk(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { taskdesk }: Facts): void {
  const { deskPeople, deskProjects, deskTasks } = taskdesk
  const of = (key: string) => deskTasks.filter(one => one.projectId === deskProjects.find(own => own.key === key)!.id)
  const done = of('SRC').filter(one => one.status === 'done')
  const bugs = done.filter(one => one.type === 'bug')
  talk(
    'followup',
    ['Show me the tasks of the Search Relaunch that are done.', gold.set(done)],
    ['Only the bugs', gold.set(bugs)],
    ['How many hours did we log on those in total?', gold.plain(pick.sum(bugs, one => one.effort.loggedHours))],
  )
  const task = pick.nth(deskTasks, one => one.status === 'inReview', 3)
  const reporter = pick.find(deskPeople, task.reporterId)
  talk(
    'followup',
    [`Who reported ${task.key}?`, toldPerson(reporter)],
    ['Which team are they in?', told(reporter, reporter.team, 'team')],
    ['And what e-mail address do they have?', told(reporter, reporter.email, 'email')],
  )
  const reports = of('REP')
  talk(
    'followup',
    ['How many tasks does the Accessibility Audit have?', gold.count(of('ACC').length)],
    ['And the Reporting Suite?', gold.count(reports.length)],
    ['How many of those are already done?', gold.count(reports.filter(one => one.status === 'done').length)],
  )
}

function write({ ask, talk }: Builder, { taskdesk, today, day }: Facts): void {
  const { deskPeople, deskProjects, deskTasks, deskTimeEntries } = taskdesk
  const api = deskProjects.find(one => one.key === 'API')!
  ask('write', `Create a task in the Partner API project: "Rotate the signing keys", type chore, priority high, due ${pick.dayName(day(12))}.`, gold.created('taskdesk.deskTasks', { title: 'Rotate the signing keys', type: 'chore', priority: 'high', dueDate: day(12), projectId: api.id })) // oxfmt-ignore
  const free = pick.nth(deskTasks, one => one.status === 'todo' && one.assigneeId === null, 2)
  const helper = person(deskPeople, one => one.active && one.role === 'developer', 4)
  ask('write', `Assign ${free.key} to ${nameOf(helper)}.`, gold.updated('taskdesk.deskTasks', free, { assigneeId: helper.id })) // oxfmt-ignore
  const worked = pick.nth(deskTasks, one => one.status === 'inProgress', 11)
  const worker = pick.find(deskPeople, worked.assigneeId!)
  ask('write', `Log 2.5 hours for ${nameOf(worker)} on ${worked.key}, dated today.`, gold.created('taskdesk.deskTimeEntries', { hours: 2.5, taskId: worked.id, personId: worker.id, spentOn: today })) // oxfmt-ignore
  const idle = pick.nth(deskTasks, one => one.status === 'backlog' && deskTimeEntries.every(own => own.taskId !== one.id), 6) // oxfmt-ignore
  talk(
    'write',
    [`I think we can delete ${idle.key}. Ask me again before you do.`, gold.pending()],
    ['Yes, please delete the task.', gold.removed('taskdesk.deskTasks', idle)],
  )
  ask('write', 'Set the task QQQ-404 to done.', refuses())
}

function decline({ ask }: Builder, { taskdesk }: Facts): void {
  const { deskPeople, deskTasks, deskTimeEntries } = taskdesk
  ask('missing', 'How much has the client paid us for the Billing Migration?', unknown())
  ask('unknown', 'Who is working on ZZZ-17?', either(unknown(), gold.empty()))
  const of = (id: number, states: string[]) => deskTasks.filter(one => one.assigneeId === id && (states.length === 0 || states.includes(one.status))).length // oxfmt-ignore
  const hours = (id: number) =>
    pick.sum(
      deskTimeEntries.filter(one => one.personId === id),
      one => one.hours,
    )
  const readings = [[], ['done'], ['inProgress'], ['inProgress', 'inReview'], ['todo', 'inProgress', 'inReview'], ['backlog', 'todo', 'inProgress', 'inReview']] // oxfmt-ignore
  ask('ambiguous', 'Who is our busiest colleague?', either(gold.clarify(), champion(deskPeople, one => hours(one.id), nameOf), ...readings.map(states => champion(deskPeople, one => of(one.id, states), nameOf)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { taskdesk }: Facts): void {
  const { deskProjects, deskTasks, deskTimeEntries } = taskdesk
  ask('smalltalk', 'hey there, ready for our stand-up?', gold.smalltalk())
  ask('browser', 'Open the sprint board in a new tab and take a screenshot of it', refusesPages())
  const checkout = deskProjects.find(one => one.key === 'CHK')!
  const bugs = deskTasks.filter(one => one.projectId === checkout.id && one.type === 'bug')
  ask('casual', 'how mny bugs r there in teh chekout redesign', gold.count(bugs.length))
  const intranet = deskProjects.find(one => one.key === 'INT')!
  ask('casual', 'Hi! Sorry to bother you, I am writing the final report for the Intranet Refresh and just need to know how many hours the budget of that project was. Thanks a lot in advance!', gold.plain(intranet.budgetHours, { field: 'budgetHours' })) // oxfmt-ignore
  const billable = deskTimeEntries.filter(one => one.billable)
  ask('multi', 'How many time entries are billable, and how many hours do they add up to?', gold.figures(gold.count(billable.length), gold.plain(pick.sum(billable, one => one.hours)))) // oxfmt-ignore
  ask('complete', 'List every single task that is in the backlog.', gold.set(deskTasks.filter(one => one.status === 'backlog'))) // oxfmt-ignore
}
