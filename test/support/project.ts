import { spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Component } from '../../src/processes/components.ts'
import { canRunHere, runHere } from './run-here.ts'

/** What a command printed and how it ended. */
export interface CommandResult {
  code: number | null
  stdout: string
  stderr: string
}

export interface RunOptions {
  environment?: NodeJS.ProcessEnv
  input?: string
  /** The source tree, whatever else is under test. */
  fromSource?: boolean
  /** In a process of its own, where a brief command would run in that of the tests. */
  apart?: boolean
}

/** A project in a temporary folder, on ports of its own, driven through the real command line. */
export interface Project {
  folder: string
  stateFolder: string
  settingsFile: string
  ports: Record<Component, number>
  url(component: Component): string
  run(args: string[], options?: RunOptions): Promise<CommandResult>
  /** A command that stays: the running process and what it has printed so far. */
  spawn(args: string[], options?: RunOptions): RunningCommand
  pidOf(component: Component): number | undefined
  /** Ends the commands that stay, stops everything and removes the folder. */
  remove(): Promise<void>
}

export interface RunningCommand {
  pid: number
  printed(): string
  end(signal?: NodeJS.Signals): Promise<number | null>
}

const SOURCE = join(import.meta.dirname, '..', '..', 'bin', 'agent.js')

/**
 * The program under test: the file that AGENT_BIN names (the single binary), the package that AGENT_PACKAGE names the shim of
 * (`npm test`), or the source tree.
 */
export function programCommand(): [string, ...string[]] {
  const binary = process.env['AGENT_BIN']
  return binary ? [realpathSync(binary)] : [process.execPath, process.env['AGENT_PACKAGE'] ?? SOURCE]
}

export const isBinaryUnderTest = Boolean(process.env['AGENT_BIN'])

/** Makes a project whose settings file names free ports; `settings` is put in front of them. */
export async function createProject(settings = ''): Promise<Project> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-project-')))
  const [territory, crm, registry, agent] = (await findFreePorts(4)) as [number, number, number, number]
  const ports = { territory, crm, registry, agent }
  const settingsFile = join(folder, 'settings.toml')
  const stateFolder = join(folder, '.agent')
  writeFileSync(
    settingsFile,
    `${settings}\n[demo] # ports of this project\nport = ${agent}\napi_registry_port = ${registry}\n\n` +
      `[server_ports]\nterritory_api = ${territory}\ncrm_api = ${crm}\n`,
  )
  const called = putOnPath(folder)
  const staying = new Set<ChildProcess>()
  let hasStarted = false
  const start = (args: string[], { environment = {}, fromSource }: RunOptions = {}) => {
    hasStarted ||= /^(?:start|restart)$/.test(args[0] ?? '')
    const [command, ...first] = fromSource ? [process.execPath, SOURCE] : programCommand()
    return spawn(command, [...first, ...args], { cwd: folder, env: { ...called, ...environment } })
  }
  const project: Project = {
    folder,
    stateFolder,
    settingsFile,
    ports,
    url: component => `http://127.0.0.1:${ports[component]}`,
    run: async (args, options = {}) => {
      const { environment = {}, input = '', fromSource, apart = Boolean(fromSource) || isBinaryUnderTest } = options
      if (!apart && canRunHere(args)) return await runHere(args, folder, { ...called, ...environment }, input)
      const child = start(args, options)
      let stdout = ''
      let stderr = ''
      child.stdout.on('data', chunk => (stdout += String(chunk)))
      child.stderr.on('data', chunk => (stderr += String(chunk)))
      child.stdin.end(input)
      const code = await new Promise<number | null>(resolve => child.on('close', resolve))
      return { code, stdout, stderr }
    },
    spawn: (args, options = {}) => {
      const child = start(args, options)
      staying.add(child)
      child.once('exit', () => staying.delete(child))
      let printed = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
      const closed = new Promise<number | null>(resolve => child.on('close', resolve))
      return {
        pid: child.pid!,
        printed: () => printed,
        end: async (signal = 'SIGTERM') => {
          child.kill(signal)
          return await closed
        },
      }
    },
    pidOf: component => {
      try {
        return (JSON.parse(readFileSync(join(stateFolder, 'run', `${component}.json`), 'utf8')) as { pid: number }).pid
      } catch {
        return undefined
      }
    },
    remove: async () => {
      // A test that failed may have left a command that stays.
      for (const child of staying) child.kill('SIGTERM')
      await waitFor('commands have ended', () => staying.size === 0)
      // What a test took the state folder of is found by its port.
      if (hasStarted || existsSync(join(stateFolder, 'run'))) await project.run(['stop', 'all', '--force'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return project
}

/** The clean environment with the program on the PATH, as where it is installed: hints call it `agent`. */
function putOnPath(folder: string): NodeJS.ProcessEnv {
  const environment = cleanEnvironment()
  const folders = [...new Set([SOURCE, programCommand().at(-1)!])].map((program, at) => {
    const one = join(folder, '.path', String(at))
    mkdirSync(one, { recursive: true })
    symlinkSync(program, join(one, 'agent'))
    return one
  })
  return { ...environment, PATH: [...folders, environment['PATH']].join(delimiter) }
}

/** Free TCP ports; they stay reserved until all are known, so that they differ. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map(server => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(async server => await new Promise(resolve => server.close(resolve))))
  return ports
}

/** Processes that run with a folder as their working directory (Linux only). */
export function listProcessesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        return realpathSync(`/proc/${name}/cwd`) === folder
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Waits until something holds; throws with its name when it does not within half a minute. */
export async function waitFor(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (await holds()) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error(`Waited in vain: ${what}`)
}

/** The environment without what would change the program. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(AGENT_|MCP_SERVERS_FILE|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_V8_COVERAGE|NODE_COMPILE_CACHE)/.test(name),
    ),
  )
}
