import { expect } from 'chai'
import { isAlone } from '../../../../src/agent/web/goals/mentions/alone.ts'

describe('marks that are to be the only ones', () => {
  it('leaves other marks as they are unless nothing else is to be set', () => {
    for (const alone of ['tick only A and B', 'A and B, and nothing else']) expect(isAlone(alone), alone).to.equal(true)
    for (const not of ['tick the only unchecked box', 'tick "Only essential cookies"', 'there is only one button'])
      expect(isAlone(not), not).to.equal(false)
  })
})
