import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import {
  CONCESSIONS,
  COURSE_DELIVERIES,
  COURSE_LEVELS,
  COURSE_STATUSES,
  ENROLMENT_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  TUTOR_CONTRACTS,
  WEEKDAYS,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const KINDS: Record<string, Record<string, object>> = {
  SubjectArea: { Id: whole(), Code: text(undefined, { example: 'LNG' }), Name: text(), Description: text() },
  Tutor: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: email(),
    Phone: maybe(text()),
    SubjectAreaId: whole(),
    ContractType: choice(TUTOR_CONTRACTS),
    HourlyRate: decimal('GBP; 0 for volunteers'),
    TeachingSince: date(),
  },
  Room: {
    Id: whole(),
    Name: text(),
    Building: text(),
    Floor: whole('0 is the ground floor'),
    Capacity: whole('Seats'),
    HasProjector: flag(),
    StepFreeAccess: flag(),
  },
  Course: {
    Id: whole(),
    CourseCode: text(undefined, { example: 'LNG-140' }),
    Title: text(),
    SubjectAreaId: whole(),
    TutorId: whole(),
    RoomId: maybe(whole('Null when the course is online')),
    Level: choice(COURSE_LEVELS),
    Delivery: choice(COURSE_DELIVERIES),
    Status: choice(COURSE_STATUSES, 'People can enrol while it is Open'),
    Weekday: choice(WEEKDAYS),
    StartTime: text(undefined, { example: '18:30' }),
    StartDate: date('First session'),
    EndDate: date('Last session'),
    SessionCount: whole('Weekly sessions'),
    SessionMinutes: whole('Length of a session'),
    MaxParticipants: whole(),
    Fee: decimal('Full fee in GBP, before any concession'),
  },
  Participant: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: email(),
    Phone: maybe(text()),
    Town: text(),
    DateOfBirth: date(),
    Concession: choice(CONCESSIONS, 'Reduces the fee: Student 25%, Senior 20%, JobSeeker 50%'),
    Newsletter: flag('Gets the newsletter'),
    RegisteredOn: date(),
  },
  Enrolment: {
    Id: whole(),
    CourseId: whole(),
    ParticipantId: whole(),
    Status: choice(ENROLMENT_STATUSES),
    EnrolledAt: moment(),
    AmountDue: decimal('GBP, after the concession'),
    PaymentStatus: choice(PAYMENT_STATUSES),
    PaymentMethod: maybe(choice(PAYMENT_METHODS)),
    PaidOn: maybe(date()),
    SessionsAttended: maybe(whole()),
    FeedbackScore: maybe(whole('Given after the course, 5 is best', { minimum: 1, maximum: 5 })),
  },
}
const spoken = (kind: string) => kind.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS = { list: 'List', get: 'Get', create: 'Add', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => `${plural}.${verb.charAt(0).toUpperCase()}${verb.slice(1)}${kind}`,
  summary: (verb, kind, plural) => `${VERBS[verb]} ${verb === 'list' ? spoken(plural) : an(spoken(kind))}`,
  page: kind =>
    record({ '@odata.context': text(), '@odata.count': whole(), value: listOf(ref(kind)), '@odata.nextLink': text() }, ['value']), // oxfmt-ignore
  paging: [
    queryParameter('$filter', text(), "eq, ne, gt, ge, lt, le, joined by `and`: `Status eq 'Open' and Fee lt 100`"),
    queryParameter('$orderby', text(), 'A property, and `desc` for the largest first: `StartDate desc`'),
    queryParameter('$top', whole('Page size', { minimum: 0, maximum: 100, default: 40 })),
    queryParameter('$skip', whole(undefined, { minimum: 0 })),
    queryParameter('$count', flag('Include @odata.count')),
  ],
  key: () => idInPath(whole(), 'Id'),
})
const TUTOR = ['FirstName', 'LastName', 'Email', 'Phone', 'SubjectAreaId', 'ContractType', 'HourlyRate']
const COURSE = ['CourseCode', 'Title', 'SubjectAreaId', 'TutorId', 'RoomId', 'Level', 'Delivery', 'Weekday', 'StartTime', 'StartDate', 'EndDate', 'SessionCount', 'SessionMinutes', 'MaxParticipants', 'Fee'] // oxfmt-ignore
const PARTICIPANT = ['FirstName', 'LastName', 'Email', 'Phone', 'Town', 'DateOfBirth', 'Concession', 'Newsletter']
const ENROLMENT = ['Status', 'AmountDue', 'PaymentStatus', 'PaymentMethod', 'PaidOn', 'SessionsAttended', 'FeedbackScore'] // oxfmt-ignore

/** An adult education centre: PascalCase entity sets, keys in parentheses, filters, order and the address of the next page. */
export const EVENINGSCHOOL_DESCRIPTION = {
  openapi: '3.0.4',
  info: {
    title: 'Harrowmere Adult Education Centre',
    version: '2.1.0',
    description: 'OData service for subject areas, tutors, rooms, courses, participants and their enrolments.',
  },
  servers: [{ url: '/odata/v4' }],
  paths: {
    '/SubjectAreas': { get: list('SubjectArea') },
    '/SubjectAreas({Id})': { get: one('SubjectArea') },
    '/Tutors': { get: list('Tutor'), post: add('Tutor', TUTOR, ['FirstName', 'LastName', 'Email', 'SubjectAreaId']) },
    '/Tutors({Id})': { get: one('Tutor'), patch: change('Tutor', TUTOR) },
    '/Rooms': { get: list('Room') },
    '/Rooms({Id})': { get: one('Room'), patch: change('Room', ['Name', 'Capacity', 'HasProjector', 'StepFreeAccess']) },
    '/Courses': {
      get: list('Course'),
      post: add('Course', COURSE, ['CourseCode', 'Title', 'SubjectAreaId', 'TutorId', 'StartDate', 'SessionCount', 'Fee']), // oxfmt-ignore
    },
    '/Courses({Id})': { get: one('Course'), patch: change('Course', COURSE), delete: drop('Course') },
    '/Courses({Id})/Publish': { post: act('publish', 'Course', 'Open a planned course for enrolment') },
    '/Courses({Id})/Cancel': { post: act('cancel', 'Course', 'Cancel a course') },
    '/Participants': {
      get: list('Participant'),
      post: add('Participant', PARTICIPANT, ['FirstName', 'LastName', 'Email']),
    },
    '/Participants({Id})': {
      get: one('Participant'),
      patch: change('Participant', PARTICIPANT),
      delete: drop('Participant'),
    },
    '/Enrolments': { get: list('Enrolment'), post: add('Enrolment', ['CourseId', 'ParticipantId'], ['CourseId', 'ParticipantId']) }, // oxfmt-ignore
    '/Enrolments({Id})': { get: one('Enrolment'), patch: change('Enrolment', ENROLMENT), delete: drop('Enrolment') },
    '/Enrolments({Id})/Withdraw': { post: act('withdraw', 'Enrolment', 'Withdraw a participant from a course') },
  },
  components: {
    schemas: { ...schemas, ODataError: record({ error: record({ code: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('ODataError')) },
  },
}
