import { spawn } from 'node:child_process'
import type { lookup as dnsLookup } from 'node:dns'
import { createServer as createHttps } from 'node:https'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, dirname } from 'node:path'
import { expect } from 'chai'
import { Settings } from '../../../src/config/settings.ts'
import { AgentError } from '../../../src/lib/errors.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { namedInPage } from '../../../src/registry/added/named-in-page.ts'
import { recogniseService } from '../../../src/registry/added/recognise-service.ts'
import { createSecrets } from '../../../src/registry/upstream/secrets.ts'
import { createUpstream } from '../../../src/registry/upstream/upstream.ts'
import { closeAfterEach } from '../../support/close-after-each.ts'
import { startCountingMcp } from '../../support/counting-mcp.ts'
import { freePort } from '../../support/free-port.ts'
import { startLegacyHttp, startModernHttp, type McpHttpOptions } from '../../support/mcp-http.ts'
import { startPlaces, type Place } from '../../support/places-service.ts'
import { describeService, jsonResponse } from '../../support/recording-service.ts'
import { SELF_SIGNED } from '../../support/self-signed.ts'
import { until } from '../../support/start-registry.ts'
import { startTrmService } from '../../support/trm-service.ts'

const DESCRIPTION = describeService({ '/items': { get: { operationId: 'items', responses: jsonResponse() } } })
const YAML = `openapi: 3.1.0\ninfo: { title: Items, version: 1 }\npaths: { /items: { get: { operationId: items, responses: {} } } }\n`
const SWAGGER = { swagger: '2.0', info: { title: 'Old', version: '1' }, paths: DESCRIPTION.paths }
const TOKEN = 'token-4711-of-the-test'

interface LookSettings {
  requestTimeout?: number
  registry?: object
  sslVerify?: boolean
}

describe('what is at an address', function () {
  this.timeout(20_000)
  const keep = closeAfterEach()
  const places = async (map: Parameters<typeof startPlaces>[0]) => keep(await startPlaces(map))
  /** Hosts of the table are public, whatever address they have; `*.inside.test` is private. */
  const contextWith = (settings: LookSettings = {}) => {
    const lookup = ((_name: string, _options: unknown, callback: (error: Error | null, found: object[]) => void) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof dnsLookup
    const upstream = keep(
      createUpstream({
        connectionPoolSize: 4,
        sslVerify: settings.sslVerify ?? true,
        cacheEnabled: true,
        cacheTtl: 60,
        maxResultBytes: 1024 * 1024,
        allowPrivateAddresses: false,
        judge: {
          lookup,
          classify: (address, hostname) =>
            address.startsWith('169.254') ? 'metadata' : hostname.endsWith('.outside.test') ? 'public' : 'private',
        },
      }),
    )
    return {
      upstream,
      secrets: createSecrets(),
      logger: createLogger('test', 'silent'),
      requestTimeout: settings.requestTimeout ?? 5,
      rotation: true,
      registry: Settings.parse({ registry: settings.registry ?? {} }).registry,
    }
  }
  const recognise = async (request: Parameters<typeof recogniseService>[0], settings: LookSettings = {}) => {
    const { raw, source } = await recogniseService(request, {
      context: contextWith(settings),
      variables: { environment: { TOKEN }, settings: {} },
      signal: new AbortController().signal,
    })
    const tools = source.list().map(tool => tool.name)
    await source.close()
    return { ...raw, tools }
  }
  const failure = async (
    request: Parameters<typeof recogniseService>[0],
    settings: LookSettings = {},
  ): Promise<AgentError> => {
    try {
      await recognise(request, settings)
    } catch (error) {
      expect(error).to.be.instanceOf(AgentError)
      return error as AgentError
    }
    throw new Error('it was recognised')
  }

  const page = (body: string) => `<!doctype html><html><head><title>Docs</title></head><body>${body}</body></html>`
  const FINDS: [title: string, at: string, map: Record<string, Place>, url: string][] = [
    ['a description in JSON', '/a/b.json', { '/a/b.json': DESCRIPTION }, '/a/b.json'],
    ['a description in YAML', '/spec', { '/spec': YAML }, '/spec'],
    ['a description of OpenAPI 2', '/v2/swagger.json', { '/v2/swagger.json': SWAGGER }, '/v2/swagger.json'],
    [
      'a description behind a redirect of its own origin',
      '/latest',
      { '/latest': (_q, res) => void res.writeHead(302, { location: '/v7.json' }).end(), '/v7.json': DESCRIPTION },
      '/latest',
    ],
    ['the usual place below a base address', '/', { '/': { ok: true }, '/openapi.json': DESCRIPTION }, '/openapi.json'],
    [
      'the usual place below a base path that answers 404',
      '/api/v1',
      { '/api/v1/swagger.json': SWAGGER },
      '/api/v1/swagger.json',
    ],
    ['the usual place of Spring', '/shop/', { '/v3/api-docs': DESCRIPTION }, '/v3/api-docs'],
    [
      'what the Link header names (RFC 8631)',
      '/',
      {
        '/': (_q, res) =>
          void res.writeHead(200, { link: '</far/desc>; rel="service-desc"; type="application/json"' }).end('{}'),
        '/far/desc': DESCRIPTION,
      },
      '/far/desc',
    ],
    [
      'what a catalogue of interfaces names (RFC 9727)',
      '/',
      {
        '/': page('Hello'),
        '/.well-known/api-catalog': { linkset: [{ anchor: '/', 'service-desc': [{ href: '/c/at' }] }] },
        '/c/at': DESCRIPTION,
      },
      '/c/at',
    ],
    [
      'a page with a link element',
      '/',
      { '/': page('<link rel="service-desc" href="/hidden/desc">'), '/hidden/desc': DESCRIPTION },
      '/hidden/desc',
    ],
    [
      'Swagger UI: a key in a script of the page',
      '/docs',
      {
        '/docs': page(`<script>const ui = SwaggerUIBundle({ url: '/internal/schema/', dom_id: '#ui' })</script>`),
        '/internal/schema/': DESCRIPTION,
      },
      '/internal/schema/',
    ],
    [
      'Swagger UI: a list of several',
      '/docs',
      {
        '/docs': page('<script>SwaggerUIBundle({"urls":[{"url":"\\/specs\\/one.json","name":"One"}]})</script>'),
        '/specs/one.json': DESCRIPTION,
      },
      '/specs/one.json',
    ],
    [
      'Swagger UI: a script beside the page, relative to the page',
      '/ui/index.html',
      {
        '/ui/index.html': page(
          '<script src="./swagger-initializer.js"></script><script src="swagger-ui-bundle.js"></script>',
        ),
        '/ui/swagger-initializer.js': 'window.ui = SwaggerUIBundle({ url: "../spec/all.json" })',
        '/spec/all.json': DESCRIPTION,
      },
      '/spec/all.json',
    ],
    [
      'Swagger UI: a configuration that names it',
      '/swagger-ui/index.html',
      {
        '/swagger-ui/index.html': page('<script>init({ "configUrl" : "/x/swagger-config" })</script>'),
        '/x/swagger-config': { url: '/x/docs/groups' },
        '/x/docs/groups': DESCRIPTION,
      },
      '/x/docs/groups',
    ],
    [
      'Redoc: an attribute',
      '/redoc',
      { '/redoc': page("<redoc spec-url='../files/api'></redoc>"), '/files/api': YAML },
      '/files/api',
    ],
    [
      'Redoc: an argument',
      '/r',
      { '/r': page('<script>Redoc.init("described/as.yaml", {})</script>'), '/described/as.yaml': YAML },
      '/described/as.yaml',
    ],
    [
      'another program: a data attribute',
      '/ref',
      { '/ref': page('<script id="api-reference" data-url="/_spec"></script>'), '/_spec': DESCRIPTION },
      '/_spec',
    ],
    [
      'another program: an attribute with an encoded address',
      '/el',
      {
        '/el': page('<elements-api apiDescriptionUrl="/d?kind=full&amp;x=1"></elements-api>'),
        '/d?kind=full&x=1': DESCRIPTION,
      },
      '/d?kind=full&x=1',
    ],
    [
      'a home page that links to its documentation',
      '/',
      {
        '/': page('<p>Welcome</p><a class="x" href="/help/reference">API reference</a>'),
        '/help/reference': page('<redoc spec-url="/help/it.json"></redoc>'),
        '/help/it.json': DESCRIPTION,
      },
      '/help/it.json',
    ],
  ]
  for (const [title, at, map, url] of FINDS)
    it(`finds ${title}`, async () => {
      const service = await places(map)
      expect(await recognise({ url: service.url + at })).to.deep.equal({
        url: service.url + url,
        type: 'openapi',
        tools: ['items'],
      })
    })

  it('finds what is written in a text within a script, and behind a query', async () => {
    const service = await places({
      '/swagger/index.html': page(
        `<script>var config = JSON.parse('{"urls":[{"url":"v1/all.json","name":"V1"}],"deepLinking":false}')</script>`,
      ),
      '/swagger/v1/all.json': DESCRIPTION,
      '/yasg/': page(`<script>const spec = window.location.pathname + '?format=openapi'</script>`),
      '/yasg/?format=openapi': YAML,
    })
    expect((await recognise({ url: `${service.url}/swagger/index.html` })).url).to.equal(
      `${service.url}/swagger/v1/all.json`,
    )
    expect((await recognise({ url: `${service.url}/yasg/` })).url).to.equal(`${service.url}/yasg/?format=openapi`)
  })

  it('says that a page carries its description inside itself', async () => {
    const service = await places({
      '/api-docs/': page('<script src="./swagger-ui-init.js"></script>'),
      '/api-docs/swagger-ui-init.js': `var options = { "swaggerDoc": { "openapi": "3.0.0", "paths": {} } }`,
    })
    expect((await failure({ url: `${service.url}/api-docs/` })).message).to.contain(
      `The page ${service.url}/api-docs/ carries a description inside itself`,
    )
  })

  it('is not held up by pages that are made to be slow to read', async () => {
    const hostile = [
      '"'.repeat(400_000),
      'a'.repeat(1_000_000),
      '<link '.repeat(200_000),
      '<a href="/x" '.repeat(100_000),
      `<a href="${' '.repeat(300_000)}">`,
      'url = '.repeat(200_000),
      `'${'/'.repeat(900_000)}`,
      '<!doctype html>' + '&amp;'.repeat(200_000),
      'key: value\n'.repeat(100_000),
      `${'- '.repeat(200_000)}x`,
    ]
    for (const text of hostile) {
      namedInPage(text, 'http://h/')
      const service = await places({
        '/': (_req, res) => void res.writeHead(200, { 'content-type': 'text/plain' }).end(text),
      })
      await failure({ url: service.url, type: 'openapi' })
    }
  })

  it('finds an MCP server at its address, and below the address of its host', async () => {
    const server = keep(await startCountingMcp())
    expect(await recognise({ url: server.url })).to.deep.equal({ url: server.url, type: 'mcp', tools: ['whoami'] })
    const base = server.url.replace('/mcp', '')
    expect(await recognise({ url: base, type: 'mcp' })).to.include({ type: 'mcp' })
    await until(() => server.alive === 0, 'the sessions of looking to be ended')
  })

  it('finds MCP servers of either protocol, under any path, and behind a credential', async () => {
    const refuse: McpHttpOptions['before'] = (req, res) => {
      if (req.headers.authorization === `Bearer ${TOKEN}`) return false
      res.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
      return true
    }
    const servers = [await startLegacyHttp({ stream: false }), await startModernHttp()]
    for (const server of servers.map(keep)) {
      const url = server.url.replace('/mcp', '/assistant/v2')
      expect(await recognise({ url })).to.include({ type: 'mcp', url })
      expect(server.sessions()).to.equal(0)
    }
    const guarded = keep(await startLegacyHttp({ before: refuse }))
    for (const url of [guarded.url, guarded.url.replace('/mcp', '/assistant')])
      expect(await failure({ url })).to.include({ code: 'SERVICE_AUTH_NEEDED' })
    const found = await recognise({ url: guarded.url, auth: { type: 'bearer', variable: 'TOKEN' } })
    expect(found.tools).to.include('pid')
  })

  it('finds an MCP server over server-sent events, whatever its path is called', async () => {
    const port = await freePort()
    const require = createRequire(import.meta.url)
    const program = join(
      dirname(require.resolve('@modelcontextprotocol/server-everything/package.json')),
      'dist/index.js',
    )
    const child = spawn(process.execPath, [program, 'sse'], {
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    })
    keep({ close: () => void child.kill('SIGKILL') })
    await until(async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) !== undefined)
    const found = await recognise({ url: `http://127.0.0.1:${port}/sse` })
    expect(found).to.include({ type: 'mcp' })
    expect(found.tools).to.include('echo')
    // The same server under a name that says nothing.
    const front = await places({
      '/events': (req, res) => {
        res.writeHead(307, { location: `http://127.0.0.1:${port}/sse` }).end(req.method)
      },
    })
    expect(await recognise({ url: `${front.url}/events` })).to.include({ type: 'mcp' })
  })

  it('finds a TRM service by what it lists', async () => {
    const trm = keep(await startTrmService())
    const found = await recognise({ url: trm.url })
    expect(found).to.include({ type: 'trm' })
    expect(found.tools).to.include('get_weather')
    // A service that merely has things that it calls tools is none.
    const shop = await places({ '/': { shop: true }, '/api/v1/tools/': [{ name: 'hammer', price: 3 }] })
    expect(await failure({ url: shop.url })).to.include({ code: 'SERVICE_NOT_RECOGNISED', status: 422 })
  })

  it('says what was tried, with the words of the specification, and what to do next [A-52]', async () => {
    const service = await places({ '*': page('<p>An application</p>') })
    const error = await failure({ url: `${service.url}/app` })
    expect(error.code).to.equal('SERVICE_NOT_RECOGNISED')
    expect(error.message)
      .to.match(
        new RegExp(`^Failed to fetch OpenAPI schema from ${service.url}/app: no description was found\\. Looked at `),
      )
      .and.to.contain(`${service.url}/app (a web page)`)
      .and.to.contain('more places')
      .and.to.contain('no MCP server and no TRM service')
      .and.to.match(/Give the address of the description itself, or say with type what it is/)
    expect(service.requests.length).to.be.lessThan(90)
  })

  it('says so when nothing answers, and which kind it was taken for [A-51, A-52]', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    expect((await failure({ url })).message).to.match(
      new RegExp(`^Failed to fetch OpenAPI schema from ${url}: connect ECONNREFUSED .*Check the address`),
    )
    for (const request of [{ url: `${url}/mcp` }, { url, type: 'mcp' as const }])
      expect((await failure(request)).message).to.match(
        new RegExp(`^Failed to connect to MCP server at ${request.url}: connect ECONNREFUSED`),
      )
    expect((await failure({ url, type: 'trm' })).message).to.match(
      /^Failed to fetch tools from TRM service at .*ECONNREFUSED/,
    )
  })

  it('gives up a service that hangs, in the time that calls have', async () => {
    const service = await places({ '*': () => undefined })
    const error = await failure({ url: service.url }, { requestTimeout: 0.3 })
    expect(error.message).to.match(
      /^Failed to fetch OpenAPI schema from .*: it gave no answer within 0\.3 s\. Check the address/,
    )
    expect((await failure({ url: `${service.url}/mcp` }, { requestTimeout: 0.3 })).message).to.match(
      /^Failed to connect to MCP server at .*no answer within 0\.3 s/,
    )
  })

  it('ends with the reason when its time is over or nobody waits any more', async () => {
    const service = await places({ '/': page('<a href="/docs">Docs</a>'), '*': () => undefined })
    const over = new AbortController()
    const reason = new AgentError('OVER', 504, 'It is over')
    const looking = recogniseService(
      { url: service.url },
      { context: contextWith(), variables: { environment: {}, settings: {} }, signal: over.signal },
    )
    await until(() => service.requests.length > 1, 'a usual place to be looked at')
    over.abort(reason)
    expect(await looking.catch((error: unknown) => error)).to.equal(reason)
  })

  it('reads no more of an answer than a description may have', async () => {
    const service = await places({ '/': (_req, res) => void res.writeHead(200).end('x'.repeat(3_000_000)) })
    const error = await failure({ url: service.url }, { registry: { max_description_bytes: 1_000_000 } })
    expect(error.message).to.match(/^Failed to fetch OpenAPI schema from .*answered with more than 1000000 bytes/)
  })

  it('does not read a stream of events to its end, and is not held by one that is no MCP server', async () => {
    const service = await places({
      '*': (_req, res) => void res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n'),
    })
    const error = await failure({ url: `${service.url}/live` }, { requestTimeout: 0.5 })
    expect(error.message).to.match(/^Failed to connect to MCP server at .*no answer within 0\.5 s/)
  })

  it('goes nowhere that it may not: cloud metadata never, private addresses not from a public page [X6]', async () => {
    const service = await places({
      '/meta': (_req, res) => void res.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    })
    expect(await failure({ url: `${service.url}/meta` })).to.include({ code: 'ADDRESS_REFUSED', status: 403 })
    const inner = await places({ '/openapi.json': DESCRIPTION })
    const secret = `http://db.inside.test:${inner.port}/openapi.json`
    const outer = await places({
      '/docs': page(`<redoc spec-url="${secret}"></redoc>`),
      '/away': (_req, res) => void res.writeHead(302, { location: secret }).end(),
    })
    const error = await failure({ url: `http://docs.outside.test:${outer.port}/docs` })
    expect(error.message).to.contain(`${secret} (`).and.to.contain('private address')
    expect(await failure({ url: `http://docs.outside.test:${outer.port}/away` })).to.include({
      code: 'ADDRESS_REFUSED',
    })
    expect(inner.requests).to.deep.equal([])
    // From a page of this machine's own network it may.
    const near = await recognise({ url: `http://docs.inside.test:${outer.port}/docs` })
    expect(near.url).to.equal(secret)
  })

  describe('with a credential', () => {
    const guarded =
      (value: unknown): Place =>
      (req, res) =>
        req.headers.authorization === `Bearer ${TOKEN}`
          ? void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
          : void res.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    const auth = { type: 'bearer', variable: 'TOKEN' }

    it('is asked for, and taken', async () => {
      const service = await places({ '*': guarded(DESCRIPTION) })
      const url = `${service.url}/openapi.json`
      const error = await failure({ url })
      expect(error).to.include({ code: 'SERVICE_AUTH_NEEDED', status: 422 })
      expect(error.message).to.contain('asks for a credential (401)').and.to.contain('environment variable')
      expect((await recognise({ url, auth })).tools).to.deep.equal(['items'])
      expect((await recognise({ url: `${service.url}/`, auth })).auth).to.deep.equal({
        type: 'bearer',
        value: '${TOKEN}',
      })
    })

    it('follows from http to https of the same host, where it is sent', async () => {
      const seen: (string | undefined)[] = []
      const secure = createHttps(SELF_SIGNED, (req, res) => {
        seen.push(req.headers.authorization)
        res.writeHead(req.headers.authorization === `Bearer ${TOKEN}` ? 200 : 401).end(JSON.stringify(DESCRIPTION))
      })
      await new Promise<void>(resolve => secure.listen(0, '127.0.0.1', resolve))
      keep({ close: () => (secure.closeAllConnections(), secure.close()) })
      const target = `https://127.0.0.1:${(secure.address() as AddressInfo).port}/openapi.json`
      const plain = await places({
        '/openapi.json': (_req, res) => void res.writeHead(301, { location: target }).end(),
      })
      const request = { url: `${plain.url}/openapi.json`, auth }
      expect((await recognise(request, { sslVerify: false })).url).to.equal(target)
      expect(seen[0]).to.equal(undefined)
      expect(seen.at(-1)).to.equal(`Bearer ${TOKEN}`)
      expect((await failure({ url: target })).message).to.match(
        /^Failed to fetch OpenAPI schema from .*self-signed certificate.*Its certificate is not trusted/,
      )
    })

    it('that is wrong is told without its value', async () => {
      const service = await places({ '*': (_req, res) => void res.writeHead(403).end() })
      const error = await failure({ url: `${service.url}/openapi.json`, auth })
      expect(error.code).to.equal('SERVICE_AUTH_NEEDED')
      expect(error.message).to.contain('refuses the credential in TOKEN (403)').and.not.to.contain(TOKEN)
    })

    it('goes to nobody else: not to where the address leads, not to what a page names', async () => {
      const thief = await places({ '*': DESCRIPTION })
      const service = await places({
        '/moved': (_req, res) => void res.writeHead(302, { location: `${thief.url}/openapi.json` }).end(),
        '/docs': page(`<redoc spec-url="${thief.url}/openapi.json"></redoc>`),
      })
      const moved = await failure({ url: `${service.url}/moved`, auth })
      expect(moved).to.include({ code: 'ADDRESS_LEADS_AWAY', status: 422 })
      expect(moved.message).to.contain(thief.url)
      const named = await failure({ url: `${service.url}/docs`, auth })
      expect(named.message).to.contain(`${thief.url}/openapi.json (on another host, which does not get the credential)`)
      expect(thief.requests.map(one => one.authorization)).to.deep.equal([undefined])
      expect(service.requests[0]!.authorization).to.equal(`Bearer ${TOKEN}`)
      // Without a credential there is nothing to keep back.
      expect((await recognise({ url: `${service.url}/docs` })).url).to.equal(`${thief.url}/openapi.json`)
    })
  })

  it('is told when it is JSON of another kind, and when the description cannot be used', async () => {
    const service = await places({
      '/': { info: {}, item: [], 'x-collection': 1 },
      '/bad': { openapi: '3.0.0', info: {}, paths: 'none' },
    })
    expect((await failure({ url: service.url, type: 'openapi' })).message).to.contain(
      'JSON with info, item, x-collection, no OpenAPI description',
    )
    const { tools } = await recognise({ url: `${service.url}/bad` }).catch((error: AgentError) => ({
      tools: [error.message],
    }))
    expect(tools.length).to.be.lessThan(2)
  })
})
