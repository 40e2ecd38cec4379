import { answers, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { AUDIENCES, FORMATS, GENRES, LOAN_STATUSES, MEMBERSHIPS, RESERVATION_STATUSES } from './data.ts'

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const int = (description?: string) => whole(description, { format: 'int32' })
const pounds = (description: string) => decimal(description, { format: 'double' })
const ENUMS = {
  BookGenre: GENRES,
  BookFormat: FORMATS,
  Audience: AUDIENCES,
  MembershipType: MEMBERSHIPS,
  LoanStatus: LOAN_STATUSES,
  ReservationStatus: RESERVATION_STATUSES,
}
const KINDS = {
  Branch: {
    Id: int(),
    Name: text(),
    Address: text(),
    Phone: text(),
    ManagerName: text(),
    ReadingSeats: int(),
    IsOpenOnSundays: flag(),
    OpenedOn: moment(),
  },
  Author: {
    Id: int(),
    FirstName: text(),
    LastName: text(),
    Country: text('Where the author was born'),
    BirthYear: int(),
  },
  Book: {
    Id: int(),
    Title: text(),
    AuthorId: int(),
    Isbn: text(),
    Genre: ref('BookGenre'),
    Format: ref('BookFormat'),
    Audience: ref('Audience'),
    PublishedYear: int(),
    PageCount: int(),
    CopyCount: int('Copies that the library owns, over all branches'),
    AddedOn: moment('When the book came into the catalogue'),
  },
  Borrower: {
    Id: int(),
    CardNumber: text('Number on the library card'),
    FirstName: text(),
    LastName: text(),
    Email: text(),
    Phone: maybe(text()),
    Address: text(),
    MembershipType: ref('MembershipType'),
    HomeBranchId: int(),
    JoinedOn: moment(),
    CardExpiresOn: moment(),
    IsBlocked: flag('A blocked borrower cannot take out books'),
  },
  Loan: {
    Id: int(),
    BorrowerId: int(),
    BookId: int(),
    BranchId: int('Branch where the book was taken out'),
    Status: ref('LoanStatus'),
    LoanDate: moment(),
    DueDate: moment(),
    ReturnDate: maybe(moment('Empty until the book is back')),
    RenewalCount: int(),
    FineAmount: pounds('Fine in GBP, 0 if there is none. It is charged when the book comes back late or is lost'),
    FinePaid: flag(),
  },
  Reservation: {
    Id: int(),
    BorrowerId: int(),
    BookId: int(),
    PickupBranchId: int(),
    Status: ref('ReservationStatus'),
    ReservedOn: moment(),
    PickupUntil: maybe(moment('Last day on which the book is kept')),
  },
} satisfies Record<string, Fields>
type Kind = keyof typeof KINDS

const MANY: Record<Kind, string> = { Branch: 'Branches', Author: 'Authors', Book: 'Books', Borrower: 'Borrowers', Loan: 'Loans', Reservation: 'Reservations' } // oxfmt-ignore
const an = (kind: Kind) => `${/^[AO]/.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`
const problem = (description: string) => answers(description, ref('ApiError'))
const id = pathParameter('id', int())
const fields = (kind: Kind, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, (KINDS[kind] as Fields)[name]!]))
const operation = (kind: Kind, name: string, summary: string) => ({ tags: [MANY[kind]], summary, operationId: `${MANY[kind]}_${name}` }) // oxfmt-ignore
const found = (kind: Kind) => ({ 200: answers('Success', ref(kind)), 404: problem('Not Found') })

const list = (kind: Kind, names: string[], more: object[] = []) => ({
  ...operation(kind, 'GetAll', `Returns a page of ${MANY[kind].toLowerCase()}`),
  parameters: [
    ...Object.entries(fields(kind, names)).map(([name, schema]) => queryParameter(name, schema)),
    ...more,
    queryParameter('PageIndex', whole('Number of the page, the first is 0', { format: 'int32', default: 0 })),
    queryParameter('PageSize', whole('At most 50', { format: 'int32', default: 20 })),
  ],
  responses: { 200: answers('Success', ref(`${kind}Page`)), 400: problem('Bad Request') },
})
const one = (kind: Kind) => ({
  ...operation(kind, 'GetById', `Returns ${an(kind)}`),
  parameters: [id],
  responses: found(kind),
})
const add = (kind: Kind, summary: string) => ({
  ...operation(kind, 'Create', summary),
  requestBody: requestBody(ref(`Create${kind}`)),
  responses: { 201: answers('Created', ref(kind)), 400: problem('Bad Request') },
})
const change = (kind: Kind) => ({
  ...operation(kind, 'Update', `Changes ${an(kind)}; fields that are left out stay as they are`),
  parameters: [id],
  requestBody: requestBody(ref(`Update${kind}`)),
  responses: { ...found(kind), 400: problem('Bad Request') },
})
const drop = (kind: Kind) => ({
  ...operation(kind, 'Delete', `Deletes ${an(kind)}`),
  parameters: [id],
  responses: { 204: { description: 'No Content' }, 404: problem('Not Found') },
})
const act = (kind: Kind, name: string, summary: string) => ({
  ...operation(kind, name, summary),
  parameters: [id],
  responses: { ...found(kind), 409: problem('Conflict') },
})

const AUTHOR = ['FirstName', 'LastName', 'Country', 'BirthYear']
const BOOK = ['Title', 'AuthorId', 'Isbn', 'Genre', 'Format', 'Audience', 'PublishedYear', 'PageCount', 'CopyCount']
const BORROWER = ['FirstName', 'LastName', 'Email', 'Phone', 'Address', 'MembershipType', 'HomeBranchId']
/** What has to be given for a new record. */
export const NEEDED = {
  Author: ['FirstName', 'LastName'],
  Book: ['Title', 'AuthorId', 'Genre'],
  Borrower: ['FirstName', 'LastName', 'Email', 'MembershipType', 'HomeBranchId'],
  Loan: ['BorrowerId', 'BookId', 'BranchId'],
  Reservation: ['BorrowerId', 'BookId', 'PickupBranchId'],
}
const requests = {
  UpdateBranch: record(fields('Branch', ['Name', 'Address', 'Phone', 'ManagerName', 'ReadingSeats', 'IsOpenOnSundays'])), // oxfmt-ignore
  CreateAuthor: record(fields('Author', AUTHOR), NEEDED.Author),
  CreateBook: record(fields('Book', BOOK), NEEDED.Book),
  UpdateBook: record(fields('Book', BOOK)),
  CreateBorrower: record(fields('Borrower', BORROWER), NEEDED.Borrower),
  UpdateBorrower: record(fields('Borrower', [...BORROWER, 'CardExpiresOn', 'IsBlocked'])),
  CreateLoan: record(fields('Loan', NEEDED.Loan), NEEDED.Loan),
  UpdateLoan: record(fields('Loan', ['DueDate', 'FineAmount', 'FinePaid'])),
  CreateReservation: record(fields('Reservation', NEEDED.Reservation), NEEDED.Reservation),
  UpdateReservation: record(fields('Reservation', ['PickupBranchId', 'PickupUntil'])),
}
const models = (Object.keys(KINDS) as Kind[]).flatMap(kind => [
  [kind, record(KINDS[kind])],
  [`${kind}Page`, record({ Items: listOf(ref(kind)), PageIndex: int(), PageSize: int(), TotalItems: int() })],
])

/** The public library of a town: PascalCase, pages from 0, integer ids, enumerations in words, days with a time. */
export const RIVERLIBRARY_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Wexbridge Public Library', version: 'v1', description: 'Catalogue, borrowers and loans of all branches.' }, // oxfmt-ignore
  paths: {
    '/api/Branches': { get: list('Branch', []) },
    '/api/Branches/{id}': { get: one('Branch'), patch: change('Branch') },
    '/api/Authors': { get: list('Author', ['LastName', 'Country']), post: add('Author', 'Adds an author') },
    '/api/Authors/{id}': { get: one('Author') },
    '/api/Books': {
      get: list('Book', ['AuthorId', 'Genre', 'Format', 'Audience'], [queryParameter('Title', text(), 'Part of the title')]), // oxfmt-ignore
      post: add('Book', 'Adds a book to the catalogue'),
    },
    '/api/Books/{id}': { get: one('Book'), patch: change('Book'), delete: drop('Book') },
    '/api/Borrowers': {
      get: list('Borrower', ['MembershipType', 'HomeBranchId', 'IsBlocked'], [queryParameter('Search', text(), 'Part of the name, or the card number')]), // oxfmt-ignore
      post: add('Borrower', 'Registers a borrower'),
    },
    '/api/Borrowers/{id}': { get: one('Borrower'), patch: change('Borrower'), delete: drop('Borrower') },
    '/api/Loans': {
      get: list('Loan', ['BorrowerId', 'BookId', 'BranchId', 'Status'], [queryParameter('OnlyOverdue', flag(), 'Only loans that should be back by now')]), // oxfmt-ignore
      post: add('Loan', 'Lends a book for three weeks'),
    },
    '/api/Loans/{id}': { get: one('Loan'), patch: change('Loan') },
    '/api/Loans/{id}/Return': { post: act('Loan', 'Return', 'Takes a book back today') },
    '/api/Loans/{id}/Renew': { post: act('Loan', 'Renew', 'Renews a loan by three weeks, at most twice') },
    '/api/Reservations': {
      get: list('Reservation', ['BorrowerId', 'BookId', 'PickupBranchId', 'Status']),
      post: add('Reservation', 'Reserves a book for a borrower'),
    },
    '/api/Reservations/{id}': {
      get: one('Reservation'),
      patch: change('Reservation'),
      delete: drop('Reservation'),
    },
    '/api/Reservations/{id}/Cancel': { post: act('Reservation', 'Cancel', 'Cancels a reservation that is not collected yet') }, // oxfmt-ignore
  },
  components: {
    schemas: {
      ...Object.fromEntries(models),
      ...requests,
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, text(undefined, { enum: values })])),
      ApiError: record({ Message: text() }),
    },
  },
}
