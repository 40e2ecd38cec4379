import { listenJson, type Handler, type Incoming, type Reply } from '../listen-json.ts'
import { createTrackerData, TASK_STATUSES, type Task } from './data.ts'
import { TRACKER_DESCRIPTION } from './description.ts'

const failure = (status: number, error: string): Reply => ({ status, body: { error } })

/** One page with `meta` and a Link header (RFC 8288). */
function pageOf(rows: readonly unknown[], { query, url }: Incoming): Reply {
  const page = Number(query.get('page') ?? 1)
  const perPage = Number(query.get('per_page') ?? 20)
  if (!(page >= 1) || !(perPage >= 1 && perPage <= 50)) return failure(422, 'page starts at 1, per_page is 1 to 50')
  const link = (to: number, rel: string) => {
    const next = new URLSearchParams(query)
    next.set('page', String(to))
    return `<${url.pathname}?${next.toString()}>; rel="${rel}"`
  }
  const links = [page > 1 && link(page - 1, 'prev'), page * perPage < rows.length && link(page + 1, 'next')].filter(
    Boolean,
  )
  return {
    body: {
      data: rows.slice((page - 1) * perPage, page * perPage),
      meta: { total: rows.length, page, per_page: perPage },
    },
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  }
}

/** Starts the tracker on a free port. `data` is what it serves and changes. */
export async function startTracker() {
  const data = createTrackerData()
  const { departments, employees, projects, tasks } = data
  const asked = (query: URLSearchParams, name: string, value: unknown) =>
    !query.has(name) || query.get(name) === String(value)
  const found = (value: unknown): Reply => (value ? { body: value } : failure(404, 'not found'))
  const listEmployees = (incoming: Incoming) => {
    const { query } = incoming
    const text = query.get('q')?.toLowerCase() ?? ''
    return pageOf(
      employees.filter(
        employee =>
          asked(query, 'dept', employee.department_id) &&
          asked(query, 'remote', employee.is_remote) &&
          `${employee.first_name} ${employee.last_name} ${employee.email}`.toLowerCase().includes(text),
      ),
      incoming,
    )
  }
  const listTasks = (incoming: Incoming) => {
    const { query } = incoming
    const before = query.get('due_before')
    return pageOf(
      tasks.filter(
        task =>
          asked(query, 'project', task.project_id) &&
          asked(query, 'assignee', task.assignee_id) &&
          asked(query, 'status', task.status) &&
          asked(query, 'priority', task.priority) &&
          (!before || (task.due_date !== null && task.due_date < before)),
      ),
      incoming,
    )
  }
  /** Why a task cannot be as asked; undefined when it can. */
  const refuse = (task: Partial<Task>) => {
    if (task.status !== undefined && !TASK_STATUSES.includes(task.status)) return 'status is todo, in_progress or done'
    if (task.priority !== undefined && !(task.priority >= 1 && task.priority <= 5)) return 'priority is 1 to 5'
    if (task.project_id !== undefined && !projects.some(({ Id }) => Id === task.project_id)) return 'no such project'
    if (task.assignee_id && !employees.some(({ id }) => id === task.assignee_id)) return 'no such employee'
    return undefined
  }
  const addTask = ({ body }: Incoming): Reply => {
    const refused = body?.title && body.project_id ? refuse(body) : 'title and project_id are required'
    if (refused) return failure(422, refused)
    const {
      title,
      project_id,
      assignee_id = null,
      status = 'todo',
      priority = 3,
      due_date = null,
      estimated_hours = 0,
    } = body
    const id = tasks.length + 1
    const created_at = '2025-11-01T00:00:00.000Z'
    const task: Task = { id, title, project_id, assignee_id, status, priority, due_date, estimated_hours, created_at }
    tasks.push(task)
    return { status: 201, body: task }
  }
  const updateTask = ({ path, body }: Incoming): Reply => {
    const task = tasks.find(({ id }) => String(id) === path[0])
    const refused = refuse(body ?? {})
    if (!task) return failure(404, 'not found')
    if (refused) return failure(422, refused)
    const { id: _, created_at: __, ...changes } = body ?? {}
    return { body: Object.assign(task, changes) }
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: TRACKER_DESCRIPTION })],
    ['GET', /^\/api\/departments$/, () => ({ body: departments })],
    [
      'GET',
      /^\/api\/departments\/(\d+)\/employees$/,
      ({ path }) => ({ body: employees.filter(({ department_id }) => String(department_id) === path[0]) }),
    ],
    ['GET', /^\/api\/employees$/, listEmployees],
    ['GET', /^\/api\/employees\/(\d+)$/, ({ path }) => found(employees.find(({ id }) => String(id) === path[0]))],
    ['GET', /^\/api\/projects$/, () => ({ body: projects })],
    ['GET', /^\/api\/projects\/(\d+)$/, ({ path }) => found(projects.find(({ Id }) => String(Id) === path[0]))],
    [
      'GET',
      /^\/api\/projects\/(\d+)\/tasks$/,
      incoming =>
        pageOf(
          tasks.filter(({ project_id }) => String(project_id) === incoming.path[0]),
          incoming,
        ),
    ],
    ['GET', /^\/api\/tasks$/, listTasks],
    ['POST', /^\/api\/tasks$/, addTask],
    ['GET', /^\/api\/tasks\/(\d+)$/, ({ path }) => found(tasks.find(({ id }) => String(id) === path[0]))],
    ['PATCH', /^\/api\/tasks\/(\d+)$/, updateTask],
  ]
  return { data, ...(await listenJson(routes, { error: 'not found' })) }
}
