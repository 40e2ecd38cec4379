import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const flagged = { type: 'string', enum: ['open', 'in_repair', 'sent'] }
const day = { type: 'string', format: 'date' }
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const cheeses = [
  [1, '2025-01-01', '2025-03-01'],
  [2, '2025-01-01', '2025-01-11'],
  [3, '2025-04-01', null],
].map(([id, salted_on, wrapped_on]) => ({ id, code: `C-${id}`, salted_on, wrapped_on }))
const racks = [
  { id: 1, cheese_id: 1, client_id: 1, seen_on: '2025-04-01' },
  { id: 2, cheese_id: 2, client_id: 2, seen_on: '2025-02-01' },
]
const clients = [
  ['Ann Lee', 100, 90, 60, 2018],
  ['Bo Falk', 200, 20, 10, 2022],
].map(([name, credit_limit, balance, terms_days, year], at) => ({ id: at + 1, name, email: `k${at}@vat.example`, credit_limit, balance, terms_days, client_since: `${year}-03-01` })) // oxfmt-ignore
const orders = [
  [1, 10, 2, 'open'],
  [2, 5, 3, 'open'],
  [2, 4, 9, 'sent'],
].map(([client_id, ordered_kg, unit_price, state], at) => ({ id: at + 1, client_id, ordered_kg, unit_price, state, ordered_on: '2025-04-04' })) // oxfmt-ignore
const cellars = [
  { id: 1, name: 'North', capacity: 50, built: 1950, state: 'open', created_at: '2024-01-02' },
  { id: 2, name: 'South', capacity: 20, built: 1890, state: 'in_repair', created_at: '2024-01-03' },
]
const tastings = [
  [1, 40],
  [2, 30],
  [null, 9],
].map(([cellar, guests], at) => ({ id: at + 1, cellar, guests, cost: 100, held_on: '2025-05-01' }))
const dairy = (message: string) =>
  converse(
    reads('dairy', '/cheeses', () => cheeses, list({ id: whole, code: text, salted_on: day, wrapped_on: orNull(day) })),
    reads('dairy', '/racks', () => racks, list({ id: whole, cheese_id: whole, client_id: whole, seen_on: day })),
    reads('dairy', '/clients', () => clients, list({ id: whole, name: text, email: text, credit_limit: amount, balance: amount, terms_days: whole, client_since: day })), // oxfmt-ignore
    reads('dairy', '/orders', () => orders, list({ id: whole, client_id: whole, ordered_kg: amount, unit_price: amount, state: flagged, ordered_on: day })), // oxfmt-ignore
    reads('dairy', '/cellars', () => cellars, list({ id: whole, name: text, capacity: whole, built: whole, state: flagged, created_at: day })), // oxfmt-ignore
    reads('dairy', '/tastings', () => tastings, list({ id: whole, cellar: orNull(whole), guests: whole, cost: amount, held_on: day })), // oxfmt-ignore
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('how long something took', () => {
  it('is the time between its two days, not the terms of somebody else', async () =>
    expect(ids((await dairy('which cheeses took longer than 30 days?')).data.result)).to.deep.equal([1]))
})

describe('the value of what was ordered', () => {
  it('is how much of it times its price', async () =>
    expect((await dairy('what is the value of the open orders?')).response).to.match(/\b35\b/))
})

describe('“since” in the name of a field', () => {
  it('bounds it as well', async () =>
    expect(ids((await dairy('clients since 2017')).data.result)).to.deep.equal([1, 2]))
})

describe('the oldest by a year that only the data show', () => {
  it('is told by it in the first answer', async () =>
    expect((await dairy('oldest cellar')).response).to.match(/South.*1890/))
})

describe('what is not claimed', () => {
  for (const message of [
    "which client's balance is closest to the limit?",
    'which cellars are empty?',
    'which cellars are never in repair?',
    'which clients ordered racks last month?',
    'cost per guest for each cellar',
    'which tastings had more guests than the cellar can hold?',
  ])
    it(`“${message}”`, async () => expect((await dairy(message)).confidence).to.be.below(0.8))
})

describe('what somebody did in a time', () => {
  it('is dated by what was done', async () =>
    expect(JSON.stringify((await dairy('which clients ordered racks in April?')).data.sql)).to.match(/ordered_on/))
})
