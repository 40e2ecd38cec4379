import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CHANNELS, COURSES, CUISINES, DIETS, OCCASIONS, ORDER_STATUSES } from './data.ts'
import { PAYMENT_METHODS, RESERVATION_STATUSES, TIERS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  restaurant: {
    id: whole(),
    name: text(),
    cuisine: choice(CUISINES),
    city: text(),
    street_address: text(),
    phone: text(),
    manager_name: text('Full name of the restaurant manager'),
    seats: whole('Seats inside'),
    has_outdoor_seating: flag(),
    opened_on: date(),
  },
  menu_item: {
    id: whole(),
    restaurant_id: whole('Restaurant that serves it'),
    name: text(),
    course: choice(COURSES),
    price: decimal('Price in GBP'),
    is_vegetarian: flag(),
    contains_nuts: flag(),
    calories: maybe(whole('Calories per portion')),
    is_available: flag('False while it is off the menu'),
  },
  guest: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    loyalty_tier: choice(TIERS),
    loyalty_points: whole(),
    dietary_preference: maybe(choice(DIETS)),
    receives_offers: flag('Whether the guest agreed to receive offers by e-mail'),
    first_visit_on: date('Day of the first visit'),
  },
  reservation: {
    id: whole(),
    reference: text('Booking reference', { example: 'RES-20411' }),
    restaurant_id: whole(),
    guest_id: whole('Guest in whose name the table is booked'),
    reserved_for: moment('When the guests arrive'),
    party_size: whole('Number of people'),
    status: choice(RESERVATION_STATUSES),
    occasion: maybe(choice(OCCASIONS)),
    special_request: maybe(text()),
    created_at: moment('When the booking was made'),
  },
  order: {
    id: whole(),
    order_number: text(undefined, { example: 'ORD-51020' }),
    restaurant_id: whole(),
    guest_id: maybe(whole('Guest who ordered; null for unknown guests')),
    channel: choice(CHANNELS),
    status: choice(ORDER_STATUSES),
    server_name: maybe(text('Waiter who served the table')),
    payment_method: maybe(choice(PAYMENT_METHODS)),
    ordered_at: moment(),
    lines: listOf(ref('OrderLine'), 'What was ordered'),
    total_amount: decimal('Total in GBP, without tip'),
    tip_amount: decimal('Tip in GBP'),
  },
}
const capital = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const word = (kind: string) => kind.replaceAll('_', ' ')
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${word(kind)}`
const VERBS = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => `${verb}_${verb === 'list' ? plural : kind}`,
  summary: (verb, kind) => (verb === 'list' ? `List ${word(kind)}s` : `${VERBS[verb]} ${an(kind)}`),
  page: kind =>
    record({ data: listOf(ref(capital(kind))), total: whole('All matching records'), limit: whole(), offset: whole() }, ['data', 'total', 'limit', 'offset']), // oxfmt-ignore
  paging: [
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'Maximum number of records'),
    queryParameter('offset', whole(undefined, { minimum: 0, default: 0 }), 'Number of records to skip'),
  ],
  key: () => idInPath(whole()),
})
const RESTAURANT = ['name', 'phone', 'manager_name', 'seats', 'has_outdoor_seating']
const ITEM = ['name', 'course', 'price', 'is_vegetarian', 'contains_nuts', 'calories', 'is_available']
const GUEST = ['first_name', 'last_name', 'email', 'phone', 'dietary_preference', 'receives_offers']
const BOOKING = ['reserved_for', 'party_size', 'occasion', 'special_request']

/** A group of restaurants: snake_case, limit and offset with a total, lines within their orders. */
export const DINING_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Oak & Ember Restaurants API',
    version: '2.1.0',
    description: 'Restaurants, their menus, guests, reservations and orders. All amounts are in GBP.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/restaurants': { get: list('restaurant', 'city', 'cuisine') },
    '/restaurants/{id}': { get: one('restaurant'), patch: change('restaurant', RESTAURANT) },
    '/menu_items': {
      get: list('menu_item', 'restaurant_id', 'course', 'is_available'),
      post: add('menu_item', ['restaurant_id', ...ITEM], ['restaurant_id', 'name', 'course', 'price']),
    },
    '/menu_items/{id}': { get: one('menu_item'), patch: change('menu_item', ITEM), delete: drop('menu_item') },
    '/guests': {
      get: list('guest', 'email', 'loyalty_tier'),
      post: add('guest', GUEST, ['first_name', 'last_name', 'email']),
    },
    '/guests/{id}': { get: one('guest'), patch: change('guest', GUEST), delete: drop('guest') },
    '/reservations': {
      get: list('reservation', 'restaurant_id', 'guest_id', 'status'),
      post: add('reservation', ['restaurant_id', 'guest_id', ...BOOKING], ['restaurant_id', 'guest_id', 'reserved_for', 'party_size']), // oxfmt-ignore
    },
    '/reservations/{id}': { get: one('reservation'), patch: change('reservation', BOOKING), delete: drop('reservation') }, // oxfmt-ignore
    '/reservations/{id}/confirm': { post: act('confirm', 'reservation', 'Confirm a pending reservation') },
    '/reservations/{id}/cancel': { post: act('cancel', 'reservation', 'Cancel a reservation') },
    '/orders': { get: list('order', 'restaurant_id', 'guest_id', 'status', 'channel') },
    '/orders/{id}': { get: one('order'), patch: change('order', ['status', 'payment_method', 'tip_amount']) },
    '/orders/{id}/refund': { post: act('refund', 'order', 'Refund a paid order') },
  },
  components: {
    schemas: {
      ...schemas,
      OrderLine: record(
        { menu_item_id: whole(), name: text('Name of the menu item'), quantity: whole(), unit_price: decimal() },
        ['menu_item_id', 'name', 'quantity', 'unit_price'],
      ),
      Error: record({ error: text() }, ['error']),
    },
  },
}
