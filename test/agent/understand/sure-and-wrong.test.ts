import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const states = (...choices: string[]) => ({ type: 'string', enum: choices })

const members = [
  [1, 'Ann Lee', 900, 10],
  [2, 'Bo Falk', 800, 20],
  [3, 'Cy Dunn', 700, 30],
].map(([id, name, credit_limit, age]) => ({ id, name, email: `m${id}@hut.example`, credit_limit, age }))
const skis = [
  { id: 1, model: 'Firn', brand: 'Alba', purchase_price: 300, daily_rate: 9, score: 4, qty_stock: 7 },
  { id: 2, model: 'Harsch', brand: 'Alba', purchase_price: 500, daily_rate: 5, score: 4, qty_stock: 2 },
  { id: 3, model: 'Sulz', brand: 'Boro', purchase_price: 400, daily_rate: 7, score: 5, qty_stock: 1 },
]
const loans = [
  [1, 1, '2025-02-01', '2025-02-05', '2025-02-04', 'returned', 3],
  [1, 2, '2025-03-01', '2025-03-05', null, 'out', 4],
  [2, 2, '2025-04-01', '2025-04-05', null, 'cancelled', 5],
  [2, 3, '2024-12-20', '2025-01-02', '2025-01-09', 'returned', 6],
  [3, 3, '2025-05-01', '2025-06-01', null, 'out', 7],
].map(([member_id, ski_id, lent_on, deadline, returned_on, state, qty_lent], at) => ({
  id: at + 1,
  member_id,
  ski_id,
  lent_on,
  deadline,
  returned_on,
  state,
  qty_lent,
}))
const bills = [
  [1, 'paid', '2025-02-10'],
  [1, 'open', null],
  [2, 'void', null],
  [3, 'paid', '2025-03-10'],
].map(([member_id, status, paid_on], at) => ({
  id: at + 1,
  member_id,
  status,
  paid_on,
  total: 10,
  due_on: '2025-03-01',
}))
const repairs = [
  [1, '2025-01-02', '2025-01-05'],
  [2, '2025-05-12', null],
].map(([ski_id, reported_on, finished_on], at) => ({ id: at + 1, ski_id, reported_on, finished_on, cost: 5 }))
const races = ['2025-05-01', '2025-05-20', '2025-06-01'].map((date, at) => ({
  id: at + 1,
  title: `Race ${at}`,
  date,
  created_at: '2024-01-01',
}))
const vats = [1, 2].map(id => ({ id, name: `Vat ${id}`, capacity_l: 100 * id, colour: id === 1 ? 'red' : 'blue' }))

const ask = (message: string) =>
  converse(
    reads('hut', '/members', () => members, list({ id: whole, name: text, email: text, credit_limit: amount, age: whole })), // oxfmt-ignore
    reads('hut', '/skis', () => skis, list({ id: whole, model: text, brand: text, purchase_price: amount, daily_rate: amount, score: amount, qty_stock: whole })), // oxfmt-ignore
    reads('hut', '/loans', () => loans, list({ id: whole, member_id: whole, ski_id: whole, lent_on: day, deadline: day, returned_on: orNull(day), state: states('out', 'returned', 'cancelled'), qty_lent: whole })), // oxfmt-ignore
    reads('hut', '/bills', () => bills, list({ id: whole, member_id: whole, status: states('draft', 'open', 'paid', 'void'), paid_on: orNull(day), total: amount, due_on: day })), // oxfmt-ignore
    reads('hut', '/repairs', () => repairs, list({ id: whole, ski_id: whole, reported_on: day, finished_on: orNull(day), cost: amount })), // oxfmt-ignore
    reads('hut', '/races', () => races, list({ id: whole, title: text, date: day, created_at: day })),
    reads('hut', '/vats', () => vats, list({ id: whole, name: text, capacity_l: amount, colour: text })),
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('what should have been done', () => {
  for (const message of ['what should have been returned by now?', 'which loans should have been returned already?'])
    it(`was not done, though its day is over: “${message}”`, async () =>
      expect(ids((await ask(message)).data.result)).to.deep.equal([2]))
})

describe('what was given up', () => {
  it('is not overdue', async () => expect(ids((await ask('which loans are overdue?')).data.result)).to.deep.equal([2]))

  it('is owed by nobody', async () =>
    expect(ids((await ask("which members haven't paid?")).data.result)).to.deep.equal([1]))
})

describe('the time of what was done late', () => {
  it('is when it was done', async () =>
    expect((await ask('how many loans were returned late this year?')).response).to.match(/There is 1 loan/))
})

describe('“due”', () => {
  it('is said of a deadline, before that of other records', async () =>
    expect(ids((await ask('loans due in June')).data.result)).to.deep.equal([5]))
})

describe('what is being done', () => {
  it('is not finished', async () =>
    expect(ids((await ask('which skis are being repaired?')).data.result)).to.deep.equal([2]))
})

describe('groups by how good or dear theirs are', () => {
  it('go by the average of scores', async () =>
    expect((await ask('which brand has the best skis?')).response).to.match(/^Boro/))

  it('go by the average of prices', async () =>
    expect((await ask('which brand has the most expensive skis?')).response).to.match(/average/))

  it('are a guess where the highest of them may be meant', async () =>
    expect((await ask('which brand has the highest score?')).confidence).to.be.below(0.8))
})

describe('guesses that are told as such', () => {
  for (const message of [
    'what is our cheapest ski?',
    'who are our biggest members?',
    'which brand is the most popular?',
    'how many litres are in the vats?',
    "who is Lee's oldest member?",
  ])
    it(`“${message}”`, async () => expect((await ask(message)).confidence).to.be.below(0.8))
})

describe('what is left', () => {
  for (const message of ['how many races are left?', 'how many races are still to come?'])
    it(`of what takes place on a day is to come: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(/There are 2 races/))

  it('of others is not known', async () => expect((await ask('how many vats are left?')).confidence).to.be.below(0.8))
})

describe('pieces that we have', () => {
  it('are in stock, not those that were lent', async () =>
    expect((await ask('how many pieces of Sulz do we have?')).response).to.match(/\b1\b/))
})
