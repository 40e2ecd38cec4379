import { expect } from 'chai'
import { asksToKnow } from '../../../src/agent/understand/writes/strip-politeness.ts'

describe('a message that only wants to know something', () => {
  for (const message of [
    'How many trips were completed?',
    'Could you tell me the median of hours spent on tasks that are done?',
    'please show me the orders that were cancelled',
    'which repairs have been closed',
  ])
    it(message, () => expect(asksToKnow(message)).to.equal(true))

  for (const message of ['close ticket 5', 'Can you cancel order 7?', 'please complete trip 3', 'ship it'])
    it(`is not “${message}”`, () => expect(asksToKnow(message)).to.equal(false))
})
