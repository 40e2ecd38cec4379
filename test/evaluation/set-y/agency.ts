import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, cut, measures, nth, sizes, values } from '../set-s/choose.ts'
import { talkAgency } from './agency-talk.ts'

type Builder = ReturnType<typeof createQuestions>
const asIs = (name: string) => gold.spelled(name)

/** Set Y over the project tool. */
export function askAgency(facts: Facts): Question[] {
  const builder = createQuestions('y', 'agency')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkAgency(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { agency }: Facts): void {
  const { clients, projects, workItems } = agency
  ask('list', 'List our clients.', gold.set(clients))
  ask(
    'list',
    'Which disciplines do our work items fall into?',
    values(workItems, one => one.discipline),
  )
  const industry = nth(clients, one => one.industry, 1)
  ask('filter', `Which of our clients are in ${industry}?`, gold.set(clients.filter(one => one.industry === industry)))
  ask('filter', 'Show me the projects that are on hold.', gold.set(projects.filter(one => one.status === 'onHold')))
  ask('filter', 'Which urgent work items are not done yet?', gold.set(workItems.filter(one => one.priority === 'urgent' && one.status !== 'done'))) // oxfmt-ignore
}

function number({ ask }: Builder, { agency }: Facts): void {
  const { projects, workItems, timesheets, invoices } = agency
  ask('count', 'How many projects are active right now?', gold.count(projects.filter(one => one.status === 'active').length)) // oxfmt-ignore
  ask('count', 'How many work items have no assignee?', gold.count(workItems.filter(one => one.assignee === null).length)) // oxfmt-ignore
  ask('top', 'Which of our projects has the largest budget?', gold.largest(projects, one => one.budget)) // oxfmt-ignore
  ask(
    'top',
    'Top 5 invoices by total amount',
    gold.ordered(invoices, one => one.totalAmount, { count: 5 }),
  )
  ask('aggregate', 'What is the average hourly rate across all projects?', gold.money(pick.mean(projects, one => one.hourlyRate))) // oxfmt-ignore
  const overdue = invoices.filter(one => one.status === 'overdue')
  ask('aggregate', 'What do all overdue invoices add up to, VAT included?', gold.money(pick.sum(overdue, one => one.totalAmount))) // oxfmt-ignore
  ask('group', 'Give me the number of projects by status.', gold.map(sizes(projects, one => one.status)))
  const approved = timesheets.filter(one => one.status === 'approved')
  ask('group', 'How many hours does each employee have on approved time sheets?', gold.map(measures(approved, one => one.employee, own => pick.sum(own, one => one.hours), asIs), 'plain')) // oxfmt-ignore
  const average = (type: string) => pick.mean(projects.filter(one => one.type === type), one => one.budget) // oxfmt-ignore
  ask('compare', 'Is the average budget of website projects higher than that of branding projects?', gold.yes(average('website') > average('branding'))) // oxfmt-ignore
}

function join({ ask }: Builder, { agency }: Facts): void {
  const { clients, projects, workItems, timesheets, invoices } = agency
  const several = pick.sized(projects, one => one.clientId, 2, 4, 2)
  ask('join', `Which projects do we have for ${pick.find(clients, several.key).name}?`, gold.set(several.rows))
  const behind = projects[16]!
  ask('join', `Who is the contact person at the client of the project ${behind.name}?`, gold.text(pick.find(clients, behind.clientId).contactName, 'contactName')) // oxfmt-ignore
  const running = pick.sized(workItems.filter(one => one.status === 'inProgress'), one => one.projectId, 2, 6) // oxfmt-ignore
  ask('join', `Which work items of ${pick.find(projects, running.key).name} are in progress?`, gold.set(running.rows))
  const busy = pick.sized(timesheets, one => pick.find(projects, one.projectId).clientId, 5, 20)
  ask('join', `How many hours were booked on projects for ${pick.find(clients, busy.key).name} in total?`, gold.plain(pick.sum(busy.rows, one => one.hours))) // oxfmt-ignore
  const paidBy = (id: number) => pick.sum(invoices.filter(one => one.status === 'paid' && one.clientId === id), one => one.totalAmount) // oxfmt-ignore
  ask(
    'join',
    'Which client has paid us the most so far?',
    champion(
      clients,
      one => paidBy(one.id),
      one => one.name,
    ),
  )
  const coded = projects[11]!
  ask('lookup', `What is the hourly rate of project ${coded.code}?`, gold.money(coded.hourlyRate, { field: 'hourlyRate' })) // oxfmt-ignore
  ask('lookup', `Show invoice ${invoices[40]!.number}.`, gold.record(invoices[40]!))
}

function date({ ask }: Builder, { agency, day, today }: Facts): void {
  const { projects, workItems, invoices } = agency
  ask('date', 'Which invoices were issued in the last 14 days?', pick.setWithin(invoices, one => one.issueDate, day(-14), day(0))) // oxfmt-ignore
  const month = nth(workItems.filter(one => one.completedAt !== null), one => pick.month(one.completedAt)!, 1) // oxfmt-ignore
  ask('date', `How many work items were completed in ${pick.monthName(month)}?`, gold.count(workItems.filter(one => pick.month(one.completedAt) === month).length)) // oxfmt-ignore
  const isLate = (due: string | null) => due !== null && due < today
  ask('date', 'Which work items are past their due date and still not done?', gold.set(workItems.filter(one => one.status !== 'done' && isLate(one.dueDate)))) // oxfmt-ignore
  const budget = cut(projects, one => one.budget, 0.75)
  ask('threshold', `Projects with a budget over €${budget.toLocaleString('en-US')}`, gold.set(projects.filter(one => one.budget > budget))) // oxfmt-ignore
}
