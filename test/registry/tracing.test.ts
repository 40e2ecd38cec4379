import { join } from 'node:path'
import { expect } from 'chai'
import { pino } from 'pino'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import { openTracing } from '../../src/registry/telemetry/tracing.ts'
import { startOtlpCollector, type OtlpCollector, type ReceivedSpan } from '../support/otlp-collector.ts'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'
import { freePort } from '../support/free-port.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const SERVER = 2
const CLIENT = 3
const ERROR = 2
const PEER = join(import.meta.dirname, '../support/mcp-peer.ts')

describe('spans for an OpenTelemetry collector [telemetry]', () => {
  let collector: OtlpCollector
  let service: RecordingService
  let registry: RunningRegistry

  before(async () => {
    collector = await startOtlpCollector()
    let tries = 0
    service = await startRecordingService(
      describeService({
        '/things/{id}': {
          get: {
            operationId: 'read',
            parameters: [
              { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
              { name: 'q', in: 'query', schema: { type: 'string' } },
            ],
            responses: jsonResponse(),
          },
        },
        '/flaky': { get: { operationId: 'flaky', responses: jsonResponse() } },
        '/gone': { get: { operationId: 'gone', responses: jsonResponse() } },
      }),
      (req, res) => {
        const status = req.url.startsWith('/gone') ? 404 : req.url.startsWith('/flaky') && ++tries === 1 ? 503 : 200
        res.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":true}')
      },
    )
    registry = await startRegistry(
      `services:
  - api: { url: "${service.url}/openapi.json", auth: { type: query, key: token, value: "planted-secret-value" } }
  - dead: { url: "http://127.0.0.1:1/openapi.json" }
mcpServers:
  peer: { command: ${JSON.stringify(process.execPath)}, args: [${JSON.stringify(PEER)}] }
`,
      { otlpEndpoint: collector.url, apiMode: { retry_attempts: 1 } },
    )
    await registry.ready('api', 'peer')
    // All at once: spans are sent every two seconds.
    await registry.call(
      'api',
      'read',
      { id: 'planted-argument', q: 'planted-query' },
      { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'rojo=1', 'x-request-id': 'one' },
    )
    await registry.call('api', 'flaky', {}, { 'x-request-id': 'two' })
    await registry.call('api', 'gone', {}, { 'x-request-id': 'three' })
    await registry.call('api', 'read', {}, { 'x-request-id': 'four' })
    await registry.call('peer', 'fail', {}, { traceparent: `00-${TRACE}-${SPAN}-01`, 'x-request-id': 'five' })
    await registry.call(
      'api',
      'read',
      { id: '1' },
      { traceparent: `00-${TRACE}-${SPAN}-00`, 'x-request-id': 'unsampled' },
    )
    await registry.call('api', 'read', { id: '1' }, { 'x-request-id': 'after' })
    await until(() => spansOf('after')[0] !== undefined, 'the spans')
  })
  after(async () => {
    await registry.close()
    await service.close()
    await collector.close()
  })

  /** The spans of one call: its own, then those of its attempts. */
  const spansOf = (requestId: string): [ReceivedSpan, ...ReceivedSpan[]] => {
    const own = collector.spans.find(span => span.attributes['agent.request_id'] === requestId)!
    return [own, ...collector.spans.filter(span => span.parentSpanId === own?.spanId)]
  }
  const received = (requestId: string) =>
    service.requests.find(({ headers }) => headers['x-request-id'] === requestId)!.headers

  it('a call is a server span below its client, an attempt a client span above its service', async () => {
    const [call, attempt, ...more] = spansOf('one')
    expect(more).to.deep.equal([])
    expect([call.traceId, call.parentSpanId, call.kind, call.name]).to.deep.equal([
      TRACE,
      SPAN,
      SERVER,
      'POST /functions/call',
    ])
    expect(call.attributes).to.deep.equal({
      'http.request.method': 'POST',
      'http.route': '/functions/call',
      'url.path': '/functions/call',
      'http.response.status_code': 200,
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'api_read',
      'agent.application': 'api',
      'agent.request_id': 'one',
      'agent.cache': 'miss',
      'client.address': '127.0.0.1',
    })
    expect([attempt!.traceId, attempt!.kind, attempt!.name]).to.deep.equal([TRACE, CLIENT, 'GET /things/{id}'])
    expect(attempt!.attributes).to.deep.equal({
      'http.request.method': 'GET',
      'url.template': '/things/{id}',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': service.port,
      'gen_ai.tool.name': 'read',
      'agent.application': 'api',
      'agent.cache': 'miss',
    })
    const seen = received('one')
    expect(seen.traceparent).to.equal(`00-${TRACE}-${attempt!.spanId}-01`)
    expect(seen.tracestate).to.equal('rojo=1')
    expect(BigInt(call.startTimeUnixNano) <= BigInt(attempt!.startTimeUnixNano)).to.equal(true)
    expect(collector.resource).to.include({ 'service.name': 'agent-registry' })
    expect(collector.requests[0]!.path).to.equal('/v1/traces')
  })

  it('a repeated call has a span for each attempt; a call without a trace begins one', async () => {
    const [call, first, second] = spansOf('two')
    expect(call.parentSpanId ?? '').to.equal('')
    expect(call.attributes).to.include({ 'agent.attempts': 2 })
    expect(first!.attributes).to.include({ 'http.response.status_code': 503, 'error.type': '503' })
    expect(first!.status.code).to.equal(ERROR)
    expect(second!.attributes).to.include({ 'http.response.status_code': 200, 'http.request.resend_count': 1 })
    await until(() => registry.audit().some(line => line.request_id === 'two'))
    expect(registry.audit().find(line => line.request_id === 'two')!.trace_id).to.equal(call.traceId)
  })

  it("a client's mistake is no error of the server, but of the attempt", async () => {
    const [call, attempt] = spansOf('three')
    expect(call.attributes).to.include({ 'http.response.status_code': 404, 'error.type': 'UPSTREAM_ERROR' })
    expect([call.status.code ?? 0, attempt!.status.code]).to.deep.equal([0, ERROR])
    const [refused, ...attempts] = spansOf('four')
    expect(refused.attributes).to.include({ 'error.type': 'ARGUMENTS_INVALID' })
    expect(attempts).to.deep.equal([])
  })

  it('an MCP server is told in _meta; a tool that fails is a tool_error', async () => {
    const [, attempt] = spansOf('five')
    expect([attempt!.name, attempt!.kind]).to.deep.equal(['tools/call fail', CLIENT])
    expect(attempt!.attributes).to.deep.equal({
      'mcp.method.name': 'tools/call',
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'fail',
      'agent.application': 'peer',
      'error.type': 'tool_error',
    })
  })

  it("respects its client's decision not to sample, and still hands the trace on", async () => {
    const { traceparent } = received('unsampled')
    expect(traceparent)
      .to.match(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`))
      .and.not.contain(SPAN)
    expect(collector.spans.some(span => span.attributes['agent.request_id'] === 'unsampled')).to.equal(false)
  })

  it('holds no argument, no secret and no query [X3]', async () => {
    const everything = collector.requests.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n')
    expect(everything).to.contain('things/{id}')
    for (const planted of ['planted-argument', 'planted-query', 'planted-secret-value', 'token='])
      expect(everything).not.to.contain(planted)
  })

  it('connecting to a service is a span, with what came of it', () => {
    const opened = collector.spans.filter(({ name }) => name === 'discover service')
    expect(opened.map(({ attributes }) => attributes)).to.deep.include({
      'agent.application': 'api',
      'agent.service.type': 'openapi',
      'agent.service.tools': 3,
    })
    const failed = opened.find(({ attributes }) => attributes['agent.application'] === 'dead')!
    expect([failed.attributes['error.type'], failed.status.code]).to.deep.equal(['OPENAPI_UNREACHABLE', ERROR])
  })

  it('counts what was sent in /metrics', async () => {
    await until(async () =>
      /^agent_registry_spans_total\{outcome="sent"\} [1-9]/m.test(await registry.get<string>('/metrics')),
    )
  })
})

describe('a collector that is not there', () => {
  const lines: { event?: string }[] = []
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as object) })
  const call = {
    app: 'a',
    functionName: 'a_b',
    args: {},
    requestId: '1',
    client: '',
    headers: {},
    signal: new AbortController().signal,
    started: 0,
  }
  const outcome = { status: 200, attempts: 1 } as Parameters<
    ReturnType<Awaited<ReturnType<typeof openTracing>>['startCall']>['end']
  >[0]
  const open = (endpoint: string) =>
    openTracing({ endpoint, serviceName: 'test', redact: createSecrets().redact, logger, delay: 10, patience: 300 })

  it('is one line in the log, and one when it is back', async () => {
    lines.length = 0
    const port = await freePort()
    const tracing = await open(`http://user:pass@127.0.0.1:${port}`)
    const finish = () => tracing.startCall(call).end(outcome)
    let failed = 0
    for (let batch = 0; batch < 2; batch++) {
      finish()
      await until(() => tracing.spans.failed > failed, 'a batch to fail')
      failed = tracing.spans.failed
    }
    expect(lines.map(({ event }) => event)).to.deep.equal(['spans_not_sent'])
    expect(JSON.stringify(lines)).not.to.contain('user:pass')
    const collector = await startOtlpCollector(port)
    finish()
    await until(() => tracing.spans.sent > 0, 'a batch to be sent')
    expect(lines.map(({ event }) => event)).to.deep.equal(['spans_not_sent', 'spans_sent_again'])
    await tracing.close()
    await collector.close()
  }).timeout(30_000)

  it('has an address, or the start says what is wrong', async () => {
    for (const endpoint of ['nonsense', 'ftp://127.0.0.1', '127.0.0.1:4318'])
      expect(await open(endpoint).catch((error: Error) => error.message)).to.match(
        /telemetry\.otlp_endpoint = .* is not valid: an http or https address such as/,
      )
  })

  it('does not hold up calls or the end when it does not answer', async () => {
    const collector = await startOtlpCollector()
    collector.answer.hold = true
    const service = await startRecordingService(
      describeService({ '/thing': { get: { operationId: 'read', responses: jsonResponse() } } }),
    )
    const registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`, {
      otlpEndpoint: collector.url,
    })
    await registry.ready('api')
    expect((await registry.call('api', 'read')).status).to.equal(200)
    // Two seconds for the last batch, by its own clock: the collector would keep it for ever.
    await registry.close()
    expect(collector.requests).to.have.length(1)
    await service.close()
    await collector.close()
  })
})
