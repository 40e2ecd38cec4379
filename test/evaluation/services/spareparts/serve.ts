import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { cents, createSparepartsData, dueOn, type SparepartsData } from './data.ts'
import { FILTERS, KINDS, SPAREPARTS_DESCRIPTION, WRITABLE } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SparepartsData
type Answer = (incoming: Incoming) => Reply
interface Schema {
  type?: string | string[]
  format?: string
  enum?: readonly string[]
}
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const unprocessable = (name: string, message: string): Reply => ({ status: 422, body: { message, errors: { [name]: [message] } } }) // oxfmt-ignore
const said = (name: string) => name.replaceAll('_', ' ')
const invalid = (_: string, name: string) => unprocessable(name, `The ${said(name)} field is required.`)
const SCHEMAS: Record<Kind, string> = { spareSuppliers: 'Supplier', spareWarehouses: 'Warehouse', spareParts: 'Part', spareStockLevels: 'StockLevel', spareCustomers: 'Customer', spareOrders: 'Order', spareReturns: 'Return' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { supplier_id: 'spareSuppliers', part_id: 'spareParts', warehouse_id: 'spareWarehouses', customer_id: 'spareCustomers', order_id: 'spareOrders' } // oxfmt-ignore
const MONEY = new Set(['price', 'minimum_order_value', 'credit_limit', 'total', 'unit_price', 'line_total', 'credit_amount']) // oxfmt-ignore

/** Amounts are texts with two decimals, however deep. */
function withTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, MONEY.has(name) && inner !== null ? Number(inner).toFixed(2) : withTexts(inner)])) // oxfmt-ignore
}
const write = (_: Kind, row: Row) => withTexts(toSnake(row)) as object

/** Starts the wholesaler of spare parts. `data` is what it serves and changes; `reset` puts it back. */
export async function startSpareparts({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSparepartsData(clock)
  const { day, moment } = createDays(clock)
  let origin = ''
  const cut = (rows: object[], query: URLSearchParams, path: string): Reply => {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 15)]
    if (!(Number.isInteger(page) && page >= 1)) return unprocessable('page', 'The page field must be at least 1.')
    if (!(Number.isInteger(size) && size >= 1 && size <= 100)) return unprocessable('per_page', 'The per page field must be between 1 and 100.') // oxfmt-ignore
    const last = Math.max(1, Math.ceil(rows.length / size))
    const shown = rows.slice((page - 1) * size, page * size)
    const at = (number: number) => {
      if (number < 1 || number > last) return null
      const rest = new URLSearchParams(query)
      rest.set('page', String(number))
      return `${origin}${path}?${rest.toString()}`
    }
    const [from, to] = shown.length > 0 ? [(page - 1) * size + 1, (page - 1) * size + shown.length] : [null, null]
    return {
      body: {
        data: shown,
        links: { first: at(1), last: at(last), prev: at(page - 1), next: at(page + 1) },
        meta: { current_page: page, from, last_page: last, path: `${origin}${path}`, per_page: size, to, total: rows.length }, // oxfmt-ignore
      },
    }
  }
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore
  /** One record stands in `data`, too. */
  const wrapped =
    (answer: Answer): Answer =>
    incoming => {
      const reply = answer(incoming)
      return (reply.status ?? 200) < 204 ? { ...reply, body: { data: reply.body } } : reply
    }

  const isWanted = (row: Row, name: string, value: string): boolean => {
    const wanted = value.toLowerCase()
    if (name === 'search') return [row.name, row.partNumber, row.accountNumber].some(one => String(one ?? '').toLowerCase().includes(wanted)) // oxfmt-ignore
    if (name === 'town') return (row.address as { town: string }).town.toLowerCase() === wanted
    if (name === 'ordered_from') return String(row.orderedAt).slice(0, 10) >= value
    if (name === 'ordered_until') return String(row.orderedAt).slice(0, 10) <= value
    const held = toSnake(row)[name]
    return typeof held === 'boolean' ? held === ['1', 'true'].includes(wanted) : String(held).toLowerCase() === wanted
  }
  const list =
    (kind: Kind): Answer =>
    ({ query, url }) => {
      const wanted = [...query].filter(([name]) => FILTERS[SCHEMAS[kind]]!.includes(name))
      const fields = KINDS[SCHEMAS[kind]]! as Record<string, Schema>
      const odd = wanted.find(([name, value]) => fields[name]?.enum && !fields[name].enum.includes(value))
      if (odd) return unprocessable(odd[0], `The selected ${said(odd[0])} is invalid.`)
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => isWanted(row, name, value))) // oxfmt-ignore
      return cut(rows.map(row => write(kind, row)), query, url.pathname) // oxfmt-ignore
    }
  /** Why a body cannot be taken: no such word, no such record, no number. */
  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const fields = KINDS[SCHEMAS[kind]]! as Record<string, Schema>
    for (const [name, value] of Object.entries(given)) {
      if (value === null || value === undefined) continue
      if (fields[name]?.enum && !fields[name].enum.includes(String(value))) return unprocessable(name, `The selected ${said(name)} is invalid.`) // oxfmt-ignore
      if (TARGETS[name] && !isThere(TARGETS[name], value)) return unprocessable(name, `The selected ${said(name)} is invalid.`) // oxfmt-ignore
      const isNumber = MONEY.has(name) || fields[name]?.type === 'integer'
      if (isNumber && (value === '' || !(Number(value) >= 0))) return unprocessable(name, `The ${said(name)} field must be a number.`) // oxfmt-ignore
    }
    return undefined
  }
  /** Takes what may be written, amounts as numbers; the rest is ignored. */
  const taking =
    (kind: Kind, names: readonly string[], answer: Answer): Answer =>
    incoming => {
      const given = Object.fromEntries(Object.entries((incoming.body ?? {}) as Given).filter(([name]) => names.includes(name))) // oxfmt-ignore
      const body = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, MONEY.has(name) && value !== null ? Number(value) : value])) // oxfmt-ignore
      return wrong(kind, given) ?? answer({ ...incoming, body })
    }
  const change = (kind: Kind) => wrapped(taking(kind, WRITABLE[SCHEMAS[kind]]!.update!, withRow(kind, (row, given) => void mergeInto(row, given)))) // oxfmt-ignore
  const store = (kind: Kind, make: (given: Given) => object | string) => {
    const { store: names, needed } = WRITABLE[SCHEMAS[kind]]!
    const needs = Object.keys(toCamel(Object.fromEntries(needed!.map(name => [name, 0]))))
    return wrapped(taking(kind, names!, add(kind, needs, make)))
  }
  const enter = (given: Given) => {
    const wished = given.lines as { partId: number; quantity: number }[]
    const lines = wished.flatMap(({ partId, quantity }) => data.spareParts.filter(one => one.id === partId).map(one => ({ partId, partNumber: one.partNumber, description: one.name, quantity, unitPrice: one.price, lineTotal: cents(quantity * one.price) }))) // oxfmt-ignore
    if (lines.length < wished.length || lines.length === 0) return 'The selected lines are invalid.'
    const total = cents(lines.reduce((sum, one) => sum + one.lineTotal, 0))
    return { warehouseId: 1, customerReference: null, deliveryMethod: 'standard', isUrgent: false, ...given, orderNumber: `SP-${21_640 + data.spareOrders.length}`, status: 'received', orderedAt: moment(0, 0.5), dispatchedAt: null, lines, total, invoice: null } // oxfmt-ignore
  }
  const sendBack = (given: Given) => {
    const order = data.spareOrders.find(one => one.id === given.orderId)
    if (order?.lines.every(one => one.partId !== given.partId)) return 'The part is not on this order.'
    return { comment: null, ...given, returnNumber: `RMA-${8105 + 3 * data.spareReturns.length}`, status: 'requested', requestedOn: day(0), creditAmount: null } // oxfmt-ignore
  }
  const dispatch = withRow('spareOrders', row => {
    if (!['received', 'picking'].includes(String(row.status))) return refuse(409, `The order is ${String(row.status)}.`)
    const { paymentTerms } = data.spareCustomers.find(one => one.id === row.customerId)!
    const invoice = { number: `INV-${60_310 + data.spareOrders.length}`, dueOn: dueOn(day(0), paymentTerms), paidOn: null } // oxfmt-ignore
    return void Object.assign(row, { status: 'dispatched', dispatchedAt: moment(0, 0.5), invoice })
  })
  const credit = withRow('spareReturns', (row, { creditAmount }) => {
    if (row.status !== 'received') return refuse(409, `The return is ${String(row.status)}.`)
    if (creditAmount === undefined || creditAmount === null) return invalid('body', 'credit_amount')
    return void Object.assign(row, { status: 'credited', creditAmount })
  })
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string): Handler[] => [
    ['GET', at(path), list(kind)],
    ['GET', at(`${path}/:id`), wrapped(withRow(kind))],
  ]
  const routes: Handler[] = [
    ['GET', /^\/docs\/api\.json$/, () => ({ body: SPAREPARTS_DESCRIPTION })],
    ...read('spareSuppliers', 'suppliers'),
    ...read('spareWarehouses', 'warehouses'),
    ...read('spareParts', 'parts'),
    ...read('spareStockLevels', 'stock-levels'),
    ...read('spareCustomers', 'customers'),
    ...read('spareOrders', 'orders'),
    ...read('spareReturns', 'returns'),
    ['POST', at('suppliers'), store('spareSuppliers', given => ({ contact: { name: '', email: '', phone: '' }, leadTimeDays: 7, minimumOrderValue: 0, isPreferred: false, ...given }))], // oxfmt-ignore
    ['PUT', at('suppliers/:id'), change('spareSuppliers')],
    ['POST', at('parts'), store('spareParts', given => ({ category: 'other', weightGrams: 0, isGenuine: true, isDiscontinued: false, ...given, createdAt: moment(0, 0.5) }))], // oxfmt-ignore
    ['PUT', at('parts/:id'), change('spareParts')],
    ['DELETE', at('parts/:id'), dropUnless('spareParts', id => data.spareOrders.some(one => one.lines.some(line => line.partId === id)), 'The part has been ordered.')], // oxfmt-ignore
    ['PUT', at('stock-levels/:id'), change('spareStockLevels')],
    ['POST', at('customers'), store('spareCustomers', given => ({ contactName: '', phone: null, address: { street: '', town: '', postcode: '' }, paymentTerms: 'net_14', creditLimit: 500, status: 'active', ...given, accountNumber: `AC${3104 + 7 * data.spareCustomers.length}`, customerSince: day(0) }))], // oxfmt-ignore
    ['PUT', at('customers/:id'), change('spareCustomers')],
    ['DELETE', at('customers/:id'), dropUnless('spareCustomers', id => data.spareOrders.some(one => one.customerId === id), 'The customer has orders.')], // oxfmt-ignore
    ['POST', at('orders'), store('spareOrders', enter)],
    ['PUT', at('orders/:id'), change('spareOrders')],
    ['POST', at('orders/:id/dispatch'), wrapped(dispatch)],
    ['POST', at('orders/:id/cancel'), wrapped(become('spareOrders', ['received', 'picking'], () => ({ status: 'cancelled' })))], // oxfmt-ignore
    ['POST', at('returns'), store('spareReturns', sendBack)],
    ['PUT', at('returns/:id'), change('spareReturns')],
    ['DELETE', at('returns/:id'), remove('spareReturns')],
    ['POST', at('returns/:id/approve'), wrapped(become('spareReturns', ['requested'], () => ({ status: 'approved' })))],
    ['POST', at('returns/:id/credit'), wrapped(taking('spareReturns', ['credit_amount'], credit))],
  ]
  const server = await listenJson(routes, { message: 'The route could not be found.' }, port)
  origin = server.url
  return { ...server, data, reset: createReset(data) }
}
