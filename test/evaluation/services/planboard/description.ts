import * as api from '../openapi.ts'
import { PRIORITIES, PROJECT_STATUSES, ROLES, TASK_STATUSES } from './data.ts'

const {
  answers,
  choice,
  date,
  decimal,
  flag,
  listOf,
  moment,
  pathParameter,
  queryParameter,
  record,
  ref,
  requestBody,
} = api
const { text, whole } = api

const page = (item: string) =>
  record(
    {
      items: listOf(ref(item)),
      pageInfo: record({
        nextCursor: { ...text('Hand it back as `cursor` for the next page'), nullable: true },
        hasMore: flag(),
      }),
    },
    ['items', 'pageInfo'],
  )
const paging = [
  queryParameter('cursor', text(), 'Where to go on: `pageInfo.nextCursor` of the page before'),
  queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 50 })),
]
const person = (description?: string) => ({
  ...record({ id: text(), name: text(), email: text(undefined, { format: 'email' }) }),
  ...(description && { description }),
  nullable: true,
})
const missing = answers('Not there', ref('Problem'))
const taskId = [pathParameter('taskId', text(undefined, { example: 'tsk_2041' }), 'Id of the task, or its key')]
const changes = {
  title: text('What has to be done', { minLength: 1 }),
  status: choice(TASK_STATUSES),
  priority: choice(PRIORITIES),
  assigneeId: { ...text('User who does it'), nullable: true },
  tags: listOf(text()),
  estimateHours: decimal(undefined, { nullable: true }),
  dueDate: { ...date(), nullable: true },
}

/** The planning board's description: camelCase, cursors, people nested in tasks, hardly any word on the fields. */
export const PLANBOARD_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Planboard', version: '3.1', description: 'Projects, their tasks and what people say about them.' },
  servers: [{ url: '/api' }],
  paths: {
    '/users': {
      get: {
        operationId: 'listUsers',
        summary: 'List users',
        parameters: paging,
        responses: { 200: answers('Users', page('User')) },
      },
    },
    '/users/{userId}': {
      get: {
        operationId: 'getUser',
        parameters: [pathParameter('userId', text())],
        responses: { 200: answers('The user', ref('User')), 404: missing },
      },
    },
    '/projects': {
      get: {
        operationId: 'listProjects',
        summary: 'List projects',
        parameters: [queryParameter('status', choice(PROJECT_STATUSES)), ...paging],
        responses: { 200: answers('Projects', page('Project')) },
      },
    },
    '/projects/{projectId}': {
      get: {
        operationId: 'getProject',
        summary: 'Get one project',
        parameters: [pathParameter('projectId', text())],
        responses: { 200: answers('The project', ref('Project')), 404: missing },
      },
      patch: {
        operationId: 'updateProject',
        summary: 'Change a project',
        parameters: [pathParameter('projectId', text())],
        requestBody: requestBody(
          record({
            name: text(),
            status: choice(PROJECT_STATUSES),
            ownerId: text('User who answers for the project'),
            targetDate: date(),
            budgetHours: whole(),
          }),
        ),
        responses: { 200: answers('The project', ref('Project')), 404: missing },
      },
    },
    '/tasks': {
      get: {
        operationId: 'listTasks',
        summary: 'List tasks',
        description: 'All tasks of all projects. Filters add up.',
        parameters: [
          queryParameter('status', choice(TASK_STATUSES)),
          queryParameter('priority', choice(PRIORITIES)),
          queryParameter('assigneeId', text()),
          queryParameter('projectId', text()),
          queryParameter('tag', text(), 'One tag that the tasks carry'),
          queryParameter('dueBefore', date(), 'Due before this day'),
          queryParameter('dueAfter', date(), 'Due after this day'),
          queryParameter('search', text(), 'Words in the title'),
          ...paging,
        ],
        responses: { 200: answers('Tasks', page('Task')) },
      },
      post: {
        operationId: 'createTask',
        summary: 'Create a task',
        requestBody: requestBody(
          record({ projectId: text('Project the task is part of'), ...changes }, ['title', 'projectId']),
        ),
        responses: { 201: answers('The new task', ref('Task')), 422: answers('Invalid', ref('Problem')) },
      },
    },
    '/tasks/{taskId}': {
      get: {
        operationId: 'getTask',
        summary: 'Get one task',
        parameters: taskId,
        responses: { 200: answers('The task', ref('Task')), 404: missing },
      },
      patch: {
        operationId: 'updateTask',
        summary: 'Change a task',
        description: 'Only the properties in the body change.',
        parameters: taskId,
        requestBody: requestBody(record({ ...changes, isBlocked: flag() })),
        responses: { 200: answers('The task', ref('Task')), 404: missing },
      },
      delete: {
        operationId: 'deleteTask',
        summary: 'Delete a task for good',
        parameters: taskId,
        responses: { 200: answers('Deleted', record({ deleted: text() })), 404: missing },
      },
    },
    '/tasks/{taskId}/close': {
      post: {
        operationId: 'closeTask',
        summary: 'Close a task',
        description: 'Marks the task as done and notes the moment.',
        parameters: taskId,
        responses: {
          200: answers('The task', ref('Task')),
          404: missing,
          409: answers('Closed already', ref('Problem')),
        },
      },
    },
    '/tasks/{taskId}/comments': {
      get: {
        operationId: 'listTaskComments',
        parameters: [...taskId, ...paging],
        responses: { 200: answers('Comments on the task', page('Comment')), 404: missing },
      },
      post: {
        operationId: 'addComment',
        summary: 'Comment on a task',
        parameters: taskId,
        requestBody: requestBody(
          record({ body: text('The comment'), isInternal: flag('Hidden from guests') }, ['body']),
        ),
        responses: { 201: answers('The comment', ref('Comment')), 404: missing },
      },
    },
    '/comments': {
      get: {
        operationId: 'listComments',
        summary: 'List comments of all tasks',
        parameters: paging,
        responses: { 200: answers('Comments', page('Comment')) },
      },
    },
  },
  components: {
    schemas: {
      Problem: record({ error: record({ code: text(), message: text() }) }),
      User: record({
        id: text(undefined, { example: 'usr_117' }),
        name: text('Full name'),
        email: text(undefined, { format: 'email' }),
        role: choice(ROLES),
        team: { ...text(), nullable: true },
        timezone: text('IANA name'),
        isActive: flag(),
        joinedAt: date(),
      }),
      Project: record({
        id: text(undefined, { example: 'prj_12' }),
        key: text('Short code that task keys begin with'),
        name: text(),
        status: choice(PROJECT_STATUSES),
        owner: person('Who answers for it'),
        startDate: date(),
        targetDate: { ...date('When it should be finished'), nullable: true },
        budgetHours: whole(),
      }),
      Task: record({
        id: text(undefined, { example: 'tsk_2041' }),
        key: text(undefined, { example: 'BIUP-14' }),
        title: text(),
        projectId: text(),
        status: choice(TASK_STATUSES),
        priority: choice(PRIORITIES),
        assignee: person(),
        reporterId: text('User who wrote the task down'),
        tags: listOf(text()),
        estimateHours: decimal(undefined, { nullable: true }),
        spentHours: decimal(),
        dueDate: { ...date(), nullable: true },
        isBlocked: flag(),
        createdAt: moment(),
        closedAt: { ...moment(), nullable: true },
      }),
      Comment: record({
        id: text(),
        taskId: text(),
        author: person(),
        body: text(),
        isInternal: flag('Hidden from guests'),
        likes: whole(),
        createdAt: moment(),
      }),
    },
  },
}
