import { shiftDay } from '../../services/days.ts'
import { resource, type Model } from '../world.ts'
import { comments, entries, people, projects, sprints, tasks, teams, type Entry, type Person } from './data.ts'

const EUR = { type: 'number', description: 'EUR' }
const byPriority = (...names: string[]) => (task: { priority: number }) => names[task.priority - 1] // oxfmt-ignore
const STATES = ['todo', 'doing', 'review', 'done'] as const
const byState = (...names: string[]) => (task: { state: (typeof STATES)[number] }) => names[STATES.indexOf(task.state)]! // oxfmt-ignore
const STATUSES = ['active', 'paused', 'finished', 'planned'] as const
const byStatus = (...names: string[]) => (project: { status: (typeof STATUSES)[number] }) => names[STATUSES.indexOf(project.status)] // oxfmt-ignore

const priority = byPriority('critical', 'high', 'medium', 'low')
const status = byState('todo', 'in_progress', 'in_review', 'done')
const projectStatus = byStatus('active', 'on_hold', 'completed', 'planned')
/** Snake case, numbers as ids, one key for every relation. */
const plain: Model = {
  name: 'plain',
  resources: [
    resource({ path: '/teams', things: teams, row: one => ({ ...one }) }),
    resource({ path: '/users', things: people, row: one => ({ id: one.id, name: one.name, email: one.email, role: one.role, team_id: one.team.id, city: one.city, is_contractor: one.isContractor, joined_on: one.joined, weekly_hours: one.capacity }) }), // oxfmt-ignore
    resource({ path: '/projects', things: projects, schemas: { budget: EUR }, row: one => ({ id: one.id, key: one.key, name: one.name, client: one.client, status: projectStatus(one), lead_id: one.lead.id, budget: one.budget, start_date: one.from, end_date: one.until }) }), // oxfmt-ignore
    resource({ path: '/sprints', things: sprints, row: one => ({ id: one.id, name: one.name, project_id: one.project.id, start_date: one.from, end_date: one.until }) }), // oxfmt-ignore
    resource({
      path: '/tasks',
      things: tasks,
      row: one => ({ id: one.id, key: one.key, title: one.title, type: one.type, priority: priority(one), status: status(one), project_id: one.project.id, sprint_id: one.sprint?.id ?? null, assignee_id: one.assignee?.id ?? null, reporter_id: one.reporter.id, created_on: one.created, due_date: one.due, completed_on: one.completed, estimate_hours: one.estimate, labels: one.labels, blocked_by_id: one.blocker?.id ?? null }), // oxfmt-ignore
    }),
    resource({ path: '/time_entries', things: entries, row: one => ({ id: one.id, task_id: one.task.id, user_id: one.person.id, date: one.day, hours: one.hours, billable: one.billable }) }), // oxfmt-ignore
    resource({ path: '/comments', things: comments, row: one => ({ id: one.id, task_id: one.task.id, author_id: one.author.id, created_at: one.at, body: one.text }) }), // oxfmt-ignore
  ],
}

const member = (one: Person | null) => one && { id: `m${one.id}`, displayName: one.name }
const category = byState('new', 'active', 'active', 'closed')
const statusName = byState('To Do', 'In Progress', 'In Review', 'Done')
const priorityName = byPriority('Critical', 'High', 'Medium', 'Low')
const projectState = byStatus('ACTIVE', 'ON_HOLD', 'DONE', 'PLANNED')
const titled = (text: string) => text[0]!.toUpperCase() + text.slice(1)
/** Related things stand inside the records; time is in minutes. */
const issues: Model = {
  name: 'issues',
  resources: [
    resource({ path: '/api/v2/squads', things: teams, row: one => ({ id: `s${one.id}`, name: one.name }) }),
    resource({ path: '/api/v2/members', things: people, row: one => ({ id: `m${one.id}`, displayName: one.name, emailAddress: one.email, jobRole: titled(one.role), squad: { id: `s${one.team.id}`, name: one.team.name }, office: one.city, employment: one.isContractor ? 'contractor' : 'permanent', startedOn: one.joined, hoursPerWeek: one.capacity }) }), // oxfmt-ignore
    resource({ path: '/api/v2/projects', things: projects, row: one => ({ id: `p${one.id}`, key: one.key, name: one.name, customer: one.client, state: projectState(one), lead: member(one.lead), budget: { amount: one.budget, currency: 'EUR' }, startsOn: one.from, endsOn: one.until }) }), // oxfmt-ignore
    resource({ path: '/api/v2/iterations', things: sprints, row: one => ({ id: `i${one.id}`, name: one.name, projectKey: one.project.key, startsOn: one.from, endsOn: one.until }) }), // oxfmt-ignore
    resource({
      path: '/api/v2/issues',
      things: tasks,
      row: one => ({ id: `t${one.id}`, key: one.key, summary: one.title, issueType: titled(one.type), priority: { level: one.priority, name: priorityName(one) }, status: { name: statusName(one), category: category(one) }, project: { id: `p${one.project.id}`, key: one.project.key, name: one.project.name }, iteration: one.sprint && { id: `i${one.sprint.id}`, name: one.sprint.name }, assignee: member(one.assignee), reporter: member(one.reporter), createdAt: `${one.created}T09:30:00Z`, dueDate: one.due, resolvedAt: one.completed && `${one.completed}T15:00:00Z`, originalEstimateHours: one.estimate, labels: one.labels, blockedBy: one.blocker && { key: one.blocker.key, summary: one.blocker.title } }), // oxfmt-ignore
    }),
    resource({ path: '/api/v2/worklogs', things: entries, row: one => ({ id: `w${one.id}`, issueKey: one.task.key, author: member(one.person), startedOn: one.day, timeSpentMinutes: one.hours * 60, billable: one.billable }) }), // oxfmt-ignore
    resource({ path: '/api/v2/issue-comments', things: comments, row: one => ({ id: `c${one.id}`, issueKey: one.task.key, author: member(one.author), createdAt: one.at, body: one.text }) }), // oxfmt-ignore
  ],
}

const LISTS = projects.flatMap(project => STATES.map((state, at) => ({ id: project.id * 10 + at, project, state })))
const assigned = tasks.filter(task => task.assignee)
const columnName = byState('To do', 'Doing', 'Review', 'Done')
const stage = byStatus('running', 'paused', 'closed', 'upcoming')
/** A board with lists: the list that a card is in tells its state and its board, an assignment who does it. */
const board: Model = {
  name: 'board',
  resources: [
    resource({ path: '/groups', things: teams, row: one => ({ id: one.id, name: one.name }) }),
    resource({ path: '/members', things: people, row: one => ({ id: one.id, username: one.email.split('@')[0], full_name: one.name, email: one.email, title: one.role, group_id: one.team.id, location: one.city, contract: one.isContractor ? 'freelance' : 'employee', joined_on: one.joined, hours_per_week: one.capacity }) }), // oxfmt-ignore
    resource({ path: '/boards', things: projects, schemas: { budget: EUR }, row: one => ({ id: one.id, prefix: one.key, name: one.name, client_name: one.client, stage: stage(one), owner_id: one.lead.id, budget: one.budget, kickoff_on: one.from, deadline: one.until }) }), // oxfmt-ignore
    resource({ path: '/lists', things: LISTS, row: one => ({ id: one.id, board_id: one.project.id, name: columnName(one) }) }), // oxfmt-ignore
    resource({ path: '/sprints', things: sprints, row: one => ({ id: one.id, name: one.name, board_id: one.project.id, begins_on: one.from, ends_on: one.until }) }), // oxfmt-ignore
    resource({
      path: '/cards',
      things: tasks,
      schemas: { severity: { type: 'integer', minimum: 1, maximum: 4, description: 'Priority; 1 is the highest' } },
      row: one => ({ id: one.id, number: one.key, name: one.title, kind: one.type, severity: one.priority, list_id: LISTS.find(list => list.project === one.project && list.state === one.state)!.id, sprint_id: one.sprint?.id ?? null, reported_by_id: one.reporter.id, created_on: one.created, due_on: one.due, finished_on: one.completed, estimated_hours: one.estimate, tags: one.labels.map(name => ({ name })), blocked_by_card_id: one.blocker?.id ?? null }), // oxfmt-ignore
    }),
    resource({ path: '/assignments', things: assigned.map(task => ({ task })), row: ({ task }) => ({ id: task.id + 900, card_id: task.id, member_id: task.assignee!.id }) }), // oxfmt-ignore
    resource({ path: '/time_logs', things: entries, row: one => ({ id: one.id, card_id: one.task.id, member_id: one.person.id, logged_on: one.day, minutes: one.hours * 60, is_billable: one.billable }) }), // oxfmt-ignore
    resource({ path: '/comments', things: comments, row: one => ({ id: one.id, card_id: one.task.id, member_id: one.author.id, posted_at: one.at, text: one.text }) }), // oxfmt-ignore
  ],
}

const monday = (day: string) => shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const weeks = Map.groupBy(entries, one => `${one.person.id} ${monday(one.day)}`)
const sheets = [...weeks].map(([week, lines], at) => ({ id: at + 1, week: week.split(' ')[1], person: lines[0]!.person, lines })) // oxfmt-ignore
const line = (one: Entry) => ({ TicketNumber: one.task.key, WorkDate: one.day, Hours: one.hours, Billable: one.billable }) // oxfmt-ignore
const ticketStatus = byState('New', 'InProgress', 'InReview', 'Resolved')
const phase = byStatus('Active', 'Paused', 'Completed', 'Planned')
/** Pascal case, first and last names, time on weekly sheets with lines, teams that list whom they have. */
const tickets: Model = {
  name: 'tickets',
  resources: [
    resource({ path: '/api/Teams', things: teams, row: one => ({ Id: one.id, Title: one.name, StaffIds: people.filter(({ team }) => team === one).map(({ id }) => id) }) }), // oxfmt-ignore
    resource({ path: '/api/Staff', things: people, row: one => ({ Id: one.id, FirstName: one.name.split(' ')[0], LastName: one.name.split(' ')[1], WorkEmail: one.email, JobTitle: titled(one.role), Office: one.city, External: one.isContractor, HiredOn: one.joined, WeeklyHours: one.capacity }) }), // oxfmt-ignore
    resource({ path: '/api/Projects', things: projects, schemas: { BudgetAmount: EUR }, row: one => ({ Code: one.key, Title: one.name, Client: one.client, Phase: phase(one), ManagerId: one.lead.id, BudgetAmount: one.budget, StartDate: one.from, Deadline: one.until }) }), // oxfmt-ignore
    resource({ path: '/api/Sprints', things: sprints, row: one => ({ Id: one.id, Title: one.name, ProjectCode: one.project.key, StartDate: one.from, EndDate: one.until }) }), // oxfmt-ignore
    resource({
      path: '/api/Tickets',
      things: tasks,
      row: one => ({ Number: one.key, Title: one.title, Category: titled(one.type), Priority: `P${one.priority}`, Status: ticketStatus(one), ProjectCode: one.project.key, SprintId: one.sprint?.id ?? null, AssignedTo: one.assignee?.id ?? null, ReportedBy: one.reporter.id, OpenedOn: one.created, Deadline: one.due, ResolvedOn: one.completed, EstimateHours: one.estimate, Labels: one.labels, BlockedByNumber: one.blocker?.key ?? null }), // oxfmt-ignore
    }),
    resource({ path: '/api/Timesheets', things: sheets, row: one => ({ Id: one.id, StaffId: one.person.id, WeekStarting: one.week, Lines: one.lines.map(line) }) }), // oxfmt-ignore
    resource({ path: '/api/Comments', things: comments, row: one => ({ Id: one.id, TicketNumber: one.task.key, AuthorName: one.author.name, PostedAt: one.at, Text: one.text }) }), // oxfmt-ignore
  ],
}

export const openModels: readonly Model[] = [plain, issues, board, tickets]
