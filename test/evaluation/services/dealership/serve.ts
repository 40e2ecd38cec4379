import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { momentOf } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createDealershipData, type DealershipData } from './data.ts'
import { DEALERSHIP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof DealershipData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { error: `E${status}`, message } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(422, `${camel(name)} must be given`)

/** The rows from an offset, and how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 20)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'offset or limit is out of range')
  return { body: { items: rows.slice(offset, offset + limit), total: rows.length, offset, limit } }
}

/** Starts the car dealership. `data` is what it serves and changes; `reset` puts it back. */
export async function startDealership({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createDealershipData(clock)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  const change = (kind: Kind) => withRow(kind, (row, given) => void mergeInto(row, given))

  const stock = (given: Given) =>
    isThere('branches', given.branchId)
      ? { registration: null, modelYear: null, mileage: 0, colour: null, specs: null, purchasePrice: null, fullServiceHistory: false, ...given, stockNumber: 'HC99001', status: 'inPreparation', arrivedOn: today() } // oxfmt-ignore
      : 'branchId is unknown'
  const register = (given: Given) => ({ email: null, address: null, marketingConsent: false, ...given, createdOn: today() }) // oxfmt-ignore
  const book = (given: Given) => {
    const scheduledAt = momentOf(given.scheduledAt)
    if (!scheduledAt) return 'scheduledAt must be a date and a time'
    const isKnown = isThere('customers', given.customerId) && isThere('vehicles', given.vehicleId) && isThere('salespeople', given.salespersonId) // oxfmt-ignore
    if (!isKnown) return 'customerId, vehicleId or salespersonId is unknown'
    return { ...given, scheduledAt, status: 'booked', feedbackScore: null }
  }
  const moveDrive = withRow('testDrives', (row, given) => {
    const scheduledAt = given.scheduledAt === undefined ? row.scheduledAt : momentOf(given.scheduledAt)
    if (!scheduledAt) return refuse(422, 'scheduledAt must be a date and a time')
    return void Object.assign(row, given, { scheduledAt })
  })

  const at = (path: string) => new RegExp(`^/dms/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: DEALERSHIP_DESCRIPTION })],
    ...read('branches', 'branches'),
    ...read('salespeople', 'salespeople', 'branchId', 'jobTitle'),
    ...read('vehicles', 'vehicles', 'make', 'condition', 'status', 'branchId', 'stockNumber'),
    ...read('customers', 'customers'),
    ...read('testDrives', 'test-drives', 'customerId', 'vehicleId', 'salespersonId', 'status'),
    ...read('sales', 'sales', 'customerId', 'salespersonId', 'status'),
    ['PATCH', at('branches/:id'), change('branches')],
    ['PATCH', at('salespeople/:id'), change('salespeople')],
    ['POST', at('vehicles'), add('vehicles', ['make', 'model', 'condition', 'listPrice', 'branchId'], stock)],
    ['PATCH', at('vehicles/:id'), change('vehicles')],
    ['DELETE', at('vehicles/:id'), remove('vehicles')],
    ['POST', at('vehicles/:id/reserve'), become('vehicles', ['available'], () => ({ status: 'reserved' }))],
    ['POST', at('vehicles/:id/release'), become('vehicles', ['reserved'], () => ({ status: 'available' }))],
    ['POST', at('customers'), add('customers', ['firstName', 'lastName', 'phone'], register)],
    ['PATCH', at('customers/:id'), change('customers')],
    ['DELETE', at('customers/:id'), remove('customers')],
    ['POST', at('test-drives'), add('testDrives', ['customerId', 'vehicleId', 'salespersonId', 'scheduledAt'], book)],
    ['PATCH', at('test-drives/:id'), moveDrive],
    ['POST', at('test-drives/:id/cancel'), become('testDrives', ['booked'], () => ({ status: 'cancelled' }))],
    ['PATCH', at('sales/:id'), change('sales')],
  ]
  const server = await listenJson(routes, { error: 'E404', message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
