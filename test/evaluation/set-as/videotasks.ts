import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { talkVideotasks } from './videotasks-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AS over the task tracker of an agency that makes videos. */
export function askVideotasks(facts: Facts): Question[] {
  const builder = createQuestions('as', 'videotasks')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkVideotasks(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { videotasks }: Facts): void {
  const { videoClients, videoProjects, videoTasks } = videotasks
  ask('list', 'Give me a list of all the clients we have.', gold.set(videoClients))
  const cut = pick.nth(videoProjects, one => one.status === 'postProduction')
  const own = videoTasks.filter(one => one.projectId === cut.id)
  ask('list', `What tasks are there for ${cut.title}?`, gold.set(own))
  ask('filter', 'Which tasks are blocked at the moment?', gold.set(videoTasks.filter(one => one.status === 'blocked')))
  const running = videoProjects.filter(one => one.format === 'documentary' && one.status !== 'delivered')
  ask('filter', "Show me the documentaries that we haven't delivered yet.", gold.set(running))
  const urgent = videoTasks.filter(one => one.priority === 'urgent' && one.status !== 'done')
  ask('filter', 'List the urgent tasks that are not done yet', gold.set(urgent))
  ask('threshold', 'Which projects have a budget of more than £40,000?', gold.set(videoProjects.filter(one => one.budget > 40_000))) // oxfmt-ignore
}

function number({ ask }: Builder, { videotasks }: Facts): void {
  const { videoClients, videoPeople, videoProjects, videoTasks, videoTimeEntries } = videotasks
  const free = videoPeople.filter(one => one.employment === 'freelance')
  ask('count', 'How many freelancers do we work with?', eachReading([free, free.filter(one => one.active)], rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many of our projects are in post-production right now?', gold.count(videoProjects.filter(one => one.status === 'postProduction').length)) // oxfmt-ignore
  ask(
    'top',
    'Which of our videos has the biggest budget of all?',
    gold.largest(videoProjects, one => one.budget),
  )
  const delivered = videoProjects.filter(one => one.status === 'delivered')
  ask('top', 'What are the three longest videos we have delivered?', gold.ordered(delivered, one => one.runtimeSeconds, { count: 3 })) // oxfmt-ignore
  ask('top', 'Which client has given us the most projects?', champion(videoClients, one => videoProjects.filter(own => own.clientId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('aggregate', 'What is the average budget of our explainers?', gold.money(pick.mean(videoProjects.filter(one => one.format === 'explainer'), one => one.budget))) // oxfmt-ignore
  ask('aggregate', 'How many billable hours have been logged altogether?', gold.plain(pick.sum(videoTimeEntries.filter(one => one.billable), one => one.hours))) // oxfmt-ignore
  ask('group', 'How many tasks do we have in each phase?', gold.map(sizes(videoTasks, one => one.phase)))
  const industryOf = (one: { clientId: string }) => pick.find(videoClients, one.clientId).industry
  ask('group', "Total project budget by the client's industry, please", gold.map(measures(videoProjects, industryOf, own => pick.sum(own, one => one.budget)), 'money')) // oxfmt-ignore
  const hours = (id: string) => pick.sum(videoTimeEntries.filter(one => one.personId === id), one => one.hours) // oxfmt-ignore
  const [ilse, karim] = [
    pick.nth(videoPeople, one => one.role === 'editor'),
    pick.nth(videoPeople, one => one.role === 'camera'),
  ]
  ask('compare', `Who has logged more hours, ${ilse.name} or ${karim.name}?`, champion([ilse, karim], one => hours(one.id), one => one.name)) // oxfmt-ignore
}

function join({ ask }: Builder, { videotasks }: Facts): void {
  const { videoClients, videoPeople, videoProjects, videoTasks, videoTimeEntries } = videotasks
  const cut = pick.nth(videoTasks, one => one.title === 'Rough cut' && one.status === 'todo' && one.assigneeId !== null)
  const editor = pick.find(videoPeople, cut.assigneeId!)
  const film = pick.find(videoProjects, cut.projectId)
  ask('join', `Who is doing the rough cut of ${film.title}?`, gold.either(gold.record(editor), told(cut, editor.name, 'assignee'))) // oxfmt-ignore
  const open = videoTasks.filter(one => one.status !== 'done')
  const busy = pick.nth(videoPeople, one => one.role === 'camera' && open.filter(own => own.assigneeId === one.id).length > 2) // oxfmt-ignore
  ask('join', `Which tasks does ${busy.name} still have to finish?`, gold.set(open.filter(one => one.assigneeId === busy.id))) // oxfmt-ignore
  const spent = (id: string) => videoTimeEntries.filter(one => pick.find(videoTasks, one.taskId).projectId === id)
  const long = pick.nth(videoProjects, one => one.status === 'shooting' && spent(one.id).length > 2)
  ask('join', `How many hours have gone into ${long.title} so far?`, gold.plain(pick.sum(spent(long.id), one => one.hours))) // oxfmt-ignore
  const food = videoProjects.filter(one => pick.find(videoClients, one.clientId).industry === 'food')
  ask('join', 'Which of our projects are for clients in the food industry?', gold.set(food))
}

function lookup({ ask }: Builder, { videotasks }: Facts): void {
  const { videoClients, videoProjects, videoTasks } = videotasks
  const early = pick.nth(videoProjects, one => one.status === 'preProduction')
  ask('lookup', `What is the deadline for ${early.title}?`, told(early, pick.dayAs(early.dueOn), 'dueOn'))
  const client = pick.nth(videoClients, one => one.industry === 'food')
  ask('lookup', `Who do we talk to at ${client.name}?`, told(client, client.contactName, 'contactName'))
  const task = pick.nth(videoTasks, one => one.status === 'inReview', 4)
  ask('lookup', `Can you show me task ${task.id}?`, gold.record(task))
}

function date({ ask }: Builder, { videotasks, today, day }: Facts): void {
  const { videoProjects, videoTasks, videoTimeEntries } = videotasks
  const late = videoTasks.filter(one => one.status !== 'done' && one.dueOn !== null && one.dueOn < today)
  ask('date', "Which tasks should have been finished by now but aren't?", gold.set(late))
  ask('date', 'Which projects are due in the next three weeks?', pick.setWithin(videoProjects, one => one.dueOn, today, day(21))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many hours did the team log in ${pick.monthName(month)}?`, gold.plain(pick.sum(videoTimeEntries.filter(one => pick.month(one.date) === month), one => one.hours))) // oxfmt-ignore
}
