import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createSportshopData, type SportshopData } from './data.ts'
import { SPORTSHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SportshopData
const TYPES: Record<number, string> = { 404: 'not_found', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { type: TYPES[status] ?? 'invalid_request', message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `Missing required parameter: ${name}`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'sportsCustomers', orderId: 'sportsOrders', productId: 'sportsProducts' } // oxfmt-ignore

/** The rows after the one that the cursor stands for. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 20)
  if (!(limit >= 1 && limit <= 100)) return refuse(400, 'limit must be between 1 and 100')
  const cursor = query.get('cursor')
  const from = cursor === null ? 0 : rows.findIndex(row => `c${(row as Row).id}` === cursor) + 1
  if (cursor !== null && from === 0) return refuse(400, 'Invalid cursor')
  const data = rows.slice(from, from + limit)
  const more = from + limit < rows.length
  return { body: { data, has_more: more, next_cursor: more ? `c${(data.at(-1) as Row).id}` : null } }
}

/** Starts the sports shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startSportshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSportshopData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `No such ${lost.replace('Id', '')}`
  }
  const change = (kind: Kind) => withRow(kind, (row, given) => void mergeInto(row, given))
  const offer = (given: Given) => ({ brand: 'Halftime', stockQuantity: 0, discontinued: false, ...given, addedOn: today }) // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, address: null, clubMember: false, bonusPoints: 0, ...given, registeredOn: today }) // oxfmt-ignore
  const takeBack = (given: Given) => wrong(given) ?? { quantity: 1, ...given, status: 'requested', requestedOn: today, refundAmount: null } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SPORTSHOP_DESCRIPTION })],
    ...read('sportsProducts', 'products', 'sport', 'brand'),
    ...read('sportsCustomers', 'customers', 'email'),
    ...read('sportsOrders', 'orders', 'customerId', 'status', 'orderNumber'),
    ...read('sportsReturns', 'returns', 'orderId', 'productId', 'status'),
    ['POST', at('products'), add('sportsProducts', ['sku', 'name', 'sport', 'price'], offer)],
    ['DELETE', at('products/:id'), remove('sportsProducts')],
    ['POST', at('customers'), add('sportsCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['DELETE', at('customers/:id'), remove('sportsCustomers')],
    ['POST', at('orders/:id/cancel'), become('sportsOrders', ['pending', 'paid'], () => ({ status: 'cancelled' }))],
    ['POST', at('returns'), add('sportsReturns', ['orderId', 'productId', 'reason'], takeBack)],
  ]
  const server = await listenJson(routes, { error: { type: 'not_found', message: 'Unrecognized request URL' } }, port)
  return { ...server, data, reset: createReset(data) }
}
