import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import {
  EMPLOYMENTS,
  FORMATS,
  INDUSTRIES,
  PHASES,
  PRIORITIES,
  PROJECT_STATUSES,
  ROLES,
  TASK_STATUSES,
} from './world.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const id = (example: string) => text(undefined, { example })
const short = { $ref: '#/components/schemas/PersonRef' }
const KINDS: Record<string, Record<string, object>> = {
  Client: {
    id: id('cli_201'),
    name: text(),
    industry: choice(INDUSTRIES),
    city: text(),
    contactName: text('Whom we talk to there'),
    contactEmail: email(),
    clientSince: date(),
  },
  Person: {
    id: id('usr_31'),
    name: text(),
    role: choice(ROLES),
    employment: choice(EMPLOYMENTS),
    email: email(),
    phone: text(),
    city: text(),
    hourlyRate: decimal('GBP'),
    active: flag('Still works with us'),
    joinedOn: date(),
  },
  Project: {
    id: id('prj_401'),
    title: text(),
    clientId: text(),
    format: choice(FORMATS, 'Kind of video'),
    status: choice(PROJECT_STATUSES),
    producer: short,
    budget: decimal('GBP excluding VAT'),
    runtimeSeconds: whole('Length of the finished video in seconds'),
    startsOn: date(),
    dueOn: date('Deadline agreed with the client'),
    deliveredOn: maybe(date()),
  },
  Task: {
    id: id('tsk_1001'),
    title: text(undefined, { example: 'Rough cut' }),
    projectId: text(),
    phase: choice(PHASES),
    status: choice(TASK_STATUSES),
    priority: choice(PRIORITIES),
    assignee: { oneOf: [short], nullable: true },
    estimateHours: decimal('Planned effort'),
    dueOn: maybe(date()),
    tags: listOf(text()),
    createdAt: moment(),
    completedAt: maybe(moment()),
  },
  TimeEntry: {
    id: id('ent_5001'),
    taskId: text(),
    person: short,
    date: date('Day of the work'),
    hours: decimal(undefined, { minimum: 0.25, maximum: 24 }),
    billable: flag('Charged to the client'),
    note: maybe(text()),
  },
  Comment: {
    id: id('cmt_7001'),
    taskId: text(),
    author: short,
    text: text(),
    resolved: flag(),
    createdAt: moment(),
  },
}
const MANY: Record<string, string> = { Person: 'people', TimeEntry: 'timeEntries' }
const WORDS: Record<string, string> = { TimeEntry: 'time entry', timeEntries: 'time entries' }
const VERBS: Record<string, string> = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural: kind => MANY[kind] ?? `${kind.toLowerCase()}s`,
    operationId: (verb, kind, many) => (verb === 'list' ? `list${many.charAt(0).toUpperCase()}${many.slice(1)}` : `${verb}${kind}`), // oxfmt-ignore
    summary: (verb, kind, many) => (verb === 'list' ? `List ${WORDS[many] ?? many}` : `${VERBS[verb]} a ${WORDS[kind] ?? kind.toLowerCase()}`), // oxfmt-ignore
    page: kind => record({ items: listOf(ref(kind)), nextCursor: maybe(text('null on the last page')) }, ['items', 'nextCursor']), // oxfmt-ignore
    paging: [
      queryParameter('cursor', text(), 'nextCursor of the page before'),
      queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    key: () => idInPath(text()),
  },
  { assigneeId: maybe(text('Person who does the task')), producerId: text(), personId: text(), authorId: text() },
)
const CLIENT = ['name', 'industry', 'city', 'contactName', 'contactEmail']
const PERSON = ['name', 'role', 'employment', 'email', 'phone', 'city', 'hourlyRate', 'active']
const PROJECT = ['title', 'clientId', 'format', 'status', 'producerId', 'budget', 'runtimeSeconds', 'startsOn', 'dueOn', 'deliveredOn'] // oxfmt-ignore
const TASK = ['title', 'projectId', 'phase', 'status', 'priority', 'assigneeId', 'estimateHours', 'dueOn', 'tags']
const ENTRY = ['taskId', 'personId', 'date', 'hours', 'billable', 'note']

/** The task tracker of an agency that makes videos: camelCase, text ids, cursors, people as short objects. */
export const VIDEOTASKS_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Lanternyard Tracker API', version: '1.8.0', description: 'Clients, video projects, their tasks, and the time and comments of the crew.' }, // oxfmt-ignore
  servers: [{ url: '/v1' }],
  paths: {
    '/clients': { get: list('Client', 'industry'), post: add('Client', CLIENT, ['name']) },
    '/clients/{id}': { get: one('Client'), patch: change('Client', CLIENT), delete: drop('Client') },
    '/people': {
      get: list('Person', 'role', 'employment', 'active'),
      post: add('Person', PERSON, ['name', 'role', 'email']),
    },
    '/people/{id}': { get: one('Person'), patch: change('Person', PERSON) },
    '/projects': {
      get: list('Project', 'clientId', 'status', 'format', 'producerId'),
      post: add('Project', PROJECT, ['title', 'clientId', 'format']),
    },
    '/projects/{id}': { get: one('Project'), patch: change('Project', PROJECT), delete: drop('Project') },
    '/tasks': {
      get: list('Task', 'projectId', 'assigneeId', 'status', 'priority', 'phase'),
      post: add('Task', TASK, ['title', 'projectId']),
    },
    '/tasks/{id}': { get: one('Task'), patch: change('Task', TASK), delete: drop('Task') },
    '/tasks/{id}/complete': { post: act('complete', 'Task', 'Mark a task as done') },
    '/timeEntries': {
      get: list('TimeEntry', 'taskId', 'personId', 'billable'),
      post: add('TimeEntry', ENTRY, ['taskId', 'personId', 'date', 'hours']),
    },
    '/timeEntries/{id}': { get: one('TimeEntry'), patch: change('TimeEntry', ENTRY), delete: drop('TimeEntry') },
    '/comments': {
      get: list('Comment', 'taskId', 'authorId', 'resolved'),
      post: add('Comment', ['taskId', 'authorId', 'text'], ['taskId', 'authorId', 'text']),
    },
    '/comments/{id}': { get: one('Comment'), patch: change('Comment', ['text', 'resolved']), delete: drop('Comment') },
  },
  components: {
    schemas: {
      ...schemas,
      PersonRef: record({ id: text(), name: text() }, ['id', 'name']),
      Error: record({ error: record({ code: text(), message: text() }) }),
    },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
