import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DECISIONS, DEVICE_KINDS, EMPLOYMENT_TYPES, SITES, STAFF_STATES, TIME_OFF_TYPES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Division: {
    Id: whole(),
    Code: text(undefined, { example: 'FIN' }),
    Name: text(),
    HeadId: whole('Staff member who leads the division'),
    AnnualBudget: decimal('In EUR'),
    CostCentre: whole(),
  },
  StaffMember: {
    Id: whole(),
    StaffNumber: text(undefined, { example: 'S-2040' }),
    FirstName: text(),
    LastName: text(),
    WorkEmail: text(undefined, { format: 'email' }),
    Mobile: maybe(text()),
    JobTitle: text(),
    DivisionId: whole(),
    SupervisorId: maybe(whole('Staff member to whom this one reports')),
    EmploymentType: choice(EMPLOYMENT_TYPES),
    WeeklyHours: whole(),
    AnnualSalary: decimal('In EUR'),
    Site: choice(SITES),
    State: choice(STAFF_STATES),
    StartedOn: date(),
    LeftOn: maybe(date()),
    HomeAddress: record({ Street: text(), City: text(), Postcode: text() }),
  },
  TimeOffRequest: {
    Id: whole(),
    StaffMemberId: whole(),
    Type: choice(TIME_OFF_TYPES),
    FirstDay: date(),
    LastDay: date(),
    WorkingDays: whole(),
    Decision: choice(DECISIONS),
    SubmittedOn: date(),
    Comment: maybe(text()),
  },
  Appraisal: {
    Id: whole(),
    StaffMemberId: whole('Who was appraised'),
    AppraiserId: whole('Staff member who held the appraisal'),
    HeldOn: date(),
    OverallScore: whole('5 is best', { minimum: 1, maximum: 5 }),
    PromotionProposed: flag(),
  },
  Device: {
    Id: whole(),
    AssetTag: text(undefined, { example: 'NG-3300' }),
    Kind: choice(DEVICE_KINDS),
    Model: text(),
    StaffMemberId: maybe(whole('Who has it; null when nobody does')),
    PurchasePrice: decimal('In EUR'),
    PurchasedOn: date(),
    WarrantyEndsOn: date(),
  },
}
const spoken = (kind: string) => kind.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const SUMMARIES = { list: 'Lists', get: 'Returns a single', create: 'Creates a', update: 'Updates a', delete: 'Deletes a' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, _, plural) => `${plural}_${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
  summary: (verb, kind, plural) => `${SUMMARIES[verb]} ${spoken(verb === 'list' ? plural : kind)}`,
  page: kind =>
    record({ '@odata.count': whole(), value: listOf(ref(kind)), '@odata.nextLink': text() }, ['value']), // oxfmt-ignore
  paging: [
    queryParameter('$filter', text(), "Comparisons joined by `and`, such as `Site eq 'Hull' and WeeklyHours ge 32`"),
    queryParameter('$top', whole('50 if it is not told', { minimum: 0, maximum: 100 })),
    queryParameter('$skip', whole(undefined, { minimum: 0 })),
    queryParameter('$count', flag('Tell how many there are')),
  ],
  key: () => idInPath(whole(), 'Id'),
})
const STAFF = ['FirstName', 'LastName', 'WorkEmail', 'Mobile', 'JobTitle', 'DivisionId', 'SupervisorId', 'EmploymentType', 'WeeklyHours', 'AnnualSalary', 'Site', 'StartedOn', 'HomeAddress'] // oxfmt-ignore
const REQUEST = ['StaffMemberId', 'Type', 'FirstDay', 'LastDay', 'Comment']
const DEVICE = ['AssetTag', 'Kind', 'Model', 'StaffMemberId', 'PurchasePrice', 'PurchasedOn', 'WarrantyEndsOn']

/** Staff of a logistics company: PascalCase entity sets, keys in parentheses, `value` and the address of the next page. */
export const STAFFROOM_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Northgate Logistics Staffroom',
    version: '1.0',
    description: 'Divisions, staff members, their requests for time off, appraisals and the devices they use.',
  },
  servers: [{ url: '/odata' }],
  paths: {
    '/Divisions': { get: list('Division') },
    '/Divisions({Id})': { get: one('Division'), patch: change('Division', ['Name', 'HeadId', 'AnnualBudget']) },
    '/StaffMembers': {
      get: list('StaffMember'),
      post: add('StaffMember', STAFF, ['FirstName', 'LastName', 'WorkEmail', 'JobTitle', 'DivisionId']),
    },
    '/StaffMembers({Id})': { get: one('StaffMember'), patch: change('StaffMember', [...STAFF, 'State']) },
    '/TimeOffRequests': {
      get: list('TimeOffRequest'),
      post: add('TimeOffRequest', REQUEST, ['StaffMemberId', 'Type', 'FirstDay', 'LastDay']),
    },
    '/TimeOffRequests({Id})': {
      get: one('TimeOffRequest'),
      patch: change('TimeOffRequest', REQUEST.slice(1)),
      delete: drop('TimeOffRequest'),
    },
    '/TimeOffRequests({Id})/Approve': { post: act('approve', 'TimeOffRequest', 'Approves a pending request') },
    '/TimeOffRequests({Id})/Decline': { post: act('decline', 'TimeOffRequest', 'Declines a pending request') },
    '/Appraisals': { get: list('Appraisal') },
    '/Appraisals({Id})': { get: one('Appraisal') },
    '/Devices': { get: list('Device'), post: add('Device', DEVICE, ['AssetTag', 'Kind', 'Model']) },
    '/Devices({Id})': { get: one('Device'), patch: change('Device', DEVICE.slice(1)), delete: drop('Device') },
  },
  components: {
    schemas: { ...schemas, ODataError: record({ error: record({ code: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('ODataError')) },
  },
}
