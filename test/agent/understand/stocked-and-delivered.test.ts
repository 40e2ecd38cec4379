import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const moment = { type: 'string', format: 'date-time', nullable: true }

const kind = { type: 'string', enum: ['bulb', 'seed'] }
const wares = [
  { id: 1, name: 'Red Tulip', kind: 'bulb', stock_kg: 40, price_per_kg: 2.5 },
  { id: 2, name: 'Snowdrop', kind: 'bulb', stock_kg: 10, price_per_kg: 4 },
  { id: 3, name: 'Sweet Pea', kind: 'seed', stock_kg: 2, price_per_kg: 30 },
]
const gardens = ['Oak Lodge', 'Mill House', 'Fern Court'].map((name, at) => ({ id: at + 1, name }))
const status = { type: 'string', enum: ['open', 'delivered', 'invoiced'] }
// Garden, ordered, to be delivered, delivered, state: Oak Lodge in 2021 and 2022, Mill House in 2021, Fern Court never.
const orders = [
  [1, '2021-02-03', '2021-02-10', '2021-02-09T10:00:00Z', 'invoiced'],
  [1, '2022-02-03', '2022-02-10', '2022-03-01T10:00:00Z', 'delivered'],
  [2, '2021-03-01', '2021-03-31', '2021-04-02T10:00:00Z', 'delivered'],
  [1, '2022-05-01', '2022-05-08', null, 'open'],
].map(([garden_id, ordered_on, deliver_on, delivered_at, state], at) => ({
  id: at + 1,
  code: `OR-${71 + at}`,
  garden_id,
  ordered_on,
  deliver_on,
  delivered_at,
  status: state,
}))
const order = {
  id: whole,
  code: text,
  garden_id: whole,
  ordered_on: day,
  deliver_on: day,
  delivered_at: moment,
  status,
}

const nursery = () =>
  converse(
    reads(
      'nursery',
      '/wares',
      () => wares,
      list({ id: whole, name: text, kind, stock_kg: amount, price_per_kg: amount }),
    ),
    reads('nursery', '/gardens', () => gardens, list({ id: whole, name: text })),
    reads('nursery', '/orders', () => orders, list(order)),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('how much there is', () => {
  for (const message of ['how much Red Tulip do we have?', 'how much Red Tulip is there?'])
    it(`of one thing is what is in stock: “${message}”`, async () => {
      const { response, confidence } = await nursery().ask(message)
      expect(response).to.include('40').and.not.include('2.5')
      expect(confidence).to.be.at.least(0.8)
    })

  it('of a kind is its stock added up, and not its prices', async () =>
    expect((await nursery().ask('how much seed do we have?')).data.result).to.equal(2))

  it('of several is what each costs, where the price is asked for', async () => {
    const { data, response } = await nursery().ask('how much do the bulbs cost?')
    expect(data.result).to.have.length(2)
    expect(response).to.not.include('6.5')
  })

  for (const message of ['what is our stock worth?', 'what is the value of all wares in stock?'])
    it(`is worth its price: “${message}”`, async () => {
      const { data, response } = await nursery().ask(message)
      expect(data.result).to.equal(40 * 2.5 + 10 * 4 + 2 * 30)
      expect(response).to.include('stock kg times the price per kg')
    })
})

describe('who has not done something in a time', () => {
  for (const [message, right] of [
    ['which gardens have not ordered in 2022?', [2, 3]],
    ['gardens that have not ordered since april 2021', [2, 3]],
    ['gardens that did not order in 2021', [3]],
    ['how many gardens have not ordered in 2022?', 2],
  ] as const)
    it(`did it at no day in it, whatever was before: “${message}”`, async () => {
      const { data } = await nursery().ask(message)
      expect(typeof right === 'number' ? data.result : ids(data.result)).to.deep.equal(right)
    })
})

describe('when something was done', () => {
  for (const [message, right] of [
    ['orders delivered in march 2022', [2]],
    ['which orders were delivered in april 2021?', [3]],
    ['orders to be delivered in march 2021', [3]],
    ['orders delivered late', [2, 3]],
    ['orders delivered on time', [1]],
  ] as const)
    it(`is not when it is to be done: “${message}”`, async () =>
      expect(ids((await nursery().ask(message)).data.result)).to.deep.equal(right))

  for (const [message, right] of [
    ['when was order OR-71 delivered?', 'February 9, 2021'],
    ['when was OR-72 ordered?', 'February 3, 2022'],
    ['when should order OR-73 be delivered?', 'March 31, 2021'],
  ] as const)
    it(`of one record: “${message}”`, async () => expect((await nursery().ask(message)).response).to.include(right))
})

describe('how many somebody has', () => {
  it('is as many as were counted for the first', async () => {
    const { ask } = nursery()
    await ask('which garden has the most orders?')
    expect((await ask('and how many does it have?')).data.result).to.equal(3)
  })

  for (const first of ['how many orders does Oak Lodge have?', 'which garden has the most orders?'])
    it(`is counted of another after “${first}”`, async () => {
      const { ask } = nursery()
      await ask(first)
      expect((await ask('and how many does Mill House have?')).data.result).to.equal(1)
    })

  it('is not known where nothing says of what', async () =>
    expect((await nursery().ask('how many does Mill House have?')).data.error).to.not.equal(undefined))
})
