import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { ApplicationRecord } from '../../../src/contract/registry.ts'
import type { ServicePreview } from '../../../src/contract/services.ts'
import { proposeName } from '../../../src/registry/added/propose-name.ts'
import { closeAfterEach } from '../../support/close-after-each.ts'
import { startCountingMcp } from '../../support/counting-mcp.ts'
import { startPlaces } from '../../support/places-service.ts'
import { describeService, jsonResponse } from '../../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry, type StartRegistryOptions } from '../../support/start-registry.ts'

const KEY = 'admin-key-4711'
const SECRET = 'very-secret-4711-value'
const thing = (extra: object = {}) =>
  describeService(
    {
      '/things': {
        get: {
          operationId: 'listThings',
          summary: 'Lists things',
          parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
          responses: jsonResponse(),
        },
        post: { operationId: 'makeThing', responses: jsonResponse() },
      },
    },
    extra,
  )

interface Status {
  status: string
  services: Record<string, { state: string; message: string; changed_tools: unknown[] }>
  problems: { message: string }[]
}

describe('services that are added by their address', function () {
  this.timeout(30_000)
  const keep = closeAfterEach()
  const start = async (yaml = '', options: StartRegistryOptions = {}) => keep(await startRegistry(yaml, options))
  const service = async (description: object = thing()) =>
    keep(
      await startPlaces({
        '/openapi.json': description,
        '/things': (req, res) =>
          void res
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify([{ by: req.headers.authorization ?? null }])),
      }),
    )
  const add = async (registry: RunningRegistry, body: object) => {
    const { status, body: answer } = await registry.post('/services', body)
    return { status, ...(answer as ApplicationRecord & { detail: string; code: string }) }
  }
  const names = async (registry: RunningRegistry) =>
    (await registry.get<ApplicationRecord[]>('/applications')).map(({ name }) => name)

  it('are previewed without being registered', async () => {
    const api = await service(
      thing({ info: { title: 'Thing API', version: '2.1', description: 'All things.\n\nMore.' } }),
    )
    const registry = await start()
    const { status, body } = await registry.post('/services/preview', { url: api.url })
    expect(status).to.equal(200)
    expect(body as ServicePreview).to.deep.equal({
      name: 'thing',
      type: 'openapi',
      url: `${api.url}/openapi.json`,
      title: 'Thing API',
      version: '2.1',
      description: 'All things.',
      tool_count: 2,
      tools: [
        {
          name: 'listThings',
          description: 'Lists things',
          method: 'GET',
          path: '/things',
          read_only: true,
          parameters: 1,
        },
        {
          name: 'makeThing',
          description: 'POST /things',
          method: 'POST',
          path: '/things',
          read_only: false,
          parameters: 0,
        },
      ],
      secure: false,
      warnings: [],
    })
    expect(await names(registry)).to.deep.equal([])
    expect(existsSync(join(registry.folder, 'added-services.yaml'))).to.equal(false)
  })

  it('say where their calls go, when that is somewhere else', async () => {
    const [api, other] = [await service(), await service()]
    const apart = await service(thing({ servers: [{ url: other.url }] }))
    const registry = await start()
    const warningsOf = async (url: string) =>
      ((await registry.post('/services/preview', { url })).body as ServicePreview).warnings
    expect(await warningsOf(api.url)).to.deep.equal([])
    expect(await warningsOf(apart.url)).to.deep.equal([`Its calls go to ${other.url}, which its description names.`])
  })

  it('are registered at once, can be called, and are the only ones that can be removed', async () => {
    const [api, other] = [await service(), await service()]
    const registry = await start(`services:\n  - old: { url: "${other.url}/openapi.json" }\n`)
    await registry.ready('old')
    expect(await add(registry, { url: `${api.url}/openapi.json`, name: 'fresh' })).to.deep.include({
      status: 201,
      name: 'fresh',
      type: 'openapi',
      tool_count: 2,
      state: 'ready',
      removable: true,
    })
    expect((await registry.call('fresh', 'listThings')).body).to.deep.equal([{ by: null }])
    expect((await registry.application('old'))!.removable).to.equal(undefined)
    const gone = await registry.post('/services/fresh', undefined, 'DELETE')
    expect([gone.status, gone.body]).to.deep.equal([200, { status: 'Removed fresh' }])
    expect(await names(registry)).to.deep.equal(['old'])
    expect((await registry.call('fresh', 'listThings')).status).to.equal(404)
    for (const [name, status, text] of [
      ['old', 409, 'comes from the registry file'],
      ['fresh', 404, "'fresh' not found"],
    ] as const) {
      const answer = await registry.post(`/services/${name}`, undefined, 'DELETE')
      expect(answer.status).to.equal(status)
      expect((answer.body as { detail: string }).detail).to.contain(text)
    }
    await add(registry, { url: `${api.url}/openapi.json`, name: 'fresh' })
    const wrong = await registry.post('/applications/fresh', undefined, 'DELETE')
    expect([wrong.status, (wrong.body as { detail: string }).detail]).to.deep.equal([
      409,
      "The application 'fresh' was added by its address. Remove it with: agent apis remove fresh",
    ])
  })

  it('are there after a restart and a reload, in the form of the registry file', async () => {
    const [api, mcp] = [await service(), keep(await startCountingMcp())]
    const first = await startRegistry('', { keepFolder: true })
    await add(first, { url: api.url, name: 'fresh', description: 'Mine: "quoted"' })
    await add(first, { url: mcp.url, name: 'talk' })
    const file = join(first.folder, 'added-services.yaml')
    expect(statSync(file).mode & 0o777).to.equal(0o600)
    await first.close()
    const registry = await start('', { folder: first.folder })
    await registry.ready('fresh', 'talk')
    expect(await registry.application('fresh')).to.include({ removable: true, description: 'Mine: "quoted"' })
    const reloaded = (await registry.post('/reload', {})).body as {
      added: string[]
      changed: string[]
      removed: string[]
    }
    expect([reloaded.added, reloaded.changed, reloaded.removed]).to.deep.equal([[], [], []])
    expect(await names(registry)).to.deep.equal(['fresh', 'talk'])
    // The same text is a registry file.
    const copy = await start(readFileSync(file, 'utf8'))
    await copy.ready('fresh', 'talk')
  })

  it('give way to a service of the file with their name, which the status tells, and come back', async () => {
    const [api, other] = [await service(), await service()]
    const registry = await start()
    await add(registry, { url: api.url, name: 'fresh' })
    writeFileSync(registry.registryFile, `services:\n  - fresh: { url: "${other.url}/openapi.json" }\n`)
    expect((await registry.post('/reload', {})).status).to.equal(200)
    await registry.ready('fresh')
    const record = await registry.application('fresh')
    expect([record!.url, record!.removable]).to.deep.equal([`${other.url}/openapi.json`, undefined])
    const { status, problems } = await registry.get<Status>('/status')
    expect(status).to.equal('degraded')
    expect(problems.map(({ message }) => message).join()).to.contain("The registry file has a service 'fresh'")
    writeFileSync(registry.registryFile, '')
    await registry.post('/reload', {})
    await registry.ready('fresh')
    expect((await registry.application('fresh'))!.url).to.equal(`${api.url}/openapi.json`)
    expect((await registry.get<Status>('/status')).problems).to.deep.equal([])
    // The one that waits can be removed; that of the file stays.
    writeFileSync(registry.registryFile, `services:\n  - fresh: { url: "${other.url}/openapi.json" }\n`)
    await registry.post('/reload', {})
    await registry.ready('fresh')
    expect((await registry.post('/services/fresh', undefined, 'DELETE')).status).to.equal(200)
    expect((await registry.application('fresh'))!.url).to.equal(`${other.url}/openapi.json`)
    expect((await registry.get<Status>('/status')).problems).to.deep.equal([])
  })

  it('keep what is wrong with the registry file in the status', async () => {
    const api = await service()
    const registry = await start('', { registry: { watch: false } })
    writeFileSync(registry.registryFile, 'services: [')
    expect((await registry.post('/reload', {})).status).to.equal(422)
    const before = (await registry.get<Status>('/status')).problems
    expect(before).to.have.length(1)
    expect((await add(registry, { url: api.url, name: 'fresh' })).status).to.equal(201)
    expect((await registry.get<Status>('/status')).problems.map(({ message }) => message)).to.deep.equal(
      before.map(({ message }) => message),
    )
  })

  it('do not go with a name that something has, whoever asks first', async () => {
    const api = await service()
    const registry = await start(`services:\n  - taken: { url: "${api.url}/openapi.json" }\n  - broken: { url: 7 }\n`, {
      registry: { allow_private_addresses: true },
    })
    await registry.post('/functions/onboard', {
      app_name: 'given',
      schemas: [{ name: 't', description: '', input_schema: { type: 'object', properties: {}, required: [] } }],
    })
    for (const name of ['taken', 'broken', 'given', 'browser', 'flows']) {
      const answer = await add(registry, { url: api.url, name })
      expect([answer.status, answer.code], name).to.deep.equal([409, 'CONFLICT'])
      expect(answer.detail).to.contain(`'${name}' is taken`).and.to.contain('nothing was added')
    }
    const both = await Promise.all([1, 2].map(() => add(registry, { url: api.url, name: 'twice' })))
    expect(both.map(({ status }) => status).toSorted()).to.deep.equal([201, 409])
    const { body } = await registry.post('/services/preview', { url: api.url, name: 'taken' })
    expect((body as ServicePreview).warnings).to.deep.equal([
      "The name 'taken' is taken: a service of the registry file has it. Choose another one.",
      "The application 'taken' is at this address already.",
    ])
  })

  it('have names in any script, and none that cannot be a part of an address', async () => {
    const api = await service()
    const registry = await start()
    for (const name of ['a b', 'a/b', 'a\\b', '', ' ', 'x'.repeat(129), 'zero\u200bwidth', 'line\nbreak', '${HOME}'])
      expect((await add(registry, { url: api.url, name })).status, name).to.equal(422)
    for (const name of ['Bücher', '倉庫', 'constructor', '__proto__', 'ünïcode-🚀'.normalize('NFD')]) {
      const added = await add(registry, { url: api.url, name })
      expect([added.status, added.name], name).to.deep.equal([201, name.normalize('NFC')])
      expect((await registry.call(name.normalize('NFC'), 'listThings')).status).to.equal(200)
    }
    const again = keep(await startRegistry('', { folder: registry.folder, keepFolder: true }))
    await again.ready('Bücher', '倉庫', 'constructor', '__proto__')
    for (const name of ['倉庫', '__proto__'])
      expect((await registry.post(`/services/${encodeURIComponent(name)}`, undefined, 'DELETE')).status).to.equal(200)
    expect(await names(registry)).to.deep.equal(['Bücher', 'constructor', 'ünïcode-🚀'.normalize('NFC')])
  })

  it('are nothing but http and https addresses, without a credential in them', async () => {
    const registry = await start()
    for (const url of [
      'file:///etc/passwd',
      '/etc/passwd',
      './openapi.json',
      'npx -y some-server',
      'javascript:alert(1)',
      'ftp://host/openapi.json',
      'http://',
      'http://user:pass@host/openapi.json',
      'https://host/openapi.json?api_key=abc',
      'http://host/${HOME}',
      'http://host/ with space',
    ]) {
      const answer = await registry.post('/services', { url, name: 'x' })
      expect(answer.status, url).to.equal(422)
      expect((answer.body as { detail: { loc: string[] }[] }).detail[0]!.loc, url).to.deep.equal(['body', 'url'])
    }
    for (const more of [
      { command: 'sh' },
      { type: 'stdio' },
      { headers: { a: 'b' } },
      { auth: { type: 'bearer', value: 'x' } },
    ])
      expect((await registry.post('/services', { url: 'http://127.0.0.1:9', name: 'x', ...more })).status).to.equal(422)
    expect(await names(registry)).to.deep.equal([])
  })

  describe('with a credential', () => {
    const environment = { THING_TOKEN: SECRET, AGENT_REGISTRY_ADMIN_KEY: '', EMPTY: '' }
    const auth = { type: 'bearer', variable: 'THING_TOKEN' }

    it('send the value of a variable, and show it nowhere', async () => {
      const api = await service(
        thing({
          info: { title: `Leaks ${SECRET}`, version: '1' },
          security: [{ key: [] }],
          components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
        }),
      )
      const registry = await start('', { environment })
      const without = (await registry.post('/services/preview', { url: api.url })).body as ServicePreview
      expect([without.secure, without.auth_needed?.type]).to.deep.equal([true, 'bearer'])
      const preview = (await registry.post('/services/preview', { url: api.url, auth })).body as ServicePreview
      expect([preview.secure, preview.auth_needed]).to.deep.equal([true, undefined])
      expect(JSON.stringify(preview)).not.to.contain(SECRET)
      const added = await add(registry, { url: api.url, name: 'safe', auth })
      expect(JSON.stringify(added)).not.to.contain(SECRET)
      expect((await registry.call('safe', 'listThings')).body).to.deep.equal([{ by: '[redacted]' }])
      const text = readFileSync(join(registry.folder, 'added-services.yaml'), 'utf8')
      expect(text).to.contain('${THING_TOKEN}').and.not.to.contain(SECRET)
    })

    it('say which variable is missing, also after a restart', async () => {
      const api = await service()
      const first = await startRegistry('', { environment, keepFolder: true })
      for (const variable of ['NOT_SET', 'EMPTY']) {
        const answer = await add(first, { url: api.url, name: 'x', auth: { type: 'bearer', variable } })
        expect([answer.status, answer.code]).to.deep.equal([422, 'VARIABLE_UNSET'])
        expect(answer.detail).to.contain(`${variable} is not set`)
      }
      await add(first, { url: api.url, name: 'safe', auth })
      await first.close()
      const registry = await start('', { folder: first.folder })
      const record = await registry.application('safe')
      expect([record!.state, record!.removable]).to.deep.equal(['failed', true])
      expect(record!.message).to.contain('THING_TOKEN is not set')
      expect((await registry.post('/services/safe', undefined, 'DELETE')).status).to.equal(200)
    })

    it('never get a secret of the program itself, or a header that belongs to the connection', async () => {
      const api = await service()
      const registry = await start('', {
        environment: { OWN: 'own-secret-4711', ...environment },
        registry: { admin_key_env: 'OWN_KEY' },
      })
      const answer = await add(registry, { url: api.url, name: 'x', auth: { type: 'bearer', variable: 'OWN_KEY' } })
      expect([answer.status, answer.code]).to.deep.equal([422, 'VARIABLE_REFUSED'])
      for (const wrong of [
        { type: 'host', variable: 'OWN' },
        { type: 'header', key: 'Content-Length', variable: 'OWN' },
        { type: 'bearer', key: 'X-Key', variable: 'OWN' },
        { type: 'baerer', variable: 'OWN' },
        { type: 'oauth2', variable: 'OWN' },
        { type: 'no header', variable: 'OWN' },
        { type: 'bearer', variable: 'a-b' },
        { type: 'bearer', variable: '${OWN}' },
      ])
        expect((await add(registry, { url: api.url, name: 'x', auth: wrong })).status, JSON.stringify(wrong)).to.equal(
          422,
        )
      expect(api.requests).to.deep.equal([])
    })

    it('put no values of variables into what a service writes about itself', async () => {
      const api = await service(
        thing({ info: { title: '${THING_TOKEN}', version: '1', description: 'It is ${THING_TOKEN}' } }),
      )
      const registry = await start('', { environment })
      const preview = (await registry.post('/services/preview', { url: api.url })).body as ServicePreview
      expect(preview.description).to.equal('It is ${THING_TOKEN}')
      await add(registry, { url: api.url, name: 'sly' })
      expect((await registry.application('sly'))!.description).to.equal('It is $ {THING_TOKEN}')
    })
  })

  it('start anew in what is remembered of their tools when they were removed', async () => {
    const [one, other] = [
      await service(),
      await service(
        thing({
          paths: {
            '/things': { get: { operationId: 'listThings', summary: 'Another one', responses: jsonResponse() } },
          },
        }),
      ),
    ]
    const registry = await start('', { registry: { tool_changes: 'block' } })
    await add(registry, { url: one.url, name: 'fresh' })
    expect((await registry.call('fresh', 'listThings')).status).to.equal(200)
    await registry.post('/services/fresh', undefined, 'DELETE')
    await add(registry, { url: other.url, name: 'fresh' })
    expect((await registry.call('fresh', 'listThings')).status).to.equal(200)
    expect((await registry.get<Status>('/status')).services.fresh!.changed_tools).to.deep.equal([])
  })

  it('leave a file of theirs alone that cannot be read, and say so', async () => {
    const api = await service()
    const first = await startRegistry('', { keepFolder: true })
    await first.close()
    const file = join(first.folder, 'added-services.yaml')
    writeFileSync(file, 'services: [broken')
    const registry = await start('', { folder: first.folder })
    const { status, problems } = await registry.get<Status>('/status')
    expect(status).to.equal('degraded')
    expect(problems[0]!.message).to.contain('added-services.yaml').and.to.contain('mended or removed')
    const answer = await add(registry, { url: api.url, name: 'fresh' })
    expect([answer.status, answer.code]).to.deep.equal([507, 'STATE_UNWRITABLE'])
    expect(readFileSync(file, 'utf8')).to.equal('services: [broken')
    expect(await names(registry)).to.deep.equal([])
    rmSync(file)
  })

  it('are changed by nobody without the admin key, and every attempt has an audit line', async () => {
    const api = await service()
    const registry = await start('', { environment: { AGENT_REGISTRY_ADMIN_KEY: KEY } })
    const send = (method: string, path: string, body?: object, key?: string) =>
      fetch(registry.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const requests = [
      ['POST', '/services/preview', { url: api.url, name: 'fresh' }],
      ['POST', '/services', { url: api.url, name: 'fresh' }],
      ['DELETE', '/services/fresh', undefined],
    ] as const
    for (const [method, path, body] of requests) expect((await send(method, path, body)).status).to.equal(401)
    expect(api.requests).to.deep.equal([])
    for (const [method, path, body] of requests)
      expect((await send(method, path, body, KEY)).status).to.be.within(200, 201)
    await until(() => registry.audit().length >= 6)
    expect(
      registry.audit().map(({ event, app_name, outcome, error_type }) => [event, app_name, outcome, error_type]),
    ).to.deep.equal([
      ...['preview', 'add', 'remove'].map(event => [event, 'fresh', 'failed', 'ADMIN_KEY_NEEDED']),
      ...['preview', 'add', 'remove'].map(event => [event, 'fresh', 'ok', undefined]),
    ])
  })

  it('are not added to themselves', async () => {
    const registry = await start()
    for (const url of [registry.url, `${registry.url}/openapi.json`, `${registry.url}/mcp`])
      expect(await add(registry, { url, name: 'self' })).to.include({ status: 422, code: 'SERVICE_IS_REGISTRY' })
    expect(await add(registry, { url: `${registry.url}/mcp`, name: 'self', type: 'mcp' })).to.include({
      code: 'SERVICE_IS_REGISTRY',
    })
  })

  it('are looked at a few at a time', async () => {
    const slow = keep(await startPlaces({ '*': () => undefined }))
    const registry = await start('', { apiMode: { request_timeout: 1 } })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => registry.post('/services/preview', { url: slow.url })),
    )
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([429, 429, 502, 502, 502, 502])
    expect((await registry.post('/services/preview', { url: 'http://127.0.0.1:1' })).status).to.equal(502)
  })
})

describe('a name that is proposed', () => {
  const PROPOSALS: [title: string | undefined, address: string, name: string][] = [
    ['Swagger Petstore - OpenAPI 3.0', 'https://petstore3.swagger.io/api/v3/openapi.json', 'petstore'],
    ['The Rest API of Things', 'http://h/', 'things'],
    ['GitHub v3 REST API', 'http://h/', 'github'],
    ['Café Überblick', 'http://h/', 'cafe_uberblick'],
    ['倉庫 API', 'http://h/', '倉庫'],
    ['हिन्दी सेवा', 'http://h/', 'हिन्दी_सेवा'],
    ['API', 'http://api.shop.example.com/', 'api'],
    ['', 'https://api.shop.example.com/openapi.json', 'shop_example'],
    [undefined, 'http://127.0.0.1:8080/', 'service_8080'],
    ['../../etc/passwd', 'http://h/', 'etc_passwd'],
    ['💥', 'https://boom.test/', 'boom'],
    ['word '.repeat(40), 'http://h/', 'word_word_word_word_word_word_word_word'],
  ]
  for (const [title, address, name] of PROPOSALS)
    it(`is ${name} for ${JSON.stringify(title)?.slice(0, 40)}`, () => {
      expect(proposeName(title, address, () => false)).to.equal(name)
      expect(proposeName(title, address, taken => taken === name || taken === `${name}_2`)).to.equal(`${name}_3`)
    })
})
