import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })

const guests = ['Ann Lee', 'Bo Falk'].map((name, at) => ({ id: `g${at}`, name, email: `g${at}@inn.example` }))
const dishes = [
  ['Soup', 4],
  ['Tart', 6],
  ['Bread', 2],
] as const
const tabs = [[0, 1], [1, 2], [0], [2], [1]].map((which, at) => ({
  id: `tab_${at}`,
  number: `T-${10 + at}`,
  guest: `g${at % 2}`,
  opened: `2025-05-0${at + 1}`,
  sum_total: which.reduce((sum, one) => sum + dishes[one]![1], 0),
  line_items: which.map(one => ({ id: `li_${at}${one}`, description: dishes[one]![0], quantity: 1 + at })),
}))
const payments = tabs.slice(0, 4).map((tab, at) => ({
  id: `pay_${at}`,
  tab: tab.id,
  amount: tab.sum_total / 2,
  method: at % 2 ? 'card' : 'cash',
  made_on: `2025-05-0${at + 2}`,
}))
const { ask } = converse(
  reads('inn', '/guests', () => guests, list({ id: text, name: text, email: text })),
  reads('inn', '/tabs', () => tabs, list({ id: text, number: text, guest: { type: 'string', description: 'ID of the guest' }, opened: { type: 'string', format: 'date' }, sum_total: amount, line_items: list({ id: text, description: text, quantity: whole }) })), // oxfmt-ignore
  reads('inn', '/payments', () => payments, list({ id: text, tab: { type: 'string', description: 'ID of the tab' }, amount, method: { type: 'string', enum: ['card', 'cash'] }, made_on: { type: 'string', format: 'date' } })), // oxfmt-ignore
)

describe('what a record holds a list of', () => {
  for (const message of [
    'What is on tab T-10?',
    'what does tab T-10 contain?',
    'items of tab T-10',
    'which items are on tab T-10?',
  ])
    it(`are its lines, by what they are of: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.include('Soup').and.to.include('Tart').and.not.to.include('li_')
    })

  it('is counted', async () => expect((await ask('how many items are on tab T-11?')).response).to.include('2 line items')) // oxfmt-ignore
})

describe('what was paid', () => {
  it('is what the payments came to, not what they are for', async () => {
    expect((await ask('How much was paid by card?')).response).to.match(/payments .*is 5\b/)
    expect((await ask('How much was paid in cash?')).response).to.match(/payments .*is 7\b/)
  })
})
