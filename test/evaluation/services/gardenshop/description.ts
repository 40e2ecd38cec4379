import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DELIVERY_METHODS, DEPARTMENTS, ORDER_STATES, PAYMENT_STATES, PRODUCT_STATES, REASONS, RETURN_STATES, TIERS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = (description?: string) => text(description, { format: 'email' })
const KINDS: Record<string, Record<string, object>> = {
  Supplier: {
    Id: whole(),
    Name: text(),
    ContactName: text('Whom to call there'),
    ContactEmail: email(),
    Country: text(),
    LeadTimeDays: whole('Days from our order to their delivery'),
    IsPreferred: flag('Whether we order from them first'),
    PartnerSince: date(),
  },
  Category: {
    Id: whole(),
    Name: text(),
    Department: choice(DEPARTMENTS),
    VatPercent: decimal('VAT rate in percent'),
  },
  Product: {
    Id: whole(),
    Code: text('Article code printed on the label', { example: 'GP-5010' }),
    Name: text(),
    CategoryId: whole('Id of the category'),
    SupplierId: whole('Id of the supplier we buy it from'),
    SalesPrice: decimal('Price in the shop, in EUR'),
    PurchasePrice: decimal('What we pay the supplier, in EUR'),
    QuantityInStock: whole('Pieces in the warehouse'),
    MinimumStock: whole('Below this we order more'),
    State: choice(PRODUCT_STATES),
    Color: maybe(text()),
    ListedOn: date('Day it was put into the shop'),
  },
  Customer: {
    Id: whole(),
    FullName: text(),
    Email: email(),
    PhoneNumber: maybe(text()),
    Tier: choice(TIERS, 'Level in the loyalty programme'),
    Address: ref('Address'),
    AcceptsMarketing: flag('Whether we may send them newsletters'),
    LoyaltyPoints: whole(),
    RegisteredOn: date(),
  },
  Order: {
    Id: whole(),
    Number: text('Order number the customer sees', { example: 'W-31001' }),
    CustomerId: whole('Id of the customer'),
    State: choice(ORDER_STATES),
    PaymentState: choice(PAYMENT_STATES),
    DeliveryMethod: choice(DELIVERY_METHODS),
    PlacedAt: moment('When the customer placed the order'),
    DispatchedOn: maybe(date('Day it left the warehouse')),
    Items: listOf(ref('OrderItem'), 'What was ordered'),
    ShippingCost: decimal('In EUR'),
    GrandTotal: decimal('Items and shipping, in EUR'),
    DiscountCode: maybe(text()),
  },
  Return: {
    Id: whole(),
    OrderId: whole('Id of the order'),
    ProductId: whole('Id of the product that comes back'),
    Reason: choice(REASONS),
    State: choice(RETURN_STATES),
    RequestedOn: date(),
    ClosedOn: maybe(date('Day it was refunded or rejected')),
    RefundAmount: maybe(decimal('In EUR')),
  },
}
const pluralOf = (kind: string) => (kind === 'Category' ? 'Categories' : `${kind}s`)
const an = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete', cancel: 'Cancel', refund: 'Refund' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: pluralOf,
  operationId: (verb, kind, plural) => `${VERBS[verb]}${verb === 'list' ? plural : kind}`,
  summary: (verb, kind, plural) => (verb === 'list' ? `List ${plural.toLowerCase()}` : `${VERBS[verb]} ${an(kind)}`),
  page: kind =>
    record(
      { Items: listOf(ref(kind)), PageNumber: whole(), PageSize: whole(), TotalCount: whole('Records on all pages') },
      ['Items', 'PageNumber', 'PageSize', 'TotalCount'],
    ),
  paging: [
    queryParameter('PageNumber', whole(undefined, { minimum: 1, default: 1 }), 'Page to return, from 1'),
    queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'Records per page'),
  ],
  key: kind => idInPath(whole(`Id of the ${kind.toLowerCase()}`)),
})
const PRODUCT = ['Name', 'CategoryId', 'SupplierId', 'SalesPrice', 'PurchasePrice', 'QuantityInStock', 'MinimumStock', 'State', 'Color'] // oxfmt-ignore
const CUSTOMER = ['FullName', 'Email', 'PhoneNumber', 'Tier', 'Address', 'AcceptsMarketing', 'LoyaltyPoints']
const SUPPLIER = ['Name', 'ContactName', 'ContactEmail', 'Country', 'LeadTimeDays', 'IsPreferred']

/** An online garden shop: PascalCase, numbered pages with a total, an address and order items inside. */
export const GARDENSHOP_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Greenleaf Garden Shop',
    version: '2.1.0',
    description: 'Back office of the online shop: the range, suppliers, customers, orders and returns. All amounts are in EUR.', // oxfmt-ignore
  },
  servers: [{ url: '/api/v2' }],
  paths: {
    '/suppliers': { get: list('Supplier'), post: add('Supplier', SUPPLIER, ['Name', 'ContactEmail']) },
    '/suppliers/{id}': { get: one('Supplier'), patch: change('Supplier', SUPPLIER) },
    '/categories': { get: list('Category', 'Department') },
    '/categories/{id}': { get: one('Category') },
    '/products': {
      get: list('Product', 'CategoryId', 'SupplierId', 'State'),
      post: add('Product', PRODUCT, ['Name', 'CategoryId', 'SalesPrice']),
    },
    '/products/{id}': { get: one('Product'), patch: change('Product', PRODUCT), delete: drop('Product') },
    '/customers': { get: list('Customer', 'Tier', 'Email'), post: add('Customer', CUSTOMER, ['FullName', 'Email']) },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/orders': { get: list('Order', 'State', 'PaymentState', 'CustomerId') },
    '/orders/{id}': { get: one('Order'), patch: change('Order', ['DeliveryMethod', 'PaymentState', 'DiscountCode']) },
    '/orders/{id}/cancel': { post: act('cancel', 'Order', 'Cancel an order that has not been dispatched') },
    '/returns': {
      get: list('Return', 'State', 'OrderId'),
      post: add('Return', ['OrderId', 'ProductId', 'Reason'], ['OrderId', 'ProductId', 'Reason']),
    },
    '/returns/{id}': { get: one('Return'), patch: change('Return', ['Reason', 'State']), delete: drop('Return') },
  },
  components: {
    schemas: {
      ...schemas,
      Address: record({ Line1: text(), City: text(), PostCode: text(), CountryCode: text('ISO 3166-1 alpha-2', { example: 'IE' }) }), // oxfmt-ignore
      OrderItem: record({ ProductId: whole(), Quantity: whole(), UnitPrice: decimal('In EUR') }, ['ProductId', 'Quantity', 'UnitPrice']), // oxfmt-ignore
    },
  },
}
