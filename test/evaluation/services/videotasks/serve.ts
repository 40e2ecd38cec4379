import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createVideotasksData, type VideotasksData } from './data.ts'
import { VIDEOTASKS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof VideotasksData
const CODES: Record<number, string> = { 404: 'notFound', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status] ?? 'invalidRequest', message } } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(422, `${camel(name)} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { clientId: 'videoClients', projectId: 'videoProjects', taskId: 'videoTasks', assigneeId: 'videoPeople', producerId: 'videoPeople', personId: 'videoPeople', authorId: 'videoPeople' } // oxfmt-ignore
const PREFIXES: Record<Kind, string> = { videoClients: 'cli', videoPeople: 'usr', videoProjects: 'prj', videoTasks: 'tsk', videoTimeEntries: 'ent', videoComments: 'cmt' } // oxfmt-ignore
const keyOf = (kind: string, number: number) => `${PREFIXES[kind as Kind]}_${number}`

/** The rows behind a cursor, which says how many came before. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const cursor = query.get('cursor')
  const from = cursor === null ? 0 : Number(Buffer.from(cursor, 'base64url').toString().replace(/^o/, ''))
  const limit = Number(query.get('limit') ?? 25)
  if (!(from >= 0 && limit >= 1 && limit <= 100)) return refuse(422, 'cursor or limit is invalid')
  const end = from + limit
  const nextCursor = end < rows.length ? Buffer.from(`o${end}`).toString('base64url') : null
  return { body: { items: rows.slice(from, end), nextCursor } }
}

/** Starts the tracker. `data` is what it serves and changes; `reset` puts it back. */
export async function startVideotasks({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createVideotasksData(clock)
  const { day, moment } = createDays(clock)
  const [today, now] = [day(0), moment(0, 0.5)]
  /** People who are pointed to are written as short objects. */
  const write = (_: Kind, row: Row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (TARGETS[name] !== 'videoPeople') return [name, value]
        const person = data.videoPeople.find(one => one.id === value)
        return [name.replace(/Id$/, ''), person ? { id: person.id, name: person.name } : null]
      }),
    )
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid, keyOf }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(
      name =>
        name in given && !(name === 'assigneeId' && given[name] === null) && !isThere(TARGETS[name]!, given[name]),
    )
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(422, reason)
      mergeInto(row, given)
      if (kind === 'videoTasks' && 'status' in given)
        row.completedAt = given.status === 'done' ? (row.completedAt ?? now) : null
      return undefined
    })
  const sign = (given: Given) => ({ industry: null, city: null, contactName: null, contactEmail: null, ...given, clientSince: today }) // oxfmt-ignore
  const welcome = (given: Given) => ({ employment: 'staff', phone: null, city: null, hourlyRate: null, active: true, ...given, joinedOn: today }) // oxfmt-ignore
  const begin = (given: Given) => wrong(given) ?? { status: 'briefing', producerId: data.videoPeople[0]!.id, budget: null, runtimeSeconds: null, startsOn: today, dueOn: null, deliveredOn: null, ...given } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { phase: null, status: 'todo', priority: 'normal', assigneeId: null, estimateHours: null, dueOn: null, tags: [], ...given, createdAt: now, completedAt: null } // oxfmt-ignore
  const log = (given: Given) => wrong(given) ?? { billable: true, note: null, ...given }
  const say = (given: Given) => wrong(given) ?? { ...given, resolved: false, createdAt: now }

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: VIDEOTASKS_DESCRIPTION })],
    ...read('videoClients', 'clients', 'industry'),
    ...read('videoPeople', 'people', 'role', 'employment', 'active'),
    ...read('videoProjects', 'projects', 'clientId', 'status', 'format', 'producerId'),
    ...read('videoTasks', 'tasks', 'projectId', 'assigneeId', 'status', 'priority', 'phase'),
    ...read('videoTimeEntries', 'timeEntries', 'taskId', 'personId', 'billable'),
    ...read('videoComments', 'comments', 'taskId', 'authorId', 'resolved'),
    ['POST', at('clients'), add('videoClients', ['name'], sign)],
    ['DELETE', at('clients/:id'), remove('videoClients')],
    ['POST', at('people'), add('videoPeople', ['name', 'role', 'email'], welcome)],
    ['POST', at('projects'), add('videoProjects', ['title', 'clientId', 'format'], begin)],
    ['DELETE', at('projects/:id'), remove('videoProjects')],
    ['POST', at('tasks'), add('videoTasks', ['title', 'projectId'], plan)],
    ['POST', at('tasks/:id/complete'), become('videoTasks', ['todo', 'inProgress', 'inReview', 'blocked'], () => ({ status: 'done', completedAt: now }))], // oxfmt-ignore
    ['DELETE', at('tasks/:id'), remove('videoTasks')],
    ['POST', at('timeEntries'), add('videoTimeEntries', ['taskId', 'personId', 'date', 'hours'], log)],
    ['DELETE', at('timeEntries/:id'), remove('videoTimeEntries')],
    ['POST', at('comments'), add('videoComments', ['taskId', 'authorId', 'text'], say)],
    ['DELETE', at('comments/:id'), remove('videoComments')],
  ]
  const server = await listenJson(routes, { error: { code: 'notFound', message: 'No such route' } }, port)
  return { ...server, data, reset: createReset(data) }
}
