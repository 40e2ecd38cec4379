import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { invalid, refuse } from '../fastapi.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, cutByPage, mergeInto } from '../serve-rows.ts'
import { COUNTRIES, PRODUCT_CATEGORIES } from './catalogue.ts'
import { createSewingshopData, type SewingshopData } from './data.ts'
import { NEEDED, SEWINGSHOP_DESCRIPTION } from './description.ts'
import { CUSTOMER_TYPES, MATERIALS, SEW_ORDER_STATUSES, SEW_PAYMENTS, SEW_RETURN_REASONS, SEW_RETURN_STATUSES, SEW_REVIEW_STATUSES, UNITS, type SewOrder } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof SewingshopData
type Test = (row: Row, value: string) => boolean
/** What a key points to. */
const TARGETS: Record<string, Kind> = { supplierId: 'sewSuppliers', productId: 'sewProducts', customerId: 'sewCustomers', orderId: 'sewOrders' } // oxfmt-ignore
/** Words that a field may hold, of any kind of record or of one. */
const WORDS: Record<string, readonly string[]> = { category: PRODUCT_CATEGORIES, unit: UNITS, material: MATERIALS, customerType: CUSTOMER_TYPES, paymentMethod: SEW_PAYMENTS, reason: SEW_RETURN_REASONS } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { sewOrders: SEW_ORDER_STATUSES, sewReturns: SEW_RETURN_STATUSES, sewReviews: SEW_REVIEW_STATUSES } // oxfmt-ignore
const cents = (amount: number) => Math.round(100 * amount) / 100

const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]).toLowerCase() === value.toLowerCase()
const tests = (...fields: string[]): Record<string, Test> => Object.fromEntries(fields.map(field => [field, same(field)])) // oxfmt-ignore
const FILTERS: Record<Kind, Record<string, Test>> = {
  sewProducts: {
    ...tests('category', 'material', 'supplierId', 'isActive'),
    q: (row, value) => String(row.name).toLowerCase().includes(value.toLowerCase()),
  },
  sewSuppliers: tests('country'),
  sewCustomers: tests('email', 'customerType', 'country'),
  sewOrders: {
    ...tests('customerId', 'status', 'orderNumber'),
    orderedFrom: (row, value) => String(row.orderedAt).slice(0, 10) >= value,
    orderedTo: (row, value) => String(row.orderedAt).slice(0, 10) <= value,
  },
  sewReturns: tests('orderId', 'status'),
  sewReviews: tests('productId', 'customerId', 'status'),
}

/** Starts the sewing shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startSewingshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSewingshopData(clock)
  const { moment, day } = createDays(clock)
  const now = moment(0, 0.5)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cutByPage)

  /** Why a value cannot be taken: no such word, or no such record. */
  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const words: Record<string, readonly string[]> = { ...WORDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) }
    const odd = Object.keys(words).find(name => given[name] !== undefined && given[name] !== null && !words[name]!.includes(String(given[name]))) // oxfmt-ignore
    if (odd) return invalid('body', odd, `Input should be one of ${words[odd]!.join(', ')}`)
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost ? refuse(404, `${lost.replace('Id', '')} not found`) : undefined
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => name in FILTERS[kind])
      const words: Record<string, readonly string[]> = { ...WORDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) }
      const odd = wanted.find(([name, value]) => words[name] && !words[name].includes(String(value)))
      if (odd) return invalid('query', odd[0], `Input should be one of ${words[odd[0]]!.join(', ')}`)
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => FILTERS[kind][name]!(row, String(value)))) // oxfmt-ignore
      return cutByPage(rows.map(toSnake), query)
    }
  const change = (kind: Kind) => withRow(kind, (row, given) => wrong(kind, given) ?? void mergeInto(row, given))
  /** Adds a record whose words and keys are right. */
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) => {
    const needs = Object.keys(toCamel(Object.fromEntries(needed.map(name => [name, 0]))))
    return (incoming: Incoming): Reply => wrong(kind, toCamel(incoming.body ?? {})) ?? add(kind, needs, make)(incoming)
  }
  const place = (given: Given) => {
    const wished = (given.lines as { productId: number; quantity: number }[]).map(line => ({ line, product: data.sewProducts.find(one => one.id === line.productId) })) // oxfmt-ignore
    if (wished.length === 0 || wished.some(({ product }) => !product)) return 'product not found'
    const lines = wished.map(({ line: { quantity }, product }) => ({ productId: product!.id, productName: product!.name, quantity, unitPrice: product!.price, lineTotal: cents(quantity * product!.price) })) // oxfmt-ignore
    const goods = lines.reduce((sum, one) => sum + one.lineTotal, 0)
    const { country } = given.deliveryAddress as SewOrder['deliveryAddress']
    const shippingCost = goods >= 75 ? 0 : country === COUNTRIES[0] ? 4.95 : 8.95
    return { note: null, ...given, orderNumber: `SO-${10_240 + data.sewOrders.length}`, status: 'new', orderedAt: now, shippedAt: null, lines, shippingCost, total: cents(goods + shippingCost) } // oxfmt-ignore
  }
  const sendBack = (given: Given) => {
    const order = data.sewOrders.find(one => one.id === given.orderId)
    if (order?.lines.every(one => one.productId !== given.productId)) return 'The order does not contain this product'
    return { ...given, status: 'requested', requestedOn: day(0), refundAmount: null }
  }
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string): Handler[] => [
    ['GET', at(path), list(kind)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SEWINGSHOP_DESCRIPTION })],
    ...read('sewProducts', 'products'),
    ...read('sewSuppliers', 'suppliers'),
    ...read('sewCustomers', 'customers'),
    ...read('sewOrders', 'orders'),
    ...read('sewReturns', 'returns'),
    ...read('sewReviews', 'reviews'),
    ['POST', at('products'), create('sewProducts', NEEDED.product, given => ({ brand: '', material: null, colour: null, widthCm: null, stock: 0, reorderLevel: 0, isActive: true, ...given, createdAt: now }))], // oxfmt-ignore
    ['PATCH', at('products/:id'), change('sewProducts')],
    ['DELETE', at('products/:id'), dropUnless('sewProducts', id => data.sewOrders.some(one => one.lines.some(line => line.productId === id)), 'The product has been ordered')], // oxfmt-ignore
    ['POST', at('suppliers'), create('sewSuppliers', NEEDED.supplier, given => ({ city: '', contactName: '', phone: null, leadTimeDays: 7, ...given }))], // oxfmt-ignore
    ['PATCH', at('suppliers/:id'), change('sewSuppliers')],
    ['POST', at('customers'), create('sewCustomers', NEEDED.customer, given => ({ phone: null, customerType: 'private', company: null, city: '', country: 'NL', newsletter: false, ...given, createdAt: now }))], // oxfmt-ignore
    ['PATCH', at('customers/:id'), change('sewCustomers')],
    ['DELETE', at('customers/:id'), dropUnless('sewCustomers', id => data.sewOrders.some(one => one.customerId === id), 'The customer has orders')], // oxfmt-ignore
    ['POST', at('orders'), create('sewOrders', NEEDED.order, place)],
    ['PATCH', at('orders/:id'), change('sewOrders')],
    ['POST', at('orders/:id/cancel'), become('sewOrders', ['new', 'paid', 'packed'], () => ({ status: 'cancelled' }))],
    ['POST', at('returns'), create('sewReturns', NEEDED.return, sendBack)],
    ['PATCH', at('returns/:id'), change('sewReturns')],
    ['PATCH', at('reviews/:id'), change('sewReviews')],
    ['DELETE', at('reviews/:id'), remove('sewReviews')],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
