import { expect } from 'chai'
import { evaluate } from './run/evaluate.ts'

/** Questions of each category that are asked here, of some sets; `score.ts` asks all of a set. */
const MOST = 1

/**
 * Of these: least percentage of right answers, and most wrong ones with a confidence of 0.8 or more. A little below what
 * is reached; docs/evaluation.md has the figures of whole sets.
 */
const FLOORS = {
  l: { right: 80, falseConfident: 1 },
  p4: { right: 75, falseConfident: 1 },
}

describe('questions over services that the engine was not made for', function () {
  this.timeout(400_000)
  for (const [set, { right, falseConfident }] of Object.entries(FLOORS))
    it(`set ${set}: at least ${right} % are answered rightly, at most ${falseConfident} wrongly and surely`, async () => {
      const { summary } = await evaluate(set, { most: MOST })
      expect((100 * summary.right) / summary.of).to.be.at.least(right)
      expect(summary.falseConfident).to.be.at.most(falseConfident)
    })
})
