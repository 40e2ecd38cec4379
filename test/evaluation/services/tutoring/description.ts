import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { INVOICE_STATUSES, LESSON_MODES, LESSON_STATUSES, LEVELS, PUPIL_STATUSES, QUALIFICATIONS, SUBJECT_CATEGORIES, TUTORING_PAYMENTS, TUTOR_STATUSES } from './kinds.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Subject: { Id: whole(), Name: text(), Category: choice(SUBJECT_CATEGORIES) },
  Tutor: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: text(),
    Address: ref('Address'),
    Status: choice(TUTOR_STATUSES),
    HighestQualification: choice(QUALIFICATIONS),
    HourlyRate: decimal('GBP'),
    Rating: maybe(decimal('Average of what guardians gave, 1 to 5')),
    TeachesOnline: flag(),
    JoinedOn: date(),
    Bio: maybe(text()),
  },
  TutorSubject: { Id: whole(), TutorId: whole(), SubjectId: whole(), Level: choice(LEVELS) },
  Guardian: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    Address: ref('Address'),
    PaymentMethod: choice(TUTORING_PAYMENTS),
    CreatedAt: moment(),
  },
  Pupil: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    GuardianId: whole(),
    DateOfBirth: date(),
    YearGroup: whole(undefined, { minimum: 1, maximum: 13 }),
    School: text(),
    Status: choice(PUPIL_STATUSES),
    Notes: maybe(text()),
  },
  Lesson: {
    Id: whole(),
    TutorId: whole(),
    PupilId: whole(),
    SubjectId: whole(),
    StartsAt: moment(),
    DurationMinutes: whole(),
    Mode: choice(LESSON_MODES),
    Status: choice(LESSON_STATUSES),
    Price: decimal('GBP'),
    HomeworkSet: flag(),
    Feedback: maybe(text()),
    InvoiceId: maybe(whole()),
  },
  Invoice: {
    Id: whole(),
    Number: text(undefined, { example: 'INV-2401' }),
    GuardianId: whole(),
    Period: text(undefined, { example: '2026-09' }),
    IssuedOn: maybe(date()),
    DueOn: maybe(date()),
    PaidOn: maybe(date()),
    Status: choice(INVOICE_STATUSES),
    Total: decimal('GBP'),
  },
}
/** What only lists can be asked for. */
const ASKED = { Search: text('Part of the name'), From: date(), To: date() }
const ACTED: Record<string, string> = { create: 'Create', update: 'Update', delete: 'Delete', list: 'List', get: 'Get' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural: kind => `${kind}s`,
    operationId: (verb, kind, plural) => `${ACTED[verb] ?? verb}${verb === 'list' ? plural : kind}`,
    summary: () => undefined,
    page: kind => ref(`${kind}Page`),
    paging: [
      queryParameter('Skip', whole(undefined, { minimum: 0, default: 0 })),
      queryParameter('Take', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    key: () => idInPath(whole()),
  },
  ASKED,
)
const pageOf = (kind: string) => [`${kind}Page`, record({ Items: listOf(ref(kind)), TotalCount: whole(), Skip: whole(), Take: whole() })] // oxfmt-ignore
const fieldsOf = (kind: string, ...left: string[]) => Object.keys(KINDS[kind]!).filter(name => name !== 'Id' && !left.includes(name)) // oxfmt-ignore
/** What a body must hold. */
export const NEEDED = {
  subject: ['Name', 'Category'],
  tutor: ['FirstName', 'LastName', 'Email', 'HourlyRate'],
  tutorSubject: ['TutorId', 'SubjectId', 'Level'],
  guardian: ['FirstName', 'LastName', 'Email'],
  pupil: ['FirstName', 'LastName', 'GuardianId', 'YearGroup'],
  lesson: ['TutorId', 'PupilId', 'SubjectId', 'StartsAt', 'DurationMinutes'],
}
const LESSON = fieldsOf('Lesson', 'Status', 'Price', 'InvoiceId', 'HomeworkSet', 'Feedback')

/** A tutoring agency as an ASP.NET team describes it: PascalCase, `Items` with skip and take, hardly a word of explanation. */
export const TUTORING_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Brightpath.Tutoring.Api', version: 'v1' },
  paths: {
    '/api/Subjects': { get: list('Subject', 'Category', 'Search'), post: add('Subject', NEEDED.subject, NEEDED.subject) }, // oxfmt-ignore
    '/api/Subjects/{id}': { get: one('Subject'), patch: change('Subject', NEEDED.subject), delete: drop('Subject') },
    '/api/Tutors': {
      get: list('Tutor', 'Status', 'HighestQualification', 'TeachesOnline', 'Search'),
      post: add('Tutor', fieldsOf('Tutor', 'Rating', 'JoinedOn', 'Status'), NEEDED.tutor),
    },
    '/api/Tutors/{id}': { get: one('Tutor'), patch: change('Tutor', fieldsOf('Tutor', 'Rating', 'JoinedOn')) },
    '/api/TutorSubjects': {
      get: list('TutorSubject', 'TutorId', 'SubjectId', 'Level'),
      post: add('TutorSubject', NEEDED.tutorSubject, NEEDED.tutorSubject),
    },
    '/api/TutorSubjects/{id}': { get: one('TutorSubject'), delete: drop('TutorSubject') },
    '/api/Guardians': {
      get: list('Guardian', 'PaymentMethod', 'Search'),
      post: add('Guardian', fieldsOf('Guardian', 'CreatedAt'), NEEDED.guardian),
    },
    '/api/Guardians/{id}': { get: one('Guardian'), patch: change('Guardian', fieldsOf('Guardian', 'CreatedAt')), delete: drop('Guardian') }, // oxfmt-ignore
    '/api/Pupils': {
      get: list('Pupil', 'GuardianId', 'Status', 'YearGroup', 'Search'),
      post: add('Pupil', fieldsOf('Pupil'), NEEDED.pupil),
    },
    '/api/Pupils/{id}': { get: one('Pupil'), patch: change('Pupil', fieldsOf('Pupil')), delete: drop('Pupil') },
    '/api/Lessons': {
      get: list('Lesson', 'TutorId', 'PupilId', 'SubjectId', 'Status', 'Mode', 'From', 'To'),
      post: add('Lesson', LESSON, NEEDED.lesson),
    },
    '/api/Lessons/{id}': {
      get: one('Lesson'),
      patch: change('Lesson', [...LESSON, 'Status', 'HomeworkSet', 'Feedback']),
      delete: drop('Lesson'),
    },
    '/api/Lessons/{id}/Complete': { post: act('Complete', 'Lesson') },
    '/api/Lessons/{id}/Cancel': { post: act('Cancel', 'Lesson') },
    '/api/Invoices': { get: list('Invoice', 'GuardianId', 'Status', 'Period', 'Number') },
    '/api/Invoices/{id}': { get: one('Invoice'), patch: change('Invoice', ['DueOn']) },
    '/api/Invoices/{id}/Send': { post: act('Send', 'Invoice') },
    '/api/Invoices/{id}/MarkPaid': { post: act('MarkPaid', 'Invoice') },
  },
  components: {
    schemas: {
      ...schemas,
      ...Object.fromEntries(Object.keys(KINDS).map(pageOf)),
      Address: record({ Street: text(), Town: text(), Postcode: text() }),
      ProblemDetails: record({ Title: text(), Status: whole(), Detail: text() }),
    },
    responses: { Problem: answers('Problem', ref('ProblemDetails'), 'application/problem+json') },
  },
}
