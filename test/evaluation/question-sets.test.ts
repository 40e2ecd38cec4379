import { expect } from 'chai'
import { evaluate } from './run/evaluate.ts'

/** Least percentage of right answers, and most wrong ones with a confidence of 0.8 or more; see docs/evaluation.md. */
const FLOORS = {
  a: { right: 93, falseConfident: 3 },
  b: { right: 83, falseConfident: 5 },
  c: { right: 80, falseConfident: 5 },
  d: { right: 72, falseConfident: 8 },
  e: { right: 84, falseConfident: 3 },
  f: { right: 73, falseConfident: 8 },
  g: { right: 76, falseConfident: 3 },
}

describe('questions over services that the engine was not made for', function () {
  this.timeout(400_000)
  for (const [set, { right, falseConfident }] of Object.entries(FLOORS))
    it(`set ${set}: at least ${right} % are answered rightly, at most ${falseConfident} wrongly and surely`, async () => {
      const { summary } = await evaluate(set)
      expect((100 * summary.right) / summary.of).to.be.at.least(right)
      expect(summary.falseConfident).to.be.at.most(falseConfident)
    })
})
