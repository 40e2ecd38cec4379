import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ACTIVITIES, ISSUE_STATUSES, ISSUE_TYPES, PRIORITIES, PROJECT_STATUSES, RELEASE_STATUSES, SPRINT_STATUSES, USER_ROLES } from './data.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
/** A reference that may be missing, as @nestjs/swagger writes it. */
const maybeRef = (name: string) => ({ nullable: true, allOf: [ref(name)] })
const email = () => text(undefined, { format: 'email' })

const KINDS: Record<string, Fields> = {
  Project: {
    id: whole(),
    key: text('Prefix of the issue keys', { example: 'PAY' }),
    name: text(),
    description: text(),
    status: choice(PROJECT_STATUSES),
    lead: ref('UserRefDto'),
    budgetHours: maybe(whole('Hours planned for this year')),
    startedOn: date(),
  },
  User: {
    id: whole(),
    name: text('Full name'),
    email: email(),
    role: choice(USER_ROLES),
    team: text(undefined, { example: 'Checkout' }),
    location: text('City of the office', { example: 'Lisbon' }),
    weeklyHours: whole('Contracted hours per week'),
    isActive: flag('False once the person has left'),
    joinedOn: date(),
  },
  Sprint: {
    id: whole(),
    name: text(undefined, { example: 'PAY Sprint 12' }),
    project: ref('ProjectRefDto'),
    status: choice(SPRINT_STATUSES),
    goal: maybe(text()),
    startDate: date(),
    endDate: date('Last day'),
    capacityPoints: whole('Story points the team can take on'),
  },
  Issue: {
    id: whole(),
    key: text(undefined, { example: 'PAY-112' }),
    title: text(),
    type: choice(ISSUE_TYPES),
    status: choice(ISSUE_STATUSES),
    priority: choice(PRIORITIES),
    storyPoints: maybe(whole('Estimate')),
    project: ref('ProjectRefDto'),
    sprint: maybeRef('SprintRefDto'),
    assignee: maybeRef('UserRefDto'),
    reporter: ref('UserRefDto'),
    release: maybeRef('ReleaseRefDto'),
    labels: listOf(text(), 'e.g. security, tech-debt'),
    dueDate: maybe(date()),
    createdAt: moment(),
    updatedAt: moment(),
    resolvedAt: maybe(moment('When it became DONE or WONT_DO')),
  },
  Worklog: {
    id: whole(),
    issue: ref('IssueRefDto'),
    user: ref('UserRefDto'),
    activity: choice(ACTIVITIES),
    hours: decimal('Time spent'),
    workDate: date(),
    isBillable: flag(),
    comment: maybe(text()),
  },
  Release: {
    id: whole(),
    name: text(undefined, { example: 'Mobile App 3.2' }),
    project: ref('ProjectRefDto'),
    status: choice(RELEASE_STATUSES),
    releaseDate: date('Planned, or actual once released'),
    manager: ref('UserRefDto'),
    notes: maybe(text()),
  },
}
/** Keys that bodies and filters have for what is nested in answers. */
const KEYS: Fields = {
  projectId: whole(),
  leadId: whole('User'),
  sprintId: maybe(whole()),
  assigneeId: maybe(whole('User')),
  reporterId: whole('User'),
  releaseId: maybe(whole()),
  managerId: whole('User'),
  issueId: whole(),
  userId: whole(),
  label: text(),
  search: text(),
  from: date('Worked on or after'),
  to: date('Worked on or before'),
}
/** What a new record needs, and what it may have besides. */
export const NEEDED: Record<string, string[]> = {
  Sprint: ['name', 'projectId', 'startDate', 'endDate'],
  Issue: ['title', 'type', 'projectId'],
  Worklog: ['issueId', 'userId', 'hours', 'workDate'],
  Release: ['name', 'projectId', 'releaseDate', 'managerId'],
}
const FURTHER: Record<string, string[]> = {
  Sprint: ['goal', 'capacityPoints'],
  Issue: ['priority', 'storyPoints', 'sprintId', 'assigneeId', 'reporterId', 'releaseId', 'labels', 'dueDate'],
  Worklog: ['activity', 'isBillable', 'comment'],
  Release: ['notes'],
}
const CHANGED: Record<string, string[]> = {
  Project: ['name', 'description', 'status', 'leadId', 'budgetHours'],
  User: ['email', 'role', 'team', 'location', 'weeklyHours', 'isActive'],
  Sprint: ['name', 'goal', 'startDate', 'endDate', 'capacityPoints'],
  Issue: ['title', 'type', 'status', 'priority', 'storyPoints', 'sprintId', 'assigneeId', 'releaseId', 'labels', 'dueDate'], // oxfmt-ignore
  Worklog: ['activity', 'hours', 'workDate', 'isBillable', 'comment'],
  Release: ['name', 'status', 'releaseDate', 'managerId', 'notes'],
}
const fields = (kind: string, names: readonly string[] = []): Fields =>
  Object.fromEntries(names.map(name => [name, KINDS[kind]![name] ?? KEYS[name]!]))
const operation = (kind: string, action: string, summary: string) => ({
  tags: [`${kind}s`],
  operationId: `${kind}sController_${action}`,
  summary,
})
const an = (kind: string) =>
  kind === 'Issue' ? 'an issue' : `a ${kind === 'Worklog' ? 'work log' : kind.toLowerCase()}`
const many = (kind: string) => `${an(kind).replace(/^an? /, '')}s`
const id = () => pathParameter('id', whole())
const found = (kind: string) => ({ 200: answers('', ref(`${kind}Dto`)), 404: answers('Not found', ref('ErrorDto')) })

const findAll = (kind: string, ...filters: string[]) => ({
  ...operation(kind, 'findAll', `List ${many(kind)}`),
  parameters: [
    ...Object.entries(fields(kind, filters)).map(([name, schema]) => queryParameter(name, schema, name === 'search' ? 'Key or part of the title' : undefined)), // oxfmt-ignore
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  responses: { 200: answers('', ref(`Paginated${kind}sDto`)) },
})
const findOne = (kind: string) => ({ ...operation(kind, 'findOne', `Get ${an(kind)}`), parameters: [id()], responses: found(kind) }) // oxfmt-ignore
const create = (kind: string) => ({
  ...operation(kind, 'create', `Create ${an(kind)}`),
  requestBody: requestBody(ref(`Create${kind}Dto`)),
  responses: { 201: answers('', ref(`${kind}Dto`)), 400: answers('Validation failed', ref('ErrorDto')) },
})
const update = (kind: string) => ({
  ...operation(kind, 'update', `Update ${an(kind)}`),
  parameters: [id()],
  requestBody: requestBody(ref(`Update${kind}Dto`)),
  responses: found(kind),
})
const remove = (kind: string) => ({
  ...operation(kind, 'remove', `Delete ${an(kind)}`),
  parameters: [id()],
  responses: { 204: { description: '' }, 404: answers('Not found', ref('ErrorDto')) },
})
const act = (kind: string, action: string, summary: string) => ({
  ...operation(kind, action, summary),
  parameters: [id()],
  responses: { ...found(kind), 409: answers('Conflict', ref('ErrorDto')) },
})
const read = (kind: string, path: string, ...filters: string[]) => ({
  [`/api/v1/${path}`]: { get: findAll(kind, ...filters), ...(kind in NEEDED && { post: create(kind) }) },
  [`/api/v1/${path}/{id}`]: { get: findOne(kind), patch: update(kind), ...(kind in NEEDED && { delete: remove(kind) }) }, // oxfmt-ignore
})
const small = (...names: string[]) => record(Object.fromEntries(names.map(name => [name, name === 'id' ? whole() : text()])), names) // oxfmt-ignore
const schemasOf = (kind: string) => ({
  [`${kind}Dto`]: record(KINDS[kind]!, Object.keys(KINDS[kind]!)),
  [`Paginated${kind}sDto`]: record({ data: listOf(ref(`${kind}Dto`)), meta: ref('PageMetaDto') }, ['data', 'meta']),
  ...(kind in NEEDED && { [`Create${kind}Dto`]: record(fields(kind, [...NEEDED[kind]!, ...FURTHER[kind]!]), NEEDED[kind]) }), // oxfmt-ignore
  [`Update${kind}Dto`]: record(fields(kind, CHANGED[kind])),
})

/** The issue tracker of a software company: camelCase, `data` and `meta`, numbers and keys, references as objects. */
export const SPRINTDESK_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Sprintdesk API', version: '1.4', description: 'Projects, sprints, issues, work logs and releases of Halyard Software.' }, // oxfmt-ignore
  servers: [{ url: '/' }],
  paths: {
    ...read('Project', 'projects', 'status'),
    ...read('User', 'users', 'team', 'role', 'location', 'isActive'),
    ...read('Sprint', 'sprints', 'projectId', 'status'),
    '/api/v1/sprints/{id}/start': { post: act('Sprint', 'start', 'Start a planned sprint') },
    '/api/v1/sprints/{id}/complete': { post: act('Sprint', 'complete', 'Complete the active sprint') },
    ...read('Issue', 'issues', 'projectId', 'sprintId', 'assigneeId', 'type', 'status', 'priority', 'label', 'search'),
    ...read('Worklog', 'worklogs', 'issueId', 'userId', 'activity', 'from', 'to'),
    ...read('Release', 'releases', 'projectId', 'status'),
    '/api/v1/releases/{id}/publish': { post: act('Release', 'publish', 'Mark a release as released today') },
  },
  components: {
    schemas: {
      ...Object.assign({}, ...Object.keys(KINDS).map(schemasOf)),
      UserRefDto: small('id', 'name'),
      ProjectRefDto: small('id', 'key', 'name'),
      SprintRefDto: small('id', 'name'),
      ReleaseRefDto: small('id', 'name'),
      IssueRefDto: small('id', 'key'),
      PageMetaDto: record({ page: whole(), limit: whole(), total: whole(), totalPages: whole() }, ['page', 'limit', 'total', 'totalPages']), // oxfmt-ignore
      ErrorDto: record({ statusCode: whole(), message: text(), error: text() }),
    },
  },
}
