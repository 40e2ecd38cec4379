import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

const PEER = fileURLToPath(new URL('../support/mcp-peer.ts', import.meta.url))
const MODERN_PEER = fileURLToPath(new URL('../support/mcp-modern-peer.ts', import.meta.url))
const peer = (name: string, args: string[] = [], more = '', program = PEER) =>
  `  ${name}:\n    command: ${process.execPath}\n    args: ${JSON.stringify([program, ...args])}\n${more}`

/** A server of the first protocol, without tools, that also prints what is no message. */
const TOOLLESS = `process.stdin.on('data', data => {
  for (const line of String(data).split('\\n').filter(Boolean)) {
    const { id, method } = JSON.parse(line)
    console.log('a line that is no message')
    const serverInfo = { name: 'toolless', version: '1' }
    const result = { protocolVersion: '2024-11-05', capabilities: {}, serverInfo }
    const answer = method === 'initialize' ? { result } : { error: { code: -32601, message: 'not known' } }
    if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  }
})`

interface Status {
  services: Record<string, { state: string; transport: string; restarts: number; message: string }>
}

/** Dead, or a zombie that nobody has collected yet. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform === 'linux' && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

describe('an MCP server started by command', function () {
  this.timeout(30_000)
  const open: RunningRegistry[] = []
  afterEach(async () => {
    for (const registry of open.splice(0)) await registry.close()
  })
  const start = async (servers: string, options = {}): Promise<RunningRegistry> => {
    const registry = await startRegistry(`mcpServers:\n${servers}`, options)
    open.push(registry)
    return registry
  }
  const status = async (registry: RunningRegistry, app = 'peer') =>
    (await registry.get<Status>('/status')).services[app]!

  it('of the stateless protocol is spoken to in it, and comes back after a crash [M3]', async () => {
    const registry = await start(peer('peer', [], '', MODERN_PEER))
    await registry.ready('peer')
    expect((await status(registry)).transport).to.equal('stdio (MCP 2026-07-28)')
    expect((await registry.call('peer', 'echo', { message: 'hi' })).body).to.equal('hi')
    expect((await registry.call('peer', 'crash')).status).to.equal(502)
    expect((await registry.call('peer', 'echo', { message: 'again' })).body).to.equal('again')
  })

  it('of an older protocol is connected, also when it ends at a question that it does not know, or is silent', async () => {
    const registry = await start(peer('usual') + peer('strict', ['strict']) + peer('silent', ['silent']))
    await registry.ready('usual', 'strict', 'silent')
    for (const app of ['usual', 'strict', 'silent']) {
      expect((await status(registry, app)).transport).to.equal('stdio (MCP 2025-11-25)')
      expect((await registry.call(app, 'pid')).status).to.equal(200)
    }
  })

  it('without tools, of the first protocol, that prints other lines too, is ready with none [M1]', async () => {
    const entry = JSON.stringify({ command: process.execPath, args: ['-e', TOOLLESS] })
    const registry = await start(`  toolless: ${entry}\n`)
    await registry.ready('toolless')
    expect((await status(registry, 'toolless')).transport).to.equal('stdio (MCP 2024-11-05)')
    expect(await registry.records('toolless')).to.deep.equal({})
    expect((await registry.call('toolless', 'anything')).status).to.equal(404)
    expect(await registry.get('/applications/toolless/resources')).to.deep.equal({ resources: [], templates: [] })
  })

  it('lists in pages that never end, go in circles or repeat a name: it is ready and says so [M9] [N6]', async () => {
    const registry = await start(
      peer('alternating', ['alternating']) + peer('endless', ['endless']) + peer('twice', ['twice']),
    )
    await registry.ready('alternating', 'endless', 'twice')
    expect((await status(registry, 'alternating')).message).to.match(/goes in circles/)
    expect((await status(registry, 'endless')).message).to.match(/more than 1000 pages/)
    expect(Object.keys(await registry.records('endless'))).to.have.length(1000)
    expect((await status(registry, 'twice')).message).to.match(/more than once, the first counts: pid/)
    expect((await registry.records('twice')).twice_pid!.description).to.equal('first')
  })

  it('progress gives a call more time, silence does not, and the cap ends it; the server is told [M11]', async () => {
    const registry = await start(peer('peer', [], '    timeout: 1.5\n'), { registry: { progress_timeout: 1.5 } })
    await registry.ready('peer')
    expect((await registry.call('peer', 'work', { steps: 8, pause: 300 })).body).to.deep.equal({ steps: 8 })
    expect((await registry.call('peer', 'work', { steps: 8, pause: 300, progress: false })).status).to.equal(504)
    expect((await registry.call('peer', 'work', { steps: 100, pause: 300 })).status).to.equal(504)
    const { cancelled } = (await registry.call('peer', 'cancelled')).body as { cancelled: string[] }
    expect(cancelled).to.deep.equal(['work', 'work'])
    expect((await status(registry)).state).to.equal('ready')
  })

  it('a client that leaves cancels the call at the server [M11]', async () => {
    const registry = await start(peer('peer'))
    await registry.ready('peer')
    const gone = new AbortController()
    const call = fetch(`${registry.url}/functions/call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app_name: 'peer', function_name: 'peer_work', args: { steps: 1000, pause: 20 } }),
      signal: gone.signal,
    }).catch(() => undefined)
    await new Promise(resolve => setTimeout(resolve, 100))
    gone.abort()
    await call
    await until(
      async () => ((await registry.call('peer', 'cancelled')).body as { cancelled: string[] }).cancelled.length === 1,
      'the cancellation to arrive',
    )
  })

  it('what a client without a person is asked for is refused at once, never left hanging', async () => {
    const registry = await start(peer('peer'))
    await registry.ready('peer')
    for (const method of ['elicitation/create', 'sampling/createMessage', 'roots/list', 'tasks/list', 'no/such']) {
      const { body } = await registry.call('peer', 'ask', { method })
      expect(body, method).to.have.nested.property('error.code', -32_601)
    }
  })

  it('a long answer is marked as cut, one beyond all bounds is left out, and the next call works [M17]', async () => {
    const registry = await start(peer('peer', [], '    max_result_bytes: 1000\n'))
    await registry.ready('peer')
    const cut = (await registry.call('peer', 'big', { bytes: 5000 })).body as { text: string; bytes: number }
    expect(cut).to.include({ truncated: true, content_type: 'text/plain', text: 'x'.repeat(1000) })
    const before = process.memoryUsage().rss
    const left = await registry.call('peer', 'big', { bytes: 150 * 1024 * 1024 })
    expect(left.body).to.include({ truncated: true })
    expect((left.body as { bytes: number }).bytes).to.be.above(150 * 1024 * 1024)
    expect(process.memoryUsage().rss - before).to.be.below(400 * 1024 * 1024)
    expect((await registry.call('peer', 'pid')).status).to.equal(200)
    expect((await status(registry)).restarts).to.equal(0)
  })

  it('audio, links and embedded resources come as what they are [A-37]', async () => {
    const registry = await start(peer('peer'))
    await registry.ready('peer')
    expect((await registry.call('peer', 'media')).body).to.deep.equal([
      'a text',
      { content_type: 'audio/wav', base64: Buffer.from('sound').toString('base64'), bytes: 5 },
      { type: 'resource_link', uri: 'peer://note', name: 'note', mimeType: 'text/plain' },
      { uri: 'peer://note', content_type: 'text/plain', text: 'a note' },
      { uri: 'peer://bytes', base64: Buffer.from('bytes').toString('base64'), bytes: 5 },
    ])
  })

  it('a crash shows by itself, with the last lines that it wrote, and it is started again [M3] [M6]', async () => {
    const registry = await start(
      `  dying:\n    command: ${process.execPath}\n    args: ["-e", "console.error('no database'); process.exit(3)"]\n` +
        `  missing: { command: no-such-program-anywhere }\n${peer('peer')}`,
    )
    await registry.ready('peer')
    await until(
      async () =>
        (await status(registry, 'dying')).state === 'failed' && (await status(registry, 'missing')).state === 'failed',
    )
    expect((await status(registry, 'dying')).message).to.match(/exited with code 3: no database/)
    expect((await status(registry, 'missing')).message).to.match(/ENOENT/)
    process.kill((await registry.call('peer', 'pid')).body as number, 'SIGKILL')
    await until(async () => (await status(registry)).restarts === 1 && (await status(registry)).state === 'ready')
  })

  it('one that does not end when asked is ended, with what it started [M5]', async () => {
    const registry = await startRegistry(`mcpServers:\n${peer('peer', ['stubborn'])}`)
    await registry.ready('peer')
    const pids = [(await registry.call('peer', 'pid')).body, (await registry.call('peer', 'spawn')).body] as number[]
    expect(pids.map(isGone)).to.deep.equal([false, false])
    await registry.close()
    await until(() => pids.every(isGone), 'the processes to end')
  })

  it('one that is killed leaves nothing of what it started [M5]', async () => {
    const registry = await start(peer('peer'))
    await registry.ready('peer')
    const [pid, child] = [
      (await registry.call('peer', 'pid')).body,
      (await registry.call('peer', 'spawn')).body,
    ] as number[]
    process.kill(pid!, 'SIGKILL')
    await until(() => isGone(pid!) && isGone(child!), 'the processes to end')
  })

  it('the trace of a call goes along', async () => {
    const registry = await start(peer('peer'))
    await registry.ready('peer')
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const { body } = await registry.call('peer', 'meta', {}, { traceparent })
    expect((body as { traceparent: string }).traceparent).to.contain('4bf92f3577b34da6a3ce929d0e0e4736')
  })
})
