import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectHttp, connectStdio, type McpCaller } from './mcp-clients.ts'
import { endChild, findFreePorts, waitFor, type RunningPeer, type Servers } from './servers.ts'

const FOLDER = join(import.meta.dirname, 'peers')
const ECHO = join(import.meta.dirname, 'upstreams', 'echo-server.ts')

/** Command line of the MCP server that every contender puts behind itself. */
export const echoCommand = [process.execPath, '--disable-warning=ExperimentalWarning', ECHO]

/** Installs the peers from their lock file, apart from the program, when they are not there yet. */
export function installPeers(): void {
  const lock = join(FOLDER, 'package-lock.json')
  const mark = join(FOLDER, 'node_modules', '.package-lock.json')
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return
  console.error('Installing the peers of bench/peers …')
  const run = spawnSync('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund', '--ignore-scripts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (run.status !== 0) throw new Error('npm ci in bench/peers failed: its output is above')
}

/** Path of a file of an installed peer. */
export const peerFile = (...parts: string[]) => join(FOLDER, 'node_modules', ...parts)

/** The version that is installed, as `mcp-hub 4.2.1`. */
export function peerName(name: string): string {
  const { version } = JSON.parse(readFileSync(peerFile(name, 'package.json'), 'utf8')) as { version: string }
  return `${name} ${version}`
}

/** A peer in front of a server or a service, called as its own users call it. */
export interface Peer {
  name: string
  running: RunningPeer
  call(tool: string, args: Record<string, unknown>): Promise<unknown>
  tools(): Promise<string[]>
  /** A new session, for peers that have sessions. */
  reconnect(): Promise<void>
  close(): Promise<void>
}

/** Peers that put one MCP server over stdio behind HTTP, by the name of their row. */
export const STDIO_PEERS: Record<string, (servers: Servers) => Promise<Peer>> = {
  'mcp-hub': startMcpHub,
  'supergateway, stateful': servers => startSupergateway(servers, ['--stateful']),
  'supergateway, stateless': servers => startSupergateway(servers, []),
  'mcp-proxy': startMcpProxy,
}

async function startMcpHub(servers: Servers): Promise<Peer> {
  const [port] = (await findFreePorts(1)) as [number]
  const config = join(servers.folder, 'mcp-hub.json')
  const [command, ...args] = echoCommand
  writeFileSync(config, JSON.stringify({ mcpServers: { echo: { command, args } } }))
  const cli = peerFile('mcp-hub', 'dist', 'cli.js')
  const running = servers.run(process.execPath, [cli, '--port', String(port), '--config', config])
  const call = async (tool: string, args: Record<string, unknown>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/servers/tools`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ server_name: 'echo', tool, arguments: args }),
    })
    const body = (await answer.json()) as { result?: { content?: { text?: string }[] }; error?: unknown }
    const text = body.result?.content?.[0]?.text
    if (!answer.ok || text === undefined)
      throw new Error(`mcp-hub answered ${answer.status}: ${JSON.stringify(body).slice(0, 200)}`)
    return text
  }
  await untilItAnswers('mcp-hub', running, () => call('echo', { text: 'ready' }))
  return {
    name: peerName('mcp-hub'),
    running,
    call,
    tools: () => Promise.resolve(['echo', 'pid']),
    reconnect: () => Promise.resolve(),
    close: () => endChild(running.child),
  }
}

async function startSupergateway(servers: Servers, flags: string[]): Promise<Peer> {
  const [port] = (await findFreePorts(1)) as [number]
  const running = servers.run(process.execPath, [
    peerFile('supergateway', 'dist', 'index.js'),
    ...['--stdio', echoCommand.join(' '), '--outputTransport', 'streamableHttp', '--port', String(port)],
    ...['--logLevel', 'none', ...flags],
  ])
  const name = `${peerName('supergateway')}, ${flags.length ? 'stateful' : 'stateless'}`
  return await connectPeer(name, running, `http://127.0.0.1:${port}/mcp`)
}

async function startMcpProxy(servers: Servers): Promise<Peer> {
  const [port] = (await findFreePorts(1)) as [number]
  const running = servers.run(process.execPath, [
    peerFile('mcp-proxy', 'dist', 'bin', 'mcp-proxy.mjs'),
    ...['--port', String(port), '--host', '127.0.0.1', '--server', 'stream', '--', ...echoCommand],
  ])
  return await connectPeer(peerName('mcp-proxy'), running, `http://127.0.0.1:${port}/mcp`)
}

/** fastmcp over the description of an OpenAPI service. */
export async function startFastmcp(servers: Servers, spec: string): Promise<Peer> {
  const [port] = (await findFreePorts(1)) as [number]
  const running = servers.run(process.execPath, [join(FOLDER, 'fastmcp-openapi.mjs'), spec, String(port)])
  return await connectPeer(`${peerName('fastmcp')} fromOpenAPI`, running, `http://127.0.0.1:${port}/mcp`)
}

/** The npm converter of OpenAPI to MCP with the most users, over stdio. */
export const ivotobyCommand = (spec: string, baseUrl: string) => [
  process.execPath,
  peerFile('@ivotoby', 'openapi-mcp-server', 'bin', 'mcp-server.js'),
  ...['--api-base-url', baseUrl, '--openapi-spec', spec, '--tools', 'all', '--transport', 'stdio'],
]

/** The same, connected. */
export async function startIvotoby(spec: string, baseUrl: string): Promise<McpCaller> {
  const [command, ...args] = ivotobyCommand(spec, baseUrl)
  return await connectStdio(command!, args)
}

async function connectPeer(name: string, running: RunningPeer, url: string): Promise<Peer> {
  let caller: McpCaller | undefined
  const reconnect = async () => {
    await caller?.close().catch(() => undefined)
    caller = await connectHttp(url)
  }
  await untilItAnswers(name, running, reconnect)
  return {
    name,
    running,
    call: (tool, args) => caller!.call(tool, args),
    tools: () => caller!.tools(),
    reconnect,
    close: async () => {
      await caller?.close().catch(() => undefined)
      await endChild(running.child)
    },
  }
}

/** Waits until the peer works; what it printed last is the reason when it does not. */
async function untilItAnswers(
  name: string,
  { child, printed }: RunningPeer,
  attempt: () => Promise<unknown>,
): Promise<void> {
  let last: unknown
  await waitFor(
    name,
    async () => {
      if (child.exitCode !== null) return true
      await attempt().catch((error: unknown) => {
        last = error
        throw error
      })
      return true
    },
    60,
  ).catch(() => {
    throw new Error(`it did not start: ${String(last)} ${printed().slice(-200)}`)
  })
  if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${printed().slice(-300)}`)
}
