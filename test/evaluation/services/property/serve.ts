import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createPropertyData, type PropertyData } from './data.ts'
import { PROPERTY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof PropertyData
const PREFIXES: Record<string, string> = { tenants: 'tnt', leases: 'lse', maintenanceRequests: 'req', payments: 'pay' }
const keyOf = (kind: string, number: number) => `${PREFIXES[kind]}_${number}`
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { code: status === 404 ? 'notFound' : 'invalidRequest', message } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `Missing ${name.replace(/_([a-z])/g, (__, letter: string) => letter.toUpperCase())}`) // oxfmt-ignore

/** The rows behind the one that the cursor names. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const size = Number(query.get('pageSize') ?? 25)
  if (!(size >= 1 && size <= 100)) return refuse(400, 'pageSize must be between 1 and 100')
  const after = query.get('cursor')
  const key = after && Buffer.from(after, 'base64url').toString('utf8')
  const from = key ? (rows as Row[]).findIndex(one => one.id === key) + 1 : 0
  if (key && from === 0) return refuse(400, 'The cursor is not valid')
  const data = (rows as Row[]).slice(from, from + size)
  const hasMore = from + size < rows.length
  const nextCursor = hasMore ? Buffer.from(String(data.at(-1)!.id)).toString('base64url') : null
  return { body: { data, pagination: { nextCursor, hasMore } } }
}
/** Fields as given; parts of an object leave its other parts as they are. */
const merge = (row: Given, given: Given) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const isPart = value !== null && typeof value === 'object' && !Array.isArray(value)
      return [name, isPart ? { ...(row[name] as Given), ...value } : value]
    }),
  )

/** Starts the property manager. `data` is what it serves and changes; `reset` puts it back. */
export async function startProperty({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPropertyData(clock)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf }) // oxfmt-ignore
  const change = (kind: Kind) => withRow(kind, (row, given) => void Object.assign(row, merge(row, given)))

  const register = (given: Given) =>
    (given.contact as Given).email
      ? { employer: null, hasPets: false, ...given, contact: { phone: null, preferredChannel: 'email', ...(given.contact as Given) }, status: 'applicant', registeredOn: today() } // oxfmt-ignore
      : 'Missing contact.email'
  const draw = (given: Given) =>
    isThere('units', given.unitId) && isThere('tenants', given.tenantId)
      ? { depositAmount: given.monthlyRent, ...given, leaseNumber: 'L-9901', status: 'draft' }
      : 'unitId or tenantId is unknown'
  const report = (given: Given) =>
    isThere('units', given.unitId)
      ? { priority: 'medium', contractor: null, estimatedCost: 0, ...given, reference: 'MR-9901', status: 'open', actualCost: null, reportedOn: today(), completedOn: null } // oxfmt-ignore
      : 'unitId is unknown'
  const charge = (given: Given) =>
    isThere('leases', given.leaseId)
      ? { status: 'pending', paidOn: null, method: null, ...given }
      : 'leaseId is unknown'
  /** A request that is completed knows since when; one with a contractor is at least scheduled. */
  const changeRequest = withRow('maintenanceRequests', (row, given) => {
    const completedOn = given.status === undefined ? row.completedOn : given.status === 'completed' ? today() : null
    return void Object.assign(row, given, { completedOn })
  })
  const assign = withRow('maintenanceRequests', (row, { contractor }) => {
    if (!contractor) return refuse(400, 'Missing contractor')
    return void Object.assign(row, { contractor, status: row.status === 'open' ? 'scheduled' : row.status })
  })

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`([a-z]+_\d+)`)}$`)
  const read = (path: string, kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PROPERTY_DESCRIPTION })],
    ...read('buildings', 'buildings', 'buildingType'),
    ...read('units', 'units', 'buildingId', 'status', 'bedrooms'),
    ...read('tenants', 'tenants', 'status', 'lastName'),
    ...read('leases', 'leases', 'unitId', 'tenantId', 'status'),
    ...read('maintenance-requests', 'maintenanceRequests', 'unitId', 'status', 'category', 'priority'),
    ...read('payments', 'payments', 'leaseId', 'status', 'type'),
    ['PATCH', at('buildings/:id'), change('buildings')],
    ['PATCH', at('units/:id'), change('units')],
    ['POST', at('tenants'), add('tenants', ['firstName', 'lastName', 'contact'], register)],
    ['PATCH', at('tenants/:id'), change('tenants')],
    ['DELETE', at('tenants/:id'), remove('tenants')],
    ['POST', at('leases'), add('leases', ['unitId', 'tenantId', 'startDate', 'endDate', 'monthlyRent'], draw)],
    ['PATCH', at('leases/:id'), change('leases')],
    ['POST', at('leases/:id/terminate'), become('leases', ['active'], () => ({ status: 'terminated' }))],
    ['POST', at('maintenance-requests'), add('maintenanceRequests', ['unitId', 'title', 'category'], report)],
    ['PATCH', at('maintenance-requests/:id'), changeRequest],
    ['DELETE', at('maintenance-requests/:id'), remove('maintenanceRequests')],
    ['POST', at('maintenance-requests/:id/assign'), assign],
    ['POST', at('payments'), add('payments', ['leaseId', 'type', 'amount', 'dueDate'], charge)],
    ['PATCH', at('payments/:id'), change('payments')],
  ]
  const server = await listenJson(routes, { code: 'notFound', message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
