import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { CARE_LEVELS, CLIENT_STATUSES, COURSES, FUNDERS, GRADES, INCIDENT_CATEGORIES, INCIDENT_STATUSES, SEVERITIES, VISIT_STATUSES, VISIT_TYPES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Team: {
    Id: whole(),
    Name: text(),
    Area: text(),
    CoordinatorName: text(),
    Phone: text(),
    MaxClients: whole('Clients that the team can look after at most'),
  },
  Carer: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: text(),
    TeamId: whole(),
    Grade: choice(GRADES),
    ContractHours: decimal('Per week'),
    HourlyPay: decimal('In GBP'),
    HasCar: flag(),
    IsActive: flag('Still works with us'),
    StartedOn: date(),
  },
  Client: {
    Id: whole(),
    Reference: text(undefined, { example: 'MC-3300' }),
    FirstName: text(),
    LastName: text(),
    DateOfBirth: date(),
    Phone: maybe(text()),
    Address: record({ Street: text(), Town: text(), Postcode: text() }),
    TeamId: whole('Team that looks after the client'),
    KeyCarerId: maybe(whole('Carer who knows the client best')),
    CareLevel: choice(CARE_LEVELS),
    FundedBy: choice(FUNDERS),
    Status: choice(CLIENT_STATUSES),
    HasKeySafe: flag(),
    EmergencyContact: record({ Name: text(), Relation: text(), Phone: text() }),
    CareSince: date(),
  },
  Visit: {
    Id: whole(),
    ClientId: whole(),
    CarerId: maybe(whole('Null until somebody is assigned')),
    Type: choice(VISIT_TYPES),
    StartsAt: moment('UTC'),
    DurationMinutes: whole(),
    Status: choice(VISIT_STATUSES),
    MinutesLate: maybe(whole('How late the carer came; completed visits only')),
    Note: maybe(text()),
  },
  Incident: {
    Id: whole(),
    Reference: text(undefined, { example: 'IR-880' }),
    ClientId: whole(),
    ReportedById: whole('Carer who reported it'),
    Category: choice(INCIDENT_CATEGORIES),
    Severity: choice(SEVERITIES),
    Status: choice(INCIDENT_STATUSES),
    OccurredOn: date(),
    ClosedOn: maybe(date()),
  },
  Training: {
    Id: whole(),
    CarerId: whole(),
    Course: choice(COURSES),
    Provider: text(),
    Score: whole('In the test at the end, of 100'),
    CompletedOn: date(),
    ExpiresOn: maybe(date('Null when it does not expire')),
  },
}
const SUMMARIES = { list: 'Get entities from', get: 'Get entity from', create: 'Add entity to', update: 'Update entity in', delete: 'Delete entity from' } // oxfmt-ignore
const ACTED: Record<string, string> = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `Meadow.${kind}`,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => `${plural}.${verb === 'list' ? `List${kind}` : `${ACTED[verb] ?? verb}${kind}`}`,
  summary: (verb, _, plural) => `${SUMMARIES[verb]} ${plural}`,
  page: kind =>
    record({ '@odata.context': text(), '@odata.count': whole(), value: listOf(ref(`Meadow.${kind}`)), '@odata.nextLink': text() }, ['value']), // oxfmt-ignore
  paging: [
    queryParameter('$filter', text(), "Comparisons joined by `and`, such as `Status eq 'Active'` or `Score ge 80`"),
    queryParameter(
      '$top',
      whole(undefined, { minimum: 0, maximum: 100 }),
      'Show only the first n items; 50 if not set',
    ),
    queryParameter('$skip', whole(undefined, { minimum: 0 }), 'Skip the first n items'),
    queryParameter('$count', flag(), 'Include count of items'),
  ],
  key: kind => idInPath(whole(`key: Id of ${kind}`), 'Id'),
})
const CLIENT = ['FirstName', 'LastName', 'DateOfBirth', 'Phone', 'Address', 'TeamId', 'KeyCarerId', 'CareLevel', 'FundedBy', 'HasKeySafe', 'EmergencyContact'] // oxfmt-ignore
const CARER = ['FirstName', 'LastName', 'Email', 'Phone', 'TeamId', 'Grade', 'ContractHours', 'HourlyPay', 'HasCar']
const VISIT = ['ClientId', 'CarerId', 'Type', 'StartsAt', 'DurationMinutes', 'Note']

/** Home care: PascalCase entity sets, keys in parentheses, `value` with the address of the next page, simple filters. */
export const HOMECARE_DESCRIPTION = {
  openapi: '3.0.4',
  info: {
    title: 'Meadow Home Care',
    version: '1.2.0',
    description: 'Teams, carers, clients, visits at home, incidents and trainings.',
  },
  servers: [{ url: '/odata/v4' }],
  paths: {
    '/Teams': { get: list('Team') },
    '/Teams({Id})': { get: one('Team'), patch: change('Team', ['CoordinatorName', 'Phone', 'MaxClients']) },
    '/Carers': { get: list('Carer'), post: add('Carer', CARER, ['FirstName', 'LastName', 'TeamId', 'Grade']) },
    '/Carers({Id})': { get: one('Carer'), patch: change('Carer', [...CARER, 'IsActive']) },
    '/Clients': {
      get: list('Client'),
      post: add('Client', CLIENT, ['FirstName', 'LastName', 'DateOfBirth', 'TeamId', 'CareLevel']),
    },
    '/Clients({Id})': { get: one('Client'), patch: change('Client', [...CLIENT, 'Status']) },
    '/Visits': { get: list('Visit'), post: add('Visit', VISIT, ['ClientId', 'Type', 'StartsAt', 'DurationMinutes']) },
    '/Visits({Id})': { get: one('Visit'), patch: change('Visit', [...VISIT.slice(1), 'MinutesLate']), delete: drop('Visit') }, // oxfmt-ignore
    '/Visits({Id})/Complete': { post: act('Complete', 'Visit', 'Marks a planned visit as completed') },
    '/Visits({Id})/Cancel': { post: act('Cancel', 'Visit', 'Cancels a planned visit') },
    '/Incidents': {
      get: list('Incident'),
      post: add('Incident', ['ClientId', 'ReportedById', 'Category', 'Severity', 'OccurredOn'], ['ClientId', 'ReportedById', 'Category', 'Severity']), // oxfmt-ignore
    },
    '/Incidents({Id})': { get: one('Incident'), patch: change('Incident', ['Category', 'Severity', 'OccurredOn']) },
    '/Incidents({Id})/Close': { post: act('Close', 'Incident', 'Closes an incident') },
    '/Trainings': {
      get: list('Training'),
      post: add('Training', ['CarerId', 'Course', 'Provider', 'Score', 'CompletedOn', 'ExpiresOn'], ['CarerId', 'Course', 'CompletedOn']), // oxfmt-ignore
    },
    '/Trainings({Id})': { get: one('Training'), delete: drop('Training') },
  },
  components: {
    schemas: { ...schemas, 'Meadow.Error': record({ error: record({ code: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('Meadow.Error')) },
  },
}
