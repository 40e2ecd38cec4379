import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const puzzles = ['Harbour', 'Meadow', 'Castle'].map((title, at) => ({
  id: at + 1,
  title,
  replacement_value: 10 + at,
  condition: at === 2 ? 'damaged' : 'fine',
  status: at ? 'lent' : 'home',
  added_on: `202${at + 4}-01-01`,
}))
const families = ['Lee', 'Falk'].map((name, at) => ({ id: at + 1, name, email: `f${at}@toys.example`, joined_on: '2024-02-01' })) // oxfmt-ignore
const loans = [1, 1, 1, 2, 2, 3].map((puzzle_id, at) => ({
  id: at + 1,
  puzzle_id,
  family_id: (at % 2) + 1,
  since: `2025-0${at + 1}-01`,
}))
const holds = [3, 3, 2].map((puzzle_id, at) => ({ id: at + 1, puzzle_id, family_id: 1, placed_on: `2025-0${at + 1}-02` })) // oxfmt-ignore

const askToys = (message: string) =>
  converse(
    reads('toys', '/puzzles', () => puzzles, list({ id: whole, title: text, replacement_value: amount, condition: text, status: text, added_on: day })), // oxfmt-ignore
    reads('toys', '/families', () => families, list({ id: whole, name: text, email: text, joined_on: day })),
    reads('toys', '/loans', () => loans, list({ id: whole, puzzle_id: whole, family_id: whole, since: day })),
    reads('toys', '/holds', () => holds, list({ id: whole, puzzle_id: whole, family_id: whole, placed_on: day })),
  ).ask(message)

const breads = ['Rye', 'Spelt', 'Brioche'].map((name, at) => ({ id: at + 1, name, grain: at < 2 ? 'dark' : 'white', added_on: `202${at + 3}-05-01` })) // oxfmt-ignore
const orders = [
  ['2024-03-01', [[1, 2], [2, 9]]],
  ['2025-03-01', [[1, 4], [3, 3]]],
  ['2025-04-01', [[3, 2]]],
].map(([placed_on, items], at) => ({
  id: at + 1,
  placed_on,
  items: (items as number[][]).map(([bread_id, quantity]) => ({ bread_id, quantity, unit_price: 3 })),
})) // oxfmt-ignore
const items = { type: 'array', items: { type: 'object', properties: { bread_id: whole, quantity: whole, unit_price: amount } } } // oxfmt-ignore

const askBakery = (message: string) =>
  converse(
    reads('bakery', '/breads', () => breads, list({ id: whole, name: text, grain: text, added_on: day })),
    reads('bakery', '/orders', () => orders, list({ id: whole, placed_on: day, items })),
  ).ask(message)

describe('what was done most', () => {
  for (const message of [
    'what is the most borrowed puzzle?',
    'which puzzle was borrowed most?',
    'the most loaned puzzle',
    'most lent puzzle',
  ])
    it(`is what most records of it point to: “${message}”`, async () =>
      expect((await askToys(message)).response).to.match(/Harbour.*3/))

  it('is a guess where the records are only near to the verb', async () =>
    expect((await askToys('what is the most borrowed puzzle?')).confidence).to.be.at.most(0.78))

  it('ranks as many as are asked for', async () =>
    expect((await askToys('top 2 most borrowed puzzles')).response).to.match(/Harbour 3.*Meadow 2/))

  it('is no state that sounds like a verb', async () =>
    expect((await askToys('most damaged puzzles')).response).not.to.match(/Harbour 3/))

  it('is no sure thing by a figure that is only near to the verb', async () =>
    expect((await askToys('most ruined puzzles')).confidence).to.be.below(0.8))

  it('is nothing where no records are near to the verb', async () =>
    expect((await askToys('what is the most painted puzzle?')).response).not.to.match(/Harbour/))
})

describe('what sells best', () => {
  for (const message of ['what is our best selling bread?', 'which bread sells best?', 'which bread sold the most?'])
    it(`is by the pieces on the lines of orders: “${message}”`, async () =>
      expect((await askBakery(message)).response).to.match(/Spelt.*9/))

  it('is by the lines of the orders of that time, whenever the goods came to be', async () =>
    expect((await askBakery('what were the best selling breads in 2025?')).response).to.match(/Brioche 5.*Rye 4/))

  it('is by a kind of the goods, too', async () =>
    expect((await askBakery('best selling grain')).response).to.match(/dark.*15/))
})
