import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { ModelProvider, ModelRequest } from '../../../src/agent/model/provider.ts'
import { createSpending } from '../../../src/agent/policies/spending.ts'
import { createSpendingStore } from '../../../src/agent/policies/spending-store.ts'
import type { RegistryClient } from '../../../src/agent/registry-client.ts'
import { openSessionStore } from '../../../src/agent/sessions/session-store.ts'
import type { Turn, TurnOutcome } from '../../../src/agent/turn.ts'
import { Settings } from '../../../src/config/settings.ts'
import { turnOf } from '../../support/turn-of.ts'

const OUTCOME: TurnOutcome = { response: '', data: {}, confidence: 1, toolsUsed: [], memory: null }

describe('spending limits', () => {
  let folder: string
  let close: (() => Promise<void>)[]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-spending-'))
    close = []
  })
  afterEach(async () => {
    for (const one of close) await one()
    rmSync(folder, { recursive: true })
  })

  /** A server's account over the folder; each `generate` of its model takes 60 tokens to read and 40 to write. */
  async function open(policies: object, { day = '2025-05-14', tellsUsage = true } = {}) {
    const store = await openSessionStore(folder)
    close.unshift(() => store.close())
    const requests: ModelRequest[] = []
    const calls: string[] = []
    const spending = createSpending({
      policies: () => Settings.parse({ policies }).policies,
      store: createSpendingStore(store.database),
      prices: { input: 1e4, output: 2e4, currency: 'EUR' },
      clock: () => new Date(`${day}T12:00:00Z`),
    })
    const provider = spending.provider({
      async *generate(request) {
        requests.push(request)
        yield { type: 'text', text: 'x'.repeat(160) }
        if (tellsUsage) yield { type: 'usage', usage: { input: 60, output: 40 } }
        yield { type: 'end', reason: 'stop' }
      },
    } as Partial<ModelProvider> as ModelProvider)
    const registry = spending.registry({
      call: async (_app, tool) => {
        calls.push(tool)
        return { ok: true, value: 1 }
      },
    } as Partial<RegistryClient> as RegistryClient)
    const generate = async (maxOutput?: number) => {
      const request = { messages: [{ role: 'user' as const, text: 'hi' }], ...(maxOutput && { maxOutput }) }
      for await (const _event of provider.generate(request, new AbortController().signal));
    }
    /** One turn of a conversation. */
    const answer = (work: () => Promise<unknown>, more: Partial<Turn> = {}) =>
      spending
        .engine({
          answer: async () => {
            await work()
            return OUTCOME
          },
          execute: async () => OUTCOME,
          close: async () => {},
        })
        .answer(turnOf('', { sessionId: 'one', ...more }))
    return { generate, answer, requests, calls, registry, stop: () => close.shift()!() }
  }

  const failure = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (error) {
      return error as Error & { code: string }
    }
    throw new Error('nothing was thrown')
  }

  it('let everything pass where none is set', async () => {
    const { generate, answer, requests } = await open({})
    await answer(async () => {
      for (let i = 0; i < 5; i++) await generate(7)
    })
    expect(requests.map(request => request.maxOutput)).to.deep.equal([7, 7, 7, 7, 7])
  })

  for (const [limit, sessions] of [
    ['max_tokens_day', ['one', 'two', 'three', 'four']],
    ['max_tokens_session', ['one', 'one', 'one', 'one']],
  ] as const)
    it(`count what is under way at the same time (${limit})`, async () => {
      const { generate, answer, requests } = await open({ [limit]: 120 })
      const asked = sessions.map(sessionId => answer(() => generate(100), { sessionId }))
      const outcomes = await Promise.allSettled(asked)
      expect(requests).to.have.length.below(3)
      const refused = outcomes.filter(one => one.status === 'rejected')
      expect(refused).to.have.length.at.least(2)
      expect((refused[0]!.reason as Error).message).to.contain(limit)
    })

  it('ask nothing more of the model once an answer has taken its tokens, and say so', async () => {
    const { generate, answer, requests } = await open({ max_tokens: 150 })
    const error = await failure(
      answer(async () => {
        for (let i = 0; i < 5; i++) await generate(1000)
      }),
    )
    expect(error.code).to.equal('BUDGET')
    expect(error.message).to.equal(
      'This answer has taken 200 tokens of a language model, and the policies of this agent allow 150 tokens (policies.max_tokens). Ask for less at once.',
    )
    expect(requests.map(request => request.maxOutput)).to.deep.equal([150, 50])
    // The next answer begins anew.
    await answer(generate)
  })

  it('hold for a conversation, not for another one', async () => {
    const { generate, answer } = await open({ max_tokens_session: 150 })
    await answer(generate)
    await answer(generate)
    expect((await failure(answer(generate))).message).to.match(
      /^This conversation has taken 200 tokens .*max_tokens_session/,
    )
    await answer(generate, { sessionId: 'two' })
  })

  it('hold for a day over a restart, and begin anew the day after', async () => {
    const first = await open({ max_tokens_day: 100 })
    await first.answer(first.generate)
    await first.stop()
    const second = await open({ max_tokens_day: 100 })
    const error = await failure(second.answer(second.generate, { sessionId: 'two' }))
    expect(error.message).to.match(/^Today the agent has taken 100 tokens .*max_tokens_day.*midnight UTC/)
    await second.stop()
    const third = await open({ max_tokens_day: 100 }, { day: '2025-05-15' })
    await third.answer(third.generate)
  })

  it('count what it costs', async () => {
    const { generate, answer } = await open({ max_cost_day: 1.5 })
    await answer(generate)
    await answer(generate)
    expect((await failure(answer(generate))).message)
      .to.contain('2.8 EUR of a language model')
      .and.contain('1.5 EUR')
  })

  it('count a guess where the provider tells no usage', async () => {
    const { generate, answer } = await open({ max_tokens: 40 }, { tellsUsage: false })
    await answer(generate)
    expect((await failure(answer(() => generate().then(() => generate())))).code).to.equal('BUDGET')
  })

  it('stop calls of tools at the most for one answer', async () => {
    const { answer, registry, calls } = await open({ max_calls: 2 })
    const results: unknown[] = []
    await answer(async () => {
      for (const tool of ['a', 'b', 'c']) results.push(await registry.call('zoo', tool, {}))
    })
    expect(calls).to.deep.equal(['a', 'b'])
    expect(results[2]).to.deep.include({ ok: false, status: 429, notSent: true })
    await answer(() => registry.call('zoo', 'd', {}))
    expect(calls).to.deep.equal(['a', 'b', 'd'])
  })

  it('do not count a look at the record before a change, which may be the one call that is left', async () => {
    const { answer, registry, calls } = await open({ max_calls: 1 })
    await answer(async () => {
      await registry.call('zoo', 'get', {}, undefined, 'aside')
      await registry.call('zoo', 'put', {})
      await registry.call('zoo', 'more', {})
    })
    expect(calls).to.deep.equal(['get', 'put'])
  })

  it('let no denied tool pass, whoever calls it', async () => {
    const { answer, registry, calls } = await open({ deny: ['zoo_*'] })
    await answer(() => registry.call('zoo', 'zoo_feed', {}))
    expect(await registry.call('zoo', 'zoo_feed', {})).to.deep.include({ ok: false, status: 403, notSent: true })
    expect(calls).to.deep.equal([])
  })
})
