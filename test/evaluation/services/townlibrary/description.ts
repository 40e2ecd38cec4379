import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import {
  AUDIENCES,
  COPY_CONDITIONS,
  COPY_STATUSES,
  FINE_REASONS,
  MEMBERSHIP_TYPES,
  TITLE_GENRES,
  TITLE_LANGUAGES,
  TOWN_RESERVATION_STATUSES,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Branch: {
    Id: whole(),
    Name: text(undefined, { example: 'Harbour' }),
    Address: record({ Street: text(), Postcode: text() }),
    Phone: text(),
    HasStudyRoom: flag(),
  },
  Title: {
    Id: whole(),
    Isbn: text(),
    Title: text(),
    Author: record({ FirstName: text(), LastName: text() }),
    Genre: choice(TITLE_GENRES),
    Language: choice(TITLE_LANGUAGES),
    Audience: choice(AUDIENCES, 'For whom it is written'),
    PublishedYear: whole(),
    Pages: whole(),
  },
  Copy: {
    Id: whole(),
    Barcode: text(undefined, { example: 'TL400100' }),
    TitleId: whole(),
    BranchId: whole('Branch where it stands'),
    Status: choice(COPY_STATUSES),
    Condition: choice(COPY_CONDITIONS),
    ShelfMark: text(),
    AcquiredOn: date(),
  },
  Member: {
    Id: whole(),
    CardNumber: text(undefined, { example: 'TC-81000' }),
    FirstName: text(),
    LastName: text(),
    Email: maybe(text(undefined, { format: 'email' })),
    Phone: maybe(text()),
    MembershipType: choice(MEMBERSHIP_TYPES),
    HomeBranchId: whole('Branch where they are registered'),
    JoinedOn: date(),
    ExpiresOn: date('Last day of the membership'),
    IsBlocked: flag('May not borrow anything'),
  },
  Loan: {
    Id: whole(),
    LoanNumber: text(undefined, { example: 'L-50200' }),
    CopyId: whole(),
    MemberId: whole(),
    LoanedOn: date(),
    DueOn: date(),
    ReturnedOn: maybe(date('Null while the copy is out')),
    Renewals: whole('How often it was renewed'),
  },
  Reservation: {
    Id: whole(),
    TitleId: whole(),
    MemberId: whole(),
    PickupBranchId: whole(),
    Status: choice(TOWN_RESERVATION_STATUSES),
    PlacedOn: date(),
  },
  Fine: {
    Id: whole(),
    MemberId: whole(),
    LoanId: whole(),
    Reason: choice(FINE_REASONS),
    Amount: decimal('GBP'),
    IssuedOn: date(),
    PaidOn: maybe(date('Null while it is unpaid')),
  },
}
const MANY: Record<string, string> = { Branch: 'Branches', Copy: 'Copies' }
const VERBS: Record<string, string> = { list: 'Returns all', get: 'Returns a', create: 'Adds a', update: 'Changes a', delete: 'Deletes a' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Dto`,
  plural: kind => MANY[kind] ?? `${kind}s`,
  operationId: (verb, kind, many) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${verb === 'list' ? many : kind}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many.toLowerCase() : kind.toLowerCase()}`,
  page: kind => record({ Records: listOf(ref(`${kind}Dto`)), Offset: whole(), Limit: whole(), TotalCount: whole() }),
  paging: [
    queryParameter('Offset', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('Limit', whole(undefined, { minimum: 1, maximum: 100, default: 50 })),
  ],
  key: () => idInPath(whole()),
})
const TITLE = ['Isbn', 'Title', 'Author', 'Genre', 'Language', 'Audience', 'PublishedYear', 'Pages']
const COPY = ['TitleId', 'BranchId', 'Status', 'Condition', 'ShelfMark']
const MEMBER = ['FirstName', 'LastName', 'Email', 'Phone', 'MembershipType', 'HomeBranchId', 'ExpiresOn', 'IsBlocked']
const RESERVATION = ['TitleId', 'MemberId', 'PickupBranchId', 'Status']

/** A town's library: PascalCase, offset and limit with a total, an author inside a title, copies between titles and loans. */
export const TOWNLIBRARY_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Penrhyn Town Library', version: 'v1', description: 'Branches, titles and their copies, members, loans, reservations and fines.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    '/Branches': { get: list('Branch') },
    '/Branches/{id}': { get: one('Branch') },
    '/Titles': {
      get: list('Title', 'Genre', 'Language', 'Audience', 'Isbn'),
      post: add('Title', TITLE, ['Isbn', 'Title', 'Author']),
    },
    '/Titles/{id}': { get: one('Title'), patch: change('Title', TITLE), delete: drop('Title') },
    '/Copies': {
      get: list('Copy', 'TitleId', 'BranchId', 'Status', 'Barcode'),
      post: add('Copy', COPY, ['TitleId', 'BranchId']),
    },
    '/Copies/{id}': { get: one('Copy'), patch: change('Copy', COPY), delete: drop('Copy') },
    '/Members': {
      get: list('Member', 'MembershipType', 'HomeBranchId', 'CardNumber'),
      post: add('Member', MEMBER, ['FirstName', 'LastName', 'MembershipType']),
    },
    '/Members/{id}': { get: one('Member'), patch: change('Member', MEMBER), delete: drop('Member') },
    '/Loans': { get: list('Loan', 'CopyId', 'MemberId'), post: add('Loan', ['CopyId', 'MemberId'], ['CopyId', 'MemberId']) }, // oxfmt-ignore
    '/Loans/{id}': { get: one('Loan') },
    '/Loans/{id}/Renew': { post: act('Renew', 'Loan', 'Renews a loan by one week') },
    '/Loans/{id}/Return': { post: act('Return', 'Loan', 'Takes a copy back') },
    '/Reservations': {
      get: list('Reservation', 'TitleId', 'MemberId', 'Status'),
      post: add('Reservation', RESERVATION, ['TitleId', 'MemberId']),
    },
    '/Reservations/{id}': { get: one('Reservation'), patch: change('Reservation', RESERVATION), delete: drop('Reservation') }, // oxfmt-ignore
    '/Fines': { get: list('Fine', 'MemberId', 'Reason') },
    '/Fines/{id}': { get: one('Fine'), delete: drop('Fine') },
    '/Fines/{id}/Pay': { post: act('Pay', 'Fine', 'Marks a fine as paid today') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ Title: text(), Status: whole() }) },
    responses: { Error: answers('Error', ref('Problem')) },
  },
}
