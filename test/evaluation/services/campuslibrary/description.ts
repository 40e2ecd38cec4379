import { SUBJECTS } from './catalogue.ts'
import { BOOKING_STATUSES, COPY_STATUSES, FACULTIES, FINE_REASONS, FINE_STATUSES, FORMATS, HOLD_STATUSES, LOAN_STATUSES, LOAN_TYPES, MEMBER_TYPES, PICKUP_LOCATIONS } from './kinds.ts' // oxfmt-ignore

type Schema = Record<string, unknown>
type Fields = Record<string, Schema>
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const text: Schema = { type: 'string', nullable: true }
const needed: Schema = { minLength: 1, type: 'string' }
const email: Schema = { minLength: 1, type: 'string', format: 'email' }
const uuid: Schema = { type: 'string', format: 'uuid' }
const whole: Schema = { type: 'integer', format: 'int32' }
const maybeWhole: Schema = { ...whole, nullable: true }
const double: Schema = { type: 'number', format: 'double' }
const flag: Schema = { type: 'boolean' }
const day: Schema = { type: 'string', format: 'date' }
const maybeDay: Schema = { ...day, nullable: true }
const moment: Schema = { type: 'string', format: 'date-time' }
const maybeMoment: Schema = { ...moment, nullable: true }
const choice = (values: readonly string[]): Schema => ({ enum: [...values], type: 'string' })
const dto = (properties: Fields, required?: readonly string[]): Schema => ({ ...(required && { required }), type: 'object', properties, additionalProperties: false }) // oxfmt-ignore
const paged = (name: string): [string, Schema] => [
  `${name}PagedResult`,
  dto({ Items: { type: 'array', items: ref(name), nullable: true }, TotalCount: whole, PageNumber: whole, PageSize: whole }), // oxfmt-ignore
]

const TITLE: Fields = { Isbn: text, Title: needed, Authors: { type: 'array', items: { type: 'string' }, nullable: true }, Publisher: text, PublicationYear: whole, Edition: maybeWhole, Language: text, Subject: ref('SubjectArea'), Format: ref('TitleFormat'), Shelfmark: text, PageCount: maybeWhole } // oxfmt-ignore
const MEMBER: Fields = { FirstName: needed, LastName: needed, MemberType: ref('MemberType'), Faculty: ref('Faculty'), Contact: ref('ContactDto'), CardExpiresOn: maybeDay } // oxfmt-ignore
const LOAN: Fields = { Id: uuid, LoanNumber: text, CopyId: uuid, MemberId: uuid, LoanedAt: moment, DueOn: day, ReturnedAt: maybeMoment, RenewalCount: whole, Status: ref('LoanStatus') } // oxfmt-ignore
const COPY: Fields = { Id: uuid, Barcode: text, TitleId: uuid, LoanType: ref('LoanType'), Status: ref('CopyStatus'), Location: ref('LocationDto'), AcquiredOn: day, PurchasePrice: double, Note: text } // oxfmt-ignore
const HOLD: Fields = { Id: uuid, HoldNumber: text, TitleId: uuid, MemberId: uuid, PlacedAt: moment, Status: ref('HoldStatus'), PickupLocation: ref('PickupLocation'), PickupBy: maybeDay } // oxfmt-ignore
const FINE: Fields = { Id: uuid, FineNumber: text, MemberId: uuid, LoanId: uuid, Reason: ref('FineReason'), Amount: double, Status: ref('FineStatus'), IssuedOn: day, SettledOn: maybeDay } // oxfmt-ignore
const BOOKING: Fields = { Id: uuid, BookingNumber: text, MemberId: uuid, Room: ref('StudyRoomDto'), StartsAt: moment, EndsAt: moment, GroupSize: whole, Purpose: text, Status: ref('BookingStatus') } // oxfmt-ignore
/** What a body must hold. */
export const NEEDED = {
  title: ['Title', 'Subject', 'Format', 'PublicationYear'],
  copy: ['TitleId', 'Barcode'],
  member: ['FirstName', 'LastName', 'MemberType', 'Faculty', 'Contact'],
  loan: ['CopyId', 'MemberId'],
  hold: ['TitleId', 'MemberId', 'PickupLocation'],
  booking: ['MemberId', 'RoomCode', 'StartsAt', 'EndsAt'],
} as const

const schemas: Fields = {
  SubjectArea: choice(SUBJECTS),
  TitleFormat: choice(FORMATS),
  LoanType: choice(LOAN_TYPES),
  CopyStatus: choice(COPY_STATUSES),
  MemberType: choice(MEMBER_TYPES),
  Faculty: choice(FACULTIES),
  LoanStatus: choice(LOAN_STATUSES),
  HoldStatus: choice(HOLD_STATUSES),
  PickupLocation: choice(PICKUP_LOCATIONS),
  FineReason: choice(FINE_REASONS),
  FineStatus: choice(FINE_STATUSES),
  BookingStatus: choice(BOOKING_STATUSES),
  TitleDto: dto({ Id: uuid, ...TITLE, Title: text, AddedOn: day }),
  CreateTitleDto: dto(TITLE, NEEDED.title),
  UpdateTitleDto: dto(TITLE, NEEDED.title),
  LocationDto: dto({ Building: text, Floor: whole, Shelf: text }),
  CopyDto: dto(COPY),
  CreateCopyDto: dto({ Barcode: needed, TitleId: uuid, LoanType: ref('LoanType'), Location: ref('LocationDto'), PurchasePrice: double, Note: text }, NEEDED.copy), // oxfmt-ignore
  UpdateCopyDto: dto({ LoanType: ref('LoanType'), Status: ref('CopyStatus'), Location: ref('LocationDto'), Note: text }), // oxfmt-ignore
  ContactDto: dto({ Email: email, Phone: text, PrefersSms: flag }, ['Email']),
  MemberDto: dto({ Id: uuid, CardNumber: text, ...MEMBER, FirstName: text, LastName: text, JoinedOn: day, CardExpiresOn: day, IsBlocked: flag }), // oxfmt-ignore
  CreateMemberDto: dto(MEMBER, NEEDED.member),
  UpdateMemberDto: dto(MEMBER, NEEDED.member),
  LoanDto: dto(LOAN),
  CreateLoanDto: dto({ CopyId: uuid, MemberId: uuid }, NEEDED.loan),
  HoldDto: dto(HOLD),
  CreateHoldDto: dto({ TitleId: uuid, MemberId: uuid, PickupLocation: ref('PickupLocation') }, NEEDED.hold),
  FineDto: dto(FINE),
  StudyRoomDto: dto({ Code: text, Name: text, Building: text, Floor: whole, Seats: whole, HasScreen: flag }),
  RoomBookingDto: dto(BOOKING),
  CreateRoomBookingDto: dto({ MemberId: uuid, RoomCode: needed, StartsAt: moment, EndsAt: moment, GroupSize: whole, Purpose: text }, NEEDED.booking), // oxfmt-ignore
  UpdateRoomBookingDto: dto({ StartsAt: moment, EndsAt: moment, GroupSize: whole, Purpose: text }),
  ProblemDetails: { type: 'object', properties: { type: text, title: text, status: maybeWhole, detail: text, instance: text }, additionalProperties: {} }, // oxfmt-ignore
  ...Object.fromEntries(['TitleDto', 'CopyDto', 'MemberDto', 'LoanDto', 'HoldDto', 'FineDto', 'RoomBookingDto'].map(paged)), // oxfmt-ignore
}

const content = (schema: Schema, types = ['text/plain', 'application/json', 'text/json']) => ({ content: Object.fromEntries(types.map(type => [type, { schema }])) }) // oxfmt-ignore
const ok = (of: string) => ({ 200: { description: 'OK', ...content(ref(of)) } })
const problem = (status: number, description: string) => ({ [status]: { description, ...content(ref('ProblemDetails')) } }) // oxfmt-ignore
const missing = problem(404, 'Not Found')
const body = (name: string) => ({ requestBody: content(ref(name), ['application/json', 'text/json', 'application/*+json']) }) // oxfmt-ignore
const parameters = [{ name: 'id', in: 'path', required: true, schema: uuid }]

/** Actions of a controller: no ids, a tag, and hardly ever a summary. */
const list = (tag: string, of: string, filters: Fields) => ({
  tags: [tag],
  parameters: Object.entries({ ...filters, PageNumber: { ...whole, default: 1 }, PageSize: { ...whole, default: 20 } }).map(([name, schema]) => ({ name, in: 'query', schema })), // oxfmt-ignore
  responses: { ...ok(`${of}PagedResult`), ...problem(400, 'Bad Request') },
})
const show = (tag: string, of: string) => ({ tags: [tag], parameters, responses: { ...ok(of), ...missing } })
const add = (tag: string, given: string, of: string) => ({ tags: [tag], ...body(given), responses: { 201: { description: 'Created', ...content(ref(of)) }, ...problem(400, 'Bad Request'), ...problem(409, 'Conflict') } }) // oxfmt-ignore
const send = (tag: string, of: string, given: string) => ({ tags: [tag], parameters, ...body(given), responses: { ...ok(of), ...problem(400, 'Bad Request'), ...missing } }) // oxfmt-ignore
const act = (tag: string, of: string, summary?: string) => ({ tags: [tag], ...(summary && { summary }), parameters, responses: { ...ok(of), ...missing, ...problem(409, 'Conflict') } }) // oxfmt-ignore
const remove = (tag: string) => ({ tags: [tag], parameters, responses: { 204: { description: 'No Content' }, ...missing, ...problem(409, 'Conflict') } }) // oxfmt-ignore

/** The library of a university as Swashbuckle describes ASP.NET Core with its property names left as they are. */
export const CAMPUSLIBRARY_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Wexcombe.Library.Api', version: 'v1' },
  paths: {
    '/api/Titles': {
      get: list('Titles', 'TitleDto', { Search: { type: 'string' }, Subject: ref('SubjectArea'), Format: ref('TitleFormat'), Language: { type: 'string' } }), // oxfmt-ignore
      post: add('Titles', 'CreateTitleDto', 'TitleDto'),
    },
    '/api/Titles/{id}': {
      get: show('Titles', 'TitleDto'),
      put: send('Titles', 'TitleDto', 'UpdateTitleDto'),
      delete: remove('Titles'),
    },
    '/api/Copies': {
      get: list('Copies', 'CopyDto', { TitleId: uuid, Barcode: { type: 'string' }, Status: ref('CopyStatus') }),
      post: add('Copies', 'CreateCopyDto', 'CopyDto'),
    },
    '/api/Copies/{id}': { get: show('Copies', 'CopyDto'), patch: send('Copies', 'CopyDto', 'UpdateCopyDto') },
    '/api/Members': {
      get: list('Members', 'MemberDto', { Search: { type: 'string' }, CardNumber: { type: 'string' }, MemberType: ref('MemberType'), Faculty: ref('Faculty'), IsBlocked: flag }), // oxfmt-ignore
      post: add('Members', 'CreateMemberDto', 'MemberDto'),
    },
    '/api/Members/{id}': {
      get: show('Members', 'MemberDto'),
      put: send('Members', 'MemberDto', 'UpdateMemberDto'),
      delete: remove('Members'),
    },
    '/api/Members/{id}/Block': { post: act('Members', 'MemberDto') },
    '/api/Members/{id}/Unblock': { post: act('Members', 'MemberDto') },
    '/api/Loans': {
      get: list('Loans', 'LoanDto', { MemberId: uuid, CopyId: uuid, Status: ref('LoanStatus'), DueFrom: day, DueTo: day }), // oxfmt-ignore
      post: add('Loans', 'CreateLoanDto', 'LoanDto'),
    },
    '/api/Loans/{id}': { get: show('Loans', 'LoanDto') },
    '/api/Loans/{id}/Renew': { post: act('Loans', 'LoanDto', 'Extends the loan by one loan period') },
    '/api/Loans/{id}/Return': { post: act('Loans', 'LoanDto') },
    '/api/Holds': {
      get: list('Holds', 'HoldDto', { TitleId: uuid, MemberId: uuid, Status: ref('HoldStatus') }),
      post: add('Holds', 'CreateHoldDto', 'HoldDto'),
    },
    '/api/Holds/{id}': { get: show('Holds', 'HoldDto') },
    '/api/Holds/{id}/Cancel': { post: act('Holds', 'HoldDto') },
    '/api/Fines': {
      get: list('Fines', 'FineDto', { MemberId: uuid, LoanId: uuid, Status: ref('FineStatus'), Reason: ref('FineReason') }), // oxfmt-ignore
    },
    '/api/Fines/{id}': { get: show('Fines', 'FineDto') },
    '/api/Fines/{id}/Pay': { post: act('Fines', 'FineDto') },
    '/api/Fines/{id}/Waive': { post: act('Fines', 'FineDto') },
    '/api/RoomBookings': {
      get: list('RoomBookings', 'RoomBookingDto', { MemberId: uuid, RoomCode: { type: 'string' }, Status: ref('BookingStatus'), From: day, To: day }), // oxfmt-ignore
      post: add('RoomBookings', 'CreateRoomBookingDto', 'RoomBookingDto'),
    },
    '/api/RoomBookings/{id}': {
      get: show('RoomBookings', 'RoomBookingDto'),
      patch: send('RoomBookings', 'RoomBookingDto', 'UpdateRoomBookingDto'),
      delete: remove('RoomBookings'),
    },
  },
  components: { schemas },
}
