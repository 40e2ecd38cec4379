import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CARRIERS, CATEGORIES, CUSTOMER_TYPES, ORDER_STATUSES, PAYMENT_METHODS, SHIPMENT_STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Product: {
    Id: whole(),
    Sku: text('Stock keeping unit', { example: 'SKU-7100' }),
    Name: text(),
    Brand: text(),
    Category: choice(CATEGORIES),
    Price: decimal('Price in USD'),
    StockQuantity: whole('Pieces in stock'),
    ReorderLevel: whole('We reorder when the stock falls below this'),
    WarrantyMonths: whole('Warranty in months'),
    AverageRating: maybe(decimal('Average customer rating from 1 to 5; empty when nobody has rated it')),
    IsActive: flag('Whether the product is on sale'),
    ReleasedOn: date(),
  },
  Customer: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    CustomerType: choice(CUSTOMER_TYPES),
    CompanyName: maybe(text('Only for business customers')),
    City: text(),
    Country: text(),
    NewsletterOptIn: flag('Whether the customer receives the newsletter'),
    CreatedOn: date('Day the account was opened'),
  },
  Order: {
    Id: whole(),
    OrderNumber: text('Number printed on the order confirmation', { example: 'EL-64210' }),
    CustomerId: whole('Customer who ordered'),
    Status: choice(ORDER_STATUSES),
    PaymentMethod: choice(PAYMENT_METHODS),
    OrderedAt: moment('When the order was placed'),
    CouponCode: maybe(text('Coupon that was redeemed')),
    ShippingFee: decimal('In USD'),
    Total: decimal('Total of the order in USD, with shipping'),
  },
  OrderLine: {
    Id: whole(),
    OrderId: whole('Order the line belongs to'),
    ProductId: whole('Product that was ordered'),
    Quantity: whole('Number of pieces'),
    UnitPrice: decimal('Price of a piece in USD'),
    DiscountPercent: whole('Discount in percent'),
    LineTotal: decimal('Quantity times price in USD, discount taken off'),
  },
  Shipment: {
    Id: whole(),
    OrderId: whole('Order that was sent'),
    TrackingNumber: text(),
    Carrier: choice(CARRIERS),
    Status: choice(SHIPMENT_STATUSES),
    WeightKg: decimal('Weight of the parcel in kilograms'),
    ShippedOn: date('Day it left our warehouse'),
    DeliveredOn: maybe(date('Day it arrived')),
  },
}
const word = (kind: string) => kind.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const an = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${word(kind)}`
const VERBS: Record<string, string> = { list: 'Get', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete', cancel: 'Cancel' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => (verb === 'get' ? `Get${kind}ById` : `${VERBS[verb]}${verb === 'list' ? plural : kind}`), // oxfmt-ignore
  summary: (verb, kind) => (verb === 'list' ? `Returns a page of ${word(kind)}s` : `${VERBS[verb]}s ${an(kind)}`),
  page: kind =>
    record(
      { Data: listOf(ref(kind)), Total: whole('How many records match in all'), Offset: whole(), Limit: whole() },
      ['Data', 'Total', 'Offset', 'Limit'],
    ),
  paging: [
    queryParameter('Offset', whole(undefined, { minimum: 0, default: 0 }), 'Records to skip'),
    queryParameter('Limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 }), 'Records to return'),
  ],
  key: kind => idInPath(whole(`Id of the ${word(kind)}`)),
})
const PRODUCT = ['Name', 'Brand', 'Category', 'Price', 'StockQuantity', 'ReorderLevel', 'WarrantyMonths', 'IsActive']
const CUSTOMER = ['FirstName', 'LastName', 'Email', 'Phone', 'CustomerType', 'CompanyName', 'City', 'Country', 'NewsletterOptIn'] // oxfmt-ignore

/** An electronics shop: PascalCase, offset and limit, order lines and shipments as records of their own. */
export const ELECTRONICS_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Currents Electronics Store API',
    version: 'v3',
    description: 'Products, customers, orders with their lines, and shipments of the online store. Prices are in USD.',
  },
  servers: [{ url: '/v3' }],
  paths: {
    '/Products': {
      get: list('Product', 'Category', 'Brand', 'IsActive'),
      post: add('Product', PRODUCT, ['Name', 'Brand', 'Category', 'Price']),
    },
    '/Products/{id}': { get: one('Product'), patch: change('Product', PRODUCT), delete: drop('Product') },
    '/Customers': {
      get: list('Customer', 'CustomerType', 'City', 'Email'),
      post: add('Customer', CUSTOMER, ['FirstName', 'LastName', 'Email']),
    },
    '/Customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/Orders': { get: list('Order', 'CustomerId', 'Status', 'PaymentMethod') },
    '/Orders/{id}': { get: one('Order'), patch: change('Order', ['PaymentMethod', 'CouponCode']) },
    '/Orders/{id}/Cancel': { post: act('cancel', 'Order', 'Cancels an order that is pending or confirmed') },
    '/OrderLines': { get: list('OrderLine', 'OrderId', 'ProductId') },
    '/OrderLines/{id}': { get: one('OrderLine'), patch: change('OrderLine', ['Quantity', 'DiscountPercent']) },
    '/Shipments': {
      get: list('Shipment', 'OrderId', 'Carrier', 'Status'),
      post: add('Shipment', ['OrderId', 'Carrier', 'TrackingNumber', 'WeightKg', 'ShippedOn'], ['OrderId', 'Carrier', 'TrackingNumber']), // oxfmt-ignore
    },
    '/Shipments/{id}': { get: one('Shipment'), patch: change('Shipment', ['Status', 'DeliveredOn', 'WeightKg']) },
  },
  components: {
    schemas: { ...schemas, ProblemDetails: record({ Status: whole(), Title: text(), Detail: text() }) },
  },
}
