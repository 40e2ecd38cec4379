import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import {
  CONDITIONS,
  COPY_STATUSES,
  DEPARTMENTS,
  DIFFICULTIES,
  FINE_REASONS,
  FINE_STATUSES,
  LOAN_STATUSES,
  LOCATIONS,
  READER_STATUSES,
  READER_TYPES,
  RESERVATION_STATUSES,
  SCORE_CATEGORIES,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Score: {
    id: text(undefined, { example: 'sc_4k9x2q' }),
    shelfmark: text(undefined, { example: 'CH 135' }),
    title: text(),
    composer: text('Full name; for methods the author'),
    category: choice(SCORE_CATEGORIES),
    instrumentation: listOf(text(), 'Instruments and voices'),
    difficulty: maybe(choice(DIFFICULTIES)),
    publisher: text(),
    publishedYear: whole('Year of this edition'),
    pages: whole(),
    replacementPrice: decimal('GBP, charged when a copy is lost'),
    referenceOnly: flag('For use in the reading room, not lent out'),
    addedOn: date('When it came into the catalogue'),
  },
  Copy: {
    id: text(undefined, { example: 'cp_7wb3mz' }),
    barcode: text(undefined, { example: 'MAL40210' }),
    scoreId: text('Score this is a copy of'),
    location: choice(LOCATIONS),
    shelf: text(undefined, { example: 'B7' }),
    condition: choice(CONDITIONS),
    status: choice(COPY_STATUSES),
    acquiredOn: date(),
  },
  Reader: {
    id: text(undefined, { example: 'rd_p2t6hv' }),
    cardNumber: text('Number on the library card', { example: 'R-20418' }),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    readerType: choice(READER_TYPES),
    department: maybe(choice(DEPARTMENTS, 'Only students and teachers have one')),
    status: choice(READER_STATUSES),
    maxLoans: whole('How many copies they may have at a time'),
    joinedOn: date(),
    cardExpiresOn: date(),
  },
  Loan: {
    id: text(undefined, { example: 'ln_c8r5yd' }),
    copyId: text(),
    scoreId: text(),
    readerId: text(),
    status: choice(LOAN_STATUSES),
    borrowedOn: date(),
    dueOn: date(),
    returnedOn: maybe(date()),
    renewals: whole('How often it has been renewed, at most twice'),
  },
  Reservation: {
    id: text(undefined, { example: 'rs_g6n4kx' }),
    scoreId: text(),
    readerId: text(),
    copyId: maybe(text('Copy that is put aside, once there is one')),
    status: choice(RESERVATION_STATUSES),
    placedOn: date(),
    readyOn: maybe(date()),
    pickUpBy: maybe(date('Last day to collect it')),
  },
  Fine: {
    id: text(undefined, { example: 'fn_m3z7qa' }),
    readerId: text(),
    loanId: text(),
    reason: choice(FINE_REASONS),
    amount: decimal('GBP'),
    status: choice(FINE_STATUSES),
    issuedOn: date(),
    paidOn: maybe(date()),
  },
}
const MANY: Record<string, string> = { Copy: 'copies' }
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Add', update: 'Update', delete: 'Remove' }
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const describer = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => MANY[kind] ?? `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => `${verb}${verb === 'list' ? capital(many) : kind}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : `a ${kind.toLowerCase()}`}`,
  page: kind => listOf(ref(kind)),
  paging: [
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    queryParameter('offset', whole(undefined, { minimum: 0, default: 0 })),
  ],
  key: () => idInPath(text()),
})
const { one, add, change, drop, act, schemas } = describer
/** A list, the number of all rows in a header; `more` are filters that are no fields. */
function list(kind: string, filters: string[], more: object[] = []) {
  const { parameters, responses, ...rest } = describer.list(kind, ...filters)
  const headers = { 'X-Total-Count': { description: 'Number of all matches', schema: { type: 'integer' } } }
  return { ...rest, parameters: [...more, ...parameters], responses: { 200: { ...responses[200], headers } } }
}
const search = (description: string) => queryParameter('q', text(), description)
const SCORE = ['shelfmark', 'title', 'composer', 'category', 'instrumentation', 'difficulty', 'publisher', 'publishedYear', 'pages', 'replacementPrice', 'referenceOnly'] // oxfmt-ignore
const COPY = ['barcode', 'scoreId', 'location', 'shelf', 'condition']
const READER = ['firstName', 'lastName', 'email', 'phone', 'readerType', 'department']

/** Library of a music academy: camelCase, bare arrays with limit and offset, the total in a header, text ids. */
export const SCORELIBRARY_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Marlow Academy of Music Library', version: '2.1.0', description: 'Scores and their copies, readers, loans, reservations and fines.' }, // oxfmt-ignore
  servers: [{ url: '/api/v2' }],
  paths: {
    '/scores': {
      get: list('Score', ['composer', 'category', 'difficulty', 'publisher'], [search('Part of the title or the composer'), queryParameter('instrument', text())]), // oxfmt-ignore
      post: add('Score', SCORE, ['title', 'composer', 'category']),
    },
    '/scores/{id}': { get: one('Score'), patch: change('Score', SCORE), delete: drop('Score') },
    '/copies': {
      get: list('Copy', ['scoreId', 'barcode', 'location', 'condition', 'status']),
      post: add('Copy', COPY, ['barcode', 'scoreId']),
    },
    '/copies/{id}': { get: one('Copy'), patch: change('Copy', [...COPY, 'status']), delete: drop('Copy') },
    '/readers': {
      get: list('Reader', ['cardNumber', 'readerType', 'department', 'status'], [search('Part of the name')]),
      post: add('Reader', READER, ['firstName', 'lastName', 'email', 'readerType']),
    },
    '/readers/{id}': {
      get: one('Reader'),
      patch: change('Reader', [...READER, 'status', 'maxLoans', 'cardExpiresOn']),
      delete: drop('Reader'),
    },
    '/loans': {
      get: list('Loan', ['readerId', 'copyId', 'scoreId', 'status'], [queryParameter('overdue', flag(), 'Active loans past their due date')]), // oxfmt-ignore
      post: add('Loan', ['copyId', 'readerId'], ['copyId', 'readerId']),
    },
    '/loans/{id}': { get: one('Loan') },
    '/loans/{id}/renew': { post: act('renew', 'Loan', 'Renew a loan for another four weeks') },
    '/loans/{id}/return': { post: act('return', 'Loan', 'Check a loan in') },
    '/reservations': {
      get: list('Reservation', ['scoreId', 'readerId', 'status']),
      post: add('Reservation', ['scoreId', 'readerId'], ['scoreId', 'readerId']),
    },
    '/reservations/{id}': { get: one('Reservation') },
    '/reservations/{id}/cancel': { post: act('cancel', 'Reservation', 'Cancel a reservation') },
    '/fines': { get: list('Fine', ['readerId', 'loanId', 'reason', 'status']) },
    '/fines/{id}': { get: one('Fine') },
    '/fines/{id}/pay': { post: act('pay', 'Fine', 'Record that a fine has been paid') },
    '/fines/{id}/waive': { post: act('waive', 'Fine', 'Waive a fine') },
  },
  components: { schemas: { ...schemas, Error: record({ message: text() }) }, responses: { Error: answers('Error', ref('Error')) } }, // oxfmt-ignore
}
