import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { eachInSlices, passInSlices, pauseIfDue, runAtOnce, runInSlices } from '../../src/lib/in-slices.ts'

/** Counts up to a number that takes several slices. */
function* count(to: number): Generator<void, number> {
  for (let at = 0; at < to; at++) {
    const until = performance.now() + 5
    while (performance.now() < until);
    yield
  }
  return to
}

describe('work in slices', () => {
  it('gives what it comes to, and others their turn in between', async () => {
    let turns = 0
    let isGoing = true
    const others = (async () => {
      while (isGoing) {
        await nextTurn()
        turns++
      }
    })()
    expect(await runInSlices(count(20))).to.equal(20)
    isGoing = false
    await others
    expect(turns).to.be.greaterThan(2)
  })

  it('comes to the same at once', () => expect(runAtOnce(count(3))).to.equal(3))

  it('passes a value through steps in their order', async () => {
    const steps = ['a', 'b', 'c'].map(letter => (text: string) => text + letter)
    expect(await passInSlices('-', steps)).to.equal('-abc')
  })

  it('gives others their turn between two steps only where they have waited for long', async () => {
    let turns = 0
    await nextTurn()
    setImmediate(() => turns++)
    await pauseIfDue()
    expect(turns).to.equal(0)
    runAtOnce(count(2))
    await pauseIfDue()
    expect(turns).to.equal(1)
  })

  it('does something with each of many things, in their order', async () => {
    const seen: number[] = []
    await eachInSlices([5, 6, 7], (one, at) => void seen.push(one * 10 + at), 1)
    expect(seen).to.deep.equal([50, 61, 72])
  })
})
