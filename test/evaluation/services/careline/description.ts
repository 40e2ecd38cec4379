import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { APPLIANCE_CATEGORIES } from './catalogue.ts'
import {
  AGENT_ROLES,
  AVAILABILITIES,
  CALLBACK_STATUSES,
  CARE_PLANS,
  CHANNELS,
  CONTACT_WAYS,
  ISSUE_TYPES,
  PRIORITIES,
  TICKET_STATUSES,
} from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })
const KINDS: Record<string, Record<string, object>> = {
  Team: { id: whole(), name: text(), email: email(), lead_agent_id: whole('The agent who leads the team') },
  Agent: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: email(),
    extension: text('Internal phone extension', { example: '2101' }),
    team_id: whole(),
    role: choice(AGENT_ROLES),
    availability: choice(AVAILABILITIES),
    started_on: date('First day at the desk'),
  },
  Customer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: email(),
    phone: maybe(text()),
    city: text(),
    eircode: text('Postcode', { example: 'H91 K4C7' }),
    preferred_contact: choice(CONTACT_WAYS),
    care_plan: choice(CARE_PLANS),
    customer_since: date(),
  },
  Product: {
    id: whole(),
    model_number: text(undefined, { example: 'WM-710' }),
    name: text(),
    category: choice(APPLIANCE_CATEGORIES),
    price: decimal('Recommended price in EUR'),
    warranty_months: whole(),
    discontinued: flag('No longer made'),
  },
  Ticket: {
    id: whole(),
    ticket_number: text('The number that customers are told', { example: 'CL-18240' }),
    subject: text(),
    description: maybe(text()),
    customer_id: whole('Who raised the ticket'),
    product_id: maybe(whole('The appliance it is about, if any')),
    team_id: whole(),
    agent_id: maybe(whole('The agent it is assigned to')),
    status: choice(TICKET_STATUSES),
    priority: choice(PRIORITIES),
    channel: choice(CHANNELS, 'How the ticket reached us'),
    issue_type: choice(ISSUE_TYPES),
    created_at: moment(),
    due_on: date('When it should be resolved'),
    resolved_at: maybe(moment()),
    minutes_spent: whole('Handling time in minutes'),
    satisfaction_score: maybe(whole('Given by the customer afterwards', { minimum: 1, maximum: 5 })),
  },
  Callback: {
    id: whole(),
    ticket_id: whole(),
    agent_id: whole('Who calls'),
    scheduled_for: moment(),
    status: choice(CALLBACK_STATUSES),
    duration_minutes: maybe(whole()),
    note: maybe(text()),
  },
}
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const an = (word: string) => `${word.startsWith('a') ? 'an' : 'a'} ${word}`
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind.toLowerCase()}s`,
  operationId: (verb, kind, many) => `${verb}_${verb === 'list' ? many : kind.toLowerCase()}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many : an(kind.toLowerCase())}`,
  page: kind => record({ items: listOf(ref(kind)), next_cursor: maybe(text('Null on the last page')) }),
  paging: [
    queryParameter('cursor', text(), 'next_cursor of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(whole()),
})
const AGENT = ['first_name', 'last_name', 'email', 'extension', 'team_id', 'role', 'availability', 'started_on']
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'city', 'eircode', 'preferred_contact', 'care_plan']
const NEW_TICKET = ['subject', 'description', 'customer_id', 'product_id', 'priority', 'channel', 'issue_type']
const TICKET = ['subject', 'description', 'product_id', 'team_id', 'agent_id', 'status', 'priority', 'issue_type', 'due_on', 'minutes_spent'] // oxfmt-ignore
const CALLBACK = ['agent_id', 'scheduled_for', 'status', 'duration_minutes', 'note']

/** The support desk of a maker of household appliances: snake_case, numeric ids, cursors without a total. */
export const CARELINE_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Kilbrae Careline API', version: '1.8.0', description: 'Support tickets, callbacks, customers, agents, teams and products of Kilbrae Home Appliances.' }, // oxfmt-ignore
  servers: [{ url: '/v1' }],
  paths: {
    '/teams': { get: list('Team') },
    '/teams/{id}': { get: one('Team') },
    '/agents': {
      get: list('Agent', 'team_id', 'role', 'availability'),
      post: add('Agent', AGENT, ['first_name', 'last_name', 'email', 'team_id']),
    },
    '/agents/{id}': { get: one('Agent'), patch: change('Agent', AGENT) },
    '/customers': {
      get: list('Customer', 'email', 'city', 'care_plan'),
      post: add('Customer', CUSTOMER, ['first_name', 'last_name', 'email']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/products': { get: list('Product', 'category', 'model_number') },
    '/products/{id}': { get: one('Product'), patch: change('Product', ['name', 'price', 'warranty_months', 'discontinued']) }, // oxfmt-ignore
    '/tickets': {
      get: list('Ticket', 'ticket_number', 'status', 'priority', 'channel', 'issue_type', 'customer_id', 'product_id', 'team_id', 'agent_id'), // oxfmt-ignore
      post: add('Ticket', NEW_TICKET, ['subject', 'customer_id']),
    },
    '/tickets/{id}': { get: one('Ticket'), patch: change('Ticket', TICKET), delete: drop('Ticket') },
    '/tickets/{id}/assign': {
      post: {
        ...act('assign', 'Ticket', 'Assign a ticket to an agent'),
        requestBody: requestBody(record({ agent_id: whole() }, ['agent_id'])),
      },
    },
    '/tickets/{id}/resolve': { post: act('resolve', 'Ticket', 'Mark a ticket as resolved') },
    '/tickets/{id}/reopen': { post: act('reopen', 'Ticket', 'Reopen a resolved or closed ticket') },
    '/callbacks': {
      get: list('Callback', 'ticket_id', 'agent_id', 'status'),
      post: add('Callback', ['ticket_id', 'agent_id', 'scheduled_for', 'note'], ['ticket_id', 'scheduled_for']),
    },
    '/callbacks/{id}': { get: one('Callback'), patch: change('Callback', CALLBACK) },
    '/callbacks/{id}/cancel': { post: act('cancel', 'Callback', 'Cancel a scheduled callback') },
  },
  components: {
    schemas: { ...schemas, Error: record({ error: record({ code: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
