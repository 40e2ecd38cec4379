import { expect } from 'chai'
import { int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const state = { type: 'string', enum: ['moored', 'rented', 'scrapped'] }
const kind = { type: 'string', enum: ['Dinghies', 'Canoes', 'Kayaks'] }
const boat = (number: number, name: string, type: string, status: string, price: number, yard_id: number) => ({ id: number, name, type, status, price, yard_id }) // oxfmt-ignore
const boats = [
  boat(1, 'Lark', 'Dinghies', 'moored', 400, 7),
  boat(2, 'Finch', 'Dinghies', 'scrapped', 300, 8),
  boat(3, 'Robin', 'Canoes', 'rented', 900, 8),
  boat(4, 'Wren', 'Kayaks', 'moored', 200, 7),
  boat(5, 'Owl', 'Canoes', 'scrapped', 450, 7),
]
const yards = [
  { id: 7, name: 'Bohm Boats', country: 'Austria' },
  { id: 8, name: 'Fjord', country: 'Norway' },
]
const fields = { id, name: text, type: kind, status: state, price: { ...num, description: 'EUR' }, yard_id: id } // oxfmt-ignore
const ask = (message: string) =>
  converse(
    reads('marina', '/boats', () => boats, list(fields)),
    reads('marina', '/yards', () => yards, list({ id, name: text, country: text })),
  ).ask(message)

describe('what is left out behind the records', () => {
  for (const [message, names] of [
    ['boats under 500 euros, leave out the scrapped ones', 'Lark and Wren'],
    ['boats under 500 euros, leave out the scrapped stuff', 'Lark and Wren'],
    ['boats under 500 euros, but skip the scrapped ones', 'Lark and Wren'],
    ['boats under 500 euros and ignore the scrapped ones', 'Lark and Wren'],
    ['boats under 500 euros, leaving out scrapped', 'Lark and Wren'],
    ['boats under 500 euros, leave the scrapped ones out', 'Lark and Wren'],
    ['boats under 500 euros minus the scrapped ones', 'Lark and Wren'],
  ] as const)
    it(`is no condition that they meet: ${message}`, async () =>
      expect((await ask(message)).response).to.match(new RegExp(`^2 boats .*: ${names}`)))
  for (const behind of [
    'Don’t count the scrapped ones.',
    'Ignore scrapped boats',
    'Leave the scrapped ones out, please.',
    'Not counting the scrapped ones.',
    'Without the scrapped ones please.',
    'Scrapped ones do not count.',
    'We don’t count scrapped boats.',
    'Don’t include those that were scrapped.',
  ])
    it(`is one answer with a sentence of its own: “… ${behind}”`, async () => {
      const { response, confidence } = await ask(`How many boats are under 500 euros? ${behind}`)
      expect(response).to.match(/^There are 2 boats/)
      expect(confidence).to.be.at.least(0.7)
    })
  it('is no question of its own behind it', async () =>
    expect((await ask('How many boats are there? Without a yard?')).response).to.match(/^There are 5 boats/))
  for (const message of ['boats per type, leaving out the canoes', 'number of boats by type excluding canoes'])
    it(`is one of the groups: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/by type: Dinghies 2, Kayaks 1\./))
})

describe('a value that is called by a plural', () => {
  for (const message of [
    'Dinghies from Norwegian yards',
    'show me the dinghies of Norwegian yards',
    'which dinghies are from Norwegian yards?',
    'dinghies made by yards from Norway',
  ])
    it(`stands for its records at the head: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/^1 boat .*Finch/))
})
