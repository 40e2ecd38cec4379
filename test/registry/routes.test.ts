import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'
import { closeAfterEach } from '../support/close-after-each.ts'

const DESCRIPTION = describeService({
  '/json': {
    get: {
      operationId: 'json',
      summary: 'JSON',
      responses: jsonResponse({ type: 'array', items: { type: 'integer' } }),
    },
  },
  '/text': { get: { operationId: 'text', responses: {} } },
  '/number': { get: { operationId: 'number', responses: {} } },
  '/empty': { get: { operationId: 'empty', responses: {} } },
  '/null': { get: { operationId: 'null', responses: jsonResponse() } },
  '/list': { get: { operationId: 'list', responses: jsonResponse() } },
  '/png': { get: { operationId: 'png', responses: {} } },
  '/vendor': { get: { operationId: 'vendor', responses: {} } },
  '/page': { get: { operationId: 'page', responses: jsonResponse() } },
  '/missing': { get: { operationId: 'missing', responses: jsonResponse() } },
})
const ANSWERS: Record<string, [type: string | undefined, body: string | Buffer, status?: number]> = {
  '/json': ['application/json; charset=utf-8', '[1,  2]'],
  '/text': ['text/plain', 'plain words'],
  '/number': ['text/plain', '42'],
  '/empty': [undefined, '', 204],
  '/null': ['application/json', 'null'],
  '/list': ['application/json', '[]'],
  '/png': ['image/png', Buffer.from([137, 80, 78, 71])],
  '/vendor': ['application/vnd.api+json', '{"data":1}'],
  '/page': ['text/html', '<!doctype html>sign in'],
  '/missing': ['application/json', '{"detail":"No such thing"}', 404],
}

describe('the registry', () => {
  let service: RecordingService
  let registry: RunningRegistry

  before(async () => {
    service = await startRecordingService(DESCRIPTION, (req, res) => {
      const [type, body, status = 200] = ANSWERS[req.url]!
      res.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body)
    })
    registry = await startRegistry(
      `services:\n  - api: { url: "${service.url}/openapi.json", description: "Things" }\n  - dead: { url: "http://127.0.0.1:1/openapi.json" }\n`,
      { apiMode: { retry_attempts: 0 } },
    )
    await registry.ready('api')
    await until(async () => (await registry.application('dead'))?.state === 'failed')
  })
  after(async () => {
    await registry.close()
    await service.close()
  })

  const RESULTS: [tool: string, status: number, body: unknown][] = [
    ['json', 200, [1, 2]],
    ['text', 200, 'plain words'],
    ['number', 200, 42],
    ['empty', 200, null],
    ['null', 200, null],
    ['list', 200, []],
    ['png', 200, { content_type: 'image/png', base64: 'iVBORw==', bytes: 4 }],
    ['vendor', 200, { data: 1 }],
  ]
  for (const [tool, status, body] of RESULTS) {
    it(`gives the raw result of ${tool} (R16) [A-35] [A-36] [A-37]`, async () => {
      const called = await registry.call('api', tool)
      expect([called.status, called.body]).to.deep.equal([status, body])
      expect(called.headers.get('x-upstream-status')).to.match(/^20[04]$/)
      expect(Number(called.headers.get('x-upstream-duration-ms'))).to.be.greaterThan(0)
      expect([called.headers.get('x-attempts'), called.headers.get('x-cache')]).to.deep.equal(['1', 'miss'])
    })
  }

  it('passes JSON bytes through untouched', async () => {
    const response = await fetch(`${registry.url}/functions/call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app_name: 'api', function_name: 'api_json', args: {} }),
    })
    expect(await response.text()).to.equal('[1,  2]')
  })

  const FAILURES: [title: string, body: unknown, status: number, error: string, message: string | RegExp][] = [
    [
      'an unknown tool [A-53]',
      { app_name: 'api', function_name: 'api_jsn', args: {} },
      404,
      'TOOL_NOT_FOUND',
      'Tool api_jsn not found in any server',
    ],
    [
      'a tool without its prefix [A-54]',
      { app_name: 'api', function_name: 'json', args: {} },
      404,
      'TOOL_NOT_FOUND',
      'Tool json not found in any server',
    ],
    [
      'a tool of another application (N7)',
      { app_name: 'dead', function_name: 'api_json', args: {} },
      404,
      'TOOL_NOT_FOUND',
      'Tool api_json not found in any server',
    ],
    [
      'an unknown application [A-30]',
      { app_name: 'nope', function_name: 'api_json', args: {} },
      404,
      'APPLICATION_NOT_FOUND',
      "Application 'nope' not found in registry",
    ],
    [
      'a tool of a service that is down [A-55]',
      { app_name: 'dead', function_name: 'dead_x', args: {} },
      502,
      'OPENAPI_UNREACHABLE',
      'Failed to fetch OpenAPI schema from http://127.0.0.1:1/openapi.json',
    ],
    [
      "the service's own 404 [A-39]",
      { app_name: 'api', function_name: 'api_missing', args: {} },
      404,
      'UPSTREAM_ERROR',
      "The service 'api' answered 404: No such thing",
    ],
    [
      'HTML in the place of JSON [A-57]',
      { app_name: 'api', function_name: 'api_page', args: {} },
      502,
      'UPSTREAM_BAD_ANSWER',
      /HTML page/,
    ],
    ['no function name [A-35]', { app_name: 'api', args: {} }, 422, 'VALIDATION', 'body.function_name: Field required'],
    [
      'no arguments [A-35]',
      { app_name: 'api', function_name: 'api_json' },
      422,
      'VALIDATION',
      'body.args: Field required',
    ],
    [
      'arguments that are a list',
      { app_name: 'api', function_name: 'api_json', args: [] },
      422,
      'VALIDATION',
      'body.args: Expected an object',
    ],
    [
      'a number as a name',
      { app_name: 7, function_name: 'api_json', args: {} },
      422,
      'VALIDATION',
      'body.app_name: Expected text',
    ],
    [
      'an unknown field',
      { app_name: 'api', function_name: 'api_json', args: {}, more: 1 },
      422,
      'VALIDATION',
      "body.more: Unknown field 'more'",
    ],
    ['a list as the body', [], 422, 'VALIDATION', /Expected an object/],
    ['malformed JSON', '{"app_name":', 400, 'MALFORMED_JSON', /not valid JSON/],
    [
      'a body that is too large',
      JSON.stringify({ x: 'x'.repeat(11 * 1024 * 1024) }),
      413,
      'TOO_LARGE',
      /10485760 bytes/,
    ],
  ]
  for (const [title, body, status, error, message] of FAILURES) {
    it(`answers ${status} to ${title}`, async () => {
      const called = await registry.post('/functions/call', body)
      const failure = called.body as { message: string }
      expect(called.status, JSON.stringify(failure)).to.equal(status)
      expect(failure).to.include({ status: 'exception', status_code: status, error_type: error })
      expect(failure).to.have.keys(
        'status',
        'status_code',
        'message',
        'error_type',
        'function_name',
        'app_name',
        'detail',
      )
      if (typeof message === 'string') expect(failure.message).to.equal(message)
      else expect(failure.message).to.match(message)
    })
  }

  it('names the nearest tools [A-53]', async () => {
    const called = await registry.post('/functions/call', { app_name: 'api', function_name: 'api_jsn', args: {} })
    expect((called.body as { detail: { nearest: string[] } }).detail.nearest[0]).to.equal('api_json')
  })

  it('takes no call from a form or a plain text body', async () => {
    const body = JSON.stringify({ app_name: 'api', function_name: 'api_json', args: {} })
    const response = await fetch(`${registry.url}/functions/call`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    })
    expect(response.status).to.equal(422)
  })

  it('answers its health check and state [A-27] [A-28] [A-33]', async () => {
    expect(await registry.get('/'))
      .to.include({ status: 'degraded' })
      .and.to.have.keys('message', 'status', 'version')
    expect(await registry.get('/health')).to.include({ status: 'healthy' })
    expect(await registry.get('/applications')).to.deep.equal([
      {
        name: 'api',
        description: 'Things',
        url: `${service.url}/openapi.json`,
        type: 'openapi',
        tool_count: 10,
        state: 'ready',
        message: '',
      },
      {
        name: 'dead',
        description: '',
        url: 'http://127.0.0.1:1/openapi.json',
        type: 'openapi',
        tool_count: 0,
        state: 'failed',
        message: 'Failed to fetch OpenAPI schema from http://127.0.0.1:1/openapi.json',
      },
    ])
    const status = await registry.get<{ services: Record<string, object> }>('/status')
    expect(status).to.have.keys('status', 'services', 'uptime_s', 'problems', 'audit')
    expect(status.services.dead).to.have.keys(
      'state',
      'message',
      'since',
      'type',
      'transport',
      'tool_count',
      'last_error',
      'restarts',
      'breaker',
      'changed_tools',
      'notes',
    )
  })

  it('shows the last error of a service until it is ready', async () => {
    const file = join(registry.folder, 'later.json')
    const later = await startRegistry(`services:\n  - later: { url: "${file}" }\n`)
    const status = async () =>
      (await later.get<{ services: Record<string, { state: string; last_error: string | null }> }>('/status')).services
        .later!
    try {
      await until(async () => (await status()).state === 'failed')
      expect((await status()).last_error)
        .to.contain('Failed to fetch OpenAPI schema')
        .and.to.contain('ENOENT')
      writeFileSync(file, JSON.stringify({ ...DESCRIPTION, servers: [{ url: service.url }] }))
      await later.ready('later')
      expect(await status()).to.include({ state: 'ready', last_error: null })
    } finally {
      await later.close()
    }
  })

  it('lists one application and all, whole, short and without response schemas [A-29] [A-31] [A-32]', async () => {
    const records = await registry.records('api')
    expect(Object.entries(records).every(([name, record]) => record.api_name === name)).to.equal(true)
    expect(records.api_json!.response_schemas).to.deep.equal({ success: ['integer'], failure: {} })
    const bare = await registry.get<Record<string, object>>('/applications/api/apis?include_response_schema=false')
    expect(bare.api_json).to.not.have.any.keys('response_schemas', 'output_schema')
    expect(await registry.get('/apis')).to.deep.equal({ api: records, dead: {} })
    const summary = await registry.get<{ api: Record<string, object> }>('/apis?summary=true')
    expect(summary.api.api_json).to.deep.equal({ name: 'api_json', description: 'JSON' })
  })

  it('answers an unknown application with 404 [A-30]', async () => {
    const response = await fetch(`${registry.url}/applications/nope/apis`)
    expect([response.status, await response.json()]).to.deep.equal([
      404,
      { detail: "Application 'nope' not found in registry", code: 'APPLICATION_NOT_FOUND' },
    ])
  })

  for (const path of ['/apis', '/applications/api/apis', '/apis?summary=true']) {
    it(`answers 304 to ${path} while the catalogue is the same`, async () => {
      const first = await fetch(registry.url + path)
      const etag = first.headers.get('etag')!
      expect(etag).to.match(/^"[0-9a-f]+"$/)
      const again = await fetch(registry.url + path, { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text(), again.headers.get('etag')]).to.deep.equal([304, '', etag])
      expect((await fetch(registry.url + path, { headers: { 'if-none-match': '"other"' } })).status).to.equal(200)
    })
  }

  it('keeps the ETag over a refresh that changes nothing [A-46]', async () => {
    const etag = async () => (await fetch(`${registry.url}/apis`)).headers.get('etag')
    const before = await etag()
    expect((await registry.post('/applications/api/refresh', undefined)).body).to.include({
      name: 'api',
      state: 'ready',
      tool_count: 10,
    })
    expect(await etag()).to.equal(before)
    expect((await registry.post('/applications/dead/refresh', undefined)).status).to.equal(502)
    expect((await registry.post('/applications/nope/refresh', undefined)).status).to.equal(404)
  })

  it('has metrics as Prometheus text [A-34]', async () => {
    await registry.call('api', 'json')
    const text = await registry.get<string>('/metrics')
    expect(text).to.match(/^agent_registry_calls_total\{app="api",tool="api_json",status="200"\} [1-9]/m)
    expect(text).to.match(/^agent_registry_service_up\{app="dead"\} 0$/m)
    expect(text).to.contain('# TYPE agent_registry_call_duration_seconds histogram')
  })

  it('describes itself', async () => {
    const { paths } = await registry.get<{ paths: Record<string, object> }>('/openapi.json')
    expect(Object.keys(paths)).to.include.members([
      '/',
      '/applications',
      '/applications/{app_name}/apis',
      '/apis',
      '/functions/call',
      '/functions/onboard',
      '/reload',
      '/applications/{app_name}/refresh',
      '/status',
      '/metrics',
      '/health',
    ])
    for (const path of ['/docs/', '/redoc']) expect((await fetch(registry.url + path)).status).to.equal(200)
    expect((await registry.post('/apis', {})).status).to.equal(405)
    expect(
      (await registry.post('/functions/call/', { app_name: 'api', function_name: 'api_json', args: {} })).body,
    ).to.deep.equal([1, 2])
  })
})

describe('the services of a registry', () => {
  const keep = closeAfterEach()

  it('that are down at start are failed, leave the others alone, and come back by themselves [A-55]', async () => {
    const fine = keep(await startRecordingService(DESCRIPTION))
    const later = await startRecordingService(DESCRIPTION)
    await later.close()
    const registry = keep(
      await startRegistry(
        `services:\n  - late: { url: "${later.url}/openapi.json" }\n  - fine: { url: "${fine.url}/openapi.json" }\n`,
      ),
    )
    await registry.ready('fine')
    await until(async () => (await registry.application('late'))?.state === 'failed')
    expect((await registry.call('fine', 'json')).status).to.equal(200)
    expect(await registry.get('/')).to.include({ status: 'degraded' })
    keep(await startRecordingService(DESCRIPTION, undefined, { port: later.port }))
    await registry.ready('late')
    expect((await registry.call('late', 'json')).status).to.equal(200)
    expect(await registry.get('/')).to.include({ status: 'ready' })
  })

  it('that go away later are noticed by the next call and found again', async () => {
    const first = await startRecordingService(DESCRIPTION)
    const registry = keep(
      await startRegistry(`services:\n  - api: { url: "${first.url}/openapi.json" }\n`, {
        apiMode: { retry_attempts: 0 },
      }),
    )
    await registry.ready('api')
    await first.close()
    expect((await registry.call('api', 'json')).status).to.equal(502)
    await until(async () => (await registry.application('api'))?.state === 'failed')
    expect(await registry.application('api')).to.include({ tool_count: 10 })
    keep(await startRecordingService(DESCRIPTION, undefined, { port: first.port }))
    await until(async () => (await registry.call('api', 'json')).status === 200)
    await registry.ready('api')
  })

  it('follow the file on reload; a broken file changes nothing [M15] [A-46]', async () => {
    const service = keep(await startRecordingService(DESCRIPTION))
    const entry = (name: string) => `  - ${name}: { url: "${service.url}/openapi.json" }\n`
    const registry = keep(await startRegistry(`services:\n${entry('kept')}${entry('gone')}`))
    await registry.ready('kept', 'gone')
    const { services } = await registry.get<{ services: Record<string, { since: string }> }>('/status')
    writeFileSync(registry.registryFile, `services:\n${entry('kept')}${entry('added')}`)
    expect((await registry.post('/reload', undefined)).status).to.equal(200)
    await registry.ready('added')
    expect(Object.keys(await registry.get<object>('/apis'))).to.deep.equal(['kept', 'added'])
    const after = await registry.get<{ services: Record<string, { since: string }> }>('/status')
    expect(after.services.kept!.since).to.equal(services.kept!.since)
    expect(service.descriptions).to.have.length(3)
    appendFileSync(registry.registryFile, 'x: [')
    const refused = await registry.post('/reload', undefined)
    expect([refused.status, (refused.body as { code: string }).code]).to.deep.equal([422, 'REGISTRY_FILE_INVALID'])
    expect(Object.keys(await registry.get<object>('/apis'))).to.deep.equal(['kept', 'added'])
  })

  it('that are broken in the file are listed with file, line and reason [A-19]', async () => {
    const registry = keep(
      await startRegistry(
        'services:\n  - bad:\n      url: 7\n  - nokey:\n      url: http://127.0.0.1:1/x\n      auth: { type: oauth2 }\ntrmServices:\n  bins:\n    url: 7\n',
      ),
    )
    await until(async () => (await registry.application('nokey'))?.state === 'failed')
    expect((await registry.application('bins'))!).to.include({ type: 'trm', state: 'failed' })
    expect((await registry.application('bad'))!.message).to.match(
      /mcp_servers\.yaml:3: services\.0\.bad\.url: expected text, found number 7$/,
    )
    expect((await registry.application('nokey'))!.message).to.contain(
      'oauth2 needs token_url, client_id, client_secret',
    )
  })

  it('may be none at all: an empty registry [A-18]', async () => {
    const registry = keep(await startRegistry('# nothing\n'))
    expect(await registry.get('/applications')).to.deep.equal([])
    expect(await registry.get('/apis')).to.deep.equal({})
    expect(await registry.get('/')).to.include({ status: 'ready' })
  })

  it('cannot be started from a file that is missing or broken', async () => {
    const fails = async (run: Promise<unknown>) =>
      run.then(
        () => 'it started',
        (error: Error) => error.message,
      )
    expect(await fails(startRegistry('services: [', {}))).to.match(/mcp_servers\.yaml:\d+: not valid YAML/)
  })
})
