import { answers, choice, date, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { AGENT_ROLES, LOCALES, PRIORITIES, SCORES, TICKET_CHANNELS, TICKET_STATES, TICKET_TYPES, TIERS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const id = (description = 'Automatically assigned when the record is created') =>
  whole(description, { format: 'int64', readOnly: true })
const link = (description: string) => whole(description, { format: 'int64' })
const created = () => moment('The time the record was created')

const objects = {
  OrganizationObject: {
    id: id(),
    name: text('A unique name for the organization'),
    domain_names: listOf(text(), 'An array of domain names associated with this organization'),
    support_tier: choice(TIERS, 'What level of support the organization has bought'),
    default_group_id: maybe(link('New tickets from users in this organization are automatically put in this group')),
    notes: maybe(text('Any notes you have about the organization')),
    created_at: created(),
  },
  GroupObject: { id: id(), name: text('The name of the group'), description: text('The description of the group') },
  AgentObject: {
    id: id(),
    name: text("The agent's name"),
    email: text("The agent's primary email address"),
    role: choice(AGENT_ROLES, 'The role of the agent. Light agents can only leave internal comments'),
    group_id: link("The id of the agent's group"),
    available: flag('If the agent takes new tickets at the moment'),
    time_zone: text("The agent's time zone"),
    last_login_at: maybe(moment('Last time the agent signed in')),
  },
  RequesterObject: {
    id: id(),
    name: text("The requester's name"),
    email: text("The requester's primary email address"),
    phone: maybe(text("The requester's primary phone number")),
    organization_id: maybe(link('The id of the organization the requester belongs to')),
    locale: choice(LOCALES, "The requester's language"),
    vip: flag('If the requester is treated with preference'),
    suspended: flag('If the requester is suspended. Tickets from suspended users are also suspended'),
    created_at: created(),
  },
  TicketObject: {
    id: id(),
    subject: text('The value of the subject field for this ticket'),
    description: text('The first comment on the ticket'),
    status: choice(TICKET_STATES, 'The state of the ticket'),
    priority: maybe(choice(PRIORITIES, 'The urgency with which the ticket should be addressed')),
    type: maybe(choice(TICKET_TYPES, 'The type of this ticket')),
    channel: choice(TICKET_CHANNELS, 'How the ticket was submitted'),
    requester_id: link('The user who requested this ticket'),
    organization_id: maybe(link('The organization of the requester')),
    assignee_id: maybe(link('The agent currently assigned to the ticket')),
    group_id: link('The group this ticket is assigned to'),
    sla_policy_id: maybe(link('The SLA policy that applies to the ticket')),
    tags: listOf(text(), 'The array of tags applied to this ticket'),
    reopens: whole('How many times the ticket was reopened'),
    due_at: maybe(moment('When the ticket is due')),
    first_responded_at: maybe(moment('When an agent replied for the first time')),
    solved_at: maybe(moment('When the ticket was solved for the last time')),
    created_at: created(),
  },
  SatisfactionRatingObject: {
    id: id(),
    ticket_id: link('The id of ticket being rated'),
    requester_id: link('The id of ticket requester submitting the rating'),
    assignee_id: link('The id of agent assigned to at the time of rating'),
    score: choice(SCORES, 'The rating'),
    comment: maybe(text('The comment received with this rating, if available')),
    created_at: created(),
  },
  SLAPolicyObject: {
    id: id(),
    title: text('The title of the SLA policy'),
    first_reply_time: whole('Target for the first reply, in minutes'),
    resolution_time: whole('Target for the resolution, in minutes'),
    business_hours_only: flag('If only business hours count'),
  },
  TimeEntryObject: {
    id: id(),
    ticket_id: link('The ticket that was worked on'),
    agent_id: link('The agent who did the work'),
    minutes_spent: whole('Time spent, in minutes'),
    billable: flag('If the time is charged to the customer'),
    note: maybe(text('What was done')),
    spent_on: date('The day of the work'),
  },
}
type Name = keyof typeof objects

const meta = record({ has_more: flag(), after_cursor: maybe(text()), before_cursor: maybe(text()) })
const links = record({ next: maybe(text()), prev: maybe(text()) })
const paging = [
  queryParameter('page[size]', whole(undefined, { minimum: 1, maximum: 100 }), 'Number of records per page'),
  queryParameter('page[after]', text(), 'Cursor of the record after which the page starts'),
  queryParameter('page[before]', text(), 'Cursor of the record before which the page ends'),
]
const failed = { 422: answers('Unprocessable entity', ref('Errors')) }

const list = (tag: string, key: string, name: Name, operationId: string, summary: string, more: object[] = []) => ({
  tags: [tag],
  operationId,
  summary,
  parameters: [...more, ...paging],
  responses: { 200: answers('Success response', record({ [key]: listOf(ref(name)), meta, links })) },
})
const show = (tag: string, key: string, name: Name) => ({
  tags: [tag],
  operationId: `Show${tag.replaceAll(' ', '').replace(/ies$/, 'y').replace(/s$/, '')}`,
  summary: `Show ${tag.replace(/ies$/, 'y').replace(/s$/, '')}`,
  parameters: [pathParameter(`${key}_id`, whole())],
  responses: { 200: answers('Success response', record({ [key]: ref(name) })) },
})
/** Bodies are wrapped as answers are: `{"ticket": {…}}`. */
const body = (key: string, name: Name, fields: string[], required: string[] = []) => {
  const properties: Record<string, object> = objects[name]
  const inner = Object.fromEntries(fields.map(field => [field, properties[field]!]))
  return requestBody(record({ [key]: record(inner, required.length > 0 ? required : undefined) }, [key]))
}
const change = (tag: string, key: string, name: Name, operationId: string, summary: string, fields: string[]) => ({
  tags: [tag],
  operationId,
  summary,
  parameters: [pathParameter(`${key}_id`, whole())],
  requestBody: body(key, name, fields),
  responses: { 200: answers('Success response', record({ [key]: ref(name) })), ...failed },
})
const add = (
  tag: string,
  key: string,
  name: Name,
  operationId: string,
  summary: string,
  [fields, required]: [string[], string[]],
) => ({
  tags: [tag],
  operationId,
  summary,
  requestBody: body(key, name, fields, required),
  responses: { 201: answers('Created response', record({ [key]: ref(name) })), ...failed },
})
const drop = (tag: string, key: string, operationId: string, summary: string) => ({
  tags: [tag],
  operationId,
  summary,
  parameters: [pathParameter(`${key}_id`, whole())],
  responses: { 204: { description: 'No Content response' } },
})
const move = (operationId: string, summary: string) => ({
  tags: ['Tickets'],
  operationId,
  summary,
  parameters: [pathParameter('ticket_id', whole())],
  responses: { 200: answers('Success response', record({ ticket: ref('TicketObject') })), ...failed },
})
const TICKET_FIELDS = ['subject', 'description', 'status', 'priority', 'type', 'requester_id', 'assignee_id', 'group_id', 'sla_policy_id', 'tags', 'due_at'] // oxfmt-ignore

/** A help desk as its vendors describe theirs: an envelope per list, bodies in envelopes, cursors in brackets, sentences for every field. */
export const HELPDESK_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Support API', version: '2.0.0' },
  paths: {
    '/api/v2/tickets': {
      get: list('Tickets', 'tickets', 'TicketObject', 'ListTickets', 'List Tickets', [
        queryParameter('status', choice(TICKET_STATES)),
        queryParameter('assignee_id', whole()),
      ]),
      post: add('Tickets', 'ticket', 'TicketObject', 'CreateTicket', 'Create Ticket', [
        TICKET_FIELDS,
        ['subject', 'requester_id'],
      ]),
    },
    '/api/v2/tickets/{ticket_id}': {
      get: show('Tickets', 'ticket', 'TicketObject'),
      put: change('Tickets', 'ticket', 'TicketObject', 'UpdateTicket', 'Update Ticket', TICKET_FIELDS),
      delete: drop('Tickets', 'ticket', 'DeleteTicket', 'Delete Ticket'),
    },
    '/api/v2/tickets/{ticket_id}/reopen': { put: move('ReopenTicket', 'Reopen a solved ticket') },
    '/api/v2/tickets/{ticket_id}/escalate': { put: move('EscalateTicket', 'Hand a ticket to the Escalations group with urgent priority') }, // oxfmt-ignore
    '/api/v2/agents': { get: list('Agents', 'agents', 'AgentObject', 'ListAgents', 'List Agents') },
    '/api/v2/agents/{agent_id}': {
      get: show('Agents', 'agent', 'AgentObject'),
      put: change('Agents', 'agent', 'AgentObject', 'UpdateAgent', 'Update Agent', ['role', 'group_id', 'available', 'time_zone']), // oxfmt-ignore
    },
    '/api/v2/groups': { get: list('Groups', 'groups', 'GroupObject', 'ListGroups', 'List Groups') },
    '/api/v2/organizations': {
      get: list('Organizations', 'organizations', 'OrganizationObject', 'ListOrganizations', 'List Organizations'),
    },
    '/api/v2/organizations/{organization_id}': {
      get: show('Organizations', 'organization', 'OrganizationObject'),
      put: change('Organizations', 'organization', 'OrganizationObject', 'UpdateOrganization', 'Update Organization', ['name', 'support_tier', 'default_group_id', 'notes']), // oxfmt-ignore
    },
    '/api/v2/requesters': {
      get: list('Requesters', 'requesters', 'RequesterObject', 'ListRequesters', 'List Requesters', [
        queryParameter('query', text(), 'Part of the name or email address'),
      ]),
      post: add('Requesters', 'requester', 'RequesterObject', 'CreateRequester', 'Create Requester', [
        ['name', 'email', 'phone', 'organization_id', 'locale', 'vip'],
        ['name', 'email'],
      ]),
    },
    '/api/v2/requesters/{requester_id}': {
      get: show('Requesters', 'requester', 'RequesterObject'),
      put: change('Requesters', 'requester', 'RequesterObject', 'UpdateRequester', 'Update Requester', ['name', 'email', 'phone', 'organization_id', 'locale', 'vip', 'suspended']), // oxfmt-ignore
      delete: drop('Requesters', 'requester', 'DeleteRequester', 'Delete Requester'),
    },
    '/api/v2/satisfaction_ratings': {
      get: list('Satisfaction Ratings', 'satisfaction_ratings', 'SatisfactionRatingObject', 'ListSatisfactionRatings', 'List Satisfaction Ratings', [queryParameter('score', choice(SCORES))]), // oxfmt-ignore
    },
    '/api/v2/slas/policies': { get: list('SLA Policies', 'sla_policies', 'SLAPolicyObject', 'ListSLAPolicies', 'List SLA Policies') }, // oxfmt-ignore
    '/api/v2/time_entries': {
      get: list('Time Entries', 'time_entries', 'TimeEntryObject', 'ListTimeEntries', 'List Time Entries', [
        queryParameter('ticket_id', whole()),
      ]),
      post: add('Time Entries', 'time_entry', 'TimeEntryObject', 'CreateTimeEntry', 'Create Time Entry', [
        ['ticket_id', 'agent_id', 'minutes_spent', 'billable', 'note', 'spent_on'],
        ['ticket_id', 'minutes_spent'],
      ]),
    },
    '/api/v2/time_entries/{time_entry_id}': {
      delete: drop('Time Entries', 'time_entry', 'DeleteTimeEntry', 'Delete Time Entry'),
    },
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(objects).map(([name, properties]) => [name, record(properties)])),
      Errors: record({ error: text(), description: text(), details: record({}) }),
    },
  },
}
