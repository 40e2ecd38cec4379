import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHelpdeskData, type HelpdeskData } from './data.ts'
import { HELPDESK_DESCRIPTION } from './description.ts'

type Kind = keyof HelpdeskData
const refuse = (status: number, description: string): Reply => ({
  status,
  body: { error: status === 404 ? 'RecordNotFound' : 'RecordInvalid', description, details: {} },
})
const SINGULAR: Record<Kind, string> = {
  organizations: 'organization',
  groups: 'group',
  agents: 'agent',
  requesters: 'requester',
  tickets: 'ticket',
  satisfactionRatings: 'satisfaction_rating',
  slaPolicies: 'sla_policy',
  timeEntries: 'time_entry',
}
const snake = (kind: string) => kind.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const cursorOf = (row: Row) => Buffer.from(`after:${row.id}`).toString('base64url')

/** Starts the help desk. `data` is what it serves and changes; `reset` puts it back. */
export async function startHelpdesk({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHelpdeskData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const wrap = (kind: Kind, row: Row, status = 200): Reply => ({ status, body: { [SINGULAR[kind]]: toSnake(row) } })

  function fits(row: Row, query: URLSearchParams): boolean {
    return [...query].every(([name, value]) => {
      if (name.startsWith('page[')) return true
      if (name === 'query')
        return `${String(row.name)} ${String(row.email)}`.toLowerCase().includes(value.toLowerCase())
      return String((toSnake(row) as Row)[name]) === value
    })
  }
  const list =
    (kind: Kind) =>
    ({ query, url }: Incoming): Reply => {
      const size = Number(query.get('page[size]') ?? 50)
      if (!(size >= 1 && size <= 100)) return refuse(422, 'page[size] must be between 1 and 100')
      const rows = rowsOf(kind).filter(row => fits(row, query))
      const cursor = query.get('page[after]')
      const start = cursor ? 1 + rows.findIndex(row => cursorOf(row) === cursor) : 0
      const page = rows.slice(start, start + size)
      const more = start + size < rows.length
      const after = page.length > 0 ? cursorOf(page.at(-1)!) : null
      const next = new URL(url)
      if (after) next.searchParams.set('page[after]', after)
      return {
        body: {
          [snake(kind)]: page.map(toSnake),
          meta: { has_more: more, after_cursor: more ? after : null, before_cursor: null },
          links: { next: more ? next.pathname + next.search : null, prev: null },
        },
      }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, fields: Row) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => String(id) === path[0])
      if (!row) return refuse(404, 'Not found')
      return answer?.(row, toCamel(body?.[SINGULAR[kind]] ?? {}) as Row) ?? wrap(kind, row)
    }
  const change = (kind: Kind) =>
    withRow(kind, (row, fields) =>
      Object.keys(fields).length === 0 ? refuse(422, `${SINGULAR[kind]}: is missing`) : void Object.assign(row, fields),
    )
  const drop = (kind: Kind) =>
    withRow(kind, row => {
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const add =
    (kind: Kind, needed: string[], make: (fields: Row) => object | string) =>
    ({ body }: Incoming): Reply => {
      const fields = toCamel(body?.[SINGULAR[kind]] ?? {}) as Row
      const lacking = needed.find(key => fields[key] === undefined || fields[key] === '')
      if (lacking) return refuse(422, `${snake(lacking)}: cannot be blank`)
      const made = make(fields)
      if (typeof made === 'string') return refuse(422, made)
      const row = { id: 700_000 + rowsOf(kind).length, ...made } as Row
      rowsOf(kind).push(row)
      return wrap(kind, row, 201)
    }

  function open(fields: Row): object | string {
    const requester = data.requesters.find(({ id }) => id === fields.requesterId)
    if (!requester) return 'Requester: is unknown'
    const own = { status: 'new', priority: null, type: null, channel: 'api', assigneeId: null, groupId: data.groups[0]!.id } // oxfmt-ignore
    const rest = { slaPolicyId: null, tags: [], reopens: 0, dueAt: null, firstRespondedAt: null, solvedAt: null }
    return { description: '', ...own, organizationId: requester.organizationId, ...rest, ...fields, createdAt: new Date().toISOString() } // oxfmt-ignore
  }
  function track(fields: Row): object | string {
    const ticket = data.tickets.find(({ id }) => id === fields.ticketId)
    if (!ticket) return 'Ticket: is unknown'
    const open = { agentId: ticket.assigneeId, billable: false, note: null, spentOn: new Date().toISOString().slice(0, 10) } // oxfmt-ignore
    return { ...open, ...fields }
  }
  const reopen = withRow('tickets', row => {
    if (row.status !== 'solved') return refuse(422, 'Status: only solved tickets can be reopened')
    Object.assign(row, { status: 'open', reopens: Number(row.reopens) + 1, solvedAt: null })
    return undefined
  })
  const escalate = withRow('tickets', row => {
    if (row.status === 'closed') return refuse(422, 'Status: closed prevents ticket update')
    Object.assign(row, { priority: 'urgent', groupId: data.groups.find(({ name }) => name === 'Escalations')!.id })
    return undefined
  })
  const requester = { phone: null, organizationId: null, locale: 'en-US', vip: false, suspended: false }

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: HELPDESK_DESCRIPTION })],
    ['GET', /^\/api\/v2\/tickets$/, list('tickets')],
    ['POST', /^\/api\/v2\/tickets$/, add('tickets', ['subject', 'requesterId'], open)],
    ['GET', /^\/api\/v2\/tickets\/(\d+)$/, withRow('tickets')],
    ['PUT', /^\/api\/v2\/tickets\/(\d+)$/, change('tickets')],
    ['DELETE', /^\/api\/v2\/tickets\/(\d+)$/, drop('tickets')],
    ['PUT', /^\/api\/v2\/tickets\/(\d+)\/reopen$/, reopen],
    ['PUT', /^\/api\/v2\/tickets\/(\d+)\/escalate$/, escalate],
    ['GET', /^\/api\/v2\/agents$/, list('agents')],
    ['GET', /^\/api\/v2\/agents\/(\d+)$/, withRow('agents')],
    ['PUT', /^\/api\/v2\/agents\/(\d+)$/, change('agents')],
    ['GET', /^\/api\/v2\/groups$/, list('groups')],
    ['GET', /^\/api\/v2\/organizations$/, list('organizations')],
    ['GET', /^\/api\/v2\/organizations\/(\d+)$/, withRow('organizations')],
    ['PUT', /^\/api\/v2\/organizations\/(\d+)$/, change('organizations')],
    ['GET', /^\/api\/v2\/requesters$/, list('requesters')],
    [
      'POST',
      /^\/api\/v2\/requesters$/,
      add('requesters', ['name', 'email'], fields => ({
        ...requester,
        ...fields,
        createdAt: new Date().toISOString(),
      })),
    ],
    ['GET', /^\/api\/v2\/requesters\/(\d+)$/, withRow('requesters')],
    ['PUT', /^\/api\/v2\/requesters\/(\d+)$/, change('requesters')],
    ['DELETE', /^\/api\/v2\/requesters\/(\d+)$/, drop('requesters')],
    ['GET', /^\/api\/v2\/satisfaction_ratings$/, list('satisfactionRatings')],
    ['GET', /^\/api\/v2\/slas\/policies$/, list('slaPolicies')],
    ['GET', /^\/api\/v2\/time_entries$/, list('timeEntries')],
    ['POST', /^\/api\/v2\/time_entries$/, add('timeEntries', ['ticketId', 'minutesSpent'], track)],
    ['DELETE', /^\/api\/v2\/time_entries\/(\d+)$/, drop('timeEntries')],
  ]
  const server = await listenJson(routes, refuse(404, 'InvalidEndpoint').body, port)
  return { ...server, data, reset: createReset(data) }
}
