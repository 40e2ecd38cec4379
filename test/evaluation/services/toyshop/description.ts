import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DEPARTMENTS, LOYALTY_TIERS, ORDER_CHANNELS, TOY_ORDER_STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const short = () => record({ id: whole(undefined, { format: 'int64' }), name: text() })
const id = () => whole(undefined, { format: 'int64' })
const KINDS: Record<string, Record<string, object>> = {
  maker: {
    id: id(),
    name: text(),
    country: text(),
    contactEmail: text(undefined, { format: 'email' }),
    website: maybe(text(undefined, { format: 'uri' })),
    deliveryDays: whole('How long they take to deliver to us'),
  },
  toy: {
    id: id(),
    articleNumber: text(undefined, { example: 'PK-1010' }),
    name: text(),
    maker: short(),
    department: choice(DEPARTMENTS),
    price: decimal('In GBP'),
    unitsInStock: whole(),
    minimumAge: whole('In years'),
    discontinued: flag(),
    launchedOn: date(),
  },
  shopper: {
    id: id(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    address: record({ street: text(), postalCode: text(), city: text() }),
    loyaltyTier: choice(LOYALTY_TIERS),
    newsletter: flag('Wants to get the newsletter'),
    registeredOn: date(),
  },
  order: {
    id: id(),
    orderNumber: text(undefined, { example: 'W-24010' }),
    shopper: short(),
    placedOn: date(),
    channel: choice(ORDER_CHANNELS),
    status: choice(TOY_ORDER_STATUSES),
    lines: listOf(record({ toyId: id(), toyName: text(), quantity: whole(), unitPrice: decimal() })),
    shippingCosts: decimal('In GBP'),
    total: decimal('Shipping included, in GBP'),
    trackingCode: maybe(text()),
  },
  rating: {
    id: id(),
    toy: short(),
    shopper: short(),
    stars: whole(undefined, { minimum: 1, maximum: 5 }),
    comment: maybe(text()),
    postedOn: date(),
  },
}
const WRITTEN = { makerId: id(), shopperId: id(), toyId: id() }
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const OPERATIONS: Record<string, string> = { list: 'findAll', get: 'findById', create: 'create', update: 'update', delete: 'delete' } // oxfmt-ignore
const SUMMARIES = { list: 'Search', get: 'Get one', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => `${capital(kind)}Resource`,
    plural: kind => `${kind}s`,
    operationId: (verb, kind) => `${OPERATIONS[verb] ?? verb}${capital(kind)}`,
    summary: (verb, kind, many) => `${SUMMARIES[verb]} ${verb === 'list' ? many : kind}`,
    page: kind =>
      record({
        content: listOf(ref(`${capital(kind)}Resource`)),
        pageable: record({ pageNumber: whole(), pageSize: whole(), offset: whole() }),
        totalElements: whole(),
        totalPages: whole(),
        number: whole(),
        size: whole(),
        numberOfElements: whole(),
        first: flag(),
        last: flag(),
        empty: flag(),
      }),
    paging: [
      queryParameter('page', whole('Zero-based page index (0..N)', { minimum: 0, default: 0 })),
      queryParameter('size', whole('The size of the page to be returned', { minimum: 1, maximum: 100, default: 20 })),
    ],
    key: () => idInPath(id()),
  },
  WRITTEN,
)
const TOY = ['name', 'makerId', 'department', 'price', 'unitsInStock', 'minimumAge', 'discontinued', 'launchedOn']
const SHOPPER = ['firstName', 'lastName', 'email', 'phone', 'address', 'loyaltyTier', 'newsletter']

/** A toy shop: camelCase, pages as Spring writes them, codes in capitals, short forms of what a record belongs to. */
export const TOYSHOP_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Pebble & Kite Toys', version: 'v2', description: 'Toys and their makers, shoppers, orders, ratings' },
  servers: [{ url: '/shop/v2' }],
  paths: {
    '/makers': { get: list('maker', 'country') },
    '/makers/{id}': { get: one('maker') },
    '/toys': {
      get: list('toy', 'makerId', 'department', 'discontinued', 'articleNumber'),
      post: add('toy', TOY, ['name', 'makerId', 'department', 'price']),
    },
    '/toys/{id}': { get: one('toy'), patch: change('toy', TOY), delete: drop('toy') },
    '/shoppers': {
      get: list('shopper', 'email', 'loyaltyTier'),
      post: add('shopper', SHOPPER, ['firstName', 'lastName', 'email']),
    },
    '/shoppers/{id}': { get: one('shopper'), patch: change('shopper', SHOPPER) },
    '/orders': { get: list('order', 'shopperId', 'status', 'channel', 'orderNumber') },
    '/orders/{id}': { get: one('order') },
    '/orders/{id}/cancel': { post: act('cancel', 'order', 'Cancel an order that has not been shipped') },
    '/orders/{id}/ship': { post: act('ship', 'order', 'Ship a packed order') },
    '/ratings': { get: list('rating', 'toyId', 'shopperId', 'stars') },
    '/ratings/{id}': { get: one('rating'), delete: drop('rating') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ status: whole(), title: text(), detail: text() }) },
    responses: { Error: answers('The request cannot be met', ref('Problem')) },
  },
}
