import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const SORTS = ['plus', 'basic', 'plus', 'basic', 'plus', 'todo']
const orders = SORTS.map((sort, at) => ({ id: 50 + at, code: `F-${at}`, sort, house_id: 1 + (at % 2), back_on: `2025-0${at + 1}-03`, lines: 3 })) // oxfmt-ignore
const vacancies = [
  { id: 1, title: 'Miller', code: 'V-1', openings: 2 },
  { id: 2, title: 'Baker', code: 'V-2', openings: 5 },
]
const houses = [
  { id: 1, name: 'School House', screens: 4 },
  { id: 2, name: 'Mill House', screens: 6 },
]
const screenings = [1, 1, 2].map((house_id, at) => ({ id: 70 + at, house_id, seats: 20 + at }))
const back = { ...day, description: 'When the glasses should be back from the lab' }
const told = ({ record, answer }: ReturnType<typeof reads>) => ({
  record: { ...record, description: 'List orders' },
  answer,
})
const ask = (message: string) =>
  converse(
    told(reads('eyeschool', '/orders', () => orders, list({ id, code: text, sort: of('plus', 'basic', 'todo'), house_id: id, back_on: back, lines: id }))), // oxfmt-ignore
    reads('eyeschool', '/vacancies', () => vacancies, list({ id, title: text, code: text, openings: id })),
    reads('eyeschool', '/houses', () => houses, list({ id, name: text, screens: id })),
    reads('eyeschool', '/screenings', () => screenings, list({ id, house_id: id, seats: num })),
  ).ask(message)

describe('the first part of a compound noun', () => {
  it('restricts nothing where the application is called so', async () => {
    const { response, confidence } = await ask('How many school orders are there?')
    expect(response).to.match(/^There are 6 orders.*passed over “school”/)
    expect(confidence).to.be.below(0.9)
  })
  it('is never passed over where no text of the service has it', async () =>
    expect((await ask('How many leather orders are there?')).response).to.match(/“leather”/))
  it('is not what asks for them, though the descriptions say it', async () =>
    expect((await ask('list orders')).response)
      .to.match(/^6 orders/)
      .and.not.include('passed over'))
  it('counts no days that a description has it in', async () =>
    expect((await ask('How many glasses orders are there?')).response).not.to.match(/different|\d/))
})

describe('nouns that fields or values are called like', () => {
  for (const [message, says] of [
    ['What are the code and the openings of Miller?', /code V-1, openings 2/],
    ['What is the openings of Miller and of Baker?', /Miller \(2\) and Baker \(5\)/],
    ['screenings of School House or Mill House', /^3 screenings/],
    ['How many plus orders are there?', /^There are 3 orders with sort plus/],
    ['How many orders are todo and how many are basic?', /1 order with sort todo.*2 orders with sort basic/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('little words that are values', () => {
  const clients = ['company', 'individual', 'individual'].map((kind, at) => ({ id: at + 1, name: `Client ${at}`, sort: kind, price: at })) // oxfmt-ignore
  const ask = (message: string) =>
    converse(reads('firm', '/clients', () => clients, list({ id, name: text, sort: of('company', 'individual'), price: num }))).ask(message) // oxfmt-ignore
  for (const [message, says] of [
    ['clients with sort individual', /^2 clients with sort individual/],
    ['individual clients', /^2 clients with sort individual/],
    ['How many clients have the sort individual?', /^There are 2 clients/],
    ['What sort values do clients have?', /2 different sorts: company and individual/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
