import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const schema = (name: string, more: object = {}) => ({
  name,
  description: `Does ${name}`,
  input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  ...more,
})
const onboard = (registry: RunningRegistry, app_name: string, schemas: object[], more: object = {}) =>
  registry.post('/functions/onboard', { app_name, schemas, ...more })

const input = (properties: object) => ({ type: 'object', properties, required: [] })
const nested = (levels: number): object =>
  levels ? { type: 'object', properties: { x: nested(levels - 1) } } : { type: 'string' }

/** Endpoints of tests are on loopback addresses. */
const ON_THIS_MACHINE = { registry: { allow_private_addresses: true } }

describe('tools given at run time', () => {
  const open: { close(): Promise<void> }[] = []
  const start = async (yaml = '', options = {}) => {
    const registry = await startRegistry(yaml, options)
    open.push(registry)
    return registry
  }
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })

  it('are listed and said to be loaded [A-40]', async () => {
    const registry = await start()
    const answer = await onboard(registry, 'weather', [schema('now'), schema('later')])
    expect([answer.status, answer.body]).to.deep.equal([
      200,
      { status: 'Loaded successfully 2 tools', tools: ['weather_now', 'weather_later'] },
    ])
    expect(await registry.application('weather')).to.include({ type: 'onboarded', tool_count: 2, state: 'ready' })
    const record = (await registry.records('weather')).weather_now!
    expect(record).to.deep.include({
      app_name: 'weather',
      api_name: 'weather_now',
      method: 'POST',
      description: 'Does now',
      read_only: false,
    })
    expect(record.parameters).to.deep.equal([
      {
        name: 'city',
        type: 'string',
        required: true,
        description: '',
        constraints: [],
        in: 'argument',
        schema: { type: 'string' },
      },
    ])
  })

  it('without an endpoint answer 501 that says how to give one [A-43]', async () => {
    const registry = await start()
    await onboard(registry, 'weather', [schema('now')])
    const called = await registry.call('weather', 'now', { city: 'Bern' })
    expect(called.status).to.equal(501)
    expect((called.body as { message: string }).message)
      .to.contain('weather_now')
      .and.to.contain('"endpoint"')
    expect((await registry.call('weather', 'now', {})).status).to.equal(422)
  })

  it('are called at their endpoint, or at that of the application [A-43]', async () => {
    const registry = await start('', ON_THIS_MACHINE)
    const service = await startRecordingService({})
    open.push(service)
    await onboard(
      registry,
      'weather',
      [schema('now'), schema('later', { endpoint: { url: `${service.url}/later`, method: 'GET' } })],
      {
        endpoint: { url: `${service.url}/all?v=1`, headers: { 'X-Token': 'endpoint-secret' } },
      },
    )
    expect((await registry.call('weather', 'now', { city: 'Bern' })).body).to.deep.equal({ ok: true })
    await registry.call('weather', 'later', { city: 'Bern' })
    expect(service.requests.map(({ method, url, body }) => [method, url, body])).to.deep.equal([
      ['POST', '/all?v=1', '{"city":"Bern"}'],
      ['GET', '/later?city=Bern', ''],
    ])
    expect(service.requests[0]!.headers['x-token']).to.equal('endpoint-secret')
    expect(JSON.stringify(await registry.get('/apis'))).to.not.contain('endpoint-secret')
  })

  const BAD: [title: string, schemas: unknown, loc: string][] = [
    [
      'no name',
      [{ description: 'd', input_schema: { type: 'object', properties: {}, required: [] } }],
      'schemas.0.name',
    ],
    [
      'no description',
      [{ name: 'a', input_schema: { type: 'object', properties: {}, required: [] } }],
      'schemas.0.description',
    ],
    ['no input schema', [{ name: 'a', description: 'd' }], 'schemas.0.input_schema'],
    [
      'an input schema that is no object',
      [{ name: 'a', description: 'd', input_schema: { type: 'string', properties: {}, required: [] } }],
      'schemas.0.input_schema.type',
    ],
    [
      'a required name without a property',
      [{ name: 'a', description: 'd', input_schema: { type: 'object', properties: {}, required: ['x'] } }],
      'schemas.0.input_schema.required',
    ],
    [
      'a wrong JSON schema',
      [
        {
          name: 'a',
          description: 'd',
          input_schema: { type: 'object', properties: { x: { type: 'text' } }, required: [] },
        },
      ],
      'schemas.0.input_schema',
    ],
    ['a name given twice', [schema('a'), schema('a')], 'schemas.1.name'],
    ['an endpoint that is no address', [schema('a', { endpoint: { url: 'here' } })], 'schemas.0.endpoint.url'],
    [
      'an endpoint that is a file',
      [schema('a', { endpoint: { url: 'file:///etc/passwd' } })],
      'schemas.0.endpoint.url',
    ],
    ['a list that is none', 'all', 'schemas'],
    [
      'a reference that leads nowhere',
      [schema('a', { input_schema: input({ x: { $ref: '#/$defs/none' } }) })],
      'schemas.0.input_schema',
    ],
    [
      'a wrong pattern',
      [schema('a', { input_schema: input({ x: { type: 'string', pattern: '(' } }) })],
      'schemas.0.input_schema',
    ],
    ['a schema that is too deep', [schema('a', { input_schema: input({ x: nested(80) }) })], 'schemas.0.input_schema'],
    [
      'a schema that is too large',
      [schema('a', { input_schema: input({ x: { description: 'x'.repeat(300_000) } }) })],
      'schemas.0.input_schema',
    ],
    ['a description that is too long', [schema('a', { description: 'x'.repeat(40_000) })], 'schemas.0.description'],
    ['a name with hidden characters', [schema('a\u200bb')], 'schemas.0.name'],
    ['a name that is too long', [schema('a'.repeat(513))], 'schemas.0.name'],
    ['too many tools at once', Array.from({ length: 1001 }, (_, number) => schema(`t${number}`)), 'schemas'],
    [
      'an endpoint with a header of the connection',
      [schema('a', { endpoint: { url: 'https://a.test', headers: { Host: 'b.test' } } })],
      'schemas.0.endpoint.headers.Host',
    ],
    [
      'an endpoint with a line break in a header',
      [schema('a', { endpoint: { url: 'https://a.test', headers: { 'X-A': 'a\r\nX-B: b' } } })],
      'schemas.0.endpoint.headers.X-A',
    ],
  ]
  for (const [title, schemas, loc] of BAD) {
    it(`with ${title} are refused with 422, and nothing is loaded [A-41]`, async () => {
      const registry = await start()
      const list = Array.isArray(schemas) ? [...schemas, schema('fine')] : schemas
      const answer = await registry.post('/functions/onboard', { app_name: 'weather', schemas: list })
      expect(answer.status).to.equal(422)
      const { detail } = answer.body as { detail: { loc: unknown[] }[] }
      expect(detail.map(issue => issue.loc.slice(1).join('.'))).to.include(loc)
      expect(await registry.get('/applications')).to.deep.equal([])
    })
  }

  it('over a tool of the service itself are refused with 409; over an onboarded one they replace it [A-42]', async () => {
    const service = await startRecordingService(
      describeService({ '/a': { get: { operationId: 'own', responses: jsonResponse() } } }),
    )
    open.push(service)
    const registry = await start(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`)
    await registry.ready('api')
    const clash = await onboard(registry, 'api', [schema('new'), schema('own')])
    expect([clash.status, (clash.body as { code: string }).code]).to.deep.equal([409, 'CONFLICT'])
    expect(Object.keys(await registry.records('api'))).to.deep.equal(['api_own'])
    await onboard(registry, 'api', [schema('new')])
    await onboard(registry, 'api', [schema('new', { description: 'Changed' })])
    const records = await registry.records('api')
    expect(Object.keys(records)).to.deep.equal(['api_own', 'api_new'])
    expect(records.api_new!.description).to.equal('Changed')
  })

  it('become the only ones with replace: true [A-42]', async () => {
    const registry = await start()
    await onboard(registry, 'weather', [schema('a'), schema('b')])
    await onboard(registry, 'weather', [schema('c')], { replace: true })
    expect(Object.keys(await registry.records('weather'))).to.deep.equal(['weather_c'])
  })

  it('survive a restart, a replaced and a removed one too [A-44] [A-45]', async () => {
    const first = await startRegistry('', { keepFolder: true })
    await onboard(first, 'weather', [schema('a'), schema('b')])
    await onboard(first, 'weather', [schema('c')], { replace: true })
    await onboard(first, 'gone', [schema('x')])
    expect((await first.post('/applications/gone', undefined, 'DELETE')).status).to.equal(200)
    await first.close()
    const registry = await start('', { folder: first.folder })
    expect(Object.keys(await registry.get<object>('/apis'))).to.deep.equal(['weather'])
    expect(Object.keys(await registry.records('weather'))).to.deep.equal(['weather_c'])
    expect(existsSync(join(first.folder, 'registry.sqlite'))).to.equal(true)
  })

  it('can be removed; what comes from the file cannot, and what does not exist is 404 [A-45] [A-30]', async () => {
    const registry = await start('services:\n  - api: { url: "http://127.0.0.1:1/openapi.json" }\n')
    await onboard(registry, 'weather', [schema('a')])
    expect((await registry.post('/applications/weather', undefined, 'DELETE')).status).to.equal(200)
    expect((await registry.post('/applications/weather', undefined, 'DELETE')).status).to.equal(404)
    expect((await registry.post('/applications/api', undefined, 'DELETE')).status).to.equal(409)
    expect(await registry.get<unknown[]>('/applications')).to.have.length(1)
  })

  for (const app of ['a/b', 'a b', '..\\x', 'a\u0000b', 'x'.repeat(129)]) {
    it(`of an application that no address can name are refused: ${JSON.stringify(app.slice(0, 10))}`, async () => {
      const registry = await start()
      const answer = await onboard(registry, app, [schema('a')])
      const { detail } = answer.body as { detail: { loc: string[] }[] }
      expect([answer.status, detail[0]!.loc]).to.deep.equal([422, ['body', 'app_name']])
    })
  }

  it('send their arguments to their endpoint as they are checked, cut and marked like any other [R12, M17]', async () => {
    const registry = await start('', { registry: { allow_private_addresses: true, max_result_bytes: 1024 } })
    const service = await startRecordingService(
      {},
      (_req, res) => void res.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(5000)),
    )
    open.push(service)
    await onboard(registry, 'weather', [schema('now', { endpoint: { url: service.url } })])
    expect((await registry.call('weather', 'now', { city: 'Bern', bogus: 1 })).status).to.equal(422)
    expect(service.requests).to.deep.equal([])
    const called = await registry.call('weather', 'now', { city: 'Bern' })
    expect([called.headers.get('x-truncated'), called.body]).to.deep.equal([
      'true',
      { truncated: true, content_type: 'text/plain', bytes: 1024, text: 'x'.repeat(1024) },
    ])
  })

  it('tell a failing endpoint as it is, and do not repeat a write [R17, M12]', async () => {
    const registry = await start('', ON_THIS_MACHINE)
    const service = await startRecordingService({}, (_req, res) => void res.writeHead(503).end('later'))
    open.push(service)
    await onboard(registry, 'weather', [schema('now', { endpoint: { url: service.url } })])
    const called = await registry.call('weather', 'now', { city: 'Bern' })
    expect([called.status, (called.body as { detail: unknown }).detail, service.requests.length]).to.deep.equal([
      503,
      { status: 503, body: 'later' },
      1,
    ])
  })

  it('stay quick when there are many, one request after the other', async () => {
    const registry = await start()
    for (let number = 0; number < 300; number++) await onboard(registry, 'many', [schema(`tool_${number}`)])
    expect(Object.keys(await registry.records('many'))).to.have.length(300)
  })
})
