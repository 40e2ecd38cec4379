import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { apart, champion, cut, sizes, values } from '../set-s/choose.ts'
import { gbp } from '../set-u/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkProjectroom } from './projectroom-talk.ts'
import { mate } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AJ over the project tracker. */
export function askProjectroom(facts: Facts): Question[] {
  const builder = createQuestions('aj', 'projectroom')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkProjectroom(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { projectroom }: Facts): void {
  const { teammates, clientProjects, milestones, projectTasks } = projectroom
  const portal = clientProjects.find(one => one.title === 'Baggage App')!
  ask('list', 'Show me the milestones of the Baggage App project.', gold.set(milestones.filter(one => one.projectId === portal.id))) // oxfmt-ignore
  ask(
    'list',
    'Which clients are we working for?',
    values(clientProjects.filter(one => one.client !== null), one => one.client!, gold.spelled), // oxfmt-ignore
  )
  ask('filter', 'List all the projects that are at risk.', gold.set(clientProjects.filter(one => one.health === 'at_risk'))) // oxfmt-ignore
  ask('filter', 'Which urgent tasks are in review?', gold.set(projectTasks.filter(one => one.priority === 'urgent' && one.status === 'review'))) // oxfmt-ignore
  const rate = cut(teammates, one => one.dailyRate, 0.8)
  ask('threshold', `Which people have a daily rate over ${gbp(rate)}?`, gold.set(teammates.filter(one => one.dailyRate > rate))) // oxfmt-ignore
}

function number({ ask }: Builder, { projectroom }: Facts): void {
  const { teammates, clientProjects, projectTasks } = projectroom
  ask('count', 'How many people work in the Porto office?', gold.count(teammates.filter(one => one.office === 'Porto').length)) // oxfmt-ignore
  const loose = projectTasks.filter(one => one.assigneeId === null)
  ask('count', 'How many tasks are not assigned to anyone?', gold.count(loose.length))
  ask(
    'top',
    'Which project has the largest budget?',
    gold.largest(clientProjects, one => one.budget),
  )
  ask(
    'top',
    'Top 5 tasks by hours spent',
    gold.ordered(projectTasks, one => one.spentHours, { count: 5 }),
  )
  const going = clientProjects.filter(one => one.phase === 'running')
  ask('aggregate', 'What is the total budget of all running projects?', gold.money(pick.sum(going, one => one.budget)))
  ask('group', 'How many tasks are there per status?', gold.map(sizes(projectTasks, one => one.status)))
  const of = (office: string) => pick.mean(teammates.filter(one => one.office === office), one => one.dailyRate) // oxfmt-ignore
  ask('compare', 'Is the average daily rate in Leeds higher than in Tallinn?', gold.yes(of('Leeds') > of('Tallinn')))
}

function join({ ask }: Builder, { projectroom }: Facts): void {
  const { teammates, clientProjects, projectTasks, taskComments } = projectroom
  const shop = clientProjects.find(one => one.title === 'Gift Card Shop')!
  const manager = pick.find(teammates, shop.managerId)
  ask('join', 'Who is the manager of the Gift Card Shop project?', called(manager, manager.fullName))
  const open = (id: number) => projectTasks.filter(one => one.assigneeId === id && one.status !== 'done')
  const busy = mate(teammates, one => open(one.id).length >= 4 && open(one.id).length <= 9, 2)
  ask('join', `Which tasks of ${busy.fullName} are not done yet?`, gold.set(open(busy.id)))
  const said = (id: number) => taskComments.filter(one => one.authorId === id).length
  ask('join', 'Who has written the most comments?', champion(teammates, one => said(one.id), one => one.fullName)) // oxfmt-ignore
  const task = pick.nth(projectTasks, one => one.status === 'doing' && one.assigneeId !== null, 8)
  ask('lookup', `What priority does task ${task.number} have?`, gold.text(apart(task.priority), 'priority'))
}

function date({ ask }: Builder, { projectroom, day, today }: Facts): void {
  const { milestones, projectTasks } = projectroom
  ask('date', 'Which milestones are due in the next 14 days?', eachReading([milestones, milestones.filter(one => one.status === 'upcoming')], rows => pick.setWithin(rows, one => one.dueDate, day(0), day(14)))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many tasks were completed in ${pick.monthName(last)}?`, gold.count(projectTasks.filter(one => pick.month(one.completedAt) === last).length)) // oxfmt-ignore
}
