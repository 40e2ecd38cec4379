import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { pino, type Logger } from 'pino'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type Answer,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

const DESCRIPTION = describeService(
  {
    '/thing': {
      get: { operationId: 'read', responses: jsonResponse() },
      post: { operationId: 'write', responses: jsonResponse() },
    },
  },
  { components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'described_key' } } } },
)

describe('the credentials of a service', () => {
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const start = async (
    auth: string,
    {
      answer,
      environment = {},
      logger,
    }: { answer?: Answer; environment?: Record<string, string>; logger?: Logger } = {},
  ): Promise<[RecordingService, RunningRegistry]> => {
    const service = await startRecordingService(DESCRIPTION, answer)
    open.push(service)
    const registry = await startRegistry(
      `services:\n  - api:\n      url: ${service.url}/openapi.json\n      auth: ${auth}\n`,
      { environment, ...(logger && { logger }) },
    )
    open.push(registry)
    await registry.ready('api')
    return [service, registry]
  }

  const KINDS: [auth: string, field: 'headers' | 'url', name: string, value: string][] = [
    ['{ type: bearer, value: "Bearer ${TOKEN}" }', 'headers', 'authorization', 'Bearer secret-tok'],
    ['{ type: bearer, value: secret-tok }', 'headers', 'authorization', 'Bearer secret-tok'],
    ['{ type: basic, value: "me:secret-pw" }', 'headers', 'authorization', `Basic ${btoa('me:secret-pw')}`],
    ['{ type: basic, username: me, password: secret-pw }', 'headers', 'authorization', `Basic ${btoa('me:secret-pw')}`],
    ['{ type: header, key: X-My-Key, value: k1 }', 'headers', 'x-my-key', 'k1'],
    ['{ type: api-key, value: { key: X-My-Key, value: k1 } }', 'headers', 'x-my-key', 'k1'],
    ['{ type: api-key, value: k1 }', 'url', 'described_key', 'described_key=k1'],
    ['{ type: query, key: token, value: "a b" }', 'url', 'token', 'token=a%20b'],
    ['{ type: cookie, key: sid, value: c1 }', 'headers', 'cookie', 'sid=c1'],
    ['{ type: X-Custom, value: v1 }', 'headers', 'x-custom', 'v1'],
  ]
  for (const [auth, field, name, value] of KINDS) {
    it(`go with discovery and calls: ${auth} [R15] [A-48] [A-49]`, async () => {
      const [service, registry] = await start(auth, { environment: { TOKEN: 'secret-tok' } })
      expect((await registry.call('api', 'read')).status).to.equal(200)
      const requests = auth.includes('api-key, value: k1')
        ? service.requests
        : [service.descriptions[0]!, service.requests[0]!]
      for (const request of requests) {
        if (field === 'url') expect(request.url.split('?')[1]).to.equal(value)
        else expect(request.headers[name]).to.equal(value)
      }
    })
  }

  it('by OAuth2 are fetched once, used until they end, and fetched anew when refused [A-49]', async () => {
    let issued = 0
    const grants: string[] = []
    const tokens = createServer(async (req, res) => {
      let body = ''
      for await (const chunk of req) body += String(chunk)
      grants.push(`${req.headers.authorization} ${body}`)
      res
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ access_token: `access-${++issued}`, expires_in: 3600 }))
    })
    await new Promise<void>(resolve => tokens.listen(0, '127.0.0.1', resolve))
    open.push({ close: async () => (tokens.closeAllConnections(), void tokens.close()) })
    const tokenUrl = `http://127.0.0.1:${(tokens.address() as AddressInfo).port}/token`
    let accepted = 'Bearer access-1'
    const [service, registry] = await start(
      `{ type: oauth2, token_url: "${tokenUrl}", client_id: me, client_secret: "\${SECRET}", scope: read }`,
      {
        environment: { SECRET: 'client-secret-1' },
        answer: (req, res) =>
          void res
            .writeHead(req.headers.authorization === accepted ? 200 : 401, { 'content-type': 'application/json' })
            .end('{}'),
      },
    )
    await registry.call('api', 'read')
    await registry.call('api', 'write')
    expect(grants).to.deep.equal([`Basic ${btoa('me:client-secret-1')} grant_type=client_credentials&scope=read`])
    accepted = 'Bearer access-2'
    expect((await registry.call('api', 'write')).status).to.equal(200)
    expect([issued, service.requests.at(-1)!.headers.authorization]).to.deep.equal([2, 'Bearer access-2'])
  })

  it('by user and password in the address sign in by Basic, and are shown nowhere [R15, X3]', async () => {
    const service = await startRecordingService(
      DESCRIPTION,
      ({ headers }, res) =>
        void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(headers)),
    )
    open.push(service)
    const address = service.url.replace('://', '://me%40home:pass-4711-word@')
    const registry = await startRegistry(`services:\n  - api: { url: "${address}/openapi.json" }\n`)
    open.push(registry)
    await registry.ready('api')
    const called = await registry.call('api', 'read')
    const pair = btoa('me@home:pass-4711-word')
    for (const { headers } of [...service.descriptions, ...service.requests])
      expect(headers.authorization).to.equal(`Basic ${pair}`)
    expect((called.body as { authorization: string }).authorization).to.equal('[redacted]')
    const texts = JSON.stringify([called.body, await registry.get('/status'), await registry.get('/applications')])
    expect(texts).to.not.contain(pair).and.not.contain('4711')
  })

  it('never follow a redirect to another origin [M14]', async () => {
    const elsewhere = await startRecordingService({})
    open.push(elsewhere)
    const [service, registry] = await start('{ type: bearer, value: secret-token }', {
      answer: (req, res) => {
        if (req.url === '/thing') res.writeHead(302, { location: '/again' }).end()
        else res.writeHead(302, { location: `${elsewhere.url}/there` }).end()
      },
    })
    expect((await registry.call('api', 'read')).status).to.equal(200)
    expect(service.requests.map(({ url, headers }) => [url, headers.authorization])).to.deep.equal([
      ['/thing', 'Bearer secret-token'],
      ['/again', 'Bearer secret-token'],
    ])
    expect(elsewhere.requests).to.have.length(1)
    expect(elsewhere.requests[0]!.headers.authorization).to.equal(undefined)
    const written = await registry.call('api', 'write')
    expect([written.status, elsewhere.requests.length]).to.deep.equal([502, 1])
  })

  it('that lack their variable fail that service with its name [X4] [A-50]', async () => {
    const service = await startRecordingService(DESCRIPTION)
    open.push(service)
    const entry = (name: string, auth: string) => `  - ${name}: { url: "${service.url}/openapi.json"${auth} }\n`
    const registry = await startRegistry(
      `services:\n${entry('bad', ', auth: { type: bearer, value: "${MISSING_TOKEN}" }')}${entry('good', '')}`,
    )
    open.push(registry)
    await registry.ready('good')
    expect((await registry.application('bad'))!.message).to.contain('Environment variable MISSING_TOKEN is not set')
    const called = await registry.call('bad', 'read')
    expect([called.status, (called.body as { message: string }).message]).to.deep.equal([
      502,
      (await registry.application('bad'))!.message,
    ])
  })

  it('appear in no body, log line, metric or audit line [X3] [A-59]', async () => {
    const planted = 'planted-secret-4711'
    const lines: string[] = []
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const [service, registry] = await start('{ type: header, key: X-Key, value: "${PLANTED}" }', {
      environment: { PLANTED: planted },
      logger,
      answer: (req, res) =>
        void res
          .writeHead(req.method === 'GET' ? 200 : 400, { 'content-type': 'application/json' })
          .end(JSON.stringify({ you_sent: req.headers['x-key'] })),
    })
    writeMore(
      registry,
      `mcpServers:\n  tool: { command: "no-such-command-${planted.slice(0, 0)}", env: { KEY: "${planted}" } }\n  far: { url: "http://127.0.0.1:1/sse?key=\${PLANTED}" }\n`,
    )
    await registry.post('/reload', {})
    const bodies: string[] = []
    const collect = async (path: string, init?: RequestInit) =>
      void bodies.push(await (await fetch(registry.url + path, init)).text())
    const call = (tool: string) =>
      collect('/functions/call', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ app_name: tool.split('_')[0], function_name: tool, args: {} }),
      })
    for (const tool of ['api_read', 'api_write', 'far_x', 'tool_x']) await call(tool)
    await until(async () => (await registry.application('far'))?.state === 'failed')
    for (const path of [
      '/',
      '/applications',
      '/apis',
      '/applications/api/apis',
      '/status',
      '/metrics',
      '/openapi.json',
    ])
      await collect(path)
    await service.close()
    await call('api_read')
    expect(service.requests.every(({ headers }) => headers['x-key'] === planted)).to.equal(true)
    expect(bodies.join('\n')).to.contain('[redacted]')
    for (const text of [...bodies, ...lines, JSON.stringify(registry.audit())]) expect(text).to.not.contain(planted)
  })
})

function writeMore(registry: RunningRegistry, text: string): void {
  appendFileSync(registry.registryFile, text)
}
