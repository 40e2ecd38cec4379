import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { CERTIFICATE_STATUSES, EMPLOYMENT_TYPES, ENROLMENT_STATUSES, LEVELS, PAYERS, PAYMENT_STATUSES, RESULTS, SESSION_STATUSES, SITES, TRADES } from './kinds.ts' // oxfmt-ignore

const long = (description?: string) => whole(description, { format: 'int64' })
const int = (description?: string) => whole(description, { format: 'int32' })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })

/** Fields of each kind; bodies are checked by them, too. */
export const CENTRE_FIELDS: Record<string, Record<string, object>> = {
  Course: {
    id: long(),
    code: text(undefined, { example: 'EL-204' }),
    title: text(),
    trade: choice(TRADES),
    level: choice(LEVELS),
    durationDays: int('Days of teaching'),
    price: decimal('Price per trainee in GBP, excluding VAT'),
    maxTrainees: int(),
    certificateMonths: maybe(int('Months for which the certificate is valid, null if it does not expire')),
    active: flag('Whether the course is still offered'),
    description: text(),
  },
  Session: {
    id: long(),
    code: text(undefined, { example: 'S-2410' }),
    courseId: long(),
    trainerId: maybe(long('Null as long as no trainer is assigned')),
    startDate: date(),
    endDate: date(),
    location: record({ site: choice(SITES), room: text() }),
    capacity: int('Number of places'),
    status: choice(SESSION_STATUSES),
    cancellationReason: maybe(text()),
    notes: maybe(text()),
  },
  Trainer: {
    id: long(),
    firstName: text(),
    lastName: text(),
    email: email(),
    phone: text(),
    trades: listOf(choice(TRADES)),
    employmentType: choice(EMPLOYMENT_TYPES),
    dayRate: maybe(decimal('GBP per day, freelance trainers only')),
    joinedOn: date(),
  },
  Employer: {
    id: long(),
    customerNumber: text(undefined, { example: 'EMP-1040' }),
    name: text(),
    contact: record({ name: text(), email: email(), phone: text() }),
    address: record({ street: text(), postcode: text(), city: text() }),
    paymentTermDays: int('Days until an invoice is due'),
    onHold: flag('No new bookings on account'),
  },
  Trainee: {
    id: long(),
    traineeNumber: text(undefined, { example: 'T-50110' }),
    firstName: text(),
    lastName: text(),
    email: email(),
    phone: maybe(text()),
    dateOfBirth: date(),
    city: text(),
    employerId: maybe(long('Null if nobody sends the trainee')),
    registeredOn: date(),
  },
  Enrolment: {
    id: long(),
    sessionId: long(),
    traineeId: long(),
    status: choice(ENROLMENT_STATUSES),
    bookedOn: date(),
    fee: decimal('GBP, after discount'),
    payer: choice(PAYERS),
    paymentStatus: maybe(choice(PAYMENT_STATUSES, 'Null for cancelled and waitlisted enrolments')),
    examScore: maybe(int('Points in the final exam, 0 to 100')),
    result: maybe(choice(RESULTS)),
    remarks: maybe(text()),
  },
  Certificate: {
    id: long(),
    certificateNumber: text(),
    traineeId: long(),
    courseId: long(),
    enrolmentId: long(),
    issuedOn: date(),
    expiresOn: maybe(date('Last day of validity')),
    status: choice(CERTIFICATE_STATUSES),
  },
}
interface Bodies {
  add: string[]
  needed: string[]
  change: string[]
}
const TRAINEE = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'city', 'employerId']
const EMPLOYER = ['name', 'contact', 'address', 'paymentTermDays', 'onHold']
const TRAINER = ['firstName', 'lastName', 'email', 'phone', 'trades', 'employmentType', 'dayRate']
const COURSE = ['code', 'title', 'trade', 'level', 'durationDays', 'price', 'maxTrainees', 'certificateMonths', 'active', 'description'] // oxfmt-ignore
const SESSION = ['trainerId', 'startDate', 'endDate', 'location', 'capacity', 'notes']
/** What a body may hold and what it must. */
export const CENTRE_BODIES: Record<string, Bodies> = {
  Course: { add: COURSE, needed: ['code', 'title', 'trade', 'level', 'durationDays', 'price'], change: COURSE.slice(1) }, // oxfmt-ignore
  Session: { add: ['courseId', ...SESSION], needed: ['courseId', 'startDate', 'endDate', 'location'], change: SESSION },
  Trainer: { add: TRAINER, needed: ['firstName', 'lastName', 'email', 'trades', 'employmentType'], change: TRAINER },
  Employer: { add: EMPLOYER, needed: ['name', 'contact', 'address'], change: EMPLOYER },
  Trainee: { add: TRAINEE, needed: ['firstName', 'lastName', 'email', 'dateOfBirth'], change: TRAINEE },
  Enrolment: { add: ['sessionId', 'traineeId', 'payer', 'fee', 'remarks'], needed: ['sessionId', 'traineeId', 'payer'], change: ['status', 'payer', 'fee', 'paymentStatus', 'examScore', 'result', 'remarks'] }, // oxfmt-ignore
}
const q = () => text('Part of the name')
/** What lists can be asked for. */
export const CENTRE_FILTERS: Record<string, Record<string, object>> = {
  Course: { trade: choice(TRADES), level: choice(LEVELS), active: flag(), q: text('Part of the title') },
  Session: { courseId: long(), trainerId: long(), status: choice(SESSION_STATUSES), site: choice(SITES), startFrom: date(), startTo: date() }, // oxfmt-ignore
  Trainer: { trade: choice(TRADES), employmentType: choice(EMPLOYMENT_TYPES) },
  Employer: { city: text(), q: q() },
  Trainee: { employerId: long(), lastName: text() },
  Enrolment: { sessionId: long(), traineeId: long(), status: choice(ENROLMENT_STATUSES), paymentStatus: choice(PAYMENT_STATUSES) }, // oxfmt-ignore
  Certificate: { traineeId: long(), courseId: long(), status: choice(CERTIFICATE_STATUSES), expiresBefore: date() },
}

const fieldsOf = (kind: string, names: readonly string[]) => Object.fromEntries(names.map(name => [name, CENTRE_FIELDS[kind]![name]])) // oxfmt-ignore
const pageOf = (kind: string) => record({ content: listOf(ref(`${kind}Dto`)), page: int(), size: int(), totalElements: long(), totalPages: int() }) // oxfmt-ignore
const problem = (description: string) => ({ ...answers(description, ref('ErrorDto')) })
const tagOf = (kind: string) => ({ tags: [`${kind.toLowerCase()}-controller`] })
const key = [pathParameter('id', long())]
const list = (kind: string) => ({
  ...tagOf(kind),
  operationId: `get${kind}s`,
  parameters: [
    ...Object.entries(CENTRE_FILTERS[kind]!).map(([name, schema]) => queryParameter(name, schema)),
    queryParameter('page', whole('Zero-based page index', { format: 'int32', minimum: 0, default: 0 })),
    queryParameter('size', whole('Page size', { format: 'int32', minimum: 1, maximum: 100, default: 20 })),
    queryParameter('sort', text('property,asc or property,desc')),
  ],
  responses: { 200: answers('OK', ref(`Page${kind}Dto`)), 400: problem('Bad Request') },
})
const send = (
  kind: string,
  operationId: string,
  { path = true, body, summary }: { path?: boolean; body?: string; summary?: string } = {},
) => ({
  // oxfmt-ignore
  ...tagOf(kind),
  ...(summary && { summary }),
  operationId,
  ...(path && { parameters: key }),
  ...(body && { requestBody: requestBody(ref(body)) }),
  responses: {
    [path ? 200 : 201]: answers(path ? 'OK' : 'Created', ref(`${kind}Dto`)),
    ...(body && { 400: problem('Bad Request') }),
    ...(path && { 404: problem('Not Found') }),
  },
})
const get = (kind: string) => send(kind, `get${kind}`)
const post = (kind: string) => send(kind, `create${kind}`, { path: false, body: `Create${kind}Request` })
const patch = (kind: string) => send(kind, `update${kind}`, { body: `Update${kind}Request` })
const drop = (kind: string) => ({ ...tagOf(kind), operationId: `delete${kind}`, parameters: key, responses: { 204: { description: 'No Content' }, 404: problem('Not Found'), 409: problem('Conflict') } }) // oxfmt-ignore
const requests = Object.entries(CENTRE_BODIES).flatMap(([kind, { add, needed, change }]) => [
  [`Create${kind}Request`, record(fieldsOf(kind, add), needed)],
  [`Update${kind}Request`, record(fieldsOf(kind, change))],
])

/** A training centre for trades as springdoc describes it: DTOs, camelCase, `{content, page, size, totalElements, totalPages}` from page 0. */
export const TRAININGCENTRE_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Aire Skills Centre API', version: 'v1', description: 'Courses and course dates for electricians, welders and other trades.' }, // oxfmt-ignore
  paths: {
    '/api/v1/courses': { get: list('Course'), post: post('Course') },
    '/api/v1/courses/{id}': { get: get('Course'), patch: patch('Course') },
    '/api/v1/sessions': { get: list('Session'), post: post('Session') },
    '/api/v1/sessions/{id}': { get: get('Session'), patch: patch('Session'), delete: drop('Session') },
    '/api/v1/sessions/{id}/confirm': { post: send('Session', 'confirmSession', { summary: 'Confirm that a planned course date takes place' }) }, // oxfmt-ignore
    '/api/v1/sessions/{id}/cancel': { post: send('Session', 'cancelSession', { summary: 'Call off a course date that has not started', body: 'CancelSessionRequest' }) }, // oxfmt-ignore
    '/api/v1/trainers': { get: list('Trainer'), post: post('Trainer') },
    '/api/v1/trainers/{id}': { get: get('Trainer'), patch: patch('Trainer') },
    '/api/v1/employers': { get: list('Employer'), post: post('Employer') },
    '/api/v1/employers/{id}': { get: get('Employer'), patch: patch('Employer'), delete: drop('Employer') },
    '/api/v1/trainees': { get: list('Trainee'), post: post('Trainee') },
    '/api/v1/trainees/{id}': { get: get('Trainee'), patch: patch('Trainee'), delete: drop('Trainee') },
    '/api/v1/enrolments': { get: list('Enrolment'), post: post('Enrolment') },
    '/api/v1/enrolments/{id}': { get: get('Enrolment'), patch: patch('Enrolment') },
    '/api/v1/enrolments/{id}/cancel': { post: send('Enrolment', 'cancelEnrolment', { summary: 'Take a trainee off a course date' }) }, // oxfmt-ignore
    '/api/v1/certificates': { get: list('Certificate') },
    '/api/v1/certificates/{id}': { get: get('Certificate') },
    '/api/v1/certificates/{id}/revoke': { post: send('Certificate', 'revokeCertificate', { summary: 'Revoke a valid certificate' }) }, // oxfmt-ignore
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(CENTRE_FIELDS).flatMap(([kind, fields]) => [[`${kind}Dto`, record(fields)], [`Page${kind}Dto`, pageOf(kind)]])), // oxfmt-ignore
      ...Object.fromEntries(requests),
      CancelSessionRequest: record({ reason: text() }),
      ErrorDto: record({ status: int(), error: text(), message: text() }),
    },
  },
}
