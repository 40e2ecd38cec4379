import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createPlanboardData, PRIORITIES, TASK_STATUSES, type Comment, type Project, type Task } from './data.ts'
import { PLANBOARD_DESCRIPTION } from './description.ts'

const failure = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { code, message } },
})
const missing = (what: string) => failure(404, 'notFound', `No such ${what}`)

/** One page: the cursor is the place of its first row, made opaque. */
function pageOf(rows: readonly unknown[], { query }: Incoming): Reply {
  const start = Number(Buffer.from(query.get('cursor') ?? '', 'base64url').toString() || 0)
  const limit = Number(query.get('limit') ?? 50)
  if (!(start >= 0) || !(limit >= 1 && limit <= 100)) return failure(400, 'badRequest', 'limit is 1 to 100')
  const end = start + limit
  const hasMore = end < rows.length
  const nextCursor = hasMore ? Buffer.from(String(end)).toString('base64url') : null
  return { body: { items: rows.slice(start, end), pageInfo: { nextCursor, hasMore } } }
}

/** Starts the planning board. `data` is what it serves and changes; `reset` puts it back. */
export async function startPlanboard({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPlanboardData(clock)
  const { users, projects, tasks, comments } = data
  const person = (id: string | null) => {
    const user = users.find(one => one.id === id)
    return user ? { id: user.id, name: user.name, email: user.email } : null
  }
  const showProject = ({ ownerId, ...project }: Project) => ({ ...project, owner: person(ownerId) })
  const showTask = ({ assigneeId, ...task }: Task) => ({ ...task, assignee: person(assigneeId) })
  const showComment = ({ authorId, ...comment }: Comment) => ({ ...comment, author: person(authorId) })
  const task = ({ path }: Incoming) => tasks.find(({ id, key }) => id === path[0] || key === path[0])
  const found = (value: unknown, what: string): Reply => (value ? { body: value } : missing(what))

  function listTasks(incoming: Incoming, given = tasks): Reply {
    const { query } = incoming
    const is = (name: string, value: unknown) => !query.has(name) || query.get(name) === String(value)
    const [before, after] = [query.get('dueBefore'), query.get('dueAfter')]
    const search = query.get('search')?.toLowerCase() ?? ''
    const rows = given.filter(
      one =>
        is('status', one.status) &&
        is('priority', one.priority) &&
        is('assigneeId', one.assigneeId) &&
        is('projectId', one.projectId) &&
        (!query.has('tag') || one.tags.includes(query.get('tag') ?? '')) &&
        (!before || (one.dueDate !== null && one.dueDate < before)) &&
        (!after || (one.dueDate !== null && one.dueDate > after)) &&
        one.title.toLowerCase().includes(search),
    )
    return pageOf(rows.map(showTask), incoming)
  }

  function createTask({ body }: Incoming): Reply {
    const project = projects.find(({ id }) => id === body?.projectId)
    if (typeof body?.title !== 'string' || !body.title) return failure(422, 'invalid', 'title is required')
    if (!project) return failure(422, 'invalid', 'projectId names no project')
    const wrong = invalidTask(body)
    if (wrong) return failure(422, 'invalid', wrong)
    const created: Task = {
      id: `tsk_${3500 + tasks.length}`,
      key: `${project.key}-${1 + tasks.filter(({ projectId }) => projectId === project.id).length}`,
      title: body.title,
      projectId: project.id,
      status: body.status ?? 'todo',
      priority: body.priority ?? 'medium',
      assigneeId: body.assigneeId ?? null,
      reporterId: users[0]!.id,
      tags: body.tags ?? [],
      estimateHours: body.estimateHours ?? null,
      spentHours: 0,
      dueDate: body.dueDate ?? null,
      isBlocked: false,
      createdAt: new Date().toISOString(),
      closedAt: null,
    }
    tasks.push(created)
    return { status: 201, body: showTask(created) }
  }

  function invalidTask(body: Record<string, unknown>): string | undefined {
    if (body.status !== undefined && !TASK_STATUSES.includes(body.status as never)) return 'no such status'
    if (body.priority !== undefined && !PRIORITIES.includes(body.priority as never)) return 'no such priority'
    if (body.assigneeId != null && !users.some(({ id }) => id === body.assigneeId)) return 'assigneeId names no user'
    return undefined
  }

  function updateTask(incoming: Incoming): Reply {
    const { body } = incoming
    const one = task(incoming)
    if (!one) return missing('task')
    const wrong = invalidTask(body ?? {})
    if (wrong) return failure(422, 'invalid', wrong)
    const changeable = ['title', 'status', 'priority', 'assigneeId', 'tags', 'estimateHours', 'dueDate', 'isBlocked']
    for (const key of changeable) if (body?.[key] !== undefined) Object.assign(one, { [key]: body[key] })
    return { body: showTask(one) }
  }

  function closeTask(incoming: Incoming): Reply {
    const one = task(incoming)
    if (!one) return missing('task')
    if (one.status === 'done') return failure(409, 'alreadyClosed', `${one.key} is done already`)
    Object.assign(one, { status: 'done', closedAt: new Date().toISOString() })
    return { body: showTask(one) }
  }

  function deleteTask(incoming: Incoming): Reply {
    const one = task(incoming)
    if (!one) return missing('task')
    tasks.splice(tasks.indexOf(one), 1)
    return { body: { deleted: one.id } }
  }

  function addComment(incoming: Incoming): Reply {
    const one = task(incoming)
    if (!one) return missing('task')
    if (!incoming.body?.body) return failure(422, 'invalid', 'body is required')
    const created: Comment = {
      id: `cmt_${5000 + comments.length}`,
      taskId: one.id,
      authorId: users[0]!.id,
      body: incoming.body.body,
      isInternal: incoming.body.isInternal ?? false,
      likes: 0,
      createdAt: new Date().toISOString(),
    }
    comments.push(created)
    return { status: 201, body: showComment(created) }
  }

  function updateProject({ path, body }: Incoming): Reply {
    const one = projects.find(({ id }) => id === path[0])
    if (!one) return missing('project')
    for (const key of ['name', 'status', 'ownerId', 'targetDate', 'budgetHours'])
      if (body?.[key] !== undefined) Object.assign(one, { [key]: body[key] })
    return { body: showProject(one) }
  }

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PLANBOARD_DESCRIPTION })],
    ['GET', /^\/api\/users$/, incoming => pageOf(users, incoming)],
    [
      'GET',
      /^\/api\/users\/([^/]+)$/,
      ({ path }) =>
        found(
          users.find(({ id }) => id === path[0]),
          'user',
        ),
    ],
    [
      'GET',
      /^\/api\/projects$/,
      incoming => {
        const status = incoming.query.get('status')
        return pageOf(projects.filter(one => !status || one.status === status).map(showProject), incoming)
      },
    ],
    [
      'GET',
      /^\/api\/projects\/([^/]+)$/,
      ({ path }) => {
        const one = projects.find(({ id }) => id === path[0])
        return found(one && showProject(one), 'project')
      },
    ],
    ['PATCH', /^\/api\/projects\/([^/]+)$/, updateProject],
    ['GET', /^\/api\/tasks$/, incoming => listTasks(incoming)],
    ['POST', /^\/api\/tasks$/, createTask],
    [
      'GET',
      /^\/api\/tasks\/([^/]+)$/,
      incoming => {
        const one = task(incoming)
        return found(one && showTask(one), 'task')
      },
    ],
    ['PATCH', /^\/api\/tasks\/([^/]+)$/, updateTask],
    ['DELETE', /^\/api\/tasks\/([^/]+)$/, deleteTask],
    ['POST', /^\/api\/tasks\/([^/]+)\/close$/, closeTask],
    [
      'GET',
      /^\/api\/tasks\/([^/]+)\/comments$/,
      incoming => {
        const one = task(incoming)
        return one
          ? pageOf(comments.filter(({ taskId }) => taskId === one.id).map(showComment), incoming)
          : missing('task')
      },
    ],
    ['POST', /^\/api\/tasks\/([^/]+)\/comments$/, addComment],
    ['GET', /^\/api\/comments$/, incoming => pageOf(comments.map(showComment), incoming)],
  ]
  const server = await listenJson(routes, failure(404, 'notFound', 'No such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
