import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { invalid, refuse } from '../fastapi.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { cents, createOutdoorshopData, shippingFor, type OutdoorshopData } from './data.ts'
import { NEEDED, OUTDOORSHOP_DESCRIPTION } from './description.ts'
import { CARRIERS, LOYALTY_TIERS, PRODUCT_STATUSES, SEASONS, TREK_ORDER_STATUSES, TREK_PAYMENTS, TREK_RETURN_REASONS, TREK_RETURN_STATUSES, type TrekCustomer } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof OutdoorshopData
type Test = (row: Row, value: string) => boolean
/** What a key points to. */
const TARGETS: Record<string, Kind> = { supplierId: 'trekSuppliers', categoryId: 'trekCategories', productId: 'trekProducts', customerId: 'trekCustomers', orderId: 'trekOrders' } // oxfmt-ignore
/** Words that a field may hold, of any kind of record or of one. */
const WORDS: Record<string, readonly string[]> = { season: SEASONS, loyaltyTier: LOYALTY_TIERS, paymentMethod: TREK_PAYMENTS, carrier: CARRIERS, reason: TREK_RETURN_REASONS, isWaterproof: ['true', 'false'] } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { trekProducts: PRODUCT_STATUSES, trekOrders: TREK_ORDER_STATUSES, trekReturns: TREK_RETURN_STATUSES } // oxfmt-ignore
const DATES = ['releasedOn', 'placedFrom', 'placedTo']
const NUMBERS = ['price', 'costPrice', 'weightGrams', 'stockQuantity', 'reorderPoint', 'loyaltyPoints', 'leadTimeDays', 'minimumOrder', 'quantity', 'refundAmount', 'rating', 'minPrice', 'maxPrice', ...Object.keys(TARGETS)] // oxfmt-ignore
/** The lists that are short enough to be answered whole. */
const SHORT: readonly Kind[] = ['trekSuppliers', 'trekCategories']

const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]).toLowerCase() === value.toLowerCase()
const tests = (...fields: string[]): Record<string, Test> => Object.fromEntries(fields.map(field => [field, same(field)])) // oxfmt-ignore
const part =
  (...fields: string[]): Test =>
  (row, value) =>
    fields.map(field => row[field]).join(' ').toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
const FILTERS: Record<Kind, Record<string, Test>> = {
  trekProducts: {
    ...tests('categoryId', 'supplierId', 'brand', 'status', 'isWaterproof'),
    q: part('name'),
    minPrice: (row, value) => Number(row.price) >= Number(value),
    maxPrice: (row, value) => Number(row.price) <= Number(value),
  },
  trekCategories: tests('season'),
  trekSuppliers: tests('country'),
  trekCustomers: {
    ...tests('email', 'loyaltyTier'),
    q: part('firstName', 'lastName'),
    state: (row, value) => (row.address as TrekCustomer['address']).state === value.toUpperCase(),
  },
  trekOrders: {
    ...tests('customerId', 'orderNumber', 'status', 'paymentMethod'),
    placedFrom: (row, value) => String(row.placedAt).slice(0, 10) >= value,
    placedTo: (row, value) => String(row.placedAt).slice(0, 10) <= value,
  },
  trekReturns: tests('orderId', 'productId', 'status', 'reason'),
  trekReviews: tests('productId', 'customerId', 'rating'),
}
const snake = (name: string) => Object.keys(toSnake({ [name]: 0 }))[0]!

function cutByOffset(rows: object[], query: URLSearchParams): Reply {
  const [limit, offset] = [Number(query.get('limit') ?? 20), Number(query.get('offset') ?? 0)]
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return invalid('query', 'limit', 'Input should be from 1 to 100') // oxfmt-ignore
  if (!Number.isInteger(offset) || offset < 0) return invalid('query', 'offset', 'Input should be greater than or equal to 0') // oxfmt-ignore
  return { body: { data: rows.slice(offset, offset + limit), total: rows.length, limit, offset } }
}

/** Starts the outdoor shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startOutdoorshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createOutdoorshopData(clock)
  const { moment, day } = createDays(clock)
  const now = moment(0, 0.5)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cutByOffset)

  /** What is not of the sort that its field holds: no such word, no date, no number. */
  const malformed = (kind: Kind, given: Given, at: 'body' | 'query'): Reply | undefined => {
    const words: Record<string, readonly string[]> = { ...WORDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) }
    const held = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
    for (const [name, value] of held) {
      if (words[name] && !words[name].includes(String(value)))
        return invalid(at, snake(name), `Input should be one of ${words[name].join(', ')}`)
      if (DATES.includes(name) && !/^\d{4}-\d\d-\d\d$/.test(String(value)))
        return invalid(at, snake(name), 'Input should be a valid date')
      const number = at === 'query' ? Number(value) : value
      if (NUMBERS.includes(name) && !(typeof number === 'number' && number >= 0))
        return invalid(at, snake(name), 'Input should be a number greater than or equal to 0')
      if (name === 'rating' && !(Number(value) >= 1 && Number(value) <= 5))
        return invalid(at, name, 'Input should be from 1 to 5')
    }
    return undefined
  }
  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const odd = malformed(kind, given, 'body')
    if (odd) return odd
    const lost = Object.keys(TARGETS).find(name => (given[name] ?? null) !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost ? refuse(404, `${lost.replace('Id', '')} not found`) : undefined
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => name in FILTERS[kind])
      const odd = malformed(kind, Object.fromEntries(wanted), 'query')
      if (odd) return odd
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => FILTERS[kind][name]!(row, String(value)))) // oxfmt-ignore
      return SHORT.includes(kind) ? { body: rows.map(toSnake) } : cutByOffset(rows.map(toSnake), query)
    }
  const change = (kind: Kind) => withRow(kind, (row, given) => wrong(kind, given) ?? void mergeInto(row, given))
  /** Adds a record whose words and keys are right. */
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) => {
    const needs = Object.keys(toCamel(Object.fromEntries(needed.map(name => [name, 0]))))
    return (incoming: Incoming): Reply => wrong(kind, toCamel(incoming.body ?? {})) ?? add(kind, needs, make)(incoming)
  }
  const place = (given: Given) => {
    const wished = (given.lines as { productId: number; quantity: number }[]).map(line => ({ line, product: data.trekProducts.find(one => one.id === line.productId) })) // oxfmt-ignore
    if (wished.length === 0 || wished.some(({ product }) => !product)) return 'product not found'
    if (wished.some(({ product }) => product!.status === 'discontinued')) return 'A product is discontinued'
    const lines = wished.map(({ line: { quantity }, product }) => ({ productId: product!.id, quantity, unitPrice: product!.price, lineTotal: cents(quantity * product!.price) })) // oxfmt-ignore
    const subtotal = cents(lines.reduce((sum, one) => sum + one.lineTotal, 0))
    const shippingFee = shippingFor(subtotal)
    return { note: null, ...given, orderNumber: `GP-${10_310 + data.trekOrders.length}`, status: 'pending', placedAt: now, shippedAt: null, carrier: null, lines, subtotal, shippingFee, total: cents(subtotal + shippingFee) } // oxfmt-ignore
  }
  const sendBack = (given: Given) => {
    const order = data.trekOrders.find(one => one.id === given.orderId)
    if (order?.lines.every(one => one.productId !== given.productId)) return 'The order does not contain this product'
    return { quantity: 1, comment: null, ...given, status: 'requested', requestedOn: day(0), refundAmount: null }
  }
  const ship = withRow('trekOrders', (row, { carrier }) => {
    if (!carrier) return invalid('body', 'carrier')
    if (row.status !== 'pending' && row.status !== 'paid') return refuse(409, `The order is ${String(row.status)}`)
    const odd = malformed('trekOrders', { carrier }, 'body')
    return odd ?? void Object.assign(row, { status: 'shipped', carrier, shippedAt: now })
  })
  const welcome = (given: Given) => {
    const { street, city, state } = given.address as Given
    if (!street || !city || !state) return 'The address needs street, city and state'
    return { phone: null, loyaltyTier: 'basic', loyaltyPoints: 0, newsletter: false, ...given, registeredAt: now }
  }
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string): Handler[] => [
    ['GET', at(path), list(kind)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: OUTDOORSHOP_DESCRIPTION })],
    ...read('trekProducts', 'products'),
    ...read('trekCategories', 'categories'),
    ...read('trekSuppliers', 'suppliers'),
    ...read('trekCustomers', 'customers'),
    ...read('trekOrders', 'orders'),
    ...read('trekReturns', 'returns'),
    ...read('trekReviews', 'reviews'),
    ['POST', at('products'), create('trekProducts', NEEDED.product, given => ({ status: 'active', costPrice: 0, weightGrams: 0, color: null, isWaterproof: false, stockQuantity: 0, reorderPoint: 0, releasedOn: day(0), ...given }))], // oxfmt-ignore
    ['PATCH', at('products/:id'), change('trekProducts')],
    ['DELETE', at('products/:id'), dropUnless('trekProducts', id => data.trekOrders.some(one => one.lines.some(line => line.productId === id)), 'The product has been ordered')], // oxfmt-ignore
    ['POST', at('categories'), create('trekCategories', NEEDED.category, given => ({ slug: String(given.name).toLowerCase().replaceAll(' ', '-'), description: '', season: 'all_year', ...given }))], // oxfmt-ignore
    ['PATCH', at('categories/:id'), change('trekCategories')],
    ['POST', at('suppliers'), create('trekSuppliers', NEEDED.supplier, given => ({ contactName: '', phone: '', leadTimeDays: 14, minimumOrder: 0, ...given }))], // oxfmt-ignore
    ['PATCH', at('suppliers/:id'), change('trekSuppliers')],
    ['POST', at('customers'), create('trekCustomers', NEEDED.customer, welcome)],
    ['PATCH', at('customers/:id'), change('trekCustomers')],
    ['DELETE', at('customers/:id'), dropUnless('trekCustomers', id => data.trekOrders.some(one => one.customerId === id), 'The customer has orders')], // oxfmt-ignore
    ['POST', at('orders'), create('trekOrders', NEEDED.order, place)],
    ['PATCH', at('orders/:id'), change('trekOrders')],
    ['POST', at('orders/:id/ship'), ship],
    ['POST', at('orders/:id/cancel'), become('trekOrders', ['pending', 'paid'], () => ({ status: 'cancelled' }))],
    ['POST', at('returns'), create('trekReturns', NEEDED.return, sendBack)],
    ['PATCH', at('returns/:id'), change('trekReturns')],
    ['POST', at('returns/:id/approve'), become('trekReturns', ['requested'], () => ({ status: 'approved' }))],
    ['POST', at('reviews'), create('trekReviews', NEEDED.review, given => ({ body: null, helpfulVotes: 0, ...given, createdAt: now }))], // oxfmt-ignore
    ['DELETE', at('reviews/:id'), remove('trekReviews')],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
