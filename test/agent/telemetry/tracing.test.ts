import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createRegistryClient } from '../../../src/agent/registry-client.ts'
import type { ModelProvider } from '../../../src/agent/model/provider.ts'
import { openAgentTracing } from '../../../src/agent/telemetry/tracing.ts'
import { traceProvider } from '../../../src/agent/telemetry/trace-provider.ts'
import type { ChatResponse } from '../../../src/contract/chat.ts'
import { Settings } from '../../../src/config/settings.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { startOtlpCollector, type OtlpCollector, type ReceivedSpan } from '../../support/otlp-collector.ts'
import { describeService, startRecordingService, type RecordingService } from '../../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../../support/start-registry.ts'
import { startAgent } from '../support/start-agent.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const logger = createLogger('test', 'silent')
const SECRET = 'attic'
const RECEIPT = { engine: 'model' as const, steps: [], duration_ms: 1, input_tokens: 30, output_tokens: 4 }
const ANSWER: ChatResponse = {
  response: 'Two shelves.',
  data: { result: 2 },
  metadata: {
    execution_time: 0,
    tools_used: [],
    confidence: 0.8,
    session_id: 's',
    mode: 'api',
    engine: 'model',
    model: 'small:4b',
    receipt: RECEIPT,
  },
}

describe('spans of answers', () => {
  let collector: OtlpCollector
  beforeEach(async () => {
    collector = await startOtlpCollector()
  })
  afterEach(() => collector.close())

  const spanOf = (name: RegExp): ReceivedSpan => {
    const found = collector.spans.find(span => name.test(span.name))
    expect(found, `${name} in ${collector.spans.map(span => span.name).join(', ')}`).to.not.equal(undefined)
    return found!
  }

  describe('through a registry', () => {
    let service: RecordingService
    let registry: RunningRegistry
    before(async () => {
      const items = { type: 'object', properties: { id: { type: 'integer' }, label: { type: 'string' } } }
      const schema = { type: 'array', items }
      const responses = { 200: { description: '', content: { 'application/json': { schema } } } }
      service = await startRecordingService(
        describeService({ '/shelves': { get: { operationId: 'listShelves', responses } } }),
        (_req, res) =>
          void res.writeHead(200, { 'content-type': 'application/json' }).end(`[{"id":1,"label":"${SECRET}"}]`),
      )
      registry = await startRegistry(`services:\n  - depot:\n      url: ${service.url}/openapi.json\n`)
      await registry.ready('depot')
    })
    after(async () => {
      await registry.close()
      await service.close()
    })

    /** Asks one question of an agent that sends spans, and waits for them. */
    async function ask(telemetry: object): Promise<ChatResponse> {
      const client = createRegistryClient({ url: registry.url })
      const engine = createEngine({ registryUrl: registry.url, registry: client, logger })
      const settings = Settings.parse({ telemetry: { otlp_endpoint: collector.url, ...telemetry } })
      const agent = await startAgent({ engine, settings, registryUrl: registry.url })
      try {
        const response = await fetch(`${agent.url}/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` },
          body: JSON.stringify({ message: `list all shelves`, session_id: 'talk' }),
        })
        return (await response.json()) as ChatResponse
      } finally {
        await agent.close()
      }
    }

    it('are one trace from who asked to the service [B-30]', async () => {
      const { data } = await ask({ agent_name: 'helper' })
      expect(data.result).to.have.length(1)
      const answer = spanOf(/^invoke_agent helper$/)
      expect(answer).to.include({ traceId: TRACE, parentSpanId: CALLER })
      expect(answer.attributes).to.include({
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.agent.name': 'helper',
        'gen_ai.conversation.id': 'talk',
        'agent.engine': 'builtin',
      })
      const tool = spanOf(/^execute_tool depot_listShelves$/)
      expect(tool).to.include({ traceId: TRACE, parentSpanId: answer.spanId })
      expect(tool.attributes).to.include({
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': 'depot_listShelves',
        'agent.application': 'depot',
      })
      expect(collector.resource).to.include({ 'service.name': 'helper' })
      const parent = service.requests.findLast(one => one.url.startsWith('/shelves'))!.headers.traceparent
      expect(parent)
        .to.match(new RegExp(`^00-${TRACE}-`))
        .and.not.include(CALLER)
    })

    it('hold no contents unless that is asked for', async () => {
      await ask({})
      const plain = collector.requests.map(({ body }) => body).join('\n')
      expect(plain).to.not.include(SECRET).and.not.include('list all shelves')
      collector.requests.length = 0
      await ask({ capture_content: true })
      const full = collector.requests.map(({ body }) => body).join('\n')
      expect(full).to.include(SECRET).and.include('list all shelves')
    })
  })

  const open = (capture = false) =>
    openAgentTracing({
      endpoint: collector.url,
      serviceName: 'agent',
      capture,
      model: { provider: 'ollama', url: 'http://user:secret@127.0.0.1:11434/', name: () => 'small:4b' },
      logger,
      delay: 10,
    })
  const providerOf = (generate: ModelProvider['generate']): ModelProvider =>
    traceProvider({
      generate,
      probe: async () => ({ provider: 'x', name: null, reachable: true, message: '' }),
      close: async () => {},
    })
  const talk = async (provider: ModelProvider) => {
    const request = { messages: [{ role: 'user' as const, text: SECRET }], maxOutput: 64 }
    for await (const _event of provider.generate(request, new AbortController().signal)) continue
  }

  it('have a chat span with tokens for every request to a model', async () => {
    const tracing = await open()
    const provider = providerOf(async function* () {
      yield { type: 'text', text: SECRET }
      yield { type: 'usage', usage: { input: 30, output: 4 } }
      yield { type: 'end', reason: 'stop' }
    })
    await tracing.runTurn({ sessionId: 's', message: 'how many?' }, async () => {
      await talk(provider)
      return ANSWER
    })
    await tracing.close()
    const chat = spanOf(/^chat small:4b$/)
    expect(chat.attributes).to.include({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'ollama',
      'gen_ai.request.model': 'small:4b',
      'server.address': '127.0.0.1',
    })
    expect(Number(chat.attributes['gen_ai.usage.input_tokens'])).to.equal(30)
    expect(Number(chat.attributes['gen_ai.usage.output_tokens'])).to.equal(4)
    const answer = spanOf(/^invoke_agent/)
    expect(chat.parentSpanId).to.equal(answer.spanId)
    expect(Number(answer.attributes['gen_ai.usage.input_tokens'])).to.equal(30)
    const sent = collector.requests.map(({ body }) => body).join('\n')
    expect(sent).to.not.include(SECRET).and.not.include('secret@').and.not.include('how many?')
  })

  it('are marked where a model, a tool or the answer failed', async () => {
    const tracing = await open()
    const broken = providerOf(async function* () {
      yield { type: 'text', text: 'half' }
      throw new TypeError('gone')
    })
    const failed = await tracing
      .runTurn({ sessionId: 's', message: 'x' }, async () => {
        await talk(broken)
        return ANSWER
      })
      .catch((error: Error) => error)
    expect(failed).to.be.instanceOf(TypeError)
    const error = { code: 'NOT_FOUND' as const, message: 'none' }
    await tracing.runTurn({ sessionId: 's', message: 'y' }, async () => ({ ...ANSWER, data: { error } }))
    await tracing.close()
    expect(spanOf(/^chat/).status.code).to.equal(2)
    const answers = collector.spans.filter(span => span.name.startsWith('invoke_agent'))
    expect(answers.map(span => span.attributes['error.type'])).to.have.members(['TypeError', 'NOT_FOUND'])
  })

  it('are not made for a provider outside an answer, nor without a collector', async () => {
    let asked = 0
    await talk(
      providerOf(async function* () {
        asked++
        yield { type: 'end', reason: 'stop' }
      }),
    )
    expect(asked).to.equal(1)
    const agent = await startAgent()
    await agent.chat('hello')
    await agent.close()
    expect(collector.requests).to.deep.equal([])
  })

  it('need an address that is one', async () => {
    const failed = await openAgentTracing({ endpoint: 'here', serviceName: 'a', capture: false, logger }).catch(
      (error: { code?: string }) => error.code,
    )
    expect(failed).to.equal('SETTING_INVALID')
  })
})
