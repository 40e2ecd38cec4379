import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { date as day, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads, type Served } from '../../support/styles/serve.ts'

const depots = [
  { id: 1, name: 'North Yard', city: 'Bonn' },
  { id: 2, name: 'South Yard', city: 'Rome' },
]
const wares = [
  { id: 11, name: 'Gull Vase', packed_on: '2025-01-01' },
  { id: 12, name: 'Tern Bowl', packed_on: '2025-01-02' },
]
const stocks = [
  { id: 21, ware_id: 11, depot_id: 1, quantity_on_hand: 7, quantity_reserved: 2, reorder_point: 9 },
  { id: 22, ware_id: 11, depot_id: 2, quantity_on_hand: 5, quantity_reserved: 0, reorder_point: 4 },
  { id: 23, ware_id: 12, depot_id: 2, quantity_on_hand: 0, quantity_reserved: 0, reorder_point: 4 },
]
const vans = [
  { id: 31, number: 'V-31', depot_id: 1, state: 'PLANNED', planned_on: '2025-05-16', sent_out_on: null },
  { id: 32, number: 'V-32', depot_id: 2, state: 'LOADING', planned_on: '2025-05-17', sent_out_on: null },
  { id: 33, number: 'V-33', depot_id: 2, state: 'AWAY', planned_on: '2025-05-02', sent_out_on: '2025-05-02' },
  { id: 34, number: 'V-34', depot_id: 2, state: 'PLANNED', planned_on: '2025-07-02', sent_out_on: null },
]
const buys = [
  { id: 41, number: 'B-41', depot_id: 1, due_on: '2025-05-02', received_on: null },
  { id: 42, number: 'B-42', depot_id: 2, due_on: '2025-05-02', received_on: '2025-05-01' },
  { id: 43, number: 'B-43', depot_id: 2, due_on: '2025-05-18', received_on: null },
]
const stacks = [
  { id: 51, boxes: 4, stacked_on: '2025-05-01' },
  { id: 52, boxes: 5, stacked_on: '2025-05-02' },
]
const maybe = { type: ['string', 'null'], format: 'date' }
const planned = { ...day, description: 'Planned day of dispatch' }
const yard = () =>
  converse(
    reads('yard', '/depots', () => depots, list({ id, name: text, city: text })),
    reads('yard', '/wares', () => wares, list({ id, name: text, packed_on: day })),
    reads('yard', '/stocks', () => stocks, list({ id, ware_id: id, depot_id: id, quantity_on_hand: id, quantity_reserved: id, reorder_point: id })), // oxfmt-ignore
    reads('yard', '/vans', () => vans, list({ id, number: text, depot_id: id, state: of('PLANNED', 'LOADING', 'AWAY'), planned_on: planned, sent_out_on: maybe })), // oxfmt-ignore
    reads('yard', '/stacks', () => stacks, list({ id, boxes: id, stacked_on: day })),
    reads('yard', '/buys', () => buys, list({ id, number: text, depot_id: id, due_on: day, received_on: maybe })),
  )

const answers = (cases: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of cases)
    it(message, async () => expect((await yard().ask(message)).response).to.match(says))
}

describe('what is meant for a day of the records themselves', () =>
  answers([
    ['Which vans are due to leave in the next 7 days?', /^2 vans planned.*V-31.*V-32/],
    ['Which vans are due out in the next 7 days?', /^2 vans planned.*V-31.*V-32/],
    ['Which vans leave next week?', /^There are no vans planned/],
    ['How many vans did we send in May 2025?', /^There is 1 van with a sent out in May/],
  ]))

describe('what is due and not done', () =>
  answers([
    ['Which buys should have been received by now but are still outstanding?', /^1 buy due.*B-41/],
    ['Which buys are outstanding from North Yard?', /^1 buy not received .*North Yard: .*B-41/],
    ['Which buys are outstanding?', /^2 buys not received.*B-41.*B-43/],
  ]))

describe('a bound that stands in the records below', () =>
  answers([
    ['Which wares are below their reorder point?', /^2 wares that have stocks/],
    ['Which wares are below their reorder point in Rome?', /^1 ware that has stocks .*: Tern Bowl/],
  ]))

describe('nothing of what a phrase names', () =>
  answers([
    ['Which stocks have nothing on hand?', /^1 stock with a quantity on hand of at most 0/],
    ['Stocks where nothing is left on hand', /^1 stock with a quantity on hand of at most 0/],
    ['Which stocks have no units reserved?', /^2 stocks with a quantity reserved of at most 0/],
  ]))

describe('only some of what is added up', () =>
  answers([
    ['How many boxes are reserved?', /cannot answer.*“reserved”/],
    ['How many boxes did we stack?', /boxes .* is 9\b/],
  ]))

describe('words that are misspelt', () =>
  answers([
    ['how many vans are bein loaded?', /^There is 1 van with state LOADING/],
    ['What discount do the wares have?', /cannot answer.*“discount”/],
  ]))

const parameter = (place: string, name: string, schema: { type: string }, required: boolean) => ({
  name,
  type: schema.type,
  required,
  description: '',
  constraints: [],
  in: place,
  schema,
})
const clients = [{ id: 1, name: 'Ann Lee', lead_time_days: 5 }]
const entries = [{ id: 806, client_id: 1, state: 'waiting' }]
const states = of('waiting', 'offered')
const writes = (name: string, method: string, path: string, body: ReturnType<typeof parameter>[]): Served => ({
  record: tool('clinic', name, method, path, [...(path.includes('{') ? [parameter('path', 'id', id, true)] : []), ...body], {}), // oxfmt-ignore
  answer: () => ({}),
})
const entrySchema = { type: 'array', items: { title: 'WaitingListEntry', type: 'object', properties: { id, client_id: id, state: states } } } // oxfmt-ignore
const clinic = () =>
  converse(
    reads('clinic', '/clients', () => clients, list({ id, name: text, lead_time_days: id })),
    reads('clinic', '/waiting_list', () => entries, entrySchema),
    writes('post_client', 'POST', '/clients', [
      parameter('body', 'name', text, true),
      parameter('body', 'lead_time_days', id, false),
      parameter('body', 'notice_period_days', id, false),
    ]),
    writes('patch_entry', 'PATCH', '/waiting_list/{id}', [parameter('body', 'state', states, false)]),
    writes('delete_entry', 'DELETE', '/waiting_list/{id}', []),
  )

describe('what is written to a list that is called otherwise than its records', () => {
  for (const message of ['Take entry 806 off the waiting list', 'Delete waiting list entry 806'])
    it(message, async () => {
      const { pending } = await clinic().ask(message)
      expect(pending?.tool).to.equal('clinic_delete_entry')
      expect(pending?.args).to.deep.equal({ id: 806 })
    })

  it('has the unit of a figure in no other place', async () =>
    expect((await clinic().ask('Add a client Bo Ray, notice period 45 days')).pending?.args).to.deep.equal({
      name: 'Bo Ray',
      notice_period_days: 45,
    }))
})

const tools = [
  { id: 61, name: 'Core Drill' },
  { id: 62, name: 'Bench Saw' },
]
const rentals = [
  { id: 71, tool_id: 61, client_id: 1, start_date: '2025-05-01', due_date: '2025-05-15', returned_on: null },
  { id: 72, tool_id: 62, client_id: 1, start_date: '2025-05-15', due_date: '2025-05-30', returned_on: null },
]
const hire = () =>
  converse(
    reads('hire', '/tools', () => tools, list({ id, name: text })),
    reads('hire', '/clients', () => [{ id: 1, name: 'Ann Lee' }], list({ id, name: text })),
    reads('hire', '/rentals', () => rentals, list({ id, tool_id: id, client_id: id, start_date: day, due_date: day, returned_on: maybe })), // oxfmt-ignore
  )

describe('what is due out and what is due back', () => {
  for (const [message, says] of [
    ['Which tools are due to go out tomorrow?', /^1 tool .*Bench Saw/],
    ['Which tools are due out tomorrow?', /^1 tool .*Bench Saw/],
    ['Which tools are due back tomorrow?', /^1 tool .*Core Drill/],
  ] as const)
    it(message, async () => expect((await hire().ask(message)).response).to.match(says))
})
