import { join } from 'node:path'
import { expect } from 'chai'
import { callTimedOut, toolFailed, upstreamFailed, upstreamUnreachable, type AgentError } from '../../src/lib/errors.ts'
import { CallError } from '../../src/registry/call/call-error.ts'
import { createCircuitBreaker, judgeCall } from '../../src/registry/call/circuit-breaker.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry, until } from '../support/start-registry.ts'

const refused = new CallError(upstreamUnreachable('api', 'http://127.0.0.1:1', new Error('ECONNREFUSED')), {
  sent: false,
  transient: true,
})
const answered = (status: number) =>
  new CallError(upstreamFailed('api', status, '', {}), { sent: true, transient: true, upstreamStatus: status })

describe('a circuit breaker', () => {
  const JUDGED: [what: string, error: unknown, judged: string][] = [
    ['a success', undefined, 'answered'],
    ['400', answered(400), 'answered'],
    ['404', answered(404), 'answered'],
    ['429', answered(429), 'answered'],
    ['500', answered(500), 'answered'],
    ['502', answered(502), 'failed'],
    ['503', answered(503), 'failed'],
    ['504', answered(504), 'failed'],
    ['a refused connection', refused, 'failed'],
    ['a time-out', callTimedOut('api_read', 1), 'failed'],
    [
      'a tool that reports a failure',
      new CallError(toolFailed('api_read', 'no', {}), { sent: true, transient: false }),
      'answered',
    ],
    ['a client that left', new Error('The client closed the connection'), 'unknown'],
  ]
  for (const [what, error, judged] of JUDGED)
    it(`counts ${what} as ${judged}`, () => expect(judgeCall(error)).to.equal(judged))

  const create = (options: { failures?: number; connectedAt?: () => number } = {}) => {
    const clock = { now: 1_000_000 }
    const changes: string[] = []
    const breaker = createCircuitBreaker({
      app: 'api',
      failures: 3,
      pause: 10_000,
      now: () => clock.now,
      onChange: state => changes.push(state),
      ...options,
    })
    const call = (error?: unknown) => breaker.settle(error, breaker.enter())
    return { clock, changes, breaker, call }
  }

  it('opens after so many failures in a row, and says when and why', () => {
    const { breaker, call, clock } = create()
    call(refused)
    call(refused)
    call(answered(404))
    call(refused)
    call(refused)
    expect(breaker.refusal()).to.equal(undefined)
    call(refused)
    clock.now += 2_500
    const refusal = breaker.refusal() as AgentError
    expect([refusal.code, refusal.status]).to.deep.equal(['SERVICE_PAUSED', 503])
    expect(refusal.message)
      .to.contain(new Date(1_000_000).toISOString())
      .and.to.contain('3 calls in a row')
      .and.to.contain('ECONNREFUSED')
      .and.to.contain('8 s')
    expect(refusal.detail).to.include({ failures: 3, retry_after_s: 8 })
    expect(() => breaker.enter()).to.throw('is left alone')
    expect(breaker.status()).to.deep.equal({
      state: 'open',
      failures: 3,
      opened_at: new Date(1_000_000).toISOString(),
      retry_at: new Date(1_010_000).toISOString(),
    })
  })

  it('lets one call through after the pause; its success closes, its failure opens anew', () => {
    const { breaker, call, clock, changes } = create({ failures: 1 })
    call(refused)
    clock.now += 10_000
    expect(breaker.state).to.equal('half-open')
    const isProbe = breaker.enter()
    expect(isProbe).to.equal(true)
    expect(() => breaker.enter()).to.throw('is left alone')
    breaker.settle(refused, isProbe)
    expect([breaker.state, breaker.openings]).to.deep.equal(['open', 1])
    clock.now += 9_999
    expect(breaker.state).to.equal('open')
    clock.now += 1
    call()
    expect([breaker.state, breaker.refusal()]).to.deep.equal(['closed', undefined])
    expect(changes).to.deep.equal(['open', 'open', 'closed'])
    expect(breaker.status()).to.deep.equal({ state: 'closed', failures: 0, opened_at: null, retry_at: null })
  })

  it('a call that tried and was given up by its client leaves the next one to try', () => {
    const { breaker, call, clock } = create({ failures: 1 })
    call(refused)
    clock.now += 10_000
    call(new Error('The client closed the connection'))
    expect(breaker.state).to.equal('half-open')
    call()
    expect(breaker.state).to.equal('closed')
  })

  it('calls that were under way when it opened do not lengthen the pause; their success closes it', () => {
    const { breaker, call, clock } = create({ failures: 1 })
    const early = [breaker.enter(), breaker.enter()]
    call(refused)
    clock.now += 5_000
    breaker.settle(refused, early[0]!)
    expect(breaker.status().retry_at).to.equal(new Date(1_010_000).toISOString())
    breaker.settle(undefined, early[1]!)
    expect(breaker.state).to.equal('closed')
  })

  it('a service that was connected to again is tried at once', () => {
    let connected = 0
    const { breaker, call, clock } = create({ failures: 1, connectedAt: () => connected })
    call(refused)
    expect(breaker.state).to.equal('open')
    connected = clock.now + 1
    expect(breaker.state).to.equal('half-open')
    expect(breaker.refusal()).to.equal(undefined)
  })

  it('0 switches it off', () => {
    const { breaker, call } = create({ failures: 0 })
    for (let count = 0; count < 100; count++) call(refused)
    expect(breaker.state).to.equal('closed')
  })

  it('leaves a service alone that does not answer; /status and Retry-After say until when', async () => {
    let status = 503
    const description = describeService({
      '/thing': { get: { operationId: 'read', responses: jsonResponse() } },
      '/other': { post: { operationId: 'write', responses: jsonResponse() } },
    })
    const service = await startRecordingService(description, (_req, res) => void res.writeHead(status).end())
    const registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`, {
      apiMode: { retry_attempts: 0 },
      registry: { breaker_failures: 2, breaker_pause: 0.5 },
    })
    interface Status {
      services: Record<string, { state: string; breaker: { state: string; failures: number; retry_at: string | null } }>
    }
    const breaker = async () => (await registry.get<Status>('/status')).services.api!.breaker
    try {
      await registry.ready('api')
      expect(await breaker()).to.deep.equal({ state: 'closed', failures: 0, opened_at: null, retry_at: null })
      for (const expected of [503, 503]) {
        const called = await registry.call('api', 'read')
        expect([called.status, called.headers.get('x-upstream-status')]).to.deep.equal([expected, '503'])
      }
      const paused = await registry.call('api', 'write')
      expect([paused.status, paused.headers.get('retry-after'), paused.headers.get('x-attempts')]).to.deep.equal([
        503,
        '1',
        '0',
      ])
      expect(paused.body).to.include({ error_type: 'SERVICE_PAUSED' })
      expect((paused.body as { message: string }).message).to.contain("The service 'api' is left alone since")
      expect(service.requests).to.have.length(2)
      expect(await breaker()).to.include({ state: 'open', failures: 2 })
      // The service itself is connected: only calls are kept away.
      expect((await registry.application('api'))?.state).to.equal('ready')
      status = 200
      await until(async () => (await registry.call('api', 'read')).status === 200)
      expect(await breaker()).to.include({ state: 'closed', failures: 0 })
    } finally {
      await registry.close()
      await service.close()
    }
  })

  it('counts time-outs of an MCP server; reading it anew lets the next call try', async () => {
    const peer = join(import.meta.dirname, '../support/mcp-peer.ts')
    const registry = await startRegistry(
      `mcpServers:\n  peer: { command: ${JSON.stringify(process.execPath)}, args: [${JSON.stringify(peer)}] }\n`,
      { apiMode: { request_timeout: 2 }, registry: { breaker_failures: 1, breaker_pause: 3600 } },
    )
    try {
      await registry.ready('peer')
      // A tool that reports a failure is an answer, whatever it says.
      expect((await registry.call('peer', 'fail')).status).to.equal(500)
      expect((await registry.call('peer', 'pid')).status).to.equal(200)
      expect((await registry.call('peer', 'hang')).status).to.equal(504)
      expect((await registry.call('peer', 'pid')).body).to.include({ error_type: 'SERVICE_PAUSED' })
      expect((await registry.post('/applications/peer/refresh', {})).status).to.equal(200)
      expect((await registry.call('peer', 'pid')).status).to.equal(200)
    } finally {
      await registry.close()
    }
  }).timeout(30_000)
})
