import type { IncomingMessage } from 'node:http'
import { expect } from 'chai'
import { noteIdentity, type Identity } from '../../src/http/access/identity.ts'
import { listen, type Listening } from '../../src/http/listen.ts'
import { createRateLimit, networkOf } from '../../src/http/rate-limit.ts'

/** A request as far as a limit looks at it. */
function requestFrom(address: string, path = '/apis', method = 'GET', identity?: Identity): IncomingMessage {
  const req = { url: path, method, socket: { remoteAddress: address }, headers: {} } as unknown as IncomingMessage
  if (identity) noteIdentity(req, identity)
  return req
}
const key = (id: string): Identity => ({ id, name: id, scope: 'call' })

describe('rate limit', () => {
  let time: number
  const open = (options: Partial<Parameters<typeof createRateLimit>[0]> = {}) =>
    createRateLimit({ perMinute: 60, burst: 5, now: () => time, ...options })
  beforeEach(() => {
    time = 0
  })

  it('lets a burst through, then sets the pace, and says when to come back', () => {
    const limit = open()
    for (let at = 0; at < 5; at++) expect(limit(requestFrom('10.0.0.1'))).to.equal(undefined)
    const refusal = limit(requestFrom('10.0.0.1'))
    expect(refusal).to.include({ code: 'RATE_LIMITED', status: 429 })
    expect(refusal!.detail).to.deep.equal({ retry_after_s: 1 })
    time += 1000
    expect(limit(requestFrom('10.0.0.1'))).to.equal(undefined)
    expect(limit(requestFrom('10.0.0.1'))).to.include({ status: 429 })
    time += 60_000
    for (let at = 0; at < 5; at++) expect(limit(requestFrom('10.0.0.1'))).to.equal(undefined)
    expect(limit(requestFrom('10.0.0.1'))).to.include({ status: 429 })
  })

  it('counts each key apart, wherever it comes from, and each address that shows none', () => {
    const limit = open({ burst: 1 })
    expect(limit(requestFrom('10.0.0.1', '/apis', 'GET', key('a')))).to.equal(undefined)
    expect(limit(requestFrom('10.0.0.2', '/apis', 'GET', key('a')))).to.include({ status: 429 })
    expect(limit(requestFrom('10.0.0.1', '/apis', 'GET', key('b')))).to.equal(undefined)
    expect(limit(requestFrom('10.0.0.1'))).to.equal(undefined)
    expect(limit(requestFrom('10.0.0.1'))).to.include({ status: 429 })
    expect(limit(requestFrom('10.0.0.2'))).to.equal(undefined)
  })

  it('counts messages and calls five times, health checks and our own components not at all', () => {
    const limit = open({ burst: 10 })
    for (const path of ['/chat', '/functions/call'])
      expect(limit(requestFrom('10.0.0.1', path, 'POST', key('a')))).to.equal(undefined)
    expect(limit(requestFrom('10.0.0.1', '/apis', 'GET', key('a')))).to.include({ status: 429 })
    for (let at = 0; at < 50; at++) {
      expect(limit(requestFrom('10.0.0.9', '/health'))).to.equal(undefined)
      expect(limit(requestFrom('10.0.0.9', '/chat', 'POST', key('internal')))).to.equal(undefined)
    }
  })

  it('counts a message five times however its address is written', () => {
    for (const path of [
      '/CHAT',
      '/Chat/Stream',
      'http://127.0.0.1:8005/chat',
      'HTTP://host/functions/call?x=1',
      '/chat#a',
    ]) {
      const limit = open({ burst: 9 })
      expect(limit(requestFrom('10.0.0.1', path, 'POST')), path).to.equal(undefined)
      expect(limit(requestFrom('10.0.0.1', path, 'POST')), path).to.include({ status: 429 })
    }
  })

  it('takes a network of IPv6 for one client, and IPv4 inside IPv6 for IPv4', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).to.equal(networkOf('2001:db8:1:2::9'))
    expect(networkOf('2001:db8:1:2::1')).not.to.equal(networkOf('2001:db8:1:3::1'))
    expect(networkOf('::ffff:10.0.0.1')).to.equal('10.0.0.1')
    expect(networkOf('fe80::1%eth0')).to.equal(networkOf('fe80::2'))
    expect(networkOf('::1')).to.equal('0:0:0:0::/64')
  })

  it('remembers no more clients than it may, and never one that is being limited sooner than one at rest', () => {
    const limit = open({ mostClients: 100, burst: 2 })
    const noisy = requestFrom('10.9.9.9')
    limit(noisy)
    limit(noisy)
    for (let at = 0; at < 50_000; at++) {
      limit(requestFrom(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`))
      if (at % 20 === 0) expect(limit(noisy)).to.include({ status: 429 })
    }
  })

  it('answers with 429 and Retry-After before anything else looks at the request', async () => {
    let handled = 0
    let server: Listening | undefined
    try {
      server = await listen((_req, res) => void res.end(String(++handled)), {
        port: 0,
        limitRate: createRateLimit({ perMinute: 1, burst: 2 }),
      })
      const statuses = []
      for (let at = 0; at < 3; at++) statuses.push((await fetch(server.url)).status)
      expect(statuses).to.deep.equal([200, 200, 429])
      const refused = await fetch(server.url)
      expect(Number(refused.headers.get('retry-after'))).to.be.within(50, 60)
      expect(await refused.json()).to.include({ code: 'RATE_LIMITED' })
      expect(handled).to.equal(2)
    } finally {
      await server?.close()
    }
  })
})
