import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createProjectroomData, type ProjectroomData } from './data.ts'
import { PROJECTROOM_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ProjectroomData
const ERRORS: Record<number, string> = { 404: 'Not Found', 409: 'Conflict' }
const refuse = (statusCode: number, message: string): Reply => ({ status: statusCode, body: { statusCode, message, error: ERRORS[statusCode] ?? 'Bad Request' } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} should not be empty`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { managerId: 'teammates', assigneeId: 'teammates', authorId: 'teammates', projectId: 'clientProjects', milestoneId: 'milestones', taskId: 'projectTasks' } // oxfmt-ignore

/** A numbered page, counted from 1. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)]
  if (!(page >= 1 && limit >= 1 && limit <= 100)) return refuse(400, 'page or limit is out of range')
  return { body: { items: rows.slice((page - 1) * limit, page * limit), total: rows.length, page, limit } }
}

/** Starts the projects of the studio. `data` is what it serves and changes; `reset` puts it back. */
export async function startProjectroom({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createProjectroomData(clock)
  const now = clock.toISOString()
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const begin = (given: Given) => wrong(given) ?? { client: null, phase: 'planning', health: 'on_track', budget: 0, kickoffDate: now.slice(0, 10), deadline: now.slice(0, 10), ...given, code: 'P901' } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { ...given, status: 'upcoming' }
  const file = (given: Given) => wrong(given) ?? { milestoneId: null, assigneeId: null, status: 'todo', priority: 'medium', estimatedHours: 0, spentHours: 0, dueDate: null, ...given, number: 'T-9901', createdAt: now, completedAt: null } // oxfmt-ignore
  const say = (given: Given) => wrong(given) ?? { ...given, postedAt: now }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/api-json$/, () => ({ body: PROJECTROOM_DESCRIPTION })],
    ...read('teammates', 'people', 'discipline', 'office'),
    ...read('clientProjects', 'projects', 'phase', 'managerId'),
    ...read('milestones', 'milestones', 'projectId', 'status'),
    ...read('projectTasks', 'tasks', 'projectId', 'milestoneId', 'assigneeId', 'status', 'priority'),
    ...read('taskComments', 'comments', 'taskId', 'authorId'),
    ['POST', at('projects'), add('clientProjects', ['title', 'managerId'], begin)],
    ['PATCH', at('projects/:id'), change('clientProjects')],
    ['POST', at('milestones'), add('milestones', ['projectId', 'title', 'dueDate'], plan)],
    ['PATCH', at('milestones/:id'), change('milestones')],
    ['DELETE', at('milestones/:id'), remove('milestones')],
    ['POST', at('tasks'), add('projectTasks', ['title', 'projectId'], file)],
    ['PATCH', at('tasks/:id'), change('projectTasks')],
    ['DELETE', at('tasks/:id'), remove('projectTasks')],
    ['POST', at('tasks/:id/complete'), become('projectTasks', ['todo', 'doing', 'review'], () => ({ status: 'done', completedAt: now }))], // oxfmt-ignore
    ['POST', at('comments'), add('taskComments', ['taskId', 'authorId', 'text'], say)],
    ['DELETE', at('comments/:id'), remove('taskComments')],
  ]
  const server = await listenJson(routes, { statusCode: 404, message: 'Cannot find it', error: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
