import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../../measure.ts'
import type { RegistrySuite } from '../../registry.ts'
import { limitFigure, timeFigure, type Figure } from '../../report.ts'
import { endChild, findFreePorts, memoryOf, type Servers } from '../../servers.ts'
import { echoEntry } from './mcp-calls.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const PROGRAM = join(ROOT, 'bin', 'agent.js')
const BINARY = join(ROOT, 'dist', 'agent')
/** Services that never answer: a closed port for each type, a command that does not exist. */
const DEAD = [
  '  - dead-api:\n      url: http://127.0.0.1:9/openapi.json\n',
  '  - dead-mcp:\n      type: mcp\n      url: http://127.0.0.1:9/mcp\n',
  '  - dead-trm:\n      type: trm\n      url: http://127.0.0.1:9/manifest\n',
  '  - dead-command:\n      command: no-such-command-of-anybody\n',
]
/** Milliseconds after which a registry is idle. */
const IDLE = 6_000

/**
 * Starting and waiting, through the real program. The compiled code of an earlier start is there, as in every start but
 * the first after an installation or an update.
 */
export const benchStart: RegistrySuite = async (servers, { quick }) => {
  const runs = quick ? 2 : 7
  const dead = servers.writeServices(DEAD)
  const echo = servers.writeServices([echoEntry()])
  await startRegistry(servers, echo, 2_000)
  const listening: number[] = []
  for (let run = 0; run < runs; run++) listening.push((await startRegistry(servers, dead, 0)).time)
  const figures = [timeFigure(`registry listens, four dead upstreams, median of ${runs}`, median(listening), 300)]
  const service = await servers.start('operations', { operations: 100 })
  const registryFile = servers.writeRegistryFile({ records: service })
  const idle = await startRegistry(servers, registryFile, IDLE)
  const bare = await measureBareNode(servers)
  if (idle.resident !== undefined)
    figures.push(limitFigure('registry idle, an OpenAPI service of 100 tools', idle.resident, 'MB', 90))
  const withMcp = await startRegistry(servers, echo, IDLE)
  if (withMcp.resident !== undefined)
    figures.push(limitFigure('registry idle, an MCP server over stdio', withMcp.resident, 'MB', 90))
  const first = await startRegistry(servers, registryFile, IDLE, { NODE_DISABLE_COMPILE_CACHE: '1' })
  if (first.resident !== undefined)
    figures.push(limitFigure('the same at the first start after an installation', first.resident, 'MB'))
  if (bare !== undefined) figures.push(limitFigure('Node itself, a server that answers nothing', bare, 'MB'))
  figures.push(...measureVersion(runs), await measureDemo(servers, quick ? 1 : 5))
  return figures
}

/** Runs `agent serve registry` until it listens and `wait` milliseconds more. */
async function startRegistry(servers: Servers, registryFile: string, wait: number, more: NodeJS.ProcessEnv = {}) {
  const [port] = (await findFreePorts(1)) as [number]
  const folder = projectFolder(servers)
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [PROGRAM, 'serve', 'registry', '--port', String(port), '--registry-file', registryFile],
    {
      cwd: folder,
      env: { ...process.env, AGENT_HOME: join(folder, '.agent'), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  )
  let printed = ''
  const listens = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        if (printed.includes('listens at')) resolve()
      })
  })
  await Promise.race([listens, once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(`The registry ended: ${printed.slice(-300)}`)
  const time = performance.now() - started
  await pause(wait)
  const resident = memoryOf(child.pid!)?.now
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { time, resident }
}

async function measureBareNode(servers: Servers): Promise<number | undefined> {
  const { child } = servers.run(process.execPath, ['-e', "require('node:http').createServer().listen(0)"])
  await pause(1000)
  const resident = memoryOf(child.pid!)?.now
  await endChild(child)
  return resident
}

function measureVersion(runs: number): Figure[] {
  const commands: [what: string, command: string, args: string[], limit?: number][] = [
    ['agent --version, from the sources', process.execPath, [PROGRAM, '--version']],
    ...(existsSync(BINARY)
      ? [['agent --version, single binary', BINARY, ['--version'], 60] as [string, string, string[], number]]
      : []),
  ]
  return commands.map(([what, command, args, limit]) => {
    const times = Array.from({ length: runs + 1 }, () => {
      const started = performance.now()
      spawnSync(command, args)
      return performance.now() - started
    })
    return timeFigure(`${what}, median of ${runs}`, median(times.slice(1)), limit)
  })
}

/** `agent start demo` returns when all four servers are healthy. */
async function measureDemo(servers: Servers, runs: number): Promise<Figure> {
  const [agent, registry, territory, crm] = await findFreePorts(4)
  const folder = projectFolder(servers)
  const ports = `[demo]\nport = ${agent}\napi_registry_port = ${registry}\n\n[server_ports]\nterritory_api = ${territory}\ncrm_api = ${crm}\n`
  writeFileSync(join(folder, 'settings.toml'), ports)
  const run = (args: string[]) =>
    spawnSync(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      env: { ...process.env, AGENT_HOME: join(folder, '.agent') },
      encoding: 'utf8',
    })
  const times: number[] = []
  for (let count = -1; count < runs; count++) {
    const started = performance.now()
    const { status, stderr } = run(['start', 'demo'])
    const time = performance.now() - started
    run(['stop', 'all'])
    if (status !== 0) throw new Error(`agent start demo ended with ${status}: ${stderr.slice(0, 300)}`)
    if (count >= 0) times.push(time)
  }
  return timeFigure(`agent start demo, all four servers healthy, median of ${runs}`, median(times), 2000)
}

let folders = 0

function projectFolder(servers: Servers): string {
  const folder = join(servers.folder, `project-${++folders}`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'settings.toml'), '')
  return folder
}
