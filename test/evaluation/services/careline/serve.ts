import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import {
  CALLBACK_STATUSES,
  CARE_PLANS,
  CHANNELS,
  DAYS_TO_SOLVE,
  ISSUE_TYPES,
  PRIORITIES,
  TICKET_STATUSES,
  createCarelineData,
  teamFor,
  type CarelineData,
} from './data.ts'
import { CARELINE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof CarelineData
const CODES: Record<number, string> = { 404: 'not_found', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status] ?? 'invalid_request', message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'careCustomers', productId: 'careProducts', teamId: 'careTeams', agentId: 'careAgents', ticketId: 'careTickets' } // oxfmt-ignore
/** The values that a field may have. */
const VALUES: Partial<Record<Kind, Record<string, readonly string[]>>> = {
  careTickets: { status: TICKET_STATUSES, priority: PRIORITIES, channel: CHANNELS, issueType: ISSUE_TYPES },
  careCallbacks: { status: CALLBACK_STATUSES },
  careCustomers: { carePlan: CARE_PLANS },
}

const cursorFor = (end: number) => Buffer.from(`o:${end}`).toString('base64url')
const readCursor = (cursor: string) => Number(/^o:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? Number.NaN) // oxfmt-ignore
/** The rows behind a cursor, which says how many came before. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const cursor = query.get('cursor')
  const from = cursor ? readCursor(cursor) : 0
  const limit = Number(query.get('limit') ?? 25)
  if (!(from >= 0 && limit >= 1 && limit <= 100)) return refuse(422, 'cursor or limit is invalid')
  const end = from + limit
  return { body: { items: rows.slice(from, end), next_cursor: end < rows.length ? cursorFor(end) : null } }
}

/** Starts the support desk. `data` is what it serves and changes; `reset` puts it back. */
export async function startCareline({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCarelineData(clock)
  const { day, moment } = createDays(clock)
  const now = moment(0, 0.5)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: a key leads nowhere, or a value is none of the field's. */
  const wrong = (kind: Kind, given: Given) => {
    const lost = Object.keys(TARGETS).find(name => (given[name] ?? null) !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    if (lost) return `${TARGETS[lost]!.slice(4, -1).toLowerCase()} ${String(given[lost])} does not exist`
    const odd = Object.entries(VALUES[kind] ?? {}).find(([name, values]) => name in given && !values.includes(String(given[name]))) // oxfmt-ignore
    return odd && `${odd[0]} must be one of ${odd[1].join(', ')}`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(kind, given)
      if (reason) return refuse(422, reason)
      mergeInto(row, given)
      if (given.status === 'resolved' && kind === 'careTickets') row.resolvedAt ??= now
      return undefined
    })
  const hire = (given: Given) => wrong('careAgents', given) ?? { extension: '2299', role: 'agent', availability: 'online', startedOn: day(0), ...given } // oxfmt-ignore
  const welcome = (given: Given) => wrong('careCustomers', given) ?? { phone: null, city: null, eircode: null, preferredContact: 'email', carePlan: 'none', ...given, customerSince: day(0) } // oxfmt-ignore
  const raise = (given: Given) => {
    const product = data.careProducts.find(one => one.id === given.productId)
    const due = day(DAYS_TO_SOLVE[String(given.priority ?? 'normal')] ?? 7)
    const usual = { description: null, productId: null, priority: 'normal', channel: 'phone', issueType: 'fault' }
    const ticketNumber = `CL-${18_240 + data.careTickets.length}`
    return wrong('careTickets', given) ?? { ...usual, ...given, ticketNumber, teamId: teamFor(product), agentId: null, status: 'new', createdAt: now, dueOn: due, resolvedAt: null, minutesSpent: 0, satisfactionScore: null } // oxfmt-ignore
  }
  const promise = (given: Given) => {
    const agentId = given.agentId ?? data.careTickets.find(one => one.id === given.ticketId)?.agentId
    if (wrong('careCallbacks', given)) return wrong('careCallbacks', given)!
    return agentId ? { note: null, ...given, agentId, status: 'scheduled', durationMinutes: null } : 'The ticket has no agent, so agent_id is required' // oxfmt-ignore
  }
  const assign = withRow('careTickets', (row, { agentId }) => {
    if (!isThere('careAgents', agentId)) return refuse(422, 'agent_id must be that of an agent')
    Object.assign(row, { agentId, status: row.status === 'new' ? 'open' : row.status })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CARELINE_DESCRIPTION })],
    ...read('careTeams', 'teams'),
    ...read('careAgents', 'agents', 'teamId', 'role', 'availability'),
    ...read('careCustomers', 'customers', 'email', 'city', 'carePlan'),
    ...read('careProducts', 'products', 'category', 'modelNumber'),
    ...read('careTickets', 'tickets', 'ticketNumber', 'status', 'priority', 'channel', 'issueType', 'customerId', 'productId', 'teamId', 'agentId'), // oxfmt-ignore
    ...read('careCallbacks', 'callbacks', 'ticketId', 'agentId', 'status'),
    ['POST', at('agents'), add('careAgents', ['firstName', 'lastName', 'email', 'teamId'], hire)],
    ['PATCH', at('agents/:id'), change('careAgents')],
    ['POST', at('customers'), add('careCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('careCustomers')],
    ['DELETE', at('customers/:id'), remove('careCustomers')],
    ['PATCH', at('products/:id'), change('careProducts')],
    ['POST', at('tickets'), add('careTickets', ['subject', 'customerId'], raise)],
    ['PATCH', at('tickets/:id'), change('careTickets')],
    ['DELETE', at('tickets/:id'), remove('careTickets')],
    ['POST', at('tickets/:id/assign'), assign],
    ['POST', at('tickets/:id/resolve'), become('careTickets', ['new', 'open', 'waiting_on_customer'], () => ({ status: 'resolved', resolvedAt: now }))], // oxfmt-ignore
    ['POST', at('tickets/:id/reopen'), become('careTickets', ['resolved', 'closed'], () => ({ status: 'open', resolvedAt: null }))], // oxfmt-ignore
    ['POST', at('callbacks'), add('careCallbacks', ['ticketId', 'scheduledFor'], promise)],
    ['PATCH', at('callbacks/:id'), change('careCallbacks')],
    ['POST', at('callbacks/:id/cancel'), become('careCallbacks', ['scheduled'], () => ({ status: 'cancelled' }))],
  ]
  const server = await listenJson(routes, { error: { code: 'not_found', message: 'No such route' } }, port)
  return { ...server, data, reset: createReset(data) }
}
