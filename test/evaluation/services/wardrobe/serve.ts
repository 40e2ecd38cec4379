import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createWardrobeData, CUSTOMER_GROUPS, DEPARTMENTS, PRODUCT_STATUSES, SHIPPING_METHODS, SIZES, WEAR_CATEGORIES, WEAR_RETURN_REASONS, WEAR_RETURN_STATUSES, WEAR_VOUCHER_TYPES, type WardrobeData } from './data.ts' // oxfmt-ignore
import { REQUIRED, WARDROBE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof WardrobeData
type Answer = (incoming: Incoming) => Reply
const snake = (name: string) => Object.keys(toSnake({ [name]: 0 }))[0]!
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const lacks = (name: string, message: string): Reply => ({ status: 422, body: { message, errors: { [name]: [message] } } }) // oxfmt-ignore
const invalid = (_: string, name: string) => lacks(name, `The ${name.replaceAll('_', ' ')} field is required.`)
const chosen = (name: string) => lacks(snake(name), `The selected ${snake(name).replaceAll('_', ' ')} is invalid.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { productId: 'wearProducts', orderId: 'wearOrders', variantId: 'wearVariants' }
/** The words that a field may hold, by kind where kinds differ. */
const WORDS: Record<string, readonly string[]> = {
  category: WEAR_CATEGORIES,
  department: DEPARTMENTS,
  size: SIZES,
  group: CUSTOMER_GROUPS,
  type: WEAR_VOUCHER_TYPES,
  reason: WEAR_RETURN_REASONS,
  shippingMethod: SHIPPING_METHODS,
  'wearProducts.status': PRODUCT_STATUSES,
  'wearReturns.status': WEAR_RETURN_STATUSES,
}
/** Filters that look for more than the value of a field. */
const SPECIAL: Record<string, (row: Row, value: string) => boolean> = {
  search: ({ name, firstName, lastName, email, styleCode }, value) => [name, styleCode, email, `${String(firstName)} ${String(lastName)}`].some(one => String(one ?? '').toLowerCase().includes(value.toLowerCase())), // oxfmt-ignore
  placedFrom: (row, value) => String(row.placedAt).slice(0, 10) >= value,
  placedTo: (row, value) => String(row.placedAt).slice(0, 10) <= value,
  isActive: (row, value) => row.isActive === ['1', 'true'].includes(value),
}
const compare = (a: unknown, b: unknown) => ((a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0)

/** Starts the clothing shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startWardrobe({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createWardrobeData(clock)
  const today = createDays(clock).day(0)
  let origin = ''
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, () => refuse(500, 'Server Error'), (_, row) => toSnake(row), { refuse, invalid }) // oxfmt-ignore
  const wrapped =
    (answer: Answer): Answer =>
    incoming => {
      const reply = answer(incoming)
      return (reply.status ?? 200) < 204 ? { ...reply, body: { data: reply.body } } : reply
    }
  /** A page of the rows, with where the others are. */
  const list =
    (kind: Kind, filters: string[], sorts: string[]): Answer =>
    ({ query, url }) => {
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)]
      if (!(Number.isInteger(page) && page >= 1)) return lacks('page', 'The page field must be at least 1.')
      if (!(Number.isInteger(size) && size >= 1 && size <= 100)) return lacks('per_page', 'The per page field must be between 1 and 100.') // oxfmt-ignore
      const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => filters.includes(name))
      const fits = (row: Row) => wanted.every(([name, value]) => SPECIAL[name]?.(row, String(value)) ?? String(row[name]) === value) // oxfmt-ignore
      const rows = (data[kind] as unknown as Row[]).filter(fits)
      const sort = query.get('sort')
      const field = Object.keys(toCamel({ [(sort ?? '').replace(/^-/, '')]: 0 }))[0]!
      if (sort && !sorts.includes(field)) return chosen('sort')
      if (sort) rows.sort((a, b) => compare(a[field], b[field]) * (sort.startsWith('-') ? -1 : 1))
      const last = Math.max(1, Math.ceil(rows.length / size))
      const path = `${origin}${url.pathname}`
      const at = (number: number) => {
        const other = new URLSearchParams(query)
        other.set('page', String(number))
        return number < 1 || number > last ? null : `${path}?${other.toString()}`
      }
      const shown = rows.slice((page - 1) * size, page * size)
      const from = shown.length > 0 ? (page - 1) * size + 1 : null
      const meta = { current_page: page, from, last_page: last, path, per_page: size, to: from && from + shown.length - 1, total: rows.length } // oxfmt-ignore
      const links = { first: at(1), last: at(last), prev: at(page - 1), next: at(page + 1) }
      return { body: { data: shown.map(toSnake), links, meta } }
    }
  /** Why a body cannot be taken: a key leads nowhere, or a word is none of those there are. */
  const wrong = (kind: Kind, given: Given) => {
    const wordsOf = (name: string) => WORDS[`${kind}.${name}`] ?? WORDS[name]
    return Object.entries(given).find(
      ([name, value]) =>
        (TARGETS[name] && !isThere(TARGETS[name], value)) || wordsOf(name)?.includes(String(value)) === false,
    )?.[0]
  }
  const change = (kind: Kind, ...fields: string[]) =>
    wrapped(
      withRow(kind, (row, given) => {
        const own = Object.fromEntries(Object.entries(given).filter(([name]) => fields.length === 0 || fields.includes(name))) // oxfmt-ignore
        const lost = wrong(kind, own)
        return lost ? chosen(lost) : void Object.assign(row, own)
      }),
    )
  const create = (kind: Kind, needed: string[], defaults: Given, later: (given: Given) => Given = () => ({})): Answer =>
    wrapped(incoming => {
      const lost = wrong(kind, toCamel(incoming.body ?? {}))
      const names = needed.map(name => Object.keys(toCamel({ [name]: 0 }))[0]!)
      return lost ? chosen(lost) : add(kind, names, given => ({ ...defaults, ...given, ...later(given) }))(incoming)
    })
  const refund = withRow('wearReturns', (row, { refundAmount }) => {
    if (typeof refundAmount !== 'number') return invalid('body', 'refund_amount')
    if (row.status !== 'received') return refuse(409, `The return is ${String(row.status)}.`)
    return void Object.assign(row, { status: 'refunded', refundAmount, refundedOn: today })
  })
  const leave: Answer = incoming =>
    data.wearOrders.some(one => String(one.customerId) === incoming.path[0])
      ? refuse(409, 'The customer has orders.')
      : remove('wearCustomers')(incoming)

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, filters: string[], sorts: string[] = []): Handler[] => [
    ['GET', at(path), list(kind, filters, sorts)],
    ['GET', at(`${path}/:id`), wrapped(withRow(kind))],
  ]
  const routes: Handler[] = [
    ['GET', /^\/docs\/api-docs\.json$/, () => ({ body: WARDROBE_DESCRIPTION })],
    ...read('wearProducts', 'products', ['search', 'category', 'department', 'collection', 'status'], ['name', 'price', 'launchedOn']), // oxfmt-ignore
    ...read('wearVariants', 'variants', ['productId', 'sku', 'size'], ['sku', 'stock']),
    ...read('wearCustomers', 'customers', ['search', 'email', 'countryCode', 'group'], ['lastName', 'registeredOn']),
    ...read('wearOrders', 'orders', ['orderNumber', 'customerId', 'status', 'voucherId', 'placedFrom', 'placedTo'], ['placedAt', 'total']), // oxfmt-ignore
    ...read('wearReturns', 'returns', ['returnNumber', 'orderId', 'status', 'reason'], ['requestedOn']),
    ...read('wearVouchers', 'vouchers', ['code', 'type', 'isActive']),
    ['POST', at('products'), create('wearProducts', REQUIRED.Product, { collection: 'Essentials', color: '', material: '', salePrice: null, status: 'draft', launchedOn: today })], // oxfmt-ignore
    ['PATCH', at('products/:id'), change('wearProducts')],
    ['DELETE', at('products/:id'), remove('wearProducts')],
    ['POST', at('variants'), create('wearVariants', REQUIRED.Variant, { stock: 0, restockLevel: 5, restockExpectedOn: null })], // oxfmt-ignore
    ['PATCH', at('variants/:id'), change('wearVariants', 'stock', 'restockLevel', 'restockExpectedOn')],
    ['POST', at('customers'), create('wearCustomers', REQUIRED.Customer, { phone: null, city: '', countryCode: 'IE', group: 'regular', acceptsMarketing: false, registeredOn: today })], // oxfmt-ignore
    ['PATCH', at('customers/:id'), change('wearCustomers')],
    ['DELETE', at('customers/:id'), leave],
    ['PATCH', at('orders/:id'), change('wearOrders', 'shippingMethod', 'giftWrapped', 'customerNote')],
    ['POST', at('orders/:id/ship'), wrapped(become('wearOrders', ['paid', 'packed'], () => ({ status: 'shipped', shippedOn: today })))], // oxfmt-ignore
    ['POST', at('orders/:id/cancel'), wrapped(become('wearOrders', ['pending', 'paid', 'packed'], () => ({ status: 'cancelled' })))], // oxfmt-ignore
    ['POST', at('returns'), create('wearReturns', REQUIRED.Return, { quantity: 1 }, () => ({ returnNumber: `RET-${1180 + data.wearReturns.length}`, status: 'requested', refundAmount: null, requestedOn: today, refundedOn: null }))], // oxfmt-ignore
    ['PATCH', at('returns/:id'), change('wearReturns', 'status', 'reason')],
    ['POST', at('returns/:id/refund'), wrapped(refund)],
    ['POST', at('vouchers'), create('wearVouchers', REQUIRED.Voucher, { minSpend: null, startsOn: today, endsOn: null, isActive: true })], // oxfmt-ignore
    ['PATCH', at('vouchers/:id'), change('wearVouchers')],
    ['DELETE', at('vouchers/:id'), remove('wearVouchers')],
  ]
  const server = await listenJson(routes, { message: 'The route could not be found.' }, port)
  origin = server.url
  return { ...server, data, reset: createReset(data) }
}
