import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const tents = [
  ['Dome', 20, 300, 9],
  ['Tipi', 55, 90, 20],
].map(([name, weekly_rate, replacement_value, stock], at) => ({
  id: at + 1,
  name,
  weekly_rate,
  replacement_value,
  stock,
  pole_made_year: 2020 - at,
  bought_on: `202${at + 1}-05-01`,
}))
const catches = [
  ['2025-03-01', 10, 4],
  ['2025-04-01', 5, 6],
  ['2024-04-01', 7, 3],
].map(([landed_on, kilograms, price_per_kilogram], at) => ({ id: at + 1, landed_on, kilograms, price_per_kilogram }))

const ask = (message: string) =>
  converse(
    reads('camp', '/tents', () => tents, list({ id: whole, name: text, weekly_rate: amount, replacement_value: amount, stock: whole, pole_made_year: whole, bought_on: day })), // oxfmt-ignore
    reads('camp', '/catches', () => catches, list({ id: whole, landed_on: day, kilograms: amount, price_per_kilogram: amount })), // oxfmt-ignore
  ).ask(message)

describe('what things are worth', () => {
  it('is a figure of each that says so, and not what it costs to have them for a week', async () => {
    const { response } = await ask('Which tents are worth more than 100?')
    expect(response).to.include('Dome').and.not.to.include('Tipi')
  })

  it('is how much there is at the price of each', async () =>
    expect((await ask('What is the value of the catches of 2025?')).response).to.match(/\bis 70\b/))
})

describe('how old things are', () => {
  it('tells no year of a part of them', async () => {
    expect((await ask('What is our newest tent?')).response).to.include('Tipi')
    expect((await ask('oldest tent')).response).to.include('Dome')
  })
})

describe('numbers that tell which one it is', () => {
  const parts = Array.from({ length: 8 }, (_, at) => ({ id: at, title: `Part ${at}`, chapter_number: (at % 4) + 1, pages: 10 })) // oxfmt-ignore
  const read = (message: string) =>
    converse(
      reads('books', '/entries', () => parts, list({ id: whole, title: text, chapter_number: whole, pages: whole })),
    ).ask(message)

  it('are not added up where as many are asked for', async () => {
    expect((await read('How many chapters are there?')).response).not.to.match(/\b20\b/)
    expect((await read('How many pages are there?')).response).to.match(/\bis 80\b/)
  })
})
