import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createGardenshopData, type GardenshopData } from './data.ts'
import { GARDENSHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof GardenshopData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { Status: status, Message: message } })
const invalid = (_: string, name: string): Reply => refuse(400, `${name.replaceAll('_', '')} is required`)

/** Pages from 1, with how many records there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 20)]
  if (!(number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'PageNumber or PageSize is out of range')
  return { body: { Items: rows.slice((number - 1) * size, number * size), PageNumber: number, PageSize: size, TotalCount: rows.length } } // oxfmt-ignore
}

/** Starts the garden shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startGardenshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createGardenshopData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore

  const engage = (given: Given) => ({ contactName: null, country: null, leadTimeDays: null, isPreferred: false, ...given, partnerSince: today() }) // oxfmt-ignore
  const offer = (given: Given) =>
    isThere('categories', given.categoryId)
      ? { supplierId: null, purchasePrice: null, quantityInStock: 0, minimumStock: 0, state: 'Draft', color: null, ...given, code: 'GP-9999', listedOn: today() } // oxfmt-ignore
      : 'There is no such category'
  const register = (given: Given) => ({ phoneNumber: null, tier: 'Standard', address: null, acceptsMarketing: false, loyaltyPoints: 0, ...given, registeredOn: today() }) // oxfmt-ignore
  const comeBack = (given: Given) =>
    isThere('orders', given.orderId) && isThere('products', given.productId)
      ? { ...given, state: 'Requested', requestedOn: today(), closedOn: null, refundAmount: null }
      : 'There is no such order or product'

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: GARDENSHOP_DESCRIPTION })],
    ...read('suppliers'),
    ...read('categories', 'department'),
    ...read('products', 'categoryId', 'supplierId', 'state'),
    ...read('customers', 'tier', 'email'),
    ...read('orders', 'state', 'paymentState', 'customerId'),
    ...read('returns', 'state', 'orderId'),
    ['POST', at('suppliers'), add('suppliers', ['name', 'contactEmail'], engage)],
    ['PATCH', at('suppliers/:id'), change('suppliers')],
    ['POST', at('products'), add('products', ['name', 'categoryId', 'salesPrice'], offer)],
    ['PATCH', at('products/:id'), change('products')],
    ['DELETE', at('products/:id'), remove('products')],
    ['POST', at('customers'), add('customers', ['fullName', 'email'], register)],
    ['PATCH', at('customers/:id'), change('customers')],
    ['DELETE', at('customers/:id'), remove('customers')],
    ['PATCH', at('orders/:id'), change('orders')],
    ['POST', at('orders/:id/cancel'), become('orders', ['New', 'Processing'], () => ({ state: 'Cancelled' }), 'state')],
    ['POST', at('returns'), add('returns', ['orderId', 'productId', 'reason'], comeBack)],
    ['PATCH', at('returns/:id'), change('returns')],
    ['DELETE', at('returns/:id'), remove('returns')],
  ]
  const server = await listenJson(routes, { Status: 404, Message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
