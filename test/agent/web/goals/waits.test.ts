import { expect } from 'chai'
import { NeedsApproval, type Browser } from '../../../../src/agent/web/contract.ts'
import { solveGoal } from '../../../../src/agent/web/goals/solve-goal.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const PAGE = snapshotOf(['Pay', 'Print'].map(name => ({ role: 'button', tag: 'button', name, clickable: true })))
const APPROVAL = { fingerprint: 'f', action: 'click Pay', details: {} }

describe('a goal whose action has to wait for a yes', () => {
  it('does nothing more, and tells what is still to be done', async () => {
    const calls: string[] = []
    const browser = {
      signal: new AbortController().signal,
      snapshot: () => Promise.resolve(PAGE),
      act: (tool: string, args: Record<string, unknown>) => {
        calls.push(`${tool} ${String(args['ref'])}`)
        return Promise.reject(new NeedsApproval(tool, args, APPROVAL))
      },
    } as unknown as Browser
    const error = await solveGoal('Click Pay and then click Print', browser).catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(NeedsApproval)
    expect((error as NeedsApproval).rest).to.equal('click Print')
    expect(calls).to.deep.equal(['click e1'])
  })

  it('says what it does not see instead of doing something else', async () => {
    const browser = {
      signal: new AbortController().signal,
      snapshot: () => Promise.resolve(PAGE),
    } as unknown as Browser
    const outcome = await solveGoal('Click the newsletter link', browser, { asShown: true })
    expect(outcome.done).to.equal(false)
    expect(outcome.told).to.include('Click the newsletter link')
  })
})
