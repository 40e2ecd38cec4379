import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@modelcontextprotocol/server'
import { expect } from 'chai'
import fc from 'fast-check'
import { createCatalogue, type CatalogueTool } from '../../src/registry/catalogue/catalogue.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { openEndpoint, type OpenEndpointOptions } from '../../src/registry/mcp-server/open-endpoint.ts'
import { listPage, PAGE_SIZE } from '../../src/registry/mcp-server/list-page.ts'
import { createSessionStore } from '../../src/http/mcp/session-store.ts'
import { toInputSchema } from '../../src/registry/mcp-server/to-input-schema.ts'
import { toOutputSchema } from '../../src/registry/mcp-server/to-output-schema.ts'
import { readView } from '../../src/registry/mcp-server/view.ts'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import { connectClient, type AnyClient } from '../support/mcp-clients.ts'
import { until } from '../support/start-registry.ts'

const view = () => readView(new URLSearchParams(), { catalogue: createCatalogue(), listing: 'auto', fullLimit: 100 })

describe('sessions of /mcp', () => {
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.close()
  })
  /** An endpoint over an empty catalogue on a free port. */
  const serve = async (options: Partial<OpenEndpointOptions>) => {
    const endpoint = openEndpoint({
      catalogue: createCatalogue(),
      runner: undefined as never,
      secrets: createSecrets(),
      search: undefined as never,
      extras: { apps: () => [], of: () => Promise.resolve(undefined) },
      requestTimeout: 5,
      listing: 'auto',
      fullLimit: 100,
      logger: createLogger('test', 'silent'),
      ...options,
    })
    const server = createServer((req, res) => void endpoint.handle(req, res))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    open.push({
      close: async () => {
        await endpoint.close()
        server.closeAllConnections()
        await new Promise(resolve => server.close(resolve))
      },
    })
    return { endpoint, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp` }
  }
  const connect = async (url: string): Promise<AnyClient> => {
    const client = await connectClient('1.x', url)
    open.push(client)
    return client
  }

  it('that clients abandon end after a while, those in use do not [M18]', async () => {
    // Long enough for a client on a busy machine to get to its first stream.
    const { endpoint, url } = await serve({ sessionIdle: 1500 })
    const staying = await connect(url)
    const leaving = await connect(url)
    expect(endpoint.sessions).to.equal(2)
    // Closing a client ends its connection and leaves its session, as a client that crashed does.
    await leaving.close()
    await until(() => endpoint.sessions === 1, 'the abandoned session to end')
    expect(await staying.list()).to.deep.equal([])
    expect(endpoint.sessions).to.equal(1)
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-session-id': leaving.sessionId!,
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })
    expect(response.status).to.equal(404)
  })

  it('are none in the modern era of the protocol', async () => {
    const { endpoint, url } = await serve({})
    const client = await connectClient('2.x modern', url)
    open.push(client)
    await client.list()
    expect([client.era, endpoint.sessions]).to.deep.equal(['modern', 0])
  })

  it('are limited: the one that was idle longest makes room, and none that is in use [M18]', async () => {
    const store = createSessionStore({
      createServer: () => new Server({ name: 's', version: '1' }, { capabilities: { tools: {} } }),
      idle: 60_000,
      most: 2,
    })
    open.push(store)
    const one = (await store.start(view()))!
    const two = (await store.start(view()))!
    one.lastUsed = performance.now() + 10
    const three = (await store.start(view()))!
    expect([store.find(one.id), store.find(two.id), store.find(three.id)]).to.deep.equal([one, undefined, three])
    one.open = 1
    three.open = 1
    expect(await store.start(view())).to.equal(undefined)
    expect(store.size).to.equal(2)
  })

  it('of one key do not push out those of another', async () => {
    const store = createSessionStore({
      createServer: () => new Server({ name: 's', version: '1' }, { capabilities: { tools: {} } }),
      idle: 60_000,
      most: 3,
    })
    open.push(store)
    const hers = (await store.start(view(), 'ann'))!
    const his = (await store.start(view(), 'bob'))!
    for (let at = 0; at < 5; at++) await store.start(view(), 'bob')
    expect([store.find(hers.id), store.find(his.id), store.size]).to.deep.equal([hers, undefined, 3])
  })

  it('refuse another one with 503 when all are in use', async () => {
    const { url } = await serve({ mostSessions: 1 })
    const client = await connect(url)
    // Its stream is open: the session is in use.
    await until(async () => {
      const failed = await connectClient('1.x', url).then(
        other => other.close().then(() => undefined),
        (error: { code?: number }) => error,
      )
      return failed?.code === 503
    }, 'the second session to be refused')
    expect(await client.list().catch(() => [])).to.deep.equal([])
  })
})

describe('pages of tools/list', () => {
  const toolNamed = (alias: string) => ({ alias }) as CatalogueTool
  const toListed = ({ alias }: CatalogueTool) => ({ name: alias, inputSchema: { type: 'object' as const } })
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort((a, b) => (a < b ? -1 : 1)).map(toolNamed)

  it('hold every tool that stays exactly once, whatever comes and goes between them', () => {
    const names = fc.array(fc.integer({ min: 0, max: 2000 }).map(String), { maxLength: 3 * PAGE_SIZE })
    fc.assert(
      fc.property(names, fc.array(names, { maxLength: 6 }), (staying, passing) => {
        const seen: string[] = []
        let cursor: string | undefined
        for (let round = 0; ; round++) {
          const page = listPage(sorted([...staying, ...(passing[round] ?? [])]), cursor, toListed)!
          seen.push(...page.tools.map(tool => tool.name))
          cursor = page.nextCursor
          if (cursor === undefined) break
        }
        expect(new Set(seen).size).to.equal(seen.length)
        for (const name of staying) expect(seen).to.include(name)
      }),
      { numRuns: 50 },
    )
  })

  it('refuse a cursor that is none of theirs', () => {
    for (const cursor of ['', 'x', '17', Buffer.from('after:').toString('base64url')])
      expect(listPage(sorted(['a']), cursor, toListed), cursor).to.equal(undefined)
  })
})

describe('input schemas of /mcp [S3]', () => {
  it('have no choices at the root: the arguments of all of them stay, and what all of them ask for', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'string' } },
      required: ['a'],
      anyOf: [
        { properties: { b: { type: 'integer' } }, required: ['b'] },
        { $ref: '#/$defs/C', additionalProperties: false },
      ],
      allOf: [{ properties: { d: {} }, required: ['d'] }],
      $defs: { C: { type: 'object', properties: { c: { oneOf: [{ type: 'string' }, { type: 'null' }] } } } },
    }
    expect(toInputSchema(schema)).to.deep.equal({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'integer' }, c: schema.$defs.C.properties.c, d: {} },
      required: ['a', 'd'],
      $defs: schema.$defs,
    })
    const looped = { $ref: '#/$defs/Me', $defs: { Me: { allOf: [{ $ref: '#/$defs/Me' }], properties: { x: {} } } } }
    expect(toInputSchema(looped)).to.deep.include({ type: 'object', properties: { x: {} } })
    const odd = { type: 'object', properties: { a: true, b: false, c: { type: 'string' } }, required: ['a', 7] }
    expect(toInputSchema(odd)).to.deep.equal({
      type: 'object',
      properties: { a: {}, c: { type: 'string' } },
      required: ['a'],
    })
    const plain = { type: 'object', properties: { a: {} } }
    expect(toInputSchema(plain)).to.equal(plain)
  })
})

describe('output schemas of /mcp', () => {
  it('are those of objects only, follow references, end where a type holds itself, and hold no rule that could fail [S5]', () => {
    expect(toOutputSchema(undefined)).to.equal(undefined)
    for (const schema of [{ type: 'array', items: {} }, { type: 'string' }, {}, true, { oneOf: [{ type: 'string' }] }])
      expect(toOutputSchema(schema)).to.equal(undefined)
    const node = {
      $ref: '#/$defs/Node',
      $defs: {
        Node: {
          type: 'object',
          required: ['value'],
          additionalProperties: false,
          properties: {
            value: { type: 'integer', minimum: 1, description: 'How much' },
            next: { $ref: '#/$defs/Node' },
            text: { type: 'string', pattern: '(', format: 'nonsense' },
          },
        },
      },
    }
    expect(toOutputSchema(node)).to.deep.equal({
      type: 'object',
      anyOf: [
        {
          type: 'object',
          properties: { value: { type: 'integer', description: 'How much' }, next: {}, text: { type: 'string' } },
        },
        {},
      ],
    })
  })

  it('stay small for services that answer with a whole world', () => {
    const wide = (depth: number): object => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [`p${index}`, depth ? wide(depth - 1) : { type: 'string' }]),
      ),
    })
    expect(JSON.stringify(toOutputSchema(wide(4))).length).to.be.lessThan(8 * 1024)
  })
})
