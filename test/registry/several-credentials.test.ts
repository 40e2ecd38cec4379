import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type Answer,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

const responses = jsonResponse()
const operation = (operationId: string, more: object = {}) => ({ get: { operationId, responses, ...more } })
const SCHEMES = {
  components: {
    securitySchemes: {
      appKey: { type: 'apiKey', in: 'header', name: 'X-App-Key' },
      user: { type: 'http', scheme: 'bearer' },
      tracking: { type: 'apiKey', in: 'cookie', name: 'sid' },
      legacy: { type: 'apiKey', in: 'query', name: 'api_key' },
    },
  },
}

/** Ends everything that a test opened. */
const open: { close(): Promise<void> }[] = []
const closeAll = async () => {
  for (const thing of open.splice(0).toReversed()) await thing.close()
}
const startService = async (description: Parameters<typeof startRecordingService>[0], answer?: Answer) => {
  const service = await startRecordingService(description, answer)
  open.push(service)
  return service
}
const start = async (yaml: string, options: Parameters<typeof startRegistry>[1] = {}): Promise<RunningRegistry> => {
  const registry = await startRegistry(yaml, { apiMode: { retry_attempts: 0, cache_enabled: false }, ...options })
  open.push(registry)
  return registry
}
/** What a request carried of the credentials that these tests use. */
const carried = ({ headers, url }: RecordingService['requests'][number]) => ({
  ...(headers['x-app-key'] !== undefined && { appKey: headers['x-app-key'] }),
  ...(headers.authorization !== undefined && { user: headers.authorization }),
  ...(headers.cookie !== undefined && { cookie: headers.cookie }),
  ...(url.includes('?') && { query: url.split('?')[1] }),
})

describe('several credentials for one service', () => {
  afterEach(closeAll)

  const DESCRIPTION = describeService(
    {
      '/default': operation('by_default'),
      '/both': operation('both', { security: [{ appKey: [], user: [] }] }),
      '/either': operation('either', { security: [{ unknown: [] }, { legacy: [] }, { user: [] }] }),
      '/optional': operation('optional', { security: [{ tracking: [] }, {}] }),
      '/public': operation('public', { security: [] }),
      '/anonymous': operation('anonymous', { security: [{ unknown: [] }, {}] }),
      '/partly': operation('partly', { security: [{ unknown: [], user: [] }] }),
    },
    { ...SCHEMES, security: [{ appKey: [] }] },
  )
  const AUTH = `
      auth:
        schemes:
          appKey: { type: api-key, value: key-of-the-app }
          user: { type: bearer, value: token-of-the-user }
          tracking: { type: api-key, value: cookie-value-1 }
          legacy: { type: api-key, value: legacy-key-1 }
`
  const CHOSEN: [tool: string, carried: object][] = [
    ['by_default', { appKey: 'key-of-the-app' }],
    ['both', { appKey: 'key-of-the-app', user: 'Bearer token-of-the-user' }],
    ['either', { query: 'api_key=legacy-key-1' }],
    ['optional', { cookie: 'sid=cookie-value-1' }],
    ['public', {}],
    ['anonymous', {}],
    ['partly', { user: 'Bearer token-of-the-user' }],
  ]
  it('by scheme: every operation gets those that its security asks for [R15]', async () => {
    const service = await startService(DESCRIPTION)
    const registry = await start(`services:\n  - api:\n      url: ${service.url}/openapi.json${AUTH}`)
    await registry.ready('api')
    for (const [tool, expected] of CHOSEN) {
      service.requests.splice(0)
      expect((await registry.call('api', tool)).status, tool).to.equal(200)
      expect(carried(service.requests[0]!), tool).to.deep.equal(expected)
    }
    // Discovery may need any of them.
    expect(carried(service.descriptions[0]!)).to.include({ user: 'Bearer token-of-the-user' })
  })

  it('as a list: all of them go with every request [R15]', async () => {
    const service = await startService(DESCRIPTION)
    const registry = await start(
      `services:\n  - api:\n      url: ${service.url}/openapi.json\n      headers: { X-Tenant: t-1 }\n      auth:\n        - { type: X-App-Key, value: key-of-the-app }\n        - { type: basic, username: me, password: secret-pw }\n`,
    )
    await registry.ready('api')
    await registry.call('api', 'public')
    for (const request of [service.descriptions[0]!, service.requests[0]!]) {
      expect(carried(request)).to.deep.equal({ appKey: 'key-of-the-app', user: `Basic ${btoa('me:secret-pw')}` })
      expect(request.headers['x-tenant']).to.equal('t-1')
    }
  })

  it('rotate each in its own place, and come back to the first [R15]', async () => {
    const accepted = { key: 'key-two', user: 'Bearer token-1' }
    const service = await startService(DESCRIPTION, ({ headers }, res) => {
      const fits = headers['x-app-key'] === accepted.key && headers.authorization === accepted.user
      res.writeHead(fits ? 200 : 403, { 'content-type': 'application/json' }).end('{}')
    })
    const registry = await start(
      `services:\n  - api:\n      url: ${service.url}/openapi.json\n      auth:\n        - { type: X-App-Key, value: [key-one, key-two] }\n        - { type: bearer, value: token-1 }\n`,
    )
    await registry.ready('api')
    expect((await registry.call('api', 'public')).status).to.equal(200)
    accepted.key = 'key-one'
    expect((await registry.call('api', 'public')).status).to.equal(200)
    accepted.key = 'none'
    expect((await registry.call('api', 'public')).status).to.equal(403)
    expect(service.requests.map(({ headers }) => headers['x-app-key'])).to.deep.equal([
      'key-one',
      'key-two',
      'key-two',
      'key-one',
      'key-one',
      'key-two',
    ])
  })

  it('are not asked for as arguments, and no argument takes their place [R15, X9]', async () => {
    const parameters = [
      { name: 'X-App-Key', in: 'header', required: true, schema: { type: 'string' } },
      { name: 'X-Tenant', in: 'header', schema: { type: 'string' } },
      { name: 'Host', in: 'header', schema: { type: 'string' } },
      { name: 'Content-Length', in: 'header', schema: { type: 'string' } },
      { name: 'Cookie', in: 'header', schema: { type: 'string' } },
      { name: 'Authorization', in: 'header', schema: { type: 'string' } },
      { name: 'X-Free', in: 'header', schema: { type: 'string' } },
    ]
    const service = await startService(describeService({ '/x': operation('x', { parameters }) }, SCHEMES))
    const registry = await start(
      `services:\n  - api:\n      url: ${service.url}/openapi.json\n      headers: { X-Tenant: t-1 }\n      auth: { type: api-key, value: key-of-the-app }\n`,
    )
    await registry.ready('api')
    const record = (await registry.records('api')).api_x!
    expect(record.parameters.map(({ name }) => name)).to.deep.equal(['X-Free'])
    expect((await registry.call('api', 'x', { 'X-Free': 'f', Host: 'evil.test' })).status).to.equal(422)
    await registry.call('api', 'x', { 'X-Free': 'ü' })
    const { headers } = service.requests[0]!
    expect([headers['x-app-key'], headers['x-tenant'], headers.host]).to.deep.equal([
      'key-of-the-app',
      't-1',
      `127.0.0.1:${service.port}`,
    ])
    expect(Buffer.from(String(headers['x-free']), 'latin1').toString()).to.equal('ü')
  })

  it('of another form are told by place and what was expected', async () => {
    const registry = await start(
      'services:\n  - api:\n      url: http://127.0.0.1:1/x\n      auth:\n        schemes:\n          appKey: { value: x }\n',
    )
    expect((await registry.application('api'))!.message).to.match(
      /:\d+: services\.0\.api\.auth\.schemes\.appKey\.type: expected text, found nothing/,
    )
  })
})

describe('credentials go to their own service and origin', () => {
  afterEach(closeAll)
  const X = { '/x': operation('x') }

  it('never those of another service, nor any header of the client [X1, X2]', async () => {
    const [one, two] = [await startService(describeService(X)), await startService(describeService(X))]
    const entry = (name: string, url: string, token: string) =>
      `  - ${name}: { url: "${url}/openapi.json", auth: { type: bearer, value: ${token} } }\n`
    const registry = await start(
      `services:\n${entry('one', one.url, 'token-one')}${entry('two', two.url, 'token-two')}  - none: { url: "${two.url}/openapi.json" }\n`,
    )
    await registry.ready('one', 'two', 'none')
    const client = {
      authorization: 'Bearer of-the-client',
      cookie: 'session=client',
      'x-app-key': 'client',
      'proxy-authorization': 'Basic x',
      'x-forwarded-for': '1.2.3.4',
    }
    for (const app of ['one', 'two', 'none']) expect((await registry.call(app, 'x', {}, client)).status).to.equal(200)
    const all = [...one.descriptions, ...one.requests, ...two.descriptions, ...two.requests]
    expect(one.requests.map(carried)).to.deep.equal([{ user: 'Bearer token-one' }])
    expect(two.requests.map(carried)).to.deep.equal([{ user: 'Bearer token-two' }, {}])
    for (const { headers } of all)
      expect(headers).to.not.have.any.keys('proxy-authorization', 'x-forwarded-for', 'x-app-key', 'cookie')
  })

  it('to the servers of the description, and not to a server of a single operation or path [X2]', async () => {
    const [main, elsewhere] = [await startService({}), await startService({})]
    const described = await startService(() =>
      describeService(
        {
          ...X,
          '/upload': operation('upload', { servers: [{ url: elsewhere.url }] }),
          '/path': { servers: [{ url: elsewhere.url }], ...operation('path') },
        },
        {
          servers: [
            {
              url: '{scheme}://127.0.0.1:{port}',
              variables: { scheme: { default: 'http' }, port: { default: String(main.port) } },
            },
          ],
        },
      ),
    )
    const yaml = (more: string) =>
      `services:\n  - api:\n      url: ${described.url}/openapi.json\n      auth: { type: bearer, value: token-of-api }\n${more}`
    const registry = await start(yaml(''))
    await registry.ready('api')
    for (const tool of ['x', 'upload', 'path']) expect((await registry.call('api', tool)).status, tool).to.equal(200)
    expect([described.descriptions, main.requests, elsewhere.requests].map(list => list.map(carried))).to.deep.equal([
      [{ user: 'Bearer token-of-api' }],
      [{ user: 'Bearer token-of-api' }],
      [{}, {}],
    ])
    const wider = await start(yaml(`      credential_origins: ["${elsewhere.url}/any"]\n`))
    await wider.ready('api')
    await wider.call('api', 'upload')
    expect(carried(elsewhere.requests.at(-1)!)).to.deep.equal({ user: 'Bearer token-of-api' })
  })

  it('and a refusal where they did not go says why, and what to do [X2]', async () => {
    const elsewhere = await startService({}, (_req, res) => void res.writeHead(401).end())
    const described = await startService(() =>
      describeService({ '/x': operation('x', { servers: [{ url: elsewhere.url }] }) }),
    )
    const registry = await start(
      `services:\n  - api: { url: "${described.url}/openapi.json", auth: { type: bearer, value: token-of-api } }\n`,
    )
    await registry.ready('api')
    const called = await registry.call('api', 'x')
    expect(called.status).to.equal(401)
    expect((called.body as { message: string }).message).to.contain(
      `not sent to ${elsewhere.url}; add it to credential_origins`,
    )
  })

  it('addresses are used as written, with and without a slash at the end [M14]', async () => {
    const description = describeService({ '/items/': operation('slash'), '/items': operation('plain') })
    const service = await startService(description, ({ url }, res) => {
      if (url === '/items/') res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      else res.writeHead(301, { location: '/items/' }).end()
    })
    const registry = await start(
      `services:\n  - api: { url: "${service.url}/openapi.json", auth: { type: bearer, value: token-of-api } }\n`,
    )
    await registry.ready('api')
    await registry.call('api', 'slash')
    await registry.call('api', 'plain')
    expect(service.requests.map(({ url, headers }) => [url, headers.authorization])).to.deep.equal([
      ['/items/', 'Bearer token-of-api'],
      ['/items', 'Bearer token-of-api'],
      ['/items/', 'Bearer token-of-api'],
    ])
  })
})

describe('OAuth 2.0 client credentials', () => {
  afterEach(closeAll)
  interface Grant {
    authorization: string | undefined
    form: Record<string, string[]>
  }
  /** A token service that issues token-1, token-2 … */
  const startTokens = async (answer: (issued: number) => { status?: number; body: object; wait?: Promise<void> }) => {
    const grants: Grant[] = []
    const server = createServer(async (req, res) => {
      let text = ''
      for await (const chunk of req) text += String(chunk)
      const form: Grant['form'] = {}
      for (const [name, value] of new URLSearchParams(text)) (form[name] ??= []).push(value)
      grants.push({ authorization: req.headers.authorization, form })
      const { status = 200, body, wait } = answer(grants.length)
      await wait
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    open.push({ close: async () => (server.closeAllConnections(), void server.close()) })
    return { grants, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token` }
  }
  const token = (number: number, expires_in: unknown = 3600) => ({
    body: { access_token: `token-${number}-xyz`, token_type: 'Bearer', expires_in },
  })
  const startApi = async (
    fields: string,
    answer?: Answer,
    options: Parameters<typeof startRegistry>[1] = {},
  ): Promise<[RecordingService, RunningRegistry]> => {
    const service = await startService(
      describeService({ '/x': { ...operation('x'), post: { operationId: 'write', responses } } }),
      answer,
    )
    const registry = await start(
      `services:\n  - api:\n      url: ${service.url}/openapi.json\n      auth: { type: oauth2, client_id: me, client_secret: "s:e c", ${fields} }\n`,
      options,
    )
    return [service, registry]
  }

  it('name the client in the form with client_secret_post, and send scopes, audience, resources and more fields [R15]', async () => {
    const tokens = await startTokens(number => token(number))
    const [, registry] = await startApi(
      `token_url: "${tokens.url}", token_endpoint_auth_method: client_secret_post, scope: [read, write], audience: https://a.test, resource: [r1, r2], token_params: { tenant: t1 }`,
    )
    await registry.ready('api')
    expect(tokens.grants).to.deep.equal([
      {
        authorization: undefined,
        form: {
          grant_type: ['client_credentials'],
          scope: ['read write'],
          audience: ['https://a.test'],
          resource: ['r1', 'r2'],
          tenant: ['t1'],
          client_id: ['me'],
          client_secret: ['s:e c'],
        },
      },
    ])
  })

  it('name the client by Basic otherwise, encoded [R15]', async () => {
    const tokens = await startTokens(number => token(number))
    const [service, registry] = await startApi(`token_url: "${tokens.url}"`)
    await registry.ready('api')
    await registry.call('api', 'x')
    expect(tokens.grants).to.deep.equal([
      { authorization: `Basic ${btoa('me:s%3Ae%20c')}`, form: { grant_type: ['client_credentials'] } },
    ])
    expect([...service.descriptions, ...service.requests].map(({ headers }) => headers.authorization)).to.deep.equal([
      'Bearer token-1-xyz',
      'Bearer token-1-xyz',
    ])
  })

  it('are asked for once by many calls at the same time; one that goes away takes nothing from the others [R15]', async () => {
    let release = () => undefined as void
    let refused = false
    const wait = new Promise<void>(resolve => (release = resolve))
    const tokens = await startTokens(number => ({ ...token(number), ...(number > 1 && { wait }) }))
    const [service, registry] = await startApi(`token_url: "${tokens.url}"`, ({ headers }, res) => {
      const isOld = headers.authorization === 'Bearer token-1-xyz'
      refused ||= isOld
      res.writeHead(isOld ? 401 : 200, { 'content-type': 'application/json' }).end('{}')
    })
    await registry.ready('api')
    const leaving = new AbortController()
    const gone = fetch(`${registry.url}/functions/call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app_name: 'api', function_name: 'api_x', args: {} }),
      signal: leaving.signal,
    }).catch(() => undefined)
    await until(() => tokens.grants.length === 2)
    const calls = Array.from({ length: 5 }, () => registry.call('api', 'write'))
    leaving.abort()
    await gone
    release()
    expect((await Promise.all(calls)).map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200])
    expect([refused, tokens.grants.length]).to.deep.equal([true, 2])
    // A refused token is fetched anew once: nothing was done yet, so that a write may be sent again.
    expect(
      service.requests.filter(
        ({ method, headers }) => method === 'POST' && headers.authorization === 'Bearer token-2-xyz',
      ),
    ).to.have.length(5)
  })

  it('are renewed once when a token is refused, and the refusal is answered when the new one is refused too [R15]', async () => {
    const tokens = await startTokens(number => token(number))
    const [service, registry] = await startApi(
      `token_url: "${tokens.url}"`,
      (_req, res) => void res.writeHead(401).end(),
    )
    await registry.ready('api')
    const called = await registry.call('api', 'write')
    expect([called.status, service.requests.length, tokens.grants.length]).to.deep.equal([401, 2, 2])
  })

  it('are renewed before they end [R15]', async () => {
    // Half a second, which is less than what a token has to last.
    const tokens = await startTokens(number => token(number, number === 1 ? '0.5' : 3600))
    const [service, registry] = await startApi(`token_url: "${tokens.url}"`)
    await registry.ready('api')
    await until(async () => {
      await registry.call('api', 'x')
      return tokens.grants.length === 2
    })
    await registry.call('api', 'x')
    expect([tokens.grants.length, service.requests.at(-1)!.headers.authorization]).to.deep.equal([
      2,
      'Bearer token-2-xyz',
    ])
  })

  it('that are refused fail the service with the reason, without the secret [R15, X3]', async () => {
    const tokens = await startTokens(() => ({
      status: 401,
      body: { error: 'invalid_client', error_description: 'who is this?' },
    }))
    const [, registry] = await startApi(`token_url: "${tokens.url}?client_key=planted-4711"`)
    await until(async () => (await registry.application('api'))?.state === 'failed')
    const status = JSON.stringify(await registry.get('/status'))
    expect(status).to.contain('gets no access token').and.contain('invalid_client: who is this?')
    expect(status).to.not.contain('planted-4711').and.not.contain('s:e c')
  })
})
