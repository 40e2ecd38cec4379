import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { BOOK_SECTIONS, HOLD_STATES, READER_ROLES, RETURN_CONDITIONS, WISH_STATES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const link = record({ href: text() })
const KINDS: Record<string, Record<string, object>> = {
  Book: {
    id: whole(),
    title: text(),
    author: text(),
    isbn: text(),
    section: choice(BOOK_SECTIONS),
    shelf: text(undefined, { example: 'C3' }),
    readingAge: whole('Age from which it is recommended'),
    pages: maybe(whole()),
    publishedIn: whole('Year'),
    copies: record({ owned: whole('Copies that the library has'), onLoan: whole('Copies that are out') }),
    _links: record({ self: link }),
  },
  Reader: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    cardNumber: text(undefined, { example: 'C7200' }),
    role: choice(READER_ROLES),
    form: maybe(text('Only of pupils', { example: '8B' })),
    blocked: flag('May not borrow at the moment'),
    memberSince: date(),
    _links: record({ self: link }),
  },
  Loan: {
    id: whole(),
    bookId: whole(),
    readerId: whole(),
    lentOn: date(),
    dueBack: date(),
    returnedOn: maybe(date()),
    renewals: whole('How often it was renewed'),
    condition: maybe(choice(RETURN_CONDITIONS, 'How the book came back')),
    _links: record({ self: link, book: link, reader: link }),
  },
  Hold: {
    id: whole(),
    bookId: whole(),
    readerId: whole(),
    placedOn: date(),
    state: choice(HOLD_STATES),
    pickUpBy: maybe(date('Until when it is kept at the desk')),
    _links: record({ self: link, book: link, reader: link }),
  },
  Suggestion: {
    id: whole(),
    title: text(),
    author: text(),
    suggestedById: whole('Reader who would like the library to buy it'),
    price: maybe(decimal('GBP')),
    state: choice(WISH_STATES),
    suggestedOn: date(),
    reason: maybe(text()),
    _links: record({ self: link, suggestedBy: link }),
  },
}
const VERBS: Record<string, string> = { list: 'findAll', get: 'find', create: 'save', update: 'patch', delete: 'delete' } // oxfmt-ignore
const TOLD: Record<string, string> = { list: 'All', get: 'One', create: 'New', update: 'Change a', delete: 'Delete a' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Model`,
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind) => `${VERBS[verb] ?? verb}${kind}${verb === 'list' ? 's' : ''}`,
  summary: (verb, kind, many) => `${TOLD[verb]} ${verb === 'list' ? many : kind.toLowerCase()}`,
  page: (kind, many) =>
    record({
      _embedded: record({ [many]: listOf(ref(`${kind}Model`)) }),
      _links: record({ self: link, next: link, prev: link }),
      page: record({ size: whole(), totalElements: whole(), totalPages: whole(), number: whole() }),
    }),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Page number, from 0'),
    queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const BOOK = ['title', 'author', 'isbn', 'section', 'shelf', 'readingAge', 'pages', 'publishedIn', 'copies']
const READER = ['firstName', 'lastName', 'email', 'role', 'form', 'blocked']
const LOAN = ['bookId', 'readerId', 'dueBack', 'returnedOn', 'renewals', 'condition']
const WISH = ['title', 'author', 'suggestedById', 'price', 'state', 'reason']

/** The library of a school: camelCase, HAL with `_embedded`, pages from 0. */
export const SCHOOLLIBRARY_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Stanmoor School Library', version: '1.2', description: 'Books, readers, loans, holds and suggestions.' }, // oxfmt-ignore
  servers: [{ url: '/library' }],
  paths: {
    '/books': { get: list('Book', 'section', 'author'), post: add('Book', BOOK, ['title', 'author', 'section']) },
    '/books/{id}': { get: one('Book'), patch: change('Book', BOOK), delete: drop('Book') },
    '/readers': {
      get: list('Reader', 'role', 'form', 'cardNumber'),
      post: add('Reader', READER, ['firstName', 'lastName', 'role']),
    },
    '/readers/{id}': { get: one('Reader'), patch: change('Reader', READER), delete: drop('Reader') },
    '/loans': { get: list('Loan', 'bookId', 'readerId'), post: add('Loan', ['bookId', 'readerId', 'dueBack'], ['bookId', 'readerId']) }, // oxfmt-ignore
    '/loans/{id}': { get: one('Loan'), patch: change('Loan', LOAN) },
    '/loans/{id}/renew': { post: act('renew', 'Loan', 'Renew a loan for three more weeks') },
    '/loans/{id}/return': { post: act('return', 'Loan', 'Take a book back') },
    '/holds': {
      get: list('Hold', 'bookId', 'readerId', 'state'),
      post: add('Hold', ['bookId', 'readerId'], ['bookId', 'readerId']),
    },
    '/holds/{id}': { get: one('Hold'), patch: change('Hold', ['state', 'pickUpBy']), delete: drop('Hold') },
    '/suggestions': { get: list('Suggestion', 'state'), post: add('Suggestion', WISH, ['title', 'author', 'suggestedById']) }, // oxfmt-ignore
    '/suggestions/{id}': { get: one('Suggestion'), patch: change('Suggestion', WISH), delete: drop('Suggestion') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ title: text(), detail: text() }) },
    responses: { Problem: answers('Problem', ref('Problem'), 'application/problem+json') },
  },
}
