import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { expect } from 'chai'
import { z } from 'zod'
import { signInRoutes } from '../../../src/http/access/sign-in-routes.ts'
import { createHttpApp } from '../../../src/http/create-http-app.ts'
import { defineRoute } from '../../../src/http/define-route.ts'
import { listen, type Listening } from '../../../src/http/listen.ts'
import { openTls } from '../../../src/http/tls/open-tls.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { bearer, createTestKeys, type TestKeys } from '../../support/open-access.ts'
import { SELF_SIGNED } from '../../support/self-signed.ts'

describe('signing in with a key', () => {
  let made: TestKeys
  let server: Listening
  let key: string
  const things = (method: 'get' | 'post') =>
    defineRoute({
      method,
      path: '/things',
      operationId: `${method}Things`,
      summary: 'Things',
      responses: { 200: { description: 'Done', schema: z.object({}) } },
      handler: () => ({}),
    })
  const app = createHttpApp({
    title: 'T',
    description: 'D',
    version: '1',
    routes: [things('get'), things('post'), ...signInRoutes()],
  })
  beforeEach(async () => {
    made = createTestKeys()
    key = await made.add('call', { name: 'ann' })
    server = await listen(app, { port: 0, access: await made.open('agent') })
  })
  afterEach(async () => {
    await server.close()
    await made.close()
  })
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(server.url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  const signIn = async (given: string, headers: Record<string, string> = {}) => {
    const answer = await send('POST', '/sign-in', headers, { key: given })
    const [set = ''] = answer.headers.getSetCookie()
    const body = (await answer.json()) as { code?: string; signed_in: { name: string; expires_at: string | null } }
    return { status: answer.status, body, set, cookie: set.split(';')[0]! }
  }
  const whoIs = async (cookie: string) =>
    ((await (await send('GET', '/sign-in', { cookie })).json()) as { signed_in: { name: string } | null }).signed_in
      ?.name
  /** Of `GET /things` with exactly these headers: fetch sets the mode itself. */
  const statusOf = (headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      get(`${server.url}/things`, { headers, agent: false }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      }).once('error', reject)
    })
  const own = () => ({ origin: server.url, 'sec-fetch-site': 'same-origin' })

  it('gives a cookie that no script reads, no other site sends and no key is in', async () => {
    const { status, body, set } = await signIn(key)
    expect(status).to.equal(200)
    expect(body).to.deep.equal({ required: true, signed_in: { name: 'ann', scope: 'call', expires_at: null } })
    expect(set).to.match(
      new RegExp(
        `^agent_signed_in_${server.port}=agt\\.\\w+\\.\\d+\\.[\\w-]{43}; Path=/; Max-Age=60\\d{4}; HttpOnly; SameSite=Strict$`,
      ),
    )
    expect(set).to.not.contain(key.slice(13, 40))
  })

  it('lasts no longer than the key', async () => {
    const { set, body } = await signIn(await made.add('read', { name: 'short', ends: 60_000 }))
    expect(Number(/Max-Age=(\d+)/.exec(set)![1])).to.be.within(1, 60)
    expect(body.signed_in.expires_at).to.be.a('string')
  })

  it('is refused for a key that is none, and sets nothing', async () => {
    for (const wrong of ['wrong', `${key}x`, key.replace(/.$/, '!')]) {
      const { status, body, set } = await signIn(wrong)
      expect([status, body.code, set]).to.deep.equal([401, 'KEY_REFUSED', ''])
    }
    expect((await send('POST', '/sign-in', {}, {})).status).to.equal(422)
    expect((await send('POST', '/sign-in', {}, { key: 'x'.repeat(1000) })).status).to.equal(422)
  })

  it('opens what the key opens, until it is revoked', async () => {
    const { cookie } = await signIn(key)
    expect((await send('GET', '/things', { cookie })).status).to.equal(200)
    expect((await send('POST', '/things', { cookie, ...own() }, {})).status).to.equal(200)
    expect(await whoIs(cookie)).to.equal('ann')
    await made.keys.revoke('ann', new Date())
    expect((await send('GET', '/things', { cookie })).status).to.equal(401)
    expect(await whoIs(cookie)).to.equal(undefined)
  })

  it('lets a key for reading read and nothing else', async () => {
    const { cookie } = await signIn(await made.add('read'))
    expect((await send('GET', '/things', { cookie })).status).to.equal(200)
    const refused = await send('POST', '/things', { cookie, ...own() }, {})
    expect([refused.status, ((await refused.json()) as { code: string }).code]).to.deep.equal([403, 'SCOPE_TOO_SMALL'])
  })

  it('takes changes from pages of this server alone, and nothing for pages of elsewhere', async () => {
    const { cookie } = await signIn(key)
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: `http://127.0.0.1:${server.port + 1}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: server.url },
      { 'sec-fetch-site': 'none' },
      // Not a key: the cookie is what speaks.
      { authorization: 'Basic eDp5' },
      { authorization: 'Basic eDp5', origin: `http://127.0.0.1:${server.port + 1}` },
    ] as Record<string, string>[])
      expect((await send('POST', '/things', { cookie, ...headers }, {})).status, JSON.stringify(headers)).to.be.oneOf([
        401, 403,
      ])
    expect((await send('POST', '/things', { cookie, origin: server.url }, {})).status).to.equal(200)
    for (const site of ['same-site', 'cross-site'])
      expect((await send('GET', '/things', { cookie, 'sec-fetch-site': site })).status).to.equal(401)
    // Somebody followed a link here: the browser itself decides that by SameSite.
    const followed = { cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }
    expect(await statusOf(followed)).to.equal(200)
    expect(await statusOf({ ...followed, 'sec-fetch-mode': 'no-cors' })).to.equal(401)
  })

  it('cannot be forged, changed, or used at another server', async () => {
    const { cookie } = await signIn(key)
    const [name, ticket] = cookie.split('=') as [string, string]
    const [prefix, id, ends, proof] = ticket.split('.') as [string, string, string, string]
    const other = await made.add('admin', { name: 'other' })
    for (const forged of [
      [prefix, id, String(Number(ends) + 1000), proof],
      [prefix, other.slice(4, 12), ends, proof],
      [prefix, 'environment', ends, proof],
      [prefix, id, ends, made.internal.sign(`agt.crm.${id}.${ends}.`)],
      [prefix, id, ends],
    ])
      expect((await send('GET', '/things', { cookie: `${name}=${forged.join('.')}` })).status).to.equal(401)
    const elsewhere = createTestKeys()
    const stranger = await elsewhere.open('agent')
    const foreign = stranger.signIn(await elsewhere.add('admin')).ticket
    expect((await send('GET', '/things', { cookie: `${name}=${foreign}` })).status).to.equal(401)
    expect((await send('GET', '/things', { cookie: `other=1; ${cookie}; more=2` })).status).to.equal(200)
    // Nobody may smuggle a key in where the cookie is.
    expect((await send('GET', '/things', { cookie: `${name}=${key}` })).status).to.equal(401)
    await elsewhere.close()
  })

  it('goes before no key that is sent with the request', async () => {
    const { cookie } = await signIn(key)
    expect((await send('GET', '/things', { cookie, ...bearer('wrong') })).status).to.equal(401)
  })

  it('is ended by signing out', async () => {
    const answer = await send('DELETE', '/sign-in')
    expect([answer.status, answer.headers.getSetCookie()]).to.deep.equal([
      204,
      [`agent_signed_in_${server.port}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`],
    ])
  })

  it('gives a cookie for https alone where https is spoken, by the server or by a proxy before it', async () => {
    expect((await signIn(key, { 'x-forwarded-proto': 'https' })).set).to.match(/; Secure$/)
    const files = { cert: join(made.folder, 'cert.pem'), key: join(made.folder, 'key.pem') }
    writeFileSync(files.cert, SELF_SIGNED.cert)
    writeFileSync(files.key, SELF_SIGNED.key, { mode: 0o600 })
    const tls = openTls(files, createLogger('test', 'silent'))
    const safe = await listen(app, { port: 0, tls, access: await made.open('agent') })
    try {
      const set = await new Promise<string>((resolve, reject) => {
        const sent = request(
          `${safe.url}/sign-in`,
          { method: 'POST', rejectUnauthorized: false, agent: false, headers: { 'content-type': 'application/json' } },
          answer => {
            answer.resume()
            resolve(String(answer.headers['set-cookie']))
          },
        )
        sent.once('error', reject)
        sent.end(JSON.stringify({ key }))
      })
      expect(set).to.match(/HttpOnly; SameSite=Strict; Secure$/)
    } finally {
      await safe.close()
    }
  })

  it('is nothing where no key is asked for', async () => {
    const free = await listen(app, { port: 0 })
    const body = JSON.stringify({ key })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${free.url}/sign-in`, { method: 'POST', headers, body })
    expect([await answer.json(), answer.headers.getSetCookie()]).to.deep.equal([
      { required: false, signed_in: null },
      [],
    ])
    await free.close()
  })
})
