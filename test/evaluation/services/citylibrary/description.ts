import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { AGE_GROUPS, BRANCHES, CONDITIONS, COPY_STATES, FINE_STATES, GENRES, LOAN_STATES, MEMBER_STATES, MEMBER_TYPES, RESERVATION_STATES } from './data.ts' // oxfmt-ignore

const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const KINDS: Record<string, Record<string, object>> = {
  author: {
    id: whole(),
    name: text(),
    country: text('Where the author comes from'),
    birth_year: whole(),
    death_year: maybe(whole('Null while the author is alive')),
    _links: ref('Links'),
  },
  title: {
    id: whole(),
    isbn: text(),
    title: text(),
    author_id: whole('Who wrote it'),
    genre: choice(GENRES),
    age_group: choice(AGE_GROUPS),
    language: text(undefined, { example: 'English' }),
    published_year: whole(),
    pages: maybe(whole('Number of pages')),
    added_on: date('When it came into the catalogue'),
    _links: ref('Links'),
  },
  copy: {
    id: whole(),
    barcode: text('Label inside the cover', { example: 'C-100201' }),
    title_id: whole('Which title it is a copy of'),
    branch: choice(BRANCHES, 'Branch that owns the copy'),
    status: choice(COPY_STATES),
    condition: choice(CONDITIONS),
    price: decimal('What the copy cost, in GBP'),
    acquired_on: date(),
    _links: ref('Links'),
  },
  member: {
    id: whole(),
    card_number: text(undefined, { example: 'M-20031' }),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    member_type: choice(MEMBER_TYPES),
    status: choice(MEMBER_STATES),
    home_branch: choice(BRANCHES),
    address: ref('Address'),
    joined_on: date(),
    expires_on: date('Last day on which the membership is valid'),
    _links: ref('Links'),
  },
  loan: {
    id: whole(),
    copy_id: whole('The copy that is lent'),
    member_id: whole('Who borrowed it'),
    status: choice(LOAN_STATES),
    loaned_on: date(),
    due_on: date('When the copy must be back'),
    returned_on: maybe(date('When the copy came back')),
    renewals: whole('How often the loan was renewed'),
    fine_amount: maybe(decimal('Fine for bringing it back late, in GBP')),
    fine_status: choice(FINE_STATES),
    _links: ref('Links'),
  },
  reservation: {
    id: whole(),
    title_id: whole('The title that is wanted'),
    member_id: whole('Who wants it'),
    pickup_branch: choice(BRANCHES),
    status: choice(RESERVATION_STATES),
    reserved_on: date(),
    ready_on: maybe(date('When a copy was put aside')),
    _links: ref('Links'),
  },
}
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const pluralOf = (kind: string) => (kind === 'copy' ? 'copies' : `${kind}s`)
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
const SUMMARIES = { get: 'Get', create: 'Add', update: 'Change', delete: 'Remove' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: capital,
  plural: pluralOf,
  operationId: (verb, kind, plural) => (verb === 'list' ? `list_${plural}` : `${verb}_${kind}`),
  summary: (verb, kind, plural) => (verb === 'list' ? `List ${plural}` : `${SUMMARIES[verb]} ${an(kind)}`),
  page: (kind, plural) =>
    record(
      { _embedded: record({ [plural]: listOf(ref(capital(kind))) }), _links: ref('PageLinks'), page: whole(), per_page: whole(), total: whole('Number of all records that match') }, // oxfmt-ignore
      ['_embedded', '_links', 'page', 'per_page', 'total'],
    ),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 }), 'Number of the page, from 1'),
    queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 50, default: 20 }), 'Records on a page'),
  ],
  key: kind => idInPath(whole(`Id of the ${kind}`)),
})
const TITLE = ['isbn', 'title', 'author_id', 'genre', 'age_group', 'language', 'published_year', 'pages']
const MEMBER = ['first_name', 'last_name', 'email', 'phone', 'member_type', 'status', 'home_branch', 'address', 'expires_on'] // oxfmt-ignore
const link = record({ href: text(undefined, { format: 'uri-reference' }) }, ['href'])

/** A city's library: snake_case, HAL with `_embedded` and `_links`, pages from 1. */
export const CITYLIBRARY_DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'City Library',
    version: '1.2.0',
    description: 'Catalogue, copies, members, loans and reservations of the public library and its five branches.',
  },
  servers: [{ url: '/v1' }],
  paths: {
    '/authors': { get: list('author'), post: add('author', ['name', 'country', 'birth_year', 'death_year'], ['name']) },
    '/authors/{id}': { get: one('author'), patch: change('author', ['name', 'country', 'birth_year', 'death_year']) },
    '/titles': {
      get: list('title', 'author_id', 'genre', 'age_group', 'language'),
      post: add('title', TITLE, ['title', 'author_id', 'genre']),
    },
    '/titles/{id}': { get: one('title'), patch: change('title', TITLE), delete: drop('title') },
    '/copies': {
      get: list('copy', 'title_id', 'branch', 'status'),
      post: add('copy', ['title_id', 'branch', 'condition', 'price'], ['title_id', 'branch']),
    },
    '/copies/{id}': {
      get: one('copy'),
      patch: change('copy', ['branch', 'status', 'condition', 'price']),
      delete: drop('copy'),
    },
    '/members': {
      get: list('member', 'member_type', 'status', 'home_branch', 'email'),
      post: add('member', MEMBER, ['first_name', 'last_name', 'email']),
    },
    '/members/{id}': { get: one('member'), patch: change('member', MEMBER), delete: drop('member') },
    '/loans': {
      get: list('loan', 'status', 'copy_id', 'member_id', 'fine_status'),
      post: add('loan', ['copy_id', 'member_id'], ['copy_id', 'member_id']),
    },
    '/loans/{id}': { get: one('loan'), patch: change('loan', ['due_on', 'fine_amount', 'fine_status']) },
    '/loans/{id}/return': { post: act('return', 'loan', 'Take back the copy of a loan') },
    '/reservations': {
      get: list('reservation', 'status', 'title_id', 'member_id', 'pickup_branch'),
      post: add('reservation', ['title_id', 'member_id', 'pickup_branch'], ['title_id', 'member_id']),
    },
    '/reservations/{id}': {
      get: one('reservation'),
      patch: change('reservation', ['pickup_branch', 'status']),
      delete: drop('reservation'),
    },
  },
  components: {
    schemas: {
      ...schemas,
      Address: record({ street: text(), town: text(), postcode: text() }),
      Links: record({ self: link }, ['self']),
      PageLinks: record({ self: link, first: link, prev: link, next: link, last: link }, ['self']),
    },
  },
}
