import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

const growers = ['Alder', 'Birch', 'Cedar'].map((name, at) => ({ id: at + 1, name }))
const items = [
  [1, 'Tulip', 4, 9, 10, 1],
  [2, 'Crocus', 12, 2, 10, 1],
  [3, 'Squill', 7, 0, 10, 2],
].map(([id, name, on_hand, damaged, reorder_point, grower_id]) => ({
  id,
  name,
  stock: { on_hand, damaged, reorder_point },
  grower_id,
}))
const nursery = (message: string) =>
  converse(
    reads('nursery', '/growers', () => growers, list({ id: whole, name: text })),
    reads('nursery', '/items', () => items, list({ id: whole, name: text, stock: object({ on_hand: whole, damaged: whole, reorder_point: whole }), grower_id: whole })), // oxfmt-ignore
  ).ask(message)

describe('figures of an object inside the record', () => {
  it('are set against their bound, of which the one on hand is meant', async () =>
    expect(ids((await nursery('which items are below their reorder point?')).data.result)).to.deep.equal([1, 3]))

  it('bound the records that others have, though these are called items', async () => {
    const { data } = await nursery('which growers have items below their reorder point?')
    expect(ids(data.result)).to.deep.equal([1, 2])
  })
})

const workers = [1, 1, 2, 2].map((section_id, at) => ({ id: at + 1, name: ['Ann', 'Bo', 'Cy', 'Di'][at], section_id }))
const sections = [
  { id: 1, name: 'Lathes', head_id: 3 },
  { id: 2, name: 'Presses', head_id: 1 },
]
const factory = (message: string) =>
  converse(
    reads('factory', '/workers', () => workers, list({ id: whole, name: text, section_id: whole })),
    reads('factory', '/sections', () => sections, list({ id: whole, name: text, head_id: { ...whole, description: 'Worker' } })), // oxfmt-ignore
  ).ask(message)

describe('who is in charge', () => {
  for (const message of ['who is in charge of Presses?', 'who manages the Presses section?'])
    it(`is the head, and nobody of those that are in it: “${message}”`, async () =>
      expect((await factory(message)).response)
        .to.match(/\bAnn\b/)
        .and.not.match(/\bCy\b|\bDi\b/))

  it('are those in it where they are asked for', async () =>
    expect((await factory('which workers are in Presses?')).response).to.match(/Cy.*Di/))
})

const leases = ['2024-10-01', '2025-05-12', '2025-06-30', null].map((end_date, at) => ({ id: at + 1, end_date }))
const pipes = [
  [1, 0.05, 0.2],
  [2, 0.35, 0],
  [3, 0.6, 0.15],
].map(([id, slope, discount]) => ({ id, slope, discount }))
const orders = ['draft', 'placed', 'sent', 'received', 'placed'].map((status, at) => ({ id: at + 1, status }))
const yard = (message: string) =>
  converse(
    reads('yard', '/leases', () => leases, list({ id: whole, end_date: maybe(day) })),
    reads('yard', '/pipes', () => pipes, list({ id: whole, slope: amount, discount: { ...amount, description: 'Fraction' } })), // oxfmt-ignore
    reads('yard', '/orders', () => orders, list({ id: whole, status: { ...text, enum: ['draft', 'placed', 'sent', 'received'] } })), // oxfmt-ignore
  ).ask(message)

describe('what is told ahead or in parts of one', () => {
  it('has not ended before its last day', async () => {
    expect((await yard('how many leases have ended?')).data.result).to.equal(2)
    expect(ids((await yard('which leases have not ended?')).data.result)).to.deep.equal([3, 4])
  })

  it('is bound in per cent where all values are within one', async () =>
    expect(ids((await yard('pipes with a slope above 30 percent')).data.result)).to.deep.equal([2, 3]))

  it('is no amount of money where the description says that it is a fraction', async () =>
    expect(ids((await yard('which pipes have a discount of 15%?')).data.result)).to.deep.equal([3]))

  it('is in the state that was said and in none before it', async () =>
    expect(ids((await yard('which orders are placed but not received yet?')).data.result)).to.deep.equal([2, 5]))
})

const lines = ['Red', 'Blue'].map((name, at) => ({ id: at + 1, name }))
const stops = ['Castle', 'Harbour', 'Zoo'].map((name, at) => ({ id: at + 1, name }))
const lineStops = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 3],
].map(([line_id, stop_id], at) => ({ id: 50 + at, line_id, stop_id }))
const trams = (message: string) =>
  converse(
    reads('trams', '/lines', () => lines, list({ id: whole, name: text })),
    reads('trams', '/stops', () => stops, list({ id: whole, name: text })),
    reads('trams', '/line_stops', () => lineStops, list({ id: whole, line_id: whole, stop_id: whole })),
  ).ask(message)

describe('a noun in the plural before a verb that is a noun elsewhere', () => {
  it('is what is asked for, and no compound', async () =>
    expect(ids((await trams('which lines stop at the Zoo?')).data.result)).to.deep.equal([2]))

  it('is a compound before a plural', async () =>
    expect((await trams('how many line stops are there?')).data.result).to.equal(4))
})
