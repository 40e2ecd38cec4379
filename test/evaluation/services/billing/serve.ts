import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createBillingData, type BillingData } from './data.ts'
import { BILLING_DESCRIPTION } from './description.ts'

type Kind = keyof BillingData
const MOMENTS = new Set(['created', 'startDate', 'currentPeriodEnd', 'trialEnd', 'canceledAt', 'dueDate', 'finalizedAt', 'paidAt', 'dueBy', 'redeemBy']) // oxfmt-ignore
const WHOLE = new Set(['amount', 'amountOff', 'percentOff', 'quantity'])
const PAGING = ['limit', 'starting_after', 'ending_before', 'expand', 'expand[]']
const toUnix = (text: unknown) => Math.floor(Date.parse(String(text)) / 1000)
const now = () => new Date(Math.floor(Date.now() / 1000) * 1000).toISOString()
const listObject = (url: string, data: object[], more = false) => ({ object: 'list', data, has_more: more, url })
const refuse = (status: number, message: string): Reply => ({
  status,
  body: { error: { type: 'invalid_request_error', message, param: null } },
})

/** Moments as Unix times, however deep. */
function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      MOMENTS.has(key) && typeof inner === 'string' ? toUnix(inner) : toWire(inner),
    ]),
  )
}
const singular = (kind: Kind) => kind.replace(/s$/, '')

/** A row as it is written on the wire: what it is, the mode, Unix times, items as a list object. */
function write(kind: Kind, row: Row) {
  const { id, items, ...rest } = row as Row & { items?: object[] }
  const told = { id, object: singular(kind), ...rest, livemode: true, metadata: {} }
  const inner = items && listObject(`/v1/subscription_items?subscription=${id}`, items.map(one => ({ object: 'subscription_item', ...one }))) // oxfmt-ignore
  return toSnake(toWire({ ...told, ...(inner && { items: inner }) }))
}

/** What a form says: texts become numbers, flags and moments by their names. */
const readForm = (body: unknown) =>
  Object.fromEntries(
    Object.entries(toCamel(body ?? {})).map(([key, value]) => {
      if (MOMENTS.has(key) && value !== '') return [key, new Date(Number(value) * 1000).toISOString()]
      if (WHOLE.has(key)) return [key, Number(value)]
      return [key, value === 'true' ? true : value === 'false' ? false : value]
    }),
  )

/** Starts the billing service. `data` is what it serves and changes; `reset` puts it back. */
export async function startBilling({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBillingData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const fits = (kind: Kind, row: Row, query: URLSearchParams) => {
    const status = query.get('status')
    if (kind === 'subscriptions' && !status && row.status === 'canceled') return false
    return [...query].every(([name, value]) => {
      if (PAGING.includes(name) || (kind === 'subscriptions' && name === 'status' && value === 'all')) return true
      if (name === 'price') return (row.items as { price: string }[]).some(one => one.price === value)
      return String(row[name]) === value
    })
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const size = Number(query.get('limit') ?? 10)
      if (!(size >= 1 && size <= 100)) return refuse(400, 'limit must be between 1 and 100')
      const rows = rowsOf(kind).filter(row => fits(kind, row, query))
      const start = query.has('starting_after') ? 1 + rows.findIndex(row => row.id === query.get('starting_after')) : 0
      const page = rows.slice(start, start + size).map(row => write(kind, row))
      return { body: listObject(`/v1/${kind}`, page, start + size < rows.length) }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, form: Row) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => id === path[0])
      if (!row) return refuse(404, `No such ${singular(kind)}: '${path[0]}'`)
      return answer?.(row, readForm(body) as Row) ?? { body: write(kind, row) }
    }
  const change = (kind: Kind) => withRow(kind, (row, form) => void Object.assign(row, form))
  const drop = (kind: Kind) =>
    withRow(kind, row => {
      if (kind === 'invoices' && row.status !== 'draft') return refuse(400, 'Only draft invoices can be deleted')
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { body: { id: row.id, object: singular(kind), deleted: true } }
    })
  const add =
    (kind: Kind, needed: string[], make: (form: Row) => object | string) =>
    ({ body }: Incoming): Reply => {
      const form = readForm(body) as Row
      const lacking = needed.find(key => !form[key])
      if (lacking) return refuse(400, `Missing required param: ${lacking}.`)
      const made = make(form)
      if (typeof made === 'string') return refuse(400, made)
      const row = { id: `${singular(kind).slice(0, 3)}_new${rowsOf(kind).length}`, ...made } as Row
      rowsOf(kind).push(row)
      return { body: write(kind, row) }
    }
  const become = (kind: Kind, from: string[], to: (row: Row) => object) =>
    withRow(kind, row => {
      if (!from.includes(String(row.status))) return refuse(400, `This ${singular(kind)} is ${String(row.status)}.`)
      Object.assign(row, to(row))
      return undefined
    })

  function subscribe({ customer, price, quantity = 1, trialPeriodDays }: Record<string, unknown>): object | string {
    if (!data.customers.some(({ id }) => id === customer)) return `No such customer: '${String(customer)}'`
    if (!data.prices.some(({ id }) => id === price)) return `No such price: '${String(price)}'`
    const days = Number(trialPeriodDays ?? 0)
    const end = new Date(Date.now() + days * 86_400_000).toISOString()
    const rest = { startDate: now(), currentPeriodEnd: end, trialEnd: days ? end : null, cancelAtPeriodEnd: false }
    const items = [{ id: `si_new${data.subscriptions.length}`, price, quantity }]
    return { customer, status: days ? 'trialing' : 'active', items, ...rest, canceledAt: null }
  }
  const settle = (row: Row) => ({
    status: 'paid',
    amountPaid: row.amountDue,
    amountRemaining: 0,
    statusTransitions: { ...(row.statusTransitions as object), paidAt: now() },
  })

  const address = { line1: '', city: '', postalCode: '', country: '' }
  const blank = { email: null, phone: null, address, balance: 0, currency: 'usd', delinquent: false }
  const routes: Handler[] = [
    ['GET', /^\/openapi\/spec3\.json$/, () => ({ body: BILLING_DESCRIPTION })],
    ['GET', /^\/v1\/customers$/, list('customers')],
    ['POST', /^\/v1\/customers$/, add('customers', [], form => ({ ...blank, created: now(), ...form }))],
    ['GET', /^\/v1\/customers\/([^/]+)$/, withRow('customers')],
    ['POST', /^\/v1\/customers\/([^/]+)$/, change('customers')],
    ['DELETE', /^\/v1\/customers\/([^/]+)$/, drop('customers')],
    ['GET', /^\/v1\/products$/, list('products')],
    ['GET', /^\/v1\/products\/([^/]+)$/, withRow('products')],
    ['POST', /^\/v1\/products\/([^/]+)$/, change('products')],
    ['GET', /^\/v1\/prices$/, list('prices')],
    ['GET', /^\/v1\/subscriptions$/, list('subscriptions')],
    ['POST', /^\/v1\/subscriptions$/, add('subscriptions', ['customer', 'price'], subscribe)],
    ['GET', /^\/v1\/subscriptions\/([^/]+)$/, withRow('subscriptions')],
    ['POST', /^\/v1\/subscriptions\/([^/]+)$/, change('subscriptions')],
    [
      'DELETE',
      /^\/v1\/subscriptions\/([^/]+)$/,
      withRow('subscriptions', row => void Object.assign(row, { status: 'canceled', canceledAt: now() })),
    ],
    ['GET', /^\/v1\/invoices$/, list('invoices')],
    ['GET', /^\/v1\/invoices\/([^/]+)$/, withRow('invoices')],
    ['POST', /^\/v1\/invoices\/([^/]+)$/, change('invoices')],
    ['DELETE', /^\/v1\/invoices\/([^/]+)$/, drop('invoices')],
    [
      'POST',
      /^\/v1\/invoices\/([^/]+)\/finalize$/,
      become('invoices', ['draft'], row => ({
        status: 'open',
        statusTransitions: { ...(row.statusTransitions as object), finalizedAt: now() },
      })),
    ],
    ['POST', /^\/v1\/invoices\/([^/]+)\/pay$/, become('invoices', ['open', 'uncollectible'], settle)],
    ['POST', /^\/v1\/invoices\/([^/]+)\/void$/, become('invoices', ['open', 'uncollectible'], () => ({ status: 'void' }))], // oxfmt-ignore
    ['GET', /^\/v1\/refunds$/, list('refunds')],
    [
      'POST',
      /^\/v1\/refunds$/,
      add('refunds', ['invoice'], form => {
        const invoice = data.invoices.find(({ id }) => id === form.invoice)
        if (!invoice) return `No such invoice: '${String(form.invoice)}'`
        const { amount = invoice.amountPaid, reason = null } = form
        return { invoice: invoice.id, amount, reason, status: 'pending', created: now() }
      }),
    ],
    ['GET', /^\/v1\/disputes$/, list('disputes')],
    ['GET', /^\/v1\/disputes\/([^/]+)$/, withRow('disputes')],
    [
      'POST',
      /^\/v1\/disputes\/([^/]+)\/close$/,
      become('disputes', ['needs_response', 'under_review'], () => ({ status: 'lost' })),
    ],
    ['GET', /^\/v1\/coupons$/, list('coupons')],
    [
      'POST',
      /^\/v1\/coupons$/,
      add('coupons', ['duration'], form => ({
        name: '',
        percentOff: null,
        amountOff: null,
        timesRedeemed: 0,
        valid: true,
        redeemBy: null,
        ...form,
      })),
    ],
    ['GET', /^\/v1\/coupons\/([^/]+)$/, withRow('coupons')],
    ['DELETE', /^\/v1\/coupons\/([^/]+)$/, drop('coupons')],
  ]
  const server = await listenJson(routes, refuse(404, 'Unrecognized request URL').body, port)
  return { ...server, data, reset: createReset(data) }
}
