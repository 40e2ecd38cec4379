import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { anyIssue, isUnfinished, namedBy, staff, unfinished } from './sprintdesk-readings.ts'
import { talkSprintdesk } from './sprintdesk-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AW over the issue tracker of a software company. */
export function askSprintdesk(facts: Facts): Question[] {
  const builder = createQuestions('aw', 'sprintdesk')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSprintdesk(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { sprintdesk }: Facts): void {
  const { halyIssues, halyProjects, halySprints, halyUsers } = sprintdesk
  ask('list', 'Give me a list of all our projects, please.', gold.set(halyProjects))
  const team = halyUsers.filter(one => one.team === 'Checkout')
  ask(
    'list',
    'Who is in the Checkout team?',
    staff(team, rows => gold.set(rows)),
  )
  const critical = halyIssues.filter(one => one.type === 'BUG' && one.priority === 'CRITICAL')
  ask(
    'filter',
    'Which bugs have critical priority?',
    anyIssue(critical, rows => gold.set(rows)),
  )
  ask('filter', 'Show all issues that are in review at the moment.', gold.set(halyIssues.filter(one => one.status === 'IN_REVIEW'))) // oxfmt-ignore
  ask('filter', 'Which stories have not been assigned to anybody yet?', anyIssue(halyIssues.filter(one => one.type === 'STORY' && !one.assignee), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'I need the issues labelled security that are not done yet', unfinished(halyIssues.filter(one => one.labels.includes('security')), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'Which sprints have a capacity of more than 40 points?', gold.set(halySprints.filter(one => one.capacityPoints > 40))) // oxfmt-ignore
}

function number({ ask }: Builder, { sprintdesk }: Facts): void {
  const { halyIssues, halyProjects, halyUsers, halyWorklogs } = sprintdesk
  ask('count', 'How many issues are sitting in the backlog?', gold.count(halyIssues.filter(one => one.status === 'BACKLOG').length)) // oxfmt-ignore
  ask('count', 'How many developers do we have in Lisbon?', staff(halyUsers.filter(one => one.role === 'DEVELOPER' && one.location === 'Lisbon'), rows => gold.count(rows.length))) // oxfmt-ignore
  const issuesOf = (id: number) => halyIssues.filter(one => one.project.id === id).length
  ask('top', 'Which project has the most issues?', champion(halyProjects, one => issuesOf(one.id), one => one.name)) // oxfmt-ignore
  const hours = (rows: typeof halyWorklogs) => pick.sum(rows, one => one.hours)
  ask('top', 'Who has logged the most hours so far?', champion(halyUsers, one => hours(halyWorklogs.filter(log => log.user.id === one.id)), one => one.name)) // oxfmt-ignore
  ask('top', 'What are the 5 oldest issues that are still not done?', unfinished(halyIssues, rows => gold.ordered(rows, one => one.createdAt, { count: 5, up: true }))) // oxfmt-ignore
  const stories = halyIssues.filter(one => one.type === 'STORY')
  ask('aggregate', 'On average, how many story points does a story have?', gold.plain(pick.mean(stories, one => one.storyPoints))) // oxfmt-ignore
  ask('aggregate', 'How many hours of billable work have been logged altogether?', gold.plain(hours(halyWorklogs.filter(one => one.isBillable)))) // oxfmt-ignore
  ask('group', 'Break the issues down by status.', gold.map(sizes(halyIssues, one => one.status)))
  const teamOf = (one: { user: { id: number } }) => pick.find(halyUsers, one.user.id).team
  ask('group', 'How many hours has each team logged?', gold.map(measures(halyWorklogs, teamOf, hours, gold.spelled), 'plain')) // oxfmt-ignore
  const bugs = halyIssues.filter(one => one.type === 'BUG' && ['MOB', 'WEB'].includes(one.project.key))
  const [first] = pick.rank(bugs, one => one.project.id)
  const worse = pick.find(halyProjects, first!.key)
  ask('compare', 'Have we recorded more bugs for the Mobile App or for the Customer Portal?', gold.either(gold.record(worse), gold.text(gold.spelled(worse.name, worse.key)))) // oxfmt-ignore
}

function join({ ask }: Builder, { sprintdesk }: Facts): void {
  const { halyIssues, halyProjects, halySprints, halyUsers, halyWorklogs } = sprintdesk
  const old = pick.nth(halyIssues, one => one.project.key === 'LEG' && one.status === 'IN_PROGRESS')
  const project = pick.find(halyProjects, old.project.id)
  ask('join', `Who leads the project that ${old.key} belongs to?`, namedBy(project, pick.find(halyUsers, project.lead.id))) // oxfmt-ignore
  const critical = halyIssues.filter(one => one.priority === 'CRITICAL' && one.assignee)
  const holders = (rows: typeof halyIssues) => pick.distinct(rows.map(one => pick.find(halyUsers, one.assignee!.id)))
  ask('join', 'I need the e-mail addresses of everybody who has a critical issue that is not done.', unfinished(critical, rows => gold.set(holders(rows), { shows: one => [one.email] }))) // oxfmt-ignore
  const logged = (id: number) => halyWorklogs.filter(one => one.issue.id === id)
  const costly = pick.nth(halyIssues, one => isUnfinished(one) && logged(one.id).length >= 3, 2)
  ask('join', `How many hours have gone into ${costly.key} so far?`, gold.plain(pick.sum(logged(costly.id), one => one.hours))) // oxfmt-ignore
  const running = halySprints.filter(one => one.status === 'ACTIVE').map(one => one.id)
  const lisbon = halyUsers.filter(one => one.location === 'Lisbon').map(one => one.id)
  const theirs = halyIssues.filter(one => one.sprint && running.includes(one.sprint.id) && one.assignee && lisbon.includes(one.assignee.id)) // oxfmt-ignore
  ask('join', 'Which issues in the active sprints are assigned to people in Lisbon?', anyIssue(theirs, rows => gold.set(rows))) // oxfmt-ignore
  const due = pick.nth(halyIssues, one => one.project.key === 'MOB' && one.status === 'IN_REVIEW' && one.dueDate !== null) // oxfmt-ignore
  ask('lookup', `When is ${due.key} due?`, told(due, pick.dayAs(due.dueDate!), 'dueDate'))
  const hedda = pick.nth(halyUsers, one => one.team === 'Platform' && one.role === 'DEVELOPER', 1)
  ask('lookup', `What is ${hedda.name}'s e-mail address?`, told(hedda, hedda.email, 'email'))
}

function date({ ask }: Builder, { sprintdesk, today, day }: Facts): void {
  const { halyIssues, halyReleases } = sprintdesk
  const late = halyIssues.filter(one => one.dueDate !== null && one.dueDate < today)
  ask(
    'date',
    'Which issues are overdue?',
    unfinished(late, rows => gold.set(rows)),
  )
  const month = pick.shiftMonth(pick.month(today)!, -1)
  const resolved = halyIssues.filter(one => pick.month(one.resolvedAt) === month)
  ask('date', 'How many issues did we resolve last month?', eachReading([resolved, resolved.filter(one => one.status === 'DONE')], rows => gold.count(rows.length))) // oxfmt-ignore
  const coming = halyReleases.filter(one => one.status !== 'RELEASED')
  ask('date', 'Which releases are coming up in the next 30 days?', pick.setWithin(coming, one => one.releaseDate, today, day(30))) // oxfmt-ignore
}
