import { shiftDay } from '../../services/days.ts'
import { resource, type Model } from '../world.ts'
import {
  comments,
  entries,
  people,
  projects,
  sprints,
  tasks,
  teams,
  type Person,
  type Project,
  type Task,
} from './data.ts'

const EUR = { type: 'number', description: 'EUR' }
const LIFECYCLE = { active: 'live', paused: 'on_hold', finished: 'closed', planned: 'not_started' }
const URGENCY = ['urgent', 'high', 'normal', 'low']
const startOf = (task: Task) => (task.state === 'todo' ? null : shiftDay(task.created, 2))
const reviewOf = (task: Task) => (task.state === 'review' || task.state === 'done' ? (task.completed ?? '2025-05-12') : null) // oxfmt-ignore
/** Ids with prefixes, people in teams by memberships; only the dates tell how far a work item is. */
const workItems: Model = {
  name: 'work-items',
  resources: [
    resource({ path: '/v1/teams', things: teams, row: one => ({ id: `team_${one.id}`, name: one.name }) }),
    resource({ path: '/v1/people', things: people, row: one => ({ id: `usr_${one.id}`, name: one.name, email: one.email, job: one.role, location: one.city, employment_type: one.isContractor ? 'contractor' : 'permanent', start_date: one.joined, contracted_hours: one.capacity }) }), // oxfmt-ignore
    resource({ path: '/v1/memberships', things: people.map(person => ({ person })), row: ({ person }) => ({ id: `mem_${person.id}`, person_id: `usr_${person.id}`, team_id: `team_${person.team.id}`, since: person.joined }) }), // oxfmt-ignore
    resource({ path: '/v1/projects', things: projects, schemas: { budget: EUR }, row: one => ({ id: `prj_${one.id}`, code: one.key, name: one.name, customer: one.client, lifecycle: LIFECYCLE[one.status], lead_id: `usr_${one.lead.id}`, budget: one.budget, planned_start: one.from, planned_end: one.until }) }), // oxfmt-ignore
    resource({ path: '/v1/sprints', things: sprints, row: one => ({ id: `spr_${one.id}`, name: one.name, project_id: `prj_${one.project.id}`, starts_on: one.from, ends_on: one.until }) }), // oxfmt-ignore
    resource({
      path: '/v1/work_items',
      things: tasks,
      row: one => ({ id: `wi_${one.id}`, ref: one.key, name: one.title, item_type: one.type, urgency: URGENCY[one.priority - 1], project_id: `prj_${one.project.id}`, sprint_id: one.sprint && `spr_${one.sprint.id}`, owner_id: one.assignee && `usr_${one.assignee.id}`, requested_by_id: `usr_${one.reporter.id}`, created_on: one.created, started_on: startOf(one), review_requested_on: reviewOf(one), closed_on: one.completed, target_date: one.due, effort_hours: one.estimate, tags: one.labels, blocked_by_ids: one.blocker ? [`wi_${one.blocker.id}`] : [] }), // oxfmt-ignore
    }),
    resource({ path: '/v1/time_records', things: entries, row: one => ({ id: `tr_${one.id}`, work_item_id: `wi_${one.task.id}`, person_id: `usr_${one.person.id}`, performed_on: one.day, duration_hours: one.hours, is_billable: one.billable }) }), // oxfmt-ignore
    resource({ path: '/v1/notes', things: comments, row: one => ({ id: `note_${one.id}`, work_item_id: `wi_${one.task.id}`, author_id: `usr_${one.author.id}`, written_at: one.at, text: one.text }) }), // oxfmt-ignore
  ],
}

const LEVELS = ['Critical', 'High', 'Medium', 'Low']
const STATUS = { active: 'Active', paused: 'OnHold', finished: 'Finished', planned: 'Planned' }
const PROGRESS = { todo: 'notStarted', doing: 'inProgress', review: 'inReview', done: 'done' }
const who = (one: Person | null) => one && { id: one.id, name: one.name }
const idsOf = (project: Project) => tasks.filter(one => one.project === project).map(one => one.id)
/** A project lists the ids of what is to do in it; time and comments stand inside the to-do. */
const todos: Model = {
  name: 'todos',
  resources: [
    resource({ path: '/teams', things: teams, row: one => ({ id: one.id, name: one.name }) }),
    resource({ path: '/people', things: people, row: one => ({ id: one.id, fullName: one.name, email: one.email, jobTitle: one.role, team: one.team.name, city: one.city, isContractor: one.isContractor, joinedAt: one.joined, weeklyCapacity: one.capacity }) }), // oxfmt-ignore
    resource({ path: '/projects', things: projects, schemas: { budget: EUR }, row: one => ({ id: one.id, shortCode: one.key, name: one.name, clientName: one.client, status: STATUS[one.status], lead: who(one.lead), budget: one.budget, startsAt: one.from, deadline: one.until, todoIds: idsOf(one) }) }), // oxfmt-ignore
    resource({ path: '/sprints', things: sprints, row: one => ({ id: one.id, name: one.name, projectId: one.project.id, startsAt: one.from, endsAt: one.until }) }), // oxfmt-ignore
    resource({
      path: '/todos',
      things: tasks,
      row: one => ({ id: one.id, code: one.key, title: one.title, kind: one.type, priority: LEVELS[one.priority - 1], progress: PROGRESS[one.state], isDone: one.state === 'done', sprintName: one.sprint?.name ?? null, assignee: who(one.assignee), createdBy: who(one.reporter), createdAt: one.created, dueAt: one.due, doneAt: one.completed, estimatedHours: one.estimate, tags: one.labels, waitingFor: one.blocker?.key ?? null, timeLog: entries.filter(({ task }) => task === one).map(entry => ({ date: entry.day, person: who(entry.person), hours: entry.hours, billable: entry.billable })), comments: comments.filter(({ task }) => task === one).map(({ author, at, text }) => ({ author: who(author), at, text })) }), // oxfmt-ignore
    }),
  ],
}

export const closedModels: readonly Model[] = [workItems, todos]
