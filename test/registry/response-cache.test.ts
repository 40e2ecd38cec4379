import { writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { freshnessOf } from '../../src/registry/upstream/freshness.ts'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type Answer,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const query = { name: 'q', in: 'query', schema: { type: 'string' } }
const header = { name: 'X-Lang', in: 'header', schema: { type: 'string' } }
const DESCRIPTION = describeService({
  '/thing': {
    get: { operationId: 'read', parameters: [query, header], responses: jsonResponse() },
    post: { operationId: 'write', responses: jsonResponse() },
  },
})

describe('the response cache (RFC 9111)', () => {
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const start = async (
    headers: Record<string, string>,
    { fields = '', apiMode = {}, answer }: { fields?: string; apiMode?: object; answer?: Answer } = {},
  ): Promise<[RecordingService, RunningRegistry]> => {
    let count = 0
    const service = await startRecordingService(
      DESCRIPTION,
      answer ??
        ((req, res) => {
          if (headers.etag && req.headers['if-none-match'] === headers.etag)
            return void res.writeHead(304, headers).end()
          if (headers['last-modified'] && req.headers['if-modified-since'] === headers['last-modified'])
            return void res.writeHead(304, headers).end()
          res.writeHead(200, { 'content-type': 'application/json', ...headers }).end(`{"count":${++count}}`)
        }),
    )
    open.push(service)
    const registry = await startRegistry(`services:\n  - api:\n      url: ${service.url}/openapi.json\n${fields}`, {
      apiMode: { ...apiMode },
    })
    open.push(registry)
    await registry.ready('api')
    return [service, registry]
  }
  const outcomes = async (registry: RunningRegistry, ...calls: [tool: string, args: object][]) => {
    const seen: (string | null)[] = []
    for (const [tool, args] of calls) seen.push((await registry.call('api', tool, args)).headers.get('x-cache'))
    return seen
  }
  const read: [string, object] = ['read', {}]

  const ROWS: [
    title: string,
    headers: Record<string, string>,
    options: { fields?: string; apiMode?: object },
    seen: string[],
    requests: number,
  ][] = [
    ['keeps what max-age allows', { 'cache-control': 'max-age=60' }, {}, ['miss', 'hit', 'hit'], 1],
    ['keeps nothing of a service that says nothing', {}, {}, ['miss', 'miss', 'miss'], 3],
    ['keeps it when the entry asks for that', {}, { fields: '      cache: true\n' }, ['miss', 'hit', 'hit'], 1],
    [
      'obeys no-store even then',
      { 'cache-control': 'no-store' },
      { fields: '      cache: true\n' },
      ['miss', 'miss', 'miss'],
      3,
    ],
    ['asks again with an ETag', { etag: '"one"' }, {}, ['miss', 'revalidated', 'revalidated'], 3],
    [
      'asks again with a date',
      { 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' },
      {},
      ['miss', 'revalidated', 'revalidated'],
      3,
    ],
    [
      'always asks after no-cache',
      { 'cache-control': 'no-cache', etag: '"one"' },
      {},
      ['miss', 'revalidated', 'revalidated'],
      3,
    ],
    ['counts the age of a response', { 'cache-control': 'max-age=60', age: '60' }, {}, ['miss', 'miss', 'miss'], 3],
    [
      'keeps nothing that varies by anything',
      { 'cache-control': 'max-age=60', vary: '*' },
      {},
      ['miss', 'miss', 'miss'],
      3,
    ],
    [
      'cache_enabled: false keeps nothing',
      { 'cache-control': 'max-age=60' },
      { apiMode: { cache_enabled: false } },
      ['bypass', 'bypass', 'bypass'],
      3,
    ],
    [
      'cache_ttl: 0 keeps nothing',
      { 'cache-control': 'max-age=60' },
      { apiMode: { cache_ttl: 0 } },
      ['bypass', 'bypass', 'bypass'],
      3,
    ],
  ]
  for (const [title, headers, options, seen, requests] of ROWS) {
    it(`${title} [A-38, S-12]`, async () => {
      const [service, registry] = await start(headers, options)
      expect(await outcomes(registry, read, read, read)).to.deep.equal(seen)
      expect(service.requests).to.have.length(requests)
    })
  }

  it('cache_ttl is the upper limit [S-12]', () => {
    const limits = { silent: 0, limit: 5_000, now: 0 }
    expect(freshnessOf({ 'cache-control': 'max-age=60' }, limits).lifetime).to.equal(5_000)
    expect(freshnessOf({ 'cache-control': 'max-age=2' }, limits).lifetime).to.equal(2_000)
    expect(
      freshnessOf({ date: 'Mon, 01 Jan 2024 00:00:00 GMT', expires: 'Mon, 01 Jan 2024 00:00:03 GMT' }, limits).lifetime,
    ).to.equal(3_000)
    expect(freshnessOf({ expires: 'soon' }, limits)).to.deep.equal({ store: false, lifetime: 0 })
  })

  it('keeps answers to other arguments apart, in the address and in headers', async () => {
    const [, registry] = await start({ 'cache-control': 'max-age=60' })
    const seen = await outcomes(
      registry,
      ['read', { q: 'a' }],
      ['read', { q: 'b' }],
      ['read', { q: 'a' }],
      ['read', { q: 'a', 'X-Lang': 'de' }],
    )
    expect(seen).to.deep.equal(['miss', 'miss', 'hit', 'miss'])
  })

  it('is emptied for the application by a write through the registry [S-12]', async () => {
    const [, registry] = await start({ 'cache-control': 'max-age=60' })
    expect(await outcomes(registry, read, read, ['write', {}], read)).to.deep.equal(['miss', 'hit', 'bypass', 'miss'])
    expect((await registry.call('api', 'read')).body).to.deep.equal({ count: 3 })
  })

  it('is emptied by a write of another application to the same service', async () => {
    const [service, registry] = await start({ 'cache-control': 'max-age=60' })
    const both = ['api', 'twin'].map(app => `  - ${app}:\n      url: ${service.url}/openapi.json\n`).join('')
    writeFileSync(registry.registryFile, `services:\n${both}`)
    await registry.post('/reload', {})
    await registry.ready('api', 'twin')
    expect(await outcomes(registry, read, read)).to.deep.equal(['miss', 'hit'])
    expect((await registry.call('twin', 'write')).status).to.equal(200)
    expect(await outcomes(registry, read, read)).to.deep.equal(['miss', 'hit'])
  })

  it('does not keep an answer that was read while a write ran', async () => {
    const release = Promise.withResolvers<void>()
    let reads = 0
    const [service, registry] = await start(
      {},
      {
        answer: async (req, res) => {
          const slow = req.method === 'GET' && ++reads === 1
          if (slow) await release.promise
          res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=60' }).end('{}')
        },
      },
    )
    const reading = registry.call('api', 'read')
    while (service.requests.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
    await registry.call('api', 'write')
    release.resolve()
    await reading
    expect(await outcomes(registry, read, read)).to.deep.equal(['miss', 'hit'])
  })

  it('does not keep failures', async () => {
    const [, registry] = await start(
      {},
      {
        apiMode: { retry_attempts: 0 },
        answer: (_req, res) => void res.writeHead(404, { 'cache-control': 'max-age=60' }).end(),
      },
    )
    await outcomes(registry, read, read)
    expect((await registry.call('api', 'read')).headers.get('x-upstream-status')).to.equal('404')
  })
})
