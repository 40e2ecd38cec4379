import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { createEngine } from '../../src/agent/engine.ts'
import { Settings } from '../../src/config/settings.ts'
import type { Activity } from '../../src/contract/activity.ts'
import type {
  CatalogueApplication,
  CatalogueCallResult,
  CatalogueHits,
  CatalogueTool,
  CatalogueTools,
} from '../../src/contract/catalogue.ts'
import type { ApplicationRecord } from '../../src/contract/registry.ts'
import type { ServicePreview } from '../../src/contract/services.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { closeAfterEach } from '../support/close-after-each.ts'
import { createConversation } from '../support/library/ask.ts'
import { startPlaces } from '../support/places-service.ts'
import { bearer, createTestKeys } from '../support/open-access.ts'
import { describeService, jsonResponse } from '../support/recording-service.ts'
import { startRegistry, type StartRegistryOptions } from '../support/start-registry.ts'
import { startAgent, type TestAgent } from './support/start-agent.ts'

const KEY = 'admin-key-4711'
const SECRET = 'very-secret-4711-value'
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }

/** A small shop: lists, one record, a change, a deletion, failures. */
const SHOP = describeService({
  '/orders': {
    get: { operationId: 'listOrders', summary: 'Lists orders', responses: jsonResponse() },
    post: { operationId: 'createOrder', summary: 'Creates an order', responses: jsonResponse() },
  },
  '/orders/{id}': {
    get: { operationId: 'getOrder', summary: 'One order', parameters: [id], responses: jsonResponse() },
    delete: { operationId: 'deleteOrder', summary: 'Deletes an order', parameters: [id], responses: jsonResponse() },
  },
  '/big': { get: { operationId: 'big', responses: jsonResponse() } },
  '/hangs': { get: { operationId: 'hangs', responses: jsonResponse() } },
  '/fails': { get: { operationId: 'fails', responses: jsonResponse() } },
  '/who': { get: { operationId: 'who', responses: jsonResponse() } },
})

describe('the catalogue at the agent', function () {
  this.timeout(30_000)
  const keep = closeAfterEach()

  const startShop = async () =>
    keep(
      await startPlaces({
        '/openapi.json': SHOP,
        '/orders': (req, res) =>
          void res
            .writeHead(req.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
            .end(JSON.stringify(req.method === 'POST' ? { id: 9 } : { items: [{ id: 1 }, { id: 2 }], total: 2 })),
        '/orders/1': { id: 1, lines: [{ sku: 'a' }] },
        '/big': (_req, res) =>
          void res
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ text: 'x'.repeat(9_000_000) })),
        '/hangs': () => undefined,
        '/fails': (_req, res) =>
          void res.writeHead(500, { 'content-type': 'application/json' }).end('{"oops":"broken"}'),
        '/who': (req, res) =>
          void res
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ by: req.headers.authorization })),
      }),
    )
  interface Options {
    registry?: StartRegistryOptions
    agent?: Parameters<typeof startAgent>[0]
    settings?: object
  }
  const start = async ({ registry: registryOptions, agent: agentOptions, settings }: Options = {}) => {
    const shop = await startShop()
    const registry = keep(
      await startRegistry(`services:\n  - shop: { url: "${shop.url}/openapi.json" }\n`, registryOptions),
    )
    await registry.ready('shop')
    const agent = keep(
      await startAgent({
        registryUrl: registry.url,
        ...(settings && { settings: Settings.parse(settings) }),
        ...agentOptions,
      }),
    )
    return { shop, registry, agent }
  }
  const call = async (agent: TestAgent, tool: string, args?: object, confirmed?: boolean) => {
    const { status, body } = await agent.send('/catalogue/call', { tool, args, confirmed })
    return { http: status, ...(body as CatalogueCallResult & { code: string; detail: string }) }
  }

  it('lists applications with their state', async () => {
    const { agent, registry, shop } = await start()
    await registry.post('/services', { url: shop.url, name: 'mine' })
    const { status, body } = await agent.send('/catalogue/applications')
    expect(status).to.equal(200)
    const applications = body as CatalogueApplication[]
    expect(applications.map(({ name, removable, state }) => [name, removable, state])).to.deep.equal([
      ['shop', false, 'ready'],
      ['mine', true, 'ready'],
    ])
    expect(applications[0]).to.include({ transport: 'http', last_error: null, restarts: 0 })
    expect(Number.isNaN(Date.parse(applications[0]!.since))).to.equal(false)
  })

  it('lists the tools of an application page by page, and those that words describe', async () => {
    const { agent } = await start()
    const first = (await agent.send('/catalogue/applications/shop/tools?limit=3')).body as CatalogueTools
    const rest = (await agent.send('/catalogue/applications/shop/tools?skip=3&limit=50')).body as CatalogueTools
    expect([first.total, first.tools.length, rest.total, rest.tools.length]).to.deep.equal([8, 3, 8, 5])
    expect(new Set([...first.tools, ...rest.tools].map(tool => tool.api_name)).size).to.equal(8)
    expect(first.tools[0]!.input_schema).to.be.an('object')
    const found = (await agent.send('/catalogue/applications/shop/tools?q=delete%20an%20order')).body as CatalogueTools
    expect(found.tools[0]!.api_name).to.equal('shop_deleteOrder')
    const hits = (await agent.send('/catalogue/search?q=create%20order&limit=2')).body as CatalogueHits
    expect(hits.tools[0]!.api_name).to.equal('shop_createOrder')
    expect(hits.tools.length).to.be.lessThan(3)
    expect(hits.tools[0]!.input_schema).to.be.an('object')
    for (const [path, status] of [
      ['/catalogue/applications/none/tools', 404],
      ['/catalogue/search?q=x&app=none', 404],
      ['/catalogue/search?q=', 422],
      ['/catalogue/applications/shop/tools?limit=0', 422],
    ] as const)
      expect((await agent.send(path)).status, path).to.equal(status)
  })

  it('lists those that only read, or the others, with or without schemas', async () => {
    const { agent } = await start()
    const list = async (query: string) =>
      (await agent.send(`/catalogue/applications/shop/tools?${query}`)).body as CatalogueTools
    const [readers, writers] = [
      await list('read_only=true&brief=true&limit=2'),
      await list('read_only=false&brief=true'),
    ]
    expect([readers.total, readers.tools.length, writers.total]).to.deep.equal([6, 2, 2])
    expect(writers.tools.map(tool => tool.api_name)).to.deep.equal(['shop_createOrder', 'shop_deleteOrder'])
    expect(writers.tools[0]!.output_schema).to.equal(undefined)
    const found = (await agent.send('/catalogue/search?q=order&read_only=false&brief=true')).body as CatalogueHits
    expect(found.tools.every(tool => tool.read_only === false && tool.input_schema === undefined)).to.equal(true)
    expect(found.total).to.equal(found.tools.length)
    expect((await agent.send('/catalogue/search?q=order&read_only=maybe')).status).to.equal(422)
  })

  it('tells of a tool whether a call needs a yes, as chats are decided', async () => {
    const { agent } = await start({
      agent: { settingsText: '[features]\nmode = "api"\n[policies]\ndeny = ["shop_delete*"]\nask = ["shop_who"]\n' },
      settings: { policies: { deny: ['shop_delete*'], ask: ['shop_who'] } },
    })
    const tool = async (name: string) => (await agent.send(`/catalogue/tools/${name}`)).body as CatalogueTool
    const list = await tool('shop_listOrders')
    expect(list).to.include({ approval: 'none', api_name: 'shop_listOrders' })
    expect(list.input_schema).to.be.an('object')
    expect((await tool('shop_createOrder')).approval).to.equal('needed')
    expect(await tool('shop_who')).to.deep.include({
      approval: 'needed',
      approval_reason: 'The policy ask "shop_who" wants a yes before shop_who is called.',
    })
    expect(await tool('shop_deleteOrder')).to.deep.include({
      approval: 'forbidden',
      approval_reason: 'The policy deny "shop_delete*" forbids the tool shop_deleteOrder.',
    })
    expect(await agent.send('/catalogue/tools/shop_nothing')).to.deep.equal({
      status: 404,
      body: { detail: 'Tool shop_nothing not found in any server', code: 'TOOL_NOT_FOUND' },
    })
    expect(await call(agent, 'shop_deleteOrder', { id: 1 }, true)).to.include({ http: 403, code: 'FORBIDDEN' })
    expect(await call(agent, 'shop_who')).to.include({ http: 409, code: 'CONFIRMATION_NEEDED' })
    expect(await call(agent, 'shop_who', {}, true)).to.include({ http: 200, ok: true })
  })

  it('calls a tool that reads at once, and tells result, rows and time', async () => {
    const { agent } = await start()
    const answer = await call(agent, 'shop_listOrders')
    expect(answer).to.deep.include({
      http: 200,
      ok: true,
      status: 200,
      rows: 2,
      attempts: 1,
      result: { items: [{ id: 1 }, { id: 2 }], total: 2 },
    })
    expect(answer.duration_ms).to.be.greaterThan(0)
    expect((await call(agent, 'shop_getOrder', { id: 1 })).rows).to.equal(undefined)
  })

  it('calls what changes data after a yes only', async () => {
    const { agent, shop } = await start()
    for (const confirmed of [undefined, false]) {
      const refused = await call(agent, 'shop_createOrder', {}, confirmed)
      expect([refused.http, refused.code]).to.deep.equal([409, 'CONFIRMATION_NEEDED'])
      expect(refused.detail).to.contain('shop_createOrder changes data.').and.to.contain('"confirmed": true')
    }
    expect(shop.requests.filter(({ method }) => method === 'POST')).to.deep.equal([])
    expect(await call(agent, 'shop_createOrder', {}, true)).to.deep.include({
      http: 200,
      ok: true,
      status: 200,
      result: { id: 9 },
    })
    expect(
      (await agent.send('/catalogue/call', { tool: 'shop_createOrder', args: {}, confirmed: 'yes' })).status,
    ).to.equal(422)
    const lifted = await start({
      agent: { settingsText: '[features]\napprovals = "never"\n' },
      settings: { features: { approvals: 'never' } },
    })
    expect(await call(lifted.agent, 'shop_createOrder')).to.include({ http: 200, ok: true })
  })

  it('shows a call that failed as one that failed', async () => {
    const { agent } = await start({ registry: { apiMode: { request_timeout: 1, retry_attempts: 0 } } })
    const wrong = await call(agent, 'shop_getOrder', { id: 'x' })
    expect(wrong).to.include({ http: 200, ok: false, status: 422 })
    expect(wrong.error).to.deep.include({ code: 'ARGUMENTS_INVALID' })
    expect(wrong.error!.message).to.contain("'id' must be integer")
    const failed = await call(agent, 'shop_fails')
    expect(failed).to.include({ http: 200, ok: false, status: 500 })
    expect(failed.error!.detail).to.deep.include({ body: { oops: 'broken' } })
    expect(await call(agent, 'shop_hangs')).to.deep.include({ http: 200, ok: false, status: 504 })
    expect(await call(agent, 'shop_nothing')).to.include({ http: 404, code: 'TOOL_NOT_FOUND' })
  })

  it('cuts a result that is too large for a page, and says so', async () => {
    const { agent } = await start()
    const answer = await call(agent, 'shop_big')
    expect(answer).to.include({ ok: true, truncated: true })
    expect(JSON.stringify(answer).length).to.be.lessThan(100_000)
    expect(answer.rows).to.equal(undefined)
    const { agent: other } = await start({ registry: { registry: { max_result_bytes: 2000 } } })
    const cut = await call(other, 'shop_big')
    expect(cut).to.include({ ok: true, truncated: true })
    expect(cut.result).to.deep.include({ truncated: true })
  })

  it('keeps to the run mode: no calls of services in web mode, none where they are switched off', async () => {
    const { agent } = await start()
    await agent.send('/settings/mode', { mode: 'web' }, 'PUT')
    expect((await agent.send('/catalogue/tools/shop_listOrders')).body.approval).to.equal('forbidden')
    const refused = await call(agent, 'shop_listOrders', {}, true)
    expect([refused.http, refused.code]).to.deep.equal([403, 'API_DISABLED'])
    expect(refused.detail).to.match(/^API operations not available in web mode\n/)
    const off = await start({ settings: { api_mode: { enabled: false } } })
    expect(await call(off.agent, 'shop_listOrders')).to.include({ http: 403, code: 'API_DISABLED' })
  })

  it('keeps to the run mode: no tools of a browser in api mode, whoever offers them [B-11]', async () => {
    const shop = await startShop()
    const registry = keep(
      await startRegistry(`services:\n  - pages: { url: "${shop.url}/openapi.json", kind: browser }\n`),
    )
    await registry.ready('pages')
    const agent = keep(await startAgent({ registryUrl: registry.url }))
    const refused = await call(agent, 'pages_listOrders', {}, true)
    expect([refused.http, refused.code]).to.deep.equal([403, 'BROWSER_DISABLED'])
    expect(refused.detail).to.match(/^Browser operations not available in API mode\n/)
    // The registry has none in this mode.
    const own = await call(agent, 'browser_navigate', { url: 'http://h/' }, true)
    expect([own.http, own.code, own.detail.split('\n')[0]]).to.deep.equal([
      403,
      'BROWSER_DISABLED',
      'Browser operations not available in API mode',
    ])
    await agent.send('/settings/mode', { mode: 'hybrid' }, 'PUT')
    expect(await call(agent, 'browser_navigate')).to.include({ http: 404, code: 'TOOL_NOT_FOUND' })
    expect(await call(agent, 'pages_listOrders')).to.include({ http: 200, ok: true })
    const off = keep(
      await startAgent({
        registryUrl: registry.url,
        settingsText: '[features]\nmode = "hybrid"\n',
        settings: Settings.parse({ features: { mode: 'hybrid' }, api_mode: { browser_enabled: false } }),
      }),
    )
    expect(await call(off, 'pages_listOrders')).to.include({ http: 403, code: 'BROWSER_DISABLED' })
  })

  it('adds, shows, refreshes and removes services through the registry', async () => {
    const { agent, shop } = await start({ registry: { environment: { SHOP_TOKEN: SECRET } } })
    const auth = { type: 'bearer', variable: 'SHOP_TOKEN' }
    const preview = await agent.send('/catalogue/services/preview', { url: shop.url, auth })
    expect([preview.status, (preview.body as ServicePreview).tool_count]).to.deep.equal([200, 8])
    const added = await agent.send('/catalogue/services', { url: shop.url, name: 'mine', auth })
    expect([added.status, (added.body as ApplicationRecord).removable]).to.deep.equal([201, true])
    const who = await call(agent, 'mine_who')
    expect(who.result).to.deep.equal({ by: '[redacted]' })
    expect(shop.requests.at(-1)!.authorization).to.equal(`Bearer ${SECRET}`)
    expect((await agent.send('/catalogue/services', { url: shop.url, name: 'mine' })).body.code).to.equal('CONFLICT')
    expect((await agent.send('/catalogue/applications/mine/refresh', {})).body.state).to.equal('ready')
    expect((await agent.send('/catalogue/applications/none/refresh', {})).status).to.equal(404)
    expect((await agent.send('/catalogue/reload', {})).body.applications).to.have.length(2)
    expect((await agent.send('/catalogue/services/shop', undefined, 'DELETE')).status).to.equal(409)
    expect((await agent.send('/catalogue/services/mine', undefined, 'DELETE')).status).to.equal(200)
    expect((await agent.send('/catalogue/services', { url: 'file:///etc/passwd', name: 'x' })).status).to.equal(422)
    expect((await agent.send('/catalogue/services', { url: shop.url })).status).to.equal(422)
  })

  it('hands on the calls of the registry, with their filters', async () => {
    const { agent } = await start()
    await call(agent, 'shop_listOrders')
    await call(agent, 'shop_fails')
    const activity = (await agent.send('/activity?limit=5&app=shop')).body as Activity
    expect(activity.calls.map(({ tool, outcome }) => [tool, outcome])).to.deep.equal([
      ['shop_fails', 'failed'],
      ['shop_listOrders', 'ok'],
    ])
    expect(((await agent.send('/activity?outcome=ok')).body as Activity).calls).to.have.length(1)
    expect((await agent.send('/activity?limit=0')).status).to.equal(422)
  })

  const requests: [string, string, object?][] = [
    ['GET', '/catalogue/applications'],
    ['GET', '/catalogue/applications/x/tools'],
    ['GET', '/catalogue/applications/x/tools?q=y'],
    ['GET', '/catalogue/tools/x'],
    ['GET', '/catalogue/search?q=x'],
    ['GET', '/activity'],
    ['POST', '/catalogue/call', { tool: 'x' }],
    ['POST', '/catalogue/services/preview', { url: 'http://h' }],
    ['POST', '/catalogue/services', { url: 'http://h', name: 'x' }],
    ['DELETE', '/catalogue/services/x'],
    ['POST', '/catalogue/applications/x/refresh', {}],
    ['POST', '/catalogue/reload', {}],
  ]

  it('says that the registry cannot be reached, and how to start it', async () => {
    const agent = keep(await startAgent({ registryUrl: 'http://127.0.0.1:9' }))
    for (const [method, path, body] of requests) {
      const answer = await agent.send(path, body, method)
      expect([answer.status, answer.body.code], path).to.deep.equal([503, 'REGISTRY_UNREACHABLE'])
      expect(answer.body.detail).to.contain('http://127.0.0.1:9').and.to.contain('agent start api-registry')
    }
  })

  for (const [what, status, type, answer] of [
    ['a web page', 200, 'text/html', '<!doctype html><title>Nginx</title>'],
    ['JSON of its own', 200, 'application/json', '{"hello":"world"}'],
    ['a list of its own', 200, 'application/json', '[1,2]'],
    ['its own 404', 404, 'application/json', '{"error":"not found"}'],
  ] as const)
    it(`says that another program has the registry's port, which answers with ${what}`, async () => {
      const stranger = createServer((_req, res) => void res.writeHead(status, { 'content-type': type }).end(answer))
      await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve))
      const registryUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
      const agent = keep(await startAgent({ registryUrl }))
      try {
        for (const [method, path, body] of requests) {
          const { status: given, body: told } = await agent.send(path, body, method)
          expect([given, told.code], path).to.deep.equal([503, 'REGISTRY_UNREACHABLE'])
          expect(told.detail, path).to.contain(`Another program than the tool registry answers at ${registryUrl}`)
        }
        const { registry } = (await agent.send('/status')).body as { registry: { reachable: boolean; message: string } }
        expect(registry.reachable).to.equal(false)
        expect(registry.message).to.contain('Another program').and.not.to.contain('invalid_type')
        const engine = createEngine({ registryUrl, logger: createLogger('test', 'silent') })
        const said = await engine.answer(createConversation().turn('list all orders'))
        expect(said.data.error?.code).to.equal('REGISTRY_UNREACHABLE')
        expect(said.response).to.contain('Another program').and.to.contain('demo.api_registry_port')
        await engine.close()
      } finally {
        stranger.closeAllConnections()
        stranger.close()
      }
    })

  it('hands no key or token of this project on: on the port of the registry there may be a stranger', async () => {
    const given: (string | undefined)[] = []
    const stranger = createServer((req, res) => {
      given.push(req.headers.authorization)
      res.end('{}')
    })
    await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve))
    const keys = createTestKeys()
    const registryUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
    const agent = await startAgent({ registryUrl, access: await keys.open('agent') })
    try {
      for (const key of [await keys.add('admin'), keys.internal.tokenFor('agent', 'admin')])
        await fetch(`${agent.url}/catalogue/reload`, { method: 'POST', headers: bearer(key) })
      expect(given.length).to.be.at.least(2)
      expect(given.filter(text => text !== undefined)).to.deep.equal([])
    } finally {
      await agent.close()
      await keys.close()
      stranger.close()
    }
  })

  describe('changes', () => {
    const CHANGES = [
      ['POST', '/catalogue/services/preview', { url: 'http://127.0.0.1:1' }],
      ['POST', '/catalogue/services', { url: 'http://127.0.0.1:1', name: 'x' }],
      ['DELETE', '/catalogue/services/x', undefined],
      ['POST', '/catalogue/applications/shop/refresh', {}],
      ['POST', '/catalogue/reload', {}],
    ] as const
    const send = async (
      url: string,
      [method, path, body]: (typeof CHANGES)[number],
      headers: Record<string, string> = {},
    ) => {
      const response = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      return {
        status: response.status,
        challenge: response.headers.get('www-authenticate'),
        body: (await response.json()) as { code?: string; detail?: string },
      }
    }

    it('need the admin key where the registry has one: its refusal is handed on, and no key is added', async () => {
      const { agent } = await start({ registry: { environment: { AGENT_REGISTRY_ADMIN_KEY: KEY } } })
      for (const change of CHANGES) {
        expect(await send(agent.url, change), change[1]).to.deep.include({
          status: 401,
          challenge: 'Bearer realm="agent registry"',
        })
        expect((await send(agent.url, change, { authorization: `Bearer ${KEY}` })).status, change[1]).not.to.equal(401)
      }
    })

    it('need the admin key of the agent itself, which stays with whoever has it', async () => {
      const { agent } = await start({ agent: { environment: { AGENT_REGISTRY_ADMIN_KEY: KEY } } })
      for (const change of CHANGES) {
        expect(await send(agent.url, change), change[1]).to.deep.include({
          status: 401,
          challenge: 'Bearer realm="agent server"',
        })
        expect((await send(agent.url, change, { authorization: `Bearer ${KEY}` })).status, change[1]).not.to.equal(401)
      }
    })

    it('are refused to pages from elsewhere', async () => {
      const { agent } = await start()
      for (const change of CHANGES) {
        const foreign = await send(agent.url, change, { origin: 'https://evil.example' })
        expect([foreign.status, foreign.body.code], change[1]).to.deep.equal([403, 'FORBIDDEN_ORIGIN'])
      }
    })
  })
})
