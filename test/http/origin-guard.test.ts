import { request } from 'node:http'
import { expect } from 'chai'
import { listen, type Listening } from '../../src/http/listen.ts'
import { bearer, createTestKeys, type TestKeys } from '../support/open-access.ts'

/** What a server answers to a request with these headers; `fetch` would not let a host be set. */
async function send(
  { port }: Listening,
  method: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  return await new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, method, path: '/', headers, agent: false }, res => {
      let body = ''
      res.setEncoding('utf8')
      res.on('data', (chunk: string) => (body += chunk))
      res.on('end', () => resolve({ status: res.statusCode!, body }))
    })
    req.on('error', reject)
    req.end()
  })
}

describe('a server on a loopback address', () => {
  let server: Listening
  let handled: number
  const handler: Parameters<typeof listen>[0] = (_req, res) => {
    handled++
    res.end('done')
  }
  beforeEach(async () => {
    handled = 0
    server = await listen(handler, { port: 0 })
  })
  afterEach(() => server.close())

  for (const host of ['localhost', 'LOCALHOST:8005', '127.0.0.1', '127.0.0.1:1', '127.1.2.3:80', '[::1]', '[::1]:8005'])
    it(`answers for the host ${host} [E-11]`, async () => {
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await send(server, method, { host })).status).to.equal(200)
    })

  for (const host of [
    'evil.example',
    'evil.example:8005',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'notlocalhost',
    '192.168.0.7:8005',
    '128.0.0.1',
    '[::2]',
    'localhost:8005:1',
    'me@localhost',
  ])
    it(`refuses the host ${host}, whatever the method [E-11]`, async () => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { status, body } = await send(server, method, { host })
        expect(status).to.equal(403)
        expect(JSON.parse(body)).to.have.keys('detail', 'code').and.include({ code: 'FORBIDDEN_ORIGIN' })
        expect(JSON.parse(body).detail).to.contain(server.url)
      }
      expect(handled).to.equal(0)
    })

  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:8005', 'https://[::1]', 'http://LOCALHOST'])
    it(`takes changes from pages of ${origin} [E-11]`, async () => {
      expect((await send(server, 'DELETE', { origin })).status).to.equal(200)
    })

  for (const origin of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example:8005',
    'chrome-extension://abc',
    'file://',
    'null',
    '',
  ])
    it(`refuses changes from pages of ${origin || 'nowhere'}, and lets them read [E-11]`, async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, body } = await send(server, method, { origin })
        expect(status).to.equal(403)
        expect(JSON.parse(body).code).to.equal('FORBIDDEN_ORIGIN')
      }
      expect(handled).to.equal(0)
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        expect((await send(server, method, { origin })).status).to.equal(200)
    })

  it('answers for the name that it was asked to listen on [E-11]', async () => {
    const named = await listen(handler, { host: 'localhost', port: 0 })
    try {
      expect(named.url).to.contain('localhost')
      expect((await fetch(named.url, { method: 'DELETE' })).status).to.equal(200)
    } finally {
      await named.close()
    }
  })

  it('answers for the names of server.allowed_hosts, and for no other one below or beside them', async () => {
    const named = await listen(handler, { port: 0, allowedHosts: ['box.example', '*.inner.example'] })
    try {
      for (const host of ['box.example', 'BOX.example:8005', 'a.inner.example', 'a.b.inner.example:1']) {
        expect((await send(named, 'GET', { host })).status, host).to.equal(200)
        expect((await send(named, 'POST', { host, origin: `https://${host}` })).status, host).to.equal(200)
      }
      for (const host of ['inner.example', 'xbox.example', 'box.example.evil', 'boxxexample', 'a.box.example'])
        for (const headers of [{ host }, { host: 'localhost', origin: `https://${host}` }] as Record<string, string>[])
          expect((await send(named, 'POST', headers)).status, host).to.equal(403)
    } finally {
      await named.close()
    }
  })
})

describe('a server beyond this machine', () => {
  let keys: TestKeys
  let server: Listening
  let key: string
  before(async () => {
    keys = createTestKeys()
    key = await keys.add('call')
    server = await listen((_req, res) => void res.end('done'), {
      host: '0.0.0.0',
      port: 0,
      access: await keys.open('crm', { host: '0.0.0.0' }),
      allowedHosts: ['box.example'],
    })
  })
  after(async () => {
    await server.close()
    await keys.close()
  })
  const ask = async (method: string, headers: Record<string, string>) =>
    (await send(server, method, { ...bearer(key), ...headers })).status

  it('does not listen at all without anybody who asks for keys', async () => {
    const error = await listen(() => undefined, { host: '0.0.0.0', port: 0 }).catch((thrown: unknown) => thrown)
    expect(error).to.have.property('code', 'KEYS_MISSING')
    expect(error).to.have.property('message').that.contains('agent keys add')
  })

  it('answers for addresses, which nobody can point elsewhere, and for its names; no other ones', async () => {
    for (const host of ['127.0.0.1', '192.168.0.7:8005', '[::1]', '[fe80::1]:8005', 'localhost', 'box.example'])
      expect(await ask('GET', { host }), host).to.equal(200)
    for (const host of ['evil.example', '192.168.0.7.evil.example', '1.2.3', '[::1].evil', 'box.example.evil'])
      expect(await ask('GET', { host }), host).to.equal(403)
  })

  it('takes changes from its own pages alone, whatever key they carry', async () => {
    const host = '192.168.0.7:8005'
    expect(await ask('POST', { host, origin: `http://${host}` })).to.equal(200)
    expect(await ask('POST', { host, origin: 'https://box.example' })).to.equal(200)
    expect(await ask('POST', { host })).to.equal(200)
    for (const headers of [
      { origin: 'http://192.168.0.7:3000' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: `http://${host}`, 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect(await ask('POST', { host, ...headers }), JSON.stringify(headers)).to.equal(403)
  })
})
