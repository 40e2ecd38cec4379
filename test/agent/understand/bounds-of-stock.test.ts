import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const bulbs = [
  [1, 'Tulip', 4, 10],
  [2, 'Crocus', 10, 10],
  [3, 'Squill', 30, 10],
].map(([id, name, in_stock, minimum_stock]) => ({ id, name, in_stock, minimum_stock }))
const halls = [
  { id: 1, name: 'North', visitors: 80, max_visitors: 60 },
  { id: 2, name: 'South', visitors: 20, max_visitors: 60 },
]
const cards = [
  { id: 1, holder: 'Ann Lee', balance: 900, spending_limit: 500, minimum_age: 18 },
  { id: 2, holder: 'Bo Falk', balance: 100, spending_limit: 500, minimum_age: 18 },
]

const ask = (message: string) =>
  converse(
    reads('nursery', '/bulbs', () => bulbs, list({ id: whole, name: text, in_stock: whole, minimum_stock: whole })),
    reads('nursery', '/halls', () => halls, list({ id: whole, name: text, visitors: whole, max_visitors: whole })),
    reads('nursery', '/cards', () => cards, list({ id: whole, holder: text, balance: whole, spending_limit: whole, minimum_age: whole })), // oxfmt-ignore
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('a bound with nothing before it', () => {
  it('is that of what is on hand', async () =>
    expect(ids((await ask('which bulbs are below their minimum stock?')).data.result)).to.deep.equal([1]))

  for (const message of ['bulbs at or below their minimum stock', 'which bulbs are at or under the minimum stock'])
    it(`is included where it is said: “${message}”`, async () =>
      expect(ids((await ask(message)).data.result)).to.deep.equal([1, 2]))

  it('is that of the balance, too', async () =>
    expect(ids((await ask('which cards are above their spending limit?')).data.result)).to.deep.equal([1]))

  it('is no bound of what is of another kind', async () =>
    expect((await ask('which cards are below their minimum age?')).confidence).to.be.below(0.5))
})

describe('what is running low', () => {
  for (const message of [
    'which bulbs are running low?',
    'what do we need to restock?',
    'bulbs low on stock',
    'which bulbs are we about to run out of?',
    'which bulbs are nearly out of stock?',
    'which bulbs are we low on?',
  ])
    it(`is what is at its least or below: “${message}”`, async () => {
      const { data, confidence } = await ask(message)
      expect(ids(data.result)).to.deep.equal([1, 2])
      expect(confidence).to.be.at.most(0.78)
    })

  it('is not told where there is no least', async () =>
    expect((await ask('which halls are running low?')).confidence).to.be.below(0.5))

  it('is not used up yet: there is no figure for it without a least', async () => {
    const { data, confidence } = await converse(
      reads('nursery', '/bulbs', () => bulbs.map(({ id, name, in_stock }) => ({ id, name, in_stock })), list({ id: whole, name: text, in_stock: whole })), // oxfmt-ignore
    ).ask('which bulbs are we running out of?')
    expect(confidence, JSON.stringify(data.result)).to.be.below(0.5)
  })
})

describe('what something went for', () => {
  const pieces = [
    [1, 'clock', 'sold', 80, 100, 200],
    [2, 'clock', 'sold', 250, 100, 200],
    [3, 'chair', 'sold', 150, 100, 200],
    [4, 'chair', 'unsold', null, 100, 200],
  ].map(([id, kind, status, hammer_price, low, high]) => ({ id, kind, status, hammer_price, estimate: { low, high } }))
  const price = { type: 'number', description: 'In euros' }
  const kind = { type: 'string', enum: ['clock', 'chair'] }
  const status = { type: 'string', enum: ['sold', 'unsold'] }
  const estimate = { type: 'object', properties: { low: price, high: price } }
  const room = converse(
    reads('room', '/lots', () => pieces, list({ id: whole, kind, status, hammer_price: { ...price, nullable: true }, estimate })), // oxfmt-ignore
  )
  for (const [message, found] of [
    ['which lots went under their low estimate?', [1]],
    ['which lots sold for less than their low estimate?', [1]],
    ['which lots fetched more than the high estimate?', [2]],
    ['which lots went over their estimate?', [2]],
  ] as const)
    it(`is the price that came of it: “${message}”`, async () => {
      const { data, response } = await room.ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })
})
