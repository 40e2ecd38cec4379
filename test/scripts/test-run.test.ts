import { expect } from 'chai'
import { tellRun, tellSlowest, type RunCounts } from '../../scripts/tests/counts.ts'

describe('a run of the tests', () => {
  const first: RunCounts = {
    'a.ts': { passing: 2, pending: 1, failing: [], milliseconds: 1200 },
    'b.ts': { passing: 3, pending: 0, failing: ['b waits', 'b counts'], milliseconds: 3400 },
  }

  it('is told by its counts, and by the title of what failed', () => {
    expect(tellRun(first)).to.deep.equal([
      'failed: b waits',
      'failed: b counts',
      'in all: 5 passing, 2 failing, 1 pending',
    ])
  })

  it('counts what was run again by its second run, and names what passed only then', () => {
    const again = { 'b.ts': { passing: 4, pending: 0, failing: ['b counts'], milliseconds: 300 } }
    expect(tellRun(first, again)).to.deep.equal([
      'passed only when run again, alone: b waits',
      'failed: b counts',
      'in all: 6 passing, 1 failing, 1 pending',
    ])
  })

  it('names the files that took longest, the slowest first', () => {
    const lines = tellSlowest({ '/project/a.ts': first['a.ts']!, '/project/b.ts': first['b.ts']! }, '/project')
    expect(lines).to.deep.equal(['   3.4 s  b.ts', '   1.2 s  a.ts'])
  })
})
