import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import pino from 'pino'
import { startCountingMcp, type CountingMcp } from '../support/counting-mcp.ts'
import { startFullTrm, type FullTrmService } from '../support/full-trm-service.ts'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type Answer,
  type Recorded,
  type RecordingService,
} from '../support/recording-service.ts'
import { SELF_SIGNED } from '../support/self-signed.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

const PEER = fileURLToPath(new URL('../support/slow-peer.ts', import.meta.url))

/** Every place in which a credential can stand, with one that stands nowhere else. */
const PLANTED = {
  bearer: 'pl4nted-bearer-one',
  fromVariable: 'pl4nted-variable/with+signs',
  basicPassword: 'pl4nted-basic-pass',
  basicPair: 'pl4nted-pair-pass',
  header: 'pl4nted-header-key',
  query: 'pl4nted query&key',
  cookie: 'pl4nted-cookie-key',
  rotationFirst: 'pl4nted-rotation-1st',
  rotationSecond: 'pl4nted-rotation-2nd',
  clientSecret: 'pl4nted-client-secret',
  accessToken: 'pl4nted-access-token',
  failingClient: 'pl4nted-failing-client',
  entryHeader: 'pl4nted-entry-header',
  urlPassword: 'pl4nted-url-pass9',
  urlQuery: 'pl4nted-url-query9',
  tlsQuery: 'pl4nted-tls-query9',
  childEnv: 'pl4nted-child-env',
  dyingEnv: 'pl4nted-dying-env',
  childPass: 'pl4nted-child-pass',
  childDatabase: 'pl4nted-database-9',
  childArgument: 'pl4nted-child-arg9',
  mcpHeader: 'pl4nted-mcp-header',
  mcpFailing: 'pl4nted-mcp-failing',
  trm: 'pl4nted-trm-key',
  trmFailing: 'pl4nted-trm-failing',
  onboardedHeader: 'pl4nted-onboarded-key',
  onboardedQuery: 'pl4nted-onboarded-q9',
  admin: 'pl4nted-admin-key',
  wrongPlace: 'pl4nted-wrong-place',
  wrongAlias: 'pl4nted-wrong-alias',
  wrongType: 'pl4nted-wrong-type',
  inbound: 'pl4nted-inbound-client',
} as const

/** How a secret could be written. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ s: secret }).toString().slice(2),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64'),
  Buffer.from(`somebody:${secret}`).toString('base64'),
  Buffer.from(`x:${secret}`).toString('base64'),
]

const OPERATIONS = ['ok', 'text', 'binary', 'base64', 'fail', 'refuse', 'redirect', 'broken'] as const

/** Sends everything that it was told back, in bodies and errors of all kinds. */
const tellAll: Answer = (request: Recorded, res) => {
  const seen = JSON.stringify({ url: request.url, decoded: decodeURIComponent(request.url), headers: request.headers })
  const send = (status: number, type: string, body: string | Buffer, headers = {}) =>
    void res.writeHead(status, { 'content-type': type, ...headers }).end(body)
  switch (new URL(request.url, 'http://h').pathname) {
    case '/text':
      return send(200, 'text/plain', seen)
    case '/binary':
      return send(200, 'application/octet-stream', Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from(seen)]))
    case '/base64':
      return send(200, 'application/json', JSON.stringify({ all: Buffer.from(seen).toString('base64'), nested: seen }))
    case '/fail':
      return send(500, 'application/json', JSON.stringify({ detail: seen, headers: request.headers }))
    case '/refuse':
      return send(403, 'text/plain', seen)
    case '/redirect':
      return send(302, 'text/plain', seen, { location: `ftp://elsewhere${request.url}?s=${encodeURIComponent(seen)}` })
    case '/broken':
      return send(200, 'application/json', `{"cut": ${seen}`)
    default:
      return send(200, 'application/json', seen)
  }
}

describe('planted secrets', function () {
  this.timeout(60_000)
  const open: { close(): Promise<void> }[] = []
  const keep = <T extends { close(): Promise<void> }>(thing: T): T => {
    open.push(thing)
    return thing
  }
  let api: RecordingService
  let tokens: RecordingService
  let far: CountingMcp
  let trm: FullTrmService
  let registry: RunningRegistry
  /** Everything that left the registry, by where. */
  const texts = new Map<string, string>()
  const lines: string[] = []
  const tlsPort = async () => {
    const server = createTlsServer({ ...SELF_SIGNED }, (_req, res) => void res.end('{}'))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    keep({ close: async () => void server.close() })
    return (server.address() as AddressInfo).port
  }
  const collect = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(registry.url + path, {
      ...init,
      headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string> | undefined) },
    })
    const text = `${JSON.stringify([...response.headers])}\n${await response.text()}`
    texts.set(`${init.method ?? 'GET'} ${path} ${typeof init.body === 'string' ? init.body : ''}`, text)
    return { status: response.status, text }
  }
  const admin = { authorization: `Bearer ${PLANTED.admin}` }
  const call = async (app: string, tool: string, args = {}) =>
    await collect('/functions/call', {
      method: 'POST',
      headers: { authorization: `Bearer ${PLANTED.inbound}`, cookie: `s=${PLANTED.inbound}` },
      body: JSON.stringify({ app_name: app, function_name: `${app}_${tool}`, args }),
    })

  /** Applications whose calls are answered. */
  const WORKING = [
    'bearer',
    'variable',
    'basic',
    'pair',
    'header',
    'query',
    'cookie',
    'rotation',
    'oauth',
    'extra',
    'address',
  ]
  const FAILING = ['oauth_bad', 'nobody', 'tls', 'wrong_place', 'wrong_type', 'dying', 'mcp_bad', 'trm_bad']

  before(async () => {
    const paths = OPERATIONS.map(id => [`/${id}`, { get: { operationId: id, responses: jsonResponse({}) } }])
    api = keep(await startRecordingService(describeService(Object.fromEntries(paths) as object), tellAll))
    tokens = keep(
      await startRecordingService({}, (request, res) => {
        const [, pair = ''] = (request.headers.authorization ?? '').split(' ')
        const isGood = `${request.body} ${Buffer.from(pair, 'base64').toString()}`.includes(PLANTED.clientSecret)
        res
          .writeHead(isGood ? 200 : 400, { 'content-type': 'application/json' })
          .end(
            JSON.stringify(
              isGood ? { access_token: PLANTED.accessToken, expires_in: 600 } : { error: request.body, request },
            ),
          )
      }),
    )
    far = keep(await startCountingMcp())
    trm = keep(await startFullTrm(PLANTED.trm))
    const trmBad = keep(await startFullTrm(PLANTED.trmFailing))
    trmBad.list = (request, res) =>
      void res.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ detail: request.headers }))
    trm.tools = ['good', 'bad'].map(name => ({ id: name, name, input_schema: { type: 'object' } }))
    trm.runs.set('good', ({ headers }, res) => void res.end(JSON.stringify({ data: { tool_output: headers } })))
    trm.runs.set(
      'bad',
      ({ headers }, res) => void res.end(JSON.stringify({ data: { error: JSON.stringify(headers) } })),
    )
    const mcpBad = keep(
      await startRecordingService({}, (request, res) => void res.writeHead(500).end(JSON.stringify(request))),
    )
    const auth = (type: string, more: string) => `auth: { type: ${type}, ${more} }`
    const service = (name: string, more: string, url = `${api.url}/openapi.json`) =>
      `  - ${name}: { url: "${url}", ${more} }\n`
    const p = PLANTED
    const say =
      'console.error(JSON.stringify(process.env), process.argv.join(" ")); setTimeout(() => process.exit(3), 50)'
    registry = keep(
      await startRegistry(
        `services:
${service('bearer', auth('bearer', `value: "${p.bearer}"`))}${service('variable', auth('bearer', 'value: "Bearer ${SOME_VALUE}"'))}${service('basic', auth('basic', `username: somebody, password: "${p.basicPassword}"`))}${service('pair', auth('basic', `value: "somebody:${p.basicPair}"`))}${service('header', auth('X-Custom', `value: "${p.header}"`))}${service('query', auth('query', `value: { key: k, value: "${p.query}" }`))}${service('cookie', auth('cookie', `value: { key: sid, value: "${p.cookie}" }`))}${service('rotation', auth('bearer', `value: ["${p.rotationFirst}", "${p.rotationSecond}"]`))}${service('oauth', auth('oauth2', `token_url: "${tokens.url}/token", client_id: me, client_secret: "${p.clientSecret}"`))}${service('oauth_bad', auth('oauth2', `token_url: "${tokens.url}/token", client_id: me, client_secret: "${p.failingClient}"`))}${service('extra', `headers: { X-Api-Token: "${p.entryHeader}" }`)}${service('address', 'description: d', `${api.url.replace('://', `://somebody:${p.urlPassword}@`)}/openapi.json?api_key=${p.urlQuery}`)}${service('nobody', auth('bearer', `value: "${p.bearer}"`), `http://somebody:${p.urlPassword}@127.0.0.1:1/x?token=${p.urlQuery}`)}${service('tls', 'description: d', `https://127.0.0.1:${await tlsPort()}/openapi.json?token=${p.tlsQuery}`)}${service('wrong_place', `auth: "Bearer ${p.wrongPlace}"`)}${service('wrong_type', `${auth('bearer', 'value: x')}, headers: ["${p.wrongType}"]`)}mcpServers:
  child: { command: "${process.execPath}", args: ["${PEER}", --token, "${p.childArgument}"], env: { SOME_TOKEN: "${p.childEnv}", DB_PASS: "${p.childPass}", DATABASE_URL: "postgres://me:${p.childDatabase}@db/x" } }
  dying: { command: "${process.execPath}", args: [-e, '${say}', x, --api-key, "${p.childArgument}"], env: { MY_PASSWORD: "${p.dyingEnv}" } }
  far: { url: "${far.url}", headers: { X-Access-Key: "${p.mcpHeader}" } }
  mcp_bad: { url: "${mcpBad.url}/mcp", auth: { type: bearer, value: "${p.mcpFailing}" } }
trmServices:
  trm: { url: "${trm.url}", auth: { type: X-API-Key, value: "${p.trm}" } }
  trm_bad: { url: "${trmBad.url}", auth: { type: X-API-Key, value: "${p.trmFailing}" } }
`,
        {
          environment: { SOME_VALUE: p.fromVariable, AGENT_REGISTRY_ADMIN_KEY: p.admin },
          logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
          apiMode: { retry_attempts: 0, audit_logging: true },
          registry: { allow_private_addresses: true, watch: false },
        },
      ),
    )
    for (const app of [...WORKING, 'child', 'far', 'trm'])
      await until(async () => (await registry.application(app))?.state === 'ready', `${app} to be ready`)
    for (const app of FAILING)
      await until(async () => (await registry.application(app))?.state === 'failed', `${app} to fail`)
  })
  after(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })

  it('are used: they reach their services, which say them back [X3] [X2]', async () => {
    const schemas = [
      { name: 'given', description: 'd', input_schema: { type: 'object', properties: {}, required: [] } },
    ]
    const onboard = (path: string, app: string) =>
      collect('/functions/onboard', {
        method: 'POST',
        headers: admin,
        body: JSON.stringify({
          app_name: app,
          schemas,
          endpoint: {
            url: `${api.url}${path}?api_key=${PLANTED.onboardedQuery}`,
            method: 'GET',
            headers: { 'X-Secret': PLANTED.onboardedHeader },
          },
        }),
      })
    expect((await onboard('/ok', 'onboarded')).status).to.equal(200)
    expect((await onboard('/fail', 'onboarded_bad')).status).to.equal(200)
    for (const app of WORKING) {
      for (const operation of OPERATIONS) {
        const { status, text } = await call(app, operation)
        expect(status, `${app} ${operation} ${text}`).to.equal(
          { fail: 500, refuse: 403, redirect: 502, broken: 502 }[operation as string] ?? 200,
        )
        // What stands in the address of a description goes to nobody else.
        if (operation !== 'binary' && app !== 'address') expect(text, `${app} ${operation}`).to.contain('[redacted]')
        if (operation === 'binary') {
          const { base64 } = JSON.parse(text.slice(text.indexOf('\n'))) as { base64: string }
          texts.set(`${app} binary, decoded`, Buffer.from(base64, 'base64').toString('latin1'))
        }
        if (operation === 'base64') {
          const [, encoded = ''] = /"all":"([^"]*)"/.exec(text) ?? []
          const parts = encoded.split('[redacted]').map(part => Buffer.from(part, 'base64').toString('latin1'))
          texts.set(`${app} base64, decoded`, parts.join('|'))
        }
      }
    }
    for (const [app, tool, status] of [
      ['child', 'environment', 200],
      ['far', 'whoami', 200],
      ['trm', 'good', 200],
      ['trm', 'bad', 500],
      ['onboarded', 'given', 200],
      ['onboarded_bad', 'given', 500],
    ] as const) {
      const answer = await call(app, tool)
      expect(answer.status, `${app} ${tool} ${answer.text}`).to.equal(status)
      expect(answer.text, `${app} ${tool}`).to.contain('[redacted]')
    }
    for (const app of FAILING) expect((await call(app, 'ok')).status, app).to.be.at.least(400)
    // The other end did see them, and the client's own went nowhere (X1).
    const arrived = JSON.stringify([api.requests, api.descriptions, tokens.requests, far.headers, trm.requests])
    const reached = [
      'fromVariable',
      'header',
      'cookie',
      'rotationSecond',
      'accessToken',
      'entryHeader',
      'mcpHeader',
      'trm',
      'onboardedHeader',
      'onboardedQuery',
    ] as const
    for (const place of reached) expect(arrived, place).to.contain(PLANTED[place])
    for (const pair of [`somebody:${PLANTED.basicPassword}`, `me:${PLANTED.clientSecret}`])
      expect(arrived).to.contain(Buffer.from(pair).toString('base64'))
    expect(arrived).to.not.contain(PLANTED.inbound)
  })

  it('leave the registry in no page, listing, status, metric or answer of a change [X3]', async () => {
    const apps = (await registry.get<{ name: string }[]>('/applications')).map(({ name }) => name)
    const pages = [
      '/',
      '/health',
      '/status',
      '/metrics',
      '/applications',
      '/apis',
      '/apis?summary=true',
      '/openapi.json',
    ]
    const searches = ['/apis?include_response_schema=false', '/apis/search?q=ok', '/docs', '/redoc', '/nothing/here']
    for (const path of [...pages, ...searches]) await collect(path)
    for (const app of apps) {
      await collect(`/applications/${app}/apis`)
      await collect(`/applications/${app}/refresh`, { method: 'POST', headers: admin })
      await collect(`/applications/${app}/trust`, { method: 'POST', headers: admin, body: '{}' })
      await collect(`/applications/${app}/refresh`, { method: 'POST', headers: { authorization: 'Bearer wrong' } })
    }
    const session: Record<string, string> = {}
    const ask = (method: string, params: object) =>
      collect('/mcp', {
        method: 'POST',
        headers: { accept: 'application/json, text/event-stream', ...session },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
    const { text: initialised } = await ask('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    })
    session['mcp-session-id'] = /"mcp-session-id","([^"]+)"/.exec(initialised)![1]!
    await ask('tools/list', {})
    for (const [name, status] of [
      ['header_ok', 200],
      ['header_fail', 200],
    ] as const) {
      const answer = await ask('tools/call', { name, arguments: {} })
      expect(answer.status, answer.text).to.equal(status)
    }
    await collect('/functions/call', { method: 'POST', body: '{"app_name": "header"' })
    await collect('/reload', { method: 'POST', headers: admin })
    const good = readFileSync(registry.registryFile, 'utf8')
    for (const [broken, secret] of [
      [`${good}  broken: { auth: { value: ${PLANTED.bearer}\n`, 'bearer'],
      [`${good}  alias: { url: x, auth: { type: bearer, value: *${PLANTED.wrongAlias} } }\n`, 'wrongAlias'],
      [`"${PLANTED.wrongPlace}"`, 'wrongPlace'],
    ] as const) {
      writeFileSync(registry.registryFile, broken)
      expect((await collect('/reload', { method: 'POST', headers: admin })).status, secret).to.equal(422)
      await collect('/status')
    }
    writeFileSync(registry.registryFile, good)
    await collect('/reload', { method: 'POST', headers: admin })
    await collect('/applications/onboarded_bad', { method: 'DELETE', headers: admin })
    findNone([...texts])
  })

  it('are in no line of the log [X3]', () => {
    expect(lines.length).to.be.greaterThan(10)
    findNone(lines.map((line, index) => [`log line ${index}`, line]))
  })

  it('are in no file of the state folder, but in the store of onboarded tools, which is its owner’s alone [X3]', async () => {
    await until(() => registry.audit().length > 50, 'the audit log')
    // Pins are written a moment after the first use.
    await until(() => readdirSync(registry.folder).includes('tool-pins.json'), 'the pins')
    const files = readdirSync(registry.folder, { recursive: true }).map(String)
    expect(files).to.include.members(['audit.jsonl', 'tool-pins.json', 'registry.sqlite'])
    for (const file of files) {
      const path = join(registry.folder, file)
      if (path === registry.registryFile || !statSync(path).isFile()) continue
      if (file.startsWith('registry.sqlite')) expect(statSync(path).mode & 0o077, file).to.equal(0)
      else findNone([[file, readFileSync(path, 'latin1')]])
    }
  })
})

function findNone(places: [where: string, text: string][]): void {
  const found: string[] = []
  for (const [where, text] of places)
    for (const [place, secret] of Object.entries(PLANTED))
      for (const form of formsOf(secret)) {
        const at = text.indexOf(form)
        if (at >= 0) found.push(`${place} in ${where}: …${text.slice(Math.max(0, at - 120), at + form.length + 20)}`)
      }
  expect(found.join('\n')).to.equal('')
}
