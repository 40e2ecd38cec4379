import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect } from 'chai'
import { startLegacyHttp, startModernHttp, type McpHttpOptions, type McpHttpServer } from '../support/mcp-http.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'
import { closeAfterEach } from '../support/close-after-each.ts'

/** A server of the stateless protocol that answers every call with the same. */
function answeringCalls(result: object): Promise<McpHttpServer> {
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { id } = (await json(req)) as { id: number }
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  }
  return startModernHttp({
    before: (req, res) => {
      if (req.headers['mcp-method'] !== 'tools/call') return false
      void answer(req, res)
      return true
    },
  })
}

interface Status {
  services: Record<
    string,
    { state: string; transport: string; restarts: number; message: string; last_error: string | null }
  >
}

describe('an MCP server over streamable HTTP', function () {
  this.timeout(30_000)
  const keep = closeAfterEach()
  const register = async (server: McpHttpServer, more = '', options = {}): Promise<RunningRegistry> => {
    const registry = keep(await startRegistry(`mcpServers:\n  far: { url: "${server.url}"${more} }\n`, options))
    await registry.ready('far')
    return registry
  }
  const status = async (registry: RunningRegistry) => (await registry.get<Status>('/status')).services.far!
  const leaves = async (registry: RunningRegistry) => {
    const started = performance.now()
    await until(async () => (await status(registry)).state === 'failed', 'the loss to show')
    return performance.now() - started
  }

  const ERAS: [name: string, version: string, start: (options?: McpHttpOptions) => Promise<McpHttpServer>][] = [
    ['of the older protocol', '2025-11-25', startLegacyHttp],
    ['of the stateless protocol', '2026-07-28', startModernHttp],
  ]
  for (const [name, version, start] of ERAS)
    describe(name, () => {
      it('is told apart by asking, and says so in the status', async () => {
        const registry = await register(keep(await start()))
        expect((await status(registry)).transport).to.equal(`streamable-http (MCP ${version})`)
        expect((await registry.call('far', 'pid')).status).to.equal(200)
      })

      it('that ends is failed without a call, and is there again when it comes back [M3]', async () => {
        const server = await start()
        const registry = await register(server)
        await server.kill()
        await leaves(registry)
        expect((await registry.application('far'))!.message).to.equal(
          `Failed to connect to MCP server at ${server.url}`,
        )
        keep(await start({ port: server.port }))
        await registry.ready('far')
        expect((await registry.call('far', 'pid')).status).to.equal(200)
      })

      it('a changed list is taken up, several changes at once [M10]', async () => {
        const server = keep(await start())
        const registry = await register(server)
        const before = server.methods.filter(method => method === 'tools/list').length
        for (let n = 0; n < 20; n++) await server.grow(`tool_${n}`)
        await until(async () => 'far_tool_19' in (await registry.records('far')))
        expect(server.methods.filter(method => method === 'tools/list').length - before).to.be.below(10)
      })

      it('a failing tool does not change its state [M13]', async () => {
        const registry = await register(keep(await start()))
        expect((await registry.call('far', 'fail')).status).to.equal(500)
        expect((await status(registry)).state).to.equal('ready')
      })

      it('refreshing over and over lists again over the one connection [M8]', async () => {
        const server = keep(await start())
        const registry = await register(server)
        const openings = () =>
          server.methods.filter(method => method === 'initialize' || method === 'server/discover').length
        const before = openings()
        await server.grow('late', true)
        for (let n = 0; n < 100; n++) await registry.post('/applications/far/refresh', undefined)
        expect('far_late' in (await registry.records('far'))).to.equal(true)
        expect(openings()).to.equal(before)
        expect(server.sessions()).to.be.at.most(1)
      })
    })

  it('that never answers a question that it does not know is taken as an older one', async () => {
    const before = (req: IncomingMessage) => req.headers['mcp-method'] === 'server/discover'
    const registry = await register(keep(await startLegacyHttp({ before })), '', { apiMode: { request_timeout: 2 } })
    expect((await status(registry)).transport).to.equal('streamable-http (MCP 2025-11-25)')
    expect((await registry.call('far', 'pid')).status).to.equal(200)
  })

  it('without a standing stream is pinged, never listed, and its end shows [M3] [M13]', async () => {
    const server = await startLegacyHttp({ stream: false })
    const registry = await register(server)
    const lists = () => server.methods.filter(method => method === 'tools/list').length
    expect(lists()).to.equal(1)
    await until(() => server.methods.filter(method => method === 'ping').length >= 2, 'pings')
    expect(lists()).to.equal(1)
    await server.kill()
    await leaves(registry)
  })

  it('that ends in the middle of a call is failed, and so is the call, long before its time is over [M3]', async () => {
    const server = await startLegacyHttp({ stream: false })
    const registry = await register(server, ', timeout: 1000')
    const call = registry.call('far', 'hang')
    await until(() => server.methods.includes('tools/call'), 'the call to arrive')
    await server.kill()
    expect((await call).status).to.equal(502)
    await leaves(registry)
  })

  it('that forgot the session is initialised once more, and the call made again though it writes [M2]', async () => {
    const server = keep(await startLegacyHttp())
    const registry = await register(server, '', { apiMode: { retry_attempts: 0 } })
    await server.grow('after', true)
    server.forget()
    const written = await registry.call('far', 'write')
    expect([written.status, written.body]).to.deep.equal([200, 'write'])
    expect(server.sessions()).to.equal(1)
    expect('far_after' in (await registry.records('far'))).to.equal(true)
  })

  it('that is woken in vain by many calls is tried a few times, and every call ends soon [M4]', async () => {
    const server = await startLegacyHttp()
    const registry = await register(server)
    await server.kill()
    await leaves(registry)
    const calls = await Promise.all(Array.from({ length: 50 }, () => registry.call('far', 'pid')))
    expect(new Set(calls.map(call => call.status))).to.deep.equal(new Set([502]))
    keep(await startLegacyHttp({ port: server.port }))
    await until(async () => (await registry.call('far', 'pid')).status === 200, 'a call to wake it')
  })

  it('ends its session when the registry stops [M8]', async () => {
    const server = keep(await startLegacyHttp())
    const registry = await startRegistry(`mcpServers:\n  far: { url: "${server.url}" }\n`)
    await registry.ready('far')
    expect(server.sessions()).to.equal(1)
    await registry.close()
    expect(server.sessions()).to.equal(0)
  })

  it('a result beyond the cap is marked, and one far beyond it is not read to its end [M17]', async () => {
    const server = keep(await startLegacyHttp())
    const registry = await register(server, ', max_result_bytes: 2000')
    const cut = (await registry.call('far', 'big', { bytes: 5000 })).body as {
      truncated: boolean
      bytes: number
      text: string
    }
    expect(cut).to.include({ truncated: true, content_type: 'text/plain' })
    expect([cut.text, cut.bytes >= 5000]).to.deep.equal(['x'.repeat(2000), true])
    const tooLong = await registry.call('far', 'big', { bytes: 80 * 1024 * 1024 })
    expect(tooLong.body).to.include({ truncated: true })
    expect((tooLong.body as { text: string }).text).to.have.length.below(2001)
    expect((await status(registry)).state).to.equal('ready')
  })

  it('its address is used as written, and a redirect elsewhere gets no credentials [M14] [X2]', async () => {
    const asked: (string | undefined)[] = []
    const elsewhere = keep(
      await startLegacyHttp({
        before: req => {
          asked.push(req.headers['x-key'] as string | undefined, req.headers.authorization)
          return false
        },
      }),
    )
    const paths: (string | undefined)[] = []
    const server = keep(
      await startLegacyHttp({
        before: (req, res) => {
          paths.push(req.url)
          res.writeHead(307, { location: elsewhere.url }).end()
          return true
        },
      }),
    )
    const registry = keep(
      await startRegistry(
        `mcpServers:\n  far: { url: "${server.url}/?tenant=a%2Fb", headers: { X-Key: planted }, auth: { type: bearer, value: planted } }\n`,
      ),
    )
    await until(async () => (await registry.application('far'))?.state === 'failed')
    expect(new Set(paths)).to.deep.equal(new Set(['/mcp/?tenant=a%2Fb']))
    expect(asked.filter(value => value !== undefined)).to.deep.equal([])
  })

  it('that is dead or silent delays no other [M1]', async () => {
    const silent = keep(await startLegacyHttp({ before: () => true }))
    const fine = keep(await startLegacyHttp())
    const registry = keep(
      await startRegistry(
        `mcpServers:\n  dead: { url: "http://127.0.0.1:9/mcp" }\n  silent: { url: "${silent.url}" }\n  gone: { command: no-such-program }\n  far: { url: "${fine.url}" }\n`,
      ),
    )
    expect((await registry.get<{ name: string }[]>('/applications')).map(({ name }) => name)).to.deep.equal([
      'dead',
      'silent',
      'gone',
      'far',
    ])
    await registry.ready('far')
    expect((await registry.call('far', 'pid')).status).to.equal(200)
    await until(async () => (await registry.application('dead'))?.state === 'failed')
    expect((await registry.application('dead'))!.message).to.equal(
      'Failed to connect to MCP server at http://127.0.0.1:9/mcp',
    )
    expect((await registry.application('silent'))!.state).to.equal('connecting')
  })

  it('asks for what the registry does not give: the call fails and says so', async () => {
    const polite = await register(keep(await startModernHttp()))
    expect((await polite.call('far', 'ask')).body).to.deep.include({ status_code: 500, error_type: 'TOOL_FAILED' })
    // One that asks although nobody said that there is somebody.
    const inputRequests = { one: { method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } } }
    const registry = await register(keep(await answeringCalls({ resultType: 'input_required', inputRequests })))
    const { status: code, body } = await registry.call('far', 'ask')
    expect([code, (body as { message: string }).message]).to.deep.equal([
      500,
      'Tool far_ask failed: it asks for a language model (sampling), which the registry does not give',
    ])
  })

  it('a result that does not say of which kind it is counts as a whole one', async () => {
    const registry = await register(keep(await answeringCalls({ content: [{ type: 'text', text: 'all of it' }] })))
    expect((await registry.call('far', 'pid')).body).to.equal('all of it')
  })

  it('its questions are answered with their defaults where the entry says so', async () => {
    const registry = await register(keep(await startModernHttp()), ', elicitation: defaults')
    expect((await registry.call('far', 'ask')).body).to.deep.equal({
      sure: { action: 'accept', content: { ok: true } },
    })
  })

  it('progress extends the time of a call in the stateless protocol too [M11]', async () => {
    const registry = await register(keep(await startModernHttp()), ', timeout: 1')
    const { body } = await registry.call('far', 'slow')
    expect(body).to.equal('done')
  })
})
