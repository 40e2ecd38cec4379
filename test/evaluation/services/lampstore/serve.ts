import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createLampstoreData, lineOf, priced, type LampstoreData } from './data.ts'
import { LAMPSTORE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof LampstoreData
type Answer = (incoming: Incoming) => Reply
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => {
  const message = `The ${name.replaceAll('_', ' ')} field is required.`
  return { status: 422, body: { message, errors: { [camel(name)]: [message] } } }
}
/** What a key points to. */
const TARGETS: Record<string, Kind> = { brandId: 'lampBrands', customerId: 'lampCustomers' }

function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 15)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(422, 'The page or per page field is out of range.')
  const meta = { current_page: page, last_page: Math.max(1, Math.ceil(rows.length / size)), per_page: size, total: rows.length } // oxfmt-ignore
  return { body: { data: rows.slice((page - 1) * size, page * size), meta } }
}
/** One record stands in `data`, too. */
const wrapped =
  (answer: Answer): Answer =>
  incoming => {
    const reply = answer(incoming)
    return (reply.status ?? 200) < 204 ? { ...reply, body: { data: reply.body } } : reply
  }

/** Starts the lamp shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startLampstore({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLampstoreData(clock)
  const { day, moment } = createDays(clock)
  let origin = ''
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Where the other pages of a list are. */
  const linked =
    (answer: Answer): Answer =>
    incoming => {
      const reply = answer(incoming)
      const { data: rows, meta } = reply.body as { data: object[]; meta?: { current_page: number; last_page: number } }
      if (!meta) return reply
      const at = (page: number) => {
        if (page < 1 || page > meta.last_page) return null
        const query = new URLSearchParams(incoming.query)
        query.set('page', String(page))
        return `${origin}${incoming.url.pathname}?${query.toString()}`
      }
      const links = { first: at(1), last: at(meta.last_page), prev: at(meta.current_page - 1), next: at(meta.current_page + 1) } // oxfmt-ignore
      return { ...reply, body: { data: rows, links, meta } }
    }
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `The selected ${lost} is invalid.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const launch = (given: Given) => wrong(given) ?? { fitting: 'E27', wattage: 0, dimmable: false, colour: '', stock: 0, status: 'active', launchedOn: day(0), ...given } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, type: 'private', company: null, address: null, marketingConsent: false, ...given, registeredOn: day(0) }) // oxfmt-ignore
  const issue = (given: Given) =>
    data.lampVouchers.some(one => one.code === given.code)
      ? 'The code has already been taken.'
      : { minimumSpend: null, validFrom: day(0), validUntil: null, active: true, ...given, timesUsed: 0 }
  const enter = (given: Given) => {
    const wished = given.lines as { productId: number; quantity: number }[]
    const lines = wished.flatMap(({ productId, quantity }) => data.lampProducts.filter(one => one.id === productId).map(one => lineOf(one, quantity))) // oxfmt-ignore
    if (lines.length < wished.length || lines.length === 0) return 'The selected lines are invalid.'
    const number = `TL-${24_310 + data.lampOrders.length}`
    return wrong(given) ?? { paymentMethod: 'card', ...given, number, status: 'awaitingPayment', channel: 'phone', placedAt: moment(0, 0.4), lines, voucherId: null, ...priced(lines, undefined), carrier: null, trackingCode: null, shippedOn: null } // oxfmt-ignore
  }
  const ship = withRow('lampOrders', (row, { carrier, trackingCode = null }) => {
    if (!['paid', 'packed'].includes(String(row.status))) return refuse(409, `The order is ${String(row.status)}.`)
    if (typeof carrier !== 'string') return invalid('body', 'carrier')
    return void Object.assign(row, { status: 'shipped', carrier, trackingCode, shippedOn: day(0) })
  })

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), linked(list(kind, ...filters))],
    ['GET', at(`${path}/:id`), wrapped(withRow(kind))],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: LAMPSTORE_DESCRIPTION })],
    ...read('lampBrands', 'brands', 'country'),
    ...read('lampProducts', 'products', 'q', 'brandId', 'category', 'status'),
    ...read('lampCustomers', 'customers', 'email', 'lastName', 'type'),
    ...read('lampOrders', 'orders', 'number', 'customerId', 'status', 'channel'),
    ...read('lampVouchers', 'vouchers', 'code', 'active'),
    ...read('lampReviews', 'reviews', 'productId', 'customerId', 'rating', 'status'),
    ['PATCH', at('brands/:id'), wrapped(change('lampBrands'))],
    ['POST', at('products'), wrapped(add('lampProducts', ['sku', 'name', 'brandId', 'category', 'price'], launch))],
    ['PATCH', at('products/:id'), wrapped(change('lampProducts'))],
    ['DELETE', at('products/:id'), remove('lampProducts')],
    ['POST', at('customers'), wrapped(add('lampCustomers', ['firstName', 'lastName', 'email'], welcome))],
    ['PATCH', at('customers/:id'), wrapped(change('lampCustomers'))],
    ['DELETE', at('customers/:id'), remove('lampCustomers')],
    ['POST', at('orders'), wrapped(add('lampOrders', ['customerId', 'lines'], enter))],
    ['PATCH', at('orders/:id'), wrapped(change('lampOrders'))],
    ['POST', at('orders/:id/ship'), wrapped(ship)],
    ['POST', at('orders/:id/cancel'), wrapped(become('lampOrders', ['awaitingPayment', 'paid', 'packed'], () => ({ status: 'cancelled' })))], // oxfmt-ignore
    ['POST', at('vouchers'), wrapped(add('lampVouchers', ['code', 'type', 'value'], issue))],
    ['PATCH', at('vouchers/:id'), wrapped(change('lampVouchers'))],
    ['DELETE', at('vouchers/:id'), remove('lampVouchers')],
    ['PATCH', at('reviews/:id'), wrapped(change('lampReviews'))],
    ['DELETE', at('reviews/:id'), remove('lampReviews')],
  ]
  const server = await listenJson(routes, { message: 'The route could not be found.' }, port)
  origin = server.url
  return { ...server, data, reset: createReset(data) }
}
