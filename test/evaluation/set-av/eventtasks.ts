import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, sizes, values } from '../set-s/choose.ts'
import { ahead, employed, hoursOf, hoursOn, isDone, isLeft, staged, tasksOf, userName } from './eventtasks-readings.ts'
import { talkEventtasks } from './eventtasks-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AV over the task tracker of a company that organises trade fairs and company events. */
export function askEventtasks(facts: Facts): Question[] {
  const builder = createQuestions('av', 'eventtasks')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkEventtasks(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { eventtasks }: Facts): void {
  const { showEvents, showTasks, showTeams, showUsers } = eventtasks
  ask('list', 'Which teams do we have in the company?', gold.set(showTeams))
  ask('list', 'What venues are we using for our events?', ahead(showEvents, rows => values(rows, one => one.venue, gold.spelled))) // oxfmt-ignore
  ask('filter', 'Which urgent tasks are not done yet?', gold.set(showTasks.filter(one => one.priority === 'urgent' && isLeft(one)))) // oxfmt-ignore
  ask('filter', 'Show me our trade fairs in Cologne.', ahead(showEvents.filter(one => one.event_type === 'trade_fair' && one.city === 'Cologne'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List the tasks that have not been assigned to anybody.', gold.set(showTasks.filter(one => one.assignee_id === null))) // oxfmt-ignore
  ask('filter', 'Who works in the Hamburg office?', employed(showUsers.filter(one => one.office === 'hamburg'), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'Which events have a budget of more than €150,000?', ahead(showEvents.filter(one => one.budget > 150_000), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, facts: Facts): void {
  const { showEvents, showTasks, showTeams, showUsers } = facts.eventtasks
  ask('count', 'How many tasks are in progress at the moment?', gold.count(showTasks.filter(one => one.status === 'in_progress').length)) // oxfmt-ignore
  const technology = pick.nth(showTeams, one => one.name === 'Technology').id
  ask('count', 'How many people are on the Technology team?', employed(showUsers.filter(one => one.team_id === technology), rows => gold.count(rows.length))) // oxfmt-ignore
  ask(
    'top',
    'Which event has the biggest budget of all?',
    gold.largest(showEvents, one => one.budget),
  )
  ask('top', 'What are the top 3 events by expected visitors?', ahead(showEvents, rows => gold.ordered(rows, one => one.expected_visitors, { count: 3 }))) // oxfmt-ignore
  ask(
    'top',
    'Who has logged the most hours so far?',
    champion(showUsers, one => hoursOf(facts, one), userName),
  )
  ask('aggregate', 'What do the budgets of all confirmed events add up to?', gold.money(pick.sum(showEvents.filter(one => one.status === 'confirmed'), one => one.budget))) // oxfmt-ignore
  ask('aggregate', 'What is the average estimate for a high priority task, in hours?', gold.plain(pick.mean(showTasks.filter(one => one.priority === 'high'), one => one.estimated_hours))) // oxfmt-ignore
  ask('group', 'How many tasks do we have in each status?', gold.map(sizes(showTasks, one => one.status)))
  const perTeam = showTeams.map((team): [gold.Spelled, number] => [
    gold.spelled(team.name),
    pick.sum(showUsers.filter(one => one.team_id === team.id), one => hoursOf(facts, one)), // oxfmt-ignore
  ])
  ask('group', 'How many hours has each team logged in total?', gold.map(perTeam, 'plain'))
  const [first, second] = pick.rank(showTasks.filter(one => hoursOn(facts, [one]) > 0), one => one.event_id).slice(0, 2).map(one => pick.find(showEvents, one.key)) as [(typeof showEvents)[number], (typeof showEvents)[number]] // oxfmt-ignore
  ask('compare', `Did we put more hours into the ${first.name} or the ${second.name}?`, champion([first, second], one => hoursOn(facts, tasksOf(facts, one)), one => one.name)) // oxfmt-ignore
}

function join({ ask }: Builder, facts: Facts): void {
  const { showComments, showEvents, showTasks, showTeams, showUsers } = facts.eventtasks
  const begun = pick.nth(showEvents, one => tasksOf(facts, one).some(isDone) && tasksOf(facts, one).filter(isLeft).length > 1, 1) // oxfmt-ignore
  ask('join', `Which tasks are still left to do for the ${begun.name}?`, gold.set(tasksOf(facts, begun).filter(isLeft)))
  const over = pick.nth(showEvents, one => one.status === 'completed' && tasksOf(facts, one).length > 2, 1)
  ask('join', `How many hours have been logged for the ${over.name} altogether?`, gold.plain(hoursOn(facts, tasksOf(facts, over)))) // oxfmt-ignore
  const remarks = pick.sized(showComments, one => one.task_id, 3, 3)
  ask('join', `Show me the comments on the task "${pick.find(showTasks, remarks.key).title}".`, gold.set(remarks.rows))
  const busy = (id: number) => showUsers.filter(one => one.team_id === id && showTasks.some(own => own.assignee_id === one.id && isLeft(own))) // oxfmt-ignore
  const team = pick.nth(showTeams, one => busy(one.id).length > 1 && busy(one.id).length < showUsers.filter(own => own.team_id === one.id).length) // oxfmt-ignore
  ask('join', `Which people from the ${team.name} team still have unfinished tasks?`, gold.set(busy(team.id)))
}

function lookup({ ask }: Builder, { eventtasks }: Facts): void {
  const { showEvents, showTasks, showUsers } = eventtasks
  const due = pick.nth(showTasks, one => one.category === 'technology' && isLeft(one), 2)
  ask('lookup', `When is the task "${due.title}" due?`, told(due, pick.dayAs(due.due_date), 'due_date'))
  const booked = pick.nth(showEvents, one => one.event_type === 'product_launch' && one.status === 'confirmed')
  ask('lookup', `Where does the ${booked.name} take place?`, gold.either(told(booked, booked.venue, 'venue'), told(booked, booked.city, 'city'))) // oxfmt-ignore
  const led = pick.nth(showEvents, one => one.event_type === 'conference' && one.status === 'planning')
  const manager = pick.find(showUsers, led.manager_id)
  ask('lookup', `What is the e-mail address of the person in charge of the ${led.name}?`, told(manager, manager.email, 'email')) // oxfmt-ignore
}

function date({ ask }: Builder, { eventtasks, today, day }: Facts): void {
  const { showEvents, showTasks, showTimeEntries } = eventtasks
  const due = (rows: typeof showTasks) => pick.setWithin(rows, one => one.due_date, today, day(7))
  ask('date', 'Which tasks are due in the next 7 days?', gold.either(due(showTasks), due(showTasks.filter(isLeft))))
  const coming = showEvents.filter(one => one.start_date > day(10) && one.status !== 'cancelled')
  const { key } = pick.sized(coming, one => pick.month(one.start_date), 2, 5)
  ask('date', `Which events start in ${pick.monthName(key)}?`, staged(showEvents.filter(one => pick.month(one.start_date) === key), rows => gold.set(rows))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many hours did we log in ${pick.monthName(last)}?`, gold.plain(pick.sum(showTimeEntries.filter(one => pick.month(one.date) === last), one => one.hours))) // oxfmt-ignore
}
