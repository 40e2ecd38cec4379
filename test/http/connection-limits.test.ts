import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { expect } from 'chai'
import { z } from 'zod'
import { CONNECTION_LIMITS, limitConnections, type ConnectionLimits } from '../../src/http/connection-limits.ts'
import { createHttpApp } from '../../src/http/create-http-app.ts'
import { defineRoute } from '../../src/http/define-route.ts'
import { healthRoute } from '../../src/http/health-route.ts'
import { listen, type Listening } from '../../src/http/listen.ts'

import { waitFor } from '../support/project.ts'

const MEGABYTE = 1024 * 1024
const routes = [
  healthRoute(),
  defineRoute({
    method: 'post',
    path: '/things',
    operationId: 'createThing',
    summary: 'Create',
    body: z.strictObject({ name: z.string() }),
    responses: { 200: { description: 'Created' } },
    handler: ({ body }) => body,
  }),
  defineRoute({
    method: 'get',
    path: '/large',
    operationId: 'readLarge',
    summary: 'More than fits between two machines',
    responses: { 200: { description: 'Much' } },
    handler: () => ({ text: 'x'.repeat(16 * MEGABYTE) }),
  }),
]

describe('connections of a server', () => {
  let server: Listening
  let streams: ServerResponse[]
  let handled: number
  const sockets = new Set<Socket>()

  const start = async (limits: Partial<ConnectionLimits>): Promise<void> => {
    const app = createHttpApp({ title: 'T', description: 'D', version: '1', routes, bodyLimit: 2000 })
    streams = []
    handled = 0
    const handler = (req: IncomingMessage, res: ServerResponse) => {
      handled++
      if (req.url !== '/stream') return app(req, res)
      streams.push(res)
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': begun\n\n')
    }
    server = await listen(handler, { port: 0, grace: 100, limits: { sweep: 20, ...limits } })
  }
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    for (const stream of streams) stream.end()
    await server.close()
  })

  /** A connection on which texts are sent as they are; what came back, and whether it was closed. */
  const open = async (text = ''): Promise<{ socket: Socket; received: () => string; isClosed: () => boolean }> => {
    const socket = connect(server.port, '127.0.0.1')
    sockets.add(socket)
    let [received, isClosed] = ['', false]
    socket.on('data', (data: Buffer) => (received += String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => (isClosed = true))
    await new Promise<void>(resolve => {
      socket.once('connect', resolve)
      socket.once('close', () => resolve())
    })
    if (text) socket.write(text)
    return { socket, received: () => received, isClosed: () => isClosed }
  }
  const bodyOf = (received: string) => JSON.parse(received.slice(received.indexOf('\r\n\r\n') + 4)) as { code: string }
  const isHealthy = async () => (await fetch(`${server.url}/health`)).status === 200

  it('answers on while 2,000 clients trickle a header, and holds no more of them than it may', async function () {
    this.timeout(60_000)
    await start({ connections: 500, headerTime: 60_000 })
    let openNow = 0
    server.server.on('connection', socket => {
      openNow++
      socket.once('close', () => openNow--)
    })
    const before = process.memoryUsage().heapUsed
    const slow: Awaited<ReturnType<typeof open>>[] = []
    for (let round = 0; round < 20; round++) {
      slow.push(...(await Promise.all(Array.from({ length: 100 }, () => open('GET /health HTTP/1.1\r\nx-slow: ')))))
      for (const { socket } of slow) if (socket.writable) socket.write('a')
      expect(await isHealthy()).to.equal(true)
    }
    expect(slow).to.have.length(2000)
    expect(openNow).to.be.at.most(501)
    await waitFor('the oldest had to make room', () => slow.filter(({ isClosed }) => isClosed()).length >= 1499)
    // Both ends of every connection are in this process.
    expect(process.memoryUsage().heapUsed - before).to.be.below(100 * MEGABYTE)
  })

  it('does not give up connections at work for those that trickle', async () => {
    await start({ connections: 10, headerTime: 60_000 })
    const stream = await open('GET /stream HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await waitFor('the stream has begun', () => stream.received().includes('begun'))
    for (let at = 0; at < 40; at++) await open('GET /health HTTP/1.1\r\nx-slow: ')
    streams[0]!.write(': still here\n\n')
    await waitFor('the stream goes on', () => stream.received().includes('still here'))
    expect(await isHealthy()).to.equal(true)
  })

  it('refuses a newcomer with 503 when every connection is at work', async () => {
    await start({ connections: 3 })
    for (let at = 0; at < 3; at++) await open('GET /stream HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await waitFor('the streams have begun', () => streams.length === 3)
    const late = await open('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await waitFor('it is closed', late.isClosed)
    expect(late.received())
      .to.match(/^HTTP\/1\.1 503 /)
      .and.match(/retry-after: 1/)
    expect(bodyOf(late.received()).code).to.equal('TOO_MANY_CONNECTIONS')
    // What it asked for is not done either.
    expect(handled).to.equal(3)
  })

  it('holds no more connections of one address than it may, but for this machine', async () => {
    const fake = Object.assign(new EventEmitter(), {}) as unknown as Server
    const limited = limitConnections(fake, { ...CONNECTION_LIMITS, connectionsPerAddress: 3 })
    const come = (remoteAddress: string) => {
      const socket = Object.assign(new PassThrough(), { remoteAddress, remotePort: 1, timeout: 0 })
      fake.emit('connection', socket)
      return socket
    }
    const held = Array.from({ length: 3 }, () => come('10.0.0.1'))
    const refused = come('10.0.0.1')
    expect(String(refused.read())).to.match(/^HTTP\/1\.1 503 /)
    for (const socket of [come('10.0.0.2'), ...Array.from({ length: 5 }, () => come('127.0.0.1'))])
      expect(socket.read()).to.equal(null)
    held[0]!.destroy()
    await waitFor('a place is free', () => held[0]!.closed)
    expect(come('10.0.0.1').read()).to.equal(null)
    limited.close()
  })

  it('gives up a request whose headers or body do not come, with 408 as JSON', async () => {
    await start({ headerTime: 100, requestTime: 200 })
    const texts = [
      'GET /health HTTP/1.1\r\nx-slow: a',
      'POST /things HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"name":',
    ]
    for (const text of texts) {
      const slow = await open(text)
      await waitFor('it is closed', slow.isClosed)
      expect(slow.received()).to.match(/^HTTP\/1\.1 408 /)
      expect(bodyOf(slow.received()).code).to.equal('REQUEST_TIMEOUT')
    }
  })

  it('leaves streams alone, however long nothing is said on them', async () => {
    await start({ headerTime: 50, requestTime: 50, stallTime: 50 })
    const stream = await open('GET /stream HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await waitFor('the stream has begun', () => stream.received().includes('begun'))
    await new Promise(resolve => setTimeout(resolve, 400))
    streams[0]!.write(': late\n\n')
    await waitFor('the late event', () => stream.received().includes('late'))
  })

  it('gives up an answer that its client does not read, and not one that is read slowly', async function () {
    this.timeout(60_000)
    await start({ stallTime: 150 })
    const answers: ServerResponse[] = []
    server.server.on('request', (_req, res: ServerResponse) => void answers.push(res))
    const ask = async () => {
      const one = await open()
      one.socket.pause()
      one.socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n')
      return one
    }
    await ask()
    await waitFor('the answer waits', () => (answers[0]?.socket?.writableLength ?? 0) > MEGABYTE)
    const slow = await ask()
    const reading = setInterval(() => {
      slow.socket.resume()
      setTimeout(() => slow.socket.pause(), 5)
    }, 40)
    try {
      await waitFor('nothing was read of the first', () => answers[0]!.destroyed && !answers[0]!.writableFinished)
      await waitFor('the second was read slowly', () => slow.received().length > 16 * MEGABYTE)
    } finally {
      clearInterval(reading)
    }
  })

  it('bounds what waits for all clients together', async () => {
    await start({ stallTime: 60_000, unreadBytes: 40 * MEGABYTE })
    const deaf = []
    for (let at = 0; at < 5; at++) {
      const one = await open()
      one.socket.pause()
      one.socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n')
      deaf.push(one)
    }
    await waitFor('those that are too many are given up', async () => {
      const count = await new Promise<number>(resolve => server.server.getConnections((_error, n) => resolve(n)))
      return count <= 3
    })
    expect(await isHealthy()).to.equal(true)
  })

  it('answers headers that are too many or too long with 431, and two hosts with 400', async () => {
    await start({})
    const rows: [string, number, string][] = [
      [`x-long: ${'a'.repeat(20_000)}\r\n`, 431, 'HEADERS_TOO_LARGE'],
      ['x: 1\r\n'.repeat(200), 431, 'HEADERS_TOO_LARGE'],
      ['host: 127.0.0.1\r\n', 400, 'BAD_REQUEST'],
      ['content-length: 1\r\ncontent-length: 2\r\n', 400, 'BAD_REQUEST'],
      ['transfer-encoding: chunked\r\ncontent-length: 5\r\n', 400, 'BAD_REQUEST'],
    ]
    for (const [headers, status, code] of rows) {
      const { received, isClosed } = await open(`GET /health HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`)
      await waitFor(`${code} is answered`, isClosed)
      expect(received(), headers.slice(0, 30)).to.match(new RegExp(`^HTTP/1.1 ${status} `))
      expect(bodyOf(received()).code).to.equal(code)
    }
    expect(await isHealthy()).to.equal(true)
  })

  it('closes a connection after as many requests as it may have', async () => {
    await start({ requestsPerConnection: 2 })
    const { received } = await open('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(3))
    await waitFor('three are answered', () => received().match(/HTTP\/1\.1 /g)?.length === 3)
    expect(received().match(/HTTP\/1\.1 200/g)).to.have.length(2)
    expect(received().match(/connection: keep-alive/gi)).to.have.length(1)
    expect(received()).to.match(/HTTP\/1\.1 503/)
  })

  it('limits what unpacks to a large body by what it unpacks to', async () => {
    await start({})
    const { gzipSync } = await import('node:zlib')
    const response = await fetch(`${server.url}/things`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(`{"name":"${'x'.repeat(50 * MEGABYTE)}"}`).subarray(0, 1_000_000),
    })
    expect(response.status).to.equal(413)
    expect(await response.json()).to.include({ code: 'TOO_LARGE' })
  })

  it('says the same of security on every answer, refusals and errors too', async () => {
    await start({})
    for (const path of ['/health', '/nothing', '/openapi.json', '/docs/', '/redoc']) {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('x-content-type-options'), path).to.equal('nosniff')
      expect(headers.get('x-frame-options'), path).to.equal('DENY')
      expect(headers.get('content-security-policy'), path).to.contain("frame-ancestors 'none'")
      expect(headers.get('cross-origin-resource-policy'), path).to.equal('same-origin')
      expect(headers.get('referrer-policy'), path).to.equal('no-referrer')
      expect(headers.get('strict-transport-security'), path).to.equal(null)
    }
    const refused = await fetch(`${server.url}/things`, { method: 'POST', headers: { origin: 'https://evil.example' } })
    expect(refused.status).to.equal(403)
    expect(refused.headers.get('x-content-type-options')).to.equal('nosniff')
  })
})
