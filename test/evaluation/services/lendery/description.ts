import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { AVAILABILITIES, BORROWER_MEMBERSHIPS, BORROWER_STATUSES, CHECKOUT_STATES, CONDITIONS, THING_CATEGORIES, WAITLIST_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  hub: {
    id: whole(),
    name: text(),
    address: record({ street: text(), town: text(), postcode: text() }),
    phone: text(),
    opening_hours: text(),
    has_parking: flag(),
  },
  thing: {
    id: whole(),
    inventory_code: text(undefined, { example: 'LT-0120' }),
    name: text(),
    category: choice(THING_CATEGORIES),
    hub_id: whole('Where the thing is kept'),
    availability: choice(AVAILABILITIES),
    condition: choice(CONDITIONS),
    weekly_charge: decimal('In GBP'),
    deposit: decimal('In GBP'),
    replacement_value: decimal('What the borrower pays when the thing is lost, in GBP'),
    acquired_on: date(),
  },
  borrower: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    membership: choice(BORROWER_MEMBERSHIPS),
    status: choice(BORROWER_STATUSES),
    home_hub_id: whole(),
    joined_on: date(),
  },
  checkout: {
    id: whole(),
    thing_id: whole(),
    borrower_id: whole(),
    state: choice(CHECKOUT_STATES),
    checked_out_on: date(),
    due_on: date(),
    returned_on: maybe(date('Null while the thing is out')),
    charge: decimal('In GBP'),
    late_fee: maybe(decimal('In GBP; null when the thing came back in time')),
  },
  waitlist_entry: {
    id: whole(),
    thing_id: whole(),
    borrower_id: whole(),
    status: choice(WAITLIST_STATUSES),
    requested_on: date(),
    note: maybe(text()),
  },
}
const capital = (kind: string) => kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const plural = (kind: string) => (kind === 'waitlist_entry' ? 'waitlist_entries' : `${kind}s`)
const word = (kind: string) => kind.replaceAll('_', ' ')
const SUMMARIES = { list: 'List', get: 'Show one', create: 'Add a', update: 'Edit a', delete: 'Remove a' }
const { list, one, add, change, drop, act } = createDescriber(KINDS, {
  schema: kind => `${capital(kind)}Response`,
  plural,
  operationId: (verb, kind, many) => (verb === 'list' ? `${many}_index` : `${kind}_${verb}`),
  summary: (verb, kind, many) => `${SUMMARIES[verb]} ${word(verb === 'list' ? many : kind)}`,
  page: kind =>
    record({
      data: listOf(ref(capital(kind))),
      meta: record({ page: whole(), per_page: whole(), total_pages: whole(), total_count: whole() }),
    }),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 50, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const schemas = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, fields]) => [
    [capital(kind), record(fields, Object.keys(fields))],
    [`${capital(kind)}Response`, record({ data: ref(capital(kind)) })],
  ]),
)
const THING = ['name', 'category', 'hub_id', 'availability', 'condition', 'weekly_charge', 'deposit', 'replacement_value'] // oxfmt-ignore
const BORROWER = ['first_name', 'last_name', 'email', 'phone', 'membership', 'status', 'home_hub_id']

/** A library of things: snake_case, `data` and `meta` with numbered pages, one record in `data`, too, links by key. */
export const LENDERY_DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Elmbridge Library of Things',
    version: '2.3.0',
    description: 'Things that people can borrow, the hubs that keep them, borrowers, checkouts and waiting lists.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/hubs': { get: list('hub') },
    '/hubs/{id}': { get: one('hub'), patch: change('hub', ['phone', 'opening_hours', 'has_parking']) },
    '/things': {
      get: list('thing', 'category', 'hub_id', 'availability', 'condition'),
      post: add('thing', THING, ['name', 'category', 'hub_id']),
    },
    '/things/{id}': { get: one('thing'), patch: change('thing', THING), delete: drop('thing') },
    '/borrowers': {
      get: list('borrower', 'email', 'membership', 'status', 'home_hub_id'),
      post: add('borrower', BORROWER, ['first_name', 'last_name', 'email', 'membership']),
    },
    '/borrowers/{id}': { get: one('borrower'), patch: change('borrower', BORROWER), delete: drop('borrower') },
    '/checkouts': {
      get: list('checkout', 'thing_id', 'borrower_id', 'state'),
      post: add('checkout', ['thing_id', 'borrower_id', 'due_on'], ['thing_id', 'borrower_id', 'due_on']),
    },
    '/checkouts/{id}': { get: one('checkout'), patch: change('checkout', ['due_on', 'charge', 'late_fee']) },
    '/checkouts/{id}/return': { post: act('return', 'checkout', 'Take back the thing of a checkout') },
    '/waitlist_entries': {
      get: list('waitlist_entry', 'thing_id', 'borrower_id', 'status'),
      post: add('waitlist_entry', ['thing_id', 'borrower_id', 'note'], ['thing_id', 'borrower_id']),
    },
    '/waitlist_entries/{id}': {
      get: one('waitlist_entry'),
      patch: change('waitlist_entry', ['status', 'note']),
      delete: drop('waitlist_entry'),
    },
  },
  components: {
    schemas: { ...schemas, Error: record({ error: record({ code: text(), message: text() }) }) },
    responses: { Error: answers('The request cannot be met', ref('Error')) },
  },
}
