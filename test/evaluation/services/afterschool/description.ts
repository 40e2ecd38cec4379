import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CLUB_CATEGORIES, CLUB_STATUSES, ENROLMENT_STATUSES, WEEKDAYS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Leader: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    IsExternal: flag('Not on the staff of the school'),
    HourlyRate: decimal('GBP'),
    CheckedOn: date('Date of the last background check'),
  },
  Club: {
    Id: whole(),
    Name: text(),
    Category: choice(CLUB_CATEGORIES),
    Weekday: choice(WEEKDAYS),
    StartTime: text(undefined, { example: '15:30' }),
    EndTime: text(undefined, { example: '16:30' }),
    Room: text(),
    Capacity: whole('Number of places'),
    TermFee: decimal('GBP per term'),
    LeaderId: whole(),
    Status: choice(CLUB_STATUSES),
  },
  Pupil: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    YearGroup: whole('1 to 6'),
    ClassName: text(undefined, { example: '3B' }),
    DateOfBirth: date(),
    Allergies: maybe(text()),
    Contact: record({ Name: text(), Phone: text(), Email: text(undefined, { format: 'email' }) }),
  },
  Enrolment: {
    Id: whole(),
    ClubId: whole(),
    PupilId: whole(),
    Status: choice(ENROLMENT_STATUSES),
    EnrolledOn: date(),
    FeeDue: decimal('GBP'),
    FeePaid: decimal('GBP'),
  },
}
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'Lists', get: 'Returns', create: 'Adds', update: 'Updates', delete: 'Removes' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Dto`,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `Get${many}` : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${kind}`), // oxfmt-ignore
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many.toLowerCase() : an(kind.toLowerCase())}`,
  page: kind => record({ Results: listOf(ref(`${kind}Dto`)), Total: whole() }),
  paging: [
    queryParameter('Offset', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('Limit', whole(undefined, { minimum: 1, maximum: 100, default: 50 })),
  ],
  key: () => idInPath(whole()),
})
const CLUB = ['Name', 'Category', 'Weekday', 'StartTime', 'EndTime', 'Room', 'Capacity', 'TermFee', 'LeaderId', 'Status'] // oxfmt-ignore
const PUPIL = ['FirstName', 'LastName', 'YearGroup', 'ClassName', 'DateOfBirth', 'Allergies', 'Contact']
const ENROLMENT = ['ClubId', 'PupilId', 'Status', 'FeeDue', 'FeePaid']

/** After-school clubs of a primary school: PascalCase, offsets, whom to call inside a pupil. */
export const AFTERSCHOOL_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Willowbrook Primary: After-School Clubs', version: 'v1', description: 'Clubs, leaders, pupils and enrolments.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: {
    '/Leaders': { get: list('Leader') },
    '/Leaders/{id}': { get: one('Leader') },
    '/Clubs': {
      get: list('Club', 'Category', 'Weekday', 'LeaderId', 'Status'),
      post: add('Club', CLUB, ['Name', 'Category', 'Weekday', 'LeaderId']),
    },
    '/Clubs/{id}': { get: one('Club'), put: change('Club', CLUB), delete: drop('Club') },
    '/Pupils': {
      get: list('Pupil', 'YearGroup', 'ClassName'),
      post: add('Pupil', PUPIL, ['FirstName', 'LastName', 'YearGroup']),
    },
    '/Pupils/{id}': { get: one('Pupil'), put: change('Pupil', PUPIL), delete: drop('Pupil') },
    '/Enrolments': {
      get: list('Enrolment', 'ClubId', 'PupilId', 'Status'),
      post: add('Enrolment', ENROLMENT, ['ClubId', 'PupilId']),
    },
    '/Enrolments/{id}': { get: one('Enrolment'), put: change('Enrolment', ENROLMENT), delete: drop('Enrolment') },
    '/Enrolments/{id}/Withdraw': { post: act('withdraw', 'Enrolment', 'Withdraws a pupil from a club') },
  },
  components: {
    schemas: { ...schemas, ErrorDto: record({ Message: text() }) },
    responses: { Error: answers('Error', ref('ErrorDto')) },
  },
}
