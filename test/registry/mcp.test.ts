import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import pino from 'pino'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'
import { freePort } from '../support/free-port.ts'

const require = createRequire(import.meta.url)
/** Entry point of one of the reference servers. */
const reference = (name: string) =>
  join(require.resolve(`@modelcontextprotocol/server-${name}/package.json`), '../dist/index.js')
const PEER = fileURLToPath(new URL('../support/mcp-peer.ts', import.meta.url))
const server = (name: string, args: string[], more = '') =>
  `  ${name}:\n    command: ${process.execPath}\n    args: ${JSON.stringify(args)}\n${more}`

/** Dead, or a zombie that nobody has collected yet. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return true
  }
  if (process.platform !== 'linux') return false
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

describe('an MCP server', function () {
  this.timeout(30_000)
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const start = async (servers: string, options = {}): Promise<RunningRegistry> => {
    const registry = await startRegistry(`mcpServers:\n${servers}`, options)
    open.push(registry)
    return registry
  }

  describe('started by command', () => {
    it('everything: tools, text, structured, image and resource results [A-03] [A-26] [A-36] [A-37]', async () => {
      const registry = await start(
        server('everything', [reference('everything'), 'stdio'], '    description: reference\n'),
      )
      await registry.ready('everything')
      const records = await registry.records('everything')
      expect(records.everything_echo).to.deep.include({
        app_name: 'everything',
        api_name: 'everything_echo',
        method: 'POST',
        path: '/echo',
        kind: 'api',
      })
      expect(records.everything_echo!.parameters[0]).to.deep.include({
        name: 'message',
        type: 'string',
        required: true,
      })
      expect((await registry.call('everything', 'echo', { message: 'hi' })).body).to.equal('Echo: hi')
      const weather = records['everything_get-structured-content']!
      expect(Object.keys(weather.response_schemas.success as object)).to.include('temperature')
      expect(weather.alias).to.equal('everything_get-structured-content')
      expect(
        (await registry.call('everything', 'get-structured-content', { location: 'New York' })).body,
      ).to.have.property('temperature')
      const image = (await registry.call('everything', 'get-tiny-image')).body as {
        content_type?: string
        base64?: string
        bytes?: number
      }[]
      const [bytes] = image.filter(part => part.base64)
      expect(bytes).to.include({ content_type: 'image/png' })
      expect(Buffer.from(bytes!.base64!, 'base64')).to.have.length(bytes!.bytes!)
    })

    it('memory and filesystem: state within the session, files of one folder', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'agent-mcp-'))
      open.push({ close: async () => rmSync(folder, { recursive: true, force: true }) })
      writeFileSync(join(folder, 'note.txt'), 'written by the test')
      const registry = await start(
        server('memory', [reference('memory')], `    env: { MEMORY_FILE_PATH: "${join(folder, 'memory.json')}" }\n`) +
          server('files', [reference('filesystem'), folder]),
      )
      await registry.ready('memory', 'files')
      const entity = { name: 'Ada', entityType: 'person', observations: ['wrote programs'] }
      expect((await registry.call('memory', 'create_entities', { entities: [entity] })).status).to.equal(200)
      expect(JSON.stringify((await registry.call('memory', 'read_graph')).body)).to.contain('wrote programs')
      expect(
        JSON.stringify((await registry.call('files', 'read_text_file', { path: join(folder, 'note.txt') })).body),
      ).to.contain('written by the test')
      const outside = await registry.call('files', 'read_text_file', { path: '/etc/hostname' })
      expect([outside.status, (outside.body as { error_type: string }).error_type]).to.deep.equal([500, 'TOOL_FAILED'])
      expect((await registry.application('files'))!.state).to.equal('ready')
    })

    it('that crashes is failed at once with its last words, comes back, and the next call works [M3] [M6]', async () => {
      const lines: string[] = []
      const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
      const registry = await start(server('peer', [PEER]), { logger })
      await registry.ready('peer')
      const before = (await registry.call('peer', 'pid')).body as number
      const crashed = await registry.call('peer', 'crash')
      expect(crashed.status).to.equal(502)
      expect((crashed.body as { message: string }).message).to.match(
        /^The service 'peer' ended while it was called: it exited with code 7: .*asked to crash.*started again by itself/s,
      )
      const after = await registry.call('peer', 'pid')
      expect(after.status, JSON.stringify(after.body)).to.equal(200)
      expect(after.body).to.not.equal(before)
      const { services } = await registry.get<{
        services: Record<string, { state: string; restarts: number; last_error: string | null }>
      }>('/status')
      expect(services.peer).to.include({ state: 'ready', restarts: 1, last_error: null })
      expect(lines.join(''))
        .to.contain('service_failed')
        .and.to.contain('exited with code 7')
        .and.to.contain('asked to crash')
    })

    it('killed from outside is noticed without a call [M3]', async () => {
      const registry = await start(server('peer', [PEER]))
      await registry.ready('peer')
      const pid = (await registry.call('peer', 'pid')).body as number
      process.kill(pid, 'SIGKILL')
      const restarts = async () =>
        (await registry.get<{ services: Record<string, { restarts: number; state: string }> }>('/status')).services
          .peer!
      await until(async () => (await restarts()).restarts === 1 && (await restarts()).state === 'ready')
      expect((await registry.call('peer', 'pid')).body).to.not.equal(pid)
    })

    it('that dies while it starts is failed with what it said [M6] [A-51]', async () => {
      const registry = await start(
        server('dead', ['-e', 'console.error("no database"); process.exit(3)']) +
          '  missing:\n    command: no-such-program-anywhere\n',
      )
      await until(async () =>
        (await registry.get<{ state: string }[]>('/applications')).every(({ state }) => state === 'failed'),
      )
      expect((await registry.application('dead'))!.message).to.match(
        /^Failed to connect to MCP server at .*exited with code 3: no database/s,
      )
      expect((await registry.application('missing'))!.message).to.match(
        /^Failed to connect to MCP server at no-such-program-anywhere.*ENOENT/,
      )
      expect((await registry.call('dead', 'x')).status).to.equal(502)
    })

    it('gets a small environment and what its entry says [X5] [A-20]', async () => {
      const registry = await start(server('peer', [PEER], '    env: { OWN: "${GIVEN}" }\n'), {
        environment: { GIVEN: 'given-value', OTHER_SECRET: 'x' },
      })
      await registry.ready('peer')
      process.env.AGENT_TEST_PARENT_ONLY = 'parent'
      const environment = (await registry.call('peer', 'environment')).body as Record<string, string>
      delete process.env.AGENT_TEST_PARENT_ONLY
      expect(environment.OWN).to.equal('[redacted]')
      expect(environment).to.not.have.any.keys('OTHER_SECRET', 'AGENT_TEST_PARENT_ONLY', 'MCP_SERVERS_FILE')
    })

    it('pages are followed, also by a list that goes in circles [M9]', async () => {
      const registry = await start(server('paged', [PEER, 'paged']) + server('circular', [PEER, 'circular']))
      await registry.ready('paged', 'circular')
      expect(Object.keys(await registry.records('paged'))).to.have.length(15)
      expect(Object.keys(await registry.records('circular'))).to.have.length(2)
    })

    it('announces a changed list, and the catalogue and its ETag change [M10]', async () => {
      const registry = await start(server('peer', [PEER]))
      await registry.ready('peer')
      const etag = async () => (await fetch(`${registry.url}/apis`)).headers.get('etag')
      const before = await etag()
      await registry.call('peer', 'grow')
      await until(async () => Object.keys(await registry.records('peer')).length === 16)
      expect(await etag()).to.not.equal(before)
    })

    it('leaves no process behind, nor what it started itself [M5]', async () => {
      const registry = await startRegistry(`mcpServers:\n${server('peer', [PEER])}`)
      await registry.ready('peer')
      const pid = (await registry.call('peer', 'pid')).body as number
      const grandchild = (await registry.call('peer', 'spawn')).body as number
      expect(isGone(pid) || isGone(grandchild)).to.equal(false)
      await registry.close()
      await until(() => isGone(pid) && isGone(grandchild), 'the processes to end')
    })

    it('shares one session between calls at the same time [M7]', async () => {
      const registry = await start(server('peer', [PEER]))
      await registry.ready('peer')
      const calls = await Promise.all(Array.from({ length: 30 }, () => registry.call('peer', 'pid')))
      expect(new Set(calls.map(({ body }) => body)).size).to.equal(1)
    })

    it('tells failures of a tool from failures of the server [M13] [S5]', async () => {
      const registry = await start(server('peer', [PEER]), { apiMode: { request_timeout: 1 } })
      await registry.ready('peer')
      const failed = await registry.call('peer', 'fail')
      expect([failed.status, (failed.body as { message: string }).message]).to.deep.equal([
        500,
        'Tool peer_fail failed: it went wrong',
      ])
      expect((await registry.call('peer', 'lies')).body).to.deep.equal({ n: 'no number' })
      expect((await registry.call('peer', 'hang')).status).to.equal(504)
      expect((await registry.application('peer'))!.state).to.equal('ready')
      expect((await registry.call('peer', 'pid', { extra: 1 })).status).to.equal(422)
    })

    it('may hold its response schema in the description [A-26]', async () => {
      const registry = await start(server('peer', [PEER]))
      await registry.ready('peer')
      const records = await registry.records('peer')
      expect(records.peer_described!.response_schemas.success).to.deep.equal({ ok: 'boolean' })
      expect(records.peer_pid).to.deep.include({ read_only: true, response_schemas: { success: {}, failure: {} } })
    })

    it('runs an onboarded tool by its name [A-43]', async () => {
      const registry = await start(server('peer', [PEER]))
      await registry.ready('peer')
      const schema = {
        name: 'another',
        description: 'd',
        input_schema: { type: 'object', properties: {}, required: [] },
      }
      await registry.post('/functions/onboard', { app_name: 'peer', schemas: [schema] })
      expect((await registry.call('peer', 'another')).body).to.equal((await registry.call('peer', 'pid')).body)
    })
  })

  describe('reached by URL', () => {
    let child: ChildProcess | undefined
    const launch = async (mode: string, port: number) => {
      const started = spawn(process.execPath, [reference('everything'), mode], {
        env: { ...process.env, PORT: String(port) },
        stdio: 'ignore',
      })
      child = started
      await until(
        async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) !== undefined,
        `${mode} to listen`,
      )
    }
    const stop = async () => {
      const ending = child
      child = undefined
      if (!ending || ending.exitCode !== null) return
      const ended = new Promise(resolve => ending.once('exit', resolve))
      ending.kill('SIGKILL')
      await ended
    }
    afterEach(stop)

    const TRANSPORTS: [mode: string, path: string, transport: string][] = [
      ['sse', '/sse', 'sse'],
      ['streamableHttp', '/mcp', 'streamable-http'],
    ]
    for (const [mode, path, transport] of TRANSPORTS) {
      it(`over ${transport}: lists, calls, and comes back after a restart [M2] [A-02]`, async () => {
        const port = await freePort()
        await launch(mode, port)
        const registry = await start(`  far: { url: "http://127.0.0.1:${port}${path}" }\n`)
        await registry.ready('far')
        expect((await registry.call('far', 'echo', { message: 'hi' })).body).to.equal('Echo: hi')
        const { services } = await registry.get<{ services: Record<string, { transport: string }> }>('/status')
        expect(services.far!.transport).to.equal(`${transport} (MCP 2025-11-25)`)
        await stop()
        await launch(mode, port)
        await until(
          async () => (await registry.call('far', 'echo', { message: 'again' })).status === 200,
          'the call to work again',
        )
        expect((await registry.application('far'))!.state).to.equal('ready')
      })
    }

    it('that is down is failed with the message of the specification, and comes back by itself [A-51] [A-55]', async () => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}/sse`
      const registry = await start(`  far: { url: "${url}" }\n`)
      await until(async () => (await registry.application('far'))?.state === 'failed')
      expect((await registry.application('far'))!.message).to.equal(`Failed to connect to MCP server at ${url}`)
      const called = await registry.call('far', 'echo', { message: 'hi' })
      expect([called.status, (called.body as { message: string }).message]).to.deep.equal([
        502,
        `Failed to connect to MCP server at ${url}`,
      ])
      await launch('sse', port)
      await registry.ready('far')
    })
  })
})
