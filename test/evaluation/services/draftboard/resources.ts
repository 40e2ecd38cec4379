import { choice, date, decimal, flag, text, whole } from '../openapi.ts'
import { BUILDING_TYPES, CLIENT_TYPES, PRIORITIES, PROJECT_STATUSES, ROLES, STAGES, TASK_STATUSES, TASK_TYPES, type DraftboardData } from './data.ts' // oxfmt-ignore

/** A kind of record as the API offers it. */
export interface DraftResource {
  table: keyof DraftboardData
  one: string
  attributes: Record<string, object>
  /** What it points to: the field that holds the key, and the type behind it. */
  relationships: Record<string, { field: string; type: string; description?: string }>
  filters: string[]
  sorts: string[]
  /** What a new one needs; without it none can be added. */
  required?: string[]
  /** What a new one is where nothing is said. */
  defaults?: Record<string, unknown>
  /** Attributes that the server fills in itself. */
  readOnly?: string[]
  removable?: boolean
}

const maybe = (schema: object) => ({ ...schema, nullable: true })

export const RESOURCES: Record<string, DraftResource> = {
  clients: {
    table: 'draftClients',
    one: 'client',
    attributes: {
      name: text(),
      client_type: choice(CLIENT_TYPES),
      contact_name: text('Whom we talk to'),
      email: text(undefined, { format: 'email' }),
      phone: maybe(text()),
      town: text(),
    },
    relationships: {},
    filters: ['client_type', 'town'],
    sorts: ['name'],
    required: ['name', 'client_type'],
    defaults: { contact_name: null, email: null, phone: null, town: null },
  },
  people: {
    table: 'draftPeople',
    one: 'person',
    attributes: {
      name: text(),
      email: text(undefined, { format: 'email' }),
      role: choice(ROLES),
      hourly_rate: decimal('Charge-out rate in GBP'),
      weekly_hours: decimal('Contracted hours per week'),
      active: flag('False once the person has left the practice'),
      joined_on: date(),
    },
    relationships: {},
    filters: ['role', 'active', 'email'],
    sorts: ['name', 'joined_on'],
  },
  projects: {
    table: 'draftProjects',
    one: 'project',
    attributes: {
      code: text('Job number', { example: 'TM-218' }),
      name: text(),
      building_type: choice(BUILDING_TYPES),
      stage: choice(STAGES, 'Stage of work the project is in'),
      status: choice(PROJECT_STATUSES),
      town: text(),
      floor_area: maybe(decimal('Gross internal area in square metres')),
      construction_budget: decimal('GBP'),
      fee: decimal('Our agreed fee in GBP'),
      started_on: date(),
      target_completion_on: date('When the building is meant to be finished'),
    },
    relationships: {
      client: { field: 'client_id', type: 'clients' },
      lead: { field: 'lead_id', type: 'people', description: 'Person in charge of the project' },
    },
    filters: ['client', 'lead', 'status', 'stage', 'building_type', 'code'],
    sorts: ['name', 'code', 'started_on', 'fee'],
    required: ['name', 'building_type', 'client'],
    defaults: { stage: 'brief', status: 'active', town: null, floor_area: null, construction_budget: null, fee: null, target_completion_on: null, lead_id: null }, // oxfmt-ignore
    readOnly: ['code'],
  },
  milestones: {
    table: 'draftMilestones',
    one: 'milestone',
    attributes: { name: text(), due_on: date(), reached_on: maybe(date('Empty while the milestone is still ahead')) },
    relationships: { project: { field: 'project_id', type: 'projects' } },
    filters: ['project'],
    sorts: ['due_on'],
    required: ['name', 'due_on', 'project'],
    defaults: { reached_on: null },
    removable: true,
  },
  tasks: {
    table: 'draftTasks',
    one: 'task',
    attributes: {
      title: text(),
      task_type: choice(TASK_TYPES),
      status: choice(TASK_STATUSES),
      priority: choice(PRIORITIES),
      due_on: date(),
      estimated_hours: maybe(decimal()),
      completed_on: maybe(date('Set when the status becomes done')),
    },
    relationships: {
      project: { field: 'project_id', type: 'projects' },
      assignee: { field: 'assignee_id', type: 'people' },
    },
    filters: ['project', 'assignee', 'status', 'priority', 'task_type'],
    sorts: ['due_on', 'priority', 'title'],
    required: ['title', 'project'],
    defaults: { task_type: 'coordination', status: 'todo', priority: 'normal', due_on: null, estimated_hours: null, completed_on: null, assignee_id: null }, // oxfmt-ignore
    readOnly: ['completed_on'],
    removable: true,
  },
  time_logs: {
    table: 'draftTimeLogs',
    one: 'time_log',
    attributes: {
      worked_on: date(),
      hours: decimal(undefined, { minimum: 0.25, maximum: 24 }),
      billable: flag('Can be charged to the client'),
      note: maybe(text()),
    },
    relationships: {
      person: { field: 'person_id', type: 'people' },
      project: { field: 'project_id', type: 'projects' },
      task: { field: 'task_id', type: 'tasks' },
    },
    filters: ['person', 'project', 'task', 'billable'],
    sorts: ['worked_on'],
    required: ['worked_on', 'hours', 'person', 'project'],
    defaults: { billable: true, note: null, task_id: null },
    removable: true,
  },
}
export const PAGE_SIZE = whole('Items per page', { minimum: 1, maximum: 50, default: 20 })
