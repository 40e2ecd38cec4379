import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, sizes, values } from '../set-s/choose.ts'
import { whose } from '../set-u/choose.ts'
import { talkDraftboard } from './draftboard-talk.ts'

type Builder = ReturnType<typeof createQuestions>
type Project = Facts['draftboard']['draftProjects'][number]

/** Projects that were cancelled may count or not where the question leaves it open. */
const kept = (rows: Project[], answer: (rows: Project[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)

/** Set AU over the task tracker of an architects' office. */
export function askDraftboard(facts: Facts): Question[] {
  const builder = createQuestions('au', 'draftboard')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkDraftboard(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { draftboard }: Facts): void {
  const { draftClients, draftProjects, draftTasks } = draftboard
  ask(
    'list',
    'What types of buildings do we design?',
    values(draftProjects, one => one.building_type),
  )
  const hotel = draftProjects.find(one => one.name === "Saddler's Yard Hotel")!
  ask('list', `Show me all the tasks for the ${hotel.name}.`, gold.set(draftTasks.filter(one => one.project_id === hotel.id))) // oxfmt-ignore
  ask('filter', 'Which projects are on hold at the moment?', gold.set(draftProjects.filter(one => one.status === 'on_hold'))) // oxfmt-ignore
  ask('filter', 'List the urgent tasks that are not done yet.', gold.set(draftTasks.filter(one => one.priority === 'urgent' && one.status !== 'done'))) // oxfmt-ignore
  ask('filter', 'Which of our clients are charities?', gold.set(draftClients.filter(one => one.client_type === 'charity'))) // oxfmt-ignore
  ask('filter', "Which tasks haven't been assigned to anybody?", gold.set(draftTasks.filter(one => one.assignee_id === null))) // oxfmt-ignore
  ask('threshold', 'Projects where our fee is over £400,000', kept(draftProjects.filter(one => one.fee > 400_000), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { draftboard }: Facts): void {
  const { draftClients, draftPeople, draftProjects, draftTasks, draftTimeLogs } = draftboard
  const hours = (rows: typeof draftTimeLogs) => pick.sum(rows, one => one.hours)
  ask('count', 'How many tasks are in review right now?', gold.count(draftTasks.filter(one => one.status === 'in_review').length)) // oxfmt-ignore
  ask('count', 'How many of our projects are in York?', kept(draftProjects.filter(one => one.town === 'York'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask(
    'top',
    'Which project earns us the highest fee?',
    kept(draftProjects, rows => gold.largest(rows, one => one.fee)),
  )
  ask('top', 'Who are the three people with the highest hourly rates?', gold.ordered(draftPeople, one => one.hourly_rate, { count: 3 })) // oxfmt-ignore
  ask('top', 'Which task has taken up the most hours so far?', champion(draftTasks, one => hours(draftTimeLogs.filter(log => log.task_id === one.id)), one => one.title)) // oxfmt-ignore
  ask('aggregate', 'What is the average floor area of our education projects?', kept(draftProjects.filter(one => one.building_type === 'education'), rows => gold.plain(pick.mean(rows, one => one.floor_area)))) // oxfmt-ignore
  ask('aggregate', 'How many billable hours have we logged altogether?', gold.plain(hours(draftTimeLogs.filter(one => one.billable)))) // oxfmt-ignore
  ask('group', 'How many tasks do we have in each status?', gold.map(sizes(draftTasks, one => one.status)))
  const typeOf = (one: Project) => pick.find(draftClients, one.client_id).client_type
  ask('group', 'Total fee by type of client, please', kept(draftProjects, rows => gold.map(measures(rows, typeOf, own => pick.sum(own, one => one.fee)), 'money'))) // oxfmt-ignore
  const rivals = draftPeople.filter(one => ['Sunita Raval', 'Elio Ferrante'].includes(one.name))
  ask('compare', 'Who has logged more hours, Elio Ferrante or Sunita Raval?', champion(rivals, one => hours(draftTimeLogs.filter(log => log.person_id === one.id)), one => one.name)) // oxfmt-ignore
}

function join({ ask }: Builder, { draftboard }: Facts): void {
  const { draftClients, draftPeople, draftProjects, draftTasks, draftTimeLogs } = draftboard
  const project = (name: string) => draftProjects.find(one => one.name === name)!
  const logs = (name: string) => draftTimeLogs.filter(one => one.project_id === project(name).id)
  const council = draftClients.find(one => one.client_type === 'public_body')!
  ask('join', `Which projects are we doing for ${council.name}?`, eachReading([draftProjects, draftProjects.filter(one => one.status === 'active')], rows => gold.set(rows.filter(one => one.client_id === council.id)))) // oxfmt-ignore
  const busy = draftPeople.find(one => one.name === 'Niamh Corrigan')!
  ask('join', `Which unfinished tasks does ${busy.name} have?`, gold.set(draftTasks.filter(one => one.assignee_id === busy.id && one.status !== 'done'))) // oxfmt-ignore
  ask('join', 'How many hours have gone into the Weir Street Library?', gold.plain(pick.sum(logs('Weir Street Library'), one => one.hours))) // oxfmt-ignore
  ask('join', 'Who leads the project with the largest construction budget?', kept(draftProjects, rows => whose<Project>(gold.largest(rows, one => one.construction_budget), one => pick.find(draftPeople, one.lead_id), one => pick.find(draftPeople, one.lead_id).name))) // oxfmt-ignore
  ask('join', 'Who has booked time on the Ouseburn Studios?', gold.set(pick.distinct(logs('Ouseburn Studios').map(one => pick.find(draftPeople, one.person_id))))) // oxfmt-ignore
  const villa = project('Menon Villa')
  ask('lookup', `When is the ${villa.name} supposed to be finished?`, told(villa, pick.dayAs(villa.target_completion_on), 'target_completion_on')) // oxfmt-ignore
  const trust = draftClients.find(one => one.name === 'Ouseburn Arts Trust')!
  ask('lookup', `What is the phone number of the ${trust.name}?`, told(trust, trust.phone!, 'phone'))
}

function date({ ask }: Builder, { draftboard, today, day }: Facts): void {
  const { draftMilestones, draftTasks, draftTimeLogs } = draftboard
  const ahead = draftMilestones.filter(one => one.reached_on === null)
  ask('date', 'Which milestones are coming up in the next 30 days?', pick.setWithin(ahead, one => one.due_on, today, day(30))) // oxfmt-ignore
  const late = draftTasks.filter(one => one.status !== 'done' && one.due_on <= today)
  ask('date', 'Which of our tasks should have been finished by now but are not?', eachReading([late, late.filter(one => one.due_on < today)], rows => gold.set(rows))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many hours did the office log in ${pick.monthName(month)}?`, gold.plain(pick.sum(draftTimeLogs.filter(one => pick.month(one.worked_on) === month), one => one.hours))) // oxfmt-ignore
}
