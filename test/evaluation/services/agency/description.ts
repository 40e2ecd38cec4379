import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { BILLING_TYPES, DISCIPLINES, INDUSTRIES, INVOICE_STATUSES, ITEM_STATUSES, PRIORITIES } from './data.ts'
import { PROJECT_STATUSES, PROJECT_TYPES, TIMESHEET_STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Client: {
    id: whole('Unique id', { example: 301 }),
    name: text('Company name'),
    industry: choice(INDUSTRIES),
    city: text(),
    country: text(),
    contactName: text('Our contact person at the client'),
    contactEmail: text('E-mail address of the contact person', { format: 'email' }),
    accountManager: text('Full name of the colleague who looks after the client'),
    paymentTermsDays: whole('Days the client has to pay an invoice'),
    isActive: flag('False when we no longer work for the client'),
    clientSince: date(),
  },
  Project: {
    id: whole('Unique id', { example: 1101 }),
    code: text('Short project code', { example: 'P-2204' }),
    name: text(),
    clientId: whole('Id of the client the project is for'),
    type: choice(PROJECT_TYPES),
    status: choice(PROJECT_STATUSES),
    billingType: choice(BILLING_TYPES, 'How the work is billed'),
    budget: whole('Agreed budget in EUR, without VAT'),
    hourlyRate: whole('Rate per billable hour in EUR'),
    projectLead: text('Full name of the colleague who leads the project'),
    startDate: date('First day of the project'),
    endDate: maybe(date('Planned or actual last day; empty when open-ended')),
  },
  WorkItem: {
    id: whole('Unique id', { example: 5001 }),
    reference: text('Reference people use for the work item', { example: 'WI-1040' }),
    projectId: whole('Id of the project'),
    title: text(),
    discipline: choice(DISCIPLINES),
    status: choice(ITEM_STATUSES),
    priority: choice(PRIORITIES),
    assignee: maybe(text('Full name of the colleague who works on it; empty when nobody does yet')),
    estimatedHours: maybe(whole('Estimate in hours')),
    dueDate: maybe(date()),
    createdAt: moment(),
    completedAt: maybe(moment('When it was done')),
  },
  Timesheet: {
    id: whole('Unique id', { example: 8001 }),
    projectId: whole('Id of the project'),
    employee: text('Full name of the colleague who did the work'),
    weekStarting: date('Monday of the week'),
    hours: decimal('Hours worked on the project in that week'),
    billableHours: decimal('Part of the hours that the client is charged for'),
    status: choice(TIMESHEET_STATUSES),
    comment: maybe(text()),
  },
  Invoice: {
    id: whole('Unique id', { example: 9001 }),
    number: text('Invoice number', { example: 'INV-4011' }),
    clientId: whole('Id of the client'),
    projectId: whole('Id of the project'),
    status: choice(INVOICE_STATUSES),
    issueDate: date('Date of the invoice'),
    dueDate: date('Day by which it has to be paid'),
    paidDate: maybe(date('Day the money arrived')),
    netAmount: decimal('Amount in EUR without VAT'),
    vatAmount: decimal('VAT in EUR'),
    totalAmount: decimal('Amount in EUR including VAT'),
  },
}
const WORDS: Record<string, string> = { WorkItem: 'work item', Timesheet: 'time sheet' }
const word = (kind: string) => WORDS[kind] ?? kind.toLowerCase()
const an = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${word(kind)}`
const VERBS = { get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => (verb === 'list' ? `list${plural}` : `${verb}${kind}`),
  summary: (verb, kind) => (verb === 'list' ? `List ${word(kind)}s` : `${VERBS[verb]} ${an(kind)}`),
  page: kind =>
    record(
      { items: listOf(ref(kind)), hasMore: flag('Whether there are further pages'), nextCursor: maybe(text('Pass it as `cursor` to get the next page')) }, // oxfmt-ignore
      ['items', 'hasMore', 'nextCursor'],
    ),
  paging: [
    queryParameter('cursor', text(), 'Where to go on; the nextCursor of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 50 }), 'Records per page'),
  ],
  key: kind => idInPath(whole(`Id of the ${word(kind)}`)),
})
const CLIENT = ['name', 'industry', 'city', 'country', 'contactName', 'contactEmail', 'accountManager', 'paymentTermsDays'] // oxfmt-ignore
const PROJECT = ['name', 'type', 'status', 'billingType', 'budget', 'hourlyRate', 'projectLead', 'startDate', 'endDate'] // oxfmt-ignore
const ITEM = ['title', 'discipline', 'priority', 'assignee', 'estimatedHours', 'dueDate']
const SHEET = ['hours', 'billableHours', 'comment']

/** A project tool of an agency: camelCase, flat ids, a cursor without a total. */
export const AGENCY_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Foxglove Studio Planner',
    version: '1.8.0',
    description:
      'Clients, projects, work items, weekly time sheets and invoices of a creative agency. Amounts are in EUR.',
  },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/clients': {
      get: list('Client', 'industry', 'isActive'),
      post: add('Client', CLIENT, ['name', 'industry', 'contactEmail']),
    },
    '/clients/{id}': { get: one('Client'), patch: change('Client', [...CLIENT, 'isActive']), delete: drop('Client') },
    '/projects': {
      get: list('Project', 'clientId', 'status', 'type'),
      post: add('Project', ['clientId', ...PROJECT], ['clientId', 'name', 'type']),
    },
    '/projects/{id}': { get: one('Project'), patch: change('Project', PROJECT) },
    '/workItems': {
      get: list('WorkItem', 'projectId', 'status', 'assignee'),
      post: add('WorkItem', ['projectId', ...ITEM], ['projectId', 'title']),
    },
    '/workItems/{id}': {
      get: one('WorkItem'),
      patch: change('WorkItem', [...ITEM, 'status']),
      delete: drop('WorkItem'),
    },
    '/timesheets': {
      get: list('Timesheet', 'projectId', 'employee', 'status'),
      post: add('Timesheet', ['projectId', 'employee', 'weekStarting', ...SHEET], ['projectId', 'employee', 'weekStarting', 'hours']), // oxfmt-ignore
    },
    '/timesheets/{id}': { get: one('Timesheet'), patch: change('Timesheet', SHEET), delete: drop('Timesheet') },
    '/timesheets/{id}/approve': { post: act('approve', 'Timesheet', 'Approve a submitted time sheet') },
    '/invoices': { get: list('Invoice', 'clientId', 'projectId', 'status') },
    '/invoices/{id}': { get: one('Invoice'), patch: change('Invoice', ['dueDate', 'status', 'paidDate']) },
  },
  components: {
    schemas: { ...schemas, Error: record({ code: text(), message: text() }, ['code', 'message']) },
    responses: { BadRequest: answers('The request is not valid', ref('Error')) },
  },
}
