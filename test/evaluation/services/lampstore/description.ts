import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import {
  LAMP_CARRIERS,
  LAMP_CATEGORIES,
  LAMP_CHANNELS,
  LAMP_CUSTOMER_TYPES,
  LAMP_FITTINGS,
  LAMP_ORDER_STATUSES,
  LAMP_PAYMENTS,
  LAMP_PRODUCT_STATUSES,
  LAMP_REVIEW_STATUSES,
  LAMP_VOUCHER_TYPES,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const id = (example: number) => whole(undefined, { example })
const line = { productId: whole(), productName: text(), quantity: whole(), unitPrice: decimal('EUR'), lineTotal: decimal('EUR') } // oxfmt-ignore
const KINDS: Record<string, Record<string, object>> = {
  Brand: {
    id: id(11),
    name: text(),
    country: text(),
    contactEmail: text('Where we send our purchase orders', { format: 'email' }),
    website: maybe(text(undefined, { format: 'uri' })),
    leadTimeDays: whole('Days from our purchase order until the goods are here'),
  },
  Product: {
    id: id(501),
    sku: text(undefined, { example: 'TAB-1040' }),
    name: text(undefined, { example: 'Moth Table Lamp' }),
    brandId: whole(),
    category: choice(LAMP_CATEGORIES),
    price: decimal('EUR including VAT'),
    fitting: choice(LAMP_FITTINGS, 'Socket of the bulb, or a built-in LED'),
    wattage: whole('Watts'),
    dimmable: flag(),
    colour: text(),
    stock: whole('Pieces in the warehouse'),
    status: choice(LAMP_PRODUCT_STATUSES),
    launchedOn: date(),
  },
  Customer: {
    id: id(2001),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    type: choice(LAMP_CUSTOMER_TYPES),
    company: maybe(text('Business customers only')),
    address: record({ street: text(), city: text(), eircode: text() }),
    marketingConsent: flag('Agreed to receive marketing e-mail'),
    registeredOn: date(),
  },
  Order: {
    id: id(8101),
    number: text('Order number as the customer knows it', { example: 'TL-24310' }),
    customerId: whole(),
    status: choice(LAMP_ORDER_STATUSES),
    channel: choice(LAMP_CHANNELS, 'How the order came in'),
    placedAt: moment(),
    paymentMethod: choice(LAMP_PAYMENTS),
    lines: listOf(record(line)),
    voucherId: maybe(whole()),
    subtotal: decimal('EUR, goods before the discount'),
    discount: decimal('EUR, taken off by the voucher'),
    shippingFee: decimal('EUR'),
    total: decimal('EUR to pay'),
    carrier: maybe(choice(LAMP_CARRIERS)),
    trackingCode: maybe(text()),
    shippedOn: maybe(date()),
  },
  Voucher: {
    id: id(301),
    code: text(undefined, { example: 'WELCOME10' }),
    type: choice(LAMP_VOUCHER_TYPES, 'Percent of the goods, or an amount in EUR'),
    value: decimal(),
    minimumSpend: maybe(decimal('EUR')),
    validFrom: date(),
    validUntil: maybe(date('Last day; null if it does not expire')),
    active: flag('Can be redeemed in the shop now'),
    timesUsed: whole(),
  },
  Review: {
    id: id(901),
    productId: whole(),
    customerId: whole(),
    rating: whole('Stars', { minimum: 1, maximum: 5 }),
    headline: text(),
    body: maybe(text()),
    status: choice(LAMP_REVIEW_STATUSES, 'Only approved reviews are shown in the shop'),
    postedOn: date(),
  },
}
const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
const an = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`
const METHODS: Record<string, string> = { list: 'index', get: 'show', create: 'store', update: 'update', delete: 'destroy' } // oxfmt-ignore
const VERBS: Record<string, string> = { get: 'Show', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act } = createDescriber(
  KINDS,
  {
    schema: kind => `${kind}Resource`,
    plural: kind => `${lower(kind)}s`,
    operationId: (verb, _, many) => `${many}.${METHODS[verb] ?? verb}`,
    summary: (verb, kind, many) => (verb === 'list' ? `List ${many}` : `${VERBS[verb]} ${an(kind)}`),
    page: kind => record({ data: listOf(ref(kind)), links: ref('PageLinks'), meta: ref('PageMeta') }),
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 15 })),
    ],
    key: () => idInPath(whole()),
  },
  { q: text('Part of the name') },
)
const PRODUCT = ['sku', 'name', 'brandId', 'category', 'price', 'fitting', 'wattage', 'dimmable', 'colour', 'stock', 'status', 'launchedOn'] // oxfmt-ignore
const CUSTOMER = ['firstName', 'lastName', 'email', 'phone', 'type', 'company', 'address', 'marketingConsent']
const VOUCHER = ['code', 'type', 'value', 'minimumSpend', 'validFrom', 'validUntil', 'active']
const wished = listOf(record({ productId: whole(), quantity: whole(undefined, { minimum: 1 }) }, ['productId', 'quantity'])) // oxfmt-ignore

/** An online shop for lamps: camelCase, numeric ids, pages as Laravel cuts them, order lines inside orders. */
export const LAMPSTORE_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Tallow Lane Lighting: back office', version: '1.8.0', description: 'Products, brands, customers, orders, vouchers and reviews of the online shop.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    '/brands': { get: list('Brand', 'country') },
    '/brands/{id}': { get: one('Brand'), patch: change('Brand', ['contactEmail', 'website', 'leadTimeDays']) },
    '/products': {
      get: list('Product', 'q', 'brandId', 'category', 'status'),
      post: add('Product', PRODUCT, ['sku', 'name', 'brandId', 'category', 'price']),
    },
    '/products/{id}': { get: one('Product'), patch: change('Product', PRODUCT), delete: drop('Product') },
    '/customers': {
      get: list('Customer', 'email', 'lastName', 'type'),
      post: add('Customer', CUSTOMER, ['firstName', 'lastName', 'email']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/orders': {
      get: list('Order', 'number', 'customerId', 'status', 'channel'),
      post: {
        ...add('Order', [], []),
        summary: 'Enter an order that came in by phone',
        requestBody: requestBody(record({ customerId: whole(), paymentMethod: choice(LAMP_PAYMENTS), lines: wished }, ['customerId', 'lines'])), // oxfmt-ignore
      },
    },
    '/orders/{id}': { get: one('Order'), patch: change('Order', ['status', 'carrier', 'trackingCode']) },
    '/orders/{id}/ship': {
      post: {
        ...act('ship', 'Order', 'Mark a paid or packed order as shipped'),
        requestBody: requestBody(record({ carrier: choice(LAMP_CARRIERS), trackingCode: text() }, ['carrier'])),
      },
    },
    '/orders/{id}/cancel': { post: act('cancel', 'Order', 'Cancel an order that has not been shipped') },
    '/vouchers': { get: list('Voucher', 'code', 'active'), post: add('Voucher', VOUCHER, ['code', 'type', 'value']) },
    '/vouchers/{id}': { get: one('Voucher'), patch: change('Voucher', VOUCHER), delete: drop('Voucher') },
    '/reviews': { get: list('Review', 'productId', 'customerId', 'rating', 'status') },
    '/reviews/{id}': { get: one('Review'), patch: change('Review', ['status']), delete: drop('Review') },
  },
  components: {
    schemas: {
      ...Object.fromEntries(
        Object.entries(KINDS).flatMap(([kind, fields]) => [
          [kind, record(fields, Object.keys(fields))],
          [`${kind}Resource`, record({ data: ref(kind) })],
        ]),
      ),
      PageLinks: record({ first: text(), last: text(), prev: maybe(text()), next: maybe(text()) }),
      PageMeta: record({ current_page: whole(), last_page: whole(), per_page: whole(), total: whole() }),
      ValidationError: record({ message: text(), errors: { type: 'object', additionalProperties: listOf(text()) } }),
    },
    responses: { ValidationError: answers('The given data was invalid', ref('ValidationError')) },
  },
}
