import { expect } from 'chai'
import type { Engine, TurnOutcome } from '../../src/agent/turn.ts'
import { Settings } from '../../src/config/settings.ts'
import { startAgent } from './support/start-agent.ts'

const ANSWER: TurnOutcome = {
  response: 'Two.',
  data: {
    result: 2,
    steps: [
      { tool: 'desk_list', args: {}, status: 'done', duration_ms: 12, rows: 2 },
      { tool: 'desk_get', args: {}, status: 'failed', duration_ms: 3, rows: null, error: 'out of order' },
    ],
  },
  confidence: 0.9,
  toolsUsed: ['desk_list'],
  memory: null,
}
const BY_MODEL: TurnOutcome = {
  ...ANSWER,
  engine: 'model',
  model: 'small:4b',
  receipt: {
    engine: 'model',
    model: 'small:4b',
    steps: [{ kind: 'model', name: 'small:4b', duration_ms: 900, input_tokens: 1500, output_tokens: 500 }],
    duration_ms: 950,
    input_tokens: 1500,
    output_tokens: 500,
  },
}

const engineOf = (outcome: TurnOutcome): Engine => ({
  answer: async () => outcome,
  execute: async () => outcome,
  close: async () => {},
})

describe('the receipt of an answer', () => {
  it('names the calls of the built-in engine with time, rows and errors, and is kept with the message [B-30]', async () => {
    const agent = await startAgent({ engine: engineOf(ANSWER) })
    try {
      const { metadata } = await agent.chat('how many?', { session_id: 's' })
      expect(metadata.receipt).to.deep.include({ engine: 'builtin', input_tokens: 0, output_tokens: 0 })
      expect(metadata.receipt!.duration_ms).to.be.above(0)
      expect(metadata.receipt!.steps).to.deep.equal([
        { kind: 'tool', name: 'desk_list', duration_ms: 12, rows: 2 },
        { kind: 'tool', name: 'desk_get', duration_ms: 3, error: 'out of order' },
      ])
      expect(metadata.receipt).to.not.have.any.keys('cost', 'currency')
      await agent.restart({ engine: engineOf(ANSWER) })
      const { body } = await agent.send('/sessions/s')
      expect(body.messages[1].metadata.receipt).to.deep.equal(metadata.receipt)
    } finally {
      await agent.close()
    }
  })

  it("is the model engine's own account, with the cost where prices are set", async () => {
    const settings = Settings.parse({ model: { input_price: 0.4, output_price: 2, currency: 'EUR' } })
    const agent = await startAgent({ engine: engineOf(BY_MODEL), settings })
    try {
      const { metadata } = await agent.chat('how many?')
      expect(metadata).to.include({ engine: 'model', model: 'small:4b', tokens: 2000 })
      expect(metadata.receipt).to.include({ cost: 0.0016, currency: 'EUR', input_tokens: 1500, output_tokens: 500 })
      expect(metadata.receipt!.steps).to.deep.equal(BY_MODEL.receipt!.steps)
    } finally {
      await agent.close()
    }
  })

  it('tells of an answer that was stopped what it had taken', async () => {
    const { engine, model, receipt } = BY_MODEL
    const begun = Promise.withResolvers<void>()
    const waits: Engine = {
      ...engineOf(ANSWER),
      answer: async turn => {
        turn.account?.(() => ({ engine, model, receipt }))
        begun.resolve()
        return await new Promise<TurnOutcome>((_, reject) =>
          turn.signal.addEventListener('abort', () => reject(turn.signal.reason as Error)),
        )
      },
    }
    const agent = await startAgent({ engine: waits })
    try {
      const answer = agent.chat('how many?', { session_id: 's' })
      await begun.promise
      await agent.send('/chat/stop', { session_id: 's' })
      const { data, metadata } = await answer
      expect(data.error?.code).to.equal('CANCELLED')
      expect(metadata).to.include({ engine: 'model', model: 'small:4b', tokens: 2000 })
      expect(metadata.receipt!.steps).to.deep.equal(receipt!.steps)
    } finally {
      await agent.close()
    }
  })

  it('has no cost with one price alone', async () => {
    const settings = Settings.parse({ model: { input_price: 0.4 } })
    const agent = await startAgent({ engine: engineOf(BY_MODEL), settings })
    try {
      expect((await agent.chat('how many?')).metadata.receipt).to.not.have.property('cost')
    } finally {
      await agent.close()
    }
  })
})
