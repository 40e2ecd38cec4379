import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { Registry as Metrics } from 'prom-client'
import type { Call, CallOutcome } from '../../src/registry/call/run-call.ts'
import { createCallMetrics } from '../../src/registry/metrics/call-metrics.ts'
import { createLabelBudget } from '../../src/registry/metrics/label-budget.ts'
import { readPrometheusText, type Family } from '../support/prometheus-text.ts'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

const operation = (operationId: string) => ({ operationId, responses: jsonResponse() })
const DESCRIPTION = describeService({
  '/fine': { get: operation('fine') },
  '/flaky': { get: operation('flaky') },
  '/gone': { get: operation('gone') },
  '/slow': { get: operation('slow') },
})

const OUTCOME: CallOutcome = {
  status: 200,
  result: undefined,
  failure: undefined,
  isKnown: true,
  isAppKnown: true,
  attempts: 1,
  upstreamTime: 2,
  waitTime: 0,
  pauseTime: 0,
  cache: undefined,
  upstreamStatus: 200,
  isTruncated: false,
  responseBytes: 10,
  trace: undefined,
}
const callOf = (app: string, functionName: string): Call => ({
  app,
  functionName,
  args: {},
  requestId: '1',
  client: '',
  headers: {},
  signal: new AbortController().signal,
  started: 0,
  requestBytes: 100,
})

describe('GET /metrics', () => {
  let service: RecordingService
  let registry: RunningRegistry
  const release = Promise.withResolvers<void>()

  const read = async () => readPrometheusText(await registry.get<string>('/metrics'))
  const valueOf = (families: Map<string, Family>, name: string, labels: Record<string, string>) =>
    families
      .get(name.replace(/_(bucket|sum|count)$/, ''))
      ?.samples.find(
        sample =>
          sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
      )?.value

  before(async () => {
    let tries = 0
    service = await startRecordingService(DESCRIPTION, async (req, res) => {
      if (req.url === '/slow') await release.promise
      const status = req.url === '/gone' ? 404 : req.url === '/flaky' && ++tries === 1 ? 503 : 200
      res.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":true}')
    })
    registry = await startRegistry(
      `services:\n  - api: { url: "${service.url}/openapi.json" }\n  - dead: { url: "http://127.0.0.1:1/openapi.json" }\n`,
      { apiMode: { retry_attempts: 1, max_concurrent_requests: 1 }, registry: { breaker_failures: 1 } },
    )
    await registry.ready('api')
    await until(async () => (await registry.application('dead'))?.state === 'failed')
    for (const tool of ['fine', 'fine', 'flaky', 'gone', 'nosuch']) await registry.call('api', tool)
    for (let count = 0; count < 50; count++) await registry.call(`made_up_${count}`, `tool_${count}`)
  })
  after(async () => {
    release.resolve()
    await registry.close()
    await service.close()
  })

  it('is the Prometheus text format in every line', async () => {
    const response = await fetch(`${registry.url}/metrics`)
    expect(response.headers.get('content-type')).to.equal('text/plain; version=0.0.4; charset=utf-8')
    const families = readPrometheusText(await response.text())
    expect(families.size).to.be.greaterThan(40)
  })

  const EXPECTED: [name: string, labels: Record<string, string>, value: number][] = [
    ['agent_registry_calls_total', { app: 'api', tool: 'api_fine', status: '200' }, 2],
    ['agent_registry_calls_total', { app: 'api', tool: 'api_gone', status: '404' }, 1],
    ['agent_registry_calls_total', { app: 'api', tool: 'other', status: '404' }, 1],
    ['agent_registry_calls_total', { app: 'other', tool: 'other', status: '404' }, 50],
    ['agent_registry_errors_total', { app: 'api', type: 'UPSTREAM_ERROR' }, 1],
    ['agent_registry_errors_total', { app: 'other', type: 'TOOL_NOT_FOUND' }, 50],
    ['agent_registry_call_duration_seconds_count', { app: 'api', tool: 'api_fine' }, 2],
    ['agent_registry_call_duration_seconds_bucket', { app: 'api', tool: 'api_fine', le: '+Inf' }, 2],
    ['agent_registry_upstream_duration_seconds_count', { app: 'api' }, 4],
    ['agent_registry_own_duration_seconds_count', { app: 'api' }, 5],
    ['agent_registry_attempts_total', { app: 'api' }, 5],
    ['agent_registry_retries_total', { app: 'api' }, 1],
    ['agent_registry_cache_total', { app: 'api', outcome: 'miss' }, 3],
    ['agent_registry_tools', { app: 'api' }, 4],
    ['agent_registry_service_up', { app: 'api' }, 1],
    ['agent_registry_service_up', { app: 'dead' }, 0],
    ['agent_registry_service_state', { app: 'dead', state: 'failed' }, 1],
    ['agent_registry_service_restarts_total', { app: 'api' }, 0],
    ['agent_registry_breaker_state', { app: 'api', state: 'closed' }, 1],
    ['agent_registry_calls_in_flight', { app: 'api' }, 0],
  ]
  for (const [name, labels, value] of EXPECTED)
    it(`tells ${name} of ${Object.values(labels).join(', ')}`, async () =>
      expect(valueOf(await read(), name, labels)).to.equal(value))

  it('counts bytes, and tells the memory, the CPU time and the event loop of the process', async () => {
    const families = await read()
    expect(valueOf(families, 'agent_registry_request_bytes_total', { app: 'api' })).to.be.greaterThan(100)
    // Three answers of eleven bytes, and two failures.
    expect(valueOf(families, 'agent_registry_response_bytes_total', { app: 'api' })).to.be.greaterThan(33)
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds'])
      expect(valueOf(families, name, {}), name).to.be.greaterThan(0)
    expect(families.has('nodejs_eventloop_lag_seconds')).to.equal(true)
    expect(families.has('nodejs_heap_size_used_bytes')).to.equal(true)
  })

  it('shows calls under way, those that wait, limits that were hit and a breaker that opened', async () => {
    const calls = [registry.call('api', 'slow'), registry.call('api', 'slow')]
    await until(async () => valueOf(await read(), 'agent_registry_calls_waiting', { app: 'api' }) === 1)
    expect(valueOf(await read(), 'agent_registry_calls_in_flight', { app: 'api' })).to.equal(1)
    release.resolve()
    await Promise.all(calls)
    expect(valueOf(await read(), 'agent_registry_queue_duration_seconds_count', { app: 'api' })).to.equal(1)
    await service.close()
    const statuses = [await registry.call('api', 'fine'), await registry.call('api', 'fine')]
    expect(statuses.map(({ status }) => status)).to.deep.equal([502, 503])
    const families = await read()
    expect(valueOf(families, 'agent_registry_limit_hits_total', { app: 'api', limit: 'breaker' })).to.equal(1)
    expect(valueOf(families, 'agent_registry_breaker_opened_total', { app: 'api' })).to.equal(1)
    expect(valueOf(families, 'agent_registry_breaker_state', { app: 'api', state: 'open' })).to.equal(1)
  })

  it('is described in docs/observability.md, every metric of ours and none besides', async () => {
    const own = [...(await read()).values()].filter(({ name }) => name.startsWith('agent_registry_'))
    const table = readFileSync(new URL('../../docs/observability.md', import.meta.url), 'utf8')
    const described = [...table.matchAll(/^\| `(agent_registry_\w+)` \| (\w+) \| (.*?) \|/gm)].map(
      ([, name, type, labels]) =>
        `${name} ${type} ${[...labels!.matchAll(/`(\w+)`/g)].map(([, one]) => one).join(' ')}`,
    )
    const labelsOf = (family: Family) =>
      [...new Set(family.samples.flatMap(({ labels }) => Object.keys(labels)))]
        .filter(label => label !== 'le')
        .sort()
        .join(' ')
    // Families without a series yet have no labels to compare.
    const live = own.map(family => `${family.name} ${family.type} ${labelsOf(family)}`)
    expect(described.map(line => line.split(' ')[0]).sort()).to.deep.equal(own.map(({ name }) => name).sort())
    for (const line of live.filter(one => !one.endsWith(' '))) expect(described, line).to.include(line)
  })
})

describe('metrics of calls', () => {
  it('give only so many tools series of their own', async () => {
    const metrics = new Metrics()
    const { count, text } = createCallMetrics(metrics)
    for (let number = 0; number < 1_500; number++) count(callOf('big', `big_${number}`), OUTCOME, 3)
    const families = readPrometheusText(`${await metrics.metrics()}\n${text()}`)
    const calls = families.get('agent_registry_calls_total')!.samples
    expect(calls).to.have.length(1_001)
    expect(calls.find(({ labels }) => labels.tool === 'other')?.value).to.equal(500)
    const durations = families.get('agent_registry_call_duration_seconds')!.samples
    const others = durations.filter(({ labels }) => labels.tool === 'other')
    const countOf = (le: string) => others.find(({ labels }) => labels.le === le)?.value
    expect([countOf('0.0025'), countOf('0.005'), countOf('+Inf')]).to.deep.equal([0, 500, 500])
    expect(others.find(({ name }) => name.endsWith('_sum'))?.value).to.be.closeTo(1.5, 1e-6)
  })

  it('write names as they are, also with quotes and line breaks', async () => {
    const metrics = new Metrics()
    const { count, text } = createCallMetrics(metrics)
    count(callOf('a "b"', 'c\\d\ne'), OUTCOME, 3)
    const families = readPrometheusText(`${await metrics.metrics()}\n${text()}`)
    for (const name of ['agent_registry_calls_total', 'agent_registry_call_duration_seconds'])
      expect(families.get(name)!.samples[0]!.labels).to.include({ app: 'a \\"b\\"', tool: 'c\\\\d\\ne' })
  })

  it('give statuses that HTTP does not know the label of their class', async () => {
    const metrics = new Metrics()
    const { count } = createCallMetrics(metrics)
    for (let status = 200; status < 600; status++) count(callOf('odd', 'odd_tool'), { ...OUTCOME, status }, 3)
    const labels = readPrometheusText(await metrics.metrics())
      .get('agent_registry_calls_total')!
      .samples.map(sample => sample.labels.status)
    expect(labels).to.include.members(['200', '418', '4xx', '5xx', '499'])
    expect(labels.length).to.be.lessThan(80)
  })

  it('keep the first values of a label', () => {
    const budget = createLabelBudget(2)
    expect(['a', 'b', 'c', 'a', 'c'].map(budget)).to.deep.equal(['a', 'b', 'other', 'a', 'other'])
  })
})
