import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createWindfarmData, type WindfarmData } from './data.ts'
import { WINDFARM_DESCRIPTION } from './description.ts'

type Kind = keyof WindfarmData
const OWN: Partial<Record<Kind, string>> = {
  turbines: 'turbineId',
  technicians: 'technicianId',
  workOrders: 'workOrderId',
  curtailments: 'eventId',
  alarms: 'alarmId',
}
const refuse = (status: number, msg: string, loc: string[] = []): Reply => ({
  status,
  body: { detail: [{ loc, msg, type: status === 422 ? 'value_error' : 'not_found' }] },
})
/** A row as it is written on the wire: its own key first, in snake_case. Sites have a code instead of an id. */
function write(kind: Kind, { id, ...row }: Row) {
  const own = OWN[kind]
  return toSnake(own ? { [own]: id, ...row } : row)
}

/** Starts the wind farms. `data` is what it serves and changes; `reset` puts it back. */
export async function startWindfarm({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createWindfarmData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const filters = [...query].filter(([name]) => name !== 'limit' && name !== 'starting_after')
      const rows = rowsOf(kind).filter(row =>
        filters.every(([name, value]) => String((write(kind, row) as Row)[name]) === value),
      )
      const limit = Number(query.get('limit') ?? 20)
      if (!(limit >= 1 && limit <= 100)) return refuse(422, 'must be from 1 to 100', ['query', 'limit'])
      const after = query.get('starting_after')
      const from = after ? rows.findIndex(({ id }) => id === after) + 1 : 0
      if (after && from === 0) return refuse(422, 'no such record', ['query', 'starting_after'])
      const page = rows.slice(from, from + limit).map(row => write(kind, row))
      return { body: { data: page, has_more: from + limit < rows.length } }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, body: Row) => Reply | void) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => id === path[0])
      if (!row) return refuse(404, 'Not found')
      return answer?.(row, toCamel(body ?? {}) as Row) ?? { body: write(kind, row) }
    }
  const patch = (kind: Kind) => withRow(kind, (row, body) => void Object.assign(row, body))
  const remove = (kind: Kind) =>
    withRow(kind, row => {
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 204, body: undefined }
    })
  const become = (kind: Kind, change: () => object) => withRow(kind, row => void Object.assign(row, change()))
  const now = () => new Date().toISOString().replace(/\.\d+Z$/, '+00:00')

  function createOrder({ body }: Incoming): Reply {
    const given = toCamel(body ?? {})
    if (!data.turbines.some(({ id }) => id === given.turbineId)) return refuse(422, 'no such turbine', ['turbine_id'])
    if (!given.taskType) return refuse(422, 'Field required', ['task_type'])
    const rest = { technicianIds: [], priority: 3, state: 'open', plannedStart: now(), estimatedDuration: 'PT1H' }
    const none = { actualDuration: null, finishedAt: null, partsCostEur: null, safetyNote: null }
    const order = { ...rest, ...none, ...given, id: `MWO-${30_000 + data.workOrders.length}` }
    rowsOf('workOrders').push(order)
    return { status: 201, body: write('workOrders', order) }
  }
  function createTechnician({ body }: Incoming): Reply {
    const given = toCamel(body ?? {})
    const lacking = ['fullName', 'email'].find(key => !given[key])
    if (lacking) return refuse(422, 'Field required', [lacking])
    const rest = { homeBase: { town: '', country: '' }, certifications: [], certifiedUntil: '', dailyRateEur: 0 }
    const none = { isOnCall: false, supervisorId: null }
    const technician = { ...rest, ...none, ...given, id: `ft-${90 + data.technicians.length}` }
    rowsOf('technicians').push(technician)
    return { status: 201, body: write('technicians', technician) }
  }
  function searchAlarms({ body }: Incoming): Reply {
    const { turbineId, severity, offset = 0, size = 25 } = toCamel(body ?? {})
    const found = data.alarms.filter(
      one => (!turbineId || one.turbineId === turbineId) && (!severity || one.severity === severity),
    )
    const hits = found.slice(Number(offset), Number(offset) + Math.min(Number(size), 200))
    return { body: { hits: hits.map(row => write('alarms', row as unknown as Row)), total: found.length } }
  }

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: WINDFARM_DESCRIPTION })],
    ['GET', /^\/wind-farm-sites$/, list('sites')],
    ['GET', /^\/wind-farm-sites\/([^/]+)$/, withRow('sites')],
    ['GET', /^\/turbine-units$/, list('turbines')],
    ['GET', /^\/turbine-units\/([^/]+)$/, withRow('turbines')],
    ['PATCH', /^\/turbine-units\/([^/]+)$/, patch('turbines')],
    ['POST', /^\/turbine-units\/([^/]+)\/stop$/, become('turbines', () => ({ state: 'stopped' }))],
    ['POST', /^\/turbine-units\/([^/]+)\/restart$/, become('turbines', () => ({ state: 'running' }))],
    ['GET', /^\/maintenance-work-orders$/, list('workOrders')],
    ['POST', /^\/maintenance-work-orders$/, createOrder],
    ['GET', /^\/maintenance-work-orders\/([^/]+)$/, withRow('workOrders')],
    ['PATCH', /^\/maintenance-work-orders\/([^/]+)$/, patch('workOrders')],
    ['DELETE', /^\/maintenance-work-orders\/([^/]+)$/, remove('workOrders')],
    [
      'POST',
      /^\/maintenance-work-orders\/([^/]+)\/complete$/,
      become('workOrders', () => ({ state: 'done', finishedAt: now() })),
    ],
    ['POST', /^\/maintenance-work-orders\/([^/]+)\/cancel$/, become('workOrders', () => ({ state: 'cancelled' }))],
    ['GET', /^\/field-technicians$/, list('technicians')],
    ['POST', /^\/field-technicians$/, createTechnician],
    ['GET', /^\/field-technicians\/([^/]+)$/, withRow('technicians')],
    ['PATCH', /^\/field-technicians\/([^/]+)$/, patch('technicians')],
    ['DELETE', /^\/field-technicians\/([^/]+)$/, remove('technicians')],
    ['GET', /^\/grid-curtailment-events$/, list('curtailments')],
    ['POST', /^\/alarm-events\/search$/, searchAlarms],
    [
      'POST',
      /^\/alarm-events\/([^/]+)\/acknowledge$/,
      withRow('alarms', (row, { technicianId }) => {
        if (!data.technicians.some(({ id }) => id === technicianId)) return refuse(422, 'no such technician')
        row.acknowledgedBy = technicianId
        return undefined
      }),
    ],
  ]
  const server = await listenJson(routes, refuse(404, 'no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
