import { expect } from 'chai'
import pino from 'pino'
import { hiddenPartsOfAddress, maskAddress, maskArguments } from '../../src/registry/file/mask-address.ts'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

describe('an address that is shown', () => {
  const rows: [address: string, shown: string][] = [
    ['http://user:pw@host:80/a', 'http://[redacted]@host:80/a'],
    ['http://user@host/a', 'http://[redacted]@host/a'],
    ['http://host/a?api_key=abc&limit=3', 'http://host/a?api_key=[redacted]&limit=3'],
    ['http://host/sse?limit=3&token=a%20b#top', 'http://host/sse?limit=3&token=[redacted]#top'],
    [
      'http://host/?X-Amz-Signature=a&sig=b&code=c&subscription-key=d',
      'http://host/?X-Amz-Signature=[redacted]&sig=[redacted]&code=[redacted]&subscription-key=[redacted]',
    ],
    [
      'http://host/?accessToken=a&client_secret=b&password=c&auth=d&apikey=e',
      'http://host/?accessToken=[redacted]&client_secret=[redacted]&password=[redacted]&auth=[redacted]&apikey=[redacted]',
    ],
    [
      'http://host/?country_code=DE&author=me&design=1&page=2',
      'http://host/?country_code=DE&author=me&design=1&page=2',
    ],
    ['http://host/a@b?mail=a@b', 'http://host/a@b?mail=a@b'],
    ['C:\\apis\\token.yaml', 'C:\\apis\\token.yaml'],
  ]
  for (const [address, shown] of rows) it(address, () => expect(maskAddress(address)).to.equal(shown))

  const commands: [args: string[], shown: string[]][] = [
    [
      ['--token', 'x', '--verbose'],
      ['--token', '[redacted]', '--verbose'],
    ],
    [
      ['--api-key=x', 'run'],
      ['--api-key=[redacted]', 'run'],
    ],
    [
      ['API_TOKEN=x', '-e', 'LANG=C'],
      ['API_TOKEN=[redacted]', '-e', 'LANG=C'],
    ],
    [
      ['--header', 'Authorization: Bearer x', 'https://u:p@h/'],
      ['--header', 'Authorization: [redacted]', 'https://[redacted]@h/'],
    ],
    [
      ['-y', '@scope/mcp-auth-server', '/data'],
      ['-y', '@scope/mcp-auth-server', '/data'],
    ],
    [
      ['--auth', '--password', '-x9'],
      ['--auth', '--password', '[redacted]'],
    ],
  ]
  for (const [args, shown] of commands) it(args.join(' '), () => expect(maskArguments(args)).to.deep.equal(shown))
})

describe('what is known of an address', () => {
  it('leaves mail addresses and words in other texts alone', () => {
    const secrets = createSecrets()
    secrets.hide(hiddenPartsOfAddress('http://info:postgres@host/?key=a&token=s3cret-9'))
    const text = 'info@example.com, info:postgres@x, monkey=apple, postgres, http://info@example.com/?page=1'
    expect(secrets.redact(text)).to.equal(text)
    expect(secrets.redact('at http://info:postgres@host/?key=a&token=s3cret-9: s3cret-9')).to.equal(
      'at http://[redacted]@host/?key=[redacted]&token=[redacted]: [redacted]',
    )
  })
})

describe('secrets that stand literally in addresses and arguments', () => {
  let registry: RunningRegistry
  afterEach(async () => await registry.close())

  it('are shown by no endpoint, error or log line [X3] [A-59]', async () => {
    const planted = [
      'pw-4711-user',
      'query-4711-key',
      'sse-4711-token',
      'args-4711-next',
      'args-4711-same',
      'trm-4711',
      'broken-4711',
      'pw77',
    ]
    const lines: string[] = []
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const echo = 'console.error(process.argv.slice(1).join(" ")); process.exit(3)'
    registry = await startRegistry(
      `services:
  - one: { url: "http://somebody:pw-4711-user@127.0.0.1:1/openapi.json?api_key=query-4711-key&plain=seen" }
  - short: { url: "http://somebody:pw77@127.0.0.1:1/openapi.json" }
  - broken: { type: nonsense, url: "http://somebody:broken-4711@127.0.0.1:1/" }
  - trm: { type: trm, url: "http://127.0.0.1:1/?key=trm-4711" }
mcpServers:
  far: { url: "http://127.0.0.1:1/sse?token=sse-4711-token" }
  basic: { url: "http://somebody:pw-4711-user@127.0.0.1:1/mcp" }
  near: { command: "${process.execPath}", args: [-e, '${echo}', x, --token, args-4711-next, --api-key=args-4711-same] }
`,
      { logger, apiMode: { retry_attempts: 0 } },
    )
    const apps = ['one', 'short', 'broken', 'trm', 'far', 'basic', 'near']
    for (const app of apps) await until(async () => (await registry.application(app))?.state === 'failed', app)
    const bodies: string[] = []
    const collect = async (path: string, init?: RequestInit) =>
      void bodies.push(await (await fetch(registry.url + path, init)).text())
    for (const app of apps) {
      bodies.push(JSON.stringify((await registry.call(app, 'anything')).body))
      await collect(`/applications/${app}/apis`)
      await collect(`/applications/${app}/refresh`, { method: 'POST' })
    }
    for (const path of ['/', '/applications', '/apis', '/status', '/metrics', '/openapi.json']) await collect(path)
    bodies.push(JSON.stringify((await registry.post('/reload', {})).body))
    for (const text of [...bodies, ...lines, JSON.stringify(registry.audit())])
      for (const secret of [...planted, 'somebody']) expect(text).to.not.contain(secret)
    expect((await registry.application('one'))!.message).to.equal(
      'Failed to fetch OpenAPI schema from http://[redacted]@127.0.0.1:1/openapi.json?api_key=[redacted]&plain=seen',
    )
    expect((await registry.application('near'))!.url).to.contain('--token [redacted] --api-key=[redacted]')
  })

  it('of onboarded endpoints are shown by none either', async () => {
    registry = await startRegistry('services: {}\n', { registry: { allow_private_addresses: true } })
    const endpoint = { url: 'http://somebody:pw-4711-user@127.0.0.1:1/x?api_key=query-4711-key', method: 'GET' }
    const schemas = [{ name: 'x', description: 'x', input_schema: { type: 'object', properties: {}, required: [] } }]
    await registry.post('/functions/onboard', { app_name: 'given', schemas, endpoint })
    await registry.post('/functions/onboard', {
      app_name: 'words',
      schemas,
      endpoint: { ...endpoint, url: 'http://127.0.0.1:1/words?key=reached&user=x', headers: {} },
    })
    // A word is masked in its address only, never in other texts.
    expect(JSON.stringify((await registry.call('words', 'x')).body)).to.contain('cannot be reached at')
    const texts = [
      JSON.stringify((await registry.call('given', 'x')).body),
      JSON.stringify(await registry.get('/apis')),
    ].join('\n')
    expect(texts).to.contain('UPSTREAM_UNREACHABLE').and.not.contain('4711')
  })
})
