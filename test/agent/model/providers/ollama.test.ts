import type { LLMock } from '@copilotkit/aimock'
import { expect } from 'chai'
import { open as openOllama } from '../../../../src/agent/model/providers/ollama.ts'
import type { ModelProvider, ModelRequest } from '../../../../src/agent/model/provider.ts'
import {
  endpointOf,
  failureOf,
  generateAll,
  startAimock,
  startRawEndpoint,
  type RawEndpoint,
  type SeenRequest,
} from '../../../support/model-endpoints.ts'
import { closeAfterEach } from '../../../support/close-after-each.ts'

const TOOL = {
  name: 'rooms_list',
  description: 'Lists rooms',
  parameters: { type: 'object', properties: { floor: { type: 'integer' } } },
}
const SHOWN = { 'small:1b': { capabilities: ['completion', 'tools'], model_info: { 'llama.context_length': 4096 } } }

describe('Ollama as the provider of a model', () => {
  const keep = closeAfterEach()

  async function mocked(options: Parameters<typeof startAimock>[0] = {}, model: Record<string, unknown> = {}) {
    const mock = await startAimock({ shown: SHOWN, ...options })
    keep({ close: async () => await mock.stop() })
    mock.on({ model: 'small:1b', userMessage: 'only for the list of models' }, { content: '-' })
    const provider = keep(
      openOllama(endpointOf({ provider: 'ollama', name: 'small:1b', base_url: mock.url, ...model })),
    )
    return { mock, provider }
  }

  /** A small server that has one model and answers chats as it is told. */
  async function raw(answer: Parameters<typeof startRawEndpoint>[0], more: Parameters<typeof endpointOf>[1] = {}) {
    const json = (res: Parameters<typeof answer>[1], body: unknown) =>
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const chats: SeenRequest[] = []
    const endpoint = keep(
      await startRawEndpoint(async (request, res) => {
        if (request.url === '/api/tags') return json(res, { models: [{ name: 'small:1b' }] })
        if (request.url === '/api/show') return json(res, { capabilities: ['completion', 'tools', 'thinking'] })
        chats.push(request)
        return await answer(request, res, chats.length - 1)
      }),
    )
    const model = { provider: 'ollama', name: 'small:1b', base_url: endpoint.url }
    return { endpoint, chats, provider: keep(openOllama(endpointOf(model, more))) }
  }

  const lastBody = (mock: LLMock) => mock.getLastRequest()?.body as Record<string, unknown>
  const lines = (...parts: unknown[]) => parts.map(part => `${JSON.stringify(part)}\n`).join('')
  const said = (content: string) => ({ message: { role: 'assistant', content }, done: false })
  const done = {
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: 'stop',
    prompt_eval_count: 7,
    eval_count: 3,
  }

  it('passes text on in pieces and ends', async () => {
    const { mock, provider } = await mocked({ chunkSize: 4 })
    mock.onMessage('hello', { content: 'Good morning' })
    const { pieces, end } = await generateAll(provider, 'hello')
    expect(pieces).to.deep.equal(['Good', ' mor', 'ning'])
    expect(end).to.equal('stop')
  })

  it('passes calls on with their arguments', async () => {
    const { mock, provider } = await mocked()
    mock.onMessage('hello', {
      toolCalls: [
        { name: 'rooms_list', arguments: '{"floor":2}' },
        { name: 'rooms_list', arguments: '{"floor":3}' },
      ],
    })
    const { calls, end } = await generateAll(provider, { tools: [TOOL] })
    expect(calls.map(({ name, args }) => ({ name, args }))).to.deep.equal([
      { name: 'rooms_list', args: { floor: 2 } },
      { name: 'rooms_list', args: { floor: 3 } },
    ])
    expect(new Set(calls.map(({ id }) => id)).size).to.equal(2)
    expect(end).to.equal('calls')
  })

  it('sends messages, tools, limits and what keeps a conversation whole', async () => {
    const { chats, provider } = await raw((_request, res) => res.end(lines(done)))
    const messages: ModelRequest['messages'] = [
      { role: 'system', text: 'Be brief' },
      { role: 'user', text: 'Rooms of floor 2' },
      {
        role: 'assistant',
        text: '',
        reasoning: 'hm',
        calls: [
          { id: 'c1', name: 'rooms_list', args: { floor: 2 } },
          { id: 'c2', name: 'rooms_list', args: 'two' },
        ],
      },
      { role: 'tool', callId: 'c1', name: 'rooms_list', text: '3 rooms' },
    ]
    await generateAll(provider, { messages, tools: [TOOL], maxOutput: 50 })
    expect(chats[0]!.body).to.deep.equal({
      model: 'small:1b',
      messages: [
        { role: 'system', content: 'Be brief' },
        { role: 'user', content: 'Rooms of floor 2' },
        {
          role: 'assistant',
          content: '',
          thinking: 'hm',
          tool_calls: [
            { function: { name: 'rooms_list', arguments: { floor: 2 } } },
            { function: { name: 'rooms_list', arguments: {} } },
          ],
        },
        { role: 'tool', content: '3 rooms', tool_name: 'rooms_list' },
      ],
      stream: true,
      tools: [{ type: 'function', function: TOOL }],
      think: true,
      options: { temperature: 0, num_predict: 50, num_ctx: 8192 },
      truncate: false,
      shift: false,
    })
  })

  it('asks for a schema with `format`, and then says nothing about thinking', async () => {
    const { chats, provider } = await raw((_request, res) => res.end(lines(said('{"a":1}'), done)))
    const schema = { type: 'object', properties: { a: { type: 'integer' } } }
    expect((await generateAll(provider, { schema })).text).to.equal('{"a":1}')
    expect(chats[0]!.body['format']).to.deep.equal(schema)
    expect(chats[0]!.body).to.not.have.property('think')
  })

  it('offers no tools when none may be called', async () => {
    const { chats, provider } = await raw((_request, res) => res.end(lines(done)))
    await generateAll(provider, { tools: [TOOL], toolChoice: 'none' })
    expect(chats[0]!.body).to.not.have.property('tools')
  })

  it("keeps within the model's own context", async () => {
    const { mock, provider } = await mocked({}, { context: 100_000 })
    mock.onMessage('hello', { content: 'x' })
    expect(await provider.probe()).to.include({ context: 4096, tools: true, schema: true, reachable: true })
    await generateAll(provider, 'hello')
    expect(lastBody(mock)['model']).to.equal('small:1b')
  })

  it('keeps reasoning apart from the answer, and counts tokens', async () => {
    const thought = { message: { role: 'assistant', content: '', thinking: 'Let me see' }, done: false }
    const { provider } = await raw((_request, res) => res.end(lines(thought, said('Two'), done)))
    const all = await generateAll(provider, 'hello')
    expect(all).to.deep.include({ reasoning: 'Let me see', text: 'Two', usage: { input: 7, output: 3 }, end: 'stop' })
  })

  it('says when the answer was ended by its limit', async () => {
    const { provider } = await raw((_request, res) => res.end(lines(said('a'), { ...done, done_reason: 'length' })))
    expect((await generateAll(provider, 'hello')).end).to.equal('length')
  })

  it('reads lines that come in any pieces, even of one letter in two bytes', async () => {
    const bytes = Buffer.from(lines(said('Käse'), said('x'.repeat(300_000)), done))
    const { provider } = await raw(async (_request, res) => {
      const cut = bytes.indexOf('ä') + 1
      res.write(bytes.subarray(0, cut))
      await new Promise(resolve => setTimeout(resolve, 20))
      res.end(bytes.subarray(cut))
    })
    expect((await generateAll(provider, 'hello')).text).to.equal(`Käse${'x'.repeat(300_000)}`)
  })

  describe('finds the model', () => {
    const models = (mock: LLMock, ...names: string[]) => {
      for (const model of names) mock.on({ model, userMessage: 'never said' }, { content: '-' })
    }
    const tools = { capabilities: ['completion', 'tools'] }

    it('takes the configured one, with or without its tag', async () => {
      const { mock, provider } = await mocked({ shown: { 'qwen3:latest': tools } }, { name: 'qwen3' })
      models(mock, 'other:7b', 'qwen3:latest')
      expect((await provider.probe()).name).to.equal('qwen3:latest')
    })

    it('takes one that calls tools when none is named', async () => {
      const { mock, provider } = await mocked(
        { shown: { embed: { capabilities: ['embedding'] }, plain: { capabilities: ['completion'] }, able: tools } },
        { name: '' },
      )
      models(mock, 'embed', 'plain', 'able')
      expect(await provider.probe()).to.include({ name: 'able', tools: true, reachable: true })
    })

    it('takes a loaded one before others', async () => {
      const { mock, provider } = await mocked({ shown: { one: tools, two: tools }, loaded: ['two'] }, { name: '' })
      models(mock, 'one', 'two')
      const state = await provider.probe()
      expect(state.name).to.equal('two')
      expect(state.message).to.contain('chosen because no model.name is set')
    })

    it('takes the latest of those that are not loaded', async () => {
      const tags = [
        { name: 'old', modified_at: '2026-01-01T00:00:00Z' },
        { name: 'new', modified_at: '2026-06-01T00:00:00Z' },
      ]
      const endpoint = keep(
        await startRawEndpoint((request, res) =>
          res.end(
            JSON.stringify(
              request.url === '/api/tags' ? { models: tags } : request.url === '/api/ps' ? { models: [] } : tools,
            ),
          ),
        ),
      )
      const provider = keep(openOllama(endpointOf({ provider: 'ollama', base_url: endpoint.url })))
      expect((await provider.probe()).name).to.equal('new')
    })

    it('goes by the template where a version names no capabilities', async () => {
      const shown = { a: { template: '{{ .Prompt }}' }, b: { template: '{{ if .Tools }}…{{ end }}' } }
      const { mock, provider } = await mocked({ shown }, { name: '' })
      models(mock, 'a', 'b')
      expect((await provider.probe()).name).to.equal('b')
    })

    it('does without what a version does not tell', async () => {
      const mock = await startAimock()
      keep({ close: async () => await mock.stop() })
      models(mock, 'first', 'second')
      const provider = keep(openOllama(endpointOf({ provider: 'ollama', base_url: mock.url })))
      const state = await provider.probe()
      expect(state).to.include({ name: 'first', reachable: true })
      expect(state).to.not.have.property('tools')
    })

    it('says that the only model cannot call tools', async () => {
      const { provider } = await mocked({ shown: { 'small:1b': { capabilities: ['completion'] } } })
      const state = await provider.probe()
      expect(state).to.include({ reachable: true, tools: false })
      expect(state.message).to.contain('cannot call tools; one that can: ollama pull')
    })

    it('names the command that pulls a model that is not there', async () => {
      const { provider } = await mocked({}, { name: 'absent:3b' })
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error.code).to.equal('MODEL_MISSING')
      expect(error.message).to.contain('ollama pull absent:3b').and.to.contain('small:1b')
      expect(await provider.probe()).to.include({ reachable: false, name: 'absent:3b' })
    })

    it('names a command when there is no model at all', async () => {
      const endpoint = keep(await startRawEndpoint((_request, res) => res.end('{"models":[]}')))
      const provider = keep(openOllama(endpointOf({ provider: 'ollama', base_url: endpoint.url })))
      expect((await failureOf(generateAll(provider, 'hello'))).message).to.contain('ollama pull')
    })

    it('looks again after the model was removed', async () => {
      let removed = true
      const { endpoint, provider } = await raw((_request, res) =>
        removed ? res.writeHead(404).end('{"error":"model \'small:1b\' not found"}') : res.end(lines(done)),
      )
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error).to.include({ code: 'MODEL_MISSING' })
      expect(error.message).to.contain('ollama pull small:1b')
      removed = false
      await generateAll(provider, 'hello')
      expect(endpoint.requests.filter(({ url }) => url === '/api/tags')).to.have.length(2)
    })
  })

  describe('fails in words', () => {
    it('says that Ollama is not running, and how it is started', async () => {
      const gone = await startRawEndpoint(() => undefined)
      await gone.close()
      const provider = keep(openOllama(endpointOf({ provider: 'ollama', base_url: gone.url })))
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error.code).to.equal('MODEL_UNREACHABLE')
      expect(error.message).to.equal(`Ollama is not running at ${gone.url}; start it with: ollama serve`)
      expect(await provider.probe()).to.include({ reachable: false, message: error.message })
    })

    it('says that there is no such host', async () => {
      const provider = keep(openOllama(endpointOf({ provider: 'ollama', base_url: 'http://nowhere.invalid:11434' })))
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error.code).to.equal('MODEL_UNREACHABLE')
      expect(error.message).to.contain('no such host').and.to.contain('OLLAMA_HOST')
    })

    it('says that something else answers there', async () => {
      const endpoint = keep(await startRawEndpoint((_request, res) => res.writeHead(404).end('Not Found')))
      const provider = keep(openOllama(endpointOf({ provider: 'ollama', base_url: endpoint.url })))
      expect((await provider.probe()).message).to.contain(`What answers at ${endpoint.url} is no Ollama`)
    })

    it('says how to sign in for a model of its cloud', async () => {
      const { provider } = await raw((_request, res) => res.writeHead(401).end('{"error":"unauthorized"}'))
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error.code).to.equal('MODEL_KEY')
      expect(error.message).to.contain('small:1b without an account').and.to.contain('ollama signin')
    })

    const cases: [string, (res: Parameters<Parameters<typeof startRawEndpoint>[0]>[1]) => unknown, string, RegExp][] = [
      [
        'an error instead of an answer',
        res => res.writeHead(500).end('{"error":"runner crashed"}'),
        'MODEL_FAILED',
        /HTTP 500: runner crashed/,
      ],
      [
        'an error in the middle',
        res => res.end(lines(said('a'), { error: 'out of memory' })),
        'MODEL_FAILED',
        /out of memory/,
      ],
      ['a line that is no JSON', res => res.end(`${lines(said('a'))}{"message": oops}\n`), 'MODEL_FAILED', /no JSON/],
      ['a line that is no object', res => res.end('[]\n'), 'MODEL_FAILED', /no JSON/],
      ['an end too early', res => res.end(lines(said('a'))), 'MODEL_FAILED', /ended in the middle/],
      [
        'a connection that breaks',
        res => (res.write(lines(said('a'))), setTimeout(() => res.destroy(), 20)),
        'MODEL_FAILED',
        /ended in the middle/,
      ],
      [
        'a model without tools',
        res => res.writeHead(400).end('{"error":"registry/small does not support tools"}'),
        'MODEL_NO_TOOLS',
        /cannot call tools/,
      ],
      [
        'a conversation that is too long',
        res => res.writeHead(400).end('{"error":"the input length exceeds the context length"}'),
        'MODEL_CONTEXT',
        /too long/,
      ],
      [
        'a page of a proxy',
        res => res.writeHead(502, { 'retry-after': '60' }).end('<html>Bad gateway</html>'),
        'MODEL_FAILED',
        /HTTP 502\b/,
      ],
    ]
    for (const [what, answer, code, message] of cases)
      it(`of ${what}`, async () => {
        const { provider } = await raw((_request, res) => answer(res))
        const error = await failureOf(generateAll(provider, { tools: [TOOL] }))
        expect(error.code).to.equal(code)
        expect(error.message).to.match(message).and.not.to.contain('<html>')
      })

    it('when aimock breaks off, limits, drops or sends what is no JSON', async () => {
      const { mock, provider } = await mocked({ chunkSize: 2 })
      mock.onMessage('cut', { content: 'Good morning to you' }, { truncateAfterChunks: 3, latency: 5 })
      expect((await failureOf(generateAll(provider, 'cut'))).message).to.contain('ended in the middle')
      mock.onMessage('limited', { error: { message: 'slow down' }, status: 429, retryAfter: 60 })
      const limited = await failureOf(generateAll(provider, 'limited'))
      expect(limited).to.deep.include({ code: 'MODEL_LIMIT', detail: { retry_after_s: 60 } })
      mock.onMessage('dropped', { content: 'x' }, { chaos: { disconnectRate: 1 } })
      expect((await failureOf(generateAll(provider, 'dropped'))).message).to.contain('ended before it began')
      mock.onMessage('broken', { content: 'x' }, { chaos: { malformedRate: 1 } })
      expect((await failureOf(generateAll(provider, 'broken'))).code).to.equal('MODEL_FAILED')
    })

    it('after the time that it may be silent, before and within an answer', async () => {
      const { chats, provider } = await raw((request, res, count) => (count ? res.write(lines(said('a'))) : request), {
        silence: 80,
      })
      const first = await failureOf(generateAll(provider, 'hello'))
      expect(first.code).to.equal('MODEL_TIMEOUT')
      expect(first.message).to.contain('gave no answer for 0.08 s')
      const second = await failureOf(generateAll(provider, 'hello'))
      expect(second.message).to.contain('stopped in the middle of its answer')
      expect(chats).to.have.length(2)
    })
  })

  it('closes the request when it is cancelled, and throws the reason', async () => {
    const { endpoint, provider } = await raw((_request, res) => res.write(lines(said('a'))))
    const controller = new AbortController()
    const reason = new Error('enough')
    const failure = failureOf(
      (async () => {
        const request: ModelRequest = { messages: [{ role: 'user', text: 'hello' }] }
        for await (const event of provider.generate(request, controller.signal))
          if (event.type === 'text') controller.abort(reason)
      })(),
    )
    expect(await failure).to.equal(reason)
    await endpoint.cut(2)
  })

  it('closes the request when nobody reads on', async () => {
    const { endpoint, provider } = await raw((_request, res) => res.write(lines(said('a'))))
    const signal = new AbortController().signal
    for await (const event of provider.generate({ messages: [{ role: 'user', text: 'hello' }] }, signal))
      if (event.type === 'text') break
    await endpoint.cut(2)
  })

  it('sends nothing once it was cancelled', async () => {
    const { endpoint, provider } = await raw(() => undefined)
    const reason = new Error('before')
    expect(await failureOf(generateAll(provider, 'hello', AbortSignal.abort(reason)))).to.equal(reason)
    expect(endpoint.requests).to.have.length(0)
  })

  it('gives Ollama the key that was named for it, and never that of OpenAI', async () => {
    const answer: Parameters<typeof startRawEndpoint>[0] = (_request, res) => res.end('{"models":[]}')
    const endpoint: RawEndpoint = keep(await startRawEndpoint(answer))
    const environment = { OPENAI_API_KEY: 'sk-other', OLLAMA_KEY: 'sk-own' }
    for (const api_key_env of ['OPENAI_API_KEY', 'OLLAMA_KEY']) {
      const model = { provider: 'ollama', base_url: endpoint.url, api_key_env }
      const provider: ModelProvider = keep(openOllama(endpointOf(model, {}, environment)))
      await provider.probe()
    }
    const sent = endpoint.requests.filter(({ url }) => url === '/api/tags').map(({ headers }) => headers.authorization)
    expect(sent).to.deep.equal([undefined, 'Bearer sk-own'])
  })
})
