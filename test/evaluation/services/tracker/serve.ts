import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createTrackerData, LABELS, type TrackerData } from './data.ts'
import { TRACKER_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof TrackerData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { code: `E${status}`, message } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)
const PREFIXES: Record<Kind, string> = {
  members: 'usr',
  projects: 'prj',
  sprints: 'spr',
  tasks: 'tsk',
  worklogs: 'log',
}

/** The rows after the one that the cursor stands for, and how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 25)
  if (!(limit >= 1 && limit <= 100)) return refuse(400, 'limit must be from 1 to 100')
  const cursor = query.get('cursor')
  const from = cursor ? Number(Buffer.from(cursor, 'base64url').toString('utf8').slice(3)) : 0
  if (!Number.isInteger(from)) return refuse(400, 'cursor is not valid')
  const isMore = from + limit < rows.length
  const nextCursor = isMore ? Buffer.from(`at:${from + limit}`).toString('base64url') : null
  return { body: { data: rows.slice(from, from + limit), paging: { nextCursor, total: rows.length } } }
}

/** Starts the task tracker. `data` is what it serves and changes; `reset` puts it back. */
export async function startTracker({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTrackerData(clock)
  const part = (kind: Kind, id: unknown, ...names: string[]) => {
    const row = (data[kind] as unknown as Row[]).find(one => one.id === id)
    return row ? Object.fromEntries(['id', ...names].map(name => [name, row[name]])) : null
  }
  /** What a row points to is told with its names, labels with their colours. */
  const write = (_: Kind, row: Row): object => {
    const { projectId, sprintId, assigneeId, reporterId, memberId, leadId, taskId, labels, ...rest } = row
    return {
      ...rest,
      ...(projectId !== undefined && { project: part('projects', projectId, 'key', 'name') }),
      ...(sprintId !== undefined && { sprint: part('sprints', sprintId, 'name') }),
      ...(assigneeId !== undefined && { assignee: part('members', assigneeId, 'fullName', 'email') }),
      ...(reporterId !== undefined && { reporter: part('members', reporterId, 'fullName', 'email') }),
      ...(memberId !== undefined && { member: part('members', memberId, 'fullName', 'email') }),
      ...(leadId !== undefined && { lead: part('members', leadId, 'fullName', 'email') }),
      ...(taskId !== undefined && { task: part('tasks', taskId, 'key', 'title') }),
      ...(labels !== undefined && { labels: (labels as string[]).map(name => ({ name, color: LABELS[name] ?? '#999999' })) }), // oxfmt-ignore
    }
  }
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, {
    refuse,
    invalid,
    keyOf: (kind, number) => `${PREFIXES[kind as Kind]}_${number}`,
  })
  const join = (given: Given) => ({ city: null, weeklyHours: 40, ...given, isActive: true, joinedOn: today() })
  const found = (given: Given) =>
    isThere('members', given.leadId)
      ? { phase: 'discovery', client: null, budget: 0, startsOn: today(), endsOn: null, ...given }
      : 'leadId is unknown'
  const plan = (given: Given) =>
    isThere('projects', given.projectId) ? { goal: null, ...given, state: 'planned' } : 'projectId is unknown'
  const open = (given: Given) => {
    if (!isThere('projects', given.projectId)) return 'projectId is unknown'
    if (given.assigneeId && !isThere('members', given.assigneeId)) return 'assigneeId is unknown'
    if (given.sprintId && !isThere('sprints', given.sprintId)) return 'sprintId is unknown'
    const { key } = data.projects.find(one => one.id === given.projectId)!
    return { type: 'feature', priority: 'medium', sprintId: null, assigneeId: null, labels: [], storyPoints: null, dueOn: null, ...given, key: `${key}-900`, state: 'todo', reporterId: data.members[0]!.id, createdAt: new Date().toISOString(), completedAt: null } // oxfmt-ignore
  }
  const log = (given: Given) =>
    isThere('tasks', given.taskId) && isThere('members', given.memberId)
      ? { workedOn: today(), isBillable: true, note: null, ...given }
      : 'taskId or memberId is unknown'
  /** A task that is done knows since when. */
  const changeTask = withRow('tasks', (row, given) => {
    if (given.assigneeId && !isThere('members', given.assigneeId)) return refuse(422, 'assigneeId is unknown')
    if (given.sprintId && !isThere('sprints', given.sprintId)) return refuse(422, 'sprintId is unknown')
    const completedAt = given.state === undefined ? row.completedAt : given.state === 'done' ? new Date().toISOString() : null // oxfmt-ignore
    Object.assign(row, given, { completedAt })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`([a-z]+_\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: TRACKER_DESCRIPTION })],
    ...read('members', 'role', 'isActive'),
    ...read('projects', 'phase'),
    ...read('sprints', 'projectId', 'state'),
    ...read('tasks', 'projectId', 'sprintId', 'assigneeId', 'state', 'priority', 'type'),
    ...read('worklogs', 'taskId', 'memberId'),
    ['POST', at('members'), add('members', ['fullName', 'email', 'role'], join)],
    ['PATCH', at('members/:id'), change('members')],
    ['POST', at('projects'), add('projects', ['key', 'name', 'leadId'], found)],
    ['PATCH', at('projects/:id'), change('projects')],
    ['POST', at('sprints'), add('sprints', ['name', 'projectId', 'startsOn', 'endsOn'], plan)],
    ['PATCH', at('sprints/:id'), change('sprints')],
    ['POST', at('sprints/:id/start'), become('sprints', ['planned'], () => ({ state: 'active' }), 'state')],
    ['POST', at('sprints/:id/complete'), become('sprints', ['active'], () => ({ state: 'completed' }), 'state')],
    ['POST', at('tasks'), add('tasks', ['projectId', 'title'], open)],
    ['PATCH', at('tasks/:id'), changeTask],
    ['DELETE', at('tasks/:id'), remove('tasks')],
    ['POST', at('worklogs'), add('worklogs', ['taskId', 'memberId', 'hours'], log)],
    ['PATCH', at('worklogs/:id'), change('worklogs')],
    ['DELETE', at('worklogs/:id'), remove('worklogs')],
  ]
  const server = await listenJson(routes, { code: 'E404', message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
