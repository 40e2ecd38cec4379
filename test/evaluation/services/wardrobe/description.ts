import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import {
  CUSTOMER_GROUPS,
  DEPARTMENTS,
  PRODUCT_STATUSES,
  SHIPPING_METHODS,
  SIZES,
  WEAR_CATEGORIES,
  WEAR_ORDER_STATUSES,
  WEAR_PAYMENTS,
  WEAR_RETURN_REASONS,
  WEAR_RETURN_STATUSES,
  WEAR_VOUCHER_TYPES,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const id = (example: number) => whole(undefined, { example })
const euros = (of?: string) => decimal(of === undefined ? 'EUR' : `EUR, ${of}`, { format: 'float' })
const KINDS: Record<string, Record<string, object>> = {
  Product: {
    id: id(101),
    style_code: text(undefined, { example: 'IR-K210' }),
    name: text(undefined, { example: 'Fisherman Crew Jumper' }),
    category: choice(WEAR_CATEGORIES),
    department: choice(DEPARTMENTS),
    collection: text('Name of the collection', { example: 'Harbour' }),
    color: text(),
    material: text('Main fabric', { example: 'wool' }),
    price: euros('including VAT'),
    sale_price: maybe(euros('null when the product is not on sale')),
    status: choice(PRODUCT_STATUSES, 'Only active products are shown in the shop'),
    launched_on: date(),
  },
  Variant: {
    id: id(1501),
    product_id: whole(),
    sku: text(undefined, { example: 'K210-M' }),
    size: choice(SIZES),
    stock: whole('Pieces available'),
    restock_level: whole('Reorder when the stock falls below this'),
    restock_expected_on: maybe(date()),
  },
  Customer: {
    id: id(3401),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    city: text(),
    country_code: text('ISO 3166-1 alpha-2', { example: 'IE', minLength: 2, maxLength: 2 }),
    group: choice(CUSTOMER_GROUPS),
    accepts_marketing: flag('Agreed to receive marketing emails'),
    registered_on: date(),
  },
  Order: {
    id: id(8001),
    order_number: text('Number printed on the invoice', { example: 'IR20415' }),
    customer_id: whole(),
    status: choice(WEAR_ORDER_STATUSES, 'An order is pending until it has been paid'),
    payment_method: choice(WEAR_PAYMENTS),
    shipping_method: choice(SHIPPING_METHODS),
    gift_wrapped: flag(),
    customer_note: maybe(text()),
    items: listOf(
      record({ variant_id: whole(), sku: text(), product_name: text(), size: choice(SIZES), quantity: whole(), unit_price: euros() }), // oxfmt-ignore
    ),
    voucher_id: maybe(whole('Voucher that was redeemed')),
    subtotal: euros('all items before discount'),
    discount: euros(),
    shipping_fee: euros(),
    total: euros('what the customer pays'),
    placed_at: moment(),
    shipped_on: maybe(date()),
    delivered_on: maybe(date()),
  },
  Return: {
    id: id(601),
    return_number: text(undefined, { example: 'RET-1180' }),
    order_id: whole(),
    variant_id: whole('The item that comes back'),
    quantity: whole(undefined, { minimum: 1 }),
    reason: choice(WEAR_RETURN_REASONS),
    status: choice(WEAR_RETURN_STATUSES),
    refund_amount: maybe(euros('set when refunded')),
    requested_on: date(),
    refunded_on: maybe(date()),
  },
  Voucher: {
    id: id(21),
    code: text(undefined, { example: 'WELCOME10' }),
    type: choice(WEAR_VOUCHER_TYPES),
    value: decimal('Percent or EUR, depending on the type'),
    min_spend: maybe(euros('minimum subtotal')),
    starts_on: date(),
    ends_on: maybe(date('null = no end')),
    is_active: flag(),
  },
}
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act } = createDescriber(
  KINDS,
  {
    schema: kind => `${kind}Response`,
    plural: kind => `${kind.toLowerCase()}s`,
    operationId: (verb, kind, many) => (verb === 'list' ? `get${many.charAt(0).toUpperCase()}${many.slice(1)}` : `${verb}${kind}`), // oxfmt-ignore
    summary: (verb, kind, many) => (verb === 'list' ? `Get all ${many}` : `${VERBS[verb]} ${an(kind.toLowerCase())}`),
    page: kind => record({ data: listOf(ref(kind)), links: ref('PaginationLinks'), meta: ref('PaginationMeta') }),
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
    ],
    key: kind => idInPath(whole(), kind.toLowerCase()),
  },
  {
    search: text(),
    placed_from: date(),
    placed_to: date(),
  },
)
/** A list that may be sorted, downwards with a minus. */
const sorted = (kind: string, filters: string[], ...fields: string[]) => {
  const listed = list(kind, ...filters)
  const sort = choice(fields.flatMap(name => [name, `-${name}`]))
  return { ...listed, parameters: [...listed.parameters, queryParameter('sort', sort, 'Prefix with - for descending')] }
}
const PRODUCT = ['style_code', 'name', 'category', 'department', 'collection', 'color', 'material', 'price', 'sale_price', 'status', 'launched_on'] // oxfmt-ignore
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'city', 'country_code', 'group', 'accepts_marketing']
const VOUCHER = ['code', 'type', 'value', 'min_spend', 'starts_on', 'ends_on', 'is_active']
/** What each kind must be given. */
export const REQUIRED = {
  Product: ['style_code', 'name', 'category', 'department', 'price'],
  Variant: ['product_id', 'sku', 'size'],
  Customer: ['first_name', 'last_name', 'email'],
  Return: ['order_id', 'variant_id', 'reason'],
  Voucher: ['code', 'type', 'value'],
}

/** The online shop of a clothing brand: snake_case, integer ids, Laravel's pages, sizes as variants, items inside orders. */
export const WARDROBE_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Inish & Rye Shop API', version: '2.1.0', description: 'Back office API of the Inish & Rye online shop: garments, customers, orders, returns and vouchers.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    '/products': {
      get: sorted('Product', ['search', 'category', 'department', 'collection', 'status'], 'name', 'price', 'launched_on'), // oxfmt-ignore
      post: add('Product', PRODUCT, REQUIRED.Product),
    },
    '/products/{product}': { get: one('Product'), patch: change('Product', PRODUCT), delete: drop('Product') },
    '/variants': {
      get: sorted('Variant', ['product_id', 'sku', 'size'], 'sku', 'stock'),
      post: add('Variant', ['product_id', 'sku', 'size', 'stock', 'restock_level', 'restock_expected_on'], REQUIRED.Variant), // oxfmt-ignore
    },
    '/variants/{variant}': {
      get: one('Variant'),
      patch: change('Variant', ['stock', 'restock_level', 'restock_expected_on']),
    },
    '/customers': {
      get: sorted('Customer', ['search', 'email', 'country_code', 'group'], 'last_name', 'registered_on'),
      post: add('Customer', CUSTOMER, REQUIRED.Customer),
    },
    '/customers/{customer}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/orders': {
      get: sorted('Order', ['order_number', 'customer_id', 'status', 'voucher_id', 'placed_from', 'placed_to'], 'placed_at', 'total'), // oxfmt-ignore
    },
    '/orders/{order}': {
      get: one('Order'),
      patch: change('Order', ['shipping_method', 'gift_wrapped', 'customer_note']),
    },
    '/orders/{order}/ship': { post: act('ship', 'Order', 'Mark a paid or packed order as shipped') },
    '/orders/{order}/cancel': { post: act('cancel', 'Order', 'Cancel an order that has not been shipped yet') },
    '/returns': {
      get: sorted('Return', ['return_number', 'order_id', 'status', 'reason'], 'requested_on'),
      post: add('Return', ['order_id', 'variant_id', 'quantity', 'reason'], REQUIRED.Return),
    },
    '/returns/{return}': { get: one('Return'), patch: change('Return', ['status', 'reason']) },
    '/returns/{return}/refund': {
      post: {
        ...act('refund', 'Return', 'Pay the money for a received return back'),
        requestBody: requestBody(record({ refund_amount: KINDS.Return!.refund_amount }, ['refund_amount'])),
      },
    },
    '/vouchers': { get: list('Voucher', 'code', 'type', 'is_active'), post: add('Voucher', VOUCHER, REQUIRED.Voucher) },
    '/vouchers/{voucher}': { get: one('Voucher'), patch: change('Voucher', VOUCHER), delete: drop('Voucher') },
  },
  components: {
    schemas: {
      ...Object.fromEntries(
        Object.entries(KINDS).flatMap(([kind, fields]) => [
          [kind, record(fields, Object.keys(fields))],
          [`${kind}Response`, record({ data: ref(kind) })],
        ]),
      ),
      PaginationLinks: record({ first: text(), last: text(), prev: maybe(text()), next: maybe(text()) }),
      PaginationMeta: record({ current_page: whole(), from: maybe(whole()), last_page: whole(), path: text(), per_page: whole(), to: maybe(whole()), total: whole() }), // oxfmt-ignore
      ValidationError: record({ message: text(), errors: { type: 'object', additionalProperties: listOf(text()) } }),
    },
    responses: { UnprocessableEntity: answers('Validation error', ref('ValidationError')) },
  },
}
