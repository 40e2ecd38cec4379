import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const readers = ['Ann Lee', 'Bo Falk', 'Cy Dunn'].map((name, at) => ({
  id: at + 1,
  name,
  email: `r${at}@desk.example`,
}))
const maps = ['Fjords', 'Dunes', 'Moors'].map((title, at) => ({ id: at + 1, title, region: at ? 'south' : 'north' }))
const loans = [
  [1, 1, '2025-03-01', '2025-03-10', '2025-03-12', 'Returned'],
  [1, 2, '2025-03-02', '2025-03-10', '2025-03-09', 'Returned'],
  [2, 2, '2025-03-03', '2025-03-10', null, 'Overdue'],
  [1, 1, '2025-03-04', '2025-06-10', null, 'Out'],
].map(([reader_id, map_id, borrowed_on, due_on, returned_on, status], at) => ({
  id: at + 1,
  reader_id,
  map_id,
  borrowed_on,
  due_on,
  returned_on,
  status,
}))
const halls = [
  { id: 1, name: 'North Hall', city: 'Oslo', manager: 'Dag Moen', built_year: 1990 },
  { id: 2, name: 'South Hall', city: 'Bergen', manager: 'Eli Vik', built_year: 1950 },
]
const moves = [
  [1, 1, 2, 10],
  [2, 1, 2, 20],
  [3, 2, 1, 25],
].map(([id, from_hall_id, to_hall_id, fee]) => ({ id, from_hall_id, to_hall_id, fee, moved_on: '2025-02-01' }))
const guards = [
  [1, 1, true],
  [2, 1, false],
  [3, 2, false],
].map(([id, hall_id, is_captain]) => ({ id, name: `Guard ${id}`, email: `g${id}@hall.example`, hall_id, is_captain }))
const stock = [
  [1, 1, 7],
  [2, 1, 0],
  [3, 2, 9],
  [1, 2, 1],
].map(([map_id, hall_id, quantity_on_hand], at) => ({ id: at + 1, map_id, hall_id, quantity_on_hand }))
const orders = ['Draft', 'Submitted', 'Received', 'Cancelled'].map((status, at) => ({
  id: at + 1,
  status,
  total: 10 * (at + 1),
  ordered_on: '2025-04-01',
}))

const desk = () =>
  converse(
    reads('desk', '/readers', () => readers, list({ id: whole, name: text, email: text })),
    reads('desk', '/maps', () => maps, list({ id: whole, title: text, region: text })),
    reads(
      'desk',
      '/loans',
      () => loans,
      list({
        id: whole,
        reader_id: whole,
        map_id: whole,
        borrowed_on: day,
        due_on: day,
        returned_on: orNull(day),
        status: { type: 'string', enum: ['Out', 'Overdue', 'Returned'] },
      }),
    ),
  )
const depot = () =>
  converse(
    reads('depot', '/maps', () => maps, list({ id: whole, title: text, region: text })),
    reads(
      'depot',
      '/halls',
      () => halls,
      list({ id: whole, name: text, city: text, manager: text, built_year: whole }),
    ),
    reads(
      'depot',
      '/moves',
      () => moves,
      list({ id: whole, from_hall_id: whole, to_hall_id: whole, fee: amount, moved_on: day }),
    ),
    reads(
      'depot',
      '/guards',
      () => guards,
      list({ id: whole, name: text, email: text, hall_id: whole, is_captain: { type: 'boolean' } }),
    ),
    reads(
      'depot',
      '/stock-levels',
      () => stock,
      list({ id: whole, map_id: whole, hall_id: whole, quantity_on_hand: whole }),
    ),
    reads(
      'depot',
      '/purchase-orders',
      () => orders,
      list({
        id: whole,
        status: { type: 'string', enum: ['Draft', 'Submitted', 'Received', 'Cancelled'] },
        total: amount,
        ordered_on: day,
      }),
    ),
  )
const askDesk = async (message: string) => await desk().ask(message)
const ask = async (message: string) => await depot().ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('a verb that every record of a kind has the day of', () => {
  for (const message of ['who borrowed the most maps?', 'which readers borrowed the most maps?'])
    it(`is what they are records of: “${message}”`, async () =>
      expect((await askDesk(message)).response).to.match(/Ann Lee.*3/))

  it('is told of those to whom it was never done', async () =>
    expect(ids((await askDesk('which maps were never borrowed?')).data.result)).to.deep.equal([3]))

  it('is told of those who never did it', async () =>
    expect(ids((await askDesk('which readers have never borrowed anything?')).data.result)).to.deep.equal([3]))

  it('is counted for each value of what it was done to', async () =>
    expect((await askDesk('which region is borrowed the most?')).response).to.match(/north|south/))

  it('is done late where it was after the day that was set', async () =>
    expect((await askDesk('how many loans were returned late?')).response).to.match(/There is 1 loan/))
})

describe('keys of two roles', () => {
  for (const message of ['which hall spent the most on moves?', 'average fee of moves per hall'])
    it(`make a guess of which is meant: “${message}”`, async () =>
      expect((await ask(message)).confidence).to.be.below(0.8))
})

describe('a flag that none below has', () => {
  it('is not one that some have not', async () =>
    expect(ids((await ask('which halls have no captain?')).data.result)).to.deep.equal([2]))
})

describe('an age', () => {
  it('of whom a text names is not the age of the record', async () =>
    expect((await ask('which hall has the oldest manager?')).confidence).to.be.below(0.8))
})

describe('stock', () => {
  it('is added up, not counted', async () =>
    expect((await ask('which hall holds the most stock?')).response).to.match(/South Hall.*10/))

  it('is there where a record of it says more than none', async () =>
    expect(ids((await ask('which maps are in stock?')).data.result)).to.deep.equal([1, 3]))

  it('is out where none does', async () =>
    expect(ids((await ask('which maps are out of stock?')).data.result)).to.deep.equal([2]))
})

describe('“open” of states in their order', () => {
  it('leaves out the last one that is an end', async () =>
    expect((await ask('total value of open purchase orders')).response).to.match(/\b30\b/))
})

describe('two questions in one', () => {
  it('are not answered by half of it', async () =>
    expect((await ask('who guards which hall?')).confidence).to.be.below(0.8))
})
