import { request } from 'node:http'
import { expect } from 'chai'
import { listen, type Listening } from '../../src/http/listen.ts'

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

  it('answers for the name that it was asked to listen on, and only on a loopback address [E-11]', async () => {
    const named = await listen(handler, { host: 'localhost', port: 0 })
    const open = await listen(handler, { host: '0.0.0.0', port: 0 })
    try {
      expect(named.url).to.contain('localhost')
      expect((await fetch(named.url, { method: 'DELETE' })).status).to.equal(200)
      expect((await send(open, 'POST', { host: 'box.example', origin: 'https://box.example' })).status).to.equal(200)
    } finally {
      await named.close()
      await open.close()
    }
  })
})
