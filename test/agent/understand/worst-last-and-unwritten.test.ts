import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const lifts = ['North', 'South'].map((name, at) => ({ id: at + 1, name, valley: ['Ilm', 'Saale'][at] }))
const accidents = [
  [1, 2, 900],
  [1, 2, 800],
  [1, 2, 700],
  [2, 5, 100],
].map(([lift_id, severity, damage], at) => ({ id: at + 1, lift_id, severity, damage, reported_on: '2025-03-01' }))
const sleds = [
  [1, 'Luge', 30, 4, 2],
  [2, 'Luge', 20, 9, 3],
  [3, 'Bob', 90, 2, 4],
].map(([id, type, purchase_price, monthly_rent, age]) => ({ id, tag: `S-${id}`, type, purchase_price, monthly_rent, age })) // oxfmt-ignore
const coaches = ['Ann Lee', 'Bo Falk'].map((name, at) => ({ id: at + 1, name, email: `c${at}@slope.example`, discipline: 'Luge', hourly_rate: 30 + at, birth_date: `19${at + 5}0-01-01` })) // oxfmt-ignore
const bands = [
  ['Fox', 'Peru', 100],
  ['Owl', 'Peru', 110],
  ['Elk', 'Chad', 150],
].map(([name, country, fee], at) => ({ id: at + 1, name, country, fee }))
const slope = (message: string) =>
  converse(
    reads('slope', '/lifts', () => lifts, list({ id: whole, name: text, valley: text })),
    reads('slope', '/accidents', () => accidents, list({ id: whole, lift_id: whole, severity: whole, damage: amount, reported_on: day })), // oxfmt-ignore
    reads('slope', '/coaches', () => coaches, list({ id: whole, name: text, email: text, discipline: text, hourly_rate: amount, birth_date: day }), { _count: whole }), // oxfmt-ignore
    reads('slope', '/sleds', () => sleds, list({ id: whole, tag: text, type: text, purchase_price: amount, monthly_rent: amount, age: whole })), // oxfmt-ignore
    reads('slope', '/bands', () => bands, list({ id: whole, name: text, country: text, fee: amount })),
  ).ask(message)

describe('the worst of what is bad', () => {
  for (const message of ['what was the worst accident?', 'which accident was the most serious?'])
    it(`is the most of it: “${message}”`, async () => expect((await slope(message)).response).to.match(/accident 4/))

  it('is an average over those of a group', async () =>
    expect((await slope('which valley had the worst accidents?')).response).to.match(/Saale.*5/))
})

describe('the cheapest of two prices', () => {
  for (const message of ['cheapest sled to rent', 'cheapest sled per month'])
    it(`is that which the words ask for: “${message}”`, async () =>
      expect((await slope(message)).response).to.match(/S-3|sled 3/))
})

describe('a kind that is ranked', () => {
  it('is a thing of that kind, and nobody who has to do with it', async () =>
    expect((await slope('what is the most expensive luge?')).response).to.match(/sled/))

  it('is for each itself, whatever they cost together', async () =>
    expect((await slope('which country has the most expensive bands?')).response).to.match(/^Chad/))
})

describe('a number that bounds', () => {
  it('is no size of a page', async () =>
    expect((await slope('coaches older than 70')).response)
      .to.match(/Ann Lee/)
      .and.not.match(/Bo Falk/))
})

describe('the first of people', () => {
  it('are any where only a birthday is known', async () =>
    expect((await slope('first 2 coaches')).response).to.not.match(/birth/))
})

const buyers = ['Dag Moen', 'Eli Vik', 'Fay Orr'].map((name, at) => ({ id: at + 1, name, email: `b${at}@yard.example`, since: `202${at}-01-01` })) // oxfmt-ignore
const orders = ['31.03.2024', '15.04.2025', '30.01.2025'].map((orderDate, at) => ({ id: at + 1, buyerId: at + 1, boardId: 1, orderDate, total: 5 })) // oxfmt-ignore
const yard = (message: string) =>
  converse(
    reads('yard', '/buyers', () => buyers, list({ id: whole, name: text, email: text, since: day })),
    reads('yard', '/boards', () => [{ id: 1, name: 'Oak' }], list({ id: whole, name: text })),
    reads(
      'yard',
      '/orders',
      () => orders,
      list({ id: whole, buyerId: whole, boardId: whole, orderDate: text, total: amount }),
    ),
  ).ask(message)

describe('who did something last', () => {
  for (const message of ['who ordered last?', 'who was the last buyer to order?'])
    it(`by the day on which it was done, however that is written: “${message}”`, async () =>
      expect((await yard(message)).response).to.match(/Eli Vik/))

  it('of texts that only their values show to be dates', async () =>
    expect((await yard('latest order')).response).to.match(/order 2/))
})
