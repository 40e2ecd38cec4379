import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'chai'
import { CLIENTS, connectClient, type AnyClient, type ClientKind } from '../support/mcp-clients.ts'
import { describeService, startRecordingService, type Answer } from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry, type StartRegistryOptions } from '../support/start-registry.ts'

const require = createRequire(import.meta.url)
const EVERYTHING = join(require.resolve('@modelcontextprotocol/server-everything/package.json'), '../dist/index.js')
const PEER = fileURLToPath(new URL('../support/mcp-peer.ts', import.meta.url))
const mcp = (name: string, args: string[]) =>
  `mcpServers:\n  ${name}:\n    command: ${process.execPath}\n    args: ${JSON.stringify(args)}\n`
const openapi = (name: string, url: string, more = '') =>
  `services:\n  - ${name}:\n      url: ${url}/openapi.json\n${more}`

const TYPES = 'application/json, text/event-stream'
const ALIAS = /^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/
const ok = { 200: { description: 'ok' } }
const json = (schema: object) => ({ 200: { description: 'ok', content: { 'application/json': { schema } } } })

describe('/mcp, the catalogue as one MCP server', () => {
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.close()
  })
  const start = async (yaml: string, options: StartRegistryOptions = {}): Promise<RunningRegistry> => {
    const registry = await startRegistry(yaml, options)
    open.push(registry)
    return registry
  }
  const serve = async (paths: object, answer?: Answer, extra: object = {}) => {
    const service = await startRecordingService(describeService(paths, extra), answer)
    open.push(service)
    return service
  }
  const connect = async (
    registry: RunningRegistry,
    kind: ClientKind = '2.x modern',
    query = '',
  ): Promise<AnyClient> => {
    const client = await connectClient(kind, `${registry.url}/mcp${query}`)
    open.push(client)
    return client
  }
  const onboard = async (registry: RunningRegistry, app: string, names: string[], more: object = {}) => {
    const schemas = names.map(name => ({
      name,
      description: `Does ${name}`,
      input_schema: { type: 'object', properties: {}, required: [] },
    }))
    expect((await registry.post('/functions/onboard', { app_name: app, schemas, ...more })).status).to.equal(200)
  }

  for (const kind of CLIENTS) {
    describe(`for the SDK's ${kind} client`, () => {
      it('lists and calls tools, with their titles, annotations, structured content and images', async () => {
        const registry = await start(mcp('everything', [EVERYTHING, 'stdio']))
        await registry.ready('everything')
        const client = await connect(registry, kind)
        expect(client.era).to.equal(kind === '2.x modern' ? 'modern' : 'legacy')
        expect(client.instructions).to.contain('registry')
        const tools = await client.list()
        const records = await registry.records('everything')
        expect(tools.map(tool => tool.name).sort()).to.deep.equal(
          Object.values(records)
            .map(record => record.alias)
            .sort(),
        )
        const weather = tools.find(tool => tool.name === 'everything_get-structured-content')!
        expect(weather.title).to.equal('Get Structured Content Tool')
        expect(weather.annotations).to.include({ readOnlyHint: true, openWorldHint: false })
        expect(JSON.stringify(weather.outputSchema)).to.contain('temperature')
        expect((await client.call('everything_echo', { message: 'hi' })).content).to.deep.equal([
          { type: 'text', text: 'Echo: hi' },
        ])
        const structured = await client.call('everything_get-structured-content', { location: 'New York' })
        expect(structured.structuredContent).to.have.property('temperature')
        const image = await client.call('everything_get-tiny-image')
        expect(image.content.find(block => block.type === 'image')).to.include({ mimeType: 'image/png' })
      })

      it('passes progress on', async () => {
        const registry = await start(mcp('everything', [EVERYTHING, 'stdio']))
        await registry.ready('everything')
        const client = await connect(registry, kind)
        const seen: number[] = []
        await client.call(
          'everything_trigger-long-running-operation',
          { duration: 1, steps: 4 },
          { onprogress: ({ progress }) => void seen.push(progress) },
        )
        expect(seen).to.deep.equal([1, 2, 3, 4])
      })

      it('passes progress on that arrives in one piece with the answer', async () => {
        const registry = await start(mcp('peer', [PEER]))
        await registry.ready('peer')
        const client = await connect(registry, kind)
        const seen: number[] = []
        await client.call(
          'peer_work',
          { steps: 3, pause: 0 },
          { onprogress: ({ progress }) => void seen.push(progress) },
        )
        expect(seen).to.deep.equal([1, 2, 3])
      })

      it('passes cancellation on to the service', async () => {
        let gone = false
        const service = await serve({ '/slow': { get: { operationId: 'slow', responses: ok } } }, (_req, res) => {
          res.once('close', () => (gone = true))
        })
        const registry = await start(openapi('slow', service.url))
        await registry.ready('slow')
        const client = await connect(registry, kind)
        const controller = new AbortController()
        const calling = client.call('slow_slow', {}, { signal: controller.signal }).catch((error: unknown) => error)
        await until(() => service.requests.length === 1, 'the call to arrive')
        controller.abort()
        await calling
        await until(() => gone, 'the service to be told')
        await until(() => registry.audit().length === 1, 'the audit line')
        expect(registry.audit()[0]).to.include({ function_name: 'slow_slow', outcome: 'failed', status: 499 })
      })

      it('tells of changes of the list, several at once [M16]', async () => {
        const registry = await start('services: []\n')
        await onboard(registry, 'math', ['add'])
        const client = await connect(registry, kind)
        expect((await client.list()).map(tool => tool.name)).to.deep.equal(['math_add'])
        // The stream on which it is told opens beside the first requests.
        await until(async () => {
          await onboard(registry, 'math', [`more_${Math.random().toString(36).slice(2)}`])
          await new Promise(resolve => setTimeout(resolve, 150))
          return client.changes > 0
        })
        await new Promise(resolve => setTimeout(resolve, 200))
        const { changes } = client
        for (const name of ['a', 'b', 'c', 'd', 'e']) await onboard(registry, 'math', [name])
        await until(() => client.changes > changes, 'word of the change')
        expect(client.changes - changes).to.be.lessThan(5)
        expect((await client.list()).map(tool => tool.name)).to.include.members(['math_a', 'math_e'])
      })

      it('accepts the whole list, whatever the descriptions say [S3]', async () => {
        const either = {
          oneOf: [
            { type: 'object', properties: { a: { type: 'string' } } },
            { type: 'array', items: {} },
          ],
        }
        const body = (schema: object) => ({ content: { 'application/json': { schema } } })
        const node = { $ref: '#/components/schemas/Node' }
        const service = await serve(
          {
            '/either': { post: { operationId: 'either', requestBody: body(either), responses: json(either) } },
            '/list': { post: { operationId: 'list', requestBody: body({ type: 'array', items: {} }), responses: ok } },
            '/node': { post: { operationId: 'node', requestBody: body(node), responses: json(node) } },
            '/wrong': {
              post: {
                operationId: 'wrong',
                requestBody: body({ type: 'object', properties: { a: { type: 'string', pattern: '(' } } }),
                responses: json({
                  type: 'object',
                  $id: 'x',
                  properties: { a: { pattern: '(', format: 'nonsense' }, b: { $ref: '#/no/where' } },
                }),
              },
            },
            '/never': {
              post: {
                operationId: 'never',
                requestBody: body({
                  type: 'object',
                  properties: { a: { type: 'string' }, additionalProperties: false },
                }),
                responses: ok,
              },
            },
            '/same-id': { get: { operationId: 'same', responses: json({ type: 'object', $id: 'x', properties: {} }) } },
            '/plain': { get: { operationId: 'plain', responses: json({ type: 'string' }) } },
          },
          undefined,
          {
            components: {
              schemas: { Node: { type: 'object', properties: { value: { type: 'integer' }, next: node } } },
            },
          },
        )
        const registry = await start(openapi('odd', service.url))
        await registry.ready('odd')
        await registry.post('/functions/onboard', {
          app_name: 'given',
          schemas: [
            {
              name: 'marked',
              description: 'd',
              input_schema: {
                type: 'object',
                properties: { a: { type: 'string', 'x-mcp-header': 'not a header name' } },
              },
            },
          ],
        })
        const tools = await (await connect(registry, kind)).list()
        expect(tools.map(tool => tool.name)).to.have.members(
          ['either', 'list', 'node', 'wrong', 'never', 'same', 'plain']
            .map(name => `odd_${name}`)
            .concat('given_marked'),
        )
        for (const { inputSchema, outputSchema } of tools) {
          expect(inputSchema.type).to.equal('object')
          expect(inputSchema).to.not.have.any.keys('oneOf', 'anyOf', 'allOf')
          if (outputSchema) expect(outputSchema.type).to.equal('object')
        }
        expect(tools.find(tool => tool.name === 'odd_plain')).to.not.have.property('outputSchema')
      })

      it('lists in pages what one page does not hold', async () => {
        const registry = await start('services: []\n', { registry: { mcp_listing: 'full' } })
        const names = Array.from({ length: 450 }, (_, index) => `t${index}`)
        await onboard(registry, 'many', names)
        const client = await connect(registry, kind)
        const tools = await client.list()
        expect(new Set(tools.map(tool => tool.name))).to.deep.equal(new Set(names.map(name => `many_${name}`)))
        expect(tools).to.have.length(450)
      })
    })
  }

  it('passes resources and prompts of MCP servers through, of all or of one', async () => {
    const fixture = fileURLToPath(new URL('../conformance/fixture-server.ts', import.meta.url))
    const registry = await start(
      `${mcp('docs', [fixture])}  peer:\n    command: ${process.execPath}\n    args: ["${PEER}"]\n`,
    )
    await registry.ready('docs', 'peer')
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
    open.push(client)
    await client.connect(new StreamableHTTPClientTransport(new URL(`${registry.url}/mcp`)))
    const uris = (await client.listResources()).resources.map(({ uri }) => uri)
    expect(uris).to.include.members(['test://static-text', 'test://static-binary'])
    expect(uris.some(uri => uri.startsWith('peer://'))).to.equal(true)
    expect((await client.readResource({ uri: 'test://static-text' })).contents[0]).to.include({
      text: 'This is the content of the static text resource.',
    })
    const templates = (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate)
    expect(templates).to.include('test://template/{id}/data')
    const byTemplate = await client.readResource({ uri: 'test://template/17/data' })
    expect(JSON.stringify(byTemplate.contents)).to.contain('Data for ID: 17')
    const absent = await client.readResource({ uri: 'test://absent' }).then(
      () => undefined,
      (error: { code: number; message: string }) => error,
    )
    expect(absent!.message).to.contain('test://absent')
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).to.include('docs_prompt_with_arguments')
    const prompt = await client.getPrompt({ name: 'docs_prompt_with_arguments', arguments: { arg1: 'x', arg2: 'y' } })
    expect(JSON.stringify(prompt.messages)).to.contain("arg1='x', arg2='y'")
    const argument = { name: 'arg1', value: 'test' }
    for (const [ref, expected] of [
      [{ type: 'ref/prompt', name: 'docs_prompt_with_arguments' }, ['testing', 'tested']],
      [{ type: 'ref/resource', uri: 'test://template/{id}/data' }, []],
    ] as const)
      expect((await client.complete({ ref, argument })).completion.values).to.deep.equal(expected)
    const narrowed = new Client({ name: 'test', version: '1' })
    open.push(narrowed)
    await narrowed.connect(new StreamableHTTPClientTransport(new URL(`${registry.url}/mcp?app=docs`)))
    expect((await narrowed.listResources()).resources.map(({ uri }) => uri)).to.deep.equal([
      'test://static-text',
      'test://static-binary',
    ])
    const elsewhere = await narrowed.readResource({ uri: 'peer://note' }).then(
      () => undefined,
      (error: { message: string }) => error,
    )
    expect(elsewhere!.message).to.contain('peer://note')
    const hidden = await narrowed.callTool({ name: 'peer_pid', arguments: {} }).then(
      () => undefined,
      (error: { message: string }) => error,
    )
    expect(hidden!.message).to.contain('Tool peer_pid not found in any server')
  })

  describe('names', () => {
    const long = `get-${'very-'.repeat(20)}long-name`
    const odd = '9/list accounts (all)'

    it('are aliases of at most 64 legal characters; the original goes upstream [N1] [N2]', async () => {
      const service = await serve({
        '/long': { get: { operationId: long, responses: ok } },
        '/odd': { get: { operationId: odd, responses: ok } },
      })
      const registry = await start(openapi('shop', service.url))
      await registry.ready('shop')
      const client = await connect(registry)
      const tools = await client.list()
      for (const { name } of tools) expect(name).to.match(ALIAS)
      const [longTool, oddTool] = [long, odd].map(title => tools.find(tool => tool.title === title))
      expect(longTool, 'the name of the service is the title').to.not.equal(undefined)
      for (const name of [longTool!.name, `shop_${long}`]) expect((await client.call(name)).isError).to.not.equal(true)
      expect((await client.call(oddTool!.name)).structuredContent).to.deep.equal({ ok: true })
      expect(service.requests.map(({ url }) => url)).to.deep.equal(['/long', '/long', '/odd'])
    })

    it('of servers keep their original upstream, and a description given here changes the list only [N2] [N8]', async () => {
      const service = await serve({
        '/accounts': { get: { operationId: 'list.accounts', description: 'Theirs', responses: ok } },
      })
      const override = '      api_overrides:\n        - operation_id: list.accounts\n          description: Ours\n'
      const registry = await start(openapi('shop', service.url, override))
      await registry.ready('shop')
      const client = await connect(registry)
      const [tool] = await client.list()
      expect(tool!.description).to.equal('Ours')
      expect(tool!.name).to.match(/^shop_list_accounts_[0-9a-f]{8}$/)
      await client.call(tool!.name)
      expect(service.requests).to.have.length(1)
      expect(service.requests[0]!.url).to.equal('/accounts')
      expect(JSON.stringify(service.requests)).to.not.contain('Ours')
    })

    it('are read without hidden characters', async () => {
      const registry = await start('services: []\n')
      await registry.post('/functions/onboard', {
        app_name: 'sly',
        schemas: [{ name: 'x', description: 'a\u200bb\u{e0041}c', input_schema: { type: 'object', properties: {} } }],
      })
      const [tool] = await (await connect(registry)).list()
      expect(tool!.description).to.equal('abc')
    })
  })

  describe('results', () => {
    it('are what the service answered: objects, lists, texts, nothing, pictures and files', async () => {
      const answers: Record<string, [type: string, body: string | Buffer]> = {
        '/object': ['application/json', '{"id":1}'],
        '/list': ['application/json', '[1,2]'],
        '/text': ['text/plain', 'plain words'],
        '/picture': ['image/png', Buffer.from([1, 2, 3])],
        '/file': ['application/zip', Buffer.from([4, 5])],
      }
      const paths = Object.fromEntries(
        [...Object.keys(answers), '/nothing'].map(path => [
          path,
          { get: { operationId: path.slice(1), responses: { 200: { description: 'ok' } } } },
        ]),
      )
      const service = await serve(paths, ({ url }, res) => {
        const found = answers[url]
        if (found) res.writeHead(200, { 'content-type': found[0] }).end(found[1])
        else res.writeHead(204).end()
      })
      const registry = await start(openapi('kinds', service.url))
      await registry.ready('kinds')
      const client = await connect(registry)
      const call = async (name: string) => await client.call(`kinds_${name}`)
      const object = await call('object')
      expect(object.structuredContent).to.deep.equal({ id: 1 })
      expect(object.content).to.deep.equal([{ type: 'text', text: '{"id":1}' }])
      expect((await call('list')).content).to.deep.equal([{ type: 'text', text: '[1,2]' }])
      expect((await call('text')).content).to.deep.equal([{ type: 'text', text: 'plain words' }])
      expect((await call('nothing')).content).to.deep.equal([{ type: 'text', text: 'null' }])
      expect((await call('picture')).content).to.deep.equal([{ type: 'image', mimeType: 'image/png', data: 'AQID' }])
      const [file] = (await call('file')).content
      expect(file!.resource).to.include({ mimeType: 'application/zip', blob: 'BAU=' })
    })

    for (const kind of CLIENTS)
      it(`that do not match their schema still reach the SDK's ${kind} client [S5]`, async () => {
        const responses = json({ type: 'object', required: ['n'], properties: { n: { type: 'number' } } })
        const answers: Record<string, string> = { '/list': '[1]', '/nothing': 'null', '/other': '{"n":"text"}' }
        const paths = Object.fromEntries(
          Object.keys(answers).map(path => [path, { get: { operationId: path.slice(1), responses } }]),
        )
        const service = await serve(
          paths,
          ({ url }, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end(answers[url]),
        )
        const registry = await start(openapi('lies', service.url) + mcp('peer', [PEER]))
        await registry.ready('lies', 'peer')
        const client = await connect(registry, kind)
        const tools = await client.list()
        expect(tools.find(tool => tool.name === 'lies_list')).to.have.property('outputSchema')
        const other = await client.call('lies_other')
        expect(other.structuredContent).to.deep.equal({ n: 'text' })
        expect(other._meta!['agent/schema-warning']).to.contain('n')
        expect((await client.call('lies_list')).structuredContent).to.deep.equal({ result: [1] })
        expect((await client.call('lies_nothing')).structuredContent).to.deep.equal({ result: null })
        expect((await client.call('peer_lies')).structuredContent).to.deep.equal({ n: 'no number' })
      })

    it('beyond the limit are cut, with a mark [M17]', async () => {
      const service = await serve(
        { '/large': { get: { operationId: 'large', responses: ok } } },
        (_req, res) =>
          void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify('x'.repeat(5000))),
      )
      const registry = await start(openapi('shop', service.url), { registry: { max_result_bytes: 1024 } })
      await registry.ready('shop')
      const result = await (await connect(registry)).call('shop_large')
      expect(result._meta!['agent/truncated']).to.equal(true)
      expect(result.structuredContent).to.include({ truncated: true })
      expect(JSON.stringify(result.content).length).to.be.lessThan(3000)
    })

    it('that are failures say the true status and reason, and are audited and counted like any call', async () => {
      const service = await serve(
        {
          '/none/{id}': {
            get: {
              operationId: 'none',
              parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
              responses: ok,
            },
          },
        },
        (_req, res) =>
          void res.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"no such thing"}'),
      )
      const registry = await start(openapi('shop', service.url) + mcp('peer', [PEER]))
      await registry.ready('shop', 'peer')
      const client = await connect(registry)
      const failed = await client.call('shop_none', { id: 7 })
      expect(failed.isError).to.equal(true)
      expect(failed.content[0]!.text).to.contain('no such thing').and.to.contain('404')
      expect(JSON.parse(failed.content[1]!.text!)).to.deep.include({
        status_code: 404,
        function_name: 'shop_none',
        app_name: 'shop',
        detail: { status: 404, body: { detail: 'no such thing' } },
      })
      const invalid = await client.call('shop_none', { id: 'seven' })
      expect([invalid.isError, invalid._meta!['agent/status']]).to.deep.equal([true, 422])
      expect(service.requests).to.have.length(1)
      expect(await client.call('peer_fail')).to.deep.include({
        isError: true,
        content: [{ type: 'text', text: 'it went wrong' }],
      })
      const unknown = await client.call('shop_nun').then(
        () => undefined,
        (error: { code: number; message: string }) => error,
      )
      expect(unknown).to.include({ code: -32602 })
      expect(unknown!.message).to.contain('Tool shop_nun not found in any server. Did you mean shop_none?')
      await until(() => registry.audit().length === 4, 'the audit lines')
      expect(registry.audit().map(({ status, client: address }) => [status, address])).to.deep.equal([
        [404, '127.0.0.1'],
        [422, '127.0.0.1'],
        [500, '127.0.0.1'],
        [404, '127.0.0.1'],
      ])
      const metrics = await registry.get<string>('/metrics')
      expect(metrics).to.match(/agent_registry_calls_total\{[^}]*tool="shop_none"[^}]*status="404"[^}]*\} 1/)
    })

    it('and lists never hold a secret [X3]', async () => {
      const secret = 'planted-secret-4711'
      const service = await serve(
        { '/echo': { get: { operationId: 'echo', description: `Not ${secret}`, responses: ok } } },
        ({ headers }, res) =>
          void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(headers)),
      )
      const auth = '      auth: { type: bearer, value: "Bearer ${KEY}" }\n'
      const peer = `${mcp('peer', [PEER])}    env: { OWN: "\${KEY}" }\n`
      const registry = await start(openapi('shop', service.url, auth) + peer, { environment: { KEY: secret } })
      await registry.ready('shop', 'peer')
      const client = await connect(registry)
      const compact = await connect(registry, '2.x modern', '?listing=compact')
      const seen = [
        await client.list(),
        await client.call('shop_echo'),
        await client.call('peer_environment'),
        await compact.call('search_tools', { query: 'echo' }),
        await compact.call('describe_tool', { name: 'shop_echo' }),
        await compact.call('call_tool', { name: 'shop_echo' }),
      ]
      expect(service.requests[0]!.headers.authorization).to.equal(`Bearer ${secret}`)
      expect(JSON.stringify(seen)).to.contain('[redacted]').and.to.not.contain(secret)
    })
  })

  it('marks what changes data and what does not', async () => {
    const operations = Object.fromEntries(
      ['get', 'post', 'put', 'delete'].map(method => [method, { operationId: method, responses: ok }]),
    )
    const service = await serve({ '/thing': operations })
    const registry = await start(openapi('shop', service.url))
    await registry.ready('shop')
    const hints = new Map((await (await connect(registry)).list()).map(tool => [tool.name, tool.annotations]))
    expect(hints.get('shop_get')).to.deep.equal({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: true,
    })
    expect(hints.get('shop_post')).to.deep.equal({ readOnlyHint: false, idempotentHint: false, openWorldHint: true })
    for (const method of ['put', 'delete'])
      expect(hints.get(`shop_${method}`)).to.include({
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: true,
      })
  })

  describe('for a large catalogue [S6]', () => {
    const words = ['add', 'subtract', 'multiply', 'divide', 'paint']

    for (const kind of CLIENTS)
      it(`has three tools that find, describe and call all others, for the SDK's ${kind} client`, async () => {
        const service = await serve({
          '/invoices': {
            post: {
              operationId: 'createInvoice',
              summary: 'Creates an invoice for a customer',
              requestBody: {
                required: true,
                content: {
                  'application/json': {
                    schema: { type: 'object', required: ['amount'], properties: { amount: { type: 'number' } } },
                  },
                },
              },
              responses: ok,
            },
          },
        })
        const registry = await start(openapi('billing', service.url), { registry: { mcp_full_limit: 3 } })
        await registry.ready('billing')
        await onboard(registry, 'math', words)
        const client = await connect(registry, kind)
        const listed = await client.list()
        expect(listed.map(tool => tool.name)).to.deep.equal(['search_tools', 'describe_tool', 'call_tool'])
        expect(listed[0]!.description).to.contain('billing').and.to.contain('math')
        expect(listed.map(tool => tool.annotations!.readOnlyHint)).to.deep.equal([true, true, false])
        expect(listed[2]!.annotations).to.include({ destructiveHint: true })

        const found = await client.call('search_tools', { query: 'create an invoice', limit: 2 })
        const [first] = found.structuredContent!.tools as Record<string, unknown>[]
        expect(first).to.include({ name: 'billing_createInvoice', app: 'billing', read_only: false })
        expect(first!.description).to.contain('Creates an invoice')
        expect(JSON.parse(found.content[0]!.text!)).to.deep.equal(found.structuredContent)
        const elsewhere = await client.call('search_tools', { query: 'invoice', app: 'math' })
        expect(JSON.stringify(elsewhere.structuredContent)).to.not.contain('billing')

        const described = await client.call('describe_tool', { name: 'billing_createInvoice' })
        expect(described.structuredContent).to.deep.include({ name: 'billing_createInvoice', app: 'billing' })
        expect(JSON.stringify(described.structuredContent!.inputSchema)).to.contain('amount')

        const called = await client.call('call_tool', { name: 'billing_createInvoice', arguments: { amount: 7 } })
        expect(called.structuredContent).to.deep.equal({ ok: true })
        expect(service.requests.map(({ body }) => body)).to.deep.equal(['{"amount":7}'])
        const refused = await client.call('call_tool', { name: 'billing_createInvoice', arguments: { amount: 'x' } })
        expect([refused.isError, refused._meta!['agent/status']]).to.deep.equal([true, 422])

        for (const [tool, args, words_] of [
          ['call_tool', { name: 'billing_createInvoices' }, 'Did you mean billing_createInvoice'],
          ['describe_tool', { name: 'nothing_like_it' }, 'not found in any server'],
          ['describe_tool', {}, 'name'],
          ['search_tools', { query: 'x', app: 'absent' }, "no application 'absent'"],
          ['search_tools', { query: 'x', limit: 5000 }, 'limit'],
        ] as const) {
          const failed = await client.call(tool, args)
          expect([tool, failed.isError]).to.deep.equal([tool, true])
          expect(JSON.stringify(failed.content)).to.contain(words_)
        }
        // Tools stay callable by their names, for a client that knows them.
        expect((await client.call('billing_createInvoice', { amount: 1 })).isError).to.not.equal(true)
      })

    it('is listed as the settings, the number of tools and the address say', async () => {
      const registry = await start('services: []\n', { registry: { mcp_full_limit: 5 } })
      await onboard(registry, 'math', words)
      await onboard(registry, 'other', ['one'])
      const names = async (query = '') =>
        (await (await connect(registry, '2.x modern', query)).list()).map(({ name }) => name)
      expect(await names()).to.include('call_tool')
      expect(await names('?listing=full')).to.have.length(6)
      expect(await names('?app=math')).to.deep.equal(words.map(word => `math_${word}`).sort())
      expect(await names('?app=math&listing=compact')).to.have.length(3)
      expect(await names('?app=math,other&listing=full')).to.have.length(6)
      await registry.post('/applications/other', undefined, 'DELETE')
      expect(await names()).to.have.length(5)
    })

    it('can be narrowed down to applications, for calls and searches too', async () => {
      const registry = await start('services: []\n')
      await onboard(registry, 'math', words)
      await onboard(registry, 'other', ['add'])
      const client = await connect(registry, '2.x modern', '?app=math&listing=compact')
      const found = await client.call('search_tools', { query: 'add' })
      expect(JSON.stringify(found.structuredContent)).to.contain('math_add').and.to.not.contain('other_add')
      expect((await client.call('call_tool', { name: 'other_add' })).isError).to.equal(true)
      expect((await client.call('search_tools', { query: 'add', app: 'other' })).isError).to.equal(true)
      const absent = await fetch(`${registry.url}/mcp?app=absent`, initialize())
      expect(absent.status).to.equal(404)
      expect(await absent.json()).to.deep.include({ jsonrpc: '2.0', id: null })
      expect((await fetch(`${registry.url}/mcp?listing=some`, initialize())).status).to.equal(422)
    })
  })

  const initialize = (headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: TYPES, ...headers },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
    }),
  })

  it('keeps the session between POST and the GET stream [M16]', async () => {
    const registry = await start('services: []\n')
    const first = await fetch(`${registry.url}/mcp`, initialize())
    const session = first.headers.get('mcp-session-id')!
    expect([first.status, typeof session]).to.deep.equal([200, 'string'])
    expect(await first.text()).to.contain('"protocolVersion":"2025-06-18"')
    const headers = { 'mcp-session-id': session, 'mcp-protocol-version': '2025-06-18' }
    const post = (body: object) =>
      fetch(`${registry.url}/mcp`, { ...initialize(headers), body: JSON.stringify({ jsonrpc: '2.0', ...body }) })
    expect((await post({ method: 'notifications/initialized' })).status).to.equal(202)
    const controller = new AbortController()
    const get = { headers: { accept: 'text/event-stream', ...headers }, signal: controller.signal }
    const stream = await fetch(`${registry.url}/mcp`, get)
    expect([stream.status, stream.headers.get('content-type')]).to.deep.equal([200, 'text/event-stream'])
    await onboard(registry, 'math', ['add'])
    const chunk = await stream.body!.getReader().read()
    expect(new TextDecoder().decode(chunk.value)).to.contain('notifications/tools/list_changed')
    expect(await (await post({ id: 2, method: 'tools/list' })).text()).to.contain('math_add')
    expect(await (await post({ id: 3, method: 'ping' })).text()).to.contain('"result":{}')
    expect(
      (await fetch(`${registry.url}/mcp`, { headers: { accept: 'text/event-stream', ...headers } })).status,
    ).to.equal(409)
    controller.abort()
    const ended = await fetch(`${registry.url}/mcp`, { method: 'DELETE', headers })
    expect(ended.status).to.equal(200)
    expect((await post({ id: 4, method: 'tools/list' })).status).to.equal(404)
    expect((await fetch(`${registry.url}/mcp/`, initialize())).status).to.equal(200)
  })

  it('answers wrong requests as JSON-RPC, with the status that clients act on', async () => {
    const registry = await start('services: []\n')
    const send = async (init: RequestInit) => {
      const response = await fetch(`${registry.url}/mcp`, init)
      const text = await response.text()
      return [response.status, (JSON.parse(text) as { error: { code: number } }).error.code]
    }
    const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    expect(await send({ ...initialize(), body: '{"half":' })).to.deep.equal([400, -32700])
    expect(await send({ ...initialize(), body: request })).to.deep.equal([400, -32000])
    expect(await send({ ...initialize({ 'mcp-session-id': 'gone' }), body: request })).to.deep.equal([404, -32001])
    expect(await send({ headers: { accept: 'text/event-stream' } })).to.deep.equal([405, -32000])
    expect(await send({ method: 'PUT' })).to.deep.equal([405, -32000])
    expect(await send({ ...initialize({ 'content-type': 'text/plain' }) })).to.deep.equal([415, -32000])
    expect(await send({ ...initialize({ accept: 'application/json' }) })).to.deep.equal([406, -32000])
    const { connect: dial } = await import('node:net')
    const socket = dial(Number(new URL(registry.url).port), '127.0.0.1')
    socket.write(
      'POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    )
    await new Promise(resolve => setTimeout(resolve, 100))
    socket.destroy()
    const huge = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: { text: 'x'.repeat(11 * 1024 * 1024) } })
    expect((await send({ ...initialize(), body: huge }))[0]).to.equal(413)
  })

  it('is closed to pages from elsewhere and to names that were pointed at this machine [X11]', async () => {
    const registry = await start('services: []\n')
    const foreign = await fetch(`${registry.url}/mcp`, initialize({ origin: 'https://evil.example' }))
    expect(foreign.status).to.equal(403)
    const { request } = await import('node:http')
    const status = await new Promise(resolve => {
      request(`${registry.url}/mcp`, { method: 'POST', headers: { host: 'evil.example' } }, response => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
    expect(status).to.equal(403)
  })

  it('ends its streams when the registry stops', async () => {
    const registry = await startRegistry('services: []\n')
    await onboard(registry, 'math', ['add'])
    const clients = await Promise.all(CLIENTS.map(kind => connectClient(kind, `${registry.url}/mcp`)))
    await Promise.all(clients.map(client => client.list()))
    const ended = await Promise.race([
      registry.close().then(() => 'closed'),
      new Promise(resolve => setTimeout(resolve, 15_000, 'still open').unref()),
    ])
    expect(ended).to.equal('closed')
    await Promise.allSettled(clients.map(client => client.close()))
  })
})
