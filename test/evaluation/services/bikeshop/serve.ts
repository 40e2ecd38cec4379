import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { invalid, refuse } from '../fastapi.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createBikeshopData, type BikeshopData, type CycleCustomer, type CycleOrder } from './data.ts'
import { BIKESHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof BikeshopData
type Test = (row: Row, value: string) => boolean
/** What a key points to. */
const TARGETS: Record<string, Kind> = { brandId: 'cycleBrands', productId: 'cycleProducts', orderId: 'cycleOrders' }

const isIn = (value: number, low: number, high: number) => Number.isInteger(value) && value >= low && value <= high
/** `page` from 1 and `page_size`, with the rows as `data` and the total. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 25)]
  if (!isIn(page, 1, Infinity)) return invalid('query', 'page', 'Input should be greater than or equal to 1')
  if (!isIn(size, 1, 100)) return invalid('query', 'page_size', 'Input should be less than or equal to 100')
  return { body: { data: rows.slice((page - 1) * size, page * size), total: rows.length, page, page_size: size } }
}

const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]).toLowerCase() === value.toLowerCase()
const PRODUCT_TESTS: Record<string, Test> = {
  brand_id: same('brandId'),
  category: same('category'),
  active: same('active'),
  q: (row, value) => String(row.name).toLowerCase().includes(value.toLowerCase()),
}
const CUSTOMER_TESTS: Record<string, Test> = {
  email: same('email'),
  city: (row, value) => (row as unknown as CycleCustomer).address?.city.toLowerCase() === value.toLowerCase(),
}
const ORDER_TESTS: Record<string, Test> = {
  customer_id: same('customerId'),
  order_number: same('orderNumber'),
  status: same('status'),
  placed_from: (row, value) => String(row.placedAt).slice(0, 10) >= value,
  placed_to: (row, value) => String(row.placedAt).slice(0, 10) <= value,
}

/** Starts the bicycle shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startBikeshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBikeshopData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut)
  const list =
    (kind: Kind, tests: Record<string, Test> = {}) =>
    ({ query }: Incoming): Reply => {
      const wanted = [...query].filter(([name]) => name in tests)
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => tests[name]!(row, value))) // oxfmt-ignore
      return cut(rows.map(toSnake), query)
    }
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `Unknown ${lost.replace('Id', '')}`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const offer = (given: Given) => wrong(given) ?? { stock: 0, reorderPoint: 2, weightKg: null, modelYear: null, ...given, active: true, listedOn: today } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, address: null, newsletter: false, ...given, loyaltyPoints: 0, customerSince: today }) // oxfmt-ignore
  const sendBack = (given: Given) => {
    const order: CycleOrder | undefined = data.cycleOrders.find(one => one.id === given.orderId)
    if (order && order.lines.every(one => one.productId !== given.productId)) return 'The product is not in this order'
    return wrong(given) ?? { quantity: 1, ...given, returnNumber: 'RMA-2990', status: 'requested', requestedOn: today, refundAmount: null } // oxfmt-ignore
  }
  const dropCustomer = (incoming: Incoming): Reply =>
    data.cycleOrders.some(one => String(one.customerId) === incoming.path[0])
      ? refuse(409, 'The customer has orders')
      : remove('cycleCustomers')(incoming)

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, tests?: Record<string, Test>): Handler[] => [
    ['GET', at(path), list(kind, tests)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: BIKESHOP_DESCRIPTION })],
    ...read('cycleBrands', 'brands'),
    ...read('cycleProducts', 'products', PRODUCT_TESTS),
    ...read('cycleCustomers', 'customers', CUSTOMER_TESTS),
    ...read('cycleOrders', 'orders', ORDER_TESTS),
    ...read('cycleReturns', 'returns', { order_id: same('orderId'), status: same('status') }),
    ...read('cycleReviews', 'reviews', { product_id: same('productId'), customer_id: same('customerId'), published: same('published') }), // oxfmt-ignore
    ['POST', at('products'), add('cycleProducts', ['sku', 'name', 'brandId', 'category', 'price'], offer)],
    ['PATCH', at('products/:id'), change('cycleProducts')],
    ['POST', at('customers'), add('cycleCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('cycleCustomers')],
    ['DELETE', at('customers/:id'), dropCustomer],
    ['PATCH', at('orders/:id'), change('cycleOrders')],
    ['POST', at('orders/:id/cancel'), become('cycleOrders', ['new', 'paid', 'packed'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['POST', at('returns'), add('cycleReturns', ['orderId', 'productId', 'reason'], sendBack)],
    ['POST', at('returns/:id/approve'), become('cycleReturns', ['requested'], () => ({ status: 'approved' }))],
    ['POST', at('returns/:id/decline'), become('cycleReturns', ['requested'], () => ({ status: 'declined' }))],
    ['PATCH', at('reviews/:id'), change('cycleReviews')],
    ['DELETE', at('reviews/:id'), remove('cycleReviews')],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
