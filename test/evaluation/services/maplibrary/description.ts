import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import {
  BOOKING_STATUSES,
  CONDITIONS,
  COPY_STATUSES,
  FINE_STATUSES,
  ITEM_TYPES,
  LEVELS,
  LOCATIONS,
  MEMBER_STATUSES,
  PURPOSES,
  REGIONS,
  RESERVATION_STATUSES,
  ROOMS,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const key = (example: string) => text(undefined, { example })
const itemSummary = () => record({ id: text(), title: text() })
const KINDS: Record<string, Record<string, object>> = {
  Item: {
    id: key('itm_4k2p9x7c'),
    title: text(),
    item_type: choice(ITEM_TYPES),
    region: choice(REGIONS),
    authors: listOf(record({ id: text(), name: text() }), 'Authors, surveyors or cartographers'),
    publisher: record({ id: text(), name: text(), city: text() }),
    published_year: whole(),
    language: text('ISO 639-1 code', { example: 'en' }),
    scale_denominator: maybe(whole('50000 for 1:50 000; maps only')),
    pages: maybe(whole('Atlases and books only')),
    shelfmark: text(undefined, { example: 'AT EUR 124' }),
    reference_only: flag('May only be read in the building'),
  },
  Copy: {
    id: key('cpy_8m3tq6zd'),
    barcode: text(undefined, { example: 'MG50210' }),
    item: itemSummary(),
    condition: choice(CONDITIONS),
    location: choice(LOCATIONS),
    status: choice(COPY_STATUSES),
    acquired_on: date(),
    purchase_price: maybe(decimal('GBP, null for gifts')),
  },
  Member: {
    id: key('mem_2x7vhw5n'),
    card_number: text(undefined, { example: 'GS-1204' }),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    town: maybe(text()),
    membership_level: choice(LEVELS),
    status: choice(MEMBER_STATUSES),
    joined_on: date(),
  },
  Loan: {
    id: key('loan_9c4rjy2k'),
    loan_number: text(undefined, { example: 'L-24310' }),
    copy_id: text(),
    item: itemSummary(),
    member_id: text(),
    borrowed_at: moment(),
    due_on: date(),
    returned_at: maybe(moment('null while the copy is out')),
    renewals: whole('How often the loan was renewed, at most twice'),
    fine_amount: decimal('GBP, charged when a copy comes back late'),
    fine_status: choice(FINE_STATUSES),
  },
  Reservation: {
    id: key('rsv_5b8nkd3f'),
    item: itemSummary(),
    member_id: text(),
    placed_at: moment(),
    status: choice(RESERVATION_STATUSES),
    pickup_by: maybe(date('Last day to collect it once it is ready')),
  },
  ReadingRoomBooking: {
    id: key('rrb_7h6wme4s'),
    reference: text(undefined, { example: 'RR-4101' }),
    member_id: text(),
    room: choice(ROOMS),
    starts_at: moment(),
    ends_at: moment(),
    purpose: choice(PURPOSES),
    seats: whole('Number of people', { minimum: 1 }),
    status: choice(BOOKING_STATUSES),
  },
}
const NAMES: Record<string, [one: string, many: string]> = {
  Copy: ['copy', 'copies'],
  ReadingRoomBooking: ['reading room booking', 'reading room bookings'],
}
const nameOf = (kind: string) => NAMES[kind]?.[0] ?? kind.toLowerCase()
const manyOf = (kind: string) => NAMES[kind]?.[1] ?? `${kind.toLowerCase()}s`
const a = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural: manyOf,
    operationId: (verb, kind) => `${verb}${verb === 'list' ? { Copy: 'Copies' }[kind] ?? `${kind}s` : kind}`, // oxfmt-ignore
    summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : a(nameOf(kind))}`,
    page: kind => record({ data: listOf(ref(kind)), pagination: ref('Pagination') }),
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
    ],
    key: () => idInPath(text()),
  },
  { item_id: text(), publisher_id: text() },
)
const COPY = ['barcode', 'condition', 'location', 'status', 'acquired_on', 'purchase_price']
const MEMBER = ['first_name', 'last_name', 'email', 'phone', 'town', 'membership_level']
const BOOKING = ['member_id', 'room', 'starts_at', 'ends_at', 'purpose', 'seats']

/** The lending library of a geography society: snake_case, prefixed text ids, `data` and `pagination`, authors and publishers inside items. */
export const MAPLIBRARY_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Harrowgate Geographical Society Library API',
    version: '1.9.0',
    description: 'Maps, atlases and books of the society, their copies, and what members do with them.',
  },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/items': { get: list('Item', 'item_type', 'region', 'language', 'publisher_id') },
    '/items/{id}': { get: one('Item'), patch: change('Item', ['title', 'region', 'language', 'published_year', 'shelfmark', 'reference_only']) }, // oxfmt-ignore
    '/copies': {
      get: list('Copy', 'item_id', 'status', 'location', 'barcode'),
      post: add('Copy', ['item_id', ...COPY], ['item_id', 'barcode']),
    },
    '/copies/{id}': { get: one('Copy'), patch: change('Copy', COPY), delete: drop('Copy') },
    '/members': {
      get: list('Member', 'membership_level', 'status', 'email', 'card_number'),
      post: add('Member', MEMBER, ['first_name', 'last_name', 'email']),
    },
    '/members/{id}': { get: one('Member'), patch: change('Member', [...MEMBER, 'status']), delete: drop('Member') },
    '/loans': {
      get: list('Loan', 'member_id', 'copy_id', 'item_id', 'loan_number', 'fine_status'),
      post: { ...add('Loan', ['copy_id', 'member_id', 'due_on'], ['copy_id', 'member_id']), summary: 'Lend a copy to a member' }, // oxfmt-ignore
    },
    '/loans/{id}': { get: one('Loan'), patch: change('Loan', ['due_on', 'fine_amount', 'fine_status']) },
    '/loans/{id}/return': { post: act('return', 'Loan', 'Take back a copy') },
    '/loans/{id}/renew': { post: act('renew', 'Loan', 'Extend a loan by 21 days') },
    '/reservations': {
      get: list('Reservation', 'member_id', 'item_id', 'status'),
      post: { ...add('Reservation', ['item_id', 'member_id'], ['item_id', 'member_id']), summary: 'Reserve an item for a member' }, // oxfmt-ignore
    },
    '/reservations/{id}': { get: one('Reservation') },
    '/reservations/{id}/cancel': { post: act('cancel', 'Reservation', 'Cancel a reservation') },
    '/reading-room-bookings': {
      get: list('ReadingRoomBooking', 'member_id', 'room', 'status'),
      post: add('ReadingRoomBooking', BOOKING, ['member_id', 'room', 'starts_at', 'ends_at']),
    },
    '/reading-room-bookings/{id}': {
      get: one('ReadingRoomBooking'),
      patch: change('ReadingRoomBooking', [...BOOKING, 'status']),
      delete: drop('ReadingRoomBooking'),
    },
  },
  components: {
    schemas: {
      ...schemas,
      Pagination: record({ page: whole(), per_page: whole(), total: whole(), total_pages: whole() }),
      Error: record({ error: record({ code: text(), message: text() }) }),
    },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
