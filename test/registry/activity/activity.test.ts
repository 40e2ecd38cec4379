import { expect } from 'chai'
import type { Activity } from '../../../src/contract/activity.ts'
import { createActivity } from '../../../src/registry/activity/activity.ts'
import { keepLatest, keepSample } from '../../../src/registry/activity/call-samples.ts'
import type { CallLine } from '../../../src/registry/call/audit-log.ts'
import { closeAfterEach } from '../../support/close-after-each.ts'
import { startPlaces } from '../../support/places-service.ts'
import { describeService, jsonResponse } from '../../support/recording-service.ts'
import { startRegistry, type StartRegistryOptions } from '../../support/start-registry.ts'

const line = (more: Partial<CallLine> = {}): CallLine => ({
  event: 'call',
  request_id: 'r',
  client: '127.0.0.1',
  door: 'http',
  app_name: 'app',
  function_name: 'app_tool',
  outcome: 'ok',
  status: 200,
  duration_ms: 1,
  attempts: 1,
  ...more,
})
const EVERYTHING = { limit: 1000 }

describe('what was called lately', () => {
  let clock = Date.UTC(2026, 0, 1, 12, 0, 30)
  const start = () => createActivity({ redact: text => text.replaceAll('secret-4711', '[redacted]'), now: () => clock })

  it('is listed latest first, by application and by outcome', () => {
    const activity = start()
    activity.note(line({ function_name: 'app_one' }), true)
    clock += 1000
    activity.note(
      line({ function_name: 'app_two', outcome: 'failed', status: 502, error_type: 'X', attempts: 3 }),
      true,
    )
    activity.note(line({ app_name: 'other', function_name: 'other_one', door: 'mcp', cache: 'hit' }), true)
    const { since, calls } = activity.read(EVERYTHING)
    expect(since).to.equal('2026-01-01T12:00:30.000Z')
    expect(calls.map(({ tool }) => tool)).to.deep.equal(['other_one', 'app_two', 'app_one'])
    expect(calls.slice(0, 2)).to.deep.equal([
      {
        at: '2026-01-01T12:00:31.000Z',
        app: 'other',
        tool: 'other_one',
        door: 'mcp',
        outcome: 'ok',
        status: 200,
        duration_ms: 1,
        attempts: 1,
        cache: 'hit',
      },
      {
        at: '2026-01-01T12:00:31.000Z',
        app: 'app',
        tool: 'app_two',
        door: 'http',
        outcome: 'failed',
        status: 502,
        duration_ms: 1,
        attempts: 3,
        error_type: 'X',
      },
    ])
    const listed = (filter: object) => activity.read({ ...EVERYTHING, ...filter }).calls.map(({ tool }) => tool)
    expect(listed({ app: 'app' })).to.deep.equal(['app_two', 'app_one'])
    expect(listed({ outcome: 'failed' })).to.deep.equal(['app_two'])
    expect(listed({ limit: 1 })).to.deep.equal(['other_one'])
    expect(activity.read({ ...EVERYTHING, app: 'other' }).tools.map(({ tool }) => tool)).to.deep.equal(['other_one'])
  })

  it('keeps the latest 1,000 calls and 1,000 tools, those in use before those that are not', () => {
    const activity = start()
    for (let number = 0; number < 2500; number++) {
      clock++
      activity.note(line({ function_name: `app_${number}` }), true)
      activity.note(line({ function_name: 'app_often' }), true)
    }
    const { calls, tools } = activity.read({ limit: 5000 })
    expect(calls).to.have.length(1000)
    expect(calls[1]!.tool).to.equal('app_2499')
    expect(calls.at(-1)!.tool).to.equal('app_2000')
    expect(tools).to.have.length(1000)
    expect(tools[0]).to.include({ tool: 'app_often', calls: 2500 })
    expect(tools.map(({ tool }) => tool))
      .to.include('app_2499')
      .and.not.to.include('app_0')
  })

  it('counts no tools that nobody registered, and shows no secret that a client wrote as a name', () => {
    const activity = start()
    activity.note(
      line({ app_name: 'secret-4711', function_name: 'x secret-4711', outcome: 'failed', status: 404 }),
      false,
    )
    const { calls, tools, minutes } = activity.read(EVERYTHING)
    expect([calls[0]!.app, calls[0]!.tool]).to.deep.equal(['[redacted]', 'x [redacted]'])
    expect(tools).to.deep.equal([])
    expect(minutes.at(-1)).to.include({ calls: 1, failed: 1 })
  })

  it('has a line for each of the last 60 minutes, also for those in which nothing was called', () => {
    const activity = start()
    activity.note(line({ duration_ms: 5 }), true)
    activity.note(line({ duration_ms: 7, outcome: 'failed' }), true)
    clock += 59 * 60_000
    activity.note(line({ duration_ms: 9 }), true)
    const first = activity.read(EVERYTHING).minutes
    expect(first).to.have.length(60)
    expect([first[0], first[1], first[59]]).to.deep.equal([
      { at: first[0]!.at, calls: 2, failed: 1, p50_ms: 5 },
      { at: first[1]!.at, calls: 0, failed: 0, p50_ms: null },
      { at: first[59]!.at, calls: 1, failed: 0, p50_ms: 9 },
    ])
    clock += 60_000
    expect(activity.read(EVERYTHING).minutes.reduce((sum, { calls }) => sum + calls, 0)).to.equal(1)
    clock += 24 * 3600_000
    expect(activity.read(EVERYTHING).minutes.every(({ calls }) => calls === 0)).to.equal(true)
  })

  it('has percentiles of the latest calls of a tool', () => {
    const samples = keepLatest(100)
    expect(samples.percentiles(0.5)).to.deep.equal([null])
    for (let number = 1; number <= 1000; number++) samples.add(number)
    expect(samples.percentiles(0.5, 0.95, 1)).to.deep.equal([950, 995, 1000])
    const one = keepLatest(100)
    one.add(4.256)
    expect(one.percentiles(0.5, 0.95)).to.deep.equal([4.26, 4.26])
  })

  it('has a median of a busy minute that its beginning does not decide', () => {
    let state = 7
    const random = () => (state = (state * 16807) % 2147483647) / 2147483647
    const samples = keepSample(256, random)
    for (let number = 0; number < 10_000; number++) samples.add(number < 300 ? 1 : 100)
    expect(samples.percentiles(0.5)).to.deep.equal([100])
  })
})

describe('GET /activity', () => {
  const keep = closeAfterEach()
  const start = async (options: StartRegistryOptions = {}) => {
    const api = keep(
      await startPlaces({
        '/openapi.json': describeService({
          '/fine': {
            get: {
              operationId: 'fine',
              parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
              responses: jsonResponse(),
            },
          },
          '/bad': { get: { operationId: 'bad', responses: jsonResponse() } },
        }),
        '/fine': { ok: true },
        '/bad': (_req, res) => void res.writeHead(400).end('no'),
      }),
    )
    const registry = keep(await startRegistry(`services:\n  - api: { url: "${api.url}/openapi.json" }\n`, options))
    await registry.ready('api')
    return registry
  }

  it('has calls through both doors, also those that named no tool, and no arguments', async () => {
    const registry = await start({ apiMode: { audit_logging: false } })
    await registry.call('api', 'fine', { q: 'argument-4711' })
    await registry.call('api', 'bad')
    await registry.call('api', 'none')
    await registry.post('/functions/call', '{')
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const rpc = (method: string, params: object, more: object = {}) =>
      fetch(`${registry.url}/mcp`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
    const opened = await rpc('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    })
    const session = opened.headers.get('mcp-session-id')
    await opened.text()
    await (
      await rpc(
        'tools/call',
        { name: 'api_fine', arguments: { q: 'argument-4711' } },
        session ? { 'mcp-session-id': session } : {},
      )
    ).text()
    const activity = await registry.get<Activity>('/activity')
    expect(activity.calls.map(({ tool, door, outcome, status }) => [tool, door, outcome, status])).to.deep.equal([
      ['api_fine', 'mcp', 'ok', 200],
      ['', 'http', 'failed', 400],
      ['api_none', 'http', 'failed', 404],
      ['api_bad', 'http', 'failed', 400],
      ['api_fine', 'http', 'ok', 200],
    ])
    expect(activity.tools.map(({ tool, calls, failed }) => [tool, calls, failed])).to.deep.equal([
      ['api_fine', 2, 0],
      ['api_bad', 1, 1],
    ])
    expect(activity.minutes.reduce((sum, { calls }) => sum + calls, 0)).to.equal(5)
    expect(JSON.stringify(activity)).not.to.contain('argument-4711').and.not.to.contain('127.0.0.1')
    expect(registry.audit()).to.deep.equal([])
    expect(
      (await registry.get<Activity>('/activity?outcome=failed&limit=1')).calls.map(({ status }) => status),
    ).to.deep.equal([400])
  })

  it('refuses what it does not know', async () => {
    const registry = await start()
    for (const query of ['limit=0', 'limit=1001', 'limit=x', 'outcome=maybe', 'app='])
      expect((await fetch(`${registry.url}/activity?${query}`)).status, query).to.equal(422)
  })
})
