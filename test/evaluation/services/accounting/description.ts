import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ACCOUNTANT_POSITIONS, ACCOUNTING_INVOICE_STATUSES, CLIENT_INDUSTRIES, ENGAGEMENT_SERVICES, ENGAGEMENT_STATUSES, LEGAL_FORMS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Accountant: {
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    position: choice(ACCOUNTANT_POSITIONS),
    office: text(),
    hourlyRate: decimal('What a client pays for an hour, in GBP'),
    joinedOn: date(),
  },
  Client: {
    id: whole(),
    clientNumber: text(undefined, { example: 'C-1040' }),
    companyName: text(),
    legalForm: choice(LEGAL_FORMS),
    industry: choice(CLIENT_INDUSTRIES),
    city: text(),
    contact: record({ name: text(), email: text(undefined, { format: 'email' }), phone: maybe(text()) }),
    employees: whole('Number of people they employ'),
    annualTurnover: decimal('In GBP'),
    accountantId: whole('Accountant who looks after the client'),
    clientSince: date(),
  },
  Engagement: {
    id: whole(),
    clientId: whole(),
    accountantId: whole('Accountant who does the work'),
    service: choice(ENGAGEMENT_SERVICES),
    fiscalYear: whole(),
    status: choice(ENGAGEMENT_STATUSES),
    dueDate: date(),
    budgetedHours: decimal(),
    hoursSpent: decimal(),
    fee: decimal('Agreed fee in GBP'),
  },
  Invoice: {
    id: whole(),
    invoiceNumber: text(undefined, { example: 'INV-20310' }),
    clientId: whole(),
    engagementId: whole(),
    status: choice(ACCOUNTING_INVOICE_STATUSES),
    issueDate: date(),
    dueDate: date(),
    paidOn: maybe(date()),
    amount: decimal('In GBP'),
  },
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const SUMMARIES: Record<string, string> = { list: 'Page through', get: 'Read one of', create: 'Add to', update: 'Update one of', delete: 'Remove from' } // oxfmt-ignore
const link = record({ href: text() })
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Model`,
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `getAll${capital(many)}` : `${verb}${kind}`),
  summary: (verb, _, many) => `${SUMMARIES[verb]} the ${many}`,
  page: (kind, many) =>
    record({
      _embedded: record({ [many]: listOf(ref(`${kind}Model`)) }),
      _links: record({ self: link, next: link, prev: link }),
      page: record({ size: whole(), totalElements: whole(), totalPages: whole(), number: whole() }),
    }),
  paging: [
    queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Zero-based page index'),
    queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
  ],
  key: () => idInPath(whole()),
})
const CLIENT = ['companyName', 'legalForm', 'industry', 'city', 'contact', 'employees', 'annualTurnover', 'accountantId'] // oxfmt-ignore
const ENGAGEMENT = ['clientId', 'accountantId', 'service', 'fiscalYear', 'status', 'dueDate', 'budgetedHours', 'hoursSpent', 'fee'] // oxfmt-ignore

/** An accounting office as Spring HATEOAS serves it: camelCase, HAL with pages counted from 0, codes in capitals. */
export const ACCOUNTING_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Hargreave Practice Manager', version: '1.11.0', description: 'Clients of the practice, what we do for them and what we bill.' }, // oxfmt-ignore
  servers: [{ url: '/practice' }],
  paths: {
    '/accountants': { get: list('Accountant', 'office', 'position') },
    '/accountants/{id}': { get: one('Accountant'), patch: change('Accountant', ['email', 'position', 'office', 'hourlyRate']) }, // oxfmt-ignore
    '/clients': {
      get: list('Client', 'industry', 'city', 'accountantId'),
      post: add('Client', CLIENT, ['companyName', 'legalForm', 'accountantId']),
    },
    '/clients/{id}': { get: one('Client'), patch: change('Client', CLIENT), delete: drop('Client') },
    '/engagements': {
      get: list('Engagement', 'clientId', 'accountantId', 'service', 'status'),
      post: add('Engagement', ENGAGEMENT, ['clientId', 'accountantId', 'service', 'dueDate']),
    },
    '/engagements/{id}': { get: one('Engagement'), patch: change('Engagement', ENGAGEMENT), delete: drop('Engagement') }, // oxfmt-ignore
    '/invoices': { get: list('Invoice', 'clientId', 'engagementId', 'status') },
    '/invoices/{id}': { get: one('Invoice'), patch: change('Invoice', ['status', 'dueDate', 'paidOn', 'amount']) },
    '/invoices/{id}/send': { post: act('send', 'Invoice', 'Send a draft to the client') },
  },
  components: {
    schemas: { ...schemas, ApiError: record({ status: whole(), error: text(), message: text() }) },
    responses: { Error: answers('Error', ref('ApiError')) },
  },
}
