import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { hostname, networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { classifyFromHere } from '../../../src/browser/guard/own-networks.ts'
import type { Guard } from '../../../src/browser/guard/guard.ts'
import { openGuard } from '../../../src/browser/guard/open-guard.ts'
import { grantOrigin } from '../../../src/lib/browser-session.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { openTestGuard } from './support/guarded-browser.ts'
import { startObserver, type Observer } from './support/observer.ts'
import { rawRequest, statusesOf } from './support/raw-request.ts'

describe('the proxy of the guard', () => {
  let folder: string
  let site: Observer
  let victim: Observer
  let guard: Awaited<ReturnType<typeof openTestGuard>>
  const proxy = async (session = 'a') => (await guard.proxyFor(session)).server
  const get = (url: string, more = '') => `GET ${url} HTTP/1.1\r\nHost: site.example\r\n${more}\r\n`
  const last = 'Connection: close\r\n'

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'guard-'))
    victim = await startObserver()
    site = await startObserver((request, response) => void response.end(`${request.url} of ${request.headers.host}`))
    guard = await openTestGuard(folder, {
      allowedOrigins: [`http://configured.example:${site.port}/`],
      turns: { 'turning.example': [['127.0.0.2'], ['127.0.0.1']], 'configured.example': [['127.0.0.1']] },
    })
  })
  afterEach(async () => {
    await guard.close()
    await site.close()
    await victim.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('passes requests for public addresses on, and answers back', async () => {
    const answer = await rawRequest(await proxy(), get(`http://site.example:${site.port}/a?b=c`, last))
    expect(statusesOf(answer)).to.deep.equal([200])
    expect(answer).to.contain(`/a?b=c of site.example:${site.port}`)
    expect(guard.refused('a')).to.deep.equal([])
  })

  it('tunnels to public addresses', async () => {
    const inside = `GET /t HTTP/1.1\r\nHost: x\r\n${last}\r\n`
    const text = `CONNECT site.example:${site.port} HTTP/1.1\r\nHost: x\r\n\r\n${inside}`
    expect(statusesOf(await rawRequest(await proxy(), text))).to.deep.equal([200, 200])
    expect(site.requests).to.deep.equal(['GET /t'])
  })

  it('judges each request of a connection: the second one of two that came together is refused', async () => {
    const text = get(`http://site.example:${site.port}/1`) + get(`http://127.0.0.1:${victim.port}/2`, last)
    expect(statusesOf(await rawRequest(await proxy(), text))).to.deep.equal([200, 403])
    expect(victim.seen()).to.equal(0)
  })

  it('goes to the address of the request, whatever the Host header says', async () => {
    const text = `GET http://127.0.0.1:${victim.port}/ HTTP/1.1\r\nHost: site.example:${site.port}\r\n${last}\r\n`
    expect(statusesOf(await rawRequest(await proxy(), text))).to.deep.equal([403])
    const other = `GET http://site.example:${site.port}/ HTTP/1.1\r\nHost: 127.0.0.1:${victim.port}\r\n${last}\r\n`
    expect(await rawRequest(await proxy(), other)).to.contain(`of site.example:${site.port}`)
    expect(victim.seen()).to.equal(0)
  })

  const malformed: [title: string, text: (port: number) => string, status: number][] = [
    ['a path alone', () => get('/', last), 400],
    ['another scheme', port => get(`https://127.0.0.1:${port}/`, last), 400],
    ['a file', () => get('file:///etc/hostname', last), 400],
    [
      'two lengths',
      () => 'POST http://site.example/ HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a tunnel with a user', port => `CONNECT site.example@127.0.0.1:${port} HTTP/1.1\r\n\r\n`, 400],
    ['a tunnel without a port', () => 'CONNECT 127.0.0.1 HTTP/1.1\r\n\r\n', 400],
    ['a tunnel to port 0', () => 'CONNECT site.example:0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a tunnel to a path', port => `CONNECT 127.0.0.1:${port}/x HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
    ['a tunnel to loopback', port => `CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: x\r\n\r\n`, 403],
    ['a tunnel to a number', port => `CONNECT 2130706433:${port} HTTP/1.1\r\nHost: x\r\n\r\n`, 403],
    ['a tunnel to hexadecimal', port => `CONNECT 0x7f.1:${port} HTTP/1.1\r\nHost: x\r\n\r\n`, 403],
    ['a tunnel to IPv6', port => `CONNECT [::ffff:127.0.0.1]:${port} HTTP/1.1\r\nHost: x\r\n\r\n`, 403],
    ['a tunnel to localhost', port => `CONNECT localhost.:${port} HTTP/1.1\r\nHost: x\r\n\r\n`, 403],
    ['a tunnel to a mail server', () => 'CONNECT site.example:25 HTTP/1.1\r\nHost: x\r\n\r\n', 403],
    ['a page of a mail server', () => get('http://site.example:25/', last), 403],
    ['a name that nobody has', () => get('http://nobody.example/', last), 502],
  ]
  for (const [title, text, status] of malformed) {
    it(`answers ${status} to ${title}`, async () => {
      expect(statusesOf(await rawRequest(await proxy(), text(victim.port)))).to.deep.equal([status])
      expect([victim.seen(), site.seen()]).to.deep.equal([0, 0])
    })
  }

  it('follows a name to no other kind of address than it had first (DNS rebinding), granted or not', async () => {
    for (const granted of [false, true]) {
      const session = `turning ${granted}`
      if (granted) grantOrigin(folder, session, `http://turning.example:${victim.port}`)
      const test = await openTestGuard(folder, { turns: { 'turning.example': [['127.0.0.2'], ['127.0.0.1']] } })
      try {
        const { server } = await test.proxyFor(session)
        const text = get(`http://turning.example:${victim.port}/`, last)
        const statuses = [await rawRequest(server, text), await rawRequest(server, text)].flatMap(statusesOf)
        expect(statuses, session).to.deep.equal([200, 403])
        expect(test.refused(session)[0]).to.include({ reason: 'private', address: '127.0.0.1' })
      } finally {
        await test.close()
      }
    }
    expect(victim.requests).to.have.length(2)
  })

  it('tries the other addresses of a name when one does not answer', async () => {
    const only = await openTestGuard(folder, {
      turns: { 'several.example': [['127.0.0.3', '127.0.0.2']] },
      also: ['127.0.0.3'],
    })
    const odd = createServer(socket => {
      socket.on('error', () => undefined).resume()
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi')
    })
    await new Promise<void>(resolve => odd.listen(0, '127.0.0.2', resolve))
    const { port } = odd.address() as AddressInfo
    const { server } = await only.proxyFor('a')
    try {
      expect(statusesOf(await rawRequest(server, get(`http://several.example:${port}/`, last)))).to.deep.equal([200])
      const tunnel = `CONNECT several.example:${port} HTTP/1.1\r\nHost: x\r\n\r\n`
      expect(statusesOf(await rawRequest(server, `${tunnel}GET / HTTP/1.1\r\n\r\n`))).to.deep.equal([200, 200])
    } finally {
      await only.close()
      await new Promise(resolve => odd.close(resolve))
    }
  })

  it('passes over the private addresses of a name that has public ones', async () => {
    expect(statusesOf(await rawRequest(await proxy(), get(`http://both.example:${site.port}/`, last)))).to.deep.equal([
      200,
    ])
  })

  it('lets a session read the origins that were granted to it, and no other session, port or name', async () => {
    grantOrigin(folder, 'a', `http://127.0.0.1:${site.port}/some/path`)
    grantOrigin(folder, 'a', `http://localhost:${site.port}`)
    const ask = async (url: string, session: string) =>
      statusesOf(await rawRequest(await proxy(session), get(url, last)))[0]
    expect(await ask(`http://127.0.0.1:${site.port}/`, 'a')).to.equal(200)
    expect(await ask(`http://localhost:${site.port}/`, 'a')).to.equal(200)
    expect(await ask(`http://127.0.0.1:${victim.port}/`, 'a')).to.equal(403)
    expect(await ask(`http://[::1]:${site.port}/`, 'a')).to.equal(403)
    expect(await ask(`http://127.0.0.1:${site.port}/`, 'b')).to.equal(403)
    expect(victim.seen()).to.equal(0)
  })

  it('lets every session read the origins of the settings, and tunnel there (WebSocket)', async () => {
    expect(
      statusesOf(await rawRequest(await proxy(), get(`http://configured.example:${site.port}/`, last))),
    ).to.deep.equal([200])
    const tunnel = `CONNECT configured.example:${site.port} HTTP/1.1\r\nHost: x\r\n\r\n`
    expect(statusesOf(await rawRequest(await proxy(), tunnel, text => text.includes('200')))).to.deep.equal([200])
  })

  it('never opens metadata addresses, even granted ones', async () => {
    grantOrigin(folder, 'a', 'http://169.254.169.254')
    grantOrigin(folder, 'a', 'http://to-metadata.example')
    for (const host of ['169.254.169.254', 'to-metadata.example'])
      expect(statusesOf(await rawRequest(await proxy(), get(`http://${host}/`, last))), host).to.deep.equal([403])
  })

  it('refuses everything to the browser itself, which has no session', async () => {
    expect(statusesOf(await rawRequest(guard.server, get(`http://site.example:${site.port}/`, last)))).to.deep.equal([
      403,
    ])
    expect(site.seen()).to.equal(0)
  })

  it('passes no header of the way here on, and none that Connection names', async () => {
    const seen: string[][] = []
    const echo = await startObserver((request, response) => {
      seen.push(request.rawHeaders)
      response.writeHead(200, { 'x-a': '1', connection: 'close, x-hop', 'x-hop': '2' }).end()
    })
    const more =
      'Proxy-Authorization: Basic x\r\nProxy-Connection: keep-alive\r\nX-Hop: 1\r\nX-Kept: 2\r\nConnection: close, x-hop\r\n'
    const answer = await rawRequest(await proxy(), get(`http://site.example:${echo.port}/`, more))
    expect(
      seen[0]!
        .filter((_value, index) => index % 2 === 0)
        .map(name => name.toLowerCase())
        .toSorted(),
    ).to.deep.equal(['connection', 'host', 'x-kept'])
    expect(answer)
      .to.match(/x-a: 1/i)
      .and.not.match(/x-hop: 2/i)
    await echo.close()
  })

  it('tells what was refused once, with why and how to allow it, and no path', async () => {
    const url = `http://127.0.0.1:${victim.port}/reset?token=abc`
    for (const _turn of [1, 2]) await rawRequest(await proxy(), get(url, last))
    const [refusal, ...others] = guard.refused('a')
    expect(others).to.deep.equal([])
    expect(refusal!.message)
      .to.contain(`http://127.0.0.1:${victim.port} was not opened`)
      .and.contain('allowed_origins')
      .and.not.contain('abc')
    expect(guard.refused('a')).to.deep.equal([])
  })

  const oddServers: [title: string, answer: string, statuses: number[]][] = [
    ['signs in the status line that nobody may send', 'HTTP/1.1 200 O\u0001K\r\nContent-Length: 0\r\n\r\n', [502]],
    ['no HTTP at all', 'SSH-2.0-OpenSSH_9.6\r\n', [502]],
    ['headers of 100 kB', `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(100_000)}\r\nContent-Length: 0\r\n\r\n`, [200]],
    ['a body that breaks off', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc', [200]],
    ['nothing', '', [502]],
  ]
  for (const [title, answer, statuses] of oddServers) {
    it(`lives through a server that answers with ${title}`, async () => {
      const odd = createServer(socket => {
        socket.on('error', () => undefined).once('data', () => socket.end(answer, 'latin1'))
      })
      await new Promise<void>(resolve => odd.listen(0, '127.0.0.2', resolve))
      const { port } = odd.address() as AddressInfo
      expect(statusesOf(await rawRequest(await proxy(), get(`http://site.example:${port}/`, last)))).to.deep.equal(
        statuses,
      )
      await new Promise(resolve => odd.close(resolve))
      expect(statusesOf(await rawRequest(await proxy(), get(`http://site.example:${site.port}/`, last)))).to.deep.equal(
        [200],
      )
    })
  }

  it('lives through clients that go away in the middle', async () => {
    const { port } = new URL(await proxy())
    for (const text of [
      `POST http://site.example:${site.port}/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc`,
      `CONNECT site.example:${site.port} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'GET http://site.exam',
    ])
      await new Promise<void>(resolve => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, () => socket.resetAndDestroy()))
        socket.on('error', () => undefined).once('close', () => resolve())
      })
    expect(statusesOf(await rawRequest(await proxy(), get(`http://site.example:${site.port}/`, last)))).to.deep.equal([
      200,
    ])
  })

  it('ends the connections of a session with it', async () => {
    const server = await proxy()
    await guard.release('a')
    const failed = await rawRequest(server, get(`http://site.example:${site.port}/`, last)).catch(
      (error: unknown) => error,
    )
    expect(failed).to.have.property('code', 'ECONNREFUSED')
  })
})

describe('the judgement before a navigation', () => {
  let folder: string
  let guard: Guard
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'guard-'))
    guard = await openGuard({ stateFolder: folder, allowedOrigins: [], logger: createLogger('test', 'silent') })
  })
  after(async () => {
    await guard.close()
    rmSync(folder, { recursive: true, force: true })
  })

  for (const url of [
    'file:///etc/passwd',
    'view-source:http://example.com/',
    'chrome://settings',
    'javascript:alert(1)',
    'data:text/html,hi',
    'blob:http://example.com/1',
    'ftp://example.com/',
    'filesystem:http://example.com/temporary/a',
    'about:config',
    'no address',
  ]) {
    it(`refuses ${url}`, async () => {
      expect(await guard.check('a', url)).to.include({ reason: 'scheme' })
    })
  }

  it('takes about:blank', async () => expect(await guard.check('a', 'about:blank')).to.equal(undefined))

  it('refuses this machine under its own name and its own addresses', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap(list => (list ?? []).map(one => one))
    for (const { address, family } of addresses) {
      const host = family === 'IPv6' ? `[${address}]` : address
      expect(await guard.check('a', `http://${host}/`), host).to.not.equal(undefined)
    }
    expect(await guard.check('a', `http://${hostname()}/`)).to.not.equal(undefined)
  })

  it('counts the networks that this machine is in as private, whatever their numbers', () => {
    const networks = ['8.8.8.8/24', '2606:4700::1/64']
    expect(classifyFromHere('8.8.8.9', networks)).to.equal('private')
    expect(classifyFromHere('::ffff:8.8.8.9', networks)).to.equal('private')
    expect(classifyFromHere('2606:4700::99', networks)).to.equal('private')
    expect(classifyFromHere('8.8.9.1', networks)).to.equal('public')
    expect(classifyFromHere('2606:4700:0:1::1', networks)).to.equal('public')
  })
})
