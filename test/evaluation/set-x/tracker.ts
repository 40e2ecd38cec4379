import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, cut, measures, nth, quarterName, sizes, short, values } from '../set-s/choose.ts'
import { told } from '../set-u/choose.ts'
import { askTrackerTalk } from './tracker-talk.ts'

const { either } = gold
const exact = (name: string) => gold.spelled(name)
type Builder = ReturnType<typeof createQuestions>
type Task = Facts['tracker']['tasks'][number]
const isOpen = (one: Task) => one.state !== 'done'

/** Set X over the task tracker. */
export function askTracker(facts: Facts): Question[] {
  const builder = createQuestions('x', 'tracker')
  list(builder, facts)
  number(builder, facts)
  figure(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  look(builder, facts)
  date(builder, facts)
  threshold(builder, facts)
  askTrackerTalk(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { tracker }: Facts): void {
  const { members, projects, sprints, tasks } = tracker
  ask('list', 'Show me all the projects we are tracking.', gold.set(projects))
  const loved = pick.find(
    projects,
    nth(tasks, one => one.projectId, 2),
  )
  ask('list', `Which sprints does the ${loved.name} have?`, gold.set(sprints.filter(one => one.projectId === loved.id)))
  ask('list', 'Which clients do we have projects for?', values(projects.filter(one => one.client !== null), one => one.client!, exact)) // oxfmt-ignore
  const label = pick.rank(tasks.flatMap(one => one.labels), one => one).at(-1)!.key // oxfmt-ignore
  ask('filter', `show tasks with the label ${label}`, gold.set(tasks.filter(one => one.labels.includes(label))))
  ask('filter', 'Which tasks that are not done have no assignee?', gold.set(tasks.filter(one => isOpen(one) && one.assigneeId === null))) // oxfmt-ignore
  ask('filter', 'Tasks in progress with high or critical priority', gold.set(tasks.filter(one => one.state === 'in_progress' && ['high', 'critical'].includes(one.priority)))) // oxfmt-ignore
  const away = (of: typeof members) => gold.set(of.filter(one => one.city !== 'Ghent'))
  ask('filter', 'List the team members who do not work in Ghent.', either(away(members), away(members.filter(one => one.isActive)))) // oxfmt-ignore
}

function number({ ask }: Builder, { tracker }: Facts): void {
  const { members, projects, tasks } = tracker
  ask('count', 'How many tasks are in review?', gold.count(tasks.filter(one => one.state === 'in_review').length))
  const busy = pick.find(
    projects,
    nth(tasks, one => one.projectId, 1),
  )
  const bugs = tasks.filter(one => one.projectId === busy.id && one.type === 'bug')
  ask('count', `How many bugs have been reported for the ${busy.name}?`, gold.count(bugs.length))
  ask('count', 'How many features have no story points yet?', gold.count(tasks.filter(one => one.type === 'feature' && one.storyPoints === null).length)) // oxfmt-ignore
  ask('top', 'Which project has the biggest budget?', gold.largest(projects, one => one.budget)) // oxfmt-ignore
  ask('top', 'Which project has the second smallest budget?', gold.smallest(projects, one => one.budget, 2)) // oxfmt-ignore
  const loads = pick.rank(tasks, one => one.assigneeId)
  const nameOf = (id: string) => pick.find(members, id).fullName
  ask('top', 'Top 3 assignees by number of tasks', either(gold.ordered(loads, one => one.rows.length, { count: 3, as: one => nameOf(one.key) }), gold.ordered(loads, one => one.rows.length, { count: 3, as: one => pick.find(members, one.key) }))) // oxfmt-ignore
}

function figure({ ask }: Builder, { tracker }: Facts): void {
  const { projects, tasks, worklogs } = tracker
  const done = tasks.filter(one => one.state === 'done')
  ask('aggregate', 'How many story points are done in total?', gold.count(pick.sum(done, one => one.storyPoints)))
  ask('aggregate', 'What is the median number of hours per time entry?', gold.plain(pick.median(worklogs, one => one.hours))) // oxfmt-ignore
  const billable = worklogs.filter(one => one.isBillable)
  ask('aggregate', 'What percentage of the worked hours is billable?', gold.percent(pick.ratio(pick.sum(billable, one => one.hours), pick.sum(worklogs, one => one.hours)))) // oxfmt-ignore
  ask('group', 'How many tasks are there in each state?', gold.map(sizes(tasks, one => one.state)))
  ask('group', 'Break down the bugs by priority.', gold.map(sizes(tasks.filter(one => one.type === 'bug'), one => one.priority))) // oxfmt-ignore
  const projectOf = (id: string) => pick.find(projects, pick.find(tasks, id).projectId).name
  ask('group', 'How many hours have been logged on each project?', gold.map(measures(worklogs, one => projectOf(one.taskId), own => pick.sum(own, one => one.hours), exact), 'plain')) // oxfmt-ignore
}

function compare({ ask }: Builder, { tracker }: Facts): void {
  const { projects, tasks } = tracker
  const bugs = (id: string) => tasks.filter(one => one.projectId === id && one.type === 'bug').length
  const buggy = pick.rank(tasks.filter(one => one.type === 'bug'), one => one.projectId) // oxfmt-ignore
  const [one, other] = [pick.find(projects, buggy.at(-1)!.key), pick.find(projects, buggy[1]!.key)]
  ask('compare', `Which project has more bugs, the ${one.name} or the ${other.name}?`, either(more([exact(one.name), bugs(one.id)], [exact(other.name), bugs(other.id)]), gold.record(other))) // oxfmt-ignore
  const [rich, poor] = [projects[1]!, projects[2]!]
  ask('compare', `By how much does the budget of the ${rich.name} exceed that of the ${poor.name}?`, gold.money(Math.abs(rich.budget - poor.budget), { unsigned: true })) // oxfmt-ignore
  ask('yes-no', `Does the ${projects[4]!.name} have a client?`, gold.yes(projects[4]!.client !== null))
}

function join({ ask }: Builder, { tracker }: Facts): void {
  const { members, sprints, tasks, worklogs } = tracker
  const active = sprints.find(one => one.state === 'active' && tasks.filter(own => own.sprintId === one.id && isOpen(own)).length > 1)! // oxfmt-ignore
  ask('join', `Which tasks in ${active.name} are still open?`, gold.set(tasks.filter(one => one.sprintId === active.id && isOpen(one)))) // oxfmt-ignore
  const worker = pick.find(members, pick.rank(worklogs, one => one.memberId)[3]!.key)
  ask('join', `How many hours has ${worker.fullName} logged altogether?`, gold.plain(pick.sum(worklogs.filter(one => one.memberId === worker.id), one => one.hours))) // oxfmt-ignore
  const urgent = tasks.filter(one => one.priority === 'critical' && isOpen(one) && one.assigneeId !== null)
  const theirOwners = pick.distinct(urgent.map(one => pick.find(members, one.assigneeId!)))
  ask('join', 'I need the e-mail addresses of everybody who is assigned to a critical task that is not done.', gold.set(theirOwners, { shows: one => [one.email] })) // oxfmt-ignore
  const spent = (id: string) => pick.sum(worklogs.filter(one => one.taskId === id), one => one.hours) // oxfmt-ignore
  ask('join', 'Which task has the most logged hours?', either(champion(tasks, one => spent(one.id), one => one.title), champion(tasks, one => spent(one.id), one => one.key))) // oxfmt-ignore
}

function look({ ask }: Builder, { tracker }: Facts): void {
  const { members, tasks } = tracker
  const due = pick.nth(tasks, one => one.dueOn !== null && isOpen(one), 6)
  ask('lookup', `When is ${due.key} due?`, gold.text(pick.dayAs(due.dueOn!), 'dueOn'))
  const thing = 'barcode reader'
  ask('lookup', `Find the tasks that mention the ${thing} in their title.`, gold.set(tasks.filter(one => one.title.includes(thing)))) // oxfmt-ignore
  const typed = members[18]!
  ask('lookup', `In which city does ${pick.misspell(typed.fullName)} work?`, gold.text(typed.city, 'city'))
  ask('lookup', `Who is ${members[12]!.email}?`, told(members[12]!, members[12]!.fullName))
}

function date({ ask }: Builder, { tracker, today, day }: Facts): void {
  const { tasks, worklogs } = tracker
  const quarter = nth(tasks, one => pick.quarter(one.createdAt)!)
  ask('date', `How many tasks were created in ${quarterName(quarter)}?`, gold.count(tasks.filter(one => pick.quarter(one.createdAt) === quarter).length)) // oxfmt-ignore
  ask('date', 'Which tasks are overdue?', gold.set(tasks.filter(one => isOpen(one) && one.dueOn !== null && one.dueOn < day(0)))) // oxfmt-ignore
  const soon = (of: Task[]) => pick.setWithin(of, one => one.dueOn, day(0), day(7))
  ask('date', 'Which unfinished tasks are due in the next 7 days?', soon(tasks.filter(isOpen)))
  const last = pick.shiftMonth(today.slice(0, 7), -1)
  ask('date', 'How many hours did the team log last month?', gold.plain(pick.sum(worklogs.filter(one => pick.month(one.workedOn) === last), one => one.hours))) // oxfmt-ignore
}

function threshold({ ask }: Builder, { tracker }: Facts): void {
  const { projects, tasks, worklogs } = tracker
  ask('threshold', 'Tasks with at least 8 story points that are in progress', gold.set(tasks.filter(one => one.state === 'in_progress' && (one.storyPoints ?? 0) >= 8))) // oxfmt-ignore
  const [low, high] = [cut(projects, one => one.budget, 0.3), cut(projects, one => one.budget, 0.8)]
  ask('threshold', `Which projects have a budget between ${short(low)} and ${short(high)} euros?`, pick.setWithin(projects, one => one.budget, low, high)) // oxfmt-ignore
  ask('threshold', 'How many time entries are longer than 6 hours?', gold.count(worklogs.filter(one => one.hours > 6).length)) // oxfmt-ignore
}
