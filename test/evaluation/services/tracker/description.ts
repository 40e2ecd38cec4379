import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { PHASES, PRIORITIES, ROLES, SPRINT_STATES, TASK_STATES, TASK_TYPES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const maybeRef = (name: string, description: string) => ({ allOf: [ref(name)], nullable: true, description })
const KINDS: Record<string, Record<string, object>> = {
  Member: {
    id: text('Unique id', { example: 'usr_201' }),
    fullName: text(),
    email: text(undefined, { format: 'email' }),
    role: choice(ROLES),
    city: text('Where the member works'),
    weeklyHours: whole('Hours in a working week'),
    isActive: flag('False for people who have left the team'),
    joinedOn: date(),
  },
  Project: {
    id: text('Unique id', { example: 'prj_11' }),
    key: text('Short code that the keys of its tasks begin with', { example: 'SCAN' }),
    name: text(),
    phase: choice(PHASES),
    lead: ref('MemberRef'),
    client: maybe(text('Who pays for it; empty for internal projects')),
    budget: whole('Budget in euros'),
    startsOn: date(),
    endsOn: maybe(date('Planned or actual end')),
  },
  Sprint: {
    id: text('Unique id', { example: 'spr_301' }),
    name: text(),
    project: ref('ProjectRef'),
    state: choice(SPRINT_STATES),
    goal: maybe(text()),
    startsOn: date('First day of the sprint'),
    endsOn: date('Last day of the sprint'),
  },
  Task: {
    id: text('Unique id', { example: 'tsk_4001' }),
    key: text('Key that people use for the task', { example: 'SCAN-12' }),
    title: text(),
    type: choice(TASK_TYPES),
    state: choice(TASK_STATES),
    priority: choice(PRIORITIES),
    project: ref('ProjectRef'),
    sprint: maybeRef('SprintRef', 'Empty while the task is in the backlog'),
    assignee: maybeRef('MemberRef', 'Who works on the task'),
    reporter: ref('MemberRef'),
    labels: listOf(ref('Label')),
    storyPoints: maybe(whole('Estimate in story points')),
    dueOn: maybe(date()),
    createdAt: moment(),
    completedAt: maybe(moment('When the task was done')),
  },
  Worklog: {
    id: text('Unique id', { example: 'log_7001' }),
    task: ref('TaskRef'),
    member: ref('MemberRef'),
    workedOn: date(),
    hours: decimal('Hours worked'),
    isBillable: flag('Whether the client pays for the time'),
    note: maybe(text()),
  },
}
const SUMMARIES = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const ids = { projectId: text(), sprintId: text(), assigneeId: text(), reporterId: text(), taskId: text(), memberId: text(), leadId: text(), labels: listOf(text(), 'Names of labels') } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural: kind => `${kind}s`,
    operationId: (verb, kind, plural) => (verb === 'list' ? `list${plural}` : `${verb}${kind}`),
    summary: (verb, kind, plural) => (verb === 'list' ? `List ${plural.toLowerCase()}` : `${SUMMARIES[verb]} a ${kind.toLowerCase()}`), // oxfmt-ignore
    page: kind => record({ data: listOf(ref(kind)), paging: ref('Paging') }, ['data', 'paging']),
    paging: [
      queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 }), 'Size of the page'),
      queryParameter('cursor', text(), 'The nextCursor of the page before'),
    ],
    key: () => idInPath(text()),
  },
  ids,
)
const PROJECT = ['key', 'name', 'phase', 'leadId', 'client', 'budget', 'startsOn', 'endsOn']
const TASK = ['title', 'type', 'state', 'priority', 'sprintId', 'assigneeId', 'storyPoints', 'dueOn']

/** A task tracker of software teams: camelCase, objects inside, a cursor under `paging`. */
export const TRACKER_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Brightsprint',
    version: '2.3.0',
    description: 'Projects, sprints, tasks and the time that the team spends on them.',
  },
  servers: [{ url: '/api/v2' }],
  paths: {
    '/members': {
      get: list('Member', 'role', 'isActive'),
      post: add('Member', ['fullName', 'email', 'role', 'city', 'weeklyHours'], ['fullName', 'email', 'role']),
    },
    '/members/{id}': { get: one('Member'), patch: change('Member', ['email', 'role', 'city', 'weeklyHours', 'isActive']) }, // oxfmt-ignore
    '/projects': { get: list('Project', 'phase'), post: add('Project', PROJECT, ['key', 'name', 'leadId']) },
    '/projects/{id}': { get: one('Project'), patch: change('Project', PROJECT.slice(1)) },
    '/sprints': {
      get: list('Sprint', 'projectId', 'state'),
      post: add('Sprint', ['name', 'projectId', 'goal', 'startsOn', 'endsOn'], ['name', 'projectId', 'startsOn', 'endsOn']), // oxfmt-ignore
    },
    '/sprints/{id}': { get: one('Sprint'), patch: change('Sprint', ['name', 'goal', 'startsOn', 'endsOn']) },
    '/sprints/{id}/start': { post: act('start', 'Sprint', 'Start a planned sprint') },
    '/sprints/{id}/complete': { post: act('complete', 'Sprint', 'Complete an active sprint') },
    '/tasks': {
      get: list('Task', 'projectId', 'sprintId', 'assigneeId', 'state', 'priority', 'type'),
      post: add('Task', ['projectId', 'title', 'type', 'priority', 'sprintId', 'assigneeId', 'labels', 'storyPoints', 'dueOn'], ['projectId', 'title']), // oxfmt-ignore
    },
    '/tasks/{id}': { get: one('Task'), patch: change('Task', [...TASK, 'labels']), delete: drop('Task') },
    '/worklogs': {
      get: list('Worklog', 'taskId', 'memberId'),
      post: add('Worklog', ['taskId', 'memberId', 'workedOn', 'hours', 'isBillable', 'note'], ['taskId', 'memberId', 'hours']), // oxfmt-ignore
    },
    '/worklogs/{id}': {
      get: one('Worklog'),
      patch: change('Worklog', ['workedOn', 'hours', 'isBillable', 'note']),
      delete: drop('Worklog'),
    },
  },
  components: {
    schemas: {
      ...schemas,
      MemberRef: record({ id: text(), fullName: text(), email: text() }),
      ProjectRef: record({ id: text(), key: text(), name: text() }),
      SprintRef: record({ id: text(), name: text() }),
      TaskRef: record({ id: text(), key: text(), title: text() }),
      Label: record({ name: text(), color: text() }),
      Paging: record({ nextCursor: maybe(text('Empty on the last page')), total: whole() }),
      Problem: record({ code: text(), message: text() }),
    },
  },
}
