import { expect } from 'chai'
import { addToChange } from '../../../src/agent/answer/add-to-change.ts'
import { goesOnWith } from '../../../src/agent/approvals/goes-on-with.ts'

describe('a change that waits for its yes', () => {
  const before = { tool: 'update_berth', args: { id: 1, data: { fee: 5 } } }
  it('is held by one that has all of it and more', () => {
    expect(goesOnWith({ tool: 'update_berth', args: { id: 1, data: { fee: 5, state: 'let' } } }, before)).to.equal(true)
    expect(goesOnWith({ tool: 'update_berth', args: { id: 1, data: { state: 'let' } } }, before)).to.equal(false)
    expect(goesOnWith({ tool: 'update_boat', args: before.args }, before)).to.equal(false)
  })
  for (const [message, order] of [
    ['ah, and her phone is 555', 'set the fee of berth 1 to 5, and her phone is 555'],
    ['and mark it as let too', 'set the fee of berth 1 to 5, and mark it as let'],
    ['oh and the length is 12', 'set the fee of berth 1 to 5, and its length is 12'],
    ['also the length to 12', 'set the fee of berth 1 to 5, and set the length to 12'],
    ['and what does it cost?', undefined],
    ['no, make it 6', undefined],
  ] as const)
    it(`is gone on with by “${message}”: ${order === undefined ? 'not' : 'so'}`, () =>
      expect(addToChange(message, { message: 'set the fee of berth 1 to 5.' })).to.equal(order))
})
