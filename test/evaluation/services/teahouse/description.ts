import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import {
  TEA_CAFFEINE,
  TEA_CARRIERS,
  TEA_CATEGORIES,
  TEA_CUSTOMER_GROUPS,
  TEA_ORDER_STATUSES,
  TEA_PAYMENTS,
  TEA_PRODUCT_STATUSES,
  TEA_REVIEW_STATUSES,
  TEA_SHIPMENT_STATUSES,
} from './data.ts'

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const id = (description?: string) => whole(description, { format: 'int64' })
const euros = (description = 'EUR') => decimal(description, { format: 'double' })
const KINDS: Record<string, Fields> = {
  Origin: {
    id: id(),
    region: text('Growing region', { example: 'Darjeeling' }),
    country: text(undefined, { example: 'India' }),
    altitudeMeters: whole('Average altitude of the gardens in metres', { format: 'int32' }),
    harvestMonths: text(),
  },
  Product: {
    id: id(),
    articleNumber: text('Article number printed on the label', { example: 'T4010' }),
    name: text(),
    category: choice(TEA_CATEGORIES),
    originId: maybe(id('Origin of the tea, null for blends and accessories')),
    price: euros('Retail price per pack or piece in EUR, VAT included'),
    packSizeGrams: maybe(whole('Contents of a pack in grams', { format: 'int32' })),
    caffeine: maybe(choice(TEA_CAFFEINE)),
    organic: flag('Certified organic'),
    unitsInStock: whole('Packs or pieces in the warehouse', { format: 'int32' }),
    status: choice(TEA_PRODUCT_STATUSES),
    listedOn: date('In the shop since'),
  },
  Customer: {
    id: id(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    customerGroup: choice(TEA_CUSTOMER_GROUPS),
    street: maybe(text()),
    postalCode: maybe(text()),
    city: maybe(text()),
    country: text('ISO 3166-1 alpha-2 country code', { example: 'DE' }),
    newsletter: flag('Subscribed to the newsletter'),
    registeredOn: date(),
  },
  Order: {
    id: id(),
    orderNumber: text('Order number as the customer sees it', { example: 'TH-20418' }),
    customerId: id(),
    status: choice(TEA_ORDER_STATUSES),
    orderedAt: moment(),
    paymentMethod: choice(TEA_PAYMENTS),
    lines: listOf(ref('OrderLine')),
    shippingFee: euros(),
    total: euros('Order total in EUR including shipping'),
    giftNote: maybe(text('Text of the gift card')),
  },
  Shipment: {
    id: id(),
    orderId: id(),
    carrier: choice(TEA_CARRIERS),
    trackingNumber: maybe(text()),
    status: choice(TEA_SHIPMENT_STATUSES),
    weightKg: maybe(decimal()),
    shippedOn: maybe(date('Handed to the carrier')),
    deliveredOn: maybe(date()),
  },
  Review: {
    id: id(),
    productId: id(),
    customerId: id(),
    rating: whole('Stars from 1 to 5', { minimum: 1, maximum: 5, format: 'int32' }),
    headline: text(),
    body: maybe(text()),
    status: choice(TEA_REVIEW_STATUSES, 'Only published reviews are shown in the shop'),
    createdAt: moment(),
  },
}
const PRODUCT = ['name', 'category', 'originId', 'price', 'packSizeGrams', 'caffeine', 'organic', 'unitsInStock', 'status'] // oxfmt-ignore
const CUSTOMER = ['firstName', 'lastName', 'email', 'phone', 'customerGroup', 'street', 'postalCode', 'city', 'country', 'newsletter'] // oxfmt-ignore
const part = (kind: string, names: readonly string[], required?: readonly string[]) =>
  record(Object.fromEntries(names.map(name => [name, KINDS[kind]![name]!])), required)
const REQUESTS: Record<string, object> = {
  CreateProductRequest: part('Product', PRODUCT, ['name', 'category', 'price']),
  UpdateProductRequest: part('Product', PRODUCT),
  CreateCustomerRequest: part('Customer', CUSTOMER, ['firstName', 'lastName', 'email']),
  UpdateCustomerRequest: part('Customer', CUSTOMER),
  CreateOrderRequest: record(
    {
      customerId: id(),
      paymentMethod: choice(TEA_PAYMENTS),
      giftNote: text(),
      lines: listOf(record({ productId: id(), quantity: whole(undefined, { minimum: 1, format: 'int32' }) }, ['productId', 'quantity'])), // oxfmt-ignore
    },
    ['customerId', 'lines'],
  ),
  CreateShipmentRequest: part('Shipment', ['orderId', 'carrier', 'trackingNumber', 'weightKg'], ['orderId', 'carrier']),
  UpdateShipmentRequest: part('Shipment', ['carrier', 'trackingNumber', 'status', 'weightKg', 'shippedOn', 'deliveredOn']), // oxfmt-ignore
  UpdateReviewRequest: part('Review', ['status']),
}
const page = (kind: string) =>
  record({
    content: listOf(ref(kind)),
    totalElements: whole(undefined, { format: 'int64' }),
    totalPages: whole(undefined, { format: 'int32' }),
    number: whole(undefined, { format: 'int32' }),
    size: whole(undefined, { format: 'int32' }),
    numberOfElements: whole(undefined, { format: 'int32' }),
    first: flag(),
    last: flag(),
    empty: flag(),
  })
const PAGEABLE = [
  queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Zero-based page index (0..N)'),
  queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'The size of the page to be returned'), // oxfmt-ignore
  queryParameter('sort', listOf(text()), 'Sorting criteria in the format: property,(asc|desc). Default sort order is ascending. Multiple sort criteria are supported.'), // oxfmt-ignore
]
const KEY = [pathParameter('id', id())]
const problem = (description: string) => answers(description, ref('ProblemDetail'), 'application/problem+json')
const found = (kind: string) => ({ 200: answers('OK', ref(kind)), 404: problem('Not Found') })
const lower = (kind: string) => kind.toLowerCase()
const an = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${lower(kind)}`
const list = (kind: string, names: readonly string[], more: object[] = []) => ({
  tags: [`${kind}s`],
  summary: `Find ${lower(kind)}s`,
  operationId: `find${kind}s`,
  parameters: [...more, ...names.map(name => queryParameter(name, KINDS[kind]![name]!)), ...PAGEABLE],
  responses: { 200: answers('OK', ref(`Page${kind}`)) },
})
const one = (kind: string) => ({
  tags: [`${kind}s`],
  summary: `Get ${an(kind)} by id`,
  operationId: `get${kind}`,
  parameters: KEY,
  responses: found(kind),
})
const add = (kind: string, summary = `Create ${an(kind)}`) => ({
  tags: [`${kind}s`],
  summary,
  operationId: `create${kind}`,
  requestBody: requestBody(ref(`Create${kind}Request`)),
  responses: { 201: answers('Created', ref(kind)), 400: problem('Bad Request') },
})
const change = (kind: string, summary = `Update ${an(kind)}, fields left out stay as they are`) => ({
  tags: [`${kind}s`],
  summary,
  operationId: `update${kind}`,
  parameters: KEY,
  requestBody: requestBody(ref(`Update${kind}Request`)),
  responses: { ...found(kind), 400: problem('Bad Request') },
})
const drop = (kind: string) => ({
  tags: [`${kind}s`],
  summary: `Delete ${an(kind)}`,
  operationId: `delete${kind}`,
  parameters: KEY,
  responses: { 204: { description: 'No Content' }, 404: problem('Not Found') },
})
const cancel = {
  tags: ['Orders'],
  summary: 'Cancel an order that has not been shipped yet',
  operationId: 'cancelOrder',
  parameters: KEY,
  responses: { ...found('Order'), 409: problem('Conflict') },
}

/** The shop of a tea importer as springdoc describes it: camelCase, pages from 0, codes in capitals, numbers as ids. */
export const TEAHOUSE_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Halm & Blatt Tea Shop API', version: '1.8.0', description: 'Back office of the online shop of Halm & Blatt Tea Importers, Hamburg: teas and accessories, where they come from, customers, orders, shipments and reviews.' }, // oxfmt-ignore
  servers: [{ url: '/', description: 'Generated server url' }],
  tags: ['Origins', 'Products', 'Customers', 'Orders', 'Shipments', 'Reviews'].map(name => ({ name })),
  paths: {
    '/api/v1/origins': { get: list('Origin', ['country']) },
    '/api/v1/origins/{id}': { get: one('Origin') },
    '/api/v1/products': {
      get: list('Product', ['category', 'originId', 'organic', 'status', 'articleNumber'], [queryParameter('q', text(), 'Part of the name')]), // oxfmt-ignore
      post: add('Product'),
    },
    '/api/v1/products/{id}': { get: one('Product'), patch: change('Product'), delete: drop('Product') },
    '/api/v1/customers': { get: list('Customer', ['email', 'country', 'customerGroup']), post: add('Customer') },
    '/api/v1/customers/{id}': { get: one('Customer'), patch: change('Customer'), delete: drop('Customer') },
    '/api/v1/orders': {
      get: list('Order', ['orderNumber', 'customerId', 'status', 'paymentMethod']),
      post: add('Order', 'Place an order for a customer'),
    },
    '/api/v1/orders/{id}': { get: one('Order') },
    '/api/v1/orders/{id}/cancel': { post: cancel },
    '/api/v1/shipments': {
      get: list('Shipment', ['orderId', 'carrier', 'status', 'trackingNumber']),
      post: add('Shipment', 'Announce a shipment to a carrier'),
    },
    '/api/v1/shipments/{id}': { get: one('Shipment'), patch: change('Shipment') },
    '/api/v1/reviews': { get: list('Review', ['productId', 'customerId', 'rating', 'status']) },
    '/api/v1/reviews/{id}': {
      get: one('Review'),
      patch: change('Review', 'Publish or hide a review'),
      delete: drop('Review'),
    },
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(KINDS).map(([kind, fields]) => [kind, record(fields, Object.keys(fields).filter(name => !('nullable' in fields[name]!)))])), // oxfmt-ignore
      OrderLine: record({ productId: id(), productName: text(), quantity: whole(undefined, { format: 'int32' }), unitPrice: euros('EUR at the time of the order') }), // oxfmt-ignore
      ...Object.fromEntries(Object.keys(KINDS).map(kind => [`Page${kind}`, page(kind)])),
      ...REQUESTS,
      ProblemDetail: record({ type: text(), title: text(), status: whole(), detail: text() }),
    },
  },
}
