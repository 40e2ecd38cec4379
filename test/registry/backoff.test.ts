import { expect } from 'chai'
import { createBackoff } from '../../src/registry/service/backoff.ts'

describe('pauses between attempts to reach a service', () => {
  it('double from the first to the cap, never the same twice in a row, and begin anew after a success [M3]', () => {
    const backoff = createBackoff({ first: 100, cap: 30_000 })
    const pauses = Array.from({ length: 40 }, () => backoff.next())
    pauses.forEach((pause, turn) => {
      const whole = Math.min(30_000, 100 * 2 ** turn)
      expect(pause).to.be.within(whole * 0.8, whole)
    })
    expect(new Set(pauses.slice(10)).size).to.be.above(20)
    backoff.reset()
    expect(backoff.next()).to.be.at.most(100)
  })
})
