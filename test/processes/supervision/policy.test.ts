import { expect } from 'chai'
import { countRecent, delayBefore, policyArguments, readPolicy } from '../../../src/processes/supervision/policy.ts'

const policy = { max_restarts: 5, window: 600, first_delay: 1, longest_delay: 30, hang_timeout: 30 }

describe('the policy of restarts', () => {
  it('doubles the wait from one second to thirty', () => {
    const middle = () => 0.5
    expect([0, 1, 2, 3, 4, 5, 6, 100].map(recent => delayBefore(recent, policy, middle))).to.deep.equal([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ])
  })

  it('strays from that by a tenth at most', () => {
    expect(delayBefore(0, policy, () => 0)).to.equal(900)
    expect(delayBefore(0, policy, () => 0.999_999)).to.equal(1100)
  })

  it('counts what is within the window, also after the clock was set back', () => {
    const now = 1_000_000
    expect(countRecent([now - 601_000, now - 599_000, now - 1, now + 10_000], policy, now)).to.equal(3)
  })

  it('goes to the supervisor as options and comes out the same', () => {
    const words = policyArguments({ ...policy, first_delay: 0.25 })
    expect(readPolicy(flag => words[words.indexOf(flag) + 1]!)).to.deep.equal({ ...policy, first_delay: 0.25 })
  })
})
