import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import * as codes from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Branch: {
    Id: whole(),
    Name: text(undefined, { example: 'Northgate Library' }),
    Type: ref('BranchType'),
    Address: ref('AddressDto'),
    Phone: text(),
    ManagerName: text(),
    PublicComputers: whole('Number of computers for the public'),
    IsWheelchairAccessible: flag(),
    OpenedOn: date('Day on which the branch was opened'),
  },
  Book: {
    Id: whole(),
    Isbn: text(undefined, { example: '978-1-86000-100-0' }),
    Title: text(),
    Author: text(),
    Genre: ref('Genre'),
    AgeGroup: ref('AgeGroup'),
    PublishedYear: whole(),
    PageCount: whole(),
  },
  Copy: {
    Id: whole(),
    Barcode: text(undefined, { example: '341020017' }),
    BookId: whole(),
    BranchId: whole('Branch that owns the copy'),
    Format: ref('CopyFormat'),
    Condition: ref('CopyCondition'),
    Status: ref('CopyStatus'),
    Price: decimal('Purchase price in GBP'),
    AcquiredOn: date(),
  },
  Borrower: {
    Id: whole(),
    CardNumber: text('Number of the library card', { example: 'MC-60204' }),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    Address: ref('AddressDto'),
    Category: ref('BorrowerCategory'),
    HomeBranchId: whole(),
    Status: ref('BorrowerStatus'),
    JoinedOn: date(),
    MembershipExpiresOn: date(),
  },
  Loan: {
    Id: whole(),
    CopyId: whole(),
    BookId: whole('Book that the copy is of'),
    BorrowerId: whole(),
    BranchId: whole('Branch that lent the copy'),
    LoanedOn: date(),
    DueOn: date(),
    ReturnedOn: maybe(date('Empty while the copy is out')),
    Renewals: whole('How often the loan was renewed'),
    Status: ref('LoanStatus'),
    FineAmount: decimal('GBP, 0 when no fine was charged'),
    FineStatus: ref('FineStatus'),
  },
  Reservation: {
    Id: whole(),
    BookId: whole(),
    BorrowerId: whole(),
    PickupBranchId: whole(),
    PlacedOn: date(),
    Status: ref('ReservationStatus'),
    CollectBy: maybe(date('Last day on which a copy is held for the borrower')),
  },
}
const ENUMERATIONS = {
  BranchType: choice(codes.BRANCH_TYPES),
  Genre: choice(codes.GENRES),
  AgeGroup: choice(codes.AGE_GROUPS),
  CopyFormat: choice(codes.COPY_FORMATS),
  CopyCondition: choice(codes.COPY_CONDITIONS),
  CopyStatus: choice(codes.COPY_STATUSES),
  BorrowerCategory: choice(codes.BORROWER_CATEGORIES),
  BorrowerStatus: choice(codes.BORROWER_STATUSES),
  LoanStatus: choice(codes.LOAN_STATUSES),
  FineStatus: choice(codes.FINE_STATUSES),
  ReservationStatus: choice(codes.RESERVATION_STATUSES),
}
const MANY: Record<string, string> = { Branch: 'Branches', Copy: 'Copies' }
const many = (kind: string) => MANY[kind] ?? `${kind}s`
const NAMES: Record<string, string> = { list: 'GetAll', get: 'GetById', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const VERBS: Record<string, string> = { list: 'Lists', get: 'Gets', create: 'Adds', update: 'Changes', delete: 'Deletes' } // oxfmt-ignore
const page = (kind: string) => record({ Items: listOf(ref(`${kind}Dto`)), TotalCount: whole(), PageNumber: whole(), PageSize: whole() }) // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Dto`,
  plural: many,
  operationId: (verb, _, plural) => `${plural}_${NAMES[verb] ?? verb}`,
  summary: (verb, kind, plural) => `${VERBS[verb]} ${verb === 'list' ? plural.toLowerCase() : `a ${kind.toLowerCase()}`}`, // oxfmt-ignore
  page: kind => ref(`${kind}DtoPagedResult`),
  paging: [
    queryParameter('PageNumber', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const BOOK = ['Isbn', 'Title', 'Author', 'Genre', 'AgeGroup', 'PublishedYear', 'PageCount']
const COPY = ['BookId', 'BranchId', 'Format', 'Condition', 'Price']
const BORROWER = ['FirstName', 'LastName', 'Email', 'Phone', 'Address', 'Category', 'HomeBranchId']

/** A county's public libraries: PascalCase, numbered pages with a total, enumerations with names of their own. */
export const COUNTYLIBRARY_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Marlowshire Libraries API', version: 'v1', description: 'Branches, books and their copies, borrowers, loans and reservations of the county libraries.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    '/Branches': { get: list('Branch', 'Type') },
    '/Branches/{id}': { get: one('Branch'), patch: change('Branch', ['Name', 'Phone', 'ManagerName', 'PublicComputers', 'IsWheelchairAccessible']) }, // oxfmt-ignore
    '/Books': {
      get: list('Book', 'Author', 'Genre', 'AgeGroup', 'Isbn'),
      post: add('Book', BOOK, ['Isbn', 'Title', 'Author', 'Genre']),
    },
    '/Books/{id}': { get: one('Book'), patch: change('Book', BOOK), delete: drop('Book') },
    '/Copies': {
      get: list('Copy', 'BookId', 'BranchId', 'Status', 'Format', 'Barcode'),
      post: add('Copy', COPY, ['BookId', 'BranchId']),
    },
    '/Copies/{id}': { get: one('Copy'), patch: change('Copy', ['BranchId', 'Condition', 'Status', 'Price']), delete: drop('Copy') }, // oxfmt-ignore
    '/Borrowers': {
      get: list('Borrower', 'Category', 'HomeBranchId', 'Status', 'CardNumber'),
      post: add('Borrower', BORROWER, ['FirstName', 'LastName', 'Email', 'HomeBranchId']),
    },
    '/Borrowers/{id}': { get: one('Borrower'), patch: change('Borrower', [...BORROWER, 'Status', 'MembershipExpiresOn']), delete: drop('Borrower') }, // oxfmt-ignore
    '/Loans': {
      get: list('Loan', 'BorrowerId', 'CopyId', 'BookId', 'BranchId', 'Status', 'FineStatus'),
      post: add('Loan', ['CopyId', 'BorrowerId'], ['CopyId', 'BorrowerId']),
    },
    '/Loans/{id}': { get: one('Loan') },
    '/Loans/{id}/Renew': { post: act('Renew', 'Loan', 'Renews a loan for three more weeks') },
    '/Loans/{id}/Return': { post: act('Return', 'Loan', 'Takes back the copy of a loan') },
    '/Loans/{id}/PayFine': { post: act('PayFine', 'Loan', 'Marks the fine of a loan as paid') },
    '/Reservations': {
      get: list('Reservation', 'BookId', 'BorrowerId', 'PickupBranchId', 'Status'),
      post: add('Reservation', ['BookId', 'BorrowerId', 'PickupBranchId'], ['BookId', 'BorrowerId']),
    },
    '/Reservations/{id}': { get: one('Reservation') },
    '/Reservations/{id}/Cancel': { post: act('Cancel', 'Reservation', 'Cancels an open reservation') },
  },
  components: {
    schemas: {
      ...ENUMERATIONS,
      AddressDto: record({ Street: text(), Town: text(), PostCode: text() }),
      ...schemas,
      ...Object.fromEntries(Object.keys(KINDS).map(kind => [`${kind}DtoPagedResult`, page(kind)])),
      ProblemDetails: record({ type: text(), title: text(), status: whole(), detail: text() }),
    },
  },
}
