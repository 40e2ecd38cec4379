import {
  CONDITIONS,
  EMPLOYMENT,
  ENSEMBLE_KINDS,
  INSTRUMENTS,
  INVOICE_STATES,
  LESSON_STATES,
  LEVELS,
  STUDENT_STATES,
  WEEKDAYS,
} from './data.ts'

type Schema = Record<string, unknown>
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const text: Schema = { type: 'string', nullable: true }
const whole: Schema = { type: 'integer', format: 'int32' }
const maybeWhole: Schema = { ...whole, nullable: true }
const double: Schema = { type: 'number', format: 'double' }
const flag: Schema = { type: 'boolean' }
const day: Schema = { type: 'string', format: 'date' }
const maybeDay: Schema = { ...day, nullable: true }
const moment: Schema = { type: 'string', format: 'date-time' }
const needed: Schema = { minLength: 1, type: 'string' }
const choice = (values: readonly string[]): Schema => ({ enum: [...values], type: 'string' })
const dto = (properties: Record<string, Schema>, required?: string[]): Schema => ({ ...(required && { required }), type: 'object', properties, additionalProperties: false }) // oxfmt-ignore
/** `PagedResult<StudentDto>`, named with `CustomSchemaIds`. */
const paged = (name: string): [string, Schema] => [
  `PagedResultOf${name}`,
  dto({ items: { type: 'array', items: ref(name), nullable: true }, totalCount: whole, pageNumber: whole, pageSize: whole, totalPages: { ...whole, readOnly: true }, hasNextPage: { ...flag, readOnly: true } }), // oxfmt-ignore
]

const student = {
  firstName: needed,
  lastName: needed,
  email: needed,
  dateOfBirth: day,
  instrument: ref('InstrumentType'),
  level: ref('StudentLevel'),
  teacherId: maybeWhole,
  guardianName: text,
  phoneNumber: text,
  monthlyFee: double,
}
const lesson = { studentId: whole, teacherId: whole, roomId: maybeWhole, startsAt: moment, durationMinutes: whole, isTrial: flag, remark: text } // oxfmt-ignore
const ensemble = { name: text, kind: ref('EnsembleKind'), conductorId: whole, rehearsalDay: ref('RehearsalDay'), maxMembers: whole } // oxfmt-ignore
const concert = { title: needed, heldOn: day, venue: text, ensembleId: maybeWhole, ticketPrice: double, isPublic: flag }

const schemas: Record<string, Schema> = {
  InstrumentType: choice(INSTRUMENTS),
  StudentLevel: choice(LEVELS),
  StudentStatus: choice(STUDENT_STATES),
  EmploymentStatus: choice(EMPLOYMENT),
  LessonStatus: choice(LESSON_STATES),
  EnsembleKind: choice(ENSEMBLE_KINDS),
  RehearsalDay: choice(WEEKDAYS),
  InstrumentCondition: choice(CONDITIONS),
  InvoiceStatus: choice(INVOICE_STATES),
  BranchDto: dto({ id: whole, name: text, city: text, openedOn: day }),
  RoomDto: dto({ id: whole, name: text, branchId: whole, seats: whole, hasPiano: flag }),
  TeacherDto: dto({ id: whole, firstName: text, lastName: text, email: text, mainInstrument: ref('InstrumentType'), hourlyRate: double, employmentStatus: ref('EmploymentStatus'), hiredOn: day, branchId: whole }), // oxfmt-ignore
  UpdateTeacherDto: dto({ hourlyRate: double, employmentStatus: ref('EmploymentStatus'), branchId: whole }),
  StudentDto: dto({ id: whole, ...student, firstName: text, lastName: text, email: text, status: ref('StudentStatus'), joinedOn: day }), // oxfmt-ignore
  CreateStudentDto: dto(student, ['firstName', 'lastName', 'email', 'instrument']),
  UpdateStudentDto: dto({ ...student, status: ref('StudentStatus') }, ['firstName', 'lastName', 'email']),
  LessonDto: dto({ id: whole, ...lesson, status: ref('LessonStatus') }),
  CreateLessonDto: dto(lesson, ['startsAt', 'studentId', 'teacherId']),
  RescheduleLessonDto: dto({ startsAt: moment, roomId: maybeWhole }, ['startsAt']),
  EnsembleDto: dto({ id: whole, ...ensemble }),
  UpdateEnsembleDto: dto(ensemble),
  MembershipDto: dto({ id: whole, ensembleId: whole, studentId: whole, joinedOn: day }),
  CreateMembershipDto: dto({ ensembleId: whole, studentId: whole }, ['ensembleId', 'studentId']),
  RentalInstrumentDto: dto({ id: whole, assetTag: text, type: ref('InstrumentType'), brand: text, condition: ref('InstrumentCondition'), rentedToStudentId: maybeWhole, monthlyRent: double, purchasePrice: double, lastServicedOn: maybeDay }), // oxfmt-ignore
  UpdateInstrumentDto: dto({ condition: ref('InstrumentCondition'), monthlyRent: double, lastServicedOn: maybeDay }),
  RentInstrumentDto: dto({ studentId: whole }, ['studentId']),
  InvoiceDto: dto({ id: whole, invoiceNumber: text, studentId: whole, issuedOn: day, dueOn: day, amount: double, status: ref('InvoiceStatus'), paidOn: maybeDay, reminderCount: whole }), // oxfmt-ignore
  CreateInvoiceDto: dto({ studentId: whole, amount: double, dueOn: maybeDay }, ['amount', 'studentId']),
  ConcertDto: dto({ id: whole, ...concert, title: text, ticketsSold: whole }),
  CreateConcertDto: dto(concert, ['heldOn', 'title']),
  ProblemDetails: { type: 'object', properties: { type: text, title: text, status: maybeWhole, detail: text, instance: text }, additionalProperties: {} }, // oxfmt-ignore
  ...Object.fromEntries(['BranchDto', 'RoomDto', 'TeacherDto', 'StudentDto', 'LessonDto', 'EnsembleDto', 'MembershipDto', 'RentalInstrumentDto', 'InvoiceDto', 'ConcertDto'].map(paged)), // oxfmt-ignore
}

const TYPES = ['text/plain', 'application/json', 'text/json']
const content = (schema: Schema, types = TYPES) => ({ content: Object.fromEntries(types.map(type => [type, { schema }])) }) // oxfmt-ignore
const ok = (schema: Schema) => ({ 200: { description: 'OK', ...content(schema) } })
const missing = { 404: { description: 'Not Found', ...content(ref('ProblemDetails')) } }
const body = (name: string) => ({ requestBody: content(ref(name), ['application/json', 'text/json', 'application/*+json']) }) // oxfmt-ignore
const inQuery = (name: string, schema: Schema) => ({ name, in: 'query', schema })
const id = { name: 'id', in: 'path', required: true, schema: whole }

/** Actions of a controller as Swashbuckle describes them: no ids, no summaries, only a tag. */
const list = (tag: string, of: string, filters: [string, Schema][] = []) => ({
  tags: [tag],
  parameters: [...filters, ['PageNumber', { ...whole, default: 1 }] as [string, Schema], ['PageSize', { ...whole, default: 20 }] as [string, Schema]].map(([name, schema]) => inQuery(name, schema)), // oxfmt-ignore
  responses: ok(ref(`PagedResultOf${of}`)),
})
const show = (tag: string, of: string) => ({ tags: [tag], parameters: [id], responses: { ...ok(ref(of)), ...missing } })
const add = (tag: string, given: string, of: string) => ({ tags: [tag], ...body(given), responses: { 201: { description: 'Created', ...content(ref(of)) } } }) // oxfmt-ignore
const send = (tag: string, of: string, given?: string) => ({ tags: [tag], parameters: [id], ...(given && body(given)), responses: { ...ok(ref(of)), ...missing } }) // oxfmt-ignore
const remove = (tag: string) => ({ tags: [tag], parameters: [id], responses: { 204: { description: 'No Content' }, ...missing } }) // oxfmt-ignore

/** A music school as Swashbuckle describes an ASP.NET Core application. */
export const MUSICSCHOOL_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'MusicSchool.Api', version: 'v1' },
  paths: {
    '/api/Branches': { get: list('Branches', 'BranchDto') },
    '/api/Rooms': { get: list('Rooms', 'RoomDto', [['BranchId', whole]]) },
    '/api/Teachers': { get: list('Teachers', 'TeacherDto', [['EmploymentStatus', ref('EmploymentStatus')]]) },
    '/api/Teachers/{id}': {
      get: show('Teachers', 'TeacherDto'),
      patch: send('Teachers', 'TeacherDto', 'UpdateTeacherDto'),
    },
    '/api/Students': {
      get: list('Students', 'StudentDto', [['Status', ref('StudentStatus')], ['TeacherId', whole], ['Instrument', ref('InstrumentType')]]), // oxfmt-ignore
      post: add('Students', 'CreateStudentDto', 'StudentDto'),
    },
    '/api/Students/{id}': {
      get: show('Students', 'StudentDto'),
      put: send('Students', 'StudentDto', 'UpdateStudentDto'),
      delete: remove('Students'),
    },
    '/api/Students/{id}/Pause': { post: send('Students', 'StudentDto') },
    '/api/Lessons': {
      get: list('Lessons', 'LessonDto', [
        ['Status', ref('LessonStatus')],
        ['StudentId', whole],
        ['TeacherId', whole],
      ]),
      post: add('Lessons', 'CreateLessonDto', 'LessonDto'),
    },
    '/api/Lessons/{id}': { get: show('Lessons', 'LessonDto'), delete: remove('Lessons') },
    '/api/Lessons/{id}/Cancel': { post: send('Lessons', 'LessonDto') },
    '/api/Lessons/{id}/MarkAttended': { post: send('Lessons', 'LessonDto') },
    '/api/Lessons/{id}/Reschedule': { post: send('Lessons', 'LessonDto', 'RescheduleLessonDto') },
    '/api/Ensembles': { get: list('Ensembles', 'EnsembleDto') },
    '/api/Ensembles/{id}': {
      get: show('Ensembles', 'EnsembleDto'),
      patch: send('Ensembles', 'EnsembleDto', 'UpdateEnsembleDto'),
    },
    '/api/Memberships': {
      get: list('Memberships', 'MembershipDto', [['EnsembleId', whole], ['StudentId', whole]]), // oxfmt-ignore
      post: add('Memberships', 'CreateMembershipDto', 'MembershipDto'),
    },
    '/api/Memberships/{id}': { delete: remove('Memberships') },
    '/api/Instruments': { get: list('Instruments', 'RentalInstrumentDto', [['Type', ref('InstrumentType')], ['Condition', ref('InstrumentCondition')]]) }, // oxfmt-ignore
    '/api/Instruments/{id}': {
      get: show('Instruments', 'RentalInstrumentDto'),
      patch: send('Instruments', 'RentalInstrumentDto', 'UpdateInstrumentDto'),
    },
    '/api/Instruments/{id}/Rent': { post: send('Instruments', 'RentalInstrumentDto', 'RentInstrumentDto') },
    '/api/Instruments/{id}/Return': { post: send('Instruments', 'RentalInstrumentDto') },
    '/api/Invoices': {
      get: list('Invoices', 'InvoiceDto', [
        ['Status', ref('InvoiceStatus')],
        ['StudentId', whole],
      ]),
      post: add('Invoices', 'CreateInvoiceDto', 'InvoiceDto'),
    },
    '/api/Invoices/{id}': { get: show('Invoices', 'InvoiceDto') },
    '/api/Invoices/{id}/MarkAsPaid': { post: send('Invoices', 'InvoiceDto') },
    '/api/Invoices/{id}/SendReminder': { post: send('Invoices', 'InvoiceDto') },
    '/api/Invoices/{id}/WriteOff': { post: send('Invoices', 'InvoiceDto') },
    '/api/Concerts': {
      get: list('Concerts', 'ConcertDto'),
      post: add('Concerts', 'CreateConcertDto', 'ConcertDto'),
    },
    '/api/Concerts/{id}': { get: show('Concerts', 'ConcertDto'), delete: remove('Concerts') },
  },
  components: { schemas },
}
