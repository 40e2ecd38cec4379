import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { ACTIVITIES, createSprintdeskData, ISSUE_STATUSES, ISSUE_TYPES, PRIORITIES, PROJECT_STATUSES, RELEASE_STATUSES, SPRINT_STATUSES, USER_ROLES, type SprintdeskData } from './data.ts' // oxfmt-ignore
import { NEEDED, SPRINTDESK_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SprintdeskData
const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { statusCode: status, message, error: ERRORS[status] } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} should not be empty`)
/** What a key points to, and what an answer shows of it. */
const TARGETS: Record<string, [kind: Kind, shown: string[]]> = {
  projectId: ['halyProjects', ['id', 'key', 'name']],
  sprintId: ['halySprints', ['id', 'name']],
  releaseId: ['halyReleases', ['id', 'name']],
  issueId: ['halyIssues', ['id', 'key']],
  userId: ['halyUsers', ['id', 'name']],
  leadId: ['halyUsers', ['id', 'name']],
  managerId: ['halyUsers', ['id', 'name']],
  assigneeId: ['halyUsers', ['id', 'name']],
  reporterId: ['halyUsers', ['id', 'name']],
}
/** The words of each enumeration, by kind and field. */
const WORDS: Record<string, readonly string[]> = {
  'halyProjects.status': PROJECT_STATUSES,
  'halyUsers.role': USER_ROLES,
  'halySprints.status': SPRINT_STATUSES,
  'halyIssues.type': ISSUE_TYPES,
  'halyIssues.status': ISSUE_STATUSES,
  'halyIssues.priority': PRIORITIES,
  'halyWorklogs.activity': ACTIVITIES,
  'halyReleases.status': RELEASE_STATUSES,
}
const DATES = ['startDate', 'endDate', 'dueDate', 'workDate', 'releaseDate']
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore
const isResolved = (status: unknown) => status === 'DONE' || status === 'WONT_DO'

/** A page of the rows, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 25)]
  if (!(Number.isInteger(page) && page >= 1)) return refuse(400, 'page must not be less than 1')
  if (!(Number.isInteger(limit) && limit >= 1)) return refuse(400, 'limit must not be less than 1')
  if (limit > 100) return refuse(400, 'limit must not be greater than 100')
  const meta = { page, limit, total: rows.length, totalPages: Math.ceil(rows.length / limit) }
  return { body: { data: rows.slice((page - 1) * limit, page * limit), meta } }
}

/** Starts the issue tracker. `data` is what it serves and changes; `reset` puts it back. */
export async function startSprintdesk({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSprintdeskData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid })
  const find = (kind: Kind, id: unknown) => (data[kind] as unknown as Row[]).find(one => one.id === id)
  /** Why a body cannot be taken: a key leads nowhere, a word is none of its enumeration, or a day is none. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      if (name in TARGETS && !find(TARGETS[name]![0], value)) return `${name} ${String(value)} does not exist`
      const words = WORDS[`${kind}.${name}`]
      if (words?.includes(String(value)) === false) return `${name} must be one of the following values: ${words.join(', ')}` // oxfmt-ignore
      if (DATES.includes(name) && !isDay(value)) return `${name} must be a valid ISO 8601 date string`
      if (name === 'hours' && !(Number(value) > 0)) return 'hours must be a positive number'
    }
    return undefined
  }
  /** `assigneeId: 202` as `assignee: {id: 202, name: ...}` */
  const nest = (given: Given): Given =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        if (!(name in TARGETS)) return [name, value]
        const [kind, shown] = TARGETS[name]!
        const row = find(kind, value)
        return [name.replace(/Id$/, ''), row ? Object.fromEntries(shown.map(field => [field, row[field]])) : null]
      }),
    )
  const list =
    (kind: Kind, ...filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].filter(([name]) => filters.includes(name))
      const reason = given.map(([name, value]) => (name in TARGETS ? undefined : wrong(kind, { [name]: value }))).find(Boolean) // oxfmt-ignore
      if (reason) return refuse(400, reason)
      const isWanted = (row: Row, [name, value]: [string, string]) => {
        if (name === 'search') return `${String(row.key)} ${String(row.title)}`.toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
        if (name === 'label') return (row.labels as string[]).includes(value)
        if (name === 'from') return String(row.workDate) >= value
        if (name === 'to') return String(row.workDate) <= value
        if (name in TARGETS) return String((row[name.replace(/Id$/, '')] as Row | null)?.id) === value
        return String(row[name]) === value
      }
      return cut((data[kind] as unknown as Row[]).filter(row => given.every(one => isWanted(row, one))), query)
    } // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(kind, given)
      if (reason) return refuse(400, reason)
      const was = row.status
      // A reference is replaced as a whole.
      for (const name of Object.keys(given)) if (name in TARGETS) row[name.replace(/Id$/, '')] = null
      mergeInto(row, nest(given))
      if (kind !== 'halyIssues') return undefined
      row.updatedAt = clock.toISOString()
      if (isResolved(row.status) !== isResolved(was))
        row.resolvedAt = isResolved(row.status) ? clock.toISOString() : null
      return undefined
    })
  const report = (given: Given) => {
    const reason = wrong('halyIssues', given)
    if (reason) return reason
    const { key } = find('halyProjects', given.projectId) as unknown as { key: string }
    const numbers = data.halyIssues.filter(one => one.project.key === key).map(one => Number(one.key.split('-')[1]))
    const now = clock.toISOString()
    return { priority: 'MEDIUM', storyPoints: null, sprint: null, assignee: null, reporter: { id: 218, name: 'Mikkel Dahlgaard' }, release: null, labels: [], dueDate: null, ...nest(given), key: `${key}-${Math.max(...numbers) + 1}`, status: given.sprintId ? 'TODO' : 'BACKLOG', createdAt: now, updatedAt: now, resolvedAt: null } // oxfmt-ignore
  }
  const plan = (given: Given) => wrong('halySprints', given) ?? { goal: null, capacityPoints: 0, ...nest(given), status: 'PLANNED' } // oxfmt-ignore
  const book = (given: Given) => wrong('halyWorklogs', given) ?? { activity: 'DEVELOPMENT', isBillable: false, comment: null, ...nest(given) } // oxfmt-ignore
  const announce = (given: Given) => wrong('halyReleases', given) ?? { notes: null, ...nest(given), status: 'PLANNED' }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const write = (kind: Kind, path: string, needed: string[], make: (given: Given) => object | string): Handler[] => [
    ['POST', at(path), add(kind, needed, make)],
    ['DELETE', at(`${path}/:id`), remove(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/api-json$/, () => ({ body: SPRINTDESK_DESCRIPTION })],
    ...read('halyProjects', 'projects', 'status'),
    ...read('halyUsers', 'users', 'team', 'role', 'location', 'isActive'),
    ...read('halySprints', 'sprints', 'projectId', 'status'),
    ...read('halyIssues', 'issues', 'projectId', 'sprintId', 'assigneeId', 'type', 'status', 'priority', 'label', 'search'), // oxfmt-ignore
    ...read('halyWorklogs', 'worklogs', 'issueId', 'userId', 'activity', 'from', 'to'),
    ...read('halyReleases', 'releases', 'projectId', 'status'),
    ...write('halySprints', 'sprints', NEEDED.Sprint!, plan),
    ...write('halyIssues', 'issues', NEEDED.Issue!, report),
    ...write('halyWorklogs', 'worklogs', NEEDED.Worklog!, book),
    ...write('halyReleases', 'releases', NEEDED.Release!, announce),
    ['POST', at('sprints/:id/start'), become('halySprints', ['PLANNED'], () => ({ status: 'ACTIVE' }))],
    ['POST', at('sprints/:id/complete'), become('halySprints', ['ACTIVE'], () => ({ status: 'COMPLETED' }))],
    ['POST', at('releases/:id/publish'), become('halyReleases', ['PLANNED', 'IN_TESTING'], () => ({ status: 'RELEASED', releaseDate: today }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, refuse(404, 'Cannot find this route').body, port)
  return { ...server, data, reset: createReset(data) }
}
