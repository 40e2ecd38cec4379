import { expect } from 'chai'
import { patienceWith } from '../../../../src/agent/web/run/wait-until.ts'

describe('how long something is waited for that is not on the page', () => {
  it('is short where the page loads nothing, and as long as allowed where it does, or where that is not known', () => {
    const context = { patience: 3000 }
    expect(patienceWith({ loading: false }, context)).to.equal(1000)
    expect(patienceWith({ loading: true }, context)).to.equal(3000)
    expect(patienceWith({}, context)).to.equal(3000)
    expect(patienceWith({ loading: false }, { patience: 0 })).to.equal(0)
  })
})
