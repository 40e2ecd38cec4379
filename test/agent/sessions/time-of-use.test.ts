import { expect } from 'chai'
import { timeOfUse } from '../../../src/agent/sessions/time-of-use.ts'

describe('the time of use of a conversation', () => {
  it('is never that of another use', () => {
    const times = Array.from({ length: 1_000 }, timeOfUse)
    expect(times).to.deep.equal([...new Set(times)].toSorted())
    expect(Date.parse(times[0]!)).to.be.closeTo(Date.now(), 60_000)
  })
})
