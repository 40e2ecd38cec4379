import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createBakeryData, type BakeryData } from './data.ts'
import { BAKERY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof BakeryData
type Line = BakeryData['orders'][number]['items'][number]
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const invalid = (_: string, name: string): Reply => refuse(422, `The ${name.replaceAll('_', ' ')} field is required.`)

/** A page of the rows, and in `meta` which one it is. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(422, 'The page or per page field is out of range.')
  const meta = { current_page: page, last_page: Math.max(1, Math.ceil(rows.length / size)), per_page: size, total: rows.length } // oxfmt-ignore
  return { body: { data: rows.slice((page - 1) * size, page * size), meta } }
}
type Answer = (incoming: Incoming) => Reply
/** One record stands in `data`, too. */
const wrapped =
  (answer: Answer): Answer =>
  incoming => {
    const reply = answer(incoming)
    return (reply.status ?? 200) < 204 ? { ...reply, body: { data: reply.body } } : reply
  }

/** Starts the bakery. `data` is what it serves and changes; `reset` puts it back. */
export async function startBakery({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBakeryData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toSnake(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: a key in it leads nowhere. */
  const wrong = (given: Given) => {
    if ('roundId' in given && !isThere('rounds', given.roundId)) return 'The selected round id is invalid.'
    if ('customerId' in given && !isThere('customers', given.customerId)) return 'The selected customer id is invalid.'
    const isLost = ((given.items ?? []) as Line[]).some(one => !isThere('products', one.productId))
    return isLost ? 'The selected product id is invalid.' : undefined
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const bake = (given: Given) => ({ sku: 'NEW-99', weightGrams: 0, isVegan: false, allergens: [], shelfLifeDays: 1, isSeasonal: false, ...given }) // oxfmt-ignore
  const welcome = (given: Given) => wrong(given) ?? { contact: null, address: null, creditLimit: 500, paymentTermsDays: 14, isOnHold: false, ...given, customerSince: today } // oxfmt-ignore
  const take = (given: Given) => {
    const reason = wrong(given)
    if (reason) return reason
    const items = ((given.items ?? []) as Line[]).map(one => ({ ...one, unitPrice: data.products.find(own => own.id === one.productId)!.unitPrice })) // oxfmt-ignore
    const total = Math.round(100 * items.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0)) / 100
    return { note: null, ...given, items, total, number: 'ORD-99901', placedOn: today, status: 'open' }
  }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), wrapped(withRow(kind))],
    ['PATCH', at(`${kind}/:id`), wrapped(change(kind))],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: BAKERY_DESCRIPTION })],
    ...read('products', 'category', 'isVegan'),
    ...read('customers', 'type', 'roundId'),
    ...read('rounds'),
    ...read('orders', 'customerId', 'status', 'deliveryDate', 'number'),
    ...read('invoices', 'customerId', 'status', 'number'),
    ['POST', at('products'), wrapped(add('products', ['name', 'category', 'unitPrice'], bake))],
    ['DELETE', at('products/:id'), remove('products')],
    ['POST', at('customers'), wrapped(add('customers', ['name', 'type', 'roundId'], welcome))],
    ['POST', at('orders'), wrapped(add('orders', ['customerId', 'deliveryDate'], take))],
    ['POST', at('orders/:id/cancel'), wrapped(become('orders', ['open'], () => ({ status: 'cancelled' })))],
    ['POST', at('invoices/:id/pay'), wrapped(become('invoices', ['open', 'overdue'], () => ({ status: 'paid', paidOn: today })))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { message: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
