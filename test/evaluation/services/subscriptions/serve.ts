import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { mergeInto } from '../serve-rows.ts'
import { createSubscriptionsData, monthlyAmount, nextRenewal, type SubscriptionsData } from './data.ts'
import { ENUMS, LISTS, SCHEMAS, SUBSCRIPTIONS_DESCRIPTION, type Schema } from './description.ts'
import type { SaasSubscription } from './kinds.ts'

type Given = Record<string, unknown>
/** What is done to a row, or why it cannot be. */
type Act = (row: Row, given: Given) => Given | string
const TABLES: Record<string, keyof SubscriptionsData> = { AccountManager: 'saasManagers', AddOn: 'saasAddOns', Customer: 'saasCustomers', Invoice: 'saasInvoices', Plan: 'saasPlans', Subscription: 'saasSubscriptions', SupportCase: 'saasCases' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, string> = { AccountManagerId: 'AccountManager', CustomerId: 'Customer', PlanId: 'Plan', AddOnId: 'AddOn', SubscriptionId: 'Subscription' } // oxfmt-ignore
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { type: 'https://tools.ietf.org/html/rfc9110', title: TITLES[status], status, detail }, headers: { 'content-type': 'application/problem+json' } }) // oxfmt-ignore
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
const nameOf = (schema: Schema) => String(schema.$ref).split('/').at(-1)!

/** Why a field cannot hold a value. */
function wrong(schema: Schema, value: unknown, name: string): string | undefined {
  const words = ENUMS[nameOf(schema)]
  if (words) return words.includes(String(value)) ? undefined : `The value '${String(value)}' is not valid for ${name}.`
  if (schema.$ref) {
    if (typeof value !== 'object' || value === null) return `The ${name} field must be an object.`
    return wrongBody(nameOf(schema), value as Given)
  }
  if (value === null) return schema.nullable ? undefined : `The ${name} field is required.`
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : `The ${name} field must be true or false.` // oxfmt-ignore
  if (schema.type === 'integer' || schema.type === 'number') {
    const isRight = typeof value === 'number' && (schema.type === 'number' || Number.isInteger(value))
    const { minimum = 0, maximum = Infinity } = schema as { minimum?: number; maximum?: number }
    return isRight && value >= minimum && value <= maximum ? undefined : `The ${name} field must be a number from ${minimum}.` // oxfmt-ignore
  }
  if (schema.type === 'array') return undefined
  if (typeof value !== 'string' || (schema.minLength && value === '')) return `The ${name} field must be a text.`
  return schema.format === 'date' && !isDay(value) ? `The ${name} field must be a date.` : undefined
}
function wrongBody(name: string, given: Given): string | undefined {
  const { properties, required = [] } = SCHEMAS[name] as { properties: Record<string, Schema>; required?: string[] }
  const lacking = required.find(field => given[field] === undefined || given[field] === null)
  if (lacking) return `The ${lacking} field is required.`
  return Object.keys(given).map(field => properties[field] && wrong(properties[field], given[field], field)).find(Boolean) // oxfmt-ignore
}
/** What a filter of a list asks of a row. */
function passes(kind: string, row: Row, name: string, value: string): boolean {
  const wanted = value.toLowerCase()
  if (name === 'Search') return String(row.name).toLowerCase().includes(wanted) || String(row.customerNumber).toLowerCase() === wanted // oxfmt-ignore
  if (name === 'CountryCode') return (row.billingAddress as Given).countryCode === value.toUpperCase()
  if (kind === 'Subscription' && name === 'AddOnId') return (row as unknown as SaasSubscription).addOns.some(one => one.addOnId === value) // oxfmt-ignore
  if (name === 'IssuedFrom') return String(row.issuedOn) >= value
  if (name === 'IssuedTo') return String(row.issuedOn) <= value
  return String(row[camel(name)]).toLowerCase() === wanted
}

/** Starts the back office. `data` is what it serves and changes; `reset` puts it back. */
export async function startSubscriptions({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSubscriptionsData(clock)
  const { day, moment } = createDays(clock)
  const [today, now] = [day(0), moment(0, 0.5)]
  const rowsOf = (kind: string) => data[TABLES[kind]!] as unknown as Row[]
  const find = (kind: string, id: unknown) => rowsOf(kind).find(one => one.id === id)
  const settle = (one: SaasSubscription) => monthlyAmount(one, data.saasPlans.find(({ id }) => id === one.planId)!, data.saasAddOns) // oxfmt-ignore

  const list =
    (kind: string) =>
    ({ query }: Incoming): Reply => {
      const { filters } = LISTS[kind]!
      const wanted = [...query].filter(([name, value]) => name in filters && value !== '')
      for (const [name, value] of wanted) {
        const schema = filters[name]!
        const reason = wrong(schema, schema.type === 'boolean' ? ({ true: true, false: false }[value] ?? value) : value, name) // oxfmt-ignore
        if (reason) return refuse(400, reason)
      }
      const [page, size] = [Number(query.get('Page') ?? 1), Number(query.get('PageSize') ?? 20)]
      if (!Number.isInteger(page) || page < 1) return refuse(400, 'The field Page must be 1 or more.')
      if (!Number.isInteger(size) || size < 1 || size > 100) return refuse(400, 'The field PageSize must be between 1 and 100.') // oxfmt-ignore
      const rows = rowsOf(kind).filter(row => wanted.every(([name, value]) => passes(kind, row, name, value)))
      return { body: { Items: rows.slice((page - 1) * size, page * size).map(toPascal), Page: page, PageSize: size, TotalCount: rows.length } } // oxfmt-ignore
    }
  /** Why a body cannot be taken: a value that a field cannot hold, or a record that is not there. */
  const odd = (request: string, given: Given): Reply | undefined => {
    const reason = wrongBody(request, given)
    if (reason) return refuse(400, reason)
    const lost = Object.keys(TARGETS).find(name => given[name] && !find(TARGETS[name]!, given[name]))
    return lost ? refuse(400, `${lost} points to nothing.`) : undefined
  }
  const fieldsOf = (request: string, given: Given) => {
    const { properties } = SCHEMAS[request] as { properties: Given }
    return toCamel(Object.fromEntries(Object.entries(given).filter(([name]) => name in properties)))
  }
  const withRow =
    (kind: string, answer: (row: Row, incoming: Incoming) => Reply | undefined = () => undefined) =>
    (incoming: Incoming): Reply => {
      const row = find(kind, incoming.path[0])
      if (!row) return refuse(404, `${kind} was not found.`)
      return answer(row, incoming) ?? { body: toPascal(row) }
    }
  const isUsed: Record<string, (id: unknown) => boolean> = {
    AddOn: id => data.saasSubscriptions.some(one => one.addOns.some(held => held.addOnId === id)),
    Customer: id => data.saasSubscriptions.some(one => one.customerId === id),
  }
  const drop = (kind: string) =>
    withRow(kind, row => {
      if (isUsed[kind]?.(row.id)) return refuse(409, `There are subscriptions with this ${kind}.`)
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const change = (kind: string) =>
    withRow(kind, (row, { body }) => {
      const given = (body ?? {}) as Given
      const request = `Update${kind}Request`
      const reply = odd(request, given)
      if (reply) return reply
      mergeInto(row, fieldsOf(request, given))
      if (kind === 'Subscription') row.monthlyAmount = settle(row as unknown as SaasSubscription)
      return undefined
    })
  const act = (kind: string, run: Act, request?: string) =>
    withRow(kind, (row, { body }) => {
      const given = (body ?? {}) as Given
      const reply = request === undefined ? undefined : odd(request, given)
      if (reply) return reply
      const done = run(row, toCamel(given))
      if (typeof done === 'string') return refuse(409, done)
      Object.assign(row, done)
      return undefined
    })
  const from =
    (statuses: string[], become: Act): Act =>
    (row, given) =>
      statuses.includes(String(row.status)) ? become(row, given) : `It is ${String(row.status)}.`

  const make: Record<string, (given: Given) => Given> = {
    AddOn: given => ({ description: null, ...given }),
    Customer: given => ({ customerNumber: `C-${1040 + data.saasCustomers.length}`, employeeCount: 0, accountManagerId: null, vatNumber: null, isReference: false, notes: null, ...given, customerSince: today }), // oxfmt-ignore
    SupportCase: given => ({ number: `CS-${7412 + data.saasCases.length}`, product: data.saasPlans.find(plan => data.saasSubscriptions.some(one => one.customerId === given.customerId && one.planId === plan.id))?.product ?? null, priority: 'Normal', channel: 'Portal', description: null, ...given, status: 'New', openedAt: now, resolvedAt: null, satisfactionScore: null }), // oxfmt-ignore
    Subscription: given => {
      const { trialDays } = data.saasPlans.find(({ id }) => id === given.planId)!
      const started = { billingCycle: 'Monthly', discountPercent: 0, autoRenew: true, addOns: [], ...given } as unknown as SaasSubscription // oxfmt-ignore
      return { ...started, number: `SUB-${20_310 + data.saasSubscriptions.length}`, status: trialDays > 0 ? 'Trial' : 'Active', monthlyAmount: settle(started), startedOn: today, trialEndsOn: trialDays > 0 ? shiftDay(today, trialDays) : null, renewsOn: trialDays > 0 ? null : nextRenewal(today, started.billingCycle, today), pausedOn: null, cancelledOn: null, cancellationReason: null } // oxfmt-ignore
    },
  }
  const create =
    (kind: string) =>
    ({ body }: Incoming): Reply => {
      const given = (body ?? {}) as Given
      const request = `Create${kind}Request`
      const reply = odd(request, given)
      if (reply) return reply
      const id = `5b0c7e1a-0000-4000-8000-${String(99_001 + rowsOf(kind).length).padStart(12, '0')}`
      const row: Row = { ...make[kind]!(fieldsOf(request, given)), id }
      rowsOf(kind).push(row)
      return { status: 201, body: toPascal(row) }
    }
  const book: Act = (row, { addOnId, quantity = 1 }) => {
    const one = row as unknown as SaasSubscription
    if (one.addOns.some(held => held.addOnId === addOnId)) return 'The subscription has this add-on.'
    const addOns = [...one.addOns, { addOnId: String(addOnId), quantity: Number(quantity) }]
    return { addOns, monthlyAmount: settle({ ...one, addOns }) }
  }
  const unbook = withRow('Subscription', (row, { path }) => {
    const one = row as unknown as SaasSubscription
    const addOns = one.addOns.filter(held => held.addOnId !== path[1])
    if (addOns.length === one.addOns.length) return refuse(404, 'The subscription does not have this add-on.')
    Object.assign(row, { addOns, monthlyAmount: settle({ ...one, addOns }) })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', '([0-9a-fA-F-]{36})')}$`)
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: SUBSCRIPTIONS_DESCRIPTION })],
    ...Object.entries(LISTS).flatMap(([kind, { path }]): Handler[] => [
      ['GET', at(path), list(kind)],
      ['GET', at(`${path}/:id`), withRow(kind)],
    ]),
    ...Object.keys(make).map((kind): Handler => ['POST', at(LISTS[kind]!.path), create(kind)]),
    ...['AddOn', 'Customer', 'Plan', 'Subscription', 'SupportCase'].map((kind): Handler => ['PATCH', at(`${LISTS[kind]!.path}/:id`), change(kind)]), // oxfmt-ignore
    ...['AddOn', 'Customer', 'SupportCase'].map((kind): Handler => ['DELETE', at(`${LISTS[kind]!.path}/:id`), drop(kind)]), // oxfmt-ignore
    ['POST', at('Invoices/:id/MarkPaid'), act('Invoice', from(['Open', 'PastDue'], () => ({ status: 'Paid', paidOn: today })))], // oxfmt-ignore
    ['POST', at('Invoices/:id/SendReminder'), act('Invoice', from(['Open', 'PastDue'], row => ({ remindersSent: Number(row.remindersSent) + 1 })))], // oxfmt-ignore
    [
      'POST',
      at('Invoices/:id/Void'),
      act(
        'Invoice',
        from(['Open', 'PastDue'], () => ({ status: 'Void' })),
      ),
    ],
    ['POST', at('Subscriptions/:id/AddOns'), act('Subscription', book, 'AddAddOnRequest')],
    ['DELETE', at('Subscriptions/:id/AddOns/:id'), unbook],
    ['POST', at('Subscriptions/:id/Cancel'), act('Subscription', from(['Trial', 'Active', 'PastDue', 'Paused'], (_, { reason }) => ({ status: 'Cancelled', autoRenew: false, trialEndsOn: null, renewsOn: null, cancelledOn: today, cancellationReason: reason })), 'CancelSubscriptionRequest')], // oxfmt-ignore
    ['POST', at('Subscriptions/:id/Pause'), act('Subscription', from(['Active'], () => ({ status: 'Paused', pausedOn: today, renewsOn: null })))], // oxfmt-ignore
    ['POST', at('Subscriptions/:id/Resume'), act('Subscription', from(['Paused'], row => ({ status: 'Active', pausedOn: null, renewsOn: nextRenewal(String(row.startedOn), String(row.billingCycle), today) })))], // oxfmt-ignore
    ['POST', at('SupportCases/:id/Resolve'), act('SupportCase', from(['New', 'InProgress', 'WaitingForCustomer'], () => ({ status: 'Resolved', resolvedAt: now })))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { type: 'https://tools.ietf.org/html/rfc9110', title: 'Not Found', status: 404 }, port) // oxfmt-ignore
  return { ...server, data, reset: createReset(data) }
}
