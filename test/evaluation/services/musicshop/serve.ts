import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createMusicshopData, type MusicshopData } from './data.ts'
import { MUSICSHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof MusicshopData
const CODES: Record<number, string> = { 404: 'not_found', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status] ?? 'invalid_request', message } } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(422, `${camel(name)} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { categoryId: 'instrumentCategories', customerId: 'instrumentCustomers', productId: 'instrumentProducts', orderId: 'instrumentOrders' } // oxfmt-ignore
const PREFIXES: Record<string, string> = {
  instrumentProducts: 'prd',
  instrumentCustomers: 'cus',
  instrumentReturns: 'ret',
}
const keyOf = (kind: string, number: number) => `${PREFIXES[kind]}_${number}`

/** The rows behind a cursor, which says how many came before. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const cursor = query.get('cursor')
  const from =
    cursor === null
      ? 0
      : Number(
          Buffer.from(cursor, 'base64url')
            .toString()
            .replace(/^after:/, ''),
        )
  const limit = Number(query.get('limit') ?? 30)
  if (!(from >= 0 && limit >= 1 && limit <= 100)) return refuse(422, 'cursor or limit is invalid')
  const end = from + limit
  const hasMore = end < rows.length
  return { body: { items: rows.slice(from, end), hasMore, nextCursor: hasMore ? Buffer.from(`after:${end}`).toString('base64url') : null } } // oxfmt-ignore
}

/** Starts the music shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startMusicshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createMusicshopData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const stock = (given: Given) => wrong(given) ?? { weightKg: null, discontinued: false, ...given, stock: { onHand: 0, reorderLevel: 3, ...(given.stock as object | undefined) }, addedOn: today } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, address: null, loyaltyTier: 'none', newsletter: false, ...given, createdOn: today }) // oxfmt-ignore
  const sendBack = (given: Given) => {
    const order = data.instrumentOrders.find(one => one.id === given.orderId)
    if (order && order.lines.every(one => one.productId !== given.productId)) return 'The order has no such product'
    return wrong(given) ?? { ...given, returnNumber: 'RT-9901', status: 'requested', requestedOn: today, refundAmount: null } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/v3/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: MUSICSHOP_DESCRIPTION })],
    ...read('instrumentCategories', 'categories'),
    ...read('instrumentProducts', 'products', 'categoryId', 'brand', 'sku', 'discontinued'),
    ...read('instrumentCustomers', 'customers', 'email', 'loyaltyTier'),
    ...read('instrumentOrders', 'orders', 'customerId', 'status', 'orderNumber'),
    ...read('instrumentReviews', 'reviews', 'productId', 'customerId', 'state'),
    ...read('instrumentReturns', 'returns', 'orderId', 'status'),
    ['POST', at('products'), add('instrumentProducts', ['sku', 'name', 'brand', 'categoryId', 'price'], stock)],
    ['PATCH', at('products/:id'), change('instrumentProducts')],
    ['DELETE', at('products/:id'), remove('instrumentProducts')],
    ['POST', at('customers'), add('instrumentCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('instrumentCustomers')],
    ['DELETE', at('customers/:id'), remove('instrumentCustomers')],
    ['PATCH', at('orders/:id'), change('instrumentOrders')],
    ['POST', at('orders/:id/cancel'), become('instrumentOrders', ['pending', 'paid'], () => ({ status: 'cancelled' }))],
    ['PATCH', at('reviews/:id'), change('instrumentReviews')],
    ['DELETE', at('reviews/:id'), remove('instrumentReviews')],
    ['POST', at('returns'), add('instrumentReturns', ['orderId', 'productId', 'reason'], sendBack)],
    ['PATCH', at('returns/:id'), change('instrumentReturns')],
  ]
  const server = await listenJson(routes, { error: { code: 'not_found', message: 'No such route' } }, port)
  return { ...server, data, reset: createReset(data) }
}
