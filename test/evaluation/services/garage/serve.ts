import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createGarageData, type GarageData, type JobLine } from './data.ts'
import { GARAGE_DESCRIPTION } from './description.ts'

type Kind = keyof GarageData
type Given = Record<string, unknown>
const refuse = (status: number, message: string): Reply => ({ status, body: { status, message } })
const today = () => new Date().toISOString().slice(0, 10)
const now = () => new Date().toISOString()

/** Filters of each list. */
const FILTERS: Record<Kind, string[]> = {
  customers: ['type', 'city', 'email'],
  cars: ['ownerId', 'make', 'fuelType', 'licensePlate'],
  mechanics: ['role'],
  jobs: ['status', 'category', 'carId', 'mechanicId', 'priority'],
  parts: ['category', 'supplier'],
  invoices: ['status', 'customerId', 'jobId'],
  loanCars: [],
}
const valueOf = (row: Row, name: string) => (name === 'city' ? (row.address as { city: string }).city : row[name])

/** Starts the car workshop. `data` is what it serves and changes; `reset` puts it back. */
export async function startGarage({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createGarageData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const isThere = (kind: Kind, id: unknown) => rowsOf(kind).some(row => row.id === id)
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)]
      if (!(page >= 1) || !(limit >= 1 && limit <= 100)) return refuse(400, 'page or limit is out of range')
      const wanted = [...query].filter(([name]) => FILTERS[kind].includes(name))
      const rows = rowsOf(kind).filter(row => wanted.every(([name, value]) => String(valueOf(row, name)) === value))
      return { body: { items: rows.slice((page - 1) * limit, page * limit), total: rows.length, page, limit } }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, body: Given) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => id === path[0])
      if (!row) return refuse(404, 'Not found')
      return answer?.(row, (body ?? {}) as Given) ?? { body: row }
    }
  const change = (kind: Kind) => withRow(kind, (row, body) => void Object.assign(row, body))
  const remove = (kind: Kind) =>
    withRow(kind, row => {
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const become = (kind: Kind, from: string[], to: (body: Given) => object) =>
    withRow(kind, (row, body) => {
      if (!from.includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`)
      Object.assign(row, to(body))
      return undefined
    })
  const add =
    (kind: Kind, needed: string[], make: (body: Given) => object | string) =>
    ({ body }: Incoming): Reply => {
      const lacking = needed.find(name => !(body as Given | undefined)?.[name])
      if (lacking) return refuse(400, `${lacking} is required`)
      const made = make(body as Given)
      if (typeof made === 'string') return refuse(400, made)
      const row = { ...made, id: `0f00d000-0000-4000-a000-${String(rowsOf(kind).length).padStart(12, '0')}` } as Row
      rowsOf(kind).push(row)
      return { status: 201, body: row }
    }

  const welcome = (body: Given) => ({ phone: null, companyName: null, type: 'private', address: null, newsletter: false, ...body, customerNumber: 'K19999', createdAt: now() }) // oxfmt-ignore
  const register = (body: Given) => (isThere('customers', body.ownerId) ? { color: null, mileage: 0, nextInspectionDate: null, underWarranty: false, ...body } : 'ownerId names no customer') // oxfmt-ignore
  const takeIn = (body: Given) => {
    if (!isThere('cars', body.carId)) return 'carId names no car'
    const blank = { mechanicId: null, priority: 'normal', receivedAt: now(), promisedFor: null, completedAt: null }
    const rest = { estimate: null, partsUsed: [] as JobLine[], approvedByCustomer: false, cancellationReason: null }
    return { ...blank, ...rest, ...body, jobNumber: 'J-29999', status: 'booked' }
  }
  const stockUp = (body: Given) => ({ supplier: null, purchasePrice: 0, stock: 0, reorderLevel: 5, shelf: null, ...body, discontinued: false }) // oxfmt-ignore
  const lend = withRow('loanCars', (row, body) => {
    if (row.lentToCustomerId !== null) return refuse(409, 'It is lent already')
    if (!isThere('customers', body.customerId)) return refuse(400, 'customerId names no customer')
    Object.assign(row, { lentToCustomerId: body.customerId, lentUntil: body.until })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', '([^/]+)')}$`)
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: GARAGE_DESCRIPTION })],
    ['GET', at('customers'), list('customers')],
    ['POST', at('customers'), add('customers', ['firstName', 'lastName', 'email'], welcome)],
    ['GET', at('customers/:id'), withRow('customers')],
    ['PATCH', at('customers/:id'), change('customers')],
    ['DELETE', at('customers/:id'), remove('customers')],
    ['GET', at('cars'), list('cars')],
    ['POST', at('cars'), add('cars', ['licensePlate', 'make', 'model', 'ownerId'], register)],
    ['GET', at('cars/:id'), withRow('cars')],
    ['PATCH', at('cars/:id'), change('cars')],
    ['GET', at('mechanics'), list('mechanics')],
    ['GET', at('mechanics/:id'), withRow('mechanics')],
    ['PATCH', at('mechanics/:id'), change('mechanics')],
    ['GET', at('jobs'), list('jobs')],
    ['POST', at('jobs'), add('jobs', ['carId', 'description', 'category'], takeIn)],
    ['GET', at('jobs/:id'), withRow('jobs')],
    ['PATCH', at('jobs/:id'), change('jobs')],
    ['DELETE', at('jobs/:id'), remove('jobs')],
    ['POST', at('jobs/:id/start'), become('jobs', ['booked', 'waitingForParts'], () => ({ status: 'inProgress' }))],
    ['POST', at('jobs/:id/complete'), become('jobs', ['inProgress', 'waitingForParts'], () => ({ status: 'readyForPickup', completedAt: now() }))], // oxfmt-ignore
    ['POST', at('jobs/:id/cancel'), become('jobs', ['booked', 'waitingForParts', 'inProgress'], ({ reason = null }) => ({ status: 'cancelled', cancellationReason: reason }))], // oxfmt-ignore
    ['GET', at('parts'), list('parts')],
    ['POST', at('parts'), add('parts', ['partNumber', 'name', 'category', 'salePrice'], stockUp)],
    ['GET', at('parts/:id'), withRow('parts')],
    ['PATCH', at('parts/:id'), change('parts')],
    ['GET', at('invoices'), list('invoices')],
    ['GET', at('invoices/:id'), withRow('invoices')],
    ['POST', at('invoices/:id/send'), become('invoices', ['draft'], () => ({ status: 'sent' }))],
    ['POST', at('invoices/:id/mark-paid'), become('invoices', ['sent'], () => ({ status: 'paid', paidOn: today() }))],
    ['POST', at('invoices/:id/write-off'), become('invoices', ['sent'], () => ({ status: 'writtenOff' }))],
    ['GET', at('loan-cars'), list('loanCars')],
    ['GET', at('loan-cars/:id'), withRow('loanCars')],
    ['POST', at('loan-cars/:id/lend'), lend],
    ['POST', at('loan-cars/:id/return'), withRow('loanCars', row => void Object.assign(row, { lentToCustomerId: null, lentUntil: null }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, refuse(404, 'No such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
