import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CAMP_AREAS, CAMP_ROLES, JOB_PRIORITIES, JOB_STATUSES, PITCH_STATUSES, PITCH_TYPES, STAY_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Pitch: {
    Id: whole(),
    Code: text(undefined, { example: 'M12' }),
    Area: choice(CAMP_AREAS),
    Type: choice(PITCH_TYPES, 'What stands on it'),
    SizeSqm: whole('Square metres'),
    HasElectricity: flag(),
    MaxGuests: whole(),
    NightlyRate: decimal('EUR'),
    Status: choice(PITCH_STATUSES),
  },
  Guest: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: maybe(text()),
    Country: text(),
    LicencePlate: maybe(text()),
    IsClubMember: flag(),
  },
  Stay: {
    Id: whole(),
    BookingNumber: text(undefined, { example: 'LW-3300' }),
    PitchId: whole(),
    GuestId: whole('Who booked it'),
    Status: choice(STAY_STATUSES),
    ArrivalDate: date(),
    DepartureDate: date(),
    Nights: whole(),
    Party: record({ Adults: whole(), Children: whole(), Dogs: whole() }),
    TotalPrice: decimal('EUR'),
    AmountPaid: decimal('EUR'),
  },
  Employee: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Role: choice(CAMP_ROLES),
    IsSeasonal: flag('Works here only in the season'),
    HourlyPay: decimal('EUR'),
    HiredOn: date(),
  },
  Job: {
    Id: whole(),
    Title: text('What has to be done'),
    PitchId: maybe(whole('Null when it is not on a pitch')),
    EmployeeId: maybe(whole('Who does it')),
    Priority: choice(JOB_PRIORITIES),
    Status: choice(JOB_STATUSES),
    ReportedOn: date(),
    CompletedOn: maybe(date()),
    Cost: maybe(decimal('EUR')),
  },
}
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'Gets all', get: 'Gets', create: 'Creates', update: 'Updates', delete: 'Deletes' } // oxfmt-ignore
const plural = (kind: string) => (kind === 'Pitch' ? 'Pitches' : `${kind}s`)
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Model`,
  plural,
  operationId: (verb, kind, many) => (verb === 'list' ? `${many}_GetAll` : `${plural(kind)}_${verb.charAt(0).toUpperCase()}${verb.slice(1)}`), // oxfmt-ignore
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many.toLowerCase() : an(kind.toLowerCase())}`,
  page: kind => record({ Value: listOf(ref(`${kind}Model`)), Count: whole() }),
  paging: [
    queryParameter('Skip', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('Take', whole(undefined, { minimum: 1, maximum: 100, default: 50 })),
  ],
  key: () => idInPath(whole()),
})
const PITCH = ['Area', 'Type', 'SizeSqm', 'HasElectricity', 'MaxGuests', 'NightlyRate', 'Status']
const GUEST = ['FirstName', 'LastName', 'Email', 'Phone', 'Country', 'LicencePlate', 'IsClubMember']
const STAY = ['PitchId', 'GuestId', 'Status', 'ArrivalDate', 'DepartureDate', 'Party', 'TotalPrice', 'AmountPaid']
const JOB = ['Title', 'PitchId', 'EmployeeId', 'Priority', 'Status', 'Cost']

/** A campsite: PascalCase, `Skip` and `Take`, who comes along inside a stay. */
export const CAMPSITE_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Larchwood Campsite', version: 'v1', description: 'Pitches, guests, stays, employees and jobs.' },
  servers: [{ url: '/api' }],
  paths: {
    '/Pitches': { get: list('Pitch', 'Area', 'Type', 'Status') },
    '/Pitches/{id}': { get: one('Pitch'), put: change('Pitch', PITCH) },
    '/Guests': {
      get: list('Guest', 'Email', 'Country'),
      post: add('Guest', GUEST, ['FirstName', 'LastName', 'Email']),
    },
    '/Guests/{id}': { get: one('Guest'), put: change('Guest', GUEST), delete: drop('Guest') },
    '/Stays': {
      get: list('Stay', 'PitchId', 'GuestId', 'Status'),
      post: add('Stay', STAY, ['PitchId', 'GuestId', 'ArrivalDate', 'DepartureDate']),
    },
    '/Stays/{id}': { get: one('Stay'), put: change('Stay', STAY) },
    '/Stays/{id}/CheckIn': { post: act('checkIn', 'Stay', 'Checks a guest in') },
    '/Stays/{id}/CheckOut': { post: act('checkOut', 'Stay', 'Checks a guest out') },
    '/Stays/{id}/Cancel': { post: act('cancel', 'Stay', 'Cancels a stay that has not begun') },
    '/Employees': { get: list('Employee', 'Role') },
    '/Employees/{id}': { get: one('Employee'), put: change('Employee', ['Role', 'IsSeasonal', 'HourlyPay']) },
    '/Jobs': {
      get: list('Job', 'PitchId', 'EmployeeId', 'Priority', 'Status'),
      post: add('Job', JOB, ['Title']),
    },
    '/Jobs/{id}': { get: one('Job'), put: change('Job', JOB), delete: drop('Job') },
  },
  components: {
    schemas: { ...schemas, ErrorModel: record({ Error: text() }) },
    responses: { Error: answers('Error', ref('ErrorModel')) },
  },
}
