import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { MEMBERSHIPS, POOLS, SESSION_KINDS, SESSION_STATUSES, SWIM_BOOKING_STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Instructor: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    isLifeguard: flag(),
    hourlyRate: decimal('GBP'),
    startedOn: date(),
  },
  Session: {
    id: whole(),
    code: text(undefined, { example: 'S-2101' }),
    kind: choice(SESSION_KINDS),
    pool: choice(POOLS),
    instructorId: maybe(whole('Nobody where people just swim')),
    date: date(),
    startTime: text(undefined, { example: '18:30' }),
    durationMinutes: whole(),
    capacity: whole('Number of places'),
    price: decimal('GBP per person'),
    status: choice(SESSION_STATUSES),
  },
  Member: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    town: text(),
    membership: choice(MEMBERSHIPS),
    joinedOn: date(),
  },
  Booking: {
    id: whole(),
    reference: text(undefined, { example: 'SB-40100' }),
    memberId: whole(),
    sessionId: whole(),
    status: choice(SWIM_BOOKING_STATUSES),
    people: record({ adults: whole(), children: whole() }),
    amountPaid: decimal('GBP'),
    bookedAt: moment(),
  },
}
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'Fetch', get: 'Fetch', create: 'Add', update: 'Edit', delete: 'Remove' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind) => (verb === 'list' ? `get${kind}s` : `${verb}${kind}`),
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : an(kind.toLowerCase())}`,
  page: kind => record({ data: listOf(ref(kind)), meta: record({ total: whole(), nextCursor: maybe(text()) }) }),
  paging: [
    queryParameter('cursor', text(), 'The nextCursor of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 40 })),
  ],
  key: () => idInPath(whole()),
})
const INSTRUCTOR = ['firstName', 'lastName', 'email', 'isLifeguard', 'hourlyRate']
const SESSION = ['kind', 'pool', 'instructorId', 'date', 'startTime', 'durationMinutes', 'capacity', 'price']
const MEMBER = ['firstName', 'lastName', 'email', 'phone', 'town', 'membership']
const BOOKING = ['memberId', 'sessionId', 'status', 'people', 'amountPaid']

/** A public swimming pool: camelCase, data and meta with cursors, the people of a booking as an object. */
export const SWIMPOOL_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Amber Lido', version: '2.3', description: 'Instructors, sessions, members and bookings of the swimming pool.' }, // oxfmt-ignore
  servers: [{ url: '/v2' }],
  paths: {
    '/instructors': { get: list('Instructor') },
    '/instructors/{id}': { get: one('Instructor'), patch: change('Instructor', INSTRUCTOR) },
    '/sessions': {
      get: list('Session', 'kind', 'pool', 'instructorId', 'status', 'date'),
      post: add('Session', SESSION, ['kind', 'pool', 'date', 'startTime']),
    },
    '/sessions/{id}': { get: one('Session'), patch: change('Session', SESSION) },
    '/sessions/{id}/cancel': { post: act('cancel', 'Session', 'Cancel a session before it takes place') },
    '/members': { get: list('Member', 'email', 'membership'), post: add('Member', MEMBER, ['firstName', 'lastName', 'email']) }, // oxfmt-ignore
    '/members/{id}': { get: one('Member'), patch: change('Member', MEMBER), delete: drop('Member') },
    '/bookings': {
      get: list('Booking', 'memberId', 'sessionId', 'status'),
      post: add('Booking', BOOKING, ['memberId', 'sessionId']),
    },
    '/bookings/{id}': { get: one('Booking'), patch: change('Booking', BOOKING), delete: drop('Booking') },
  },
  components: {
    schemas: { ...schemas, Failure: record({ code: text(), message: text() }) },
    responses: { Error: answers('Error', ref('Failure')) },
  },
}
