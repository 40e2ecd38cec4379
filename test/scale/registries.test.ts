import { expect } from 'chai'
import { runRegistries } from './run-registries.ts'

/** Seconds of load; `npm run test:scale` takes more, prints what it found, and holds every tool to a second. */
const given = process.env['SCALE_SECONDS']
const SECONDS = Number(given ?? 5)

describe('three registries over one PostgreSQL, killed one after the other under load', function () {
  this.timeout((SECONDS + 60) * 1000)

  it('lose nothing that they acknowledged, do no call twice, and have every tool everywhere', async () => {
    const run = await runRegistries({ seconds: SECONDS })
    if (given) console.log(run)
    expect(run.notOnce, 'acknowledged calls that were not done exactly once').to.deep.equal([])
    expect(run.doneTwice, 'calls that were done twice').to.deep.equal([])
    expect(run.notAudited, 'acknowledged calls without a line in the audit log').to.deep.equal([])
    expect(run.lostTools, 'acknowledged tools that a replica lacks').to.deep.equal([])
    if (given) expect(run.slowestTool).to.be.lessThan(1_000)
    // It was a run: calls were made at every replica, and some were killed meanwhile.
    expect(run.acknowledged).to.be.greaterThan(100)
    expect(run.kills).to.be.greaterThan(1)
    expect(run.onboarded).to.be.greaterThan(3)
    for (const count of run.asked) expect(count).to.be.greaterThan(15)
  })
})
