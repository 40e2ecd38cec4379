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
      reads('nursery', '/bulbs', () => bulbs.map(({ minimum_stock: _, ...bulb }) => bulb), list({ id: whole, name: text, in_stock: whole })), // oxfmt-ignore
    ).ask('which bulbs are we running out of?')
    expect(confidence, JSON.stringify(data.result)).to.be.below(0.5)
  })
})
