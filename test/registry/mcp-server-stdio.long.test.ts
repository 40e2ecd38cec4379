import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { CLIENTS, connectClient, type ClientKind } from '../support/mcp-clients.ts'
import { programCommand } from '../support/project.ts'
import { describeService, startRecordingService } from '../support/recording-service.ts'
import { startRegistry, until } from '../support/start-registry.ts'

const [COMMAND, ...PROGRAM] = programCommand()
const ok = { 200: { description: 'ok' } }
const PATHS = { '/things': { get: { operationId: 'listThings', responses: ok } } }

describe('agent mcp, the catalogue over standard input and output', () => {
  const open: { close(): Promise<void> }[] = []
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-mcp-stdio-'))
    open.push({ close: async () => rmSync(folder, { recursive: true, force: true }) })
  })
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.close()
  })
  const environment = () => ({ PATH: process.env['PATH'] ?? '', HOME: folder, AGENT_HOME: folder })
  const connect = async (kind: ClientKind, args: string[]) => {
    const place = { command: COMMAND, args: [...PROGRAM, 'mcp', ...args], env: environment(), cwd: folder }
    const client = await connectClient(kind, place)
    open.push(client)
    return client
  }
  const serve = async () => {
    const service = await startRecordingService(describeService(PATHS))
    open.push(service)
    return service
  }
  const yamlOf = (url: string) => `services:\n  - shop:\n      url: ${url}/openapi.json\n`
  const isGone = (pid: number) => {
    try {
      process.kill(pid, 0)
      return false
    } catch {
      return true
    }
  }
  /** The command itself, for what an SDK client cannot do. */
  const run = (args: string[]): ChildProcess & { errors: () => string; answers: () => string } => {
    const child = spawn(COMMAND, [...PROGRAM, 'mcp', ...args], { env: environment(), cwd: folder })
    let errors = ''
    let answers = ''
    child.stderr.on('data', chunk => (errors += String(chunk)))
    child.stdout.on('data', chunk => (answers += String(chunk)))
    open.push({
      close: async () => {
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGKILL')
          await once(child, 'exit')
        }
      },
    })
    return Object.assign(child, { errors: () => errors, answers: () => answers })
  }

  for (const kind of CLIENTS)
    it(`lists and calls the tools of the running registry for the SDK's ${kind} client, and leaves no process`, async () => {
      const service = await serve()
      const registry = await startRegistry(yamlOf(service.url))
      open.push(registry)
      await registry.ready('shop')
      const client = await connect(kind, ['--url', registry.url])
      expect(client.era).to.equal(kind === '2.x modern' ? 'modern' : 'legacy')
      expect((await client.list()).map(tool => tool.name)).to.deep.equal(['shop_listThings'])
      expect((await client.call('shop_listThings')).structuredContent).to.deep.equal({ ok: true })
      const failed = await client.call('shop_listThings', { surprise: 1 })
      expect(failed.isError).to.equal(true)
      const unknown = await client.call('shop_nothing').then(
        () => undefined,
        (error: { code: number; message: string }) => error,
      )
      expect(unknown).to.include({ code: -32602 })
      expect(unknown!.message).to.contain('not found in any server')
      const pid = client.pid!
      expect(isGone(pid)).to.equal(false)
      await client.close()
      await until(() => isGone(pid), 'the process to end')
    })

  it('finds the registry of the project that it is started in', async () => {
    const service = await serve()
    const registry = await startRegistry(yamlOf(service.url))
    open.push(registry)
    await registry.ready('shop')
    writeFileSync(join(folder, 'settings.toml'), `[demo]\napi_registry_port = ${new URL(registry.url).port}\n`)
    const client = await connect('1.x', [])
    expect((await client.list()).map(tool => tool.name)).to.deep.equal(['shop_listThings'])
  })

  it('takes compact listings and single applications from its options', async () => {
    const service = await serve()
    const registry = await startRegistry(yamlOf(service.url))
    open.push(registry)
    await registry.ready('shop')
    const client = await connect('2.x modern', ['--url', registry.url, '--listing', 'compact', '--app', 'shop'])
    expect((await client.list()).map(tool => tool.name)).to.include('call_tool')
    expect((await client.call('call_tool', { name: 'shop_listThings' })).structuredContent).to.deep.equal({ ok: true })
  })

  for (const kind of CLIENTS)
    it(`outlives a restart of the registry, and tells the SDK's ${kind} client of it`, async () => {
      const service = await serve()
      const first = await startRegistry(yamlOf(service.url), { keepFolder: true })
      await first.ready('shop')
      const { port } = new URL(first.url)
      const client = await connect(kind, ['--url', first.url])
      await client.list()
      await first.close()
      const { changes } = client
      const second = await startRegistry(yamlOf(service.url), { port: Number(port) })
      open.push(second)
      await until(() => client.changes > changes, 'word of the restart')
      expect((await client.call('shop_listThings')).structuredContent).to.deep.equal({ ok: true })
    })

  it('says how to start a registry that is not there, on standard error and in answers', async () => {
    const child = run(['--url', 'http://127.0.0.1:9'])
    const send = (message: object) => child.stdin!.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    send({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
    })
    send({ method: 'notifications/initialized' })
    send({ id: 2, method: 'tools/list' })
    await until(() => child.answers().trim().split('\n').length === 2, 'both answers')
    const [, failed] = child
      .answers()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { error: { message: string } })
    expect(failed!.error.message).to.match(
      /does not answer at http:\/\/127\.0\.0\.1:9\. Start it: .* start api-registry/,
    )
    expect(child.errors()).to.contain('start api-registry').and.to.contain('--standalone')
    child.stdin!.end()
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).to.equal(0)
  })

  it('runs a registry of its own with --standalone, which ends with it and leaves nothing behind', async () => {
    const service = await serve()
    const file = join(folder, 'own.yaml')
    const peer = fileURLToPath(new URL('../support/mcp-peer.ts', import.meta.url))
    writeFileSync(
      file,
      `${yamlOf(service.url)}mcpServers:\n  peer:\n    command: ${process.execPath}\n    args: ["${peer}"]\n`,
    )
    const client = await connect('2.x modern', ['--standalone', '--registry-file', file])
    await until(async () => {
      const names = (await client.list()).map(tool => tool.name)
      return names.includes('shop_listThings') && names.includes('peer_pid')
    }, 'its services')
    expect((await client.call('shop_listThings')).structuredContent).to.deep.equal({ ok: true })
    const peerPid = Number((await client.call('peer_pid')).content[0]!.text)
    const pid = client.pid!
    await client.close()
    await until(() => isGone(pid) && isGone(peerPid), 'both processes to end')
  })

  it('does not outlive a client that is killed', async () => {
    const service = await serve()
    const registry = await startRegistry(yamlOf(service.url))
    open.push(registry)
    // The client is a process of its own, which starts the command and holds the other end of its input.
    const parent = spawn(
      process.execPath,
      [
        '-e',
        `const child = require('node:child_process').spawn(${JSON.stringify(COMMAND)}, ${JSON.stringify([...PROGRAM, 'mcp', '--url', registry.url])}, { stdio: ['pipe', 'ignore', 'ignore'] });
         console.log(child.pid); setInterval(() => {}, 1000)`,
      ],
      { env: environment(), cwd: folder },
    )
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(String(line).trim())
    expect(isGone(pid)).to.equal(false)
    parent.kill('SIGKILL')
    await until(() => isGone(pid), 'the command to end')
  })

  it('refuses wrong options', async () => {
    for (const [args, words] of [
      [['--url', 'nowhere'], 'is no address'],
      [['--url', 'ftp://127.0.0.1'], 'http or https'],
      [['--standalone', '--url', 'http://127.0.0.1:1'], 'leave --url out'],
      [['--listing', 'some'], 'Allowed choices are auto, full, compact'],
    ] as const) {
      const child = run([...args])
      const [code] = (await once(child, 'exit')) as [number]
      expect([args.join(' '), code]).to.deep.equal([args.join(' '), 2])
      expect(child.errors()).to.contain(words)
      expect(child.answers()).to.equal('')
    }
  })
})
