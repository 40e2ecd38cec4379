import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, ref, text, whole } from '../openapi.ts'
import { BRANCHES, MEDIA_TYPES, MEMBER_CATEGORIES, RESERVATION_STATUSES } from './data.ts'

const ENUMS = {
  MediaType: MEDIA_TYPES,
  MemberCategory: MEMBER_CATEGORIES,
  Branch: BRANCHES,
  ReservationStatus: RESERVATION_STATUSES,
}
const ITEM = {
  id: whole(),
  call_number: text(undefined, { examples: ['F-0310'] }),
  title: text(),
  media_type: ref('MediaType'),
  creator: text('Director, artist, studio or author'),
  release_year: whole(),
  language: text(),
  minimum_age: whole(),
  copies: whole('How many the library owns'),
  on_loan: whole('How many of them are lent out'),
}
const MEMBER = {
  id: whole(),
  card_number: text(),
  first_name: text(),
  last_name: text(),
  email: text(undefined, { format: 'email' }),
  phone: optional(text()),
  category: ref('MemberCategory'),
  home_branch: ref('Branch'),
  blocked: flag('May not borrow anything'),
  member_since: date(),
  balance_due: decimal('In GBP'),
}
const LOAN = {
  id: whole(),
  item_id: whole(),
  member_id: whole(),
  borrowed_on: date(),
  due_on: date(),
  returned_on: optional(date()),
  times_renewed: whole(),
  fine: decimal('In GBP'),
}
const RESERVATION = {
  id: whole(),
  item_id: whole(),
  member_id: whole(),
  status: ref('ReservationStatus'),
  reserved_on: date(),
  pickup_branch: ref('Branch'),
}
const NEW_MEMBER = ['first_name', 'last_name', 'email', 'phone', 'category', 'home_branch']

const paging = { limit: whole(undefined, { minimum: 1, maximum: 100, default: 25 }), offset: whole(undefined, { minimum: 0, default: 0 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}) => ({ tag, returns: listOf(ref(name)), query: { ...query, ...paging } }) // oxfmt-ignore
const one = (tag: string, name: string) => ({ tag, returns: ref(name) })
const send = (tag: string, name: string, body: string) => ({ tag, returns: ref(name), body })
const made = (tag: string, name: string, body: string) => ({ ...send(tag, name, body), status: 201 })
const gone = (tag: string) => ({ tag, status: 204 })
const maybe = (name: string) => optional(ref(name))

/** A library of films, music and games as FastAPI describes it: snake_case, bare lists by `limit` and `offset`. */
export const MEDIALIBRARY_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Media Library', version: '1.2.0', description: 'Films, albums, games and audiobooks, members, loans and reservations.' }, // oxfmt-ignore
  paths: pathsOf([
    ['get', '/items', 'list_items', all('items', 'Item', { media_type: maybe('MediaType'), creator: optional(text()) })], // oxfmt-ignore
    ['post', '/items', 'create_item', made('items', 'Item', 'ItemCreate')],
    ['get', '/items/{item_id}', 'get_item', one('items', 'Item')],
    ['patch', '/items/{item_id}', 'update_item', send('items', 'Item', 'ItemUpdate')],
    ['delete', '/items/{item_id}', 'delete_item', gone('items')],
    ['get', '/members', 'list_members', all('members', 'Member', { category: maybe('MemberCategory'), home_branch: maybe('Branch') })], // oxfmt-ignore
    ['post', '/members', 'create_member', made('members', 'Member', 'MemberCreate')],
    ['get', '/members/{member_id}', 'get_member', one('members', 'Member')],
    ['patch', '/members/{member_id}', 'update_member', send('members', 'Member', 'MemberUpdate')],
    ['get', '/loans', 'list_loans', all('loans', 'Loan', { item_id: optional(whole()), member_id: optional(whole()) })],
    ['post', '/loans', 'create_loan', made('loans', 'Loan', 'LoanCreate')],
    ['get', '/loans/{loan_id}', 'get_loan', one('loans', 'Loan')],
    ['post', '/loans/{loan_id}/renew', 'renew_loan', one('loans', 'Loan')],
    ['post', '/loans/{loan_id}/return', 'return_loan', one('loans', 'Loan')],
    ['get', '/reservations', 'list_reservations', all('reservations', 'Reservation', { item_id: optional(whole()), member_id: optional(whole()), status: maybe('ReservationStatus') })], // oxfmt-ignore
    ['post', '/reservations', 'create_reservation', made('reservations', 'Reservation', 'ReservationCreate')],
    ['get', '/reservations/{reservation_id}', 'get_reservation', one('reservations', 'Reservation')],
    ['patch', '/reservations/{reservation_id}', 'update_reservation', send('reservations', 'Reservation', 'ReservationUpdate')], // oxfmt-ignore
    ['delete', '/reservations/{reservation_id}', 'delete_reservation', gone('reservations')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Item: model('Item', ITEM),
      ItemCreate: partOf('ItemCreate', ITEM, Object.keys(ITEM).slice(1, -1), ['call_number', 'title', 'media_type', 'creator']), // oxfmt-ignore
      ItemUpdate: partOf('ItemUpdate', ITEM, Object.keys(ITEM).slice(2, -1)),
      Member: model('Member', MEMBER),
      MemberCreate: partOf('MemberCreate', MEMBER, NEW_MEMBER, ['first_name', 'last_name', 'email', 'category']),
      MemberUpdate: partOf('MemberUpdate', MEMBER, [...NEW_MEMBER, 'blocked', 'balance_due']),
      Loan: model('Loan', LOAN),
      LoanCreate: partOf('LoanCreate', LOAN, ['item_id', 'member_id', 'due_on'], ['item_id', 'member_id']),
      Reservation: model('Reservation', RESERVATION),
      ReservationCreate: partOf('ReservationCreate', RESERVATION, ['item_id', 'member_id', 'pickup_branch'], ['item_id', 'member_id']), // oxfmt-ignore
      ReservationUpdate: partOf('ReservationUpdate', RESERVATION, ['status', 'pickup_branch']),
      ...ERRORS,
    },
  },
}
