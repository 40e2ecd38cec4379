import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DELIVERY_METHODS, LOYALTY_TIERS, MADE_FOR, PAYMENT_MEANS, SHOE_CATEGORIES, SHOE_MATERIALS, SHOE_ORDER_STATUSES, SHOE_RETURN_REASONS, SHOE_RETURN_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const line = record({ shoeId: text(), size: whole(), quantity: whole(), unitPrice: decimal('GBP') })
const KINDS: Record<string, Record<string, object>> = {
  Shoe: {
    id: text(undefined, { example: 'sho_201' }),
    articleNo: text(undefined, { example: 'A4100' }),
    brand: text(),
    model: text(),
    category: choice(SHOE_CATEGORIES),
    madeFor: choice(MADE_FOR),
    colour: text(),
    material: choice(SHOE_MATERIALS),
    price: decimal('GBP, including VAT'),
    salePrice: maybe(decimal('GBP, while the shoe is reduced')),
    sizes: listOf(whole(), 'European sizes that can be bought'),
    pairsInStock: whole('Pairs of all sizes together'),
    onlineSince: date(),
  },
  Shopper: {
    id: text(undefined, { example: 'cus_1001' }),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    address: record({ street: text(), city: text(), postcode: text() }),
    shoeSize: maybe(whole()),
    loyalty: record({ tier: choice(LOYALTY_TIERS), points: whole() }),
    newsletter: flag('Gets the newsletter'),
    registeredOn: date(),
  },
  Order: {
    id: text(undefined, { example: 'ord_5001' }),
    orderNo: text(undefined, { example: 'SO-30200' }),
    shopperId: text(),
    placedOn: date(),
    status: choice(SHOE_ORDER_STATUSES),
    lines: listOf(line),
    total: decimal('GBP, after the voucher'),
    delivery: record({ method: choice(DELIVERY_METHODS), trackingCode: maybe(text()), deliveredOn: maybe(date()) }),
    paidWith: choice(PAYMENT_MEANS),
    voucherId: maybe(text()),
  },
  Return: {
    id: text(undefined, { example: 'ret_701' }),
    returnNo: text(undefined, { example: 'R-8100' }),
    orderId: text(),
    reason: choice(SHOE_RETURN_REASONS),
    status: choice(SHOE_RETURN_STATUSES),
    announcedOn: date(),
    refundAmount: maybe(decimal('GBP')),
  },
  Voucher: {
    id: text(undefined, { example: 'vou_11' }),
    code: text(undefined, { example: 'WELCOME10' }),
    percentOff: whole(),
    validFrom: date(),
    validUntil: date(),
    timesUsed: whole(),
  },
}
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind) => (verb === 'list' ? `list${kind}s` : `${verb}${kind}`),
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : an(kind.toLowerCase())}`,
  page: kind => record({ items: listOf(ref(kind)), offset: whole(), limit: whole(), totalCount: whole() }),
  paging: [
    queryParameter('offset', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 30 })),
  ],
  key: () => idInPath(text()),
})
const SHOPPER = ['firstName', 'lastName', 'email', 'address', 'shoeSize', 'newsletter']
const VOUCHER = ['code', 'percentOff', 'validFrom', 'validUntil']

/** An online shop for shoes: camelCase, offset and limit, keys with a prefix, orders with lines and a delivery within. */
export const SHOESHOP_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Wellheeled', version: '3.1', description: 'Shoes, shoppers, orders, returns and vouchers of the online shop.' }, // oxfmt-ignore
  servers: [{ url: '/shop/v3' }],
  paths: {
    '/shoes': { get: list('Shoe', 'brand', 'category', 'madeFor', 'colour') },
    '/shoes/{id}': { get: one('Shoe'), patch: change('Shoe', ['price', 'salePrice', 'pairsInStock']) },
    '/shoppers': { get: list('Shopper', 'email'), post: add('Shopper', SHOPPER, ['firstName', 'lastName', 'email']) },
    '/shoppers/{id}': { get: one('Shopper'), patch: change('Shopper', SHOPPER), delete: drop('Shopper') },
    '/orders': {
      get: list('Order', 'shopperId', 'status', 'paidWith'),
      post: add('Order', ['shopperId', 'lines', 'paidWith'], ['shopperId', 'lines']),
    },
    '/orders/{id}': { get: one('Order'), patch: change('Order', ['status']) },
    '/orders/{id}/cancel': { post: act('cancel', 'Order', 'Cancel an order before it is shipped') },
    '/returns': {
      get: list('Return', 'orderId', 'status', 'reason'),
      post: add('Return', ['orderId', 'reason'], ['orderId', 'reason']),
    },
    '/returns/{id}': { get: one('Return'), patch: change('Return', ['reason', 'status', 'refundAmount']), delete: drop('Return') }, // oxfmt-ignore
    '/vouchers': { get: list('Voucher', 'code'), post: add('Voucher', VOUCHER, ['code', 'percentOff', 'validUntil']) },
    '/vouchers/{id}': { get: one('Voucher'), patch: change('Voucher', VOUCHER), delete: drop('Voucher') },
  },
  components: {
    schemas: { ...schemas, Error: record({ error: text(), message: text() }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
