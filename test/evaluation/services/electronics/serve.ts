import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createElectronicsData, type ElectronicsData } from './data.ts'
import { ELECTRONICS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ElectronicsData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { Status: status, Title: status < 409 ? 'Bad request' : 'Conflict', Detail: message } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `${name.replaceAll('_', '')} is required`)

/** A slice of the rows, and how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('Offset') ?? 0), Number(query.get('Limit') ?? 25)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'Offset or Limit is out of range')
  return { body: { Data: rows.slice(offset, offset + limit), Total: rows.length, Offset: offset, Limit: limit } }
}

/** Starts the electronics shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startElectronics({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createElectronicsData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore

  const offer = (given: Given) => ({ stockQuantity: 0, reorderLevel: 5, warrantyMonths: 24, isActive: true, ...given, sku: 'SKU-9901', averageRating: null, releasedOn: today() }) // oxfmt-ignore
  const register = (given: Given) => ({ phone: null, customerType: 'Private', companyName: null, city: null, country: null, newsletterOptIn: false, ...given, createdOn: today() }) // oxfmt-ignore
  const send = (given: Given) =>
    isThere('orders', given.orderId)
      ? { weightKg: null, shippedOn: today(), ...given, status: 'InTransit', deliveredOn: null }
      : 'There is no such order'

  const at = (path: string) => new RegExp(`^/v3/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (path: string, kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\.json$/, () => ({ body: ELECTRONICS_DESCRIPTION })],
    ...read('Products', 'products', 'category', 'brand', 'isActive'),
    ...read('Customers', 'customers', 'customerType', 'city', 'email'),
    ...read('Orders', 'orders', 'customerId', 'status', 'paymentMethod'),
    ...read('OrderLines', 'orderLines', 'orderId', 'productId'),
    ...read('Shipments', 'shipments', 'orderId', 'carrier', 'status'),
    ['POST', at('Products'), add('products', ['name', 'brand', 'category', 'price'], offer)],
    ['PATCH', at('Products/:id'), change('products')],
    ['DELETE', at('Products/:id'), remove('products')],
    ['POST', at('Customers'), add('customers', ['firstName', 'lastName', 'email'], register)],
    ['PATCH', at('Customers/:id'), change('customers')],
    ['DELETE', at('Customers/:id'), remove('customers')],
    ['PATCH', at('Orders/:id'), change('orders')],
    ['POST', at('Orders/:id/Cancel'), become('orders', ['Pending', 'Confirmed'], () => ({ status: 'Cancelled' }))],
    ['PATCH', at('OrderLines/:id'), change('orderLines')],
    ['POST', at('Shipments'), add('shipments', ['orderId', 'carrier', 'trackingNumber'], send)],
    ['PATCH', at('Shipments/:id'), change('shipments')],
  ]
  const server = await listenJson(routes, { Status: 404, Title: 'Not found', Detail: 'No such resource' }, port)
  return { ...server, data, reset: createReset(data) }
}
