import type { lookup as dnsLookup } from 'node:dns'
import { expect } from 'chai'
import fc from 'fast-check'
import { AgentError } from '../../src/lib/errors.ts'
import { classifyAddress, classifyHost } from '../../src/registry/upstream/address-policy.ts'
import { NO_CREDENTIALS } from '../../src/registry/upstream/credentials.ts'
import { createUpstream, type Upstream } from '../../src/registry/upstream/upstream.ts'
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
  const upstreamWith = (answers: Record<string, string[][]>, allowPrivateAddresses = false): Upstream => {
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
      lookup,
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

  it('follow a redirect of a public service to no private address [X6]', async () => {
    const inside = await startRecordingService({})
    const outside = await startRecordingService(
      {},
      (_req, res) => void res.writeHead(302, { location: `${inside.url}/secret` }).end(),
    )
    open.push(inside, outside)
    const policy = upstreamWith({})
    // A service on this machine may lead to another one on it; one that is not known to be there may not.
    expect(await get(policy, `${outside.url}/`, 'any')).to.equal(200)
    expect(inside.requests).to.have.length(1)
    expect(await get(policy, `${outside.url}/`, 'public')).to.equal('ADDRESS_REFUSED')
    const metadata = await startRecordingService(
      {},
      (_req, res) => void res.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    )
    open.push(metadata)
    expect(await get(policy, `${metadata.url}/`, 'any')).to.equal('ADDRESS_REFUSED')
    expect(inside.requests).to.have.length(1)
  })
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
