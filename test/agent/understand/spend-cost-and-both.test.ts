import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const customers = ['Ann Lee', 'Bo Falk', 'Cy Dunn'].map((name, at) => ({
  id: at + 1,
  name,
  email: `c${at}@shop.example`,
  credit_limit: (3 - at) * 100,
}))
const orders = [
  [1, 90, '2025-01-04'],
  [2, 60, '2025-01-05'],
  [2, 70, '2025-02-05'],
  [3, 20, '2025-02-06'],
].map(([customer_id, total, ordered_on], at) => ({ id: at + 1, customer_id, total, ordered_on }))
const lamps = [
  { id: 1, name: 'Dome', price: 45, cost: 15 },
  { id: 2, name: 'Reed', price: 18, cost: 9 },
]
const shop = () =>
  converse(
    reads('shop', '/customers', () => customers, list({ id: whole, name: text, email: text, credit_limit: amount })),
    reads('shop', '/orders', () => orders, list({ id: whole, customer_id: whole, total: amount, ordered_on: day })),
    reads('shop', '/lamps', () => lamps, list({ id: whole, name: text, price: amount, cost: amount })),
  )
const ask = async (message: string) => await shop().ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('customers by what they spend', () => {
  for (const message of ['top 2 customers by spend', 'who are our top 2 customers by spend?'])
    it(`are ranked by what all their orders come to: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(/Bo Falk\D+130.*Ann Lee\D+90/s))

  it('are no single figure', async () => expect((await ask('customers by total spend')).confidence).to.be.below(0.8))

  it('are not what is listed of the first of them', async () =>
    expect((await ask('show all orders of the customer who spent the most')).confidence).to.be.below(0.8))

  it('are not the best by any figure at hand', async () =>
    expect((await ask('who are our best customers?')).confidence).to.be.below(0.8))
})

describe('what something costs', () => {
  for (const message of ['which lamps cost between 10 and 20?', 'lamps that cost less than 20'])
    it(`is its price, though it has a cost of its own: “${message}”`, async () =>
      expect(ids((await ask(message)).data.result)).to.deep.equal([2]))

  it('is its cost where the noun says so', async () =>
    expect(ids((await ask('lamps with a cost over 10')).data.result)).to.deep.equal([1]))
})

describe('“both” of two times', () => {
  it('takes something in each', async () =>
    expect(ids((await ask('which customers ordered in both January and February 2025?')).data.result)).to.deep.equal([
      2,
    ]))
})
