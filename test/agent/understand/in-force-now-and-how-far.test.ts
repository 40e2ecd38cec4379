import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const maybeDay = { type: 'string', format: 'date', nullable: true }
const number = { type: 'number' }
const idsOf = (result: unknown) => [result].flat().map(row => (row as { id: number }).id).sort() // oxfmt-ignore

/** The day of the test is 14 May 2025. */
const FARMS = [
  { id: 1, name: 'Hill Top', distance_km: 4 },
  { id: 2, name: 'Low Beck', distance_km: 31 },
  { id: 3, name: 'Moor End', distance_km: 17 },
]
const HIRES = [
  { id: 11, farm_id: 1, machine: 'Baler', status: 'back', delivered_on: '2025-04-01', due_on: '2025-04-09', collected_on: '2025-04-10' }, // oxfmt-ignore
  { id: 12, farm_id: 2, machine: 'Baler', status: 'out', delivered_on: '2025-05-02', due_on: '2025-05-10', collected_on: null }, // oxfmt-ignore
  { id: 13, farm_id: 2, machine: 'Mower', status: 'out', delivered_on: '2025-05-12', due_on: '2025-05-20', collected_on: null }, // oxfmt-ignore
  { id: 14, farm_id: 1, machine: 'Baler', status: 'booked', delivered_on: '2025-06-02', due_on: '2025-06-09', collected_on: null }, // oxfmt-ignore
]
const STALLS = [
  { id: 21, trade: 'cheese', starts_on: '2025-01-01', ends_on: '2025-03-31', cancelled_on: null },
  { id: 22, trade: 'cheese', starts_on: '2025-05-01', ends_on: '2025-07-31', cancelled_on: null },
  { id: 23, trade: 'bread', starts_on: '2025-05-01', ends_on: '2025-05-31', cancelled_on: null },
]
const ask = (message: string) =>
  converse(
    reads('barn', '/farms', () => FARMS, list({ id, name: text, distance_km: { ...number, description: 'From the barn' } })), // oxfmt-ignore
    reads('barn', '/hires', () => HIRES, list({ id, farm_id: id, machine: { type: 'string', enum: ['Baler', 'Mower'] }, status: { type: 'string', enum: ['booked', 'out', 'back'] }, delivered_on: day, due_on: day, collected_on: maybeDay })), // oxfmt-ignore
    reads('barn', '/stalls', () => STALLS, list({ id, trade: { type: 'string', enum: ['cheese', 'bread'] }, starts_on: day, ends_on: day, cancelled_on: maybeDay })), // oxfmt-ignore
  ).ask(message)

describe('what is so at the moment and how far it is', () => {
  for (const [message, found] of [
    ['Which baler hires do we have at the moment?', [12]],
    ['Which hires of a baler are there right now?', [12]],
    ['Which hires are currently at Low Beck?', [12, 13]],
    ['Which cheese stalls do we have right now?', [22]],
    ['Which baler hires do we have?', [11, 12, 14]],
    ['Which farm is furthest from the barn?', [2]],
    ['Which farms are more than 10 km from the barn?', [2, 3]],
    ['Which farm is closest to the barn?', [1]],
  ] as const)
    it(message, async () => expect(idsOf((await ask(message)).data.result)).to.deep.equal(found))

  it('is asked how far something is from there', async () =>
    expect(JSON.stringify(await ask('How far is Moor End from the barn?'))).to.contain('17'))
})
