import { rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type Answer,
  type RecordingService,
} from '../support/recording-service.ts'
import { SELF_SIGNED } from '../support/self-signed.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

const operation = (operationId: string) => ({ operationId, responses: jsonResponse() })
const DESCRIPTION = describeService({
  '/thing': {
    get: operation('read'),
    post: operation('create'),
    put: operation('replace'),
    delete: operation('remove'),
    patch: operation('change'),
  },
})

/** A promise and what settles it. */
const gate = () => Promise.withResolvers<void>()

describe('the call policy [api_mode]', () => {
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const start = async (answer: Answer, apiMode: object, fields = ''): Promise<[RecordingService, RunningRegistry]> => {
    const service = await startRecordingService(DESCRIPTION, answer)
    open.push(service)
    const registry = await startRegistry(`services:\n  - api:\n      url: ${service.url}/openapi.json\n${fields}`, {
      apiMode: { ...apiMode },
    })
    open.push(registry)
    await registry.ready('api')
    return [service, registry]
  }
  const ok = (res: Parameters<Answer>[1], body = '{"ok":true}', headers = {}) =>
    void res.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body)

  it('max_concurrent_requests: further calls wait their turn [S-09]', async () => {
    const release = gate()
    let running = 0
    let most = 0
    const [service, registry] = await start(
      async (_req, res) => {
        most = Math.max(most, ++running)
        await release.promise
        running--
        ok(res)
      },
      { max_concurrent_requests: 2 },
    )
    const calls = Array.from({ length: 6 }, () => registry.call('api', 'create'))
    await until(() => service.requests.length === 2)
    await registry.get('/health')
    expect(service.requests).to.have.length(2)
    release.resolve()
    expect((await Promise.all(calls)).map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200, 200])
    expect(most).to.equal(2)
  })

  it('max_concurrent_requests: a full queue answers 429 with Retry-After, a long wait 503 [S-09]', async () => {
    const release = gate()
    const [service, registry] = await start(
      async (_req, res) => {
        await release.promise
        ok(res)
      },
      { max_concurrent_requests: 1, request_timeout: 2 },
    )
    const first = registry.call('api', 'create')
    await until(() => service.requests.length === 1)
    const waiting = Array.from({ length: 101 }, () => registry.call('api', 'create'))
    const refused = await Promise.race(waiting)
    expect([refused.status, refused.headers.get('retry-after')]).to.deep.equal([429, '1'])
    const statuses = (await Promise.all([first, ...waiting])).map(({ status }) => status)
    expect(statuses.filter(status => status === 429)).to.have.length(1)
    expect(statuses).to.include(503).and.to.include(504)
    release.resolve()
  })

  it('request_timeout: a service that hangs is a 504 after that time, and is told [A-57, S-10]', async () => {
    const closed = gate()
    const [, registry] = await start((_req, res) => void res.once('close', () => closed.resolve()), {
      request_timeout: 0.2,
      retry_attempts: 3,
    })
    const called = await registry.call('api', 'read')
    expect(called.status).to.equal(504)
    expect(called.body).to.include({ error_type: 'TIMEOUT' })
    expect((called.body as { message: string }).message).to.contain('0.2 s')
    await closed.promise
  })

  const TRANSIENT: [
    title: string,
    tool: string,
    answer: (tries: number, res: Parameters<Answer>[1]) => void,
    tries: number,
    status: number,
  ][] = [
    ['repeats a read after 503', 'read', (tries, res) => (tries < 3 ? res.writeHead(503).end() : ok(res)), 3, 200],
    ['repeats a PUT after a lost connection', 'replace', (tries, res) => (tries < 2 ? res.destroy() : ok(res)), 2, 200],
    ['repeats a DELETE after 502', 'remove', (tries, res) => (tries < 2 ? res.writeHead(502).end() : ok(res)), 2, 200],
    ['gives up after its attempts', 'read', (_tries, res) => void res.writeHead(503).end(), 4, 503],
    ['never repeats a POST that arrived [M12]', 'create', (_tries, res) => void res.destroy(), 1, 502],
    ['never repeats a PATCH that arrived [M12]', 'change', (_tries, res) => void res.writeHead(503).end(), 1, 503],
    ['never repeats a POST after 503 [M12]', 'create', (_tries, res) => void res.writeHead(503).end(), 1, 503],
    ['never repeats a POST after 429 [M12]', 'create', (_tries, res) => void res.writeHead(429).end(), 1, 429],
    [
      'never repeats a POST whose answer broke off [M12]',
      'create',
      (_tries, res) => {
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        res.write('{"created":', () => res.destroy())
      },
      1,
      502,
    ],
    ['does not repeat what cannot pass', 'read', (_tries, res) => void res.writeHead(404).end(), 1, 404],
    [
      'waits as long as the service asks',
      'read',
      (tries, res) => (tries < 2 ? res.writeHead(429, { 'retry-after': '0' }).end() : ok(res)),
      2,
      200,
    ],
    [
      'does not wait longer than is sensible',
      'read',
      (_tries, res) => void res.writeHead(429, { 'retry-after': '600' }).end(),
      1,
      429,
    ],
  ]
  it('tells the client how long the service asks to wait', async () => {
    const [, registry] = await start((_req, res) => void res.writeHead(429, { 'retry-after': '600' }).end(), {})
    const called = await registry.call('api', 'create')
    expect([called.status, called.headers.get('retry-after')]).to.deep.equal([429, '600'])
  })

  for (const [title, tool, answer, tries, status] of TRANSIENT) {
    it(`retry_attempts: ${title} [A-38, S-11]`, async () => {
      const [service, registry] = await start((_req, res) => answer(service.requests.length, res), {
        retry_attempts: 3,
      })
      const called = await registry.call('api', tool)
      expect([called.status, service.requests.length]).to.deep.equal([status, tries])
      expect(called.headers.get('x-attempts')).to.equal(String(tries))
    })
  }

  it('retry_attempts: never repeats a POST that ran out of time [M12]', async () => {
    const [service, registry] = await start(() => undefined, { retry_attempts: 3, request_timeout: 0.2 })
    expect([(await registry.call('api', 'create')).status, service.requests.length]).to.deep.equal([504, 1])
  })

  it('retry_attempts: 0 switches it off [S-11]', async () => {
    const [service, registry] = await start((_req, res) => void res.writeHead(503).end(), { retry_attempts: 0 })
    expect([(await registry.call('api', 'read')).status, service.requests.length]).to.deep.equal([503, 1])
  })

  it('retry_attempts: repeats any call when nothing was sent [M12]', async () => {
    const [service, registry] = await start((_req, res) => ok(res), { retry_attempts: 5 })
    const { port } = service
    await service.close()
    const calling = registry.call('api', 'create')
    const again = await startRecordingService(DESCRIPTION, undefined, { port })
    open.push(again)
    expect((await calling).status).to.equal(200)
    expect(again.requests).to.have.length(1)
  })

  it('connection_pool_size: keeps at most so many connections to a service [S-13]', async () => {
    const sockets = new Set<unknown>()
    const [, registry] = await start(
      async (_req, res) => {
        sockets.add(res.socket)
        await new Promise(resolve => setTimeout(resolve, 10))
        ok(res)
      },
      { connection_pool_size: 3, max_concurrent_requests: 30 },
    )
    await Promise.all(Array.from({ length: 30 }, () => registry.call('api', 'create')))
    expect(sockets.size).to.be.at.most(3)
  })

  it('ssl_verify: refuses an unknown certificate unless it is off [S-14]', async () => {
    const server = createServer(SELF_SIGNED, (req, res) =>
      res
        .writeHead(200, { 'content-type': 'application/json' })
        .end(req.url === '/openapi.json' ? JSON.stringify(DESCRIPTION) : '{"safe":true}'),
    )
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`
    open.push({
      close: async () => {
        server.closeAllConnections()
        server.close()
      },
    })
    const yaml = `services:\n  - api: { url: "${url}" }\n`
    const strict = await startRegistry(yaml)
    open.push(strict)
    await until(async () => (await strict.application('api'))?.state === 'failed')
    expect((await strict.application('api'))!.message).to.equal(`Failed to fetch OpenAPI schema from ${url}`)
    const lax = await startRegistry(yaml, { apiMode: { ssl_verify: false } })
    open.push(lax)
    await lax.ready('api')
    expect((await lax.call('api', 'read')).body).to.deep.equal({ safe: true })
  })

  const ROTATION: [title: string, status: number, on: boolean, expected: number, used: string[]][] = [
    ['takes the next credential after 401', 401, true, 200, ['Bearer first-key', 'Bearer second-key']],
    ['takes the next credential after 403', 403, true, 200, ['Bearer first-key', 'Bearer second-key']],
    ['takes the next credential after 429', 429, true, 200, ['Bearer first-key', 'Bearer second-key']],
    ['off: uses the first credential only', 401, false, 401, ['Bearer first-key']],
  ]
  for (const [title, status, on, expected, used] of ROTATION) {
    it(`api_key_rotation: ${title} [S-15]`, async () => {
      const [service, registry] = await start(
        (req, res) => (req.headers.authorization === 'Bearer first-key' ? void res.writeHead(status).end() : ok(res)),
        { api_key_rotation: on, retry_attempts: 0 },
        '      auth: { type: bearer, value: [first-key, second-key] }\n',
      )
      expect((await registry.call('api', 'create')).status).to.equal(expected)
      expect(service.requests.map(({ headers }) => headers.authorization)).to.deep.equal(used)
      if (!on) return
      await registry.call('api', 'create')
      expect(service.requests.at(-1)!.headers.authorization).to.equal('Bearer second-key')
    })
  }

  it('audit_logging: one line for each call with who, what, outcome and duration, and no arguments [S-16]', async () => {
    const [, registry] = await start((_req, res) => ok(res), {})
    await registry.call('api', 'read', {}, { 'x-request-id': 'audit-1' })
    await registry.call('api', 'nothing', { planted: 'planted-value' })
    await until(() => registry.audit().length === 2)
    const [first, second] = registry.audit()
    expect(first).to.deep.include({
      request_id: 'audit-1',
      client: '127.0.0.1',
      app_name: 'api',
      function_name: 'api_read',
      outcome: 'ok',
      status: 200,
      upstream_status: 200,
      attempts: 1,
    })
    expect(first!.duration_ms).to.be.a('number')
    expect(Date.parse(String(first!.time))).to.be.a('number')
    expect(second).to.include({ outcome: 'failed', status: 404, error_type: 'TOOL_NOT_FOUND' })
    expect(JSON.stringify(registry.audit())).to.not.contain('planted-value')
  })

  for (const on of [true, false]) {
    it(`audit_logging: ${on} ${on ? 'has every line on disk once closed' : 'writes nothing'}`, async () => {
      const service = await startRecordingService(DESCRIPTION)
      open.push(service)
      const registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`, {
        apiMode: { audit_logging: on },
        keepFolder: true,
      })
      await registry.ready('api')
      await registry.call('api', 'read')
      await registry.close()
      expect(registry.audit()).to.have.length(on ? 1 : 0)
      rmSync(registry.folder, { recursive: true })
    })
  }
})
