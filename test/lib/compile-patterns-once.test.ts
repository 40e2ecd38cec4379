import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'chai'

const MODULE = new URL('../../src/lib/compile-patterns-once.ts', import.meta.url).href

/** In a process of its own, as flags of V8 hold for all of it: whether a pattern that was tried once is left to V8's interpreter. */
const isInterpreted = async (ask: string): Promise<boolean> => {
  const script = `
    import { compilePatternsOnce } from '${MODULE}'
    const hasBytecode = new Function('pattern', 'return %RegexpHasBytecode(pattern, true)')
    ${ask}
    const pattern = /pears? (?:and|or) plums?/
    pattern.test('a pear and a plum')
    console.log(hasBytecode(pattern))`
  const args = ['--allow-natives-syntax', '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return stdout.trim() === 'true'
}

describe('compiling patterns once', () => {
  it('makes machine code of a pattern when it is first tried', async () => {
    expect(await isInterpreted('compilePatternsOnce()')).to.equal(false)
  })

  it('is not what V8 does by itself', async () => {
    expect(await isInterpreted('')).to.equal(true)
  })
})
