import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DISCIPLINES, HEALTHS, MILESTONE_STATUSES, PHASES, TASK_PRIORITIES, TASK_STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Person: {
    id: whole(),
    fullName: text(),
    email: text(undefined, { format: 'email' }),
    discipline: choice(DISCIPLINES),
    office: text(undefined, { example: 'Leeds' }),
    contractor: flag('Not on the payroll'),
    dailyRate: decimal('In GBP'),
    startedAt: date(),
  },
  Project: {
    id: whole(),
    code: text(undefined, { example: 'P014' }),
    title: text(),
    client: maybe(text('Null for projects of our own')),
    managerId: whole('Person who manages the project'),
    phase: choice(PHASES),
    health: choice(HEALTHS),
    budget: decimal('In GBP'),
    kickoffDate: date(),
    deadline: date(),
  },
  Milestone: {
    id: whole(),
    projectId: whole(),
    title: text(),
    status: choice(MILESTONE_STATUSES),
    dueDate: date(),
  },
  Task: {
    id: whole(),
    number: text(undefined, { example: 'T-1042' }),
    title: text(),
    projectId: whole(),
    milestoneId: maybe(whole()),
    assigneeId: maybe(whole('Person who works on the task')),
    status: choice(TASK_STATUSES),
    priority: choice(TASK_PRIORITIES),
    estimatedHours: decimal(),
    spentHours: decimal(),
    dueDate: maybe(date()),
    createdAt: moment(),
    completedAt: maybe(moment()),
  },
  Comment: { id: whole(), taskId: whole(), authorId: whole(), text: text(), postedAt: moment() },
}
const MANY: Record<string, string> = { Person: 'people' }
const VERBS: Record<string, string> = { list: 'List', get: 'Get one', create: 'Create a', update: 'Update a', delete: 'Delete a' } // oxfmt-ignore
const METHODS: Record<string, string> = { list: 'findAll', get: 'findOne', delete: 'remove' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Dto`,
  plural: kind => MANY[kind] ?? `${kind.toLowerCase()}s`,
  operationId: (verb, _, many) => `${many.charAt(0).toUpperCase()}${many.slice(1)}Controller_${METHODS[verb] ?? verb}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : kind.toLowerCase()}`,
  page: kind =>
    record({ items: listOf(ref(`${kind}Dto`)), total: whole(), page: whole(), limit: whole() }, ['items', 'total']),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const PROJECT = ['title', 'client', 'managerId', 'phase', 'health', 'budget', 'kickoffDate', 'deadline']
const TASK = ['title', 'projectId', 'milestoneId', 'assigneeId', 'status', 'priority', 'estimatedHours', 'spentHours', 'dueDate'] // oxfmt-ignore

/** Projects of a design studio as NestJS describes them: camelCase, `items` and `total`, ids of operations from controllers. */
export const PROJECTROOM_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Project Room', version: '1.4', description: 'Projects, milestones, tasks, comments and people.' },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/people': { get: list('Person', 'discipline', 'office') },
    '/people/{id}': { get: one('Person') },
    '/projects': { get: list('Project', 'phase', 'managerId'), post: add('Project', PROJECT, ['title', 'managerId']) },
    '/projects/{id}': { get: one('Project'), patch: change('Project', PROJECT) },
    '/milestones': {
      get: list('Milestone', 'projectId', 'status'),
      post: add('Milestone', ['projectId', 'title', 'dueDate'], ['projectId', 'title', 'dueDate']),
    },
    '/milestones/{id}': {
      get: one('Milestone'),
      patch: change('Milestone', ['title', 'status', 'dueDate']),
      delete: drop('Milestone'),
    },
    '/tasks': {
      get: list('Task', 'projectId', 'milestoneId', 'assigneeId', 'status', 'priority'),
      post: add('Task', TASK, ['title', 'projectId']),
    },
    '/tasks/{id}': { get: one('Task'), patch: change('Task', TASK), delete: drop('Task') },
    '/tasks/{id}/complete': { post: act('complete', 'Task', 'Mark a task as done') },
    '/comments': {
      get: list('Comment', 'taskId', 'authorId'),
      post: add('Comment', ['taskId', 'authorId', 'text'], ['taskId', 'authorId', 'text']),
    },
    '/comments/{id}': { get: one('Comment'), delete: drop('Comment') },
  },
  components: {
    schemas: { ...schemas, ErrorDto: record({ statusCode: whole(), message: text(), error: text() }) },
    responses: { Error: answers('Error', ref('ErrorDto')) },
  },
}
