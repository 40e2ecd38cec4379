import { expect } from 'chai'
import type { Engine, Turn } from '../../../src/agent/turn.ts'
import { createAskServices } from '../../../src/agent/web/ask-services.ts'

/** Services that have a plan for whatever they are asked, and what they were asked. */
function engine() {
  const asked: Turn[] = []
  const inner = {
    answer: (turn: Turn) => {
      asked.push(turn)
      return Promise.resolve({ confidence: 0.8, data: { plan: turn.message } })
    },
  } as unknown as Engine
  return { inner, asked }
}

describe('asking the services what they would do', () => {
  it('is done once for each message, and calls nothing', async () => {
    const { inner, asked } = engine()
    const services = createAskServices(inner, { mode: 'hybrid', message: 'whole' } as Turn, null)
    expect(await services('how many berths?')).to.deep.equal({ confidence: 0.8, plan: 'how many berths?' })
    expect(await services('how many berths?')).to.deep.equal({ confidence: 0.8, plan: 'how many berths?' })
    await services('who is the master?')
    expect(asked.map(({ message, dryRun }) => [message, dryRun])).to.deep.equal([
      ['how many berths?', true],
      ['who is the master?', true],
    ])
  })

  it('is left out where the agent answers from pages alone', async () => {
    const { inner, asked } = engine()
    const services = createAskServices(inner, { mode: 'web' } as Turn, null)
    expect(await services('how many berths?')).to.deep.equal({ confidence: 0 })
    expect(asked).to.have.lengthOf(0)
  })
})
