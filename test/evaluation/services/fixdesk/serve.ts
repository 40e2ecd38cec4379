import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { CLIENT_TYPES, createFixdeskData, DUE_IN, FIX_PRIORITIES, ORDER_STATUSES, orderRef, personRef, SITE_TYPES, UNITS, VISIT_STATUSES, type FixdeskData, type FixSite, type FixTechnician, type FixWorkOrder } from './data.ts' // oxfmt-ignore
import { CHANGED, FILTERS, FIXDESK_DESCRIPTION, FURTHER, NEEDED } from './description.ts'
import { TRADES } from './names.ts'

type Given = Record<string, unknown>
type Kind = keyof FixdeskData
const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { statusCode: status, message, error: ERRORS[status] } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} should not be empty`)
const cents = (amount: number) => Math.round(100 * amount) / 100
/** What a key points to. */
const TARGETS: Record<string, Kind> = { clientId: 'fixClients', siteId: 'fixSites', workOrderId: 'fixWorkOrders', technicianId: 'fixTechnicians', assignedToId: 'fixTechnicians' } // oxfmt-ignore
/** What an answer shows of it. */
const shown = (kind: Kind, row: Row): object => {
  if (kind === 'fixTechnicians') return personRef(row as unknown as FixTechnician)
  return kind === 'fixWorkOrders' ? orderRef(row as unknown as FixWorkOrder) : { id: row.id, name: row.name }
}
/** The words of each enumeration, by kind and field or of all kinds. */
const WORDS: Record<string, readonly string[]> = {
  'fixClients.type': CLIENT_TYPES,
  'fixSites.type': SITE_TYPES,
  'fixWorkOrders.status': ORDER_STATUSES,
  'fixVisits.status': VISIT_STATUSES,
  trade: TRADES,
  priority: FIX_PRIORITIES,
  unit: UNITS,
}
const DAYS = ['dueDate', 'usedOn', 'dueBefore', 'from', 'to']
const AMOUNTS = ['estimatedCost', 'finalCost', 'hourlyRate', 'quantity', 'unitPrice', 'hours', 'estimatedMinutes', 'unitCount', 'paymentTermsDays'] // oxfmt-ignore
const FLAGS = ['hasContract', 'isOnCall', 'isRechargeable', 'isDone']
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore

/** A page of the rows, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)]
  if (!(Number.isInteger(page) && page >= 1)) return refuse(400, 'page must not be less than 1')
  if (!(Number.isInteger(limit) && limit >= 1)) return refuse(400, 'limit must not be less than 1')
  if (limit > 50) return refuse(400, 'limit must not be greater than 50')
  const order = query.get('order') ?? 'ASC'
  if (!['ASC', 'DESC'].includes(order)) return refuse(400, 'order must be one of the following values: ASC, DESC')
  const pageCount = Math.ceil(rows.length / limit)
  const data = (order === 'ASC' ? rows : rows.toReversed()).slice((page - 1) * limit, page * limit)
  return { body: { data, meta: { page, limit, itemCount: rows.length, pageCount, hasNextPage: page < pageCount } } }
}

/** Starts the contractor's desk. `data` is what it serves and changes; `reset` puts it back. */
export async function startFixdesk({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFixdeskData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid })
  const find = (kind: Kind, id: unknown) => (data[kind] as unknown as Row[]).find(one => one.id === id)
  /** Why a body cannot be taken: a key leads nowhere, a word is none of its enumeration, or a day or amount is none. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      if (name in TARGETS && !find(TARGETS[name]!, value)) return `${name} ${String(value)} does not exist`
      const words = WORDS[`${kind}.${name}`] ?? WORDS[name]
      if (words?.includes(String(value)) === false) return `${name} must be one of the following values: ${words.join(', ')}` // oxfmt-ignore
      if (DAYS.includes(name) && !isDay(value)) return `${name} must be a valid ISO 8601 date string`
      if (name === 'scheduledAt' && Number.isNaN(Date.parse(String(value)))) return `${name} must be a valid ISO 8601 date string` // oxfmt-ignore
      if (AMOUNTS.includes(name) && !(typeof value === 'number' && value >= 0)) return `${name} must not be less than 0`
      if (FLAGS.includes(name) && typeof value !== 'boolean') return `${name} must be a boolean value`
    }
    return undefined
  }
  /** Of a body, only what is declared: `assignedToId: 52` as `assignedTo: {id: 52, firstName: ...}`. */
  const nest = (given: Given, declared: readonly string[]): Given =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([name]) => declared.includes(name))
        .map(([name, value]) => {
          if (!(name in TARGETS)) return [name, value]
          const row = find(TARGETS[name]!, value)
          return [name.replace(/Id$/, ''), row ? shown(TARGETS[name]!, row) : null]
        }),
    )
  const list =
    (kind: Kind, dto: string) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].filter(([name]) => FILTERS[dto]!.includes(name))
      const reason = given.map(([name, value]) => (name in TARGETS || FLAGS.includes(name) ? undefined : wrong(kind, { [name]: value }))).find(Boolean) // oxfmt-ignore
      if (reason) return refuse(400, reason)
      const isWanted = (row: Row, [name, value]: [string, string]) => {
        if (name === 'search') return `${String(row.number ?? '')} ${String(row.name ?? row.title)}`.toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
        if (name === 'city') return (row.address as { city: string }).city.toLowerCase() === value.toLowerCase()
        if (name === 'dueBefore') return String(row.dueDate) < value
        if (name === 'from') return String(row.scheduledAt).slice(0, 10) >= value
        if (name === 'to') return String(row.scheduledAt).slice(0, 10) <= value
        if (name in TARGETS) return String((row[name.replace(/Id$/, '')] as Row | null)?.id) === value
        return String(row[name]) === value
      }
      return cut((data[kind] as unknown as Row[]).filter(row => given.every(one => isWanted(row, one))), query)
    } // oxfmt-ignore
  const change = (kind: Kind, dto: string) =>
    withRow(kind, (row, given) => {
      const reason = wrong(kind, given)
      if (reason) return refuse(400, reason)
      const was = row.status
      // A reference is replaced as a whole.
      for (const name of CHANGED[dto]!) if (name in TARGETS && name in given) row[name.replace(/Id$/, '')] = null
      mergeInto(row, nest(given, CHANGED[dto]!))
      if (kind === 'fixWorkOrders' && row.status !== was) row.completedAt = row.status === 'completed' ? clock.toISOString() : null // oxfmt-ignore
      if (kind === 'fixMaterialUsages') row.totalPrice = cents(Number(row.quantity) * Number(row.unitPrice))
      return undefined
    })
  /** What a new record has that its body does not say. */
  const defaults: Partial<Record<Kind, (given: Given) => Given>> = {
    fixClients: () => ({ city: '', hasContract: false, paymentTermsDays: 30, clientSince: today }),
    fixSites: () => ({ unitCount: 1, keyHolder: null, accessNotes: null }),
    fixWorkOrders: given => {
      const priority = String(given.priority ?? 'normal')
      const numbers = data.fixWorkOrders.map(one => Number(one.number.slice(3)))
      const { client } = find('fixSites', given.siteId) as unknown as FixSite
      return { number: `WO-${Math.max(...numbers) + 1}`, description: null, priority, status: 'new', client, reportedBy: { name: 'Office', phone: null }, assignedTo: null, reportedAt: clock.toISOString(), dueDate: shiftDay(today, DUE_IN[priority]!), completedAt: null, estimatedCost: null, finalCost: null, isRechargeable: false } // oxfmt-ignore
    },
    fixTasks: () => ({ estimatedMinutes: 30, isDone: false, doneBy: null }),
    fixVisits: () => ({ status: 'planned', hours: null, note: null }),
    fixMaterialUsages: given => ({ unit: 'piece', usedOn: today, totalPrice: cents(Number(given.quantity) * Number(given.unitPrice)) }), // oxfmt-ignore
  }
  const create = (kind: Kind, dto: string) =>
    add(kind, NEEDED[dto]!, given => wrong(kind, given) ?? { ...defaults[kind]!(given), ...nest(given, [...NEEDED[dto]!, ...FURTHER[dto]!]) }) // oxfmt-ignore
  /** Records that others point to stay. */
  const drop = (kind: Kind) => (incoming: Incoming) => {
    const id = Number(incoming.path[0])
    const at = Object.keys(TARGETS).filter(name => TARGETS[name] === kind).map(name => name.replace(/Id$/, '')) // oxfmt-ignore
    const isUsed = (Object.values(data) as unknown as Row[][]).some(rows => rows.some(row => at.some(name => (row[name] as Row | null | undefined)?.id === id))) // oxfmt-ignore
    return isUsed ? refuse(409, 'Other records refer to it') : remove(kind)(incoming)
  }
  const open = ['new', 'scheduled', 'in_progress', 'on_hold']
  const assign = withRow('fixWorkOrders', (row, { technicianId }) => {
    const technician = find('fixTechnicians', technicianId)
    if (!technician) return refuse(400, `technicianId ${String(technicianId)} does not exist`)
    if (!open.includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`)
    row.assignedTo = shown('fixTechnicians', technician)
    return undefined
  })
  const complete = withRow('fixWorkOrders', (row, { finalCost }) => {
    if (finalCost === undefined) return refuse(400, 'finalCost should not be empty')
    const reason = wrong('fixWorkOrders', { finalCost })
    if (reason) return refuse(400, reason)
    if (!open.includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`)
    Object.assign(row, { status: 'completed', finalCost, completedAt: clock.toISOString() })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const resource = (kind: Kind, dto: string, path: string): Handler[] => [
    ['GET', at(path), list(kind, dto)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind, dto)],
    ...(dto in NEEDED ? ([['POST', at(path), create(kind, dto)], ['DELETE', at(`${path}/:id`), drop(kind)]] as Handler[]) : []), // oxfmt-ignore
  ]
  const routes: Handler[] = [
    ['GET', /^\/docs-json$/, () => ({ body: FIXDESK_DESCRIPTION })],
    ...resource('fixClients', 'Client', 'clients'),
    ...resource('fixSites', 'Site', 'sites'),
    ...resource('fixTechnicians', 'Technician', 'technicians'),
    ...resource('fixWorkOrders', 'WorkOrder', 'work-orders'),
    ['POST', at('work-orders/:id/assign'), assign],
    ['POST', at('work-orders/:id/complete'), complete],
    ['POST', at('work-orders/:id/cancel'), become('fixWorkOrders', open, () => ({ status: 'cancelled' }))],
    ...resource('fixTasks', 'Task', 'tasks'),
    ...resource('fixVisits', 'Visit', 'visits'),
    ...resource('fixMaterialUsages', 'MaterialUsage', 'material-usages'),
  ]
  const server = await listenJson(routes, refuse(404, 'Cannot find this route').body, port)
  return { ...server, data, reset: createReset(data) }
}
