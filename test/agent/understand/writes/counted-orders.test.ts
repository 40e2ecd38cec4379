import { expect } from 'chai'
import { ordersOfCount } from '../../../../src/agent/understand/writes/having-orders.ts'

describe('how many of something there are', () => {
  it('is an order to keep the figure that is called so', () =>
    expect(ordersOfCount("we've got 12 KB-77 in stock")).to.deep.equal(['set the stock of KB-77 to 12']))

  for (const told of [
    "we've got 12 KB-77 on monday",
    'there are 3 Harbour tours on friday',
    'there are 3 Harbour tours in october',
  ])
    it(`is none of a day: ${told}`, () => expect(ordersOfCount(told)).to.deep.equal([]))
})
