import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const readers = ['Ann Lee', 'Bo Ray'].map((name, at) => ({ id: 11 + at, name, shoe_size: 40 + at }))
const books = ['Low Sun', 'High Tide'].map((title, at) => ({ id: 21 + at, title, author: 'Eve Day' }))
const loans = [
  { id: 31, reader_id: 11, book_id: 21, lent_on: '2025-01-02', due_back: '2999-02-03', returned_on: null },
  { id: 32, reader_id: 12, book_id: 22, lent_on: '2025-01-02', due_back: '2025-02-02', returned_on: '2025-02-01' },
]
const repairs = [
  { id: 41, book_id: 21, ready: 'yes', cost: { estimated: 50, actual: 20 } },
  { id: 42, book_id: 22, ready: 'no', cost: { estimated: 10, actual: 40 } },
]
const cost = { type: 'object', properties: { estimated: money, actual: money } }
const ask = async (message: string) =>
  (
    await converse(
      reads('den', '/readers', () => readers, list({ id, name: text, shoe_size: id })),
      reads('den', '/books', () => books, list({ id, title: text, author: text })),
      reads('den', '/loans', () => loans, list({ id, reader_id: id, book_id: id, lent_on: day, due_back: day, returned_on: { ...day, nullable: true } })), // oxfmt-ignore
      reads('den', '/repairs', () => repairs, list({ id, book_id: id, ready: text, cost })),
    ).ask(message)
  ).response

describe('what a day and a figure are for', () => {
  for (const [message, says] of [
    ['When is Low Sun due back?', /February 3, 2999/],
    ['How much did we spend on repairs in the end?', /€60/],
    ['Who is our best reader?', /^By what is the best reader to be chosen/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(says))
})

describe('what points to something, with nothing before it', () => {
  for (const message of [
    'How many copies of it are there?',
    'What was the cost of that repair?',
    'shoe size of that reader',
  ])
    it(`is no reason to answer of all: ${message}`, async () =>
      expect(await ask(message)).to.match(/^I (?:cannot|am not)/))
  it('is one where the message names it', async () =>
    expect(await ask('When is Low Sun due back, and who has it?')).to.match(/2999/))
})

it('“the same” is no slip of the pen for a sale', async () => {
  const accounts = [
    { id: 1, name: 'Lee Ltd', revenue: 3, kind: 'partner' },
    { id: 2, name: 'Ray Ltd', revenue: 9, kind: 'direct' },
  ]
  const orders = [
    { id: 1, account_id: 1, status: 'won' },
    { id: 2, account_id: 1, status: 'lost' },
  ]
  const kind = { type: 'string', enum: ['partner', 'direct'] }
  const status = { type: 'string', enum: ['open', 'won', 'lost'] }
  const talk = converse(
    reads('crm', '/accounts', () => accounts, list({ id, name: text, revenue: num, kind })),
    reads('crm', '/orders', () => orders, list({ id, account_id: id, status })),
  )
  await talk.ask('What is the median revenue of the accounts?')
  expect((await talk.ask('Now the same for the partner accounts.')).response).to.match(/^The median revenue .* 3/)
  // What is over stays so, whoever it was done with.
  expect((await talk.ask('Show me the orders that we won with Lee Ltd.')).response).to.match(/^1 order /)
})
