import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ALLERGENS, BAKERY_CATEGORIES, BAKERY_CUSTOMER_TYPES, BAKERY_INVOICE_STATUSES, BAKERY_ORDER_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  product: {
    id: whole(),
    sku: text(undefined, { example: 'BRE-10' }),
    name: text(),
    category: choice(BAKERY_CATEGORIES),
    unit_price: decimal('In GBP'),
    weight_grams: whole(),
    is_vegan: flag(),
    allergens: listOf(choice(ALLERGENS)),
    shelf_life_days: whole(),
    is_seasonal: flag('Not baked all year'),
  },
  customer: {
    id: whole(),
    name: text(),
    type: choice(BAKERY_CUSTOMER_TYPES),
    contact: record({ name: text(), email: text(undefined, { format: 'email' }), phone: maybe(text()) }),
    address: record({ street: text(), postcode: text(), town: text() }),
    round_id: whole('The delivery round that passes there'),
    credit_limit: decimal('In GBP'),
    payment_terms_days: whole('Days until an invoice is due'),
    is_on_hold: flag('Gets nothing until further notice'),
    customer_since: date(),
  },
  round: {
    id: whole(),
    name: text(undefined, { example: 'Harbour Round' }),
    driver: record({ name: text(), phone: text() }),
    van_plate: text(),
    departs_at: text(undefined, { example: '04:15' }),
    distance_km: decimal(),
  },
  order: {
    id: whole(),
    number: text(undefined, { example: 'ORD-20510' }),
    customer_id: whole(),
    placed_on: date(),
    delivery_date: date(),
    status: choice(BAKERY_ORDER_STATUSES),
    items: listOf(record({ product_id: whole(), quantity: whole(), unit_price: decimal() })),
    total: decimal('In GBP'),
    note: maybe(text()),
  },
  invoice: {
    id: whole(),
    number: text(undefined, { example: 'INV-3107' }),
    customer_id: whole(),
    amount: decimal('In GBP'),
    issued_on: date(),
    due_on: date(),
    paid_on: maybe(date()),
    status: choice(BAKERY_INVOICE_STATUSES, 'open until it is due'),
  },
}
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const SUMMARIES = { list: 'List', get: 'Show one of the', create: 'Store a new one of the', update: 'Update one of the', delete: 'Delete one of the' } // oxfmt-ignore
const { list, one, add, change, drop, act } = createDescriber(KINDS, {
  schema: kind => `${capital(kind)}Response`,
  plural: kind => `${kind}s`,
  operationId: (verb, _, plural) => `${plural}.${({ list: 'index', get: 'show', create: 'store', delete: 'destroy' } as Record<string, string>)[verb] ?? verb}`, // oxfmt-ignore
  summary: (verb, _, plural) => `${SUMMARIES[verb]} ${plural}`,
  page: kind =>
    record({
      data: listOf(ref(capital(kind))),
      meta: record({ current_page: whole(), last_page: whole(), per_page: whole(), total: whole() }),
    }),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const schemas = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, fields]) => [
    [capital(kind), record(fields, Object.keys(fields))],
    [`${capital(kind)}Response`, record({ data: ref(capital(kind)) })],
  ]),
)
const CUSTOMER = ['name', 'type', 'contact', 'address', 'round_id', 'credit_limit', 'payment_terms_days', 'is_on_hold']
const PRODUCT = ['sku', 'name', 'category', 'unit_price', 'weight_grams', 'is_vegan', 'allergens', 'shelf_life_days', 'is_seasonal'] // oxfmt-ignore
const ORDER = ['customer_id', 'delivery_date', 'items', 'note']

/** A wholesale bakery: snake_case, `data` with the page in `meta`, one record in `data`, too, lines inside an order. */
export const BAKERY_DESCRIPTION = {
  openapi: '3.0.2',
  info: {
    title: 'Fairhaven Bakehouse',
    version: '2.4.0',
    description: 'Products, customers and the rounds that deliver to them, orders and invoices.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/products': { get: list('product', 'category', 'is_vegan'), post: add('product', PRODUCT, ['name', 'category', 'unit_price']) }, // oxfmt-ignore
    '/products/{id}': { get: one('product'), patch: change('product', PRODUCT), delete: drop('product') },
    '/customers': { get: list('customer', 'type', 'round_id'), post: add('customer', CUSTOMER, ['name', 'type', 'round_id']) }, // oxfmt-ignore
    '/customers/{id}': { get: one('customer'), patch: change('customer', CUSTOMER) },
    '/rounds': { get: list('round') },
    '/rounds/{id}': { get: one('round'), patch: change('round', ['driver', 'van_plate', 'departs_at']) },
    '/orders': {
      get: list('order', 'customer_id', 'status', 'delivery_date', 'number'),
      post: add('order', ORDER, ['customer_id', 'delivery_date']),
    },
    '/orders/{id}': { get: one('order'), patch: change('order', ['delivery_date', 'note']) },
    '/orders/{id}/cancel': { post: act('cancel', 'order', 'Cancel an order') },
    '/invoices': { get: list('invoice', 'customer_id', 'status', 'number') },
    '/invoices/{id}': { get: one('invoice'), patch: change('invoice', ['due_on']) },
    '/invoices/{id}/pay': { post: act('pay', 'invoice', 'Mark an invoice as paid') },
  },
  components: {
    schemas: { ...schemas, Error: record({ message: text() }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
