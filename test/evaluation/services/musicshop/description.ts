import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import {
  INSTRUMENT_ORDER_STATUSES,
  INSTRUMENT_PAYMENTS,
  INSTRUMENT_RETURN_STATUSES,
  INSTRUMENT_REVIEW_STATES,
  LOYALTY_TIERS,
  RETURN_REASONS,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const KINDS: Record<string, Record<string, object>> = {
  Category: { id: text(undefined, { example: 'cat_guitars' }), name: text(), description: text() },
  Product: {
    id: text(undefined, { example: 'prd_401' }),
    sku: text(undefined, { example: 'GU-1200' }),
    name: text(),
    brand: text(),
    categoryId: text(),
    price: decimal('GBP including VAT'),
    stock: record({ onHand: whole('Pieces in the warehouse'), reorderLevel: whole('Order more at this level or below') }), // oxfmt-ignore
    weightKg: maybe(decimal()),
    discontinued: flag('No longer sold once the stock is gone'),
    addedOn: date(),
  },
  Customer: {
    id: text(undefined, { example: 'cus_3001' }),
    firstName: text(),
    lastName: text(),
    email: email(),
    phone: maybe(text()),
    address: record({ street: text(), city: text(), postcode: text() }),
    loyaltyTier: choice(LOYALTY_TIERS),
    newsletter: flag('Has subscribed to the newsletter'),
    createdOn: date(),
  },
  Order: {
    id: text(undefined, { example: 'ord_7001' }),
    orderNumber: text(undefined, { example: 'M-30100' }),
    customerId: text(),
    status: choice(INSTRUMENT_ORDER_STATUSES),
    placedAt: moment(),
    shippedOn: maybe(date()),
    paymentMethod: choice(INSTRUMENT_PAYMENTS),
    lines: listOf(record({ productId: text(), productName: text(), quantity: whole(), unitPrice: decimal('GBP') })),
    shippingCost: decimal('GBP'),
    total: decimal('GBP including shipping'),
    trackingNumber: maybe(text()),
  },
  Review: {
    id: text(undefined, { example: 'rev_9001' }),
    productId: text(),
    customerId: text(),
    rating: whole('Stars', { minimum: 1, maximum: 5 }),
    title: text(),
    comment: maybe(text()),
    state: choice(INSTRUMENT_REVIEW_STATES),
    createdOn: date(),
  },
  Return: {
    id: text(undefined, { example: 'ret_601' }),
    returnNumber: text(undefined, { example: 'RT-2200' }),
    orderId: text(),
    productId: text(),
    reason: choice(RETURN_REASONS),
    status: choice(INSTRUMENT_RETURN_STATUSES),
    requestedOn: date(),
    refundAmount: maybe(decimal('GBP, once it is refunded')),
  },
}
const MANY: Record<string, string> = { Category: 'categories' }
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'List', get: 'Retrieve', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => MANY[kind] ?? `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `list${many.charAt(0).toUpperCase()}${many.slice(1)}` : `${verb}${kind}`), // oxfmt-ignore
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : an(kind.toLowerCase())}`,
  page: kind => record({ items: listOf(ref(kind)), hasMore: flag(), nextCursor: maybe(text()) }),
  paging: [
    queryParameter('cursor', text(), 'nextCursor of the previous page'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 30 })),
  ],
  key: () => idInPath(text()),
})
const PRODUCT = ['sku', 'name', 'brand', 'categoryId', 'price', 'stock', 'weightKg', 'discontinued']
const CUSTOMER = ['firstName', 'lastName', 'email', 'phone', 'address', 'loyaltyTier', 'newsletter']

/** An online shop for musical instruments: camelCase, text ids, cursors without a total, order lines inside orders. */
export const MUSICSHOP_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Fermata Music Shop', version: '3.2.0', description: 'Products, customers, orders, reviews and returns.' }, // oxfmt-ignore
  servers: [{ url: '/v3' }],
  paths: {
    '/categories': { get: list('Category') },
    '/categories/{id}': { get: one('Category') },
    '/products': {
      get: list('Product', 'categoryId', 'brand', 'sku', 'discontinued'),
      post: add('Product', PRODUCT, ['sku', 'name', 'brand', 'categoryId', 'price']),
    },
    '/products/{id}': { get: one('Product'), patch: change('Product', PRODUCT), delete: drop('Product') },
    '/customers': {
      get: list('Customer', 'email', 'loyaltyTier'),
      post: add('Customer', CUSTOMER, ['firstName', 'lastName', 'email']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/orders': { get: list('Order', 'customerId', 'status', 'orderNumber') },
    '/orders/{id}': { get: one('Order'), patch: change('Order', ['status', 'shippedOn', 'trackingNumber']) },
    '/orders/{id}/cancel': { post: act('cancel', 'Order', 'Cancel an order that is not shipped yet') },
    '/reviews': { get: list('Review', 'productId', 'customerId', 'state') },
    '/reviews/{id}': { get: one('Review'), patch: change('Review', ['state']), delete: drop('Review') },
    '/returns': {
      get: list('Return', 'orderId', 'status'),
      post: add('Return', ['orderId', 'productId', 'reason'], ['orderId', 'productId', 'reason']),
    },
    '/returns/{id}': { get: one('Return'), patch: change('Return', ['status', 'refundAmount']) },
  },
  components: {
    schemas: { ...schemas, Error: record({ error: record({ code: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
