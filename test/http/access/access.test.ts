import { Writable } from 'node:stream'
import { expect } from 'chai'
import { pino } from 'pino'
import { createAccess } from '../../../src/http/access/access.ts'
import { identityOf } from '../../../src/http/access/identity.ts'
import { listen, type Listening } from '../../../src/http/listen.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { bearer, createTestKeys, type TestKeys } from '../../support/open-access.ts'

describe('a server that asks for keys', () => {
  let made: TestKeys
  let server: Listening
  let seen: unknown[]
  let log: string
  beforeEach(async () => {
    made = createTestKeys()
    seen = []
    log = ''
    const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => ((log += chunk.toString()), done()) })
    const access = await made.open('crm', {
      environment: { AGENT_REGISTRY_ADMIN_KEY: 'of-a-variable' },
      logger: pino(sink),
    })
    server = await listen(
      (req, res) => {
        seen.push(identityOf(req))
        res.end('{}')
      },
      { port: 0, access },
    )
  })
  afterEach(async () => {
    await server.close()
    await made.close()
  })
  const ask = async (headers: Record<string, string> = {}, method = 'GET', path = '/things') => {
    const answer = await fetch(server.url + path, { method, headers })
    const body = (await answer.json().catch(() => undefined)) as { code?: string; detail?: string } | undefined
    return { status: answer.status, code: body?.code, detail: body?.detail, headers: answer.headers }
  }

  it('refuses whoever shows none, and says how one is sent and made', async () => {
    for (const headers of [{}, { authorization: 'Basic YTpi' }, { 'x-api-key': await made.add('admin') }]) {
      const { status, code, detail, headers: answered } = await ask(headers as Record<string, string>)
      expect([status, code, answered.get('www-authenticate')]).to.deep.equal([
        401,
        'KEY_NEEDED',
        'Bearer realm="agent"',
      ])
      expect(detail).to.contain('Authorization: Bearer').and.contain('agent keys add')
    }
    expect(seen).to.deep.equal([])
  })

  it('tells a person who opens the documentation how to get in, and programs in JSON', async () => {
    const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const open = async (path: string, headers: Record<string, string>, url = server.url) => {
      const answer = await fetch(url + path, { headers })
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
    }
    for (const path of ['/docs', '/docs/', '/redoc?x=1']) {
      const { status, type, text } = await open(path, html)
      expect([status, type], path).to.deep.equal([401, 'text/html; charset=utf-8'])
      expect(text).to.contain(`Bearer &lt;key&gt;" ${server.url}/openapi.json`).and.contain('agent keys add')
      expect((await open(path, { accept: '*/*' })).type).to.equal('application/json')
    }
    for (const path of ['/things', '/docs/x', '/openapi.json'])
      expect((await open(path, html)).type, path).to.equal('application/json')
    const agent = await listen((_req, res) => res.end('{}'), { port: 0, access: await made.open('agent') })
    try {
      expect((await open('/docs', html, agent.url)).text).to.contain('<a href="/">Sign in')
    } finally {
      await agent.close()
    }
    expect(seen).to.deep.equal([])
  })

  it('lets reading to every key, and everything else to those that may call', async () => {
    const keys = { read: await made.add('read'), call: await made.add('call'), admin: await made.add('admin') }
    for (const [scope, key] of Object.entries(keys))
      for (const [method, isReading] of [
        ['GET', true],
        ['HEAD', true],
        ['OPTIONS', true],
        ['POST', false],
        ['PUT', false],
        ['PATCH', false],
        ['DELETE', false],
      ] as const) {
        const { status, code, detail } = await ask(bearer(key), method)
        expect(status, `${scope} ${method}`).to.equal(isReading || scope !== 'read' ? 200 : 403)
        if (status !== 403 || method === 'HEAD') continue
        expect(code).to.equal('SCOPE_TOO_SMALL')
        expect(detail).to.contain("scope call; the key 'a-read' has read").and.contain('--scope call')
      }
  })

  it('knows who is behind a request', async () => {
    const key = await made.add('call', { name: 'robot' })
    await ask(bearer(key))
    await ask(bearer('of-a-variable'))
    await ask(bearer(made.internal.tokenFor('crm', 'call')))
    expect((seen as { name: string; scope: string }[]).map(({ name, scope }) => [name, scope])).to.deep.equal([
      ['robot', 'call'],
      ['environment', 'admin'],
      ['internal', 'call'],
    ])
  })

  it('tells expired, revoked, unknown and mistyped keys apart in its log alone, and never writes a key', async () => {
    const stranger = createTestKeys()
    const keys = {
      expired: await made.add('admin', { name: 'old', ends: -1 }),
      revoked: await made.add('admin', { name: 'gone' }),
      unknown: await stranger.add('admin'),
      malformed: 'agk_12345678_not-a-key',
      foreign: made.internal.tokenFor('registry', 'admin'),
    }
    await made.keys.revoke('gone', new Date())
    const answers = new Set<string>()
    for (const [reason, key] of Object.entries(keys)) {
      log = ''
      const { status, code, detail } = await ask(bearer(key))
      expect([status, code], reason).to.deep.equal([401, 'KEY_REFUSED'])
      answers.add(detail!)
      expect(JSON.parse(log)).to.include({ event: 'key_refused', reason })
      expect(log).to.not.contain(key).and.not.contain(key.slice(13, 40))
    }
    expect(answers.size).to.equal(1)
    expect(seen).to.deep.equal([])
    await stranger.close()
  })

  it('fills no log for whoever tries keys', async () => {
    for (let at = 0; at < 50; at++) await ask(bearer('agk_12345678_wrong'))
    expect(log.trim().split('\n').length).to.be.lessThan(10)
  })

  it('refuses a key that has the id of another one, and one that lost its secret', async () => {
    const [one, other] = [await made.add('admin', { name: 'one' }), await made.add('read', { name: 'other' })]
    const mixed = one.slice(0, 13) + other.slice(13)
    expect((await ask(bearer(mixed))).status).to.equal(401)
    expect((await ask(bearer(one.slice(0, 12)))).status).to.equal(401)
  })

  it('sees a key that is made, and one that is revoked, without a restart', async () => {
    const key = await made.add('read')
    expect((await ask(bearer(key))).status).to.equal(200)
    await createTestKeys(made.folder).keys.revoke('a-read', new Date())
    expect((await ask(bearer(key))).status).to.equal(401)
  })

  it('ends a key at its time', async () => {
    const key = await made.add('read', { ends: 60_000 })
    let later = 0
    const access = createAccess({
      audience: 'crm',
      required: true,
      keys: made.keys,
      internal: made.internal,
      logger: createLogger('test', 'silent'),
      now: () => Date.now() + later,
    })
    const other = await listen((_req, res) => void res.end('{}'), { port: 0, access })
    try {
      expect((await fetch(other.url, { headers: bearer(key) })).status).to.equal(200)
      later = 60_001
      expect((await fetch(other.url, { headers: bearer(key) })).status).to.equal(401)
    } finally {
      await other.close()
    }
  })

  it('notes the day on which a key was used', async () => {
    await ask(bearer(await made.add('read')))
    expect((await made.keys.list())[0]!.last_used).to.equal(new Date().toISOString().slice(0, 10))
  })

  it('tells whoever asks for its health that it is up, and nothing else', async () => {
    for (const [method, path, status] of [
      ['GET', '/health', 200],
      ['HEAD', '/health?x=1', 200],
      ['POST', '/health', 401],
      ['GET', '/health/', 401],
      ['GET', '/HEALTH', 401],
      ['GET', '/health/../things', 401],
      ['GET', '//health', 401],
      ['GET', '/health%2f..%2fthings', 401],
      ['GET', '/things?/health', 401],
      ['GET', '/things#/health', 401],
    ] as const)
      expect((await ask({}, method, path)).status, `${method} ${path}`).to.equal(status)
  })

  it('takes no key between components that could be guessed', async () => {
    const error = await made
      .open('crm', { environment: { AGENT_INTERNAL_KEY: 'x'.repeat(31) } })
      .catch((thrown: unknown) => thrown)
    expect(error).to.have.property('code', 'INTERNAL_KEY_SHORT')
    await made.open('crm', { environment: { AGENT_INTERNAL_KEY: 'x'.repeat(32) } })
  })

  it('takes no cookie where nobody signs in', async () => {
    const access = await made.open('agent')
    const { ticket } = access.signIn(await made.add('admin'))
    const { port } = new URL(server.url)
    expect((await ask({ cookie: `agent_signed_in_${port}=${ticket}` })).status).to.equal(401)
  })
})
