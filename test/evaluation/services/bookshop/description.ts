import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { BOOK_CONDITIONS, BOOK_FORMATS, BOOK_GENRES, BOOK_SOURCES, BOOK_STATUSES, SALE_CHANNELS, SALE_PAYMENTS, WISH_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Book: {
    id: whole(),
    title: text(),
    author: text(),
    genre: choice(BOOK_GENRES),
    format: choice(BOOK_FORMATS),
    condition: choice(BOOK_CONDITIONS),
    year_published: whole(),
    first_edition: flag(),
    signed: flag('Signed by the author'),
    price: decimal('GBP that we ask for it'),
    status: choice(BOOK_STATUSES),
    shelf: text(undefined, { example: 'C4' }),
    acquired: record({ source: choice(BOOK_SOURCES), date: date(), cost: decimal('GBP that we paid for it') }),
  },
  Customer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    town: text(),
    newsletter: flag('Gets our newsletter'),
    joined_on: date(),
  },
  Sale: {
    id: whole(),
    receipt_number: text(undefined, { example: 'R-20140' }),
    book_id: whole(),
    customer_id: maybe(whole('Only when we know the buyer')),
    channel: choice(SALE_CHANNELS),
    payment_method: choice(SALE_PAYMENTS),
    amount: decimal('GBP'),
    sold_on: date(),
  },
  SearchRequest: {
    id: whole(),
    customer_id: whole(),
    title: text('Title that the customer is looking for'),
    author: maybe(text()),
    max_price: maybe(decimal('GBP that the customer would pay at most')),
    status: choice(WISH_STATUSES),
    requested_on: date(),
  },
}
const SPOKEN: Record<string, string> = { SearchRequest: 'search request' }
const spoken = (kind: string) => SPOKEN[kind] ?? kind.toLowerCase()
const snake = (kind: string) => spoken(kind).replace(' ', '_')
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Add', update: 'Edit', delete: 'Remove' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${snake(kind)}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `list_${many}` : `${verb}_${snake(kind)}`),
  summary: (verb, kind) => `${VERBS[verb]} ${verb === 'list' ? `${spoken(kind)}s` : `a ${spoken(kind)}`}`,
  page: kind => record({ results: listOf(ref(kind)), meta: record({ total: whole(), page: whole(), per_page: whole() }) }), // oxfmt-ignore
  paging: [
    queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('per_page', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const BOOK = ['title', 'author', 'genre', 'format', 'condition', 'year_published', 'first_edition', 'signed', 'price', 'status', 'shelf', 'acquired'] // oxfmt-ignore
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'town', 'newsletter']
const SEARCH = ['customer_id', 'title', 'author', 'max_price', 'status']

/** A second-hand bookshop: snake_case, pages with their total in `meta`, where a book comes from inside it. */
export const BOOKSHOP_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Inkwell Second-Hand Books', version: '1.1', description: 'Books, customers, sales and search requests.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    '/books': {
      get: list('Book', 'genre', 'condition', 'status', 'author'),
      post: add('Book', BOOK, ['title', 'author', 'genre', 'price']),
    },
    '/books/{id}': { get: one('Book'), patch: change('Book', BOOK), delete: drop('Book') },
    '/books/{id}/reserve': { post: act('reserve', 'Book', 'Put a book aside for somebody') },
    '/customers': {
      get: list('Customer', 'email', 'town'),
      post: add('Customer', CUSTOMER, ['first_name', 'last_name', 'email']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/sales': {
      get: list('Sale', 'customer_id', 'book_id', 'channel'),
      post: add('Sale', ['book_id', 'customer_id', 'channel', 'payment_method', 'amount'], ['book_id', 'channel', 'amount']), // oxfmt-ignore
    },
    '/sales/{id}': { get: one('Sale') },
    '/search_requests': {
      get: list('SearchRequest', 'customer_id', 'status'),
      post: add('SearchRequest', SEARCH, ['customer_id', 'title']),
    },
    '/search_requests/{id}': {
      get: one('SearchRequest'),
      patch: change('SearchRequest', SEARCH),
      delete: drop('SearchRequest'),
    },
  },
  components: {
    schemas: { ...schemas, Error: record({ code: whole(), message: text() }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
