import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { EVENT_CATEGORIES, EVENT_STATES, FINE_REASONS, FINE_STATES, FORMATS, GENRES, HOLD_STATES, LOAN_STATES, MEMBERSHIPS, PATRON_STATES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })

const TYPES: Record<string, Record<string, object>> = {
  Branch: {
    id: whole(),
    code: text(),
    name: text(),
    address: ref('AddressDto'),
    phone: text(),
    managerName: text(),
    openedOn: date(),
    squareFeet: whole(),
    annualBudget: decimal('In dollars'),
    hasMakerspace: flag(),
  },
  Book: {
    id: whole(),
    isbn: text(),
    title: text(),
    author: text(),
    genre: choice(GENRES),
    format: choice(FORMATS),
    language: text(),
    publicationYear: whole(),
    pageCount: maybe(whole()),
    copiesOwned: whole('Copies in all branches together'),
    replacementCost: decimal('What a patron pays for a lost copy'),
    addedOn: date('When it came into the catalog'),
  },
  Patron: {
    id: whole(),
    cardNumber: text(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phone: maybe(text()),
    address: ref('AddressDto'),
    membershipType: choice(MEMBERSHIPS),
    status: choice(PATRON_STATES),
    homeBranchId: whole(),
    joinedOn: date(),
    cardExpiresOn: date(),
    receivesNewsletter: flag(),
  },
  Loan: {
    id: whole(),
    bookId: whole(),
    patronId: whole(),
    branchId: whole('Where the book was borrowed'),
    status: choice(LOAN_STATES),
    borrowedOn: date(),
    dueOn: date(),
    returnedOn: maybe(date()),
    renewalCount: whole(),
  },
  Hold: {
    id: whole(),
    bookId: whole(),
    patronId: whole(),
    pickupBranchId: whole(),
    status: choice(HOLD_STATES),
    queuePosition: whole(),
    placedOn: date(),
    expiresOn: date(),
  },
  Fine: {
    id: whole(),
    patronId: whole(),
    loanId: whole(),
    reason: choice(FINE_REASONS),
    amount: decimal(),
    status: choice(FINE_STATES),
    issuedOn: date(),
    paidOn: maybe(date()),
  },
  Event: {
    id: whole(),
    title: text(),
    category: choice(EVENT_CATEGORIES),
    branchId: whole(),
    startsAt: moment('Local time'),
    durationMinutes: whole(),
    capacity: whole(),
    registeredCount: whole(),
    ticketPrice: decimal('0 when it is free'),
    status: choice(EVENT_STATES),
  },
}
const plural = (type: string) => (type === 'Branch' ? 'Branches' : `${type}s`)
const part = (type: string, names: readonly string[]) =>
  record(Object.fromEntries(names.map(name => [name, TYPES[type]![name]])))
const id = pathParameter('id', whole())
const missing = { 404: answers('Not Found', ref('ProblemDetails')) }

const list = (type: string, ...names: string[]) => ({
  tags: [plural(type)],
  summary: `Gets ${plural(type).toLowerCase()}, a page at a time.`,
  operationId: `${plural(type)}_GetAll`,
  parameters: [
    ...names.map(name => queryParameter(`filter[${name}]`, TYPES[type]![name] ?? whole())),
    queryParameter('sort', text(), 'Name of a property; descending with a leading minus.'),
    queryParameter('page', whole(undefined, { default: 1 })),
    queryParameter('pageSize', whole('At most 50', { default: 25, maximum: 50 })),
  ],
  responses: { 200: answers('OK', ref(`PagedResultOf${type}Dto`)) },
})
const one = (type: string) => ({
  tags: [plural(type)],
  summary: `Gets one ${type.toLowerCase()}.`,
  operationId: `${plural(type)}_Get`,
  parameters: [id],
  responses: { 200: answers('OK', ref(`${type}Dto`)), ...missing },
})
const add = (type: string) => ({
  tags: [plural(type)],
  summary: `Adds ${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type.toLowerCase()}.`,
  operationId: `${plural(type)}_Create`,
  requestBody: requestBody(ref(`Create${type}Request`)),
  responses: { 201: answers('Created', ref(`${type}Dto`)), 400: answers('Bad Request', ref('ProblemDetails')) },
})
const change = (type: string) => ({
  tags: [plural(type)],
  summary: `Changes ${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type.toLowerCase()}; only the given properties.`,
  operationId: `${plural(type)}_Update`,
  parameters: [id],
  requestBody: requestBody(ref(`Update${type}Request`)),
  responses: { 200: answers('OK', ref(`${type}Dto`)), ...missing },
})
const drop = (type: string) => ({
  tags: [plural(type)],
  summary: `Deletes ${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type.toLowerCase()}.`,
  operationId: `${plural(type)}_Delete`,
  parameters: [id],
  responses: { 204: { description: 'No Content' }, ...missing },
})
const act = (type: string, verb: string, summary: string) => ({
  tags: [plural(type)],
  summary,
  operationId: `${plural(type)}_${verb}`,
  parameters: [id],
  responses: { 200: answers('OK', ref(`${type}Dto`)), ...missing, 409: answers('Conflict', ref('ProblemDetails')) },
})

const BODIES: Record<string, [names: string[], required: string[]]> = {
  CreateBook: [['title', 'author', 'isbn', 'genre', 'format', 'language', 'publicationYear', 'pageCount', 'copiesOwned', 'replacementCost'], ['title', 'author']], // oxfmt-ignore
  UpdateBook: [['title', 'author', 'genre', 'format', 'copiesOwned', 'replacementCost'], []],
  CreatePatron: [['firstName', 'lastName', 'email', 'phone', 'membershipType', 'homeBranchId', 'receivesNewsletter'], ['firstName', 'lastName', 'email']], // oxfmt-ignore
  UpdatePatron: [['firstName', 'lastName', 'email', 'phone', 'membershipType', 'status', 'homeBranchId', 'cardExpiresOn', 'receivesNewsletter'], []], // oxfmt-ignore
  CreateLoan: [['bookId', 'patronId', 'branchId'], ['bookId', 'patronId']],
  CreateHold: [['bookId', 'patronId', 'pickupBranchId'], ['bookId', 'patronId']],
  CreateEvent: [['title', 'category', 'branchId', 'startsAt', 'durationMinutes', 'capacity', 'ticketPrice'], ['title', 'category', 'branchId', 'startsAt']], // oxfmt-ignore
  UpdateEvent: [['title', 'category', 'branchId', 'startsAt', 'durationMinutes', 'capacity', 'ticketPrice'], []],
} // oxfmt-ignore

/** A public library as NSwag describes ASP.NET: DTOs, `filter[...]`, pages from 1, verbs below a record. */
export const LIBRARY_DESCRIPTION = {
  'x-generator': 'NSwag v14.0.7.0 (NJsonSchema v11.0.0.0 (Newtonsoft.Json v13.0.0.0))',
  openapi: '3.0.0',
  info: { title: 'Library Circulation API', version: 'v1' },
  paths: {
    '/api/branches': { get: list('Branch') },
    '/api/branches/{id}': { get: one('Branch') },
    '/api/books': { get: list('Book', 'genre', 'format', 'author', 'language'), post: add('Book') },
    '/api/books/{id}': { get: one('Book'), patch: change('Book'), delete: drop('Book') },
    '/api/patrons': { get: list('Patron', 'status', 'membershipType', 'homeBranchId', 'email'), post: add('Patron') },
    '/api/patrons/{id}': { get: one('Patron'), patch: change('Patron'), delete: drop('Patron') },
    '/api/loans': { get: list('Loan', 'status', 'patronId', 'bookId', 'branchId'), post: add('Loan') },
    '/api/loans/{id}': { get: one('Loan') },
    '/api/loans/{id}/renew': { post: act('Loan', 'Renew', 'Renews a loan for three more weeks.') },
    '/api/loans/{id}/return': { post: act('Loan', 'Return', 'Takes a book back.') },
    '/api/holds': { get: list('Hold', 'status', 'patronId', 'bookId', 'pickupBranchId'), post: add('Hold') },
    '/api/holds/{id}': { get: one('Hold'), delete: drop('Hold') },
    '/api/fines': { get: list('Fine', 'status', 'reason', 'patronId') },
    '/api/fines/{id}': { get: one('Fine') },
    '/api/fines/{id}/waive': { post: act('Fine', 'Waive', 'Waives a fine that is not paid.') },
    '/api/events': { get: list('Event', 'category', 'branchId', 'status'), post: add('Event') },
    '/api/events/{id}': { get: one('Event'), patch: change('Event') },
    '/api/events/{id}/cancel': { post: act('Event', 'Cancel', 'Cancels a scheduled event.') },
  },
  components: {
    schemas: {
      AddressDto: record({ street: text(), city: text(), state: maybe(text()), zipCode: text() }),
      ProblemDetails: record({ type: text(), title: text(), status: whole(), detail: maybe(text()) }),
      ...Object.fromEntries(Object.entries(TYPES).map(([name, fields]) => [`${name}Dto`, { ...record(fields), additionalProperties: false }])), // oxfmt-ignore
      ...Object.fromEntries(Object.keys(TYPES).map(name => [`PagedResultOf${name}Dto`, record({ items: listOf(ref(`${name}Dto`)), page: whole(), pageSize: whole(), totalCount: whole() })])), // oxfmt-ignore
      ...Object.fromEntries(Object.entries(BODIES).map(([name, [names, required]]) => [`${name}Request`, { ...part(name.replace(/^(Create|Update)/, ''), names), ...(required.length > 0 && { required }) }])), // oxfmt-ignore
    },
  },
}
