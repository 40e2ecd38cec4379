import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createTeahouseData, type TeahouseData } from './data.ts'
import { TEAHOUSE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof TeahouseData
const TITLES: Record<number, string> = { 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { type: 'about:blank', title: TITLES[status] ?? 'Bad Request', status, detail } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)}: must not be null`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { originId: 'teaOrigins', productId: 'teaProducts', customerId: 'teaCustomers', orderId: 'teaOrders' } // oxfmt-ignore

function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one ?? '').localeCompare(String(other ?? ''))
}
/** A page as Spring writes it, counted from 0, after its sorting. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
  if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
  const sorted = query.getAll('sort').toReversed().reduce((all, criterion) => {
    const [name, direction] = criterion.split(',')
    const sign = direction?.toLowerCase() === 'desc' ? -1 : 1
    return all.toSorted((one, other) => sign * order((one as Given)[name!], (other as Given)[name!]))
  }, rows) // oxfmt-ignore
  const content = sorted.slice(number * size, (number + 1) * size)
  const totalPages = Math.ceil(rows.length / size)
  return { body: { content, totalElements: rows.length, totalPages, number, size, numberOfElements: content.length, first: number === 0, last: number >= totalPages - 1, empty: content.length === 0 } } // oxfmt-ignore
}

/** Starts the tea importer's shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startTeahouse({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTeahouseData(clock)
  const days = createDays(clock)
  const today = days.day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => (given[name] ?? null) !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const stock = (given: Given) => wrong(given) ?? { originId: null, packSizeGrams: null, caffeine: null, organic: false, unitsInStock: 0, status: 'AVAILABLE', ...given, articleNumber: `T${4010 + data.teaProducts.length * 7}`, listedOn: today } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, customerGroup: 'PRIVATE', street: null, postalCode: null, city: null, country: 'DE', newsletter: false, ...given, registeredOn: today }) // oxfmt-ignore
  const place = (given: Given) => {
    const wanted = given.lines as { productId: number; quantity?: number }[]
    if (!Array.isArray(wanted) || wanted.length === 0) return 'lines must not be empty'
    const reason = wrong(given) ?? wanted.map(line => wrong({ productId: line.productId })).find(Boolean)
    if (reason) return reason
    const lines = wanted.map(({ productId, quantity = 1 }) => {
      const product = data.teaProducts.find(one => one.id === productId)!
      return { productId, productName: product.name, quantity, unitPrice: product.price }
    })
    const goods = lines.reduce((all, one) => all + one.quantity * one.unitPrice, 0)
    const shippingFee = goods >= 75 ? 0 : 4.9
    return { paymentMethod: 'INVOICE', giftNote: null, ...given, orderNumber: `TH-${20_418 + data.teaOrders.length}`, status: 'NEW', orderedAt: days.moment(0, 0.5), lines, shippingFee, total: Math.round(100 * (goods + shippingFee)) / 100 } // oxfmt-ignore
  }
  const announce = (given: Given) => wrong(given) ?? { trackingNumber: null, weightKg: null, ...given, status: 'ANNOUNCED', shippedOn: null, deliveredOn: null } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: TEAHOUSE_DESCRIPTION })],
    ...read('teaOrigins', 'origins', 'country'),
    ...read('teaProducts', 'products', 'q', 'category', 'originId', 'organic', 'status', 'articleNumber'),
    ...read('teaCustomers', 'customers', 'email', 'country', 'customerGroup'),
    ...read('teaOrders', 'orders', 'orderNumber', 'customerId', 'status', 'paymentMethod'),
    ...read('teaShipments', 'shipments', 'orderId', 'carrier', 'status', 'trackingNumber'),
    ...read('teaReviews', 'reviews', 'productId', 'customerId', 'rating', 'status'),
    ['POST', at('products'), add('teaProducts', ['name', 'category', 'price'], stock)],
    ['PATCH', at('products/:id'), change('teaProducts')],
    ['DELETE', at('products/:id'), remove('teaProducts')],
    ['POST', at('customers'), add('teaCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('teaCustomers')],
    ['DELETE', at('customers/:id'), remove('teaCustomers')],
    ['POST', at('orders'), add('teaOrders', ['customerId', 'lines'], place)],
    ['POST', at('orders/:id/cancel'), become('teaOrders', ['NEW', 'PAID', 'PACKED'], () => ({ status: 'CANCELLED' }))],
    ['POST', at('shipments'), add('teaShipments', ['orderId', 'carrier'], announce)],
    ['PATCH', at('shipments/:id'), change('teaShipments')],
    ['PATCH', at('reviews/:id'), change('teaReviews')],
    ['DELETE', at('reviews/:id'), remove('teaReviews')],
  ]
  const server = await listenJson(routes, { type: 'about:blank', title: 'Not Found', status: 404, detail: 'No static resource' }, port) // oxfmt-ignore
  return { ...server, data, reset: createReset(data) }
}
