import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'chai'

const MODULE = new URL('../../src/lib/release-memory.ts', import.meta.url).href

/** In a process of its own: what is given back depends on how much a process holds. */
const runChild = async (ask: string, patience: number) => {
  const script = `
    import { createMemoryRelease } from '${MODULE}'
    const release = createMemoryRelease()
    let rubbish = Array.from({ length: 200_000 }, (_, index) => ({ index, text: 'x'.repeat(20) + index }))
    rubbish = undefined
    const before = process.memoryUsage().rss
    ${ask}
    const end = Date.now() + ${patience}
    const look = () => {
      const freed = (before - process.memoryUsage().rss) / 2 ** 20
      if (freed > 8 || Date.now() > end) {
        console.log(JSON.stringify({ freed, gc: typeof globalThis.gc }))
        process.exit(0)
      }
      setTimeout(look, 50)
    }
    look()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout) as { freed: number; gc: string }
}

describe('giving memory back', () => {
  it('returns what a burst of work left behind once it is quiet, and leaves nothing behind itself', async () => {
    const { freed, gc } = await runChild('release.soon()', 10_000)
    expect(freed).to.be.greaterThan(8)
    expect(gc).to.equal('undefined')
  })

  it('does nothing once it is closed', async () => {
    const { freed } = await runChild('release.soon(); release.close()', 2_500)
    expect(freed).to.be.lessThan(8)
  })
})
