import { LLMock } from '@copilotkit/aimock'
import { expect } from 'chai'
import { open } from '../../src/agent/model/providers/anthropic.ts'
import type { ModelEvent, ModelRequest } from '../../src/agent/model/provider.ts'
import { readEndpoint } from '../../src/agent/model/endpoint.ts'
import { Settings } from '../../src/config/settings.ts'

const TOOL = { name: 'add', description: 'Adds', parameters: { type: 'object', properties: { a: { type: 'number' } } } }

describe('a model behind Anthropic’s interface', () => {
  let mock: LLMock
  before(async () => {
    mock = new LLMock({ port: 0 })
    mock.on({ userMessage: 'hello' }, { content: 'Good morning.' })
    mock.on({ userMessage: 'add' }, { toolCalls: [{ name: 'add', arguments: { a: 2 } }] })
    await mock.start()
  })
  after(async () => await mock.stop())

  const provider = (url: string) => {
    const model = { provider: 'anthropic', name: 'claude-test', base_url: url, api_key_env: 'A_KEY' }
    return open(readEndpoint(Settings.parse({ model }).model, { A_KEY: 'sk-of-the-test' })!)
  }
  const generate = async (request: ModelRequest, url = mock.url) => {
    const asked = provider(url)
    const events: ModelEvent[] = []
    try {
      for await (const event of asked.generate(request, AbortSignal.timeout(5_000))) events.push(event)
    } finally {
      await asked.close()
    }
    return events
  }

  it('gives its text as it comes, and says that it ended', async () => {
    const events = await generate({ messages: [{ role: 'user', text: 'hello' }] })
    expect(events.flatMap(event => (event.type === 'text' ? [event.text] : [])).join('')).to.equal('Good morning.')
    expect(events.at(-1)).to.deep.equal({ type: 'end', reason: 'stop' })
  })

  it('gives its calls with their arguments', async () => {
    const events = await generate({ messages: [{ role: 'user', text: 'add' }], tools: [TOOL] })
    const call = events.find(event => event.type === 'call')
    expect(call).to.have.nested.property('call.name', 'add')
    expect(call).to.have.deep.nested.property('call.args', { a: 2 })
    expect(events.at(-1)).to.deep.equal({ type: 'end', reason: 'calls' })
  })

  it('says that nothing answers at an address', async () => {
    const failed = await generate({ messages: [{ role: 'user', text: 'hello' }] }, 'http://127.0.0.1:9').catch(
      (error: { code: string }) => error.code,
    )
    expect(failed).to.equal('MODEL_UNREACHABLE')
  })
})
