import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { talkTaskdesk } from './taskdesk-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AP over the task tracker. */
export function askTaskdesk(facts: Facts): Question[] {
  const builder = createQuestions('ap', 'taskdesk')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkTaskdesk(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { taskdesk }: Facts): void {
  const { deskPeople, deskProjects, deskTasks } = taskdesk
  ask('list', 'Which projects are on hold right now?', gold.set(deskProjects.filter(one => one.status === 'onHold')))
  const mobile = deskPeople.filter(one => one.team === 'Mobile')
  ask('list', 'Show me everyone on the Mobile team.', eachReading([mobile, mobile.filter(one => one.active)], rows => gold.set(rows))) // oxfmt-ignore
  const left = deskTasks.filter(one => one.status !== 'done')
  ask('filter', 'Which urgent bugs are not done yet?', gold.set(left.filter(one => one.type === 'bug' && one.priority === 'urgent'))) // oxfmt-ignore
  ask('filter', 'Find the tasks labelled security that are in progress', gold.set(left.filter(one => one.labels.includes('security') && one.status === 'inProgress'))) // oxfmt-ignore
  const api = deskProjects.find(one => one.key === 'API')!
  ask('filter', 'Which tasks of the Partner API project have nobody assigned to them?', gold.set(deskTasks.filter(one => one.projectId === api.id && one.assigneeId === null))) // oxfmt-ignore
  ask('threshold', 'Projects with a budget of at least 1,000 hours', gold.set(deskProjects.filter(one => one.budgetHours >= 1000))) // oxfmt-ignore
  ask('threshold', 'Which tasks are estimated at more than 36 hours?', gold.set(deskTasks.filter(one => (one.effort.estimatedHours ?? 0) > 36))) // oxfmt-ignore
}

function number({ ask }: Builder, { taskdesk }: Facts): void {
  const { deskPeople, deskProjects, deskTasks, deskTimeEntries } = taskdesk
  const projectOf = (one: { projectId: number }) => pick.find(deskProjects, one.projectId).name
  ask('count', 'How many tasks are currently in review?', gold.count(deskTasks.filter(one => one.status === 'inReview').length)) // oxfmt-ignore
  const testers = deskPeople.filter(one => one.role === 'tester')
  ask('count', 'How many testers do we have?', eachReading([testers, testers.filter(one => one.active)], rows => gold.count(rows.length))) // oxfmt-ignore
  ask('top', 'Which task have we logged the most hours on?', gold.largest(deskTasks, one => one.effort.loggedHours)) // oxfmt-ignore
  ask('top', 'Top 3 projects by number of tasks', gold.ordered(deskProjects, one => deskTasks.filter(own => own.projectId === one.id).length, { count: 3 })) // oxfmt-ignore
  const taskOf = (one: { taskId: number }) => pick.find(deskTasks, one.taskId)
  const billing = deskTimeEntries.filter(one => projectOf(taskOf(one)) === 'Billing Migration')
  ask('aggregate', 'How many hours have been logged on the Billing Migration altogether?', gold.plain(pick.sum(billing, one => one.hours))) // oxfmt-ignore
  const features = deskTasks.filter(one => one.type === 'feature')
  ask('aggregate', 'What is the average estimate for a feature, in hours?', gold.plain(pick.mean(features, one => one.effort.estimatedHours))) // oxfmt-ignore
  ask('group', 'Give me the number of tasks by status.', gold.map(sizes(deskTasks, one => one.status)))
  const teamOf = (one: { personId: number }) => pick.find(deskPeople, one.personId).team
  ask('group', 'How many hours has each team logged so far?', gold.map(measures(deskTimeEntries, teamOf, own => pick.sum(own, one => one.hours), gold.spelled), 'plain')) // oxfmt-ignore
  const open = (name: string) => deskTasks.filter(one => projectOf(one) === name && one.status !== 'done').length
  ask('compare', 'Does the Search Relaunch have more unfinished tasks than Mobile App 3?', gold.yes(open('Search Relaunch') > open('Mobile App 3'))) // oxfmt-ignore
}

function join({ ask }: Builder, { taskdesk }: Facts): void {
  const { deskMilestones, deskPeople, deskProjects, deskTasks } = taskdesk
  const named = (name: string) => deskProjects.find(one => one.name === name)!
  const now = (id: number) => deskTasks.filter(one => one.assigneeId === id && one.status === 'inProgress')
  const busy = person(deskPeople, one => now(one.id).length > 1)
  ask('join', `Which tasks of ${nameOf(busy)} are in progress?`, gold.set(now(busy.id)))
  const fixed = deskTasks.filter(one => one.type === 'bug' && one.status === 'done')
  ask('join', 'Who has finished the most bugs?', champion(deskPeople, one => fixed.filter(own => own.assigneeId === one.id).length, nameOf)) // oxfmt-ignore
  const audit = deskMilestones.filter(one => one.projectId === named('Accessibility Audit').id)
  ask('join', 'Which milestones of the Accessibility Audit are still open?', gold.set(audit.filter(one => one.state === 'open'))) // oxfmt-ignore
  const task = pick.nth(deskTasks, one => one.status === 'todo', 8)
  ask('lookup', `What priority does ${task.key} have?`, told(task, task.priority, 'priority'))
  const launch = deskMilestones.find(one => one.name === 'MOB Launch')!
  ask('lookup', 'When is the MOB Launch milestone due?', told(launch, pick.dayAs(launch.dueDate), 'dueDate'))
}

function date({ ask }: Builder, { taskdesk, today }: Facts): void {
  const { deskTasks } = taskdesk
  const late = deskTasks.filter(one => one.dueDate !== null && one.dueDate < today && one.status !== 'done')
  ask('date', 'Which unfinished tasks are past their due date?', gold.set(late))
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many tasks did we complete last month?', gold.count(deskTasks.filter(one => pick.month(one.completedOn) === last).length)) // oxfmt-ignore
}
