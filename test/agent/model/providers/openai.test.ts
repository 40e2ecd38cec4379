import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { expect } from 'chai'
import { open as openOpenAi } from '../../../../src/agent/model/providers/openai.ts'
import type { ModelRequest } from '../../../../src/agent/model/provider.ts'
import {
  chunkOf,
  endpointOf,
  failureOf,
  generateAll,
  startAimock,
  startRawEndpoint,
  toEvents,
  type SeenRequest,
} from '../../../support/model-endpoints.ts'
import { closeAfterEach } from '../../../support/close-after-each.ts'

const TOOL = {
  name: 'rooms_list',
  description: 'Lists rooms',
  parameters: { type: 'object', properties: { floor: { type: 'integer' } } },
}
const SCHEMA = { type: 'object', properties: { a: { type: 'integer' } } }
const KEY = 'sk-a-very-secret-key-0123456789'
const SSE = { 'content-type': 'text/event-stream' }

describe('OpenAI-compatible endpoints as the provider of a model', () => {
  const keep = closeAfterEach()

  async function mocked(options: Parameters<typeof startAimock>[0] = {}, model: Record<string, unknown> = {}) {
    const mock = await startAimock(options)
    keep({ close: async () => await mock.stop() })
    const section = { provider: 'openai', name: 'gpt-4o', base_url: mock.url, ...model }
    return { mock, provider: keep(openOpenAi(endpointOf(section, {}, { OPENAI_API_KEY: KEY }))) }
  }

  async function raw(
    answer: (request: SeenRequest, res: ServerResponse, count: number) => unknown,
    model: Record<string, unknown> = {},
    more: Parameters<typeof endpointOf>[1] = {},
    environment: NodeJS.ProcessEnv = { OPENAI_API_KEY: KEY },
  ) {
    const endpoint = keep(await startRawEndpoint(answer))
    const section = { provider: 'openai', name: 'some-model', base_url: endpoint.url, ...model }
    if (model['base_url']) section.base_url = endpoint.url + String(model['base_url'])
    return { endpoint, provider: keep(openOpenAi(endpointOf(section, more, environment))) }
  }
  const stream = (res: ServerResponse, ...chunks: unknown[]) => res.writeHead(200, SSE).end(toEvents(...chunks))
  const refuse = (res: ServerResponse, status: number, message: string, more: object = {}) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message, ...more } }))

  it('passes text on in pieces, with the tokens that were used', async () => {
    const { mock, provider } = await mocked({ chunkSize: 4 })
    mock.onMessage('hello', { content: 'Good morning', usage: { prompt_tokens: 9, completion_tokens: 2 } })
    const { pieces, end, usage } = await generateAll(provider, 'hello')
    expect(pieces).to.deep.equal(['Good', ' mor', 'ning'])
    expect({ end, usage }).to.deep.equal({ end: 'stop', usage: { input: 9, output: 2 } })
  })

  it('passes calls on, put together from their pieces', async () => {
    const { mock, provider } = await mocked({ chunkSize: 3 })
    const toolCalls = [2, 3].map(floor => ({ name: 'rooms_list', arguments: JSON.stringify({ floor }) }))
    mock.onMessage('hello', { content: 'One moment', toolCalls })
    const { calls, end, text } = await generateAll(provider, { tools: [TOOL] })
    expect(calls.map(({ name, args }) => ({ name, args }))).to.deep.equal([
      { name: 'rooms_list', args: { floor: 2 } },
      { name: 'rooms_list', args: { floor: 3 } },
    ])
    expect({ end, text }).to.deep.equal({ end: 'calls', text: 'One moment' })
  })

  it('keeps reasoning apart from the answer', async () => {
    const { provider } = await raw((_request, res) =>
      stream(
        res,
        chunkOf({ reasoning_content: 'Let me' }),
        chunkOf({ reasoning: ' see' }),
        chunkOf({
          content: [
            { type: 'thinking', thinking: [{ type: 'text', text: '.' }] },
            { type: 'text', text: 'Two' },
          ],
        }),
        chunkOf({}, 'stop'),
      ),
    )
    expect(await generateAll(provider, 'hello')).to.include({ reasoning: 'Let me see.', text: 'Two' })
  })

  it('sends messages, tools and limits', async () => {
    const { endpoint, provider } = await raw((_request, res) => stream(res, chunkOf({}, 'stop')))
    const messages: ModelRequest['messages'] = [
      { role: 'system', text: 'Be brief' },
      { role: 'user', text: 'Rooms of floor 2' },
      { role: 'assistant', text: '', reasoning: 'hm', calls: [{ id: 'c1', name: 'rooms_list', args: { floor: 2 } }] },
      { role: 'tool', callId: 'c1', name: 'rooms_list', text: '3 rooms' },
    ]
    await generateAll(provider, { messages, tools: [TOOL], toolChoice: 'required', maxOutput: 50 })
    const [request] = endpoint.requests
    expect(request).to.include({ method: 'POST', url: '/v1/chat/completions' })
    expect(request!.headers.authorization).to.equal(`Bearer ${KEY}`)
    expect(request!.body).to.deep.equal({
      model: 'some-model',
      messages: [
        { role: 'system', content: 'Be brief' },
        { role: 'user', content: 'Rooms of floor 2' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'rooms_list', arguments: '{"floor":2}' } }],
        },
        { role: 'tool', tool_call_id: 'c1', content: '3 rooms' },
      ],
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 50,
      temperature: 0,
      tools: [{ type: 'function', function: TOOL }],
      tool_choice: 'required',
    })
  })

  it('reads an answer that comes in one piece', async () => {
    const message = {
      content: 'Two',
      tool_calls: [{ id: 'a', function: { name: 'rooms_list', arguments: { floor: 2 } } }],
    }
    const { provider } = await raw((_request, res) =>
      res.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          choices: [{ message, finish_reason: 'tool_calls' }],
          usage: { prompt_tokens: 1, completion_tokens: 1 },
        }),
      ),
    )
    const { text, calls, end } = await generateAll(provider, 'hello')
    expect({ text, calls, end }).to.deep.equal({
      text: 'Two',
      calls: [{ id: 'a', name: 'rooms_list', args: { floor: 2 } }],
      end: 'calls',
    })
  })

  it('reads events in any pieces, past comments, without a last line and without [DONE]', async () => {
    const text = `: waiting\r\n\r\ndata: ${JSON.stringify(chunkOf({ content: 'Kä' }))}\r\n\r\n: still\n\ndata: ${JSON.stringify(chunkOf({ content: 'se' }, 'stop'))}`
    const bytes = Buffer.from(text)
    const { provider } = await raw(async (_request, res) => {
      res.writeHead(200, SSE)
      const cut = bytes.indexOf('ä') + 1
      res.write(bytes.subarray(0, cut))
      await new Promise(resolve => setTimeout(resolve, 20))
      res.end(bytes.subarray(cut))
    })
    expect(await generateAll(provider, 'hello')).to.include({ text: 'Käse', end: 'stop' })
  })

  it('reads a very large piece', async () => {
    const large = 'x'.repeat(2_000_000)
    const { provider } = await raw((_request, res) => stream(res, chunkOf({ content: large }, 'stop')))
    expect((await generateAll(provider, 'hello')).text).to.have.length(large.length)
  })

  it('is kept alive by comments for longer than it may be silent', async () => {
    const { provider } = await raw(
      async (_request, res) => {
        res.writeHead(200, SSE)
        for (let beat = 0; beat < 8; beat++) {
          res.write(': keep-alive\n\n')
          await new Promise(resolve => setTimeout(resolve, 50))
        }
        res.end(toEvents(chunkOf({ content: 'at last' }, 'stop')))
      },
      {},
      { silence: 250 },
    )
    expect((await generateAll(provider, 'hello')).text).to.equal('at last')
  })

  describe('learns what an endpoint takes', () => {
    const rules: [string, (body: Record<string, unknown>) => string | undefined][] = [
      [
        'max_completion_tokens',
        body =>
          'max_tokens' in body
            ? "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
            : undefined,
      ],
      [
        'the temperature',
        body =>
          'temperature' in body ? "Unsupported value: 'temperature' does not support 0 with this model." : undefined,
      ],
      [
        'the count of tokens',
        body => ('stream_options' in body ? 'Unrecognized request argument supplied: stream_options' : undefined),
      ],
      [
        'tool_choice',
        body =>
          'tool_choice' in body ? '"auto" tool choice requires --enable-auto-tool-choice: tool_choice' : undefined,
      ],
    ]
    for (const [what, refusal] of rules)
      it(`of ${what}, once`, async () => {
        const { endpoint, provider } = await raw((request, res) => {
          const why = refusal(request.body)
          return why ? refuse(res, 400, why) : stream(res, chunkOf({ content: 'ok' }, 'stop'))
        })
        expect((await generateAll(provider, { tools: [TOOL] })).text).to.equal('ok')
        await generateAll(provider, { tools: [TOOL] })
        expect(endpoint.requests).to.have.length(3)
      })

    const formOf = ({ body }: SeenRequest) => {
      const { response_format: format } = body as {
        response_format?: { type: string; json_schema?: { strict?: boolean; schema: unknown } }
      }
      return format?.json_schema ? (format.json_schema.strict ? 'strict' : 'schema') : (format?.type ?? 'told')
    }

    it('of schemas: strict, then loose, then a JSON object with the schema in words, then words alone', async () => {
      const { endpoint, provider } = await raw((request, res) =>
        formOf(request) === 'told'
          ? stream(res, chunkOf({ content: '{}' }, 'stop'))
          : refuse(res, 400, 'This response_format is unavailable now'),
      )
      await generateAll(provider, { schema: SCHEMA })
      expect(endpoint.requests.map(formOf)).to.deep.equal(['strict', 'schema', 'json_object', 'told'])
      const { messages } = endpoint.requests[3]!.body as { messages: { role: string; content: string }[] }
      expect(messages.at(-1)!.content).to.contain(JSON.stringify(SCHEMA))
      await generateAll(provider, { schema: SCHEMA })
      expect(endpoint.requests).to.have.length(5)
    })

    it('and sends a schema as it is where it is taken', async () => {
      const { endpoint, provider } = await raw((_request, res) => stream(res, chunkOf({ content: '{"a":1}' }, 'stop')))
      await generateAll(provider, { schema: SCHEMA })
      expect(endpoint.requests[0]!.body['response_format']).to.deep.equal({
        type: 'json_schema',
        json_schema: { name: 'answer', schema: SCHEMA, strict: true },
      })
    })

    it('and gives up with its words when nothing helps', async () => {
      const { endpoint, provider } = await raw((_request, res) => refuse(res, 400, "Invalid 'messages'"))
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error).to.include({ code: 'MODEL_FAILED' })
      expect(error.message).to.contain("HTTP 400: Invalid 'messages'")
      expect(endpoint.requests).to.have.length(1)
    })
  })

  describe('finds the address', () => {
    const paths = async (base: string, serves: string, model: Record<string, unknown> = {}) => {
      const { endpoint, provider } = await raw(
        (request, res) =>
          request.url.split('?')[0] === serves
            ? stream(res, chunkOf({ content: 'ok' }, 'stop'))
            : refuse(res, 404, 'Not Found'),
        { base_url: base || '/', ...model },
      )
      await generateAll(provider, 'hello')
      await generateAll(provider, 'hello')
      return endpoint.requests.map(({ url }) => url)
    }
    const served = '/v1/chat/completions'
    const rows: [string, string, string[]][] = [
      ['', served, [served, served]],
      ['/', served, [served, served]],
      ['/v1', served, [served, served]],
      ['/v1/', served, [served, served]],
      ['/v1/chat/completions', served, [served, served]],
      [
        '/openai',
        '/openai/v1/chat/completions',
        ['/openai/chat/completions', '/openai/v1/chat/completions', '/openai/v1/chat/completions'],
      ],
      ['', '/chat/completions', [served, '/chat/completions', '/chat/completions']],
      [
        '/ml/gateway/v1',
        '/ml/gateway/v1/chat/completions',
        ['/ml/gateway/v1/chat/completions', '/ml/gateway/v1/chat/completions'],
      ],
    ]
    for (const [base, serves, expected] of rows)
      it(`of ${serves} from ${base || 'no path'}`, async () =>
        expect(await paths(base, serves)).to.deep.equal(expected))

    it('of a deployment of Azure, with its version and its header', async () => {
      const { endpoint, provider } = await raw((_request, res) => stream(res, chunkOf({}, 'stop')), {
        base_url: '/openai',
        name: 'my deployment',
        api_version: '2024-10-21',
      })
      await generateAll(provider, 'hello')
      const [request] = endpoint.requests
      expect(request!.url).to.equal('/openai/deployments/my%20deployment/chat/completions?api-version=2024-10-21')
      expect(request!.headers).to.include({ 'api-key': KEY }).and.not.have.property('authorization')
    })

    it('of a deployment that stands in the address already', async () => {
      const { endpoint, provider } = await raw((_request, res) => stream(res, chunkOf({}, 'stop')), {
        base_url: '/openai/deployments/mine',
        api_version: 'v',
      })
      await generateAll(provider, 'hello')
      expect(endpoint.requests[0]!.url).to.equal('/openai/deployments/mine/chat/completions?api-version=v')
    })

    it('and says that nothing is served there', async () => {
      const { provider } = await raw((_request, res) => res.writeHead(404).end('<html>nope</html>'))
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error.code).to.equal('MODEL_FAILED')
      expect(error.message).to.contain('Correct model.base_url').and.not.to.contain('nope')
    })

    it('and sends the headers of a gateway', async () => {
      const { endpoint, provider } = await raw(
        (_request, res) => stream(res, chunkOf({}, 'stop')),
        { headers: 'X-Project: ${PROJECT}; X-Title: agent', api_key_header: 'X-Api-Key' },
        {},
        { OPENAI_API_KEY: KEY, PROJECT: 'p-1' },
      )
      await generateAll(provider, 'hello')
      expect(endpoint.requests[0]!.headers).to.include({ 'x-project': 'p-1', 'x-title': 'agent', 'x-api-key': KEY })
    })
  })

  describe('fails in words', () => {
    const cases: [string, (res: ServerResponse) => unknown, string, RegExp][] = [
      [
        'a refused key',
        res => refuse(res, 401, `Incorrect API key provided: ${KEY}`),
        'MODEL_KEY',
        /refused the key of the environment variable OPENAI_API_KEY/,
      ],
      ['a forbidden model', res => refuse(res, 403, 'no access'), 'MODEL_KEY', /HTTP 403/],
      [
        'a model that is not there',
        res => refuse(res, 404, 'The model `some-model` does not exist', { code: 'model_not_found' }),
        'MODEL_MISSING',
        /has no model some-model.*Correct model\.name/,
      ],
      [
        'a limit that lasts',
        res => res.writeHead(429, { 'retry-after': '120' }).end('{"error":{"message":"Rate limit reached"}}'),
        'MODEL_LIMIT',
        /Rate limit reached\. Try again in 120 s/,
      ],
      ['an inner error', res => refuse(res, 500, 'boom'), 'MODEL_FAILED', /HTTP 500: boom/],
      [
        'a conversation that is too long',
        res => refuse(res, 400, 'too long', { code: 'context_length_exceeded' }),
        'MODEL_CONTEXT',
        /too long for the model/,
      ],
      [
        'the same in the words of vLLM',
        res => refuse(res, 400, "This model's maximum context length is 4096 tokens. However, you requested 9000"),
        'MODEL_CONTEXT',
        /4096/,
      ],
      [
        'a redirection',
        res => res.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
        'MODEL_FAILED',
        /redirects.*model\.base_url/,
      ],
      [
        'a chunk that is no JSON',
        res => res.writeHead(200, SSE).end('data: {malformed\n\n'),
        'MODEL_FAILED',
        /no JSON/,
      ],
      [
        'an error in the middle',
        res =>
          res
            .writeHead(200, SSE)
            .end(`data: ${JSON.stringify(chunkOf({ content: 'a' }))}\n\ndata: {"error":{"message":"overloaded"}}\n\n`),
        'MODEL_FAILED',
        /overloaded/,
      ],
      [
        'an end too early',
        res => res.writeHead(200, SSE).end(`data: ${JSON.stringify(chunkOf({ content: 'a' }))}\n\n`),
        'MODEL_FAILED',
        /ended in the middle/,
      ],
      [
        'a page instead of a stream',
        res => res.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
        'MODEL_FAILED',
        /ended in the middle/,
      ],
      [
        'an empty object',
        res => res.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
        'MODEL_FAILED',
        /no message/,
      ],
      ['a content filter', res => stream(res, chunkOf({}, 'content_filter')), 'MODEL_FAILED', /content filter/],
    ]
    for (const [what, answer, code, message] of cases)
      it(`of ${what}`, async () => {
        const { provider } = await raw((_request, res) => answer(res))
        const error = await failureOf(generateAll(provider, 'hello'))
        expect(error.code).to.equal(code)
        expect(error.message).to.match(message)
        expect(inspect(error, { depth: null })).to.not.contain(KEY)
      })

    it('hides the key in what an endpoint says of it', async () => {
      const { provider } = await raw((_request, res) => refuse(res, 400, `Bad header: Bearer ${KEY} is too long`))
      expect((await failureOf(generateAll(provider, 'hello'))).message).to.contain('Bearer [key] is too long')
    })

    it('names the variable of a key that is missing', async () => {
      const { provider } = await raw((_request, res) => refuse(res, 401, 'no key'), {}, {}, {})
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error.code).to.equal('MODEL_KEY')
      expect(error.message).to.contain('the environment variable OPENAI_API_KEY is not set')
    })

    it('asks OpenAI itself nothing without a key', async () => {
      const provider = keep(openOpenAi(endpointOf({ provider: 'openai', name: 'x' })))
      expect((await failureOf(generateAll(provider, 'hello'))).message).to.contain('OPENAI_API_KEY is not set')
    })

    it('says that nothing answers', async () => {
      const gone = await startRawEndpoint(() => undefined)
      await gone.close()
      const provider = keep(openOpenAi(endpointOf({ provider: 'openai', name: 'x', base_url: gone.url })))
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error.code).to.equal('MODEL_UNREACHABLE')
      expect(error.message).to.contain(gone.url).and.to.contain('nothing listens there')
    })

    it('after the time that it may be silent', async () => {
      const { provider } = await raw(() => undefined, {}, { silence: 80 })
      expect((await failureOf(generateAll(provider, 'hello'))).code).to.equal('MODEL_TIMEOUT')
    })

    it('when aimock breaks the connection, or sends what is no JSON', async () => {
      const { mock, provider } = await mocked({ chunkSize: 2 })
      mock.onMessage('cut', { content: 'Good morning to you' }, { truncateAfterChunks: 3, latency: 5 })
      expect((await failureOf(generateAll(provider, 'cut'))).message).to.contain('ended in the middle')
      mock.onMessage('broken', { content: 'x' }, { chaos: { malformedRate: 1 } })
      expect((await failureOf(generateAll(provider, 'broken'))).code).to.equal('MODEL_FAILED')
      mock.onMessage('dropped', { content: 'x' }, { chaos: { disconnectRate: 1 } })
      expect((await failureOf(generateAll(provider, 'dropped'))).message).to.contain('ended before it began')
    })
  })

  describe('tries again', () => {
    for (const status of [429, 502, 503])
      it(`after ${status}, when it was told to wait a moment`, async () => {
        const { endpoint, provider } = await raw((_request, res, count) =>
          count ? stream(res, chunkOf({ content: 'ok' }, 'stop')) : res.writeHead(status, { 'retry-after': '0' }).end(),
        )
        expect((await generateAll(provider, 'hello')).text).to.equal('ok')
        expect(endpoint.requests).to.have.length(2)
      })

    it('at most twice', async () => {
      const { mock, provider } = await mocked()
      mock.onMessage('hello', { error: { message: 'slow down' }, status: 429, retryAfter: 0 })
      const error = await failureOf(generateAll(provider, 'hello'))
      expect(error).to.deep.include({ code: 'MODEL_LIMIT', detail: { retry_after_s: 0 } })
      expect(mock.getRequests()).to.have.length(3)
    })

    it('not after other errors, and not once an answer began', async () => {
      const { endpoint, provider } = await raw((_request, res, count) =>
        count ? res.writeHead(200, SSE).end('data: {"error":{"message":"429"}}\n\n') : refuse(res, 500, 'boom'),
      )
      await failureOf(generateAll(provider, 'hello'))
      await failureOf(generateAll(provider, 'hello'))
      expect(endpoint.requests).to.have.length(2)
    })

    it('not when it was cancelled while it waited', async () => {
      const controller = new AbortController()
      const reason = new Error('enough')
      const { endpoint, provider } = await raw((_request, res) => {
        setTimeout(() => controller.abort(reason), 30)
        return res.writeHead(503, { 'retry-after': '5' }).end()
      })
      expect(await failureOf(generateAll(provider, 'hello', controller.signal))).to.equal(reason)
      expect(endpoint.requests).to.have.length(1)
    })
  })

  it('closes the request when it is cancelled, and when nobody reads on', async () => {
    const { endpoint, provider } = await raw((_request, res) =>
      res.writeHead(200, SSE).write(`data: ${JSON.stringify(chunkOf({ content: 'a' }))}\n\n`),
    )
    const request: ModelRequest = { messages: [{ role: 'user', text: 'hello' }] }
    const controller = new AbortController()
    const reason = new Error('enough')
    const cancelled = failureOf(
      (async () => {
        for await (const event of provider.generate(request, controller.signal))
          if (event.type === 'text') controller.abort(reason)
      })(),
    )
    expect(await cancelled).to.equal(reason)
    await endpoint.cut(0)
    for await (const event of provider.generate(request, new AbortController().signal)) if (event.type === 'text') break
    await endpoint.cut(1)
  })

  describe('tells its state', () => {
    const lists =
      (...ids: string[]) =>
      (_request: SeenRequest, res: ServerResponse) =>
        res
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data: ids.map(id => ({ id })) }))

    it('has the model', async () => {
      const { mock, provider } = await mocked()
      mock.on({ model: 'gpt-4o' }, { content: 'x' })
      expect(await provider.probe()).to.include({ provider: 'openai', name: 'gpt-4o', reachable: true, context: 8192 })
    })

    it('takes the only one when none is named', async () => {
      const { provider } = await raw(lists('the-one'), { name: '' })
      expect(await provider.probe()).to.include({ name: 'the-one', reachable: true })
    })

    it('keeps within the context that the list gives a model', async () => {
      const { provider } = await raw((_request, res) =>
        res.end(JSON.stringify({ data: [{ id: 'some-model', max_model_len: 4096 }] })),
      )
      expect((await provider.probe()).context).to.equal(4096)
    })

    it('lists those that can be named when there are several', async () => {
      const { provider } = await raw(lists('a', 'b'), { name: '' })
      const state = await provider.probe()
      expect(state).to.include({ name: null, reachable: false })
      expect(state.message).to.contain('Set model.name to one of: a, b')
    })

    it('does not promise a model that is not listed', async () => {
      const { provider } = await raw(lists('a'))
      expect((await provider.probe()).message).to.contain('does not list some-model')
    })

    it('asks for nothing where there is no list', async () => {
      const { endpoint, provider } = await raw((request, res) =>
        refuse(res, request.method === 'GET' ? 404 : 400, 'messages must not be empty'),
      )
      const state = await provider.probe()
      expect(state.reachable).to.equal(true)
      expect(state.message).to.contain('lists no models')
      expect(endpoint.requests.at(-1)!.body['messages']).to.deep.equal([])
    })

    for (const [status, part] of [
      [401, 'refused the key'],
      [404, 'Correct model.base_url'],
      [500, 'HTTP 500'],
    ] as const)
      it(`is not reachable with ${status}`, async () => {
        const { provider } = await raw((_request, res) => refuse(res, status, 'no'))
        const state = await provider.probe()
        expect(state.reachable).to.equal(false)
        expect(state.message).to.contain(part)
      })

    it('does not wait for an endpoint for ever', async () => {
      const { provider } = await raw(() => undefined)
      expect((await provider.probe(AbortSignal.timeout(50))).message).to.contain('did not answer in time')
    })
  })
})
