import type { lookup as dnsLookup } from 'node:dns'
import { writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { expect } from 'chai'
import fc from 'fast-check'
import { AgentError } from '../../src/lib/errors.ts'
import { classifyAddress, classifyHost, isOnThisMachine, type AddressClass } from '../../src/lib/address-policy.ts'
import { OpenApiEntry } from '../../src/registry/file/service-entry.ts'
import { prepareCall } from '../../src/registry/sources/openapi/call-operation.ts'
import { credentialOrigins } from '../../src/registry/sources/openapi/credential-origins.ts'
import type { CallContext, Tool } from '../../src/registry/sources/source.ts'
import { NO_CREDENTIALS } from '../../src/registry/upstream/credentials.ts'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import type { UpstreamRequest } from '../../src/registry/upstream/send-following.ts'
import { createUpstream, type Upstream } from '../../src/registry/upstream/upstream.ts'
import { operationModel } from '../support/operation-model.ts'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

const KINDS: Record<'public' | 'private' | 'metadata', string[]> = {
  public: ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'],
  private: [
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    'fec0::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    '2001:db8::1',
    '100::1',
    'no address',
  ],
  metadata: [
    '169.254.169.254',
    '169.254.0.1',
    'fe80::1',
    'fe80::a9fe:a9fe',
    'fd00:ec2::254',
    '100.100.100.200',
    '168.63.129.16',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
  ],
}

describe('the address policy', () => {
  for (const [kind, addresses] of Object.entries(KINDS)) {
    it(`knows ${kind} addresses, in every way they are written [X6]`, () => {
      expect(Object.fromEntries(addresses.map(address => [address, classifyAddress(address)]))).to.deep.equal(
        Object.fromEntries(addresses.map(address => [address, kind])),
      )
    })
  }

  it('takes an IPv4 address for the same thing within IPv6 [X6]', () => {
    fc.assert(
      fc.property(fc.ipV4(), address => {
        const kind = classifyAddress(address)
        expect([classifyAddress(`::ffff:${address}`), classifyAddress(`64:ff9b::${address}`)]).to.deep.equal([
          kind,
          kind,
        ])
      }),
    )
  })

  it('sees through the ways in which a URL writes a host [X6]', () => {
    const hosts = [
      'http://2130706433/',
      'http://0x7f.1/',
      'http://017700000001/',
      'http://127.1/',
      'http://[::ffff:127.0.0.1]/',
      'http://localhost/',
      'http://LOCALHOST./',
      'http://a.localhost/',
    ]
    for (const url of hosts) expect(classifyHost(new URL(url).hostname), url).to.equal('private')
    expect(classifyHost(new URL('http://0xa9fea9fe/').hostname)).to.equal('metadata')
    expect(classifyHost('example.com')).to.equal(undefined)
  })
})

describe('connections of the registry', () => {
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  /** Every name is looked up in this table; each look-up of a name gives its next answer. */
  const upstreamWith = (
    answers: Record<string, string[][]>,
    allowPrivateAddresses = false,
    classify?: (address: string, hostname: string) => AddressClass,
  ): Upstream => {
    const lookup = ((name: string, _options: unknown, callback: (error: Error | null, found: object[]) => void) => {
      const turns = answers[name] ?? []
      const found = turns.length > 1 ? turns.shift() : turns[0]
      callback(
        null,
        (found ?? []).map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }) as unknown as typeof dnsLookup
    const upstream = createUpstream({
      connectionPoolSize: 2,
      sslVerify: true,
      cacheEnabled: false,
      cacheTtl: 0,
      maxResultBytes: 1024,
      allowPrivateAddresses,
      judge: { lookup, ...(classify && { classify }) },
    })
    open.push(upstream)
    return upstream
  }
  const get = (upstream: Upstream, url: string, reach: 'any' | 'public') => {
    const { origin, pathname } = new URL(url)
    return upstream
      .send({
        app: 'a',
        method: 'GET',
        origin,
        path: pathname,
        headers: {},
        signal: AbortSignal.timeout(5000),
        credentials: NO_CREDENTIALS,
        reach,
      })
      .then(
        ({ status }) => status,
        (error: unknown) => (error instanceof AgentError ? error.code : error),
      )
  }

  it('never go to link-local and metadata addresses, whoever names them [X6]', async () => {
    const upstream = upstreamWith({ 'metadata.test': [['169.254.169.254']] }, true)
    for (const host of [
      '169.254.169.254',
      '[fd00:ec2::254]',
      '[fe80::1]',
      '[::ffff:169.254.169.254]',
      '100.100.100.200',
      'metadata.test',
    ])
      for (const reach of ['any', 'public'] as const)
        expect(await get(upstream, `http://${host}/latest/meta-data`, reach), `${host} ${reach}`).to.equal(
          'ADDRESS_REFUSED',
        )
  })

  it('go to private addresses for the registry file only, unless the setting allows it [X6]', async () => {
    const service = await startRecordingService({})
    open.push(service)
    const upstream = upstreamWith({ 'inside.test': [['127.0.0.1']] })
    for (const host of ['127.0.0.1', 'inside.test', '[::ffff:127.0.0.1]', '0.0.0.0']) {
      expect(await get(upstream, `http://${host}:${service.port}/`, 'public'), host).to.equal('ADDRESS_REFUSED')
      expect(await get(upstream, `http://${host}:${service.port}/`, 'any'), host).to.equal(200)
    }
    const allowing = upstreamWith({}, true)
    expect(await get(allowing, `http://127.0.0.1:${service.port}/`, 'public')).to.equal(200)
  })

  it('judge the address that they connect to, not an earlier answer for the name (DNS rebinding) [X6]', async () => {
    const service = await startRecordingService({})
    open.push(service)
    const upstream = upstreamWith({ 'rebind.test': [[], ['127.0.0.1']] })
    // Nothing is known of the name until a connection is made: each look-up is judged, the last one too.
    expect(classifyHost('rebind.test')).to.equal(undefined)
    expect(await get(upstream, `http://rebind.test:${service.port}/`, 'public')).to.equal('UPSTREAM_UNREACHABLE')
    expect(await get(upstream, `http://rebind.test:${service.port}/`, 'public')).to.equal('ADDRESS_REFUSED')
    expect(service.requests).to.deep.equal([])
  })

  it('pass over the refused addresses of a name that has others [X6]', async () => {
    const service = await startRecordingService({})
    open.push(service)
    const upstream = upstreamWith({ 'both.test': [['169.254.169.254', '127.0.0.1']] })
    expect(await get(upstream, `http://both.test:${service.port}/`, 'any')).to.equal(200)
  })

  it('take nobody for private who has a public address too, or had one before [X6]', async () => {
    const service = await startRecordingService({})
    open.push(service)
    const upstream = upstreamWith({
      'inside.test': [['127.0.0.1']],
      'both.test': [['127.0.0.1', '8.8.8.8']],
      'turns.test': [['8.8.8.8', '127.0.0.1'], ['127.0.0.1']],
    })
    for (const host of ['inside.test', 'both.test', 'turns.test', 'turns.test'])
      await get(upstream, `http://${host}:${service.port}/`, 'any')
    expect(upstream.isPrivateHost('inside.test')).to.equal(true)
    // Else whoever has a name could lead the registry into its own network by one more address for it.
    expect(upstream.isPrivateHost('both.test')).to.equal(false)
    expect(upstream.isPrivateHost('turns.test')).to.equal(false)
  })

  it('follow a redirect of a public service to no private address [X6]', async () => {
    const inside = await startRecordingService({})
    const [outside, other] = [await startRecordingService({}, redirect), await startRecordingService({})]
    const meta = 'http://169.254.169.254/latest/meta-data'
    function redirect(req: { url: string }, res: ServerResponse): void {
      const targets: Record<string, string> = {
        '/inside': `${inside.url}/secret`,
        '/renamed': `http://inside.test:${inside.port}/secret`,
        '/other': `http://other.test:${other.port}/`,
        '/metadata': meta,
      }
      res.writeHead(302, { location: targets[req.url] }).end()
    }
    open.push(inside, outside, other)
    const here = [['127.0.0.1']]
    const names = { 'outside.test': here, 'other.test': here, 'inside.test': here }
    // As if two of these names were elsewhere.
    const classify = (address: string, hostname: string) =>
      hostname === 'outside.test' || hostname === 'other.test' ? 'public' : classifyAddress(address)
    const from = (host: string, path: string, allow = false) =>
      get(upstreamWith(names, allow, classify), `http://${host}:${outside.port}${path}`, 'any')
    expect(await from('outside.test', '/other')).to.equal(200)
    for (const path of ['/inside', '/renamed', '/metadata'])
      expect(await from('outside.test', path), path).to.equal('ADDRESS_REFUSED')
    expect(inside.requests).to.deep.equal([])
    // A service on this machine may lead to another one on it, and the setting allows it to all.
    expect(await from('127.0.0.1', '/inside')).to.equal(200)
    expect(await from('outside.test', '/inside', true)).to.equal(200)
    expect(await from('127.0.0.1', '/metadata', true)).to.equal('ADDRESS_REFUSED')
    expect(inside.requests).to.have.length(2)
  })
})

describe('the origins of an OpenAPI service', () => {
  const entry = (fields: object) => OpenApiEntry.parse({ name: 'a', type: 'openapi', ...fields })
  const servers = (...urls: string[]) => ({ servers: urls.map(url => ({ url })) })

  it('that get its credentials: those of its entry and of its servers, never less protected ones [X2]', () => {
    const https = 'https://docs.test/openapi.json'
    const origins = credentialOrigins(
      entry({ url: https, base_url: 'https://base.test/v1', credential_origins: ['https://files.test/x'] }),
      servers('https://api.test/v1', '/relative', 'http://plain.test', 'ftp://odd.test'),
      https,
    )
    const given = ['https://docs.test', 'https://base.test', 'https://files.test', 'https://api.test']
    const others = [
      'http://plain.test',
      'http://docs.test',
      'https://evil.test',
      'https://api.test:8443',
      'ftp://odd.test',
    ]
    expect(given.filter(origin => !origins.has(origin))).to.deep.equal([])
    expect(others.filter(origin => origins.has(origin))).to.deep.equal([])
    expect(given.filter(origin => origins.isNamed(origin))).to.deep.equal(given.slice(0, 3))
    const file = credentialOrigins(entry({ url: './openapi.json' }), servers('http://plain.test'), undefined)
    expect(file.has('http://plain.test')).to.equal(true)
  })

  it('that a description names later get no credentials, unless the entry names them [X2] [X8]', async () => {
    let elsewhere = ''
    const server = (url: string) =>
      describeService({ '/a': { get: { operationId: 'a', responses: {} } } }, servers(url))
    const service = await startRecordingService(url => server(elsewhere || url))
    const other = await startRecordingService({})
    const auth = '      auth: { type: bearer, value: a-token-of-ours }\n'
    const yaml = `services:\n  - a:\n      url: ${service.url}/openapi.json\n${auth}`
    const registry = await startRegistry(yaml)
    try {
      await registry.ready('a')
      expect((await registry.call('a', 'a')).status).to.equal(200)
      expect(service.requests[0]?.headers.authorization).to.equal('Bearer a-token-of-ours')
      elsewhere = other.url
      await registry.post('/applications/a/refresh', {})
      await registry.call('a', 'a')
      expect(other.requests).to.have.length(1)
      expect(other.requests[0]?.headers.authorization).to.equal(undefined)
      const { message } = (await registry.application('a'))!
      expect(message).to.contain(other.url).and.contain('credential_origins')
      writeFileSync(registry.registryFile, `${yaml}      credential_origins: ['${other.url}']\n`)
      await registry.post('/reload', {})
      await registry.ready('a')
      await registry.call('a', 'a')
      expect(other.requests[1]?.headers.authorization).to.equal('Bearer a-token-of-ours')
    } finally {
      await registry.close()
      await service.close()
      await other.close()
    }
  })

  const REACHES: [title: string, fields: object, base: string | undefined, server: string, reach: string][] = [
    [
      'a public description: its servers are public ones',
      { url: 'https://docs.test/a' },
      'https://docs.test/a',
      'http://10.0.0.1',
      'public',
    ],
    [
      'the origin of a public description: any',
      { url: 'https://docs.test/a' },
      'https://docs.test/a',
      'https://docs.test',
      'any',
    ],
    [
      'base_url: any',
      { url: 'https://docs.test/a', base_url: 'http://10.0.0.1' },
      'https://docs.test/a',
      'http://10.0.0.1',
      'any',
    ],
    [
      'a description on this machine: any',
      { url: 'http://127.0.0.1:1/a' },
      'http://127.0.0.1:1/a',
      'http://10.0.0.1',
      'any',
    ],
    ['a description in a file: any', { url: './a.json' }, undefined, 'http://10.0.0.1', 'any'],
  ]
  it('are this machine only where the whole host says so [X6]', () => {
    for (const host of ['localhost', 'LOCALHOST.', '127.0.0.1', '127.9.9.9', '[::1]', '[::ffff:127.0.0.1]'])
      expect(isOnThisMachine(host), host).to.equal(true)
    for (const host of ['localhost.evil.test', '127.evil.test', '10.0.0.1', '[::]', '0.0.0.0', 'example.com', ''])
      expect(isOnThisMachine(host), host).to.equal(false)
  })

  for (const [title, fields, base, server, reach] of REACHES) {
    it(`may be on private addresses by who named them: ${title} [X6]`, async () => {
      const seen: UpstreamRequest[] = []
      const upstream = {
        isPrivateHost: (host: string) => classifyHost(host) === 'private',
        send: (request: UpstreamRequest) => {
          seen.push(request)
          return Promise.resolve({ status: 204, headers: {}, body: Buffer.alloc(0), cache: 'bypass' })
        },
      } as unknown as Upstream
      const model = operationModel({ server: () => ({ origin: server, basePath: '' }) })
      const parsed = entry(fields)
      const call = prepareCall(model, { outputSchema: undefined } as Tool, {
        entry: parsed,
        upstream,
        secrets: createSecrets(),
        credentials: { ...NO_CREDENTIALS, choose: () => NO_CREDENTIALS },
        origins: credentialOrigins(parsed, {}, base),
        base,
        isDescribed: () => false,
      })
      await call({}, { toolName: 'x', signal: new AbortController().signal, timeout: 1000, headers: {} } as CallContext)
      expect(seen.map(request => request.reach)).to.deep.equal([reach])
    })
  }
})

describe('addresses that are given to the registry', () => {
  const open: { close(): Promise<void> }[] = []
  let service: RecordingService
  beforeEach(async () => {
    service = await startRecordingService(
      describeService({ '/x': { get: { operationId: 'x', responses: jsonResponse() } } }),
    )
    open.push(service)
  })
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const start = async (yaml = '', registry: Record<string, unknown> = {}): Promise<RunningRegistry> => {
    const running = await startRegistry(yaml, { registry, apiMode: { retry_attempts: 0 } })
    open.push(running)
    return running
  }
  const onboard = (registry: RunningRegistry, url: string) =>
    registry.post('/functions/onboard', {
      app_name: 'app',
      schemas: [
        {
          name: 'tool',
          description: 'd',
          input_schema: { type: 'object', properties: {}, required: [] },
          endpoint: { url },
        },
      ],
    })

  it('in the registry file may be private, and never link-local [X6]', async () => {
    const registry = await start(
      `services:\n  - near: { url: "${service.url}/openapi.json" }\n  - meta: { url: "http://169.254.169.254/openapi.json" }\n`,
    )
    await registry.ready('near')
    expect((await registry.call('near', 'x')).status).to.equal(200)
    await until(async () => (await registry.application('meta'))?.state === 'failed')
    const { services } = await registry.get<{ services: Record<string, { last_error: string }> }>('/status')
    expect(services.meta!.last_error).to.contain('cloud metadata addresses are never called')
  })

  for (const host of ['127.0.0.1', 'localhost', '10.1.2.3', '[::1]', '2130706433', '169.254.169.254']) {
    it(`at run time may not be private: ${host} is refused with the setting that allows it [X6]`, async () => {
      const registry = await start()
      const answer = await onboard(registry, `http://${host}:${service.port}/x`)
      expect(answer.status).to.equal(422)
      const [issue] = (answer.body as { detail: { loc: unknown[]; msg: string }[] }).detail
      expect(issue!.loc).to.deep.equal(['body', 'schemas', 0, 'endpoint', 'url'])
      expect(issue!.msg).to.contain(host.startsWith('169') ? 'link-local' : 'registry.allow_private_addresses = true')
      expect(await registry.get('/applications')).to.deep.equal([])
    })
  }

  it('at run time may be private with allow_private_addresses; link-local ones never [X6]', async () => {
    const registry = await start('', { allow_private_addresses: true })
    expect((await onboard(registry, `${service.url}/x`)).status).to.equal(200)
    expect((await registry.call('app', 'tool')).status).to.equal(200)
    expect((await onboard(registry, 'http://169.254.169.254/x')).status).to.equal(422)
  })

  it('that were onboarded while private ones were allowed are refused when they no longer are [X6]', async () => {
    const first = await startRegistry('', { registry: { allow_private_addresses: true }, keepFolder: true })
    await onboard(first, `${service.url}/x`)
    await first.close()
    const registry = await startRegistry('', { folder: first.folder })
    open.push(registry)
    const called = await registry.call('app', 'tool')
    expect([called.status, (called.body as { error_type: string }).error_type]).to.deep.equal([403, 'ADDRESS_REFUSED'])
    expect((called.body as { message: string }).message).to.contain('registry.allow_private_addresses = true')
    expect(service.requests).to.deep.equal([])
  })
})
