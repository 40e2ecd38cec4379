import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createAgencyData, type AgencyData } from './data.ts'
import { AGENCY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof AgencyData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { code: `error_${status}`, message } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is required`)

/** The rows from the one that the cursor stands for, and the cursor of the next page. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 50)
  if (!(limit >= 1 && limit <= 100)) return refuse(400, 'limit must be between 1 and 100')
  const cursor = query.get('cursor')
  const from = cursor ? Number(Buffer.from(cursor, 'base64url').toString('utf8').slice(2)) : 0
  if (!Number.isInteger(from)) return refuse(400, 'cursor is not valid')
  const hasMore = from + limit < rows.length
  const nextCursor = hasMore ? Buffer.from(`o:${from + limit}`).toString('base64url') : null
  return { body: { items: rows.slice(from, from + limit), hasMore, nextCursor } }
}

/** Starts the project tool. `data` is what it serves and changes; `reset` puts it back. */
export async function startAgency({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createAgencyData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore

  const win = (given: Given) => ({ city: null, country: null, contactName: null, accountManager: null, paymentTermsDays: 30, ...given, isActive: true, clientSince: today() }) // oxfmt-ignore
  const start = (given: Given) =>
    isThere('clients', given.clientId)
      ? { status: 'planned', billingType: 'fixedPrice', budget: 0, hourlyRate: 110, projectLead: null, startDate: today(), endDate: null, ...given, code: 'P-9901' } // oxfmt-ignore
      : 'clientId is unknown'
  const open = (given: Given) =>
    isThere('projects', given.projectId)
      ? { discipline: null, priority: 'normal', assignee: null, estimatedHours: null, dueDate: null, ...given, reference: 'WI-9901', status: 'open', createdAt: new Date().toISOString(), completedAt: null } // oxfmt-ignore
      : 'projectId is unknown'
  const log = (given: Given) =>
    isThere('projects', given.projectId)
      ? { billableHours: given.hours, comment: null, ...given, status: 'draft' }
      : 'projectId is unknown'
  /** A work item that is done knows since when. */
  const changeItem = withRow('workItems', (row, given) => {
    const completedAt = given.status === undefined ? row.completedAt : given.status === 'done' ? new Date().toISOString() : null // oxfmt-ignore
    return void Object.assign(row, given, { completedAt })
  })

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: AGENCY_DESCRIPTION })],
    ...read('clients', 'industry', 'isActive'),
    ...read('projects', 'clientId', 'status', 'type'),
    ...read('workItems', 'projectId', 'status', 'assignee'),
    ...read('timesheets', 'projectId', 'employee', 'status'),
    ...read('invoices', 'clientId', 'projectId', 'status'),
    ['POST', at('clients'), add('clients', ['name', 'industry', 'contactEmail'], win)],
    ['PATCH', at('clients/:id'), change('clients')],
    ['DELETE', at('clients/:id'), remove('clients')],
    ['POST', at('projects'), add('projects', ['clientId', 'name', 'type'], start)],
    ['PATCH', at('projects/:id'), change('projects')],
    ['POST', at('workItems'), add('workItems', ['projectId', 'title'], open)],
    ['PATCH', at('workItems/:id'), changeItem],
    ['DELETE', at('workItems/:id'), remove('workItems')],
    ['POST', at('timesheets'), add('timesheets', ['projectId', 'employee', 'weekStarting', 'hours'], log)],
    ['PATCH', at('timesheets/:id'), change('timesheets')],
    ['DELETE', at('timesheets/:id'), remove('timesheets')],
    ['POST', at('timesheets/:id/approve'), become('timesheets', ['submitted'], () => ({ status: 'approved' }))],
    ['PATCH', at('invoices/:id'), change('invoices')],
  ]
  const server = await listenJson(routes, { code: 'error_404', message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
