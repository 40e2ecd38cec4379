import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { APPLICANT_TYPES, GROUNDS, JOB_TITLES, OUTCOMES, PERMIT_TYPES, STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  District: {
    Id: whole(),
    Name: text(),
    Population: whole(),
    AreaHectares: decimal(),
    IsConservationArea: flag('Stricter rules apply to façades and signs'),
  },
  Officer: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    JobTitle: choice(JOB_TITLES),
    DistrictId: whole('District that the officer is responsible for'),
    MaxCaseload: whole('Open applications that the officer can take at most'),
    IsOnLeave: flag(),
    StartedOn: date(),
  },
  Applicant: {
    Id: whole(),
    Name: text('Full name of the person, or name of the company'),
    Type: choice(APPLICANT_TYPES),
    Email: maybe(text(undefined, { format: 'email' })),
    Phone: text(),
    Address: record({ Street: text(), City: text(), PostCode: text() }),
  },
  Application: {
    Id: whole(),
    Reference: text(undefined, { example: 'PA-51230' }),
    Type: choice(PERMIT_TYPES),
    Status: choice(STATUSES),
    ApplicantId: whole(),
    OfficerId: maybe(whole('Officer who handles it; null until it is assigned')),
    DistrictId: whole('District of the site'),
    SiteAddress: text(),
    SubmittedOn: date(),
    DecisionDueOn: date('Statutory deadline'),
    DecidedOn: maybe(date('When it was approved or rejected')),
    IsFastTrack: flag(),
    EstimatedCost: maybe(decimal('Cost of the works in GBP; for building and demolition only')),
    Fee: record({ Amount: decimal('GBP'), PaidOn: maybe(date()) }),
  },
  Inspection: {
    Id: whole(),
    ApplicationId: whole(),
    InspectorId: whole('Officer who inspects'),
    ScheduledFor: moment(),
    DurationMinutes: whole(),
    Outcome: maybe(choice(OUTCOMES, 'Null until the visit took place')),
    Remarks: maybe(text()),
  },
  Objection: {
    Id: whole(),
    ApplicationId: whole(),
    ObjectorName: text(),
    Ground: choice(GROUNDS),
    ReceivedOn: date(),
    IsUpheld: maybe(flag('Null until the application is decided')),
  },
}
const SUMMARIES = { list: 'Returns', get: 'Returns', create: 'Adds', update: 'Changes', delete: 'Removes' }
const an = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, _, plural) =>
    verb === 'list' ? `${plural}_GetAll` : `${plural}_${verb === 'get' ? 'GetById' : capital(verb)}`,
  summary: (verb, kind, plural) => `${SUMMARIES[verb]} ${verb === 'list' ? plural.toLowerCase() : an(kind)}`,
  page: kind =>
    record({ Items: listOf(ref(kind)), PageNumber: whole(), PageSize: whole(), TotalItems: whole() }, ['Items', 'TotalItems']), // oxfmt-ignore
  paging: [
    queryParameter('PageNumber', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 50, default: 20 })),
  ],
  key: () => idInPath(whole(), 'Id'),
})
function capital(verb: string) {
  return verb.charAt(0).toUpperCase() + verb.slice(1)
}
const APPLICANT = ['Name', 'Type', 'Email', 'Phone', 'Address']
const APPLICATION = ['Type', 'ApplicantId', 'DistrictId', 'SiteAddress', 'IsFastTrack', 'EstimatedCost']

/** A municipal permits office: PascalCase, pages of at most 50 by number, nested fees, decisions as actions. */
export const PERMITS_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Eastmere Permits Office',
    version: 'v1',
    description: 'Permit applications of the city of Eastmere, with their inspections and objections.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/Districts': { get: list('District') },
    '/Districts/{Id}': { get: one('District') },
    '/Officers': { get: list('Officer', 'JobTitle', 'DistrictId') },
    '/Officers/{Id}': { get: one('Officer'), patch: change('Officer', ['JobTitle', 'DistrictId', 'MaxCaseload', 'IsOnLeave']) }, // oxfmt-ignore
    '/Applicants': { get: list('Applicant', 'Type'), post: add('Applicant', APPLICANT, ['Name', 'Type', 'Phone']) },
    '/Applicants/{Id}': { get: one('Applicant'), patch: change('Applicant', APPLICANT) },
    '/Applications': {
      get: list('Application', 'Type', 'Status', 'ApplicantId', 'OfficerId', 'DistrictId', 'Reference'),
      post: add('Application', APPLICATION, ['Type', 'ApplicantId', 'DistrictId', 'SiteAddress']),
    },
    '/Applications/{Id}': { get: one('Application'), patch: change('Application', [...APPLICATION, 'OfficerId', 'DecisionDueOn']) }, // oxfmt-ignore
    '/Applications/{Id}/Approve': { post: act('approve', 'Application', 'Approves an application that is open') },
    '/Applications/{Id}/Reject': { post: act('reject', 'Application', 'Rejects an application that is open') },
    '/Applications/{Id}/Withdraw': { post: act('withdraw', 'Application', 'The applicant withdraws the application') },
    '/Inspections': {
      get: list('Inspection', 'ApplicationId', 'InspectorId', 'Outcome'),
      post: add('Inspection', ['ApplicationId', 'InspectorId', 'ScheduledFor', 'DurationMinutes', 'Remarks'], ['ApplicationId', 'InspectorId', 'ScheduledFor']), // oxfmt-ignore
    },
    '/Inspections/{Id}': {
      get: one('Inspection'),
      patch: change('Inspection', ['InspectorId', 'ScheduledFor', 'DurationMinutes', 'Outcome', 'Remarks']),
      delete: drop('Inspection'),
    },
    '/Objections': {
      get: list('Objection', 'ApplicationId', 'Ground'),
      post: add('Objection', ['ApplicationId', 'ObjectorName', 'Ground', 'ReceivedOn'], ['ApplicationId', 'ObjectorName', 'Ground']), // oxfmt-ignore
    },
    '/Objections/{Id}': { get: one('Objection'), delete: drop('Objection') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ Title: text(), Status: whole() }, ['Title']) },
    responses: { Problem: answers('The request cannot be met', ref('Problem')) },
  },
}
