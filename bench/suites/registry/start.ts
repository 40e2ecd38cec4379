import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
/** As after an installation: Node has kept no compiled code of the program. */
const NOTHING_COMPILED = { NODE_DISABLE_COMPILE_CACHE: '1' }
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
  for (let run = 0; run < runs; run++) listening.push(await startRegistry(servers, dead, 0))
  const figures = [timeFigure(`registry listens, four dead upstreams, median of ${runs}`, median(listening), 300)]
  const service = await servers.start('operations', { operations: 100 })
  const registryFile = servers.writeRegistryFile({ records: service })
  const bare = await measureBareNode(servers)
  const idle: [what: string, registryFile: string, limit?: number, environment?: NodeJS.ProcessEnv][] = [
    ['registry idle, an OpenAPI service of 100 tools', registryFile, 90],
    ['registry idle, an MCP server over stdio', echo, 90],
    ['registry idle, OpenAPI, first start after an installation', registryFile, undefined, NOTHING_COMPILED],
  ]
  for (const [what, file, limit, environment] of idle) {
    const resident = await measureIdle(servers, file, environment)
    if (resident !== undefined) figures.push(limitFigure(what, resident, 'MB', limit))
  }
  if (bare !== undefined) figures.push(limitFigure('Node itself, a server that answers nothing', bare, 'MB'))
  figures.push(...measureVersion(runs), await measureDemo(servers, quick ? 1 : 5))
  return figures
}

/** Runs `agent serve registry` until it listens and `wait` milliseconds more; returns how long it took to listen. */
async function startRegistry(servers: Servers, registryFile: string, wait: number): Promise<number> {
  const [port] = (await findFreePorts(1)) as [number]
  const folder = projectFolder(servers)
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [PROGRAM, 'serve', 'registry', '--port', String(port), '--registry-file', registryFile],
    {
      cwd: folder,
      env: { ...process.env, AGENT_HOME: join(folder, '.agent') },
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
  child.kill('SIGTERM')
  await once(child, 'exit')
  return time
}

/** Resident memory of a registry that `agent start` started and that has done nothing since its services are ready. */
async function measureIdle(servers: Servers, registryFile: string, environment: NodeJS.ProcessEnv = {}) {
  const [port] = (await findFreePorts(1)) as [number]
  const folder = projectFolder(servers)
  writeFileSync(join(folder, 'settings.toml'), `[demo]\napi_registry_port = ${port}\n`)
  copyFileSync(registryFile, join(folder, 'mcp_servers.yaml'))
  runProgram(folder, ['start', 'api-registry'], environment)
  try {
    await pause(IDLE)
    const record = JSON.parse(readFileSync(join(folder, '.agent', 'run', 'registry.json'), 'utf8')) as { pid: number }
    return memoryOf(record.pid)?.now
  } finally {
    runProgram(folder, ['stop', 'all'])
  }
}

/** Runs one command of the program in a project folder; throws what it said when it failed. */
function runProgram(folder: string, args: string[], environment: NodeJS.ProcessEnv = {}): void {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { ...process.env, AGENT_HOME: join(folder, '.agent'), ...environment },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`agent ${args.join(' ')} ended with ${status}: ${stderr.slice(0, 300)}`)
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
  const times: number[] = []
  for (let count = -1; count < runs; count++) {
    const started = performance.now()
    runProgram(folder, ['start', 'demo'])
    if (count >= 0) times.push(performance.now() - started)
    runProgram(folder, ['stop', 'all'])
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
