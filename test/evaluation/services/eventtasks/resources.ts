import { choice, date, decimal, flag, listOf, moment, record, ref, text, whole } from '../openapi.ts'
import type { EventtasksData } from './data.ts'

export interface ShowResource {
  table: keyof EventtasksData
  /** `TimeEntry` */
  schema: string
  fields: Record<string, object>
  /** Fields that point to another record, which answers show in a short form. */
  links: Record<string, { to: string; maybe?: boolean; description?: string }>
  /** Query parameters: what they compare, and how. */
  filters: Record<string, { field: string; how?: 'from' | 'until' | 'null'; schema?: object }>
  search: string[]
  ordering: string[]
  readOnly?: string[]
  required?: string[]
  defaults?: Record<string, unknown>
  removable?: boolean
}

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const same = (...names: string[]) => Object.fromEntries(names.map(name => [name, { field: name }]))
const linked = (...names: string[]) => Object.fromEntries(names.map(name => [name, { field: `${name}_id` }]))
const within = (name: string) => ({
  [`${name}__gte`]: { field: name, how: 'from' as const },
  [`${name}__lte`]: { field: name, how: 'until' as const },
})

export const RESOURCES: Record<string, ShowResource> = {
  teams: {
    table: 'showTeams',
    schema: 'Team',
    fields: { name: text(), description: text() },
    links: { lead: { to: 'users', description: 'Head of the team' } },
    filters: {},
    search: [],
    ordering: ['name'],
  },
  users: {
    table: 'showUsers',
    schema: 'User',
    fields: {
      first_name: text(),
      last_name: text(),
      email: email(),
      phone: maybe(text()),
      job_title: text(),
      office: ref('OfficeEnum'),
      weekly_hours: whole('Contracted hours per week'),
      is_active: flag('False once somebody has left the company'),
      date_joined: date(),
    },
    links: { team: { to: 'teams' } },
    filters: { ...linked('team'), ...same('office', 'is_active', 'email') },
    search: ['first_name', 'last_name', 'email'],
    ordering: ['last_name', 'date_joined'],
    readOnly: ['date_joined'],
    required: ['first_name', 'last_name', 'email', 'team_id'],
    defaults: { phone: null, job_title: '', office: 'cologne', weekly_hours: 40, is_active: true },
  },
  events: {
    table: 'showEvents',
    schema: 'Event',
    fields: {
      name: text(),
      event_type: ref('EventTypeEnum'),
      status: ref('EventStatusEnum'),
      client: text('Who has booked us'),
      venue: text(),
      city: text(),
      start_date: date(),
      end_date: date('Last day of the event'),
      expected_visitors: whole(),
      budget: decimal('EUR'),
    },
    links: { manager: { to: 'users', description: 'Person in charge of the event' } },
    filters: { ...same('event_type', 'status', 'city', 'client'), ...linked('manager'), ...within('start_date') },
    search: ['name', 'client', 'venue'],
    ordering: ['start_date', 'name', 'budget', 'expected_visitors'],
    required: ['name', 'event_type', 'start_date', 'end_date', 'manager_id'],
    defaults: { status: 'planning', client: '', venue: '', city: '', expected_visitors: 0, budget: 0 },
  },
  tasks: {
    table: 'showTasks',
    schema: 'Task',
    fields: {
      title: text(undefined, { maxLength: 120 }),
      category: ref('TaskCategoryEnum'),
      status: ref('TaskStatusEnum'),
      priority: ref('PriorityEnum'),
      due_date: date(),
      estimated_hours: maybe(decimal()),
      checklist: listOf(record({ text: text(), is_done: flag() }, ['text', 'is_done'])),
      created_at: moment(),
      completed_at: maybe(moment('Set when the task is done')),
    },
    links: { event: { to: 'events' }, assignee: { to: 'users', maybe: true } },
    filters: {
      ...linked('event', 'assignee'),
      ...same('status', 'category', 'priority'),
      unassigned: { field: 'assignee_id', how: 'null', schema: flag('Only tasks that nobody has taken') },
      ...within('due_date'),
    },
    search: ['title'],
    ordering: ['due_date', 'created_at', 'title'],
    readOnly: ['created_at', 'completed_at'],
    required: ['title', 'event_id', 'due_date'],
    defaults: { category: 'logistics', status: 'open', priority: 'medium', assignee_id: null, estimated_hours: null, checklist: [], completed_at: null }, // oxfmt-ignore
    removable: true,
  },
  'time-entries': {
    table: 'showTimeEntries',
    schema: 'TimeEntry',
    fields: { date: date(), hours: decimal(), note: maybe(text()), is_billable: flag('Can be charged to the client') },
    links: { task: { to: 'tasks' }, user: { to: 'users', description: 'Who has done the work' } },
    filters: { ...linked('task', 'user'), ...same('is_billable'), ...within('date') },
    search: [],
    ordering: ['date', 'hours'],
    required: ['task_id', 'user_id', 'date', 'hours'],
    defaults: { note: null, is_billable: true },
    removable: true,
  },
  comments: {
    table: 'showComments',
    schema: 'Comment',
    fields: { body: text(), created_at: moment() },
    links: { task: { to: 'tasks' }, author: { to: 'users' } },
    filters: linked('task', 'author'),
    search: ['body'],
    ordering: ['created_at'],
    readOnly: ['created_at'],
    required: ['task_id', 'author_id', 'body'],
    removable: true,
  },
}
/** What answers show of a record that another one points to. */
export const SHORT: Record<string, Record<string, object>> = {
  teams: { id: whole(), name: text() },
  users: { id: whole(), name: text() },
  events: { id: whole(), name: text() },
  tasks: { id: whole(), title: text() },
}
export const ENUMS = (values: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(values).map(([name, own]) => [name, choice(own)]))
