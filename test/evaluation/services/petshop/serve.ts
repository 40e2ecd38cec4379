import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createPetshopData, pence } from './data.ts'
import { PAW_ENUMS, PAW_RESOURCES, PETSHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
const refuse = (detail: string, status: number): Reply => ({ status, body: { detail } })
const invalid = (field: string, message: string): Reply => ({ status: 400, body: { [field]: [message] } })
/** Keys, what they point to, and which records keep others from being deleted. */
const KEYS: Record<string, string> = { customer: 'customers', order: 'orders', product: 'products', supplier: 'suppliers', orderLine: 'order-lines' } // oxfmt-ignore
const HOLDERS: Record<string, [path: string, key: string][]> = {
  customers: [['orders', 'customer']],
  orders: [['order-lines', 'order']],
  products: [['order-lines', 'product'], ['stock', 'product']], // oxfmt-ignore
  suppliers: [['products', 'supplier']],
  'order-lines': [['returns', 'orderLine']],
}
const THREE_PLACES = 'weightKg'
const camel = (name: string) => Object.keys(toCamel({ [name]: 0 }))[0]!
const schemaOf = (path: string, name: string) => PAW_RESOURCES[path]!.fields[name] as Given
const isDecimal = (path: string, name: string) => schemaOf(path, name)?.format === 'decimal'
const wordsOf = (path: string, name: string) => {
  const { $ref, oneOf } = (schemaOf(path, name) ?? {}) as { $ref?: string; oneOf?: { $ref: string }[] }
  return PAW_ENUMS[($ref ?? oneOf?.[0]?.$ref ?? '').split('/').at(-1)!]
}
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore

/** Starts the pet shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startPetshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPetshopData(clock)
  const { day, moment } = createDays(clock)
  const rowsOf = (path: string) => data[PAW_RESOURCES[path]!.table] as unknown as Row[]
  const find = (path: string, id: unknown) => rowsOf(path).find(one => String(one.id) === String(id))

  const write = (path: string, row: Row): Given => {
    const written = toSnake(row)
    const decimals = Object.keys(PAW_RESOURCES[path]!.fields).filter(name => isDecimal(path, name) && written[name] !== null) // oxfmt-ignore
    return { ...written, ...Object.fromEntries(decimals.map(name => [name, Number(written[name]).toFixed(camel(name) === THREE_PLACES ? 3 : 2)])) } // oxfmt-ignore
  }
  /** What can be written of a body, or why it cannot. */
  const read = (path: string, given: Given): { fields: Given; reply?: Reply } => {
    const { fields, readOnly } = PAW_RESOURCES[path]!
    const taken: Given = {}
    for (const [name, value] of Object.entries(given)) {
      if (!(name in fields) || readOnly.includes(name)) continue
      const [key, words] = [camel(name), wordsOf(path, name)]
      const refused = (message: string) => ({ fields: {}, reply: invalid(name, message) })
      if (value === null && !schemaOf(path, name).nullable) return refused('This field may not be null.')
      if (value !== null && words && !words.includes(String(value))) return refused(`"${String(value)}" is not a valid choice.`) // oxfmt-ignore
      if (KEYS[key] && !find(KEYS[key], value)) return refused(`Invalid pk "${String(value)}" - object does not exist.`) // oxfmt-ignore
      const isNumber = isDecimal(path, name) || schemaOf(path, name).type === 'integer'
      if (value !== null && isNumber && !(value !== '' && Number(value) >= 0)) return refused('A valid number is required.') // oxfmt-ignore
      taken[key] = value !== null && isNumber ? Number(value) : isObject(value) || Array.isArray(value) ? toCamel(value) : value // oxfmt-ignore
    }
    return { fields: taken }
  }
  const passes = (path: string, row: Row, name: string, value: string) => {
    const { filters, ranges, search } = PAW_RESOURCES[path]!
    if (name === 'search') return search.some(field => String(row[camel(field)]).toLowerCase().includes(value.toLowerCase())) // oxfmt-ignore
    if (filters.includes(name)) return String(row[camel(name)]).toLowerCase() === value.toLowerCase()
    const [, of, side] = /^(.*)_(after|before)$/.exec(name) ?? []
    if (!of || !ranges[of]) return true
    const held = row[camel(ranges[of])]
    return held !== null && (side === 'after' ? String(held).slice(0, 10) >= value : String(held).slice(0, 10) <= value)
  }
  const sorted = (path: string, rows: Row[], ordering: string | null): Row[] => {
    const field = ordering?.replace(/^-/, '') ?? ''
    if (!PAW_RESOURCES[path]!.ordering.includes(field)) return rows
    const [sign, key] = [ordering!.startsWith('-') ? -1 : 1, camel(field)]
    return rows.toSorted((one, other) => sign * (one[key]! < other[key]! ? -1 : one[key]! > other[key]! ? 1 : 0))
  }
  const list =
    (path: string) =>
    ({ query, url }: Incoming): Reply => {
      const wanted = [...query].filter(([, value]) => value !== '')
      const odd = wanted.find(([name, value]) => PAW_RESOURCES[path]!.filters.includes(name) && wordsOf(path, name)?.includes(value) === false) // oxfmt-ignore
      if (odd) return invalid(odd[0], `Select a valid choice. ${odd[1]} is not one of the available choices.`)
      const rows = sorted(path, rowsOf(path).filter(row => wanted.every(([name, value]) => passes(path, row, name, value))), query.get('ordering')) // oxfmt-ignore
      const [page, asked] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 25)]
      const size = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 100) : 25
      const last = Math.max(1, Math.ceil(rows.length / size))
      if (!(Number.isInteger(page) && page >= 1 && page <= last)) return refuse('Invalid page.', 404)
      const link = (to: number) => {
        if (to < 1 || to > last) return null
        const parameters = new URLSearchParams(query)
        parameters.set('page', String(to))
        return `${server.url}${url.pathname}?${parameters}`
      }
      const results = rows.slice((page - 1) * size, page * size).map(row => write(path, row))
      return { body: { count: rows.length, next: link(page + 1), previous: link(page - 1), results } }
    }
  const withRow =
    (path: string, answer?: (row: Row, given: Given) => Reply | undefined) =>
    ({ path: [id], body }: Incoming): Reply => {
      const row = find(path, id)
      if (!row) return refuse(`No ${PAW_RESOURCES[path]!.schema} matches the given query.`, 404)
      return answer?.(row, (body ?? {}) as Given) ?? { body: write(path, row) }
    }

  /** An order costs what its lines do. */
  const settle = (id: unknown) => {
    const order = data.pawOrders.find(one => one.id === id)!
    const subtotal = pence(data.pawOrderLines.filter(one => one.order === id).reduce((sum, one) => sum + one.lineTotal, 0)) // oxfmt-ignore
    const discountAmount = order.discountCode ? pence(0.1 * subtotal) : 0
    const shippingCost = order.shippingMethod === 'express' ? 7.5 : order.shippingMethod === 'standard' && subtotal < 45 ? 3.95 : 0 // oxfmt-ignore
    Object.assign(order, { subtotal, discountAmount, shippingCost, total: pence(subtotal - discountAmount + shippingCost) }) // oxfmt-ignore
  }
  /** What follows from what was written. */
  const follow = (path: string, row: Row): Row => {
    if (path === 'order-lines') {
      const unitPrice = Number(row.unitPrice ?? find('products', row.product)!.price)
      Object.assign(row, { unitPrice, lineTotal: pence(unitPrice * Number(row.quantity)) })
      settle(row.order)
    }
    const isOn = (status: string) => path === 'orders' && row.status === status
    if (isOn('shipped') || isOn('delivered')) row.shippedAt ??= moment(0, 0.5)
    if (isOn('delivered')) row.deliveredAt ??= moment(0, 0.5)
    if (path === 'returns' && row.status === 'received') row.receivedOn ??= day(0)
    return row
  }
  const DEFAULTS: Record<string, () => Given> = {
    customers: () => ({ phone: null, billingAddress: null, pets: [], loyaltyTier: 'bronze', loyaltyPoints: 0, newsletterOptIn: false, joinedOn: day(0) }), // oxfmt-ignore
    orders: () => ({ orderNumber: `PS-${30_417 + data.pawOrders.length}`, status: 'pending', shippingMethod: 'standard', isRepeatOrder: false, discountCode: null, subtotal: 0, discountAmount: 0, shippingCost: 0, total: 0, note: '', placedAt: moment(0, 0.5), shippedAt: null, deliveredAt: null }), // oxfmt-ignore
    products: () => ({ brand: '', lifeStage: null, costPrice: 0, weightKg: null, description: '', isActive: true, createdAt: moment(0, 0.5) }), // oxfmt-ignore
    returns: () => ({ rmaNumber: `RMA-${1120 + data.pawReturns.length}`, status: 'requested', comment: '', requestedOn: day(0), receivedOn: null, refundAmount: null, refundedOn: null }), // oxfmt-ignore
    stock: () => ({ bin: '', reorderLevel: 0, expiresOn: null, lastCountedOn: day(0) }),
    suppliers: () => ({ city: '', contact: { name: '', email: '', phone: '' }, leadTimeDays: 7, minimumOrderValue: 0 }),
  }
  const lacks = (path: string, given: Given): Reply | undefined => {
    const lacking = PAW_RESOURCES[path]!.required.find(name => given[name] === undefined || given[name] === null || given[name] === '') // oxfmt-ignore
    if (lacking) return invalid(lacking, 'This field is required.')
    const address = path === 'customers' ? (given.shipping_address as Given) : undefined
    const part = address && ['street', 'postcode', 'city'].find(name => !address[name])
    return part ? { status: 400, body: { shipping_address: { [part]: ['This field is required.'] } } } : undefined
  }
  const create =
    (path: string) =>
    ({ body }: Incoming): Reply => {
      const given = (body ?? {}) as Given
      const { fields, reply } = read(path, given)
      const refused = lacks(path, given) ?? reply
      if (refused) return refused
      if (isObject(fields.shippingAddress)) fields.shippingAddress = { country: 'GB', ...fields.shippingAddress }
      const id = Math.max(...rowsOf(path).map(one => Number(one.id))) + 1
      const row: Row = { id, ...DEFAULTS[path]?.(), ...fields }
      rowsOf(path).push(row)
      return { status: 201, body: write(path, follow(path, row)) }
    }
  /** Of an object within a record, what is not given stays. */
  const change = (path: string, isWhole = false) =>
    withRow(path, (row, given) => {
      const { fields, reply } = read(path, given)
      const refused = (isWhole && lacks(path, given)) || reply
      if (refused) return refused
      for (const [name, value] of Object.entries(fields)) row[name] = isObject(value) && isObject(row[name]) ? { ...row[name], ...value } : value // oxfmt-ignore
      follow(path, row)
      return undefined
    })
  const drop = (path: string) =>
    withRow(path, row => {
      const holder = HOLDERS[path]?.find(([other, key]) => rowsOf(other).some(one => one[key] === row.id))
      if (holder) return refuse(`Cannot delete: it is referenced by ${holder[0].replace('-', ' ')}.`, 409)
      rowsOf(path).splice(rowsOf(path).indexOf(row), 1)
      if (path === 'order-lines') settle(row.order)
      return { status: 204, body: null }
    })
  const cancel = withRow('orders', row => {
    if (!['pending', 'paid', 'packed'].includes(String(row.status))) return refuse(`The order is already ${String(row.status)}.`, 409) // oxfmt-ignore
    row.status = 'cancelled'
    return undefined
  })
  const refund = withRow('returns', row => {
    if (row.status !== 'received') return refuse(`The return is ${String(row.status)}.`, 409)
    const { unitPrice } = data.pawOrderLines.find(one => one.id === row.orderLine)!
    Object.assign(row, {
      status: 'refunded',
      refundAmount: pence(Number(row.quantity) * unitPrice),
      refundedOn: day(0),
    })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replace(':id', String.raw`(\d+)`)}/$`)
  const routes: Handler[] = [
    ['GET', /^\/api\/schema\/$/, () => ({ body: PETSHOP_DESCRIPTION })],
    ...Object.keys(PAW_RESOURCES).flatMap((path): Handler[] => [
      ['GET', at(path), list(path)],
      ['POST', at(path), create(path)],
      ['GET', at(`${path}/:id`), withRow(path)],
      ['PUT', at(`${path}/:id`), change(path, true)],
      ['PATCH', at(`${path}/:id`), change(path)],
      ['DELETE', at(`${path}/:id`), drop(path)],
    ]),
    ['POST', at('orders/:id/cancel'), cancel],
    ['POST', at('returns/:id/refund'), refund],
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
