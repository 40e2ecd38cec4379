import type { Catalogue } from '../../../src/agent/catalogue/read-catalogue.ts'
import type { ParameterRecord } from '../../../src/contract/registry.ts'
import { tool } from '../library/catalogue.ts'

type Schema = Record<string, unknown>

const text: Schema = { type: 'string' }
const empty: Schema = { type: ['string', 'null'] }
const integer: Schema = { type: 'integer' }
const flag: Schema = { type: 'boolean' }
const day: Schema = { type: ['string', 'null'], format: 'date' }

export const STATES = ['open', 'in_progress', 'waiting', 'closed']
const ADDRESS: Schema = { type: 'object', properties: { street: text, city: text, zip: text, country: text } }
const TICKET = {
  id: integer,
  subject: text,
  state: { type: 'string', enum: STATES },
  urgency: { type: 'string', enum: ['low', 'normal', 'high'] },
  agentId: { type: ['integer', 'null'], description: 'The agent who works on it' },
  customerId: integer,
  dueOn: day,
  comments: empty,
  tags: { type: 'array', items: text },
  estimate: { type: ['number', 'null'], minimum: 0, maximum: 40, description: 'Hours' },
  escalated: flag,
}
const AGENT = { id: integer, fullName: text, email: { type: 'string', format: 'email' }, team: text, active: flag }
const CUSTOMER = {
  id: integer,
  firstName: text,
  lastName: text,
  email: { type: 'string', format: 'email' },
  phone: empty,
  company: empty,
  jobTitle: empty,
  address: ADDRESS,
  credit: { type: 'number', description: 'US dollars' },
  newsletter: flag,
}
const PART = { sku: text, name: text, price: { type: 'number', description: 'US dollars' }, stock: integer }
const SHIPMENT = {
  id: integer,
  customerId: integer,
  status: { type: 'string', enum: ['packed', 'sent', 'delivered', 'cancelled'] },
  lines: {
    type: 'array',
    items: {
      type: 'object',
      required: ['partSku', 'quantity'],
      properties: { partSku: text, quantity: { type: 'integer', minimum: 1 } },
    },
  },
  note: empty,
}

const record = (properties: Schema): Schema => ({ type: 'object', properties })
const listOf = (properties: Schema): Schema => ({ type: 'array', items: record(properties) })
const parameter = (name: string, schema: Schema, place: string, required: boolean): ParameterRecord => ({
  name,
  type: [schema.type].flat()[0] as string,
  required,
  description: typeof schema.description === 'string' ? schema.description : '',
  constraints: [],
  in: place,
  schema,
})
const key = (name: string, schema: Schema = integer) => parameter(name, schema, 'path', true)
const body = (properties: Schema, required: string[] = [], ...left: string[]): ParameterRecord[] =>
  Object.entries(properties)
    .filter(([name]) => !left.includes(name))
    .map(([name, schema]) => parameter(name, schema as Schema, 'body', required.includes(name)))

const desk = [
  tool('desk', 'list_tickets', 'GET', '/tickets', [], listOf(TICKET)),
  tool('desk', 'open_ticket', 'POST', '/tickets', body(TICKET, ['subject', 'customerId'], 'id'), record(TICKET)),
  tool('desk', 'patch_ticket', 'PATCH', '/tickets/{id}', [key('id'), ...body(TICKET, [], 'id')], record(TICKET)),
  tool('desk', 'delete_ticket', 'DELETE', '/tickets/{id}', [key('id')], record({ ok: flag })),
  tool('desk', 'escalate', 'POST', '/tickets/{id}/escalate', [key('id'), ...body({ reason: text })], record(TICKET)),
  tool(
    'desk',
    'hand_over',
    'POST',
    '/tickets/{id}/assign',
    [key('id'), ...body({ agentId: integer }, ['agentId'])],
    record(TICKET),
  ),
  tool('desk', 'list_agents', 'GET', '/agents', [], listOf(AGENT)),
  tool(
    'desk',
    'put_agent',
    'PUT',
    '/agents/{id}',
    [key('id'), ...body(AGENT, ['fullName', 'email', 'team', 'active'], 'id')],
    record(AGENT),
  ),
  tool('desk', 'list_customers', 'GET', '/customers', [], listOf(CUSTOMER)),
  tool(
    'desk',
    'add_customer',
    'POST',
    '/customers',
    body(CUSTOMER, ['firstName', 'lastName', 'email'], 'id'),
    record(CUSTOMER),
  ),
  tool(
    'desk',
    'patch_customer',
    'PATCH',
    '/customers/{id}',
    [key('id'), ...body(CUSTOMER, [], 'id')],
    record(CUSTOMER),
  ),
  tool('desk', 'remove_customer', 'DELETE', '/customers/{id}', [key('id')], record({ ok: flag })),
  tool('desk', 'list_parts', 'GET', '/parts', [], listOf(PART)),
  tool('desk', 'patch_part', 'PATCH', '/parts/{sku}', [key('sku', text), ...body(PART, [], 'sku')], record(PART)),
  tool('desk', 'list_shipments', 'GET', '/shipments', [], listOf(SHIPMENT)),
  tool(
    'desk',
    'create_shipment',
    'POST',
    '/shipments',
    body(SHIPMENT, ['customerId', 'lines'], 'id', 'status'),
    record(SHIPMENT),
  ),
  tool(
    'desk',
    'patch_shipment',
    'PATCH',
    '/shipments/{id}',
    [key('id'), ...body({ status: SHIPMENT.status, note: empty })],
    record(SHIPMENT),
  ),
]
const MEETING = { id: integer, title: text, room: text, starts_on: { type: 'string', format: 'date' } }
const argument = (name: string, schema: Schema, required = false) => parameter(name, schema, 'argument', required)
/** Tools of an MCP server: what they do stands in their names. */
const rooms = [
  { ...tool('rooms', 'list_meetings', 'POST', '/list_meetings', [], listOf(MEETING)), read_only: true },
  tool(
    'rooms',
    'create_meeting',
    'POST',
    '/create_meeting',
    [argument('title', text, true), argument('room', text), argument('starts_on', MEETING.starts_on, true)],
    record(MEETING),
  ),
  tool(
    'rooms',
    'update_meeting',
    'POST',
    '/update_meeting',
    [
      argument('meeting_id', integer, true),
      argument('title', text),
      argument('room', text),
      argument('starts_on', MEETING.starts_on),
    ],
    record(MEETING),
  ),
  tool(
    'rooms',
    'cancel_meeting',
    'POST',
    '/cancel_meeting',
    [argument('meeting_id', integer, true)],
    record({ done: flag }),
  ),
  tool(
    'rooms',
    'draw_graph',
    'POST',
    '/draw_graph',
    [argument('nodes', integer, true), argument('style', text)],
    record({ url: text }),
  ),
]

const byName = (records: ReturnType<typeof tool>[]) => Object.fromEntries(records.map(r => [r.api_name, r]))

/** A help desk with operations of their own and nested values, and a room planner whose tools say all in their names. */
export const deskCatalogue = (): Catalogue => structuredClone({ desk: byName(desk), rooms: byName(rooms) })
