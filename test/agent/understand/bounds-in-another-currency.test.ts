import { expect } from 'chai'
import { int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const lamps = [
  { id: 1, name: 'Aurora', price: 30 },
  { id: 2, name: 'Borealis', price: 80 },
]
const ask = (message: string, currency: string) =>
  converse(
    reads('shop', '/lamps', () => lamps, list({ id, name: text, price: { ...num, description: `In ${currency}` } })),
  ).ask(message)

describe('a bound that is said in a currency', () => {
  for (const message of ['which lamps cost more than 50 dollars?', 'which lamps cost more than $50?'])
    it(`is doubted where the amounts are in another one: “${message}”`, async () => {
      const { confidence, response } = await ask(message, 'EUR')
      expect(confidence, response).to.be.below(0.8)
      expect(response).to.match(/took USD as EUR/)
    })
  for (const [message, currency] of [
    ['which lamps cost more than 50 dollars?', 'USD'],
    ['which lamps cost more than 50 euros?', 'EUR'],
    ['which lamps cost more than 50?', 'EUR'],
  ] as const)
    it(`is taken as it is where they are in that one: “${message}”`, async () => {
      const { confidence, response } = await ask(message, currency)
      expect(confidence, response).to.be.above(0.8)
    })
})
