import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { TIME_OFF_STATUSES, TIME_OFF_TYPES, ZOO_EMPLOYMENTS, ZOO_SHIFT_KINDS, ZOO_SHIFT_STATUSES, ZOO_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Section: { Id: whole(), Name: text(undefined, { example: 'Big Cats' }), Building: text(), AnnualBudget: decimal('GBP'), HeadId: whole('Employee who runs the section') }, // oxfmt-ignore
  Employee: {
    Id: whole(),
    EmployeeNumber: text(undefined, { example: 'Z-2010' }),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    JobTitle: text(undefined, { example: 'Keeper' }),
    SectionId: whole(),
    Employment: choice(ZOO_EMPLOYMENTS),
    Status: choice(ZOO_STATUSES),
    WeeklyHours: decimal(),
    HourlyWage: decimal('GBP'),
    HiredOn: date(),
    ContractEndsOn: maybe(date()),
  },
  Shift: {
    Id: whole(),
    EmployeeId: whole(),
    SectionId: whole(),
    Date: date(),
    Kind: choice(ZOO_SHIFT_KINDS),
    StartTime: text(undefined, { example: '06:30' }),
    EndTime: text(undefined, { example: '14:30' }),
    Hours: decimal(),
    Status: choice(ZOO_SHIFT_STATUSES),
  },
  TimeOff: {
    Id: whole(),
    EmployeeId: whole(),
    Type: choice(TIME_OFF_TYPES),
    From: date('First day'),
    To: date('Last day'),
    Days: whole(),
    Status: choice(TIME_OFF_STATUSES),
    RequestedOn: date(),
  },
  Certificate: {
    Id: whole(),
    EmployeeId: whole(),
    Name: text(undefined, { example: 'First Aid' }),
    IssuedOn: date(),
    ExpiresOn: maybe(date('Empty when it does not expire')),
  },
}
const PLURALS: Record<string, string> = { TimeOff: 'TimeOffRequests' }
const SPOKEN: Record<string, string> = { TimeOff: 'time-off request' }
const spoken = (kind: string) => SPOKEN[kind] ?? kind.toLowerCase()
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'Search', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Model`,
  plural: kind => PLURALS[kind] ?? `${kind}s`,
  operationId: (verb, kind, many) => `${VERBS[verb] ?? capital(verb)}${verb === 'list' ? many : kind}`,
  summary: (verb, kind) => `${VERBS[verb]} ${verb === 'list' ? `${spoken(kind)}s` : an(spoken(kind))}`,
  page: kind => record({ Results: listOf(ref(`${kind}Model`)), TotalCount: whole(), PageNumber: whole(), PageSize: whole() }), // oxfmt-ignore
  paging: [
    queryParameter('PageNumber', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 100, default: 50 })),
  ],
  key: () => idInPath(whole()),
})
const EMPLOYEE = ['FirstName', 'LastName', 'Email', 'Phone', 'JobTitle', 'SectionId', 'Employment', 'Status', 'WeeklyHours', 'HourlyWage', 'HiredOn', 'ContractEndsOn'] // oxfmt-ignore
const SHIFT = ['EmployeeId', 'SectionId', 'Date', 'Kind', 'Status']
const TIME_OFF = ['EmployeeId', 'Type', 'From', 'To']
const CERTIFICATE = ['EmployeeId', 'Name', 'IssuedOn', 'ExpiresOn']

/** The staff of a zoo: PascalCase, numbered pages with a total, keys, and enumerations that say how things stand. */
export const ZOOSTAFF_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Wexley Zoo Staff', version: 'v1', description: 'Sections, employees, shifts, time off and certificates.' }, // oxfmt-ignore
  servers: [{ url: '/staff' }],
  paths: {
    '/Sections': { get: list('Section') },
    '/Sections/{id}': { get: one('Section'), put: change('Section', ['Name', 'Building', 'AnnualBudget', 'HeadId']) },
    '/Employees': {
      get: list('Employee', 'SectionId', 'JobTitle', 'Employment', 'Status'),
      post: add('Employee', EMPLOYEE, ['FirstName', 'LastName', 'JobTitle', 'SectionId']),
    },
    '/Employees/{id}': { get: one('Employee'), patch: change('Employee', EMPLOYEE), delete: drop('Employee') },
    '/Shifts': {
      get: list('Shift', 'EmployeeId', 'SectionId', 'Date', 'Kind', 'Status'),
      post: add('Shift', SHIFT, ['EmployeeId', 'Date', 'Kind']),
    },
    '/Shifts/{id}': { get: one('Shift'), patch: change('Shift', SHIFT), delete: drop('Shift') },
    '/TimeOffRequests': {
      get: list('TimeOff', 'EmployeeId', 'Type', 'Status'),
      post: add('TimeOff', TIME_OFF, ['EmployeeId', 'Type', 'From', 'To']),
    },
    '/TimeOffRequests/{id}': { get: one('TimeOff'), patch: change('TimeOff', TIME_OFF), delete: drop('TimeOff') },
    '/TimeOffRequests/{id}/Approve': { post: act('approve', 'TimeOff', 'Approve a time-off request') },
    '/TimeOffRequests/{id}/Refuse': { post: act('refuse', 'TimeOff', 'Refuse a time-off request') },
    '/Certificates': {
      get: list('Certificate', 'EmployeeId', 'Name'),
      post: add('Certificate', CERTIFICATE, ['EmployeeId', 'Name', 'IssuedOn']),
    },
    '/Certificates/{id}': { get: one('Certificate'), patch: change('Certificate', CERTIFICATE), delete: drop('Certificate') }, // oxfmt-ignore
  },
  components: {
    schemas: { ...schemas, Failure: record({ Error: text(), Code: whole() }) },
    responses: { Failure: answers('Failure', ref('Failure')) },
  },
}
