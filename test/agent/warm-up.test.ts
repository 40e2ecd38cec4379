import { expect } from 'chai'
import { warmUp } from '../../src/agent/warm-up.ts'
import type { Logger } from '../../src/lib/logger.ts'

describe('warm-up', () => {
  const warnings: unknown[] = []
  const logger = { warn: (...said: unknown[]) => warnings.push(said) } as unknown as Logger

  it('loads everything that it names, then reads what is registered', async () => {
    const done: string[] = []
    await new Promise<void>(resolve =>
      warmUp(logger, {
        after: 0,
        read: async signal => void done.push(`read, ${signal.aborted ? '' : 'not '}stopped`),
        onEnd: () => {
          done.push('ended')
          resolve()
        },
      }),
    )
    expect(done).to.deep.equal(['read, not stopped', 'ended'])
    expect(warnings).to.deep.equal([])
  })

  it('waits while a message is being answered', async () => {
    let looks = 0
    await new Promise<void>(resolve => warmUp(logger, { after: 0, isBusy: () => ++looks < 3, onEnd: resolve }))
    expect(looks).to.be.above(3)
    expect(warnings).to.deep.equal([])
  })

  it('ends when it is stopped while a message is being answered', async () => {
    await new Promise<void>(resolve => {
      const stop = warmUp(logger, { after: 0, isBusy: () => true, onEnd: resolve })
      setTimeout(stop, 0)
    })
  })

  it('loads nothing once it was stopped', async () => {
    let isLoaded = false
    warmUp(logger, { after: 1, onEnd: () => (isLoaded = true) })()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(isLoaded).to.equal(false)
  })

  it('reads nothing once it was stopped while it loaded', async () => {
    const read = () => expect.fail('was read')
    const ended = new Promise<void>(resolve => {
      const stop = warmUp(logger, { after: 0, read, onEnd: resolve })
      setTimeout(stop, 0)
    })
    await ended
    expect(warnings).to.deep.equal([])
  })
})
