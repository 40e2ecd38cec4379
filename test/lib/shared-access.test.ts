import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { createSharedAccess } from '../../src/lib/shared-access.ts'

/** Work of several turns that notes when it begins and ends. */
function noting(notes: string[]) {
  return (name: string, turns = 2) =>
    async () => {
      notes.push(`${name} begins`)
      for (let turn = 0; turn < turns; turn++) await nextTurn()
      notes.push(`${name} ends`)
      return name
    }
}

describe('access that is shared', () => {
  it('lets readers work side by side, and gives what they come to', async () => {
    const notes: string[] = []
    const { whileUnchanged } = createSharedAccess()
    const work = noting(notes)
    expect(await Promise.all([whileUnchanged(work('a')), whileUnchanged(work('b'))])).to.deep.equal(['a', 'b'])
    expect(notes).to.deep.equal(['a begins', 'b begins', 'a ends', 'b ends'])
  })

  it('lets whoever changes something wait for those who read, and those who come later for the change', async () => {
    const notes: string[] = []
    const { whileUnchanged, alone } = createSharedAccess()
    const work = noting(notes)
    const all = [whileUnchanged(work('a', 4)), alone(work('change')), whileUnchanged(work('b')), alone(work('other'))]
    expect(await Promise.all(all)).to.deep.equal(['a', 'change', 'b', 'other'])
    expect(notes).to.deep.equal(['a', 'change', 'b', 'other'].flatMap(name => [`${name} begins`, `${name} ends`]))
  })

  it('goes on behind work that failed', async () => {
    const { whileUnchanged, alone } = createSharedAccess()
    const fail = () => Promise.reject(new Error('no'))
    const failed = [whileUnchanged(fail), alone(fail), whileUnchanged(fail)]
    const last = alone(() => 'done')
    const told = await Promise.allSettled(failed)
    expect(told.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected', 'rejected'])
    expect(await last).to.equal('done')
  })
})
