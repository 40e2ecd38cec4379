import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createRoasteryData, type RoastItem, type RoasteryData } from './data.ts'
import { ROASTERY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof RoasteryData
const TYPES: Record<number, string> = { 404: 'not_found', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { type: TYPES[status] ?? 'invalid_request', message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'roastCustomers', coffeeId: 'roastCoffees' }
const PREFIXES: Record<string, string> = { roastCoffees: 'cof', roastCustomers: 'cus', roastOrders: 'ord', roastSubscriptions: 'sub' } // oxfmt-ignore
const keyOf = (kind: string, number: number) => `${PREFIXES[kind]}_${number}`

/** The rows behind a cursor, which is the id of the last one before. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [cursor, limit] = [query.get('cursor'), Number(query.get('limit') ?? 20)]
  const from = cursor === null ? 0 : rows.findIndex(row => (row as Row).id === cursor) + 1
  if ((cursor !== null && from === 0) || !(limit >= 1 && limit <= 100)) return refuse(400, 'cursor or limit is invalid')
  const data = rows.slice(from, from + limit)
  const hasMore = from + limit < rows.length
  return { body: { object: 'list', data, has_more: hasMore, next_cursor: hasMore ? (data.at(-1) as Row).id : null } }
}

/** Starts the shop of the coffee roaster. `data` is what it serves and changes; `reset` puts it back. */
export async function startRoastery({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createRoasteryData(clock)
  const { day, moment } = createDays(clock)
  const [today, now] = [day(0), moment(0, 0.5)]
  const { list, withRow, remove, add, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid, keyOf })
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost.replace('Id', '_id')} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const act = (kind: Kind, why: (row: Row) => string | undefined, to: (row: Row) => object) =>
    withRow(kind, row => {
      const reason = why(row)
      return reason ? refuse(409, reason) : void mergeInto(row, { ...to(row) })
    })
  const gbp = (amount: unknown) => ({ amount: Math.round(Number(amount) * 100) / 100, currency: 'GBP' })
  const launch = (given: Given) => ({ process: 'washed', decaf: false, bagsInStock: 0, tastingNotes: [], retiredOn: null, ...given, origin: { country: '', region: '', ...(given.origin as Given) }, price: { currency: 'GBP', ...(given.price as Given) }, launchedOn: today, sku: 'RC-9901' }) // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, newsletter: false, ...given, address: { street: '', city: '', postcode: '', ...(given.address as Given) }, joinedOn: today }) // oxfmt-ignore
  const order = (given: Given) => {
    const items = [given.items].flat() as Partial<RoastItem>[]
    if (items.some(one => !isThere('roastCoffees', one.coffeeId))) return 'coffee_id does not exist'
    const priced = items.map(one => ({ bags: 1, grind: 'whole_bean', ...one, unitPrice: data.roastCoffees.find(coffee => coffee.id === one.coffeeId)!.price.amount })) // oxfmt-ignore
    const worth = priced.reduce((sum, one) => sum + one.bags * one.unitPrice, 0)
    const fee = worth > 30 ? 0 : 3.95
    return wrong(given) ?? { ...given, items: priced, shippingFee: gbp(fee), total: gbp(worth + fee), placedAt: now, paidAt: null, shippedAt: null, deliveredAt: null, cancelledAt: null, orderNumber: 'R-49901' } // oxfmt-ignore
  }
  const subscribe = (given: Given) => wrong(given) ?? { bags: 1, nextDeliveryOn: day(7), ...given, startedOn: today, pausedOn: null, endedOn: null } // oxfmt-ignore
  const isOver = (row: Row) => (row.endedOn === null ? undefined : 'The subscription has ended')

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', '([^/]+)')}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: ROASTERY_DESCRIPTION })],
    ...read('roastCoffees', 'coffees', 'roastLevel', 'process', 'decaf'),
    ...read('roastCustomers', 'customers', 'email'),
    ...read('roastOrders', 'orders', 'customerId', 'orderNumber'),
    ...read('roastSubscriptions', 'subscriptions', 'customerId', 'coffeeId'),
    ...read('roastReviews', 'reviews', 'coffeeId', 'customerId'),
    ['POST', at('coffees'), add('roastCoffees', ['name', 'roastLevel', 'price'], launch)],
    ['PATCH', at('coffees/:id'), change('roastCoffees')],
    ['POST', at('customers'), add('roastCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('roastCustomers')],
    ['DELETE', at('customers/:id'), remove('roastCustomers')],
    ['POST', at('orders'), add('roastOrders', ['customerId', 'items'], order)],
    ['POST', at('orders/:id/cancel'), act('roastOrders', row => (row.shippedAt || row.cancelledAt ? 'The order is shipped or cancelled' : undefined), () => ({ cancelledAt: now }))], // oxfmt-ignore
    ['POST', at('orders/:id/ship'), act('roastOrders', row => (!row.paidAt || row.shippedAt || row.cancelledAt ? 'The order cannot be shipped' : undefined), () => ({ shippedAt: now }))], // oxfmt-ignore
    ['POST', at('subscriptions'), add('roastSubscriptions', ['customerId', 'coffeeId', 'everyWeeks'], subscribe)],
    ['PATCH', at('subscriptions/:id'), change('roastSubscriptions')],
    ['POST', at('subscriptions/:id/pause'), act('roastSubscriptions', row => isOver(row) ?? (row.pausedOn ? 'It is paused' : undefined), () => ({ pausedOn: today, nextDeliveryOn: null }))], // oxfmt-ignore
    ['POST', at('subscriptions/:id/resume'), act('roastSubscriptions', row => isOver(row) ?? (row.pausedOn ? undefined : 'It is not paused'), () => ({ pausedOn: null, nextDeliveryOn: day(7) }))], // oxfmt-ignore
    ['DELETE', at('reviews/:id'), remove('roastReviews')],
  ]
  const server = await listenJson(routes, { error: { type: 'not_found', message: 'No such route' } }, port)
  return { ...server, data, reset: createReset(data) }
}
