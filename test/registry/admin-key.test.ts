import { request } from 'node:http'
import { expect } from 'chai'
import { bearer, createTestKeys } from '../support/open-access.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const KEY = 'admin-key-4711'
const TOOL = { name: 'tool', description: 'd', input_schema: { type: 'object', properties: {}, required: [] } }
const ONBOARD = { app_name: 'app', schemas: [TOOL] }
/** Every change of the catalogue. */
const CHANGES: [method: string, path: string, body: object][] = [
  ['POST', '/functions/onboard', ONBOARD],
  ['POST', '/applications/app/refresh', {}],
  ['POST', '/reload', {}],
  ['DELETE', '/applications/app', {}],
]
const OPEN = ['/', '/applications', '/apis', '/status', '/health']

describe('changes of the catalogue', () => {
  const open: { close(): Promise<void> | void }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const start = async (environment: Record<string, string> = {}, registry: Record<string, unknown> = {}) => {
    const running = await startRegistry('', { environment, registry })
    open.push(running)
    return running
  }
  const send = (
    registry: Pick<RunningRegistry, 'url'>,
    [method, path, body]: (typeof CHANGES)[number],
    headers: Record<string, string> = {},
  ) =>
    fetch(registry.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  it('need no key on this machine when none is set [X11]', async () => {
    const registry = await start()
    for (const change of CHANGES) expect((await send(registry, change)).status, change[1]).to.equal(200)
  })

  it('need the key when one is set, and the answer says how to send it; reading does not [X11]', async () => {
    const registry = await start({ AGENT_REGISTRY_ADMIN_KEY: KEY })
    const wrong: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: `Basic ${btoa(`x:${KEY}`)}` },
      { authorization: KEY },
      { 'x-api-key': KEY },
    ]
    for (const change of CHANGES)
      for (const headers of wrong) {
        const answer = await send(registry, change, headers)
        expect([answer.status, answer.headers.get('www-authenticate')], change[1]).to.deep.equal([
          401,
          'Bearer realm="agent registry"',
        ])
        const { code, detail } = (await answer.json()) as { code: string; detail: string }
        expect(code).to.equal('ADMIN_KEY_NEEDED')
        expect(detail).to.contain('Authorization: Bearer').and.contain('AGENT_REGISTRY_ADMIN_KEY').and.not.contain(KEY)
      }
    // Who may not ask learns nothing about what a request should look like.
    expect((await send(registry, ['POST', '/functions/onboard', { nonsense: true }])).status).to.equal(401)
    expect(await registry.get('/applications')).to.deep.equal([])
    for (const path of OPEN) expect((await fetch(registry.url + path)).status, path).to.equal(200)
    for (const change of CHANGES)
      expect((await send(registry, change, { authorization: `Bearer ${KEY}` })).status, change[1]).to.equal(200)
  })

  it('take the key from the variable that admin_key_env names [X11]', async () => {
    const registry = await start(
      { OTHER_KEY: KEY, AGENT_REGISTRY_ADMIN_KEY: 'not-this-one' },
      { admin_key_env: 'OTHER_KEY' },
    )
    expect((await send(registry, CHANGES[0]!)).status).to.equal(401)
    expect((await send(registry, CHANGES[0]!, { authorization: `bearer ${KEY}` })).status).to.equal(200)
  })

  it('that are ordered by pages from elsewhere, or under foreign names, are refused [X11]', async () => {
    const registry = await start()
    for (const change of CHANGES) {
      const foreign = await send(registry, change, { origin: 'https://evil.test' })
      expect([foreign.status, ((await foreign.json()) as { code: string }).code], change[1]).to.deep.equal([
        403,
        'FORBIDDEN_ORIGIN',
      ])
      const { port } = new URL(registry.url)
      const status = await new Promise((resolve, reject) => {
        const [method, path, body] = change
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            path,
            method,
            headers: { host: 'rebind.test', 'content-type': 'application/json' },
          },
          res => {
            res.resume()
            resolve(res.statusCode)
          },
        )
        sent.once('error', reject)
        sent.end(JSON.stringify(body))
      })
      expect(status, change[1]).to.equal(403)
    }
    expect(await registry.get('/applications')).to.deep.equal([])
  })

  it('are taken with the admin key, and with a key of the scope admin, where every request needs one [X11]', async () => {
    const keys = createTestKeys()
    open.push(keys)
    const environment = { AGENT_REGISTRY_ADMIN_KEY: KEY }
    const registry = await startRegistry('', { environment, access: await keys.open('registry', { environment }) })
    open.push(registry)
    for (const change of CHANGES) {
      expect((await send(registry, change)).status, change[1]).to.equal(401)
      expect((await send(registry, change, { authorization: 'Bearer wrong' })).status, change[1]).to.equal(401)
    }
    const callers = bearer(await keys.add('call'))
    for (const change of CHANGES) expect((await send(registry, change, callers)).status, change[1]).to.equal(403)
    for (const key of [KEY, await keys.add('admin')])
      for (const change of CHANGES) expect((await send(registry, change, bearer(key))).status, change[1]).to.equal(200)
  })

  it('keep the key out of every answer [X3]', async () => {
    const registry = await start({ AGENT_REGISTRY_ADMIN_KEY: KEY })
    await registry.post('/functions/onboard', ONBOARD)
    const echo = { ...ONBOARD, schemas: [{ ...TOOL, description: `My key is ${KEY}` }] }
    await send(registry, ['POST', '/functions/onboard', echo], { authorization: `Bearer ${KEY}` })
    const called = await registry.call('app', 'tool')
    expect(called.status).to.equal(501)
    expect(JSON.stringify([called.body, await registry.get('/status')])).to.not.contain(KEY)
  })
})
