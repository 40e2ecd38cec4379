import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { BOOKING_CHANNELS, EXTRA_CATEGORIES, MEMBER_LEVELS, RESERVATION_STATUSES, ROOM_STATUSES, ROOM_TYPES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const key = (example: string) => text(undefined, { example })
/** A sum of money, with what it is. */
const money = (description: string) => ({ ...record({ amount: decimal(), currency: text(undefined, { example: 'EUR' }) }, ['amount', 'currency']), description }) // oxfmt-ignore
const maybeMoney = (description: string) => ({ ...money(description), nullable: true })
const country = () => text('ISO 3166-1 alpha-2', { example: 'IE' })

const KINDS: Record<string, Record<string, object>> = {
  House: {
    id: key('hse_101'),
    name: text(),
    stars: whole(undefined, { minimum: 1, maximum: 5 }),
    address: record({ street: text(), town: text(), postalCode: text() }),
    phone: text(),
    email: email(),
    manager: text('Name of the house manager'),
    petsAllowed: flag(),
    hasRestaurant: flag(),
  },
  Room: {
    id: key('rm_2001'),
    houseId: key('hse_101'),
    number: text('Number on the door, unique within the house', { example: '12' }),
    type: choice(ROOM_TYPES),
    floor: whole(),
    maxGuests: whole(),
    seaView: flag(),
    status: choice(ROOM_STATUSES, 'Housekeeping status'),
    nightlyRate: money('Price per night'),
  },
  Guest: {
    id: key('gst_5001'),
    firstName: text(),
    lastName: text(),
    email: email(),
    phone: maybe(text()),
    country: maybe(country()),
    memberLevel: choice(MEMBER_LEVELS, 'Level in the loyalty programme'),
    newsletter: flag(),
    createdOn: date(),
  },
  Reservation: {
    id: key('res_7001'),
    code: text('Booking code the guest gets', { example: 'HB-20410' }),
    guest: ref('GuestSummary'),
    houseId: key('hse_101'),
    roomId: key('rm_2001'),
    status: choice(RESERVATION_STATUSES),
    channel: choice(BOOKING_CHANNELS, 'How the booking was made'),
    arrivalDate: date(),
    departureDate: date(),
    nights: whole(),
    adults: whole(),
    children: whole(),
    totalPrice: money('Price of the whole stay, without extras'),
    deposit: maybeMoney('Paid in advance'),
    specialRequests: maybe(text()),
    bookedAt: moment(),
  },
  Extra: {
    id: key('ext_3001'),
    reservationId: key('res_7001'),
    category: choice(EXTRA_CATEGORIES),
    description: text(),
    quantity: whole(),
    price: money('For the whole quantity'),
    chargedOn: date(),
    paid: flag(),
  },
  Review: {
    id: key('rev_901'),
    reservationId: key('res_7001'),
    houseId: key('hse_101'),
    rating: whole('Stars', { minimum: 1, maximum: 5 }),
    title: text(),
    comment: maybe(text()),
    reply: maybe(text('Answer of the house')),
    postedOn: date(),
  },
}
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
/** Singles come as `data`, too. */
const single = (reply: object) => record({ data: reply })
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural: kind => `${kind.toLowerCase()}s`,
    operationId: (verb, kind, many) => (verb === 'list' ? `list${many.charAt(0).toUpperCase()}${many.slice(1)}` : `${verb}${kind}`), // oxfmt-ignore
    summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : an(kind.toLowerCase())}`,
    page: kind => record({ data: listOf(ref(kind)), meta: ref('PageMeta') }),
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('pageSize', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    key: () => idInPath(text()),
  },
  { guestId: text(), arrivalFrom: date('Arrival on this day or later'), arrivalTo: date('Arrival on this day or earlier') }, // oxfmt-ignore
)
type Operation = Record<string, unknown> & { responses: Record<string, unknown> }
/** The record that an operation answers, within `data`. */
const wrapped = <T extends object>(operation: T, kind: string) => {
  const { responses } = operation as unknown as Operation
  const code = '201' in responses ? 201 : 200
  return { ...operation, responses: { ...responses, [code]: answers(code === 201 ? 'Created' : 'OK', single(ref(kind))) } } // oxfmt-ignore
}
const get = (kind: string) => wrapped(one(kind), kind)
const post = (kind: string, names: string[], required: string[]) => wrapped(add(kind, names, required), kind)
const patch = (kind: string, names: string[]) => wrapped(change(kind, names), kind)
const step = (verb: string, summary: string) => wrapped(act(verb, 'Reservation', summary), 'Reservation')

const ROOM = ['type', 'floor', 'maxGuests', 'seaView', 'status', 'nightlyRate']
const GUEST = ['firstName', 'lastName', 'email', 'phone', 'country', 'memberLevel', 'newsletter']
const STAY = ['roomId', 'arrivalDate', 'departureDate', 'adults', 'children', 'specialRequests']

/** A small group of hotels: camelCase, `data` and `meta`, ids with prefixes, sums as objects, guests short in reservations. */
export const INNKEEPER_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Heronbay Houses Booking API', version: '2.4.0', description: 'Houses, rooms, guests, reservations, extras and reviews of the Heronbay hotels.' }, // oxfmt-ignore
  servers: [{ url: '/api/v2' }],
  paths: {
    '/houses': { get: list('House') },
    '/houses/{id}': { get: get('House'), patch: patch('House', ['phone', 'email', 'manager', 'petsAllowed', 'hasRestaurant']) }, // oxfmt-ignore
    '/rooms': { get: list('Room', 'houseId', 'type', 'status') },
    '/rooms/{id}': { get: get('Room'), patch: patch('Room', ROOM) },
    '/guests': {
      get: list('Guest', 'email', 'lastName', 'country', 'memberLevel'),
      post: post('Guest', GUEST, ['firstName', 'lastName', 'email']),
    },
    '/guests/{id}': { get: get('Guest'), patch: patch('Guest', GUEST), delete: drop('Guest') },
    '/reservations': {
      get: list('Reservation', 'code', 'guestId', 'houseId', 'roomId', 'status', 'arrivalFrom', 'arrivalTo'),
      post: post('Reservation', ['guestId', ...STAY, 'channel'], ['guestId', 'roomId', 'arrivalDate', 'departureDate']),
    },
    '/reservations/{id}': { get: get('Reservation'), patch: patch('Reservation', STAY) },
    '/reservations/{id}/check-in': { post: step('checkIn', 'Check in a reservation') },
    '/reservations/{id}/check-out': { post: step('checkOut', 'Check out a reservation') },
    '/reservations/{id}/cancel': { post: step('cancel', 'Cancel a reservation that has not begun') },
    '/extras': {
      get: list('Extra', 'reservationId', 'category', 'paid'),
      post: post('Extra', ['reservationId', 'category', 'description', 'quantity', 'price'], ['reservationId', 'category', 'price']), // oxfmt-ignore
    },
    '/extras/{id}': {
      get: get('Extra'),
      patch: patch('Extra', ['description', 'quantity', 'price', 'paid']),
      delete: drop('Extra'),
    },
    '/reviews': { get: list('Review', 'houseId', 'reservationId', 'rating') },
    '/reviews/{id}': { get: get('Review'), patch: patch('Review', ['reply']), delete: drop('Review') },
  },
  components: {
    schemas: {
      ...schemas,
      GuestSummary: record({ id: text(), name: text() }, ['id', 'name']),
      PageMeta: record({ total: whole(), page: whole(), pageSize: whole() }, ['total', 'page', 'pageSize']),
      Error: record({ error: record({ code: text(), message: text() }) }),
    },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
