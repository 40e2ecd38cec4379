import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { BILL_STATUSES, COMPLAINT_CATEGORIES, COMPLAINT_STATUSES, CUSTOMER_STATUSES, FUELS, METER_STATUSES } from './data.ts' // oxfmt-ignore
import { METER_TYPES, PAYMENT_METHODS, PRIORITIES, RATE_TYPES, SOURCES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  tariff: {
    id: text(undefined, { example: 'TAR-110' }),
    name: text(),
    fuel: choice(FUELS),
    rate_type: choice(RATE_TYPES),
    unit_rate: decimal('Pence per kWh'),
    standing_charge: decimal('Pence per day'),
    exit_fee: maybe(decimal('GBP to leave early; null when there is none')),
    is_green: flag('From renewable sources only'),
    available_from: date(),
    available_until: maybe(date('Last day on which new customers can choose it')),
  },
  customer: {
    id: text(undefined, { example: 'CUS-FQZ' }),
    account_number: text(undefined, { example: '8104200' }),
    first_name: text(),
    last_name: text(),
    email: maybe(text(undefined, { format: 'email' })),
    phone: text(),
    supply_address: record({ street: text(), town: text(), postcode: text() }),
    payment_method: choice(PAYMENT_METHODS),
    balance: decimal('GBP. Negative when the customer owes us money, positive when in credit'),
    priority_services: flag('On the priority services register (vulnerable households)'),
    status: choice(CUSTOMER_STATUSES),
    joined_on: date(),
  },
  meter: {
    id: text(undefined, { example: 'MTR-5ER' }),
    serial_number: text(undefined, { example: 'E6120400' }),
    customer_id: text(),
    tariff_id: text(),
    fuel: choice(FUELS),
    meter_type: choice(METER_TYPES),
    status: choice(METER_STATUSES),
    installed_on: date(),
    last_inspected_on: maybe(date()),
  },
  reading: {
    id: text(undefined, { example: 'RDG-VMZ' }),
    meter_id: text(),
    read_on: date(),
    value: whole('What the meter shows, in kWh'),
    source: choice(SOURCES, 'Where the reading comes from'),
  },
  bill: {
    id: text(undefined, { example: 'BIL-1XG1' }),
    number: text(undefined, { example: 'EB-30417' }),
    customer_id: text(),
    status: choice(BILL_STATUSES),
    period_start: date(),
    period_end: date(),
    issued_on: date(),
    due_on: date(),
    paid_on: maybe(date()),
    kwh_used: whole(),
    amount: decimal('GBP including VAT'),
  },
  complaint: {
    id: text(undefined, { example: 'CMP-2E4' }),
    reference: text(undefined, { example: 'C24108' }),
    customer_id: text(),
    category: choice(COMPLAINT_CATEGORIES),
    priority: choice(PRIORITIES),
    status: choice(COMPLAINT_STATUSES),
    received_on: date(),
    resolved_on: maybe(date()),
    handler_name: text('Colleague who handles it'),
    compensation: maybe(decimal('Goodwill payment in GBP')),
    summary: text('What it is about, in a sentence'),
  },
}
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const VERBS: Record<string, string> = { get: 'retrieve', update: 'partial_update', delete: 'destroy' }
const SUMMARIES = { list: 'List', get: 'Retrieve', create: 'Create', update: 'Change', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, _, plural) => `${plural}_${VERBS[verb] ?? verb}`,
  summary: (verb, kind, plural) => `${SUMMARIES[verb]} ${verb === 'list' ? plural : `a ${kind}`}`,
  page: kind =>
    record({ count: whole(), next: maybe(text(undefined, { format: 'uri' })), previous: maybe(text(undefined, { format: 'uri' })), results: listOf(ref(capital(kind))) }, ['count', 'results']), // oxfmt-ignore
  paging: [
    queryParameter('limit', whole(), 'Number of results to return per page.'),
    queryParameter('offset', whole(), 'The initial index from which to return the results.'),
  ],
  key: () => idInPath(text()),
})
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'supply_address', 'payment_method', 'priority_services']
const COMPLAINT = ['customer_id', 'category', 'priority', 'summary']

/** An energy supplier: snake_case, trailing slashes, limit and offset with links, ids that are texts. */
export const ENERGY_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Marches Energy back office',
    version: '1.9.2',
    description: 'Tariffs, customers, meters, readings, bills and complaints of an electricity and gas supplier.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/tariffs/': { get: list('tariff', 'fuel', 'rate_type') },
    '/tariffs/{id}/': { get: one('tariff'), patch: change('tariff', ['name', 'unit_rate', 'standing_charge', 'exit_fee', 'available_until']) }, // oxfmt-ignore
    '/customers/': {
      get: list('customer', 'account_number', 'payment_method', 'status'),
      post: add('customer', CUSTOMER, ['first_name', 'last_name', 'phone', 'payment_method']),
    },
    '/customers/{id}/': { get: one('customer'), patch: change('customer', [...CUSTOMER, 'status']) },
    '/meters/': { get: list('meter', 'customer_id', 'tariff_id', 'fuel', 'meter_type', 'status') },
    '/meters/{id}/': { get: one('meter'), patch: change('meter', ['tariff_id', 'status', 'last_inspected_on']) },
    '/readings/': {
      get: list('reading', 'meter_id', 'source'),
      post: add('reading', ['meter_id', 'read_on', 'value', 'source'], ['meter_id', 'read_on', 'value']),
    },
    '/readings/{id}/': { get: one('reading'), delete: drop('reading') },
    '/bills/': { get: list('bill', 'customer_id', 'status') },
    '/bills/{id}/': { get: one('bill'), patch: change('bill', ['status', 'due_on']) },
    '/bills/{id}/mark_paid/': { post: act('mark_paid', 'bill', 'Record that a bill has been paid') },
    '/complaints/': {
      get: list('complaint', 'customer_id', 'category', 'priority', 'status'),
      post: add('complaint', COMPLAINT, ['customer_id', 'category', 'summary']),
    },
    '/complaints/{id}/': {
      get: one('complaint'),
      patch: change('complaint', ['category', 'priority', 'handler_name', 'compensation', 'summary']),
      delete: drop('complaint'),
    },
    '/complaints/{id}/escalate/': { post: act('escalate', 'complaint', 'Escalate a complaint') },
    '/complaints/{id}/resolve/': { post: act('resolve', 'complaint', 'Mark a complaint as resolved') },
  },
  components: {
    schemas: { ...schemas, Detail: record({ detail: text() }, ['detail']) },
    responses: { Invalid: answers('Bad request', ref('Detail')) },
  },
}
