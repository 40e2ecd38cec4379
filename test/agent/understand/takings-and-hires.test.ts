import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const boats = [
  { id: 1, name: 'Kestrel', daily_rate: 90, purchase_price: 8000, deck_ha: 1 },
  { id: 2, name: 'Plover', daily_rate: 40, purchase_price: 9000, deck_ha: 2 },
  { id: 3, name: 'Curlew', daily_rate: 20, purchase_price: 1000, deck_ha: 3 },
]
const guests = ['Ann Lee', 'Bo Falk', 'Cy Dunn'].map((name, at) => ({
  id: at + 1,
  name,
  email: `g${at}@quay.example`,
  joined_on: `202${at + 3}-02-01`,
}))
const rentals = [
  [1, 1, '2025-02-03', 100],
  [2, 1, '2025-03-03', 300],
  [2, 1, '2024-06-03', 250],
  [2, 2, '2024-08-03', 300],
].map(([boat_id, guest_id, start_date, total_price], at) => ({
  id: at + 1,
  boat_id,
  guest_id,
  start_date,
  total_price,
}))
const guides = [
  { id: 1, name: 'Dag Moen', email: 'd@quay.example', rate_per_word: 2, joined_on: '2020-01-01' },
  { id: 2, name: 'Eli Vik', email: 'e@quay.example', rate_per_word: 3, joined_on: '2025-01-01' },
]
const tours = [
  [1, 500, 40, '2024-05-01'],
  [1, 700, 60, '2025-02-01'],
  [2, 900, 80, '2025-03-01'],
].map(([guide_id, words, fee, held_on], at) => ({ id: at + 1, guide_id, words, fee, held_on }))
const shows = [
  { id: 1, title: 'Tides', ticket_price: 10, tickets_sold: 20, tickets_left: 5, held_on: '2025-01-10' },
  { id: 2, title: 'Shoals', ticket_price: 20, tickets_sold: 5, tickets_left: 1, held_on: '2025-02-10' },
]

const ask = (message: string) =>
  converse(
    reads('quay', '/boats', () => boats, list({ id: whole, name: text, daily_rate: amount, purchase_price: amount, deck_ha: amount })), // oxfmt-ignore
    reads('quay', '/guests', () => guests, list({ id: whole, name: text, email: text, joined_on: day })),
    reads('quay', '/rentals', () => rentals, list({ id: whole, boat_id: whole, guest_id: whole, start_date: day, total_price: amount })), // oxfmt-ignore
    reads('quay', '/guides', () => guides, list({ id: whole, name: text, email: text, rate_per_word: amount, joined_on: day })), // oxfmt-ignore
    reads('quay', '/tours', () => tours, list({ id: whole, guide_id: whole, words: whole, fee: amount, held_on: day })), // oxfmt-ignore
    reads('quay', '/shows', () => shows, list({ id: whole, title: text, ticket_price: amount, tickets_sold: whole, tickets_left: whole, held_on: day })), // oxfmt-ignore
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('what a thing brought in', () => {
  for (const message of ['which boat earned us the most?', 'which boat brings in the most money?'])
    it(`is what belongs to it, not its price: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(/Plover.*850/))

  it('is of the time that is told', async () =>
    expect((await ask('which boat made the most money last year?')).response).to.match(/Plover.*550/))

  it('is the price times how many were sold', async () =>
    expect((await ask('how much did we make from the shows?')).response).to.match(/\b300\b/))

  it('is not told where nothing of it is known', async () =>
    expect((await ask('which show made us the most money?')).confidence).to.be.below(0.8))

  it('is no rate of the people who bring it in', async () =>
    expect((await ask('which guide brings in the most money?')).confidence).to.be.below(0.8))
})

describe('what somebody cost', () => {
  it('is what was paid in that time, not the rate of those who joined then', async () =>
    expect((await ask('how much did the guides cost us this year?')).response).to.match(/\b140\b/))

  it('by the word is no number of words', async () =>
    expect((await ask('how many words did the guides speak?')).response).to.match(/2,100/))
})

describe('“hired” of things', () => {
  it('is rented, whoever joined when', async () =>
    expect(ids((await ask('which guests have not hired anything this year?')).data.result)).to.deep.equal([2, 3]))

  it('is what was never rented', async () =>
    expect(ids((await ask('which boats have never been hired?')).data.result)).to.deep.equal([3]))

  it('is in the time that is told', async () =>
    expect((await ask('who hired the most boats last year?')).response).to.match(/Ann Lee|Bo Falk/))
})

describe('a month without a year', () => {
  for (const message of ['rentals since August', 'how many rentals did we have in August?'])
    it(`lies behind where the words say so: “${message}”`, async () =>
      expect(JSON.stringify((await ask(message)).data.sql)).to.match(/2024-08-01/))
})

describe('“has”', () => {
  it('is no field that ends in hectares', async () =>
    expect((await ask('which guest has the most rentals?')).response).to.match(/Ann Lee.*3/))

  it('leaves the unit what it is', async () =>
    expect(ids((await ask('boats over 2 ha')).data.result)).to.deep.equal([3]))
})
