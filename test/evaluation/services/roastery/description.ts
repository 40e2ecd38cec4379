import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ROAST_GRINDS, ROAST_LEVELS, ROAST_PROCESSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const money = record({ amount: decimal(), currency: text(undefined, { example: 'GBP' }) })
const item = record({ coffee_id: text(), bags: whole(), grind: choice(ROAST_GRINDS), unit_price: decimal() })
const KINDS: Record<string, Record<string, object>> = {
  coffee: {
    id: text(undefined, { example: 'cof_101' }),
    sku: text(undefined, { example: 'RC-310' }),
    name: text(),
    origin: record({ country: text(), region: text() }),
    roast_level: choice(ROAST_LEVELS),
    process: choice(ROAST_PROCESSES),
    decaf: flag(),
    price: { ...money, description: 'Of a bag of 250 g' },
    bags_in_stock: whole(),
    tasting_notes: listOf(text()),
    launched_on: date(),
    retired_on: maybe(date('Since when it is no longer sold')),
  },
  customer: {
    id: text(undefined, { example: 'cus_2001' }),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    address: record({ street: text(), city: text(), postcode: text() }),
    newsletter: flag(),
    joined_on: date(),
  },
  order: {
    id: text(undefined, { example: 'ord_5001' }),
    order_number: text(undefined, { example: 'R-40100' }),
    customer_id: text(),
    items: listOf(item),
    shipping_fee: money,
    total: { ...money, description: 'With shipping' },
    placed_at: moment(),
    paid_at: maybe(moment()),
    shipped_at: maybe(moment()),
    delivered_at: maybe(moment()),
    cancelled_at: maybe(moment()),
  },
  subscription: {
    id: text(undefined, { example: 'sub_801' }),
    customer_id: text(),
    coffee_id: text(),
    bags: whole('Bags in each delivery'),
    every_weeks: whole('Weeks between two deliveries', { enum: [1, 2, 4] }),
    started_on: date(),
    paused_on: maybe(date('Since when it is paused')),
    ended_on: maybe(date('When it was ended for good')),
    next_delivery_on: maybe(date()),
  },
  review: {
    id: text(undefined, { example: 'rev_601' }),
    coffee_id: text(),
    customer_id: text(),
    stars: whole(undefined, { minimum: 1, maximum: 5 }),
    comment: maybe(text()),
    written_on: date(),
  },
}
const VERBS: Record<string, string> = { list: 'List', get: 'Retrieve', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, many) => `${verb}_${verb === 'list' ? many : kind}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : an(kind)}`,
  page: kind => record({ object: text(), data: listOf(ref(capital(kind))), has_more: flag(), next_cursor: maybe(text()) }), // oxfmt-ignore
  paging: [
    queryParameter('cursor', text(), 'The next_cursor of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  key: () => idInPath(text()),
})
const COFFEE = ['name', 'origin', 'roast_level', 'process', 'decaf', 'price', 'bags_in_stock', 'tasting_notes', 'retired_on'] // oxfmt-ignore
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'address', 'newsletter']
const SUBSCRIPTION = ['customer_id', 'coffee_id', 'bags', 'every_weeks', 'next_delivery_on']

/** The shop of a coffee roaster: snake_case, a cursor, amounts as objects, and moments that say what has become of an order. */
export const ROASTERY_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Ember & Oak Coffee Roasters', version: '1.4.0', description: 'Coffees, customers, orders, subscriptions and reviews of the online shop.' }, // oxfmt-ignore
  servers: [{ url: '/v1' }],
  paths: {
    '/coffees': { get: list('coffee', 'roast_level', 'process', 'decaf'), post: add('coffee', COFFEE, ['name', 'roast_level', 'price']) }, // oxfmt-ignore
    '/coffees/{id}': { get: one('coffee'), patch: change('coffee', COFFEE) },
    '/customers': { get: list('customer', 'email'), post: add('customer', CUSTOMER, ['first_name', 'last_name', 'email']) }, // oxfmt-ignore
    '/customers/{id}': { get: one('customer'), patch: change('customer', CUSTOMER), delete: drop('customer') },
    '/orders': { get: list('order', 'customer_id', 'order_number'), post: add('order', ['customer_id', 'items'], ['customer_id', 'items']) }, // oxfmt-ignore
    '/orders/{id}': { get: one('order') },
    '/orders/{id}/cancel': { post: act('cancel', 'order', 'Cancel an order that has not been shipped') },
    '/orders/{id}/ship': { post: act('ship', 'order', 'Note that an order was shipped') },
    '/subscriptions': {
      get: list('subscription', 'customer_id', 'coffee_id'),
      post: add('subscription', SUBSCRIPTION, ['customer_id', 'coffee_id', 'every_weeks']),
    },
    '/subscriptions/{id}': { get: one('subscription'), patch: change('subscription', SUBSCRIPTION) },
    '/subscriptions/{id}/pause': { post: act('pause', 'subscription', 'Pause a subscription') },
    '/subscriptions/{id}/resume': { post: act('resume', 'subscription', 'Resume a subscription that is paused') },
    '/reviews': { get: list('review', 'coffee_id', 'customer_id') },
    '/reviews/{id}': { get: one('review'), delete: drop('review') },
  },
  components: {
    schemas: { ...schemas, Error: record({ error: record({ type: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
