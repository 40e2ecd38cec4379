import { expect } from 'chai'
import { runScale } from './run-scale.ts'

/** Seconds of load; `npm run test:scale` takes more, prints what it found, and holds changes to a second. */
const given = process.env['SCALE_SECONDS']
const SECONDS = Number(given ?? 4)

describe('registries and agent servers over one PostgreSQL, killed one after the other under load', function () {
  this.timeout((SECONDS + 300) * 1000)

  it('lose nothing that they acknowledged and do nothing twice', async () => {
    const run = await runScale({ seconds: SECONDS })
    if (given) console.log(run)
    expect(run.notOnce, 'acknowledged calls and changes that were not made exactly once').to.deep.equal([])
    expect(run.doneTwice, 'calls and changes that were made twice').to.deep.equal([])
    expect(run.notAudited, 'acknowledged calls without a line in the audit log').to.deep.equal([])
    expect(run.lostMessages, 'answered messages that are not in their conversation').to.deep.equal([])
    expect(run.lost, 'acknowledged tools and flows that a server lacks').to.deep.equal([])
    // It was a run: requests were made at every server, some of them were killed meanwhile, and others went on.
    expect(run.acknowledged).to.be.greaterThan(100)
    expect(run.approved).to.be.greaterThan(1)
    expect(run.continued).to.be.greaterThan(0)
    expect(run.onboarded).to.be.greaterThan(3)
    expect(run.flows).to.be.greaterThan(0)
    expect(run.flowRuns).to.be.greaterThan(0)
    expect(Object.keys(run.kills).length).to.be.greaterThan(3)
    for (const count of run.asked) expect(count).to.be.greaterThan(3)
    if (!given) return
    // The slowest one says how long a process of this machine may get no time; a quiet machine has it below a second too.
    expect(run.toolTimes.median).to.be.lessThan(1_000)
    expect(run.flowTimes.median).to.be.lessThan(1_000)
  })
})
