import { expect } from 'chai'
import { warmUp } from '../../src/agent/warm-up.ts'
import type { Logger } from '../../src/lib/logger.ts'

describe('warm-up', () => {
  const warnings: unknown[] = []
  const logger = { warn: (...said: unknown[]) => warnings.push(said) } as unknown as Logger

  it('loads everything that it names', async () => {
    await new Promise<void>(done => warmUp(logger, 0, done))
    expect(warnings).to.deep.equal([])
  })

  it('loads nothing once it was stopped', async () => {
    let isLoaded = false
    warmUp(logger, 1, () => (isLoaded = true))()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(isLoaded).to.equal(false)
  })
})
