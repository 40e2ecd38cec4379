import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { PAYMENT_METHODS, RETURN_REASONS, SHIPPING_METHODS, SPORTS, SPORTS_ORDER_STATUSES, SPORTS_RETURN_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Product: {
    id: whole(),
    sku: text('Article number', { example: 'RU-4001' }),
    name: text(),
    brand: text(),
    sport: choice(SPORTS),
    price: decimal('In GBP'),
    stock_quantity: whole('Pieces in stock'),
    discontinued: flag('No longer sold'),
    added_on: date(),
  },
  Customer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    address: record({ street: text(), city: text(), postal_code: text() }),
    club_member: flag('Belongs to the loyalty club'),
    bonus_points: whole(),
    registered_on: date(),
  },
  Order: {
    id: whole(),
    order_number: text(undefined, { example: 'SO-20418' }),
    customer_id: whole(),
    status: choice(SPORTS_ORDER_STATUSES),
    ordered_at: moment(),
    shipping_method: choice(SHIPPING_METHODS),
    payment_method: choice(PAYMENT_METHODS),
    items: listOf(record({ product_id: whole(), quantity: whole(), unit_price: decimal() })),
    shipping_fee: decimal('In GBP'),
    total_amount: decimal('In GBP, with the shipping fee'),
  },
  Return: {
    id: whole(),
    order_id: whole(),
    product_id: whole(),
    quantity: whole(),
    reason: choice(RETURN_REASONS),
    status: choice(SPORTS_RETURN_STATUSES),
    requested_on: date(),
    refund_amount: maybe(decimal('In GBP; null until the money is paid back')),
  },
}
const VERBS: Record<string, string> = { list: 'List all', get: 'Retrieve', create: 'Create', update: 'Update', delete: 'Delete', cancel: 'Cancel' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind.toLowerCase(),
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => `${verb}_${verb === 'list' ? many : kind.toLowerCase()}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : `${kind === 'Order' ? 'an' : 'a'} ${kind.toLowerCase()}`}`, // oxfmt-ignore
  page: kind =>
    record({ data: listOf(ref(kind.toLowerCase())), has_more: flag(), next_cursor: maybe(text()) }, ['data', 'has_more']), // oxfmt-ignore
  paging: [
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
    queryParameter('cursor', text(), '`next_cursor` of the page before'),
  ],
  key: () => idInPath(whole()),
})
const PRODUCT = ['sku', 'name', 'brand', 'sport', 'price', 'stock_quantity', 'discontinued']
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'address', 'club_member', 'bonus_points']
const RETURN = ['order_id', 'product_id', 'quantity', 'reason']

/** A sports shop: snake_case, `data` with a cursor to what comes after. */
export const SPORTSHOP_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Halftime Sports API', version: '2024-10', description: 'Products, customers, orders and returns of a sports shop.' }, // oxfmt-ignore
  servers: [{ url: '/v1' }],
  paths: {
    '/products': { get: list('Product', 'sport', 'brand'), post: add('Product', PRODUCT, ['sku', 'name', 'sport', 'price']) }, // oxfmt-ignore
    '/products/{id}': { get: one('Product'), patch: change('Product', PRODUCT), delete: drop('Product') },
    '/customers': { get: list('Customer', 'email'), post: add('Customer', CUSTOMER, ['first_name', 'last_name', 'email']) }, // oxfmt-ignore
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/orders': { get: list('Order', 'customer_id', 'status', 'order_number') },
    '/orders/{id}': { get: one('Order'), patch: change('Order', ['status', 'shipping_method']) },
    '/orders/{id}/cancel': { post: act('cancel', 'Order', 'Cancel an order that has not been shipped') },
    '/returns': {
      get: list('Return', 'order_id', 'product_id', 'status'),
      post: add('Return', RETURN, ['order_id', 'product_id', 'reason']),
    },
    '/returns/{id}': { get: one('Return'), patch: change('Return', ['status', 'refund_amount']) },
  },
  components: {
    schemas: { ...schemas, error: record({ error: record({ type: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('error')) },
  },
}
