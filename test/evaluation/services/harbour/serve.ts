import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHarbourData, INCIDENT_CATEGORIES, type HarbourData, type Incident, type PortCall } from './data.ts'
import { HARBOUR_DESCRIPTION } from './description.ts'

type AnyRow = { id: string | number } & Record<string, unknown>
/** What names a row on the wire. */
const KEYS: Record<keyof HarbourData, string> = {
  operators: 'code',
  vessels: 'imo',
  berths: 'code',
  portCalls: 'ref',
  containers: 'number',
  incidents: 'id',
}
const failure = (status: number, detail: string): Reply => ({ status, body: { detail } })

/** Starts the harbour's service. `data` is what it serves and changes; `reset` puts it back. */
export async function startHarbour({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHarbourData(clock)
  const { vessels, berths, portCalls, containers, incidents } = data
  const rowsOf = (kind: keyof HarbourData) => data[kind] as unknown as AnyRow[]
  const find = (kind: keyof HarbourData, { path }: Incoming) => rowsOf(kind).find(({ id }) => String(id) === path[0])
  const wire = (kind: keyof HarbourData, { id, ...row }: AnyRow) => toSnake(KEYS[kind] === 'id' ? { id, ...row } : row)

  const list =
    (kind: keyof HarbourData, filters: Record<string, string> = {}) =>
    ({ query, url }: Incoming): Reply => {
      const [limit, offset] = [Number(query.get('limit') ?? 40), Number(query.get('offset') ?? 0)]
      if (!(limit >= 1 && limit <= 250) || !(offset >= 0)) return failure(400, 'limit is 1 to 250')
      const rows = rowsOf(kind).filter(
        row =>
          Object.entries(filters).every(
            ([name, field]) => !query.has(name) || String(row[field]) === query.get(name),
          ) &&
          String(row.name ?? '')
            .toLowerCase()
            .includes((query.get('search') ?? '').toLowerCase()),
      )
      const link = (to: number) => {
        const other = new URLSearchParams(query)
        other.set('limit', String(limit))
        other.set('offset', String(to))
        return `${server.url}${url.pathname}?${other.toString()}`
      }
      return {
        body: {
          count: rows.length,
          next: offset + limit < rows.length ? link(offset + limit) : null,
          previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
          results: rows.slice(offset, offset + limit).map(row => wire(kind, row)),
        },
      }
    }
  const show = (kind: keyof HarbourData) => (incoming: Incoming) => {
    const row = find(kind, incoming)
    return row ? { body: wire(kind, row) } : failure(404, 'Not found.')
  }
  const change = (kind: keyof HarbourData, keys: readonly string[]) => (incoming: Incoming) => {
    const row = find(kind, incoming)
    if (!row) return failure(404, 'Not found.')
    const given = toCamel(incoming.body ?? {})
    if (given.berth && !berths.some(({ code }) => code === given.berth)) return failure(400, 'berth: no such berth')
    for (const key of keys) if (given[key] !== undefined) row[key] = given[key]
    return { body: wire(kind, row) }
  }
  const created = (kind: keyof HarbourData, row: object): Reply => {
    rowsOf(kind).push(row as AnyRow)
    return { status: 201, body: wire(kind, row as AnyRow) }
  }

  function announce({ body }: Incoming): Reply {
    const given = toCamel(body ?? {}) as Partial<PortCall>
    if (!vessels.some(({ imo }) => imo === given.vessel)) return failure(400, 'vessel: no such vessel')
    if (!given.eta || Number.isNaN(Date.parse(given.eta))) return failure(400, 'eta: this field is required')
    const ref = `PC-${20_101 + portCalls.length}`
    const { vessel, eta, berth = null, lastPort = '', nextPort = '', tugs = 0 } = given
    const rest = { status: 'expected', ata: null, atd: null, harbourDues: '0.00', pilot: null }
    return created('portCalls', { id: ref, ref, vessel, berth, eta, lastPort, nextPort, tugs, ...rest })
  }
  function cancel(incoming: Incoming): Reply {
    const row = find('portCalls', incoming)
    if (!row) return failure(404, 'Not found.')
    if (row.status !== 'expected') return failure(409, `The call is ${String(row.status)}.`)
    return { body: wire('portCalls', Object.assign(row, { status: 'cancelled' })) }
  }
  function clear({ path }: Incoming): Reply {
    const row = containers.find(({ number }) => number === path[0])
    if (!row) return failure(404, 'Not found.')
    if (row.customs.status === 'cleared') return failure(409, 'Cleared already.')
    row.customs = { status: 'cleared', clearedOn: new Date().toISOString().slice(0, 10) }
    return { body: wire('containers', row as unknown as AnyRow) }
  }
  function report({ body }: Incoming): Reply {
    const given = toCamel(body ?? {}) as Partial<Incident>
    if (!portCalls.some(({ ref }) => ref === given.portCall)) return failure(400, 'port_call: no such port call')
    if (!INCIDENT_CATEGORIES.includes(given.category as never)) return failure(400, 'category: not a valid choice')
    if (!given.summary) return failure(400, 'summary: this field is required')
    const { portCall, category, summary, severity = 1, estimatedDamage = null } = given
    const id = 501 + incidents.length
    const reportedAt = new Date().toISOString()
    return created('incidents', {
      id,
      portCall,
      category,
      severity,
      summary,
      reportedAt,
      resolved: false,
      estimatedDamage,
    })
  }
  function destroy(incoming: Incoming): Reply {
    const row = find('incidents', incoming)
    if (!row) return failure(404, 'Not found.')
    incidents.splice(incidents.indexOf(row as unknown as Incident), 1)
    return { status: 204, body: undefined }
  }

  const routes: Handler[] = [
    ['GET', /^\/schema\.json$/, () => ({ body: HARBOUR_DESCRIPTION })],
    ['GET', /^\/api\/operators\/$/, list('operators')],
    ['GET', /^\/api\/operators\/([^/]+)\/$/, show('operators')],
    ['GET', /^\/api\/vessels\/$/, list('vessels', { vessel_type: 'vesselType', operator: 'operator' })],
    ['GET', /^\/api\/vessels\/([^/]+)\/$/, show('vessels')],
    ['GET', /^\/api\/berths\/$/, list('berths')],
    ['GET', /^\/api\/port-calls\/$/, list('portCalls', { status: 'status', vessel: 'vessel' })],
    ['POST', /^\/api\/port-calls\/$/, announce],
    ['GET', /^\/api\/port-calls\/([^/]+)\/$/, show('portCalls')],
    ['PATCH', /^\/api\/port-calls\/([^/]+)\/$/, change('portCalls', ['berth', 'eta', 'nextPort', 'tugs'])],
    ['POST', /^\/api\/port-calls\/([^/]+)\/cancel\/$/, cancel],
    ['GET', /^\/api\/containers\/$/, list('containers', { port_call: 'portCall', kind: 'kind' })],
    ['GET', /^\/api\/containers\/([^/]+)\/$/, show('containers')],
    ['POST', /^\/api\/containers\/([^/]+)\/clear\/$/, clear],
    ['GET', /^\/api\/incidents\/$/, list('incidents')],
    ['POST', /^\/api\/incidents\/$/, report],
    ['GET', /^\/api\/incidents\/([^/]+)\/$/, show('incidents')],
    [
      'PATCH',
      /^\/api\/incidents\/([^/]+)\/$/,
      change('incidents', ['severity', 'summary', 'resolved', 'estimatedDamage']),
    ],
    ['DELETE', /^\/api\/incidents\/([^/]+)\/$/, destroy],
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
