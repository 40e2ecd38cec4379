import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ADVICE_LANGUAGES, ADVICE_OFFICES, ADVICE_STATUSES, CHANNELS, CLIENT_STATUSES, CREDITOR_KINDS, DEBT_KINDS, DEBT_STATUSES, EMPLOYMENTS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Adviser: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Office: choice(ADVICE_OFFICES),
    IsAccredited: flag(),
    Languages: listOf(choice(ADVICE_LANGUAGES)),
    CaseLimit: whole('How many clients at once'),
    StartedOn: date(),
  },
  Client: {
    Id: whole(),
    Reference: text(undefined, { example: 'CL-2041' }),
    FirstName: text(),
    LastName: text(),
    Phone: text(),
    Email: maybe(text(undefined, { format: 'email' })),
    Town: text(),
    Employment: choice(EMPLOYMENTS),
    Dependants: whole(),
    Budget: record({ MonthlyIncome: decimal('In GBP'), MonthlyOutgoings: decimal('In GBP') }),
    Status: choice(CLIENT_STATUSES),
    IsVulnerable: flag(),
    AdviserId: maybe(whole()),
    RegisteredOn: date(),
  },
  Creditor: {
    Id: whole(),
    Name: text(),
    Kind: choice(CREDITOR_KINDS),
    Contact: record({ Phone: text(), Email: text() }),
    AcceptsPlans: flag('Agrees to be paid in instalments'),
  },
  Debt: {
    Id: whole(),
    Number: text(undefined, { example: 'DB-70310' }),
    ClientId: whole('Who owes it'),
    CreditorId: whole('To whom it is owed'),
    Kind: choice(DEBT_KINDS),
    Balance: decimal('What is still owed, in GBP'),
    MonthlyPayment: maybe(decimal('In a plan only')),
    IsPriority: flag(),
    Status: choice(DEBT_STATUSES),
    RecordedOn: date(),
  },
  Appointment: {
    Id: whole(),
    ClientId: whole(),
    AdviserId: whole(),
    StartsAt: moment('UTC'),
    Channel: choice(CHANNELS),
    DurationMinutes: whole(),
    Status: choice(ADVICE_STATUSES),
  },
}
const ACTED: Record<string, string> = { list: 'List', get: 'Get', create: 'Add', update: 'Edit', delete: 'Remove' }
const SUMMARIES = { list: 'Search', get: 'Open one of the', create: 'Add to the', update: 'Edit one of the', delete: 'Remove one of the' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => `${ACTED[verb] ?? verb}${verb === 'list' ? plural : kind}`,
  summary: (verb, _, plural) => `${SUMMARIES[verb]} ${plural.toLowerCase()}`,
  page: kind => record({ Items: listOf(ref(kind)), TotalCount: whole(), Skip: whole(), Take: whole() }),
  paging: [
    queryParameter('Skip', whole(undefined, { minimum: 0, default: 0 })),
    queryParameter('Take', whole(undefined, { minimum: 1, maximum: 50, default: 50 })),
  ],
  key: () => idInPath(whole(), 'id'),
})
const CLIENT = ['FirstName', 'LastName', 'Phone', 'Email', 'Town', 'Employment', 'Dependants', 'Budget', 'IsVulnerable', 'AdviserId'] // oxfmt-ignore
const DEBT = ['ClientId', 'CreditorId', 'Kind', 'Balance', 'MonthlyPayment', 'IsPriority']
const APPOINTMENT = ['ClientId', 'AdviserId', 'StartsAt', 'Channel', 'DurationMinutes']

/** A debt advice charity: PascalCase, `Items` with skip and take, links by key, a budget inside a client. */
export const DEBTADVICE_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Fairstart Debt Advice',
    version: '1.2',
    description: 'Advisers, clients with their debts and creditors, and appointments.',
  },
  servers: [{ url: '/service' }],
  paths: {
    '/Advisers': { get: list('Adviser', 'Office') },
    '/Advisers/{id}': { get: one('Adviser'), put: change('Adviser', ['Email', 'Office', 'IsAccredited', 'CaseLimit']) },
    '/Clients': {
      get: list('Client', 'AdviserId', 'Status', 'Town', 'Reference'),
      post: add('Client', CLIENT, ['FirstName', 'LastName', 'Phone']),
    },
    '/Clients/{id}': { get: one('Client'), put: change('Client', [...CLIENT, 'Status']) },
    '/Creditors': { get: list('Creditor', 'Kind') },
    '/Creditors/{id}': { get: one('Creditor'), put: change('Creditor', ['Contact', 'AcceptsPlans']) },
    '/Debts': {
      get: list('Debt', 'ClientId', 'CreditorId', 'Kind', 'Status', 'Number'),
      post: add('Debt', DEBT, ['ClientId', 'CreditorId', 'Kind', 'Balance']),
    },
    '/Debts/{id}': { get: one('Debt'), put: change('Debt', DEBT), delete: drop('Debt') },
    '/Debts/{id}/Settle': { post: act('Settle', 'Debt', 'Settle a debt') },
    '/Appointments': {
      get: list('Appointment', 'ClientId', 'AdviserId', 'Status', 'Channel'),
      post: add('Appointment', APPOINTMENT, ['ClientId', 'AdviserId', 'StartsAt']),
    },
    '/Appointments/{id}': { get: one('Appointment'), put: change('Appointment', APPOINTMENT), delete: drop('Appointment') }, // oxfmt-ignore
    '/Appointments/{id}/Cancel': { post: act('Cancel', 'Appointment', 'Cancel an appointment') },
  },
  components: {
    schemas: { ...schemas, Failure: record({ Error: text() }) },
    responses: { Failure: answers('Failure', ref('Failure')) },
  },
}
