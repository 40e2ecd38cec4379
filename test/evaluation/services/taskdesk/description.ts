import { describeJsonApi, type Resources } from '../json-api.ts'
import { choice, date, decimal, flag, listOf, record, text, whole } from '../openapi.ts'
import {
  DESK_PRIORITIES,
  DESK_PROJECT_STATUSES,
  DESK_ROLES,
  DESK_TASK_STATUSES,
  DESK_TASK_TYPES,
  DESK_TEAMS,
  MILESTONE_STATES,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })

/** What the task tracker offers; `today` is the day of what is added. `keyFor` gives a new task its key. */
export const describeResources = (today: string, keyFor: (projectId: unknown) => string): Resources => ({
  people: {
    table: 'deskPeople',
    one: 'person',
    attributes: {
      firstName: text(),
      lastName: text(),
      email: text(undefined, { format: 'email' }),
      role: choice(DESK_ROLES),
      team: choice(DESK_TEAMS),
      active: flag('May sign in'),
      joinedOn: date(),
    },
    filters: ['role', 'team', 'active', 'email'],
    writable: ['email', 'role', 'team', 'active'],
  },
  projects: {
    table: 'deskProjects',
    one: 'project',
    attributes: {
      key: text(undefined, { example: 'CHK' }),
      name: text(),
      status: choice(DESK_PROJECT_STATUSES),
      startDate: date(),
      targetDate: maybe(date('When it is to be finished')),
      budgetHours: whole(),
    },
    relationships: { lead: { field: 'leadId', type: 'people' } },
    filters: ['status', 'lead'],
    writable: ['name', 'status', 'targetDate', 'budgetHours', 'lead'],
  },
  milestones: {
    table: 'deskMilestones',
    one: 'milestone',
    attributes: { name: text(undefined, { example: 'CHK Beta' }), state: choice(MILESTONE_STATES), dueDate: date() },
    relationships: { project: { field: 'projectId', type: 'projects' } },
    filters: ['state', 'project'],
    writable: ['name', 'state', 'dueDate', 'project'],
    required: ['name', 'dueDate', 'project'],
    make: given => ({ state: 'open', ...given }),
    removable: true,
  },
  tasks: {
    table: 'deskTasks',
    one: 'task',
    attributes: {
      key: text(undefined, { example: 'CHK-12' }),
      title: text(),
      type: choice(DESK_TASK_TYPES),
      status: choice(DESK_TASK_STATUSES),
      priority: choice(DESK_PRIORITIES),
      labels: listOf(text()),
      effort: record({ estimatedHours: maybe(decimal()), loggedHours: decimal('Sum of the time entries') }),
      createdOn: date(),
      dueDate: maybe(date()),
      completedOn: maybe(date()),
    },
    relationships: {
      project: { field: 'projectId', type: 'projects' },
      assignee: { field: 'assigneeId', type: 'people' },
      reporter: { field: 'reporterId', type: 'people' },
      milestone: { field: 'milestoneId', type: 'milestones' },
    },
    filters: ['key', 'status', 'type', 'priority', 'labels', 'project', 'assignee', 'milestone'],
    writable: ['title', 'type', 'status', 'priority', 'labels', 'effort', 'dueDate', 'project', 'assignee', 'milestone'], // oxfmt-ignore
    required: ['title', 'project'],
    make: given => ({
      type: 'feature',
      status: 'todo',
      priority: 'medium',
      labels: [],
      dueDate: null,
      assigneeId: null,
      reporterId: 11,
      milestoneId: null,
      ...given,
      effort: { estimatedHours: null, loggedHours: 0, ...(given.effort as object | undefined) },
      key: keyFor(given.projectId),
      createdOn: today,
      completedOn: null,
    }),
    removable: true,
    actions: {
      complete: {
        summary: 'Mark a task as done today',
        run: row => (row.status === 'done' ? 'It is done already' : { status: 'done', completedOn: today }),
      },
    },
  },
  'time-entries': {
    table: 'deskTimeEntries',
    one: 'time-entry',
    attributes: { spentOn: date(), hours: decimal(), billable: flag(), note: maybe(text()) },
    relationships: { task: { field: 'taskId', type: 'tasks' }, person: { field: 'personId', type: 'people' } },
    filters: ['billable', 'spentOn', 'task', 'person'],
    writable: ['spentOn', 'hours', 'billable', 'note', 'task', 'person'],
    required: ['hours', 'task', 'person'],
    make: given => ({ spentOn: today, billable: true, note: null, ...given }),
    removable: true,
  },
})

/** A task tracker: JSON:API, numbered pages, links as relationships, hours as an object inside a task. */
export const TASKDESK_DESCRIPTION = describeJsonApi(
  { title: 'Taskdesk', version: '1.8', description: 'Projects, milestones, tasks, people and time entries.' },
  '/api',
  describeResources('', () => ''),
)
