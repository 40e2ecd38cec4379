import { expect } from 'chai'
import { playTasks, SEEDS } from './playing.ts'
import { APPS } from './solvers/twenty-second/apps.ts'
import { CHOOSING } from './solvers/twenty-second/choosing.ts'
import { HANDLING } from './solvers/twenty-second/handling.ts'
import { LOOKING } from './solvers/twenty-second/looking.ts'
import type { Hands } from './solving.ts'

const HANDS: Record<string, Hands> = { ...APPS, ...CHOOSING, ...HANDLING, ...LOOKING }

describe('the twenty-second set of task pages', function () {
  this.timeout(90_000)
  const { names, play } = playTasks('twenty-second-')

  it('has hands for every page, and a page for all hands', () => {
    expect(names()).to.have.members(Object.keys(HANDS))
  })

  for (const [name, { right, wrong }] of Object.entries(HANDS)) {
    it(`${name}: what is asked for can be done by hand, and gives the reward`, async () => {
      for (const seed of SEEDS) {
        const { raw, asked, errors } = await play(name, seed, right)
        expect(errors, asked).to.deep.equal([])
        expect(raw, asked).to.equal(1)
      }
    })

    it(`${name}: something else that is done there is punished`, async () => {
      const { raw, asked, errors } = await play(name, 0, wrong)
      expect(errors, asked).to.deep.equal([])
      expect(raw, asked).to.equal(-1)
    })
  }
})
